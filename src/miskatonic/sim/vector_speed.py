"""How fast many games at once are, driven the way learners drive them: by numpy."""

import statistics
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from miskatonic.kernel.game import Game
from miskatonic.sim.speed import Effort

# So many steps of all games between two looks at the clock.
STRIDE: Final = 8


def can_be_measured() -> bool:
    """Without numpy there is nobody to drive them."""
    return find_spec("numpy") is not None


def steps_per_second(game: Game[Any, Any], seats: int, effort: Effort) -> float:
    """Any legal action in every game, drawn by numpy; observations, masks, ends and all."""
    numpy = import_module("numpy")
    env = game.vector(effort.vector_games, seats, None, 1)
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
        began = now = time.process_time()
        while now - began < effort.seconds:
            for _ in range(STRIDE):
                step()
            steps += STRIDE * env.games
            now = time.process_time()
        speeds.append(steps / (now - began))
    return statistics.median(speeds)
