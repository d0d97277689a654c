### Composed from the card data by card_text/rule_texts.py. Do not edit.

dmd-e1-pale-riders-rule =
    Jeder Ghast zieht 1 Feld auf dich zu.
    Beschwöre 1 Kultisten am roten Tor.
dmd-e1-nameless-witness-rule =
    Das Unsagbare zieht 2 Felder auf dich zu.
    Erleide 1 Stress.
dmd-e1-parish-register-rule =
    Wähle eines:
    • Nimm „Die verborgene Seite“.
    • Nimm „Ein Segen am Rand“.
    • Lege diese Karte ab.
dmd-e1-parish-register-left-rule = Gegenstand. Beweis.
dmd-e1-parish-register-right-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab und heile bis zu 2 Stress und Wunden in beliebiger Mischung.
dmd-e1-ashen-witness-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Die Küchenmagd“.
    • Erleide 1 Wunde und nimm „Ihre versengte Schürze“.
    • Lege diese Karte ab.
dmd-e1-ashen-witness-left-rule =
    Begleiter mit 1 Leben. Beweis.
    Bei Proben für Episodenaktionen hast du 1 freien Neuwurf.
dmd-e1-ashen-witness-right-rule =
    Gegenstand. Beweis.
    Brennt dich Feuer, darfst du 1 Wunde ignorieren.
dmd-e1-bailiff-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Büttel Conn“.
    • Erleide 1 Stress und nimm „Schlüssel zur Hintertür“.
    • Lege diese Karte ab.
dmd-e1-bailiff-left-rule =
    Begleiter mit 2 Leben.
    +1 Level Nahkampf.
dmd-e1-bailiff-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab und bewege dich bis zu 3 Felder weit, ohne dass ein Gegner folgt.
dmd-e1-alices-mirror-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Der verhängte Spiegel“.
    • Andernfalls nimm den Zustand „Angeklagt“.
dmd-e1-alices-mirror-left-rule =
    Gegenstand. Beweis.
    Wirst du angegriffen, hast du 1 freien Neuwurf.
dmd-e1-alices-mirror-right-rule =
    Zustand.
    Bei Proben für Episodenaktionen hast du 1 Erfolg weniger.
dmd-e1-pointing-finger-rule =
    Wenn du angeklagt bist, verliere 1 geistige Gesundheit.
    Wenn nicht, wähle eines:
    • Erleide 1 Stress. Sonst geschieht nichts.
    • Andernfalls nimm den Zustand „Angeklagt“.
dmd-e1-pointing-finger-right-rule =
    Zustand.
    Bei Proben für Episodenaktionen hast du 1 Erfolg weniger.
dmd-e1-confession-rule =
    Wähle eines:
    • Erleide 2 Wunden und nimm „Alices Geständnis, unterschrieben“.
    • Erleide 1 Stress und nimm „Alices Geständnis, ohne Unterschrift“.
    • Lege diese Karte ab.
dmd-e1-confession-left-rule =
    Gegenstand. Beweis.
    Bei Proben für Episodenaktionen hast du 1 Erfolg mehr.
dmd-e1-confession-right-rule =
    Gegenstand. Beweis.
    Bei einer Probe für eine Episodenaktion: Lege diese Karte ab und erhalte 2 freie Neuwürfe.
dmd-e1-petronilla-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Petronilla de Meath“.
    • Heile 1 Stress.
    • Lege diese Karte ab.
dmd-e1-petronilla-left-rule =
    Begleiter mit 3 Leben. Beweis.
    Bei Proben für Episodenaktionen kostet dich 1 Tentakel keine geistige Gesundheit.
dmd-e1-witch-pricker-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Die lange Nadel“.
    • Erleide 1 Wunde und nimm „Die falsche Nadel“.
    • Lege diese Karte ab.
dmd-e1-witch-pricker-left-rule =
    Gegenstand.
    Bei Angriffen auf deinem Feld hast du 1 grünen Würfel mehr.
dmd-e1-witch-pricker-right-rule =
    Gegenstand. Beweis.
    Bei Proben für Entdeckungskarten hast du 1 freien Neuwurf.
