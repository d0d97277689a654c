"""The viewers of a table: who is connected, and what they are sent."""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.messages import (
    Ack,
    DeadlinesChanged,
    Pong,
    Shown,
    TableChanged,
    Welcome,
)
from miskatonic.server.protocol.tables import Deadline, Showing, TableState
from miskatonic.server.tables.replica import Replica
from miskatonic.server.tables.streams.stream import Viewer
from miskatonic.server.tables.table_state import table_state
from miskatonic.server.tables.viewers.connection import Connection
from miskatonic.store.failpoints import HAS_FAILPOINT, fail_at

_ENCODE: Final = msgspec.json.Encoder().encode
# When this many people join within a second, such as after a restart, table updates are batched
# for BURST_SECONDS.
BURST: Final = 20
BURST_SECONDS: Final = 0.1


class JoinBurst:
    """Notices when many people join any tables of this server at once."""

    def __init__(self) -> None:
        self._joined: Final[deque[float]] = deque(maxlen=BURST)

    def note(self, now: float) -> None:
        """Someone has joined; `now` is by the event loop's clock."""
        self._joined.append(now)

    def is_on(self, now: float) -> bool:
        return len(self._joined) == BURST and now - self._joined[0] < 1.0


class Broadcast(NamedTuple):
    """What is sent after an entry: frames by viewer, and whether all viewers get a snapshot."""

    frames: dict[Viewer, list[bytes]]
    restarts: bool


