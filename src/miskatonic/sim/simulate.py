"""Play many games with the same setup; the results don't depend on the workers (workers.py).

The seed of game number i is derived from the simulation's seed and i, so neither the number of
workers nor the order in which games end matters. A run can be kept in a file (resumable.py) and
continued from there.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.bots import RANDOM, Bot, Budget, make
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import SEED_BYTES, Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.code_version import code_of
from miskatonic.sim.counts import Statistics
from miskatonic.sim.local_workers import THIS_PROCESS
from miskatonic.sim.random_play import play_randomly
from miskatonic.sim.resumable import KeptRun, batches, gathered
from miskatonic.sim.workers import Workers

BATCH: Final = 250
# The stream of a game's seed that the players draw from; the table itself has stream 0.
PLAYERS: Final = 1


@dataclass(frozen=True)
class Simulation:
    """The plan of a simulation. Bots that can talk do so only with `talk`, which is slow."""

    game: str
    seats: int
    options: OptionValues
    games: int
    seed: int
    bots: str = RANDOM
    talk: bool = False


def simulate(
    plan: Simulation,
    workers: Workers = THIS_PROCESS,
    progress: Callable[[int], None] | None = None,
    kept: KeptRun[Statistics] | None = None,
) -> Statistics:
    """Play all games not in `kept`; `progress` is called with the number of games played."""
    if plan.games < 1:
        raise BadOptions(f"{plan.games} games; expected a number from 1")
    total = Statistics(plan.seats)
    tasks = [(plan, start) for start in range(0, plan.games, BATCH)]
    for some in gathered(play_batch, tasks, batches(plan.games, BATCH), workers, kept):
        total.add(some)
        if progress is not None:
            progress(some.games)
    return total


def keep_simulation(file: Path, plan: Simulation) -> KeptRun[Statistics]:
    """Open the file of a simulation; raise BadOptions if it belongs to another one."""
    about = {"run": "sim", "code": code_of(plan.game), **msgspec.to_builtins(plan)}
    return KeptRun(file, about, Statistics.packed, partial(Statistics.unpacked, plan.seats))


def play_batch(plan: Simulation, start: int) -> Statistics:
    """Play one batch of games starting with number `start`."""
    game = GAMES[plan.game]
    bots = [make(plan.game, plan.bots) for _ in range(plan.seats)]
    found = Statistics(plan.seats)
    measures = MANIFESTS[plan.game].measures
    for number in range(start, min(start + BATCH, plan.games)):
        secret = seed_of(plan.seed, number)
        g = game.new(plan.seats, plan.options, secret)
        rng = Rng(secret, PLAYERS)
        if plan.bots == RANDOM:
            decisions = play_randomly(game, g, rng)
        elif plan.talk:
            decisions = play_and_talk(game, g, bots, rng)
        else:
            decisions = play_with_bots(game, g, bots, rng)
        result = game.result(g)
        assert result is not None
        found.count(result, decisions, measures.tally(g))
    return found


def seed_of(seed: int, number: int) -> bytes:
    """The seed of game `number` of a simulation."""
    return blake2b(
        number.to_bytes(8, "little"),
        key=seed_bytes(seed),
        digest_size=SEED_BYTES,
        person=b"miskatonic sim",
    ).digest()


def play_and_talk(game: Game[Any, Any], g: State, bots: list[Bot], rng: Rng) -> int:
    """Play to the end with talk between decisions; return the number of decisions."""
    playing = BotGame(game, g, bots, rng, Budget())
    count = 0
    while game.result(g) is None:
        playing.go_on()
        count += 1
    return count


def play_with_bots(game: Game[Any, Any], g: State, bots: list[Bot], rng: Rng) -> int:
    """Play to the end, ignoring optional decisions; return the number of decisions."""
    count = 0
    budget = Budget()
    while game.result(g) is None:
        decision = next(each for each in game.decisions(g) if not each.optional)
        view = game.knowledge(g, decision.seat)
        choice = bots[decision.seat].choose(view, view["decision"], rng, budget)
        game.play(g, decision.seat, choice)
        count += 1
    return count
