"""Arkham Ritual, adept: values each option over all pairs of the two hidden cards.

A round that ends now has the value of its cards. One that goes on has a value between that and the
value at the round's beginning, since some cards will change before its end.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.beliefs import beliefs_of
from miskatonic.games.arkham_ritual.bots.card_odds import Pairs, odds_of_own
from miskatonic.games.arkham_ritual.bots.evaluation import LASTS, evaluate
from miskatonic.games.arkham_ritual.bots.round_values import WITH_OLD_ONE, WITHOUT, RoundValues
from miskatonic.games.arkham_ritual.redeal import unseen_cards
from miskatonic.games.arkham_ritual.rules.cards import NO_CARD, SHINING_TRAPEZOHEDRON, is_cursed
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, REMOVE, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS, ROUND_ENDS
from miskatonic.games.arkham_ritual.rules.quick_scoring import CODES, table_of
from miskatonic.games.arkham_ritual.rules.state import clamped
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge, held_cards
from miskatonic.kernel.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.thinker import Thinker, best_of
from miskatonic.kernel.view import OpenDecision

# The probability that a follower takes the card it is given.
TAKES: Final = 0.4


class Adept(Thinker):
    """Chooses the option with the highest value, at random among equals."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        known = cast(ArkhamRitualKnowledge, view)
        beliefs = beliefs_of(known)
        expected = expected_values(known, beliefs.values, beliefs.pairs)
        values = [round(expected.value(choice), 9) for choice in options]
        return best_of(options, values, rng)


class ExpectedValues:
    """The expected values of options, from what a seat sees and believes."""

    def __init__(
        self,
        me: i64,
        values: RoundValues,
        held: list[int],
        pairs: Pairs,
        top: i64,
        unseen: list[int],
        lasts: float = LASTS,
    ) -> None:
        """`top` may be NO_CARD; a part `lasts` of the standing remains at the round's end."""
        self.me: Final[i64] = me
        self.values: Final = values
        self.held: Final = held
        self.pairs: Final = pairs
        self.own: Final = odds_of_own(pairs)
        self.top: Final[i64] = top
        self.unseen: Final = unseen
        self.lasts: Final = lasts
        self.before: Final = values.before[me]
        mine: i64 = held[me]
        held[me] = NO_CARD
        self._others: Final[i64] = table_of(held)
        held[me] = mine

    def value(self, choice: int) -> float:
        if choice == TAKE:
            return self.if_taken_by(self.me)
        if choice == DISCARD:
            return self.if_ended_now()
        if choice == REMOVE:
            return self.if_nothing_changes()
        if choice == RETURN:
            return self._if_any_seat_takes_the_top()
        return TAKES * self.if_taken_by(choice) + (1 - TAKES) * self.if_nothing_changes()

    def if_ended_now(self) -> float:
        total = 0.0
        for own, odds in self.own:
            total += odds * self.values.ended(self.me, self.table_with(own))
        return total

    def if_nothing_changes(self) -> float:
        return self.lasts * self.if_ended_now() + (1.0 - self.lasts) * self.before

    def if_taken_by(self, taker: i64) -> float:
        """The value if a seat takes the passing card: as `taken`, but shared work is done once."""
        values = self.values
        total = 0.0
        last: i64 = NO_CARD
        table: i64 = 0
        gate = False
        lasts = 1.0
        besides = 0.0
        for own, card, odds in self.pairs:
            mine: i64 = own
            if mine != last:
                last = mine
                old: i64 = mine if taker == self.me else self.held[taker]
                gone: i64 = CODES[old]
                table = self.table_with(mine) - (gone << taker)
                gate = WITH_OLD_ONE[old] == GATE_OPENS
                lasts = 1.0 if WITHOUT[old] == ROUND_ENDS else self.lasts
                besides = (1.0 - lasts) * self.before
                if old == SHINING_TRAPEZOHEDRON:
                    besides += self._worth_of_a_look(taker)
            come: i64 = CODES[card]
            then = table + (come << taker)
            if gate and values.quick.has_old_one(then):
                total += odds * values.gated(self.me, then)
            else:
                total += odds * (lasts * values.ended(self.me, then) + besides)
        return total

    def _if_any_seat_takes_the_top(self) -> float:
        """The value if any seat, all equally likely, takes the top card."""
        assert self.top != NO_CARD
        total = 0.0
        for own, odds in self.own:
            taker: i64 = 0
            while taker < self.values.seats:
                total += odds * self.taken(own, taker, self.top)
                taker += 1
        total /= float(self.values.seats)
        return TAKES * total + (1 - TAKES) * self.if_nothing_changes()

    def table_with(self, own: i64) -> i64:
        """All cards at the table, if its own card is this one."""
        code: i64 = CODES[own]
        return self._others + (code << self.me)

    def taken(self, own: i64, taker: i64, card: i64) -> float:
        """The value if a seat takes a card and its old one takes effect."""
        old: i64 = own if taker == self.me else self.held[taker]
        value = self.values.taken(self.me, self.table_with(own), taker, old, card, self.lasts)
        if old == SHINING_TRAPEZOHEDRON:
            value += self._worth_of_a_look(taker)
        return value

    def _worth_of_a_look(self, taker: i64) -> float:
        """AR-G4  The value of a marker won or lost by the colour of the deck's top card."""
        if not self.unseen:
            return 0.0
        cursed = len([card for card in self.unseen if is_cursed(card)]) / len(self.unseen)
        sanity = self.values.scoring.sanity[:]
        before: i64 = sanity[taker]
        sanity[taker] = clamped(before - 1)
        darker = evaluate(sanity, self.me, self.values.competitive)
        sanity[taker] = clamped(before + 1)
        brighter = evaluate(sanity, self.me, self.values.competitive)
        return cursed * darker + (1 - cursed) * brighter - self.before


def expected_values(
    known: ArkhamRitualKnowledge, values: RoundValues, pairs: Pairs, lasts: float = LASTS
) -> ExpectedValues:
    seat = known["seat"]
    assert seat is not None
    top: i64 = NO_CARD if known["top"] is None else known["top"]
    return ExpectedValues(seat, values, held_cards(known), pairs, top, unseen_cards(known), lasts)
