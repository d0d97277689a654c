### Der Katalog der Karten.

ar-deck-artifacts = Artefakte
ar-deck-events = Ereignisse
ar-deck-characters = Charaktere
ar-deck-great-old-ones = Große Alte
ar-reference-card = { $copies ->
    [one] 1 Karte, { $colour }.
   *[other] { $copies } Karten, { $colour }.
}
