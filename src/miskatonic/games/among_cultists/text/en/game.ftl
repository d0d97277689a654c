### Among Cultists. The rules are in docs/rules/among-cultists.md; the words here are ours.

ac-intro = Ten hours, locked in. Investigators fill rooms with cards, search them for books, and fill the shelf. Cultists among you spoil rooms, and give Dead cards when alone with someone. You may be dead without knowing. Fill the shelf or vote the cultists out, before too many are dead or time is up. Your role is in your secrets.
ac-description =
    Ten hours of night in a locked university. You carry lost books back to their shelf, room by room, and some of those who carry with you want the night to win. Whoever meets another alone hands over a card, face down, and never learns what was handed back: you may have been dead for hours. Watch who walks where, ask what they saw, believe little, and vote before you are too few.
ac-howto =
    Every hour all of you walk through up to three doors, one after the other. Two who meet alone must each hand over a card, face down. Then something happens to the house, and then everyone does one thing: fill a room with a card, check a room for its books, look at someone’s pulse, call a vote. Investigators use only the rooms on their route, and must say so when they find a Dead card; cultists need neither. The investigators win with enough points on the shelf or when the last cultist is out, the cultists with enough dead or when ten hours have passed.

## Teams, colours, cards

ac-team-investigators = Investigators
ac-team-cultists = Cultists

ac-colour-light_blue = light blue
ac-colour-red = red
ac-colour-green = green
ac-colour-orange = orange
ac-colour-pink = pink
ac-colour-dark_blue = dark blue

ac-card-alive = Alive
ac-card-dead = Dead
ac-card-success = Success
ac-card-failure = Failure
ac-card-sabotage = Sabotage
ac-card-route = Route

## Places

ac-place-LB = Cafeteria
ac-place-R = Surveillance Room
ac-place-G = Winter Garden
ac-place-O1 = Alchemists' Workshop
ac-place-O2 = Boiler Vault
ac-place-P1 = Anatomy Theatre
ac-place-P2 = Music Parlour
ac-place-P3 = Masquerade Hall
ac-place-DB1 = Map Vault
ac-place-DB2 = Observatory
ac-place-DB3 = Drowned Archive
ac-place-C = Central Corridor
ac-place-TR = Portrait Gallery
ac-place-TL = Bell Passage
ac-place-BL = Crypt Stair
ac-place-BR = Moonlit Colonnade
ac-place-ER = Servants' Stair
ac-place-lake = Black Tarn

## Rows of the shelf

ac-row-LB = light blue
ac-row-R = red
ac-row-G = green
ac-row-O = orange
ac-row-P = pink
ac-row-DB1 = dark blue, Map Vault
ac-row-DB2 = dark blue, Observatory
ac-row-DB3 = dark blue, Drowned Archive

ac-symbol-cup = cup
ac-symbol-eye = eye
ac-symbol-fern = fern
ac-symbol-flask = flask
ac-symbol-flame = flame
ac-symbol-scalpel = scalpel
ac-symbol-violin = violin
ac-symbol-mask = mask
ac-symbol-compass = compass
ac-symbol-star = star
ac-symbol-wave = wave

## Characters

ac-character-0 = Agnes, who never sleeps
ac-character-1 = Bram, the porter
ac-character-2 = Clementine, lecturer in dead tongues
ac-character-3 = Dorian, the night nurse
ac-character-4 = Edith, keeper of the keys
ac-character-5 = Fitzroy, the organist
ac-character-6 = Greta, who maps the cellars
ac-character-7 = Horace, late of the navy
ac-character-8 = Imogen, the beekeeper
ac-character-9 = Jasper, third-year student

## Roles

ac-role-investigator = Investigator
ac-role-cultist = Cultist
ac-role-seer = Seer
ac-role-radiant = Radiant Apparition
ac-role-infected = Infected
ac-role-super_ghost = Super-Ghost
ac-role-mechanic = Mechanic
ac-role-greenhorn = Greenhorn
ac-role-clumsy = Clumsy
ac-role-softie = Softie
ac-role-firestarter = Firestarter
ac-role-assassin = Assassin

ac-role-investigator-help = Bring the books home or find the cultists; you have nothing but your wits.
ac-role-cultist-help = Murder in secret, spoil the rooms, walk where you please, and lie about all of it.
ac-role-seer-help = You know the cultists from the night, but if they name you at the end, they win after all.
ac-role-radiant-help = Once you are a ghost your marker is shown, and wherever you are there is light and power.
ac-role-infected-help = Once you become a ghost your marker is shown, and until the end of the next round no cards change hands in encounters.
ac-role-super_ghost-help = Once you are a ghost your marker is shown, and you may use every room like the living.
ac-role-mechanic-help = As long as you live you may ignore your route.
ac-role-greenhorn-help = You become a ghost the first time you use the camera or call a vote.
ac-role-clumsy-help = After using the knife for anything, you become a ghost.
ac-role-softie-help = If a check makes you confirm someone's death, you follow them.
ac-role-firestarter-help = You hold two red cards and must have played both by the end of round 5, or you burn.
ac-role-assassin-help = Once, while you live, you may step forward and kill someone at your place, without a vote.

ac-role-one_of = one of: { $roles }
ac-role-count = { $n } × { $role }

## Event markers

ac-marker-lightning = Lightning
ac-marker-secret_doors = Secret Doors
ac-marker-walkie_talkie = Walkie-Talkie Failure
ac-marker-portrait = False Eyes in the Portrait
ac-marker-morale_up = Strengthened Morale
ac-marker-lord = Lord of the Situation
ac-marker-portal = The Portal Opens
ac-marker-panes = Brittle Panes
ac-marker-morale_down = Lost Morale
ac-marker-mirror = Mirror

ac-marker-lightning-help = The power goes off if it was on, and on if it was off. In the dark any number of people who meet hand over cards, and the camera is blind.
ac-marker-secret_doors-help = Until the next event all rooms of a colour are one place.
ac-marker-walkie_talkie-help = Until the next event no one may talk, except about game procedure; votes are held in silence.
ac-marker-portrait-help = The player who holds the knife and lives may look through someone's pulse deck, wherever they are.
ac-marker-morale_up-help = In the next movement phase the living can go through up to 4 doors.
ac-marker-lord-help = The player who holds the knife and lives may draw an event marker, look at it alone, and take it out of the game or put it back.
ac-marker-portal-help = A portal opens in the Winter Garden. Two together can close it in time, and the investigators need 1 point less; otherwise they need 1 more.
ac-marker-panes-help = Two unseen cards are shuffled into the unsafe paths, then one card is drawn from them and takes effect.
ac-marker-morale_down-help = In the next movement phase the living can go through at most 2 doors.
ac-marker-mirror-help = What happened in the round before happens again.

