### The table in the browser: screens, buttons, and the shell around every game.

## Everywhere

title = { $page } · Miskatonic
title-your-turn = ▶ Your turn · { $game }
skip = Skip to content
nav = Pages
home = Front page
close = Close
cancel = Cancel
loading = Loading …
word-none = none
rules = Rules
goal = Goal
rules-link = Rule
settings = Settings
footer-games = These games belong to their designers and publishers. Buy them: they are better around a real table. The code, words and drawings here are our own.

## The front page

home-what = No sign-up. Play solo against bots or send a link to friends. Full rules, fair shuffles, open source.
home-games = Three games
home-play = Play now
home-play-game = Play { $game } now against bots
home-friends = With friends
home-friends-game = Play { $game } with friends
home-not-yet = Not available on this server.
home-mine = My tables
home-mine-none = You haven’t joined a table yet.
home-open = Open tables
home-open-none = No open tables right now.
home-join = Got an invite?
home-join-label = Paste the link or code
home-join-go = Open
home-import = Open a saved game
table-line = { $host } · { $taken } of { $seats } seats taken
table-days = { $n ->
    [one] Correspondence · 1 day per move
   *[other] Correspondence · { $n } days per move
}
status-lobby = waiting
status-playing = in progress
status-paused = paused
status-over = finished
status-aborted = cancelled

## Tables that cannot be played on

closed-other-rules = different rules version
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
closed-export-help = This file reveals all hidden cards. Downloading it cancels an unfinished game.
closed-leave = Leave table
closed-leave-help = The table disappears from your list.

## Names and accounts

name-label = Your name
name-help = No password, no e-mail. You can change it at any time.
name-kept = Saved.
name-choose = Choose a name
name-change = Change your name
account = Account
account-help = Optional. With an account you can find your games on other devices.
account-login = Login name
account-password = Password (at least ten characters)
account-make = Create account
account-log-in = Log in
account-log-out = Log out
account-have = You’re logged in as { $login }.
account-yours = Your account
account-more = Password, recovery codes, sessions, your data
password-title = Change your password
password-help = This logs out all your other devices.
password-old = Current password
password-new = New password (at least ten characters)
password-change = Change password
password-changed = Password changed.
codes = Recovery codes
codes-help = If you forget your password, a recovery code lets you set a new one. Each code works once. Keep them somewhere safe.
codes-left = { $n ->
    [0] You have no recovery codes.
    [one] You have one code left.
   *[other] You have { $n } codes left.
}
codes-make = Create new codes
codes-once = Save these codes now – you won’t see them again. Older codes no longer work.
codes-copy = Copy all
codes-print = Print
recover = Forgot your password?
recover-help = Use one of your recovery codes to set a new password.
recover-code = Recovery code
recover-do = Set password and log in
sessions = Where you are logged in
sessions-help = Don’t recognise one? End it and change your password.
session-current = This browser, since { $since }
session-since = Another browser, since { $since }
session-seen = last used { $seen }
session-end = End
session-end-since = End the session since { $since }
sessions-end-all = Log out everywhere
blocked-people = Muted and blocked people
blocked-people-none = You haven’t muted or blocked anyone.
blocked-people-mute = muted
blocked-people-block = blocked from your tables
blocked-people-remove = Remove from list
blocked-people-remove-name = Remove { $name } from the list
my-data = Your data
my-data-help = A file with everything this server stores about you: name, tables, notes, messages, sessions.
my-data-download = Download
delete-account = Delete your account
delete-guest = Delete my data
delete-help = This can’t be undone. You leave all tables. Your name, notes and messages are deleted. Games you played with others stay, without your name.
delete-name = Type your name to confirm: { $name }
delete-do = Delete permanently

## Other pages

nowhere-title = Page not found
nowhere-text = The link may be wrong, or the page no longer exists.
gone-title = Table not found
gone-text = The link is wrong, or the table was deleted after its game ended. Ask for a new link or start your own game.
away-title = You can’t join this table
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
settings-sound-help = Quiet sounds: a chime on your turn, cards on wood, a bell at the end of a round.
settings-ambience = Play background sounds
settings-ambience-help = Very quiet, and only at the table.
settings-questions = Questions
settings-answer-alone = Choose for me when there is only one option
settings-answer-alone-help = Only in games without secrets between players. After an undo you are asked again.
settings-taps = On a touch screen, tap twice to choose
settings-taps-help = The first tap shows what happens, the second confirms.
settings-name = Your name
settings-keep = Save
settings-keys = Keyboard shortcuts
keys-options = choose an option by its number
keys-continue = continue after a round
keys-chat = open the chat
keys-log = open the log
keys-explain = explain the things on the table one by one
keys-rules = open the rules

