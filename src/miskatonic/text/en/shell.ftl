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
bot-random = Drifter
bot-random-help = Plays whatever it is allowed to play, without a thought.
bot-novice = Novice
bot-novice-help = Counts the cards, and thinks no further than the end of this round.
bot-adept = Adept
bot-adept-help = Knows the odds of every hidden card, and reads what the others’ gifts betray.
policy-name = { $name } (trained)
policy-help = A network that has learned the game by playing against itself.
bot-ruthless = Ruthless
bot-ruthless-help = Plays like an adept, but its cultists murder from the first round on.
bot-master = Master
bot-master-help = The adept’s judgement, and hundreds of ways the round may go on, played through.
player-name = Carter

## Asking

ask-choice = Your choice
ask-choice-range = Your choice, 1 to { $n }
ask-continue = Press Enter to go on.
ask-resume = A game of { $game } was left unfinished. Go on where it stopped?
ask-again = Another game?
ask-help = Type the number of an option. ? shows this help, r the rules, ? and a name (such as “? { $example }”) the rules about that; q leaves the table, and the game is kept.
ask-help-short = ? help, r rules, q leave
ask-optional = Enter goes on without it.
bad-input-empty = Nothing was chosen. Please type a number from 1 to { $n }.
bad-input-word = “{ $input }” is not a number. Please type a number from 1 to { $n }.
bad-input-range = There is no { $input } on the list. Please type a number from 1 to { $n }.
bad-input-yes-no = “{ $input }” is neither yes nor no. Please type y or n.
bad-help-word = Nothing here is called “{ $word }”. r shows all the rules.

## The course of a game

game-starts = { $game } begins with { $seats }.
game-resumed = The candles are lit again: { $game } goes on.
game-left = You step away from the table. The game is kept; start it again to go on.
game-kept = The record of this game is in { $file }; to look at it again: { $command }
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
bad-option = “{ $value }” is not possible for { $option }. Possible: { $range }.
bad-file = { $file } cannot be used: { $reason }
bad-seat = There is no seat { $seat } at this table. The seats are 0 to { $last }.
bad-viewer = “{ $viewer }” is no seat. It takes 0 to { $last }, or all.
bad-level = There are no bots of level “{ $level }”. There are: { $levels }.
bad-row = There is no row “{ $row }”; there are { $rows }.
bad-pair = “{ $pair }” is no option. It takes name=value.
bad-times = “{ $word }” is not possible. It takes a bot’s name, or name*4 for four of them.
bad-bots = { $bots } bots for { $seats } seats. It takes one bot for each seat, or one for all.
bad-teams = “{ $word }” is not possible. It takes a bot for each team, as team=bot: { $teams }.
bad-plot = “{ $file }” is no picture that can be drawn. It takes a name that ends in .svg.
bad-matrix = { $game } has no matrix. Only Death May Die has episodes and Elder Ones to be paired.
bad-no-talk = --talk with the bots { $bots }, who cannot talk. Leave it out, or choose another level with --bots.
bad-no-matrix = --plot draws the matrix of Death May Die. Add --matrix, or leave it out.
bad-no-folder = there is no such folder
bad-server = { $command } needs the server, which cannot be loaded: { $reason }
bad-resume = A game was left unfinished in { $file } with other settings ({ $settings }). Leave them out to go on with it, or add --new to start over.
bad-kept-game = The unfinished game in { $file } cannot be used: { $reason } Add --new to start over.
bad-finished = The game in { $file } is over. Add --new to begin another one there.
bad-folder = it is not a folder
not-your-decision = It is not your decision now.
game-is-over = This game is over.

## The command line