## Options

ac-lobby-note = The plan of the house, the books in its rooms, the shelf and routes 2 to 10 are our own design, made to fit the rulebook. “What is printed, and what is ours” in the rules has the whole list.
ac-options-rulings = Rule interpretations
ac-options-time = Time and pace
ac-options-talk = Talk, history, spectators
ac-options-roles = Level, roles and seats
ac-preset-first = No special roles but the Seer, and no clock.
ac-preset-usual = The recommended roles, unsafe paths, a minute for each decision.
ac-preset-everything = As many special roles as this table allows.
ac-option-level = Level
ac-option-level-help = First game: at most the Seer. Advanced: the recommended roles. Expert: the roles you choose.
ac-option-level-first = first game
ac-option-level-advanced = advanced
ac-option-level-expert = expert
ac-option-roles = Roles
ac-option-roles-help = For the expert level: the special roles. The roles’ points must match the table size.
ac-option-unsafe_paths = Unsafe paths
ac-option-unsafe_paths-help = Cultists climb in at the windows and the fishman comes out of the tarn. By default off in the first game, on otherwise.
ac-option-unsafe_paths-default = depends on the level
ac-option-unsafe_paths-on = on
ac-option-unsafe_paths-off = off
ac-option-automa = Automa
ac-option-automa-help = With 6 players: adds a seventh investigator that no one plays, and a second cultist. With 4 players it always joins.
ac-option-automa_seat = Automa’s seat
ac-option-automa_seat-help = Where it sits: last in the first round, or before a seat of your choice.
ac-option-automa_seat-random = last in the first round
ac-option-start = First knife
ac-option-start-help = The seat that starts with the knife, or a random one.
ac-option-start-random = random
ac-option-seer_guess_after_wrong_claim = Guess after a wrong claim
ac-option-seer_guess_after_wrong_claim-help = A cultist whose claim was wrong may still win by naming the Seer.
ac-option-random_role_hidden = Random role hidden
ac-option-random_role_hidden-help = When one of several roles is drawn, no one learns which.
ac-option-strict_role_counts = Roles by number of parties
ac-option-strict_role_counts-help = The Assassin is used only with 7 or more players.
ac-option-self_vote = Voting for yourself
ac-option-self_vote-help = Lets players vote for themselves.
ac-option-counts_as_dead = Who counts as a dead investigator
ac-option-counts_as_dead-help = What the cultists count to win: every investigator who is a ghost or has a Dead card in the pulse deck, or only those with a Dead card. In the second case, voting someone out never helps the cultists.
ac-option-counts_as_dead-ghosts = every ghost, and every Dead card
ac-option-counts_as_dead-dead_cards = only Dead cards
ac-option-points_against_deaths = Points against deaths
ac-option-points_against_deaths-help = Who wins if the investigators reach their points while enough of them are dead.
ac-option-points_against_deaths-deaths = enough deaths win
ac-option-points_against_deaths-points = the points win
ac-option-camera_needs_route = The camera needs red on the route
ac-option-camera_needs_route-help = An investigator may use the camera only in rounds in which red is on their route. If off, the route doesn’t matter; restarting the power still needs red.
ac-option-portrait_places_card = The Portrait places a card
ac-option-portrait_places_card-help = Looking through the portrait adds a card from the draw pile where the target stands, like every other status check.
ac-option-greenhorn_at_forced_vote = The Greenhorn at a forced vote
ac-option-greenhorn_at_forced_vote-help = The Greenhorn also becomes a ghost if it finds a death and so triggers a vote.
ac-option-decision_seconds = Seconds per decision
ac-option-decision_seconds-help = Time for each decision; 0 means no limit.
ac-option-discussion_seconds = Seconds for a discussion
ac-option-discussion_seconds-help = Time to talk before a vote; 0 means until everyone is ready.
ac-option-guess_seconds = Seconds for the guess
ac-option-guess_seconds-help = Time for the cultists to name the Seer.
ac-option-night_seconds = Seconds for the night
ac-option-night_seconds-help = The minimum length of the night, the same for everyone.
ac-option-claim_seconds = Seconds for the claim
ac-option-claim_seconds-help = With one cultist: how long each round waits at its end for a claim. No one else has to act and no one can shorten it, so it gives nothing away.
ac-option-bot_pace = Bot speed
ac-option-bot_pace-help = How fast bots answer and speak; the same for all of them, whatever their role.
ac-option-bot_pace-fast = fast
ac-option-bot_pace-natural = natural
ac-option-bot_pace-slow = slow
ac-option-free_text = Free text
ac-option-free_text-help = Lets players write freely, in addition to claims.
ac-option-claims_per_phase = Claims per phase
ac-option-claims_per_phase-help = How many claims each player may make per phase.
ac-option-claims_per_vote = Claims per discussion
ac-option-claims_per_vote-help = How many claims each player may make before a vote.
ac-option-silence_blocks_emotes = Silence blocks gestures
ac-option-silence_blocks_emotes-help = While the walkie-talkies are dead, emotes, pings and drawings are blocked too.
ac-option-history = History
ac-option-history-help = How much of the past everyone, bots included, can look up.
ac-option-history-full = everything
ac-option-history-last_round = the last round
ac-option-history-none = nothing
ac-option-grace_seconds = Reconnection time
ac-option-grace_seconds-help = Seconds to wait for a lost connection before a bot takes over.
ac-option-spectators = Spectators
ac-option-spectators-help = Whether others may watch what is public, live or a round later.
ac-option-spectators-off = none
ac-option-spectators-live = live
ac-option-spectators-delayed = one round later

## The night

ac-verse-night-marker =
    The doors are barred, the lamps turned down, the clock has stopped to hear;
    now look at what you are, and let nobody come too near.
ac-verse-night-blind-decks =
    Let every eye be shut and every deck turned round;
    the ones who breathe no longer never make a sound.
ac-verse-night-blind =
    Let every eye be shut, the candles burning low;
    what looks about you now is nobody you know.
ac-verse-night-cultists =
    You servants of the thing asleep beneath the stair,
    look up, and know each other, and count who is not there.
ac-verse-night-fists =
    Lay down the decks, be blind, and every hand a fist;
    a thumb is all that shows among us in the mist.
ac-verse-night-hide-decks =
    Be blind again, and hide whatever hands have shown;
    they know their own by now, and you are on your own.
ac-verse-night-seer =
    And one of you has eyes that no one gave, and sees:
    look long, and lock it up, and throw away the keys.
ac-verse-night-awake =
    All hands go down, all eyes go wide, the clock strikes one;
    it is a long way still from midnight to the sun.

