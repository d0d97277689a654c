### Was die Karten sagen, von Hand geschrieben. Neben jedem Text steht ein Fingerabdruck seiner Daten.
### Ändern sich die Daten, verlangt ein Test, den Text neu zu lesen: python -m tools.cards texts


## Marker

dmd-fire-rule =
    Verlässt du ein Feld mit Feuer, nimm 1 Feuermarker für jeden, der dort liegt.
    Wirf am Ende deines Zuges 1 schwarzen Würfel für jeden Feuermarker, den du hast: Jeder Erfolg ist 1 Wunde, jeder Tentakel kostet 1 geistige Gesundheit. Lege danach alle deine Feuermarker ab.
    Für grabende Gegner sind Felder mit Feuer oder Geröll benachbart.
    .data = 0cc63de2
dmd-poison-rule = Hast du am Ende deines Zuges Giftmarker, erleide 1 Wunde und lege sie alle ab.
    .data = 33f4b5cf
dmd-rubble-rule = Für grabende Gegner sind Felder mit Geröll oder Feuer benachbart.
    .data = 0cc63de2
dmd-cosmic-rule =
    Würfelst du auf einem Feld mit einem Kosmosmarker, gelten leere Seiten als Tentakel.
    Bewegt ein Effekt einen Gegner, sind für ihn alle Felder mit Kosmosmarkern benachbart.
    .data = d9503fc3
dmd-fatigue-rule = Hast du zu Beginn deines Zuges 3 oder mehr Erschöpfungsmarker, lege 3 davon ab: In diesem Zug hast du 1 Aktion weniger.
    .data = bbd47633
dmd-guilty-juror-rule = Glaubt noch an das Urteil. Überzeugt schuldige Geschworene, um ihre Marker auf die unschuldige Seite zu drehen.
    .data = a58ca166
dmd-innocent-juror-rule = Hat die Wahrheit gehört und zählt für euer Ziel. Karten können den Marker auf die schuldige Seite zurückdrehen.
    .data = edacd489
dmd-lock-rule = Ein Durchgang mit einem Schloss ist für alle gesperrt, nur für Kultisten nicht.
    .data = c7f312c7
dmd-patient-rule =
    Du kannst nur 1 Patienten zugleich führen.
    Stirbst du, bleibt dein Patient auf deinem Feld zurück.
    .data = 9763080b
dmd-bone-ward-rule = Jedes Knochensiegel, das noch im Spiel ist, schwächt jeden Schlag gegen den Altar.
    .data = 44136fa3
dmd-altar-stone-rule = Ein Stück des Altars. Euer Ziel ist es, alle Altarsteine abzuschlagen.
    .data = 44136fa3
dmd-bones-rule = Für jeden Knochen, den du hast, läufst du 1 Feld weniger weit, aber immer mindestens 1 Feld.
    .data = 90586439
dmd-charge-rule =
    Du kannst bis zu 2 Ladungen tragen.
    Stirbst du, bleiben deine Ladungen auf deinem Feld zurück.
    .data = f3527860
dmd-thirst-rule = Sammelt sich auf dem Storytableau. Hat das Schloss genug getrunken, schlägt seine besondere Regel zu.
    .data = 44136fa3
dmd-open-booth-rule = Diese Bude hat noch niemand besiegt, und Besucher laufen hinein. Gewinnt ihr Spiel, um den Marker umzudrehen.
    .data = 6979b3c5
dmd-beaten-booth-rule = Diese Bude habt ihr besiegt. Sie zieht keine Besucher mehr an und zählt für euer Ziel.
    .data = d212a111
dmd-visitor-rule = Läuft auf die offenen Buden zu und geht in ihnen verloren. Führt Besucher zum Startfeld, um sie nach Hause zu schicken.
    .data = 44136fa3
dmd-ticket-rule = Während deiner Probe darfst du 1 Freilos für 1 freien Neuwurf ablegen.
    .data = afda7dc4
dmd-ghost-rule = Höre einem Geist auf deinem Feld zu, um eine Rose zu bekommen.
    .data = 44136fa3
dmd-rose-rule =
    Auf einem Feld ist eine Rose ein Köder: Nur wo eine liegt, kann das Biest verwundet werden.
    Stirbst du, bleiben deine Rosen auf deinem Feld zurück.
    .data = 110c5152

## Gegner

dmd-cultist-rule = Kultisten haben keine besondere Fähigkeit.
    .data = 44136fa3
dmd-ghast-rule = Bewegt ihn ein Effekt von einem Feld ohne Tor, zieht er 1 Feld weiter.
    .data = a36f3ff4
dmd-serpent-man-rule = Greift er dich an und die Probe zeigt einen Tentakel, nimm 1 Giftmarker.
    .data = 1728e839
dmd-fisher-from-outside-rule = Greifst du ihn an und deine Probe zeigt ein Älteres Zeichen, erleide 1 Stress.
    .data = 10332dde
dmd-gyaa-yothn-rule = Bewegt ihn ein Effekt, trägt er 1 Kultisten von seinem Feld mit sich.
    .data = 87e71acd
dmd-gug-rule = Tötet sein Angriff dich oder einen deiner Begleiter, zieht er 2 Felder auf den nächsten anderen Ermittler zu.
    .data = f67bee55
dmd-unnamable-rule = Greift es dich an, kannst du keinen Stress für Neuwürfe erleiden.
    .data = 352c4aea
dmd-dhole-rule = Er gräbt: Felder mit Feuer oder Geröll sind für ihn benachbart.
    .data = 35de2870
dmd-dancer-rule = Greift er dich an und die Probe zeigt ein Älteres Zeichen, lege 1 Kosmosmarker auf dein Feld.
    .data = 1a2379bb
dmd-amorphous-scion-rule =
    Bewegt ihn ein Effekt, zieht er 1 Feld weniger weit, aber immer mindestens 1 Feld.
    Erleidet er 2 oder mehr Wunden auf einmal, geht die Hälfte davon, abgerundet, an den nächsten anderen Formlosen Spross.
    .data = 444c63ac
dmd-beast-rule =
    Es kann nur auf einem Feld mit einer Rose verwundet werden.
    Greifst du es an und es überlebt, entferne 1 Rose von seinem Feld.
    .data = e44c4fdc

## Episode 1

dmd-top-of-the-mourning-goal = Bringt 4 unschuldige Geschworene auf den Stadtplatz.
    .data = fd18ad4e
dmd-top-of-the-mourning-advance = Jeder schuldige Geschworene zieht 1 Feld vom Stadtplatz weg.
    .data = 23894f30
dmd-gather-jurors-rule = Bewege 1 Geschworenen auf deinem Feld, ob schuldig oder unschuldig, bis zu 2 Felder weit.
    .data = c2ddc662
dmd-convince-juror-rule = Mit einem schuldigen Geschworenen auf deinem Feld: Lege eine Probe ab. Jeder Beweis, den du hast, gibt 1 Erfolg dazu. Bei 4 oder mehr Erfolgen drehe 1 schuldigen Geschworenen auf deinem Feld auf die unschuldige Seite.
    .data = 6f7ca13f
dmd-e1-hung-jury-rule =
    Erleide 1 Stress.
    Der nächste schuldige Geschworene zieht 1 Feld vom Stadtplatz weg.
    .data = 4fba6d44
dmd-e1-alices-verdict-rule =
    Jeder Ermittler, der angeklagt ist, verliert 1 geistige Gesundheit.
    Du erleidest 1 Stress.
    .data = a1a3d851
dmd-e1-intimidation-rule =
    Drehe auf jedem Feld mit einem Kultisten 1 unschuldigen Geschworenen auf die schuldige Seite.
    Beschwöre 1 Kultisten am gelben Tor.
    .data = 9a1aff8f
dmd-e1-light-the-pyres-rule =
    Lege 1 Feuermarker auf den Stadtplatz und 1 auf dein Feld.
    Beschwöre 1 Kultisten am roten Tor.
    .data = 7097f9a6
dmd-e1-hue-and-cry-rule =
    Jeder Kultist zieht 1 Feld auf den nächsten Ermittler zu.
    Bist du angeklagt, stelle den nächsten Kultisten auf dein Feld.
    .data = 36e9d0ac

