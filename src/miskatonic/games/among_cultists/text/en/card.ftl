### What the front page and an invitation say of the game: it is read before anything else of it.

ac-name = Among Cultists
ac-about = A house, a handful of investigators, and some among them who are not what they say. Meet, search, accuse, survive the night.
ac-facts = 4 to 8 seats · about an hour
