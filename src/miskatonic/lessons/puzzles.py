"""Puzzles: positions from bot games with one best answer that the seat's view alone reveals.

A game proposes positions for puzzles (`PuzzleMaker.find`) and checks them independently, in worlds
dealt from the seat's knowledge (`PuzzleMaker.holds`). A puzzle stores a recipe, never a state: the
setup of the table and all moves up to the question. `miskatonic puzzles` finds them (ADR 28).
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from miskatonic.errors import BadContent
from miskatonic.kernel.bot import Bot, Budget
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.text import Value

AnyGame = Game[Any, Any]

# The number of worlds in which an answer must hold.
WORLDS: Final = 200
# Players cannot keep more facts than this in mind.
MOST_FACTS: Final = 3
# Longer games are cut off.
MOST_MOVES: Final = 3000


class Found(msgspec.Struct, frozen=True):
    """A position that could be a puzzle.

    `right` are the choices that solve it (or the names of `places`, if the answer is no move),
    `naive` is the choice of a careless player, and `fact` is the deciding fact, which is different
    in each puzzle of one type. `why` is filled into the text of the type.
    """

    type: str
    right: list[int | str]
    naive: int | str
    fact: str
    level: int
    why: dict[str, Value] = {}
    words: dict[str, list[str]] = {}
    places: list[str] = []
    look: list[str] = []


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle as stored."""

    id: str
    seats: int
    options: dict[str, Any]
    seed: int
    moves: list[tuple[int, int]]
    seat: int
    found: Found


class PuzzleMaker(Protocol):
    """Finds and checks the puzzles of a game."""

    @property
    def tables(self) -> Sequence[tuple[int, dict[str, Any]]]:
        """Seats and options of the games to search, in turn."""

    @property
    def level(self) -> str:
        """The level of the bots that play these games."""

    @property
    def longest_history(self) -> int:
        """The number of recent events shown with a puzzle."""

    def find(self, known: Any) -> Found | None:
        """Return the puzzle in what a seat knows at its decision, if there is one."""

    def holds(self, known: Any, found: Found, worlds: Sequence[Any]) -> bool:
        """Whether playing out all options in worlds that fit the seat's knowledge confirms it."""


def find_puzzles(
    game: AnyGame, maker: PuzzleMaker, bot: Bot, games: int, seed: int, wanted: int
) -> Iterator[Puzzle]:
    """Play games with this bot on all seats; yield puzzles that pass all checks.

    There are at most `wanted` puzzles of each type.
    """
    facts: set[tuple[str, str]] = set()
    count: dict[str, int] = {}
    for number in range(seed, seed + games):
        seats, options = maker.tables[number % len(maker.tables)]
        for puzzle in _in_one_game(game, maker, bot, seats, options, number):
            found = puzzle.found
            if (found.type, found.fact) in facts or count.get(found.type, 0) >= wanted:
                continue
            if is_sound(game, maker, puzzle):
                facts.add((found.type, found.fact))
                count[found.type] = count.get(found.type, 0) + 1
                yield puzzle
                break  # one per game: its puzzles would be similar


def _in_one_game(
    game: AnyGame, maker: PuzzleMaker, bot: Bot, seats: int, options: dict[str, Any], seed: int
) -> Iterator[Puzzle]:
    g = game.new(seats, options, seed)
    rng = Rng(seed_bytes(seed + 1))
    moves: list[tuple[int, int]] = []
    while g.result is None and len(moves) < MOST_MOVES:
        decision = game.decisions(g)[0]
        seat = decision.seat
        known = game.knowledge(g, seat)
        found = maker.find(known) if len(decision.options) > 1 else None
        if found is not None and is_fair(found):
            name = f"{found.type}-{seed}-{len(moves)}"
            yield Puzzle(name, seats, options, seed, list(moves), seat, found)
        choice = int(bot.choose(known, known["decision"], rng, Budget()))
        moves.append((seat, choice))
        game.play(g, seat, choice)


