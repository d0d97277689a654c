### Arkham Ritual. Die Regeln stehen in docs/rules/arkham-ritual.md; die Worte hier sind unsere.

ar-intro = Du siehst alle Karten außer deiner eigenen. Reihum wird eine verdeckte Karte angeboten: Nimm sie und leg deine alte ab, oder gib sie weiter. Am Ende der Runde scheitern verfluchte Karten und doppelte Artefakte; wer scheitert, verliert so viel Verstand, wie es Gescheiterte gibt. Hat jemand keinen mehr, ist Schluss, und alle anderen gewinnen.
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

ar-rule-artifact = Ein Artefakt bewirkt von sich aus nichts, aber bei zwei vom gleichen Typ, egal welcher Farbe, scheitern beide, die sie halten.
ar-rule-elder-sign = Gib es für eine andere Karte her, und die Runde endet auf der Stelle.
ar-rule-gate = Gib es her, während irgendwer einen Großen Alten hält, und dieser tritt hindurch; sonst passiert nichts.
ar-rule-magical-orb = Gib sie her, sieh dir heimlich die oberste Karte des Stapels an und lege sie zurück oder nimm sie verdeckt aus der Runde.
ar-rule-shining-trapezohedron = Gib es her und sieh dir heimlich die oberste Karte des Stapels an: Eine reine bringt dir 1 Verstand zurück, eine verfluchte nimmt dir 1. Die Karte bleibt liegen; bei 0 endet das Spiel sofort.
ar-rule-investigator = Wer den Ermittler hält und die Runde übersteht, gewinnt 1 Verstand zurück.
ar-rule-wary-student = Wer den Misstrauischen Studenten hält, übersteht die Runde nie, verliert aber genau 1 Verstand, was auch immer die anderen verlieren.
ar-rule-cultist = Solange irgendwer den Kultisten hält, überstehen verfluchte Karten die Runde und reine nicht. Gleiche Artefakte scheitern weiterhin, und wer den Kultisten hält, auch.
ar-rule-mad-professor = Solange irgendwer den Verrückten Professor hält, kann die Runde nur überstehen, wer ein Artefakt hat; wer ihn hält, also nie.
ar-rule-cthulhu = Lässt ein Portal Cthulhu ein, so verlieren alle außer dem, der ihn hält, um eins weniger Verstand, als Parteien am Tisch sind.
ar-rule-nyarlathotep = Lässt ein Portal Nyarlathotep ein, so zahlen von den anderen die mit dem meisten Verstand den üblichen Preis, nur über sie gezählt, und wer ihn hält, gewinnt, was sie verlieren.
ar-rule-yog-sothoth = Lässt ein Portal Yog-Sothoth ein, so werden nur verschont, wer ihn hält und wer am wenigsten Verstand hat; haben mehrere gleich wenig, so fällt auf 1, wer ihn hält, und alle anderen verlieren 1.
ar-rule-hastur = Lässt ein Portal Hastur ein, so zahlen alle mit einem Artefakt den üblichen Preis, nur über sie gezählt, und 1 mehr für jede verfluchte Karte, die gehalten wird, Hastur eingeschlossen.
ar-rule-mystery-card = Öffnet sich ein Portal, während diese Karte gehalten wird, so kommt an ihrer Stelle einer der vier Großen Alten, und niemand weiß, welcher.

## Optionen

