"""How to measure: rounds of the same work, the CPU time they take, and the median of them.

CPU time and not the clock's, because a machine that does other things too should not matter.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Final, NamedTuple


class Effort(NamedTuple):
    """How much is measured. What bots do is counted, not timed, so that it is always the same."""

    rounds: int
    seconds: float
    clones: int
    views: int
    simulations: int
    # By level, how many decisions that leave a choice; and what a master is given for each.
    decisions: dict[str, int]
    master_simulations: int
    # Games that are stepped at once.
    vector_games: int = 1024


FULL: Final = Effort(
    7, 0.4, 2000, 300, 400, {"random": 400, "novice": 300, "adept": 60, "master": 20}, 200
)
QUICK: Final = Effort(
    3, 0.1, 500, 100, 100, {"random": 100, "novice": 60, "adept": 15, "master": 5}, 50
)


class Speed(NamedTuple):
    """What can be measured of other libraries too: medians of several rounds."""

    decisions_per_second: float
    clone_microseconds: float


def median_of_rounds(play_one: Callable[[random.Random], int], effort: Effort) -> float:
    """Decisions a second of a function that plays one game and says how many it had."""
    play_one(random.Random(1))
    return statistics.median(_round(play_one, effort.seconds) for _ in range(effort.rounds))


def _round(play_one: Callable[[random.Random], int], most: float) -> float:
    """Every round begins with the same games; how many of them there are hangs on the speed."""
    chance = random.Random(1)
    decisions = 0
    began = now = time.process_time()
    while now - began < most:
        decisions += play_one(chance)
        now = time.process_time()
    return decisions / (now - began)


def microseconds(work: Callable[[], object], times: int, rounds: int) -> float:
    """What doing it once takes: the median of rounds of many."""
    return statistics.median(_microseconds(work, times) for _ in range(rounds))


def _microseconds(work: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times * 1e6


def clone_time(clone: Callable[[], object], effort: Effort) -> float:
    return microseconds(clone, effort.clones, effort.rounds)
