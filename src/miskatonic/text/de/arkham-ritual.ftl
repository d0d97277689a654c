### Arkham Ritual. Die Regeln stehen in docs/rules/arkham-ritual.md; die Worte hier sind unsere.

ar-name = Arkham Ritual
ar-description =
    Unter der Universität, im Schein von zu wenigen Kerzen, wandern Dinge von Hand zu Hand. Du siehst, was alle anderen halten, und niemals, was du selbst hältst. Beobachte ihre Gesichter, zähle, was schon auf dem Tisch liegt, und entscheide, ob das, was man dir eben in die Hand gedrückt hat, besser ist als das, was du schon hast. Wenn der Gesang verstummt, lässt ein Stück Verstand im Keller, wer das Falsche hält.

## Farben, Arten und Typen

ar-colour-sane = rein
ar-colour-cursed = verflucht

ar-kind-artifact = Artefakt
ar-kind-event = Ereignis
ar-kind-character = Charakter
ar-kind-great-old-one = Großer Alter

ar-type-candelabra = Armleuchter
ar-type-dagger = Dolch
ar-type-idol = Götze
ar-type-chalice = Kelch
ar-type-tome = Foliant

## Karten

ar-card-candelabra-sane = Reiner Armleuchter
ar-card-candelabra-cursed = Verfluchter Armleuchter
ar-card-dagger-sane = Reiner Dolch
ar-card-dagger-cursed = Verfluchter Dolch
ar-card-idol-sane = Reiner Götze
ar-card-idol-cursed = Verfluchter Götze
ar-card-chalice-sane = Reiner Kelch
ar-card-chalice-cursed = Verfluchter Kelch
ar-card-tome-sane = Reiner Foliant
ar-card-tome-cursed = Verfluchter Foliant
ar-card-elder-sign = Älteres Zeichen
ar-card-gate = Portal
ar-card-magical-orb = Magische Kugel
ar-card-shining-trapezohedron = Schimmerndes Trapezoeder
ar-card-investigator = Ermittler
ar-card-wary-student = Misstrauischer Student
ar-card-cultist = Kultist
ar-card-mad-professor = Verrückter Professor
ar-card-cthulhu = Cthulhu
ar-card-nyarlathotep = Nyarlathotep
ar-card-yog-sothoth = Yog-Sothoth
ar-card-hastur = Hastur
ar-card-mystery-card = Mysteriöse Karte

## Was die Karten tun

ar-rule-artifact = Ein Artefakt bewirkt von sich aus nichts, doch zwei vom gleichen Typ, gleich welcher Farbe, verderben beide, die sie halten.
ar-rule-elder-sign = Gib es für eine andere Karte her, und die Runde endet auf der Stelle.
ar-rule-gate = Gib es her, während irgendwer einen Großen Alten hält, und dieser tritt hindurch; sonst bleibt der Weg verschlossen.
ar-rule-magical-orb = Gib sie her, sieh dir heimlich die oberste Karte des Stapels an und lege sie zurück oder nimm sie aus der Runde.
ar-rule-shining-trapezohedron = Gib es her und sieh dir heimlich die oberste Karte des Stapels an: Eine reine bringt dir 1 Verstand zurück, eine verfluchte nimmt dir 1.
ar-rule-investigator = Wer den Ermittler hält und die Runde übersteht, gewinnt 1 Verstand zurück.
ar-rule-wary-student = Wer den Misstrauischen Studenten hält, übersteht die Runde nie, verliert aber nicht mehr als 1 Verstand.
ar-rule-cultist = Solange irgendwer den Kultisten hält, überstehen verfluchte Karten die Runde, und reine nicht.
ar-rule-mad-professor = Solange irgendwer den Verrückten Professor hält, kann die Runde nur überstehen, wer ein Artefakt hat.
ar-rule-cthulhu = Lässt ein Portal Cthulhu ein, so verlieren alle außer dem, der ihn hält, um eins weniger Verstand, als Parteien am Tisch sind.
ar-rule-nyarlathotep = Lässt ein Portal Nyarlathotep ein, so zahlen von den anderen die mit dem meisten Verstand, und wer ihn hält, trinkt, was sie verlieren.
ar-rule-yog-sothoth = Lässt ein Portal Yog-Sothoth ein, so werden nur verschont, wer ihn hält und wer am wenigsten Verstand hat; haben mehrere gleich wenig, so fällt auf 1, wer ihn hält, und alle anderen verlieren 1.
ar-rule-hastur = Lässt ein Portal Hastur ein, so zahlen alle mit einem Artefakt den üblichen Preis und 1 mehr für jede verfluchte Karte, die gehalten wird.
ar-rule-mystery-card = Öffnet sich ein Portal, während diese Karte gehalten wird, so kommt an ihrer Stelle einer der vier Großen Alten, und niemand weiß, welcher.

