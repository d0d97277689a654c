### The catalogue of the cards.

ar-deck-artifacts = Artifacts
ar-deck-events = Events
ar-deck-characters = Characters
ar-deck-great-old-ones = Great Old Ones
ar-reference-card = { $copies ->
    [one] 1 card, { $colour }.
   *[other] { $copies } cards, { $colour }.
}

## What lies on the table

ar-deck-table = On the table
ar-ref-sanity = Sanity
ar-ref-sanity-rule = 7 at most. At 0 you lose and the game ends; everyone else wins.
ar-ref-hand = Hand on the table
ar-ref-hand-rule = This player can still be given the card this turn.
ar-ref-active = Active player
ar-ref-active-rule = Draws a card, looks at it, and must give it away.
ar-ref-own-card = Your card
ar-ref-own-card-rule = Everyone else sees it; you don’t. It is judged at the end of the round.
ar-ref-passing-card = Passing card
ar-ref-passing-card-rule = It goes round face down. The player who drew it knows it; no one else does.
ar-ref-deck = Deck
ar-ref-deck-rule = When it is empty, the round ends after the turn.
ar-ref-sheet = Sheet
ar-ref-sheet-rule = Everything that was discarded, open to everyone. What is missing is in your hand, in the deck or on its way.
ar-ref-straw-figure = Straw figure
ar-ref-straw-figure-rule = An open card without a player. It counts for twins, for characters and for how many fail.
ar-ref-doom-track = Doom track
ar-ref-doom-track-rule = To fail costs this number instead of the number of failures. It rises each round.
