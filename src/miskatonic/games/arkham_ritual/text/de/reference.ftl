### Der Katalog der Karten.

ar-deck-artifacts = Artefakte
ar-deck-events = Ereignisse
ar-deck-characters = Charaktere
ar-deck-great-old-ones = Große Alte
ar-reference-card = { $copies ->
    [one] 1 Karte, { $colour }.
   *[other] { $copies } Karten, { $colour }.
}

## Was auf dem Tisch liegt

ar-deck-table = Auf dem Tisch
ar-ref-sanity = Verstand
ar-ref-sanity-rule = Höchstens 7. Bei 0 verlierst du, und die Partie endet; alle anderen gewinnen.
ar-ref-hand = Hand auf dem Tisch
ar-ref-hand-rule = Diese Person kann die Karte in diesem Zug noch bekommen.
ar-ref-active = Aktive Person
ar-ref-active-rule = Zieht eine Karte, sieht sie an und muss sie weggeben.
ar-ref-own-card = Deine Karte
ar-ref-own-card-rule = Alle anderen sehen sie, du nicht. Am Ende der Runde wird sie gewertet.
ar-ref-passing-card = Wandernde Karte
ar-ref-passing-card-rule = Sie geht verdeckt herum. Nur wer sie gezogen hat, kennt sie.
ar-ref-deck = Stapel
ar-ref-deck-rule = Ist er leer, endet die Runde nach dem Zug.
ar-ref-sheet = Übersicht
ar-ref-sheet-rule = Alles, was abgelegt wurde, für alle sichtbar. Was fehlt, ist in deiner Hand, im Stapel oder unterwegs.
ar-ref-straw-figure = Strohpuppe
ar-ref-straw-figure-rule = Eine offene Karte ohne Person. Sie zählt für doppelte Artefakte, für Charaktere und dafür, wie viele scheitern.
ar-ref-doom-track = Verderbensanzeige
ar-ref-doom-track-rule = Scheitern kostet diese Zahl statt der Zahl der Gescheiterten. Sie steigt jede Runde.
