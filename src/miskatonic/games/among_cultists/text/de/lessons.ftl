### Die Lektion von Among Cultists; ihre Schritte stehen in lessons/lesson.toml.

ac-lesson-secrets = Was nur du weißt
ac-lesson-secrets-show = Fünf Leute, ein Kultist, und niemand sieht, wer es ist. Öffne deine Geheimnisse: Da stehen dein Team, deine Karten und deine Route. Du gehörst zu den Ermittlern.
ac-lesson-secrets-ask = In dieser Runde erlaubt deine Route Dunkelblau, Rosa und Hellblau. Zeig auf einen Raum, den du nutzen darfst.
ac-lesson-secrets-cafeteria = Richtig: Die Cafeteria ist hellblau.
ac-lesson-secrets-blue = Richtig: Die Sternwarte ist dunkelblau.
ac-lesson-secrets-pink = Richtig: Das Anatomische Theater ist rosa.
ac-lesson-secrets-other = Nicht in dieser Runde. Deine Route erlaubt jetzt Dunkelblau, Rosa und Hellblau.
ac-lesson-secrets-told = Ihr wollt Bücher für 10 Punkte im Regal haben oder den Kultisten hinauswählen. Er gewinnt, wenn drei von euch tot sind oder zehn Runden vorbei sind.

ac-lesson-walk = Gehen und jemanden treffen
ac-lesson-walk-show = Du gehst durch bis zu drei Türen. Sobald du mit genau einer Person allein bist, legt jeder von euch dem anderen eine Karte verdeckt auf das Puls-Deck. Barnabas wartet in der Cafeteria. Keziah ist gerade von ihm weggegangen.
ac-lesson-walk-go = Geh in die Cafeteria. Sie ist hellblau, da kannst du etwas tun.
ac-lesson-walk-alone = Barnabas ist hier, und ihr seid allein.
ac-lesson-walk-observatory = Auch ein guter Raum für dich. Die Einführung geht aber in der Cafeteria weiter.
ac-lesson-walk-elsewhere = Diese Farbe steht in dieser Runde nicht auf deiner Route. Geh in die Cafeteria.
ac-lesson-walk-card = Gib Barnabas eine Karte.
ac-lesson-walk-alive = Lebend. Etwas anderes haben Ermittler nicht zu geben.
ac-lesson-walk-stay = Bleib hier.
ac-lesson-walk-stayed = Du bleibst in der Cafeteria.
ac-lesson-walk-on = Du könntest noch durch zwei Türen gehen. Bleib diesmal hier.
ac-lesson-walk-told = Auch Barnabas hat dir eine Karte gegeben. Du siehst sie nicht: Du kannst tot sein, ohne es zu wissen. Dann kam ein Ereignis: Nächste Runde darfst du eine Tür weiter gehen.

ac-lesson-fill = Einen Raum füllen
ac-lesson-fill-show = Jede Runde tust du eine Sache. Im Raum-Deck der Cafeteria liegen zwei Karten. Mit drei ist der Raum erforscht, und man kann dort nach Büchern suchen. Deine Route erlaubt es.
ac-lesson-fill-ask = Lege eine Karte in diesen Raum.
ac-lesson-fill-explored = Drei Karten: Der Raum ist erforscht.
ac-lesson-fill-vote = Eine Abstimmung braucht einen Verdacht. Noch ist nichts passiert.
ac-lesson-fill-pass = Es geht besser: Lege eine Karte in diesen Raum.
ac-lesson-fill-other = Möglich. Lege aber zuerst eine Karte in diesen Raum.
ac-lesson-fill-told = Du hast einen Erfolg hineingelegt. Ein Kultist hätte auch Misserfolg oder Sabotage legen können. Im Verlauf steht nur, dass jemand eine Karte gelegt hat.

ac-lesson-search = Nach Büchern suchen
ac-lesson-search-show = Später. Zwei der drei Bücher der Cafeteria stehen im Regal. Wer sucht, zieht für alle sichtbar eine Karte aus dem Deck des Raums: Erfolg bringt ein Buch, Misserfolg nichts, Sabotage nimmt eines zurück.
ac-lesson-search-ask = Durchsuche die Cafeteria.
ac-lesson-search-found = Erfolg! Das ist das dritte Buch.
ac-lesson-search-pass = Hier ist das letzte Buch. Such danach.
ac-lesson-search-vote = Dafür gibt es noch keinen Grund. Durchsuche den Raum.
ac-lesson-search-other = Im Deck liegen genug Karten. Durchsuche den Raum.
ac-lesson-search-told = Die hellblaue Reihe ist voll: 4 von 10 Punkten. Eine Reihe, die nicht voll ist, zählt nichts.

