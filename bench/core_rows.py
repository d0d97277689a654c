"""Print the speed of one checkout's rules as JSON; `bench.core` runs it once per turn.

It uses only APIs that the oldest measured commit has. All games, positions and seeds are fixed, so
two checkouts with the same rules do the same work. Times are CPU times.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from miskatonic.bots import Budget
from miskatonic.games import GAMES
from miskatonic.kernel import playout, rng
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.search import Guide, Search

SEATS: Final = {"arkham-ritual": 5, "among-cultists": 6, "death-may-die": 3}
# Repetitions: about half a second each.
TIMES: Final = {
    "playout": {"arkham-ritual": 12000, "among-cultists": 6000, "death-may-die": 1500},
    "python": {"arkham-ritual": 6000, "among-cultists": 3000, "death-may-die": 1000},
    "clone": {"arkham-ritual": 800_000, "among-cultists": 400_000, "death-may-die": 200_000},
    "search": {"arkham-ritual": 25000, "among-cultists": 8000, "death-may-die": 3000},
}
MOVES_BEFORE: Final = 30

Figures = dict[str, float]


def played_in_core(game: Any, seats: int, times: int) -> Figures:
    """Return decisions and rounds per second of random playouts in compiled code.

    Playouts use light generators if the checkout has them, and BLAKE2b otherwise.
    """
    start = game.new(seats, None, 7, False)
    seed = seed_bytes(5)
    light = getattr(rng, "light_rng", None)

    def play(number: int) -> tuple[int, Any]:
        chance = Rng(seed, number) if light is None else light(5, number)
        twin = start.clone()
        twin.rng = chance.fork()
        return int(playout.playout(twin, chance)), twin

    return _per_second("playout", play, times)


def played_from_python(game: Any, seats: int, times: int) -> Figures:
    """The same for quiet games whose choices are drawn and played from Python."""
    decisions, play = game.decisions, game.play
    draw = random.Random(5).random

    def play_one(number: int) -> tuple[int, Any]:
        g = game.new(seats, None, number, False)
        count = 0
        while g.result is None:
            decision = decisions(g)[0]
            options = decision.options
            play(g, decision.seat, options[int(draw() * len(options))])
            count += 1
        return count, g

    return _per_second("python", play_one, times)


def clone_microseconds(game: Any, seats: int, times: int) -> Figures:
    g, _ = _position(game, seats, False)
    clone = g.clone
    began = time.process_time()
    for _ in range(times):
        clone()
    return {"clone": (time.process_time() - began) / times * 1e6}


def simulations(game: Any, seats: int, times: int) -> Figures:
    """Return simulations per second of the bots' search, without a model of the others' play."""
    g, decision = _position(game, seats, True)
    seat = int(decision.seat)
    known = getattr(game, "knowledge", game.view)(g, seat)
    began = time.process_time()
    guide: Guide[Any] = Guide(seat)
    worlds = game.worlds(known)
    tree = Search(game, worlds, guide, list(decision.options), Rng(seed_bytes(1)))
    tree.run(Budget(simulations=times))
    return {"search": int(tree.simulations) / (time.process_time() - began)}


def _per_second(row: str, play: Callable[[int], tuple[int, Any]], times: int) -> Figures:
    """Count rounds too, because the number of questions per round may change between commits."""
    play(0)
    decisions = rounds = 0
    began = time.process_time()
    for number in range(times):
        count, g = play(number)
        decisions += count
        rounds += g.round if hasattr(g, "round") else g.turn
    seconds = time.process_time() - began
    return {row: decisions / seconds, f"{row} rounds": rounds / seconds}


def _position(game: Any, seats: int, loud: bool) -> tuple[Any, Any]:
    """Play at random to a position in mid-game with more than one option."""
    seed = 0
    while True:
        seed += 1
        chance = random.Random(seed)
        g = game.new(seats, None, seed, loud)
        moves = 0
        while g.result is None:
            decision = game.decisions(g)[0]
            moves += 1
            if moves > MOVES_BEFORE and len(decision.options) > 1:
                return g, decision
            game.play(g, decision.seat, chance.choice(decision.options))


ROWS: Final = {
    "playout": played_in_core,
    "python": played_from_python,
    "clone": clone_microseconds,
    "search": simulations,
}


def main() -> None:
    share = float(sys.argv[1])
    found = {
        f"{name} {row}": figure
        for kind, measure in ROWS.items()
        for name, seats in SEATS.items()
        for row, figure in measure(
            GAMES[name], seats, max(1, int(TIMES[kind][name] * share))
        ).items()
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
