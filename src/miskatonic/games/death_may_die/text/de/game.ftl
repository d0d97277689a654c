### Death May Die. Die Regeln stehen in docs/rules/death-may-die.md; die Worte hier sind unsere.


## Die Großen Alten

dmd-tsathoggua = Tsathoggua
dmd-tsathoggua-flavour = Er hat es nicht eilig. Er hatte es nie eilig. Du dagegen bist so furchtbar müde.
dmd-azathoth = Azathoth
dmd-azathoth-flavour = In der Mitte von allem schläft er, von dünnen Flöten gewiegt, und du bist, was er träumt.
dmd-tsathoggua-1 = Der Schläfer regt sich
dmd-tsathoggua-2 = Der Krötengott erwacht
dmd-tsathoggua-3 = Der Hunger der Kröte
dmd-tsathoggua-4 = N'kai läuft über
dmd-azathoth-1 = Eine Melodie aus dem Nichts
dmd-azathoth-2 = Der blinde Hof
dmd-azathoth-3 = Das Chaos im Kern
dmd-azathoth-4 = Der Traum endet

## Marker aller Partien und der Großen Alten

dmd-fire = Feuer
dmd-poison = Gift
dmd-rubble = Geröll
dmd-fatigue = Erschöpfung
dmd-cosmic = Kosmos

## Gegner

dmd-cultist = Kultist
dmd-ghast = Ghast
dmd-serpent-man = Schlangenmensch
dmd-fisher-from-outside = Fischer von Draußen
dmd-gyaa-yothn = Gyaa-Yothn
dmd-gug = Gug
dmd-unnamable = Das Unsagbare
dmd-dhole = Dhole
dmd-amorphous-scion = Formloser Spross
dmd-dancer = Tänzer Azathoths
dmd-beast = Biest
dmd-night-gaunt = Nachtmahr
dmd-mi-go = Mi-Go
dmd-shoggoth = Shoggothe
dmd-deep-one = Wesen aus der Tiefe
dmd-elder-thing = Altes Wesen
dmd-ghoul = Ghul
dmd-moon-beast = Mondbestie
dmd-zoog = Zoog
dmd-shantak = Shantak
dmd-colour-out-of-space = Farbe aus dem All
dmd-rat-thing = Rattending
dmd-cat-from-saturn = Katze vom Saturn
dmd-swine-thing = Schweinewesen
dmd-star-spawn = Sternenbrut
dmd-leng-spider = Leng-Spinne
dmd-damned-thing = Verdammtes Ding
dmd-cultist-flavour = Sie tun es gern. Daran gewöhnst du dich nie.
dmd-ghast-flavour = Im Dunkeln hüpft er wie ein Känguru. Es wäre zum Lachen, hielte er nicht bei dir an.
dmd-serpent-man-flavour = Sein Volk hatte Ärzte, als deines noch Fell trug. Vergessen hat er nur das Heilen.
dmd-fisher-from-outside-flavour = Er wirft von jenseits des Himmels aus, und der Haken sieht aus wie ein eigener Gedanke.
dmd-gyaa-yothn-flavour = Ein Reittier, gezüchtet aus dem, was einmal ein Mensch war. Wer es reitet, sitzt bequem.
dmd-gug-flavour = Vier Pranken und ein Maul, das sich von oben nach unten öffnet. Es gibt keinen Laut von sich.
dmd-unnamable-flavour = Es war die Grube, der Strudel, der letzte Gräuel. Der Arzt nennt es einen Stier.
dmd-dhole-flavour = Ganz hat ihn niemand gesehen. Wie lang er ist, verrät der Boden erst, wenn er vorbei ist.
dmd-amorphous-scion-flavour = Er wird gegossen, nicht geboren, und er würde dich gern füllen.
dmd-dancer-flavour = Er hält den Takt für einen König, der nichts hört.
dmd-beast-flavour = Ihm wurde gesagt, er werde geliebt. Es war wahr, und es war nicht genug.
dmd-night-gaunt-flavour = Er hat kein Gesicht, und um dich zu finden, hat er nie eines gebraucht.
dmd-mi-go-flavour = Sie schätzen deinen Verstand. Einen Zylinder dafür haben sie mitgebracht.
dmd-shoggoth-flavour = Er wurde geschaffen, um Städte zu bauen, und lernte, seine Herren nachzuahmen: erst ihre Stimme, dann ihren Appetit.
dmd-deep-one-flavour = Tötest du eines, zählt das Meer seine Kinder.
dmd-elder-thing-flavour = Es meint es nicht böse. Es will nur sehen, wie du gebaut bist.
dmd-ghoul-flavour = Er kennt jedes Grab der Stadt, und in seinem ist noch Platz.
dmd-moon-beast-flavour = Sie hat alle Zeit der Welt und sehr viele Instrumente.
dmd-zoog-flavour = Klein, braun, neugierig. Zähl deine Taschen nach.
dmd-shantak-flavour = Größer als ein Elefant, mit dem Kopf eines Pferdes und Schuppen statt Federn.
dmd-colour-out-of-space-flavour = Es gibt kein Wort für sie, und das Gras ist schon grau.
dmd-rat-thing-flavour = Der Leib einer Ratte, die Hände eines Kindes, und deinen Namen kennt es aus deinen Träumen.
dmd-cat-from-saturn-flavour = Ganz Arabeske und Juwel, und keiner irdischen Katze Freund.
dmd-swine-thing-flavour = Die Grube ist tief, aber es hatte lange Zeit zum Klettern.
dmd-star-spawn-flavour = Ein Berg ging einher und wusste noch, dass er das Kind eines Gottes ist.
dmd-leng-spider-flavour = Aufgedunsen, violett, geduldig: Der Faden liegt schon eine Weile um deinen Knöchel.
dmd-damned-thing-flavour = Der Wildhafer biegt sich, und es weht kein Wind. Für seine Farbe sind unsere Augen nicht gemacht.

## Fertigkeiten

dmd-arcane-mastery = Arkanes Wissen
dmd-arcane-mastery-level1 = Bei jeder Probe, auch gegen dich, darf 1 Älteres Zeichen als Erfolg gelten.
dmd-arcane-mastery-level2 = Stattdessen dürfen es beliebig viele.
dmd-arcane-mastery-level3 = Heile 1 Stress für jedes so genutzte Ältere Zeichen.
dmd-arcane-mastery-level4 = Jedes davon darf als 2 Erfolge gelten.
dmd-brawling = Nahkampf
dmd-brawling-level1 = 1 grüner Würfel, wenn du ein Ziel auf deinem Feld angreifst.
dmd-brawling-level2 = Du darfst alle Gegner auf deinem Feld als Ziel wählen; teile die Wunden auf.
dmd-brawling-level3 = 2 freie Neuwürfe bei solchen Angriffen.
dmd-brawling-level4 = Füge jedem Ziel alle Wunden zu.
dmd-marksman = Fernkampf
dmd-marksman-level1 = Du darfst ein Ziel angreifen, das 1 Feld entfernt ist.
dmd-marksman-level2 = 2 grüne Würfel, wenn das Ziel nicht auf deinem Feld ist.
dmd-marksman-level3 = Du darfst ein Ziel angreifen, das 2 Felder entfernt ist.
dmd-marksman-level4 = 1 freier Angriff pro Zug auf ein Ziel, das nicht auf deinem Feld ist.
dmd-stealth = Verstohlen
dmd-stealth-level1 = Weiche beim Laufen 1 Gegner aus: Er folgt dir nicht.
dmd-stealth-level2 = Stattdessen darfst du bis zu 3 Mal ausweichen.
dmd-stealth-level3 = Füge jedem Gegner, dem du ausweichst, 1 Wunde zu.
dmd-stealth-level4 = Stattdessen beliebig oft, und Level 3 bleibt.
dmd-swiftness = Leichtfüßig
dmd-swiftness-level1 = Laufe 1 Feld weiter.
dmd-swiftness-level2 = 1 freies Laufen pro Zug.
dmd-swiftness-level3 = Verlässt du beim Laufen ein Feld, darfst du je 1 Ermittler mitnehmen.
dmd-swiftness-level4 = 1 Aktion mehr pro Zug.
dmd-toughness = Zäh
dmd-toughness-level1 = 1 freier Neuwurf, wenn du angegriffen wirst oder brennst.
dmd-toughness-level2 = Stattdessen ignoriere dabei 1 Wunde und 1 Verlust an Geistiger Gesundheit.
dmd-toughness-level3 = Stattdessen aus beliebiger Quelle.
dmd-toughness-level4 = Stattdessen 2 Wunden und 1 Verlust an Geistiger Gesundheit aus beliebiger Quelle.
dmd-killer-instinct = Killerinstinkt
dmd-killer-instinct-level1 = Einmal pro Zug darfst du beim Angreifen 1 Stress für 1 Wunde mehr erleiden.
dmd-killer-instinct-level2 = Insgesamt 2 Wunden mehr.
dmd-killer-instinct-level3 = Es kostet keinen Stress.
dmd-killer-instinct-level4 = Stattdessen bei jedem Angriff 2 Wunden mehr.
dmd-self-defense = Selbstverteidigung
dmd-self-defense-level1 = Angegriffen und nicht verwundet: Heile 1 Stress, und du darfst den Angreifer 1 Feld wegstoßen.
dmd-self-defense-level2 = 1 freier Neuwurf, wenn du angegriffen wirst.
dmd-self-defense-level3 = Insgesamt 2 freie Neuwürfe.
dmd-self-defense-level4 = Von einem Kultisten oder Monster nicht verwundet: Töte es.
dmd-silent-witness = Stummer Zeuge
dmd-silent-witness-level1 = Bei Proben, die nicht gegen dich sind, heile je Tentakel 1 Stress oder Wunde.
dmd-silent-witness-level2 = Stattdessen je 2, beliebig gemischt.
dmd-silent-witness-level3 = Je Tentakel darfst du statt zu heilen den Verlust an Geistiger Gesundheit verhindern.
dmd-silent-witness-level4 = Stattdessen beides.
dmd-show-off = Angeberei
dmd-show-off-level1 = 1 grüner Würfel, falls ein anderer Ermittler auf deinem Feld ist.
dmd-show-off-level2 = Stattdessen im Umkreis von 2.
dmd-show-off-level3 = Auch 1 freier Neuwurf pro Probe.
dmd-show-off-level4 = Stattdessen je Ermittler im Umkreis von 2 ein grüner Würfel und ein freier Neuwurf.
dmd-proficient = Geübt
dmd-proficient-level1 = Beim Angreifen erlaubt jeder Neuwurf für Stress 1 weiteren Neuwurf.
dmd-proficient-level2 = Auch bei anderen Proben.
dmd-proficient-level3 = Du darfst vor einer Angriffsprobe 1 Stress heilen.
dmd-proficient-level4 = Auch vor anderen Proben.
dmd-surgeon = Chirurg
dmd-surgeon-level1 = Tötest du einen Gegner, heile 1 Stress oder Wunde bei einem Ermittler auf deinem Feld.
dmd-surgeon-level2 = Heile so viel, wie das Opfer Leben hatte, beliebig gemischt.
dmd-surgeon-level3 = Verteile es auf dich und Ermittler im Umkreis von 1.
dmd-surgeon-level4 = Stattdessen heilt jeder von ihnen alles.
dmd-sly = Durchtrieben
dmd-sly-level1 = Einmal pro Lauf: Weichst du aus, heile 1 Stress.
dmd-sly-level2 = Füge jedem Gegner, dem du ausweichst, 1 Wunde zu.
dmd-sly-level3 = Stattdessen bei jedem Ausweichen: Heile 1 Stress oder Wunde und füge 1 Wunde zu.
dmd-sly-level4 = Einmal pro Zug nach einem Lauf, bei dem du ausgewichen bist: Ist dein Feld sicher, darfst du ermitteln.
dmd-avid-photographer = Leidenschaftliche Fotografin
dmd-avid-photographer-level1 = Du darfst einem Ermittler folgen, der dein Feld verlässt.
dmd-avid-photographer-level2 = Andere auf deinem Feld haben 1 grünen Würfel.
dmd-avid-photographer-level3 = Ruht sich dort jemand anderes aus, darfst du 3 heilen.
dmd-avid-photographer-level4 = Einmal pro Zug habt ihr, du oder ein Ermittler auf deinem Feld, 1 freie Aktion.
dmd-relic-seeker = Reliktjägerin
dmd-relic-seeker-level1 = Ziehe zu Beginn deines ersten Zuges 2 Relikte und behalte 1. Du darfst mehrere haben.
dmd-relic-seeker-level2 = Gegenstände zu nehmen kostet dich keinen Stress und keine Wunden.
dmd-relic-seeker-level3 = Heile am Ende deines Zuges 1 Stress je Relikt und Gegenstand.
dmd-relic-seeker-level4 = Statt zu ermitteln darfst du ein zufälliges transformiertes Relikt nehmen.
dmd-chemical-explosives = Chemische Sprengstoffe
dmd-chemical-explosives-level1 = Beim Angreifen darfst du 1 weitere Figur auf dem Feld des Ziels wählen; teile die Wunden auf.
dmd-chemical-explosives-level2 = 1 freier Neuwurf je Ziel.
dmd-chemical-explosives-level3 = Beliebig viele Figuren dort.
dmd-chemical-explosives-level4 = Füge jedem Ziel alle Wunden zu.

## Ermittler

dmd-agatha-may = Agatha May
dmd-huikong = Huikong
dmd-julien-dulik = Julien Dulik
dmd-leon-barnes = Leon Barnes
dmd-mike-kozlov = Mike Kozlov
dmd-jakub-peters = Jakub Peters
dmd-ruth-weber = Ruth Weber
dmd-sally-withers = Sally Withers
dmd-sandra-atkinson = Sandra Atkinson
dmd-stella-fontaine = Stella Fontaine

## Psychosen

dmd-claustrophobia = Klaustrophobie
dmd-claustrophobia-flavour = Die Wände waren nie so nah. Und die anderen auch nicht.
dmd-survivors-guilt = Überlebensschuld
dmd-survivors-guilt-flavour = Es hätte mich treffen sollen. Noch kann es das.
dmd-compulsion = Zwang
dmd-compulsion-flavour = Nur ein Streichholz. Nur um es brennen zu sehen.
dmd-night-terrors = Nachtschreck
dmd-night-terrors-flavour = Es kommt, wenn du es rufst, und du rufst es im Schlaf.
dmd-messiah = Messias
dmd-messiah-flavour = Kommt zu mir, ihr alle. Ihr alle.
dmd-numbness = Gefühllosigkeit
dmd-numbness-flavour = Du drückst fester, um zu spüren, ob noch etwas da ist.
dmd-scapegoat = Sündenbock
dmd-scapegoat-flavour = Irgendwer ist schuld, und du hast entschieden, wer.
dmd-fugue = Fugue
dmd-fugue-flavour = Du weißt noch, wie du gegangen bist. Nicht, wie du ankamst.

## Relikte

dmd-silver-key = Rätselhafter Schlüssel
dmd-silver-key-normal-rule = Beim Laufen sind die drei Tore für dich benachbart.
dmd-silver-key-transformed-rule = Beim Laufen ist dein Feld jedem Tor und jedem Feld mit einem anderen Ermittler benachbart; jeder solche Schritt kostet 1 Geistige Gesundheit.
dmd-carcosan-coin = Münze aus Carcosa
dmd-black-candle = Schwarze Kerze
dmd-bone-flute = Knochenflöte
dmd-drowned-compass = Kompass des Ertrunkenen
dmd-prophets-mask = Maske des Propheten
dmd-viper-dagger = Viperndolch
dmd-grey-vial = Graue Phiole
dmd-starstone = Sternstein
dmd-mirror-of-ys = Spiegel von Ys
dmd-iron-rosary = Eiserner Rosenkranz
dmd-torn-page = Herausgerissene Seite

## Das Unbekannte

dmd-unknown-a-scent = Es hat deine Witterung
dmd-unknown-a-brood = Mehr als eines
dmd-unknown-b-scent = Schritte hinter dir
dmd-unknown-b-brood = Auch das andere brütet

## Mythos: Tsathoggua

dmd-tsa-heavy-lids = Schwere Lider
dmd-tsa-black-basin = Das schwarze Becken
dmd-tsa-ooze = Etwas sickert
dmd-tsa-lethargy = Trägheit
dmd-tsa-offering = Ein Opfer für den Schläfer
dmd-tsa-dreamless = Traumlos
dmd-tsa-nkai = Die Schwärze von N'kai
dmd-tsa-bat-ears = Fledermausohr und Krötenauge

## Mythos: Azathoth

dmd-aza-thin-flutes = Dünne Flöten
dmd-aza-court = Der Hof versammelt sich
dmd-aza-cracks = Risse im Himmel
dmd-aza-nuclear = Ein Licht hinter dem Licht
dmd-aza-piping = Irrsinniges Flötenspiel
dmd-aza-gravity = Blinde Schwerkraft
dmd-aza-idiots-dream = Der Traum des Idioten
dmd-aza-ultimate-gate = Das letzte Tor

## Wörter auf Karten

dmd-tag-evidence = Beweis
dmd-tag-key = Schlüssel
dmd-tag-chapel = Kapelle
dmd-tag-pillar = Pfeiler
dmd-tag-booth = Bude
dmd-state-accused = Angeklagt
dmd-state-paranoid = Paranoid
dmd-state-haunted = Heimgesucht
dmd-state-bitten = Gebissen
dmd-state-entranced = Gebannt
dmd-state-mourning = In Trauer

## Möglichkeiten auf Karten

dmd-label-take-2-stress = Erleide 2 Stress
dmd-label-take-1-stress = Erleide 1 Stress
dmd-label-take-1-wound = Erleide 1 Wunde
dmd-label-gain-1-fatigue = Nimm 1 Erschöpfung
dmd-label-give-up-an-item = Gib einen Gegenstand her
dmd-label-lose-1-sanity = Verliere 1 Geistige Gesundheit
dmd-label-look-away = Sieh weg
dmd-label-let-her-weep = Lass sie weinen
dmd-label-take-the-stones = Bleib stehen und ertrage die Steine
dmd-label-speak-to-the-juror = Sprich mit dem Geschworenen
dmd-label-rest-your-voice = Schone deine Stimme
dmd-label-let-the-patient-go = Lass den Patienten los
dmd-label-listen = Hör zu
dmd-label-crawl-through = Kriech hindurch
dmd-label-strike-the-ward = Schlag auf das Siegel ein
dmd-label-strike-the-altar = Schlag auf den Altar ein
dmd-label-close-your-ears = Halte dir die Ohren zu
dmd-label-wash = Wasch dich
dmd-label-hold-the-beam = Stütze den Balken
dmd-label-load-up = Nimm Pulver auf
dmd-label-set-a-charge = Lege eine Ladung
dmd-label-drop-a-charge = Lass eine Ladung fallen
dmd-label-catch-fire = Fange Feuer
dmd-label-take-a-charge = Nimm eine Ladung
dmd-label-turn-away = Wende dich ab
dmd-label-climb-up = Steig hinauf
dmd-label-cut-them-down = Schneide sie los
dmd-label-play-high-striker = Schwing den Hammer
dmd-label-play-fortune-tent = Lass dir die Zukunft vorhersagen
dmd-label-play-hall-of-mirrors = Finde den Ausgang
dmd-label-play-ring-toss = Wirf die Ringe
dmd-label-play-knife-wheel = Lass dich ans Rad binden
dmd-label-pocket-them = Steck sie ein
dmd-label-hand-them-in = Gib sie ab
dmd-label-point-to-the-gate = Zeig ihr den Weg zum Tor
dmd-label-smash-the-glass = Zerschlage das Glas
dmd-label-hold-on = Halt dich fest
dmd-label-ring-the-bell = Läute die Glocke
dmd-label-sit-down = Setz dich
dmd-label-drop-a-rose = Lass eine Rose fallen
dmd-label-keep-the-rose = Behalte die Rose
dmd-label-breathe-its-scent = Atme ihren Duft ein
dmd-label-go-through = Geh hindurch
dmd-label-push-through = Zwäng dich hindurch

## Episode 1

dmd-top-of-the-mourning = Grauen des Morgens
dmd-top-of-the-mourning-flavour = Kilkenny hat eine Frau verbrannt und die andere ziehen lassen. Es war die Falsche, die ging. Nun halten die Toten den Prozess Nacht für Nacht von Neuem, und der Kult wärmt sich die Hände am Urteil. Findet, was niemand finden wollte, und lasst es die Geschworenen hören.
dmd-guilty-juror = Geschworener (schuldig)
dmd-innocent-juror = Geschworener (unschuldig)
dmd-gather-jurors = Geschworene versammeln
dmd-convince-juror = Geschworenen überzeugen
dmd-abbey = Schwarze Abtei
dmd-kytelers-house = Haus Kyteler
dmd-high-street = Hauptstraße
dmd-castle-gate = Burgtor
dmd-graveyard = Friedhof
dmd-pub = Pub
dmd-town-square = Stadtplatz
dmd-courthouse = Gerichtshaus
dmd-tannery = Gerberei
dmd-mill-lane = Mühlgasse
dmd-market-cross = Marktkreuz
dmd-gaol = Kerker
dmd-river-bank = Flussufer
dmd-bridge = Brücke
dmd-pyre-hill = Brandhügel
dmd-watchtower = Wachturm
dmd-e1-pale-riders = Bleiche Gestalten in den Gassen
dmd-e1-mob-gathers = Der Mob sammelt sich
dmd-e1-hung-jury = Uneinige Geschworene
dmd-e1-nameless-witness = Der namenlose Zeuge
dmd-e1-alices-verdict = Alices Urteil
dmd-e1-intimidation = Einschüchterung
dmd-e1-light-the-pyres = Entzündet die Scheiterhaufen
dmd-e1-hue-and-cry = Zeter und Mordio
dmd-e1-parish-register = Das Kirchenbuch
dmd-e1-parish-register-story = Eine Seite ist überklebt, sorgfältig, vor langer Zeit.
dmd-e1-parish-register-left = Die verborgene Seite
dmd-e1-parish-register-right = Ein Segen am Rand
dmd-e1-ashen-witness = Die Zeugin aus Asche
dmd-e1-ashen-witness-story = Sie war die Küchenmagd. Gesprochen hat sie nie, weil niemand sie gefragt hat.
dmd-e1-ashen-witness-left = Die Küchenmagd
dmd-e1-ashen-witness-right = Ihre versengte Schürze
dmd-e1-bailiff = Der Büttel
dmd-e1-bailiff-story = Noch immer bewacht er eine leere Zelle, noch immer ist er bestechlich.
dmd-e1-bailiff-left = Büttel Conn
dmd-e1-bailiff-right = Schlüssel zur Hintertür
dmd-e1-midwife = Die Hebamme
dmd-e1-midwife-story = Sie weiß, wessen Kind es war. Frag behutsam.
dmd-e1-midwife-left = Hebamme Nuala
dmd-e1-alices-mirror = Alices Spiegel
dmd-e1-alices-mirror-story = Im Glas stehst du auf der Anklagebank.
dmd-e1-alices-mirror-left = Der verhängte Spiegel
dmd-e1-alices-mirror-right = Angeklagt
dmd-e1-pointing-finger = Ein ausgestreckter Finger
dmd-e1-pointing-finger-story = „Da steht, wen ihr sucht“, sagt das Kind in der Tür.
dmd-e1-pointing-finger-right = Angeklagt
dmd-e1-confession = Ein Geständnis
dmd-e1-confession-story = Die Tinte ist braun. Sie war nicht immer braun.
dmd-e1-confession-left = Alices Geständnis, unterschrieben
dmd-e1-confession-right = Alices Geständnis, ohne Unterschrift
dmd-e1-petronilla = Petronilla
dmd-e1-petronilla-story = Sie bittet nicht mehr um Gnade, nur darum, dass jemand bleibt.
dmd-e1-petronilla-left = Petronilla de Meath
dmd-e1-witch-pricker = Der Koffer des Hexenstechers
dmd-e1-witch-pricker-story = Die Nadel gleitet in den Griff zurück. Nie hat sie einen Tropfen Blut gezogen.
dmd-e1-witch-pricker-left = Die lange Nadel
dmd-e1-witch-pricker-right = Die falsche Nadel
dmd-e1-hecklers = Zwischenrufer
dmd-e1-hecklers-story = Sie schreien seit sechshundert Jahren.
dmd-e1-lantern = Eine Nachtwächterlaterne
dmd-e1-lantern-story = Sie ist noch warm. Das Öl reicht zum Leuchten oder zum Werfen.
dmd-e1-lantern-left = Laterne
dmd-e1-lantern-right = Brennendes Öl
dmd-e1-stone-throwers = Steinewerfer
dmd-e1-stone-throwers-story = Der Erste wirft absichtlich daneben.
dmd-e1-holy-water = Weihwasser
dmd-e1-holy-water-story = Genug für einen Fluch oder einen Segen.
dmd-e1-holy-water-left = Ein Fläschchen zum Werfen
dmd-e1-holy-water-right = Ein Fläschchen zum Teilen
dmd-e1-black-cat = Eine schwarze Katze
dmd-e1-black-cat-story = Sie mag die Angeklagten. Sie mochte sie immer.
dmd-e1-black-cat-left = Die Katze
dmd-e1-seeds-of-doubt = Saat des Zweifels
dmd-e1-seeds-of-doubt-story = Einer bleibt zurück und dreht den Hut in den Händen.