## Episode 2

dmd-isle-of-the-damned-goal = Bringt alle 4 Patienten auf den Anlegesteg.
    .data = 347338b9
dmd-isle-of-the-damned-advance =
    Lege 1 Schloss auf den offenen Durchgang, der dem Startfeld am nächsten ist.
    Ist ein Gegner auf dem Anlegesteg, kommt 1 Patient von dort in den Saal der Flüsterer.
    .data = aaf3e490
dmd-isle-of-the-damned-special =
    Betrittst du den Anlegesteg, bleibt dein Patient dort.
    Erreichst du eine Schwelle zum Wahnsinn, reißt sich dein Patient los und bleibt auf deinem Feld.
    .data = 25e35a26
dmd-force-lock-rule = Mit einem Schloss an einem Durchgang deines Feldes: Lege eine Probe ab. Jeder Schlüssel, den du hast, gibt 1 Erfolg dazu. Bei 2 oder mehr Erfolgen entferne 1 Schloss von einem Durchgang deines Feldes.
    .data = ef9ba6b4
dmd-lead-patient-rule = Nimm 1 Patienten von deinem Feld, dann bewege dich bis zu 2 Felder weit.
    .data = 88bbe7d8
dmd-e2-lines-in-the-fog-rule =
    Bist du paranoid, stelle jeden Fischer von Draußen auf dein Feld. Wenn nicht, zieht jeder Fischer von Draußen 2 Felder auf dich zu.
    Beschwöre 1 Fischer von Draußen am gelben Tor.
    .data = 449da988
dmd-e2-they-are-listening-rule =
    Jeder Ermittler, der paranoid ist, erleidet 1 Wunde.
    Jeder andere Ermittler erleidet 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = c7549264
dmd-e2-back-to-bed-rule =
    Bewege auf jedem Feld mit einem Gegner 1 Patienten bis zu 1 Feld vom Startfeld weg.
    Beschwöre 1 Kultisten am gelben Tor.
    .data = ac655c31
dmd-e2-screaming-fit-rule =
    Führst du einen Patienten, lass ihn auf deinem Feld zurück oder erleide 1 Wunde.
    Führst du keinen, verliere 1 geistige Gesundheit.
    .data = 8a1e157b

## Episode 3

dmd-deliver-us-from-evil-goal = Schlagt den letzten Altarstein ab: Keiner darf mehr im Spiel sein.
    .data = 65a3b2e6
dmd-deliver-us-from-evil-advance =
    Der Durchgang, der dir am nächsten ist, stürzt für immer ein, außer das würde den Plan in zwei Teile trennen. Lege auf beiden Seiten je 1 Geröllmarker aus.
    Jeder Ermittler mit 2 oder mehr Knochen erleidet 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 564c83d0
dmd-strike-bones-rule =
    Wähle eines:
    • Mit einem Knochensiegel auf deinem Feld: Lege eine Probe ab. Bei 2 oder mehr Erfolgen entferne 1 Knochensiegel von deinem Feld und nimm 1 Knochen.
    • Mit einem Altarstein auf deinem Feld: Lege eine Probe ab. Jedes Knochensiegel, das noch im Spiel ist, nimmt dir 1 Erfolg. Entferne für jeden verbliebenen Erfolg 1 Altarstein von deinem Feld; hast du einen entfernt, nimm 1 Knochen.
    .data = 25162def
dmd-lay-to-rest-rule = Nur in einer Kapelle, auf einem sicheren Feld und mit Knochen: Lege alle deine Knochen ab und heile 1 Stress oder 1 Wunde.
    .data = f716a77c
dmd-e3-weight-of-ages-rule =
    Jeder Ermittler erleidet 1 Stress für jeden seiner Knochen. Wofür kein Platz mehr ist, das wird zu Wunden.
    Beschwöre 1 Kultisten am roten Tor.
    .data = 1c11f5c7
dmd-e3-fresh-mortar-rule =
    Ist ein Kultist am Schwarzen Altar, lege dort 1 Altarstein aus. Wenn nicht, zieht jeder Kultist 2 Felder auf den Schwarzen Altar zu.
    Beschwöre 1 Kultisten am blauen Tor.
    .data = fc203ae1
dmd-e3-walls-close-in-rule =
    Der Durchgang, der dir am nächsten ist, stürzt für immer ein, außer das würde den Plan in zwei Teile trennen. Lege auf beiden Seiten je 1 Geröllmarker aus.
    Erleide 1 Stress.
    .data = 05caf70e
dmd-e3-choir-of-the-dead-rule =
    Jeder Ermittler, der heimgesucht ist, verliert 1 geistige Gesundheit.
    Jeder andere Ermittler erleidet 1 Stress.
    .data = f90cf37e
dmd-e3-cave-in-rule =
    Wähle eines:
    • Erleide 1 Wunde und halte den Balken. Sonst geschieht nichts.
    • Andernfalls stürzt der Durchgang, der dir am nächsten ist, für immer ein, außer das würde den Plan in zwei Teile trennen. Lege auf beiden Seiten je 1 Geröllmarker aus.
    .data = c2738e5e
dmd-e3-dynamite-left-rule =
    Gegenstand.
    Aktion: Lege diese Karte ab. Ist ein Knochensiegel auf deinem Feld, entferne 1 Knochensiegel; ist keines da, entferne 3 Altarsteine von deinem Feld. Dann erleidet jeder Gegner auf deinem Feld 2 Wunden, und du nimmst 1 Feuermarker.
    .data = 052cdc62

## Episode 4

dmd-by-request-of-the-queen-goal = Auf jedem Pfeiler liegt zur selben Zeit mindestens 1 Ladung.
    .data = b13c7978
dmd-by-request-of-the-queen-advance =
    Entferne von jedem Feld mit einem Kultisten alle Ladungen.
    Lege für jeden Ermittler mit 2 oder mehr Wunden 1 Durstmarker auf das Storytableau.
    .data = 3835e2bb
dmd-by-request-of-the-queen-after = Lege 1 Feuermarker auf jeden Pfeiler. Jeder Ermittler dort nimmt 1 Feuermarker.
    .data = 815d4a91
dmd-by-request-of-the-queen-special =
    Hast du am Ende deines Zuges Feuermarker und Ladungen, erleide 1 Wunde für jede deiner Ladungen und lege sie dann alle ab.
    Liegen am Ende deines Zuges 3 oder mehr Durstmarker auf dem Storytableau, entferne 3 davon und beschwöre 1 Kultisten an jedem Tor. Dann zieht jedes Monster 1 Feld auf den nächsten Ermittler zu.
    .data = cbf70f11
dmd-handle-powder-rule =
    Wähle eines:
    • In der Rüstkammer: Nimm 2 Ladungen.
    • An einem Pfeiler ohne Ladung, wenn du eine hast: Lege eine Probe ab. Bei 2 oder mehr Erfolgen lege eine deiner Ladungen auf dein Feld.
    .data = c04e0e36
dmd-handle-powder-at-armoury = Nimm 2 Ladungen.
    .data = c34a122e
dmd-call-out-rule = Nur ohne Kultisten auf deinem Feld: Lege eine Probe ab. Der nächste Kultist zieht für jeden Erfolg 1 Feld auf dich zu.
    .data = 073daa03
dmd-e4-stones-drink-rule =
    Bist du verwundet, lege 1 Durstmarker auf das Storytableau.
    Beschwöre 1 Kultisten am roten Tor.
    .data = 503426c4
dmd-e4-red-hunger-rule =
    Jeder Ermittler, der gebissen ist, erleidet 1 Wunde.
    Jeder andere Ermittler erleidet 1 Stress.
    .data = e1938fdb
dmd-e4-damp-powder-rule =
    Entferne von jedem Feld mit einem Gegner 1 Ladung.
    Beschwöre 1 Kultisten am gelben Tor.
    .data = b604e345
dmd-e4-falling-torch-rule =
    Lege 1 Ladung ab, wenn du eine hast, oder nimm 1 Feuermarker.
    Beschwöre 1 Schlangenmenschen am blauen Tor.
    .data = 768ce121

## Episode 5

dmd-festival-of-death-goal = Besiegt 4 Buden.
    .data = 7bf18853
