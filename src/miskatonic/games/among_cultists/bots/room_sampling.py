"""How well the drawn room cards fit each casting, by dealing them many times.

Redealing estimates that with fractions of cards. Here whole cards are dealt, within a budget, and
the estimate is corrected by what came out.
"""

from time import perf_counter
from typing import Final

from miskatonic.bots.bot import Budget
from miskatonic.bots.search import DEFAULT_SECONDS
from miskatonic.games.among_cultists.rules.redeal import HiddenThings, WeighedCasting
from miskatonic.kernel.rng import Rng

# For how many deals the estimate counts.
TRUST: Final = 3.0
# More deals of each casting than this teach nothing.
ENOUGH: Final = 60


class RoomSampler:
    """For one decision. Without a budget, it takes a second."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng: Final = rng
        seconds = budget.seconds
        if seconds is None and budget.simulations is None:
            seconds = DEFAULT_SECONDS
        self.end: Final = None if seconds is None else perf_counter() + seconds
        self.most: Final = budget.simulations

    def weights(self, hidden: HiddenThings) -> list[float]:
        """By entry its weight, corrected."""
        entries = hidden.entries
        sums = [TRUST] * len(entries)
        laps = 0
        if len(hidden.room_facts.draws) > 1:
            while laps < ENOUGH and not self._is_spent(laps * len(entries)):
                for at, entry in enumerate(entries):
                    sums[at] += self._fit(hidden, entry)
                laps += 1
        return [entry.weight * sums[at] / (TRUST + float(laps)) for at, entry in enumerate(entries)]

    def _fit(self, hidden: HiddenThings, entry: WeighedCasting) -> float:
        rooms = entry.rooms
        if rooms.estimate <= 0.0:
            return 1.0
        return hidden.rooms.deal(rooms, self.rng).weight * rooms.chance / rooms.estimate

    def _is_spent(self, deals: int) -> bool:
        if self.end is not None and perf_counter() >= self.end:
            return True
        return self.most is not None and deals >= self.most