cli-description = Play, simulate and examine Lovecraftian board games.
cli-play = play a game
cli-sim = play many games by bots and print statistics
cli-arena = let bots play each other and print how strong they are
cli-strength = play what a game’s page on strength shows, and write the page
cli-bench = measure the speed of the rules
cli-replay = step through a recorded game
cli-analyse = say what a seat could have done better in a finished game
cli-fuzz = play random games until you stop it, and keep whatever breaks
cli-serve = open the tables to browsers
cli-verify = check a finished game against its published seal
cli-argument-game = the game: { $games }
cli-argument-file = a file with a recorded game
cli-option-terminal = play in the terminal; this is the default (for the browser: miskatonic serve)
cli-option-seats = how many sit at the table
cli-option-option = an option of the game, as name=value; may be given several times
cli-option-seed = a number that fixes all chance
cli-option-games = how many games
cli-option-json = print for machines
cli-option-quick = measure for a shorter time; the figures are less reliable
cli-option-rows = which rows to measure, by their names in --json
cli-option-no-peers = leave out other libraries
cli-option-with = add the game of a Python file, such as examples/highest_card.py
cli-option-pack = use the content of this folder, a pack (can be given more than once)
cli-option-language = the language: { $languages }
cli-option-name = what the others call you
cli-option-new = start over even if a game was left unfinished
cli-option-own-seat = the seat you take, counted from 0 (default 0)
cli-option-bots = how well the others play; the levels stand below
cli-values-bots = Bots (--bots):
cli-values-options = Options of { $game } (--option name=value):
cli-option-contest = the bots that meet, one for each seat, such as adept,novice*4
cli-option-teams = one bot for all seats of a team, such as investigators=adept,cultists=novice
cli-option-thinking = how many seconds a searching bot thinks about a decision
cli-option-simulations = how many simulations a searching bot plays for a decision
cli-option-plot = draw the shares of the win, as an SVG file
cli-option-save = keep the game in this file
cli-option-processes = how many processes share the work
cli-option-ray = play the games on Ray (extra ray): local for one of its own, auto, or HOST:PORT
cli-option-keep = a file that keeps what was played; the same command goes on from it
cli-option-policy = a policy that was trained (extra train): it plays as a level called like its file; may be given several times
cli-option-quick-look = play a few games of each kind, for a look
cli-option-page = the folder for the page and its pictures
cli-option-results = the folder for the games that were played; what is there is not played again
cli-option-minutes = stop after so many minutes; the next run goes on
cli-option-page-seed = play other deals than those of the page
cli-option-odds = write to this file how hard the values of options are, for the lobby
cli-option-fit-luck = print how much each kind of luck is worth, for other deals than those of the page
cli-option-duplicate = play each deal until every bot has had every seat in it, and count deals
cli-option-talk = let bots that can talk do so
cli-option-progress = show a progress bar even if this is not a terminal
cli-option-matrix = Death May Die: all episodes against all Elder Ones, with 2 and 4 investigators
cli-option-heat = draw the matrix as a heat map, as an SVG file
cli-option-through = look through the eyes of this seat, counted from 0, or all
cli-option-analysed-seat = the seat to look at, counted from 0
cli-option-analysis-seconds = at most so many seconds of processor time
cli-option-seconds = stop after this many seconds
cli-option-out = the folder for what is found

## Simulation, replay, fuzzing

