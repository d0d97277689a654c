"""Measure speed: repeat the same work in rounds and take the median of their CPU times.

CPU time and not wall-clock time, so that other load on the machine matters less.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Final, NamedTuple


class Effort(NamedTuple):
    """How much to measure. Bots get a fixed number of decisions, so the work is always the same."""

    rounds: int
    seconds: float
    clones: int
    views: int
    simulations: int
    # Decisions with more than one option, by level; and simulations per decision of a master.
    decisions: dict[str, int]
    master_simulations: int
    # Games in a vector environment.
    vector_games: int = 1024


FULL: Final = Effort(
    7, 0.4, 2000, 300, 400, {"random": 400, "novice": 300, "adept": 60, "master": 20}, 200
)
QUICK: Final = Effort(
    3, 0.1, 500, 100, 100, {"random": 100, "novice": 60, "adept": 15, "master": 5}, 50
)


class Speed(NamedTuple):
    """Figures that other libraries have too: medians of several rounds."""

    decisions_per_second: float
    clone_microseconds: float


def median_of_rounds(play_one: Callable[[random.Random], int], effort: Effort) -> float:
    """Return decisions per second of a function that plays one game and returns their number."""
    play_one(random.Random(1))
    return statistics.median(_round(play_one, effort.seconds) for _ in range(effort.rounds))


def _round(play_one: Callable[[random.Random], int], most: float) -> float:
    """Play the same sequence of games in every round, as many as the time allows."""
    chance = random.Random(1)
    decisions = 0
    began = now = time.process_time()
    while now - began < most:
        decisions += play_one(chance)
        now = time.process_time()
    return decisions / (now - began)


def microseconds(work: Callable[[], object], times: int, rounds: int) -> float:
    """Return the time of one call: the median of rounds of many calls."""
    return statistics.median(_microseconds(work, times) for _ in range(rounds))


def _microseconds(work: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times * 1e6


def clone_time(clone: Callable[[], object], effort: Effort) -> float:
    return microseconds(clone, effort.clones, effort.rounds)