## Episode 2

dmd-isle-of-the-damned = Insel der Verdammten
dmd-isle-of-the-damned-flavour = Eine Insel vor Venedig, ein Hospital ohne Heilung. Wer sah, was unten schwimmt, wurde für irre erklärt und weggesperrt. Die Ärzte brauchen diese Angst. Öffnet die Türen, nehmt die Kranken bei der Hand, und lasst euch nicht einreden, ihr bildetet euch etwas ein.
dmd-lock = Schloss
dmd-patient = Patient
dmd-force-lock = Schloss aufbrechen
dmd-lead-patient = Patienten führen
dmd-landing-stage = Anlegesteg
dmd-boathouse = Bootshaus
dmd-asylum-garden = Garten
dmd-cistern = Zisterne
dmd-laundry = Wäscherei
dmd-gatehouse = Pforte
dmd-reception = Aufnahme
dmd-asylum-kitchen = Küche
dmd-ward-of-the-drowned = Saal der Ertrunkenen
dmd-west-corridor = Westflur
dmd-east-corridor = Ostflur
dmd-ward-of-whispers = Saal der Flüsterer
dmd-ice-baths = Eisbäder
dmd-surgery = Operationssaal
dmd-directors-office = Büro des Direktors
dmd-bell-tower = Glockenturm
dmd-e2-lines-in-the-fog = Leinen im Nebel
dmd-e2-night-rounds = Nachtrunde
dmd-e2-lockdown = Alles verriegelt
dmd-e2-head-physician = Der Chefarzt
dmd-e2-they-are-listening = Sie hören mit
dmd-e2-back-to-bed = Zurück ins Bett
dmd-e2-screaming-fit = Ein Schreianfall
dmd-e2-storm-breaks = Der Sturm bricht los
dmd-e2-strong-patient = Der starke Patient
dmd-e2-strong-patient-story = „Sie sagten, dass ihr kommt. Sie sagten auch, dass ihr lügt.“
dmd-e2-strong-patient-left = Noah, der starke Patient
dmd-e2-strong-patient-right = Paranoid
dmd-e2-ring-of-keys = Ein Schlüsselbund
dmd-e2-ring-of-keys-story = Vierzig Schlüssel, und einer hat einen Bart, der beißt.
dmd-e2-ring-of-keys-left = Der ganze Bund
dmd-e2-ring-of-keys-right = Ein Schlüssel
dmd-e2-crowbar = Der Werkzeugschrank
dmd-e2-crowbar-story = Nur eines davon kannst du tragen und die Hände noch gebrauchen.
dmd-e2-crowbar-left = Brechstange
dmd-e2-crowbar-right = Feueraxt
dmd-e2-sedative = Der Medikamentenwagen
dmd-e2-sedative-story = Die Etiketten sind abgekratzt, alle bis auf zwei.
dmd-e2-sedative-left = Beruhigungsmittel
dmd-e2-sedative-right = Säure
dmd-e2-nurse-bianca = Schwester Bianca
dmd-e2-nurse-bianca-story = Seit neun Jahren versteckt sie denselben Patienten.
dmd-e2-nurse-bianca-left = Schwester Bianca
dmd-e2-night-watchman = Der Nachtwächter
dmd-e2-night-watchman-story = Er schläft auf seinem Stuhl. Seine Lampe nicht.
dmd-e2-night-watchman-left = Die Lampe des Wächters
dmd-e2-padded-cell = Die Gummizelle
dmd-e2-padded-cell-story = Jemand hat deinen Namen an die Wand geschrieben, sehr oft. Auf dieser Seite hat die Tür keine Klinke.
dmd-e2-padded-cell-left = Wandpolster
dmd-e2-padded-cell-right = Paranoid
dmd-e2-directors-diary = Das Tagebuch des Direktors
dmd-e2-directors-diary-story = Er hat über alles Buch geführt, auch über das Ding in der Zisterne.
dmd-e2-directors-diary-left = Das Tagebuch
dmd-e2-directors-diary-right = Ein Rezept
dmd-e2-silent-girl = Das stumme Mädchen
dmd-e2-silent-girl-story = Sie zeichnet, was sie sieht. Du wünschtest, sie täte es nicht.
dmd-e2-silent-girl-left = Das stumme Mädchen
dmd-e2-silent-girl-right = Ihre Zeichnungen
dmd-e2-whispering-wall = Die flüsternde Wand
dmd-e2-whispering-wall-story = Die Irren haben sie immer verstanden. Sie spricht sehr vernünftig.
dmd-e2-bolts-slam = Riegel fallen
dmd-e2-bolts-slam-story = Nicht hier. Aber nah.
dmd-e2-sewer-grate = Ein Kanalgitter
dmd-e2-sewer-grate-story = Es ist gerade breit genug, wenn du ausatmest.
dmd-e2-sewer-grate-left = Kanalplan
dmd-e2-orderlys-coat = Das Zimmer der Pfleger
dmd-e2-orderlys-coat-story = Ein Kittel, ein Knüppel, ein Geruch nach Salz.
dmd-e2-orderlys-coat-left = Pflegerkittel
dmd-e2-orderlys-coat-right = Knüppel
dmd-e2-hydrotherapy = Wasserkur
dmd-e2-hydrotherapy-story = Der Deckel schließt sich von selbst, und das Wasser ist sehr kalt.
dmd-e2-gondolier = Der Gondoliere
dmd-e2-gondolier-story = „Ich kenne jeden Steg dieser Insel. Aber lasst mich hier nicht allein warten.“
dmd-e2-gondolier-left = Tullio, der Gondoliere
dmd-e2-gondolier-right = Paranoid

## Episode 3

dmd-deliver-us-from-evil = Erlöse uns vom Bösen
dmd-deliver-us-from-evil-flavour = Unter Paris liegen sechs Millionen Tote in guter Ordnung, und jemand hat mit ihnen gebaut. Der Altar nimmt Lebende und längst Verstorbene. Zerschlagt ihn. Leicht lässt er euch nicht gehen: Knochen hängen sich an, und Stollen überlegen es sich anders.
dmd-bone-ward = Knochensiegel
dmd-altar-stone = Altarstein
dmd-bones = Knochen
dmd-strike-bones = Zuschlagen
dmd-lay-to-rest = Zur Ruhe betten
dmd-denfert-stair = Treppe Denfert
dmd-inspection-gallery = Inspektionsgang
dmd-femur-hall = Saal der Schenkelknochen
dmd-flooded-gallery = Gefluteter Stollen
dmd-lazare-chapel = Kapelle Saint-Lazare
dmd-lamp-crypt = Krypta der Lampe
dmd-rotunda = Rotunde
dmd-smugglers-hole = Schmugglerloch
dmd-quarry-face = Steinbruchwand
dmd-passion-crypt = Krypta der Passion
dmd-bone-stacks = Knochenstapel
dmd-samaritan-well = Brunnen der Samariterin
dmd-plague-pit = Pestgrube
dmd-nave-of-skulls = Langhaus der Schädel
dmd-black-altar = Schwarzer Altar
dmd-deep-shaft = Tiefer Schacht
dmd-e3-claws-on-stone = Krallen auf Stein
dmd-e3-something-digs = Etwas gräbt
dmd-e3-bones-cling = Knochen klammern sich fest
dmd-e3-weight-of-ages = Die Last der Jahrhunderte
dmd-e3-fresh-mortar = Frischer Mörtel
dmd-e3-walls-close-in = Die Wände rücken näher
dmd-e3-choir-of-the-dead = Chor der Toten
dmd-e3-torches-fail = Die Fackeln erlöschen
dmd-e3-pickaxe = Die Nische eines Steinhauers
dmd-e3-pickaxe-story = Sein Werkzeug liegt noch so da wie 1786: eines zum Brechen, eines zum Begraben.
dmd-e3-pickaxe-left = Spitzhacke
dmd-e3-pickaxe-right = Kreuzhaue
dmd-e3-silent-monk = Der stumme Mönch
dmd-e3-silent-monk-story = Er streckt die Arme aus, als trügest du etwas, das ihm gehört.
dmd-e3-silent-monk-left = Bruder Anselme
dmd-e3-lost-tourist = Ein verirrter Tourist
dmd-e3-lost-tourist-story = Er kam am Dienstag herunter. An welchem, sagt er nicht.
dmd-e3-lost-tourist-left = Mr Abernathy
dmd-e3-dynamite = Eine Kiste Sprengstoff
dmd-e3-dynamite-story = Eigentum der Stadt Paris. Schwitzt ein wenig.
dmd-e3-dynamite-left = Dynamit
dmd-e3-dynamite-right = Sprengkapsel
dmd-e3-chalk-marks = Kreidezeichen
dmd-e3-chalk-marks-story = Jemand kannte den Weg, ein anderer ein Gebet.
dmd-e3-chalk-marks-left = Ein Stück Kreide
dmd-e3-chalk-marks-right = Der Pilgerweg
dmd-e3-voices-in-the-wall = Stimmen in der Wand
dmd-e3-voices-in-the-wall-story = Sie zählen. Sie wollen wissen, ob du zur Summe gehörst.
dmd-e3-voices-in-the-wall-right = Heimgesucht
dmd-e3-grave-goods = Grabbeigaben
dmd-e3-grave-goods-story = Ein kleiner Kasten aus Blei, gehalten von zu vielen Fingern.
dmd-e3-grave-goods-left = Reliquiar
dmd-e3-underground-stream = Ein unterirdischer Bach
dmd-e3-underground-stream-story = Klar und kalt, und ausnahmsweise kommt nichts mit.
dmd-e3-cave-in = Einsturz
dmd-e3-cave-in-story = Erst Staub. Dann Kies. Dann ein Balken, und deine Schulter.
dmd-e3-headless-marquis = Der kopflose Marquis
dmd-e3-headless-marquis-story = Er würde so gern jemandem vorgestellt.
dmd-e3-headless-marquis-left = Der Marquis
dmd-e3-headless-marquis-right = Heimgesucht
dmd-e3-skull-lantern = Ein Schädel mit Kerze
dmd-e3-skull-lantern-story = Die Flamme neigt sich zu dem, was du sehen sollst.
dmd-e3-skull-lantern-left = Schädellaterne
dmd-e3-skull-lantern-right = Kerzenstummel
dmd-e3-rats = Ratten
dmd-e3-rats-story = Sie bewegen sich wie ein Tier. Vielleicht sind sie eines.
dmd-e3-last-rites = Letzte Ölung
dmd-e3-last-rites-story = Die Worte stehen an der Wand, für alle, die sie noch brauchen.
dmd-e3-last-rites-left = Heiliges Öl
dmd-e3-cataphile = Eine Kataphile
dmd-e3-cataphile-story = „Ihr seid über die Treppe gekommen? Niemand kommt über die Treppe.“
dmd-e3-cataphile-left = Yvette, die Kataphile
dmd-e3-cataphile-right = Ihr geheimer Weg
dmd-e3-femur-club = Knochen in der Hand
dmd-e3-femur-club-story = Er liegt gut in der Hand. Das ist das Schlimmste daran.
dmd-e3-femur-club-left = Knochenkeule
dmd-e3-femur-club-right = Knöchelamulett

## Episode 4

dmd-by-request-of-the-queen = Im Auftrag der Königin
dmd-by-request-of-the-queen-flavour = Stein, der genug getrunken hat, vergisst den Geschmack nicht. Vlads Schloss trinkt seit Jahrhunderten, und der Kult hat gelernt einzuschenken. Die Königin hat euch gebeten, dem ein Ende zu machen, erst mit Diskretion und dann mit sehr viel Lärm: vier Pfeiler, vier Ladungen, alle zugleich.
dmd-charge = Ladung
dmd-thirst = Durst
dmd-handle-powder = Mit Pulver hantieren
dmd-call-out = Herausrufen
dmd-raven-tower = Rabenturm
dmd-throne-room = Thronsaal
dmd-portrait-gallery = Ahnengalerie
dmd-music-room = Musikzimmer
dmd-moon-terrace = Mondterrasse
dmd-torture-chamber = Folterkammer
dmd-pike-hall = Pfahlhalle
dmd-castle-library = Bibliothek
dmd-mirror-room = Spiegelzimmer
dmd-family-crypt = Familiengruft
dmd-wine-cellar = Weinkeller
dmd-inner-court = Innenhof
dmd-armoury = Rüstkammer
dmd-stables = Stallungen
dmd-kennels = Zwinger
dmd-castle-bridge = Schlossbrücke
dmd-barbican = Vorwerk
dmd-e4-scaled-guard = Die geschuppte Garde
dmd-e4-snuff-the-fuse = Löscht die Lunte
dmd-e4-heavy-tread = Ein schwerer Schritt
dmd-e4-stones-drink = Die Steine trinken
dmd-e4-red-hunger = Roter Hunger
dmd-e4-damp-powder = Feuchtes Pulver
dmd-e4-falling-torch = Eine fallende Fackel
dmd-e4-bell-of-the-dead = Die Totenglocke
dmd-e4-long-fuse = Die Truhe des Zeugmeisters
dmd-e4-long-fuse-story = Alles, was vorsichtige Leute sich wünschen, und etwas, das sie nie anfassen würden.
dmd-e4-long-fuse-left = Lange Lunte
dmd-e4-sapper = Die Pionierin
dmd-e4-sapper-story = Zwei Finger fehlen. Auf die anderen acht schwört sie.
dmd-e4-sapper-left = Korporal Ilinca
dmd-e4-garlic = Ein Zopf Knoblauch
dmd-e4-garlic-story = Trag ihn oder wirf ihn. Beides geht nicht.
dmd-e4-garlic-left = Knoblauchkranz
dmd-e4-garlic-right = Eine Handvoll Knoblauch
dmd-e4-pale-bride = Die bleiche Braut
dmd-e4-pale-bride-story = „Du blutest. Wie aufmerksam, etwas mitzubringen.“
dmd-e4-pale-bride-left = Die Braut
dmd-e4-pale-bride-right = Gebissen
dmd-e4-silver-cross = Die Nische der Kapelle
dmd-e4-silver-cross-story = Silber für die Hand oder ein Gebet für den Kopf.
dmd-e4-silver-cross-left = Silberkreuz
dmd-e4-silver-cross-right = Gebetbuch
dmd-e4-blood-font = Das Blutbecken
dmd-e4-blood-font-story = Es füllt sich von selbst. Es riecht nach Braten und nach Zuhause.
dmd-e4-blood-font-right = Gebissen
dmd-e4-war-horn = Die Trophäenwand
dmd-e4-war-horn-story = Ein Horn, um sie zu rufen, ein Umhang, um unter ihnen hindurchzugehen.
dmd-e4-war-horn-left = Kriegshorn
dmd-e4-war-horn-right = Kultistenumhang
dmd-e4-hidden-stair = Eine verborgene Treppe
dmd-e4-hidden-stair-story = Hinter dem Jagdbild weht es kalt aus der Wand.
dmd-e4-hidden-stair-left = Skizze der Gänge
dmd-e4-dragon-sabre = Der Drachenorden
dmd-e4-dragon-sabre-story = Zwei Klingen auf Samt. Eine davon ist warm.
dmd-e4-dragon-sabre-left = Ordenssäbel
dmd-e4-dragon-sabre-right = Durstige Klinge
dmd-e4-fiddler = Der Geiger
dmd-e4-fiddler-story = Er spielt, damit sie nicht zuhören. Er kennt jeden Gang.
dmd-e4-fiddler-left = Der alte Dumitru
dmd-e4-impaled = Die Gepfählten
dmd-e4-impaled-story = Eine ganze Allee, und manche drehen noch den Kopf.
dmd-e4-bats = Fledermäuse
dmd-e4-bats-story = Die Decke lässt auf einmal los.
dmd-e4-old-wine = Alter Wein
dmd-e4-old-wine-story = Wahrscheinlich ist es Wein. Die andere Flasche brennt gewiss.
dmd-e4-old-wine-left = Eine gute Flasche
dmd-e4-old-wine-right = Branntwein
dmd-e4-queens-letter = Der Brief der Königin
dmd-e4-queens-letter-story = Ihre Majestät schreibt von Pfeilern und Pulver. Die zweite Seite handelt vom Heimkommen.
dmd-e4-queens-letter-left = Die zweite Seite
dmd-e4-captive-knight = Der gefangene Ritter
dmd-e4-captive-knight-story = Die Kette ist alt, und er will lieber im Stehen sterben. Deine Schulter wird genügen.
dmd-e4-captive-knight-left = Ritter Radu

## Episode 5

dmd-festival-of-death = Jahrmarkt des Todes
dmd-festival-of-death-flavour = Lichter, Zucker, Gelächter: Unschuld ist der Köder, und Unschuld ist der Preis. An jeder Bude wird betrogen, und jedes Los ist eine Unterschrift. Besiegt sie in ihren eigenen Spielen, und schafft die Leute hinaus, ehe sie hineinfinden.
dmd-open-booth = Offene Bude
dmd-beaten-booth = Besiegte Bude
dmd-visitor = Besucher
dmd-ticket = Freilos
dmd-play-booth = Spielen
dmd-usher-visitors = Besucher hinausführen
dmd-main-gate = Haupttor
dmd-midway-south = Südliche Budengasse
dmd-carousel = Karussell
dmd-food-stalls = Garküchen
dmd-rail-siding = Abstellgleis
dmd-high-striker = Hau den Lukas
dmd-midway-west = Westliche Budengasse
dmd-midway-east = Östliche Budengasse
dmd-ring-toss = Ringewerfen
dmd-hall-of-mirrors = Spiegelkabinett
dmd-band-stand = Musikpavillon
dmd-knife-wheel = Messerrad
dmd-big-top = Großes Zelt
dmd-ferris-wheel = Riesenrad
dmd-fortune-tent = Zelt der Wahrsagerin
dmd-animal-cages = Tierkäfige
dmd-caravans = Wohnwagen
dmd-e5-lines-overhead = Leinen von oben
dmd-e5-stampede = Stampede
dmd-e5-step-right-up = Treten Sie näher!
dmd-e5-showmen = Die Schausteller
dmd-e5-calliope = Die Dampforgel spielt
dmd-e5-late-train = Der späte Zug
dmd-e5-lost-in-the-crowd = In der Menge verloren
dmd-e5-lights-go-out = Die Lichter gehen aus
dmd-e5-loaded-dice = Gezinkte Würfel
dmd-e5-loaded-dice-story = Sie betrügen. Das darfst du auch, eine Weile oder einmal richtig.
dmd-e5-loaded-dice-left = Gezinkte Würfel
dmd-e5-loaded-dice-right = Ass im Ärmel
dmd-e5-strongman = Der starke Mann
dmd-e5-strongman-story = Er bog für die Kinder eine Stange, und dann sah er, was dahinter war.
dmd-e5-strongman-left = Der große Ansgar
dmd-e5-candyfloss = Der Süßwarenstand
dmd-e5-candyfloss-story = Zucker für dich, oder Zucker, um sie zu locken.
dmd-e5-candyfloss-left = Zuckerwatte
dmd-e5-candyfloss-right = Eine Spur aus Bonbons
dmd-e5-roll-of-tickets = Eine Rolle Lose
dmd-e5-roll-of-tickets-story = Auf jedem steht ein Name, und die Tinte ist frisch.
dmd-e5-barker = Der Ausrufer
dmd-e5-barker-story = Er ruft, du rufst zurück. Eine Stimme bleibt.
dmd-e5-barker-left = Megafon
dmd-e5-barker-right = Gebannt
dmd-e5-lost-child = Ein verirrtes Kind
dmd-e5-lost-child-story = Ein Mädchen mit einem Ballon, der nach unten zieht. Die Buden gefallen ihr am besten.
dmd-e5-lost-child-left = Die kleine Mina
dmd-e5-painted-clown = Der geschminkte Clown
dmd-e5-painted-clown-story = Das Lächeln ist gemalt. Die Zähne nicht.
dmd-e5-throwing-knives = Ein Koffer Messer
dmd-e5-throwing-knives-story = Elf von zwölf. Das zwölfte steckt in jemandem.
dmd-e5-throwing-knives-left = Wurfmesser
dmd-e5-throwing-knives-right = Das lange Messer
dmd-e5-tarot-card = Eine heruntergefallene Karte
dmd-e5-tarot-card-story = Der Turm oder der Eremit. Je nachdem, wie herum du stehst.
dmd-e5-tarot-card-left = Der Turm
dmd-e5-tarot-card-right = Der Eremit
dmd-e5-endless-reflection = Endlose Spiegelung
dmd-e5-endless-reflection-story = Dein siebtes Spiegelbild hat sich seit einer Weile nicht bewegt.
dmd-e5-endless-reflection-right = Gebannt
dmd-e5-ringmasters-hat = Die Garderobe des Direktors
dmd-e5-ringmasters-hat-story = Setz den Hut auf, und sie machen Platz. Pfeif, und sie kommen.
dmd-e5-ringmasters-hat-left = Zylinder
dmd-e5-ringmasters-hat-right = Trillerpfeife
dmd-e5-old-elephant = Die alte Elefantin
dmd-e5-old-elephant-story = Sie weiß noch, was sie hierher getragen hat. Dich trägt sie fort.
dmd-e5-old-elephant-left = Rani, die Elefantin
dmd-e5-runaway-carousel = Rasendes Karussell
dmd-e5-runaway-carousel-story = Bei diesem Tempo sind die Pferde nicht mehr aus Holz.
dmd-e5-closing-time = Feierabend
dmd-e5-closing-time-story = Dafür gibt es eine Glocke. Seit 1893 hat sie niemand geläutet.
dmd-e5-pickpocket = Eine Taschendiebin
dmd-e5-pickpocket-story = Besser in deinem Dienst als in deiner Tasche.
dmd-e5-pickpocket-left = Die flinke Jo

