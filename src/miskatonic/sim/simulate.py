"""Many games of one table, in one or several processes, with the same numbers either way.

Game number i has a seed of its own, made of the simulation's seed and i; so neither the number of
processes nor the order in which games end matters.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from miskatonic.bots import RANDOM, Bot, Budget, make
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import SEED_BYTES, Rng, seed_bytes
from miskatonic.kernel.state import State
from miskatonic.sim.measures import measures_of
from miskatonic.sim.playout import play_randomly
from miskatonic.sim.sitting import Sitting
from miskatonic.sim.statistics import Statistics

BATCH: Final = 250
# The stream of a game's seed that the players draw from; the table itself has stream 0.
PLAYERS: Final = 1


@dataclass(frozen=True)
class Simulation:
    """What is simulated. Bots that can talk do so only if wanted: it takes its time."""

    game: str
    seats: int
    options: OptionValues
    games: int
    seed: int
    bots: str = RANDOM
    talk: bool = False


def simulate(
    plan: Simulation, processes: int = 1, progress: Callable[[int], None] | None = None
) -> Statistics:
    """Play all games; `progress` is told how many more were played."""
    total = Statistics(plan.seats)
    for some in _played(plan, processes):
        total.add(some)
        if progress is not None:
            progress(some.games)
    return total


def _played(plan: Simulation, processes: int) -> Iterator[Statistics]:
    starts = range(0, plan.games, BATCH)
    if processes == 1:
        for start in starts:
            yield play_batch(plan, start)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_batch, [plan] * len(starts), starts)


def play_batch(plan: Simulation, start: int) -> Statistics:
    """The games from number `start` on, at most a batch of them."""
    game = GAMES[plan.game]
    bots = [make(plan.game, plan.bots) for _ in range(plan.seats)]
    found = Statistics(plan.seats)
    measures = measures_of(plan.game)
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
    """The secret of game `number` of a simulation."""
    return blake2b(
        number.to_bytes(8, "little"),
        key=seed_bytes(seed),
        digest_size=SEED_BYTES,
        person=b"miskatonic sim",
    ).digest()


def play_and_talk(game: Game[Any, Any], g: State, bots: list[Bot], rng: Rng) -> int:
    """Play to the end, with talk between the decisions; how many decisions there were."""
    sitting = Sitting(game, g, bots, rng, Budget())
    count = 0
    while game.result(g) is None:
        sitting.go_on()
        count += 1
    return count


def play_with_bots(game: Game[Any, Any], g: State, bots: list[Bot], rng: Rng) -> int:
    """Play to the end, each seat by its bot; how many decisions there were.

    Nobody is asked what need not be answered.
    """
    count = 0
    budget = Budget()
    while game.result(g) is None:
        decision = next(each for each in game.decisions(g) if not each.optional)
        view = game.knowledge(g, decision.seat)
        choice = bots[decision.seat].choose(view, view["decision"], rng, budget)
        game.play(g, decision.seat, choice)
        count += 1
    return count
