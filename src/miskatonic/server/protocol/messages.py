"""What goes over a socket: from the client, and from the server."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body, CommandId, JsonObject, Text
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.protocol.tables import Deadline, Eyes, Line, RoomState, Showing


class Hello(Body, tag="hello"):
    """The first message of a socket, and again after a gap: what was seen last, if anything."""

    epoch: int = 0
    n: int | None = None


class Play(Body, tag="play"):
    """Answer the open decision of one's seat. Sent again with the same id it is not done twice."""

    id: CommandId
    decision: int
    choice: int


class Say(Body, tag="say"):
    """A structured claim, in games that have them."""

    id: CommandId
    claim: JsonObject


class Chat(Body, tag="chat"):
    """A line of chat: seats to all at the table, spectators to spectators alone."""

    id: CommandId
    text: Text


class Undo(Body, tag="undo"):
    """Take back one's last move. If others have moved since, this proposes it to them."""

    id: CommandId


class Propose(Body, tag="propose"):
    """Something that all people at the table must agree to: a pause, its end, the end of the game;
    `concede` ends it, too, and everybody sees who has given up.
    """

    id: CommandId
    what: Literal["pause", "resume", "abort", "concede"]


class Vote(Body, tag="vote"):
    """One's answer to the open proposal."""

    id: CommandId
    proposal: int
    agree: bool


class Show(Body, tag="show"):
    """Lead the others through a finished game: go to this move, look through these eyes. Whoever is
    first leads until they stop (`move` null) or go.
    """

    id: CommandId
    move: Annotated[int, Meta(ge=0, le=100_000)] | None
    eyes: Eyes = "all"


class Ping(Body, tag="ping"):
    """What was seen last; answered by `pong`, and by whatever is missing."""

    epoch: int
    n: int


FromClient = Hello | Play | Say | Chat | Undo | Propose | Vote | Show | Ping


class Welcome(Struct, tag="welcome"):
    """Who one is at this table (`seat` null: a spectator), and all about the table."""

    seat: int | None
    host: bool
    room: RoomState


class Snapshot(Struct, tag="snapshot"):
    """Everything from here on: `view` is null before the game, `chat` holds the last lines."""

    epoch: int
    n: int
    view: JsonObject | None
    chat: list[Line]


class Update(Struct, tag="update"):
    """What happened in the game, which keys of the view have a new value, and which grew."""

    epoch: int
    n: int
    events: list[JsonObject]
    changed: JsonObject
    added: dict[str, list[Any]]


class LineAdded(Struct, tag="said"):
    """A new line of chat."""

    epoch: int
    n: int
    line: Line


class RoomChanged(Struct, tag="room"):
    """The table has changed: somebody sat down, came, went; a clock runs; something is proposed."""

    room: RoomState


class DeadlinesChanged(Struct, tag="times"):
    """New deadlines, in place of those of the last `room`; sent where decisions have a limit."""

    now: int
    deadlines: list[Deadline]


class Shown(Struct, tag="shown"):
    """Where the one who leads through a finished game is now; null: nobody leads any more."""

    showing: Showing | None


class Ack(Struct, tag="ack"):
    """The command is done and will not be lost. The same for a repeated id."""

    id: str


class Nack(Struct, tag="nack"):
    """The command was refused and has changed nothing."""

    id: str
    refusal: Refusal


class Pong(Struct, tag="pong"):
    """The viewer's last frame, and the server's clock. Also sent unasked when all is quiet."""

    epoch: int
    n: int
    now: int


class Bye(Struct, tag="bye"):
    """The server closes the socket; whether to come back depends on the reason."""

    refusal: Refusal


FromServer = (
    Welcome
    | Snapshot
    | Update
    | LineAdded
    | RoomChanged
    | DeadlinesChanged
    | Shown
    | Ack
    | Nack
    | Pong
    | Bye
)