## Before the game

lobby-title = { $game } – waiting room
lobby-you-host = You’re the host. Change the settings and start when everyone’s here.
lobby-host = { $name } is the host and chooses the settings.
lobby-seats = Seats
lobby-seat-count = Number of seats
lobby-seat-empty = free
lobby-seat-bot = bot: { $level }
lobby-seat-ready = ready
lobby-seat-not-ready = not ready
lobby-sit = Sit here
lobby-stand = Stand up
lobby-add-bot = Add bot
lobby-remove-bot = Remove bot
lobby-kick = Remove player
lobby-make-host = Make host
lobby-bot-level = Bot difficulty
lobby-fill = Fill empty seats with bots
option-odds = { $won ->
    [0] Very hard: bots ({ $level }) won fewer than 1 in 10 games.
   *[other] Bots ({ $level }) won about { $won } in { $of } games.
}
option-odds-team = { $won ->
    [0] { $team }: very hard, bots ({ $level }) won fewer than 1 in 10 games.
   *[other] { $team }: bots ({ $level }) won about { $won } in { $of } games.
}
lobby-ready = I’m ready
lobby-start = Start game
lobby-empty-seats = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
lobby-unready = { $n ->
    [one] One player isn’t ready yet.
   *[other] { $n } players aren’t ready yet.
}
lobby-all-ready = Everyone is ready.
lobby-options = Game options
lobby-presets = Presets
preset-first = First game
preset-usual = Standard game
preset-everything = All variants
lobby-all-options = All options
lobby-adjusted = Also changed to fit: { $options }
lobby-invite = Invite friends
lobby-other-name = The name { $name } is taken here, so you are { $here } at this table. You can change your name at the top of the page.
lobby-options-host = Only the host can change this.
lobby-outlook = Difficulty: bots ({ $level }) won { $share } of { $games } games like this, { $seats ->
    [0] with any number of players
    [one] with 1 player
   *[other] with { $seats } players
}.
lobby-settings = Table settings
link-label = Link to this table
link-copy = Copy
link-copied = Copied
link-share = Share …
link-scan = QR code of the link
link-help = Anyone with this link can join.
setting-visibility = Who can find this table
setting-visibility-link = only people with the link
setting-visibility-public = everyone, on the front page
setting-visibility-help = The link cannot be guessed.
setting-spectators = Spectators
setting-spectators-off = none
setting-spectators-live = may watch live
setting-spectators-delayed = may watch with a delay
setting-spectators-open = see all cards, with a delay
setting-spectators-help = Spectators see what everyone can see, and have their own chat. With all cards they also see hidden ones, but only after the round is over. Everyone at the table sees this setting.
setting-pace = Bot speed
setting-pace-fast = fast
setting-pace-natural = natural
setting-pace-slow = slow
setting-pace-help = How long bots seem to think. It never depends on their cards.
setting-clock = Time per move
setting-clock-none = no limit
setting-clock-seconds = { $n } seconds
setting-clock-help = When time runs out, a simple default move is made.
setting-days = Correspondence
setting-days-none = no, play in one session
setting-days-some = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
setting-days-help = Players move whenever they have time; the clock keeps running while they are away. When it runs out, a default move is made and a bot takes over until the player returns.
setting-grace = If someone disconnects, a bot takes over after (seconds)
setting-grace-help = The bot plays until they are back.
setting-chat = Chat
setting-chat-help = Lets players write to each other.
setting-coach = Coach
setting-coach-help = Lets players ask the coach, which shows what their seat could know.
setting-undo = Undo
setting-undo-help = A move can be undone if it revealed nothing. If others have moved since, they must agree.
spectators-off = No spectators.
spectators-live = Spectators see what everyone can see, live.
spectators-delayed = Spectators see what everyone can see, after the round is over.
spectators-open = Spectators see all cards, after the round is over.
live = Games to watch
live-none = No games to watch right now.
live-watch = Watch
live-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
live-watching = { $n ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $n } spectators
}