dmd-e1-hecklers-rule = Wirf 2 schwarze Würfel gegen dich: Jeder Erfolg ist 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
dmd-e1-lantern-rule =
    Wähle eines:
    • Nimm „Laterne“.
    • Nimm „Brennendes Öl“.
    • Lege diese Karte ab.
dmd-e1-lantern-left-rule =
    Gegenstand.
    Du läufst 1 Feld weiter.
dmd-e1-stone-throwers-rule =
    Wähle eines:
    • Erleide 1 Wunde. Sonst geschieht nichts.
    • Andernfalls beschwöre 2 Kultisten auf deinem Feld.
dmd-e1-holy-water-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Ein Fläschchen zum Werfen“.
    • Erleide 1 Stress und nimm „Ein Fläschchen zum Teilen“.
    • Lege diese Karte ab.
dmd-e1-holy-water-left-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab. Ein Monster deiner Wahl auf deinem Feld oder einem benachbarten erleidet 3 Wunden.
dmd-e1-holy-water-right-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab. Jeder Ermittler auf deinem Feld heilt bis zu 2 Stress und Wunden in beliebiger Mischung.
dmd-e1-black-cat-rule =
    Wenn du angeklagt bist, nimm „Die Katze“.
    Wenn nicht, wähle eines:
    • Erleide 1 Stress und nimm „Die Katze“.
    • Lege diese Karte ab.
dmd-e1-black-cat-left-rule =
    Begleiter mit 1 Leben. Beweis.
    +1 Level Verstohlen.
dmd-e2-night-rounds-rule =
    Jeder Kultist zieht 2 Felder auf den nächsten Patienten zu.
    Beschwöre 1 Kultisten am roten Tor.
dmd-e2-lockdown-rule =
    Lege 1 Schloss auf den offenen Durchgang, der dir am nächsten ist.
    Beschwöre 1 Schlangenmenschen am blauen Tor.
dmd-e2-head-physician-rule =
    Jeder Schlangenmensch zieht 2 Felder auf dich zu.
    Beschwöre 1 Schlangenmenschen am roten Tor.
dmd-e2-storm-breaks-rule = Jeder Gegner zieht 1 Feld auf den nächsten Ermittler zu.
dmd-e2-strong-patient-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Noah, der starke Patient“.
    • Andernfalls nimm den Zustand „Paranoid“.
dmd-e2-strong-patient-left-rule =
    Begleiter mit 1 Leben.
    +1 Level Nahkampf.
dmd-e2-strong-patient-right-rule =
    Zustand.
    Am Ende deines Zuges, wenn ein anderer Ermittler auf deinem Feld ist: Erleide 1 Stress.
dmd-e2-ring-of-keys-rule =
    Wähle eines:
    • Erleide 1 Wunde und nimm „Der ganze Bund“.
    • Nimm „Ein Schlüssel“.
    • Lege diese Karte ab.
dmd-e2-ring-of-keys-left-rule =
    Gegenstand. Schlüssel.
    Freie Aktion, einmal pro Zug: Erleide 1 Stress und entferne 1 Schloss von einem Durchgang deines Feldes.
dmd-e2-ring-of-keys-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab und entferne 1 Schloss von einem Durchgang deines Feldes.
dmd-e2-crowbar-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Brechstange“.
    • Erleide 1 Stress und nimm „Feueraxt“.
    • Lege diese Karte ab.
dmd-e2-sedative-rule =
    Wähle eines:
    • Nimm „Beruhigungsmittel“.
    • Erleide 1 Wunde und nimm „Säure“.
    • Lege diese Karte ab.
dmd-e2-sedative-left-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab und heile 4 Stress.
dmd-e2-sedative-right-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab. Ein Gegner deiner Wahl auf deinem Feld erleidet 3 Wunden.
dmd-e2-nurse-bianca-rule =
    Wenn du paranoid bist, erleide 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    Wenn nicht, wähle eines:
    • Erleide 2 Stress und nimm „Schwester Bianca“.
    • Lege diese Karte ab.
dmd-e2-nurse-bianca-left-rule =
    Begleiter mit 2 Leben.
    Ruhst du dich aus, heilst du 1 mehr.
dmd-e2-night-watchman-rule =
    Wähle eines:
    • Lege eine Probe ab. Bei 2 oder mehr Erfolgen nimm „Die Lampe des Wächters“.
    • Andernfalls beschwöre 1 Kultisten auf deinem Feld.
