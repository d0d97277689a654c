"""Arkham Ritual, novice: what would each option do to my sanity if the round ended right after it?

The odds of the own card and of the passing card are exact: every pair of unseen cards that fits the
view is weighed by the number of ways to lay out the other unseen cards. What a pair leads to is
asked of the rules themselves, on a scratch copy of the table. Where all win together, a card from
the active seat, which saw it and sees mine, is trusted a little to help me.
"""

import math
from collections.abc import Mapping
from typing import Any, Final, cast

from miskatonic.bots.bot import Budget
from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES, is_event
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, REMOVE, RETURN, TAKE
from miskatonic.games.arkham_ritual.rules.effects import resolve_event
from miskatonic.games.arkham_ritual.rules.ending import END_ROUND, end_game, somebody_is_lost
from miskatonic.games.arkham_ritual.rules.redeal import (
    PASSING,
    Place,
    known_table,
    unseen_cards,
    unseen_places,
)
from miskatonic.games.arkham_ritual.rules.state import BY_PASSING, ArkhamRitualState
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualView
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

# What winning or losing the game outweighs, in sanity.
GAME: Final = 6.0
# What a marker of the others is worth to me: they are fellows, or rivals.
FELLOWS: Final = 0.3
RIVALS: Final = -0.4
# Nobody knows whether a follower takes the card.
TAKES: Final = 0.5
# How far a giver's intent shifts the odds, a marker of sanity, up to so many markers.
TRUST: Final = 0.5
MOST_TRUSTED: Final = 3.0


