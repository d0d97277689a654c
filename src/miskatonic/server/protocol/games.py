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
    """How games with these options and seats went that bots of a level have played; with no
    seats, games with any number of them.
    """

    options: JsonObject
    seats: int
    level: str
    games: int
    wins: int


class FirstGameInfo(Struct):
    """How many seats, and bots of which level, make the best first game."""

    seats: int
    level: str


class PresetInfo(Struct):
    """A way to play that is taken with one click: its options, the others have their defaults; and
    the level of bots that suits it.
    """

    id: str
    level: str
    options: JsonObject


class OddsInfo(Struct):
    """How often bots won with this value of an option: all together, or one team of them."""

    option: str
    value: OptionValue
    seats: int
    level: str
    games: int
    wins: int
    team: str


class GameInfo(Struct):
    """A game. `choices[i]` is the name of choice i followed by its arguments. `texts` are, by
    language, the Fluent texts of a game that was added to the server and is not in the client.
    `free_text` are the ways to what may stand in a claim in somebody's own words.
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
    """A game as the front page needs it; `texts` as in GameInfo."""

    id: str
    fewest_seats: int
    most_seats: int
    texts: dict[str, str]