ac-lesson-vote = Ein Puls und eine Abstimmung
ac-lesson-vote-show = Zurück in die erste Runde, mit Barnabas in der Cafeteria. Er war mit zweien allein: mit Keziah und mit dir. Die anderen haben schon gehandelt.
ac-lesson-vote-ask = Prüfe Barnabas: Sieh in sein Puls-Deck.
ac-lesson-vote-dead = 2 Lebend, 1 Tot. Barnabas ist tot und weiß es nicht.
ac-lesson-vote-grounds = Mit welchem Grund? Prüfe zuerst Barnabas.
ac-lesson-vote-first = Nützlich, aber prüfe zuerst Barnabas: Er war mit Keziah allein.
ac-lesson-vote-tell = Sag es allen. Ermittler müssen es; nur Kultisten dürfen eine Tot-Karte verschweigen.
ac-lesson-vote-ghost = Barnabas wird zum Geist, und alle reden.
ac-lesson-vote-claim = Keziah behauptet, sie habe Barnabas Lebend gegeben. Behaupte dasselbe von dir: Du hast Barnabas in Runde 1 eine Lebend-Karte gegeben.
ac-lesson-vote-claimed = Alle lesen es. Niemand prüft, ob es stimmt.
ac-lesson-vote-other-claim = Nicht das. Behaupte, dass du Barnabas in Runde 1 eine Lebend-Karte gegeben hast.
ac-lesson-vote-ready = Bereit zur Abstimmung?
ac-lesson-vote-voting = Alle zeigen im selben Augenblick.
ac-lesson-vote-point = Wer soll gehen?
ac-lesson-vote-keziah = Du weißt, dass deine Karte Lebend war. Bleibt die von Keziah oder die erste, die er bekam.
ac-lesson-vote-self = Auf dich selbst zu zeigen hilft niemandem.
ac-lesson-vote-abstain = Enthalten sich zu viele, geht niemand. Du hast einen guten Grund: Nutze ihn.
ac-lesson-vote-others = Nur Keziah und du wart mit Barnabas allein, und du hast Lebend gegeben.
ac-lesson-vote-told = Drei Stimmen, mehr als alle anderen haben und mehr als Enthaltungen: Keziah geht. Sie war der einzige Kultist, also gewinnen die Ermittler, auch der Geist von Barnabas.

ac-lesson-murder = Die andere Seite: ein Mord
ac-lesson-murder-show = Jetzt bist du der Kultist. Du hältst drei Tot-Karten und rote Raumkarten, und du darfst jeden Raum nutzen. Mit drei toten Ermittlern gewinnst du. Barnabas ist allein in der Cafeteria.
ac-lesson-murder-go = Geh zu Barnabas.
ac-lesson-murder-alone = Du und Barnabas, allein.
ac-lesson-murder-elsewhere = Möglich, aber Barnabas ist allein, und er ist in der Cafeteria.
ac-lesson-murder-card = Welche Karte gibst du Barnabas?
ac-lesson-murder-given = Niemand sieht sie, auch Barnabas nicht.
ac-lesson-murder-alive = So bleibst du unverdächtig. Du brauchst aber drei Tote, und solche Gelegenheiten sind selten. Gib die Tot-Karte.
ac-lesson-murder-told = Alle lesen, dass du Barnabas eine Karte gegeben hast. Nur du weißt, welche.

ac-lesson-lie = Die andere Seite: eine Lüge
ac-lesson-lie-show = Früher oder später prüft jemand Barnabas. Komm ihm zuvor: Wer prüft, darf sagen, was er will, und Kultisten müssen einen Tod nicht melden.
ac-lesson-lie-ask = Prüfe Barnabas.
ac-lesson-lie-seen = 1 Lebend, 1 Tot, wie du wusstest.
ac-lesson-lie-later = Später. Leg zuerst eine falsche Spur: Prüfe Barnabas.
ac-lesson-lie-hide = Verschweige, was du gesehen hast.
ac-lesson-lie-hidden = Für die anderen sieht es aus, als hättest du nur Lebend-Karten gefunden.
ac-lesson-lie-honest = Das darfst du, und es wirkt ehrlich. Dann wird aber abgestimmt, und du warst mit ihm allein. Leg die Karten zurück.
ac-lesson-lie-told = Jetzt könntest du behaupten, dass Barnabas lebt. Prüft ihn aber als Nächstes ein Ermittler, ist das nichts mehr wert. Und jede Prüfung legt eine ungesehene Karte in den Raum.

