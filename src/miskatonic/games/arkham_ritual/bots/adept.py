"""Arkham Ritual, adept: each option's worth, over all that the two hidden cards can be.

A round that ends now is worth what its cards are. One that goes on is worth something between that
and the worth of the round's beginning: some of the cards will be others by its end.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from mypy_extensions import i64

from miskatonic.bots.bot import Budget
from miskatonic.bots.thinker import Thinker, best_of
from miskatonic.games.arkham_ritual.bots.beliefs import beliefs_of
from miskatonic.games.arkham_ritual.bots.card_odds import Pairs, odds_of_own
from miskatonic.games.arkham_ritual.bots.evaluation import LASTS, evaluate
from miskatonic.games.arkham_ritual.rules.cards import NO_CARD, SHINING_TRAPEZOHEDRON, is_cursed
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, REMOVE, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS, PLAY_GOES_ON, what_follows
from miskatonic.games.arkham_ritual.rules.great_old_ones import (
    awaken,
    forms,
    party_with_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.redeal import unseen_cards
from miskatonic.games.arkham_ritual.rules.scoring import Scoring
from miskatonic.games.arkham_ritual.rules.state import clamped
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge, held_cards
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

# How likely a follower takes what it is given.
TAKES: Final = 0.4


class Adept(Thinker):
    """The option of the most worth; equally good ones are drawn by lot."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        known = cast(ArkhamRitualKnowledge, view)
        beliefs = beliefs_of(known)
        expected = expected_values(known, beliefs.scoring, beliefs.pairs)
        values = [round(expected.value(choice), 9) for choice in options]
        return best_of(options, values, rng)


class ExpectedValues:
    """What a seat sees and believes, weighed."""

    def __init__(
        self,
        me: i64,
        scoring: Scoring,
        competitive: bool,
        held: list[int],
        pairs: Pairs,
        top: i64,
        unseen: list[int],
    ) -> None:
        """`held` is changed where it is unknown, at the own place; `top` may be NO_CARD."""
        self.me: Final[i64] = me
        self.scoring: Final = scoring
        self.competitive: Final = competitive
        self.held: Final = held
        self.pairs: Final = pairs
        self.own: Final = odds_of_own(pairs)
        self.top: Final[i64] = top
        self.unseen: Final = unseen
        self.before: Final = evaluate(scoring.sanity, me, competitive)
        self._known: Final[dict[int, float]] = {}

    def value(self, choice: int) -> float:
        if choice == TAKE:
            return self._if_taken_by(self.me)
        if choice == DISCARD:
            return self.if_ended_now()
        if choice == REMOVE:
            return self._if_nothing_changes()
        if choice == RETURN:
            return self._if_somebody_gets_the_top()
        return TAKES * self._if_taken_by(choice) + (1 - TAKES) * self._if_nothing_changes()

    def if_ended_now(self) -> float:
        return sum([odds * self._ended(own) for own, odds in self.own])

    def _if_taken_by(self, taker: i64) -> float:
        total = 0.0
        for own, card, odds in self.pairs:
            total += odds * self.taken(own, taker, card)
        return total

    def _if_nothing_changes(self) -> float:
        return self._later(self.if_ended_now())

    def _if_somebody_gets_the_top(self) -> float:
        """Any seat may be the one that takes it."""
        assert self.top != NO_CARD
        total = 0.0
        for own, odds in self.own:
            taker: i64 = 0
            while taker < self.scoring.seats:
                total += odds * self.taken(own, taker, self.top)
                taker += 1
        total /= float(self.scoring.seats)
        return TAKES * total + (1 - TAKES) * self._if_nothing_changes()

    def _later(self, now: float) -> float:
        """What is worth `now` if the round ended, when it goes on."""
        return LASTS * now + (1 - LASTS) * self.before

    def _ended(self, own: i64) -> float:
        """The round ends with the cards as they are held."""
        self.held[self.me] = own
        self.scoring.score(self.held)
        return evaluate(self.scoring.after, self.me, self.competitive)

    def taken(self, own: i64, taker: i64, card: i64) -> float:
        """A seat takes a card, and its old one takes effect."""
        key: i64 = (own * 8 + taker) * 32 + card
        if key not in self._known:
            self._known[key] = self._taken(own, taker, card)
        return self._known[key]

    def _taken(self, own: i64, taker: i64, card: i64) -> float:
        held = self.held
        held[self.me] = own
        old: i64 = held[taker]
        held[taker] = card
        follows = what_follows(old, held)
        if follows == GATE_OPENS:
            result = self._gated()
        else:
            self.scoring.score(held)
            result = evaluate(self.scoring.after, self.me, self.competitive)
            if follows == PLAY_GOES_ON:
                result = self._later(result)
                if old == SHINING_TRAPEZOHEDRON:
                    result += self._worth_of_a_look(taker)
        held[taker] = old
        return result

    def _gated(self) -> float:
        holder = party_with_great_old_one(self.held)
        likely = forms(self.held[holder])
        total = 0.0
        for old_one in likely:
            awaken(self.scoring, self.held, holder, old_one)
            total += evaluate(self.scoring.after, self.me, self.competitive)
        return total / len(likely)

    def _worth_of_a_look(self, taker: i64) -> float:
        """AR-G4  A marker won or lost, by the colour of the deck's top card."""
        if not self.unseen:
            return 0.0
        cursed = len([card for card in self.unseen if is_cursed(card)]) / len(self.unseen)
        sanity = self.scoring.sanity[:]
        before: i64 = sanity[taker]
        sanity[taker] = clamped(before - 1)
        darker = evaluate(sanity, self.me, self.competitive)
        sanity[taker] = clamped(before + 1)
        brighter = evaluate(sanity, self.me, self.competitive)
        return cursed * darker + (1 - cursed) * brighter - self.before


def expected_values(known: ArkhamRitualKnowledge, scoring: Scoring, pairs: Pairs) -> ExpectedValues:
    seat = known["seat"]
    assert seat is not None
    return ExpectedValues(
        seat,
        scoring,
        known["options"]["competitive"] is True,
        held_cards(known),
        pairs,
        NO_CARD if known["top"] is None else known["top"],
        unseen_cards(known),
    )