## Episode 6

dmd-beauty-and-the-beast = Die Schöne und das Biest
dmd-beauty-and-the-beast-flavour = Sie glaubte an das, was in ihm war, und sie hatte recht, nur war die Eifersucht schneller. Die Geister erzählen es wieder und wieder. Unten wartet das Biest auf Futter, Gefangener und Kerkermeister zugleich. Hört zu, sammelt ihre Rosen, und seid nicht länger die Beute.
dmd-ghost = Geist
dmd-rose = Rose
dmd-listen-to-ghost = Einem Geist zuhören
dmd-bait-the-beast = Das Biest ködern
dmd-carriage-drive = Auffahrt
dmd-rose-garden = Rosengarten
dmd-coach-house = Remise
dmd-icehouse = Eiskeller
dmd-west-terrace = Westterrasse
dmd-great-hall = Große Halle
dmd-dining-room = Speisesaal
dmd-scullery = Spülküche
dmd-old-library = Alte Bibliothek
dmd-ballroom = Ballsaal
dmd-long-gallery = Lange Galerie
dmd-winter-garden = Wintergarten
dmd-dungeon = Verlies
dmd-bedchamber = Schlafgemach
dmd-tower-stair = Turmtreppe
dmd-bell-loft = Glockenstube
dmd-e6-pale-hunters = Bleiche Jäger
dmd-e6-the-beast-prowls = Das Biest streift umher
dmd-e6-ghosts-drift = Die Geister treiben fort
dmd-e6-scent-of-roses = Rosenduft
dmd-e6-lament = Wehklage
dmd-e6-withering = Verwelken
dmd-e6-licking-wounds = Es leckt seine Wunden
dmd-e6-doors-slam = Türen schlagen
dmd-e6-pressed-rose = Eine gepresste Rose
dmd-e6-pressed-rose-story = Zwischen zwei Seiten eines Briefs, der nie abgeschickt wurde.
dmd-e6-huntsman = Der Jäger
dmd-e6-huntsman-story = Einmal hat er danebengeschossen. Er hatte zweihundert Jahre, darüber nachzudenken.
dmd-e6-huntsman-left = Der Jäger
dmd-e6-silver-bullets = Silber
dmd-e6-silver-bullets-story = Der Leuchter wurde nicht ohne Grund eingeschmolzen.
dmd-e6-silver-bullets-left = Versilberte Klinge
dmd-e6-silver-bullets-right = Silberkugel
dmd-e6-ladys-locket = Das Medaillon der Dame
dmd-e6-ladys-locket-story = Auf der einen Seite ihr Gesicht. Die andere ist leer.
dmd-e6-ladys-locket-left = Offenes Medaillon
dmd-e6-ladys-locket-right = Geschlossenes Medaillon
dmd-e6-weeping-in-the-dark = Weinen im Dunkeln
dmd-e6-weeping-in-the-dark-story = Du kennst das Lied. Du weißt, wie es endet.
dmd-e6-weeping-in-the-dark-right = In Trauer
dmd-e6-bear-trap = Die Hütte des Wildhüters
dmd-e6-bear-trap-story = Eisen mit Zähnen, und ein Spieß für das, was sie halten.
dmd-e6-bear-trap-left = Bärenfalle
dmd-e6-bear-trap-right = Saufeder
dmd-e6-raw-meat = Die Speisekammer
dmd-e6-raw-meat-story = Etwas für das Biest, etwas für dich.
dmd-e6-raw-meat-left = Rosen und rohes Fleisch
dmd-e6-raw-meat-right = Kaltes Abendbrot
dmd-e6-ghostly-page = Ein geisterhafter Page
dmd-e6-ghostly-page-story = Noch immer trägt er Tabletts durch Wände, ohne einen Laut.
dmd-e6-ghostly-page-left = Der Page
dmd-e6-tapestry-door = Die Tür hinter dem Wandteppich
dmd-e6-tapestry-door-story = Das Einhorn zeigt mit dem Horn darauf.
dmd-e6-tapestry-door-left = Dienstbotenschlüssel
dmd-e6-howl = Ein Heulen
dmd-e6-howl-story = Näher als das letzte.
dmd-e6-suit-of-armour = Eine Rüstung
dmd-e6-suit-of-armour-story = Alles davon oder nur der Schild.
dmd-e6-suit-of-armour-left = Voller Harnisch
dmd-e6-suit-of-armour-right = Schild
dmd-e6-candelabrum = Ein Kandelaber
dmd-e6-candelabrum-story = Lösch ihn und schleich vorbei, oder lass ihn fallen und sieh sie laufen.
dmd-e6-candelabrum-left = Gelöschte Kerzen
dmd-e6-candelabrum-right = Fallende Kerzen
dmd-e6-enchanted-mirror = Der verzauberte Spiegel
dmd-e6-enchanted-mirror-story = Er zeigt dir, wen du vermisst. Gut geht es ihnen nicht.
dmd-e6-enchanted-mirror-left = Ein Splitter davon
dmd-e6-enchanted-mirror-right = In Trauer
dmd-e6-old-hound = Der alte Jagdhund
dmd-e6-old-hound-story = Er hat auf jemanden gewartet, mit dem er jagen kann.
dmd-e6-old-hound-left = Alter Jagdhund
dmd-e6-thorns = Dornen
dmd-e6-thorns-story = Sie weichen vor denen, die bluten.

## Wie Regeln gesagt werden. Die Regeltexte der Karten sind daraus zusammengesetzt (content/wording.py).

dmd-w-and = { $first } und { $last }
dmd-w-list = { $first }, { $rest }
dmd-w-alternatives = { $first } oder { $last }
dmd-w-for-each = Je { $what }: { $then }
dmd-w-nothing = Es geschieht nichts.
dmd-w-step = { $first } • { $rest }

# Wirkungen auf dich
dmd-w-stress = Erleide { $n } Stress.
dmd-w-stress-overflow = Erleide { $n } Stress; was nicht mehr passt, sind Wunden.
dmd-w-wound = Erleide { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
dmd-w-sanity = Verliere { $n } Geistige Gesundheit.
dmd-w-heal = Heile { $what }.
dmd-w-heal-stress = { $n } Stress
dmd-w-heal-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-w-heal-mix = bis zu { $n } Stress und/oder Wunden
dmd-w-tokens = { $n } Marker „{ $token }“
dmd-w-gain = Nimm { $tokens }.
dmd-w-drop = Lege { $tokens } von dir ab.
dmd-w-drop-all = Lege alle deine Marker „{ $token }“ ab.
dmd-w-take = Nimm { $tokens } { $from }.
dmd-w-lay = Lege { $tokens } von dir aus: { $at }.
dmd-w-walk = Bewege dich bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit.
dmd-w-walk-must = Bewege dich { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit.
dmd-w-walk-toward = Bewege dich { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $toward }.
dmd-w-walk-sneak = Bewege dich bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit; kein Gegner folgt dir.
dmd-w-put = Du wirst { $at } platziert.
dmd-w-actions = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} mehr in diesem Zug.
dmd-w-actions-fewer = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} weniger in diesem Zug.
dmd-w-free = { $action }, als freie Aktion.
dmd-w-action-run = Laufen
dmd-w-action-attack = Angreifen
dmd-w-action-rest = Ausruhen
dmd-w-action-trade = Tauschen
dmd-w-level = Eine deiner Fertigkeiten steigt um 1 Level.
dmd-w-investigate = Ziehe eine Entdeckungskarte.
dmd-w-discard = Lege { $what } ab.
dmd-w-card-self = diese Karte
dmd-w-card-item = einen deiner Gegenstände
dmd-w-card-companion = einen deiner Begleiter
dmd-w-card-item-or-companion = einen deiner Gegenstände oder Begleiter
dmd-w-other-side = Nimm die andere Seite dieser Karte.

