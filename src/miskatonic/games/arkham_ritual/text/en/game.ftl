### Arkham Ritual. The rules are in docs/rules/arkham-ritual.md; the words here are ours.

ar-intro = You see everyone’s card except your own. Each turn a hidden card goes round: take it and discard your old one, or pass it on. When the round ends, cursed cards and matching artifacts fail; everyone who fails loses as much sanity as there are failures. The game ends when someone has none left. Everyone else wins.
ar-description =
    Under the university, by the light of too few candles, things go from hand to hand. You see what all the others hold, and never what you hold yourself. Watch their faces, count what lies on the table, and decide whether the thing that was just pressed into your hand is better than the one you already have. When the chanting stops, whoever holds the wrong one leaves a piece of their mind in the cellar.

## Colours, kinds and types

ar-colour-sane = sane
ar-colour-cursed = cursed

ar-kind-artifact = Artifact
ar-kind-event = Event
ar-kind-character = Character
ar-kind-great-old-one = Great Old One

ar-type-candelabra = Candelabra
ar-type-dagger = Dagger
ar-type-idol = Idol
ar-type-chalice = Chalice
ar-type-tome = Tome

## Cards

ar-card-candelabra-sane = Sane Candelabra
ar-card-candelabra-cursed = Cursed Candelabra
ar-card-dagger-sane = Sane Dagger
ar-card-dagger-cursed = Cursed Dagger
ar-card-idol-sane = Sane Idol
ar-card-idol-cursed = Cursed Idol
ar-card-chalice-sane = Sane Chalice
ar-card-chalice-cursed = Cursed Chalice
ar-card-tome-sane = Sane Tome
ar-card-tome-cursed = Cursed Tome
ar-card-elder-sign = Elder Sign
ar-card-gate = Gate
ar-card-magical-orb = Magical Orb
ar-card-shining-trapezohedron = Shining Trapezohedron
ar-card-investigator = Investigator
ar-card-wary-student = Wary Student
ar-card-cultist = Cultist
ar-card-mad-professor = Mad Professor
ar-card-cthulhu = Cthulhu
ar-card-nyarlathotep = Nyarlathotep
ar-card-yog-sothoth = Yog-Sothoth
ar-card-hastur = Hastur
ar-card-mystery-card = Mystery Card

## What the cards do

ar-rule-artifact = An artifact does nothing by itself, but two of the same type, whatever their colour, make both holders fail.
ar-rule-elder-sign = Discard it to keep another card, and the round ends at once.
ar-rule-gate = Discard it to keep another card while anyone holds a Great Old One, and the Great Old One comes through; otherwise nothing happens.
ar-rule-magical-orb = Discard it to keep another card, and look at the deck’s top card in secret: put it back, or remove it from the round, face down.
ar-rule-shining-trapezohedron = Discard it to keep another card, and look at the deck’s top card in secret: a sane one restores 1 of your sanity, a cursed one takes 1. The card stays there; at 0 the game ends at once.
ar-rule-investigator = The player who holds the Investigator and survives the round regains 1 sanity.
ar-rule-wary-student = The player who holds the Wary Student never survives the round, but loses exactly 1 sanity, whatever the others lose.
ar-rule-cultist = While anyone holds the Cultist, cursed cards survive the round and sane ones do not. Artifacts of the same type still fail, and so does the Cultist’s holder.
ar-rule-mad-professor = While anyone holds the Mad Professor, only those with an artifact can survive the round, so its holder never does.
ar-rule-cthulhu = When a Gate lets Cthulhu in, everyone but its holder loses as much sanity as there are parties at the table, minus 1.
ar-rule-nyarlathotep = When a Gate lets Nyarlathotep in, those with the most sanity among the other players lose the usual amount, counting only themselves, and its holder gains what they lose.
ar-rule-yog-sothoth = When a Gate lets Yog-Sothoth in, only its holder and the one with the least sanity are spared; if several share the least, its holder falls to 1 and everyone else loses 1.
ar-rule-hastur = When a Gate lets Hastur in, everyone who holds an artifact loses the usual amount, counting only artifact holders, and 1 more for every cursed card held, Hastur included.
ar-rule-mystery-card = When a Gate opens while anyone holds this, one of the four Great Old Ones, at random, comes in its place.

## Options