dmd-festival-of-death-advance =
    Jeder Besucher zieht 1 Feld auf die nächste offene Bude zu.
    Entferne dann alle Besucher von Feldern mit einer offenen Bude. Erleide für jeden von ihnen 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = d2e6ab69
dmd-festival-of-death-special = Am Ende deines Zuges gehen Besucher auf dem Startfeld nach Hause: Entferne sie alle und nimm für jeden 1 Freilos.
    .data = 7cd5bae3
dmd-play-booth-rule =
    Nur auf einem sicheren Feld mit einer offenen Bude: Spiele ihr Spiel. Gewinnst du, drehe die Bude auf die besiegte Seite und nimm 1 Freilos.
    • Hau den Lukas: Lege eine Probe ab. Du gewinnst mit 4 oder mehr Erfolgen.
    • Zelt der Wahrsagerin: Lege eine Probe ab. Du gewinnst mit mindestens 1 Älteren Zeichen.
    • Spiegelkabinett: Lege eine Probe ab. Du gewinnst mit mindestens 2 Erfolgen und ohne Tentakel.
    • Ringewerfen: Lege eine Probe ab. Du gewinnst mit genau 2 Erfolgen.
    • Messerrad: Wirf 3 schwarze Würfel gegen dich; jeder Erfolg ist 1 Wunde. Du gewinnst mit höchstens 1 Erfolg.
    .data = df0d1c4d
dmd-play-booth-at-high-striker = Lege eine Probe ab. Bei 4 oder mehr Erfolgen drehe die Bude auf die besiegte Seite und nimm 1 Freilos.
    .data = 0695dd7b
dmd-play-booth-at-fortune-tent = Lege eine Probe ab. Bei mindestens 1 Älteren Zeichen drehe die Bude auf die besiegte Seite und nimm 1 Freilos.
    .data = 0e962ca7
dmd-play-booth-at-hall-of-mirrors = Lege eine Probe ab. Bei mindestens 2 Erfolgen und keinem Tentakel drehe die Bude auf die besiegte Seite und nimm 1 Freilos.
    .data = 3b016703
dmd-play-booth-at-ring-toss = Lege eine Probe ab. Bei genau 2 Erfolgen drehe die Bude auf die besiegte Seite und nimm 1 Freilos.
    .data = d695b97f
dmd-play-booth-at-knife-wheel = Wirf 3 schwarze Würfel gegen dich; jeder Erfolg ist 1 Wunde. Bei höchstens 1 Erfolg drehe die Bude auf die besiegte Seite und nimm 1 Freilos.
    .data = 5532fcc5
dmd-usher-visitors-rule = Lege eine Probe ab. Bewege für jeden Erfolg 1 Besucher auf deinem Feld oder einem benachbarten bis zu 2 Felder weit.
    .data = d386ce23
dmd-e5-calliope-rule =
    Jeder Ermittler, der gebannt ist, verliert 1 geistige Gesundheit.
    Jeder andere Ermittler erleidet 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 0d03113f
dmd-e5-lost-in-the-crowd-rule =
    Entferne von jedem Feld mit einem Gegner 1 Besucher. Erleide für jeden davon 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    Beschwöre 1 Kultisten am gelben Tor.
    .data = 434ce886
dmd-e5-candyfloss-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Bewege zweimal je 1 Besucher auf deinem Feld oder einem benachbarten bis zu 3 Felder weit.
    .data = f4602dff
dmd-e5-ringmasters-hat-right-rule =
    Gegenstand.
    Freie Aktion, einmal pro Zug: Erleide 1 Stress und bewege 1 Besucher auf deinem Feld oder einem benachbarten bis zu 2 Felder weit.
    .data = 593b729e

## Episode 6

dmd-beauty-and-the-beast-goal = Tötet das Biest.
    .data = 4fa218e0
dmd-beauty-and-the-beast-advance = Entferne alle Rosen vom Feld des Biests. Dann zieht das Biest 3 Felder auf den nächsten Ermittler zu und greift sofort jeden Ermittler auf seinem Feld an.
    .data = 30fc3536
dmd-listen-to-ghost-rule = Nur auf einem sicheren Feld mit einem Geist: Lege eine Probe ab. Bei 2 oder mehr Erfolgen nimm 1 Rose und bewege 1 Geist auf deinem Feld 2 Felder weit.
    .data = 84377172
dmd-bait-the-beast-rule = Lege eine deiner Rosen auf dein Feld. Dann zieht das Biest 3 Felder auf dich zu.
    .data = 433ad989
dmd-e6-the-beast-prowls-rule =
    Das Biest zieht 2 Felder auf den nächsten Ermittler zu.
    Beschwöre 1 Kultisten am blauen Tor.
    .data = 9ffce5e1
dmd-e6-scent-of-roses-rule =
    Hast du eine Rose, zieht das Biest 3 Felder auf dich zu. Wenn nicht, erleide 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    Beschwöre 1 Ghast am gelben Tor.
    .data = 356fd17a
dmd-e6-lament-rule =
    Jeder Ermittler, der in Trauer ist, verliert 1 geistige Gesundheit.
    Jeder andere Ermittler erleidet 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 718a641d
dmd-e6-withering-rule = Jeder Ermittler legt 1 Rose ab oder erleidet 1 Wunde.
    .data = d5fcb7fa
dmd-e6-licking-wounds-rule =
    Das Biest zieht 1 Feld vom nächsten Ermittler weg und heilt 1 Wunde für jeden lebenden Ermittler.
    Beschwöre 1 Kultisten am roten Tor.
    .data = 7cc09686
dmd-e6-howl-rule = Erleide 1 Stress. Das Biest zieht 2 Felder auf dich zu.
    .data = 97f01f48
dmd-e6-raw-meat-left-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Lege 1 Rose auf dein Feld; dann zieht das Biest 2 Felder auf dich zu.
    .data = b7adf53d

## Große Alte

dmd-azathoth-1-advance = Lege 1 Kosmosmarker auf dein Feld.
    .data = e7cc0a3c
dmd-azathoth-2-reveal = Stelle den Großen Alten auf das Feld mit den meisten Kosmosmarkern.
    .data = 0bc2534b
dmd-azathoth-2-rule = Ist am Ende deines Zuges ein Tänzer Azathoths auf dem Feld des Großen Alten, heilt der Große Alte 1 Wunde für jeden lebenden Ermittler.
    .data = b5ba694d
dmd-azathoth-3-reveal =
    Stelle den Großen Alten an ein zufälliges Tor.
    Jeder Ermittler auf einem Feld mit einem Kosmosmarker verliert 1 geistige Gesundheit.
    Jeder Tänzer Azathoths zieht 2 Felder auf den Großen Alten zu.
    .data = b6a3d2e9
dmd-azathoth-3-rule =
    Greift der Große Alte dich an und die Probe zeigt ein Älteres Zeichen, lege 1 Kosmosmarker auf dein Feld, falls mindestens 3 Ermittler leben.
    Bist du am Ende deines Zuges auf dem Feld des Großen Alten, erleidet jeder andere Ermittler dort 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 46821266
dmd-azathoth-4-reveal =
    Stelle den Großen Alten auf das Startfeld und lege dort 1 Kosmosmarker aus, falls mindestens 3 Ermittler leben.
    Beschwöre 1 Tänzer Azathoths auf dem Feld des Großen Alten.
    .data = 008db455
dmd-azathoth-4-rule = Leben am Ende deines Zuges mindestens 3 Ermittler, lege 1 Kosmosmarker auf dein Feld oder ein benachbartes.
    .data = 9b481ed7
dmd-aza-court-rule =
    Ist der Große Alte auf dem Plan, zieht jeder Tänzer Azathoths 2 Felder auf ihn zu.
    Beschwöre 1 Tänzer Azathoths am blauen Tor.
    .data = 02007abe
dmd-aza-nuclear-rule =
    Jeder Ermittler auf einem Feld mit einem Kosmosmarker verliert 1 geistige Gesundheit.
    Lege 1 Kosmosmarker an ein zufälliges Tor.
    Beschwöre 1 Kultisten am gelben Tor.
    .data = 69cd2f56