ac-night-role = You are: { $role } ({ $team }).
ac-night-cultists = The cultists: { $names }
ac-night-dead = Dead already: { $names }
ac-night-dead-nobody = No one is dead yet.
ac-night-nothing = You see nothing.

## Phases and the table

ac-phase-set-up = Set-up
ac-phase-night = Night
ac-phase-movement = Movement
ac-phase-event = Event
ac-phase-action = Actions
ac-phase-cleanup = Cleanup
ac-phase-guess = The guess
ac-phase-over = The end

ac-view-round = Round { $n } of 10
ac-view-score = { $score } of { $target } points
ac-view-living = living
ac-view-ghost = ghost
ac-view-knife = knife
ac-view-power-on = The power is on
ac-view-power-off = The power is off
ac-view-vote-active = A vote may be called
ac-view-vote-inactive = No more votes can be called this round
ac-view-portal = The portal is open; it can be closed until the end of round { $round }
ac-view-portal-late = The portal stays open
ac-view-fishman = The fishman is in: { $place }
ac-view-fishman-away = The fishman is in the tarn
ac-view-cultist-marker = A hooded cultist blocks: { $place }
ac-view-silence = No one may talk
ac-view-doors = Secret doors are open
ac-view-morale = { $n } doors in the next movement phase
ac-view-explored = explored
ac-view-completed = completed
ac-view-books = { $n ->
    [0] no books
    [one] 1 book
   *[other] { $n } books
}
ac-view-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
ac-view-deck = Room deck
ac-view-pulse = Pulse deck
ac-view-unsafe = Unsafe paths
ac-view-draw = Draw pile
ac-view-bag = Bag
ac-view-shelf = Shelf
ac-view-hand = Your hand
ac-view-route = Your route
ac-view-route-row = Round { $round }: { $colours }
ac-view-role = Your role
ac-view-memory = Only you know
ac-view-automa = Automa
ac-view-place-doors = Doors to: { $places }
ac-view-here = { $names } at: { $place }

# the terminal's table
ac-view-walked = { $who } walks: { $way }
ac-view-clock = Events so far
ac-view-shelf-row = { $row } { $books } ={ $n }
ac-view-claims = Latest claims
ac-view-mark-blocked = blocked
ac-view-mark-portal = portal
ac-view-mark-fishman = fishman
ac-view-column-place = Place
ac-view-column-books = Books
ac-view-column-cards = Cards
ac-view-column-state = State
ac-view-column-doors = Doors
ac-view-column-who = Who
ac-view-column-encounter = Enc.
ac-view-column-room = Room
ac-view-column-pulse = Pulse

## Questions

ac-prompt-character = Who will you be tonight? It changes nothing but your face.
ac-prompt-night = The night is over. Have you seen your secrets?
ac-prompt-move = Where do you go?
ac-prompt-encounter = You have met someone. Which card do you hand over, face down, and to whom?
ac-prompt-action = What do you do?
ac-prompt-verdict = You have looked through the deck. What do you do with it?
ac-prompt-help = You are asked to close the portal together. Do you help? It takes your action.
ac-prompt-discuss = Talk it over. Are you ready to vote?
ac-prompt-vote = Eyes shut. Who do you point at?
ac-prompt-change-vote = The votes are revealed. You hold the knife: do you change yours?
ac-prompt-portrait = The eyes in the portrait are yours. Whose pulse do you want to look at?
ac-prompt-lord = Do you draw an event marker from the bag?
ac-prompt-lord-marker = You hold an event marker that no one else sees. What do you do with it?
ac-prompt-claim = The round is over. Continue, or step forward and say that enough are dead?
ac-prompt-guess = Your last chance: who is the Seer?

## The questions in the dock: what led to it, what is asked, what follows

ac-cause-character = The night begins.
ac-next-character = When all have chosen, roles and cards are dealt in secret.
ac-cause-night = Roles and cards have been dealt. Your secrets hold all that the night showed you.
ac-next-night = Then round 1 begins. { $who } walks first.
ac-cause-move = Round { $round }: everyone walks. You are here: { $place }.
ac-cause-move-way = You are here now: { $place }.
ac-cause-move-ghost = You are a ghost: you can go anywhere, and you have no encounters.
ac-ask-move = { $n ->
    [one] Where to? 1 door left.
   *[other] Where to? { $n } doors left.
}
ac-ask-move-way = { $n ->
    [0] Stay here?
    [one] Go on, or stay? 1 door left.
   *[other] Go on, or stay? { $n } doors left.
}
ac-ask-move-ghost = Where do you want to be?
ac-next-move = You must end somewhere else. Two who are alone together, or all who meet in the dark, give each other a card.
ac-next-move-way = If you stay, your walk is over. You act later in this round.
ac-cause-encounter = You and { $names } are alone together. Place: { $place }.
ac-cause-encounter-dark = It is dark, and you are together with { $names }. Place: { $place }.
ac-ask-encounter = Which card do you give { $name }?
ac-ask-encounter-dark = Which card do you give, and to whom?
ac-next-encounter = All cards are given at once, face down. No one ever sees the card they got.
ac-cause-action = Round { $round }: your one action. You are here: { $place }.
ac-next-action = Everyone acts once, then the round is over.
ac-cause-verdict = You have looked through the pulse deck of { $name }.
ac-ask-verdict = What do you do with the deck?
ac-next-verdict = If you confirm a death, { $name } is a ghost, and everyone talks and votes. Either way a card of the draw pile is placed where { $name } stands.
ac-cause-help = { $name } wants to close the portal with you.
ac-ask-help = Do you help { $name }? It is your action for this round.
ac-next-help = Closed in time, the portal makes the investigators need 1 point less.
ac-cause-vote-called = { $name } has called a vote.
ac-cause-vote-death = { $name } was found dead.
ac-cause-vote = There is a vote.
ac-next-discuss = When all are ready, or time is up, everyone votes at once, blind.
ac-next-vote = The player with the most votes is voted out, if that is more than anyone else has and more than there are abstentions. Ghosts vote too.
ac-cause-change-vote = The votes are in: { $votes }. You hold the knife.
ac-next-change-vote = Then the count is final.
ac-cause-portrait = False Eyes in the Portrait: you hold the knife.
ac-next-portrait = You alone see the cards. An investigator must report a Dead one.
ac-cause-lord = Lord of the Situation: you hold the knife.
ac-next-lord = You look at the marker alone. Then it leaves the game or goes back; everyone sees which.
ac-cause-lord-marker = You have drawn an event marker. No one else sees it.
ac-cause-claim = Round { $round } is over.
ac-ask-claim = The next round begins in a moment.
ac-next-claim = No one has to do anything. Only the cultist could step forward now and say that { $n } investigators are dead.
ac-cause-guess = The investigators would win. Name the Seer and you win instead.
ac-next-guess = Right: the cultists win after all. Wrong, or no one: they lose.

