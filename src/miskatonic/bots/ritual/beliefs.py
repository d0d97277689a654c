"""What a seat believes about its own card and the passing card.

The odds before anybody acted are exact. But the others see my card, and whoever drew the passing
card saw that too: whom they hand a card to betrays something of both. Each gift of the round is
weighed by how likely a giver was to make it who thinks of the round's end, its own sanity first.
"""

import math
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from miskatonic.bots.arkham_ritual import FELLOWS, RIVALS, odds_of_pairs
from miskatonic.bots.ritual.outcome import (
    GATE_OPENS,
    Outcome,
    forms,
    great_old_one_at,
    what_follows,
)
from miskatonic.games.arkham_ritual.cards import CARD_NAMES, CTHULHU, MAGICAL_ORB, NO_CARD
from miskatonic.games.arkham_ritual.state import seat_bit
from miskatonic.games.arkham_ritual.view import RitualView

# How sharply a giver tells targets apart, a marker of sanity, if it knows the card, and if not.
KNOWING: Final = 2.2
BLIND: Final = 1.0

FIRST_OF_NAME: Final = [CARD_NAMES.index(name) for name in CARD_NAMES]


class Gift:
    """Somebody handed a card on, while these cards were held and these hands lay on the table."""

    def __init__(self, to: i64, giver: i64, hands: i64, knowing: bool, held: list[int]) -> None:
        self.to: Final[i64] = to
        self.giver: Final[i64] = giver
        self.hands: Final[i64] = hands
        self.knowing: Final = knowing
        self.held: Final = held
        # The card, as far as I know it by now.
        self.card: i64 = NO_CARD
        # The card is the one I hold, which I took without seeing it.
        self.became_mine = False
        # The card is the one that is passing now.
        self.passing = False


class Memory:
    """The gifts of the round that may tell something, gathered from the seat's own history."""

    def __init__(self, view: RitualView) -> None:
        seat = view["seat"]
        assert seat is not None
        self.me: Final[i64] = seat
        self.everybody: Final[i64] = seat_bit(view["seats"]) - 1
        self.gifts: list[Gift] = []
        history = _this_round(view["history"])
        self._held: Final = _dealt(view["held"], history)
        self._turn: list[Gift] = []
        self._card: i64 = NO_CARD
        self._hands: i64 = 0
        self._knows_top: i64 = 0
        self._knows_card: i64 = 0
        for event in history:
            self._recall(event)
        for gift in self._turn:
            gift.passing = gift.card == NO_CARD
        self.gifts += self._turn

    def _recall(self, event: Mapping[str, object]) -> None:
        kind = event["kind"]
        if kind == "gave":
            self._gave(_number(event, "seat"), _number(event, "to"))
        elif kind == "turn-began":
            self._hands = self.everybody & ~seat_bit(_number(event, "active"))
            self._card = NO_CARD
        elif kind == "drew":
            self._card = _number(event, "card")
            self._knows_card = self._knows_top | seat_bit(_number(event, "seat"))
            self._knows_top = 0
        elif kind == "took":
            self._took(_number(event, "seat"), _number(event, "discarded"), _number(event, "card"))
        elif kind == "confession-drawn":
            self._drawn_anew(_number(event, "seat"), _number(event, "card"))
        elif kind == "orb-looked" or kind == "trapezohedron":
            self._knows_top |= seat_bit(_number(event, "seat"))
        elif kind == "orb-removed":
            self._knows_top = 0

    def _drawn_anew(self, seat: i64, card: i64) -> None:
        self._held[seat] = card
        if seat == self.me:
            self.gifts.clear()

    def _gave(self, giver: i64, to: i64) -> None:
        knowing = self._knows_card & seat_bit(giver) != 0
        gift = Gift(to, giver, self._hands, knowing, self._held[:])
        gift.card = self._card
        if giver != self.me:
            self._turn.append(gift)
        self._hands &= ~seat_bit(to)

    def _took(self, seat: i64, discarded: i64, card: i64) -> None:
        """The card of this turn's gifts is known now, unless it is mine."""
        if seat == self.me:
            self.gifts.clear()
            for gift in self._turn:
                gift.held[seat] = discarded
        for gift in self._turn:
            gift.card = card
            gift.became_mine = seat == self.me and card == NO_CARD
        self.gifts += self._turn
        self._turn = []
        self._held[seat] = card


def _this_round(history: list[dict[str, object]]) -> list[dict[str, object]]:
    start = len(history)
    while start > 0 and history[start - 1]["kind"] != "round-began":
        start -= 1
    return history[start:]


def _dealt(held: list[int | None], history: list[dict[str, object]]) -> list[int]:
    """What was held when the round began: what is held now, with every exchange taken back."""
    cards = [NO_CARD if card is None else card for card in held]
    for event in history[::-1]:
        if event["kind"] == "took":
            cards[_number(event, "seat")] = _number(event, "discarded")
        elif event["kind"] == "confessed":
            cards[_number(event, "seat")] = _number(event, "card")
    return cards


def _number(event: Mapping[str, object], field: str) -> int:
    """A field of an event; a card that I was not shown is NO_CARD."""
    value = event.get(field, NO_CARD)
    assert isinstance(value, int)
    return value