ar-options-cards = Karten
ar-options-rulings = Regelauslegung
ar-options-table = Der Tisch
ar-preset-first = Die Grundkarten, und du beginnst.
ar-preset-usual = Alle Regeln, die Grundkarten, stärkere Bots.
ar-preset-everything = Alle Variantenkarten, ein verborgener Großer Alter und die Verderbensanzeige.
ar-option-first_player = Wer beginnt
ar-option-first_player-help = Der Platz, der beginnt, oder ein zufälliger.
ar-option-first_player-random = zufällig
ar-option-orb_slot = Kugel oder Trapezoeder
ar-option-orb_slot-help = Welche der beiden Karten im Stapel ist.
ar-option-hero_slot = Ermittler oder Student
ar-option-hero_slot-help = Welche der beiden Karten im Stapel ist.
ar-option-villain_slot = Kultist oder Professor
ar-option-villain_slot-help = Welche der beiden Karten im Stapel ist. Beide ändern, wer die Runde übersteht.
ar-option-great_old_one = Großer Alter
ar-option-great_old_one-help = Welcher Große Alte im Stapel ist. Die Mysteriöse Karte wird zu einem zufälligen, wenn sich ein Portal öffnet.
ar-option-doom_track = Verderbensanzeige
ar-option-doom_track-help = Scheitern kostet in der ersten Runde 1 Verstand und jede Runde einen mehr, statt einen für alle, die scheitern.
ar-option-competitive = Wettstreit
ar-option-competitive-help = Es gewinnt nur, wer den meisten Verstand hat, statt alle, die welchen behielten.
ar-option-tied_seat = Gleich viel Verstand: wer beginnt
ar-option-tied_seat-help = Wer eine neue Runde beginnt, wenn mehrere am wenigsten Verstand haben.
ar-option-tied_seat-first-tied = der erste von ihnen im Uhrzeigersinn
ar-option-tied_seat-neighbour = der nächste Platz im Uhrzeigersinn
ar-option-yog_sothoth = Yog-Sothoth: am wenigsten Verstand
ar-option-yog_sothoth-help = Ob auch der Platz, der Yog-Sothoth hält, der mit dem wenigsten Verstand sein kann.
ar-option-yog_sothoth-among-all = unter allen Plätzen
ar-option-yog_sothoth-among-others = unter allen außer dem, der ihn hält
ar-option-companion = Tisch im selben Raum
ar-option-companion-help = Für Leute in einem Raum: Wer aus Versehen die eigene Karte sieht, kann es zugeben, tauscht sie blind und verliert 1 Verstand.
ar-option-referee = Regel für Tischgespräche
ar-option-referee-help = Blockiert während einer Runde Chat-Nachrichten, die sagen, was jemand anders hält oder was die verdeckte Karte ist.

## Fragen und Antworten

ar-prompt-offer = Du hast { $card } gezogen. Wem gibst du die Karte (verdeckt)?
ar-prompt-receive = { $from } schiebt dir verdeckt eine Karte zu. Behältst du sie, oder gibst du sie weiter?
ar-prompt-orb = Die Kugel zeigt dir die nächste Karte: { $card }. Soll sie dort bleiben?
ar-prompt-confess = Hast du deine eigene Karte gesehen? Es zuzugeben kostet 1 Verstand.

ar-choice-give = { $seat } zuschieben
ar-choice-take = Behalten und die eigene Karte ablegen
ar-choice-discard = Ablehnen: Sie wird abgelegt, und die Runde endet
ar-choice-return = Auf dem Stapel lassen
ar-choice-remove = Aus der Runde nehmen
ar-choice-confess = Zugeben: Ich habe meine eigene Karte gesehen

## Der Tisch

ar-view-sanity = Verstand
ar-view-card = Karte
ar-view-hand = Hand auf dem Tisch
ar-view-has-card = hat die Karte
ar-view-is-active = aktiv
ar-view-survives = übersteht
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
ar-view-memory = Du sahst
ar-view-memory-passing = unterwegs: { $card }
ar-view-memory-top = als Nächstes im Stapel: { $card }
ar-view-memory-removed = aus der Runde: { $card }

## Hilfe und Statistik

ar-howto = 
    In deinem Zug ziehst du eine Karte, siehst sie an und musst sie jemandem verdeckt zuschieben, dessen Hand auf dem Tisch liegt. Wer eine Karte erhält, behält sie ungesehen und legt die alte ab, oder gibt sie weiter; ist niemand mehr da, so endet die Runde, wenn man sie ablehnt. Endet eine Runde, so schützt eine reine Karte, eine verfluchte nicht, und bei zwei Artefakten eines Typs scheitern beide, die sie halten; wer scheitert, verliert so viel Verstand, wie es Gescheiterte gibt. Das Spiel endet, wenn jemand keinen Verstand mehr hat; alle anderen gewinnen.
ar-score = Verstand am Ende
ar-tally-rounds = Runden
ar-tally-ended-by-passing = Rundenende durch Weitergeben
ar-tally-ended-by-elder-sign = Rundenende durch das Ältere Zeichen
ar-tally-ended-by-gate = Rundenende durch ein Portal
ar-tally-ended-by-deck = Rundenende durch leeren Stapel
ar-tally-cut-short = Runden, vom Spielende abgebrochen
ar-result-survivors = Einige sind verloren, die anderen gewinnen
ar-result-sanest = Es gewinnt, wer am meisten Verstand hat
ar-result-nobody = Niemand bleibt, um zu gewinnen

## Was geschah

