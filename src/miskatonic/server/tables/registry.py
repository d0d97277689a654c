"""The tables in memory: loading them, making new ones, and unloading unused ones."""

import asyncio
import contextlib
import random
import secrets
from typing import Final

from sqlalchemy import Connection

from miskatonic.server.base.clock import Repeating
from miskatonic.server.base.refusals import Refused, session_ended
from miskatonic.server.people.sessions import People
from miskatonic.server.protocol.tables import NewTable
from miskatonic.server.tables.closed_tables import (
    DAMAGE,
    TableClosed,
    TableFaults,
    UnplayableTable,
    fault_of_error,
    find_fault,
    rules_now,
)
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.loading import LoadedTable, load, replay, replay_for_spectators
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.replica import LoadedState
from miskatonic.server.tables.services import TableServices
from miskatonic.server.tables.streams.frames import SpectatorStream
from miskatonic.server.tables.table_state import listing
from miskatonic.store.my_games import note_turns
from miskatonic.store.store import Conflict, Listed, LogRow, Person, Unavailable
from miskatonic.store.writer import Row

# A table without connections leaves memory after this time, or sooner if there are more than
# MOST_IDLE of them.
IDLE_MS: Final = 10 * 60_000
MOST_IDLE: Final = 64
# Periodic work goes through this many tables at a time, so that it never blocks the event loop.
AT_A_TIME: Final = 16
SWEEP_MS: Final = 20_000
# How long the list of tables attended on other servers is cached.
ATTENDED_MS: Final = 3_000
# Epochs have to be new, not secret.
_EPOCHS: Final = random.Random(secrets.token_bytes(32))


class TablesInMemory:
    """The live tables of this server, by id and by number."""

    def __init__(self) -> None:
        self._by_id: Final[dict[str, LiveTable]] = {}
        self._by_number: Final[dict[int, LiveTable]] = {}

    def by_id(self, id: str) -> LiveTable | None:
        return self._by_id.get(id)

    def by_number(self, number: int) -> LiveTable | None:
        return self._by_number.get(number)

    def all(self) -> list[LiveTable]:
        return list(self._by_id.values())

    def add(self, live_table: LiveTable) -> None:
        self._by_id[live_table.id] = self._by_number[live_table.number] = live_table

    def has(self, live_table: LiveTable) -> bool:
        return self._by_id.get(live_table.id) is live_table

    def remove(self, live_table: LiveTable) -> None:
        if self.has(live_table):
            del self._by_id[live_table.id], self._by_number[live_table.number]