class Novice:
    """Best expected sanity at once; equally good options are drawn by lot."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        thoughts = Thoughts(cast(ArkhamRitualView, view), rng)
        worths = [round(thoughts.worth(choice), 9) for choice in options]
        most = max(worths)
        best = [choice for choice, worth in zip(options, worths, strict=True) if worth == most]
        return best[rng.below(len(best))]


class Thoughts:
    """One decision, thought through."""

    def __init__(self, view: ArkhamRitualView, rng: Rng) -> None:
        seat = view["seat"]
        assert seat is not None
        self.seat: Final = seat
        self.others: Final = [each for each in range(view["seats"]) if each != seat]
        self.competitive: Final = view["options"]["competitive"] is True
        self.top: Final = view["top"]
        self.scratch: Final = _quiet_table(view, rng)
        self.held: Final = list(self.scratch.held)
        self.stacked: Final = int(self.scratch.stacked)
        self.sanity: Final = list(view["sanity"])
        self.known_worths: Final[dict[tuple[int, int, int], float]] = {}
        odds = odds_of_pairs(view, seat)
        trusting = not self.competitive and _given_knowingly(view)
        self.odds: Final = self._trusting(odds) if trusting else odds
        self.own_odds: Final = _odds_of_own(self.odds)

    def _trusting(self, pairs: list[tuple[int, int, float]]) -> list[tuple[int, int, float]]:
        """The odds, given that somebody who saw both cards thought the exchange a good idea."""
        shares = []
        for own, card, odds in pairs:
            gain = self._exchanged(own, self.seat, card) - self._ended(own)
            shares.append(odds * math.exp(TRUST * max(-MOST_TRUSTED, min(MOST_TRUSTED, gain))))
        total = sum(shares)
        return [(own, card, s / total) for (own, card, _), s in zip(pairs, shares, strict=True)]

    def worth(self, choice: int) -> float:
        """The expected worth of an option, over all cards that the own and the passing can be."""
        if choice == TAKE:
            return self._if_taken_by(self.seat)
        if choice == DISCARD or choice == REMOVE:
            return self._if_nothing_changes()
        if choice == RETURN:
            return self._if_somebody_gets_the_top()
        return TAKES * self._if_taken_by(choice) + (1 - TAKES) * self._if_nothing_changes()

    def _if_taken_by(self, taker: int) -> float:
        return sum(odds * self._exchanged(own, taker, card) for own, card, odds in self.odds)

    def _if_nothing_changes(self) -> float:
        return sum(odds * self._ended(own) for own, odds in self.own_odds)

    def _if_somebody_gets_the_top(self) -> float:
        """Whoever draws it may not keep it; any seat may be the one that takes it."""
        assert self.top is not None
        takers = [self.seat, *self.others]
        taken = sum(
            odds * self._exchanged(own, taker, self.top)
            for own, odds in self.own_odds
            for taker in takers
        )
        return TAKES * taken / len(takers) + (1 - TAKES) * self._if_nothing_changes()

    def _ended(self, own: int) -> float:
        """The round ends with the cards as they are held now."""
        return self._remembered(own, -1, -1)

    def _exchanged(self, own: int, taker: int, card: int) -> float:
        """A seat takes a card; its old one takes effect; then the round ends."""
        return self._remembered(own, taker, card)

    def _remembered(self, own: int, taker: int, card: int) -> float:
        key = (own, taker, card)
        if key not in self.known_worths:
            self.known_worths[key] = self._asked_of_the_rules(own, taker, card)
        return self.known_worths[key]

    def _asked_of_the_rules(self, own: int, taker: int, card: int) -> float:
        g = self.scratch
        g.held[:] = self.held
        g.held[self.seat] = own
        g.sanity[:] = self.sanity
        g.stacked = self.stacked
        g.agenda = [END_ROUND]
        g.ended_by = BY_PASSING
        g.result = None
        if taker >= 0:
            old = g.held[taker]
            g.held[taker] = card
            if is_event(old):
                resolve_event(g, taker, old)
        if g.result is None:
            END_ROUND.run(g)
            if somebody_is_lost(g):
                end_game(g)
        return self._liking(g)

    def _liking(self, g: ArkhamRitualState) -> float:
        mine = g.sanity[self.seat] - self.sanity[self.seat]
        theirs = sum(g.sanity[each] - self.sanity[each] for each in self.others)
        share = (RIVALS if self.competitive else FELLOWS) * theirs / len(self.others)
        if g.result is None:
            return mine + share
        return mine + share + (GAME if self.seat in g.result.winners else -GAME)


def _given_knowingly(view: ArkhamRitualView) -> bool:
    """The card comes straight from the active seat, and I have not seen it."""
    if view["holder"] != view["seat"] or view["passing"] is not None:
        return False
    given = [event for event in view["history"] if event["kind"] == "gave"]
    return bool(given) and given[-1]["seat"] == view["active"]


def odds_of_pairs(view: ArkhamRitualView, seat: int) -> list[tuple[int, int, float]]:
    """(own card, passing card, odds) for all that fits; cards of one name count as one.

    The passing card is -1 if there is none.
    """
    pool = unseen_cards(view)
    places = {place.where: place for place in unseen_places(view, pool)}
    own_cards = _cards_at(places.pop(seat, None), view["held"][seat])
    passing_cards = _cards_at(places.pop(PASSING, None), view["passing"])
    elsewhere = [place.cards for place in places.values() if len(place.cards) < len(pool)]
    ways: dict[tuple[str, str], tuple[int, int, int]] = {}
    for own in own_cards:
        for card in passing_cards:
            if own != card:
                count = _ways_to_fill(elsewhere, {own, card})
                key = (CARD_NAMES[own], CARD_NAMES[card] if card >= 0 else "")
                first_own, first_card, so_far = ways.get(key, (own, card, 0))
                ways[key] = (first_own, first_card, so_far + count)
    total = sum(count for _, _, count in ways.values())
    return [(own, card, count / total) for own, card, count in ways.values() if count]


def _cards_at(place: Place | None, known: int | None) -> list[int]:
    if place is not None:
        return list(place.cards)
    return [-1 if known is None else known]


def _ways_to_fill(places: list[list[int]], used: set[int]) -> int:
    """In how many ways the cards of these places, all different, can lie; others are as free."""
    if not places:
        return 1
    return sum(_ways_to_fill(places[1:], used | {card}) for card in places[0] if card not in used)


def _odds_of_own(pairs: list[tuple[int, int, float]]) -> list[tuple[int, float]]:
    odds: dict[int, float] = {}
    for own, _, share in pairs:
        odds[own] = odds.get(own, 0.0) + share
    return list(odds.items())


def _quiet_table(view: ArkhamRitualView, rng: Rng) -> ArkhamRitualState:
    """The table as the seat knows it; an event that looks at the deck sees some unseen card."""
    g = known_table({**view, "history": []})
    g.loud = False
    g.rng = rng
    g.asked = []
    if not g.deck:
        g.deck = unseen_cards(view) if view["deck"] else []
    return g
