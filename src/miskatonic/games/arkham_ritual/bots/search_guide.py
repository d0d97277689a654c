"""Guides the search: likely worlds, how others play, and the value of a round's end.

A simulation ends with the round. The others play at random with their estimated probability, else
roughly like adepts: they give a known card where it suits them and unknown cards to anyone, take
four in ten of the cards they are given, and pass to end the round if they stand better than at its
beginning. Real adepts infer more from each other's gifts, so the results of simulations only count
to the extent that the others seem to play at random.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.bots.adept import TAKES
from miskatonic.games.arkham_ritual.bots.beliefs import NOTHING, key_of_pair
from miskatonic.games.arkham_ritual.bots.evaluation import LASTS, evaluate
from miskatonic.games.arkham_ritual.bots.inference import Inference
from miskatonic.games.arkham_ritual.bots.round_values import SOME_CURSED_CARD, SOME_SANE_CARD
from miskatonic.games.arkham_ritual.bots.turn_search import TurnSearch
from miskatonic.games.arkham_ritual.rules.cards import CARDS, NO_CARD, bit, one_more
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, TAKE
from miskatonic.games.arkham_ritual.rules.effects import GATE_OPENS, PLAY_GOES_ON, what_follows
from miskatonic.games.arkham_ritual.rules.great_old_ones import (
    awaken,
    forms,
    party_with_great_old_one,
)
from miskatonic.games.arkham_ritual.rules.scoring import Scoring
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState, seat_bit
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.search import Guide
from miskatonic.kernel.state import Decision

ODDS_STEPS: Final[i64] = 1 << 16
# How sharply a giver who knows the card distinguishes targets by its share of the win.
KNOWING: Final = 60.0
# The number of simulations at which an option's result counts as much as its prior value.
LUCK: Final = 100.0


class ArkhamRitualGuide(Guide[ArkhamRitualState]):
    """The guide for one decision of one seat."""

    def __init__(
        self,
        known: ArkhamRitualKnowledge,
        deadline: float = math.inf,
        last_deadline: float = math.inf,
    ) -> None:
        """Inference stops at the first deadline, the search of the turn at the last one."""
        seat = known["seat"]
        assert seat is not None
        super().__init__(seat)
        inference = Inference(known, deadline)
        self.expected: Final = TurnSearch(known, inference, last_deadline)
        self.competitive: Final = inference.values.competitive
        self.round: Final[i64] = known["round"]
        self._fits: Final = inference.fits()
        self._at_random: Final = [mind[NOTHING] for mind in inference.minds]
        self._at_random[seat] = 1.0
        self.noise: Final = (sum(self._at_random) - 1.0) / (len(self._at_random) - 1)
        scoring = inference.values.scoring
        self._scoring: Final = Scoring(
            scoring.seats,
            scoring.parties,
            scoring.sanity[:],
            scoring.doom,
            holder_counts=scoring.holder_counts,
        )
        self._held: Final = vec[i64]([NO_CARD] * known["parties"])
        self._weights: Final[list[float]] = [0.0] * 8

    def likelihood(self, g: ArkhamRitualState) -> float:
        return self._fits.get(key_of_pair(g.held[self.seat], g.passing), 0.0)

    def is_far_enough(self, g: ArkhamRitualState) -> bool:
        return g.round > self.round

    def value(self, g: ArkhamRitualState) -> float:
        return evaluate(g.sanity, self.seat, self.competitive)

    def prior(self, choice: int) -> float:
        return self.expected.value(choice)

    def simulation_weight(self, tries: i64) -> float:
        return self.noise * float(tries) / (float(tries) + LUCK)

    def choose(self, g: ArkhamRitualState, decision: Decision, rng: Rng) -> int:
        """Choose from what the seat sees: its own card is replaced first.

        The searching seat plays like this too, outside its tree.
        """
        options = decision.options
        seat = decision.seat
        if float(rng.below(ODDS_STEPS)) < self._at_random[seat] * float(ODDS_STEPS):
            return options[rng.below(len(options))]
        if options[0] == TAKE:
            if options[1] == DISCARD:
                return DISCARD if self._stands_well(g, seat) else TAKE
            if float(rng.below(ODDS_STEPS)) < TAKES * float(ODDS_STEPS):
                return TAKE
            if not g.knows_passing & seat_bit(seat):
                return options[1 + rng.below(len(options) - 1)]
        elif options[0] > TAKE:
            return options[rng.below(len(options))]
        return self._target(g, seat, rng)

    def _look(self, g: ArkhamRitualState) -> None:
        at: i64 = 0
        while at < g.rules.parties:
            self._held[at] = g.held[at]
            at += 1
        at = 0
        while at < g.rules.seats:
            self._scoring.sanity[at] = g.sanity[at]
            at += 1

    def _target(self, g: ArkhamRitualState, seat: i64, rng: Rng) -> int:
        """A random hand on the table, weighted by how good the result looks to the giver."""
        self._look(g)
        total = 0.0
        target: i64 = 0
        while target < g.rules.seats:
            weight = 0.0
            if g.hands & seat_bit(target):
                liked = _liking(
                    self._scoring, self._held, seat, target, g.passing, self.competitive
                )
                weight = math.exp(KNOWING * liked)
            self._weights[target] = weight
            total += weight
            target += 1
        drawn = total * float(rng.below(ODDS_STEPS)) / float(ODDS_STEPS)
        chosen: i64 = 0
        target = 0
        while drawn >= 0.0 and target < g.rules.seats:
            if g.hands & seat_bit(target):
                chosen = target
                drawn -= self._weights[target]
            target += 1
        return chosen

    def _stands_well(self, g: ArkhamRitualState, seat: i64) -> bool:
        """Whether the seat, not knowing its card, would gain if the round ended now."""
        self._look(g)
        unseen = unseen_by(g, seat)
        total = 0.0
        count: i64 = 0
        card: i64 = 0
        while card < CARDS:
            if (unseen >> card) & 1:
                self._held[seat] = card
                self._scoring.score(self._held)
                total += evaluate(self._scoring.after, seat, self.competitive)
                count += 1
            card += 1
        return total > evaluate(self._scoring.sanity, seat, self.competitive) * float(count)


def _liking(
    scoring: Scoring, held: vec[i64], giver: i64, target: i64, card: i64, competitive: bool
) -> float:
    """A giver's value of the table if the target takes the card and the round ends.

    It considers its own card equally likely to be sane or cursed.
    """
    own: i64 = held[giver]
    old: i64 = held[target]
    held[target] = card
    held[giver] = SOME_SANE_CARD
    follows = what_follows(old, held)
    if follows == GATE_OPENS:
        holder = party_with_great_old_one(held)
        awaken(scoring, held, holder, forms(held[holder])[0])
        liked = evaluate(scoring.after, giver, competitive)
    else:
        scoring.score(held)
        liked = 0.5 * evaluate(scoring.after, giver, competitive)
        held[giver] = SOME_CURSED_CARD
        scoring.score(held)
        liked += 0.5 * evaluate(scoring.after, giver, competitive)
    held[giver] = own
    held[target] = old
    if follows == PLAY_GOES_ON:
        before = evaluate(scoring.sanity, giver, competitive)
        return before + LASTS * (liked - before)
    return liked


def unseen_by(g: ArkhamRitualState, seat: i64) -> i64:
    """The cards that a seat's own card can be, as a mask that counts copies."""
    if g.knows_own & seat_bit(seat):
        return bit(g.held[seat])
    seen: i64 = 0
    for card in g.discards:
        seen = one_more(seen, card)
    party: i64 = 0
    while party < g.rules.parties:
        if party != seat:
            seen = one_more(seen, g.held[party])
        party += 1
    if g.knows_passing & seat_bit(seat):
        seen = one_more(seen, g.passing)
    if g.knows_removed & seat_bit(seat) and g.removed != NO_CARD:
        seen = one_more(seen, g.removed)
    return g.rules.in_play & ~seen & ~g.held_not[seat]
