"""A viewer's connection, as a live table sees it."""

from collections.abc import Sequence
from typing import Protocol

from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.tables.streams.stream import Viewer
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
