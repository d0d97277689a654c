"""The whole server's state: its store, its clock, its people and the tables in memory."""

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, get_args
from urllib.parse import urlsplit
from weakref import WeakSet

from sqlalchemy import Connection

from miskatonic.server import entries
from miskatonic.server.access_log import AccessLog
from miskatonic.server.allowances import Allowances
from miskatonic.server.analysis_desk import Analyser, AnalysisDesk
from miskatonic.server.bans import Bans
from miskatonic.server.bots_pool import BotRunner
from miskatonic.server.clock import Clock, Timer
from miskatonic.server.closed_tables import (
    DAMAGE,
    ClosedRoom,
    TableClosed,
    TableFault,
    fault_of_error,
    fault_of_rules,
    find_fault,
    rules_now,
)
from miskatonic.server.configuration import Configuration
from miskatonic.server.data_folder import DATABASE, secret_key
from miskatonic.server.doors import FOR_FILES, Doors
from miskatonic.server.entries import LogEntry
from miskatonic.server.limits import Limits
from miskatonic.server.lines import Outbox
from miskatonic.server.loading import LoadedTable, follow, load
from miskatonic.server.metrics import Metrics
from miskatonic.server.neighbours import neighbours_of, new_name
from miskatonic.server.people import People
from miskatonic.server.protocol.tables import Fault, NewTable
from miskatonic.server.pushing import Pushing
from miskatonic.server.refusals import Refused
from miskatonic.server.room import Room
from miskatonic.server.room_state import listing
from miskatonic.server.rush import Rush
from miskatonic.server.work import HeavyWork
from miskatonic.store.bell import Bell
from miskatonic.store.buckets import BucketStore
from miskatonic.store.house_facts import shared_secret
from miskatonic.store.my_games import Turn, note_turns
from miskatonic.store.store import Conflict, Listed, LogRow, Person, Store, Unavailable, log_row

LOGGER: Final = logging.getLogger(__name__)
# A table that nobody is at leaves the memory after this time, or sooner if there are more than so
# many of them; the store has it.
IDLE_MS: Final = 10 * 60_000
MOST_IDLE: Final = 64
# What is done for all rooms is done for so many at a time, so that the event loop is never held.
AT_A_TIME: Final = 16
BEAT_MS: Final = 20_000
# So long the list of games to watch is good enough, as far as other servers are concerned.
LOOKED_MS: Final = 3_000
# Epochs have to be new, not secret.
_EPOCHS: Final = random.Random(secrets.token_bytes(32))


