### Was alle Spiele teilen: Fragen, Plätze, Ergebnisse, die Befehlszeile.

app-name = Miskatonic
app-tagline = Drei lovecraftsche Spiele an einem Tisch.

## Wörter

word-yes = ja
word-no = nein
word-on = an
word-off = aus
word-random = zufällig
word-default = Vorgabe
word-you = Du
list-pair = { $first } und { $last }
list-more = { $first }, { $rest }

## Plätze und Bots

seat-number = Platz { $n }
seat-you = { $name } (du)
seat-bot = { $name } (Bot)
seat-count = { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
}
bot-name-1 = Asenath
bot-name-2 = Barnabas
bot-name-3 = Cordelia
bot-name-4 = Ephraim
bot-name-5 = Keziah
bot-name-6 = Obed
bot-name-7 = Tabitha
bot-random = Streuner
bot-random-help = Spielt, was eben erlaubt ist, ohne einen Gedanken.

## Fragen

ask-choice = Deine Wahl
ask-choice-range = Deine Wahl, 1 bis { $n }
ask-continue = Weiter mit der Eingabetaste.
ask-resume = Eine Partie { $game } blieb unvollendet. Dort weiterspielen, wo sie stehen blieb?
ask-again = Noch eine Partie?
ask-help = Tippe die Nummer einer Möglichkeit. ? zeigt diese Hilfe, r die Regeln der Karten, q verlässt den Tisch; die Partie bleibt erhalten.
bad-input-empty = Es wurde nichts gewählt. Bitte tippe eine Zahl von 1 bis { $n }.
bad-input-word = „{ $input }“ ist keine Zahl. Bitte tippe eine Zahl von 1 bis { $n }.
bad-input-range = Eine { $input } steht nicht auf der Liste. Bitte tippe eine Zahl von 1 bis { $n }.
bad-input-yes-no = „{ $input }“ ist weder ja noch nein. Bitte tippe j oder n.

## Der Verlauf einer Partie

game-starts = { $game } beginnt, { $seats }.
game-resumed = Die Kerzen brennen wieder: { $game } geht weiter.
game-left = Du stehst vom Tisch auf. Die Partie bleibt erhalten; starte sie erneut, um weiterzuspielen.
game-since = Seit deinem letzten Zug
game-waiting = { $who } überlegt …
game-seed = Die Mischung ist versiegelt: { $commitment }
game-seed-opened = Das Siegel ist gebrochen; gemischt wurde mit { $seed }

## Ergebnisse

result-title = Das Ende
result-won = Du gewinnst.
result-lost = Du verlierst.
result-winners = { $n ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
result-score = { $name }: { $score }

## Fehler, die ein Mensch machen kann

bad-seats = { $game } geht nicht mit { $seats }. Möglich sind { $low } bis { $high }.
bad-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
bad-option = „{ $value }“ passt nicht zu { $option }. Möglich: { $range }.
bad-file = { $file } ist nicht zu gebrauchen: { $reason }
not-your-decision = Gerade hast nicht du zu entscheiden.
game-is-over = Diese Partie ist vorbei.

## Die Befehlszeile

cli-description = Lovecraftsche Brettspiele spielen, simulieren und untersuchen.
cli-play = ein Spiel spielen
cli-sim = viele Partien von Bots spielen lassen und Statistik ausgeben
cli-bench = messen, wie schnell die Regeln laufen
cli-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
cli-fuzz = zufällige Partien spielen, bis etwas bricht oder du es beendest
cli-argument-game = das Spiel: { $games }
cli-argument-file = eine Datei mit einer aufgezeichneten Partie
cli-option-terminal = hier im Terminal spielen
cli-option-seats = wie viele am Tisch sitzen
cli-option-option = eine Option des Spiels als Name=Wert; auch mehrmals
cli-option-seed = eine Zahl, die allen Zufall festlegt
cli-option-games = wie viele Partien
cli-option-json = für Maschinen ausgeben
cli-option-language = die Sprache: { $languages }
cli-option-name = wie die anderen dich nennen
cli-option-new = neu beginnen, auch wenn eine Partie unvollendet ist
cli-option-seat = mit den Augen dieses Platzes sehen
cli-option-seconds = nach so vielen Sekunden aufhören
cli-option-out = der Ordner für Funde

## Simulation, Wiedergabe, Zufallsprobe

sim-title = { $games } Partien { $game }, { $seats }
sim-progress = Es wird gespielt
sim-column-what = Was
sim-column-mean = Mittel
sim-column-low = Kleinster Wert
sim-column-high = Größter Wert
sim-wins = Siege von { $name }
sim-rounds = Runden
sim-decisions = Entscheidungen
sim-speed = { $n } Entscheidungen je Sekunde
replay-step = Schritt { $n } von { $total }
replay-choice = { $who }: { $choice }
replay-end = Hier endet die Aufzeichnung.
fuzz-started = Zufällige Partien laufen. Strg-C beendet sie.
fuzz-progress = { $games } Partien, { $found } Funde
fuzz-found = Gefunden: { $reason }. Die Aufzeichnung liegt in { $file }.
fuzz-clean = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} ohne Fehler.
