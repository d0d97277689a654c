"""What a seat believes about its own card and the passing card.

The odds before anybody acted are exact. But the others see my card, and whoever drew the passing
card saw that too: whom they hand a card to betrays something of both. Each gift of the round is
weighed by how likely a giver was to make it who thinks of the round's end. How sharply givers
choose was fitted to games of novices and of adepts, by the log-loss of the true cards.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.card_odds import Pairs, odds_of_pairs
from miskatonic.games.arkham_ritual.bots.round_history import (
    Gift,
    RoundHistory,
    give_back,
    revealed,
    rounds_of,
)
from miskatonic.games.arkham_ritual.bots.round_values import (
    CURSE,
    SOME_SANE_CARD,
    WITH_OLD_ONE,
    RoundValues,
    another_sanity,
)
from miskatonic.games.arkham_ritual.rules.cards import FACE, NO_CARD
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS
from miskatonic.games.arkham_ritual.rules.quick_scoring import CODES, table_of
from miskatonic.games.arkham_ritual.rules.state import seat_bit
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge, held_cards, scoring_in
from miskatonic.kernel.events import Event

# What a giver has in mind: nothing; or sanity at the round's end, its own first.
NOTHING: Final[i64] = 0
SANITY: Final[i64] = 1
# How likely an adept thinks these, before the giver did anything.
FIRST_GUESS: Final = [0.3, 0.7]
# How many earlier rounds tell what a giver has in mind.
ROUNDS_RECALLED: Final = 3


class Beliefs:
    """The odds of (own card, passing card), after all that was done this round.

    What a giver has in mind shows in gifts whose cards are known by now, most of all in those of
    earlier rounds: `minds` is what those told, and is changed.
    """

    def __init__(
        self,
        me: i64,
        values: RoundValues,
        minds: list[list[float]],
        prior: Pairs,
        gifts: list[Gift],
    ) -> None:
        self.me: Final[i64] = me
        self.values: Final = values
        self.minds: Final = minds
        self.prior: Final = prior
        telling: list[Gift] = []
        for gift in gifts:
            if _tells(gift, me):
                telling.append(gift)
            elif gift.held[me] == NO_CARD:
                # No hand of mine was on the table, so my unseen card is one that changes little.
                gift.held[me] = SOME_SANE_CARD
                learn(minds[gift.giver], values, gift)
                gift.held[me] = NO_CARD
        self.pairs: Final = self._weighed(telling)

    def _weighed(self, gifts: list[Gift]) -> Pairs:
        passing = [gift for gift in gifts if gift.passing and gift.knowing]
        others = [gift for gift in gifts if not (gift.passing and gift.knowing)]
        by_own: dict[int, list[list[float]]] = {}
        weighed: Pairs = []
        total = 0.0
        for own, card, odds in self.prior:
            if own not in by_own:
                by_own[own] = self._after(self.minds, others, own, NO_CARD)
            if len(passing) == 1:
                weight = odds * self._with_one_gift(by_own[own], passing[0], own, card)
            else:
                weight = odds * weight_of(self._after(by_own[own], passing, own, card))
            total += weight
            weighed.append((own, card, weight))
        return [(own, card, weight / total) for own, card, weight in weighed]

    def _with_one_gift(self, minds: list[list[float]], gift: Gift, own: i64, passing: i64) -> float:
        """The same as by `_after`, for the one gift of who drew the passing card."""
        gift.held[self.me] = own
        mind = minds[gift.giver]
        nothing = mind[NOTHING] / float(_count_of(gift.hands))
        sanity = mind[SANITY] * odds_of_gift(self.values, gift, passing)
        return weight_of(minds) / (mind[NOTHING] + mind[SANITY]) * (nothing + sanity)

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
            _count_in(after[gift.giver], self.values, gift, card)
        return after


def beliefs_of(known: ArkhamRitualKnowledge) -> Beliefs:
    """What an adept believes."""
    seat = known["seat"]
    assert seat is not None
    values = values_in(known)
    rounds = rounds_of(known["history"])
    minds = [FIRST_GUESS[:] for _ in range(known["seats"])]
    sanity = sanity_before(known, rounds)
    for history in rounds[:-1][: -ROUNDS_RECALLED - 1 : -1]:
        told = RoundHistory(history, revealed(history), known["seats"], sanity)
        give_back(sanity, history)
        then = another_sanity(values, known["cards"], sanity[:])
        for gift in told.open_gifts():
            if gift.giver != seat:
                learn(minds[gift.giver], then, gift)
    held = held_cards(known)
    now = RoundHistory(rounds[-1] if rounds else [], held, known["seats"], known["sanity"])
    return Beliefs(seat, values, minds, odds_of_pairs(known, seat), now.gifts_to(seat))


def sanity_before(known: ArkhamRitualKnowledge, rounds: list[list[Event]]) -> list[int]:
    """Everybody's sanity when this round began; a look into the Trapezohedron changes it later."""
    sanity = known["sanity"][:]
    if rounds:
        give_back(sanity, rounds[-1])
    return sanity


def values_in(known: ArkhamRitualKnowledge) -> RoundValues:
    competitive = known["options"]["competitive"] is True
    return RoundValues(scoring_in(known), known["cards"], competitive)


def learn(mind: list[float], values: RoundValues, gift: Gift) -> None:
    """What a gift of known cards says about its giver."""
    if gift.knowing and gift.card == NO_CARD:
        return
    _count_in(mind, values, gift, gift.card)
    total = mind[NOTHING] + mind[SANITY]
    mind[NOTHING] /= total
    mind[SANITY] /= total


def _count_in(mind: list[float], values: RoundValues, gift: Gift, card: i64) -> None:
    mind[NOTHING] /= float(_count_of(gift.hands))
    mind[SANITY] *= odds_of_gift(values, gift, card)


def odds_of_gift(values: RoundValues, gift: Gift, card: i64) -> float:
    """How likely a giver who thinks of sanity chose this target among the hands on the table.

    What it does not see, its own card and perhaps the passing one, is to it as likely to be sane as
    cursed.
    """
    giver = gift.giver
    knowing = gift.knowing
    held = gift.held
    own: i64 = held[giver]
    held[giver] = NO_CARD
    table = table_of(held)
    held[giver] = own
    curse = CURSE << giver
    come: i64 = 0
    if knowing:
        come = CODES[card]
    chosen = 0.0
    total = 0.0
    target: i64 = 0
    while target < values.seats:
        if gift.hands & seat_bit(target):
            old: i64 = held[target]
            gone: i64 = CODES[old]
            then = table + ((come - gone) << target)
            if WITH_OLD_ONE[old] == GATE_OPENS and values.quick.has_old_one(then):
                weight = values.pull_of_gate(giver, then, knowing)
            else:
                first = then if knowing else then + (CURSE << target)
                weight = values.pull(giver, first, knowing)
                weight *= values.pull(giver, then + curse, knowing)
            total += weight
            if target == gift.to:
                chosen = weight
        target += 1
    return chosen / total


def weight_of(minds: list[list[float]]) -> float:
    """How likely all givers are like one of these minds."""
    weight = 1.0
    for mind in minds:
        total = 0.0
        for share in mind:
            total += share
        weight *= total
    return weight


def _count_of(hands: i64) -> i64:
    count: i64 = 0
    while hands:
        hands &= hands - 1
        count += 1
    return count


def _tells(gift: Gift, me: i64) -> bool:
    """Not if neither of the two hidden cards is in it."""
    about_me = gift.hands & seat_bit(me) != 0
    return about_me or (gift.knowing and (gift.passing or gift.became_mine))


def key_of_pair(own: i64, card: i64) -> i64:
    """The same for cards of one name; the passing card is NO_CARD if there is none."""
    first: i64 = FACE[own]
    second: i64 = 0 if card == NO_CARD else FACE[card] + 1
    return first * 32 + second