## Optionen

ar-option-first_player = Wer beginnt
ar-option-first_player-help = Der Platz, der zuerst aktiv ist, oder der Zufall.
ar-option-first_player-random = der Zufall entscheidet
ar-option-orb_slot = Kugel oder Trapezoeder
ar-option-orb_slot-help = Welcher der beiden sehenden Steine im Stapel ist.
ar-option-hero_slot = Ermittler oder Student
ar-option-hero_slot-help = Welche der beiden neugierigen Seelen im Stapel ist.
ar-option-villain_slot = Kultist oder Professor
ar-option-villain_slot-help = Wer von den beiden verdreht, was das Überstehen heißt.
ar-option-great_old_one = Großer Alter
ar-option-great_old_one-help = Wer hinter den Portalen wartet. Die Mysteriöse Karte überlässt es jedes Mal dem Zufall.
ar-option-doom_track = Verderbensanzeige
ar-option-doom_track-help = Scheitern kostet in der ersten Runde 1 Verstand und jede Runde einen mehr, statt einen für alle, die scheitern.
ar-option-competitive = Wettstreit
ar-option-competitive-help = Es gewinnt nur, wer den meisten Verstand hat, statt alle, die welchen behielten.
ar-option-companion = Tisch im selben Raum
ar-option-companion-help = Für Leute in einem Raum: Wer die eigene Karte erblickt hat, kann es zugeben, tauscht sie blind und verliert 1 Verstand.
ar-option-referee = Wache über Tischgespräche
ar-option-referee-help = Während einer Runde wird zurückgehalten, was eine Karte oder eine Farbe nennt.

## Fragen und Antworten

ar-prompt-offer = Du hast gezogen: { $card }. In wessen Hand soll das, verdeckt?
ar-prompt-receive = { $from } schiebt dir verdeckt eine Karte zu. Behältst du sie, oder gibst du sie weiter?
ar-prompt-orb = Die Kugel klärt sich und zeigt dir die nächste Karte: { $card }. Soll sie dort bleiben?
ar-prompt-confess = Hast du deine eigene Karte gesehen? Dann sag es; es kostet 1 Verstand.

ar-choice-give = { $seat } zuschieben
ar-choice-take = Behalten und die eigene Karte ablegen
ar-choice-discard = Von sich weisen: Sie wird abgelegt, und die Runde endet
ar-choice-return = Auf den Stapel zurücklegen
ar-choice-remove = Aus der Runde nehmen
ar-choice-confess = Zugeben: Ich habe meine eigene Karte gesehen

## Der Tisch

