"""Measure a game's balance: how often it is won with each pair of settings, and how it is lost.

The pairs are the values of the two options that the game's measures vary. A cell is one pair with
one number of seats. Each game in a cell has its own seed, the same in every cell, so neither the
number of workers nor the order of cells matters.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.bots import make
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Result
from miskatonic.sim.code_version import code_of
from miskatonic.sim.local_workers import HERE
from miskatonic.sim.resumable import KeptRun, batches, gathered
from miskatonic.sim.simulate import PLAYERS, play_with_bots, seed_of
from miskatonic.sim.strength import wilson
from miskatonic.sim.workers import Workers

BATCH: Final = 5

# The value of the row's option, the value of the column's option, and the number of seats.
Pair = tuple[str, str, int]


@dataclass(frozen=True)
class Grid:
    """The plan of a matrix: all pairs with these numbers of seats, `games` games each."""

    game: str
    options: OptionValues
    seats: tuple[int, ...]
    games: int
    seed: int
    bots: str

    @property
    def axes(self) -> tuple[str, str]:
        """The options of the rows and of the columns."""
        return axes_of(self.game)

    def pairs(self) -> list[Pair]:
        down, across = self.axes
        return [
            (row, column, seats)
            for row in self.values_of(down)
            for column in self.values_of(across)
            for seats in self.seats
        ]

    def values_of(self, option: str) -> tuple[str, ...]:
        """The values an option can have, in the game's order."""
        [found] = [each for each in GAMES[self.game].options if each.name == option]
        return found.values


def axes_of(game_id: str) -> tuple[str, str]:
    """The two options that a game's matrix varies."""
    varied = MANIFESTS[game_id].measures.varied
    if len(varied) != 2:
        raise BadOptions(f"{game_id} varies {len(varied)} options; a matrix takes two")
    return varied[0], varied[1]


class Cell:
    """The results of the games of one pair."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.decisions = 0
        self.ends: Final[Counter[str]] = Counter()
        self.tallies: Final[Counter[str]] = Counter()
        # For lost games: counts of each tally's values.
        self.when_lost: Final[dict[str, Counter[int]]] = {}

    def count(self, result: Result, decisions: int, tally: dict[str, int]) -> None:
        self.games += 1
        self.decisions += decisions
        self.ends[result.reason] += 1
        self.tallies.update(tally)
        if result.winners:
            self.wins += 1
            return
        for name, value in tally.items():
            self.when_lost.setdefault(name, Counter())[value] += 1

    def add(self, other: "Cell") -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.ends.update(other.ends)
        self.tallies.update(other.tallies)
        for name, counts in other.when_lost.items():
            self.when_lost.setdefault(name, Counter()).update(counts)

    def packed(self) -> Any:
        """Lossless JSON, for a results file."""
        lost = {name: list(counts.items()) for name, counts in self.when_lost.items()}
        return [self.games, self.wins, self.decisions, dict(self.ends), dict(self.tallies), lost]

    @classmethod
    def unpacked(cls, packed: Any) -> "Cell":
        found = cls()
        found.games, found.wins, found.decisions, ends, tallies, lost = packed
        found.ends.update(ends)
        found.tallies.update(tallies)
        found.when_lost.update({name: Counter(dict(counts)) for name, counts in lost.items()})
        return found

    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share of wins."""
        return wilson(self.wins, self.games)

    def to_plain(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.share(),
            "low": low,
            "high": high,
            "decisions": self.decisions / self.games,
            "ends": dict(sorted(self.ends.items())),
            "means": {name: total / self.games for name, total in self.tallies.items()},
            "when_lost": {
                name: {str(value): counts[value] for value in sorted(counts)}
                for name, counts in self.when_lost.items()
            },
        }


Matrix = dict[Pair, Cell]


def measure(
    grid: Grid,
    workers: Workers = HERE,
    progress: Callable[[int], None] | None = None,
    kept: KeptRun[Cell] | None = None,
) -> Matrix:
    """Play all games not in `kept`; `progress` is called with the number of games played."""
    found: Matrix = {pair: Cell() for pair in grid.pairs()}
    work = [(pair, batch) for pair in grid.pairs() for batch in batches(grid.games, BATCH)]
    tasks = [(grid, pair, int(batch[0])) for pair, batch in work]
    keys = [(*pair, *batch) for pair, batch in work]
    for (pair, _), some in zip(work, gathered(play_batch, tasks, keys, workers, kept), strict=True):
        found[pair].add(some)
        if progress is not None:
            progress(some.games)
    return found


def keep_matrix(file: Path, grid: Grid) -> KeptRun[Cell]:
    """Open the file of a matrix; raise BadOptions if it belongs to another one."""
    about = {"run": "matrix", "code": code_of(grid.game), **msgspec.to_builtins(grid)}
    return KeptRun(file, about, Cell.packed, Cell.unpacked)


def play_batch(grid: Grid, pair: Pair, start: int) -> Cell:
    """Play one batch of games of a cell, starting with number `start`."""
    game = GAMES[grid.game]
    measures = MANIFESTS[grid.game].measures
    row, column, seats = pair
    down, across = grid.axes
    options = {**grid.options, down: row, across: column}
    bots = [make(grid.game, grid.bots) for _ in range(seats)]
    cell = Cell()
    for number in range(start, min(start + BATCH, grid.games)):
        secret = seed_of(grid.seed, number)
        g = game.new(seats, options, secret, loud=False)
        decisions = play_with_bots(game, g, bots, Rng(secret, PLAYERS))
        result = game.result(g)
        assert result is not None
        cell.count(result, decisions, measures.tally(g))
    return cell
