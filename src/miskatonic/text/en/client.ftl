### The table in the browser: screens, buttons, and the shell around every game.

## Everywhere

title = { $page } · Miskatonic
title-your-turn = ▶ Your turn · { $game }
skip = Skip to content
nav = Pages
home = To the front page
close = Close
cancel = Cancel
loading = One moment …
word-none = none
rules = Rules
goal = Goal
rules-link = Rule
settings = Settings
footer-games = The three games are the work of their designers and publishers; buy them, they are better with people around a table. Code, words and drawings here are our own.

## The front page

home-what = Play at once against bots, or with friends, in one room or far apart. The rules are kept to the letter, every secret stays with those who may know it, and every shuffle can be checked afterwards.
home-games = Three games
home-play = Play now
home-play-game = Play { $game } now, against bots
home-friends = With friends
home-friends-game = Play { $game } with friends
home-not-yet = Not available on this server.
home-mine = My tables
home-mine-none = You have not sat anywhere yet.
home-open = Open tables
home-open-none = There are no open tables right now.
home-join = Join with a link
home-join-label = A link that somebody sent you
home-join-go = Open
home-import = Look at a game from a file
table-line = { $host } · { $taken } of { $seats } seats taken
table-days = { $n ->
    [one] over days, 1 day for a decision
   *[other] over days, { $n } days for a decision
}
status-lobby = waiting
status-playing = being played
status-paused = paused
status-over = over
status-aborted = cancelled

## Tables that cannot be played on

closed-other-rules = other rules version
closed-game-removed = game no longer available
closed-unreadable = damaged
closed-title = { $game }: closed table
closed-created = Created
closed-seats = Players
closed-seat-left = left the table
closed-seat-winner = won
closed-status = Status
closed-unfinished = unfinished
closed-moves = Moves
closed-options = Options
closed-chat = Chat
closed-export = Download record
closed-export-help = The record holds every secret of the game. Once somebody has downloaded it, an unfinished game counts as cancelled.
closed-leave = Leave table
closed-leave-help = When you leave the table, it disappears from your list.

## Names and accounts

name-label = Your name, as others see it
name-help = No password, no e-mail. You can change it at any time.
name-kept = Saved.
name-choose = Choose a name
name-change = Change your name
account = Account
account-help = Not needed to play. With one you find your games again on another device.
account-login = Login name
account-password = Password, at least ten characters
account-make = Make an account
account-log-in = Log in
account-log-out = Log out
account-have = You are logged in as { $login }.
account-yours = Your account
account-more = Password, recovery codes, sessions, your data
password-title = Change your password
password-help = All your other devices are logged out.
password-old = Your password
password-new = New password, at least ten characters
password-change = Change password
password-changed = Your password is changed.
codes = Recovery codes
codes-help = If you forget your password, a code lets you set a new one. Each code works once. Keep them where nobody else finds them.
codes-left = { $n ->
    [0] You have no codes.
    [one] You have one code left.
   *[other] You have { $n } codes left.
}
codes-make = Make new codes
codes-once = These are your codes. They are shown only this once, and the ones before do not work any more.
codes-copy = Copy all
codes-print = Print
recover = Forgotten your password?
recover-help = With one of your recovery codes you can set a new password.
recover-code = Recovery code
recover-do = Set password and log in
sessions = Where you are logged in
sessions-help = If there is one that you do not know, end it and change your password.
session-current = This browser, since { $since }
session-since = Another browser, since { $since }
session-seen = last used { $seen }
session-end = End
session-end-since = End the session since { $since }
sessions-end-all = Log out everywhere
shunned = Muted and blocked people
shunned-nobody = There is nobody on your list.
shunned-mute = muted
shunned-block = blocked from your tables
shunned-end = Remove from list
shunned-end-name = Remove { $name } from the list
my-data = Your data
my-data-help = A file with everything that is kept about you: name, tables, notes, what you wrote, sessions.
my-data-download = Download
delete-account = Delete your account
delete-guest = Delete my data
delete-help = This cannot be undone. You leave all tables. Your name, your notes and what you wrote are deleted; games that others played with you stay, without your name.
delete-name = Type your name to confirm: { $name }
delete-do = Delete for good