## At every table

table = Table
intro-title = How to play { $game }
intro-got-it = Got it
table-offline = Connection lost. Reconnecting …
table-watching = watching
table-menu = Table
table-last-round = Last round
table-round = Round { $n }
table-too-early = The game is about to start. Spectators see it a little later.
side = Side panel
side-new = new
menu = Menu
menu-undo = Undo my last move
menu-undo-help = Immediately if nothing was revealed and no one has moved since; otherwise the others are asked.
menu-pause = Pause
menu-resume = Continue
menu-consent-help = The other players are asked.
menu-pause-alone = The bots wait until you continue.
menu-concede = Concede
menu-concede-help = You give up. If everyone accepts, the game ends without a result.
menu-concede-sure = { $alone ->
    [yes] Give up? The game ends immediately, without a result. This can’t be undone.
   *[no] Give up? The other players are asked. If everyone accepts, the game ends without a result.
}
menu-concede-yes = Yes, concede
menu-abort = Cancel game
menu-abort-help = Ends the game for everyone, without a winner, if all agree.
menu-abort-sure = { $alone ->
    [yes] Cancel the game? It ends immediately, without a winner. This can’t be undone.
   *[no] Cancel the game? The other players are asked. If everyone agrees, it ends without a winner.
}
menu-abort-yes = Yes, cancel game
notice-undone = { $n ->
    [one] { $who } undid a move.
   *[other] { $who } undid { $n } moves.
}
notice-undone-other = { $n ->
    [one] A move was undone.
   *[other] { $n } moves were undone.
}
notice-declined = { $what ->
    [pause] The pause was declined.
    [resume] The request to continue was declined.
    [abort] The request to cancel the game was declined.
    [concede] The request to concede was declined.
   *[undo] The undo was declined.
}
notice-paused = The game is paused.
notice-resumed = The game continues.
menu-replay = Review the game
menu-replay-help = The game so far, as you saw it.
menu-leave = Leave table
menu-leave-help = Just stepping away? Close the page instead.
menu-leave-sure = A bot will take your seat. You can’t rejoin. Leave?
menu-leave-yes = Leave
log = Log
log-empty = Nothing has happened yet.
claims = Claims
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = No messages yet.
chat-empty-spectators = Spectators have their own chat here.
chat-off = Chat is turned off at this table.
chat-unread = unread
chat-muted = { $n ->
    [one] 1 message hidden from someone you muted.
   *[other] { $n } messages hidden from people you muted.
}
notes = Notes
notes-help = Only you can read this.
notes-kept = Saved.
coach = Coach
coach-help = The coach tells you what you could work out from what you see. No one else can tell that you asked.
coach-ask = Ask the coach
coach-silent = No advice for this one.
people = People
people-bot = bot
people-agent = external bot
people-here = here
people-left = left – a bot is playing
people-host = host
people-muted = muted
person-actions = Options for { $name }
person-mute-title = Chat
person-mute-help = Hides this person’s messages, here and at other tables. They aren’t told.
person-mute = Mute
person-unmute = Unmute
person-away-title = At your tables
person-away-help = A removed player can’t come back to this table. A blocked player can’t join or watch any of your tables. In a running game, a bot takes over.
person-remove = Remove from this table
person-remove-sure = Remove { $name } from this table?
person-block = Block
person-unblock = Unblock
person-block-sure = Remove { $name } and block them from all your tables?
person-report-title = Report
person-report-help = The admins of this server read it, along with the latest chat messages. The reported person isn’t told.
person-report-reason = What is this about?
person-report-text = What happened? (optional)
person-report = Send report
person-reported = Thank you. Your report was sent to the admins.
report-chat = Insults or threats in the chat
report-name = An offensive name
report-cheating = Cheating
report-leaving = Spoiling games on purpose
report-other = Something else
people-spectators = { $n ->
    [0] No spectators.
    [one] 1 spectator.
   *[other] { $n } spectators.
}
seat-away = away
seat-by-bot = away – a bot is playing
clock-left = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
clock-left-long = { $time } left
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
consent-asks = { $what ->
    [pause] { $who } wants to pause.
    [resume] { $who } wants to continue.
    [abort] { $who } wants to cancel the game.
    [concede] { $who } wants to concede.
   *[undo] { $who } wants to undo a move.
}
consent-agree = Agree
consent-decline = Decline
consent-waiting = Waiting for the other players.
dock = Your decision
dock-your-turn = Your turn
dock-options = Your options
dock-watch = Watch …
dock-waiting = Waiting for { $who }.
dock-nobody = Waiting for the game …
dock-answered = Move sent.
dock-paused = The game is paused.
dock-aborted = The game was cancelled.
dock-conceded = { $who } conceded. The game ended without a result.
dock-over = The game is over.
dock-show-end = Show result
dock-read-on = Round over. See the results.
dock-read-on-your-turn = Round over. You’re next.
dock-continue = Continue
dock-again = Tap again to confirm
dock-hurry = Skip to my turn
dock-hurrying = Skipping to your turn … Tap to stop
dock-catch-up = Catch up
moment-skip = Continue
dock-undo = Undo
over-rematch = Rematch
over-to-rematch = Go to the rematch
over-replay = Replay
over-export = Save game as a file
over-home = Front page
over-see-table = Show table
share = Share a picture
share-send = Share
share-save = Save picture
share-copy = Copy text
share-failed = This doesn’t work in your browser.
share-signature = Played on Miskatonic
shuffle-proof = Check that the shuffle was fair
shuffle-proof-help = Before the first card was dealt, the hash of the secret seed was published. Now the seed is public too: it must give the same hash, and with the game file anyone can deal every card again and compare.
shuffle-proof-before = Published before the game
shuffle-proof-after = The seed, published now
shuffle-proof-check = Check the hash
shuffle-proof-valid = The shuffle was fair: this seed gives exactly the published hash.
shuffle-proof-invalid = The shuffle can’t be confirmed: this seed gives a different hash.
generic-note = This game has no board yet. Everything you may know is listed here; your options are below.

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-eyes = View as
replay-eyes-all = everyone (all cards open)
replay-eyes-public = a spectator
replay-to-table = Back to the table
replay-controls = Replay
replay-first = Start
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
shared-replay-start = Watch together
shared-replay-start-help = You lead. Anyone who opens the link sees what you see.
shared-replay-lead = You’re leading. Send the link to those who want to follow.
shared-replay-link = Copy link
shared-replay-stop = Stop leading
shared-replay-follow = You’re following { $who }.
shared-replay-free = Look around on your own
shared-replay-back = Back to { $who }
shared-replay-free-now = { $who } is showing this game. You’re looking around on your own.
shared-replay-shows = { $who } is showing this game.
shared-replay-watch = Watch with { $who }
shared-replay-no-leader = No one is leading right now. You’ll follow as soon as someone does.

