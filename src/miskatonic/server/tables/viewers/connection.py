"""A viewer's connection, as a live table sees it."""

from collections.abc import Sequence
from typing import Protocol

from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.tables.table import Table
from miskatonic.server.tables.viewers.stream import Viewer
from miskatonic.store.store import Person


class Connection(Protocol):
    """A person at a table. `viewer` is their seat, or None for a spectator. `session` is the key
    of the session that opened the connection; when the session ends, so does the connection.
    """

    person: Person
    session: str
    address: str
    viewer: Viewer
    muted: frozenset[str]
    greeted: bool

    def send(self, frame: bytes) -> None: ...

    def send_all(self, frames: Sequence[bytes]) -> None: ...

    def check_chat(self) -> None: ...

    def close(self, refusal: Refusal) -> None: ...

    def close_if_silent(self) -> None: ...


def playing_seat(connection: Connection, table: Table) -> int:
    """The seat of a player while the game is running. It follows from the session, never from what
    a message says.
    """
    seat = seat_of(connection)
    if table.status != "playing":
        if table.status == "paused":
            raise Refused("paused", "the game is paused")
        if table.status == "lobby":
            raise Refused("not-begun", "the game has not begun")
        raise Refused("stale-decision", "the game is over")
    return seat


def seat_of(connection: Connection) -> int:
    if connection.viewer is None:
        raise Refused("not-a-player", "this person has no seat at this table")
    return connection.viewer
