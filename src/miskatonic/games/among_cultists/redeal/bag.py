"""Redeals the event markers in the bag, and those removed from the game unseen (AC-Y19).

Every marker was drawn at random, so a guess at the removed ones is as likely as all draws with it.
"""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.among_cultists.redeal.knowledge import UNSEEN, Known
from miskatonic.games.among_cultists.redeal.odds import pick_by_sums, running_sums
from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    IN_HAND,
    REMOVED,
    RETURNED,
)
from miskatonic.games.among_cultists.rules.event_phase import LayEvent
from miskatonic.games.among_cultists.rules.state import (
    NO_EVENT,
    NOBODY,
    AmongCultistsState,
    cards_left,
    pick,
)
from miskatonic.games.among_cultists.views.view import AmongCultistsView
from miskatonic.kernel.rng import Rng

# Kinds of draws: laid on the clock, or seen by the viewer and put back, or seen and removed.
ON_CLOCK: Final[i64] = 3


class MarkerDraw:
    """A marker that left the bag or was put back; -1 if its event is not known."""

    def __init__(self, event: i64, done: i64, act: i64) -> None:
        self.event: Final[i64] = event
        self.done: Final[i64] = done
        self.act: Final[i64] = act


class BagWorld:
    """The markers in the bag, removed, and drawn by others (by the number of the act)."""

    def __init__(self, bag: vec[i64]) -> None:
        self.bag: Final = bag
        self.removed: Final[list[int]] = []
        self.drawn: Final[dict[int, int]] = {}


class BagDeal:
    """All guesses at the markers that others removed, each with its weight."""

    def __init__(self, known: Known, view: AmongCultistsView, table: AmongCultistsState) -> None:
        """`table` has the steps under way, and the bag as it was at the start."""
        self.bag: Final = table.bag
        self.size: Final[i64] = view["bag"]
        self.draws: Final = marker_draws(known, view, table)
        hidden = [d for d in self.draws if d.event == UNSEEN and d.done == REMOVED]
        kinds = [event for event, count in enumerate(table.bag) if count]
        self.guesses: Final = list(product(kinds, repeat=len(hidden)))
        self.sums: Final = running_sums([self._weight(guess) for guess in self.guesses])

    def _weight(self, guess: tuple[int, ...]) -> float:
        left = self.bag[:]
        weight: float = 1.0
        hidden: i64 = 0
        for draw in self.draws:
            event = draw.event
            if event == UNSEEN:
                if draw.done != REMOVED:
                    continue
                event = guess[hidden]
                hidden += 1
            weight *= float(max(0, left[event]))
            if draw.done != RETURNED and draw.done != IN_HAND:
                left[event] -= 1
        return weight

    def deal(self, rng: Rng) -> BagWorld:
        world = BagWorld(self.bag[:])
        guess: tuple[int, ...] = ()
        if self.sums[-1] > 0.0:
            guess = self.guesses[pick_by_sums(rng, self.sums)]
        hidden: i64 = 0
        for draw in self.draws:
            event = draw.event
            if event == UNSEEN and draw.done == REMOVED and guess:
                event = guess[hidden]
                hidden += 1
            elif event == UNSEEN:
                event = pick(rng, world.bag, 0, len(world.bag)) if cards_left(world.bag) else 0
            if draw.act >= 0:
                world.drawn[draw.act] = int(event)
            if draw.done == REMOVED:
                world.removed.append(int(event))
            if draw.done in (REMOVED, ON_CLOCK):
                world.bag[event] = max(0, world.bag[event] - 1)
        self._fit(world, rng)
        return world

    def _fit(self, world: BagWorld, rng: Rng) -> None:
        """Adjust the bag of a position set up by hand, which may hold fewer or other markers."""
        excess = cards_left(world.bag) - self.size
        while excess > 0:
            world.bag[pick(rng, world.bag, 0, len(world.bag))] -= 1
            excess -= 1
        if excess < 0:
            world.bag[0] -= excess


def marker_draws(
    known: Known, view: AmongCultistsView, table: AmongCultistsState
) -> list[MarkerDraw]:
    """The draws in order: in each round the marker on the clock, then any draw by a seat."""
    draws: list[MarkerDraw] = []
    by_act = [(number, act) for number, act in enumerate(known.acts) if act.kind == BAG]
    told = [act for _, act in by_act if act.second == REMOVED]
    for _ in range(view["removed_events"] - len(told)):
        draws.append(MarkerDraw(UNSEEN, REMOVED, NOBODY))
    clock = [*table.clock, *_on_its_way(table)]
    for number, event in enumerate(clock, 1):
        if event != NO_EVENT:
            draws.append(MarkerDraw(event, ON_CLOCK, NOBODY))
        for at, act in by_act:
            if act.round == number:
                draws.append(MarkerDraw(act.first, act.second, at))
    return draws


def _on_its_way(table: AmongCultistsState) -> list[int]:
    """The event that is being resolved and not yet on the clock."""
    return [int(step.event) for step in table.agenda if isinstance(step, LayEvent)]
