"""The games, their options and their bots."""

from typing import Literal

from msgspec import Struct

from miskatonic.kernel.options import OptionValue
from miskatonic.server.protocol.fields import JsonObject


class OptionInfo(Struct):
    """An option as the game declares it. `text` is a Fluent id, `text`-help its explanation."""

    name: str
    kind: Literal["flag", "choice", "number", "seat", "set"]
    default: OptionValue
    text: str
    values: list[str]
    low: int
    high: int


class LevelInfo(Struct):
    """A strength of bots. `text` is a Fluent id, `text`-help its explanation."""

    id: str
    text: str


class OutlookInfo(Struct):
    """How games with these options and seats went that bots of a level have played."""

    options: JsonObject
    seats: int
    level: str
    games: int
    wins: int


class GameInfo(Struct):
    """A game. `choices[i]` is the name of choice i followed by its arguments. `texts` are, by
    language, the Fluent texts of a game that was added to the server and is not in the client.
    """

    id: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    levels: list[LevelInfo]
    prompts: list[str]
    choices: list[list[str | int]]
    outlooks: list[OutlookInfo]
    texts: dict[str, str]


class Games(Struct):
    games: list[GameInfo]
