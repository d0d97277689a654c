### The table in the browser: screens, buttons, the shell around every game, and the rules for players.

## Everywhere

title = { $page } · Miskatonic
title-your-turn = ▶ Your turn · { $game }
skip = Skip to the content
nav = Pages
home = To the front page
close = Close
cancel = Cancel
loading = One moment …
word-none = none
rules = Rules
rules-link = Rule
settings = Settings
footer-games = The three games are the work of their designers and publishers; buy them, they are better with people around a table. Code, words and drawings here are our own.

## The front page

home-what = Sit down with friends, in one room or far apart, and let bots fill the empty chairs. The rules are kept to the letter, every secret stays with those who may know it, and every shuffle can be checked afterwards. A name is all you need.
home-come-in = Come in
home-games = Three games
home-make = Make a table
home-not-yet = Not available on this server.
home-name-first = Give yourself a name above, then make a table.
home-mine = My tables
home-mine-none = You have not sat anywhere yet.
home-open = Open tables
home-open-none = There are no open tables right now.
home-join = Join with a link
home-join-label = A link that somebody sent you
home-join-go = Go there
home-import = Look at a game from a file
table-line = { $host } · { $taken } of { $seats } seats taken
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

name-label = What shall the others call you?
name-help = No password, no address. You can change it at any time.
name-kept = Saved.
gate-title = Somebody keeps a chair for you
gate-text = Tell the others your name, and the door opens.
gate-enter = Enter
account = Account
account-help = Not needed to play. With one you find your games again on another device.
account-login = Login name
account-password = Password, at least ten characters
account-make = Make an account
account-log-in = Log in
account-log-out = Log out
account-have = You are logged in as { $login }.

## Other pages

nowhere-title = There is nothing here
nowhere-text = The corridor ends at a bricked-up door.
away-title = You cannot join this table
settings-language = Language
settings-text = Size of the text
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-motion = Movement
settings-motion-system = Use my system’s setting
settings-motion-full = Let things move
settings-motion-reduced = Keep things still
settings-sounds = Sound
settings-sound = Play sounds
settings-sound-help = Quiet ones: a chime when it is your turn, cards on wood, a bell at the end of a round.
settings-questions = Questions
settings-answer-alone = Answer for me where there is only one answer
settings-answer-alone-help = In games without secrets from one another. After taking back a move you are asked again.
settings-name = Your name
settings-keep = Save
settings-keys = Keys at the table
keys-options = choose an option by its number
keys-continue = go on after a round
keys-chat = talk
keys-log = read what happened
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
level-ac-bot-novice = Heeds what is proven, and nothing else.
level-ac-bot-adept = Weighs who met whom, what was found and what was said, and makes up its mind about everybody.
level-dmd-bot-novice = One look at the table; nothing is thought through.
level-dmd-bot-adept = Tries every plan for its turn to the end before it acts.
level-dmd-bot-master = Like the adept, but as far as everybody’s next turn.
lobby-fill = Fill the free seats with bots
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
lobby-options-host = Only the host can change this.
lobby-outlook = How hard it is: bots ({ $level }) won { $share } of { $games } games like this, with { $seats } seats.
lobby-settings = The table
link-label = Link to this table
link-copy = Copy
link-copied = Copied
link-help = Whoever has this link can come to the table.
room-visibility = Who finds this table
room-visibility-link = only who has the link
room-visibility-public = everybody, on the front page
room-visibility-help = The link cannot be guessed.
room-spectators = Spectators
room-spectators-off = none
room-spectators-live = may watch live
room-spectators-delayed = may watch, some time later
room-spectators-help = Spectators see what is open to everybody, never a secret, and talk among themselves.
room-pace = Pace of the bots
room-pace-fast = fast
room-pace-natural = like people
room-pace-slow = slow
room-pace-help = How long bots seem to think. It never depends on what they hold.
room-clock = Time for a decision
room-clock-none = as long as it takes
room-clock-seconds = { $n } seconds
room-clock-help = When time is up, a plain default is played.
room-grace = Seconds until a bot stands in
room-grace-help = If somebody's connection breaks, a bot plays on after this time, until they return.
room-chat = Chat
room-chat-help = Whether people at this table can write to each other.
room-coach = Coach
room-coach-help = Whether helpers that show what a seat could know are allowed here.
room-undo = Taking back
room-undo-help = A move may be taken back while it has revealed nothing; if others have moved since, they must agree.

