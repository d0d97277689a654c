### What the front page and an invitation say of the game: it is read before anything else of it.

ar-name = Arkham Ritual
ar-about = You see what everybody holds, only not what you hold yourself. A card goes round, face down. Keep it, or hand it on?
ar-facts = 3 to 7 seats · about 20 minutes