ar-event-round-began = Runde { $round }: Der Gesang hebt an.
ar-event-dealt = { $who } hält: { $card }.
ar-event-dealt-secret = { $who } erhält eine Karte, allen sichtbar, nur { $who } nicht.
ar-event-turn-began = { $who } ist aktiv; alle anderen legen eine Hand auf den Tisch.
ar-event-drew = { $who } zieht: { $card }.
ar-event-drew-secret = { $who } zieht eine Karte und sieht sie allein.
ar-event-gave = { $who } schiebt sie verdeckt zu { $to }.
ar-event-took = { $who } behält sie und hält: { $card }. Abgelegt: { $discarded }.
ar-event-took-secret = { $who } behält sie ungesehen. Abgelegt: { $discarded }.
ar-event-discarded = { $who } ist am Ende der Reihe und will sie nicht. Ohne Wirkung abgelegt: { $card }.
ar-event-orb-looked = Die Kugel zeigt { $who } die nächste Karte: { $card }.
ar-event-orb-looked-secret = Die Kugel zeigt { $who } die nächste Karte.
ar-event-orb-returned = { $who } legt die Karte auf den Stapel zurück.
ar-event-orb-removed = { $who } nimmt die Karte verdeckt aus der Runde.
ar-event-trapezohedron = { $change ->
    [1] Im Trapezoeder sieht { $who } etwas Reines: { $card }.
   *[other] Im Trapezoeder sieht { $who } etwas Verfluchtes: { $card }.
}
ar-event-trapezohedron-secret = { $change ->
    [1] Im Trapezoeder sieht { $who } etwas Reines.
   *[other] Im Trapezoeder sieht { $who } etwas Verfluchtes.
}
ar-event-deck-empty = { $who } sucht die nächste Karte, doch der Stapel ist leer.
ar-event-gate-silent = Das Portal öffnet sich auf leere Nacht. Nichts tritt hindurch.
ar-event-great-old-one = Das Portal reißt auf, und { $card } fährt in { $who }.
ar-event-mystery = Das Namenlose, das { $who } hält, nimmt Gestalt an: { $card }.
ar-event-round-ended = { $by ->
    [passing] Niemand wollte die Karte. Die Runde ist vorbei.
    [elder-sign] Das Ältere Zeichen flammt auf. Die Runde ist vorbei.
    [gate] Was durch das Portal kam, beendet die Runde.
   *[deck] Der Stapel ist leer. Die Runde ist vorbei.
}
ar-event-survived = { $who } übersteht die Runde.
ar-event-fell = { $who } übersteht die Runde nicht: { $reason }.
ar-event-sanity-lost = { $who } verliert { $n } Verstand: { $reason }.
ar-event-sanity-gained = { $who } gewinnt { $n } Verstand zurück: { $reason }.
ar-event-sanity-same = { $who } bleibt bei { $now } Verstand: { $reason }.
ar-event-confessed = { $who } hat gesehen, was nicht gesehen werden darf, und mischt es in den Stapel: { $card }.
ar-event-confessed-secret = { $who } hat gesehen, was nicht gesehen werden darf, und mischt es in den Stapel.
ar-event-confession-drawn = { $who } hat neu gezogen und hält: { $card }.
ar-event-confession-drawn-secret = { $who } hat neu gezogen, allen sichtbar, nur { $who } nicht.
ar-event-game-over = Die Kerzen verlöschen. Das Ritual hat verschlungen: { $names }.
ar-event-winners = { $n ->
    [0] Niemand steigt die Treppe wieder hinauf.
    [one] { $names } entkommt und gewinnt.
   *[other] { $names } entkommen und gewinnen.
}

## Warum jemand die Runde nicht übersteht, Verstand verlor oder gewann

ar-reason-cursed = die Karte war verflucht
ar-reason-sane-with-cultist = die Karte war rein, und der Kultist war unter uns
ar-reason-duplicate = jemand anders hielt das gleiche Artefakt
ar-reason-no-artifact = der Verrückte Professor verschont nur, wer ein Artefakt hat
ar-reason-wary-student = der Misstrauische Student läuft immer zu spät davon
ar-reason-cultist-holder = der Kultist kommt niemals heil heraus
ar-reason-cthulhu = Cthulhu ist erwacht
ar-reason-nyarlathotep = Nyarlathotep nimmt von denen, die am meisten haben
ar-reason-yog-sothoth = Yog-Sothoth verschont nur, wer am schwächsten ist, und wer ihn hält
ar-reason-yog-sothoth-tie = Yog-Sothoth fand niemanden, der allein am schwächsten war, und wandte sich gegen alle
ar-reason-hastur = Hasturs gelber Blick fällt auf jedes Artefakt
ar-reason-trapezohedron = was das Trapezoeder zeigte
ar-reason-confessed = ein Blick auf die eigene Karte hat seinen Preis
ar-reason-investigator = der Ermittler hat durchgehalten
ar-reason-nyarlathotep-feeds = Nyarlathotep nährt, wer ihn hält

