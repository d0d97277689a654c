### What all games share: prompts, seats, results, the command line.

app-name = Miskatonic
app-tagline = Three Lovecraftian board games, free in your browser.

## Words

word-yes = yes
word-no = no
word-random = random
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
bot-random = Beginner
bot-random-help = Plays random legal moves.
bot-novice = Novice
bot-novice-help = Knows the rules and basic tactics, but thinks only about the current turn.
bot-adept = Adept
bot-adept-help = Works out the odds and reads what the other players’ moves reveal.
policy-name = { $name } (trained)
policy-help = A neural network that learned the game by playing against itself.
bot-ruthless = Ruthless
bot-ruthless-help = Plays like an adept, but its cultists murder from the first round on.
bot-master = Master
bot-master-help = Works out what the others have seen, and predicts what they will do.
player-name = Carter

## Asking

ask-choice-range = Your choice, 1 to { $n }
ask-help = Type the number of an option. ? shows this help, r shows the rules, ? followed by a name (such as “? { $example }”) shows the rules about it, and q saves the game and leaves the table.
ask-help-short = ? help, r rules, q leave
ask-optional = Press Enter to skip.
bad-input-empty = You chose nothing. Type a number from 1 to { $n }.
bad-input-word = “{ $input }” is not a number. Type a number from 1 to { $n }.
bad-input-range = { $input } is not on the list. Type a number from 1 to { $n }.
bad-help-word = Nothing here is called “{ $word }”. Type r for all the rules.

## The course of a game

game-starts = { $game } begins with { $seats }.
game-resumed = Resuming { $game }.
game-left = You left the table. The game is saved; start it again to continue.
game-kept = This game is saved in { $file }; to replay it: { $command }
game-since = Since your last turn
game-seed-hash = Hash of the secret seed: { $commitment }
game-seed-revealed = The seed was { $seed }

## Results

