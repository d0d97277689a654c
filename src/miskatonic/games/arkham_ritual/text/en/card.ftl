### What the front page and an invitation say of the game: it is read before anything else of it.

ar-name = Arkham Ritual
ar-about = You can see everyone’s card except your own. A face-down card is coming your way: keep it or pass it on?
ar-facts = 3–7 players · 20 min
