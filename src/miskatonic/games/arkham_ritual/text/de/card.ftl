### Was Startseite und Einladung über das Spiel sagen: Es wird vor allem anderen gelesen.

ar-name = Arkham Ritual
ar-about = Du siehst, was alle halten, nur nicht, was du selbst hältst. Eine Karte geht verdeckt herum. Behältst du sie, oder gibst du sie weiter?
ar-facts = 3 bis 7 Plätze · etwa 20 Minuten
