"""The entries of a table's log. The log determines the table."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from miskatonic.errors import BadSave
from miskatonic.kernel.replay import Move
from miskatonic.server.protocol.tables import NewTable
from miskatonic.store.store import LogRow

# Who made a move; `record`: it comes from the finished game that this one was forked from.
By = Literal["person", "bot", "clock", "record"]
# What can be proposed.
What = Literal["pause", "resume", "abort", "concede", "undo"]


class Made(Struct, tag="made"):
    """The table was made, by its first host."""

    person: str
    name: str
    table: NewTable


class Changed(Struct, tag="changed"):
    """The host chose another game, options or settings."""

    table: NewTable


class Sat(Struct, tag="sat"):
    seat: int
    person: str
    name: str


class Stood(Struct, tag="stood"):
    """The person or bot on this seat has left it."""

    seat: int


class BotCame(Struct, tag="bot-came"):
    seat: int
    level: str


class SaidReady(Struct, tag="ready"):
    seat: int
    ready: bool


class Kicked(Struct, tag="kicked"):
    seat: int


class Removed(Struct, tag="removed"):
    """The host has removed a player or spectator for good."""

    person: str


class HostBecame(Struct, tag="host"):
    person: str
    name: str


class Became(Struct, tag="became"):
    """A person has changed their name, or has become another person by logging in."""

    old: str
    new: str
    name: str


class Began(Struct, tag="began"):
    """The game began. `seed` is secret until the end; `clock` and `bots` seed the bots."""

    rules: int
    seed: str
    clock: str
    bots: str


class Played(Struct, tag="played"):
    seat: int
    choice: int
    by: By


class Claimed(Struct, tag="claimed"):
    seat: int
    claim: dict[str, Any]
    by: By = "person"


class Chatted(Struct, tag="chatted"):
    """A line of chat; without a seat, of the spectators' chat. `who` is the person's public id at
    this table; old lines have none.
    """

    seat: int | None
    name: str
    text: str
    who: str = ""


class Undone(Struct, tag="undone"):
    """All moves but the first `keep` were undone; the seat `by` asked for it, if known."""

    keep: int
    by: int | None = None


class Paused(Struct, tag="paused"):
    pass


class Resumed(Struct, tag="resumed"):
    pass


class Aborted(Struct, tag="aborted", omit_defaults=True):
    """Closed without a result; the seat `conceded` has conceded, and the others have accepted."""

    conceded: int | None = None


class PlayerLeft(Struct, tag="left"):
    """A person left for good during the game; a bot plays on."""

    seat: int


class Rematched(Struct, tag="rematched"):
    id: str


class Imported(Struct, tag="imported"):
    """The table holds a game from a file; its seats are names and nothing else."""

    names: list[str]


class Forked(Struct, tag="forked"):
    """The game goes on from a finished one, of which this many moves follow."""

    move: int


class Analysed(Struct, tag="analysed"):
    """The analysis of a seat after the end (analysis/report.py), as it is sent."""

    seat: int
    version: int
    found: msgspec.Raw


class Proposed(Struct, tag="proposed"):
    """A proposal about which these seats are asked."""

    id: int
    what: What
    by: int
    asked: list[int]
    until: int


class Voted(Struct, tag="voted"):
    """AC-Q15  An answer to the open proposal; it is never shown."""

    seat: int
    agree: bool


class Settled(Struct, tag="settled"):
    """The open proposal is decided; if agreed, the next entry carries it out."""

    agreed: bool


LogEntry = (
    Made
    | Changed
    | Sat
    | Stood
    | BotCame
    | SaidReady
    | Kicked
    | Removed
    | HostBecame
    | Became
    | Began
    | Played
    | Claimed
    | Chatted
    | Undone
    | Paused
    | Resumed
    | Aborted
    | PlayerLeft
    | Rematched
    | Imported
    | Forked
    | Analysed
    | Proposed
    | Voted
    | Settled
)
# Entries that do not change how a table looks in the lists of tables.
UNLISTED: Final = (Played, Claimed, Chatted, Voted, Analysed)

write: Final[Callable[[LogEntry], bytes]] = msgspec.json.Encoder().encode
_DECODER: Final[msgspec.json.Decoder[LogEntry]] = msgspec.json.Decoder(LogEntry)


def of_move(move: Move, by: By) -> LogEntry:
    """A move of a finished game."""
    seat, what = move
    return Played(seat, what, by) if isinstance(what, int) else Claimed(seat, what, by)


def read(body: bytes) -> LogEntry:
    """Read an entry; BadSave says why it is unreadable."""
    try:
        return _DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadSave(f"invalid entry {body[:60]!r}: {error}") from None


def read_log(log: Iterable[LogRow], first: int = 0) -> Iterator[tuple[LogEntry, LogRow]]:
    """The entries of a table, each with its row; BadSave if one is missing or unreadable."""
    for number, row in enumerate(log, first):
        if row.seq != number:
            raise BadSave(f"row {row.seq} of the log is in the place of row {number}")
        yield read(row.body), row
