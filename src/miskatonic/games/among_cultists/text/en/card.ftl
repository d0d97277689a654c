### What the front page and an invitation say of the game: it is read before anything else of it.

ac-name = Among Cultists
ac-about = Investigators search a locked house for books. Someone among you is a cultist. Search, accuse, vote, and stay alive.
ac-facts = 4–8 players · 60 min
