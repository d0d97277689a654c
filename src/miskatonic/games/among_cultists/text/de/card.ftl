### Was Startseite und Einladung über das Spiel sagen: Es wird vor allem anderen gelesen.

ac-name = Among Cultists
ac-about = Ermittler suchen in einem verschlossenen Haus nach Büchern. Jemand unter euch ist ein Kultist. Sucht, klagt an, stimmt ab und bleibt am Leben.
ac-facts = 4–8 Spieler · 60 Min.
