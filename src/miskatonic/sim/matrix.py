"""Death May Die's balance: how often each episode is won against each Elder One, and how lost.

A cell is one episode, one Elder One and one number of investigators. Its games have seeds of their
own, the same in every cell; so neither the number of processes nor the order of cells matters.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from miskatonic.bots import make
from miskatonic.games import GAMES
from miskatonic.games.death_may_die.state import Story
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rng import Rng
from miskatonic.sim.simulate import PLAYERS, play_with_bots, seed_of
from miskatonic.sim.strength import wilson

GAME: Final = "death-may-die"
PEOPLE: Final = (2, 4)
BATCH: Final = 5

Place = tuple[str, str, int]


@dataclass(frozen=True)
class Grid:
    """What is measured: all pairs at these numbers of investigators, so many games each."""

    options: OptionValues
    people: tuple[int, ...]
    games: int
    seed: int
    bots: str

    def places(self) -> list[Place]:
        return [
            (episode, elder, people)
            for episode in values_of("episode")
            for elder in values_of("elder_one")
            for people in self.people
        ]


class Cell:
    """What came of the games of one pair."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.disrupted = 0
        self.turns = 0
        self.decisions = 0
        self.ends: Final[Counter[str]] = Counter()
        # The stage that lay open at the end of a lost game.
        self.stages: Final[Counter[int]] = Counter()

    def count(self, g: Story, decisions: int) -> None:
        result = g.result
        assert result is not None
        self.games += 1
        self.disrupted += g.disrupted
        self.turns += g.turn
        self.decisions += decisions
        self.ends[result.reason] += 1
        if result.winners:
            self.wins += 1
        else:
            self.stages[g.stage] += 1

    def add(self, other: "Cell") -> None:
        self.games += other.games
        self.wins += other.wins
        self.disrupted += other.disrupted
        self.turns += other.turns
        self.decisions += other.decisions
        self.ends.update(other.ends)
        self.stages.update(other.stages)

    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Where the true share lies (95 %)."""
        return wilson(self.wins, self.games)

    def to_plain(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.share(),
            "low": low,
            "high": high,
            "disrupted": self.disrupted / self.games,
            "turns": self.turns / self.games,
            "decisions": self.decisions / self.games,
            "ends": dict(sorted(self.ends.items())),
            "lost_at_stage": {str(stage): self.stages[stage] for stage in sorted(self.stages)},
        }


Matrix = dict[Place, Cell]


def values_of(option: str) -> tuple[str, ...]:
    """The values an option of the game can have, in the box's order."""
    [found] = [each for each in GAMES[GAME].options if each.name == option]
    return found.values


def measure(
    grid: Grid, processes: int = 1, progress: Callable[[int], None] | None = None
) -> Matrix:
    """Play all games; `progress` is told how many more were played."""
    found: Matrix = {place: Cell() for place in grid.places()}
    for place, some in _played(grid, processes):
        found[place].add(some)
        if progress is not None:
            progress(some.games)
    return found


def _played(grid: Grid, processes: int) -> Iterator[tuple[Place, Cell]]:
    work = [(place, start) for place in grid.places() for start in range(0, grid.games, BATCH)]
    if processes == 1:
        for place, start in work:
            yield place, play_batch(grid, place, start)
        return
    places = [place for place, _ in work]
    with ProcessPoolExecutor(processes) as pool:
        starts = [start for _, start in work]
        yield from zip(
            places, pool.map(play_batch, [grid] * len(work), places, starts), strict=True
        )


def play_batch(grid: Grid, place: Place, start: int) -> Cell:
    """The games of one cell from number `start` on, at most a batch of them."""
    game = GAMES[GAME]
    episode, elder, people = place
    options = {**grid.options, "episode": episode, "elder_one": elder}
    bots = [make(GAME, grid.bots) for _ in range(people)]
    cell = Cell()
    for number in range(start, min(start + BATCH, grid.games)):
        secret = seed_of(grid.seed, number)
        g = game.new(people, options, secret, loud=False)
        decisions = play_with_bots(game, g, bots, Rng(secret, PLAYERS))
        assert isinstance(g, Story)
        cell.count(g, decisions)
    return cell
