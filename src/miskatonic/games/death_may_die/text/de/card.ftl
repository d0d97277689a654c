### Was Startseite und Einladung über das Spiel sagen: Es wird vor allem anderen gelesen.

dmd-name = Death May Die
dmd-about = Haltet das Ritual auf und tötet dann, was es gerufen hat. Wahnsinn macht dich stärker.
dmd-facts = 1–5 Spieler · 90 Min.