ac-lesson-ghost = Ein Geist spielt weiter
ac-lesson-ghost-show = Wieder Ermittler. Ephraim steht neben dir und prüft deinen Puls. Du warst tot und hast es nicht gewusst.
ac-lesson-ghost-ready = Du bist jetzt ein Geist. Geister reden und stimmen ab. Bereit?
ac-lesson-ghost-voting = Alle stimmen ab.
ac-lesson-ghost-point = Zeig auf jemanden oder enthalte dich.
ac-lesson-ghost-voice = Deine Stimme zählt wie vorher.
ac-lesson-ghost-finder = Eine Stimme gegen den, der dich gefunden hat.
ac-lesson-ghost-out = Du hältst dich heraus.
ac-lesson-ghost-self = Du bist schon ein Geist. Wähle jemand anderen.
ac-lesson-ghost-ask = Ein Geist darf auf seiner Route füllen und suchen. Dieser Raum ist nicht darauf: Passe.
ac-lesson-ghost-passed = Dunkelblau steht in dieser Runde nicht auf deiner Route.
ac-lesson-ghost-route = Die Sternwarte ist dunkelblau. In dieser Runde darfst du Grün und Orange nutzen. Passe.
ac-lesson-ghost-go = Ein Geist geht mit einem Schritt überallhin und trifft niemanden. Geh ins Kartengewölbe.
ac-lesson-ghost-vault = Direkt ins Kartengewölbe, und es steht auf deiner Route.
ac-lesson-ghost-elsewhere = Das ginge. Deine Route will aber Hellblau oder Dunkelblau. Geh ins Kartengewölbe: Lebend wärst du nicht hingekommen.
ac-lesson-ghost-told = Niemand scheidet aus. Du gewinnst oder verlierst mit deinem Team, und niemand kann dir mehr etwas tun.

ac-lesson-win = Wie der Kultist gewinnt
ac-lesson-win-show = Noch einmal der Kultist. Du hast alle drei Tot-Karten vergeben, an drei verschiedene Leute, und niemand hat nachgesehen. Am Ende einer Runde darfst du dich zeigen.
ac-lesson-win-ask = Behaupte, dass drei tot sind.
ac-lesson-win-opened = Alle Puls-Decks werden aufgedeckt.
ac-lesson-win-waiting = In jeder weiteren Runde kannst du hinausgewählt werden, und dann hast du verloren, egal wie viele tot sind. Du bist sicher: Behaupte es.
ac-lesson-win-told = Drei sind tot: Du gewinnst. Mit nur zweien hättest du sofort verloren.

## Rätsel

ac-puzzle-who-route = Abseits der Route
ac-puzzle-who-route-show = Eine echte Stellung kurz vor einer Abstimmung. Im Verlauf steht, wer in welcher Runde welchen Raum genutzt hat. Jede Route hat ihre Farben.
ac-puzzle-who-route-ask = Wer muss zum Kult gehören?
ac-puzzle-who-route-why = { $who } hat diese Räume genutzt: { $rooms }. Keine Routenkarte erlaubt sie alle in diesen Runden, und nur Kultisten ignorieren die Route.
ac-puzzle-who-giver = Eine Tot-Karte und zwei Geber
ac-puzzle-who-giver-show = Eine echte Stellung kurz vor einer Abstimmung. Jemand ist tot. Im Verlauf steht, wer wem Karten gegeben hat. Was du selbst gegeben hast, weißt du.
ac-puzzle-who-giver-ask = Wer muss zum Kult gehören?
ac-puzzle-who-giver-why = Nur du und { $who } könnt { $dead } die Tot-Karte gegeben haben, und von dir kam keine. Also war es { $who }.
ac-puzzle-who-alone = Die einzige Hand
ac-puzzle-who-alone-show = Eine echte Stellung kurz vor einer Abstimmung. Jemand ist tot. Im Verlauf steht, wer wem Karten gegeben hat.
ac-puzzle-who-alone-ask = Wer muss zum Kult gehören?
ac-puzzle-who-alone-why = Nur { $who } kann { $dead } die Tot-Karte gegeben haben: Niemand sonst war mit { $dead } allein.
ac-puzzle-who-room = Eine rote Karte im Raum
ac-puzzle-who-room-show = Eine echte Stellung kurz vor einer Abstimmung. Aus einem Raum wurden rote Karten gezogen. Im Verlauf steht, wer Karten hineingelegt hat. Was du selbst gelegt hast, weißt du.
ac-puzzle-who-room-ask = Wer muss zum Kult gehören?
ac-puzzle-who-room-why = { $red ->
    [one] Eine rote Karte
   *[other] { $red } rote Karten
} aus dem Raum { $room } { $red ->
    [one] kann
   *[other] können
} nur von dir oder von { $who } stammen, und von dir kam keine.
