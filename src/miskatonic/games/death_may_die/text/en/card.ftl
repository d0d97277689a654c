### What the front page and an invitation say of the game: it is read before anything else of it.

dmd-name = Death May Die
dmd-about = Stop the ritual, then kill the thing it summoned. Going mad makes you stronger.
dmd-facts = 1–5 players · 90 min