ar-options-cards = Cards
ar-options-rulings = Rule interpretations
ar-options-table = The table
ar-preset-first = The base cards, and you start.
ar-preset-usual = All rules, base cards, stronger bots.
ar-preset-everything = All variant cards, a hidden Great Old One, and the doom track.
ar-option-first_player = First to act
ar-option-first_player-help = The seat that starts, or a random one.
ar-option-first_player-random = random
ar-option-orb_slot = Orb or Trapezohedron
ar-option-orb_slot-help = Which of the two cards is in the deck.
ar-option-hero_slot = Investigator or Student
ar-option-hero_slot-help = Which of the two cards is in the deck.
ar-option-villain_slot = Cultist or Professor
ar-option-villain_slot-help = Which of the two cards is in the deck. Both change who survives.
ar-option-great_old_one = Great Old One
ar-option-great_old_one-help = Which Great Old One is in the deck. The Mystery Card becomes a random one when a Gate opens.
ar-option-doom_track = Doom track
ar-option-doom_track-help = Failing costs 1 sanity in the first round and one more each round, instead of one for everyone who fails.
ar-option-competitive = Competitive
ar-option-competitive-help = Only those with the most sanity win, instead of everyone who has any left.
ar-option-tied_seat = Tied for least sanity: who starts
ar-option-tied_seat-help = Who starts a new round if several players have the least sanity.
ar-option-tied_seat-first-tied = the first of them clockwise
ar-option-tied_seat-neighbour = the next seat clockwise
ar-option-yog_sothoth = Yog-Sothoth: the least sanity
ar-option-yog_sothoth-help = Whether the seat that holds Yog-Sothoth can be the one with the least sanity.
ar-option-yog_sothoth-among-all = among all seats
ar-option-yog_sothoth-among-others = among all but its holder
ar-option-companion = Companion table
ar-option-companion-help = For in-person play: if you accidentally see your own card, you may admit it, swap it unseen, and lose 1 sanity.
ar-option-referee = Table-talk referee
ar-option-referee-help = During a round, blocks chat messages that say what another player holds or what the face-down card is.

## Questions and answers

ar-prompt-offer = You drew { $card }. Who do you pass it to (face down)?
ar-prompt-receive = { $from } passes you a card, face down. Keep it or pass it on?
ar-prompt-orb = The orb shows you the next card: { $card }. Leave it there?
ar-prompt-confess = Did you see your own card? Admitting it costs 1 sanity.

ar-choice-give = Pass it to { $seat }
ar-choice-take = Keep it and discard yours
ar-choice-discard = Refuse it: it is discarded and the round ends
ar-choice-return = Leave it on the deck
ar-choice-remove = Remove it from the round
ar-choice-confess = Admit it: I saw my own card

## The table