ac-card-only-you = Only you see this
ac-card-pulse = The pulse deck of { $name }

ac-opt-nobody = no one there
ac-opt-with = with { $names }
ac-opt-alone = alone with { $names }
ac-opt-dark = in the dark with { $names }
ac-opt-route = { $what } · on your route
ac-opt-leads = { $what } · on to { $places }
ac-opt-leads-route = { $what } · on to { $places } (route)
ac-opt-walk = Walk here: { $place }, via { $by }; { $what }. If someone meets you on the way, you choose again.
ac-opt-held = { $n } in your hand
ac-opt-give = face down, to { $name }
ac-opt-pulse = { $n ->
    [0] empty pulse deck
    [one] pulse deck of 1 card
   *[other] pulse deck of { $n } cards
}
ac-opt-met = { $what } · met { $names } this round
ac-opt-room = { $cards } of 3 cards to explore it · { $books ->
    [one] 1 book
   *[other] { $books } books
}, row worth { $points }
ac-opt-room-explored = { $cards ->
    [0] empty deck
    [one] deck of 1 card
   *[other] deck of { $cards } cards
} · { $books ->
    [one] 1 book
   *[other] { $books } books
} left, row worth { $points }
ac-opt-secure = it may be drawn when something comes in
ac-opt-fight = the room can be used again
ac-opt-call_vote = once per round; everyone talks, then votes
ac-opt-restart_power = light again: cards change hands only when exactly two meet
ac-opt-close_portal = 1 point less to win; uses both your actions
ac-opt-put_back = looks the same whatever you saw
ac-opt-confirm = a ghost, then a vote
ac-opt-pass = no action this round
ac-opt-assassinate = once per game; everyone sees who you are
ac-opt-claim = right: you win; wrong: you lose
ac-opt-no_guess = the cultists lose
ac-opt-abstain = counts against voting anyone out
ac-opt-keep = the count stands
ac-opt-help = uses your action
ac-opt-refuse = you keep your action
ac-opt-remove = it never happens
ac-opt-return = it may be drawn later
ac-opt-draw = look at it alone
ac-opt-decline = nothing happens
ac-opt-ready = nothing more to say

ac-again-self = That is your own name.
ac-again-pass = You could still do something in this round.
ac-again-assassinate = Once a game, and everyone will see that you are the Assassin.
ac-again-claim = If too few are dead, you lose at once.
ac-again-no_guess = Without a name the cultists lose.

ac-waiting-character = { $who } is choosing a character.
ac-waiting-night = { $who } is still in the night.
ac-waiting-move = { $who } is walking.
ac-waiting-encounter = { $who } is choosing a card.
ac-waiting-portrait = { $who } is looking through the portrait.
ac-waiting-lord = { $who } may draw a marker from the bag.
ac-waiting-lord-marker = { $who } holds a marker that no one else sees.
ac-waiting-action = { $who } is acting.
ac-waiting-verdict = { $who } has looked through a pulse deck.
ac-waiting-help = { $who } is asked to help at the portal.
ac-waiting-discuss = { $who } is still talking.
ac-waiting-vote = { $who } is still voting.
ac-waiting-change-vote = { $who } has the knife and may change the vote.
ac-waiting-claim = The round is over.
ac-waiting-guess = { $who } is looking for the Seer.

## Answers

ac-choice-go = Go to: { $place }
ac-choice-stop = Stay here
ac-choice-give = Give { $seat } a card: { $card }
ac-choice-check_status = Check the status of { $seat }
ac-choice-put_back = Put the deck back
ac-choice-confirm = Confirm a death
ac-choice-secure = Secure the hallway with: { $card }
ac-choice-fight = Fight the cultist
ac-choice-assassinate = Kill { $seat }
ac-choice-fill = Fill { $place } with: { $card }
ac-choice-check_room = Search the { $place }
ac-choice-call_vote = Call a vote
ac-choice-camera_room = Camera: search the { $place }
ac-choice-camera_status = Camera: check the status of { $seat }
ac-choice-restart_power = Restart the power
ac-choice-close_portal = Close the portal together with { $seat }
ac-choice-pass = Pass
ac-choice-help = Help
ac-choice-refuse = Don’t help
ac-choice-ready = Ready
ac-choice-vote = Point at { $seat }
ac-choice-abstain = Abstain
ac-choice-keep = Don’t change it
ac-choice-look = Look at the pulse of { $seat }
ac-choice-decline = No
ac-choice-draw = Draw a marker
ac-choice-return = Put it back into the bag
ac-choice-remove = Remove it from the game
ac-choice-go_on = Continue
ac-choice-claim = Claim that enough investigators are dead
ac-choice-guess = It is { $seat }
ac-choice-no_guess = Name no one
ac-choice-character = { $character }
ac-choice-any_character = Anyone

ac-action-check_status = Check Status
ac-action-secure = Secure the Hallway
ac-action-fight = Fight a Cultist
ac-action-drive_off = Drive Off the Fishman
ac-action-assassinate = Assassination
ac-action-fill = Fill
ac-action-check_room = Check Room
ac-action-call_vote = Call a Vote
ac-action-camera = Camera
ac-action-restart_power = Restart Power
ac-action-close_portal = Close the Portal
ac-action-pass = Pass

ac-action-check_status-help = Look through the pulse deck of someone living at your place → an unseen card of the draw pile joins the deck there.
ac-action-secure-help = In a hallway: shuffle 1 of your room cards into the unsafe paths → nothing yet, but it may be drawn.
ac-action-fight-help = In a cultist's room → the cultist is gone, and the room can be used again.
ac-action-drive_off-help = Enter the fishman's hallway with the knife → he goes back into the tarn. It happens by itself.
ac-action-assassinate-help = Show that you are the Assassin, once a game → someone at your place is a ghost at once.
ac-action-fill-help = Lay 1 of your room cards face down on the room's deck → with 3 cards the room is explored.
ac-action-check_room-help = In an explored room: draw 1 card of its deck → Success brings a book to the shelf, Sabotage takes one back.
ac-action-call_vote-help = In the Cafeteria, once a round → everyone talks, then votes.
ac-action-camera-help = In the Surveillance Room, with the power on → check any explored room or the status of anyone living.
ac-action-restart_power-help = In the Surveillance Room, with the power off → the power is on again.
ac-action-close_portal-help = In the Winter Garden, together with another → the portal is closed, and the investigators need 1 point less.
ac-action-pass-help = Do nothing.

## What happened

