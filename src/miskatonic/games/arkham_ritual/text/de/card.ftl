### Was Startseite und Einladung über das Spiel sagen: Es wird vor allem anderen gelesen.

ar-name = Arkham Ritual
ar-about = Du siehst die Karten aller anderen, nur deine eigene nicht. Eine verdeckte Karte kommt zu dir: behalten oder weitergeben?
ar-facts = 3–7 Spieler · 20 Min.
