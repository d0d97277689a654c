"""The games of a page on strength: which they are, which are still to be played, and playing them.

Every game is a line in a file of its cell. The folder of those files hangs on the code that plays:
after a change of rules or bots nothing old is mixed in. Whatever stops a run, the next one goes on.
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
from miskatonic.sim.arena import Contest
from miskatonic.sim.code import code_of
from miskatonic.sim.feel import Feel
from miskatonic.sim.measures import Cell, Study, measures_of
from miskatonic.sim.played import Played, play_one
from miskatonic.sim.workers import Workers

# The deals of the page. Nobody tunes a bot on them.
SEED: Final = 2026
# What a quick look plays in a cell, or one deal if that is more.
QUICK: Final = 12
# Of fewer games nothing stands in the lobby.
LEAST_TOLD: Final = 20
USUAL_SEATS: Final = 5
# How much bots that search may think about a decision, in cells that do not say it.
USUAL_SIMULATIONS: Final = 100

# So far apart are the seeds of cells that have deals of their own.
APART: Final = 1_000_000


def studies_of(game: str) -> tuple[Study, ...]:
    """What a game wants to have shown, or what can be shown of any game."""
    return measures_of(game).studies or usual_studies(game)


def usual_studies(game: str) -> tuple[Study, ...]:
    """Each level beside the level below, and what every level feels like with every seat count."""
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
    return (*contests, Study("feel", "What players feel", "feel", cells))


def _usual_contest(game: str, below: str, level: str, seats: int) -> Study:
    """One among others, a whole table beside another, or team by team: as the game has it."""
    measures = measures_of(game)
    name, title = f"{level}-{below}", f"{level.capitalize()} beside {below}, {seats} seats"
    if measures.teams:
        cells = [
            _usual_cell(f"{level} as {team}", (below,) * seats, {**_all(game, below), team: level})
            for team in measures.teams
        ]
        cells.insert(0, _usual_cell(f"all {below}", (below,) * seats, _all(game, below)))
    elif measures.together:
        cells = [_usual_cell(f"all {each}", (each,) * seats) for each in (below, level)]
    else:
        among = (level, *[below] * (seats - 1))
        return Study(name, title, "contest", (_usual_cell(f"{level} among {below}", among),))
    return Study(name, title, "contest", tuple(cells), against=f"all {below}")


def _all(game: str, level: str) -> dict[str, str]:
    return dict.fromkeys(measures_of(game).teams, level)


def _usual_cell(row: str, bots: tuple[str, ...], teams: dict[str, str] | None = None) -> Cell:
    return Cell(row, bots, teams=teams or {}, simulations=USUAL_SIMULATIONS)


def contest_of(game: str, cell: Cell, seed: int, games: int | None = None) -> Contest:
    """A cell as a contest of duplicates; the same seed has the same deals in every cell, but for
    those that have deals of their own.

    What a game varies, and the cell does not name, changes from deal to deal.
    """
    varied = tuple(name for name in measures_of(game).varied if name not in cell.options)
    return Contest(
        game,
        dict(cell.options),
        cell.bots,
        cell.games if games is None else games,
        seed + APART * cell.deals,
        Budget(cell.seconds, cell.simulations),
        dict(cell.teams),
        varied,
        duplicate=True,
    )


def games_in(game: str, cell: Cell, quick: bool) -> int:
    """How many games a cell takes: whole deals, at least one."""
    lap = contest_of(game, cell, SEED).rotations
    wanted = min(cell.games, QUICK) if quick else cell.games
    return max(1, round(wanted / lap)) * lap


def _played_in(cell: Cell) -> tuple[object, ...]:
    """What tells the games of a cell from those of others."""
    played = (cell.bots, cell.options, cell.teams, cell.simulations, cell.seconds)
    return (*played, cell.deals) if cell.deals else played


class Results:
    """What was played so far, in a folder of its own for every version of the code."""

    def __init__(self, folder: Path, game: str, seed: int = SEED) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.folder: Final = folder / game / f"{code_of(game)}-{seed}"

    def file_of(self, cell: Cell) -> Path:
        """By what is played, not by where it is shown: two studies may share a cell."""
        digest = blake2b(msgspec.json.encode(_played_in(cell), order="sorted"), digest_size=6)
        return self.folder / f"{len(cell.bots)}-{digest.hexdigest()}.jsonl"

    def games(self, cell: Cell) -> dict[int, Played]:
        """By number; a line that was cut off is no game."""
        file = self.file_of(cell)
        found: dict[int, Played] = {}
        for line in file.read_bytes().splitlines() if file.exists() else []:
            try:
                game = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                continue
            found[game.number] = game
        return found

    def keep(self, cell: Cell, game: Played) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.file_of(cell).open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

    def mend(self, cell: Cell) -> None:
        """A line that was cut off gets its end, so that the next one begins on its own."""
        file = self.file_of(cell)
        if file.exists() and not file.read_bytes().endswith(b"\n"):
            with file.open("ab") as open_file:
                open_file.write(b"\n")

    def missing(self, cell: Cell, quick: bool) -> list[int]:
        known = self.games(cell)
        return [number for number in range(games_in(self.game, cell, quick)) if number not in known]


def cells_of(studies: Sequence[Study]) -> list[Cell]:
    """Every cell once, with the most games that any study wants of it."""
    found: dict[str, Cell] = {}
    for cell in [cell for study in studies for cell in study.cells]:
        key = repr(_played_in(cell))
        if key not in found or found[key].games < cell.games:
            found[key] = cell
    return list(found.values())


def odds_of(results: Results, studies: Sequence[Study]) -> list[Odds]:
    """What stands beside options in the lobby: wins by each value of the option of a study. Of few
    games nothing is said.
    """
    found: list[Odds] = []
    for study in studies:
        for cell in study.cells if study.option else ():
            games = list(results.games(cell).values())
            value = cell.options.get(study.option)
            if len(games) >= LEAST_TOLD and isinstance(value, str | bool | int):
                felt = Feel(games)
                wins = felt.wins_of(study.team)
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
    """How long the rest will take. A cell of which nothing is known plays one game first; None if
    there is no time even for that. `until` is a time of the monotonic clock.
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
    """Play what is still to be played, every cell a game in turn, until time is up."""
    for cell in cells:
        results.mend(cell)
    tasks = [(cell, number) for cell in cells for number in results.missing(cell, quick)]
    tasks.sort(key=lambda task: task[1])
    games = [(contest_of(results.game, cell, results.seed), number) for cell, number in tasks]
    with contextlib.closing(workers.do(play_one, games)) as playing:
        for (cell, _), played in zip(tasks, playing, strict=True):
            results.keep(cell, played)
            progress(1)
            if until is not None and time.monotonic() > until:
                return