dmd-aza-piping-rule = Jeder Ermittler erleidet 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 6ddb470e
dmd-aza-idiots-dream-rule =
    Liegt ein Kosmosmarker auf deinem Feld, erleide 1 Wunde. Wenn nicht, lege dort 1 Kosmosmarker aus.
    Jedes Monster zieht 1 Feld auf dich zu.
    .data = c5ad6bba
dmd-tsathoggua-1-advance = Jeder Ermittler nimmt 1 Erschöpfungsmarker.
    .data = 227b5919
dmd-tsathoggua-1-rule = Ruhst du dich aus, darfst du 1 weniger heilen, um 1 Erschöpfungsmarker abzulegen.
    .data = f8e4749d
dmd-tsathoggua-2-reveal = Stelle den Großen Alten auf dein Feld.
    .data = 45b89a92
dmd-tsathoggua-2-rule = Bist du am Ende deines Zuges auf dem Feld des Großen Alten, nimm 1 Erschöpfungsmarker.
    .data = 3c9235c6
dmd-tsathoggua-3-reveal =
    Stelle den Großen Alten an das gelbe Tor.
    Jeder Ermittler erleidet 2 Stress oder nimmt 1 Erschöpfungsmarker.
    .data = f8b95d8d
dmd-tsathoggua-3-rule = Greifst du den Großen Alten an und deine Probe zeigt einen Tentakel, nimm 1 Erschöpfungsmarker.
    .data = b9fb6a0f
dmd-tsathoggua-4-reveal =
    Stelle den Großen Alten auf das Startfeld.
    Du nimmst 1 Erschöpfungsmarker.
    .data = 399984f7
dmd-tsathoggua-4-rule = Ruhst du dich aus, heilst du 1 weniger.
    .data = 2c17dbd4
dmd-tsa-heavy-lids-rule =
    Ist dein Feld nicht sicher, nimm 1 Erschöpfungsmarker.
    Jeder Formlose Spross zieht 3 Felder auf dich zu.
    .data = 0ff1c2c6
dmd-tsa-black-basin-rule =
    Ist dein Feld nicht sicher, nimm 1 Erschöpfungsmarker.
    Beschwöre 1 Formlosen Spross am gelben Tor.
    .data = f2ef8c2d
dmd-tsa-lethargy-rule = Du und ein anderer Ermittler deiner Wahl, ihr erleidet je 1 Stress oder nehmt 1 Erschöpfungsmarker.
    .data = 97c6917a
dmd-tsa-dreamless-rule =
    Hast du 2 oder mehr Erschöpfungsmarker, verliere 1 geistige Gesundheit.
    Beschwöre 1 Kultisten am gelben und 1 am blauen Tor.
    .data = b5cee913
dmd-tsa-nkai-rule =
    Hast du 2 oder mehr Erschöpfungsmarker, erleide 1 Wunde.
    Der nächste Gegner zieht 3 Felder auf dich zu.
    .data = 3f451911
dmd-tsa-bat-ears-rule =
    Nimm 1 Erschöpfungsmarker oder erleide 1 Wunde.
    Jedes Monster zieht 1 Feld auf dich zu.
    .data = df0f48ec

## Psychosen

dmd-claustrophobia-rule = Bist du allein auf einem sicheren Feld, heile deinen gesamten Stress. Wenn nicht, erleide 1 Stress und bewege dich 1 Feld weit.
    .data = ce643ad5
dmd-survivors-guilt-rule = Ist kein anderer Ermittler verwundet, heile deinen gesamten Stress. Ist es einer, erleide 1 Wunde.
    .data = 4b8d44f1
dmd-compulsion-rule = Brennt auf deinem Feld Feuer, heile deinen gesamten Stress. Wenn nicht, lege dort 2 Feuermarker aus.
    .data = ac2a1719
dmd-night-terrors-rule = Bist du unverwundet, heile deinen gesamten Stress. Wenn nicht, zieht der nächste Gegner 3 Felder auf dich zu.
    .data = 3306889b
dmd-messiah-rule = Ist ein anderer Ermittler auf deinem Feld, heile deinen gesamten Stress. Wenn nicht, zieht jeder Gegner auf einem benachbarten Feld 1 Feld auf dich zu.
    .data = 35012351
dmd-numbness-rule = Hast du 4 oder mehr Stress, heile deinen gesamten Stress. Wenn nicht, erleide 2 Stress; wofür kein Platz mehr ist, das wird zu Wunden.
    .data = 1af5eb31
dmd-scapegoat-rule = Hast du 2 oder mehr Wunden, heile deinen gesamten Stress. Wenn nicht, erleidet ein anderer Ermittler deiner Wahl 1 Wunde.
    .data = 2d05c6a3
dmd-fugue-rule = Bist du an einem Tor, heile deinen gesamten Stress. Wenn nicht, wirst du an das am weitesten entfernte Tor gestellt.
    .data = 3d785ad7

## Relikte

dmd-silver-key-normal-rule = Läufst du, sind die drei Tore für dich einander benachbart.
    .data = 53d323e4
dmd-silver-key-transformed-rule = Läufst du, ist dein Feld jedem Tor und jedem Feld mit einem anderen Ermittler benachbart. Jeder solche Schritt kostet 1 geistige Gesundheit.
    .data = 53d323e4
dmd-carcosan-coin-normal-rule = Bei jeder Probe, einmal pro Zug: Du hast 1 freien Neuwurf.
    .data = 3bfcae2d
dmd-carcosan-coin-transformed-rule = Bei einer Probe, die nicht gegen dich ist, einmal pro Zug: Verliere 1 geistige Gesundheit für 2 weitere Erfolge.
    .data = 5b92546d
dmd-black-candle-normal-rule = Bei jeder Probe, einmal pro Zug: 1 Tentakel kostet dich keine geistige Gesundheit.
    .data = 05745781
dmd-black-candle-transformed-rule =
    Greifst du an, hast du 2 grüne Würfel mehr.
    Erleide zu Beginn deines Zuges 1 Stress.
    .data = f040de88
dmd-bone-flute-normal-rule = Aktion: Jeder Gegner auf deinem Feld oder einem benachbarten zieht 1 Feld von dir weg.
    .data = 6a7691a8
dmd-bone-flute-transformed-rule = Freie Aktion, einmal pro Zug: Erleide 1 Stress. Jeder Gegner auf deinem Feld oder einem benachbarten zieht 2 Felder von dir weg.
    .data = 1409ac79
dmd-drowned-compass-normal-rule = Du läufst 1 Feld weiter.
    .data = 6f3b5f5e
dmd-drowned-compass-transformed-rule =
    Du läufst 2 Felder weiter und darfst beim Laufen bis zu 2 Mal ausweichen.
    Einmal pro Zug, nach dem Laufen: Erleide 1 Stress.
    .data = 027742f8
dmd-prophets-mask-normal-rule = Verlässt du ein Feld, folgt dir 1 Kultist von dort nicht.
    .data = 4c6168ea
dmd-prophets-mask-transformed-rule =
    Verlässt du ein Feld, folgt dir kein Kultist, und auch 1 Monster von dort folgt dir nicht.
    Tötest du einen Kultisten, erleide 1 Stress.
    .data = 8e2671a7
dmd-viper-dagger-normal-rule = Hast du 3 oder mehr Stress, erleidet jeder Gegner, den du mit einem Angriff auf deinem Feld verwundest, 1 Wunde mehr.
    .data = c5d7c99e
dmd-viper-dagger-transformed-rule =
    Jeder Gegner, den du mit einem Angriff auf deinem Feld verwundest, erleidet 1 Wunde mehr.
    Tötest du einen Gegner, verliere 1 geistige Gesundheit.
    .data = 176d6bc4
dmd-grey-vial-normal-rule = Ruhst du dich aus, heilst du 1 mehr.
    .data = 1e018b53
dmd-grey-vial-transformed-rule =
    Ruhst du dich aus, heilst du 1 mehr.
    Freie Aktion, einmal pro Zug: Verliere 1 geistige Gesundheit und heile bis zu 3 Stress und Wunden in beliebiger Mischung.
    .data = b2b43769
dmd-starstone-normal-rule = Bei Proben für Episodenaktionen darf 1 Älteres Zeichen als Erfolg zählen.
    .data = 6030d8eb