def is_fair(found: Found) -> bool:
    """Whether the naive answer is wrong and few facts are needed."""
    return found.naive not in found.right and 1 <= found.level <= MOST_FACTS


def replayed(game: AnyGame, puzzle: Puzzle) -> Any:
    """Replay to the position; raise BadContent if the rules no longer allow the moves."""
    g = game.new(puzzle.seats, puzzle.options, puzzle.seed)
    for seat, choice in puzzle.moves:
        decision = game.decision(g, seat)
        if decision is None or choice not in decision.options:
            raise BadContent(
                f"{game.id}, puzzle {puzzle.id}: seat {seat} cannot choose {choice} there; find"
                f" new ones: `miskatonic puzzles {game.id}`"
            )
        game.play(g, seat, choice)
    return g


def is_sound(game: AnyGame, maker: PuzzleMaker, puzzle: Puzzle, count: int = WORLDS) -> bool:
    """Whether the puzzle is found again after its moves, and holds in many worlds."""
    g = replayed(game, puzzle)
    known = game.knowledge(g, puzzle.seat)
    if maker.find(known) != puzzle.found:
        return False
    worlds, rng = game.worlds(known), Rng(seed_bytes(1))
    return maker.holds(known, puzzle.found, [worlds.deal(rng) for _ in range(count)])


# ---------------------------------------------------------------- stored and recorded


def read_puzzles(file: Any) -> list[Puzzle]:
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def write_puzzles(file: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write one puzzle per line, for readable diffs."""
    lines = b",\n".join(msgspec.json.encode(each) for each in puzzles)
    file.write_bytes(b"[\n" + lines + b"\n]\n")


def recorded_puzzle(
    game: AnyGame, prefix: str, maker: PuzzleMaker, puzzle: Puzzle
) -> dict[str, Any]:
    """Return a lesson of one step for the browser, in the format of recording.py."""
    g = replayed(game, puzzle)
    found = puzzle.found
    since = max(0, game.told_so_far(g) - maker.longest_history)
    text = f"{prefix}-puzzle-{found.type}"
    why = {"text": f"{text}-why", "values": found.why, "words": found.words}
    ask = {"text": f"{text}-ask", "values": found.why, "words": found.words}
    step = {
        "id": puzzle.id,
        "title": text,
        "show": {"text": f"{text}-show", "values": found.why, "words": found.words},
        "told": why,
        "look": found.look,
        "view": game.view(g, puzzle.seat, since),
        "begin": {"frames": [], "task": {"text": ask, "look": []} | _task(game, g, puzzle)},
    }
    return {
        "id": puzzle.id,
        "type": found.type,
        "level": found.level,
        "game": game.id,
        "rules": game.version,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
        "names": [],
        "options": puzzle.options,
        "legend": game.legend(puzzle.seats, puzzle.options),
        "choices": [list(game.name(choice)) for choice in range(game.choices)],
        "steps": [step],
    }


def _task(game: AnyGame, g: Any, puzzle: Puzzle) -> dict[str, Any]:
    found = puzzle.found
    end: dict[str, Any] = {"frames": [], "task": None}
    if found.places:
        places = [_answer(found, "place", each) for each in found.places]
        return {"kind": "find", "places": places, "enough": len(found.right), "next": end}
    decision = game.decision(g, puzzle.seat)
    if decision is None or not set(found.right) <= set(decision.options):
        raise BadContent(f"{game.id}, puzzle {puzzle.id}: {found.right} are not options")
    answers = [_answer(found, "choice", each) for each in decision.options]
    return {"kind": "choose", "answers": [a | {"next": end} if a["right"] else a for a in answers]}


def _answer(found: Found, key: str, value: int | str) -> dict[str, Any]:
    right = value in found.right
    return {key: value, "right": right, "said": f"puzzle-{'right' if right else 'wrong'}"}
