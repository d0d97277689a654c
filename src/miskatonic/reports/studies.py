"""Store the games behind a strength page, and play the missing ones.

Every game is a line in its cell's file. The folder depends on the code version, so results from
before a change to rules or bots are never mixed in. An interrupted run can be resumed.
"""

import contextlib
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from miskatonic.bots import Budget
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Odds
from miskatonic.games.measures import Cell, Study
from miskatonic.reports.experience import PlayerExperience
from miskatonic.sim.arena import Contest
from miskatonic.sim.code_version import code_of
from miskatonic.sim.game_result import GameResult, play_one
from miskatonic.sim.workers import Workers

# The seed of the page's deals. Never tune bots on it.
SEED: Final = 2026
# Games per cell in a quick run, unless one deal takes more.
QUICK: Final = 12
# The lobby shows no odds from fewer games.
LEAST_TOLD: Final = 20
USUAL_SEATS: Final = 5
# The search budget per decision, in cells that don't set one.
USUAL_SIMULATIONS: Final = 100

# The distance between the seeds of cells with different deals.
APART: Final = 1_000_000


def studies_of(game: str) -> tuple[Study, ...]:
    """The studies that a game declares, or the default ones."""
    return MANIFESTS[game].measures.studies or usual_studies(game)


def usual_studies(game: str) -> tuple[Study, ...]:
    """The default studies: each level against the one below, and player experience."""
    levels = tuple(MANIFESTS[game].levels) or ("random",)
    seats = GAMES[game].seats
    usual = min(max(seats[0], USUAL_SEATS), seats[-1])
    contests = [
        _usual_contest(game, below, level, usual)
        for below, level in zip(("random", *levels), levels, strict=False)
    ]
    cells = tuple(
        _usual_cell(f"{level}, {number} seats", (level,) * number)
        for level in levels
        for number in seats
    )
    return (*contests, Study("experience", "What games are like", "experience", cells))


def _usual_contest(game: str, below: str, level: str, seats: int) -> Study:
    """Compare two levels: one seat against the rest, whole tables, or by team, as fits the game."""
    measures = MANIFESTS[game].measures
    name, title = f"{level}-{below}", f"{level.capitalize()} beside {below}, {seats} seats"
    if measures.teams:
        cells = [
            _usual_cell(f"{level} as {team}", (below,) * seats, {**_all(game, below), team: level})
            for team in measures.teams
        ]
        cells.insert(0, _usual_cell(f"all {below}", (below,) * seats, _all(game, below)))
    elif measures.cooperative:
        cells = [_usual_cell(f"all {each}", (each,) * seats) for each in (below, level)]
    else:
        among = (level, *[below] * (seats - 1))
        return Study(name, title, "contest", (_usual_cell(f"{level} among {below}", among),))
    return Study(name, title, "contest", tuple(cells), against=f"all {below}")


def _all(game: str, level: str) -> dict[str, str]:
    return dict.fromkeys(MANIFESTS[game].measures.teams, level)


def _usual_cell(row: str, bots: tuple[str, ...], teams: dict[str, str] | None = None) -> Cell:
    return Cell(row, bots, teams=teams or {}, simulations=USUAL_SIMULATIONS)


def contest_of(game: str, cell: Cell, seed: int) -> Contest:
    """A cell as a contest of duplicates.

    The same seed gives the same deals in every cell, unless the cells declare different `deals`.
    Varied options that the cell doesn't set change from deal to deal.
    """
    varied = tuple(name for name in MANIFESTS[game].measures.varied if name not in cell.options)
    return Contest(
        game,
        dict(cell.options),
        cell.bots,
        cell.games,
        seed + APART * cell.deals,
        Budget(cell.seconds, cell.simulations),
        dict(cell.teams),
        varied,
        duplicate=True,
    )


def games_in(game: str, cell: Cell, quick: bool) -> int:
    """The number of games in a cell: whole deals, at least one."""
    lap = contest_of(game, cell, SEED).rotations
    wanted = min(cell.games, QUICK) if quick else cell.games
    return max(1, round(wanted / lap)) * lap