dmd-starstone-transformed-rule =
    Bei Proben, die nicht gegen dich sind, dürfen bis zu 2 Ältere Zeichen als je 1 Erfolg zählen.
    Erleide zu Beginn deines Zuges 1 Stress.
    .data = 8d694110
dmd-mirror-of-ys-normal-rule = Freie Aktion, einmal pro Zug: Erleide 1 Stress. Du wirst auf das Feld des nächsten anderen Ermittlers gestellt.
    .data = 9f6b60e2
dmd-mirror-of-ys-transformed-rule = Freie Aktion, einmal pro Zug: Verliere 1 geistige Gesundheit. Du wirst auf ein beliebiges Feld gestellt.
    .data = e71bb9a2
dmd-iron-rosary-normal-rule =
    Brennt dich Feuer, darfst du 1 Wunde ignorieren.
    Wirst du angegriffen, hast du 1 freien Neuwurf.
    .data = f37bc98a
dmd-iron-rosary-transformed-rule =
    Bei Proben gegen dich darfst du 1 Wunde ignorieren.
    Erleidest du Wunden, erleide 1 Stress.
    .data = ca1eccef
dmd-torn-page-normal-rule =
    Bei Proben für Entdeckungskarten hast du 1 grünen Würfel mehr.
    Bei Proben für Episodenaktionen hast du 1 freien Neuwurf.
    .data = cab40d27
dmd-torn-page-transformed-rule =
    Bei Proben für Episodenaktionen hast du 1 grünen Würfel mehr.
    Aktion: Verliere 1 geistige Gesundheit und ziehe eine Entdeckungskarte.
    .data = efaa5a08

## Das Unbekannte

dmd-unknown-ghast-setup = Beschwöre 1 weiteren Ghast auf seinem Feld.
    .data = 1b345c3b
dmd-unknown-serpent-man-setup = Beschwöre 1 weiteren Schlangenmenschen auf seinem Feld.
    .data = d29fa394
dmd-unknown-serpent-man-advance =
    Jeder Ermittler auf einem Feld mit Schlangenmenschen nimmt für jeden davon 1 Giftmarker.
    Der am weitesten entfernte Schlangenmensch zieht 2 Felder auf den nächsten Ermittler zu.
    .data = 8d443e91
dmd-unknown-fisher-from-outside-advance = Jeder Fischer von Draußen zieht 1 Feld auf den nächsten Ermittler zu. Der erleidet dann 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 6c5007c2
dmd-unknown-gyaa-yothn-setup = Beschwöre 1 Kultisten auf seinem Feld.
    .data = 8cf2586d
dmd-unknown-gug-advance = Jeder Gug zieht 1 Feld auf den nächsten Ermittler zu und heilt 1 Wunde.
    .data = 474f47fb
dmd-unknown-unnamable-setup = Jeder Ermittler erleidet 1 Stress.
    .data = fa7537a0
dmd-unknown-unnamable-advance = Das Unsagbare zieht 1 Feld auf den nächsten Ermittler zu. Dann verliert jeder Ermittler auf seinem Feld 1 geistige Gesundheit.
    .data = 6ddcfc76
dmd-unknown-dhole-setup = Lege 1 Geröllmarker auf sein Feld und 1 auf das Startfeld.
    .data = f4e85630
dmd-unknown-dhole-advance = Der Dhole zieht 2 Felder auf den nächsten Ermittler zu. Lege dann 1 Geröllmarker auf sein Feld.
    .data = 33f86551

## Entdeckungskarten

dmd-e1-midwife-rule =
    Bist du angeklagt, erleide 2 Stress.
    Wenn nicht, wähle eines:
    • Lege eine Probe ab. Bei mindestens 1 Erfolg nimm „Hebamme Nuala“.
    • Lege diese Karte ab.
    .data = b98302a7
dmd-e1-seeds-of-doubt-rule =
    Wähle eines:
    • Mit einem schuldigen Geschworenen auf deinem Feld: Lege eine Probe ab. Jeder Beweis, den du hast, gibt 1 Erfolg dazu. Bei 3 oder mehr Erfolgen drehe 1 schuldigen Geschworenen auf deinem Feld auf die unschuldige Seite.
    • Heile 2 Stress.
    • Lege diese Karte ab.
    .data = af9d1131
dmd-e2-silent-girl-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Bewege den nächsten Patienten bis zu 2 Felder auf das Startfeld zu.
    .data = f2706718
dmd-e4-blood-font-rule =
    Bist du gebissen, heile 3 Wunden und lege 1 Durstmarker auf das Storytableau.
    Wenn nicht, wähle eines:
    • Nimm den Zustand „Gebissen“ und heile 3 Wunden.
    • Lege diese Karte ab.
    .data = b2dc7d72
dmd-e5-closing-time-rule =
    Wähle eines:
    • Erleide 1 Stress. Jeder Besucher zieht 1 Feld auf das Startfeld zu.
    • Heile bis zu 2 Stress und Wunden in beliebiger Mischung.
    • Lege diese Karte ab.
    .data = 9ffa3964
dmd-e5-runaway-carousel-rule =
    Bist du gebannt, wirst du auf das Karussell gestellt und heilst 2 Stress.
    Wenn nicht, wähle eines:
    • Erleide 1 Wunde. Du wirst auf ein beliebiges Feld gestellt.
    • Andernfalls wirst du auf das Karussell gestellt und erleidest 1 Stress.
    .data = 41520505

## Fertigkeiten

dmd-arcane-mastery-level1 = Bei jeder Probe, auch gegen dich, darf 1 Älteres Zeichen als Erfolg zählen.
    .data = d16a1e77
dmd-arcane-mastery-level2 = Stattdessen dürfen beliebig viele Ältere Zeichen als je 1 Erfolg zählen.
    .data = 46ba2224
dmd-arcane-mastery-level3 = Heile 1 Stress für jedes Ältere Zeichen, das du so nutzt.
    .data = 6bfbccfc
dmd-arcane-mastery-level4 = Jedes dieser Älteren Zeichen darf als 2 Erfolge zählen.
    .data = a159deb6
dmd-brawling-level1 = Greifst du ein Ziel auf deinem Feld an, hast du 1 grünen Würfel mehr.
    .data = 9f59e055
dmd-brawling-level2 = Du darfst alle Gegner auf deinem Feld zugleich angreifen; verteile die Wunden auf sie.
    .data = 612172ff
dmd-brawling-level3 = Bei Angriffen auf deinem Feld hast du 2 freie Neuwürfe.
    .data = f4f24304
dmd-brawling-level4 = Statt die Wunden zu verteilen, füge sie alle jedem Ziel zu.
    .data = 6bcb503d
dmd-marksman-level1 = Du darfst ein Ziel angreifen, das 1 Feld entfernt ist.
    .data = 5c5fa19c
dmd-marksman-level2 = Greifst du ein Ziel an, das nicht auf deinem Feld ist, hast du 2 grüne Würfel mehr.
    .data = 9a51389b
dmd-marksman-level3 = Du darfst ein Ziel angreifen, das bis zu 2 Felder entfernt ist.
    .data = f8822e1f
dmd-marksman-level4 = Einmal pro Zug darfst du ein Ziel, das nicht auf deinem Feld ist, als freie Aktion angreifen.
    .data = 914090b2
dmd-stealth-level1 = Beim Laufen darfst du 1 Gegner ausweichen: Er folgt dir nicht.
    .data = 324de467
dmd-stealth-level2 = Stattdessen darfst du beim Laufen bis zu 3 Mal ausweichen.
    .data = 75d1078f
dmd-stealth-level3 = Füge jedem Gegner, dem du ausweichst, 1 Wunde zu.
    .data = c95af870
dmd-stealth-level4 = Stattdessen darfst du beliebig oft ausweichen und fügst weiterhin jedes Mal 1 Wunde zu.
    .data = e0d7afe4
dmd-swiftness-level1 = Du läufst 1 Feld weiter.
    .data = b947ffea
dmd-swiftness-level2 = Einmal pro Zug darfst du als freie Aktion laufen.
    .data = 0655184e