dmd-e2-night-watchman-left-rule =
    Gegenstand.
    Du läufst 1 Feld weiter.
    Bei Proben für Entdeckungskarten hast du 1 freien Neuwurf.
dmd-e2-padded-cell-rule =
    Wenn du paranoid bist, verliere 1 geistige Gesundheit.
    Wenn nicht, wähle eines:
    • Erleide 2 Stress und nimm „Wandpolster“.
    • Andernfalls nimm den Zustand „Paranoid“.
dmd-e2-padded-cell-right-rule =
    Zustand.
    Am Ende deines Zuges, wenn ein anderer Ermittler auf deinem Feld ist: Erleide 1 Stress.
dmd-e2-directors-diary-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Das Tagebuch“.
    • Nimm „Ein Rezept“.
    • Lege diese Karte ab.
dmd-e2-directors-diary-left-rule =
    Gegenstand.
    Bei Proben, die nicht gegen dich sind, darf 1 Älteres Zeichen als Erfolg zählen.
dmd-e2-silent-girl-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Das stumme Mädchen“.
    • Nimm „Ihre Zeichnungen“.
    • Lege diese Karte ab.
dmd-e2-silent-girl-left-rule =
    Begleiter mit 1 Leben.
    +1 Level Arkanes Wissen.
dmd-e2-whispering-wall-rule =
    Wenn du paranoid bist, heile 2 Stress und ziehe eine Entdeckungskarte.
    Wenn nicht, wähle eines:
    • Lege eine Probe ab. Bei 2 oder mehr Erfolgen heile bis zu 2 Stress und Wunden in beliebiger Mischung.
    • Lege diese Karte ab.
dmd-e2-bolts-slam-rule = Lege 1 Schloss auf den offenen Durchgang, der dir am nächsten ist. Erleide 1 Stress.
dmd-e2-sewer-grate-rule =
    Wähle eines:
    • Erleide 2 Stress. Du wirst auf ein beliebiges Feld gestellt.
    • Nimm „Kanalplan“.
    • Lege diese Karte ab.
dmd-e2-sewer-grate-left-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Du wirst auf ein höchstens 2 Felder entferntes Feld gestellt.
dmd-e2-orderlys-coat-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Pflegerkittel“.
    • Erleide 1 Wunde und nimm „Knüppel“.
    • Lege diese Karte ab.
dmd-e2-orderlys-coat-left-rule =
    Gegenstand.
    Verlässt du ein Feld, folgt dir 1 Kultist von dort nicht.
dmd-e2-hydrotherapy-rule = Wirf 1 schwarzen und 2 grüne Würfel gegen dich: Jeder Erfolg ist 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
dmd-e2-gondolier-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Tullio, der Gondoliere“.
    • Andernfalls nimm den Zustand „Paranoid“.
dmd-e2-gondolier-right-rule =
    Zustand.
    Am Ende deines Zuges, wenn ein anderer Ermittler auf deinem Feld ist: Erleide 1 Stress.
dmd-e3-claws-on-stone-rule =
    Jeder Ghast zieht 2 Felder auf dich zu.
    Beschwöre 1 Ghast am blauen Tor.
dmd-e3-something-digs-rule =
    Lege 1 Geröllmarker auf dein Feld.
    Der Dhole zieht 2 Felder auf dich zu.
    Beschwöre 1 Dhole am roten Tor.
dmd-e3-bones-cling-rule =
    Nimm 1 Knochen.
    Beschwöre 1 Kultisten am gelben Tor.
dmd-e3-pickaxe-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Spitzhacke“.
    • Erleide 1 Wunde und nimm „Kreuzhaue“.
    • Lege diese Karte ab.
dmd-e3-pickaxe-left-rule =
    Gegenstand.
    Bei Proben für Episodenaktionen hast du 2 grüne Würfel mehr.
dmd-e3-silent-monk-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Bruder Anselme“.
    • Lege diese Karte ab.
dmd-e3-lost-tourist-rule =
    Wenn du heimgesucht bist, erleide 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    Wenn nicht, wähle eines:
    • Erleide 1 Stress und nimm „Mr Abernathy“.
    • Lege diese Karte ab.
