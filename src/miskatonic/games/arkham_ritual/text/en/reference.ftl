### The catalogue of the cards.

ar-deck-artifacts = Artifacts
ar-deck-events = Events
ar-deck-characters = Characters
ar-deck-great-old-ones = Great Old Ones
ar-reference-card = { $copies ->
    [one] 1 card, { $colour }.
   *[other] { $copies } cards, { $colour }.
}