def _played_in(cell: Cell) -> tuple[object, ...]:
    """A key for a cell's games: cells with the same key share them."""
    played = (cell.bots, cell.options, cell.teams, cell.simulations, cell.seconds)
    return (*played, cell.deals) if cell.deals else played


class Results:
    """The games played so far, in one folder per version of the code."""

    def __init__(self, folder: Path, game: str, seed: int = SEED) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.folder: Final = folder / game / f"{code_of(game)}-{seed}"

    def file_of(self, cell: Cell) -> Path:
        """The cell's file, named by what is played, so that studies can share cells."""
        digest = blake2b(msgspec.json.encode(_played_in(cell), order="sorted"), digest_size=6)
        return self.folder / f"{len(cell.bots)}-{digest.hexdigest()}.jsonl"

    def games(self, cell: Cell) -> dict[int, GameResult]:
        """The games by number; truncated lines are ignored."""
        file = self.file_of(cell)
        found: dict[int, GameResult] = {}
        for line in file.read_bytes().splitlines() if file.exists() else []:
            try:
                game = msgspec.json.decode(line, type=GameResult)
            except msgspec.DecodeError:
                continue
            found[game.number] = game
        return found

    def keep(self, cell: Cell, game: GameResult) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.file_of(cell).open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def repair(self, cell: Cell) -> None:
        """End a truncated last line, so that the next game starts on a new line."""
        file = self.file_of(cell)
        if file.exists() and not file.read_bytes().endswith(b"\n"):
            with file.open("ab") as open_file:
                open_file.write(b"\n")

    def missing(self, cell: Cell, quick: bool) -> list[int]:
        known = self.games(cell)
        return [number for number in range(games_in(self.game, cell, quick)) if number not in known]


def cells_of(studies: Sequence[Study]) -> list[Cell]:
    """All distinct cells, each with the highest number of games that a study asks for."""
    found: dict[str, Cell] = {}
    for cell in [cell for study in studies for cell in study.cells]:
        key = repr(_played_in(cell))
        if key not in found or found[key].games < cell.games:
            found[key] = cell
    return list(found.values())


def odds_of(results: Results, studies: Sequence[Study]) -> list[Odds]:
    """The odds shown in the lobby: wins by value of a study's option, if there are enough games."""
    found: list[Odds] = []
    for study in studies:
        for cell in study.cells if study.option else ():
            games = list(results.games(cell).values())
            value = cell.options.get(study.option)
            if len(games) >= LEAST_TOLD and isinstance(value, str | bool | int):
                wins = PlayerExperience(games).wins_of(study.team)
                level = (study.team and cell.teams.get(study.team)) or cell.bots[0]
                seats = len(cell.bots)
                found.append(Odds(study.option, value, seats, level, len(games), wins, study.team))
    return found


def expected_seconds(
    results: Results,
    cells: Sequence[Cell],
    quick: bool,
    processes: int,
    until: float | None = None,
) -> float | None:
    """Estimate how long the missing games will take.

    Cells without games play one first; None if there is no time for that. `until` is a time of the
    monotonic clock.
    """
    total = 0.0
    for cell in cells:
        if until is not None and time.monotonic() > until:
            return None
        missing = results.missing(cell, quick)
        known = list(results.games(cell).values())
        if missing and not known:
            known = [play_one(contest_of(results.game, cell, results.seed), missing[0])]
            results.keep(cell, known[0])
            missing = missing[1:]
        if missing:
            total += len(missing) * sum(game.seconds for game in known) / len(known)
    return total / processes


def play_missing(
    results: Results,
    cells: Sequence[Cell],
    quick: bool,
    workers: Workers,
    progress: Callable[[int], None],
    until: float | None = None,
) -> None:
    """Play missing games, one per cell in turn, until time is up."""
    for cell in cells:
        results.repair(cell)
    tasks = [(cell, number) for cell in cells for number in results.missing(cell, quick)]
    tasks.sort(key=lambda task: task[1])
    games = [(contest_of(results.game, cell, results.seed), number) for cell, number in tasks]
    with contextlib.closing(workers.do(play_one, games)) as playing:
        for (cell, _), played in zip(tasks, playing, strict=True):
            results.keep(cell, played)
            progress(1)
            if until is not None and time.monotonic() > until:
                return
