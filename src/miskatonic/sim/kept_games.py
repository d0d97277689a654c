"""Games of a page on strength that travel with it: one packed file beside the page.

What a page is made of is kept, so that whoever plays on does not begin again. Results hang on the
code that played them, and code changes more often than games do. So games of earlier code are taken
over where it played the same: the rules version must be the same, and some of the games, from cells
all over the page, are played again and must come out the same, act for act and die for die.
"""

import lzma
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from miskatonic.errors import MiskatonicError
from miskatonic.games import GAMES
from miskatonic.sim.code import code_of
from miskatonic.sim.measures import Cell
from miskatonic.sim.played import Played, play_one
from miskatonic.sim.studies import Results, contest_of

FOLDER: Final = "games"
# So many games are played again before those of other code are believed.
PROBES: Final = 24
# What a game takes differs from machine to machine.
PASSING: Final = ("seconds", "thoughts")


class BadGames(MiskatonicError):
    """A file of games that is none."""


class Head(msgspec.Struct, frozen=True):
    """Which games a file holds: its first line."""

    game: str
    rules: int
    seed: int
    code: str


@dataclass(frozen=True)
class TakenOver:
    """What became of a file of games: how many count now, and how many were played again; one that
    came out otherwise, if there was one.
    """

    games: int
    probes: int = 0
    differs: str = ""


def file_of(out: Path, results: Results) -> Path:
    return out / FOLDER / f"{results.game}-{results.seed}.jsonl.xz"


def keep(results: Results, cells: Sequence[Cell], out: Path) -> Path | None:
    """Pack all that was played for these cells; None if there is nothing."""
    lines: list[bytes] = []
    for cell in cells:
        name = results.file_of(cell).name.encode()
        games = results.games(cell)
        lines += [name + b"\t" + msgspec.json.encode(games[number]) for number in sorted(games)]
    if not lines:
        return None
    head = Head(results.game, GAMES[results.game].version, results.seed, code_of(results.game))
    file = file_of(out, results)
    file.parent.mkdir(parents=True, exist_ok=True)
    packed = lzma.compress(b"\n".join([msgspec.json.encode(head), *lines]) + b"\n")
    # A file that is there is replaced as a whole, or not at all.
    fresh = file.with_suffix(".new")
    fresh.write_bytes(packed)
    fresh.replace(file)
    return file


def take_over(results: Results, cells: Sequence[Cell], out: Path) -> TakenOver | None:
    """Let the games beside a page count, if they would be played the same today; None if there are
    none that are not known already.
    """
    file = file_of(out, results)
    if not file.exists():
        return None
    head, lines = _read(file)
    if head.rules != GAMES[results.game].version:
        return TakenOver(0, differs=f"rules version {head.rules}")
    by_name = {results.file_of(cell).name: cell for cell in cells}
    known = {name: results.games(cell) for name, cell in by_name.items()}
    fresh: list[tuple[Cell, Played]] = []
    for name, game in lines:
        if name in by_name and game.number not in known[name]:
            fresh.append((by_name[name], game))
    if not fresh:
        return None
    probes = [] if head.code == code_of(results.game) else _probes(fresh)
    for cell, game in probes:
        again = play_one(contest_of(results.game, cell, results.seed), game.number)
        if _lasting(again) != _lasting(game):
            where = " ".join(each for each in (cell.row, cell.column) if each)
            return TakenOver(0, len(probes), f"{where}, game {game.number}")
    for cell, game in fresh:
        results.mend(cell)
        results.keep(cell, game)
    return TakenOver(len(fresh), len(probes))


def _read(file: Path) -> tuple[Head, list[tuple[str, Played]]]:
    """What a file holds: the name of a cell's results, and a game of it, line by line."""
    try:
        head, *lines = lzma.decompress(file.read_bytes()).splitlines()
        games: list[tuple[str, Played]] = []
        for line in lines:
            name, _, played = line.partition(b"\t")
            games.append((name.decode(), msgspec.json.decode(played, type=Played)))
        return msgspec.json.decode(head, type=Head), games
    except (lzma.LZMAError, EOFError, ValueError) as error:
        # msgspec's own errors and those of Unicode are ValueErrors.
        raise BadGames(
            f"{file} does not hold the games of a page ({error}); `git checkout` it, or delete it"
        ) from None


def _probes(games: Sequence[tuple[Cell, Played]]) -> list[tuple[Cell, Played]]:
    """Some of them, evenly from all cells: they lie cell by cell."""
    count = min(PROBES, len(games))
    return [games[at * len(games) // count] for at in range(count)]


def _lasting(game: Played) -> dict[str, Any]:
    """What of a game does not hang on the machine."""
    plain: dict[str, Any] = msgspec.to_builtins(game)
    return {name: value for name, value in plain.items() if name not in PASSING}