dmd-e3-lost-tourist-left-rule =
    Begleiter mit 1 Leben.
    +1 Level Leichtfüßig.
dmd-e3-dynamite-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Dynamit“.
    • Erleide 1 Stress und nimm „Sprengkapsel“.
    • Lege diese Karte ab.
dmd-e3-dynamite-right-rule =
    Gegenstand.
    Bei einer Probe für eine Episodenaktion: Lege diese Karte ab und erhalte 2 weitere Erfolge.
dmd-e3-chalk-marks-rule =
    Wähle eines:
    • Nimm „Ein Stück Kreide“.
    • Nimm „Der Pilgerweg“.
    • Lege diese Karte ab.
dmd-e3-chalk-marks-left-rule =
    Gegenstand.
    Freie Aktion, einmal pro Zug: Bewege dich bis zu 1 Feld weit.
dmd-e3-voices-in-the-wall-rule =
    Wenn du heimgesucht bist, verliere 1 geistige Gesundheit.
    Wenn nicht, wähle eines:
    • Erleide 2 Stress. Sonst geschieht nichts.
    • Andernfalls nimm den Zustand „Heimgesucht“.
dmd-e3-voices-in-the-wall-right-rule =
    Zustand.
    Am Ende deines Zuges, wenn du mindestens 1 Knochen hast: Erleide 1 Stress.
dmd-e3-grave-goods-rule =
    Wähle eines:
    • Lege eine Probe ab. Bei 2 oder mehr Erfolgen nimm „Reliquiar“.
    • Andernfalls nimm 1 Knochen.
dmd-e3-grave-goods-left-rule =
    Gegenstand.
    Bei Proben, die nicht gegen dich sind, kostet dich 1 Tentakel keine geistige Gesundheit.
dmd-e3-headless-marquis-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Der Marquis“.
    • Andernfalls nimm den Zustand „Heimgesucht“.
dmd-e3-headless-marquis-left-rule =
    Begleiter mit 2 Leben.
    +1 Level Zäh.
dmd-e3-headless-marquis-right-rule =
    Zustand.
    Am Ende deines Zuges, wenn du mindestens 1 Knochen hast: Erleide 1 Stress.
dmd-e3-skull-lantern-rule =
    Wähle eines:
    • Erleide 1 Wunde und nimm „Schädellaterne“.
    • Erleide 1 Stress und nimm „Kerzenstummel“.
    • Lege diese Karte ab.
dmd-e3-skull-lantern-left-rule =
    Gegenstand.
    Bei Proben für Episodenaktionen darf 1 Älteres Zeichen als Erfolg zählen.
dmd-e3-skull-lantern-right-rule =
    Gegenstand.
    Bei jeder Probe: Lege diese Karte ab und erhalte 3 freie Neuwürfe.
dmd-e3-rats-rule = Wirf 1 schwarzen und 1 grünen Würfel gegen dich: Jeder Erfolg ist 1 Wunde.
dmd-e3-last-rites-rule =
    Wenn du heimgesucht bist, heile 4 Stress und lege alle deine Knochen ab.
    Wenn nicht, wähle eines:
    • Erleide 1 Stress und nimm „Heiliges Öl“.
    • Lege diese Karte ab.
dmd-e3-cataphile-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Yvette, die Kataphile“.
    • Erleide 1 Stress und nimm „Ihr geheimer Weg“.
    • Lege diese Karte ab.
dmd-e3-cataphile-left-rule =
    Begleiter mit 1 Leben.
    +1 Level Verstohlen.
    Du läufst 1 Feld weiter.
dmd-e3-cataphile-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab und bewege dich bis zu 4 Felder weit, ohne dass ein Gegner folgt.
dmd-e3-femur-club-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Knochenkeule“.
    • Erleide 1 Stress und nimm „Knöchelamulett“.
    • Lege diese Karte ab.
dmd-e4-scaled-guard-rule =
    Jeder Schlangenmensch zieht 2 Felder auf den nächsten Ermittler zu.
    Beschwöre 1 Schlangenmenschen am roten Tor.
dmd-e4-snuff-the-fuse-rule =
    Jeder Kultist zieht 2 Felder auf die nächste Ladung zu.
    Beschwöre 1 Kultisten am blauen Tor.