sim-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $seats }
sim-silent = The bots did not talk to each other. With --talk they do.
sim-progress = Playing
sim-column-what = What
sim-column-mean = Mean
sim-column-low = Lowest
sim-column-high = Highest
sim-decisions = Decisions
sim-column-seat = Seat
sim-column-wins = Wins
sim-column-share = Share
sim-column-end = End
sim-column-count = Count
sim-winners = Winners a game
sim-score = Score at the end
sim-speed = { $n } decisions a second
matrix-title = { $game }: how often the investigators win
matrix-column-against = { $value }, { $n }
matrix-people = { $n ->
    [one] { $n } investigator
   *[other] { $n } investigators
}
matrix-note = { $games } games each, by bots of level { $bots }; 95 % intervals.
arena-column-bot = Bot
arena-column-team = Team
arena-column-seats = Seats
arena-column-wins = Wins a seat
arena-column-share = Share of the win a seat
arena-column-time = Time a decision
arena-column-slow = Slower for 1 in 20
arena-cut-short = Stopped after { $games } of { $planned } games; this is what they found.
arena-fair = A fair share is { $share }.
arena-sure = ± gives 95 % intervals; the time is the median.
arena-column-deals = Deals
arena-column-lead = Lead, by game
arena-column-by-deal = Lead, by deal
arena-column-reduced = Luck taken off
arena-column-worth = Worth
strength-plan = { $games ->
    [0] Nothing is left to be played.
    [one] 1 game is left to be played: about { $minutes } minutes with { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }.
   *[other] { $games } games are left to be played: about { $minutes } minutes with { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }.
}
strength-taken-over = { $games ->
    [one] 1 game that came with the page counts
   *[other] { $games } games that came with the page count
}{ $probes ->
    [0] .
    [one] : 1 of them was played again, and came out the same.
   *[other] : { $probes } of them were played again, and came out the same.
}
strength-not-taken-over = The games that came with the page are of other rules or bots, and do not count ({ $differs }).
strength-written = Written: { $file }
strength-unfinished = Not all games were played. The same command goes on where this one stopped.
bad-luck-seed = Weights of luck are fitted on other deals than those of the page: give a --seed other than { $seed }.
bad-no-luck = { $game } does not say what luck is; see luck_of in sim/measures.py.
replay-step = Move { $n } of { $total }
replay-choice = { $who }: { $choice }
replay-end = The record ends here.
replay-start = Before the first move
replay-keys = n next, p back, a number goes there, q leaves
replay-bad-key = “{ $input }” is none of: n, p, a number from 0 to { $total }, q.
replay-broken = Move { $n } breaks the game: { $reason }
replay-fault = This record was kept because of: { $reason }
replay-still-broken = It still happens, after { $n } moves: { $reason }
replay-mended = It does not happen any more.
analyse-progress = Playing out
analyse-title = { $game }, seat { $seat }
analyse-decisions = { $n } decisions, { $looked } looked at. { $losses ->
    [0] In none of them a loss shows.
    [one] In one of them a loss shows.
   *[other] In { $losses } of them a loss shows.
}
analyse-worst = The decisions that cost the most
analyse-column-move = Move
analyse-column-round = Round
analyse-column-mine = Your choice
analyse-column-best = The bot’s choice
analyse-column-chance = Wins with it
analyse-column-loss = Difference, points
analyse-column-own = By you
analyse-column-others = By the others
analyse-column-luck = By luck
analyse-shares = How the chance to win moved, in points
analyse-sum = In all
analyse-thoughts = What was true seemed likely by { $odds } % on average, by what you could see ({ $n } estimates).
analyse-lies = { $n ->
    [one] One lie was told.
   *[other] { $n } lies were told.
}
analyse-note-view = For each decision the bot ({ $level }) knew what this seat knew then, and nothing else.
analyse-note-bots = All chances are estimates from { $n } playouts by bots ({ $player }), not the truth. People play differently. ± is one standard error; less than 2.5 of them is not called a loss.
analyse-note-shares = By you, by the others and by luck: the true position of each round was played on with and without what was done in it.
analyse-note-time = The time was up before everything was looked at.
fuzz-started = Playing random games. Press Ctrl-C to stop.
fuzz-seed = The seed is { $seed }.
fuzz-progress = { $games } games, { $found } found
fuzz-found = Found: { $reason }. To see it: { $command }
fuzz-clean = { $games ->
    [one] One game
   *[other] { $games } games
} without a fault.

## Measuring

bench-title = Random play, driven from Python, one process
bench-column-what = Game
bench-column-decisions = Decisions/s
bench-column-clone = Clone, µs
bench-column-ratio = × { $game }
bench-compiled = compiled
bench-interpreted = interpreted
bench-not-installed = not installed
bench-failed = failed: { $reason }
bench-adapters = Our games in other libraries
bench-column-beside = Beside their own
bench-in = { $game } in { $library }
bench-figures = In figures, one process
bench-column-row = Row
bench-row-decisions-per-second = Decisions/s, from Python
bench-row-playout-decisions-per-second = Decisions/s, in one call
bench-row-clone-microseconds = Clone, µs
bench-row-view-microseconds = View, µs
bench-row-search-simulations-per-second = Search: simulations/s
bench-row-observation-microseconds = Observation as numbers, µs
bench-row-vector-steps-per-second = Steps/s of 1024 games at once
bench-row-shared-vector-steps-per-second = Steps/s of 1024 games in two processes
bench-row-bot-microseconds-median = { $bot }: µs a decision, median
bench-row-bot-microseconds-mean = { $bot }: µs a decision, mean

## Running a server (miskatonic admin)

