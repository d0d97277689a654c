"""The event markers in the bag, and those that seats took out of the game unseen (AC-Y19).

Every marker was drawn by lot, so a guess at the removed ones is as likely as all draws with it.
"""

from itertools import product
from typing import Any, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    IN_HAND,
    REMOVED,
    RETURNED,
)
from miskatonic.games.among_cultists.rules.board import EVENTS
from miskatonic.games.among_cultists.rules.knowledge import UNSEEN, Known
from miskatonic.games.among_cultists.rules.odds import pick_by_sums, running_sums
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
    pick,
)
from miskatonic.games.among_cultists.rules.view import AmongCultistsView
from miskatonic.kernel.rng import Rng

# A draw: on the clock, or (by the viewer) seen and put back, seen and removed.
ON_CLOCK: Final[i64] = 3


class MarkerDraw:
    """A marker that left the bag or was put back; -1 if its event is not known."""

    def __init__(self, event: i64, done: i64, deed: i64) -> None:
        self.event: Final[i64] = event
        self.done: Final[i64] = done
        self.deed: Final[i64] = deed


class BagWorld:
    """What is in the bag, what was removed, and what others drew, by the number of the deed."""

    def __init__(self, bag: list[int]) -> None:
        self.bag: Final = bag
        self.removed: Final[list[int]] = []
        self.drawn: Final[dict[int, int]] = {}


class BagDeal:
    """All guesses at the markers that others removed, each with its weight."""

    def __init__(self, known: Known, view: AmongCultistsView, bag: list[int]) -> None:
        """`bag` is what it held at the start."""
        self.bag: Final = bag
        self.size: Final[i64] = view["bag"]
        self.draws: Final = marker_draws(known, view)
        hidden = [d for d in self.draws if d.event == UNSEEN and d.done == REMOVED]
        kinds = [event for event, count in enumerate(bag) if count]
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
            weight *= max(0, left[event])
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
                event = pick(rng, world.bag, 0, len(world.bag)) if sum(world.bag) else 0
            if draw.deed >= 0:
                world.drawn[draw.deed] = int(event)
            if draw.done == REMOVED:
                world.removed.append(int(event))
            if draw.done in (REMOVED, ON_CLOCK):
                world.bag[event] = max(0, world.bag[event] - 1)
        self._fit(world, rng)
        return world

    def _fit(self, world: BagWorld, rng: Rng) -> None:
        """A bag filled by hand may hold fewer markers, or others."""
        excess = sum(world.bag) - self.size
        while excess > 0:
            world.bag[pick(rng, world.bag, 0, len(world.bag))] -= 1
            excess -= 1
        if excess < 0:
            world.bag[0] -= int(excess)


def marker_draws(known: Known, view: AmongCultistsView) -> list[MarkerDraw]:
    """By rounds: the marker on the clock, then what its event let a seat draw."""
    draws: list[MarkerDraw] = []
    by_deed = [(number, deed) for number, deed in enumerate(known.deeds) if deed.kind == BAG]
    told = [deed for _, deed in by_deed if deed.second == REMOVED]
    for _ in range(view["removed_events"] - len(told)):
        draws.append(MarkerDraw(UNSEEN, REMOVED, NOBODY))
    clock = [*view["clock"], *_on_its_way(view)]
    for number, name in enumerate(clock, 1):
        if name is not None:
            draws.append(MarkerDraw(EVENTS.index(name), ON_CLOCK, NOBODY))
        for at, deed in by_deed:
            if deed.round == number:
                draws.append(MarkerDraw(deed.first, deed.second, at))
    return draws


def _on_its_way(view: AmongCultistsView) -> list[str | None]:
    """The event that is being resolved is not yet on the clock."""
    for step in view["agenda"]:
        name: Any = step[0]
        if name == "LayEvent":
            return [None if step[1] == NOBODY else EVENTS[step[1]]]
    return []
