"""The way in: what the first page needs, and a game with one click."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body
from miskatonic.server.protocol.games import GameLine
from miskatonic.server.protocol.people import Me
from miskatonic.server.protocol.tables import LiveGame, TableLine


class Start(Struct):
    """All that a first page shows, in one answer. `proposed` is a name for whoever has none yet;
    nobody has to take it. `turns` is at how many tables it is one's turn.
    """

    me: Me | None
    proposed: str
    games: list[GameLine]
    tables: list[TableLine]
    mine: list[TableLine]
    live: list[LiveGame]
    turns: int = 0


class PlayNow(Body):
    """A table of this game: with bots, where the game begins at once, or one to invite friends to.

    Whoever has no name yet gets one. Seats, bots and options are those of the preset.
    """

    game: Annotated[str, Meta(max_length=64)]
    others: Literal["bots", "friends"] = "bots"
    preset: Annotated[str, Meta(max_length=32)] = "first"


class Started(Struct):
    """Who one is now, and the table."""

    me: Me
    table: str