ac-event-character = { $who } is { $character } tonight.
ac-event-set-up = The rooms are made ready, the decks are dealt. { $who } has the knife.
ac-event-dealt = { $who }: { $role }, route { $route }, in hand: { $hand }.
ac-event-dealt-secret = { $who } gets a marker, a route and a hand, unseen.
ac-event-night = { $verse }
ac-event-cultists-seen = You have seen the cultists: { $names }
ac-event-cultists-seen-secret = Someone’s eyes are open.
ac-event-dead-seen = You have seen who is dead already: { $names }
ac-event-dead-seen-secret = The decks have been looked at.
ac-event-automa-route = The route of { $who } lies open: { $route }.
ac-event-round-began = Round { $round }. { $who } has the knife.
ac-event-phase = { $phase ->
    [movement] All set out.
    [action] All have found a place. What now?
   *[cleanup] The round is over.
}
ac-event-moved = { $who } goes from { $from } to { $to }.
ac-event-fishman-fled = { $who } lifts the knife, and the fishman slides back into the tarn.
ac-event-encounter = { $cards ->
    [yes] { $names } meet.
   *[no] { $names } meet, and keep their hands to themselves.
}
ac-event-gave = { $who } gives { $to } a card, face down: { $card }.
ac-event-gave-secret = { $who } gives { $to } a card, face down.
ac-event-event = Drawn from the bag: { $event }.
ac-event-no-event = The bag is empty. Nothing happens.
ac-event-mirrored = In the mirror it happens again: { $event }.
ac-event-power = { $on ->
    [yes] The lamps flicker on again.
   *[no] A crash, and it is dark.
}
ac-event-portal-opened = In the Winter Garden the air tears open. It must be closed by round { $deadline }.
ac-event-portal-lasts = The portal gives you another round, until round { $deadline }.
ac-event-panes-broken = { $cards ->
    [0] Glass breaks, but no card is left to fall.
    [one] Glass breaks; 1 card falls in among the unsafe paths.
   *[other] Glass breaks; { $cards } cards fall in among the unsafe paths.
}
ac-event-declined = { $who } declines.
ac-event-bag-drawn = { $who } draws a marker and sees: { $event }.
ac-event-bag-drawn-secret = { $who } draws a marker and looks at it alone.
ac-event-bag-removed = { $who } takes the marker out of the game.
ac-event-bag-returned = { $who } drops the marker back into the bag.
ac-event-passed = { $who } does nothing.
ac-event-status-checked = { $who } looks through the pulse deck of { $target } ({ $via }): { $alive } Alive, { $dead } Dead.
ac-event-status-checked-secret = { $who } looks through the pulse deck of { $target } ({ $via }).
ac-event-put-back = { $who } puts the deck back, face down.
ac-event-death-confirmed = { $who } reveals a Dead card: { $target } is dead.
ac-event-card-placed = A card of the draw pile is laid here, unseen: { $place }.
ac-event-filled = { $who } fills { $place } with: { $card }.
ac-event-filled-secret = { $who } lays 1 room card face down here: { $place }.
ac-event-secured = { $who } secures { $place } with: { $card }.
ac-event-secured-secret = { $who } secures { $place } with 1 room card, face down.
ac-event-explored = { $unsafe ->
    [yes] Explored: { $room }. Something rattles at the windows.
   *[no] Explored: { $room }.
}
ac-event-unsafe-drawn = Drawn from the unsafe paths: { $card }.
ac-event-cultist-appeared = A hooded cultist climbs in and blocks: { $room }.
ac-event-cultist-fought = { $who } throws the hooded cultist out of { $room }.
ac-event-fishman-came = Wet steps. The fishman blocks: { $place }.
ac-event-room-checked = { $who } draws from { $room }: { $card }.
ac-event-book-shelved = A book of { $room } goes to its row on the shelf: { $row }.
ac-event-book-lost = A book is dragged back to { $room }, out of its row on the shelf: { $row }.
ac-event-room-completed = Completed: { $room }.
ac-event-row-scored = A row of the shelf is full: { $row }. The investigators now have { $score } points.
ac-event-camera-room = { $who } turns the camera to: { $room }.
ac-event-camera-status = { $who } turns the camera on { $target }.
ac-event-power-restarted = { $who } throws the switch, and the power is on.
ac-event-help-refused = { $helper } does not help { $who } at the portal.
ac-event-portal-closed = { $who } and { $helper } close the portal. The investigators now need { $target } points.
ac-event-assassinated = { $who } steps out of the shadow and kills { $target }.
ac-event-vote-called = { $who } calls everyone together for a vote.
ac-event-discussion = Everyone talks at once.
ac-event-votes = The votes: { $votes }
ac-event-vote-for = { $who } → { $target }
ac-event-vote-abstained = { $who } → no one
ac-event-vote-kept = { $who } has the knife, and keeps their vote.
ac-event-vote-changed = { $who } has the knife, and now points at { $target }.
ac-event-vote-changed-abstain = { $who } has the knife, and now points at no one.
ac-event-vote-ended = { $who } has been voted out.
ac-event-vote-ended-nobody = No one has been voted out.
ac-event-ghost = { $cause ->
    [dead-card] { $who } is a ghost.
    [vote] { $who } is led away, and comes back as a ghost.
    [assassin] { $who } falls, and rises as a ghost.
   *[role] { $who } drops dead, and is a ghost.
}
ac-event-revealed = { $who }’s marker is revealed: { $role }.
ac-event-infection = No one touches anyone: no cards change hands until the end of round { $until }.
ac-event-infection-ended = People dare to shake hands again.
ac-event-said = { $who }: { $claim }
ac-event-firestarter-tested = Firestarter: if you still hold a red card, you burn now; otherwise all goes on.
ac-event-portal-stays = The portal can no longer be closed. The investigators now need { $target } points.
ac-event-claimed = { $who } throws back the hood: enough of you are dead!
ac-event-seer-sought = The cultists are known: { $names }. They have one guess who the Seer is.
ac-event-seer-named = { $who } names { $target }.
ac-event-seer-named-nobody = { $who } names no one.
ac-event-seer-guessed = { $right ->
    [yes] The cultists settle on { $who }, and are right.
   *[no] The cultists settle on { $who }, and are wrong.
}
ac-event-seer-guessed-nobody = The cultists name no one.
ac-event-game-over = { $team ->
    [cultists] The night has won. { $reason }
   *[investigators] The morning has come. { $reason }
}

## How it ended

ac-end-points = The shelf is full enough.
ac-end-elimination = The last cultist is out.
ac-end-wrong-claim = The cultist claimed too early.
ac-end-claim = Enough investigators were dead, as the cultist said.
ac-end-murders-before-points = The shelf was full enough, but too many were dead already.
ac-end-murders-before-elimination = The last cultist is out, but too many were dead already.
ac-end-time = Ten hours have passed, and the shelf is not full.
ac-end-seer-named = The cultists have named the Seer.