dmd-swiftness-level3 = Jedes Mal, wenn du beim Laufen ein Feld verlässt, darfst du 1 Ermittler mitnehmen.
    .data = 8ac3180b
dmd-swiftness-level4 = Du hast 1 Aktion mehr pro Zug.
    .data = 370fc1d6
dmd-toughness-level1 = Wirst du angegriffen oder brennt dich Feuer, hast du 1 freien Neuwurf.
    .data = bc49cb3f
dmd-toughness-level2 = Stattdessen ignoriere dabei 1 Wunde und den Verlust von 1 geistigen Gesundheit.
    .data = cd73859e
dmd-toughness-level3 = Stattdessen ignoriere 1 Wunde und den Verlust von 1 geistigen Gesundheit aus jeder Quelle.
    .data = 949f08f5
dmd-toughness-level4 = Stattdessen ignoriere 2 Wunden und den Verlust von 1 geistigen Gesundheit aus jeder Quelle.
    .data = 388d7a0c
dmd-killer-instinct-level1 = Einmal pro Zug darfst du bei einem Angriff 1 Stress erleiden, um 1 Wunde mehr zuzufügen.
    .data = 99bbb6cd
dmd-killer-instinct-level2 = Stattdessen fügst du 2 Wunden mehr zu.
    .data = e6714ab2
dmd-killer-instinct-level3 = Es kostet dich keinen Stress mehr.
    .data = 36f8462b
dmd-killer-instinct-level4 = Stattdessen fügst du bei jedem Angriff 2 Wunden mehr zu.
    .data = 5216662e
dmd-self-defense-level1 = Wirst du angegriffen und nicht verwundet, heile 1 Stress, und du darfst den Angreifer 1 Feld wegstoßen.
    .data = 64fe9bf8
dmd-self-defense-level2 = Wirst du angegriffen, hast du 1 freien Neuwurf.
    .data = a3c799d9
dmd-self-defense-level3 = Stattdessen hast du 2 freie Neuwürfe.
    .data = 09032d90
dmd-self-defense-level4 = Greift dich ein Kultist oder ein Monster an und verwundet dich nicht, töte den Angreifer.
    .data = b3506f49
dmd-silent-witness-level1 = Bei Proben, die nicht gegen dich sind, heile für jeden Tentakel 1 Stress oder 1 Wunde.
    .data = 43c5e4e7
dmd-silent-witness-level2 = Stattdessen heile für jeden Tentakel 2: Stress, Wunden oder je 1 davon.
    .data = abbfafa8
dmd-silent-witness-level3 = Für jeden Tentakel darfst du, statt zu heilen, den Verlust geistiger Gesundheit verhindern.
    .data = d24c3aad
dmd-silent-witness-level4 = Stattdessen tust du für jeden Tentakel beides.
    .data = a29acb07
dmd-show-off-level1 = Ist ein anderer Ermittler auf deinem Feld, hast du 1 grünen Würfel mehr.
    .data = bc0e6569
dmd-show-off-level2 = Stattdessen gilt das, wenn ein anderer Ermittler bis zu 2 Felder von dir entfernt ist.
    .data = 93b0d722
dmd-show-off-level3 = Du hast dann außerdem 1 freien Neuwurf pro Probe.
    .data = 8cff256a
dmd-show-off-level4 = Stattdessen hast du für jeden Ermittler, der bis zu 2 Felder von dir entfernt ist, 1 grünen Würfel mehr und 1 freien Neuwurf.
    .data = 5d5b02b0
dmd-proficient-level1 = Erleidest du beim Angreifen Stress für einen Neuwurf, darfst du dafür 1 weiteren Würfel neu werfen.
    .data = 640fdf3e
dmd-proficient-level2 = Das darfst du auch bei allen anderen Proben.
    .data = b84adf1c
dmd-proficient-level3 = Bevor du für einen Angriff würfelst, darfst du 1 Stress heilen.
    .data = 5582c236
dmd-proficient-level4 = Auch vor allen anderen Proben darfst du 1 Stress heilen.
    .data = ab3b5430
dmd-surgeon-level1 = Tötest du einen Gegner, heile 1 Stress oder 1 Wunde eines Ermittlers auf deinem Feld.
    .data = 66f73d42
dmd-surgeon-level2 = Stattdessen heile so viel, wie der Gegner Leben hatte: Stress und Wunden in beliebiger Mischung.
    .data = 83be9fe1
dmd-surgeon-level3 = Du darfst es auf dich und alle Ermittler verteilen, die bis zu 1 Feld von dir entfernt sind.
    .data = 8ec134ce
dmd-surgeon-level4 = Statt zu verteilen, heilt jeder von euch die ganze Menge.
    .data = 3b3a3adc
dmd-sly-level1 = Weichst du beim Laufen einem Gegner aus, heile 1 Stress, einmal pro Lauf.
    .data = b68651c6
dmd-sly-level2 = Füge jedem Gegner, dem du ausweichst, 1 Wunde zu.
    .data = de591a60
dmd-sly-level3 = Stattdessen heilst du bei jedem Ausweichen 1 Stress oder 1 Wunde und fügst 1 Wunde zu.
    .data = ab1b1e51
dmd-sly-level4 = Einmal pro Zug, nach einem Lauf, bei dem du ausgewichen bist: Ist dein Feld sicher, darfst du ermitteln.
    .data = 20bf9f09
dmd-avid-photographer-level1 = Verlässt ein Ermittler dein Feld, darfst du ihm folgen.
    .data = ddabc8de
dmd-avid-photographer-level2 = Andere Ermittler auf deinem Feld haben 1 grünen Würfel mehr.
    .data = 58740628
dmd-avid-photographer-level3 = Ruht sich ein anderer Ermittler auf deinem Feld aus, darfst auch du bis zu 3 heilen.
    .data = 76c7890a
dmd-avid-photographer-level4 = Einmal pro Zug darfst du oder ein anderer Ermittler auf deinem Feld 1 freie Aktion ausführen.
    .data = 8d5622bf
dmd-relic-seeker-level1 = Ziehe zu Beginn deines ersten Zuges 2 Relikte und behalte 1. Du darfst mehrere haben.
    .data = d46ac886
dmd-relic-seeker-level2 = Du nimmst Gegenstände, ohne den Stress oder die Wunden zu erleiden, die sie kosten.
    .data = 4cfe53ed
dmd-relic-seeker-level3 = Heile am Ende deines Zuges 1 Stress für jedes Relikt und jeden Gegenstand, den du hast.
    .data = c61cc6a2
dmd-relic-seeker-level4 = Statt zu ermitteln, darfst du ein zufälliges gewandeltes Relikt nehmen.
    .data = ef78cb9f
dmd-chemical-explosives-level1 = Greifst du an, darfst du auf dem Feld des Ziels 1 weiteres Ziel wählen; verteile die Wunden auf sie.
    .data = 9dc5196a
dmd-chemical-explosives-level2 = Du hast 1 freien Neuwurf für jedes Ziel.
    .data = 44934844
dmd-chemical-explosives-level3 = Stattdessen darfst du dort beliebig viele Ziele wählen.
    .data = aadff0a4
dmd-chemical-explosives-level4 = Statt die Wunden zu verteilen, füge sie alle jedem Ziel zu.
    .data = d4f6a609

## Monsters of the Unknown

dmd-night-gaunt-rule = Verwundet dich sein Angriff, wirst du an das am weitesten entfernte Tor gestellt.
    .data = b22368e1
dmd-mi-go-rule = Greift er dich an und die Probe zeigt ein Älteres Zeichen, verliere 1 geistige Gesundheit.
    .data = d2f157c3
dmd-shoggoth-rule =
    Bewegt ihn ein Effekt, zieht er 1 Feld weniger weit, aber immer mindestens 1 Feld.
    Überlebt er deinen Angriff und deine Probe zeigt einen Tentakel, heilt er 1 Wunde.
    .data = cba3788d
dmd-deep-one-rule = Tötest du es, zieht jedes andere Wesen aus der Tiefe 2 Felder auf dich zu.
    .data = 5ec7a3d0
dmd-elder-thing-rule = Fügt sein Angriff 2 oder mehr Wunden zu, lege einen deiner Gegenstände oder Begleiter ab.
    .data = 1de00bef
