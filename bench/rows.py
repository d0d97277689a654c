"""Figures of our own games, with stable names, for comparing versions.

All figures come from games and positions that depend only on fixed seeds, so two versions with the
same rules and bots do the same work.
"""

import random
import statistics
import time
from collections.abc import Callable, Collection
from typing import Any, Final, Literal, NamedTuple

from bench.speed import Effort, clone_time, median_of_rounds, microseconds
from bench.vector_speed import (
    can_be_measured,
    shared_steps_per_second,
    steps_per_second,
)
from miskatonic.bots import Budget, levels, make
from miskatonic.kernel.game import Game
from miskatonic.kernel.playout import playout
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.search import Guide, Search
from miskatonic.kernel.state import Decision, State
from miskatonic.sim.simulate import PLAYERS

Better = Literal["higher", "lower"]
Figures = dict[str, float]
HIGHER: Final[Better] = "higher"
LOWER: Final[Better] = "lower"
MASTER: Final = "master"
VECTOR: Final = "vector_steps_per_second"
SHARED_VECTOR: Final = "shared_vector_steps_per_second"
MEASURED: Final = ("random", "novice", "adept", MASTER)
# In mid-game there is more to copy, view and redeal than at the start.
MOVES_BEFORE: Final = 30


class Meter(NamedTuple):
    """A measurement, and the rows it produces."""

    rows: dict[str, Better]
    measure: Callable[[Game[Any, Any], int, Effort], Figures]


def rows_of(game_id: str) -> list[str]:
    """Return the rows of a game: without the levels it does not offer.

    Vector environments need numpy.
    """
    missing = [f"{level}_bot_" for level in MEASURED if level not in levels(game_id)]
    if not can_be_measured():
        missing += [VECTOR, SHARED_VECTOR]
    return [row for row in ROWS if not row.startswith(tuple(missing))]


def figures(
    game: Game[Any, Any], seats: int, effort: Effort, wanted: Collection[str] | None = None
) -> Figures:
    """Return all rows, or the wanted ones; rows of levels that the game lacks are missing."""
    found: Figures = {}
    for meter in METERS:
        if wanted is None or set(wanted) & set(meter.rows):
            found |= meter.measure(game, seats, effort)
    return {row: value for row, value in found.items() if wanted is None or row in wanted}


# ---------------------------------------------------------------- the rules