ac-result-winners = { $n ->
    [0] No one at this table wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
ac-result-role = { $who } was: { $role }
ac-result-death = { $who } died in round { $round }.
ac-result-death-before = { $who } was dead before it began.
ac-result-points = Enough points
ac-result-elimination = Last cultist out
ac-result-wrong-claim = Claimed too early
ac-result-claim = Correct claim
ac-result-murders-before-points = Points reached, but too many already dead
ac-result-murders-before-elimination = Last cultist out, but too many already dead
ac-result-time = Time ran out
ac-result-seer-named = Seer named

## Statistics

ac-score = Victories
ac-measure-voted = Votes cast
ac-measure-vote-hit = Votes that hit a cultist
ac-measure-vote-hit-by-chance = Expected by chance
ac-measure-log-loss = Log loss of beliefs
ac-measure-log-loss-of-uniform = Log loss of uniform beliefs
ac-tally-rounds = Rounds
ac-tally-points = Points
ac-tally-dead-investigators = Dead investigators
ac-tally-ended-by-points = Ended by points
ac-tally-ended-by-elimination = Ended with the last cultist out
ac-tally-ended-by-wrong-claim = Ended by a wrong claim
ac-tally-ended-by-claim = Ended by a correct claim
ac-tally-ended-by-murders-before-points = Points reached, but too many already dead
ac-tally-ended-by-murders-before-elimination = Last cultist out, but too many already dead
ac-tally-ended-by-time = Ended after ten rounds
ac-tally-ended-by-seer-named = Ended by naming the Seer
ac-tally-ghosts-by-dead-card = Ghosts by a Dead card
ac-tally-ghosts-by-vote = Ghosts by a vote
ac-tally-ghosts-by-assassin = Ghosts by the Assassin
ac-tally-ghosts-by-role = Ghosts by their role
ac-tally-encounters = Encounters
ac-tally-checks = Status checks
ac-tally-votes = Votes
ac-tally-rooms-checked = Rooms checked
ac-tally-books-shelved = Books shelved
ac-tally-books-lost = Books lost

## Why something is locked

ac-locked-not_held = You hold no such card.
ac-locked-off_route = Your route does not lead here in this round.
ac-locked-not_the_assassin = Only the Assassin can do this.
ac-locked-not_the_cultist = Only the cultist can do this.
ac-locked-must_confirm = You found a Dead card, and an investigator must say so.
ac-locked-no_dead_card = There is no Dead card in the deck.

## Claims, in words

ac-claim-team = { $team ->
    [cultists] I am a cultist.
   *[investigators] I am an investigator.
}
ac-claim-role = { $is ->
    [yes] I am the { $role }.
   *[no] I am not the { $role }.
}
ac-claim-seen = { $result ->
    [dead] In round { $round }, { $via } showed me that { $target } was dead.
   *[alive] In round { $round }, { $via } showed me that { $target } was alive.
}
ac-claim-seen-counts = I counted { $alive } Alive and { $dead } Dead.
ac-claim-via-place = a check
ac-claim-via-camera = the camera
ac-claim-via-portrait = the portrait
ac-claim-bag = { $done ->
    [removed] In round { $round } I drew { $event } from the bag, and took it out of the game.
   *[returned] In round { $round } I drew { $event } from the bag, and put it back.
}
ac-claim-put = In round { $round } I put a card here: { $place }. It was: { $card }.
ac-claim-gave = In round { $round } I gave { $to } a card. It was: { $card }.
ac-claim-route = In round { $round } my route allows: { $colours }.
ac-claim-plan = In round { $round } I plan to go here: { $place }, and do this: { $action }.
ac-claim-accuse = { $degree ->
    [1] I suspect { $seat }: { $ground }.
    [2] I think { $seat } is a cultist: { $ground }.
   *[3] I am sure { $seat } is a cultist: { $ground }.
}
ac-claim-defend = { $degree ->
    [1] I tend to trust { $seat }: { $ground }.
    [2] I think { $seat } is an investigator: { $ground }.
   *[3] I am sure { $seat } is an investigator: { $ground }.
}
ac-claim-vote = I plan to vote for { $seat }.
ac-claim-vote-abstain = I plan to abstain.
ac-claim-vote-open = I don’t know yet how I’ll vote.
ac-claim-ask = { $to }, a question: { $topic }
ac-claim-ask-round = { $to }, a question about round { $round }: { $topic }
ac-claim-answer = To question { $ref }: { $claim }
ac-claim-answer-quoted = { $who } asked “{ $text }” – { $claim }
ac-claim-answer-none = To question { $ref }: no answer.
ac-claim-answer-none-quoted = { $who } asked “{ $text }” – no answer.
ac-claim-request = { $to }: { $deed }
ac-claim-agree = To request { $ref }: yes.
ac-claim-agree-quoted = { $who } said “{ $text }” – yes.
ac-claim-refuse = To request { $ref }: no.
ac-claim-refuse-quoted = { $who } said “{ $text }” – no.
ac-claim-support = I believe claim { $ref }.
ac-claim-support-quoted = I believe what { $who } said: “{ $text }”
ac-claim-doubt = I doubt claim { $ref }.
ac-claim-doubt-quoted = I doubt what { $who } said: “{ $text }”
ac-claim-retract = I take back claim { $ref }.
ac-claim-retract-quoted = I take back what I said: “{ $text }”
ac-claim-rule-your_turn = It is your turn!
ac-claim-rule-ready = I am ready.
ac-claim-rule-please_wait = One moment, please.
ac-claim-rule-rules_question = I have a question about the rules.
ac-claim-rule-thanks = Thank you.
ac-claim-emote = ({ $emote })
ac-claim-ping = (points here: { $object })
ac-emote-point = points
ac-emote-nod = nods
ac-emote-shake = shakes the head
ac-emote-shrug = shrugs
ac-emote-gasp = gasps
ac-emote-laugh = laughs
ac-claim-text = { $text }

ac-claim-to-all = everyone

ac-topic-team = which team are you?
ac-topic-role = which role are you?
ac-topic-seen = who did you check?
ac-topic-bag = what did you draw from the bag?
ac-topic-put = which card did you put where?
ac-topic-gave = which card did you give?
ac-topic-route = what does your route allow?
ac-topic-plan = what do you plan to do?
ac-topic-accuse = who do you suspect?
ac-topic-defend = who do you trust?
ac-topic-vote = how will you vote?

ac-ground-seen = I saw it
ac-ground-route_broken = no route allows that
ac-ground-met = met { $whom } in round { $round }
ac-ground-met_the_dead = was alone with { $whom } in round { $round }, and { $whom } is dead
ac-ground-room_result = what came out of { $room } in round { $round }
ac-ground-vote_record = the votes so far
ac-ground-contradiction = it contradicts claim { $ref }
ac-ground-contradiction-quoted = that does not fit with what { $who } said, “{ $text }”
ac-ground-role_knowledge = my role tells me
ac-ground-silence = too quiet
ac-ground-feeling = a feeling
ac-ground-ref = { $ground } (claim { $ref })
ac-ground-ref-quoted = { $ground } ({ $who } said: “{ $text }”)

ac-deed-come_to = please come to: { $object }
ac-deed-check = please check: { $object }
ac-deed-fill = please fill: { $object }
ac-deed-vote = please vote for { $object }
ac-deed-help_at_the_portal = please help at the portal
ac-deed-restart_power = please restart the power
ac-deed-fight = please fight the cultist in: { $object }
ac-deed-stay_away = please stay away from: { $object }

ac-talk-bots = Bots understand claims and gestures, not free text.
ac-talk-reminder = Cultists may not talk about how many were murdered.
ac-talk-closed-night = No talking during the night.
ac-talk-closed-blind_vote = No talking during the vote.
ac-talk-closed-seer_guess = Only the cultists may talk now.
ac-talk-closed-silence = The walkie-talkies are dead: you may only talk about game procedure.
ac-talk-limit = You’ve used all your claims for now.

## The table in the browser

ac-view-dummy = Automa
# Names that a small room on the plan can hold; a word may be parted where it says so.
ac-label-O1 = Alchemists’ Work{ "\u00AD" }shop
ac-label-R = Surveil{ "\u00AD" }lance Room
ac-label-ER = Servants’ Stair
ac-label-O2 = Boiler Vault
ac-label-DB1 = Map Vault
ac-label-P1 = Anatomy Theatre
ac-label-DB3 = Drowned Archive
ac-label-G = Winter Garden
ac-label-DB2 = Obser{ "\u00AD" }vatory
ac-label-P2 = Music Parlour
ac-label-P3 = Masquer{ "\u00AD" }ade Hall
ac-status = Round { $round } · { $phase }
ac-hand-cards = { $n } × { $card }
ac-plan-there = here: { $names }
ac-pick-about = What you can do with { $name }
ac-cast = Tonight’s characters
ac-hours = The rounds and their events
ac-pile = { $pile }: { $n }
ac-effect-morale-up = Morale is high: one more door
ac-effect-morale-down = Morale is low: one fewer door
ac-effect-infected = No cards change hands until the end of round { $round }
ac-shelf-row = { $rooms }: { $n } of { $of } books, worth { $points }
ac-route-rounds = Rounds { $rounds }
ac-ghost-may = You are a ghost. You go wherever you like, fill and check rooms on your route, talk and vote; no one meets you any more, and no one can harm you.
ac-discussion = The discussion

ac-people = Where everyone is, whom they met this round, and how many cards they have
ac-people-who = Who and where
ac-people-met = Met
ac-people-nobody = no one
ac-people-encounter = Enc.
ac-people-encounter-help = Encounter cards in hand
ac-people-room = Room
ac-people-room-help = Room cards in hand
ac-people-pulse = Pulse
ac-people-pulse-help = Cards in the pulse deck
ac-people-done = has acted
ac-people-route = Route now:
ac-in-play = In play: { $roles }
ac-goal = Fill the shelf before { $n } are dead
ac-goal-points = { $score }/{ $target } points
ac-goal-round = round { $n }/{ $of }
ac-goal-ghosts = { $n ->
    [one] 1 ghost
   *[other] { $n } ghosts
}
ac-goal-investigators = { $cultists ->
    [one] Investigators win with { $target } points on the shelf, or when the cultist is out.
   *[other] Investigators win with { $target } points on the shelf, or when all { $cultists } cultists are out.
}
ac-goal-cultists = Cultists win with { $n } dead investigators, or if round { $rounds } ends first. Not everyone who is dead knows it.
ac-kills = The cultists need { $n } dead investigators

ac-secrets = Your secrets
ac-secrets-hold = Hold to see your secrets
ac-secrets-pin = Keep open
ac-secrets-night = What the night told you
ac-secrets-route = Your route now:
ac-secrets-last = What you saw last
ac-secrets-seen = Round { $round }, { $target }: { $alive } × Alive, { $dead } × Dead
ac-secrets-seen-nothing = Nothing yet.
ac-secrets-bag = Round { $round }, from the bag: { $event }
ac-night-steps = Verse { $n } of { $of }
ac-night-hint = Everyone hears the same verses and takes the same time. What the night shows you is in your secrets.

ac-votes = The votes
ac-votes-line = { $by } → { $whom }
ac-votes-nobody = no one

ac-claims = Claims
ac-claims-none = No claims yet.
ac-claims-read = Read the claims
ac-claim-when = No. { $id }, round { $round }
ac-claim-kind-team = My team
ac-claim-kind-role = My role
ac-claim-kind-seen = What I saw in a check
ac-claim-kind-bag = What I drew from the bag
ac-claim-kind-put = Which card I put in a room
ac-claim-kind-gave = Which card I gave
ac-claim-kind-route = What my route allows
ac-claim-kind-plan = What I plan to do
ac-claim-kind-accuse = I suspect someone
ac-claim-kind-defend = I trust someone
ac-claim-kind-vote = How I plan to vote
ac-claim-kind-ask = A question
ac-claim-kind-answer = An answer
ac-claim-kind-request = A request
ac-claim-kind-agree = Yes to a request
ac-claim-kind-refuse = No to a request
ac-claim-kind-support = I believe it
ac-claim-kind-doubt = I doubt it
ac-claim-kind-retract = I take it back
ac-claim-kind-rule = About game procedure
ac-claim-kind-emote = A gesture
ac-claim-kind-ping = Point at something
ac-claim-kind-text = In my own words
ac-claim-is-true = I am
ac-claim-is-false = I am not
ac-claim-done-removed = taken out of the game
ac-claim-done-returned = put back
ac-claim-no-answer = no answer
ac-claim-unsaid = I won’t say
ac-degree-1 = a suspicion
ac-degree-2 = I think so
ac-degree-3 = I am sure

ac-field-team = Team
ac-field-role = Role
ac-field-is = Am I?
ac-field-target = Whom
ac-field-round = Round
ac-field-via = By
ac-field-result = Result
ac-field-alive = Alive cards
ac-field-dead = Dead cards
ac-field-event = Event
ac-field-done = Then
ac-field-place = Place
ac-field-room = Room
ac-field-card = Card
ac-field-to = To
ac-field-colours = Colours (up to three)
ac-field-action = Action
ac-field-seat = Whom
ac-field-whom = Whom
ac-field-degree = How sure
ac-field-ground = Why
ac-field-topic = About
ac-field-deed = What
ac-field-object = Whom or where
ac-field-kind = What
ac-field-emote = Gesture
ac-field-claim = Answer

ac-talk-say = Say something
ac-talk-kind = About
ac-talk-send = Say it
ac-talk-left = { $n ->
    [one] 1 claim left for now
   *[other] { $n } claims left for now
}
ac-talk-closed = No talking right now.
ac-reply-answer = Answer
ac-reply-agree = Yes
ac-reply-refuse = No
ac-reply-support = I believe it
ac-reply-doubt = I doubt it
ac-reply-retract = Take back

ac-notebook = Your notebook
ac-notebook-help = Only you see this: what you gave, put and saw. One tap turns it into a claim; no one sees that it came from here.
ac-notebook-empty = Nothing to note yet.
ac-notebook-say = Claim this

ac-clashes = { $n ->
    [one] 1 contradiction
   *[other] { $n } contradictions
}
ac-clash-with = { $why } (claim { $ref })
ac-clash-never_happened = No one saw this happen
ac-clash-shown_otherwise = The marker shows something else
ac-clash-two_stories = Two versions of the same event
ac-clash-one_role_twice = There is only one of this role
ac-clash-dead_then_alive = The dead don’t come back to life
ac-clash-no_such_route = No route fits all of this
ac-clash-off_route = This seat used a room of a different colour in that round

ac-point-here = Point here
ac-story = What really happened
ac-story-before = Before the first round
ac-story-nothing = No one was killed, voted out or lied to.
ac-story-cultists = { $n ->
    [one] The cultist was { $names }.
   *[other] The cultists were { $names }.
}
ac-story-dead = { $name } was dead before it began.
ac-story-murder = { $who } killed { $name } with a Dead card.
ac-story-murder-again = { $who } gave { $name } another Dead card.
ac-story-hidden = { $who } saw that { $name } was dead, and hid it.
ac-story-found = { $who } found { $name } dead.
ac-story-vote-wrong = { $name } was voted out, and was not a cultist ({ $role }). For it: { $names }.
ac-story-vote-right = { $name } was voted out, and was a cultist. For it: { $names }.
ac-story-assassinated = { $who }, the Assassin, killed { $name } ({ $role }).
ac-story-spoiled = { $who } spoiled a room: { $place }, with { $card }.
ac-story-lie = { $who } lied: “{ $what }”
ac-ending-secrets = Hand, pulse and route
ac-ending-hand = Final hand
ac-ending-dead = dead since round { $round }
ac-ending-dead-before = dead from the start
ac-ending-claims = Claims: { $n }, false: { $lies }
ac-ending-true = true
ac-ending-false = false

ac-moment-death = { $name } is dead
ac-moment-death-line = { $who } has revealed a Dead card.
ac-moment-votes = The votes are revealed
ac-moment-out = { $name } is voted out
ac-moment-out-line = A ghost from now on. The marker stays face down.
ac-moment-nobody = No one is voted out
ac-moment-role = { $name } drops dead
ac-moment-role-line = Killed by their own role.
ac-moment-assassin = { $name } is killed
ac-moment-assassin-line = { $who } is the Assassin.
ac-moment-revealed = { $name }: { $role }
ac-moment-revealed-line = The marker is revealed.
ac-moment-claimed = { $name } throws back the hood
ac-moment-claimed-line = “Enough of you are dead!” The pulse decks are looked through.
ac-moment-sought = The cultists are known
ac-moment-sought-line = { $names }. One guess is left: who is the Seer?
ac-moment-end-cultists = The night has won
ac-moment-end-investigators = The morning has come

## The coach

ac-coach-record = What the record proves
ac-coach-nothing = Nothing yet.
ac-coach-team-investigators = { $name } is not a cultist.
ac-coach-team-cultists = { $name } is a cultist.
ac-coach-route-broken = No route allows all the rooms that { $name } used: a cultist, or the living Mechanic.
ac-coach-route-kept = { $n ->
    [one] One route allows all the rooms that { $name } used.
   *[other] { $n } routes allow all the rooms that { $name } used.
}
ac-coach-unsafe = the unsafe paths
ac-coach-room = { $n ->
    [one] { $place }: at least 1 red card was put there by one of these: { $names }.
   *[other] { $place }: at least { $n } red cards were put there by some of these: { $names }.
}
ac-coach-death-given = The Dead card of { $name } was given by one of these: { $names }.
ac-coach-death-either = The Dead card of { $name } lay there from the start, or was given by one of these: { $names }.
ac-coach-death-set-up = The Dead card of { $name } lay there from the start.
ac-coach-so-cultists = So: vote { $name } out, and believe nothing { $name } says.
ac-coach-so-investigators = So: what { $name } says of others is an honest view, though it can be wrong.
ac-coach-so-broken = So: ask { $name } for their role. Anyone but the Mechanic is a cultist.
ac-coach-so-kept = So: nothing speaks against { $name } here; but cultists may keep to a route, too.
ac-coach-so-room = So: ask each of them which card they put there, and compare with what was drawn.
ac-coach-so-given = { $n ->
    [one] So: that is the killer.
   *[other] So: the killer is among them. Ask who else met them, and whom they met since.
}
ac-coach-so-either = So: maybe one of them, maybe no one. This proves nothing yet.
ac-coach-so-set-up = So: it accuses no one.
ac-coach-claims = Claims that clash
ac-coach-no-clash = No claims contradict each other or the record.
ac-coach-clash = These cannot all be true
ac-coach-clash-one = This goes against the record
ac-coach-claim = Claim { $ref }
ac-coach-quote = { $name } (claim { $ref }): { $text }
ac-coach-about-record = That never happened, or not that way.
ac-coach-about-roles = The roles in play rule it out.
ac-coach-about-routes = No possible deal of the routes allows it.
ac-coach-about-pulses = The cards given and the checks made rule it out.
ac-coach-about-rooms = The cards drawn from the rooms rule it out.
ac-coach-about-everything = Everything together rules it out.
ac-coach-own = What only you know
ac-coach-own-nothing = Nothing else.
ac-coach-note = Only proven facts are listed, never who lies. Everything except what only you know is the same for everyone.

## Bots in the lobby

level-ac-bot-novice = Goes by what is proven, and nothing else.
level-ac-bot-adept = Weighs who met whom, what was found and what was said, and makes up its mind about everyone.
level-ac-bot-ruthless = Plays like an adept, but its cultists murder from the first round on. Games are short and hard: not for a first game.
