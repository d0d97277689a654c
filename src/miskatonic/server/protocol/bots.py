"""External bots: their tokens, what they see, and what they do."""

from msgspec import Struct

from miskatonic.server.protocol.fields import Body, CommandId, JsonObject, PersonName, Text
from miskatonic.server.protocol.tables import Line, TableState


class NewBot(Body):
    """A new bot; its name is shown with `(bot)` after it."""

    name: PersonName


class BotInfo(Struct):
    """A bot that you own. `seen` is precise to an hour."""

    id: str
    name: str
    created: int
    seen: int | None


class Bots(Struct):
    bots: list[BotInfo]


class BotToken(Struct):
    """The token is shown only once; only its hash is stored."""

    id: str
    name: str
    token: str


class Choose(Body):
    """Answer the open question `decision` with one of its options. Sent again with the same id, it
    is not carried out twice.
    """

    decision: int
    choice: int
    id: CommandId | None = None


class SayClaim(Body):
    """A structured claim, in games that have them."""

    claim: JsonObject
    id: CommandId | None = None


class WriteLine(Body):
    """A chat line."""

    text: Text
    id: CommandId | None = None


class Option(Struct):
    """An option of the open question: its number, its name in the choice space, and its text."""

    choice: int
    name: str
    text: str


class Question(Struct):
    """The open question of the bot's seat. An `optional` one need not be answered."""

    decision: int
    prompt: str
    text: str
    optional: bool
    options: list[Option]


class Looked(Struct):
    """A table as a bot sees it. `text` is a page to play from, made from the same view that people
    get; `view` is that view, if requested (?view=1). `version` changes with every visible change:
    pass it to /wait. `seat` is null for a spectator.
    """

    table: str
    version: str
    seat: int | None
    question: Question | None
    text: str
    chat: list[Line]
    room: TableState
    view: JsonObject | None = None