dmd-e4-heavy-tread-rule =
    Jeder Gug zieht 2 Felder auf dich zu.
    Beschwöre 1 Gug am gelben Tor.
dmd-e4-long-fuse-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Lange Lunte“.
    • Erleide 1 Stress und nimm 1 Ladung.
    • Lege diese Karte ab.
dmd-e4-sapper-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Korporal Ilinca“.
    • Lege diese Karte ab.
dmd-e4-sapper-left-rule =
    Begleiter mit 2 Leben.
    Bei Proben für Episodenaktionen hast du 2 freie Neuwürfe.
dmd-e4-garlic-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Knoblauchkranz“.
    • Nimm „Eine Handvoll Knoblauch“.
    • Lege diese Karte ab.
dmd-e4-garlic-left-rule =
    Gegenstand.
    Verlässt du ein Feld, folgt dir 1 Monster von dort nicht.
dmd-e4-garlic-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Jeder Gegner auf deinem Feld zieht 2 Felder von dir weg.
dmd-e4-pale-bride-rule =
    Wenn du gebissen bist, nimm „Die Braut“.
    Wenn nicht, wähle eines:
    • Erleide 2 Stress. Sonst geschieht nichts.
    • Andernfalls nimm den Zustand „Gebissen“.
dmd-e4-pale-bride-left-rule =
    Begleiter mit 3 Leben.
    +1 Level Verstohlen.
    Wenn du einen Gegner tötest: Heile 1 Wunde.
dmd-e4-pale-bride-right-rule =
    Zustand.
    Bei Angriffen auf deinem Feld hast du 1 grünen Würfel mehr.
    Ruhst du dich aus, heilst du 1 weniger.
dmd-e4-silver-cross-rule =
    Wähle eines:
    • Erleide 1 Wunde und nimm „Silberkreuz“.
    • Erleide 1 Stress und nimm „Gebetbuch“.
    • Lege diese Karte ab.
dmd-e4-silver-cross-right-rule =
    Gegenstand.
    Bei Proben gegen dich kostet dich 1 Tentakel keine geistige Gesundheit.
dmd-e4-blood-font-right-rule =
    Zustand.
    Bei Angriffen auf deinem Feld hast du 1 grünen Würfel mehr.
    Ruhst du dich aus, heilst du 1 weniger.
dmd-e4-war-horn-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Kriegshorn“.
    • Erleide 1 Stress und nimm „Kultistenumhang“.
    • Lege diese Karte ab.
dmd-e4-war-horn-left-rule =
    Gegenstand.
    Freie Aktion, einmal pro Zug: Erleide 1 Stress. Ein Kultist deiner Wahl zieht 2 Felder auf dich zu.
dmd-e4-war-horn-right-rule =
    Gegenstand.
    Verlässt du ein Feld, folgen dir 2 Kultisten von dort nicht.
dmd-e4-hidden-stair-rule =
    Wähle eines:
    • Erleide 1 Stress. Du wirst auf ein beliebiges Feld gestellt.
    • Nimm „Skizze der Gänge“.
    • Lege diese Karte ab.
dmd-e4-dragon-sabre-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Ordenssäbel“.
    • Erleide 1 Wunde und nimm „Durstige Klinge“.
    • Lege diese Karte ab.
dmd-e4-dragon-sabre-left-rule =
    Gegenstand.
    Bei Angriffen auf deinem Feld hast du 2 freie Neuwürfe.
dmd-e4-fiddler-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Der alte Dumitru“.
    • Lege diese Karte ab.
dmd-e4-fiddler-left-rule =
    Begleiter mit 1 Leben.
    Du läufst 1 Feld weiter.
    Beim Laufen darfst du einmal ausweichen.
dmd-e4-impaled-rule =
    Wähle eines:
    • Verliere 1 geistige Gesundheit. Sonst geschieht nichts.
    • Andernfalls lege 2 Durstmarker auf das Storytableau.
dmd-e4-bats-rule = Wirf 3 grüne Würfel gegen dich: Jeder Erfolg ist 1 Wunde.
dmd-e4-old-wine-rule =
    Wähle eines:
    • Nimm „Eine gute Flasche“.
    • Nimm „Branntwein“.
    • Lege diese Karte ab.
