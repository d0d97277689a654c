### Was Startseite und Einladung über das Spiel sagen: Es wird vor allem anderen gelesen.

ac-name = Among Cultists
ac-about = Ein Haus, eine Handvoll Ermittler, und unter ihnen welche, die nicht sind, was sie sagen. Begegnen, suchen, anklagen, die Nacht überstehen.
ac-facts = 4 bis 8 Plätze · etwa eine Stunde
