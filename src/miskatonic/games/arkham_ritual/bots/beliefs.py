"""What a seat believes about its own card and the passing card.

The odds before anybody acted are exact. But the others see my card, and whoever drew the passing
card saw that too: whom they hand a card to betrays something of both. Each gift of the round is
weighed by how likely a giver was to make it who thinks of the round's end. How sharply givers
choose was fitted to games of novices and of adepts, by the log-loss of the true cards.
"""

import math
from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.card_odds import Pairs, odds_of_own, odds_of_pairs
from miskatonic.games.arkham_ritual.bots.evaluation import LASTS, evaluate
from miskatonic.games.arkham_ritual.bots.novice import FELLOWS, RIVALS
from miskatonic.games.arkham_ritual.bots.round_history import (
    Gift,
    RoundHistory,
    give_back,
    revealed,
    rounds_of,
)
from miskatonic.games.arkham_ritual.rules.cards import (
    FACE,
    GREAT_OLD_ONES,
    MAGICAL_ORB,
    NO_CARD,
)
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS, PLAY_GOES_ON, what_follows
from miskatonic.games.arkham_ritual.rules.great_old_ones import (
    awaken,
    forms,
    party_with_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.scoring import Scoring
from miskatonic.games.arkham_ritual.rules.state import seat_bit
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge, held_cards, scoring_in

# What a giver has in mind: nothing; sanity at the round's end, its own first; its share of the win.
NOTHING: Final[i64] = 0
SANITY: Final[i64] = 1
WIN: Final[i64] = 2
# How likely an adept thinks the first two, before the giver did anything.
FIRST_GUESS: Final = [0.3, 0.7]
# How sharply it tells targets apart by that, if it knows the card, and if not.
KNOWING: Final = [0.0, 2.2, 60.0]
BLIND: Final = [0.0, 1.0, 50.0]
# How many earlier rounds tell what a giver has in mind.
ROUNDS_RECALLED: Final = 3
# Cards that count by their colour alone, in the place of one that a giver does not see.
SOME_SANE_CARD: Final[i64] = MAGICAL_ORB
SOME_CURSED_CARD: Final[i64] = GREAT_OLD_ONES[0]


class Beliefs:
    """The odds of (own card, passing card), after all that was done this round.

    What a giver has in mind shows in gifts whose cards are known by now, most of all in those of
    earlier rounds: `minds` is what those told, and is changed.
    """

    def __init__(
        self,
        me: i64,
        scoring: Scoring,
        competitive: bool,
        minds: list[list[float]],
        prior: Pairs,
        gifts: list[Gift],
    ) -> None:
        self.me: Final[i64] = me
        self.scoring: Final = scoring
        self.competitive: Final = competitive
        self.minds: Final = minds
        self.prior: Final = prior
        telling: list[Gift] = []
        for gift in gifts:
            if _tells(gift, me):
                telling.append(gift)
            elif gift.held[me] == NO_CARD:
                # No hand of mine was on the table, so my unseen card is one that changes little.
                gift.held[me] = SOME_SANE_CARD
                learn(minds[gift.giver], scoring, gift, competitive)
                gift.held[me] = NO_CARD
        self.pairs: Final = self._weighed(telling)
        self.own: Final = odds_of_own(self.pairs)

    def _weighed(self, gifts: list[Gift]) -> Pairs:
        passing = [gift for gift in gifts if gift.passing and gift.knowing]
        others = [gift for gift in gifts if not (gift.passing and gift.knowing)]
        by_own: dict[int, list[list[float]]] = {}
        weighed: Pairs = []
        total = 0.0
        for own, card, odds in self.prior:
            if own not in by_own:
                by_own[own] = self._after(self.minds, others, own, NO_CARD)
            weight = odds
            for mind in self._after(by_own[own], passing, own, card):
                weight *= sum(mind)
            total += weight
            weighed.append((own, card, weight))
        return [(own, card, weight / total) for own, card, weight in weighed]

    def _after(
        self, minds: list[list[float]], gifts: list[Gift], own: i64, passing: i64
    ) -> list[list[float]]:
        """How likely all givers had something in mind and made these gifts, by these cards."""
        if not gifts:
            return minds
        after = [mind[:] for mind in minds]
        for gift in gifts:
            card = passing if gift.passing else gift.card
            if gift.became_mine:
                card = own
            else:
                gift.held[self.me] = own
            _count_in(after[gift.giver], self.scoring, gift, card, self.competitive)
        return after


def beliefs_of(known: ArkhamRitualKnowledge) -> Beliefs:
    """What an adept believes."""
    seat = known["seat"]
    assert seat is not None
    competitive = known["options"]["competitive"] is True
    scoring = scoring_in(known)
    rounds = rounds_of(known["history"])
    minds = [FIRST_GUESS[:] for _ in range(known["seats"])]
    for history in rounds[:-1][: -ROUNDS_RECALLED - 1 : -1]:
        told = RoundHistory(history, revealed(history), known["seats"], scoring.sanity)
        give_back(scoring.sanity, history)
        for gift in told.open_gifts():
            if gift.giver != seat:
                learn(minds[gift.giver], scoring, gift, competitive)
    scoring.sanity[:] = known["sanity"]
    held = held_cards(known)
    now = RoundHistory(rounds[-1] if rounds else [], held, known["seats"], known["sanity"])
    return Beliefs(
        seat, scoring, competitive, minds, odds_of_pairs(known, seat), now.gifts_to(seat)
    )


def learn(mind: list[float], scoring: Scoring, gift: Gift, competitive: bool) -> None:
    """What a gift of known cards says about its giver."""
    if gift.knowing and gift.card == NO_CARD:
        return
    _count_in(mind, scoring, gift, gift.card, competitive)
    total = sum(mind)
    for at in range(len(mind)):
        mind[at] /= total


def _count_in(
    mind: list[float], scoring: Scoring, gift: Gift, card: i64, competitive: bool
) -> None:
    for at in range(len(mind)):
        if mind[at] > 0.0:
            mind[at] *= odds_of_gift(scoring, gift, card, competitive, at)


def odds_of_gift(scoring: Scoring, gift: Gift, card: i64, competitive: bool, mind: i64) -> float:
    """How likely the giver chose this target among the hands on the table."""
    if mind == NOTHING:
        return 1.0 / _count_of(gift.hands)
    if not gift.knowing:
        card = NO_CARD
    sharpness = KNOWING[mind] if gift.knowing else BLIND[mind]
    chosen = 0.0
    total = 0.0
    target: i64 = 0
    while target < scoring.seats:
        if gift.hands & seat_bit(target):
            liked = liking(scoring, gift.held, gift.giver, target, card, competitive, mind)
            weight = math.exp(sharpness * liked)
            total += weight
            if target == gift.to:
                chosen = weight
        target += 1
    return chosen / total


def liking(
    scoring: Scoring,
    held: list[int],
    giver: i64,
    target: i64,
    card: i64,
    competitive: bool,
    mind: i64,
) -> float:
    """What a giver thinks of the table, if the target took the card and the round ended.

    What the giver does not see, its own card and (NO_CARD) the passing one, is to it as likely to
    be sane as cursed.
    """
    own: i64 = held[giver]
    old: i64 = held[target]
    held[giver] = SOME_SANE_CARD
    held[target] = card if card != NO_CARD else SOME_SANE_CARD
    follows = what_follows(old, held)
    total = 0.0
    if follows == GATE_OPENS:
        holder = party_with_great_old_one(held)
        awaken(scoring, held, holder, forms(held[holder])[0])
        total = 2.0 * _standing(scoring, giver, competitive, mind)
    else:
        held[target] = card if card != NO_CARD else SOME_CURSED_CARD
        scoring.score(held)
        total = _standing(scoring, giver, competitive, mind)
        held[giver] = SOME_CURSED_CARD
        held[target] = card if card != NO_CARD else SOME_SANE_CARD
        scoring.score(held)
        total += _standing(scoring, giver, competitive, mind)
    held[giver] = own
    held[target] = old
    if mind == WIN and follows == PLAY_GOES_ON:
        before = evaluate(scoring.sanity, giver, competitive)
        return before + LASTS * (total / 2.0 - before)
    return total / 2.0


def _standing(scoring: Scoring, giver: i64, competitive: bool, mind: i64) -> float:
    """The giver's share of the win; or its own sanity, and somewhat that of rivals or fellows."""
    if mind == WIN:
        return evaluate(scoring.after, giver, competitive)
    others: i64 = 0
    seat: i64 = 0
    while seat < scoring.seats:
        if seat != giver:
            others += scoring.after[seat]
        seat += 1
    share = RIVALS if competitive else FELLOWS
    return scoring.after[giver] + share * float(others) / float(scoring.seats - 1)


def _count_of(hands: i64) -> float:
    count: i64 = 0
    while hands:
        hands &= hands - 1
        count += 1
    return float(count)


def _tells(gift: Gift, me: i64) -> bool:
    """Not if neither of the two hidden cards is in it."""
    about_me = gift.hands & seat_bit(me) != 0
    return about_me or (gift.knowing and (gift.passing or gift.became_mine))


def key_of_pair(own: i64, card: i64) -> i64:
    """The same for cards of one name; the passing card is NO_CARD if there is none."""
    first: i64 = FACE[own]
    second: i64 = 0 if card == NO_CARD else FACE[card] + 1
    return first * 32 + second