dmd-e4-queens-letter-rule =
    Wenn du gebissen bist, verliere 1 geistige Gesundheit.
    Wenn nicht, wähle eines:
    • Erleide 1 Stress und nimm „Die zweite Seite“.
    • Lege diese Karte ab.
dmd-e4-queens-letter-left-rule =
    Gegenstand.
    Bevor du ermittelst: Heile 1 Stress.
dmd-e4-captive-knight-rule =
    Wähle eines:
    • Erleide 1 Wunde und nimm „Ritter Radu“.
    • Andernfalls lege 1 Durstmarker auf das Storytableau.
dmd-e5-lines-overhead-rule =
    Jeder Fischer von Draußen zieht 2 Felder auf dich zu.
    Beschwöre 1 Fischer von Draußen am blauen Tor.
dmd-e5-stampede-rule =
    Jeder Gyaa-Yothn zieht 2 Felder auf dich zu.
    Beschwöre 1 Gyaa-Yothn am roten Tor.
dmd-e5-step-right-up-rule =
    Bewege jeden Besucher 1 Feld auf die nächste offene Bude zu.
    Beschwöre 1 Kultisten am gelben Tor.
dmd-e5-showmen-rule =
    Jeder Kultist zieht 2 Felder auf die nächste offene Bude zu.
    Beschwöre 1 Kultisten am blauen Tor.
dmd-e5-lights-go-out-rule =
    Jeder Gegner zieht 1 Feld auf den nächsten Ermittler zu.
    Beschwöre 1 Kultisten am blauen Tor.
dmd-e5-loaded-dice-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Gezinkte Würfel“.
    • Nimm „Ass im Ärmel“.
    • Lege diese Karte ab.
dmd-e5-loaded-dice-left-rule =
    Gegenstand.
    Bei Proben, die nicht gegen dich sind, hast du 1 freien Neuwurf.
dmd-e5-loaded-dice-right-rule =
    Gegenstand.
    Bei einer Probe, die nicht gegen dich ist: Lege diese Karte ab und erhalte 2 weitere Erfolge.
dmd-e5-strongman-rule =
    Wähle eines:
    • Erleide 3 Stress und nimm „Der große Ansgar“.
    • Lege diese Karte ab.
dmd-e5-candyfloss-rule =
    Wähle eines:
    • Nimm „Zuckerwatte“.
    • Nimm „Eine Spur aus Bonbons“.
    • Lege diese Karte ab.
dmd-e5-roll-of-tickets-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm 3 Freilose.
    • Heile 1 Stress oder 1 Wunde.
    • Lege diese Karte ab.
dmd-e5-barker-rule =
    Wenn du gebannt bist, erleide 2 Stress.
    Wenn nicht, wähle eines:
    • Lege eine Probe ab. Bei 2 oder mehr Erfolgen nimm „Megafon“.
    • Andernfalls nimm den Zustand „Gebannt“.
dmd-e5-barker-left-rule =
    Gegenstand.
    Bei Proben für Episodenaktionen hast du 1 grünen Würfel mehr.
dmd-e5-barker-right-rule =
    Zustand.
    Zu Beginn deines Zuges: Bewege dich 1 Feld auf die nächste offene Bude zu.
dmd-e5-lost-child-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Die kleine Mina“.
    • Nimm 1 Freilos.
    • Lege diese Karte ab.
dmd-e5-throwing-knives-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Wurfmesser“.
    • Erleide 1 Wunde und nimm „Das lange Messer“.
    • Lege diese Karte ab.
dmd-e5-throwing-knives-left-rule =
    Gegenstand.
    Du darfst Ziele angreifen, die 1 Feld weiter entfernt sind.
dmd-e5-throwing-knives-right-rule =
    Gegenstand.
    Bei Angriffen hast du 1 grünen Würfel mehr.
dmd-e5-tarot-card-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Der Turm“.
    • Erleide 1 Stress und nimm „Der Eremit“.
    • Lege diese Karte ab.
dmd-e5-tarot-card-left-rule =
    Gegenstand.
    Bei Angriffen darf 1 Älteres Zeichen als Erfolg zählen.
dmd-e5-tarot-card-right-rule =
    Gegenstand.
    Bei Proben gegen dich hast du 1 freien Neuwurf.
