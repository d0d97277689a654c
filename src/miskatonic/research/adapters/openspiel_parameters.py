"""Convert game options to OpenSpiel parameters, which have one type each and no None.

A flag is `yes` or `no`, and several values are joined by `+`. An empty string (-1 for a number or a
seat) means the game's default:

    miskatonic_arkham_ritual(seats=4,doom_track=yes)
"""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.errors import BadOptions
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.options import Option

SEATS: Final = "seats"
FLAGS: Final = {"yes": True, "no": False}
NO_WORD: Final = ""
NO_NUMBER: Final = -1
SEPARATOR: Final = "+"


def declared(game: Game[Any, Any], seats: int) -> dict[str, int | str]:
    """Return all parameters with their defaults."""
    return {SEATS: seats, **{option.name: _left_out(option) for option in game.options}}


def _left_out(option: Option) -> int | str:
    return NO_NUMBER if option.kind in ("number", "seat") else NO_WORD


def read(game: Game[Any, Any], parameters: Mapping[str, Any]) -> tuple[int, dict[str, object]]:
    """Return the seats and the given options, whose values the game checks."""
    given: dict[str, object] = {}
    for option in game.options:
        value = parameters.get(option.name, _left_out(option))
        if value != _left_out(option):
            given[option.name] = _value(option, value)
    return game.count(parameters[SEATS]), given


def _value(option: Option, value: Any) -> object:
    if option.kind == "flag":
        if value not in FLAGS:
            raise BadOptions(f"option {option.name}: {shown(value)}; expected yes or no")
        return FLAGS[value]
    if option.kind == "set":
        return str(value).split(SEPARATOR)
    return value


def written(
    game: Game[Any, Any], seats: object, options: Mapping[str, object]
) -> dict[str, int | str]:
    """Return the parameters for these seats and options."""
    values = game.read(seats, options)
    found: dict[str, int | str] = {SEATS: game.count(seats)}
    for option in game.options:
        if option.name in options:
            found[option.name] = _word(option, values[option.name])
    return found


def _word(option: Option, value: object) -> int | str:
    if option.kind == "flag":
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return SEPARATOR.join(value)
    if value is None:
        return _left_out(option)
    assert isinstance(value, int | str), value
    return value
