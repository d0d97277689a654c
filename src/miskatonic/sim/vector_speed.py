"""How fast many games at once are, driven the way learners drive them: by numpy."""

import statistics
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from miskatonic.kernel.game import Game
from miskatonic.sim.shared_vector import SharedVectorEnv
from miskatonic.sim.speed import Effort

# So many steps of all games between two looks at the clock.
STRIDE: Final = 8
PROCESSES: Final = 2


def can_be_measured() -> bool:
    """Without numpy there is nobody to drive them."""
    return find_spec("numpy") is not None


def steps_per_second(game: Game[Any, Any], seats: int, effort: Effort) -> float:
    """Any legal action in every game, drawn by numpy; observations, masks, ends and all."""
    return _driven(game.vector(effort.vector_games, seats, None, 1), effort, time.process_time)


def shared_steps_per_second(game: Game[Any, Any], seats: int, effort: Effort) -> float:
    """The same with two processes, by the clock on the wall: what others do counts, too."""
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