dmd-ghoul-rule = Verwundet dich sein Angriff, heilt er so viele Wunden, wie er zugefügt hat.
    .data = 06d323ba
dmd-moon-beast-rule = Verwundet dich ihr Angriff nicht, erleide 2 Stress; wofür kein Platz mehr ist, das wird zu Wunden.
    .data = c1a1aee6
dmd-zoog-rule = Greift er dich an, lege einen deiner Gegenstände ab.
    .data = 2ee99351
dmd-shantak-rule = Nachdem er dich angegriffen hat, zieht er 3 Felder auf den nächsten anderen Ermittler zu.
    .data = ade37f73
dmd-colour-out-of-space-rule = Bist du am Ende deines Zuges auf ihrem Feld, verliere 1 geistige Gesundheit.
    .data = c43bb5a5
dmd-rat-thing-rule = Greift es dich an und du hast 3 oder mehr Stress, verliere 2 geistige Gesundheit.
    .data = c629f79c
dmd-cat-from-saturn-rule = Greifst du sie an und sie überlebt, zieht sie 1 Feld von dir weg.
    .data = 4c975c2e
dmd-swine-thing-rule = Es gräbt: Felder mit Feuer oder Geröll sind für es benachbart.
    .data = 35de2870
dmd-star-spawn-rule =
    Bewegt sie ein Effekt, zieht sie 1 Feld weniger weit, aber immer mindestens 1 Feld.
    Greifst du sie an und hast höchstens 1 Erfolg, erleide 1 Wunde.
    .data = 98e52203
dmd-leng-spider-rule = Bist du zu Beginn deines Zuges auf ihrem Feld, hast du in diesem Zug 1 Aktion weniger.
    .data = e45d1eb0
dmd-damned-thing-rule = Überlebt es deinen Angriff und deine Probe zeigt eine leere Seite, greift es dich sofort an.
    .data = b600f20b
dmd-unknown-night-gaunt-setup = Beschwöre 1 weiteren Nachtmahr auf seinem Feld.
    .data = 2737e23c
dmd-unknown-mi-go-setup = Beschwöre 2 Kultisten auf seinem Feld.
    .data = 49d83b41
dmd-unknown-mi-go-advance = Jeder Mi-Go zieht 2 Felder auf dich zu. Dann erleidet jeder Ermittler auf seinem Feld 2 Stress; wofür kein Platz mehr ist, das wird zu Wunden.
    .data = 1ee722e3
dmd-unknown-shoggoth-setup = Der Shoggoth zieht 2 Felder auf das Startfeld zu.
    .data = edbb711d
dmd-unknown-shoggoth-advance = Der Shoggoth zieht 2 Felder auf den nächsten Ermittler zu. Dann erleidet jeder Ermittler auf seinem Feld 1 Wunde.
    .data = 26c0a182
dmd-unknown-deep-one-setup = Beschwöre 1 weiteres Wesen aus der Tiefe auf seinem Feld.
    .data = e4372f9c
dmd-unknown-elder-thing-setup = Der aktive Ermittler verliert 1 geistige Gesundheit.
    .data = 3ffce3d5
dmd-unknown-elder-thing-advance = Das Ältere Wesen zieht 1 Feld auf den nächsten Ermittler zu. Der legt dann einen Gegenstand ab oder verliert 1 geistige Gesundheit.
    .data = 8ea37f3a
dmd-unknown-ghoul-setup = Beschwöre 1 weiteren Ghul auf seinem Feld.
    .data = 35082cb1
dmd-unknown-ghoul-advance = Jeder Ghul zieht 2 Felder auf den nächsten Ermittler zu. Dann erleidet jeder verwundete Ermittler auf seinem Feld 1 Wunde.
    .data = 4d529c39
dmd-unknown-moon-beast-setup = Beschwöre 1 Kultisten auf ihrem Feld.
    .data = 8cf2586d
dmd-unknown-moon-beast-advance = Jeder Kultist zieht 1 Feld auf den nächsten Ermittler zu. Dann tut die Mondbestie dasselbe.
    .data = 7dbf28a4
dmd-unknown-zoog-setup = Beschwöre 2 weitere Zoogs auf seinem Feld.
    .data = ca5078c3
dmd-unknown-shantak-setup = Der Shantak zieht 3 Felder auf das Startfeld zu.
    .data = 0a8e5414
dmd-unknown-shantak-advance = Stelle den Shantak auf das Feld des nächsten Ermittlers, der nicht auf seinem Feld ist.
    .data = b443aecb
dmd-unknown-colour-out-of-space-setup = Der aktive Ermittler nimmt 1 Giftmarker.
    .data = 859039fa
dmd-unknown-colour-out-of-space-advance = Die Farbe aus dem All zieht 1 Feld auf den nächsten Ermittler zu. Dann nimmt jeder Ermittler auf ihrem Feld oder einem benachbarten 1 Giftmarker.
    .data = df3e9477
dmd-unknown-rat-thing-setup = Stelle das Rattending auf das Startfeld.
    .data = 22ab98cc
dmd-unknown-rat-thing-advance = Stelle das Rattending auf das Feld des nächsten Ermittlers. Es greift dort sofort einen Ermittler an.
    .data = e35497a6
dmd-unknown-cat-from-saturn-setup = Die Katze vom Saturn zieht 1 Feld auf das Startfeld zu.
    .data = 0149e3d5
dmd-unknown-cat-from-saturn-advance = Die Katze vom Saturn zieht 3 Felder auf den nächsten Ermittler zu. Dann erleidet ein Ermittler auf ihrem Feld 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 5e00c6ce
dmd-unknown-swine-thing-setup = Lege 1 Geröllmarker auf sein Feld und 1 an das am weitesten entfernte Tor.
    .data = a78e8c9a
dmd-unknown-swine-thing-advance = Lege 1 Geröllmarker auf das Feld des nächsten Ermittlers. Dann zieht das Schweinewesen 1 Feld auf den nächsten Ermittler zu.
    .data = 3f1ab6ac
dmd-unknown-star-spawn-setup = Jeder Ermittler erleidet 2 Stress.
    .data = 632ff664
dmd-unknown-star-spawn-advance = Die Sternenbrut zieht 1 Feld auf den nächsten Ermittler zu. Dann erleidet jeder Ermittler auf ihrem Feld oder einem benachbarten 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde.
    .data = 53fb45a5
dmd-unknown-leng-spider-setup = Die Leng-Spinne zieht 2 Felder auf das Startfeld zu.
    .data = edbb711d
dmd-unknown-leng-spider-advance = Die Leng-Spinne zieht 2 Felder auf den nächsten Ermittler zu. Dann nimmt jeder Ermittler auf ihrem Feld 1 Giftmarker.
    .data = 1559b66f
dmd-unknown-damned-thing-setup = Das Verdammte Ding kommt zurück in den Vorrat. Noch sieht es niemand.
    .data = 38ad835f
dmd-unknown-damned-thing-advance = Ist das Verdammte Ding nicht auf dem Plan, beschwöre es am nächsten Tor. Ist es dort, stelle es auf das Feld des nächsten Ermittlers.
    .data = a04c9377

## More Mythos cards

dmd-e1-mob-gathers-rule =
    Jeder Kultist zieht 1 Feld auf den Stadtplatz zu.
    Beschwöre 1 Kultisten am gelben Tor.
    .data = 265d5762
dmd-e3-torches-fail-rule =
    Jedes Monster zieht 1 Feld auf den nächsten Ermittler zu.
    Jeder Ermittler, dessen Feld nicht sicher ist, erleidet 1 Stress.
    .data = 717cfa20
dmd-e4-bell-of-the-dead-rule =
    Jeder Kultist zieht 1 Feld auf den nächsten Ermittler zu.
    Liegen 2 oder mehr Durstmarker auf dem Storytableau, tut jedes Monster dasselbe.
    .data = a8ce1ff2
dmd-e6-doors-slam-rule =
    Jedes Monster zieht 1 Feld auf den nächsten Ermittler zu.
    Jeder Ermittler, der allein auf einem Feld ist, erleidet 1 Stress.
    .data = bd99d043

## More found things

