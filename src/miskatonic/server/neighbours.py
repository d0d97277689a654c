"""Other servers on the same database: what a house asks of them.

Any server may carry out any command; the database arbitrates (`Room.enter`). What is here makes it
quick and smooth. With others it is a `Street` (street.py); alone on a file there is none of this:
`Alone`.
"""

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from miskatonic.server.street import Street
from miskatonic.store.bell import Bell

if TYPE_CHECKING:
    from miskatonic.server.house import House
    from miskatonic.server.room import Room


class Neighbours(Protocol):
    @property
    def name(self) -> str:
        """This server's own; empty if it is alone."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def drives(self, room: "Room") -> bool:
        """Whether clocks and bots of this table run here; if not, it is asked for."""

    def has_lease(self, table: int) -> bool: ...

    def may_be_behind(self, room: "Room") -> bool:
        """Whether others may have written to its log without our being told."""

    def rests(self, room: "Room") -> None:
        """Nothing happens at this table by itself now, or it leaves the memory."""

    def opened(self, room: "Room") -> None:
        """A table has come into memory."""

    def came(self, room: "Room", person: str) -> None: ...

    def went(self, room: "Room", person: str) -> None: ...

    async def sockets_elsewhere(self, room: "Room", person: str) -> int:
        """With how many sockets somebody is at a table through other servers."""

    def shows(self, room: "Room") -> None:
        """Who leads at a finished game has gone somewhere, or leads no longer."""

    def shuns(self, person: str) -> None:
        """Somebody's list of muted people is another now."""

    def acted(self) -> None:
        """An admin has done something: whoever hears it looks at the admins' log."""

    def rewritten(self, tables: Iterable[int]) -> None:
        """The logs of these tables are others now; whoever has them loads them again."""

    async def may_keep_house(self) -> bool:
        """Whether it is ours to do what is done once for all."""

    async def in_use(self) -> set[int]: ...

    async def attended(self, most: int) -> list[str]:
        """Ids of public tables where somebody is, through whichever server."""


class Alone:
    """The only server of a house."""

    name = ""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def drives(self, room: "Room") -> bool:
        return True

    def has_lease(self, table: int) -> bool:
        return True

    def may_be_behind(self, room: "Room") -> bool:
        return False

    def rests(self, room: "Room") -> None: ...

    def opened(self, room: "Room") -> None: ...

    def came(self, room: "Room", person: str) -> None: ...

    def went(self, room: "Room", person: str) -> None: ...

    async def sockets_elsewhere(self, room: "Room", person: str) -> int:
        return 0

    def shows(self, room: "Room") -> None: ...

    def shuns(self, person: str) -> None: ...

    def acted(self) -> None: ...

    def rewritten(self, tables: Iterable[int]) -> None: ...

    async def may_keep_house(self) -> bool:
        return True

    async def in_use(self) -> set[int]:
        return set()

    async def attended(self, most: int) -> list[str]:
        return []


def neighbours_of(house: "House", bell: Bell) -> Neighbours:
    return Street(house, bell) if house.store.place.is_shared else Alone()


def new_name() -> str:
    """Of a server: another one with each start."""
    return secrets.token_hex(8)