## Other pages

nowhere-title = There is nothing here
nowhere-text = The link may be wrong, or the page is gone.
gone-title = There is no such table
gone-text = The link is wrong, or the table was deleted a while after its game. Ask for a new link, or start a game of your own.
away-title = You cannot join this table
settings-language = Language
settings-text = Text size
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-text-double = Twice as large
settings-theme = Colours
settings-theme-system = Use my system’s setting
settings-theme-dark = Dark
settings-theme-light = Light
settings-motion = Animation
settings-motion-system = Use my system’s setting
settings-motion-full = Show animations
settings-motion-reduced = No animations
settings-pace = Playback speed
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-sounds = Sound
settings-sound = Play sounds
settings-sound-help = Quiet ones: a chime when it is your turn, cards on wood, a bell at the end of a round.
settings-ambience = Play background sounds
settings-ambience-help = Very quiet, at the table only.
settings-questions = Questions
settings-answer-alone = Answer for me where there is only one answer
settings-answer-alone-help = Only in games where players have no secrets from each other. After you take back a move, you are asked again.
settings-taps = On a touch screen, tap twice to choose
settings-taps-help = The first tap shows what happens, the second one does it.
settings-name = Your name
settings-keep = Save
settings-keys = Keys at the table
keys-options = choose an option by its number
keys-continue = continue after a round
keys-chat = open the chat
keys-log = open the log
keys-explain = explain the things on the table, one by one
keys-rules = open the rules

## Before the game

lobby-title = A table of { $game }
lobby-you-host = This is your table: you choose how it is played and when it begins.
lobby-host = { $name } is the host and chooses how it is played.
lobby-seats = Seats
lobby-seat-count = Number of seats
lobby-seat-empty = free
lobby-seat-bot = bot: { $level }
lobby-seat-ready = ready
lobby-seat-not-ready = not ready yet
lobby-sit = Sit here
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-remove-bot = Remove bot
lobby-kick = Remove player
lobby-make-host = Make host
lobby-bot-level = Kind of bot
lobby-fill = Fill the free seats with bots
option-odds = { $won ->
    [0] Hardly ever won: less than 1 in 10 with bots of the kind “{ $level }”.
   *[other] Won about { $won } in { $of } times with bots of the kind “{ $level }”.
}
option-odds-team = { $won ->
    [0] { $team }: hardly ever win, less than 1 in 10 with bots of the kind “{ $level }”.
   *[other] { $team }: win about { $won } in { $of } times with bots of the kind “{ $level }”.
}
lobby-ready = I am ready
lobby-start = Begin the game
lobby-empty-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
lobby-unready = { $n ->
    [one] One of you is not ready yet.
   *[other] { $n } of you are not ready yet.
}
lobby-all-ready = Everybody is ready.
lobby-options = How it is played
lobby-presets = Ways to play
preset-first = First game
preset-usual = Usual game
preset-everything = Everything
lobby-all-options = All options
lobby-solved = Also changed, so that the options fit together: { $options }
lobby-invite = Invite friends
lobby-other-name = Somebody here is called { $name } already, so you are { $here } at this table. You can change your name at the top of the page.
lobby-options-host = Only the host can change this.
lobby-outlook = How hard it is: bots ({ $level }) won { $share } of { $games } games like this, { $seats ->
    [0] with any number of seats
    [one] with 1 seat
   *[other] with { $seats } seats
}.
lobby-settings = The table
link-label = Link to this table
link-copy = Copy
link-copied = Copied
link-share = Share …
link-scan = The link as a code to scan with a phone
link-help = Whoever has this link can come to the table.
room-visibility = Who can find this table
room-visibility-link = only people with the link
room-visibility-public = everybody, on the front page
room-visibility-help = The link cannot be guessed.
room-spectators = Spectators
room-spectators-off = none
room-spectators-live = may watch live
room-spectators-delayed = may watch, some time later
room-spectators-open = see all cards, some time later
room-spectators-help = Spectators see what is open to everybody, and talk among themselves. With all cards they also see what is secret, but only when the round is over. Everybody at the table sees what you choose.
room-pace = Pace of the bots
room-pace-fast = fast
room-pace-natural = like people
room-pace-slow = slow
room-pace-help = How long bots seem to think. It never depends on what they hold.
room-clock = Time per decision
room-clock-none = no limit
room-clock-seconds = { $n } seconds
room-clock-help = When time is up, a simple default move is made.
room-days = Play over days
room-days-none = no, in one go
room-days-some = { $n ->
    [one] 1 day for a decision
   *[other] { $n } days for a decision
}
room-days-help = Nobody has to be here at the same time, and the clock runs also while nobody is. No bot takes over for anybody before it has run out. Then a simple default move is made, and a bot plays on until that person comes back.
room-grace = Seconds until a bot takes over
room-grace-help = If somebody loses the connection, a bot plays for them after this time, until they are back.
room-chat = Chat
room-chat-help = Whether people at this table can write to each other.
room-coach = Coach
room-coach-help = Whether players may ask the coach, which shows what their seat could know.
room-undo = Take back
room-undo-help = A move can be taken back if it has revealed nothing. If others have moved since, they must agree.
spectators-off = Nobody can watch.
spectators-live = Spectators see at once what is open to everybody.
spectators-delayed = Spectators see what is open to everybody, when the round is over.
spectators-open = Spectators see all cards, when the round is over.
live = Games to watch
live-none = No game can be watched right now.
live-watch = Watch
live-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
live-watching = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
}

