"""A bot from outside at a table. To the room it is a connection like any other: it gets the frames
that a person on its seat would get.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec

from miskatonic.server.house import House
from miskatonic.server.people import Session
from miskatonic.server.protocol.messages import Bye
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.refusals import Refused
from miskatonic.server.room import Room
from miskatonic.server.sockets import check_doors, check_place
from miskatonic.server.stream import Viewer

_ENCODE: Final = msgspec.json.Encoder().encode


class BotLine:
    """What both forms have in common: who it is, and coming and going."""

    def __init__(self, house: House, session: Session, room: Room, address: str) -> None:
        self.person = session.person
        self.session = session.key
        self.address = address
        self.viewer: Viewer = None
        self.muted: frozenset[str] = frozenset()
        self.greeted = False
        self.farewell: Refusal | None = None
        self.house: Final = house
        self.room: Final = room

    def come(self) -> None:
        self.room.join(self)
        self.house.sockets += 1

    def go(self) -> None:
        if self in self.room.connections:
            self.room.leave(self)
            self.house.sockets -= 1

    def send(self, frame: bytes) -> None:
        self.send_all((frame,))

    def send_all(self, frames: Sequence[bytes]) -> None:
        raise NotImplementedError

    def check_chat(self) -> None:
        refusal = "too many lines; wait a little"
        self.house.allowances.charge("chat", self.person.id, self.address, refusal)

    def close(self, refusal: Refusal) -> None:
        raise NotImplementedError

    def close_if_silent(self) -> None:
        raise NotImplementedError


class BotPresence(BotLine):
    """A bot that asks now and then. It counts as present until it has not asked for some time."""

    def __init__(self, house: House, session: Session, room: Room, address: str) -> None:
        super().__init__(house, session, room, address)
        self.heard_at = house.clock.now()
        self._waiting: Final[set[asyncio.Future[None]]] = set()

    def send_all(self, frames: Sequence[bytes]) -> None:
        """It looks for itself; it only has to know that there is something new."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def news(self, seconds: float) -> None:
        """Until something is sent, or so much time has passed."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            await asyncio.wait([waiting], timeout=seconds)
        finally:
            self._waiting.discard(waiting)
            self.heard_at = self.house.clock.now()

    def close(self, refusal: Refusal) -> None:
        if self.farewell is None:
            self.farewell = refusal
            self.send_all(())
            self.go()

    def close_if_silent(self) -> None:
        seconds = self.house.limits.idle_seconds
        silent = self.house.clock.now() - self.heard_at > seconds * 1000
        if silent and not self._waiting:
            self.close(Refused("try-again", f"you have asked nothing for {seconds:.0f} s").refusal)


class BotStream(BotLine):
    """A bot that reads along: every frame is a line of JSON, until the table or the bot goes."""

    def __init__(self, house: House, session: Session, room: Room, address: str) -> None:
        super().__init__(house, session, room, address)
        self._unread: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._more: Final = asyncio.Event()

    def send_all(self, frames: Sequence[bytes]) -> None:
        if self.farewell is not None:
            return
        self._unread.extend(frames)
        self._bytes += sum(map(len, frames))
        self._more.set()
        if self._bytes > self.house.limits.unsent_bytes:
            self.close(Refused("too-big", "too much is waiting to be read").refusal)

    def close(self, refusal: Refusal) -> None:
        if self.farewell is None:
            self.farewell = refusal
            self._unread.append(_ENCODE(Bye(refusal)))
            self._more.set()

    def close_if_silent(self) -> None:
        """It has nothing to say. If nobody reads, the connection breaks."""

    async def lines(self) -> AsyncIterator[bytes]:
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._unread:
                    frame = self._unread.popleft()
                    self._bytes -= len(frame)
                    yield frame + b"\n"
                if self.farewell is not None:
                    return
        finally:
            self.go()


async def presence_of(house: House, session: Session, room: Room, address: str) -> BotPresence:
    """The bot at this table; it comes if it is not there yet."""
    for connection in room.connections:
        if isinstance(connection, BotPresence) and connection.session == session.key:
            connection.heard_at = house.clock.now()
            return connection
    check_doors(house)
    await check_place(house, room, session.person.id)
    presence = BotPresence(house, session, room, address)
    presence.come()
    presence.greeted = True
    if presence.viewer is None:
        room.count_watchers()
    return presence


async def open_stream(house: House, session: Session, room: Room, address: str) -> BotStream:
    """A stream that begins with a welcome and a snapshot, as a socket does."""
    check_doors(house)
    await check_place(house, room, session.person.id)
    stream = BotStream(house, session, room, address)
    stream.come()
    room.hello(stream, 0, None)
    return stream