class TableRegistry:
    """Finds tables by id, in memory or in the store, and keeps them in memory while used."""

    def __init__(
        self,
        services: TableServices,
        in_memory: TablesInMemory,
        people: People,
        tables_per_person: int,
    ) -> None:
        self._services: Final = services
        self._store: Final = services.store
        self._clock: Final = services.clock
        self._peers: Final = services.peers
        self._in_memory: Final = in_memory
        self.all: Final = in_memory.all
        self.by_number: Final = in_memory.by_number
        self.has: Final = in_memory.has
        self._people: Final = people
        self._tables_per_person: Final = tables_per_person
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._sweep: Final = Repeating(services.clock, SWEEP_MS, self.sweep)
        self._is_closing = False
        self._attended_until = 0
        self.faults: Final = TableFaults(services.store)

    # ------------------------------------------------------------ finding a table

    async def live_table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from the store. Raises Refused if it is unplayable."""
        live_table = self._in_memory.by_id(id)
        if live_table is not None:
            if (
                self._peers.has_others
                and not live_table.connections
                and not live_table.lock.is_held
            ):
                # Other servers don't notify us about tables without connections.
                await live_table.refresh()
            return live_table
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(loading)
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        found = await self._store.load(id)
        if found is None:
            raise Refused("no-such-table", "there is no table with this id")
        listed, log = found
        fault = self.faults.of(listed)
        if fault is not None:
            raise TableClosed(fault, listed, log)
        return self._open(listed, await self.loaded(listed, log))

    async def find(self, id: str) -> LiveTable | UnplayableTable:
        """A table by its id, playable or not."""
        try:
            return await self.live_table(id)
        except TableClosed as closed:
            return UnplayableTable(closed, self._clock.now())

    async def current(self, live_table: LiveTable) -> LiveTable:
        """This table, or its successor if it has left memory since. A connection that joins it
        without awaiting anything first is sent everything that happens there.
        """
        while not self.has(live_table):
            live_table = await self.live_table(live_table.id)
        return live_table

    def _open(self, listed: Listed, loaded: LoadedTable) -> LiveTable:
        state = LoadedState(loaded, self._services.began, self._clock.now(), loaded.asked_at)
        live_table = LiveTable(self._services, self, listed, state)
        self._in_memory.add(live_table)
        self._peers.opened(live_table.number)
        return live_table

    async def loaded(self, listed: Listed, log: list[LogRow]) -> LoadedTable:
        """Replay a log in a new epoch. If that fails, the table is closed."""
        try:
            return await self._services.work.load(load, listed.id, log, _new_epoch())
        except Refused:
            raise
        except Exception as error:  # noqa: BLE001
            raise self._close_table(listed, log, error) from None

    async def load_again(self, id: str, asked_at: dict[int, int]) -> LoadedState:
        """Load a table that is in memory from the store; `asked_at`: when its open questions were
        asked.
        """
        found = await self._store.load(id)
        assert found is not None
        loaded = await self.loaded(*found)
        return LoadedState(
            loaded, self._services.began, self._clock.now(), loaded.asked_at | asked_at
        )

    async def spectator_stream(self, id: str, before: int) -> SpectatorStream:
        """Replay a log for delayed spectators, up to row `before`."""
        found = await self._store.load(id)
        assert found is not None
        log = [row for row in found[1] if row.seq < before]
        return await self._services.work.load(replay_for_spectators, id, log)

    async def attended(self, most: int) -> list[LiveTable]:
        """Public tables where anyone is connected, on any server."""
        now = self._clock.now()
        if now >= self._attended_until:
            self._attended_until = now + ATTENDED_MS
            for link in await self._peers.attended(most):
                with contextlib.suppress(Refused):
                    await self.live_table(link)
        return [live_table for live_table in self.all() if live_table.is_attended]

    async def check_welcome(self, table: Table, person: str) -> None:
        """Refuse people whom the host has kicked or blocked. Players of this table may enter."""
        if table.seat_of(person) is not None:
            return
        if person in table.people() and not (table.is_running or table.status == "lobby"):
            return
        if person in table.kicked:
            raise Refused("kicked", "the host removed you from this table")
        if await self._store.is_blocked(table.host, person):
            raise Refused("blocked", "the host has blocked you from their tables")

    # ------------------------------------------------------------ new tables

    async def make_table(self, host: Person, new: NewTable, more: list[LogEntry]) -> LiveTable:
        """Make a table; `more` are the first entries of its log."""
        hosted = await self._store.count_hosted(host.id, rules_now(), self.faults.numbers)
        if hosted >= self._tables_per_person:
            raise Refused("too-many", f"at most {self._tables_per_person} tables at a time")
        link = secrets.token_urlsafe(16)
        now = self._clock.now()
        log: list[LogEntry] = [entries.Made(host.id, host.name, new), *more]
        made = LoadedTable(link, 0)
        await self._services.work.load(replay, made, [(entry, now) for entry in log])
        listed = {"id": link, **listing(made.table), "created": now}
        people = {host.id, *(entry.person for entry in more if isinstance(entry, entries.Sat))}
        number = await self._store.make_table(listed, people, *map(entries.write, log))
        return self._open(Listed(number=number, **listed), made)

    # ------------------------------------------------------------ unplayable tables

    def _close_table(self, listed: Listed, log: list[LogRow], error: Exception) -> TableClosed:
        """Close a table that could not be loaded, and tell its viewers why.

        A bug of ours is logged with its traceback; a damaged log needs one line.
        """
        fault = fault_of_error(listed, log, error)
        self.faults.note(listed.number, fault, None if isinstance(error, DAMAGE) else error)
        closed = TableClosed(fault, listed, log)
        live_table = self._in_memory.by_id(listed.id)
        if live_table is not None:
            self.let_go(live_table)
            live_table.shut(closed.refusal)
        return closed

    async def check_tables(self) -> None:
        """Find the open tables whose log is damaged before anyone opens them."""
        for number, link in await self._store.open_tables(rules_now()):
            # People who wait for a table come first.
            while self._loading:
                await asyncio.wait(self._loading.values())
            found = None if self._in_memory.by_id(link) else await self._store.load(link)
            fault = None if found is None else await self._services.work.load(find_fault, *found)
            if fault is not None:
                self.faults.note(number, fault)

    async def append_to_closed(
        self, closed: UnplayableTable, new: list[LogEntry], leaver: str | None = None
    ) -> None:
        """Append to the log of an unplayable table; it leaves the list of `leaver`."""
        now = self._clock.now()
        rows = [
            Row(closed.number, closed.next_seq + at, now, None, None, entries.write(entry))
            for at, entry in enumerate(new)
        ]
        aborted = any(isinstance(entry, entries.Aborted) for entry in new)
        listed = {"status": "aborted"} if aborted else None
        try:
            if leaver is None:
                await self._store.append(closed.number, rows, listed)
            else:
                await self._store.leave(closed.number, leaver, rows, listed)
        except Conflict:
            raise Refused("try-again", "the table has changed meanwhile; try again") from None

    # ------------------------------------------------------------ leaving memory

    def let_go(self, live_table: LiveTable) -> None:
        """Remove a table from memory; the next request loads it again."""
        live_table.autopilot.cancel_timer()
        self._peers.released(live_table.number, not live_table.connections)
        self._in_memory.remove(live_table)

    def drop(self, live_table: LiveTable) -> None:
        """Remove a table whose state is uncertain, and close its connections."""
        self.let_go(live_table)
        live_table.shut(Refused("try-again", "the table has to be loaded again").refusal)

    def start(self) -> None:
        self._sweep.start()
        self.sweep()

    def sweep(self) -> None:
        """Periodically ping viewers, close silent and ended connections, and free idle tables."""
        self._ping(self.all())
        self.forget_idle()
        self._services.spawn(self.check_sessions())

    def _ping(self, live_tables: list[LiveTable]) -> None:
        if self._is_closing:
            return
        for live_table in live_tables[:AT_A_TIME]:
            for connection in live_table.connections:
                if connection.greeted:
                    live_table.audience.pong(connection)
            for connection in list(live_table.connections):
                connection.close_if_silent()
        rest = live_tables[AT_A_TIME:]
        if rest:
            self._clock.call_at(self._clock.now(), lambda: self._ping(rest))

    def forget_idle(self) -> None:
        if self._is_closing:
            return
        now = self._clock.now()
        idle = [live_table for live_table in self.all() if live_table.is_idle(now)]
        idle.sort(key=lambda live_table: live_table.empty_since)
        too_many = max(0, len(idle) - MOST_IDLE)
        leaving = [
            live_table
            for number, live_table in enumerate(idle)
            if number < too_many or live_table.is_idle(now - IDLE_MS)
        ]
        for live_table in leaving[:AT_A_TIME]:
            self.let_go(live_table)
        if len(leaving) > AT_A_TIME:
            self._clock.call_at(now, self.forget_idle)

    async def check_sessions(self) -> None:
        """Close the connections of sessions that have ended, here or on another server."""
        sockets = [connection for live_table in self.all() for connection in live_table.connections]
        ended = await self._people.ended(connection.session for connection in sockets)
        for connection in sockets:
            if connection.session in ended:
                connection.close(session_ended().refusal)

    async def close(self) -> None:
        """Close all connections. Nothing has to be saved: it is in the store already."""
        self._is_closing = True
        self._sweep.stop()
        await self._note_turns()
        for live_table in self.all():
            live_table.shut(Refused("try-again", "the server is closing").refusal)

    async def _note_turns(self) -> None:
        """Record all pending turns for game lists, because everyone is about to be disconnected."""
        turns = {
            live_table.number: (live_table.table.seq, live_table.turns.of_all())
            for live_table in self.all()
            if live_table.connections and live_table.table.status == "playing"
        }

        def work(connection: Connection) -> None:
            for table, (rows, waited) in turns.items():
                note_turns(connection, table, rows, waited)

        if turns:
            with contextlib.suppress(Unavailable, Conflict):
                await self._store.write(work)


def _new_epoch() -> int:
    """A number that no earlier epoch of this table had. All have the same number of digits, and
    browsers can count on from it without losing precision.
    """
    return 2**40 + _EPOCHS.getrandbits(40)