dmd-e1-midwife-left-rule =
    Begleiter mit 2 Leben. Beweis.
    Ruhst du dich aus, heilt jeder andere Ermittler auf deinem Feld 1 Wunde.
    .data = dfc6bdb5
dmd-e2-crowbar-left-rule =
    Gegenstand. Schlüssel.
    Greifst du auf deinem Feld an und dort sind 2 oder mehr Gegner, hast du 1 grünen Würfel mehr.
    .data = 3b8ae077
dmd-e2-crowbar-right-rule =
    Gegenstand.
    Bei Angriffen auf deinem Feld hast du 1 grünen Würfel mehr.
    Aktion: Lege diese Karte ab und entferne 1 Schloss von einem Durchgang deines Feldes. Dann erleide 1 Stress.
    .data = 3dd216b3
dmd-e2-padded-cell-left-rule =
    Gegenstand.
    Wirst du angegriffen, während du allein auf deinem Feld bist, darfst du 1 Wunde ignorieren.
    .data = 5de42f3e
dmd-e2-directors-diary-right-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab. Ein Ermittler deiner Wahl auf deinem Feld heilt 2 Stress und 1 Wunde.
    .data = 422ce197
dmd-e2-orderlys-coat-right-rule =
    Gegenstand.
    Jeder Kultist, den du mit einem Angriff auf deinem Feld verwundest, erleidet 1 Wunde mehr.
    .data = bb6fd97f
dmd-e2-gondolier-left-rule =
    Begleiter mit 2 Leben.
    Du läufst 1 Feld weiter.
    Freie Aktion, einmal pro Zug, im Bootshaus, im Garten oder in der Zisterne: Du wirst auf den Anlegesteg gestellt.
    .data = f970b559
dmd-e3-pickaxe-right-rule =
    Gegenstand.
    Tötest du einen Gegner, lege 1 Knochen ab und heile 1 Stress.
    .data = b9f54fd5
dmd-e3-silent-monk-left-rule =
    Begleiter mit 2 Leben.
    Jederzeit in deinem Zug, einmal pro Zug: Lege 1 Knochen ab.
    .data = d143bcec
dmd-e3-femur-club-left-rule =
    Gegenstand.
    Hast du Knochen, erleidet jeder Gegner, den du mit einem Angriff auf deinem Feld verwundest, 1 Wunde mehr.
    .data = 2865100b
dmd-e3-femur-club-right-rule =
    Gegenstand.
    Wenn du angegriffen wirst: Lege diese Karte für 2 freie Neuwürfe ab, und 2 Tentakel kosten dich keine geistige Gesundheit.
    .data = 8bcec8ff
dmd-e4-silver-cross-left-rule =
    Gegenstand.
    Jedes Monster, das du mit einem Angriff auf deinem Feld verwundest, erleidet 1 Wunde mehr.
    .data = 68fca351
dmd-e4-dragon-sabre-right-rule =
    Gegenstand.
    Bist du gebissen, erleidet jeder Gegner, den du mit einem Angriff auf deinem Feld verwundest, 1 Wunde mehr.
    Bei Angriffen auf deinem Feld hast du 1 freien Neuwurf.
    .data = 370819c7
dmd-e4-old-wine-left-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab. Jeder Ermittler auf deinem Feld heilt 2 Stress.
    .data = 600775d2
dmd-e4-old-wine-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Ein Gegner deiner Wahl auf deinem Feld oder einem benachbarten erleidet 2 Wunden; lege 1 Feuermarker auf dein Feld.
    .data = 6a40d2bc
dmd-e4-captive-knight-left-rule =
    Begleiter mit 3 Leben.
    +1 Level Nahkampf.
    Geht er verloren, erleidet jeder Gegner auf deinem Feld 1 Wunde.
    .data = 11fce0b0
dmd-e5-strongman-left-rule =
    Begleiter mit 3 Leben.
    +1 Level Nahkampf.
    Bei Proben für Episodenaktionen am „Hau den Lukas“ hast du 2 grüne Würfel mehr.
    .data = 3d3d3278
dmd-e5-lost-child-left-rule =
    Begleiter mit 1 Leben.
    Betrittst du ein Feld mit einer Bude, heile 1 Stress, einmal pro Zug.
    .data = cc5566de
dmd-e5-old-elephant-left-rule =
    Begleiter mit 3 Leben.
    Du läufst 1 Feld weiter.
    Einmal pro Zug, nach dem Laufen, erleidet jeder Kultist auf deinem Feld 1 Wunde.
    .data = c93b325f
dmd-e5-pickpocket-left-rule =
    Begleiter mit 1 Leben.
    +1 Level Verstohlen.
    Tötest du einen Kultisten, nimm 1 Freilos.
    .data = face85a2
dmd-e6-silver-bullets-left-rule =
    Gegenstand.
    Greifst du an und das Biest ist auf deinem Feld, hast du 2 grüne Würfel mehr.
    .data = 7de6d276
dmd-e6-candelabrum-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab und lege 1 Feuermarker auf dein Feld. Dann zieht dort jeder Gegner 1 Feld von dir weg.
    .data = 50f49d2f
dmd-e6-old-hound-left-rule =
    Begleiter mit 2 Leben.
    Du läufst 1 Feld weiter.
    Freie Aktion, einmal pro Zug: Erleide 1 Stress. Das Biest zieht 2 Felder auf dich zu.
    .data = 66befda1
dmd-e5-painted-clown-rule = Wirf 2 schwarze Würfel gegen dich: Jeder Erfolg ist 1 Stress oder, wenn kein Platz mehr ist, 1 Wunde. Bei mindestens 1 Älteren Zeichen nimm 1 Freilos.
    .data = 17c4b792
dmd-e3-last-rites-left-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte und alle deine Knochen ab und heile 1 Stress oder 1 Wunde.
    .data = 98bd9e74
dmd-e3-underground-stream-rule =
    Wähle eines:
    • Heile bis zu 2 Stress und Wunden in beliebiger Mischung und lege 1 Knochen ab.
    • Lege diese Karte ab.
    .data = 364f5024
dmd-e5-late-train-rule =
    Stelle 1 Besucher an ein zufälliges Tor.
    Beschwöre 1 Kultisten am roten Tor.
    .data = 5fbe1a85
dmd-e5-candyfloss-left-rule =
    Gegenstand.
    Jederzeit in deinem Zug: Lege diese Karte ab, heile bis zu 2 Stress und Wunden in beliebiger Mischung und nimm 1 Freilos.
    .data = a6ab2bbb
dmd-e3-chalk-marks-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Du wirst in die nächste Kapelle gestellt.
    .data = d03a249a
dmd-e4-hidden-stair-left-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Du wirst an den nächsten Pfeiler gestellt.
    .data = 1f43db7b
dmd-e4-long-fuse-left-rule =
    Gegenstand.
    Bei Proben für Episodenaktionen hast du 1 freien Neuwurf, und 1 Tentakel kostet dich keine geistige Gesundheit.
    .data = 9d110402
dmd-e6-suit-of-armour-right-rule =
    Gegenstand.
    Wirst du angegriffen, hast du 1 freien Neuwurf, und 1 Tentakel kostet dich keine geistige Gesundheit.
    .data = 8b07072f
dmd-e6-bear-trap-right-rule =
    Gegenstand.
    Greifst du auf deinem Feld an oder wirst angegriffen, hast du 1 freien Neuwurf.
    .data = 3f3a1bc1
dmd-e1-lantern-right-rule =
    Gegenstand.
    Freie Aktion: Lege diese Karte ab. Jeder Gegner auf deinem Feld erleidet 1 Wunde; lege dann dort 1 Feuermarker aus.
    .data = a03cc24b
dmd-unknown-a-brood-rule =
    Jedes Unbekannte Monster A zieht 1 Feld auf den nächsten Ermittler zu.
    Beschwöre 1 weiteres davon an einem zufälligen Tor.
    Ziehe danach eine weitere Mythoskarte.
    .data = d96f99a5
dmd-unknown-b-brood-rule =
    Jedes Unbekannte Monster B zieht 1 Feld auf den nächsten Ermittler zu.
    Beschwöre 1 weiteres davon an einem zufälligen Tor.
    Ziehe danach eine weitere Mythoskarte.
    .data = 608d1e23
