### Was eine Einladung sagt, auf ihrer Seite und in Messengern.

invite-title = { $host } lädt dich zu { $game } ein
invite-seats = { $taken } von { $seats } Plätzen besetzt
invite-playing = Die Partie läuft schon. Du kannst zuschauen.
invite-paused = Die Partie ist unterbrochen. Du kannst zuschauen.
invite-over = Die Partie ist zu Ende.
invite-aborted = Die Partie wurde abgebrochen.
invite-name = Dein Name
invite-sit = Platz nehmen
invite-watch = Zum Tisch
