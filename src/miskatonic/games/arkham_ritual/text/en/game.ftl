### Arkham Ritual. The rules are in docs/rules/arkham-ritual.md; the words here are ours.

ar-intro = You see everybody’s card except your own. Each turn a hidden card goes round: take it and lay down your old one, or pass it on. When the round ends, cursed cards and twin artifacts fail; everybody who fails loses as much sanity as there are failures. The game ends when somebody has none left. Everybody else wins.
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

ar-rule-artifact = An artifact does nothing by itself, but two of the same type, of whatever colour, ruin both who hold them.
ar-rule-elder-sign = Give it up for another card, and the round ends there and then.
ar-rule-gate = Give it up while anybody holds a Great Old One, and that one comes through; otherwise the way stays shut.
ar-rule-magical-orb = Give it up to look at the deck’s top card in secret, and lay it back or take it, face down, out of the round.
ar-rule-shining-trapezohedron = Give it up to look at the deck’s top card in secret: a sane one restores 1 of your sanity, a cursed one takes 1. The card stays there; at 0 the game ends at once.
ar-rule-investigator = Whoever holds the Investigator and survives the round regains 1 sanity.
ar-rule-wary-student = Whoever holds the Wary Student never survives the round, but loses exactly 1 sanity, whatever the others lose.
ar-rule-cultist = While anybody holds the Cultist, cursed cards survive the round and sane ones do not. Equal artifacts still ruin each other, and its holder always fails.
ar-rule-mad-professor = While anybody holds the Mad Professor, only those with an artifact can survive the round, so its holder never does.
ar-rule-cthulhu = When a Gate lets Cthulhu in, everybody but its holder loses one sanity less than there are parties at the table.
ar-rule-nyarlathotep = When a Gate lets Nyarlathotep in, those of the others with the most sanity pay the usual price, counted over them alone, and its holder gains what they lose.
ar-rule-yog-sothoth = When a Gate lets Yog-Sothoth in, only its holder and the one with the least sanity are spared; if several share the least, its holder falls to 1 and everybody else loses 1.
ar-rule-hastur = When a Gate lets Hastur in, all who hold an artifact pay the usual price, counted over them alone, and 1 more for every cursed card held, Hastur included.
ar-rule-mystery-card = When a Gate is opened while this is held, one of the four Great Old Ones, nobody knows which, comes in its place.

## Options

ar-options-cards = Cards
ar-options-rulings = Rulings that tables see differently
ar-options-table = The table
ar-preset-first = The cards of the first pages, and you begin.
ar-preset-usual = All rules, the cards of the base set, stronger bots.
ar-preset-everything = The cards of all variants, a hidden Great Old One, and the doom track.
ar-option-first_player = First to act
ar-option-first_player-help = The seat that is active first, or chance.
ar-option-first_player-random = chance decides
ar-option-orb_slot = Orb or Trapezohedron
ar-option-orb_slot-help = Which of the two seeing stones is in the deck.
ar-option-hero_slot = Investigator or Student
ar-option-hero_slot-help = Which of the two curious souls is in the deck.
ar-option-villain_slot = Cultist or Professor
ar-option-villain_slot-help = Which of the two bends the rules of survival.
ar-option-great_old_one = Great Old One
ar-option-great_old_one-help = Who waits beyond the Gates. The Mystery Card leaves it to chance each time.
ar-option-doom_track = Doom track
ar-option-doom_track-help = Failing costs 1 sanity in the first round and one more each round, instead of one for everybody who fails.
ar-option-competitive = Competitive
ar-option-competitive-help = Only those with the most sanity win, instead of all who kept some.
ar-option-tied_seat = Equal sanity: who begins
ar-option-tied_seat-help = Who is active first in a new round if several have the least sanity.
ar-option-tied_seat-first-tied = the first of them clockwise
ar-option-tied_seat-neighbour = the next seat clockwise
ar-option-yog_sothoth = Yog-Sothoth: the least sanity
ar-option-yog_sothoth-help = Whether the seat that holds Yog-Sothoth can be the one with the least sanity.
ar-option-yog_sothoth-among-all = among all seats
ar-option-yog_sothoth-among-others = among all but its holder
ar-option-companion = Companion table
ar-option-companion-help = For people in one room: who glimpses their own card may own up, exchange it blindly and lose 1 sanity.
ar-option-referee = Table-talk referee
ar-option-referee-help = During a round, chat that says what somebody else holds, or what the face-down card is, is held back.