class House:
    """Everything that requests and sockets share."""

    def __init__(
        self,
        directory: Path,
        clock: Clock,
        bots: BotRunner,
        limits: Limits | None = None,
        draw_seed: Callable[[int], str] = secrets.token_hex,
        public_url: str = "",
        work: HeavyWork | None = None,
        doors: Doors | None = None,
        configuration: Configuration | None = None,
        analyser: Analyser | None = None,
    ) -> None:
        self.clock: Final = clock
        self.began: Final = clock.now()
        self.folder: Final = directory
        self.configuration: Final = configuration or Configuration()
        self.bans: Final = Bans()
        self.access_log: Final = (
            AccessLog(directory, self.configuration.log_addresses)
            if self.configuration.access_log
            else None
        )
        # The host that browsers know us by; empty where each request says it itself.
        self.public_host: Final = urlsplit(public_url).netloc.lower()
        self.is_secure: Final = public_url.startswith("https:")
        # The seeds of games: so many bytes, in hex.
        self.draw_seed: Final = draw_seed
        self.bots: Final = bots
        self.limits: Final = limits or Limits()
        self.doors: Final = doors or Doors(self.limits, self.limits.sockets * 2 + FOR_FILES)
        self.work: Final = work or HeavyWork()
        self.analyses: Final = AnalysisDesk(analyser)
        bell = Bell(new_name())
        self.store: Final = Store(directory, self.configuration.database, bell)
        self.neighbours: Final = neighbours_of(self, bell)
        secret = shared_secret(self.store) or secret_key(directory)
        self.people: Final = People(secret, self.store, clock, self.work)
        self.metrics: Final = Metrics(self.neighbours.name)
        self.allowances: Final = Allowances(self.limits, BucketStore(self.store), clock)
        self.pushing: Final = Pushing(self)
        self._watch()
        self.sockets = 0
        self.rush: Final = Rush()
        self.outbox: Final = Outbox()
        # Whether moves may be dealt with where they arrive; otherwise each has a task of its own.
        self.takes_at_once = True
        # What an admin did takes effect when this is called; housekeeping.py says how.
        self.follow_acts: Callable[[], Coroutine[Any, Any, None]] = _nothing
        self._beat: Timer | None = None
        self.is_closing = False
        self._rooms: dict[str, Room] = {}
        self._by_number: dict[int, Room] = {}
        self._looked_until = 0
        # The tables that wait for the database to work again.
        self.impatient: Final[WeakSet[Room]] = WeakSet()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        # By number: the tables whose log cannot be read, as far as that has been found out.
        self._faults: dict[int, TableFault] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _watch(self) -> None:
        """Figures that are looked up when somebody asks for them."""
        writer, metrics = self.store.writer, self.metrics
        metrics.watch_writer(lambda: writer.waiting, writer.commit_seconds, writer.batch_sizes)
        metrics.watch_disk(self.folder, self.folder / DATABASE)
        bots = self.bots
        metrics.watch("bots_waiting", "Bots that wait for a process", lambda: bots.waiting)
        metrics.watch("bots_thinking", "Bots that think", lambda: bots.thinking)
        metrics.watch("bots_workers", "Processes of bots", lambda: bots.workers)
        pushing = self.pushing
        metrics.watch("pushes_waiting", "Messages to be sent", lambda: pushing.waiting)
        metrics.watch("bots_failures", "Bots that failed so far", lambda: bots.failures)

    # ------------------------------------------------------------ tables

    async def room(self, id: str) -> Room:
        """A table by its id, from memory or from the store."""
        room = self._rooms.get(id)
        if room is not None:
            if self.neighbours.may_be_behind(room):
                await room.elsewhere.refresh()
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(loading)
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        found = await self.store.load(id)
        if found is None:
            raise Refused("no-such-table", "there is no table with this id")
        listed, log = found
        fault = self.fault_of(listed)
        if fault is not None:
            raise TableClosed(fault, listed, log)
        return self._keep(Room(self, listed, await self.loaded(listed, log)))

    async def kept(self, room: Room) -> Room:
        """This room; or, if it has left the memory since, the one that took its place. Whoever goes
        into it without waiting for anything else is told of all that happens there.
        """
        while not self.has(room):
            room = await self.room(room.id)
        return room

    def has(self, room: Room) -> bool:
        return self._rooms.get(room.id) is room

    def _keep(self, room: Room) -> Room:
        self._rooms[room.id] = self._by_number[room.number] = room
        self.neighbours.opened(room)
        return room

    def let_go(self, room: Room) -> None:
        """Out of memory; whoever comes next loads it."""
        room.autopilot.cancel_timer()
        self.neighbours.rests(room)
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id], self._by_number[room.number]

    def room_by_number(self, number: int) -> Room | None:
        """If it is in memory."""
        return self._by_number.get(number)

    async def loaded(self, listed: Listed, log: list[LogRow]) -> LoadedTable:
        """The table that its log has led to, in a fresh epoch; or it is closed."""
        try:
            return await self.work.load(load, listed.id, log, _fresh_epoch())
        except Refused:
            raise
        except Exception as error:  # noqa: BLE001
            raise self.close_table(listed, log, error) from None

    async def find(self, id: str) -> Room | ClosedRoom:
        """A table by its id, whether it can be played on or not."""
        try:
            return await self.room(id)
        except TableClosed as closed:
            return ClosedRoom(closed, self.clock.now())

    async def check_welcome(self, room: Room | ClosedRoom, person: str) -> None:
        """Refuse whom the host does not want. Whoever sits there already is sent away, not here."""
        table = room.table
        played = person in table.people() and not (table.is_running or table.status == "lobby")
        if played or table.seat_of(person) is not None:
            return
        if person in table.kicked:
            raise Refused("kicked", "the host has sent you away from this table")
        if await self.store.is_blocked(table.host, person):
            raise Refused("blocked", "the host does not want you at their tables")

    # ------------------------------------------------------------ sessions

    async def check_sessions(self) -> None:
        """Close the sockets of sessions that have ended, also where another process ended them."""
        sockets = [connection for room in self.rooms() for connection in room.connections]
        ended = await self.people.ended(connection.session for connection in sockets)
        for connection in sockets:
            if connection.session in ended:
                connection.close(session_ended().refusal)

    # ------------------------------------------------------------ tables that cannot be played on

    def fault_of(self, listed: Listed) -> TableFault | None:
        """Why a table cannot be played on, as far as that is known without loading it."""
        return self._faults.get(listed.number) or fault_of_rules(listed.game, listed.rules)

    def close_table(self, listed: Listed, log: list[LogRow], error: Exception) -> TableClosed:
        """Loading has failed. The table is closed, whoever is there is told, and all others go on.

        A bug of ours is logged with all there is to know; that a log is damaged needs one line.
        """
        fault = fault_of_error(listed, log, error)
        self._note_fault(listed.number, fault, None if isinstance(error, DAMAGE) else error)
        closed = TableClosed(fault, listed, log)
        room = self._rooms.get(listed.id)
        if room is not None:
            self.let_go(room)
            room.shut(closed.refusal)
        return closed

    def _note_fault(self, table: int, fault: TableFault, bug: Exception | None = None) -> None:
        if table not in self._faults:
            self._faults[table] = fault
            LOGGER.warning("table %d is closed: %s", table, fault.detail, exc_info=bug)

    async def check_tables(self) -> None:
        """Find the open tables whose log is damaged, before somebody comes to one of them."""
        for number, link in await self.store.open_tables(rules_now()):
            # Whoever waits for a table comes first.
            while self._loading:
                await asyncio.wait(self._loading.values())
            found = None if link in self._rooms else await self.store.load(link)
            fault = None if found is None else await self.work.load(find_fault, *found)
            if fault is not None:
                self._note_fault(number, fault)

    def drop(self, room: Room) -> None:
        """Nobody knows what is true of this table; whoever comes next loads it."""
        self.let_go(room)
        room.shut(Refused("try-again", "the table has to be loaded again").refusal)

    async def append_to_closed(
        self, room: ClosedRoom, new: list[LogEntry], leaver: str | None = None
    ) -> None:
        """Append to the log of a closed table; `leaver` does not want to see it any more."""
        now = self.clock.now()
        rows = [
            log_row(room.number, room.next_seq + at, now, entries.write(entry), None, None)
            for at, entry in enumerate(new)
        ]
        aborted = any(isinstance(entry, entries.Aborted) for entry in new)
        listed = {"status": "aborted"} if aborted else None
        try:
            if leaver is None:
                await self.store.append(room.number, rows, listed)
            else:
                await self.store.leave(room.number, leaver, rows, listed)
        except Conflict:
            raise Refused("try-again", "somebody else has changed this table meanwhile") from None

    async def count_closed(self) -> dict[str, int]:
        """How many unfinished tables cannot be played on, by fault."""
        count: dict[str, int] = dict.fromkeys(get_args(Fault), 0)
        for game, rules, tables in await self.store.count_by_rules(self._faults):
            fault = fault_of_rules(game, rules)
            if fault is not None:
                count[fault.kind] += tables
        for number in await self.store.unfinished(self._faults):
            count[self._faults[number].kind] += 1
        return count

    # ------------------------------------------------------------ new tables

    async def make_table(self, host: Person, new: NewTable, more: list[LogEntry]) -> Room:
        """A new table; `more` is what happens there at once."""
        hosted = await self.store.count_hosted(host.id, rules_now(), self._faults)
        if hosted >= self.limits.tables_per_person:
            raise Refused("too-many", f"at most {self.limits.tables_per_person} tables at a time")
        link = secrets.token_urlsafe(16)
        now = self.clock.now()
        log: list[LogEntry] = [entries.Made(host.id, host.name, new), *more]
        made = LoadedTable(link, 0)
        await self.work.load(follow, made, [(entry, now) for entry in log])
        listed = {"id": link, **listing(made.table), "created": now}
        people = {host.id, *(entry.person for entry in more if isinstance(entry, entries.Sat))}
        number = await self.store.make_table(listed, people, *map(entries.write, log))
        return self._keep(Room(self, Listed(number=number, **listed), made))

    async def attended_rooms(self, most: int) -> list[Room]:
        """Public tables where somebody is. For those that are at other servers the log is looked
        at, every few seconds.
        """
        now = self.clock.now()
        if now >= self._looked_until:
            self._looked_until = now + LOOKED_MS
            for link in await self.neighbours.attended(most):
                with contextlib.suppress(Refused):
                    await self.room(link)
        return [room for room in self.rooms() if room.is_attended]

    def hurry(self) -> None:
        """The database has done something, so no table need wait for long until it tries again."""
        waiting = list(self.impatient)
        self.impatient.clear()
        for room in waiting:
            room.patience.hurry(self.clock.now())
            room.reschedule()

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def beat(self) -> None:
        """From time to time: say where everybody should be, and let go of what nobody is at."""
        self._beat = self.clock.call_at(self.clock.now() + BEAT_MS, self.beat)
        self._look_after(self.rooms())
        self.forget_idle()
        self.spawn(self.check_sessions())

    def _look_after(self, rooms: list[Room]) -> None:
        """Some rooms at a time, so that nobody's move waits for all of them."""
        if self.is_closing:
            return
        for room in rooms[:AT_A_TIME]:
            for connection in room.connections:
                if connection.greeted:
                    room.pong(connection)
            for connection in list(room.connections):
                connection.close_if_silent()
        rest = rooms[AT_A_TIME:]
        if rest:
            self.clock.call_at(self.clock.now(), lambda: self._look_after(rest))

    def forget_idle(self) -> None:
        if self.is_closing:
            return
        now = self.clock.now()
        idle = [room for room in self.rooms() if room.is_idle(now)]
        idle.sort(key=lambda room: room.empty_since)
        too_many = max(0, len(idle) - MOST_IDLE)
        leaving = [
            room
            for number, room in enumerate(idle)
            if number < too_many or room.is_idle(now - IDLE_MS)
        ]
        for room in leaving[:AT_A_TIME]:
            self.let_go(room)
        if len(leaving) > AT_A_TIME:
            self.clock.call_at(now, self.forget_idle)

    # ------------------------------------------------------------ work and its end

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is being done; a failure is logged, not lost."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def _note_turns(self) -> None:
        """Everybody goes now: whose turn it is stays known where they look for their games."""
        turns = {
            room.number: (room.table.seq, room.turns.of_all())
            for room in self.rooms()
            if room.connections and room.table.status == "playing"
        }
        if turns:
            with contextlib.suppress(Unavailable, Conflict):
                await self.store.change(_noting(turns))

    async def quiet(self) -> None:
        """Wait until nothing is under way but what waits for the clock."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Nothing has to be saved: it is in the store already."""
        self.is_closing = True
        if self._beat is not None:
            self._beat.cancel()
        await self._note_turns()
        for room in self.rooms():
            room.shut(Refused("try-again", "the server is closing").refusal)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.neighbours.close()
        if self.access_log is not None:
            await self.access_log.close()
        await self.analyses.close()
        await self.bots.close()
        self.pushing.close()
        await self.allowances.close()
        self.work.close()
        self.store.close()
        LOGGER.info("closed")


def _noting(turns: dict[int, tuple[int, list[Turn]]]) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        for table, (rows, waited) in turns.items():
            note_turns(connection, table, rows, waited)

    return work


async def _nothing() -> None:
    """Nobody keeps this house."""


def session_ended() -> Refused:
    return Refused("who-are-you", "this session has ended", "refusal-session-ended")


def _fresh_epoch() -> int:
    """A number that no epoch of this table has had. All have as many digits as any other, and a
    browser can count on from it without losing one.
    """
    return 2**40 + _EPOCHS.getrandbits(40)
