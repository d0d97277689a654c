### Der Katalog der Rollen, Ereignisse, Räume, Routen und Aktionen.

ac-deck-roles = Rollen
ac-deck-events = Ereignisse
ac-deck-rooms = Räume
ac-deck-routes = Routen
ac-deck-actions = Aktionen
ac-reference-room = Farbe: { $colour }. { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
}. Reihe im Regal: { $row }, sie bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
ac-reference-route = Route { $n }
ac-reference-route-row = Zeile { $row }: { $colours }.

## Was auf dem Tisch liegt

ac-deck-table = Auf dem Tisch
ac-ref-alive = Lebend-Karte
ac-ref-alive-rule = Wird gegeben, wenn sich zwei allein treffen. Harmlos. Alle haben welche.
ac-ref-dead = Tot-Karte
ac-ref-dead-rule = Nur Kultisten haben sie. Wer eine bekommt, ist tot und erfährt es erst durch eine Prüfung.
ac-ref-success = Erfolg-Karte
ac-ref-success-rule = In einem Raum: bringt ein Buch, wenn eine Suche sie zieht.
ac-ref-failure = Misserfolg-Karte
ac-ref-failure-rule = In einem Raum: Nichts passiert, wenn sie gezogen wird. Rot.
ac-ref-sabotage = Sabotage-Karte
ac-ref-sabotage-rule = In einem Raum: nimmt ein Buch dieser Farbe aus dem Regal zurück. Rot.
ac-ref-route-card = Routenkarte
ac-ref-route-card-rule = Die Farben der Räume, die du nutzen darfst, Runde für Runde. Nie dieselbe Farbe zweimal nacheinander. Kultisten ignorieren sie.
ac-ref-knife = Messer
ac-ref-knife-rule = Geht und handelt zuerst. Wer es lebend hält, darf die eigene Stimme ändern.
ac-ref-pulse-deck = Puls-Deck
ac-ref-pulse-deck-rule = Karten, die andere gegeben haben, von niemandem gesehen. Eine Tot-Karte darin heißt tot.
ac-ref-room-deck = Raum-Deck
ac-ref-room-deck-rule = Mit 3 Karten ist der Raum erforscht. Eine Suche zieht zufällig eine davon.
ac-ref-book = Bücher und Regal
ac-ref-book-rule = Eine Reihe zählt, wenn alle ihre Bücher im Regal stehen. Eine Reihe, die nicht voll ist, zählt nichts.
ac-ref-score = Punkte und Ziel
ac-ref-score-rule = Die Ermittler gewinnen beim Ziel. Das Portal kann es um 1 verschieben.
ac-ref-vote-marker = Abstimmung
ac-ref-vote-marker-rule = In der Cafeteria kann einmal pro Runde abgestimmt werden. Ein gefundener Tod führt immer dazu.
ac-ref-power = Strom
ac-ref-power-rule = An: Nur zwei, die allein sind, geben Karten, und die Kamera geht. Aus: Alle geben, und es gibt keine Kamera.
ac-ref-hooded-cultist = Kultist mit Kapuze
ac-ref-hooded-cultist-rule = Sperrt die Aktionen dieses Raums, bis jemand ihn hier bekämpft.
ac-ref-fishman = Fischmensch
ac-ref-fishman-rule = Niemand Lebendes betritt seinen Gang, außer mit dem Messer: Das vertreibt ihn.
ac-ref-unsafe-deck = Unsichere Wege
ac-ref-unsafe-deck-rule = Erfolg bewirkt nichts, Misserfolg bringt einen Kultisten mit Kapuze, Sabotage den Fischmenschen. Gezogene Karten gehen zurück.
ac-ref-draw-pile = Nachziehstapel
ac-ref-draw-pile-rule = Wo jemand geprüft wird, fällt ungesehen eine Karte davon hin.
ac-ref-bag = Beutel
ac-ref-bag-rule = Die Ereignisse, die noch kommen, eines pro Runde.
ac-ref-clock = Uhr
ac-ref-clock-rule = Zehn Runden. Nach der zehnten gewinnen die Kultisten.
ac-ref-ghost = Geist
ac-ref-ghost-rule = Tot gefunden. Geht überallhin, füllt und sucht, redet und stimmt ab; niemand kann ihm etwas tun.
ac-ref-automa = Automa
ac-ref-automa-rule = Spielt niemand. Geht ihre offene Route, gibt ihre oberste Karte, enthält sich. Sie kann Kultist sein.
ac-ref-claim = Behauptung
ac-ref-claim-rule = Ein fertiger Satz an alle. Niemand prüft, ob er stimmt.