class Audience:
    """The connections of one table, and the people who are there through other servers."""

    def __init__(self, replica: Replica, clock: Clock, join_burst: JoinBurst) -> None:
        self._replica: Final = replica
        self._clock: Final = clock
        self._join_burst: Final = join_burst
        self.connections: Final[list[Connection]] = []
        # People connected through other servers, with how many sockets.
        self.remote: Mapping[str, int] = {}
        # Where the leader of a shared replay is.
        self.showing: Showing | None = None
        self._deadlines_shown: list[Deadline] = []
        self._shows_soon = False
        self._host = replica.loaded.table.host

    # ------------------------------------------------------------ who is there

    def add(self, connection: Connection) -> None:
        self.connections.append(connection)
        self._join_burst.note(asyncio.get_running_loop().time())

    def spectators(self) -> set[str]:
        """The people without a seat, on all servers."""
        here = {each.person.id for each in self.connections if each.viewer is None}
        if not self.remote:
            return here
        seat_of = self._replica.loaded.table.seat_of
        return here | {each for each in self.remote if seat_of(each) is None}

    def note_spectators(self) -> None:
        """Frames for spectators are only made while there are any."""
        loaded = self._replica.loaded
        watched = any(each.greeted and each.viewer is None for each in self.connections)
        loaded.streams.spectators.watch(loaded.table, watched)

    def hang_up(self, person: str, refused: Refused) -> None:
        """Close a person's connections."""
        for connection in list(self.connections):
            if connection.person.id == person:
                connection.close(refused.refusal)

    # ------------------------------------------------------------ one viewer

    def hello(self, connection: Connection, epoch: int, n: int | None) -> None:
        """Welcome a viewer, and send what it has not seen."""
        connection.greeted = True
        if connection.viewer is None:
            self.note_spectators()
        connection.send_all([self._welcome(connection), *self._missed(connection, epoch, n)])

    def _welcome(self, connection: Connection) -> bytes:
        is_host = connection.person.id == self._replica.loaded.table.host
        return _ENCODE(Welcome(connection.viewer, is_host, self.state()))

    def _missed(self, connection: Connection, epoch: int, n: int | None) -> list[bytes]:
        streams = self._replica.loaded.streams
        missed = None if n is None else streams.of(connection.viewer).since(epoch, n)
        return [self.snapshot(connection.viewer)] if missed is None else missed

    def snapshot(self, viewer: Viewer) -> bytes:
        loaded = self._replica.loaded
        return loaded.streams.snapshot(loaded.table, viewer)

    def ping(self, connection: Connection, epoch: int, n: int) -> None:
        """Answer a ping, and send what the viewer has missed."""
        self.pong(connection)
        stream = self._replica.loaded.streams.of(connection.viewer)
        if (epoch, n) != (stream.epoch, stream.n):
            connection.send_all(self._missed(connection, epoch, n))

    def pong(self, connection: Connection) -> None:
        stream = self._replica.loaded.streams.of(connection.viewer)
        connection.send(_ENCODE(Pong(stream.epoch, stream.n, self._clock.now())))

    def acknowledge(self, connection: Connection, command: str) -> None:
        connection.send(_ENCODE(Ack(command)))

    # ------------------------------------------------------------ all viewers

    def tell(
        self,
        broadcasts: list[Broadcast],
        changed: bool,
        by: Connection | None,
        command: str | None,
    ) -> None:
        """Send what has happened: first to the sender, together with its acknowledgement, then to
        the others. `changed`: more than a move or talk, so viewers may have changed seats.
        """
        told = None
        if by is not None and command is not None:
            ack = _ENCODE(Ack(command))
            if changed or by not in self.connections:
                by.send(ack)
            else:
                by.send_all([ack, *self._frames_for(by, broadcasts)])
                told = by
        if HAS_FAILPOINT:
            fail_at("acknowledged")
            if told is not None:
                fail_at("told-one")
        if changed:
            self._find_viewers()
        for connection in self.connections:
            if connection.greeted and connection is not told:
                connection.send_all(self._frames_for(connection, broadcasts))
                if HAS_FAILPOINT:
                    fail_at("told-one")

    def _frames_for(self, connection: Connection, broadcasts: list[Broadcast]) -> list[bytes]:
        frames: list[bytes] = []
        if connection.greeted:
            for broadcast in broadcasts:
                frames += broadcast.frames.get(connection.viewer, ())
                if broadcast.restarts:
                    frames.append(self.snapshot(connection.viewer))
        return frames

    def _find_viewers(self) -> None:
        """Welcome people again who changed seats, and the old and the new host."""
        table = self._replica.loaded.table
        hosts = {self._host, table.host} if self._host != table.host else set()
        self._host = table.host
        moved = []
        for connection in self.connections:
            seat = table.seat_of(connection.person.id)
            moved.append(connection.viewer != seat)
            connection.viewer = seat
        self.note_spectators()
        for connection, has_moved in zip(self.connections, moved, strict=True):
            if connection.greeted and (has_moved or connection.person.id in hosts):
                connection.send(self._welcome(connection))
            if connection.greeted and has_moved:
                connection.send(self.snapshot(connection.viewer))

    def start_over(self) -> None:
        """The table was loaded again: everyone gets a snapshot."""
        loaded, now = self._replica.loaded, self._clock.now()
        for person in self.remote:
            loaded.timing.came(person, now)
        for connection in self.connections:
            loaded.timing.came(connection.person.id, now)
            connection.viewer = loaded.table.seat_of(connection.person.id)
            if connection.greeted:
                connection.send(self.snapshot(connection.viewer))
        self._host = loaded.table.host
        self.note_spectators()

    def send(self, frame: bytes) -> None:
        """To everyone who has been welcomed."""
        for connection in self.connections:
            if connection.greeted:
                connection.send(frame)

    def state(self) -> TableState:
        """Everything about the table but the game; the same for every viewer."""
        return table_state(self._replica, self._clock.now(), len(self.spectators()), self.showing)

    def show_table(self) -> None:
        self._shows_soon = False
        self._deadlines_shown = self._replica.loaded.timing.deadlines()
        self.send(_ENCODE(TableChanged(self.state())))

    def show_table_soon(self) -> None:
        """Once for everyone who joins or leaves in the same turn of the event loop; in a burst of
        joins, a little later.
        """
        if not self._shows_soon:
            self._shows_soon = True
            loop = asyncio.get_running_loop()
            if self._join_burst.is_on(loop.time()):
                loop.call_later(BURST_SECONDS, self._show_table_now)
            else:
                loop.call_soon(self._show_table_now)

    def _show_table_now(self) -> None:
        if self._shows_soon and not self._replica.is_shut:
            self.show_table()

    def show_deadlines(self) -> None:
        """Only if they changed: a sealed answer changes no deadline, and must not show."""
        deadlines = self._replica.loaded.timing.deadlines()
        if deadlines != self._deadlines_shown:
            self._deadlines_shown = deadlines
            self.send(_ENCODE(DeadlinesChanged(self._clock.now(), deadlines)))

    def show_replay(self, showing: Showing | None) -> None:
        """Follow the leader of a shared replay."""
        if showing != self.showing:
            self.showing = showing
            self.send(_ENCODE(Shown(showing)))