## Refusals

refusal-bad-message = The server didn’t understand that.
refusal-too-big = That’s too much at once.
refusal-too-fast = Too fast. Wait a moment.
refusal-too-many = You’ve reached the limit for this.
refusal-who-are-you = Enter a name first.
refusal-wrong-password = Wrong login name or password.
refusal-banned = You’re banned from this server.
refusal-banned-person = You’re banned from this server permanently. Reason: { $word }
refusal-banned-person-until = You’re banned from this server until { DATETIME($until, dateStyle: "long", timeStyle: "short") }. Reason: { $word }
refusal-banned-address = Your network address is banned from this server permanently. Reason: { $word }
refusal-banned-address-until = Your network address is banned from this server until { DATETIME($until, dateStyle: "long", timeStyle: "short") }. Reason: { $word }
refusal-banned-name = This name is banned here. Reason: { $word }
refusal-banned-name-until = This name is banned here until { DATETIME($until, dateStyle: "long", timeStyle: "short") }. Reason: { $word }
refusal-not-an-admin = Only admins can do that.
refusal-bad-act = That can’t be done.
refusal-name-taken = This login name is taken.
refusal-already-an-account = You already have an account.
refusal-account-guarded = Someone is trying many passwords for this account. Use a browser you’ve logged in with before, or a recovery code.
refusal-wrong-code = Wrong login name or code, or the code was already used.
refusal-session-ended = You’ve been logged out. Log in again.
refusal-no-account = You don’t have an account.
refusal-bad-name = This name can’t be used. Choose another.
refusal-name-reserved = This name is reserved. Choose another.
refusal-not-your-name = That isn’t exactly your name.
refusal-no-such-person = This person is no longer here.
refusal-blocked = The host has blocked you.
refusal-no-such-table = This table doesn’t exist.
refusal-no-such-game = This game doesn’t exist.
refusal-other-rules = This table uses a different version of the rules. You can look at it, download its record and leave it.
refusal-game-removed = This table’s game is no longer available. You can look at the table, download its record and leave it.
refusal-unreadable = This table’s data is damaged. You can look at what is left, download its record and leave it.
refusal-table-earlier-rules = This table was played with an earlier version of the rules ({ $rules }; now { $now }). You can look at it, download its record and leave it.
refusal-table-later-rules = This table was played with a later version of the rules ({ $rules }; now { $now }). You can look at it, download its record and leave it.
refusal-record-earlier-rules = This record was made with an earlier version of the rules ({ $rules }; now { $now }) and can’t be replayed here.
refusal-record-later-rules = This record was made with a later version of the rules ({ $rules }; now { $now }) and can’t be replayed here.
refusal-record-game-removed = This record’s game isn’t available here.
refusal-no-such-level = This bot doesn’t exist.
refusal-no-such-move = This move doesn’t exist in the game.
refusal-no-such-seat = This seat doesn’t exist.
refusal-not-a-player = You don’t have a seat at this table.
refusal-not-the-host = Only the host can do that.
refusal-kicked = The host removed you from this table.
refusal-seat-taken = This seat is taken.
refusal-seat-empty = This seat is empty.
refusal-table-full = This table is full.
refusal-not-in-the-lobby = The game has already started.
refusal-not-begun = The game hasn’t started yet.
refusal-not-over = The game isn’t over yet.
refusal-paused = The game is paused.
refusal-not-ready = Not all players are here and ready.
refusal-bad-options = These options don’t fit together.
refusal-bad-file = This file isn’t a finished game, or it is damaged.
refusal-no-spectators = This table allows no spectators.
refusal-no-chat = Chat is turned off at this table.
refusal-no-coach = The coach is turned off at this table.
refusal-held-back = Your message was blocked by the table-talk rule.
refusal-no-claim = You can’t claim that now.
refusal-stale-decision = That question was already answered.
refusal-too-early = Wait a moment: everyone gets the same time here.
refusal-illegal-choice = That isn’t possible now.
refusal-no-undo = This move can’t be undone.
refusal-somebody-leads = Someone else is already leading.
refusal-no-proposal = This proposal is no longer open.
refusal-proposal-open = Another proposal is still open.
refusal-foreign-origin = This page isn’t allowed to connect to the server.
refusal-not-found = Not found.
refusal-try-again = The server isn’t responding. Try again in a moment.
refusal-internal = Something went wrong on the server.

