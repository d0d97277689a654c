"""A game from its beginning."""

from typing import Any, Literal

from msgspec import Struct

from miskatonic.server.protocol.fields import JsonObject


class Replay(Struct):
    """A game from its beginning, through the eyes of a seat, of a spectator, or (`all`) of nobody:
    with everything open. To be followed like a socket: take `view`, then each of `steps`.

    `seat` and `choice` of a step tell whose move it was, where these eyes may know.
    """

    table: str
    game: str
    eyes: int | Literal["all", "public"]
    over: bool
    view: JsonObject
    steps: list["ReplayStep"]


class ReplayStep(Struct):
    seat: int | None
    choice: int | None
    events: list[JsonObject]
    changed: JsonObject
    added: dict[str, list[Any]]
