### Einführungen und Rätsel: was in jedem Spiel um sie herum steht.

lesson-title = { $game } lernen
lesson-learn = Interaktive Einführungen
lesson-done = beendet
lesson-dock = Einführung
lesson-your-name = Ada
lesson-leave = Verlassen
lesson-progress = Schritt { $n } von { $of }
lesson-try = Du bist dran
lesson-next = Nächster Schritt
lesson-finish = Fertig
lesson-skip = Überspringen
lesson-show-me = Zeig es mir
lesson-found = gefunden
lesson-talk = Behauptungen öffnen
lesson-left = Du hast diese Einführung bei Schritt { $n } von { $of } verlassen.
lesson-resume = Dort weitermachen
lesson-again = Von vorn beginnen
lesson-finished = Einführung beendet
lesson-finished-text = Du kannst jetzt { $game } spielen. Tippe am Tisch etwas an, um zu lesen, was es tut.
lesson-real-game = Jetzt eine echte Partie
lesson-puzzles = Ein Rätsel lösen
lesson-none = Einführung nicht gefunden
lesson-none-text = Unter dieser Adresse gibt es keine Einführung.

puzzle-title = Rätsel zu { $game }
puzzle-none = Dieses Rätsel gibt es nicht mehr. Diese gibt es:
puzzle-level = { $n ->
    [1] Leicht
    [2] Mittel
   *[other] Schwer
}
puzzle-solved = gelöst
puzzle-done = Gelöst
puzzle-next = Nächstes Rätsel
puzzle-list = Alle Rätsel
puzzle-daily-open = Rätsel des Tages · { $day } · { $game }

cli-puzzles = in Partien von Bots nach Rätseln suchen
cli-option-wanted = so viele von jeder Art
cli-option-puzzles-out = die Datei; ohne sie landen sie im Ordner des Spiels
puzzles-written = { $n } Rätsel in { $file }
bad-no-puzzles = { $game } hat keine Rätsel
puzzle-right = Richtig!
puzzle-wrong = Noch nicht ganz. Sieh noch einmal hin.