result-title = The end
result-won = You win.
result-lost = You lose.
result-winners = { $n ->
    [0] No one wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
result-score = { $name }: { $score }

## User errors

bad-seats = { $game } is for { $low } to { $high } players, not for { $seats }.
bad-game = There is no game called “{ $game }”. Available: { $games }.
bad-file = { $file } cannot be used: { $reason }
bad-seat = There is no seat { $seat } at this table. Use 0 to { $last }.
bad-viewer = “{ $viewer }” is not a seat. Use 0 to { $last }, or all.
bad-level = There are no bots of level “{ $level }”. Available: { $levels }.
bad-pair = “{ $pair }” is not an option. Use name=value.
bad-times = “{ $word }” is not a bot. Use a bot’s name, or name*4 for four of them.
bad-bots = Got { $bots } bots for { $seats } seats. Name one bot per seat, or one for all.
bad-teams = “{ $word }” is not a team. Name a bot for each team, as team=bot: { $teams }.
bad-plot = Can’t draw “{ $file }”. Use a name that ends in .svg.
bad-no-talk = The bots { $bots } can’t talk. Leave out --talk, or choose another level with --bots.
bad-no-folder = there is no such folder
bad-server = { $command } needs the server, which can’t be loaded: { $reason }
bad-resume = There is an unfinished game in { $file } with other settings ({ $settings }). Leave them out to continue it, or add --new to start over.
bad-kept-game = The unfinished game in { $file } can’t be loaded: { $reason } Add --new to start over.
bad-finished = The game in { $file } is over. Add --new to start another one there.
bad-folder = it is not a folder

## The command line

cli-description = Play, simulate and examine Lovecraftian board games. Without a command, start the server and open the browser.
cli-play = play a game
cli-sim = let bots play many games and print statistics
cli-arena = let bots play each other and print how strong they are
cli-strength = play the games behind a strength page, and write the page
cli-replay = step through a recorded game
cli-analyse = show what a seat could have done better in a finished game
cli-fuzz = play random games until stopped, and save everything that breaks
cli-serve = start the server and open the browser
cli-verify = check a finished game against its published hash
cli-argument-game = the game: { $games }
cli-argument-file = a file with a recorded game
cli-option-terminal = play in the terminal; this is the default (for the browser: miskatonic serve)
cli-option-seats = number of seats; the usual number if left out
cli-option-option = an option of the game, as name=value; repeatable
cli-option-seed = a seed; the same seed gives the same game
cli-option-games = number of games
cli-option-json = print JSON
cli-option-with = add a game from a Python file, such as examples/highest_card.py
cli-option-pack = use the content pack in this folder; repeatable
cli-option-language = the language: { $languages }
cli-option-name = your name at the table
cli-option-new = start over even if there is an unfinished game
cli-option-own-seat = your seat, counted from 0 (default: 0)
cli-option-bots = how well the bots play; levels are listed below
cli-values-bots = Bots (--bots):
cli-values-options = Options of { $game } (--option name=value):
cli-option-contest = the bots that compete, one per seat, such as adept,novice*4
cli-option-teams = one bot for all seats of a team, such as investigators=adept,cultists=novice
cli-option-thinking = seconds a searching bot may think about a decision
cli-option-simulations = simulations a searching bot plays per decision
cli-option-plot = draw the win shares as an SVG file
cli-option-save = save the game to this file
cli-option-processes = number of processes; 1 if left out
cli-option-ray = play the games on Ray (extra ray): local to start one, auto, or HOST:PORT; uses all processors unless --processes limits them
cli-option-keep = a file for the games played so far; the same command continues from it
cli-option-policy = a trained policy (extra train), played as a level named after its file; repeatable
cli-option-quick-look = play only a few games of each kind
cli-option-page = the folder for the page and its pictures
cli-option-results = the folder for the games; games that are already there are not played again
cli-option-minutes = stop after this many minutes; the next run continues
cli-option-page-seed = play different deals from those on the page
cli-option-odds = write the difficulty of each option value to this file, for the lobby
cli-option-duplicate = play each deal until every bot has had every seat, and count deals
cli-option-talk = let bots that can talk do so
cli-option-progress = show a progress bar even if this is not a terminal
cli-option-through = show what this seat sees, counted from 0, or all
cli-option-analysed-seat = the seat to analyse, counted from 0
cli-option-analysis-seconds = processor time limit, in seconds
cli-option-seconds = stop after this many seconds
cli-option-out = the folder for findings

## Simulation, replay, fuzzing

sim-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $seats }
sim-silent = The bots did not talk to each other. Add --talk to let them.
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
sim-winners = Winners per game
sim-score = Score at the end
arena-column-bot = Bot
arena-column-team = Team
arena-column-seats = Seats
arena-column-wins = Wins per seat
arena-column-share = Win share per seat
arena-column-time = Time per decision
arena-column-slow = 95th percentile
arena-cut-short = Stopped after { $games } of { $planned } games; these are their results.
arena-fair = A fair share is { $share }.
arena-sure = ± gives 95 % intervals; the time is the median.
arena-column-deals = Deals
arena-column-lead = Lead, by game
arena-column-by-deal = Lead, by deal
strength-plan = { $games ->
    [0] All games have been played.
    [one] 1 game to play: about { $minutes } minutes with { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }.
   *[other] { $games } games to play: about { $minutes } minutes with { $processes ->
        [one] 1 process
       *[other] { $processes } processes
    }.
}
strength-written = Written: { $file }
strength-unfinished = Not all games were played. Run the same command again to continue.
replay-step = Move { $n } of { $total }
replay-choice = { $who }: { $choice }
replay-end = The record ends here.
replay-start = Before the first move
replay-keys = n next, p back, a number jumps there, q quits
replay-bad-key = Unknown key “{ $input }”. Use n, p, a number from 0 to { $total }, or q.
replay-broken = Move { $n } breaks the game: { $reason }
replay-fault = This record was saved because of: { $reason }
replay-still-broken = It still happens, after { $n } moves: { $reason }
replay-mended = It no longer happens.
analyse-progress = Playing out
analyse-title = { $game }, seat { $seat }
analyse-decisions = { $n } decisions, { $looked } analysed. { $losses ->
    [0] None of them shows a loss.
    [one] One of them shows a loss.
   *[other] { $losses } of them show a loss.
}
analyse-worst = Biggest mistakes
analyse-column-move = Move
analyse-column-round = Round
analyse-column-mine = Your choice
analyse-column-best = The bot’s choice
analyse-column-chance = Win rate
analyse-column-loss = Difference, points
analyse-column-own = By you
analyse-column-others = By the others
analyse-column-luck = By luck
analyse-shares = How the chance to win changed, in points
analyse-sum = Total
analyse-thoughts = From what you could see, the truth was { $odds } % likely on average ({ $n } estimates).
analyse-lies = { $n ->
    [one] One lie was told.
   *[other] { $n } lies were told.
}
analyse-note-view = For each decision the bot ({ $level }) knew only what this seat knew then.
analyse-note-bots = All chances are estimates from { $n } playouts by bots ({ $player }), not the truth. People play differently. ± is one standard error; less than 2.5 of them doesn’t count as a loss.
analyse-note-shares = By you, by the others and by luck: bots played on from the true position of each round with and without its moves.
analyse-note-time = Time ran out before everything was analysed.
fuzz-started = Playing random games. Press Ctrl-C to stop.
fuzz-seed = The seed is { $seed }.
fuzz-progress = { $games } games, { $found } found
fuzz-found = Found: { $reason }. To replay it: { $command }
fuzz-clean = { $games ->
    [one] One game
   *[other] { $games } games
} without a fault.

## Running a server (miskatonic admin)

cli-admin = manage a server: bans, reports, tables, people, backups
admin-description = Manage a server. Changes take effect on a running server within five seconds.
admin-status = show the contents of the data folder, and whether a server is running
admin-ban = ban a person, an address or network, or a name
admin-unban = lift a ban
admin-bans = list the bans
admin-close-table = end the game at a table, or its lobby
admin-tables = list the unfinished tables
admin-table-log = print a table’s log, row by row
admin-record = write the game of a table to a file
admin-done-record = Wrote { $file }: { $moves } moves.
admin-reports = list reports
admin-report = show a report
admin-close-report = close a report
admin-rename = rename a person
admin-delete = delete a person and all their personal data
admin-log = show the admin log
admin-backup = copy the database to a file; works while a server is running
admin-restore = replace the database with a backup; no server may be running
admin-migrate = move the data from the file in the folder to a database (--database); no server may be running
admin-expire = delete data past its retention period
admin-arg-kind = what is banned: person, address or name
admin-arg-value = a person’s id, login or name; an address like 203.0.113.7 or network like 203.0.113.0/24; or a name
admin-arg-days = number of days; permanently if left out
admin-arg-reason = the reason, shown to the banned person
admin-arg-table = the table’s number or id
admin-arg-table-reason = the reason, kept in the log
admin-arg-number = the report’s number
admin-arg-all = include closed ones
admin-arg-person = a person’s id, login or name
admin-arg-name = the new name
admin-arg-yes = don’t ask for confirmation
admin-arg-file = the backup file
admin-arg-dry-run = only count what would be deleted
admin-arg-data = the folder for games and people
admin-arg-database = postgresql://user:password@host/name; the file in the folder if left out
admin-arg-config = a TOML file with settings
admin-arg-set = any setting, such as retention.guest_days=30
admin-bad-length = “{ $word }” has an invalid length. Use 1 to 64 characters.
admin-bad-address = “{ $word }” is not an address. Use one like 203.0.113.7, or a network like 203.0.113.0/24.
admin-large-network = “{ $word }” is too large. Use /8 or smaller, for IPv6 /16 or smaller.
admin-bad-name = “{ $word }” is not a valid name. Use 1 to 24 readable characters.
admin-bad-days = “{ $word }” is not a number of days. Use a whole number from 1 to 36500.
admin-no-ban = There is no ban on “{ $word }”.
admin-no-report = There is no open report { $word }.
admin-no-table = There is no table “{ $word }”. Use a number or an id.
admin-table-over = Table { $word } is already over.
admin-no-person = There is no person “{ $word }”. Use an id, a login or a name.
admin-many-people = Several people have this name. Use one of these ids: { $word }
admin-ban-self = You can’t ban yourself.
admin-delete-self = You can’t delete yourself here. Use your account page.
admin-other-name = This person’s name is { $word }. Type it exactly, to confirm.
admin-no-folder = There is no database in { $word }. Name the folder with --data.
admin-old-database = The database in { $word } has a different version. Start the server once, or install the matching version.
admin-bad-backup = { $file } is not a backup that can be restored: { $reason }
admin-file-there = { $file } already exists. Choose another file.
admin-cannot-write = Cannot write { $file }: { $reason }
admin-server-runs = A server is using { $folder }. Stop it first.
admin-migrate-where = Name the target database with --database postgresql://user:password@host/name.
admin-not-empty = { $database } is not empty. Choose an empty database.
admin-sure = Delete { $name } ({ $id }) and all their personal data? Type yes:
admin-not-sure = Nothing was deleted.
admin-done-ban = Banned: { $kind } { $value }, { $until ->
    [0] permanently
   *[other] for { $until } days
 }.
admin-done-unban = The ban on { $value } is lifted.
admin-done-table = Table { $table } is closed.
admin-done-report = Report { $number } is closed.
admin-done-rename = { $id } is now called { $name }.
admin-done-delete = { $name } ({ $id }) is deleted.
admin-done-backup = { $file }: { $bytes } bytes, checked.
admin-done-restore = { $file } is restored. The previous database is { $old }.
admin-done-migrate = Moved { $rows } rows to { $database }. Start servers with --database; the file is unchanged.
admin-nothing = Nothing to list.
admin-serving = server running: { $serving ->
    [yes] yes
   *[no] no
 }
admin-count-accounts = accounts
admin-count-guests = guests
admin-count-lobbies = lobbies
admin-count-running = games in progress
admin-count-finished = finished games
admin-count-reports = open reports
admin-count-bans = bans
admin-count-bytes = size of the database in bytes
admin-count-free = free bytes on the disk
admin-old-lobbies = lobbies that no one joined
admin-old-unfinished = unfinished games
admin-old-finished = finished games
admin-old-guests = guests
admin-old-reports = closed reports
admin-old-admin-log = lines of the admin log
admin-old-access-log = files of the access log
