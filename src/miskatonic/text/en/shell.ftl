### What all games share: prompts, seats, results, the command line.

app-name = Miskatonic
app-tagline = Three Lovecraftian games at one table.

## Words

word-yes = yes
word-no = no
word-on = on
word-off = off
word-random = random
word-default = default
word-you = You
list-pair = { $first } and { $last }
list-more = { $first }, { $rest }

## Seats and bots

seat-number = Seat { $n }
seat-you = { $name } (you)
seat-bot = { $name } (bot)
seat-count = { $n ->
    [one] one seat
   *[other] { $n } seats
}
bot-name-1 = Asenath
bot-name-2 = Barnabas
bot-name-3 = Cordelia
bot-name-4 = Ephraim
bot-name-5 = Keziah
bot-name-6 = Obed
bot-name-7 = Tabitha
bot-random = Drifter
bot-random-help = Plays whatever it is allowed to play, without a thought.

## Asking

ask-choice = Your choice
ask-choice-range = Your choice, 1 to { $n }
ask-continue = Press Enter to go on.
ask-resume = A game of { $game } was left unfinished. Go on where it stopped?
ask-again = Another game?
ask-help = Type the number of an option. ? shows this help, r the rules of the cards, q leaves the table; the game is kept.
bad-input-empty = Nothing was chosen. Please type a number from 1 to { $n }.
bad-input-word = “{ $input }” is not a number. Please type a number from 1 to { $n }.
bad-input-range = There is no { $input } on the list. Please type a number from 1 to { $n }.
bad-input-yes-no = “{ $input }” is neither yes nor no. Please type y or n.

## The course of a game

game-starts = { $game } begins with { $seats }.
game-resumed = The candles are lit again: { $game } goes on.
game-left = You step away from the table. The game is kept; start it again to go on.
game-since = Since your last turn
game-waiting = Waiting for { $who } …
game-seed = The shuffle is sealed: { $commitment }
game-seed-opened = The seal is broken: the seed was { $seed }

## Results

result-title = The end
result-won = You win.
result-lost = You lose.
result-winners = { $n ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
result-score = { $name }: { $score }

## Errors that a person may cause

bad-seats = { $game } does not seat { $seats }. It takes { $low } to { $high }.
bad-game = There is no game called “{ $game }”. There are: { $games }.
bad-option = “{ $value }” will not do for { $option }. Possible: { $range }.
bad-file = { $file } cannot be used: { $reason }
not-your-decision = It is not for you to decide just now.
game-is-over = This game is over.

## The command line

cli-description = Play, simulate and examine Lovecraftian board games.
cli-play = play a game
cli-sim = play many games by bots and print statistics
cli-bench = measure the speed of the rules
cli-replay = step through a recorded game
cli-fuzz = play random games until something breaks or you stop it
cli-argument-game = the game: { $games }
cli-argument-file = a file with a recorded game
cli-option-terminal = play here in the terminal
cli-option-seats = how many sit at the table
cli-option-option = an option of the game, as name=value; may be given several times
cli-option-seed = a number that fixes all chance
cli-option-games = how many games
cli-option-json = print for machines
cli-option-language = the language: { $languages }
cli-option-name = what the others call you
cli-option-new = begin anew even if a game was left unfinished
cli-option-seat = look through the eyes of this seat
cli-option-seconds = stop after this many seconds
cli-option-out = the folder for what is found

## Simulation, replay, fuzzing

sim-title = { $games } games of { $game }, { $seats }
sim-progress = Playing
sim-column-what = What
sim-column-mean = Mean
sim-column-low = Lowest
sim-column-high = Highest
sim-wins = Wins of { $name }
sim-rounds = Rounds
sim-decisions = Decisions
sim-speed = { $n } decisions a second
replay-step = Step { $n } of { $total }
replay-choice = { $who }: { $choice }
replay-end = The record ends here.
fuzz-started = Playing random games. Press Ctrl-C to stop.
fuzz-progress = { $games } games, { $found } found
fuzz-found = Found: { $reason }. The record is in { $file }.
fuzz-clean = { $games ->
    [one] One game
   *[other] { $games } games
} without a fault.
