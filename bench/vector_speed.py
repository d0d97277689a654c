"""Measure the speed of vector environments, driven by numpy as learners do."""

import statistics
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from bench.speed import Effort
from miskatonic.kernel.game import Game
from miskatonic.research.shared_vector import SharedVectorEnv

# Steps of all games between two readings of the clock.
STRIDE: Final = 8
PROCESSES: Final = 2


def can_be_measured() -> bool:
    """Whether numpy, which drives the games, is installed."""
    return find_spec("numpy") is not None


def steps_per_second(game: Game[Any, Any], seats: int, effort: Effort) -> float:
    """Play random legal actions in every game; includes observations, masks and new games."""
    return _driven(game.vector(effort.vector_games, seats, None, 1), effort, time.process_time)


def shared_steps_per_second(game: Game[Any, Any], seats: int, effort: Effort) -> float:
    """The same with two processes, in wall-clock time, so other load on the machine counts too."""
    with SharedVectorEnv(game.id, effort.vector_games, seats, None, 1, PROCESSES) as env:
        return _driven(env, effort, time.perf_counter)


def _driven(env: Any, effort: Effort, clock: Callable[[], float]) -> float:
    numpy = import_module("numpy")
    options, counts = numpy.asarray(env.options).reshape(-1), numpy.asarray(env.counts)
    first = numpy.arange(env.games) * env.choices
    draw = numpy.random.default_rng(1)

    def step() -> None:
        drawn = (draw.random(env.games) * counts).astype(numpy.int64)
        env.step(options.take(first + drawn).astype(numpy.int64))

    speeds = []
    for _ in range(effort.rounds):
        step()
        steps = 0
        began = now = clock()
        while now - began < effort.seconds:
            for _ in range(STRIDE):
                step()
            steps += STRIDE * env.games
            now = clock()
        speeds.append(steps / (now - began))
    return statistics.median(speeds)