ar-view-sanity = Sanity
ar-view-card = Card
ar-view-hand = hand on the table
ar-view-has-card = has the passing card
ar-view-is-active = active
ar-view-survives = survives
ar-view-own-card = unseen by you
ar-view-hidden-card = face down
ar-view-dummy = Straw figure { $n }
ar-view-round = Round { $n }
ar-view-active = Active: { $who }
ar-view-passing = Being passed, now with { $who }
ar-view-deck = { $n ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
ar-view-doom = Doom: { $n }
ar-view-sheet = Discarded
ar-view-beside-sheet = Beside the sheet
ar-view-memory = You saw
ar-view-memory-passing = being passed: { $card }
ar-view-memory-top = next in the deck: { $card }
ar-view-memory-removed = out of the round: { $card }

## Help and statistics

ar-howto =
    On your turn you draw a card, look at it, and must pass it, face down, to someone whose hand is on the table. That player may keep it, unseen, and discard the old one, or pass it on; if there is no one left to pass it to, refusing it ends the round. When a round ends, a sane card keeps you safe and a cursed one does not, and two artifacts of the same type make both their holders fail; everyone who fails loses as much sanity as there are failures. The game ends when someone has no sanity left; all others win.
ar-score = Sanity at the end
ar-tally-rounds = Rounds
ar-tally-ended-by-passing = Rounds ended by passing
ar-tally-ended-by-elder-sign = Rounds ended by the Elder Sign
ar-tally-ended-by-gate = Rounds ended by a Gate
ar-tally-ended-by-deck = Rounds ended by an empty deck
ar-tally-cut-short = Rounds cut short by the end
ar-result-survivors = Some are lost, the others win
ar-result-sanest = The sanest win
ar-result-nobody = No one is left to win

## What happened

ar-event-round-began = Round { $round }: the chanting begins.
ar-event-dealt = { $who } holds: { $card }.
ar-event-dealt-secret = { $who } is dealt a card that everyone else can see.
ar-event-turn-began = { $who } is active; all the others lay a hand on the table.
ar-event-drew = { $who } draws: { $card }.
ar-event-drew-secret = { $who } draws a card and looks at it alone.
ar-event-gave = { $who } passes it, face down, to { $to }.
ar-event-took = { $who } keeps it and holds: { $card }. Discarded: { $discarded }.
ar-event-took-secret = { $who } keeps it unseen. Discarded: { $discarded }.
ar-event-discarded = { $who } is the last and refuses it. Discarded without effect: { $card }.
ar-event-orb-looked = The orb shows { $who } the next card: { $card }.
ar-event-orb-looked-secret = The orb shows { $who } the next card.
ar-event-orb-returned = { $who } puts the card back on the deck.
ar-event-orb-removed = { $who } removes the card from the round, face down.
ar-event-trapezohedron = { $change ->
    [1] In the Trapezohedron { $who } sees something sane: { $card }.
   *[other] In the Trapezohedron { $who } sees something cursed: { $card }.
}
ar-event-trapezohedron-secret = { $change ->
    [1] In the Trapezohedron { $who } sees something sane.
   *[other] In the Trapezohedron { $who } sees something cursed.
}
ar-event-deck-empty = { $who } looks for the next card, but the deck is empty.
ar-event-gate-silent = The Gate opens on empty night. Nothing comes through.
ar-event-great-old-one = The Gate tears open, and { $card } steps into { $who }.
ar-event-mystery = The nameless thing that { $who } holds takes a shape: { $card }.
ar-event-round-ended = { $by ->
    [passing] No one wanted the card. The round is over.
    [elder-sign] The Elder Sign flares up. The round is over.
    [gate] What came through the Gate ends the round.
   *[deck] The deck is empty. The round is over.
}
ar-event-survived = { $who } survives.
ar-event-fell = { $who } does not survive: { $reason }.
ar-event-sanity-lost = { $who } loses { $n } sanity: { $reason }.
ar-event-sanity-gained = { $who } regains { $n } sanity: { $reason }.
ar-event-sanity-same = { $who } stays at { $now } sanity: { $reason }.
ar-event-confessed = { $who } saw what must not be seen and shuffles it into the deck: { $card }.
ar-event-confessed-secret = { $who } saw what must not be seen and shuffles it into the deck.
ar-event-confession-drawn = { $who } drew a new card and holds: { $card }.
ar-event-confession-drawn-secret = { $who } drew a new card that everyone else can see.
ar-event-game-over = The candles go out. The ritual has consumed { $names }.
ar-event-winners = { $n ->
    [0] No one climbs back up the stairs.
    [one] { $names } gets away and wins.
   *[other] { $names } get away and win.
}

## Why a party did not survive, and why sanity was lost or came back

ar-reason-cursed = the card was cursed
ar-reason-sane-with-cultist = the card was sane, and the Cultist was among us
ar-reason-duplicate = someone else held the same artifact
ar-reason-no-artifact = the Mad Professor spares only those with an artifact
ar-reason-wary-student = the Wary Student always runs too late
ar-reason-cultist-holder = the Cultist never comes out whole
ar-reason-cthulhu = Cthulhu has woken
ar-reason-nyarlathotep = Nyarlathotep takes from those who have most
ar-reason-yog-sothoth = Yog-Sothoth spares only the weakest and its holder
ar-reason-yog-sothoth-tie = Yog-Sothoth found no single weakest, and turned on everyone
ar-reason-hastur = Hastur’s yellow gaze falls on every artifact
ar-reason-trapezohedron = what the Trapezohedron showed
ar-reason-confessed = looking at your own card has its price
ar-reason-investigator = the Investigator saw it through
ar-reason-nyarlathotep-feeds = Nyarlathotep feeds its holder

## Table talk

ar-talk-held = Blocked: “{ $word }” says what another player holds. During a round, no one may name another player’s card or its colour. Thoughts about your own card, open cards, counting and hints are fine, and after the round you may say anything.
ar-talk-passing = Blocked: “{ $word }” says what the face-down card is. During a round, no one may. Hints are fine, and after the round you may say anything.
ar-talk-bare = Blocked: “{ $word }” names a card or a colour and nothing else, which during a round tells players what they hold. Say that you mean your own card or an open one, or wait until the round is over.

## At the table in the browser

ar-goal = Don’t be the first to run out of sanity
ar-goal-competitive = Have the most sanity at the end
ar-goal-level = everyone has { $n }
ar-goal-least = { $several ->
    [1] lowest: { $who }, { $n }
   *[other] lowest: { $n } ({ $several } of you)
}
ar-goal-most = { $several ->
    [1] most: { $who }, { $n }
   *[other] most: { $n } ({ $several } of you)
}
ar-goal-ends = The game ends after the round in which someone runs out of sanity. Everyone who still has some wins.
ar-goal-ends-competitive = The game ends after the round in which someone runs out of sanity. The player with the most sanity wins.
ar-straw = no sanity to lose
ar-sanity-of = { $n } of { $of } sanity
ar-removed = out of the round
ar-memory = You saw:
ar-memory-drew = drawn by you: { $card }
ar-memory-looked = looked at by you: { $card }
ar-fate-survived = survives
ar-fate-fell = fails
ar-sheet-down = { $card }: discarded
ar-sheet-sight = { $card }: in the hands of { $who }
ar-sheet-unseen = { $card }: not in sight
ar-waiting-offer = { $who } looks at a card and decides who gets it.
ar-waiting-receive = { $who } is deciding: keep the card or pass it on?
ar-waiting-orb = { $who } is looking into the orb.
ar-waiting-confess = { $who } may have seen too much.
ar-verdict-title = The end of round { $n }
ar-verdict-price = { $n ->
    [0] Everyone survives.
    [one] One doesn’t survive.
   *[other] { $n } don’t survive.
}
ar-verdict-price-doom = { $n ->
    [0] Everyone survives.
    [one] One doesn’t survive; the doom track sets the price.
   *[other] { $n } don’t survive; the doom track sets the price.
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
ar-coach-note = For each option: if the round ended right after it; for passing the card on, if it is kept there. What the other players’ moves may mean is not included.

# What bots of each level are like.
level-ar-bot-novice = Counts the open cards and thinks of this round only. Good for a first game.
level-ar-bot-adept = Knows the odds of every hidden card, and reads what each pass says about its own.
level-ar-bot-master = Works out what the others must have seen to act as they did, and predicts what they will do with a card. Hard to beat.

## In the dock: what led to a question, the question, what follows, and what stands on the buttons

ar-cause-offer = You drew { $card }. You can’t keep it.
ar-cause-receive = { $straight ->
    [yes] { $from } drew it, looked at it and passes it to you.
   *[no] { $active } drew it and knows it. { $from } passes it to you.
}
ar-cause-receive-last = { $from } passes it to you. There is no one left to pass it to.
ar-cause-orb = You discarded the Magical Orb. It shows you the next card.
ar-cause-confess = Someone at this table may have seen their own card.
ar-ask-offer = Who gets it, face down?
ar-ask-receive = Keep it or pass it on?
ar-ask-receive-last = Keep it, or refuse it and end the round?
ar-ask-orb = Leave it on the deck, or remove it?
ar-ask-confess = Did you see your own card?
ar-next-offer = They keep it unseen or pass it on.
ar-next-receive = If you pass it on, it stays face down.
ar-next-receive-last = If you refuse it, it is discarded without effect.
ar-next-orb = No one else sees which card it is.
ar-next-confess = You draw another card, unseen.
ar-next-own = Your own card is sane in { $sane } of all cases.
ar-answer-give = To { $seat }
ar-answer-give-detail = holds { $card }
ar-answer-give-last = the last one
ar-answer-take = Keep it
ar-answer-take-detail = yours is discarded
ar-answer-discard = Refuse it
ar-answer-discard-detail = the round ends here
ar-answer-return = Leave it there
ar-answer-return-detail = it is drawn next
ar-answer-remove = Remove it
ar-answer-remove-detail = { $n ->
    [one] it is the last card of the deck
   *[other] no one gets it this round
}
ar-answer-confess = I saw it
ar-answer-confess-detail = −1 sanity
ar-answer-confess-again = This costs 1 sanity and can’t be undone. Tap again to confirm.
ar-answer-odds = you: { $survives } safe
ar-odds-mean = %: you are safe
ar-memory-went = { $kept ->
    [yes] { $card }, now with { $to }
   *[no] { $card }, passed to { $to }
}
ar-memory-gone = { $card }, discarded
ar-view-you-hold = you hold
ar-view-passing-card = for you
ar-strip-type = { $type }: { $n } of { $of } discarded
ar-strip-open = Sheet
ar-moment-elder-sign = The Elder Sign flares up
ar-moment-great-old-one = { $card } comes
ar-moment-great-old-one-line = through the Gate, into { $who }
ar-moment-gate-silent = The Gate opens
ar-moment-gate-silent-line = on empty night: nothing comes through
ar-moment-lost = The last candle of { $who }
ar-moment-lost-together = Their last candles go out
ar-moment-lost-line = { $who } is lost
ar-moment-over = { $n ->
    [0] The dark takes them all
    [one] { $names } wins
   *[other] { $names } win
}
ar-moment-over-line = lost: { $names }

## The end as a story

ar-story-candles = How the candles burned
ar-story-start = start
ar-story-safe = safe
ar-story-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
ar-story-away = got away
ar-story-lost = lost
ar-story-card = { $me ->
    [yes] The card that hurt you most
   *[no] The card that hurt { $who } most
}
ar-story-dealt = { $who } has it from the beginning of the round.
ar-story-drew = { $who } draws it and looks at it alone.
ar-story-gave = { $who } passes it, face down, to { $to }.
ar-story-took = { $who } keeps it and discards: { $card }.
ar-story-confessed = { $who } draws it as a new card, unseen.
ar-story-verdict = Round { $round }: { $reason }.
ar-share-table = { $seats } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
ar-share-fate = The fateful card: { $card }. { $who } held it at the end of round { $round }.
ar-share-nobody = No one lost any sanity at the end of a round.
