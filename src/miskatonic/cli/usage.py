"""What a person typed, checked: whatever will not do is named, with what would."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from miskatonic.bots import levels, strongest
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import Option, OptionValues
from miskatonic.terminal.words import game_name
from miskatonic.text import Texts

Plan = TypeVar("Plan")
Opened = TypeVar("Opened")

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
NONE = ("none", "random")


class BadUsage(Exception):
    """One line for the person at the command line."""


def find_game(texts: Texts, id: str) -> Game[Any, Any]:
    game = GAMES.get(id)
    if game is None:
        raise BadUsage(texts("bad-game", game=id, games=", ".join(GAMES)))
    return game


def check_seats(texts: Texts, game: Game[Any, Any], seats: int | None) -> int:
    """The number of seats asked for; five, or the nearest to it, if none was."""
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


def check_level(texts: Texts, game: Game[Any, Any], level: str | None) -> str:
    """The level asked for; the strongest, if none was."""
    known = levels(game.id)
    if level is None:
        return strongest(game.id)
    if level not in known:
        raise BadUsage(texts("bad-level", level=level, levels=", ".join(known)))
    return level


def read_given(
    texts: Texts, game: Game[Any, Any], seats: int, given: Iterable[str]
) -> OptionValues:
    """name=value pairs as options; the game itself checks what they say."""
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
    """What the words mean for this kind of option; as it stands, if nothing."""
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


def read_file(texts: Texts, name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadUsage(texts("bad-file", file=name, reason=reason)) from None


def opened(
    texts: Texts, name: str | None, open_file: Callable[[Path, Plan], Opened], plan: Plan
) -> Opened | None:
    """The file in which a run is kept, if one is wanted; before the work, not after it."""
    if name is None:
        return None
    try:
        return open_file(Path(name), plan)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadUsage(texts("bad-file", file=name, reason=reason)) from None
