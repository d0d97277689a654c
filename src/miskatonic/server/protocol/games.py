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
    """A bot level. `text` is a Fluent id, `text`-help its explanation."""

    id: str
    text: str


class OutlookInfo(Struct):
    """Results of games that bots of a level played with these options and seats; 0 seats stands for
    any number.
    """

    options: JsonObject
    seats: int
    level: str
    games: int
    wins: int


class FirstGameInfo(Struct):
    """The number of seats and the bot level of the best first game."""

    seats: int
    level: str


class PresetInfo(Struct):
    """Options to choose with one click, and the bot level that suits them. Other options have their
    defaults.
    """

    id: str
    level: str
    options: JsonObject


class OddsInfo(Struct):
    """How often bots won with this value of an option: all players, or one team."""

    option: str
    value: OptionValue
    seats: int
    level: str
    games: int
    wins: int
    team: str


class GameInfo(Struct):
    """A game. `choices[i]` is the name of choice i followed by its arguments. `texts` are the
    Fluent texts that are not in the client, by language. `free_text` are the paths of free text in
    claims.
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
    first_game: FirstGameInfo
    presets: list[PresetInfo]
    odds: list[OddsInfo]
    texts: dict[str, str]
    free_text: list[list[str]]


class Games(Struct):
    games: list[GameInfo]


class GameLine(Struct):
    """A game as shown on the first page; `texts` as in GameInfo."""

    id: str
    fewest_seats: int
    most_seats: int
    texts: dict[str, str]
