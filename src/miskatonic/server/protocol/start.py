"""The first page: everything it shows, and a game with one click."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body
from miskatonic.server.protocol.games import GameLine
from miskatonic.server.protocol.people import Me
from miskatonic.server.protocol.tables import LiveGame, TableLine


class Start(Struct):
    """Everything the first page shows. `proposed` is a name for a visitor who has none yet. `turns`
    is the number of tables that wait for the visitor.
    """

    me: Me | None
    proposed: str
    games: list[GameLine]
    tables: list[TableLine]
    mine: list[TableLine]
    live: list[LiveGame]
    turns: int = 0


class PlayNow(Body):
    """Make a table: with bots, where the game begins at once, or one to invite friends to.

    A visitor without a name gets one. Seats, bots and options are those of the preset.
    """

    game: Annotated[str, Meta(max_length=64)]
    others: Literal["bots", "friends"] = "bots"
    preset: Annotated[str, Meta(max_length=32)] = "first"


class Started(Struct):
    """Who the visitor is now, and the table."""

    me: Me
    table: str