## Rules of all games

rules-title = Rules: { $game }
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] No results
    [one] 1 result
   *[other] { $n } results
}
rules-clauses = Clauses: { $clauses }
rules-none = There are no rules pages for this game yet.
reference-title = All cards and pieces
reference-source-book = From the rulebook.
reference-source-box = From the cards and pictures in the box.
reference-source-ours = Our own design.

## Privacy

privacy = Privacy
privacy-intro = What this server stores about you, why, and for how long.
privacy-what = What is stored
privacy-name = The name you choose, and when you were last here.
privacy-account = If you create an account: its login name, and a hash of your password, from which it can’t be recovered.
privacy-games = The games you play: every move and every chat message, with the time. Everyone at the table sees them, and so do spectators.
privacy-notes = Your notes at a table. Only you see them.
privacy-cookie = Two cookies: one so that the server recognises you, one that remembers that you have logged in with this browser, so that password guessing can’t lock you out. They are used for nothing else and shared with no other site.
privacy-how-long = How long it is kept
privacy-guests = Guests who don’t come back
privacy-lobbies = Tables that no one joins
privacy-unfinished = Games that no one continues
privacy-finished = Finished games
privacy-reports = Reports about people, after they are closed
privacy-admin-log = The log of admin actions
privacy-for-ever = until deleted
privacy-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
privacy-no-access-log = Requests are not logged.
privacy-access-log = Requests are logged: the kind of request, its outcome and how long it took, without name or address.
privacy-access-log-address = Requests are logged: the kind of request, its outcome, how long it took, and your network address.
privacy-access-log-days = { $days ->
    [one] This log is kept for { $days } day.
   *[other] This log is kept for { $days } days.
 }
