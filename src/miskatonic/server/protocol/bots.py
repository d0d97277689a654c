"""Bots from outside: their tokens, what they look at, and what they do."""

from typing import Annotated

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body, CommandId, JsonObject, PersonName, Text
from miskatonic.server.protocol.tables import Line, RoomState


class NewBot(Body):
    """A bot of one's own; everybody sees its name with `(bot)` after it."""

    name: PersonName


class BotInfo(Struct):
    """A bot that one answers for. `seen` is right within an hour."""

    id: str
    name: str
    created: int
    seen: int | None


class Bots(Struct):
    bots: list[BotInfo]


class BotToken(Struct):
    """The token is shown this once; of its secret only a hash is kept."""

    id: str
    name: str
    token: str


class Choose(Body):
    """Answer the open question `decision` with one of its options. Sent again with the same id it
    is not done twice.
    """

    decision: int
    choice: int
    id: CommandId | None = None


class SayClaim(Body):
    """A structured claim, in games that have them."""

    claim: JsonObject
    id: CommandId | None = None


class WriteLine(Body):
    """A line of chat."""

    text: Text
    id: CommandId | None = None


class Option(Struct):
    """An option of the open question: its number, its name in the choice space, and its words."""

    choice: int
    name: str
    text: str


class Question(Struct):
    """The open question of one's seat. What is `optional` need not be answered."""

    decision: int
    prompt: str
    text: str
    optional: bool
    options: list[Option]


class Looked(Struct):
    """A table as a bot sees it. `text` is a page to play from, made of the same view that people
    get; `view` is that view, if it was asked for (?view=1). `version` changes whenever something
    has: hand it to /wait. `seat` is null for a spectator.
    """

    table: str
    version: str
    seat: int | None
    question: Question | None
    text: str
    chat: list[Line]
    room: RoomState
    view: JsonObject | None = None


WaitSeconds = Annotated[float, Meta(ge=0, le=50)]