# Wirkungen auf Gegner
dmd-w-summon = Beschwöre: { $enemy } { $at }.
dmd-w-summon-several = Beschwöre: { $n } × { $enemy } { $at }.
dmd-w-gate-red = am roten Tor
dmd-w-gate-yellow = am gelben Tor
dmd-w-gate-blue = am blauen Tor
dmd-w-gate-each = an jedem Tor
dmd-w-gate-random = an einem zufälligen Tor
dmd-w-gate-nearest = am nächsten Tor
dmd-w-gate-furthest = am entferntesten Tor
dmd-w-gate-chosen = an einem Tor deiner Wahl
dmd-w-move = Die Figur zieht { $n } { $toward }.
dmd-w-bring = Die Figur wird { $at } platziert.
dmd-w-hurt = Die Figur erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
dmd-w-mend = Die Figur verliert { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
dmd-w-banish = Die Figur geht zurück in den Pool.
dmd-w-strike = Die Figur greift sofort an.

# Marker
dmd-w-place = Lege { $tokens } aus: { $at }.
dmd-w-remove = Entferne { $tokens } { $from }.
dmd-w-remove-all = Entferne alle Marker „{ $token }“ { $from }.
dmd-w-turn = Drehe einen Marker „{ $token }“ { $at } auf „{ $other }“.
dmd-w-turn-all = Drehe jeden Marker „{ $token }“ { $at } auf „{ $other }“.
dmd-w-shift = Bewege einen Marker „{ $token }“ { $from } bis zu { $n } { $toward }.
dmd-w-shift-must = Bewege einen Marker „{ $token }“ { $from } { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit.
dmd-w-shift-free = Bewege einen Marker „{ $token }“ { $from } bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit.
dmd-w-shift-every = Bewege jeden Marker „{ $token }“ { $n } { $toward }.
dmd-w-bar = Lege einen Marker „{ $token }“ auf den offenen Durchgang, der { $to } am nächsten ist.
dmd-w-open = Entferne einen Marker „{ $token }“ von einem Durchgang { $at }.

# Proben
dmd-w-roll = Lege eine Probe ab.
dmd-w-roll-green = Lege eine Probe mit { $n } grünen Würfeln mehr ab.
dmd-w-roll-add = Lege eine Probe ab; je { $what } 1 Erfolg mehr.
dmd-w-roll-less = Lege eine Probe ab; je { $what } 1 Erfolg weniger.
dmd-w-with = Bei { $need }: { $then }
dmd-w-otherwise = Sonst: { $then }
dmd-w-each-success = Je Erfolg: { $then }
dmd-w-each-sign = Je Älterem Zeichen: { $then }
dmd-w-need-successes = { $n }+ { $n ->
    [one] Erfolg
   *[other] Erfolgen
}
dmd-w-need-exactly = genau { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolgen
}
dmd-w-need-most = höchstens { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolgen
}
dmd-w-need-signs = { $n }+ { $n ->
    [one] Älterem Zeichen
   *[other] Älteren Zeichen
}
dmd-w-need-tentacles = { $n ->
    [0] keinem Tentakel
    [one] höchstens 1 Tentakel
   *[other] höchstens { $n } Tentakeln
}
dmd-w-need-blanks = { $n ->
    [0] keinem Misserfolg
    [one] höchstens 1 Misserfolg
   *[other] höchstens { $n } Misserfolgen
}
dmd-w-against = Probe gegen dich mit { $dice }: { $harm }
dmd-w-dice-black = { $n } schwarz
dmd-w-dice-green = { $n } grün
dmd-w-harm-wound = je Erfolg 1 Wunde.
dmd-w-harm-stress = je Erfolg 1 Stress, oder 1 Wunde, falls er nicht mehr passt.
dmd-w-harm-none = Erfolge schaden dir nicht.
dmd-w-reroll = { $n ->
    [one] 1 freier Neuwurf
   *[other] { $n } freie Neuwürfe
}.
dmd-w-add = { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolge
} mehr.
dmd-w-calm = { $n ->
    [one] 1 Tentakel kostet
   *[other] { $n } Tentakel kosten
} keine Geistige Gesundheit.
dmd-w-sign = { $n ->
    [one] 1 Älteres Zeichen gilt
   *[other] { $n } Ältere Zeichen gelten
} als Erfolg.

# Verlauf
dmd-w-choose = Wähle: { $options }
dmd-w-choose-may = Du darfst wählen: { $options }
dmd-w-unless = Außer du erleidest { $cost }: { $then }
dmd-w-or = { $first } Oder: { $rest }
dmd-w-if = Falls { $if }: { $then }
dmd-w-each-if = { $who }, falls { $if }: { $then }
dmd-w-it = Die Figur
dmd-w-each = { $who }: { $then }
dmd-w-elder = Der Große Alte wird { $at } platziert.
dmd-w-mythos = Ziehe { $n ->
    [one] eine weitere Mythoskarte
   *[other] { $n } weitere Mythoskarten
}.
dmd-w-CollapsePassage = Ein Durchgang, der dir am nächsten ist, stürzt für immer ein, außer das würde den Plan zerteilen; auf beiden Seiten liegt je 1 Marker „Geröll“.

# Wer
dmd-w-who-you = Du
dmd-w-who-active = Aktiver Ermittler
dmd-w-who-all = Jeder Ermittler
dmd-w-who-others = Jeder andere Ermittler
dmd-w-who-here = Jeder Ermittler auf deinem Feld
dmd-w-who-others-here = Jeder andere Ermittler auf deinem Feld
dmd-w-who-near = Jeder Ermittler im Umkreis von 1
dmd-w-who-others-near = Jeder andere Ermittler im Umkreis von 1
dmd-w-who-chosen = Ein Ermittler deiner Wahl
dmd-w-who-chosen-other = Ein anderer Ermittler deiner Wahl
dmd-w-who-chosen-here = Ein Ermittler deiner Wahl auf deinem Feld
dmd-w-who-chosen-other-here = Ein anderer Ermittler deiner Wahl auf deinem Feld
dmd-w-who-nearest = Der nächste Ermittler
dmd-w-who-with-it = Jeder Ermittler auf seinem Feld
dmd-w-who-chosen-with-it = Ein Ermittler auf seinem Feld
dmd-w-who-there = Jeder Ermittler dort

# Welche Gegner
dmd-w-kind-enemy = Gegner
dmd-w-kind-monster = Monster
dmd-w-kind-elder = Großer Alter
dmd-w-kind-slot-a = Unbekanntes Monster A
dmd-w-kind-slot-b = Unbekanntes Monster B
dmd-w-pick-each = { $kind } (jede Figur{ $where })
dmd-w-pick-nearest = { $kind } (die nächste Figur{ $where })
dmd-w-pick-furthest = { $kind } (die am weitesten entfernte Figur{ $where })
dmd-w-pick-chosen = { $kind } (eine Figur nach Wahl{ $where })
dmd-w-where-here = {" "}auf deinem Feld
dmd-w-where-within = {" "}im Umkreis von { $n }
dmd-w-where-at = {" "}{ $at }

# Welche Felder
dmd-w-spaces-tag = Jedes Feld „{ $tag }“
dmd-w-spaces-token = Jedes Feld mit einem Marker „{ $token }“
dmd-w-spaces-at = { $at }

# Orte: an, zu, von, auf … zu, von … weg
dmd-w-place-you = { $form ->
    [to] deinem Feld
    [from] von deinem Feld
    [toward] auf dich zu
    [away] von dir weg
   *[at] auf deinem Feld
}
dmd-w-place-it = { $form ->
    [to] seinem Feld
    [from] von seinem Feld
    [toward] darauf zu
    [away] davon weg
   *[at] auf seinem Feld
}
dmd-w-place-there = { $form ->
    [to] diesem Feld
    [from] von dort
    [toward] dorthin
    [away] von dort weg
   *[at] dort
}
dmd-w-place-elder = { $form ->
    [to] dem Großen Alten
    [from] vom Feld des Großen Alten
    [toward] auf den Großen Alten zu
    [away] vom Großen Alten weg
   *[at] auf dem Feld des Großen Alten
}
dmd-w-place-start = { $form ->
    [to] dem Startfeld
    [from] vom Startfeld
    [toward] auf das Startfeld zu
    [away] vom Startfeld weg
   *[at] auf dem Startfeld
}
dmd-w-place-gate = { $form ->
    [some] auf einem Tor
    [to] { $gate }
    [from] von { $gate }
    [toward] in Richtung von { $gate }
    [away] von { $gate } weg
   *[at] an { $gate }
}
dmd-w-gate-name-red = dem roten Tor
dmd-w-gate-name-yellow = dem gelben Tor
dmd-w-gate-name-blue = dem blauen Tor
dmd-w-gate-name-random = einem zufälligen Tor
dmd-w-gate-name-nearest = dem nächsten Tor
dmd-w-gate-name-furthest = dem entferntesten Tor
dmd-w-gate-name-chosen = einem Tor deiner Wahl
dmd-w-place-space = { $form ->
    [to] dem Feld „{ $name }“
    [from] vom Feld „{ $name }“
    [toward] auf das Feld „{ $name }“ zu
    [away] vom Feld „{ $name }“ weg
   *[at] auf dem Feld „{ $name }“
}
dmd-w-place-tag = { $form ->
    [some] auf einem Feld „{ $tag }“
    [to] dem nächsten Feld „{ $tag }“
    [from] vom nächsten Feld „{ $tag }“
    [toward] auf das nächste Feld „{ $tag }“ zu
    [away] vom nächsten Feld „{ $tag }“ weg
   *[at] auf dem nächsten Feld „{ $tag }“
}
dmd-w-place-token = { $form ->
    [some] auf einem Feld mit Marker „{ $token }“
    [to] dem nächsten Marker „{ $token }“
    [from] vom nächsten Feld mit einem solchen
    [toward] auf den nächsten Marker „{ $token }“ zu
    [away] vom nächsten Marker „{ $token }“ weg
   *[at] auf dem nächsten Feld mit Marker „{ $token }“
}
dmd-w-place-most = { $form ->
    [to] dem Feld mit den meisten Markern „{ $token }“
    [from] vom Feld mit den meisten Markern „{ $token }“
    [toward] auf das Feld mit den meisten Markern „{ $token }“ zu
    [away] vom Feld mit den meisten Markern „{ $token }“ weg
   *[at] auf dem Feld mit den meisten Markern „{ $token }“
}
dmd-w-place-investigator = { $form ->
    [to] dem nächsten Ermittler
    [from] vom Feld des nächsten Ermittlers
    [toward] auf den nächsten Ermittler zu
    [away] vom nächsten Ermittler weg
   *[at] auf dem Feld des nächsten Ermittlers
}
dmd-w-place-other-investigator = { $form ->
    [to] dem nächsten anderen Ermittler
    [from] vom Feld des nächsten anderen Ermittlers
    [toward] auf den nächsten anderen Ermittler zu
    [away] vom nächsten anderen Ermittler weg
   *[at] auf dem Feld des nächsten anderen Ermittlers
}
dmd-w-place-within = { $form ->
    [from] von einem Feld im Umkreis von { $n }
   *[at] auf einem Feld im Umkreis von { $n }
}
dmd-w-place-anywhere = { $form ->
    [from] von einem beliebigen Feld
   *[at] auf einem beliebigen Feld
}
dmd-w-place-board = { $form ->
    [from] vom Storytableau
   *[at] auf dem Storytableau
}
dmd-w-place-everywhere = { $form ->
    [from] vom Spielplan
   *[at] auf dem Spielplan
}

# Bedingungen
dmd-w-not = nicht: { $if }
dmd-w-bound-min = { $low }+ { $what }
dmd-w-bound-none = 0 { $what }
dmd-w-bound-max = höchstens { $high } { $what }
dmd-w-bound-both = { $low } bis { $high } { $what }
dmd-w-is-safe = { $not ->
    [yes] dein Feld nicht sicher ist
   *[no] dein Feld sicher ist
}
dmd-w-is-at = { $not ->
    [yes] du nicht { $at } bist
   *[no] du { $at } bist
}
dmd-w-is-within = { $not ->
    [yes] du weder { $at } noch im Umkreis von { $n } davon bist
   *[no] du { $at } oder im Umkreis von { $n } davon bist
}
dmd-w-is-has = { $not ->
    [yes] du „{ $what }“ nicht hast
   *[no] du „{ $what }“ hast
}
dmd-w-is-it-is = { $not ->
    [yes] es kein solcher ist: { $kind }
   *[no] das Ziel ein solches ist: { $kind }
}
dmd-w-is-it-alive = { $not ->
    [yes] es tot ist
   *[no] es überlebt
}
dmd-w-is-killed = es dich oder einen deiner Begleiter getötet hat
dmd-w-is-stayed = { $not ->
    [yes] du nicht dort bist, wo dein Zug begann
   *[no] du dort bist, wo dein Zug begann
}
dmd-w-is-did = { $not ->
    [yes] du in diesem Zug nicht gewählt hast: { $action }
   *[no] du in diesem Zug gewählt hast: { $action }
}
dmd-w-is-disrupted = { $not ->
    [yes] das Ritual nicht unterbrochen ist
   *[no] das Ritual unterbrochen ist
}
dmd-w-is-summoned = { $not ->
    [yes] der Große Alte nicht auf dem Spielplan ist
   *[no] der Große Alte auf dem Spielplan ist
}
dmd-w-is-stage = Stufe { $n } enthüllt ist
dmd-w-every-tag = auf jedem Feld „{ $tag }“
dmd-w-who-with = { $who } mit { $if }
dmd-w-noun-all = Ermittler
dmd-w-noun-others = andere Ermittler
dmd-w-noun-here = Ermittler auf deinem Feld
dmd-w-noun-others-here = andere Ermittler auf deinem Feld
dmd-w-noun-near = Ermittler im Umkreis von 1
dmd-w-noun-others-near = andere Ermittler im Umkreis von 1
dmd-w-noun-with-it = Ermittler auf seinem Feld
dmd-w-noun-there = Ermittler dort

# Was gezählt wird
dmd-w-token-word = Marker „{ $token }“
dmd-w-count-tokens-here = { $tokens } hier
dmd-w-count-tokens-on-you = { $tokens } von dir
dmd-w-count-tokens-on-board = { $tokens } auf dem Storytableau
dmd-w-count-tokens-in-play = { $tokens } im Spiel
dmd-w-count-tokens-beside = { $tokens } auf Durchgängen deines Feldes
dmd-w-count-tokens-at = { $tokens } { $at }
dmd-w-count-tag = { $tag } von dir
dmd-w-count-enemies-here = { $kind } auf deinem Feld
dmd-w-count-enemies-in-play = { $kind } auf dem Spielplan
dmd-w-count-enemies-where = { $kind }{ $where }
dmd-w-count-items = { $n ->
    [one] Gegenstand
   *[other] Gegenstände
} von dir
dmd-w-count-companions = Begleiter von dir
dmd-w-count-conditions = { $n ->
    [one] Zustand
   *[other] Zustände
} von dir
dmd-w-count-relics = { $n ->
    [one] Relikt
   *[other] Relikte
} von dir
dmd-w-count-wounds = { $n ->
    [one] Wunde
   *[other] Wunden
} auf dir
dmd-w-count-stress = Stress auf dir
dmd-w-count-bonus-dice = dauerhafte Bonuswürfel von dir
dmd-w-count-investigators-here = Ermittler auf deinem Feld, dich eingeschlossen
dmd-w-count-investigators = { $n ->
    [one] lebendem Ermittler
   *[other] lebende Ermittler
}
dmd-w-count-space = { $n ->
    [one] Feld
   *[other] Felder
} Fortschritt auf der Beschwörungsleiste
dmd-w-count-roll-successes = { $n ->
    [one] Erfolg
   *[other] Erfolge
}
dmd-w-count-roll-signs = { $n ->
    [one] Älteres
   *[other] Ältere
} Zeichen in der Probe
dmd-w-count-roll-tentacles = Tentakel in der Probe
dmd-w-count-roll-blanks = { $n ->
    [one] Misserfolg
   *[other] Misserfolge
} in der Probe
dmd-w-count-wounds-dealt = { $n ->
    [one] zugefügte Wunde
   *[other] zugefügte Wunden
}

# Kosten
dmd-w-cost-stress = { $n } Stress
dmd-w-cost-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
dmd-w-cost-sanity = { $n } Geistige Gesundheit
dmd-w-cost-tokens = { $tokens }
dmd-w-cost-self = diese Karte ablegen
dmd-w-cost-item = einen Gegenstand ablegen
dmd-w-cost-companion = einen Begleiter ablegen
dmd-w-cost-item-or-companion = einen Gegenstand oder Begleiter ablegen

# Kräfte
dmd-w-bonus-green = { $n } grüner Würfel { $on }
dmd-w-bonus-reroll = { $n ->
    [one] 1 freier Neuwurf
   *[other] { $n } freie Neuwürfe
} { $on }
dmd-w-bonus-success-more = { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolge
} mehr { $on }
dmd-w-bonus-success-fewer = { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolge
} weniger { $on }
dmd-w-bonus-calm = { $n ->
    [one] 1 Tentakel kostet
   *[other] { $n } Tentakel kosten
} keine Geistige Gesundheit { $on }
dmd-w-bonus-sign = { $n ->
    [one] 1 Älteres Zeichen darf
   *[other] { $n } Ältere Zeichen dürfen
} als Erfolg gelten { $on }
dmd-w-bonus-harm = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} mehr, wenn du Wunden zufügst { $on }
dmd-w-bonus-ignore-wounds = Du darfst { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} ignorieren { $on }
dmd-w-bonus-ignore-sanity = Du darfst { $n } Verlust an Geistiger Gesundheit ignorieren { $on }
dmd-w-bonus-run-more = Beim Laufen { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weiter
dmd-w-bonus-run-fewer = Beim Laufen { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weniger weit
dmd-w-bonus-sneak = Beim Laufen darfst du { $n } Mal ausweichen
dmd-w-bonus-range = Du darfst { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weiter angreifen
dmd-w-bonus-rest-more = Ausruhen heilt { $n } mehr
dmd-w-bonus-rest-fewer = Ausruhen heilt { $n } weniger
dmd-w-bonus-actions = { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
} mehr pro Zug
dmd-w-bonus-rest-trade = Beim Ausruhen darfst du 1 weniger heilen, um 1 Marker „{ $token }“ abzulegen
dmd-w-bonus-skill = { $skill } +{ $n }
dmd-w-bonus-no-follow = Verlässt du ein Feld, folgt dir { $n } × { $kind } nicht
dmd-w-bonus-no-follow-any = Dir folgt nie: { $kind }
dmd-w-bonus-if = { $bonus }, falls { $if }
dmd-w-on-any = bei jeder Probe
dmd-w-on-own = bei Proben, die nicht gegen dich sind
dmd-w-on-attack = bei Angriffen
dmd-w-on-attack-here = bei Angriffen auf deinem Feld
dmd-w-on-attack-away = bei Angriffen auf andere Felder
dmd-w-on-action = bei Proben von Episodenaktionen
dmd-w-on-discovery = bei Proben von Entdeckungskarten
dmd-w-on-against = bei Proben gegen dich
dmd-w-on-attacked = bei Angriffen gegen dich
dmd-w-on-fire = bei Feuerproben
dmd-w-moment-turn-start = Zu Beginn deines Zuges
dmd-w-moment-turn-end = Am Ende deines Zuges
dmd-w-moment-attacked = Wenn du es angreifst
dmd-w-moment-attacks = Wenn es dich angreift
dmd-w-moment-dies = Wenn es stirbt
dmd-w-moment-kill = Wenn du einen Gegner tötest
dmd-w-moment-roll = Nach deiner Probe
dmd-w-moment-run = Nach dem Laufen
dmd-w-moment-rest = Nach dem Ausruhen
dmd-w-moment-enter = Wenn du ein Feld betrittst
dmd-w-moment-wounded = Wenn du Wunden erleidest
dmd-w-moment-threshold = Wenn du eine Schwelle zum Wahnsinn erreichst
dmd-w-moment-claim = Wenn du diese Karte nimmst
dmd-w-moment-lost = Wenn dieser Begleiter stirbt
dmd-w-moment-investigate = Vor dem Ermitteln
dmd-w-moment-summoned = Wenn der Große Alte beschworen wird
dmd-w-trigger = { $moment }: { $then }
dmd-w-trigger-if = { $moment }, falls { $if }: { $then }
dmd-w-trigger-may = { $moment } darfst du: { $then }
dmd-w-trigger-may-if = { $moment }, falls { $if }, darfst du: { $then }
dmd-w-timing-any = Jederzeit in deinem Zug
dmd-w-timing-free = Freie Aktion
dmd-w-timing-action = Aktion
dmd-w-timing-roll = { $on }
dmd-w-use = { $timing }: { $then }
dmd-w-use-cost = { $timing } ({ $cost }): { $then }
dmd-w-use-if = { $timing }, falls { $if }
dmd-w-once-turn = { $timing }, einmal pro Zug
dmd-w-once-roll = { $timing }, einmal pro Probe
dmd-w-once-run = { $timing }, einmal pro Lauf
dmd-w-once-game = { $timing }, einmal pro Partie

# Karten
dmd-w-item = Gegenstand
dmd-w-companion = Begleiter, { $n } Leben
dmd-w-condition = Zustand
dmd-w-claim = Nimm „{ $card }“.
dmd-w-option = { $cost }: { $then }
dmd-w-option-roll = Probe, bei { $need }: { $then }
dmd-w-option-roll-add = Probe, je { $what } 1 Erfolg mehr; bei { $need }: { $then }
dmd-w-option-if = Falls { $if }: { $then }
dmd-w-must = Falls { $if }, musst du: { $then }
dmd-w-fallback = Sonst musst du: { $then }
dmd-w-only = Du musst: { $then }
dmd-w-leave = Oder lege die Karte ab.
dmd-w-symbol = Beschwörungssymbol.
dmd-w-extra-draw = Ziehe danach eine weitere Mythoskarte.
dmd-w-insanity = Falls { $if }: Heile allen Stress. Sonst: { $then }
dmd-w-safe-action = Nur auf einem sicheren Feld.

# Gegner und Marker
dmd-w-trait-dark-haste = Zieht 1 Feld weiter, wenn es von einem Feld ohne Tor kommt.
dmd-w-trait-slow = Zieht 1 Feld weniger, aber mindestens 1.
dmd-w-trait-burrow = Felder mit Feuer oder Geröll sind für es benachbart.
dmd-w-trait-carries-cultist = Wenn es zieht, nimmt es einen Kultisten von seinem Feld mit.
dmd-w-trait-unnerving = Bei seinem Angriff kannst du keinen Stress für Neuwürfe erleiden.
dmd-w-trait-shares-wounds = Von 2 oder mehr Wunden auf einmal geht die Hälfte, abgerundet, an die nächste andere Figur dieser Art.
dmd-w-vulnerable-on = Erleidet Wunden nur auf einem Feld mit Marker „{ $token }“.
dmd-w-rule-blocks = Keine Figur passiert einen Durchgang damit, außer: { $who }.
dmd-w-rule-blocks-all = Keine Figur passiert einen Durchgang damit.
dmd-w-rule-slows = Für jeden, den du hast: beim Laufen 1 Feld weniger, aber mindestens 1.
dmd-w-rule-blanks-are-tentacles = Bei Proben auf einem Feld damit gelten Misserfolge als Tentakel.
dmd-w-rule-enemy-ways = Alle Felder damit sind für Gegner, die ein Effekt bewegt, benachbart.
dmd-w-rule-burrow-way = Was gräbt, gelangt von einem zum anderen.
dmd-w-rule-pays-reroll = Während deiner Probe: Lege einen ab für einen freien Neuwurf.
dmd-w-carry = Du kannst höchstens { $n } davon haben.
dmd-w-when-dead = Stirbst du, werden sie auf dein Feld gelegt.

## What the cards do: written by content/wording.py from the data. Do not edit.

dmd-fire-rule = Was gräbt, gelangt von einem zum anderen.
dmd-poison-rule = Am Ende deines Zuges, falls 1+ Marker „Gift“ von dir: Erleide 1 Wunde. Lege alle deine Marker „Gift“ ab.
dmd-rubble-rule = Was gräbt, gelangt von einem zum anderen.
dmd-cosmic-rule = Bei Proben auf einem Feld damit gelten Misserfolge als Tentakel. • Alle Felder damit sind für Gegner, die ein Effekt bewegt, benachbart.
dmd-fatigue-rule = Zu Beginn deines Zuges, falls 3+ Marker „Erschöpfung“ von dir: Lege 3 Marker „Erschöpfung“ von dir ab. 1 Aktion weniger in diesem Zug.
dmd-lock-rule = Keine Figur passiert einen Durchgang damit, außer: Kultist.
dmd-patient-rule = Du kannst höchstens 1 davon haben. • Stirbst du, werden sie auf dein Feld gelegt.
dmd-bones-rule = Für jeden, den du hast: beim Laufen 1 Feld weniger, aber mindestens 1.
dmd-charge-rule = Du kannst höchstens 2 davon haben. • Stirbst du, werden sie auf dein Feld gelegt.
dmd-ticket-rule = Während deiner Probe: Lege einen ab für einen freien Neuwurf.
dmd-rose-rule = Stirbst du, werden sie auf dein Feld gelegt.
dmd-ghast-rule = Zieht 1 Feld weiter, wenn es von einem Feld ohne Tor kommt.
dmd-serpent-man-rule = Wenn es dich angreift, falls 1+ Tentakel in der Probe: Nimm 1 Marker „Gift“.
dmd-fisher-from-outside-rule = Wenn du es angreifst, falls 1+ Älteres Zeichen in der Probe: Erleide 1 Stress.
dmd-gyaa-yothn-rule = Wenn es zieht, nimmt es einen Kultisten von seinem Feld mit.
dmd-gug-rule = Wenn es dich angreift, falls es dich oder einen deiner Begleiter getötet hat: Die Figur zieht 2 auf den nächsten anderen Ermittler zu.
dmd-unnamable-rule = Bei seinem Angriff kannst du keinen Stress für Neuwürfe erleiden.
dmd-dhole-rule = Felder mit Feuer oder Geröll sind für es benachbart.
dmd-night-gaunt-rule = Wenn es dich angreift, falls 1+ zugefügte Wunde: Du wirst an dem entferntesten Tor platziert.
dmd-mi-go-rule = Wenn es dich angreift, falls 1+ Älteres Zeichen in der Probe: Verliere 1 Geistige Gesundheit.
dmd-shoggoth-rule = Zieht 1 Feld weniger, aber mindestens 1. • Wenn du es angreifst, falls es überlebt und 1+ Tentakel in der Probe: Die Figur verliert 1 Wunde.
dmd-deep-one-rule = Wenn es stirbt: Wesen aus der Tiefe (jede Figur) zieht 2 auf dich zu.
dmd-elder-thing-rule = Wenn es dich angreift, falls 2+ zugefügte Wunden: Lege einen deiner Gegenstände oder Begleiter ab.
dmd-ghoul-rule = Wenn es dich angreift, falls 1+ zugefügte Wunde: Je zugefügte Wunde: Die Figur verliert 1 Wunde.
dmd-moon-beast-rule = Wenn es dich angreift, falls 0 zugefügte Wunden: Erleide 2 Stress; was nicht mehr passt, sind Wunden.
dmd-zoog-rule = Wenn es dich angreift, falls 1+ Gegenstand von dir: Lege einen deiner Gegenstände ab.
dmd-shantak-rule = Wenn es dich angreift: Die Figur zieht 3 auf den nächsten anderen Ermittler zu.
dmd-colour-out-of-space-rule = Am Ende deines Zuges, falls du auf seinem Feld bist: Verliere 1 Geistige Gesundheit.
dmd-rat-thing-rule = Wenn es dich angreift, falls 3+ Stress auf dir: Verliere 2 Geistige Gesundheit.
dmd-cat-from-saturn-rule = Wenn du es angreifst, falls es überlebt: Die Figur zieht 1 von dir weg.
dmd-swine-thing-rule = Felder mit Feuer oder Geröll sind für es benachbart.
dmd-star-spawn-rule = Zieht 1 Feld weniger, aber mindestens 1. • Wenn du es angreifst, falls höchstens 1 Erfolg: Erleide 1 Wunde.
dmd-leng-spider-rule = Zu Beginn deines Zuges, falls du auf seinem Feld bist: 1 Aktion weniger in diesem Zug.
dmd-damned-thing-rule = Wenn du es angreifst, falls es überlebt und 1+ Misserfolg in der Probe: Die Figur greift sofort an.
dmd-dancer-rule = Wenn es dich angreift, falls 1+ Älteres Zeichen in der Probe: Lege 1 Marker „Kosmos“ aus: auf deinem Feld.
dmd-amorphous-scion-rule = Zieht 1 Feld weniger, aber mindestens 1. • Von 2 oder mehr Wunden auf einmal geht die Hälfte, abgerundet, an die nächste andere Figur dieser Art.
dmd-beast-rule = Erleidet Wunden nur auf einem Feld mit Marker „Rose“. • Wenn du es angreifst, falls es überlebt: Entferne 1 Marker „Rose“ von seinem Feld.
dmd-top-of-the-mourning-goal = 4+ Marker „Geschworener (unschuldig)“ auf dem Feld „Stadtplatz“.
dmd-top-of-the-mourning-advance = Bewege jeden Marker „Geschworener (schuldig)“ 1 vom Feld „Stadtplatz“ weg.
dmd-gather-jurors-rule = Falls 1+ Marker „Geschworener (schuldig) oder Geschworener (unschuldig)“ auf deinem Feld: Bewege einen Marker „Geschworener (schuldig) oder Geschworener (unschuldig)“ von deinem Feld bis zu 2 Felder weit.
dmd-convince-juror-rule = Falls 1+ Marker „Geschworener (schuldig)“ auf deinem Feld: Lege eine Probe ab; je Beweis von dir 1 Erfolg mehr. Bei 4+ Erfolgen: Drehe einen Marker „Geschworener (schuldig)“ auf deinem Feld auf „Geschworener (unschuldig)“.
dmd-e1-pale-riders-rule = Ghast (jede Figur) zieht 1 auf dich zu. • Beschwöre: Kultist am roten Tor.
dmd-e1-mob-gathers-rule = Kultist (jede Figur) zieht 1 auf das Feld „Stadtplatz“ zu. • Beschwöre: Kultist am gelben Tor.
dmd-e1-hung-jury-rule = Erleide 1 Stress. • Bewege einen Marker „Geschworener (schuldig)“ vom nächsten Feld mit einem solchen bis zu 1 auf das Feld „Stadtplatz“ zu.
dmd-e1-nameless-witness-rule = Das Unsagbare (jede Figur) zieht 2 auf dich zu. • Erleide 1 Stress.
dmd-e1-alices-verdict-rule = Jeder Ermittler: Falls du „Angeklagt“ hast: Verliere 1 Geistige Gesundheit. • Erleide 1 Stress.
dmd-e1-intimidation-rule = Jedes Feld mit einem Marker „Geschworener (unschuldig)“, falls 1+ Kultist dort: Drehe einen Marker „Geschworener (unschuldig)“ dort auf „Geschworener (schuldig)“. • Beschwöre: Kultist am gelben Tor.
dmd-e1-light-the-pyres-rule = Lege 1 Marker „Feuer“ aus: auf dem Feld „Stadtplatz“. • Lege 1 Marker „Feuer“ aus: auf deinem Feld. • Beschwöre: Kultist am roten Tor.
dmd-e1-hue-and-cry-rule = Kultist (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Falls du „Angeklagt“ hast: Kultist (die nächste Figur) wird auf deinem Feld platziert.
dmd-e1-parish-register-rule = Nimm „Die verborgene Seite“. • Nimm „Ein Segen am Rand“. • Oder lege die Karte ab.
dmd-e1-parish-register-left-rule = Gegenstand. Beweis.
dmd-e1-parish-register-right-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Heile bis zu 2 Stress und/oder Wunden.
dmd-e1-ashen-witness-rule = 1 Stress: Nimm „Die Küchenmagd“. • 1 Wunde: Nimm „Ihre versengte Schürze“. • Oder lege die Karte ab.
dmd-e1-ashen-witness-left-rule = Begleiter, 1 Leben. Beweis. • 1 freier Neuwurf bei Proben von Episodenaktionen.
dmd-e1-ashen-witness-right-rule = Gegenstand. Beweis. • Du darfst 1 Wunde ignorieren bei Feuerproben.
dmd-e1-bailiff-rule = 2 Stress: Nimm „Büttel Conn“. • 1 Stress: Nimm „Schlüssel zur Hintertür“. • Oder lege die Karte ab.
dmd-e1-bailiff-left-rule = Begleiter, 2 Leben. • Nahkampf +1.
dmd-e1-bailiff-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Bewege dich bis zu 3 Felder weit; kein Gegner folgt dir.
dmd-e1-midwife-rule = Falls du „Angeklagt“ hast, musst du: Erleide 2 Stress. • Probe, bei 1+ Erfolg: Nimm „Hebamme Nuala“. • Oder lege die Karte ab.
dmd-e1-midwife-left-rule = Begleiter, 2 Leben. Beweis. • Nach dem Ausruhen: Jeder andere Ermittler auf deinem Feld: Heile 1 Wunde.
dmd-e1-alices-mirror-rule = 1 Stress: Nimm „Der verhängte Spiegel“. • Sonst musst du: Nimm „Angeklagt“.
dmd-e1-alices-mirror-left-rule = Gegenstand. Beweis. • 1 freier Neuwurf bei Angriffen gegen dich.
dmd-e1-alices-mirror-right-rule = Zustand. • 1 Erfolg weniger bei Proben von Episodenaktionen.
dmd-e1-pointing-finger-rule = Falls du „Angeklagt“ hast, musst du: Verliere 1 Geistige Gesundheit. • 1 Stress: Es geschieht nichts. • Sonst musst du: Nimm „Angeklagt“.
dmd-e1-pointing-finger-right-rule = Zustand. • 1 Erfolg weniger bei Proben von Episodenaktionen.
dmd-e1-confession-rule = 2 Wunden: Nimm „Alices Geständnis, unterschrieben“. • 1 Stress: Nimm „Alices Geständnis, ohne Unterschrift“. • Oder lege die Karte ab.
dmd-e1-confession-left-rule = Gegenstand. Beweis. • 1 Erfolg mehr bei Proben von Episodenaktionen.
dmd-e1-confession-right-rule = Gegenstand. Beweis. • Bei Proben von Episodenaktionen (diese Karte ablegen): 2 freie Neuwürfe.
dmd-e1-petronilla-rule = 2 Stress: Nimm „Petronilla de Meath“. • Heile 1 Stress. • Oder lege die Karte ab.
dmd-e1-petronilla-left-rule = Begleiter, 3 Leben. Beweis. • 1 Tentakel kostet keine Geistige Gesundheit bei Proben von Episodenaktionen.
dmd-e1-witch-pricker-rule = 1 Stress: Nimm „Die lange Nadel“. • 1 Wunde: Nimm „Die falsche Nadel“. • Oder lege die Karte ab.
dmd-e1-witch-pricker-left-rule = Gegenstand. • 1 grüner Würfel bei Angriffen auf deinem Feld.
dmd-e1-witch-pricker-right-rule = Gegenstand. Beweis. • 1 freier Neuwurf bei Proben von Entdeckungskarten.
dmd-e1-hecklers-rule = Du musst: Probe gegen dich mit 2 schwarz: je Erfolg 1 Stress, oder 1 Wunde, falls er nicht mehr passt.
dmd-e1-lantern-rule = Nimm „Laterne“. • Nimm „Brennendes Öl“. • Oder lege die Karte ab.
dmd-e1-lantern-left-rule = Gegenstand. • Beim Laufen 1 Feld weiter.
dmd-e1-lantern-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Gegner (jede Figur auf deinem Feld) erleidet 1 Wunde. Lege 1 Marker „Feuer“ aus: auf deinem Feld.
dmd-e1-stone-throwers-rule = 1 Wunde: Es geschieht nichts. • Sonst musst du: Beschwöre: 2 × Kultist auf deinem Feld.
dmd-e1-holy-water-rule = 1 Stress: Nimm „Ein Fläschchen zum Werfen“. • 1 Stress: Nimm „Ein Fläschchen zum Teilen“. • Oder lege die Karte ab.
dmd-e1-holy-water-left-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Monster (eine Figur nach Wahl im Umkreis von 1) erleidet 3 Wunden.
dmd-e1-holy-water-right-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Jeder Ermittler auf deinem Feld: Heile bis zu 2 Stress und/oder Wunden.
dmd-e1-black-cat-rule = Falls du „Angeklagt“ hast, musst du: Nimm „Die Katze“. • 1 Stress: Nimm „Die Katze“. • Oder lege die Karte ab.
dmd-e1-black-cat-left-rule = Begleiter, 1 Leben. Beweis. • Verstohlen +1.
dmd-e1-seeds-of-doubt-rule = Falls 1+ Marker „Geschworener (schuldig)“ auf deinem Feld: Probe, je Beweis von dir 1 Erfolg mehr; bei 3+ Erfolgen: Drehe einen Marker „Geschworener (schuldig)“ auf deinem Feld auf „Geschworener (unschuldig)“. • Heile 2 Stress. • Oder lege die Karte ab.
dmd-isle-of-the-damned-goal = 3+ Marker „Patient“ auf dem Feld „Anlegesteg“.
dmd-isle-of-the-damned-advance = Lege einen Marker „Schloss“ auf den offenen Durchgang, der dem Startfeld am nächsten ist. • Auf dem Feld „Anlegesteg“, falls 1+ Gegner dort und 1+ Marker „Patient“ dort: Entferne 1 Marker „Patient“ von dort. Lege 1 Marker „Patient“ aus: auf dem Feld „Saal der Flüsterer“.
dmd-isle-of-the-damned-special = Wenn du ein Feld betrittst, falls du auf dem Feld „Anlegesteg“ bist: Je Marker „Patient“ von dir: Lege 1 Marker „Patient“ von dir aus: auf deinem Feld. • Wenn du eine Schwelle zum Wahnsinn erreichst: Je Marker „Patient“ von dir: Lege 1 Marker „Patient“ von dir aus: auf deinem Feld.
dmd-force-lock-rule = Falls 1+ Marker „Schloss“ auf Durchgängen deines Feldes: Lege eine Probe ab; je Schlüssel von dir 1 Erfolg mehr. Bei 2+ Erfolgen: Entferne einen Marker „Schloss“ von einem Durchgang auf deinem Feld.
dmd-lead-patient-rule = Falls 1+ Marker „Patient“ auf deinem Feld: Nimm 1 Marker „Patient“ von deinem Feld. Bewege dich bis zu 2 Felder weit.
dmd-e2-lines-in-the-fog-rule = Falls du „Paranoid“ hast: Fischer von Draußen (jede Figur) wird auf deinem Feld platziert. Sonst: Fischer von Draußen (jede Figur) zieht 2 auf dich zu. • Beschwöre: Fischer von Draußen am gelben Tor.
dmd-e2-night-rounds-rule = Kultist (jede Figur) zieht 2 auf den nächsten Marker „Patient“ zu. • Beschwöre: Kultist am roten Tor.
dmd-e2-lockdown-rule = Lege einen Marker „Schloss“ auf den offenen Durchgang, der deinem Feld am nächsten ist. • Beschwöre: Schlangenmensch am blauen Tor.
dmd-e2-head-physician-rule = Schlangenmensch (jede Figur) zieht 2 auf dich zu. • Beschwöre: Schlangenmensch am roten Tor.
dmd-e2-they-are-listening-rule = Jeder Ermittler: Falls du „Paranoid“ hast: Erleide 1 Wunde. Sonst: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-e2-back-to-bed-rule = Jedes Feld mit einem Marker „Patient“, falls 1+ Gegner dort: Bewege einen Marker „Patient“ von dort bis zu 1 vom Startfeld weg. • Beschwöre: Kultist am gelben Tor.
dmd-e2-screaming-fit-rule = Falls 1+ Marker „Patient“ von dir: Wähle: Lege 1 Marker „Patient“ von dir aus: auf deinem Feld. Oder: Erleide 1 Wunde. Sonst: Verliere 1 Geistige Gesundheit.
dmd-e2-storm-breaks-rule = Gegner (jede Figur) zieht 1 auf den nächsten Ermittler zu.
dmd-e2-strong-patient-rule = 2 Stress: Nimm „Noah, der starke Patient“. • Sonst musst du: Nimm „Paranoid“.
dmd-e2-strong-patient-left-rule = Begleiter, 1 Leben. • Nahkampf +1.
dmd-e2-strong-patient-right-rule = Zustand. • Am Ende deines Zuges, falls 2+ Ermittler auf deinem Feld, dich eingeschlossen: Erleide 1 Stress.
dmd-e2-ring-of-keys-rule = 1 Wunde: Nimm „Der ganze Bund“. • Nimm „Ein Schlüssel“. • Oder lege die Karte ab.
dmd-e2-ring-of-keys-left-rule = Gegenstand. Schlüssel. • Freie Aktion, einmal pro Zug (1 Stress): Entferne einen Marker „Schloss“ von einem Durchgang auf deinem Feld.
dmd-e2-ring-of-keys-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Entferne einen Marker „Schloss“ von einem Durchgang auf deinem Feld.
dmd-e2-crowbar-rule = 1 Stress: Nimm „Brechstange“. • 1 Stress: Nimm „Feueraxt“. • Oder lege die Karte ab.
dmd-e2-crowbar-left-rule = Gegenstand. Schlüssel. • 1 grüner Würfel bei Angriffen auf deinem Feld, falls 2+ Gegner auf deinem Feld.
dmd-e2-crowbar-right-rule = Gegenstand. • 1 grüner Würfel bei Angriffen auf deinem Feld. • Aktion (diese Karte ablegen): Entferne einen Marker „Schloss“ von einem Durchgang auf deinem Feld. Erleide 1 Stress.
dmd-e2-sedative-rule = Nimm „Beruhigungsmittel“. • 1 Wunde: Nimm „Säure“. • Oder lege die Karte ab.
dmd-e2-sedative-left-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Heile 4 Stress.
dmd-e2-sedative-right-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Gegner (eine Figur nach Wahl auf deinem Feld) erleidet 3 Wunden.
dmd-e2-nurse-bianca-rule = Falls du „Paranoid“ hast, musst du: Erleide 1 Stress; was nicht mehr passt, sind Wunden. • 2 Stress: Nimm „Schwester Bianca“. • Oder lege die Karte ab.
dmd-e2-nurse-bianca-left-rule = Begleiter, 2 Leben. • Ausruhen heilt 1 mehr.
dmd-e2-night-watchman-rule = Probe, bei 2+ Erfolgen: Nimm „Die Lampe des Wächters“. • Sonst musst du: Beschwöre: Kultist auf deinem Feld.
dmd-e2-night-watchman-left-rule = Gegenstand. • Beim Laufen 1 Feld weiter. • 1 freier Neuwurf bei Proben von Entdeckungskarten.
dmd-e2-padded-cell-rule = Falls du „Paranoid“ hast, musst du: Verliere 1 Geistige Gesundheit. • 2 Stress: Nimm „Wandpolster“. • Sonst musst du: Nimm „Paranoid“.
dmd-e2-padded-cell-left-rule = Gegenstand. • Du darfst 1 Wunde ignorieren bei Angriffen gegen dich, falls höchstens 1 Ermittler auf deinem Feld, dich eingeschlossen.
dmd-e2-padded-cell-right-rule = Zustand. • Am Ende deines Zuges, falls 2+ Ermittler auf deinem Feld, dich eingeschlossen: Erleide 1 Stress.
dmd-e2-directors-diary-rule = 1 Stress: Nimm „Das Tagebuch“. • Nimm „Ein Rezept“. • Oder lege die Karte ab.
dmd-e2-directors-diary-left-rule = Gegenstand. • 1 Älteres Zeichen darf als Erfolg gelten bei Proben, die nicht gegen dich sind.
dmd-e2-directors-diary-right-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Ein Ermittler deiner Wahl auf deinem Feld: Heile 2 Stress und 1 Wunde.
dmd-e2-silent-girl-rule = 1 Stress: Nimm „Das stumme Mädchen“. • Nimm „Ihre Zeichnungen“. • Oder lege die Karte ab.
dmd-e2-silent-girl-left-rule = Begleiter, 1 Leben. • Arkanes Wissen +1.
dmd-e2-silent-girl-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Bewege einen Marker „Patient“ vom nächsten Feld mit einem solchen bis zu 2 auf das Startfeld zu.
dmd-e2-whispering-wall-rule = Falls du „Paranoid“ hast, musst du: Heile 2 Stress. Ziehe eine Entdeckungskarte. • Probe, bei 2+ Erfolgen: Heile bis zu 2 Stress und/oder Wunden. • Oder lege die Karte ab.
dmd-e2-bolts-slam-rule = Du musst: Lege einen Marker „Schloss“ auf den offenen Durchgang, der deinem Feld am nächsten ist. Erleide 1 Stress.
dmd-e2-sewer-grate-rule = 2 Stress: Du wirst auf einem beliebigen Feld platziert. • Nimm „Kanalplan“. • Oder lege die Karte ab.
dmd-e2-sewer-grate-left-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Du wirst auf einem Feld im Umkreis von 2 platziert.
dmd-e2-orderlys-coat-rule = 1 Stress: Nimm „Pflegerkittel“. • 1 Wunde: Nimm „Knüppel“. • Oder lege die Karte ab.
dmd-e2-orderlys-coat-left-rule = Gegenstand. • Verlässt du ein Feld, folgt dir 1 × Kultist nicht.
dmd-e2-orderlys-coat-right-rule = Gegenstand. • 1 Wunde mehr, wenn du Wunden zufügst bei Angriffen auf deinem Feld, falls das Ziel ein solches ist: Kultist.
dmd-e2-hydrotherapy-rule = Du musst: Probe gegen dich mit 1 schwarz und 2 grün: je Erfolg 1 Stress, oder 1 Wunde, falls er nicht mehr passt.
dmd-e2-gondolier-rule = 2 Stress: Nimm „Tullio, der Gondoliere“. • Sonst musst du: Nimm „Paranoid“.
dmd-e2-gondolier-left-rule = Begleiter, 2 Leben. • Beim Laufen 1 Feld weiter. • Freie Aktion, einmal pro Zug, falls du auf dem Feld „Bootshaus“, auf dem Feld „Garten“ oder auf dem Feld „Zisterne“ bist: Du wirst auf dem Feld „Anlegesteg“ platziert.
dmd-e2-gondolier-right-rule = Zustand. • Am Ende deines Zuges, falls 2+ Ermittler auf deinem Feld, dich eingeschlossen: Erleide 1 Stress.
dmd-deliver-us-from-evil-goal = 0 Marker „Altarstein“ im Spiel.
dmd-deliver-us-from-evil-advance = Ein Durchgang, der dir am nächsten ist, stürzt für immer ein, außer das würde den Plan zerteilen; auf beiden Seiten liegt je 1 Marker „Geröll“. • Jeder Ermittler, falls 2+ Marker „Knochen“ von dir: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-strike-bones-rule = Falls 1+ Marker „Knochensiegel oder Altarstein“ auf deinem Feld: Wähle: Falls 1+ Marker „Knochensiegel“ auf deinem Feld: Lege eine Probe ab. Bei 2+ Erfolgen: Entferne 1 Marker „Knochensiegel“ von deinem Feld. Nimm 1 Marker „Knochen“. Oder: Falls 1+ Marker „Altarstein“ auf deinem Feld: Lege eine Probe ab; je Marker „Knochensiegel“ im Spiel 1 Erfolg weniger. Bei 1+ Erfolg: Je Erfolg: Entferne 1 Marker „Altarstein“ von deinem Feld. Nimm 1 Marker „Knochen“.
dmd-lay-to-rest-rule = Nur auf einem sicheren Feld. • Falls du auf einem Feld „Kapelle“ bist und 1+ Marker „Knochen“ von dir: Lege alle deine Marker „Knochen“ ab. Heile bis zu 1 Stress und/oder Wunden.
dmd-e3-claws-on-stone-rule = Ghast (jede Figur) zieht 2 auf dich zu. • Beschwöre: Ghast am blauen Tor.
dmd-e3-something-digs-rule = Lege 1 Marker „Geröll“ aus: auf deinem Feld. • Dhole (jede Figur) zieht 2 auf dich zu. • Beschwöre: Dhole am roten Tor.
dmd-e3-bones-cling-rule = Nimm 1 Marker „Knochen“. • Beschwöre: Kultist am gelben Tor.
dmd-e3-weight-of-ages-rule = Jeder Ermittler: Falls 1+ Marker „Knochen“ von dir: Je Marker „Knochen“ von dir: Erleide 1 Stress; was nicht mehr passt, sind Wunden. • Beschwöre: Kultist am roten Tor.
dmd-e3-fresh-mortar-rule = Falls 1+ Kultist auf dem Feld „Schwarzer Altar“: Lege 1 Marker „Altarstein“ aus: auf dem Feld „Schwarzer Altar“. Sonst: Kultist (jede Figur) zieht 2 auf das Feld „Schwarzer Altar“ zu. • Beschwöre: Kultist am blauen Tor.
dmd-e3-walls-close-in-rule = Ein Durchgang, der dir am nächsten ist, stürzt für immer ein, außer das würde den Plan zerteilen; auf beiden Seiten liegt je 1 Marker „Geröll“. • Erleide 1 Stress.
dmd-e3-choir-of-the-dead-rule = Jeder Ermittler: Falls du „Heimgesucht“ hast: Verliere 1 Geistige Gesundheit. Sonst: Erleide 1 Stress.
dmd-e3-torches-fail-rule = Monster (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Jeder Ermittler, falls dein Feld nicht sicher ist: Erleide 1 Stress.
dmd-e3-pickaxe-rule = 1 Stress: Nimm „Spitzhacke“. • 1 Wunde: Nimm „Kreuzhaue“. • Oder lege die Karte ab.
dmd-e3-pickaxe-left-rule = Gegenstand. • 2 grüner Würfel bei Proben von Episodenaktionen.
dmd-e3-pickaxe-right-rule = Gegenstand. • Wenn du einen Gegner tötest: Lege 1 Marker „Knochen“ von dir ab. Heile 1 Stress.
dmd-e3-silent-monk-rule = 2 Stress: Nimm „Bruder Anselme“. • Oder lege die Karte ab.
dmd-e3-silent-monk-left-rule = Begleiter, 2 Leben. • Jederzeit in deinem Zug, einmal pro Zug, falls 1+ Marker „Knochen“ von dir: Lege 1 Marker „Knochen“ von dir ab.
dmd-e3-lost-tourist-rule = Falls du „Heimgesucht“ hast, musst du: Erleide 1 Stress; was nicht mehr passt, sind Wunden. • 1 Stress: Nimm „Mr Abernathy“. • Oder lege die Karte ab.
dmd-e3-lost-tourist-left-rule = Begleiter, 1 Leben. • Leichtfüßig +1.
dmd-e3-dynamite-rule = 2 Stress: Nimm „Dynamit“. • 1 Stress: Nimm „Sprengkapsel“. • Oder lege die Karte ab.
dmd-e3-dynamite-left-rule = Gegenstand. • Aktion (diese Karte ablegen): Falls 1+ Marker „Knochensiegel“ auf deinem Feld: Entferne 1 Marker „Knochensiegel“ von deinem Feld. Sonst: Entferne 3 Marker „Altarstein“ von deinem Feld. Gegner (jede Figur auf deinem Feld) erleidet 2 Wunden. Nimm 1 Marker „Feuer“.
dmd-e3-dynamite-right-rule = Gegenstand. • Bei Proben von Episodenaktionen (diese Karte ablegen): 2 Erfolge mehr.
dmd-e3-chalk-marks-rule = Nimm „Ein Stück Kreide“. • Nimm „Der Pilgerweg“. • Oder lege die Karte ab.
dmd-e3-chalk-marks-left-rule = Gegenstand. • Freie Aktion, einmal pro Zug: Bewege dich bis zu 1 Feld weit.
dmd-e3-chalk-marks-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Du wirst auf dem nächsten Feld „Kapelle“ platziert.
dmd-e3-voices-in-the-wall-rule = Falls du „Heimgesucht“ hast, musst du: Verliere 1 Geistige Gesundheit. • 2 Stress: Es geschieht nichts. • Sonst musst du: Nimm „Heimgesucht“.
dmd-e3-voices-in-the-wall-right-rule = Zustand. • Am Ende deines Zuges, falls 1+ Marker „Knochen“ von dir: Erleide 1 Stress.
dmd-e3-grave-goods-rule = Probe, bei 2+ Erfolgen: Nimm „Reliquiar“. • Sonst musst du: Nimm 1 Marker „Knochen“.
dmd-e3-grave-goods-left-rule = Gegenstand. • 1 Tentakel kostet keine Geistige Gesundheit bei Proben, die nicht gegen dich sind.
dmd-e3-underground-stream-rule = Heile bis zu 2 Stress und/oder Wunden. Lege 1 Marker „Knochen“ von dir ab. • Oder lege die Karte ab.
dmd-e3-cave-in-rule = 1 Wunde: Es geschieht nichts. • Sonst musst du: Ein Durchgang, der dir am nächsten ist, stürzt für immer ein, außer das würde den Plan zerteilen; auf beiden Seiten liegt je 1 Marker „Geröll“.
dmd-e3-headless-marquis-rule = 2 Stress: Nimm „Der Marquis“. • Sonst musst du: Nimm „Heimgesucht“.
dmd-e3-headless-marquis-left-rule = Begleiter, 2 Leben. • Zäh +1.
dmd-e3-headless-marquis-right-rule = Zustand. • Am Ende deines Zuges, falls 1+ Marker „Knochen“ von dir: Erleide 1 Stress.
dmd-e3-skull-lantern-rule = 1 Wunde: Nimm „Schädellaterne“. • 1 Stress: Nimm „Kerzenstummel“. • Oder lege die Karte ab.
dmd-e3-skull-lantern-left-rule = Gegenstand. • 1 Älteres Zeichen darf als Erfolg gelten bei Proben von Episodenaktionen.
dmd-e3-skull-lantern-right-rule = Gegenstand. • Bei jeder Probe (diese Karte ablegen): 3 freie Neuwürfe.
dmd-e3-rats-rule = Du musst: Probe gegen dich mit 1 schwarz und 1 grün: je Erfolg 1 Wunde.
dmd-e3-last-rites-rule = Falls du „Heimgesucht“ hast, musst du: Heile 4 Stress. Lege alle deine Marker „Knochen“ ab. • 1 Stress: Nimm „Heiliges Öl“. • Oder lege die Karte ab.
dmd-e3-last-rites-left-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Lege alle deine Marker „Knochen“ ab. Heile bis zu 1 Stress und/oder Wunden.
dmd-e3-cataphile-rule = 2 Stress: Nimm „Yvette, die Kataphile“. • 1 Stress: Nimm „Ihr geheimer Weg“. • Oder lege die Karte ab.
dmd-e3-cataphile-left-rule = Begleiter, 1 Leben. • Verstohlen +1. • Beim Laufen 1 Feld weiter.
dmd-e3-cataphile-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Bewege dich bis zu 4 Felder weit; kein Gegner folgt dir.
dmd-e3-femur-club-rule = 1 Stress: Nimm „Knochenkeule“. • 1 Stress: Nimm „Knöchelamulett“. • Oder lege die Karte ab.
dmd-e3-femur-club-left-rule = Gegenstand. • 1 Wunde mehr, wenn du Wunden zufügst bei Angriffen auf deinem Feld, falls 1+ Marker „Knochen“ von dir.
dmd-e3-femur-club-right-rule = Gegenstand. • Bei Angriffen gegen dich (diese Karte ablegen): 2 freie Neuwürfe. 2 Tentakel kosten keine Geistige Gesundheit.
dmd-by-request-of-the-queen-goal = 1+ Marker „Ladung“ auf jedem Feld „Pfeiler“.
dmd-by-request-of-the-queen-advance = Jedes Feld mit einem Marker „Ladung“, falls 1+ Kultist dort: Entferne alle Marker „Ladung“ von dort. • Jeder Ermittler, falls 2+ Wunden auf dir: Lege 1 Marker „Durst“ aus: auf dem Storytableau.
dmd-by-request-of-the-queen-after = Jedes Feld „Pfeiler“: Lege 1 Marker „Feuer“ aus: dort. Jeder Ermittler dort: Nimm 1 Marker „Feuer“.
dmd-by-request-of-the-queen-special = Am Ende deines Zuges, falls 1+ Marker „Feuer“ von dir und 1+ Marker „Ladung“ von dir: Je Marker „Ladung“ von dir: Erleide 1 Wunde. Lege alle deine Marker „Ladung“ ab. • Am Ende deines Zuges, falls 4+ Marker „Durst“ auf dem Storytableau: Entferne 4 Marker „Durst“ vom Storytableau. Beschwöre: Kultist an jedem Tor. Monster (jede Figur) zieht 1 auf den nächsten Ermittler zu.
dmd-handle-powder-rule = Falls du auf dem Feld „Rüstkammer“ oder auf einem Feld „Pfeiler“ bist: Wähle: Falls du auf dem Feld „Rüstkammer“ bist: Nimm 2 Marker „Ladung“. Oder: Falls du auf einem Feld „Pfeiler“ bist, 1+ Marker „Ladung“ von dir und 0 Marker „Ladung“ hier: Lege eine Probe ab. Bei 2+ Erfolgen: Lege 1 Marker „Ladung“ von dir aus: auf deinem Feld.
dmd-call-out-rule = Falls 0 Kultist auf deinem Feld: Lege eine Probe ab. Kultist (die nächste Figur): Je Erfolg: Die Figur zieht 1 auf dich zu.
dmd-e4-scaled-guard-rule = Schlangenmensch (jede Figur) zieht 2 auf den nächsten Ermittler zu. • Beschwöre: Schlangenmensch am roten Tor.
dmd-e4-snuff-the-fuse-rule = Kultist (jede Figur) zieht 2 auf den nächsten Marker „Ladung“ zu. • Beschwöre: Kultist am blauen Tor.
dmd-e4-heavy-tread-rule = Gug (jede Figur) zieht 2 auf dich zu. • Beschwöre: Gug am gelben Tor.
dmd-e4-stones-drink-rule = Falls 1+ Wunde auf dir: Lege 1 Marker „Durst“ aus: auf dem Storytableau. • Beschwöre: Kultist am roten Tor.
dmd-e4-red-hunger-rule = Jeder Ermittler: Falls du „Gebissen“ hast: Erleide 1 Wunde. Sonst: Erleide 1 Stress.
dmd-e4-damp-powder-rule = Jedes Feld mit einem Marker „Ladung“, falls 1+ Gegner dort: Entferne 1 Marker „Ladung“ von dort. • Beschwöre: Kultist am gelben Tor.
dmd-e4-falling-torch-rule = Wähle: Falls 1+ Marker „Ladung“ von dir: Lege 1 Marker „Ladung“ von dir ab. Oder: Nimm 1 Marker „Feuer“. • Beschwöre: Schlangenmensch am blauen Tor.
dmd-e4-bell-of-the-dead-rule = Kultist (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Falls 2+ Marker „Durst“ auf dem Storytableau: Monster (jede Figur) zieht 1 auf den nächsten Ermittler zu.
dmd-e4-long-fuse-rule = 1 Stress: Nimm „Lange Lunte“. • 1 Stress: Nimm 1 Marker „Ladung“. • Oder lege die Karte ab.
dmd-e4-long-fuse-left-rule = Gegenstand. • 1 freier Neuwurf bei Proben von Episodenaktionen. • 1 Tentakel kostet keine Geistige Gesundheit bei Proben von Episodenaktionen.
dmd-e4-sapper-rule = 2 Stress: Nimm „Korporal Ilinca“. • Oder lege die Karte ab.
dmd-e4-sapper-left-rule = Begleiter, 2 Leben. • 2 freie Neuwürfe bei Proben von Episodenaktionen.
dmd-e4-garlic-rule = 1 Stress: Nimm „Knoblauchkranz“. • Nimm „Eine Handvoll Knoblauch“. • Oder lege die Karte ab.
dmd-e4-garlic-left-rule = Gegenstand. • Verlässt du ein Feld, folgt dir 1 × Monster nicht.
dmd-e4-garlic-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Gegner (jede Figur auf deinem Feld) zieht 2 von dir weg.
dmd-e4-pale-bride-rule = Falls du „Gebissen“ hast, musst du: Nimm „Die Braut“. • 2 Stress: Es geschieht nichts. • Sonst musst du: Nimm „Gebissen“.
dmd-e4-pale-bride-left-rule = Begleiter, 3 Leben. • Verstohlen +1. • Wenn du einen Gegner tötest: Heile 1 Wunde.
dmd-e4-pale-bride-right-rule = Zustand. • 1 grüner Würfel bei Angriffen auf deinem Feld. • Ausruhen heilt 1 weniger.
dmd-e4-silver-cross-rule = 1 Wunde: Nimm „Silberkreuz“. • 1 Stress: Nimm „Gebetbuch“. • Oder lege die Karte ab.
dmd-e4-silver-cross-left-rule = Gegenstand. • 1 Wunde mehr, wenn du Wunden zufügst bei Angriffen auf deinem Feld, falls das Ziel ein solches ist: Monster.
dmd-e4-silver-cross-right-rule = Gegenstand. • 1 Tentakel kostet keine Geistige Gesundheit bei Proben gegen dich.
dmd-e4-blood-font-rule = Falls du „Gebissen“ hast, musst du: Heile 3 Wunden. Lege 1 Marker „Durst“ aus: auf dem Storytableau. • Nimm „Gebissen“. Heile 3 Wunden. • Oder lege die Karte ab.
dmd-e4-blood-font-right-rule = Zustand. • 1 grüner Würfel bei Angriffen auf deinem Feld. • Ausruhen heilt 1 weniger.
dmd-e4-war-horn-rule = 1 Stress: Nimm „Kriegshorn“. • 1 Stress: Nimm „Kultistenumhang“. • Oder lege die Karte ab.
dmd-e4-war-horn-left-rule = Gegenstand. • Freie Aktion, einmal pro Zug (1 Stress): Kultist (eine Figur nach Wahl) zieht 2 auf dich zu.
dmd-e4-war-horn-right-rule = Gegenstand. • Verlässt du ein Feld, folgt dir 2 × Kultist nicht.
dmd-e4-hidden-stair-rule = 1 Stress: Du wirst auf einem beliebigen Feld platziert. • Nimm „Skizze der Gänge“. • Oder lege die Karte ab.
dmd-e4-hidden-stair-left-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Du wirst auf dem nächsten Feld „Pfeiler“ platziert.
dmd-e4-dragon-sabre-rule = 1 Stress: Nimm „Ordenssäbel“. • 1 Wunde: Nimm „Durstige Klinge“. • Oder lege die Karte ab.
dmd-e4-dragon-sabre-left-rule = Gegenstand. • 2 freie Neuwürfe bei Angriffen auf deinem Feld.
dmd-e4-dragon-sabre-right-rule = Gegenstand. • 1 Wunde mehr, wenn du Wunden zufügst bei Angriffen auf deinem Feld, falls du „Gebissen“ hast. • 1 freier Neuwurf bei Angriffen auf deinem Feld.
dmd-e4-fiddler-rule = 2 Stress: Nimm „Der alte Dumitru“. • Oder lege die Karte ab.
dmd-e4-fiddler-left-rule = Begleiter, 1 Leben. • Beim Laufen 1 Feld weiter. • Beim Laufen darfst du 1 Mal ausweichen.
dmd-e4-impaled-rule = 1 Geistige Gesundheit: Es geschieht nichts. • Sonst musst du: Lege 2 Marker „Durst“ aus: auf dem Storytableau.
dmd-e4-bats-rule = Du musst: Probe gegen dich mit 3 grün: je Erfolg 1 Wunde.
dmd-e4-old-wine-rule = Nimm „Eine gute Flasche“. • Nimm „Branntwein“. • Oder lege die Karte ab.
dmd-e4-old-wine-left-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Jeder Ermittler auf deinem Feld: Heile 2 Stress.
dmd-e4-old-wine-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Gegner (eine Figur nach Wahl im Umkreis von 1) erleidet 2 Wunden. Lege 1 Marker „Feuer“ aus: auf deinem Feld.
dmd-e4-queens-letter-rule = Falls du „Gebissen“ hast, musst du: Verliere 1 Geistige Gesundheit. • 1 Stress: Nimm „Die zweite Seite“. • Oder lege die Karte ab.
dmd-e4-queens-letter-left-rule = Gegenstand. • Vor dem Ermitteln: Heile 1 Stress.
dmd-e4-captive-knight-rule = 1 Wunde: Nimm „Ritter Radu“. • Sonst musst du: Lege 1 Marker „Durst“ aus: auf dem Storytableau.
dmd-e4-captive-knight-left-rule = Begleiter, 3 Leben. • Nahkampf +1. • Wenn dieser Begleiter stirbt: Gegner (jede Figur auf deinem Feld) erleidet 1 Wunde.
dmd-festival-of-death-goal = 4+ Marker „Besiegte Bude“ im Spiel.
dmd-festival-of-death-advance = Bewege jeden Marker „Besucher“ 1 auf den nächsten Marker „Offene Bude“ zu. • Jedes Feld mit einem Marker „Offene Bude“: Je Marker „Besucher“ hier: Entferne 1 Marker „Besucher“ von dort. Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-festival-of-death-special = Am Ende deines Zuges, falls 1+ Marker „Besucher“ auf dem Startfeld: Auf dem Startfeld: Je Marker „Besucher“ hier: Entferne 1 Marker „Besucher“ von dort. Nimm 1 Marker „Freilos“.
dmd-play-booth-rule = Nur auf einem sicheren Feld. • Falls 1+ Marker „Offene Bude“ auf deinem Feld: Wähle: Falls du auf dem Feld „Hau den Lukas“ bist: Lege eine Probe ab. Bei 4+ Erfolgen: Drehe einen Marker „Offene Bude“ auf deinem Feld auf „Besiegte Bude“. Nimm 1 Marker „Freilos“. Oder: Falls du auf dem Feld „Zelt der Wahrsagerin“ bist: Lege eine Probe ab. Bei 1+ Älterem Zeichen: Drehe einen Marker „Offene Bude“ auf deinem Feld auf „Besiegte Bude“. Nimm 1 Marker „Freilos“. Oder: Falls du auf dem Feld „Spiegelkabinett“ bist: Lege eine Probe ab. Bei 1+ Erfolg und keinem Tentakel: Drehe einen Marker „Offene Bude“ auf deinem Feld auf „Besiegte Bude“. Nimm 1 Marker „Freilos“. Oder: Falls du auf dem Feld „Ringewerfen“ bist: Lege eine Probe ab. Bei genau 2 Erfolgen: Drehe einen Marker „Offene Bude“ auf deinem Feld auf „Besiegte Bude“. Nimm 1 Marker „Freilos“. Oder: Falls du auf dem Feld „Messerrad“ bist: Probe gegen dich mit 3 schwarz: je Erfolg 1 Wunde. Bei höchstens 1 Erfolg: Drehe einen Marker „Offene Bude“ auf deinem Feld auf „Besiegte Bude“. Nimm 1 Marker „Freilos“.
dmd-usher-visitors-rule = Falls 1+ Marker „Besucher“ im Spiel: Lege eine Probe ab. Je Erfolg: Bewege einen Marker „Besucher“ von einem Feld im Umkreis von 1 bis zu 2 Felder weit.
dmd-e5-lines-overhead-rule = Fischer von Draußen (jede Figur) zieht 2 auf dich zu. • Beschwöre: Fischer von Draußen am blauen Tor.
dmd-e5-stampede-rule = Gyaa-Yothn (jede Figur) zieht 2 auf dich zu. • Beschwöre: Gyaa-Yothn am roten Tor.
dmd-e5-step-right-up-rule = Bewege jeden Marker „Besucher“ 1 auf den nächsten Marker „Offene Bude“ zu. • Beschwöre: Kultist am gelben Tor.
dmd-e5-showmen-rule = Kultist (jede Figur) zieht 2 auf den nächsten Marker „Offene Bude“ zu. • Beschwöre: Kultist am blauen Tor.
dmd-e5-calliope-rule = Jeder Ermittler: Falls du „Gebannt“ hast: Verliere 1 Geistige Gesundheit. Sonst: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-e5-late-train-rule = Lege 1 Marker „Besucher“ aus: an einem zufälligen Tor. • Beschwöre: Kultist am roten Tor.
dmd-e5-lost-in-the-crowd-rule = Jedes Feld mit einem Marker „Besucher“, falls 1+ Gegner dort: Entferne 1 Marker „Besucher“ von dort. Erleide 1 Stress; was nicht mehr passt, sind Wunden. • Beschwöre: Kultist am gelben Tor.
dmd-e5-lights-go-out-rule = Gegner (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Beschwöre: Kultist am blauen Tor.
dmd-e5-loaded-dice-rule = 1 Stress: Nimm „Gezinkte Würfel“. • Nimm „Ass im Ärmel“. • Oder lege die Karte ab.
dmd-e5-loaded-dice-left-rule = Gegenstand. • 1 freier Neuwurf bei Proben, die nicht gegen dich sind.
dmd-e5-loaded-dice-right-rule = Gegenstand. • Bei Proben, die nicht gegen dich sind (diese Karte ablegen): 2 Erfolge mehr.
dmd-e5-strongman-rule = 3 Stress: Nimm „Der große Ansgar“. • Oder lege die Karte ab.
dmd-e5-strongman-left-rule = Begleiter, 3 Leben. • Nahkampf +1. • 2 grüner Würfel bei Proben von Episodenaktionen, falls du auf dem Feld „Hau den Lukas“ bist.
dmd-e5-candyfloss-rule = Nimm „Zuckerwatte“. • Nimm „Eine Spur aus Bonbons“. • Oder lege die Karte ab.
dmd-e5-candyfloss-left-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Heile bis zu 2 Stress und/oder Wunden. Nimm 1 Marker „Freilos“.
dmd-e5-candyfloss-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Bewege einen Marker „Besucher“ von einem Feld im Umkreis von 1 bis zu 3 Felder weit. Bewege einen Marker „Besucher“ von einem Feld im Umkreis von 1 bis zu 3 Felder weit.
dmd-e5-roll-of-tickets-rule = 1 Stress: Nimm 3 Marker „Freilos“. • Heile bis zu 1 Stress und/oder Wunden. • Oder lege die Karte ab.
dmd-e5-barker-rule = Falls du „Gebannt“ hast, musst du: Erleide 2 Stress. • Probe, bei 2+ Erfolgen: Nimm „Megafon“. • Sonst musst du: Nimm „Gebannt“.
dmd-e5-barker-left-rule = Gegenstand. • 1 grüner Würfel bei Proben von Episodenaktionen.
dmd-e5-barker-right-rule = Zustand. • Zu Beginn deines Zuges: Bewege dich 1 Feld auf den nächsten Marker „Offene Bude“ zu.
dmd-e5-lost-child-rule = 1 Stress: Nimm „Die kleine Mina“. • Nimm 1 Marker „Freilos“. • Oder lege die Karte ab.
dmd-e5-lost-child-left-rule = Begleiter, 1 Leben. • Wenn du ein Feld betrittst, einmal pro Zug, falls du auf einem Feld „Bude“ bist: Heile 1 Stress.
dmd-e5-painted-clown-rule = Du musst: Probe gegen dich mit 2 schwarz: je Erfolg 1 Stress, oder 1 Wunde, falls er nicht mehr passt. Bei 1+ Älterem Zeichen: Nimm 1 Marker „Freilos“.
dmd-e5-throwing-knives-rule = 1 Stress: Nimm „Wurfmesser“. • 1 Wunde: Nimm „Das lange Messer“. • Oder lege die Karte ab.
dmd-e5-throwing-knives-left-rule = Gegenstand. • Du darfst 1 Feld weiter angreifen.
dmd-e5-throwing-knives-right-rule = Gegenstand. • 1 grüner Würfel bei Angriffen.
dmd-e5-tarot-card-rule = 1 Stress: Nimm „Der Turm“. • 1 Stress: Nimm „Der Eremit“. • Oder lege die Karte ab.
dmd-e5-tarot-card-left-rule = Gegenstand. • 1 Älteres Zeichen darf als Erfolg gelten bei Angriffen.
dmd-e5-tarot-card-right-rule = Gegenstand. • 1 freier Neuwurf bei Proben gegen dich.
dmd-e5-endless-reflection-rule = Falls du „Gebannt“ hast, musst du: Verliere 1 Geistige Gesundheit. • 2 Stress: Es geschieht nichts. • Sonst musst du: Nimm „Gebannt“.
dmd-e5-endless-reflection-right-rule = Zustand. • Zu Beginn deines Zuges: Bewege dich 1 Feld auf den nächsten Marker „Offene Bude“ zu.
dmd-e5-ringmasters-hat-rule = 1 Wunde: Nimm „Zylinder“. • 1 Stress: Nimm „Trillerpfeife“. • Oder lege die Karte ab.
dmd-e5-ringmasters-hat-left-rule = Gegenstand. • Verlässt du ein Feld, folgt dir 1 × Gegner nicht.
dmd-e5-ringmasters-hat-right-rule = Gegenstand. • Freie Aktion, einmal pro Zug (1 Stress): Bewege einen Marker „Besucher“ von einem Feld im Umkreis von 1 bis zu 2 Felder weit.
dmd-e5-old-elephant-rule = 2 Stress: Nimm „Rani, die Elefantin“. • Oder lege die Karte ab.
dmd-e5-old-elephant-left-rule = Begleiter, 3 Leben. • Beim Laufen 1 Feld weiter. • Nach dem Laufen, einmal pro Zug: Kultist (jede Figur auf deinem Feld) erleidet 1 Wunde.
dmd-e5-runaway-carousel-rule = Falls du „Gebannt“ hast, musst du: Du wirst auf dem Feld „Karussell“ platziert. Heile 2 Stress. • 1 Wunde: Du wirst auf einem beliebigen Feld platziert. • Sonst musst du: Du wirst auf dem Feld „Karussell“ platziert. Erleide 1 Stress.
dmd-e5-closing-time-rule = 1 Stress: Bewege jeden Marker „Besucher“ 1 auf das Startfeld zu. • Heile bis zu 2 Stress und/oder Wunden. • Oder lege die Karte ab.
dmd-e5-pickpocket-rule = 1 Stress: Nimm „Die flinke Jo“. • Sonst musst du: Lege einen deiner Gegenstände ab.
dmd-e5-pickpocket-left-rule = Begleiter, 1 Leben. • Verstohlen +1. • Wenn du einen Gegner tötest, falls das Ziel ein solches ist: Kultist: Nimm 1 Marker „Freilos“.
dmd-beauty-and-the-beast-goal = 0 Biest auf dem Spielplan.
dmd-beauty-and-the-beast-advance = Biest (jede Figur): Entferne alle Marker „Rose“ von seinem Feld. Die Figur zieht 3 auf den nächsten Ermittler zu. Jeder Ermittler auf seinem Feld: Die Figur greift sofort an.
dmd-listen-to-ghost-rule = Nur auf einem sicheren Feld. • Falls 1+ Marker „Geist“ auf deinem Feld: Lege eine Probe ab. Bei 2+ Erfolgen: Nimm 1 Marker „Rose“. Bewege einen Marker „Geist“ von deinem Feld 2 Felder weit.
dmd-bait-the-beast-rule = Falls 1+ Marker „Rose“ von dir: Lege 1 Marker „Rose“ von dir aus: auf deinem Feld. Biest (jede Figur) zieht 3 auf dich zu.
dmd-e6-pale-hunters-rule = Ghast (jede Figur) zieht 2 auf dich zu. • Beschwöre: Ghast am roten Tor.
dmd-e6-the-beast-prowls-rule = Biest (jede Figur) zieht 2 auf den nächsten Ermittler zu. • Beschwöre: Kultist am blauen Tor.
dmd-e6-ghosts-drift-rule = Bewege jeden Marker „Geist“ 1 von dir weg. • Beschwöre: Kultist am gelben Tor.
dmd-e6-scent-of-roses-rule = Falls 1+ Marker „Rose“ von dir: Biest (jede Figur) zieht 3 auf dich zu. Sonst: Erleide 1 Stress; was nicht mehr passt, sind Wunden. • Beschwöre: Ghast am gelben Tor.
dmd-e6-lament-rule = Jeder Ermittler: Falls du „In Trauer“ hast: Verliere 1 Geistige Gesundheit. Sonst: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-e6-withering-rule = Jeder Ermittler: Wähle: Falls 1+ Marker „Rose“ von dir: Lege 1 Marker „Rose“ von dir ab. Oder: Erleide 1 Wunde.
dmd-e6-licking-wounds-rule = Biest (jede Figur) zieht 1 vom nächsten Ermittler weg. Je lebendem Ermittler: Die Figur verliert 1 Wunde. • Beschwöre: Kultist am roten Tor.
dmd-e6-doors-slam-rule = Monster (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Jeder Ermittler, falls höchstens 1 Ermittler auf deinem Feld, dich eingeschlossen: Erleide 1 Stress.
dmd-e6-pressed-rose-rule = 2 Stress: Nimm 1 Marker „Rose“. • Heile bis zu 2 Stress und/oder Wunden. • Oder lege die Karte ab.
dmd-e6-huntsman-rule = 2 Stress: Nimm „Der Jäger“. • Oder lege die Karte ab.
dmd-e6-huntsman-left-rule = Begleiter, 2 Leben. • Fernkampf +1.
dmd-e6-silver-bullets-rule = 1 Stress: Nimm „Versilberte Klinge“. • Nimm „Silberkugel“. • Oder lege die Karte ab.
dmd-e6-silver-bullets-left-rule = Gegenstand. • 2 grüner Würfel bei Angriffen, falls 1+ Biest auf deinem Feld.
dmd-e6-silver-bullets-right-rule = Gegenstand. • Bei Angriffen (diese Karte ablegen): 2 Erfolge mehr.
dmd-e6-ladys-locket-rule = 1 Stress: Nimm „Offenes Medaillon“. • 1 Wunde: Nimm „Geschlossenes Medaillon“. • Oder lege die Karte ab.
dmd-e6-ladys-locket-left-rule = Gegenstand. • 2 Ältere Zeichen dürfen als Erfolg gelten bei Proben von Episodenaktionen.
dmd-e6-ladys-locket-right-rule = Gegenstand. • 1 Tentakel kostet keine Geistige Gesundheit bei jeder Probe.
dmd-e6-weeping-in-the-dark-rule = Falls du „In Trauer“ hast, musst du: Heile 2 Stress. Nimm 1 Marker „Rose“. • 2 Stress: Es geschieht nichts. • Sonst musst du: Nimm „In Trauer“.
dmd-e6-weeping-in-the-dark-right-rule = Zustand. • Am Ende deines Zuges, falls höchstens 1 Ermittler auf deinem Feld, dich eingeschlossen: Erleide 1 Stress.
dmd-e6-bear-trap-rule = 1 Stress: Nimm „Bärenfalle“. • 1 Wunde: Nimm „Saufeder“. • Oder lege die Karte ab.
dmd-e6-bear-trap-left-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Monster (eine Figur nach Wahl im Umkreis von 1) erleidet 3 Wunden.
dmd-e6-bear-trap-right-rule = Gegenstand. • 1 freier Neuwurf bei Angriffen auf deinem Feld. • 1 freier Neuwurf bei Angriffen gegen dich.
dmd-e6-raw-meat-rule = Nimm „Rosen und rohes Fleisch“. • Nimm „Kaltes Abendbrot“. • Oder lege die Karte ab.
dmd-e6-raw-meat-left-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Lege 1 Marker „Rose“ aus: auf deinem Feld. Biest (jede Figur) zieht 2 auf dich zu.
dmd-e6-raw-meat-right-rule = Gegenstand. • Jederzeit in deinem Zug (diese Karte ablegen): Heile 1 Stress und 2 Wunden.
dmd-e6-ghostly-page-rule = 1 Stress: Nimm „Der Page“. • Oder lege die Karte ab.
dmd-e6-ghostly-page-left-rule = Begleiter, 1 Leben. • Freie Aktion, einmal pro Zug (1 Stress): Du wirst auf einem Feld im Umkreis von 1 platziert.
dmd-e6-tapestry-door-rule = 1 Stress: Du wirst auf einem beliebigen Feld platziert. • Nimm „Dienstbotenschlüssel“. • Oder lege die Karte ab.
dmd-e6-tapestry-door-left-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Du wirst auf dem Feld des nächsten anderen Ermittlers platziert.
dmd-e6-howl-rule = Du musst: Erleide 1 Stress. Biest (jede Figur) zieht 2 auf dich zu.
dmd-e6-suit-of-armour-rule = 2 Stress: Nimm „Voller Harnisch“. • 1 Stress: Nimm „Schild“. • Oder lege die Karte ab.
dmd-e6-suit-of-armour-left-rule = Gegenstand. • Du darfst 1 Wunde ignorieren bei Angriffen gegen dich. • Beim Laufen 1 Feld weniger weit.
dmd-e6-suit-of-armour-right-rule = Gegenstand. • 1 freier Neuwurf bei Angriffen gegen dich. • 1 Tentakel kostet keine Geistige Gesundheit bei Angriffen gegen dich.
dmd-e6-candelabrum-rule = Nimm „Gelöschte Kerzen“. • Nimm „Fallende Kerzen“. • Oder lege die Karte ab.
dmd-e6-candelabrum-left-rule = Gegenstand. • Beim Laufen darfst du 1 Mal ausweichen.
dmd-e6-candelabrum-right-rule = Gegenstand. • Freie Aktion (diese Karte ablegen): Lege 1 Marker „Feuer“ aus: auf deinem Feld. Gegner (jede Figur auf deinem Feld) zieht 1 von dir weg.
dmd-e6-enchanted-mirror-rule = Falls du „In Trauer“ hast, musst du: Verliere 1 Geistige Gesundheit. • 2 Stress: Nimm „Ein Splitter davon“. • Sonst musst du: Nimm „In Trauer“.
dmd-e6-enchanted-mirror-left-rule = Gegenstand. • Bei Proben, die nicht gegen dich sind, einmal pro Zug: 2 freie Neuwürfe.
dmd-e6-enchanted-mirror-right-rule = Zustand. • Am Ende deines Zuges, falls höchstens 1 Ermittler auf deinem Feld, dich eingeschlossen: Erleide 1 Stress.
dmd-e6-old-hound-rule = 2 Stress: Nimm „Alter Jagdhund“. • Oder lege die Karte ab.
dmd-e6-old-hound-left-rule = Begleiter, 2 Leben. • Beim Laufen 1 Feld weiter. • Freie Aktion, einmal pro Zug (1 Stress): Biest (jede Figur) zieht 2 auf dich zu.
dmd-e6-thorns-rule = 1 Wunde: Nimm 1 Marker „Rose“. • Sonst musst du: Erleide 2 Stress; was nicht mehr passt, sind Wunden.
dmd-azathoth-1-advance = Lege 1 Marker „Kosmos“ aus: auf deinem Feld.
dmd-azathoth-2-reveal = Der Große Alte wird auf dem Feld mit den meisten Markern „Kosmos“ platziert.
dmd-azathoth-2-rule = Am Ende deines Zuges, falls 1+ Tänzer Azathoths auf dem Feld des Großen Alten: Je lebendem Ermittler: Die Figur verliert 1 Wunde.
dmd-azathoth-3-reveal = Der Große Alte wird an einem zufälligen Tor platziert. • Jeder Ermittler, falls 1+ Marker „Kosmos“ auf deinem Feld: Verliere 1 Geistige Gesundheit. • Tänzer Azathoths (jede Figur) zieht 2 auf den Großen Alten zu.
dmd-azathoth-3-rule = Wenn es dich angreift, falls 1+ Älteres Zeichen in der Probe: Lege 1 Marker „Kosmos“ aus: auf deinem Feld. • Am Ende deines Zuges, falls du auf dem Feld des Großen Alten bist: Jeder andere Ermittler auf deinem Feld: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-azathoth-4-reveal = Der Große Alte wird auf dem Startfeld platziert. • Lege 1 Marker „Kosmos“ aus: auf dem Startfeld. • Beschwöre: Tänzer Azathoths auf dem Feld des Großen Alten.
dmd-azathoth-4-rule = Am Ende deines Zuges: Lege 1 Marker „Kosmos“ aus: auf einem Feld im Umkreis von 1.
dmd-aza-thin-flutes-rule = Tänzer Azathoths (jede Figur) zieht 2 auf dich zu. • Beschwöre: Tänzer Azathoths am roten Tor.
dmd-aza-court-rule = Falls der Große Alte auf dem Spielplan ist: Tänzer Azathoths (jede Figur) zieht 2 auf den Großen Alten zu. • Beschwöre: Tänzer Azathoths am blauen Tor.
dmd-aza-cracks-rule = Lege 1 Marker „Kosmos“ aus: auf deinem Feld. • Kultist (jede Figur) zieht 1 auf den nächsten Ermittler zu.
dmd-aza-nuclear-rule = Jeder Ermittler, falls 1+ Marker „Kosmos“ auf deinem Feld: Verliere 1 Geistige Gesundheit. • Lege 1 Marker „Kosmos“ aus: an einem zufälligen Tor. • Beschwöre: Kultist am gelben Tor.
dmd-aza-piping-rule = Jeder Ermittler: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-aza-gravity-rule = Gegner (die nächste Figur) zieht 3 auf dich zu. • Beschwöre: Kultist am roten Tor.
dmd-aza-idiots-dream-rule = Falls 1+ Marker „Kosmos“ auf deinem Feld: Erleide 1 Wunde. Sonst: Lege 1 Marker „Kosmos“ aus: auf deinem Feld. • Monster (jede Figur) zieht 1 auf dich zu.
dmd-aza-ultimate-gate-rule = Verliere 1 Geistige Gesundheit. • Beschwöre: Tänzer Azathoths am nächsten Tor.
dmd-tsathoggua-1-advance = Nimm 1 Marker „Erschöpfung“. • Ein anderer Ermittler deiner Wahl: Nimm 1 Marker „Erschöpfung“.
dmd-tsathoggua-1-rule = Beim Ausruhen darfst du 1 weniger heilen, um 1 Marker „Erschöpfung“ abzulegen.
dmd-tsathoggua-2-reveal = Der Große Alte wird auf deinem Feld platziert.
dmd-tsathoggua-2-rule = Am Ende deines Zuges, falls du auf dem Feld des Großen Alten bist: Nimm 1 Marker „Erschöpfung“.
dmd-tsathoggua-3-reveal = Der Große Alte wird an dem gelben Tor platziert. • Jeder Ermittler: Außer du erleidest 2 Stress: Nimm 1 Marker „Erschöpfung“.
dmd-tsathoggua-3-rule = Wenn du es angreifst, falls 1+ Tentakel in der Probe: Nimm 1 Marker „Erschöpfung“.
dmd-tsathoggua-4-reveal = Der Große Alte wird auf dem Startfeld platziert. • Nimm 1 Marker „Erschöpfung“.
dmd-tsathoggua-4-rule = Ausruhen heilt 1 weniger.
dmd-tsa-heavy-lids-rule = Falls dein Feld nicht sicher ist: Nimm 1 Marker „Erschöpfung“. • Formloser Spross (jede Figur) zieht 3 auf dich zu.
dmd-tsa-black-basin-rule = Falls dein Feld nicht sicher ist: Nimm 1 Marker „Erschöpfung“. • Beschwöre: Formloser Spross am gelben Tor.
dmd-tsa-ooze-rule = Formloser Spross (jede Figur) zieht 2 auf den nächsten Ermittler zu. • Beschwöre: Formloser Spross am blauen Tor.
dmd-tsa-lethargy-rule = Außer du erleidest 1 Stress: Nimm 1 Marker „Erschöpfung“. • Ein anderer Ermittler deiner Wahl: Außer du erleidest 1 Stress: Nimm 1 Marker „Erschöpfung“.
dmd-tsa-offering-rule = Kultist (jede Figur) zieht 2 auf den nächsten Ermittler zu.
dmd-tsa-dreamless-rule = Falls 2+ Marker „Erschöpfung“ von dir: Verliere 1 Geistige Gesundheit. • Beschwöre: Kultist am gelben Tor. • Beschwöre: Kultist am blauen Tor.
dmd-tsa-nkai-rule = Falls 2+ Marker „Erschöpfung“ von dir: Erleide 1 Wunde. • Gegner (die nächste Figur) zieht 3 auf dich zu.
dmd-tsa-bat-ears-rule = Wähle: Nimm 1 Marker „Erschöpfung“. Oder: Erleide 1 Wunde. • Monster (jede Figur) zieht 1 auf dich zu.
dmd-unknown-a-scent-rule = Unbekanntes Monster A (jede Figur) zieht 2 auf dich zu. • Ziehe danach eine weitere Mythoskarte.
dmd-unknown-a-brood-rule = Unbekanntes Monster A (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Beschwöre: Unbekanntes Monster A an einem zufälligen Tor. • Ziehe danach eine weitere Mythoskarte.
dmd-unknown-b-scent-rule = Unbekanntes Monster B (jede Figur) zieht 2 auf dich zu. • Ziehe danach eine weitere Mythoskarte.
dmd-unknown-b-brood-rule = Unbekanntes Monster B (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Beschwöre: Unbekanntes Monster B an einem zufälligen Tor. • Ziehe danach eine weitere Mythoskarte.
dmd-claustrophobia-rule = Falls höchstens 1 Ermittler auf deinem Feld, dich eingeschlossen und dein Feld sicher ist: Heile allen Stress. Sonst: Erleide 1 Stress. Bewege dich 1 Feld weit.
dmd-survivors-guilt-rule = Falls 0 andere Ermittler mit 1+ Wunde auf dir: Heile allen Stress. Sonst: Erleide 1 Wunde.
dmd-compulsion-rule = Falls 1+ Marker „Feuer“ auf deinem Feld: Heile allen Stress. Sonst: Lege 2 Marker „Feuer“ aus: auf deinem Feld.
dmd-night-terrors-rule = Falls 0 Wunden auf dir: Heile allen Stress. Sonst: Gegner (die nächste Figur) zieht 3 auf dich zu.
dmd-messiah-rule = Falls 2+ Ermittler auf deinem Feld, dich eingeschlossen: Heile allen Stress. Sonst: Gegner (jede Figur im Umkreis von 1) zieht 1 auf dich zu.
dmd-numbness-rule = Falls 4+ Stress auf dir: Heile allen Stress. Sonst: Erleide 2 Stress; was nicht mehr passt, sind Wunden.
dmd-scapegoat-rule = Falls 2+ Wunden auf dir: Heile allen Stress. Sonst: Ein anderer Ermittler deiner Wahl: Erleide 1 Wunde.
dmd-fugue-rule = Falls du auf einem Tor bist: Heile allen Stress. Sonst: Du wirst an dem entferntesten Tor platziert.
dmd-carcosan-coin-normal-rule = Bei jeder Probe, einmal pro Zug: 1 freier Neuwurf.
dmd-carcosan-coin-transformed-rule = Bei Proben, die nicht gegen dich sind, einmal pro Zug (1 Geistige Gesundheit): 2 Erfolge mehr.
dmd-black-candle-normal-rule = Bei jeder Probe, einmal pro Zug: 1 Tentakel kostet keine Geistige Gesundheit.
dmd-black-candle-transformed-rule = 2 grüner Würfel bei Angriffen. • Zu Beginn deines Zuges: Erleide 1 Stress.
dmd-bone-flute-normal-rule = Aktion: Gegner (jede Figur im Umkreis von 1) zieht 1 von dir weg.
dmd-bone-flute-transformed-rule = Freie Aktion, einmal pro Zug (1 Stress): Gegner (jede Figur im Umkreis von 1) zieht 2 von dir weg.
dmd-drowned-compass-normal-rule = Beim Laufen 1 Feld weiter.
dmd-drowned-compass-transformed-rule = Beim Laufen 2 Felder weiter. • Beim Laufen darfst du 2 Mal ausweichen. • Nach dem Laufen, einmal pro Zug: Erleide 1 Stress.
dmd-prophets-mask-normal-rule = Verlässt du ein Feld, folgt dir 1 × Kultist nicht.
dmd-prophets-mask-transformed-rule = Dir folgt nie: Kultist. • Verlässt du ein Feld, folgt dir 1 × Monster nicht. • Wenn du einen Gegner tötest, falls das Ziel ein solches ist: Kultist: Erleide 1 Stress.
dmd-viper-dagger-normal-rule = 1 Wunde mehr, wenn du Wunden zufügst bei Angriffen auf deinem Feld, falls 3+ Stress auf dir.
dmd-viper-dagger-transformed-rule = 1 Wunde mehr, wenn du Wunden zufügst bei Angriffen auf deinem Feld. • Wenn du einen Gegner tötest: Verliere 1 Geistige Gesundheit.
dmd-grey-vial-normal-rule = Ausruhen heilt 1 mehr.
dmd-grey-vial-transformed-rule = Ausruhen heilt 1 mehr. • Freie Aktion, einmal pro Zug (1 Geistige Gesundheit): Heile bis zu 3 Stress und/oder Wunden.
dmd-starstone-normal-rule = 1 Älteres Zeichen darf als Erfolg gelten bei Proben von Episodenaktionen.
dmd-starstone-transformed-rule = 2 Ältere Zeichen dürfen als Erfolg gelten bei Proben, die nicht gegen dich sind. • Zu Beginn deines Zuges: Erleide 1 Stress.
dmd-mirror-of-ys-normal-rule = Freie Aktion, einmal pro Zug (1 Stress): Du wirst auf dem Feld des nächsten anderen Ermittlers platziert.
dmd-mirror-of-ys-transformed-rule = Freie Aktion, einmal pro Zug (1 Geistige Gesundheit): Du wirst auf einem beliebigen Feld platziert.
dmd-iron-rosary-normal-rule = Du darfst 1 Wunde ignorieren bei Feuerproben. • 1 freier Neuwurf bei Angriffen gegen dich.
dmd-iron-rosary-transformed-rule = Du darfst 1 Wunde ignorieren bei Proben gegen dich. • Wenn du Wunden erleidest: Erleide 1 Stress.
dmd-torn-page-normal-rule = 1 grüner Würfel bei Proben von Entdeckungskarten. • 1 freier Neuwurf bei Proben von Episodenaktionen.
dmd-torn-page-transformed-rule = 1 grüner Würfel bei Proben von Episodenaktionen. • Aktion (1 Geistige Gesundheit): Ziehe eine Entdeckungskarte.
dmd-unknown-ghast-setup = Beschwöre: Ghast auf seinem Feld.
dmd-unknown-ghast-advance = Ghast (jede Figur) zieht 2 auf den nächsten Ermittler zu.
dmd-unknown-serpent-man-setup = Beschwöre: Schlangenmensch auf seinem Feld.
dmd-unknown-serpent-man-advance = Schlangenmensch (jede Figur): Jeder Ermittler auf seinem Feld: Nimm 1 Marker „Gift“. • Schlangenmensch (die am weitesten entfernte Figur) zieht 2 auf den nächsten Ermittler zu.
dmd-unknown-fisher-from-outside-advance = Fischer von Draußen (jede Figur) zieht 1 auf den nächsten Ermittler zu. Der nächste Ermittler: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-unknown-gyaa-yothn-setup = Beschwöre: Kultist auf seinem Feld.
dmd-unknown-gyaa-yothn-advance = Gyaa-Yothn (jede Figur) zieht 2 auf den nächsten Ermittler zu.
dmd-unknown-gug-advance = Gug (jede Figur) zieht 1 auf den nächsten Ermittler zu. Die Figur verliert 1 Wunde.
dmd-unknown-unnamable-setup = Jeder Ermittler: Erleide 1 Stress.
dmd-unknown-unnamable-advance = Das Unsagbare (jede Figur) zieht 1 auf den nächsten Ermittler zu. Jeder Ermittler auf seinem Feld: Verliere 1 Geistige Gesundheit.
dmd-unknown-dhole-setup = Lege 1 Marker „Geröll“ aus: auf seinem Feld. • Lege 1 Marker „Geröll“ aus: auf dem Startfeld.
dmd-unknown-dhole-advance = Dhole (jede Figur) zieht 2 auf den nächsten Ermittler zu. Lege 1 Marker „Geröll“ aus: auf seinem Feld.
dmd-unknown-night-gaunt-setup = Beschwöre: Nachtmahr auf seinem Feld.
dmd-unknown-night-gaunt-advance = Nachtmahr (jede Figur) zieht 3 auf den nächsten Ermittler zu.
dmd-unknown-mi-go-setup = Beschwöre: 2 × Kultist auf seinem Feld.
dmd-unknown-mi-go-advance = Mi-Go (jede Figur) zieht 2 auf dich zu. Jeder Ermittler auf seinem Feld: Erleide 2 Stress; was nicht mehr passt, sind Wunden.
dmd-unknown-shoggoth-setup = Die Figur zieht 2 auf das Startfeld zu.
dmd-unknown-shoggoth-advance = Shoggothe (jede Figur) zieht 2 auf den nächsten Ermittler zu. Jeder Ermittler auf seinem Feld: Erleide 1 Wunde.
dmd-unknown-deep-one-setup = Beschwöre: Wesen aus der Tiefe auf seinem Feld.
dmd-unknown-deep-one-advance = Wesen aus der Tiefe (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Beschwöre: Wesen aus der Tiefe am entferntesten Tor.
dmd-unknown-elder-thing-setup = Aktiver Ermittler: Verliere 1 Geistige Gesundheit.
dmd-unknown-elder-thing-advance = Altes Wesen (jede Figur) zieht 1 auf den nächsten Ermittler zu. Der nächste Ermittler: Wähle: Falls 1+ Gegenstand von dir: Lege einen deiner Gegenstände ab. Oder: Verliere 1 Geistige Gesundheit.
dmd-unknown-ghoul-setup = Beschwöre: Ghul auf seinem Feld.
dmd-unknown-ghoul-advance = Ghul (jede Figur) zieht 2 auf den nächsten Ermittler zu. Jeder Ermittler auf seinem Feld, falls 1+ Wunde auf dir: Erleide 1 Wunde.
dmd-unknown-moon-beast-setup = Beschwöre: Kultist an jedem Tor.
dmd-unknown-moon-beast-advance = Kultist (jede Figur) zieht 1 auf den nächsten Ermittler zu. • Mondbestie (jede Figur) zieht 1 auf den nächsten Ermittler zu.
dmd-unknown-zoog-setup = Beschwöre: 2 × Zoog auf seinem Feld.
dmd-unknown-zoog-advance = Zoog (jede Figur) zieht 2 auf den nächsten Ermittler zu.
dmd-unknown-shantak-setup = Die Figur zieht 3 auf das Startfeld zu.
dmd-unknown-shantak-advance = Shantak (jede Figur) wird auf dem Feld des nächsten anderen Ermittlers platziert.
dmd-unknown-colour-out-of-space-setup = Aktiver Ermittler: Nimm 1 Marker „Gift“.
dmd-unknown-colour-out-of-space-advance = Farbe aus dem All (jede Figur) zieht 1 auf den nächsten Ermittler zu. Jeder Ermittler, falls du auf seinem Feld oder im Umkreis von 1 davon bist: Nimm 1 Marker „Gift“.
dmd-unknown-rat-thing-setup = Die Figur wird auf dem Startfeld platziert.
dmd-unknown-rat-thing-advance = Rattending (jede Figur) wird auf dem Feld des nächsten Ermittlers platziert. Ein Ermittler auf seinem Feld: Die Figur greift sofort an.
dmd-unknown-cat-from-saturn-setup = Die Figur zieht 1 auf das Startfeld zu.
dmd-unknown-cat-from-saturn-advance = Katze vom Saturn (jede Figur) zieht 3 auf den nächsten Ermittler zu. Ein Ermittler auf seinem Feld: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-unknown-swine-thing-setup = Lege 1 Marker „Geröll“ aus: auf seinem Feld. • Lege 1 Marker „Geröll“ aus: an dem entferntesten Tor.
dmd-unknown-swine-thing-advance = Schweinewesen (jede Figur): Lege 1 Marker „Geröll“ aus: auf dem Feld des nächsten Ermittlers. Die Figur zieht 1 auf den nächsten Ermittler zu.
dmd-unknown-star-spawn-setup = Jeder Ermittler: Erleide 2 Stress.
dmd-unknown-star-spawn-advance = Sternenbrut (jede Figur) zieht 1 auf den nächsten Ermittler zu. Jeder Ermittler, falls du auf seinem Feld oder im Umkreis von 1 davon bist: Erleide 1 Stress; was nicht mehr passt, sind Wunden.
dmd-unknown-leng-spider-setup = Die Figur zieht 2 auf das Startfeld zu.
dmd-unknown-leng-spider-advance = Leng-Spinne (jede Figur) zieht 2 auf den nächsten Ermittler zu. Jeder Ermittler auf seinem Feld: Nimm 1 Marker „Gift“.
dmd-unknown-damned-thing-setup = Die Figur geht zurück in den Pool.
dmd-unknown-damned-thing-advance = Falls 0 Verdammtes Ding auf dem Spielplan: Beschwöre: Verdammtes Ding am nächsten Tor. Sonst: Verdammtes Ding (jede Figur) wird auf dem Feld des nächsten Ermittlers platziert.

## The name, and how to play

dmd-name = Death May Die
dmd-about = Gemeinsam unterbrecht ihr das Ritual, und dann schießt ihr auf das, was daraus wurde. Je irrer du wirst, desto stärker bist du.
dmd-facts = 1 bis 5 Plätze · etwa 90 Minuten
dmd-description =
    Der Kult hat es fast geschafft: Der Große Alte ist unterwegs. Ihr habt eine Nacht, um das Ritual zu brechen, und dann muss sterben, was trotzdem kommt. Ihr werdet darüber den Verstand verlieren, und das ist die gute Nachricht, denn Wahnsinn macht stark. Ihr spielt zusammen, gewinnt zusammen oder geht zusammen unter.
dmd-howto =
    In deinem Zug hast du 3 Aktionen: laufen, angreifen, ausruhen, tauschen oder was die Episode erlaubt. Dann richtet eine Mythoskarte Schaden an; dann ermittelst du, wenn dein Feld sicher ist, sonst greift dich dort jeder Gegner an; dann brennt das Feuer, und der Zug endet. Eine Probe wirfst du mit 3 schwarzen Würfeln und den grünen, die du dir verdient hast: Erfolge zählen, Tentakel kosten geistige Gesundheit. Wer eine Schwelle zum Wahnsinn erreicht, dem schadet es sofort, und es stärkt ihn für immer. Erreicht das Ziel der Episode, um das Ritual zu unterbrechen; erst dann ist der Große Alte verwundbar. Tötet seine letzte Stufe, und ihr gewinnt. Bevor er beschworen ist, darf niemand verloren gehen.

## Options

dmd-option-episode = Episode
dmd-option-episode-help = Die Geschichte: ihr Plan, ihr Ziel, ihre Karten.
dmd-option-episode-top-of-the-mourning = Grauen des Morgens
dmd-option-episode-top-of-the-mourning-help = Kilkenny, ein Hexenprozess der Toten: Überzeugt die Geschworenen und führt sie zum Platz.
dmd-option-episode-isle-of-the-damned = Insel der Verdammten
dmd-option-episode-isle-of-the-damned-help = Eine Anstalt vor Venedig: Öffnet Schlösser und führt Patienten zum Boot.
dmd-option-episode-deliver-us-from-evil = Erlöse uns vom Bösen
dmd-option-episode-deliver-us-from-evil-help = Die Katakomben von Paris: Zerbrecht einen Altar, Stein um Stein, während die Gänge einstürzen.
dmd-option-episode-by-request-of-the-queen = Im Auftrag der Königin
dmd-option-episode-by-request-of-the-queen-help = Ein Schloss der Dürstenden: Legt an jeden Pfeiler eine Ladung.
dmd-option-episode-festival-of-death = Jahrmarkt des Todes
dmd-option-episode-festival-of-death-help = Ein Jahrmarkt, den niemand verlässt: Bezwingt die Buden, bevor die Besucher verloren sind.
dmd-option-episode-beauty-and-the-beast = Die Schöne und das Biest
dmd-option-episode-beauty-and-the-beast-help = Ein Haus voller Rosen: Jagt das Biest, das nur zwischen Rosen zu verwunden ist.
dmd-option-elder_one = Großer Alter
dmd-option-elder_one-help = Wer beschworen wird. Jeder passt zu jeder Episode.
dmd-option-elder_one-azathoth = Azathoth
dmd-option-elder_one-azathoth-help = Chaos: Kosmische Risse breiten sich aus, und Tänzer kommen hindurch.
dmd-option-elder_one-tsathoggua = Tsathoggua
dmd-option-elder_one-tsathoggua-help = Trägheit: Erschöpfung zehrt an euch, und Formloses kriecht euch nach.
dmd-option-investigators = Ermittler
dmd-option-investigators-help = Ob alle ihre Figur wählen oder ziehen.
dmd-option-investigators-chosen = gewählt
dmd-option-investigators-random = gezogen
dmd-option-unknown = Das Unbekannte
dmd-option-unknown-help = Unbekannte Monster, die zu denen der Episode kommen, und Relikte, die sich wenden.
dmd-option-unknown-off = nichts davon
dmd-option-unknown-full = zwei Monster und Relikte
dmd-option-unknown-single = ein Monster und Relikte
dmd-option-unknown-relics = nur Relikte
dmd-option-unknown-monsters = nur Monster
dmd-option-random_spawn = Zufällige Ankunft
dmd-option-random_spawn-help = Ab der dritten Stufe kommt der Große Alte auf ein ausgelostes Feld.
dmd-option-actions = Aktionen im Zug
dmd-option-actions-help = Im Buch sind es 3; 4 ist eine mildere Hausregel.
dmd-option-first_player = Wer beginnt
dmd-option-first_player-help = Der Platz, der beginnt, oder der Zufall.
dmd-option-first_player-random = der Zufall entscheidet

## The table

dmd-phase-0 = Aufbau
dmd-phase-1 = Aktionen
dmd-phase-2 = Mythos
dmd-phase-3 = Ermitteln oder kämpfen
dmd-phase-4 = Ende des Zuges
dmd-phase-5 = Das Ritual schreitet voran
dmd-phase-6 = Beschwörung

dmd-view-turn = Zug { $n }: { $who }
dmd-view-actions = { $n ->
    [0] keine Aktionen übrig
    [one] 1 Aktion übrig
   *[other] { $n } Aktionen übrig
}
dmd-view-goal = Ziel
dmd-view-disrupted = Das Ritual ist unterbrochen: Der Große Alte ist verwundbar.
dmd-view-track = Beschwörungsleiste
dmd-view-track-space = { $n } von { $most }
dmd-view-symbols = Symbole
dmd-view-stage = Stufe { $n }: { $name }
dmd-view-elder-away = noch nicht hier
dmd-view-elder-here = { $space }, { $wounds } von { $health } Wunden
dmd-view-lost = verloren
dmd-view-wounds = Wunden
dmd-view-stress = Stress
dmd-view-sanity = Geist
dmd-view-next-threshold = nächste bei { $n }
dmd-view-skill = { $skill } { $level }
dmd-view-map = Plan
dmd-view-board = Storytableau
dmd-view-carried = bei euch
dmd-view-stairs = Treppe
dmd-view-tunnel = Tunnel
dmd-view-start = Start
dmd-view-gate-0 = rotes Tor
dmd-view-gate-1 = gelbes Tor
dmd-view-gate-2 = blaues Tor
dmd-view-gate-codes = RGB
dmd-view-wounded = { $n } W
dmd-view-also = { $space }: { $what }
dmd-view-transformed = gewandelt
dmd-view-roll = { $who } würfelt
dmd-view-roll-foe = { $who } würfelt gegen { $foe }
dmd-view-roll-free = { $n ->
    [0] kein freier Neuwurf
    [one] 1 freier Neuwurf
   *[other] { $n } freie Neuwürfe
}
dmd-view-nothing = nichts

## Dice

dmd-die-black = schwarzer Würfel
dmd-die-green = grüner Würfel
dmd-face-0 = leer
dmd-face-1 = Erfolg
dmd-face-2 = Älteres Zeichen
dmd-face-3 = Erfolg und Älteres Zeichen
dmd-face-4 = Tentakel
dmd-face-5 = Erfolg und Tentakel
dmd-die-shows = { $colour }, { $face }

## Questions

dmd-prompt-action = { $who }: Was tust du?
dmd-prompt-assign-wound = { $who }: Wer nimmt die Wunde? { $n ->
    [one] 1 ist
   *[other] { $n } sind
} noch zu verteilen.
dmd-prompt-attacker = { $who }: Welcher Gegner greift zuerst an?
dmd-prompt-bar-passage = Welcher Durchgang wird versperrt ({ $token })?
dmd-prompt-calm-down = { $who }: Vor der Probe 1 Stress heilen?
dmd-prompt-character = Wer bist du heute Nacht?
dmd-prompt-choose = { $who }: Wähle.
dmd-prompt-collapse = Welcher Durchgang stürzt ein?
dmd-prompt-confirm-lethal = { $who }: Das zu bezahlen ist dein Tod. Bezahlen?
dmd-prompt-convert = { $who }: Soll ein Älteres Zeichen als Erfolg zählen?
dmd-prompt-discard-card = { $who }: Welche Karte legst du ab?
dmd-prompt-discovery = { $who } hat „{ $card }“ gefunden. Was nun?
dmd-prompt-elder-location = Wo erscheint der Große Alte?
dmd-prompt-enemy-path = Wohin zieht die Figur: { $figure }?
dmd-prompt-follow = { $who } geht nach { $space }. Folgt { $follower }?
dmd-prompt-granted-action = { $who }: Was tust du mit der freien Aktion?
dmd-prompt-heal = Was heilt { $who }? { $n ->
    [one] 1 Punkt ist übrig.
   *[other] { $n } Punkte sind übrig.
}
dmd-prompt-ignore-sanity = { $who }: Vom Verlust an geistiger Gesundheit ({ $n }) ignorieren, was geht?
dmd-prompt-ignore-wound = { $who }: Von { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
} ignorieren, was geht?
dmd-prompt-killer-instinct = { $who }: Killerinstinkt einsetzen?
dmd-prompt-leave-behind = { $who } bricht auf nach { $space }. Welcher Gegner bleibt zurück?
dmd-prompt-level-up = { $who }: Welche Fertigkeit steigt um 1 Level?
dmd-prompt-may-investigate = { $who }: Hier und jetzt ermitteln?
dmd-prompt-may-trigger = { $who }: Das einsetzen? { $what }
dmd-prompt-more-targets = { $who }: Noch ein Ziel?
dmd-prompt-move = { $who }: Wohin? { $n ->
    [one] 1 Feld ist übrig.
   *[other] { $n } Felder sind übrig.
}
dmd-prompt-move-token = Wohin zieht der Marker: { $token }, auf { $space }? { $n ->
    [one] 1 Feld ist übrig.
   *[other] { $n } Felder sind übrig.
}
dmd-prompt-open-passage = Welcher Durchgang wird geöffnet ({ $token })?
dmd-prompt-order = Mehreres geschieht zugleich. Was kommt zuerst?
dmd-prompt-patient = { $who }: Wer wird geheilt? { $n ->
    [one] 1 Punkt ist übrig.
   *[other] { $n } Punkte sind übrig.
}
dmd-prompt-pick-enemy = Welcher Gegner?
dmd-prompt-pick-investigator = Wer von euch?
dmd-prompt-pick-space = Welches Feld?
dmd-prompt-pick-token = Welcher Marker auf { $space }?
dmd-prompt-push = { $who }: Wohin stößt du die Figur ({ $figure })?
dmd-prompt-relic = { $who }: Welches Relikt nimmst du?
dmd-prompt-relic-instead = { $who }: Statt zu ermitteln ein Relikt nehmen?
dmd-prompt-reroll = { $who }: Einen Würfel neu werfen?
dmd-prompt-silent-witness = { $who }: Ein Tentakel. Was machst du daraus? { $n ->
    [one] 1 ist übrig.
   *[other] { $n } sind übrig.
}
dmd-prompt-split-wounds = { $who }: Wer nimmt die nächste Wunde? { $n ->
    [one] 1 ist übrig.
   *[other] { $n } sind übrig.
}
dmd-prompt-summon-at = Wo erscheint die Figur: { $enemy }?
dmd-prompt-take-along = { $who } geht nach { $space }. Wer kommt mit?
dmd-prompt-take-token = { $who }: Welchen Marker nimmst du von { $space }?
dmd-prompt-target = { $who }: Wen greifst du an?
dmd-prompt-token-path = Wohin zieht der Marker: { $token }, auf { $space }?
dmd-prompt-trade-card = { $who }: Welche Karte wechselt die Hände?
dmd-prompt-trade-consent = { $who }: Darf „{ $card }“ an { $receiver } gehen?
dmd-prompt-trade-receiver = { $who }: Wer bekommt „{ $card }“?
dmd-prompt-use = { $who }: Jetzt eine Karte einsetzen?

## Answers

dmd-choice-done = Nichts weiter
dmd-choice-done-action = Die Aktionen beenden
dmd-choice-done-move = Hier anhalten
dmd-choice-done-reroll = Die Würfel behalten
dmd-choice-yes = Ja
dmd-choice-no = Nein
dmd-choice-self = { $who }
dmd-choice-all = Alle
dmd-choice-run = Laufen
dmd-choice-free-run = Laufen, frei
dmd-choice-attack = Angreifen
dmd-choice-free-attack = Angreifen, frei
dmd-choice-rest = Ausruhen
dmd-choice-trade = Tauschen
dmd-choice-heal-stress = 1 Stress
dmd-choice-heal-wound = 1 Wunde
dmd-choice-heal = Heilen
dmd-choice-prevent = Keine geistige Gesundheit verlieren
dmd-choice-convert = Ja, durch Arkanes Wissen
dmd-choice-convert-by-card = Ja, durch eine Karte
dmd-choice-episode-action = { $name }: { $rule }
dmd-choice-grant = Eine freie Aktion für { $who }
dmd-choice-investigator = { $who }
dmd-choice-skill = { $skill }, Level { $level }: { $rule }
dmd-choice-option = Möglichkeit { $n }
dmd-choice-option-label = { $label }: { $rule }
dmd-choice-trigger = { $what }
dmd-choice-space = { $space }
dmd-choice-figure = { $figure }, auf { $space }
dmd-choice-passage = { $space } – { $to }
dmd-choice-card = { $card }
dmd-choice-relic = { $relic }: { $rule }
dmd-choice-token = { $token }
dmd-choice-character = { $name } ({ $skills })
dmd-choice-reroll = Neu, frei: { $die }
dmd-choice-stress-reroll = Neu, für 1 Stress: { $die }
dmd-choice-use = { $card } einsetzen: { $rule }

## What happened

dmd-event-character = { $player } ist { $who }.
dmd-event-set-up = Der Plan liegt aus, die Stapel sind gemischt. { $first } beginnt. Psychosen: { $insanities }
dmd-event-unknown-monsters = Aus dem Unbekannten: { $names }.
dmd-event-relics-offered = Relikte liegen aus: { $relics }.
dmd-event-relic-gained = { $who } nimmt das Relikt { $relic }.
dmd-event-relics-transformed = Die Relikte wenden sich: { $who }.
dmd-event-turn-began = Zug { $turn }: { $who }, mit { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
dmd-event-moved = { $who } geht von { $space } nach { $to }.
dmd-event-placed = { $who } wird von { $space } nach { $to } versetzt.
dmd-event-followed = { $figure } folgt von { $space } nach { $to }.
dmd-event-sneaked = { $who } weicht aus: { $figure }.
dmd-event-attacked = { $who } greift an: { $figures }.
dmd-event-rested = { $who } ruht sich aus.
dmd-event-traded = { $who } gibt „{ $card }“ an { $to }.
dmd-event-episode-action = { $who }: { $action }.
dmd-event-used = { $who } setzt ein: { $source }.
dmd-event-rolled = { $who } würfelt ({ $roll }): { $dice }
dmd-event-rerolled = { $who } wirft neu: { $die } wird zu { $now }
dmd-event-tallied = { $who }: { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
}, { $signs ->
    [one] 1 Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
}, { $tentacles ->
    [one] 1 Tentakel
   *[other] { $tentacles } Tentakel
}.
dmd-event-stress = { $who } erleidet { $n } Stress, jetzt { $now }.
dmd-event-stress-healed = { $who } heilt { $n } Stress, jetzt { $now }.
dmd-event-wounds = { $who } erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}, jetzt { $now }.
dmd-event-wounds-healed = { $who } heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}, jetzt { $now }.
dmd-event-companion-wounded = „{ $card }“ erleidet 1 Wunde für { $who }, jetzt { $now }.
dmd-event-sanity = { $who } verliert { $n } geistige Gesundheit, jetzt auf { $now }.
dmd-event-threshold = In { $who } gibt etwas nach: Schwelle { $number }.
dmd-event-insanity = { $who }, { $insanity }: { $calm ->
    [yes] Für einen Augenblick ist Frieden, und aller Stress heilt.
   *[no] Die Psychose bricht aus.
}
dmd-event-level-up = { $who } wächst: { $skill }, Level { $level }.
dmd-event-lost = { $who } ist verloren, auf { $space }. { $reason ->
    [insane] Von diesem Verstand ist nichts übrig.
   *[killed] Der Körper gab zuerst auf.
}
dmd-event-mythos = Mythos: „{ $card }“. { $rule }
dmd-event-mythos-reshuffled = Der Mythosstapel wird gemischt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
dmd-event-discovered = { $who } findet „{ $card }“. { $story }
dmd-event-discovery-discarded = „{ $card }“ bleibt liegen.
dmd-event-claimed = { $who } nimmt „{ $card }“.
dmd-event-other-side = { $who } wendet eine Karte: „{ $card }“.
dmd-event-card-discarded = { $who } gibt „{ $card }“ ab.
dmd-event-summoned = { $figure } erscheint auf { $space }.
dmd-event-enemy-moved = { $figure } geht von { $space } nach { $to }.
dmd-event-enemy-attacks = { $figure } greift { $who } an.
dmd-event-enemy-wounded = { $figure } erleidet { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}, jetzt { $now }.
dmd-event-enemy-mended = { $figure } heilt { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}.
dmd-event-enemy-killed = { $figure } stirbt auf { $space }.
dmd-event-enemy-banished = { $figure } ist fort von { $space }.
dmd-event-token-placed = { $n ->
    [one] 1 Marker kommt auf { $space }: { $token }.
   *[other] { $n } Marker kommen auf { $space }: { $token }.
}
dmd-event-token-removed = { $n ->
    [one] 1 Marker verschwindet von { $space }: { $token }.
   *[other] { $n } Marker verschwinden von { $space }: { $token }.
}
dmd-event-token-moved = { $n ->
    [one] 1 Marker zieht von { $space } nach { $to }: { $token }.
   *[other] { $n } Marker ziehen von { $space } nach { $to }: { $token }.
}
dmd-event-token-turned = { $n ->
    [one] Auf { $space } wird 1 Marker umgedreht: { $token } wird zu { $now }.
   *[other] Auf { $space } werden { $n } Marker umgedreht: { $token } wird zu { $now }.
}
dmd-event-carries = { $who } nimmt { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}: { $token }, jetzt { $now }.
dmd-event-carries-less = { $who } gibt { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} ab: { $token }, jetzt { $now }.
dmd-event-board-tokens = Storytableau: { $token }, jetzt { $now }.
dmd-event-passage-barred = { $token } zwischen { $space } und { $to }.
dmd-event-passage-opened = Der Weg zwischen { $space } und { $to } ist frei.
dmd-event-passage-gone = Der Weg zwischen { $space } und { $to } ist eingestürzt.
dmd-event-advanced = Das Ritual schreitet voran auf { $track }.
dmd-event-disrupted = Das Ritual ist unterbrochen!
dmd-event-stage-revealed = { $name }. { $rule }
dmd-event-elder-placed = { $elder } steht auf { $space }.
dmd-event-stage-defeated = Stufe { $stage } ist besiegt!
dmd-event-game-over = { $won ->
    [yes] Es ist vorbei, und ihr seid noch da. { $reason }
   *[no] Es ist vorbei. { $reason }
}

## How it ended

dmd-end-elder-one-killed = Der Große Alte ist tot.
dmd-end-investigator-lost = Jemand von euch ging verloren, bevor der Große Alte beschworen war.
dmd-end-all-lost = Ihr seid alle verloren.
dmd-end-track-ended = Die Beschwörungsleiste ist zu Ende.

dmd-result-elder-one-killed = Großer Alter getötet
dmd-result-investigator-lost = Ermittler zu früh verloren
dmd-result-all-lost = Alle Ermittler verloren
dmd-result-track-ended = Ende der Beschwörungsleiste

dmd-roll-0 = Probe
dmd-roll-1 = Probe
dmd-roll-2 = Angriff
dmd-roll-3 = Angriff
dmd-roll-4 = Angriff aus der Ferne
dmd-roll-5 = Episodenaktion
dmd-roll-6 = Entdeckung
dmd-roll-7 = Probe gegen dich
dmd-roll-8 = angegriffen
dmd-roll-9 = Feuer

## Der Tisch im Browser

dmd-view-health = { $wounds } von { $health } Wunden
dmd-view-would-follow = würde folgen
dmd-view-followers = { $n ->
    [one] Folgt, wenn jemand geht: { $names }
   *[other] Folgen, wenn jemand geht: { $names }
}
dmd-view-ritual = Das Ritual
dmd-view-stage-of = Stufe { $n } von { $most }
dmd-view-symbols-of = { $n } von { $most } Symbolen im Mythos-Ablagestapel
dmd-view-symbol = treibt das Ritual voran
dmd-view-goal-left = { $n ->
    [0] keine übrig
    [one] noch 1
   *[other] noch { $n }
}
dmd-view-goal-done = { $n } von { $most }
dmd-view-advance = Wenn das Ritual voranschreitet
dmd-view-special = Sonderregel
dmd-view-episode-actions = Aktionen der Episode
dmd-view-enemies = Gegner auf dem Plan
dmd-view-enemy-numbers = { $health } Leben, greift mit { $black ->
    [0] { $green ->
        [one] 1 grünem Würfel
       *[other] { $green } grünen Würfeln
    }
    [one] { $green ->
        [0] 1 schwarzem Würfel
        [one] 1 schwarzen und 1 grünem Würfel
       *[other] 1 schwarzem und { $green } grünen Würfeln
    }
   *[other] { $green ->
        [0] { $black } schwarzen Würfeln
        [one] { $black } schwarzen Würfeln und 1 grünem
       *[other] { $black } schwarzen und { $green } grünen Würfeln
    }
} an.
dmd-view-investigators = Ermittler
dmd-view-level = Level { $n }
dmd-view-use = Einsetzen
dmd-view-raise = Steigern
dmd-view-choose = Wählen
dmd-view-begin = Es möge beginnen
dmd-view-mythos = Mythos
dmd-view-discovery = Entdeckung
dmd-view-black = schwarz:
dmd-view-green = grün:
dmd-view-turn-number = Zug { $n }
dmd-view-tally = { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
}, { $signs ->
    [one] 1 Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
}, { $tentacles ->
    [one] 1 Tentakel
   *[other] { $tentacles } Tentakel
}
dmd-odds-keep = Wenn du die Würfel behältst
dmd-odds-best = Mit den besten Neuwürfen
dmd-odds-aim-defeat = Die Aussicht, das Angegriffene zu besiegen.
dmd-odds-aim-need = Die Aussicht auf das, was nötig ist.
dmd-odds-aim-most = Wie viele Erfolge zu erwarten sind.
dmd-odds-aim-harm = Die Aussicht, heil davonzukommen.

## Die Chronik

dmd-chronicle = Die Chronik dieser Nacht
dmd-chronicle-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
dmd-chronicle-killed = { $n ->
    [one] 1 Gegner getötet
   *[other] { $n } Gegner getötet
}
dmd-chronicle-mythos = { $n ->
    [one] 1 Mythoskarte
   *[other] { $n } Mythoskarten
}
dmd-chronicle-against = Death May Die, gegen { $elder }
dmd-chronicle-moments = Die Augenblicke, in denen es sich wendete
dmd-chronicle-picture = Ein Bild zum Teilen
dmd-chronicle-no-picture = Das Bild ließ sich hier nicht zeichnen.
dmd-chronicle-signature = Gespielt am Tisch von Miskatonic
dmd-deeds-turns = Züge
dmd-deeds-kills = Gegner getötet
dmd-deeds-wounds_dealt = Wunden zugefügt
dmd-deeds-attacks = Angriffe
dmd-deeds-rolls = Würfe
dmd-deeds-rerolls = Würfel wiederholt
dmd-deeds-successes = Erfolge
dmd-deeds-tentacles = Tentakel
dmd-deeds-discoveries = Entdeckungen
dmd-deeds-rests = Ausgeruht
dmd-deeds-spaces = Felder gegangen
dmd-deeds-wounds_taken = Wunden erlitten
dmd-deeds-sanity_lost = Verstand verloren
dmd-deeds-insanities = Wahnsinnsanfälle
dmd-deeds-lost = Verloren

## Wie die Episoden enden

dmd-top-of-the-mourning-won = Der Obmann erhebt sich, und diesmal sagt er das andere Wort. Auf dem Hügel verlischt ein Feuer, das sechshundert Jahre gebrannt hat, und in der Asche beginnt jemand zu atmen.
dmd-top-of-the-mourning-lost = Schuldig, sagen zwölf Stimmen, und es sind eure Namen, die sie nennen. Morgen Nacht tagt das Gericht von Neuem. Die Anklagebank ist jetzt voll.
dmd-isle-of-the-damned-won = Das Boot ist zu klein für alle, und alle passen hinein. Hinter euch wird die Insel dunkel, Fenster um Fenster, und was unter ihr von der Angst lebte, hat nichts mehr zu fressen.
dmd-isle-of-the-damned-lost = Dein Bett steht am Fenster. Die Ärzte haben Geduld. Du darfst ihnen erzählen, was du gesehen hast, so oft du willst; sie schreiben jedes Wort auf.
dmd-deliver-us-from-evil-won = Der letzte Stein bricht, und sechs Millionen Tote legen sich wieder hin. Über euch kauft Paris sein Brot. Niemand wird fragen, warum euer Haar weiß ist.
dmd-deliver-us-from-evil-lost = Es fehlten nur noch ein paar Knochen, und eure sind gut. Irgendwo oben senkt sich eine Straße um eine Handbreit.
dmd-by-request-of-the-queen-won = Die Pfeiler gehen, einer nach dem anderen, und der Berg schließt den Mund über dem Schloss. Die Königin dankt euch in vier Zeilen und bittet euch, den Brief zu verbrennen.
dmd-by-request-of-the-queen-lost = So voll war das Schloss seit Jahrhunderten nicht, und es hat noch immer Durst. Die Königin wird jemand anderen bitten müssen.
dmd-festival-of-death-won = Der Orgel geht mitten im Lied die Luft aus. Am Morgen werden die Kinder ein Feld voller Sägemehl finden, und einen Schuh, und keinen Grund, sich davor zu fürchten.
dmd-festival-of-death-lost = Hereinspaziert! Heute Nacht gibt es eine neue Bude auf dem Rummel, und die Figuren darin sehen fast lebendig aus.
dmd-beauty-and-the-beast-won = Das letzte Blütenblatt fällt, und nichts schreit. Was in den Rosen liegt, ist nur ein Mann, und er sieht aus, als wäre er seit Langem müde.
dmd-beauty-and-the-beast-lost = Die Rosen werden prächtig dieses Jahr. Das werden sie immer, wenn Gäste da waren.

## Statistics

dmd-score = Siege

## The coach

dmd-coach-roll = Der Wurf auf dem Tisch
dmd-coach-plans = Würfe, die du wählen kannst
dmd-coach-dice = Schwarze Würfel: { $black }. Grüne Würfel: { $green }. Freie Neuwürfe: { $free }.
dmd-coach-aim-defeat = { $n ->
    [one] Zum Töten reicht 1 Erfolg.
   *[other] Zum Töten braucht es { $n } Erfolge.
}
dmd-coach-aim-need = { $n ->
    [one] Es reicht 1 Erfolg.
   *[other] Es braucht { $n } Erfolge.
}
dmd-coach-aim-beyond = Mit diesen Würfeln ist es nicht zu schaffen.
dmd-coach-aim-most = Jeder Erfolg zählt.
dmd-coach-aim-harm = Jeder Erfolg schadet.
dmd-coach-spread = Erfolge ohne Neuwürfe
dmd-coach-rerolls = Neuwürfe
dmd-coach-reaches-defeat = Tot
dmd-coach-reaches-need = Genug
dmd-coach-reaches-most = Erfolge
dmd-coach-reaches-harm = Heil davon
dmd-coach-wounds = Schaden
dmd-coach-loss = Verstand verloren
dmd-coach-threshold = Wahnsinn
dmd-coach-plain = keine
dmd-coach-free = freie
dmd-coach-stress = bis { $n } Stress
dmd-coach-until = Die nächste Wahnsinnsschwelle ist { $n } Verstand entfernt.
dmd-coach-lost = Gefahr, diesen Wurf nicht zu überstehen: { $chance }.
dmd-coach-options = Was du jetzt tun kannst
dmd-coach-chances = { $what }: { $now }. Verstand verloren: { $loss }. Wahnsinn: { $threshold }.
dmd-coach-chances-onward = { $what }: { $now }, mit weiteren Neuwürfen { $best }. Verstand verloren: { $loss }. Wahnsinn: { $threshold }.
dmd-coach-choice = (am besten)
dmd-coach-note = Die Chancen sind genau. Stress dient nur dem Ziel. Was Gegner und Karten wegen eines Wurfs tun, ist nicht darin, auch nicht der Preis einer Karte.

## Statistik

dmd-tally-turns = Züge
dmd-tally-disrupted = Ritual unterbrochen
dmd-tally-stage = Stufe am Ende

## Bots in der Lobby

level-dmd-bot-novice = Ein Blick auf den Tisch, mehr Gedanken macht er sich nicht.
level-dmd-bot-adept = Spielt jeden Plan für seinen Zug zu Ende durch, bevor er handelt.
level-dmd-bot-master = Wie der Kundige, nur bis zum nächsten Zug aller anderen.