privacy-access-log-for-ever = This log is kept until it is deleted.
privacy-yours = Your data
privacy-rights = You can download everything stored about you, and you can have it deleted, both on your account page or by asking the admins of this server. Games you played with others stay, without your name and messages.

## The admins’ page

admin = Admin
admin-log-in = Choose a name on the front page and log in on the settings page. Then come back here.
admin-none = Nothing here.
admin-figures = Overview
admin-figure-accounts = Accounts
admin-figure-guests = Guests
admin-figure-lobbies = Lobbies
admin-figure-running = Games in progress
admin-figure-finished = Finished games
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
admin-ban-reason = Reason (shown to the banned person)
admin-ban-days = Number of days (empty: permanently)
admin-ban-do = Ban
admin-for-good = permanently
admin-until = until { $until }
admin-lift = Lift
admin-lift-of = Lift the ban on { $value }
admin-page-tables = Unfinished tables
admin-table-line = { $number }: { $game }, { $status }, { $taken } of { $seats } seats taken, { $here } here now, host { $host }
admin-last = last move { $last }
admin-close = Close …
admin-close-of = Close table { $table } …
admin-close-number = Table number
admin-close-reason = Reason (kept in the log)
admin-close-do = Close table
admin-page-delete = Delete a person
admin-delete-help = The person leaves every table. Their name, account, notes, messages and reports are deleted; other people’s games stay. This can’t be undone.
admin-delete-person = Id or login
admin-delete-name = The person’s name, to confirm
admin-delete-do = Delete permanently
admin-delete-about = Delete { $name } …
admin-page-log = Admin log

## The analysis of a finished game

analysis-mine = Analyse my game
analysis-short = Analysis
analysis-title = Analysis: { $game }
analysis-seat = Seat
analysis-begin = Start
analysis-about = The strongest bot reviews every decision of this seat, knowing only what the seat knew at that moment. Where the bot would have chosen differently, both choices are played out many times. This runs in the background for up to three minutes of processor time. You can leave and come back.
analysis-waiting = { $ahead ->
    [0] Starting …
    [one] One other analysis is ahead of you.
   *[other] { $ahead } other analyses are ahead of you.
}
analysis-running = { $share } done
analysis-cancel = Stop
analysis-failed = The analysis failed. You can start it again.
analysis-worst = Biggest mistakes
analysis-no-loss = None of the { $n } decisions shows a clear loss.
analysis-loss = { $loss } points lost (± { $error })
analysis-you-chose = You chose: { $choice }
analysis-bot-chose = The bot would choose: { $choice }
analysis-chances = Win rate with your choice: { $mine }. With the bot’s: { $best }.
analysis-see = Show in replay
analysis-where = Round { $round }, move { $move }
analysis-where-roundless = Move { $move }
analysis-plot = Chance to win, decision by decision
analysis-plot-words = From { $first } at the first decision to { $last } at the last, with { $n ->
    [0] no loss
    [one] one loss
   *[other] { $n } losses
} marked.
analysis-plot-note = Each dot is a decision; the line through it is one standard error up and down. Where a choice cost something, a line leads up to the chance of the bot’s choice.
analysis-all = All decisions
analysis-verdict-same = Same as the bot
analysis-verdict-alike = No clear difference. The bot: { $choice }
analysis-verdict-loss = { $loss } points lost. The bot: { $choice }
analysis-verdict-unseen = Not analysed (ran out of time)
analysis-shares = Luck, the others and you
analysis-shares-words = Your chance to win started at { $first }, and the game was { $won ->
    [yes] won
   *[no] lost
}. Your choices changed it by { $mine } points (± { $mineError }), the others’ choices by { $others } (± { $othersError }), and luck by { $luck } (± { $luckError }).
analysis-shares-note = How this is computed: bots play on from the true position at the start of each round: once as it is, once with what you really did in that round, once with what the others really did. The rest is luck: dice, cards, and what no one could know. Only this part uses what was hidden from you.
analysis-shares-none = Not computed (ran out of time).
analysis-round = Round
analysis-chance = Chance
analysis-by-you = You
analysis-by-others = The others
analysis-by-luck = Luck
analysis-thoughts = What you could have guessed
analysis-thoughts-note = The bot’s estimate from what you could see then. The truth is in the last column, or marked.
analysis-when = When
analysis-likeliest = Most likely
analysis-true = True
analysis-true-odds = Chance
analysis-was-so = { $name } (this was true)
analysis-lies = Lies, and who believed them
analysis-lies-none = No one knowingly made a false claim.
analysis-lie = { $who }, round { $round }: { $what }
analysis-lie-believed = Believed: { $names }
analysis-lie-doubted = Doubted: { $names }
analysis-lie-unknown = Unknown: { $names }
analysis-lies-note = A lie is a false claim whose speaker knew that it was false: about themselves, or a cultist’s accusation or defence. A player doubted it if they said so, or voted for the liar in the next vote. A player believed it if they supported the claim, voted for the person it accuses, or, if it accuses no one, voted for someone other than the liar. For everyone else it is unknown.
analysis-limits = Limits of this analysis
analysis-limit-bots = All chances are bot estimates, not the truth. The reviewing bot is the { $level }; the rest of each game is played by { $player } bots, { $n } times in total. People play differently.
analysis-limit-view = Your decisions are judged without what was hidden from you: other players’ cards and roles, the order of decks, and everything that came later.
analysis-limit-noise = A difference of less than { $errors } standard errors doesn’t count as a loss. Small losses go unnoticed.
analysis-limit-best = The bot’s choice isn’t always the best. Where it agrees with you, nothing is reported, even if both are wrong.
analysis-limit-talk = No one talks in the games that are played out, so the effect of words isn’t counted.
analysis-not-whole = Time ran out before everything was analysed. What is missing is marked.