def _decisions(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    """Measure quiet random play from Python, always answering the first question."""
    speed = median_of_rounds(lambda chance: _one_game(game, seats, chance), effort)
    return {"decisions_per_second": speed}


def _one_game(game: Game[Any, Any], seats: int, chance: random.Random) -> int:
    draw, decisions, play = chance.random, game.decisions, game.play
    g = game.new(seats, None, chance.getrandbits(32), False)
    count = 0
    while game.result(g) is None:
        decision = decisions(g)[0]
        options = decision.options
        play(g, decision.seat, options[int(draw() * len(options))])
        count += 1
    return count


def _playouts(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    """Measure random play in compiled code."""

    def play_one(chance: random.Random) -> int:
        seed = seed_bytes(chance.getrandbits(32))
        return playout(game.new(seats, None, seed, False), Rng(seed, PLAYERS))

    return {"playout_decisions_per_second": median_of_rounds(play_one, effort)}


def _clone(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    g, _ = _position(game, seats, loud=False)
    return {"clone_microseconds": clone_time(g.clone, effort)}


def _view(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    """Measure a view with its full history."""
    g, decision = _position(game, seats)
    seat = int(decision.seat)
    took = microseconds(lambda: game.view(g, seat), effort.views, effort.rounds)
    return {"view_microseconds": took}


def _row(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    """Measure writing the observation row of the same seat into an existing buffer."""
    g, decision = _position(game, seats)
    seat, out = int(decision.seat), game.row(g, decision.seat)
    took = microseconds(lambda: game.observe(g, seat, out), effort.clones, effort.rounds)
    return {"observation_microseconds": took}


def _vector(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    if not can_be_measured():
        return {}
    return {VECTOR: steps_per_second(game, seats, effort)}


def _shared_vector(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    if not can_be_measured():
        return {}
    return {SHARED_VECTOR: shared_steps_per_second(game, seats, effort)}


def _position(game: Game[Any, Any], seats: int, loud: bool = True) -> tuple[State, Decision]:
    """Play at random to a question with more than one option in an unfinished game."""
    seed = 0
    while True:
        seed += 1
        chance = random.Random(seed)
        g: State = game.new(seats, None, seed, loud)
        moves = 0
        while game.result(g) is None:
            decision = game.decisions(g)[0]
            moves += 1
            if moves > MOVES_BEFORE and len(decision.options) > 1:
                return g, decision
            game.play(g, decision.seat, chance.choice(decision.options))


# ---------------------------------------------------------------- the bots


def _search(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
    """Measure redealing and playing out in the bots' search, without a model of the others' play,
    so that every game can be searched.
    """
    g, decision = _position(game, seats)
    seat = int(decision.seat)
    view = game.knowledge(g, seat)
    speeds = []
    for _ in range(effort.rounds):
        began = time.process_time()
        tree = Search(
            game, game.worlds(view), Guide(seat), list(decision.options), Rng(seed_bytes(1))
        )
        tree.run(Budget(simulations=effort.simulations))
        speeds.append(int(tree.simulations) / (time.process_time() - began))
    return {"search_simulations_per_second": statistics.median(speeds)}


def _thinking(level: str) -> Meter:
    """Measure the time of a level's bots per decision with more than one option."""
    median, mean = (f"{level}_bot_microseconds_{which}" for which in ("median", "mean"))

    def measure(game: Game[Any, Any], seats: int, effort: Effort) -> Figures:
        if level not in levels(game.id):
            return {}
        rounds = [_thoughts(game, seats, level, effort) for _ in range(effort.rounds)]
        return {
            median: statistics.median(map(statistics.median, rounds)),
            mean: statistics.median(map(statistics.fmean, rounds)),
        }

    return Meter({median: LOWER, mean: LOWER}, measure)


def _thoughts(game: Game[Any, Any], seats: int, level: str, effort: Effort) -> list[float]:
    """Return the microseconds of each decision in games of that level; views are not included.

    Weak bots play the opening, which takes little thought.
    """
    bot, weak = make(game.id, level), make(game.id, levels(game.id)[:2][-1])
    budget = Budget(simulations=effort.master_simulations if level == MASTER else None)
    took: list[float] = []
    number = 0
    while True:
        number += 1
        seed = seed_bytes(number)
        g = game.new(seats, None, seed)
        rng = Rng(seed, PLAYERS)
        moves = 0
        while game.result(g) is None:
            decision = next(each for each in game.decisions(g) if not each.optional)
            view = game.knowledge(g, decision.seat)
            moves += 1
            thinker = bot if moves > MOVES_BEFORE else weak
            began = time.process_time()
            choice = thinker.choose(view, view["decision"], rng, budget)
            after = time.process_time()
            if moves > MOVES_BEFORE and len(decision.options) > 1:
                took.append((after - began) * 1e6)
            if len(took) == effort.decisions[level]:
                return took
            game.play(g, decision.seat, choice)


METERS: Final = (
    Meter({"decisions_per_second": HIGHER}, _decisions),
    Meter({"playout_decisions_per_second": HIGHER}, _playouts),
    Meter({"clone_microseconds": LOWER}, _clone),
    Meter({"view_microseconds": LOWER}, _view),
    Meter({"search_simulations_per_second": HIGHER}, _search),
    Meter({"observation_microseconds": LOWER}, _row),
    Meter({VECTOR: HIGHER}, _vector),
    Meter({SHARED_VECTOR: HIGHER}, _shared_vector),
    *map(_thinking, MEASURED),
)
ROWS: Final[dict[str, Better]] = {
    row: better for meter in METERS for row, better in meter.rows.items()
}