## Questions and answers

ar-prompt-offer = You drew: { $card }. Whose hand shall it go to, face down?
ar-prompt-receive = { $from } slides a card to you, face down. Do you keep it, or hand it on?
ar-prompt-orb = The orb clears and shows you the next card: { $card }. Leave it there?
ar-prompt-confess = Did you see the face of your own card? Then say so; it costs 1 sanity.

ar-choice-give = Hand it to { $seat }
ar-choice-take = Keep it, and lay down what you hold
ar-choice-discard = Push it away: it is laid down, and the round ends
ar-choice-return = Lay it back on the deck
ar-choice-remove = Take it out of the round
ar-choice-confess = Own up: I saw my own card

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
ar-view-passing = In passing, in the hands of { $who }
ar-view-deck = { $n ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
ar-view-doom = Doom: { $n }
ar-view-sheet = Laid down
ar-view-beside-sheet = Beside the sheet
ar-view-memory = You saw
ar-view-memory-passing = in passing: { $card }
ar-view-memory-top = next in the deck: { $card }
ar-view-memory-removed = out of the round: { $card }

## Help and statistics

ar-howto =
    In your turn you draw a card, look at it, and must hand it, face down, to somebody whose hand is on the table. Whoever is handed a card may keep it, unseen, and lay down the old one, or hand it on; if nobody is left to hand it to, pushing it away ends the round. When a round ends, a sane card keeps you safe and a cursed one does not, and two artifacts of one type ruin both their holders; everybody who fails loses as much sanity as there are failures. The game ends when somebody has no sanity left; all others win.
ar-score = Sanity at the end
ar-tally-rounds = Rounds
ar-tally-ended-by-passing = Rounds ended by passing
ar-tally-ended-by-elder-sign = Rounds ended by the Elder Sign
ar-tally-ended-by-gate = Rounds ended by a Gate
ar-tally-ended-by-deck = Rounds ended by an empty deck
ar-tally-cut-short = Rounds cut short by the end
ar-result-survivors = Some are lost, the others win
ar-result-sanest = The sanest win
ar-result-nobody = Nobody is left to win

## What happened

ar-event-round-began = Round { $round }: the chanting begins.
ar-event-dealt = { $who } holds: { $card }.
ar-event-dealt-secret = { $who } is dealt a card, for all but { $who } to see.
ar-event-turn-began = { $who } is active; all the others lay a hand on the table.
ar-event-drew = { $who } draws: { $card }.
ar-event-drew-secret = { $who } draws a card and looks at it alone.
ar-event-gave = { $who } slides it, face down, to { $to }.
ar-event-took = { $who } keeps it and holds: { $card }. Laid down: { $discarded }.
ar-event-took-secret = { $who } keeps it unseen. Laid down: { $discarded }.
ar-event-discarded = { $who } is the last and will not have it. Laid down without effect: { $card }.
ar-event-orb-looked = The orb shows { $who } the next card: { $card }.
ar-event-orb-looked-secret = The orb shows { $who } the next card.
ar-event-orb-returned = { $who } lays the card back on the deck.
ar-event-orb-removed = { $who } takes the card out of the round, face down.
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
    [passing] Nobody would have the card. The round is over.
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
ar-event-confession-drawn = { $who } drew anew and holds: { $card }.
ar-event-confession-drawn-secret = { $who } drew anew, for all but { $who } to see.
ar-event-game-over = The candles go out. The ritual has consumed { $names }.
ar-event-winners = { $n ->
    [0] Nobody climbs back up the stairs.
    [one] { $names } gets away and wins.
   *[other] { $names } get away and win.
}

## Why a party did not survive, and why sanity was lost or came back

ar-reason-cursed = the card was cursed
ar-reason-sane-with-cultist = the card was sane, and the Cultist was among us
ar-reason-duplicate = somebody else held the same artifact
ar-reason-no-artifact = the Mad Professor spares only those with an artifact
ar-reason-wary-student = the Wary Student always runs too late
ar-reason-cultist-holder = the Cultist never comes out whole
ar-reason-cthulhu = Cthulhu has woken
ar-reason-nyarlathotep = Nyarlathotep takes from those who have most
ar-reason-yog-sothoth = Yog-Sothoth spares only the weakest and its holder
ar-reason-yog-sothoth-tie = Yog-Sothoth found no single weakest, and turned on everybody
ar-reason-hastur = Hastur’s yellow gaze falls on every artifact
ar-reason-trapezohedron = what the Trapezohedron showed
ar-reason-confessed = a look at one’s own card has its price
ar-reason-investigator = the Investigator saw it through
ar-reason-nyarlathotep-feeds = Nyarlathotep feeds its holder

## Table talk

ar-talk-held = Held back: with “{ $word }” you say what somebody else holds. During a round nobody may name another’s card or its colour. What you think of your own card, what lies open, counting and hints are free; and when the round is over, so is this.
ar-talk-passing = Held back: with “{ $word }” you say what the face-down card is. During a round nobody may. Hints are free; and when the round is over, so is this.
ar-talk-bare = Held back: “{ $word }” names a card or a colour, and says nothing else. During a round that tells somebody what is held. Say that you mean your own card or one that lies open, or wait until the round is over.

## At the table in the browser

ar-goal = Don’t be the first to run out of sanity
ar-goal-competitive = Have the most sanity at the end
ar-goal-level = everybody has { $n }
ar-goal-least = { $several ->
    [1] lowest: { $who }, { $n }
   *[other] lowest: { $n } ({ $several } of you)
}
ar-goal-most = { $several ->
    [1] most: { $who }, { $n }
   *[other] most: { $n } ({ $several } of you)
}
ar-goal-ends = The game ends after the round in which somebody runs out of sanity. Everybody who still has some wins.
ar-goal-ends-competitive = The game ends after the round in which somebody runs out of sanity. Whoever has the most then wins.
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

# What bots of each level are like.
level-ar-bot-novice = Counts the open cards and thinks of this round only. Easy company for a first game.
level-ar-bot-adept = Knows the odds of every hidden card, and reads what each gift says about its own.
level-ar-bot-master = Asks what the others must have seen to act as they did, and foresees what they will do with a card. Hard to beat.

## In the dock: what led to a question, the question, what follows, and what stands on the buttons

ar-cause-offer = You drew { $card }. You may not keep it.
ar-cause-receive = { $straight ->
    [yes] { $from } drew it, looked at it and slides it to you.
   *[no] { $active } drew it and knows it. { $from } slides it to you.
}
ar-cause-receive-last = { $from } slides it to you. No hand is left on the table.
ar-cause-orb = You laid down the Magical Orb. It shows you the next card.
ar-cause-confess = Somebody at this table may have seen their own card.
ar-ask-offer = Who gets it, face down?
ar-ask-receive = Keep it, or hand it on?
ar-ask-receive-last = Keep it, or refuse it and end the round?
ar-ask-orb = Leave it on the deck, or remove it?
ar-ask-confess = Did you see the face of your own card?
ar-next-offer = They keep it unseen or hand it on.
ar-next-receive = Handed on, it stays face down.
ar-next-receive-last = Refused, it is laid down without effect.
ar-next-orb = Nobody else sees which card it is.
ar-next-confess = You draw another card, unseen.
ar-next-own = Your own card is sane in { $sane } of all cases.
ar-answer-give = To { $seat }
ar-answer-give-detail = holds { $card }
ar-answer-give-last = the last hand
ar-answer-take = Keep it
ar-answer-take-detail = yours is laid open
ar-answer-discard = Refuse it
ar-answer-discard-detail = the round ends here
ar-answer-return = Leave it there
ar-answer-return-detail = it is drawn next
ar-answer-remove = Remove it
ar-answer-remove-detail = { $n ->
    [one] it is the last card of the deck
   *[other] nobody gets it this round
}
ar-answer-confess = I saw it
ar-answer-confess-detail = −1 sanity
ar-answer-confess-again = This costs 1 sanity and cannot be taken back. Press again to own up.
ar-answer-odds = you: { $survives } safe
ar-odds-mean = %: you are safe
ar-memory-went = { $kept ->
    [yes] { $card }, now with { $to }
   *[no] { $card }, slid to { $to }
}
ar-memory-gone = { $card }, laid down
ar-view-you-hold = you hold
ar-view-passing-card = for you
ar-strip-type = { $type }: { $n } of { $of } laid down
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
ar-story-gave = { $who } slides it, face down, to { $to }.
ar-story-took = { $who } keeps it and lays down: { $card }.
ar-story-confessed = { $who } draws it anew, unseen.
ar-story-verdict = Round { $round }: { $reason }.
ar-share-table = { $seats } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
ar-share-fate = The fateful card: { $card }. { $who } held it at the end of round { $round }.
ar-share-nobody = Nobody lost any sanity at the end of a round.