## Tischgespräche

ar-talk-held = Blockiert: „{ $word }“ sagt, was jemand anders hält. Während einer Runde darf niemand die Karte anderer oder ihre Farbe nennen. Gedanken über deine eigene Karte, offene Karten, Zählen und Andeutungen sind erlaubt, und nach der Runde alles.
ar-talk-passing = Blockiert: „{ $word }“ sagt, was die verdeckte Karte ist. Während einer Runde darf das niemand. Andeutungen sind erlaubt, und nach der Runde alles.
ar-talk-bare = Blockiert: „{ $word }“ nennt nur eine Karte oder Farbe, und während einer Runde verrät das anderen, was sie halten. Sag dazu, dass du deine eigene oder eine offene Karte meinst, oder warte bis zum Ende der Runde.

## Am Tisch im Browser

ar-goal = Verliere nicht zuerst den Verstand
ar-goal-competitive = Behalte den meisten Verstand
ar-goal-level = alle haben { $n }
ar-goal-least = { $several ->
    [1] am wenigsten: { $who }, { $n }
   *[other] am wenigsten: { $n } ({ $several } von euch)
}
ar-goal-most = { $several ->
    [1] am meisten: { $who }, { $n }
   *[other] am meisten: { $n } ({ $several } von euch)
}
ar-goal-ends = Das Spiel endet nach der Runde, in der jemand den letzten Verstand verliert. Wer dann noch welchen hat, gewinnt.
ar-goal-ends-competitive = Das Spiel endet nach der Runde, in der jemand den letzten Verstand verliert. Wer dann am meisten hat, gewinnt.
ar-straw = kein Verstand zu verlieren
ar-sanity-of = { $n } von { $of } Verstand
ar-removed = aus der Runde
ar-memory = Du sahst:
ar-memory-drew = von dir gezogen: { $card }
ar-memory-looked = von dir angesehen: { $card }
ar-fate-survived = übersteht
ar-fate-fell = scheitert
ar-sheet-down = { $card }: abgelegt
ar-sheet-sight = { $card }: in der Hand von { $who }
ar-sheet-unseen = { $card }: nicht zu sehen
ar-waiting-offer = { $who } sieht eine Karte an und überlegt, wer sie bekommt.
ar-waiting-receive = { $who } überlegt: die Karte behalten oder weitergeben?
ar-waiting-orb = { $who } blickt in die Kugel.
ar-waiting-confess = { $who } hat vielleicht zu viel gesehen.
ar-verdict-title = Das Ende von Runde { $n }
ar-verdict-price = { $n ->
    [0] Alle am Tisch überstehen die Runde.
    [one] Eine Partei übersteht die Runde nicht.
   *[other] { $n } Parteien überstehen die Runde nicht.
}
ar-verdict-price-doom = { $n ->
    [0] Alle am Tisch überstehen die Runde.
    [one] Eine Partei übersteht die Runde nicht; die Verderbensanzeige bestimmt den Preis.
   *[other] { $n } Parteien überstehen die Runde nicht; die Verderbensanzeige bestimmt den Preis.
}
ar-verdict-survived = die Karte war harmlos
ar-verdict-spared = blieb verschont
ar-verdict-change = { $way ->
    [down] −{ $n } Verstand
    [up] +{ $n } Verstand
   *[none] unverändert
}
ar-coach-own = Was deine Karte sein kann
ar-coach-colours = rein { $sane }, verflucht { $cursed }
ar-coach-end = Wenn die Runde endete
ar-coach-now = jetzt sofort
ar-coach-chances = { $survives }, nichts zu verlieren; im Schnitt { $change } Verstand
ar-coach-note = Zu jeder Möglichkeit: wenn die Runde gleich danach endete; beim Weitergeben, wenn die Karte dort behalten wird. Was die Züge der anderen bedeuten können, ist nicht berücksichtigt.

# Wie Bots jeder Stufe spielen.
level-ar-bot-novice = Zählt die offenen Karten und denkt nur an diese Runde. Gut für eine erste Partie.
level-ar-bot-adept = Kennt die Chancen jeder verdeckten Karte und liest aus jedem Weitergeben etwas über die eigene.
level-ar-bot-master = Erschließt, was die anderen gesehen haben müssen, und sieht voraus, was sie mit einer Karte tun. Schwer zu schlagen.

## Im Dock: was zu einer Frage führte, die Frage, was folgt, und was auf den Knöpfen steht

