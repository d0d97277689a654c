"""How often something took how long, or was how large: plain numbers, cheap to note down."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Tally:
    """A histogram. Each bucket holds what is no larger than its bound; the last, all the rest."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds: Final = bounds
        self._buckets: Final = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def note(self, value: float) -> None:
        self._buckets[bisect_left(self._bounds, value)] += 1
        self.sum += value

    def rising(self) -> list[tuple[str, float]]:
        """Each bound, and how many are no larger than it."""
        so_far, rising = 0, []
        for bound, number in zip((*map(str, self._bounds), "+Inf"), self._buckets, strict=True):
            so_far += number
            rising.append((bound, float(so_far)))
        return rising