as-side = Side
as-role = Role
as-investigator = Investigator

my-games = My games
my-games-link = All my games, results and statistics
my-games-link-turn = { $n ->
    [one] My games: your turn at 1 table
   *[other] My games: your turn at { $n } tables
}
my-games-nobody = No games yet. Play one and it will show up here.
my-games-home = Choose a game
my-games-guest = You’re playing as a guest. Your games are saved in this browser only.
my-games-account = Your games are saved in your account, on every device where you log in.
my-games-get-account = Create an account to see them everywhere.
my-games-turn = Your turn
my-games-turn-none = No table is waiting for you.
my-games-running = Others’ turn
my-games-play = play now
my-games-since = waiting for you since { $when }
my-games-results = Results
my-games-results-none = No finished games yet.
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
my-games-look = View
my-games-more = Earlier games
my-games-statistics = Statistics
my-games-counted = Based on your last { $n } games.
my-games-sum = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $won } won, { $lost } lost{ $draws ->
    [0] {""}
    [one] , 1 draw
   *[other] , { $draws } draws
}. { $share } won.
my-games-form = Last { $n } games: { $won } won, { $share }. The table below lists them all.
my-games-form-caption = { $n ->
    [one] Your last game.
   *[other] Your last { $n } games, oldest on the left. The line is your win rate so far, from 0 to 100 %.
} Up = win, down = loss.
my-games-form-table = Show as a table
my-games-column-game = Game
my-games-column-games = Games
my-games-column-won = Won
my-games-column-share = Share won
my-games-column-outcome = Result
my-games-column-so-far = Won so far

push = Notify me when it’s my turn
push-is-off = This browser can notify you even when Miskatonic isn’t open.
push-is-on = This browser notifies you when it’s your turn and you’re not at the table.
push-forbidden = Notifications are blocked in this browser. You can allow them in its settings for this site.
push-start = Turn on notifications
push-stop = Turn off notifications
push-what = The notification names the game and nothing else. It is encrypted for this browser and sent through the push service of the browser’s maker.
push-failed = Couldn’t turn on notifications. Try again later.
privacy-results = How your games ended and which roles you played, for your own list of games; and whose turn it is while you are away from a table.
privacy-push = If you turn on notifications: the push address of your browser and its keys, until you turn them off, log out there, or the browser can’t be reached any more. The notification (which game, which table) goes through the push service of the browser’s maker, encrypted; the service sees when, not what.
privacy-offline = Your browser keeps the files of this site and the lessons, so that they work offline. They contain nothing about your games.
offline = No connection to the server. The tutorials work offline:
