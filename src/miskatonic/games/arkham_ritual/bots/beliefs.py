"""A seat's beliefs about its own card and the passing card.

The probabilities before anyone acts are exact. But the others see my card, and the seat that drew
the passing card saw that too: their gifts give something away about both. Each gift of the round is
weighted by how likely a giver who plans for the round's end was to make it. How sharply givers
choose was fitted to games of novices and adepts, by the log loss of the true cards.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.card_odds import Pairs, odds_of_pairs
from miskatonic.games.arkham_ritual.bots.gift_odds import GiftOdds, odds_of_gift
from miskatonic.games.arkham_ritual.bots.round_history import (
    Gift,
    RoundHistory,
    give_back,
    revealed,
    rounds_of,
)
from miskatonic.games.arkham_ritual.bots.round_values import (
    SOME_SANE_CARD,
    RoundValues,
    another_sanity,
    round_values,
)
from miskatonic.games.arkham_ritual.rules.cards import FACE, NO_CARD
from miskatonic.games.arkham_ritual.rules.state import seat_bit
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge, held_cards, scoring_in
from miskatonic.kernel.events import Event

# A giver's intention: none, or sanity at the round's end, its own first.
NOTHING: Final[i64] = 0
SANITY: Final[i64] = 1
# The prior probabilities of these intentions.
FIRST_GUESS: Final = [0.3, 0.7]
# The number of earlier rounds from which intentions are learned.
ROUNDS_RECALLED: Final = 3


class Beliefs:
    """The probabilities of (own card, passing card), after all that was done this round.

    A giver's intention shows in gifts whose cards are known by now, mainly those of earlier rounds:
    `minds` holds what those showed, and is updated.
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
                # My hand was not on the table, so my unseen card makes little difference.
                gift.held[me] = SOME_SANE_CARD
                learn(minds[gift.giver], values, gift)
                gift.held[me] = NO_CARD
        self.pairs: Final = self._weighed(telling)

    def _weighed(self, gifts: list[Gift]) -> Pairs:
        passing: list[GiftOdds] = []
        others: list[GiftOdds] = []
        for gift in gifts:
            odds_of = GiftOdds(self.values, gift, self.me)
            (passing if gift.passing and gift.knowing else others).append(odds_of)
        weighed: Pairs = []
        total = 0.0
        minds = self.minds
        last: i64 = NO_CARD
        for own, card, odds in self.prior:
            mine: i64 = own
            if mine != last:
                minds = _after(self.minds, others, mine, NO_CARD)
                last = mine
            if len(passing) == 1:
                weight = odds * _with_one_gift(minds, passing[0], mine, card)
            else:
                weight = odds * weight_of(_after(minds, passing, mine, card))
            total += weight
            weighed.append((own, card, weight))
        return [(own, card, weight / total) for own, card, weight in weighed]


def _after(
    minds: list[list[float]], gifts: list[GiftOdds], own: i64, passing: i64
) -> list[list[float]]:
    """The likelihood of the givers' intentions and gifts, given these cards."""
    if not gifts:
        return minds
    after = [mind[:] for mind in minds]
    for odds_of in gifts:
        gift = odds_of.gift
        card = passing if gift.passing else gift.card
        if gift.became_mine:
            card = own
        mind = after[gift.giver]
        mind[NOTHING] /= float(_count_of(gift.hands))
        mind[SANITY] *= odds_of.odds(own, card)
    return after


def _with_one_gift(minds: list[list[float]], odds_of: GiftOdds, own: i64, passing: i64) -> float:
    """The likelihood including the gift by the seat that drew the passing card."""
    gift = odds_of.gift
    mind = minds[gift.giver]
    nothing = mind[NOTHING] / float(_count_of(gift.hands))
    sanity = mind[SANITY] * odds_of.odds(own, passing)
    return weight_of(minds) / (mind[NOTHING] + mind[SANITY]) * (nothing + sanity)


def beliefs_of(known: ArkhamRitualKnowledge) -> Beliefs:
    """The beliefs of an adept."""
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
    """All seats' sanity when the round began; the Trapezohedron may have changed it since."""
    sanity = known["sanity"][:]
    if rounds:
        give_back(sanity, rounds[-1])
    return sanity


def values_in(known: ArkhamRitualKnowledge) -> RoundValues:
    competitive = known["options"]["competitive"] is True
    return round_values(scoring_in(known), known["cards"], competitive)


def learn(mind: list[float], values: RoundValues, gift: Gift) -> None:
    """Learn about a giver from a gift of known cards."""
    if gift.knowing and gift.card == NO_CARD:
        return
    mind[NOTHING] /= float(_count_of(gift.hands))
    mind[SANITY] *= odds_of_gift(values, gift, gift.card)
    total = mind[NOTHING] + mind[SANITY]
    mind[NOTHING] /= total
    mind[SANITY] /= total


def weight_of(minds: list[list[float]]) -> float:
    """The likelihood that all givers have one of these intentions."""
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
    """Whether a gift involves one of the two hidden cards."""
    about_me = gift.hands & seat_bit(me) != 0
    return about_me or (gift.knowing and (gift.passing or gift.became_mine))


def key_of_pair(own: i64, card: i64) -> i64:
    """A key that is equal for equal cards; the passing card is NO_CARD if there is none."""
    first: i64 = FACE[own]
    second: i64 = 0 if card == NO_CARD else FACE[card] + 1
    return first * 32 + second