## At every table

table = The table
table-offline = Connection lost. Trying again …
table-watching = watching
table-menu = Table
table-last-round = Last round
table-round = Round { $n }
table-too-early = The game is about to begin. What spectators may see comes a little later.
side = Beside the table
menu = Menu
menu-undo = Take back my last move
menu-undo-help = At once if nothing was revealed and nobody has moved since; otherwise the others are asked.
menu-pause = Pause
menu-resume = Go on
menu-consent-help = All others are asked.
menu-abort = Cancel the game
menu-abort-help = Ends it for everybody, without winners, if all agree.
menu-replay = Look back
menu-replay-help = The game so far, with nothing in it that you could not know.
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
notes = Notes
notes-help = Only you can read this.
notes-kept = Saved.
coach = Coach
coach-help = The coach works out what you could work out yourself, from nothing but what you see. That you ask is told to nobody.
coach-ask = Ask the coach
coach-silent = The coach has nothing to say about this.
people = People
people-bot = bot
people-here = here
people-left = has left; a bot plays on
people-host = host
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
consent-asks = { $what ->
    [pause] { $who } would like to pause.
    [resume] { $who } would like to go on.
    [abort] { $who } would like to cancel the game.
   *[undo] { $who } would like to take back a move.
}
consent-agree = Agree
consent-decline = Decline
consent-waiting = Waiting for the others.
dock = What is to be decided
dock-your-turn = Your turn
dock-options = Your options
dock-watch = Watch …
dock-waiting = Waiting for { $who }.
dock-nobody = The table is quiet.
dock-paused = The game is paused. Go on through the menu.
dock-aborted = The game was cancelled.
dock-over = The game is over.
dock-show-end = Show the end
dock-read-on = The round is over. See how everybody fared.
dock-read-on-your-turn = The round is over, and the next one already waits for you.
dock-continue = Continue
dock-undo = Take back
over-rematch = Another game
over-to-rematch = To the next game
over-replay = Replay
over-export = Save the game as a file
over-home = Front page
over-see-table = Look at the table
seal = Was it shuffled honestly?
seal-help = Before the first card was dealt, the hash of the secret seed was fixed for all to see. Now the seed is open: it must give the same hash, and with the file of the game anybody can deal every card again and compare.
seal-before = Published before the game
seal-after = The seed, published now
seal-check = Check the seal
seal-holds = The seal holds: this seed gives exactly the published hash.
seal-broken = The seal does not hold: this seed gives another hash.
generic-note = This game has no drawn table yet. Everything you may know is listed here; what you may do is below.

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-eyes = Through the eyes of
replay-eyes-all = nobody: everything is open
replay-eyes-public = a spectator
replay-to-table = To the table
replay-controls = Replay
replay-first = Beginning
replay-back = Back
replay-play = Play
replay-pause = Stop
replay-on = Next
replay-last = End
replay-move = { $who }: { $choice }

## Refusals