ar-cause-offer = Du hast gezogen: { $card }. Behalten darfst du das nicht.
ar-cause-receive = { $straight ->
    [yes] { $from } hat sie gezogen, angesehen und schiebt sie dir zu.
   *[no] { $active } hat sie gezogen und kennt sie. { $from } schiebt sie dir zu.
}
ar-cause-receive-last = { $from } schiebt sie dir zu. Es liegt keine Hand mehr auf dem Tisch.
ar-cause-orb = Du hast die Magische Kugel abgelegt. Sie zeigt dir die nächste Karte.
ar-cause-confess = Jemand an diesem Tisch hat vielleicht die eigene Karte gesehen.
ar-ask-offer = Wer bekommt sie, verdeckt?
ar-ask-receive = Behalten oder weitergeben?
ar-ask-receive-last = Behalten, oder ablehnen und die Runde beenden?
ar-ask-orb = Auf dem Stapel lassen oder wegnehmen?
ar-ask-confess = Hast du deine eigene Karte gesehen?
ar-next-offer = Wer sie bekommt, behält sie ungesehen oder gibt sie weiter.
ar-next-receive = Weitergegeben bleibt sie verdeckt.
ar-next-receive-last = Abgelehnt wird sie ohne Wirkung abgelegt.
ar-next-orb = Niemand sonst sieht, welche Karte es ist.
ar-next-confess = Du ziehst ungesehen eine andere Karte.
ar-next-own = Deine eigene Karte ist in { $sane } aller Fälle rein.
ar-answer-give = An { $seat }
ar-answer-give-detail = hält: { $card }
ar-answer-give-last = die letzte Hand
ar-answer-take = Behalten
ar-answer-take-detail = deine wird offen abgelegt
ar-answer-discard = Ablehnen
ar-answer-discard-detail = die Runde endet hier
ar-answer-return = Liegen lassen
ar-answer-return-detail = sie wird als nächste gezogen
ar-answer-remove = Wegnehmen
ar-answer-remove-detail = { $n ->
    [one] es ist die letzte Karte des Stapels
   *[other] niemand bekommt sie in dieser Runde
}
ar-answer-confess = Ich habe sie gesehen
ar-answer-confess-detail = −1 Verstand
ar-answer-confess-again = Das kostet 1 Verstand und lässt sich nicht zurücknehmen. Zum Bestätigen noch einmal tippen.
ar-answer-odds = du: { $survives } sicher
ar-odds-mean = %: du bist sicher
ar-memory-went = { $kept ->
    [yes] { $card }, jetzt bei { $to }
   *[no] { $card }, { $to } zugeschoben
}
ar-memory-gone = { $card }, abgelegt
ar-view-you-hold = du hältst
ar-view-passing-card = für dich
ar-strip-type = { $type }: { $n } von { $of } abgelegt
ar-strip-open = Blatt
ar-moment-elder-sign = Das Ältere Zeichen flammt auf
ar-moment-great-old-one = { $card } kommt
ar-moment-great-old-one-line = durch das Portal, in { $who }
ar-moment-gate-silent = Das Portal öffnet sich
ar-moment-gate-silent-line = in leere Nacht: Nichts kommt hindurch
ar-moment-lost = Die letzte Kerze von { $who }
ar-moment-lost-together = Ihre letzten Kerzen erlöschen
ar-moment-lost-line = { $who } ist verloren
ar-moment-over = { $n ->
    [0] Die Nacht nimmt sie alle
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
ar-moment-over-line = verloren: { $names }

## Das Ende als Geschichte

ar-story-candles = Wie die Kerzen brannten
ar-story-start = Beginn
ar-story-safe = sicher
ar-story-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
ar-story-away = entkommen
ar-story-lost = verloren
ar-story-card = { $me ->
    [yes] Die Karte, die dir am meisten schadete
   *[no] Die Karte, die { $who } am meisten schadete
}
ar-story-dealt = { $who } hält sie seit Beginn der Runde.
ar-story-drew = { $who } zieht sie und sieht sie sich allein an.
ar-story-gave = { $who } schiebt sie verdeckt zu { $to }.
ar-story-took = { $who } behält sie und legt ab: { $card }.
ar-story-confessed = { $who } zieht sie neu, ungesehen.
ar-story-verdict = Runde { $round }: { $reason }.
ar-share-table = { $seats } Personen, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
ar-share-fate = Die verhängnisvolle Karte: { $card }. { $who } hielt sie am Ende von Runde { $round }.
ar-share-nobody = Niemand hat am Ende einer Runde Verstand verloren.
