"""Connects external bots to live tables.

A live table treats them like any other connection: they are sent the frames that a person on their
seat would be sent.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Final, NamedTuple

import msgspec

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.handlers import Session
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.messages import Bye
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.socket_app import JoinChecks
from miskatonic.server.tables.streams.stream import Viewer
from miskatonic.server.transport.admission import Admission

_ENCODE: Final = msgspec.json.Encoder().encode


class BotRules(NamedTuple):
    """Settings and services shared by the connections of all bots."""

    clock: Clock
    limits: Limits
    rate_limits: RateLimits
    admission: Admission
    joins: JoinChecks


class BotConnection:
    """Base class of polling and streaming bots' connections."""

    def __init__(
        self, rules: BotRules, session: Session, live_table: LiveTable, address: str
    ) -> None:
        self.person = session.person
        self.session = session.key
        self.address = address
        self.viewer: Viewer = None
        self.muted: frozenset[str] = frozenset()
        self.greeted = False
        self.farewell: Refusal | None = None
        self._rules: Final = rules
        self.live_table: Final = live_table

    def join(self) -> None:
        self.live_table.join(self)
        self._rules.admission.socket_opened()

    def leave(self) -> None:
        if self in self.live_table.connections:
            self.live_table.leave(self)
            self._rules.admission.socket_closed()

    def send(self, frame: bytes) -> None:
        self.send_all((frame,))

    def send_all(self, frames: Sequence[bytes]) -> None:
        raise NotImplementedError

    def check_chat(self) -> None:
        self._rules.rate_limits.charge_chat(self.person.id, self.address)

    def close(self, refusal: Refusal) -> None:
        raise NotImplementedError

    def close_if_silent(self) -> None:
        raise NotImplementedError


class PollingBot(BotConnection):
    """A bot that polls. It counts as connected until it has not sent a request for some time."""

    def __init__(
        self, rules: BotRules, session: Session, live_table: LiveTable, address: str
    ) -> None:
        super().__init__(rules, session, live_table, address)
        self.heard_at = rules.clock.now()
        self._waiting: Final[set[asyncio.Future[None]]] = set()

    def send_all(self, frames: Sequence[bytes]) -> None:
        """Wake waiting requests. They read the table themselves."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def news(self, seconds: float) -> None:
        """Wait until something is sent, at most this long."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            await asyncio.wait([waiting], timeout=seconds)
        finally:
            self._waiting.discard(waiting)
            self.heard_at = self._rules.clock.now()

    def close(self, refusal: Refusal) -> None:
        if self.farewell is None:
            self.farewell = refusal
            self.send_all(())
            self.leave()

    def close_if_silent(self) -> None:
        seconds = self._rules.limits.idle_seconds
        silent = self._rules.clock.now() - self.heard_at > seconds * 1000
        if silent and not self._waiting:
            self.close(Refused("try-again", f"no request for {seconds:.0f} s").refusal)


class StreamingBot(BotConnection):
    """A bot that reads a stream: each frame is a line of JSON."""

    def __init__(
        self, rules: BotRules, session: Session, live_table: LiveTable, address: str
    ) -> None:
        super().__init__(rules, session, live_table, address)
        self._unread: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._more: Final = asyncio.Event()

    def send_all(self, frames: Sequence[bytes]) -> None:
        if self.farewell is not None:
            return
        self._unread.extend(frames)
        self._bytes += sum(map(len, frames))
        self._more.set()
        if self._bytes > self._rules.limits.unsent_bytes:
            self.close(Refused("too-big", "too much unread data").refusal)

    def close(self, refusal: Refusal) -> None:
        if self.farewell is None:
            self.farewell = refusal
            self._unread.append(_ENCODE(Bye(refusal)))
            self._more.set()

    def close_if_silent(self) -> None:
        """A stream sends nothing; if it is not read, its connection breaks."""

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
            self.leave()


async def polling_bot(
    rules: BotRules, session: Session, live_table: LiveTable, address: str
) -> PollingBot:
    """The polling bot's connection to this table, a new one if necessary."""
    for connection in live_table.connections:
        if isinstance(connection, PollingBot) and connection.session == session.key:
            connection.heard_at = rules.clock.now()
            return connection
    await rules.joins.check(live_table, session.person.id)
    bot = PollingBot(rules, session, live_table, address)
    bot.join()
    live_table.hello(bot, 0, None)
    return bot


async def open_stream(
    rules: BotRules, session: Session, live_table: LiveTable, address: str
) -> StreamingBot:
    """A stream, which begins with a welcome and a snapshot like a socket."""
    await rules.joins.check(live_table, session.person.id)
    stream = StreamingBot(rules, session, live_table, address)
    stream.join()
    live_table.hello(stream, 0, None)
    return stream
