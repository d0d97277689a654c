### What the front page and an invitation say of the game: it is read before anything else of it.

dmd-name = Death May Die
dmd-about = Together you break the ritual, and then you shoot at what came of it. The madder you get, the stronger you are.
dmd-facts = 1 to 5 seats · about 90 minutes