class Beliefs:
    """The odds of (own card, passing card), after all that was done this round."""

    def __init__(self, view: RitualView) -> None:
        seat = view["seat"]
        assert seat is not None
        self.me: Final[i64] = seat
        self.competitive: Final = view["options"]["competitive"] is True
        doom = view["doom"] if view["options"]["doom_track"] else 0
        self.outcome: Final = Outcome(view["seats"], view["parties"], view["sanity"][:], doom)
        gifts = [each for each in Memory(view).gifts if _tells(each, seat)]
        self.prior: Final = odds_of_pairs(view, seat)
        self.pairs: Final = self._weighed(self.prior, gifts)
        self.own: Final = _of_own(self.pairs)

    def _weighed(
        self, pairs: list[tuple[int, int, float]], gifts: list[Gift]
    ) -> list[tuple[int, int, float]]:
        of_own: dict[int, float] = {}
        weighed: list[tuple[int, int, float]] = []
        passing = [gift for gift in gifts if gift.passing and gift.knowing]
        others = [gift for gift in gifts if not (gift.passing and gift.knowing)]
        total = 0.0
        for own, card, odds in pairs:
            if own not in of_own:
                of_own[own] = self._likelihood(others, own, NO_CARD)
            weight = odds * of_own[own] * self._likelihood(passing, own, card)
            total += weight
            weighed.append((own, card, weight))
        return [(own, card, weight / total) for own, card, weight in weighed]

    def fits(self) -> dict[int, float]:
        """How well a pair fits what was done, the best one 1; by key_of_pair()."""
        ratios: dict[int, float] = {}
        most = 0.0
        for (own, card, before), (_, _, now) in zip(self.prior, self.pairs, strict=True):
            ratio = now / before
            most = max(most, ratio)
            ratios[key_of_pair(own, card)] = ratio
        return {key: ratio / most for key, ratio in ratios.items()}

    def _likelihood(self, gifts: list[Gift], own: i64, passing: i64) -> float:
        """How likely these gifts were, if these are the cards."""
        likelihood = 1.0
        for gift in gifts:
            card = passing if gift.passing else gift.card
            if gift.became_mine:
                card = own
            else:
                gift.held[self.me] = own
            likelihood *= self._odds_of(gift, card)
        return likelihood

    def _odds_of(self, gift: Gift, card: i64) -> float:
        """How likely the giver chose this target among the hands on the table."""
        if not gift.knowing:
            card = NO_CARD
        sharpness = KNOWING if gift.knowing else BLIND
        chosen = 0.0
        total = 0.0
        target: i64 = 0
        while target < self.outcome.seats:
            if gift.hands & seat_bit(target):
                standing = liking(
                    self.outcome, gift.held, gift.giver, target, card, self.competitive
                )
                weight = math.exp(sharpness * standing)
                total += weight
                if target == gift.to:
                    chosen = weight
            target += 1
        return chosen / total


def liking(
    outcome: Outcome, held: list[int], giver: i64, target: i64, card: i64, competitive: bool
) -> float:
    """What a giver thinks of the table, if the target took the card and the round ended.

    What the giver does not see, its own card and (NO_CARD) the passing one, is to it as likely to
    be sane as cursed.
    """
    own: i64 = held[giver]
    old: i64 = held[target]
    held[giver] = MAGICAL_ORB
    held[target] = card if card != NO_CARD else CTHULHU
    total = 0.0
    if card != NO_CARD and what_follows(old, held) == GATE_OPENS:
        holder = great_old_one_at(held)
        outcome.gated(held, holder, forms(held[holder])[0])
        total = 2.0 * _standing(outcome, giver, competitive)
    else:
        outcome.scored(held)
        total = _standing(outcome, giver, competitive)
        held[giver] = CTHULHU
        held[target] = card if card != NO_CARD else MAGICAL_ORB
        outcome.scored(held)
        total += _standing(outcome, giver, competitive)
    held[giver] = own
    held[target] = old
    return total / 2.0


def _standing(outcome: Outcome, giver: i64, competitive: bool) -> float:
    """The giver's own sanity, and somewhat that of its rivals or fellows."""
    others: i64 = 0
    seat: i64 = 0
    while seat < outcome.seats:
        if seat != giver:
            others += outcome.after[seat]
        seat += 1
    share = RIVALS if competitive else FELLOWS
    return outcome.after[giver] + share * float(others) / float(outcome.seats - 1)


def _tells(gift: Gift, me: i64) -> bool:
    """A gift without a choice tells nothing; nor does one that neither of the two cards is in."""
    one_hand = gift.hands == seat_bit(gift.to)
    about_me = gift.hands & seat_bit(me) != 0
    about_card = gift.knowing and (gift.passing or gift.became_mine)
    return not one_hand and (about_me or about_card)


def key_of_pair(own: i64, card: i64) -> i64:
    """The same for cards of one name; the passing card is NO_CARD if there is none."""
    first: i64 = FIRST_OF_NAME[own]
    second: i64 = 0 if card == NO_CARD else FIRST_OF_NAME[card] + 1
    return first * 32 + second


def _of_own(pairs: list[tuple[int, int, float]]) -> list[tuple[int, float]]:
    odds: dict[int, float] = {}
    for own, _, share in pairs:
        odds[own] = odds.get(own, 0.0) + share
    return list(odds.items())