## At every table

table = The table
intro-title = How { $game } is played
intro-got-it = Got it
table-offline = Connection lost. Reconnecting …
table-watching = watching
table-menu = Table
table-last-round = Last round
table-round = Round { $n }
table-too-early = The game is about to begin. What spectators may see comes a little later.
side = Next to the table
side-new = new
menu = Menu
menu-undo = Take back my last move
menu-undo-help = At once if nothing was revealed and nobody has moved since; otherwise the others are asked.
menu-pause = Pause
menu-resume = Continue
menu-consent-help = All others are asked.
menu-pause-alone = The bots wait until you continue.
menu-concede = Concede
menu-concede-help = You give up. The game ends without a result if all others accept.
menu-concede-sure = { $alone ->
    [yes] Give up? The game ends at once, without a result. This cannot be taken back.
   *[no] Give up? The others are asked. If all accept, the game ends without a result.
}
menu-concede-yes = Yes, concede
menu-abort = Cancel the game
menu-abort-help = Ends it for everybody, without winners, if all agree.
menu-abort-sure = { $alone ->
    [yes] Cancel the game? It ends at once, without winners. This cannot be taken back.
   *[no] Cancel the game? The others are asked. If all agree, it ends without winners.
}
menu-abort-yes = Yes, cancel the game
notice-undone = { $n ->
    [one] { $who } took back a move.
   *[other] { $who } took back { $n } moves.
}
notice-undone-somebody = { $n ->
    [one] A move was taken back.
   *[other] { $n } moves were taken back.
}
notice-declined = { $what ->
    [pause] Not all agreed to a pause.
    [resume] Not all agreed to go on.
    [abort] Not all agreed to cancel the game.
    [concede] Not all accepted that somebody concedes.
   *[undo] Not all agreed to taking back a move.
}
notice-paused = The game is paused.
notice-resumed = The game continues.
menu-replay = Review the game
menu-replay-help = The game so far, as you could see it.
menu-leave = Leave table
menu-leave-help = To step away for a while, just close the page.
menu-leave-sure = A bot will play on for you, and you cannot come back to this game.
menu-leave-yes = Leave
log = Log
log-empty = Nothing has happened yet.
claims = Claims
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said a word.
chat-empty-spectators = Here spectators talk among themselves.
chat-off = There is no chat at this table.
chat-unread = unread
chat-muted = { $n ->
    [one] One line is hidden, because you have muted somebody.
   *[other] { $n } lines are hidden, because you have muted somebody.
}
notes = Notes
notes-help = Only you can read this.
notes-kept = Saved.
coach = Coach
coach-help = The coach tells you what you could work out yourself from what you see. Nobody else learns that you asked.
coach-ask = Ask the coach
coach-silent = The coach has nothing to say about this.
people = People
people-bot = bot
people-agent = bot from outside
people-here = here
people-left = has left; a bot plays on
people-host = host
people-muted = muted
person-actions = Options for { $name }
person-mute-title = Chat
person-mute-help = You do not see what this person writes, here and at other tables. Nobody is told.
person-mute = Mute
person-unmute = Unmute
person-away-title = At your tables
person-away-help = Whoever is removed cannot come back to this table. Whoever is blocked cannot come to any of your tables, not even to watch. In a running game a bot plays on.
person-remove = Remove from this table
person-remove-sure = Remove { $name } from this table?
person-block = Block
person-unblock = Unblock
person-block-sure = Remove { $name } and block them from all your tables?
person-report-title = Report
person-report-help = The people who run this server read it, together with the last lines of the chat. The reported person is not told.
person-report-reason = What is it about?
person-report-text = What happened? (optional)
person-report = Send report
person-reported = Thank you. Your report was sent to the people who run this server.
report-chat = Insults or threats in the chat
report-name = An offensive name
report-cheating = Cheating
report-leaving = Spoiling games on purpose
report-other = Something else
people-spectators = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
}
seat-away = away
seat-by-bot = away; a bot plays on
clock-left = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
clock-left-long = { $time } left
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
consent-asks = { $what ->
    [pause] { $who } would like to pause.
    [resume] { $who } would like to go on.
    [abort] { $who } would like to cancel the game.
    [concede] { $who } would like to concede the game.
   *[undo] { $who } would like to take back a move.
}
consent-agree = Agree
consent-decline = Decline
consent-waiting = Waiting for the others.
dock = Your decision
dock-your-turn = Your turn
dock-options = Your options
dock-watch = Watch …
dock-waiting = Waiting for { $who }.
dock-nobody = Nobody has to decide anything now.
dock-answered = Your answer was sent.
dock-paused = The game is paused.
dock-aborted = The game was cancelled.
dock-conceded = { $who } conceded. The game ended without a result.
dock-over = The game is over.
dock-show-end = Show the result
dock-read-on = The round is over. See how everybody did.
dock-read-on-your-turn = The round is over, and it is your turn in the next one.
dock-continue = Continue
dock-again = Press again
dock-hurry = Skip to my turn
dock-hurrying = Skipping to your turn. Stop?
dock-catch-up = Catch up
moment-skip = Continue
dock-undo = Take back
over-rematch = Another game
over-to-rematch = Go to the next game
over-replay = Replay
over-export = Save the game as a file
over-home = Front page
over-see-table = Show the table
share = A picture to share
share-send = Share
share-save = Save the picture
share-copy = Copy the text
share-failed = That did not work in this browser.
share-signature = Played on Miskatonic
seal = Was it shuffled honestly?
seal-help = Before the first card was dealt, the hash of the secret seed was fixed for all to see. Now the seed is open: it must give the same hash, and with the file of the game anybody can deal every card again and compare.
seal-before = Published before the game
seal-after = The seed, published now
seal-check = Check the seal
seal-holds = The seal holds: this seed gives exactly the published hash.
seal-broken = The seal does not hold: this seed gives another hash.
generic-note = This game has no board of its own yet. Everything you may know is listed here; your options are below.

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-eyes = Seen by
replay-eyes-all = everybody: all is open
replay-eyes-public = a spectator
replay-to-table = To the table
replay-controls = Replay
replay-first = Beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = Next
replay-last = End
replay-next-round = Next round
replay-last-round = Previous round
replay-next-turn = Next turn
replay-last-turn = Previous turn
replay-link = Copy link to this move
replay-play-on = Play on from here
replay-move = { $who }: { $choice }
together-start = Watch together
together-start-help = You lead. Others who open the link see what you see.
together-lead = You lead. Send the link to those who want to follow.
together-link = Copy link
together-stop = Stop leading
together-follow = You follow { $who }.
together-free = Look around on your own
together-back = Back to { $who }
together-free-now = { $who } is showing this game. You are looking around on your own.
together-shows = { $who } is showing this game to everybody who wants to see it.
together-watch = Watch with { $who }
together-nobody = Nobody leads right now. You follow as soon as somebody does.

