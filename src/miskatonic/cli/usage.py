"""Check command-line arguments; errors name the bad value and what would be valid."""

import contextlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from miskatonic.bots import levels
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import Option, OptionValues
from miskatonic.sim.strength import wilson
from miskatonic.terminal.words import game_name
from miskatonic.text import Texts

Plan = TypeVar("Plan")
Opened = TypeVar("Opened")

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
NONE = ("none", "random")


class BadUsage(Exception):
    """Bad command-line arguments; the message is one line for the user."""


def find_game(texts: Texts, id: str) -> Game[Any, Any]:
    game = GAMES.get(id)
    if game is None:
        raise BadUsage(texts("bad-game", game=id, games=", ".join(GAMES)))
    return game


def check_seats(texts: Texts, game: Game[Any, Any], seats: int | None) -> int:
    """The requested number of seats; by default five, or the nearest possible."""
    low, high = game.seats[0], game.seats[-1]
    if seats is None:
        return min(max(low, 5), high)
    if seats not in game.seats:
        name = game_name(texts, game)
        raise BadUsage(texts("bad-seats", game=name, seats=seats, low=low, high=high))
    return seats


def check_seat(texts: Texts, seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise BadUsage(texts("bad-seat", seat=seat, last=seats - 1))
    return seat


def check_level(texts: Texts, game: Game[Any, Any], level: str) -> str:
    known = levels(game.id)
    if level not in known:
        raise BadUsage(texts("bad-level", level=level, levels=", ".join(known)))
    return level


def parse_options(
    texts: Texts, game: Game[Any, Any], seats: int, given: Iterable[str]
) -> OptionValues:
    """Parse name=value pairs as options; the game validates them."""
    declared = {option.name: option for option in game.options}
    values: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        name = name.replace("-", "_")
        if not equals:
            raise BadUsage(texts("bad-pair", pair=pair))
        values[name] = _read(declared[name], value) if name in declared else value
    return game.read(seats, values)


def _read(option: Option, value: str) -> object:
    """Convert a value for this kind of option; unchanged if it cannot be converted."""
    word = value.lower()
    if option.kind == "flag" and word in YES + NO:
        return word in YES
    if option.kind == "seat" and word in NONE:
        return None
    if option.kind in ("seat", "number"):
        try:
            return int(value)
        except ValueError:
            return value
    if option.kind == "set":
        return [each for each in value.split(",") if each]
    return value


@contextlib.contextmanager
def file_errors(texts: Texts, name: str) -> Iterator[None]:
    """Turn an OSError into BadUsage that names the file."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadUsage(texts("bad-file", file=name, reason=reason)) from None


def read_file(texts: Texts, name: str) -> bytes:
    with file_errors(texts, name):
        return Path(name).read_bytes()


def make_folder(texts: Texts, name: str) -> Path:
    """Create an output folder before the work, so that errors come early."""
    folder = Path(name)
    with file_errors(texts, name):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def opened(
    texts: Texts, name: str | None, open_file: Callable[[Path, Plan], Opened], plan: Plan
) -> Opened | None:
    """Open the file of --keep, if given, so that errors come before the work."""
    if name is None:
        return None
    with file_errors(texts, name):
        return open_file(Path(name), plan)


def check_plot(texts: Texts, name: str | None) -> None:
    """Reject a bad file name before the work."""
    if name is None:
        return
    if Path(name).suffix != ".svg":
        raise BadUsage(texts("bad-plot", file=name))
    if not Path(name).resolve().parent.is_dir():
        raise BadUsage(texts("bad-file", file=name, reason=texts("bad-no-folder")))


def write_plot(texts: Texts, name: str, picture: str) -> None:
    with file_errors(texts, name):
        Path(name).write_text(picture, encoding="utf-8")


def percent_within(wins: float, games: int) -> str:
    """The share of wins, with its confidence interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