dmd-e5-endless-reflection-rule =
    Wenn du gebannt bist, verliere 1 geistige Gesundheit.
    Wenn nicht, wähle eines:
    • Erleide 2 Stress. Sonst geschieht nichts.
    • Andernfalls nimm den Zustand „Gebannt“.
dmd-e5-endless-reflection-right-rule =
    Zustand.
    Zu Beginn deines Zuges: Bewege dich 1 Feld auf die nächste offene Bude zu.
dmd-e5-ringmasters-hat-rule =
    Wähle eines:
    • Erleide 1 Wunde und nimm „Zylinder“.
    • Erleide 1 Stress und nimm „Trillerpfeife“.
    • Lege diese Karte ab.
dmd-e5-ringmasters-hat-left-rule =
    Gegenstand.
    Verlässt du ein Feld, folgt dir 1 Gegner von dort nicht.
dmd-e5-old-elephant-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Rani, die Elefantin“.
    • Lege diese Karte ab.
dmd-e5-pickpocket-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Die flinke Jo“.
    • Andernfalls lege einen deiner Gegenstände ab.
dmd-e6-pale-hunters-rule =
    Jeder Ghast zieht 2 Felder auf dich zu.
    Beschwöre 1 Ghast am roten Tor.
dmd-e6-ghosts-drift-rule =
    Bewege jeden Geist 1 Feld von dir weg.
    Beschwöre 1 Kultisten am gelben Tor.
dmd-e6-pressed-rose-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm 1 Rose.
    • Heile bis zu 2 Stress und Wunden in beliebiger Mischung.
    • Lege diese Karte ab.
dmd-e6-huntsman-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Der Jäger“.
    • Lege diese Karte ab.
dmd-e6-huntsman-left-rule =
    Begleiter mit 2 Leben.
    +1 Level Fernkampf.
dmd-e6-silver-bullets-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Versilberte Klinge“.
    • Nimm „Silberkugel“.
    • Lege diese Karte ab.
dmd-e6-silver-bullets-right-rule =
    Gegenstand.
    Bei einem Angriff: Lege diese Karte ab und erhalte 2 weitere Erfolge.
dmd-e6-ladys-locket-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Offenes Medaillon“.
    • Erleide 1 Wunde und nimm „Geschlossenes Medaillon“.
    • Lege diese Karte ab.
dmd-e6-ladys-locket-left-rule =
    Gegenstand.
    Bei Proben für Episodenaktionen dürfen bis zu 2 Ältere Zeichen als je 1 Erfolg zählen.
dmd-e6-ladys-locket-right-rule =
    Gegenstand.
    Bei jeder Probe kostet dich 1 Tentakel keine geistige Gesundheit.
dmd-e6-weeping-in-the-dark-rule =
    Wenn du in Trauer bist, heile 2 Stress und nimm 1 Rose.
    Wenn nicht, wähle eines:
    • Erleide 2 Stress. Sonst geschieht nichts.
    • Andernfalls nimm den Zustand „In Trauer“.
dmd-e6-weeping-in-the-dark-right-rule =
    Zustand.
    Am Ende deines Zuges, wenn du allein auf deinem Feld bist: Erleide 1 Stress.
dmd-e6-bear-trap-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Bärenfalle“.
    • Erleide 1 Wunde und nimm „Saufeder“.
    • Lege diese Karte ab.
dmd-e6-bear-trap-left-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Ein Monster deiner Wahl auf deinem Feld oder einem benachbarten erleidet 3 Wunden.
dmd-e6-raw-meat-rule =
    Wähle eines:
    • Nimm „Rosen und rohes Fleisch“.
    • Nimm „Kaltes Abendbrot“.
    • Lege diese Karte ab.
dmd-e6-raw-meat-right-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab und heile 1 Stress und 2 Wunden.
dmd-e6-ghostly-page-rule =
    Wähle eines:
    • Erleide 1 Stress und nimm „Der Page“.
    • Lege diese Karte ab.
dmd-e6-ghostly-page-left-rule =
    Begleiter mit 1 Leben.
    Freie Aktion, einmal pro Zug: Erleide 1 Stress. Du wirst auf dein Feld oder ein benachbartes gestellt.
