"""What a table's log is made of. A table is what its entries say, one after the other."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from miskatonic.errors import BadSave
from miskatonic.server.open_proposal import What
from miskatonic.server.protocol.tables import NewTable
from miskatonic.store.store import LogRow

# Who made a move; `record`: it was made in the game that this one goes on from.
By = Literal["person", "bot", "clock", "record"]


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
    """Nobody sits here any more, person or bot."""

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
    """The host has sent somebody away for good, who may have had a seat, or watched."""

    person: str


class HostBecame(Struct, tag="host"):
    person: str
    name: str


class Became(Struct, tag="became"):
    """A person has another name, or goes on as another person: a guest who logged in."""

    old: str
    new: str
    name: str


class Began(Struct, tag="began"):
    """The game began. `seed` is secret until the end; `clock` paces bots, `bots` is their luck."""

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
    """A line of chat; without a seat it is in the spectators' chat. `who` stands for the person, at
    this table; lines of before have none.
    """

    seat: int | None
    name: str
    text: str
    who: str = ""


class Undone(Struct, tag="undone"):
    """All moves but the first `keep` are taken back; the seat `by` wanted it, if that is known."""

    keep: int
    by: int | None = None


class Paused(Struct, tag="paused"):
    pass


class Resumed(Struct, tag="resumed"):
    pass


class Aborted(Struct, tag="aborted", omit_defaults=True):
    """Closed without a result; the seat `conceded` has given up, and the others took it."""

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
    """The game goes on from a position of a finished one: so many of its moves follow."""

    move: int


class Analysed(Struct, tag="analysed"):
    """What the analysis of a seat has found after the end (analysis/report.py), as it is sent."""

    seat: int
    version: int
    found: msgspec.Raw


class Proposed(Struct, tag="proposed"):
    """Somebody wants something that these seats are asked about."""

    id: int
    what: What
    by: int
    asked: list[int]
    until: int


class Voted(Struct, tag="voted"):
    """AC-Q15  An answer to the open proposal; nobody is told of it."""

    seat: int
    agree: bool


class Settled(Struct, tag="settled"):
    """The open proposal is decided; what was agreed on follows."""

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
# What cannot change how a table looks in the lists.
UNLISTED: Final = (Played, Claimed, Chatted, Voted, Analysed)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[LogEntry]] = msgspec.json.Decoder(LogEntry)


def write(entry: LogEntry) -> bytes:
    return _ENCODER.encode(entry)


def read(body: bytes) -> LogEntry:
    """BadSave says what makes an entry unreadable."""
    try:
        return _DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadSave(f"the entry {body[:60]!r}: {error}") from None


def read_log(log: Iterable[LogRow], first: int = 0) -> Iterator[tuple[LogEntry, LogRow]]:
    """The entries of a table, each with its row; BadSave if one is missing or unreadable."""
    for number, row in enumerate(log, first):
        if row.seq != number:
            raise BadSave(f"row {row.seq} of the log stands where row {number} should")
        yield read(row.body), row
