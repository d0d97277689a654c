"""A table in memory: its copy of the log, its viewers, its clocks and bots."""

from collections.abc import Mapping
from typing import Final, Protocol
from weakref import ref

from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.protocol.tables import TableState
from miskatonic.server.tables.autopilot import Autopilot
from miskatonic.server.tables.commands import Commands
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.pending_turns import PendingTurns
from miskatonic.server.tables.proposals import Proposals
from miskatonic.server.tables.replica import LoadedState, Replica
from miskatonic.server.tables.services import TableServices
from miskatonic.server.tables.streams.stream import Viewer
from miskatonic.server.tables.table_log import Loader, TableLog
from miskatonic.server.tables.viewers.audience import Audience
from miskatonic.server.tables.viewers.connection import Connection
from miskatonic.server.tables.viewers.shared_replay import SharedReplay
from miskatonic.store.store import Listed, Unavailable


class LiveTables(Loader, Protocol):
    """The tables in memory, as one of them sees them; the registry implements it."""

    def has(self, live_table: "LiveTable") -> bool: ...

    def let_go(self, live_table: "LiveTable") -> None: ...

    def drop(self, live_table: "LiveTable") -> None: ...


class LiveTable:
    """Puts the parts of a table together. No part holds the live table, except weakly."""

    def __init__(
        self, services: TableServices, tables: LiveTables, listed: Listed, loaded: LoadedState
    ) -> None:
        clock = services.clock
        self.number: Final = listed.number
        self.id: Final = listed.id
        self.replica: Final = Replica(listed.id, listed.number, loaded)
        self.audience: Final = Audience(self.replica, clock, services.join_burst)
        self.connections: Final = self.audience.connections
        self.hello: Final = self.audience.hello
        self.snapshot: Final = self.audience.snapshot
        self.log: Final = TableLog(services, self.replica, self.audience, tables, ref(self))
        self.lock: Final = self.log.lock
        self.enter: Final = self.log.enter
        self.shared_replay: Final = SharedReplay(self.replica, self.audience, services.peers)
        proposals = Proposals(self.replica, self.log, clock, services.work)
        self.commands: Final = Commands(
            self.replica,
            self.log,
            self.audience,
            proposals,
            self.shared_replay,
            clock,
            services.work,
            services.spawn,
        )
        self.turns: Final = PendingTurns(services, self.replica, self.audience)
        self.autopilot: Final = Autopilot(
            services, self.replica, self.log, self.audience, proposals, self.turns, listed.due
        )
        self.drive: Final = self.autopilot.drive
        self.empty_since = clock.now()
        self._clock: Final = clock
        self._peers: Final = services.peers
        self._tables: Final = tables

    @property
    def table(self) -> Table:
        return self.replica.loaded.table

    @property
    def has_free_text(self) -> bool:
        """Whether claims contain free text, so that muting someone changes what a viewer sees."""
        return bool(self.table.manifest.free_text)

    def state(self) -> TableState:
        return self.audience.state()

    def position(self, viewer: Viewer) -> tuple[int, int]:
        """The epoch and number of the last frame that this viewer was sent."""
        stream = self.replica.loaded.streams.of(viewer)
        return stream.epoch, stream.n

    # ------------------------------------------------------------ joining and leaving

    def join(self, connection: Connection) -> None:
        if not self._tables.has(self):
            # It has left memory meanwhile: nothing that happens would be told here.
            raise Refused("try-again", "the table has to be loaded again")
        table = self.table
        seat = table.seat_of(connection.person.id)
        if connection.person.id in table.kicked:
            raise Refused("kicked", "the host removed you from this table")
        closed = table.status in ("playing", "paused", "aborted")
        if seat is None and closed and table.settings.spectators == "off":
            raise Refused("no-spectators", "this table allows no spectators")
        connection.viewer = seat
        self.audience.add(connection)
        self.replica.loaded.timing.came(connection.person.id, self._clock.now())
        self._peers.joined(self.number, connection.person.id)
        self.autopilot.reschedule()
        self.audience.show_table_soon()

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self._peers.left(self.number, connection.person.id)
        if self.replica.is_shut:
            return
        self.empty_since = self._clock.now()
        self.replica.loaded.timing.went(connection.person.id, self._clock.now())
        self.shared_replay.left(connection.person.id)
        self.audience.note_spectators()
        self.autopilot.reschedule()
        self.audience.show_table_soon()
        if not self.autopilot.is_wanted():
            self._peers.released(self.number, not self.connections)

    def set_remote_people(self, people: Mapping[str, int]) -> None:
        """Who is here through other servers, with how many sockets."""
        if self.replica.is_shut:
            return
        before, self.audience.remote = self.audience.remote, dict(people)
        came, gone = people.keys() - before, before.keys() - people
        if not (came or gone):
            return
        timing, now = self.replica.loaded.timing, self._clock.now()
        for person in came:
            timing.came(person, now)
        for person in gone:
            timing.went(person, now)
        self.autopilot.reschedule()
        self.audience.show_table_soon()

    def remote_sockets(self, person: str) -> int:
        """How many sockets a person has open through other servers."""
        return self.audience.remote.get(person, 0)

    @property
    def is_attended(self) -> bool:
        """Whether anyone is connected, on any server."""
        return bool(self.connections or self.audience.remote)

    def is_idle(self, since: int) -> bool:
        """No one has been connected since then, and nothing is about to happen."""
        quiet = not self.connections and not self.lock.is_held and self.empty_since <= since
        if quiet and self.table.settings.is_over_days and self.autopilot.is_busy:
            return False
        return quiet and not (self.table.is_running and self.replica.loaded.timing.is_deserted)

    # ------------------------------------------------------------ going on

    async def reload(self) -> None:
        """Load the table again and show it. The lock is held."""
        await self.log.reload()
        self.audience.show_table()

    async def catch_up(self) -> None:
        """Another server has appended to the log."""
        async with self.lock:
            if self.replica.is_shut:
                return
            if not self.connections and not self._peers.has_lease(self.number):
                # The next request loads it.
                self._tables.let_go(self)
                return
            try:
                await self.log.follow()
            except Unavailable:
                self.drop()

    async def refresh(self) -> None:
        """Look at the log: other servers don't notify us about tables without connections."""
        async with self.lock:
            await self.log.follow()

    async def prepare_for_spectators(self) -> None:
        """Find out what delayed spectators may see, before one joins."""
        if not self.replica.loaded.streams.spectators.is_known:
            async with self.lock:
                await self.log.find_spectators_view()

    # ------------------------------------------------------------ the end

    def drop(self) -> None:
        """The state is uncertain: the table leaves memory, and connections are closed."""
        self._tables.drop(self)

    def shut(self, refusal: Refusal) -> None:
        """Close all connections for this reason, and stop clocks and bots."""
        self.replica.is_shut = True
        self.autopilot.stop()
        self._peers.released(self.number, not self.connections)
        for connection in list(self.connections):
            connection.close(refusal)
