"""Play as people, bots and learners do, to collect a profile for the C compiler.

`tools.compile --profiled` runs this between its two compilations. It affects only the speed of the
rules, never their results; no benchmark uses the same seeds.
"""

import random
import sys
from array import array
from typing import Any, Final

from miskatonic.bots import levels
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.bot import Budget
from miskatonic.sim.arena import Contest, play_contest

SEED: Final = 31_000
# Decisions of each kind for each number of seats; bots make fewer, because they are slower.
DECISIONS: Final = 20_000
VECTOR_GAMES: Final = 64
BOT_GAMES: Final = 5
SIMULATIONS: Final = 60


def main() -> int:
    for name, game in GAMES.items():
        for seats in game.seats:
            in_core(game, seats)
            from_python(game, seats)
            side_by_side(game, seats)
        by_bots(name)
        print(f"{name}: played", flush=True)
    return 0


def in_core(game: Any, seats: int) -> None:
    played = number = 0
    while played < DECISIONS:
        number += 1
        played += game.playouts(game.new(seats, None, SEED + number), 10, number).decisions


def from_python(game: Any, seats: int) -> None:
    """Alternate loud and quiet games, with an occasional view."""
    chance = random.Random(SEED + seats)
    played = number = 0
    while played < DECISIONS:
        number += 1
        g = game.new(seats, None, SEED + number, number % 2 == 0)
        while g.result is None:
            decision = game.decisions(g)[0]
            if played % 50 == 0:
                game.view(g, decision.seat)
                g.clone()
            game.play(g, decision.seat, chance.choice(decision.options))
            played += 1


def side_by_side(game: Any, seats: int) -> None:
    env = game.vector(VECTOR_GAMES, seats, seed=SEED)
    chance = random.Random(SEED + seats)
    options, counts = env.options, env.counts
    actions = array("q", [0] * VECTOR_GAMES)
    for _ in range(DECISIONS // VECTOR_GAMES):
        for place in range(VECTOR_GAMES):
            actions[place] = options[place, chance.randrange(counts[place])]
        env.step(actions)


def by_bots(name: str) -> None:
    """Play with all levels at one table."""
    seats = MANIFESTS[name].first_game.seats
    known = levels(name)
    bots = tuple(known[at % len(known)] for at in range(seats))
    options = GAMES[name].read(seats, {})
    play_contest(Contest(name, options, bots, BOT_GAMES, SEED, Budget(simulations=SIMULATIONS)))


if __name__ == "__main__":
    sys.exit(main())