cli-admin = look after a server: bans, reports, tables, people, backups
admin-description = Look after a server. It works while the server runs; the server notices within five seconds.
admin-status = show what is in the folder, and whether a server runs
admin-ban = ban a person, an address or network, or a name
admin-unban = lift a ban
admin-bans = list the bans
admin-close-table = end the game at a table, or its lobby
admin-tables = list the unfinished tables
admin-reports = list what people have reported
admin-report = show a report
admin-close-report = close a report
admin-rename = give somebody another name
admin-delete = delete a person with all personal data
admin-log = show what admins did
admin-backup = copy the database to a file, also while a server runs
admin-restore = put a backup in place of the database; no server may run
admin-migrate = move the house from the file in the folder to a database: --database; no server may run
admin-expire = delete what was kept long enough
admin-arg-kind = what is banned: person, address or name
admin-arg-value = a person’s id, login or name; an address like 203.0.113.7 or network like 203.0.113.0/24; or a name
admin-arg-days = for how many days; without it, for good
admin-arg-reason = why; the banned person is told
admin-arg-table = the table’s number or id
admin-arg-table-reason = why; it is kept in the log
admin-arg-number = the report’s number
admin-arg-all = closed ones, too
admin-arg-person = a person’s id, login or name
admin-arg-name = the new name
admin-arg-yes = do not ask whether you are sure
admin-arg-file = the file of the backup
admin-arg-dry-run = only count what would be deleted
admin-arg-data = the folder for games and people
admin-arg-database = postgresql://user:password@host/name; without it, the file in the folder
admin-arg-config = a TOML file with settings
admin-arg-set = any setting, such as retention.guest_days=30
admin-bad-length = “{ $word }” is not possible. It takes 1 to 64 letters.
admin-bad-address = “{ $word }” is no address. It takes one like 203.0.113.7, or a network like 203.0.113.0/24.
admin-large-network = “{ $word }” is too large a network. It takes /8 or smaller, for IPv6 /16 or smaller.
admin-bad-name = “{ $word }” is no name. It takes 1 to 24 letters that can be read.
admin-bad-days = “{ $word }” is no number of days. It takes a whole number from 1 to 36500.
admin-no-ban = There is no ban on “{ $word }”.
admin-no-report = There is no open report { $word }.
admin-no-table = There is no table “{ $word }”. It takes a number or an id.
admin-table-over = Table { $word } is over already.
admin-no-person = There is nobody “{ $word }”. It takes an id, a login or a name.
admin-many-people = Several people have this name. Take one of these ids: { $word }
admin-ban-self = That would ban yourself.
admin-delete-self = That is you. To be deleted yourself, use your own account's page.
admin-other-name = The name of this person is { $word }. Type it as it is, to be sure.
admin-no-folder = There is no database in { $word }. Name the folder with --data.
admin-old-database = The database in { $word } is of another version. Start the server once, or install the version that fits.
admin-bad-backup = { $file } is no backup that can be restored: { $reason }
admin-file-there = { $file } is there already. Name another file.
admin-cannot-write = Cannot write { $file }: { $reason }
admin-server-runs = A server uses { $folder }. Stop it first.
admin-migrate-where = Where to? Name the database with --database postgresql://user:password@host/name.
admin-not-empty = There is something in { $database } already. Name an empty database.
admin-sure = Delete { $name } ({ $id }) with all personal data? Type yes:
admin-not-sure = Nothing was deleted.
admin-done-ban = Banned: { $kind } { $value }, { $until ->
    [0] for good
   *[other] for { $until } days
 }.
admin-done-unban = The ban on { $value } is lifted.
admin-done-table = Table { $table } is closed.
admin-done-report = Report { $number } is closed.
admin-done-rename = { $id } is now called { $name }.
admin-done-delete = { $name } ({ $id }) is deleted.
admin-done-backup = { $file }: { $bytes } bytes, checked.
admin-done-restore = { $file } is restored. The database of before is { $old }.
admin-done-migrate = Moved: { $rows } rows are in { $database } now. Start servers with --database; the file stays as it was.
admin-nothing = There is nothing to list.
admin-serving = a server runs: { $serving ->
    [yes] yes
   *[no] no
 }
admin-count-accounts = accounts
admin-count-guests = guests
admin-count-lobbies = lobbies
admin-count-running = games under way
admin-count-finished = games that are over
admin-count-reports = open reports
admin-count-bans = bans
admin-count-bytes = bytes of the database
admin-count-free = free bytes on the disk
admin-old-lobbies = lobbies that nobody joined
admin-old-unfinished = unfinished games
admin-old-finished = finished games
admin-old-guests = guests
admin-old-reports = closed reports
admin-old-admin-log = lines of the admins’ log
admin-old-access-log = files of the access log