refusal-bad-message = The server did not understand that.
refusal-too-big = That is too much at once.
refusal-too-fast = Too fast. Please wait a moment.
refusal-too-many = You have reached the limit for this.
refusal-who-are-you = Please tell us your name first.
refusal-wrong-password = Name and password do not fit together.
refusal-name-taken = This login name is taken.
refusal-already-an-account = You have an account already.
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
refusal-no-spectators = This table has no spectators.
refusal-no-chat = There is no chat at this table.
refusal-no-coach = This table is played without a coach.
refusal-held-back = That was held back.
refusal-no-claim = That cannot be claimed now.
refusal-stale-decision = That question is already answered.
refusal-too-early = Not so fast: everybody gets a moment here.
refusal-illegal-choice = That is not possible now.
refusal-no-undo = This move cannot be taken back any more.
refusal-no-proposal = There is nothing to agree to any more.
refusal-proposal-open = Something is already being asked of everybody.
refusal-foreign-origin = This page may not talk to the server.
refusal-not-found = There is nothing here.
refusal-try-again = The server does not answer. Please try again in a moment.
refusal-internal = Something went wrong at the server.

## Arkham Ritual at the table

ar-straw = no sanity to lose
ar-sanity-of = { $n } of { $of } sanity
ar-removed = out of the round
ar-memory = You saw:
ar-memory-drew = drawn by you: { $card }
ar-memory-looked = looked at by you: { $card }
ar-fate-survived = survives
ar-fate-fell = fails
ar-sheet-down = { $card }: laid down
ar-sheet-sight = { $card }: in the hands of { $who }
ar-sheet-unseen = { $card }: not in sight
ar-waiting-offer = { $who } looks at a card and decides whom to give it to.
ar-waiting-receive = { $who } weighs an unseen card: keep it, or hand it on?
ar-waiting-orb = { $who } gazes into the orb.
ar-waiting-confess = { $who } may have seen too much.
ar-verdict-title = The end of round { $n }
ar-verdict-price = { $n ->
    [0] Everybody at the table survives.
    [one] One at the table does not survive.
   *[other] { $n } at the table do not survive.
}
ar-verdict-price-doom = { $n ->
    [0] Everybody at the table survives.
    [one] One at the table does not survive; the doom track names the price.
   *[other] { $n } at the table do not survive; the doom track names the price.
}
ar-verdict-survived = the card was harmless
ar-verdict-spared = left alone
ar-verdict-change = { $way ->
    [down] −{ $n } sanity
    [up] +{ $n } sanity
   *[none] unchanged
}
ar-coach-own = What your card may be
ar-coach-colours = sane { $sane }, cursed { $cursed }
ar-coach-end = If the round ended
ar-coach-now = right now
ar-coach-chances = { $survives } to lose nothing; on average { $change } sanity
ar-coach-note = For each option: if the round ended right after it; for handing the card on, if it is kept there. What the others mean by what they do is not in it.
ar-ending-cards = The last cards

## Drawings in the rules

drawing-deck = deck
drawing-yours = yours
drawing-active = active
drawing-follower = follower
drawing-unseen = unseen
drawing-take = keep
drawing-pass = hand on
drawing-same-type = same type
drawing-ar-round = Five cards around a table: four lie open before you, your own is face down, the deck is in the middle.
drawing-ar-turn = A card goes from the deck to the active seat, who alone sees it, and on to a follower, face down.
drawing-ar-passing = Whoever was given the unseen card keeps it and lays down the old one, or hands it on, still unseen.
drawing-ar-survival = A sane Idol survives. Two Candelabra, one sane, one cursed, both fail. The Investigator survives. A cursed Dagger fails.

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
rules-none = The pages for this game are still being written.

## Rules of Arkham Ritual

rules-ar-idea = What it is about
rules-ar-idea-1 = Everybody holds one card so that all the others see it, and nobody sees their own. From what lies on the table, from what the others hold, and from how they behave, you work out whether your card will hurt you.
rules-ar-idea-2 = The game goes over several rounds. A round ends when nobody wants the card that goes round, when the deck is used up, or when a card says so. Then all cards are shown, and whoever holds a bad one loses sanity.
rules-ar-idea-3 = Everybody starts with 7 sanity, in sight of all; nobody can have more than 7 or less than 0. As soon as somebody is down to 0, the game is over: those at 0 have lost, all others have won together.