## Refusals

refusal-bad-message = The server did not understand that.
refusal-too-big = That is too much at once.
refusal-too-fast = Too fast. Please wait a moment.
refusal-too-many = You have reached the limit for this.
refusal-who-are-you = Please tell us your name first.
refusal-wrong-password = Login name or password is wrong.
refusal-banned = You are banned here.
refusal-banned-person = You are banned here for good. Reason: { $word }
refusal-banned-person-until = You are banned here until { DATETIME($until, dateStyle: "long", timeStyle: "short") }. Reason: { $word }
refusal-banned-address = Your network address is banned here for good. Reason: { $word }
refusal-banned-address-until = Your network address is banned here until { DATETIME($until, dateStyle: "long", timeStyle: "short") }. Reason: { $word }
refusal-banned-name = This name is banned here. Reason: { $word }
refusal-banned-name-until = This name is banned here until { DATETIME($until, dateStyle: "long", timeStyle: "short") }. Reason: { $word }
refusal-not-an-admin = Only admins of this server can do that.
refusal-bad-act = That cannot be done.
refusal-name-taken = This login name is taken.
refusal-already-an-account = You have an account already.
refusal-account-guarded = Somebody is trying many passwords for this account. Use a browser in which you have logged in before, or a recovery code.
refusal-wrong-code = Login name or code is wrong, or the code was used before.
refusal-session-ended = You were logged out here. Please log in again.
refusal-no-account = You have no account.
refusal-bad-name = This name cannot be used here. Please choose another one.
refusal-name-reserved = This name is reserved. Please choose another one.
refusal-not-your-name = That is not exactly your name.
refusal-no-such-person = This person is not here any more.
refusal-blocked = The host has blocked you.
refusal-no-such-table = There is no such table.
refusal-no-such-game = There is no such game.
refusal-other-rules = This table was made for another version of the rules. You can look at it, download its record and leave it.
refusal-game-removed = The game of this table is no longer available here. You can look at the table, download its record and leave it.
refusal-unreadable = The data of this table is damaged. You can look at what is left of it, download its record and leave it.
refusal-table-earlier-rules = This table was played with an earlier version of the rules ({ $rules }; now { $now }). You can look at it, download its record and leave it.
refusal-table-later-rules = This table was played with a later version of the rules ({ $rules }; now { $now }). You can look at it, download its record and leave it.
refusal-record-earlier-rules = This record was made with an earlier version of the rules ({ $rules }; now { $now }) and cannot be replayed here.
refusal-record-later-rules = This record was made with a later version of the rules ({ $rules }; now { $now }) and cannot be replayed here.
refusal-record-game-removed = This record is of a game that is not available here.
refusal-no-such-level = There is no such bot.
refusal-no-such-move = There is no such move in this game.
refusal-no-such-seat = There is no such seat.
refusal-not-a-player = You have no seat at this table.
refusal-not-the-host = Only the host can do that.
refusal-kicked = The host has removed you from this table.
refusal-seat-taken = Somebody already sits there.
refusal-seat-empty = Nobody sits there.
refusal-table-full = No seat is free at this table.
refusal-not-in-the-lobby = The game has already begun.
refusal-not-begun = The game has not begun yet.
refusal-not-over = The game is not over yet.
refusal-paused = The game is paused.
refusal-not-ready = Not all seats are taken and ready.
refusal-bad-options = These options do not go together.
refusal-bad-file = This file is not a finished game, or it is damaged.
refusal-no-spectators = Nobody may watch this table.
refusal-no-chat = There is no chat at this table.
refusal-no-coach = There is no coach at this table.
refusal-held-back = That was held back.
refusal-no-claim = That cannot be claimed now.
refusal-stale-decision = That question is already answered.
refusal-too-early = Please wait: everybody gets a moment here.
refusal-illegal-choice = That is not possible now.
refusal-no-undo = This move cannot be taken back any more.
refusal-somebody-leads = Somebody else is leading already.
refusal-no-proposal = This proposal is no longer open.
refusal-proposal-open = Another proposal is still open.
refusal-foreign-origin = This page may not connect to the server.
refusal-not-found = There is nothing here.
refusal-try-again = The server is not responding. Please try again in a moment.
refusal-internal = Something went wrong on the server.

## Rules of all games

rules-title = Rules: { $game }
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] No section says that.
    [one] One section says that.
   *[other] { $n } sections say that.
}
rules-clauses = Clauses: { $clauses }
rules-none = The rules pages for this game are not written yet.
reference-title = All cards and pieces
reference-source-book = From the rulebook.
reference-source-box = From cards and pictures in the box.
reference-source-ours = Our own design.

## Privacy

privacy = Privacy
privacy-intro = This is what this server keeps about you, why, and for how long.
privacy-what = What is kept
privacy-name = The name you give yourself, and when you were last here.
privacy-account = If you make an account: its login name, and a hash of your password. Nobody can read the password from it.
privacy-games = The games you play: every move and every line of chat, with the time. Everybody at the table sees them, and so does whoever watches.
privacy-notes = Your notes at a table. Only you see them.
privacy-cookie = One cookie, so that the server recognises you, and one that remembers that you have logged in with this browser, so that nobody who guesses passwords can lock you out. They are used for nothing else and shared with no other site.
privacy-how-long = For how long
privacy-guests = Guests who do not come back
privacy-lobbies = Tables that nobody joins
privacy-unfinished = Games that nobody continues
privacy-finished = Finished games
privacy-reports = Reports about people, after they are closed
privacy-admin-log = The log of what admins did
privacy-for-ever = until somebody deletes it
privacy-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
privacy-no-access-log = Requests are not logged.
privacy-access-log = Requests are logged: the kind of request, its outcome and how long it took, without name and address.
privacy-access-log-address = Requests are logged: the kind of request, its outcome, how long it took, and your network address.
privacy-access-log-days = { $days ->
    [one] This log is kept for { $days } day.
   *[other] This log is kept for { $days } days.
 }
