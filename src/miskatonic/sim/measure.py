"""How fast the rules are: random play and clones, as a driver in Python sees them."""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from miskatonic.kernel.game import Game
from miskatonic.kernel.state import State

ROUNDS: Final = 7
SECONDS: Final = 0.4
CLONES: Final = 2000
# A position some way into the game: there is more to copy than at its start.
MOVES_BEFORE_CLONING: Final = 10


class Speed(NamedTuple):
    """Medians of several rounds."""

    decisions_per_second: float
    clone_microseconds: float


def measure(game: Game[Any, Any], seats: int) -> Speed:
    """Quiet random play from Python, always answering the first question."""
    return Speed(
        median_of_rounds(lambda chance: _one_game(game, seats, chance)),
        clone_time(_position(game, seats).clone),
    )


def median_of_rounds(play_one: Callable[[random.Random], int]) -> float:
    """Decisions a second of a function that plays one game and says how many it had."""
    chance = random.Random(1)
    play_one(chance)
    return statistics.median(_round(play_one, chance) for _ in range(ROUNDS))


def _round(play_one: Callable[[random.Random], int], chance: random.Random) -> float:
    decisions = 0
    began = now = time.perf_counter()
    while now - began < SECONDS:
        decisions += play_one(chance)
        now = time.perf_counter()
    return decisions / (now - began)


def clone_time(clone: Callable[[], object], times: int = CLONES) -> float:
    """Microseconds of one clone: the median of rounds of many."""
    rounds = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(times):
            clone()
        rounds.append((time.perf_counter() - began) / times * 1e6)
    return statistics.median(rounds)


def _one_game(game: Game[Any, Any], seats: int, chance: random.Random) -> int:
    draw, decisions, play = chance.random, game.decisions, game.play
    g = game.new(seats, None, chance.getrandbits(32), False)
    count = 0
    while g.result is None:
        decision = decisions(g)[0]
        options = decision.options
        play(g, decision.seat, options[int(draw() * len(options))])
        count += 1
    return count


def _position(game: Game[Any, Any], seats: int) -> State:
    g: State = game.new(seats, None, 1, False)
    for _ in range(MOVES_BEFORE_CLONING):
        decision = game.decisions(g)[0]
        game.play(g, decision.seat, decision.options[-1])
    return g