rules-ar-cards = The cards
rules-ar-cards-1 = 22 cards are in play: 15 artifacts, 4 events, 2 characters and 1 Great Old One. A card is sane (blue, with a ring and a smooth border) or cursed (red, with a triangle and a border of teeth).
rules-ar-cards-2 = There are five types of artifact: Candelabra, Dagger, Idol, Chalice and Tome. Of each type two cards are sane and one is cursed. They do nothing by themselves.
rules-ar-cards-3 = Events and characters are all sane, Great Old Ones all cursed. Always in play are the Elder Sign and two Gates, which count as different cards. The table chooses one of Magical Orb and Shining Trapezohedron, one of Investigator and Wary Student, one of Cultist and Mad Professor, and one Great Old One; the first of each is the usual choice.
rules-ar-cards-4 = In place of a known Great Old One the Mystery Card can be in the deck: it, too, is cursed, and only shows what it is when a Gate opens.

rules-ar-setup = The beginning of a round
rules-ar-setup-1 = All 22 cards are shuffled. Every seat, and every straw figure if there are any, gets one card; the others form the deck.
rules-ar-setup-2 = You see all cards but your own. You may not look at yours until the round is over.
rules-ar-setup-3 = In the first round chance decides who is active, unless the host has chosen somebody. Later it is whoever has the least sanity; among several, the first of them clockwise after the seat that was active last.

rules-ar-turn = A turn
rules-ar-turn-1 = All but the active seat lay a hand on the table: they are the followers.
rules-ar-turn-2 = The active seat draws the top card of the deck and looks at it, alone.
rules-ar-turn-3 = It must give this card, face down, to a follower of its choice. It cannot keep it, and straw figures are no followers.

rules-ar-passing = Keep it or hand it on
rules-ar-passing-1 = Whoever is given the card takes the hand off the table and then decides, without looking at it.
rules-ar-passing-2 = Keep it: lay your old card down, open, and hold the new one so that the others see it. If the card you laid down is an event, it happens now, with your new card already in your hand. The turn is over.
rules-ar-passing-3 = Hand it on: give it, still unseen, to somebody whose hand is on the table. The active seat has no hand there and never gets it back.
rules-ar-passing-4 = If no hand is left on the table, you cannot hand it on. You can only keep it, or refuse it: then it is laid down open, without any effect, and the round is over. What has been laid down stays open to all, artifacts on the sheet by type and colour, the rest beside it.

rules-ar-going-on = The end of a turn
rules-ar-going-on-1 = The round is over if the last one refused the card, or an event ended it, or the deck is empty.
rules-ar-going-on-2 = Otherwise the next active seat is the first one clockwise whose hand is still on the table. If no hand is left, it is simply the next seat clockwise. All hands come off the table, and a new turn begins.

rules-ar-survival = Who survives a round
rules-ar-survival-1 = All cards are shown, and all are judged at the same moment.
rules-ar-survival-2 = A sane card survives. A cursed card does not.
rules-ar-survival-3 = An artifact survives only if nobody else holds one of the same type, whatever its colour: two Candelabra ruin each other, even a sane and a cursed one.

rules-ar-losses = What failing costs
rules-ar-losses-1 = Everybody who does not survive loses as much sanity as there are parties that did not survive. If three fail, each of the three loses 3.
rules-ar-losses-2 = A straw figure that fails is counted, too, though it has nothing to lose.
rules-ar-losses-3 = With the doom track, failing costs the number on which its marker stands instead: 1 in the first round, one more in each that follows, up to 7.