privacy-access-log-for-ever = This log is kept until somebody deletes it.
privacy-yours = Your data
privacy-rights = You can have everything that is kept about you as a file, and you can have it deleted. You find both on the page of your account, or ask whoever runs this server. Games that others played with you stay, without your name and your lines of chat.

## The admins’ page

admin = Admin
admin-log-in = Choose a name on the front page and log in on the settings page. Then come back here.
admin-none = There is nothing here.
admin-figures = At a glance
admin-figure-accounts = Accounts
admin-figure-guests = Guests
admin-figure-lobbies = Lobbies
admin-figure-running = Games under way
admin-figure-finished = Games that are over
admin-figure-reports = Open reports
admin-figure-bans = Bans
admin-figure-sockets = Open connections
admin-page-reports = Reports
admin-report-number = Report { $number }
admin-report-line = { $number }: { $by } about { $about } ({ $reason })
admin-at-table = Table { $table }
admin-ban-about = Ban { $name } …
admin-settle = Close report { $number }
admin-page-bans = Bans
admin-ban-kind = What
admin-kind-person = Person
admin-kind-address = Address or network
admin-kind-name = Name
admin-ban-value = Id, login or name; address or network
admin-ban-reason = Reason (the banned person reads it)
admin-ban-days = For how many days (empty: for good)
admin-ban-do = Ban
admin-for-good = for good
admin-until = until { $until }
admin-lift = Lift
admin-lift-of = Lift the ban on { $value }
admin-page-tables = Unfinished tables
admin-table-line = { $number }: { $game }, { $status }, { $taken } of { $seats } seats taken, { $here } here now, host { $host }
admin-last = last move { $last }
admin-close = Close …
admin-close-of = Close table { $table } …
admin-close-number = Number of the table
admin-close-reason = Reason (it is kept in the log)
admin-close-do = Close table
admin-page-delete = Delete a person
admin-delete-help = The person leaves every table. Name, account, notes, lines of chat and reports of that person are deleted; the games of others stay. This cannot be undone.
admin-delete-person = Id or login
admin-delete-name = The person's name, to be sure
admin-delete-do = Delete for good
admin-delete-about = Delete { $name } …
admin-page-log = What admins did

## The analysis of a finished game

analysis-mine = Analyse my game
analysis-short = Analysis
analysis-title = Analysis: { $game }
analysis-seat = The seat of
analysis-begin = Start
analysis-about = Every decision of this seat is given to the strongest bot, with what the seat knew at that moment and nothing else. Where the bot would have done something else, both choices are played out many times. This goes on in the background, with three minutes of processor time at most; what is not looked at by then is named. You can go away and come back.
analysis-waiting = { $ahead ->
    [0] It begins in a moment.
    [one] One other analysis comes first.
   *[other] { $ahead } other analyses come first.
}
analysis-running = { $share } done
analysis-cancel = Stop
analysis-failed = The analysis failed. You can start it again.
analysis-worst = What cost the most
analysis-no-loss = In none of the { $n } decisions was the loss larger than the noise.
analysis-loss = { $loss } points lost (± { $error })
analysis-you-chose = You chose: { $choice }
analysis-bot-chose = The bot would choose: { $choice }
analysis-chances = Wins with your choice: { $mine }. With the bot’s choice: { $best }.
analysis-see = See it in the replay
analysis-where = Round { $round }, move { $move }
analysis-where-roundless = Move { $move }
analysis-plot = The chance to win, decision by decision
analysis-plot-words = From { $first } at the first decision to { $last } at the last, with { $n ->
    [0] no loss
    [one] one loss
   *[other] { $n } losses
} marked.
analysis-plot-note = A dot is a decision, the line through it one standard error up and down. Where a choice cost something, a line leads up to the chance of the bot’s choice.
analysis-all = All decisions
analysis-verdict-same = The bot does the same
analysis-verdict-alike = No clear difference. The bot: { $choice }
analysis-verdict-loss = { $loss } points lost. The bot: { $choice }
analysis-verdict-unseen = Not looked at: time was up
analysis-shares = Luck, the others and you
analysis-shares-words = The chance began at { $first }, and the game was { $won ->
    [yes] won
   *[no] lost
}. On the way it moved by { $mine } points (± { $mineError }) by your choices, by { $others } (± { $othersError }) by those of the others, and by { $luck } (± { $luckError }) by luck.
analysis-shares-note = How this is found: the true position at the beginning of each round is played on by bots, once as it is, once with what you really did in that round, once with what the others really did. What is left is luck: dice, cards, and what nobody could know. It is the only part that looks at what was hidden from you.
analysis-shares-none = Time was up before this was worked out.
analysis-round = Round
analysis-chance = Chance
analysis-by-you = You
analysis-by-others = The others
analysis-by-luck = Luck
analysis-thoughts = What you could believe
analysis-thoughts-note = By what you could see then, as the bot reckons; in the last column, or marked, what was so.
analysis-when = When
analysis-likeliest = Most likely
analysis-true = True
analysis-true-odds = Chance
analysis-was-so = { $name } (this was true)
analysis-lies = Lies, and who believed them
analysis-lies-none = Nobody made a false claim on purpose.
analysis-lie = { $who }, round { $round }: { $what }
analysis-lie-believed = Believed: { $names }
analysis-lie-doubted = Doubted: { $names }
analysis-lie-unknown = Unknown: { $names }
analysis-lies-note = A lie is a claim that was not so, and whose speaker knew that: what somebody says of themselves, and whom a cultist accuses or defends. Somebody has doubted it who said so of this very claim, or voted for the liar in the next vote. Somebody has believed it who supported this very claim, voted for the one whom it accuses, or, if it accuses nobody, voted for somebody else than the liar. Of all others it cannot be told.
analysis-limits = What this cannot know
analysis-limit-bots = All chances are estimates of bots, not the truth. The bot asked is the { $level }; the rest of each game is played by { $player } bots, { $n } times in all. People play differently.
analysis-limit-view = What was hidden from you is not used to judge your decisions: other players’ cards and roles, the order of decks, and everything that came later.
analysis-limit-noise = A difference of less than { $errors } standard errors is not called a loss. Small losses are not seen.
analysis-limit-best = The bot’s choice need not be the best. Where it does the same as you, nothing is said, even if both are wrong.
analysis-limit-talk = Nobody talks in the games that are played out: what words could have changed is not counted.
analysis-not-whole = Time was up before everything was looked at. What is missing is named.

as-side = Side
as-role = Role
as-investigator = Investigator

my-games = My games
my-games-link = All my games, results and statistics
my-games-link-turn = { $n ->
    [one] My games: your turn at 1 table
   *[other] My games: your turn at { $n } tables
}
my-games-nobody = You have not played here yet. Your games will be listed on this page.
my-games-home = Choose a game
my-games-guest = You are a guest: this list belongs to this browser.
my-games-account = This list belongs to your account, in every browser where you log in.
my-games-get-account = With an account you have it everywhere.
my-games-turn = Your turn
my-games-turn-none = No table is waiting for you.
my-games-running = Others’ turn
my-games-play = play now
my-games-since = waiting for you since { $when }
my-games-results = Results
my-games-results-none = No finished game yet.
my-games-won = Won
my-games-lost = Lost
my-games-draw = Draw
my-games-unknown = Unknown
my-games-as = as { $as }
my-games-seats = { $n ->
    [one] 1 player
   *[other] { $n } players
}
my-games-replay = Replay
my-games-replay-of = Replay of this game of { $game }
my-games-analysis = Analysis
my-games-analysis-of = Analysis of this game of { $game }
my-games-look = Look at it
my-games-more = Earlier games
my-games-statistics = Statistics
my-games-counted = The last { $n } games are counted.
my-games-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $won } won, { $lost } lost{ $draws ->
    [0] {""}
    [one] , 1 draw
   *[other] , { $draws } draws
}. { $share } won.
my-games-form = The last { $n } games: { $won } won, { $share }. The table below has every one of them.
my-games-form-caption = { $n ->
    [one] Your last game.
   *[other] Your last { $n } games, the oldest on the left. The line is the share won so far, from 0 to 100 %.
} Up is won, down is lost.
my-games-form-table = The same as a table
my-games-column-game = Game
my-games-column-games = Games
my-games-column-won = Won
my-games-column-share = Share won
my-games-column-outcome = Result
my-games-column-so-far = Won so far

push = Tell me when it is my turn
push-is-off = This browser can tell you, also when no page of Miskatonic is open.
push-is-on = This browser tells you when it is your turn and you are not at the table.
push-forbidden = You have told this browser that it must not show messages from here. You can change that in its settings for this site.
push-start = Tell me
push-stop = Do not tell me any more
push-what = The message names the game and nothing else of it. It is encrypted for this browser, and goes through the push service of its maker.
push-failed = This browser cannot be reached by messages just now.
privacy-results = How your games ended, and what you were in them: your own list of games is made of it. Whose turn it is, while you are away from a table.
privacy-push = If you ask to be told of your turns: the address where your browser can be reached and its keys, until you switch it off, log out there, or the browser is not reached any more. The message (which game, which table) goes through the push service of the browser’s maker, encrypted; the service sees when, not what.
privacy-offline = Your own browser keeps the files of these pages and the lessons, so that they work without a connection. Nothing about your games is among them.
offline = There is no connection to the server. The lessons work without one:
