### Was Startseite und Einladung über das Spiel sagen: Es wird vor allem anderen gelesen.

dmd-name = Death May Die
dmd-about = Gemeinsam unterbrecht ihr das Ritual, und dann schießt ihr auf das, was daraus wurde. Je irrer du wirst, desto stärker bist du.
dmd-facts = 1 bis 5 Plätze · etwa 90 Minuten