rules-ar-characters = Characters
rules-ar-characters-1 = Characters act when a round is judged; a Great Old One that comes through a Gate sets them aside.
rules-ar-characters-2 = Investigator: if you hold it and survive, you regain 1 sanity.
rules-ar-characters-3 = Wary Student: if you hold it you never survive, but you lose exactly 1, whatever the others lose.
rules-ar-characters-4 = Cultist: while anybody holds it, the colours change places: cursed cards survive and sane ones do not. Equal artifacts still ruin each other. The Cultist itself is sane, so whoever holds it always fails.
rules-ar-characters-5 = Mad Professor: while anybody holds it, everybody without an artifact fails, its holder first of all; for artifacts the usual rule holds.

rules-ar-events = Events
rules-ar-events-1 = An event happens only when somebody lays it down to keep another card. In any other case, when it is refused or still held at the end, it does nothing.
rules-ar-events-2 = Elder Sign: the round is over at once and is judged as usual, with the card that was just kept.
rules-ar-events-3 = Gate: if anybody holds a Great Old One, and be it the card that was just kept, the round is over and that one acts. If nobody does, nothing happens, and everybody has learned something.
rules-ar-events-4 = Magical Orb: look at the top card of the deck, alone, and leave it there or take it out of the round, face down. Only you know what it was.
rules-ar-events-5 = Shining Trapezohedron: look at the top card of the deck, alone, and leave it there. If it is sane you regain 1 sanity, if it is cursed you lose 1; at 0 the game ends at once. With an empty deck neither stone shows anything.

rules-ar-great-old-ones = Great Old Ones
rules-ar-great-old-ones-1 = When a Gate lets a Great Old One in, nobody is judged as usual, and no character acts. What happens instead is this:
rules-ar-great-old-ones-2 = Cthulhu: everybody but its holder loses one less than there are parties at the table.
rules-ar-great-old-ones-3 = Nyarlathotep: of all but its holder, those with the most sanity fail and pay the usual price, counted over them alone. Its holder then gains what they really lost.
rules-ar-great-old-ones-4 = Yog-Sothoth: if one seat alone has the least sanity, everybody but that one and the holder loses everything. If several share the least, the holder drops to 1 and everybody else loses 1.
rules-ar-great-old-ones-5 = Hastur: everybody with an artifact fails and loses the usual price, counted over them alone, and 1 more for every cursed card in anybody's hands, Hastur included.
rules-ar-great-old-ones-6 = Mystery Card: one of the four is drawn by chance, shown, and acts as if the holder had held it all along. A straw figure can hold a Great Old One, too; it just has no sanity that could change.

rules-ar-straw = Straw figures
rules-ar-straw-1 = With three at the table two straw figures join, with four one. Each has a card that everybody sees.
rules-ar-straw-2 = They have no sanity, are never active and are never given a card. But their cards count in everything: for equal artifacts, for characters, and for how many have failed.

rules-ar-end = The end of the game
rules-ar-end-1 = The game is over when somebody is at 0 after a round. Whoever is at 0 loses, all others win together; if all are at 0, nobody wins.
rules-ar-end-2 = As a competition, only those with the most sanity win, and several may share it; nobody at 0 ever wins.

rules-ar-conduct = Talking, and seeing too much
rules-ar-conduct-1 = Talk as much as you like, hint, lie, plead. But while a round lasts nobody may say which card, or which colour, somebody else holds, nor what the card is that goes round.
rules-ar-conduct-2 = At this table a referee holds back chat that names a card or a colour during a round, and tells only the writer. The host can send the referee away.
rules-ar-conduct-3 = At a companion table, in one room, you may see your own card by accident. Then say so: your card is shuffled into the deck, you draw another one unseen, and you lose 1 sanity. You can do so whenever the passing card is not in your hands.

rules-ar-knowledge = What you know
rules-ar-knowledge-1 = The screen shows what you could see at a real table: the cards of all others, what has been laid down, everybody's sanity, the size of the deck, the hands on the table, and what you alone have looked at.
rules-ar-knowledge-2 = Spectators see only what is open to all seats at once, so no held card while a round lasts. When the game is over, everything is open.