ar-view-sanity = Verstand
ar-view-card = Karte
ar-view-hand = Hand auf dem Tisch
ar-view-own-card = dir verborgen
ar-view-hidden-card = verdeckt
ar-view-dummy = Strohpuppe { $n }
ar-view-round = Runde { $n }
ar-view-active = Aktiv: { $who }
ar-view-passing = Unterwegs, in der Hand von { $who }
ar-view-deck = { $n ->
    [0] Der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
ar-view-doom = Verderben: { $n }
ar-view-sheet = Abgelegt
ar-view-beside-sheet = Neben dem Plan
ar-view-memory = Nur du hast gesehen
ar-view-memory-drew = von dir gezogen: { $card }
ar-view-memory-top = als Nächstes im Stapel: { $card }
ar-view-memory-removed = aus der Runde: { $card }

## Was geschah

ar-event-round-began = Runde { $round }: Der Gesang hebt an.
ar-event-dealt = { $who } hält: { $card }.
ar-event-dealt-secret = { $who } erhält eine Karte, allen sichtbar, nur { $who } nicht.
ar-event-turn-began = { $who } ist aktiv; alle anderen legen eine Hand auf den Tisch.
ar-event-drew = { $who } zieht: { $card }.
ar-event-drew-secret = { $who } zieht eine Karte und sieht sie allein.
ar-event-gave = { $who } schiebt sie verdeckt zu { $to }.
ar-event-took = { $who } behält die ungesehene Karte und legt ab: { $card }.
ar-event-revealed-new = { $who } hält jetzt: { $card }.
ar-event-revealed-new-secret = { $who } hebt die neue Karte, allen sichtbar, nur { $who } nicht.
ar-event-passed = { $who } gibt sie ungesehen weiter an { $to }.
ar-event-discarded-unseen = { $who } ist am Ende der Reihe und will sie nicht. Ohne Wirkung abgelegt: { $card }.
ar-event-orb-looked = Die Kugel zeigt { $who } die nächste Karte: { $card }.
ar-event-orb-looked-secret = Die Kugel zeigt { $who } die nächste Karte.
ar-event-orb-returned = { $who } legt die Karte auf den Stapel zurück.
ar-event-orb-removed = { $who } nimmt die Karte verdeckt aus der Runde.
ar-event-trapezohedron-looked = Im Trapezoeder sieht { $who } die nächste Karte: { $card }.
ar-event-trapezohedron = { $change ->
    [1] Das Trapezoeder leuchtet klar: { $who } gewinnt 1 Verstand zurück.
    [0] Das Trapezoeder leuchtet klar: { $who } hat keinen Verstand zurückzugewinnen.
   *[other] Das Trapezoeder brennt: { $who } verliert 1 Verstand.
}
ar-event-deck-empty = { $who } sucht die nächste Karte, doch der Stapel ist leer.
ar-event-gate-nothing = Das Portal öffnet sich auf leere Nacht. Nichts tritt hindurch.
ar-event-great-old-one = Das Portal reißt auf, und { $card } fährt in { $who }.
ar-event-mystery = Das Namenlose, das { $who } hält, nimmt Gestalt an: { $card }.
ar-event-round-ended = { $by ->
    [passing] Niemand wollte die Karte. Die Runde ist vorbei.
    [elder-sign] Das Ältere Zeichen flammt auf. Die Runde ist vorbei.
    [gate] Was durch das Portal kam, beendet die Runde.
   *[deck] Der Stapel ist leer. Die Runde ist vorbei.
}
ar-event-revealed = { $who } hielt: { $card }.
ar-event-survived = { $who } übersteht die Runde.
ar-event-fell = { $who } übersteht die Runde nicht: { $reason }.
ar-event-lost = { $who } verliert { $n } Verstand: { $reason }.
ar-event-gained = { $who } gewinnt { $n } Verstand zurück: { $reason }.
ar-event-doom = Das Verderben rückt näher: Scheitern kostet jetzt { $n }.
ar-event-confessed = { $who } hat gesehen, was nicht gesehen werden darf, tauscht die Karte blind und verliert 1 Verstand.
ar-event-confession-drawn = { $who } hat neu gezogen und hält: { $card }.
ar-event-confession-drawn-secret = { $who } hat neu gezogen, allen sichtbar, nur { $who } nicht.
ar-event-game-over = Die Kerzen verlöschen. Das Ritual hat verschlungen: { $names }.
ar-event-winners = { $n ->
    [0] Niemand steigt die Treppe wieder hinauf.
    [one] { $names } entkommt und gewinnt.
   *[other] { $names } entkommen und gewinnen.
}

## Warum Verstand verloren ging

ar-loss-cursed = die Karte war verflucht
ar-loss-sane-with-cultist = die Karte war rein, und der Kultist war unter uns
ar-loss-duplicate = jemand anders hielt das gleiche Artefakt
ar-loss-no-artifact = der Verrückte Professor verschont nur, wer ein Artefakt hat
ar-loss-wary-student = der Misstrauische Student läuft immer zu spät davon
ar-loss-cultist-holder = der Kultist kommt niemals heil heraus
ar-loss-cthulhu = Cthulhu ist erwacht
ar-loss-nyarlathotep = Nyarlathotep nimmt von denen, die am meisten haben
ar-loss-yog-sothoth-spared-none = Yog-Sothoth verschont nur, wer am schwächsten ist, und wer ihn hält
ar-loss-yog-sothoth-tie = Yog-Sothoth fand niemanden, der allein am schwächsten war, und wandte sich gegen alle
ar-loss-hastur = Hasturs gelber Blick fällt auf jedes Artefakt
ar-loss-trapezohedron = das Trapezoeder zeigte etwas Verfluchtes
ar-loss-confessed = ein Blick auf die eigene Karte hat seinen Preis

## Warum Verstand zurückkam

ar-gain-investigator = der Ermittler hat durchgehalten
ar-gain-nyarlathotep = Nyarlathotep nährt, wer ihn hält
ar-gain-trapezohedron = das Trapezoeder zeigte etwas Reines

## Tischgespräche

ar-talk-card = Zurückgehalten: „{ $word }“ nennt eine Karte. Während einer Runde darf niemand sagen, wer welche Karte hat; danach steht es dir frei.
ar-talk-colour = Zurückgehalten: „{ $word }“ nennt eine Farbe. Während einer Runde darf niemand sagen, wessen Karte rein oder verflucht ist; danach steht es dir frei.
