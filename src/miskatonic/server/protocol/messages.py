"""The messages of a socket, from the client and from the server."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body, CommandId, JsonObject, Text
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.protocol.tables import Deadline, Eyes, Line, Showing, TableState


class Hello(Body, tag="hello"):
    """The first message of a socket, sent again after a gap: the last frame seen, if any."""

    epoch: int = 0
    n: int | None = None


class Play(Body, tag="play"):
    """Answer your open decision. Sent again with the same id, it is not carried out twice."""

    id: CommandId
    decision: int
    choice: int


class Say(Body, tag="say"):
    """Make a structured claim, in games that have them."""

    id: CommandId
    claim: JsonObject


class Chat(Body, tag="chat"):
    """Write a chat line: players to everyone at the table, spectators to spectators only."""

    id: CommandId
    text: Text


class Undo(Body, tag="undo"):
    """Take back your last move. If others have moved since, this proposes it to them."""

    id: CommandId


class Propose(Body, tag="propose"):
    """Propose something that everyone at the table must agree to: to pause, resume or end the game.
    `concede` also ends it, and everyone sees who has given up.
    """

    id: CommandId
    what: Literal["pause", "resume", "abort", "concede"]


class Vote(Body, tag="vote"):
    """Answer the open proposal."""

    id: CommandId
    proposal: int
    agree: bool


class Show(Body, tag="show"):
    """Lead the others through a finished game: go to this move, seen with these eyes. The first
    person to do so leads until they stop (`move` null) or leave.
    """

    id: CommandId
    move: Annotated[int, Meta(ge=0, le=100_000)] | None
    eyes: Eyes = "all"


class Ping(Body, tag="ping"):
    """The last frame seen; answered with `pong` and the missing frames."""

    epoch: int
    n: int


FromClient = Hello | Play | Say | Chat | Undo | Propose | Vote | Show | Ping


class Welcome(Struct, tag="welcome"):
    """The viewer's seat (null for a spectator), and the state of the table."""

    seat: int | None
    host: bool
    room: TableState


class Snapshot(Struct, tag="snapshot"):
    """The current state: `view` is null before the game, `chat` holds the last lines."""

    epoch: int
    n: int
    view: JsonObject | None
    chat: list[Line]


class Update(Struct, tag="update"):
    """What happened in the game, which keys of the view changed, and which lists grew."""

    epoch: int
    n: int
    events: list[JsonObject]
    changed: JsonObject
    added: dict[str, list[Any]]


class LineAdded(Struct, tag="said"):
    """A new chat line."""

    epoch: int
    n: int
    line: Line


class TableChanged(Struct, tag="room"):
    """The table has changed: a seat, a connection, a clock, a proposal."""

    room: TableState


class DeadlinesChanged(Struct, tag="times"):
    """New deadlines, which replace those of the last `room`."""

    now: int
    deadlines: list[Deadline]


class Shown(Struct, tag="shown"):
    """The position of the shared replay's leader; null if no one leads any more."""

    showing: Showing | None


class Ack(Struct, tag="ack"):
    """The command was carried out and is stored. Also sent for a repeated id."""

    id: str


class Nack(Struct, tag="nack"):
    """The command was refused and changed nothing."""

    id: str
    refusal: Refusal


class Pong(Struct, tag="pong"):
    """The viewer's last frame, and the server's clock. Also sent unasked from time to time."""

    epoch: int
    n: int
    now: int


class Bye(Struct, tag="bye"):
    """The server closes the socket; the reason says whether to reconnect."""

    refusal: Refusal


FromServer = (
    Welcome
    | Snapshot
    | Update
    | LineAdded
    | TableChanged
    | DeadlinesChanged
    | Shown
    | Ack
    | Nack
    | Pong
    | Bye
)