dmd-e6-tapestry-door-rule =
    Wähle eines:
    • Erleide 1 Stress. Du wirst auf ein beliebiges Feld gestellt.
    • Nimm „Dienstbotenschlüssel“.
    • Lege diese Karte ab.
dmd-e6-tapestry-door-left-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Du wirst auf das Feld des nächsten anderen Ermittlers gestellt.
dmd-e6-suit-of-armour-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Voller Harnisch“.
    • Erleide 1 Stress und nimm „Schild“.
    • Lege diese Karte ab.
dmd-e6-suit-of-armour-left-rule =
    Gegenstand.
    Wirst du angegriffen, darfst du 1 Wunde ignorieren.
    Du läufst 1 Feld weniger weit.
dmd-e6-candelabrum-rule =
    Wähle eines:
    • Nimm „Gelöschte Kerzen“.
    • Nimm „Fallende Kerzen“.
    • Lege diese Karte ab.
dmd-e6-candelabrum-left-rule =
    Gegenstand.
    Beim Laufen darfst du einmal ausweichen.
dmd-e6-enchanted-mirror-rule =
    Wenn du in Trauer bist, verliere 1 geistige Gesundheit.
    Wenn nicht, wähle eines:
    • Erleide 2 Stress und nimm „Ein Splitter davon“.
    • Andernfalls nimm den Zustand „In Trauer“.
dmd-e6-enchanted-mirror-left-rule =
    Gegenstand.
    Bei einer Probe, die nicht gegen dich ist, einmal pro Zug: Erhalte 2 freie Neuwürfe.
dmd-e6-enchanted-mirror-right-rule =
    Zustand.
    Am Ende deines Zuges, wenn du allein auf deinem Feld bist: Erleide 1 Stress.
dmd-e6-old-hound-rule =
    Wähle eines:
    • Erleide 2 Stress und nimm „Alter Jagdhund“.
    • Lege diese Karte ab.
dmd-e6-thorns-rule =
    Wähle eines:
    • Erleide 1 Wunde und nimm 1 Rose.
    • Andernfalls erleide 2 Stress; wofür kein Platz mehr ist, das wird zu Wunden.
dmd-aza-thin-flutes-rule =
    Jeder Tänzer Azathoths zieht 2 Felder auf dich zu.
    Beschwöre 1 Tänzer Azathoths am roten Tor.
dmd-aza-cracks-rule =
    Lege 1 Kosmosmarker auf dein Feld.
    Jeder Kultist zieht 1 Feld auf den nächsten Ermittler zu.
dmd-aza-gravity-rule =
    Der nächste Gegner zieht 3 Felder auf dich zu.
    Beschwöre 1 Kultisten am roten Tor.
dmd-aza-ultimate-gate-rule =
    Verliere 1 geistige Gesundheit.
    Beschwöre 1 Tänzer Azathoths am nächsten Tor.
dmd-tsa-ooze-rule =
    Jeder Formlose Spross zieht 2 Felder auf den nächsten Ermittler zu.
    Beschwöre 1 Formlosen Spross am blauen Tor.
dmd-tsa-offering-rule = Jeder Kultist zieht 2 Felder auf den nächsten Ermittler zu.
dmd-unknown-a-scent-rule =
    Jedes Unbekannte Monster A zieht 2 Felder auf dich zu.
    Ziehe danach eine weitere Mythoskarte.
dmd-unknown-b-scent-rule =
    Jedes Unbekannte Monster B zieht 2 Felder auf dich zu.
    Ziehe danach eine weitere Mythoskarte.
dmd-unknown-ghast-advance = Jeder Ghast zieht 2 Felder auf den nächsten Ermittler zu.
dmd-unknown-gyaa-yothn-advance = Jeder Gyaa-Yothn zieht 2 Felder auf den nächsten Ermittler zu.
dmd-unknown-night-gaunt-advance = Jeder Nachtmahr zieht 3 Felder auf den nächsten Ermittler zu.
dmd-unknown-deep-one-advance =
    Jedes Wesen aus der Tiefe zieht 1 Feld auf den nächsten Ermittler zu.
    Beschwöre 1 Wesen aus der Tiefe am entferntesten Tor.
dmd-unknown-zoog-advance = Jeder Zoog zieht 2 Felder auf den nächsten Ermittler zu.
