"""Appends to a table's log, and follows what other servers append.

An entry is checked, appended to the log and committed, then acknowledged, then told to all viewers.
One command at a time, and only what is committed ever becomes true.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, NoReturn, Protocol
from weakref import ref

from miskatonic.errors import BadSave, MiskatonicError
from miskatonic.kernel.replay import Claim
from miskatonic.server.base.clock import RetryDelay
from miskatonic.server.base.refusals import Overtaken, Refused, unavailable
from miskatonic.server.tables.game_results import ending_of
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import By, Chatted, Claimed, LogEntry, Played
from miskatonic.server.tables.model.table import line_of
from miskatonic.server.tables.replica import LoadedState, Replica
from miskatonic.server.tables.services import TableServices
from miskatonic.server.tables.streams.frames import SpectatorStream
from miskatonic.server.tables.streams.stream import TooLong, Viewer
from miskatonic.server.tables.table_state import listing
from miskatonic.server.tables.viewers.audience import Audience, Broadcast
from miskatonic.server.tables.viewers.connection import Connection
from miskatonic.store.failpoints import HAS_FAILPOINT, fail_at
from miskatonic.store.store import Conflict, Unavailable, listing_changes, store_error
from miskatonic.store.writer import Job, Row, Work

LOGGER: Final = logging.getLogger(__name__)
# Called when something is done, or with the refusal if it could not be.
Done = Callable[[Refused | None], None]


async def waited(begin: Callable[[Done], None]) -> None:
    """Begin something, and wait until it is done or refused."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(refused: Refused | None) -> None:
        if future.cancelled():
            return
        if refused is None:
            future.set_result(None)
        else:
            future.set_exception(refused)

    begin(done)
    await future


class Loader(Protocol):
    """Loads tables for their logs; the registry does."""

    async def load_again(self, id: str, asked_at: dict[int, int]) -> LoadedState: ...

    async def spectator_stream(self, id: str, before: int) -> SpectatorStream:
        """What delayed spectators have seen before row `before`."""


class Driver(Protocol):
    """Sees what is due next at a table; its autopilot does."""

    def went_on(self, changed: bool) -> None: ...

    def reschedule(self) -> None: ...


class Owner(Protocol):
    """The live table of a log."""

    @property
    def autopilot(self) -> Driver: ...

    def drop(self) -> None: ...


class TableLock:
    """One command at a time, in the order in which they arrive.

    Like asyncio.Lock, but callbacks can take it as well: a move that finds its table free runs
    where it arrives, without a task.
    """

    __slots__ = ("_waiting", "is_held")

    def __init__(self) -> None:
        self.is_held = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Call `begin` as soon as the lock is free. It must see to it that it is given back."""
        if self.is_held:
            self._waiting.append(begin)
        else:
            self.is_held = True
            begin()

    def give_back(self) -> None:
        """Hand the lock to the first that waits."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not isinstance(waiter, asyncio.Future):
                # Not from here: the caller has to finish first.
                asyncio.get_running_loop().call_soon(waiter)
                return
            if not waiter.done():
                waiter.set_result(None)
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        if not self.is_held:
            self.is_held = True
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.give_back()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.give_back()


class TableLog:
    """The only place that appends to a table's log. Its methods need the table's lock."""

    def __init__(
        self,
        services: TableServices,
        replica: Replica,
        audience: Audience,
        loader: Loader,
        owner: "ref[Owner]",
    ) -> None:
        """`owner` is a weak reference because the owner holds this log: without reference cycles
        a table is freed as soon as it leaves memory, without the garbage collector.
        """
        self.lock: Final = TableLock()
        self._replica: Final = replica
        self._audience: Final = audience
        self._store: Final = services.store
        self._clock: Final = services.clock
        self._spawn: Final = services.spawn
        self._retries: Final = services.retries
        self._loader: Final = loader
        self._owner: Final = owner
        self.retry: Final = RetryDelay()

    # ------------------------------------------------------------ appending

    async def enter(
        self, new: list[LogEntry], by: Connection | None = None, command: str | None = None
    ) -> None:
        """Append entries other than moves, and wait until everyone has been told."""
        changes: Work | None = None
        if _is_listed(new):
            listed = listing(self._replica.loaded.table.preview(new))
            people = [entry.person for entry in new if isinstance(entry, entries.Sat)]
            changes = listing_changes(self._replica.number, listed, people)
            await self.find_spectators_view()
        await waited(lambda done: self._append(new, done, None, by, command, changes))

    async def make_move(self, seat: int, move: int | Claim, by: By) -> None:
        """Make a choice or claim, and wait until it is done."""
        await waited(lambda done: self.begin_move(seat, move, by, done))

    def begin_move(
        self,
        seat: int,
        move: int | Claim,
        by: By,
        done: Done,
        connection: Connection | None = None,
        command: str | None = None,
    ) -> None:
        """Make a choice or claim. The game plays it on a copy of the state, or refuses it: this is
        the only place where moves are checked.
        """
        try:
            g = self._replica.loaded.table.after(seat, move)
        except MiskatonicError as error:
            if isinstance(move, dict):
                raise Refused("no-claim", str(error)) from None
            # The options are not named: all refusals must have the same length (AC-N29).
            raise Refused("illegal-choice", f"{move} is not one of your options") from None
        if HAS_FAILPOINT:
            fail_at("checked")
        entry = Claimed(seat, move, by) if isinstance(move, dict) else Played(seat, move, by)
        self._append([entry], done, g, connection, command)

    def _append(
        self,
        new: list[LogEntry],
        done: Done,
        g: Any,
        by: Connection | None,
        command: str | None,
        changes: Work | None = None,
    ) -> None:
        """Append entries, and `changes` to other tables of the database. `done` is called when all
        of it is on the disk and everyone has been told. `g` is the state after a move.
        """
        replica, now = self._replica, self._clock.now()
        table = replica.loaded.table
        person = None if by is None else by.person.id
        rows = [
            Row(replica.number, table.seq + at, now, person, command, entries.write(entry))
            for at, entry in enumerate(new)
        ]
        ending = None
        if g is not None and g.result is not None:
            ending = ending_of(replica.number, table, g, now)

        def committed(job: Job) -> None:
            if job.error is not None:
                self._spawn(self._recover(done, store_error(job.error)))
                return
            try:
                self._go_on(new, now, g, by, command)
            except Exception:
                LOGGER.exception("entries were committed, but viewers could not be told")
                self._spawn(self._recover(done))
                return
            done(None)

        self._store.writer.append(rows, ending, committed, changes)

    def _go_on(
        self, new: list[LogEntry], at: int, g: Any, by: Connection | None, command: str | None
    ) -> None:
        """The entries are on the disk: apply them, acknowledge them, and tell everyone."""
        loaded = self._replica.loaded
        changed = _is_listed(new)
        try:
            broadcasts = [_apply(loaded, entry, at, g) for entry in new]
        except TooLong:
            LOGGER.exception("the length of a frame would tell a secret; everyone gets snapshots")
            broadcasts = []
            self._spawn(self._start_over())
        if self.retry.until:
            self.retry.worked()
        if self._retries.waiting:
            self._retries.retry_all()
        if HAS_FAILPOINT:
            fail_at("applied")
        if by is not None and command is not None:
            loaded.done.add((by.person.id, command))
        self._audience.tell(broadcasts, changed, by, command)
        owner = self._owner()
        if owner is not None:
            owner.autopilot.went_on(changed or any(broadcast.restarts for broadcast in broadcasts))
        if HAS_FAILPOINT:
            fail_at("told-all")

    async def _recover(self, done: Done, error: Exception | None = None) -> None:
        try:
            await self._resolve(error)
        except Refused as refused:
            done(refused)
        except Exception:
            LOGGER.exception("a table could not be loaded again")
            self._drop()
            done(Refused("try-again", "the table has to be loaded again"))

    async def _resolve(self, error: Exception | None) -> NoReturn:
        """Writing has failed: another server was quicker, or the result is unknown. Take what
        the store has, and refuse the command.
        """
        refused = Refused("try-again", "the table has gone on meanwhile")
        if isinstance(error, Conflict):
            refused = Overtaken()
        elif isinstance(error, Unavailable):
            refused = Refused("try-again", unavailable(error))
            self.retry.failed(self._clock.now())
            self._retries.add(self)
        try:
            if isinstance(error, Conflict):
                await self.follow()
            else:
                await self.reload()
        except Unavailable:
            self._drop()
        raise refused from None

    def retry_soon(self) -> None:
        """The database works again."""
        self.retry.shorten(self._clock.now())
        owner = self._owner()
        if owner is not None:
            owner.autopilot.reschedule()

    def _drop(self) -> None:
        owner = self._owner()
        if owner is not None:
            owner.drop()

    # ------------------------------------------------------------ following

    async def follow(self) -> None:
        """Apply the rows that other servers have appended, and tell the viewers."""
        replica = self._replica
        rows = await self._store.tail(replica.number, replica.loaded.table.seq)
        try:
            for entry, row in entries.read_log(rows, replica.loaded.table.seq):
                if not isinstance(entry, entries.UNLISTED):
                    await self.find_spectators_view()
                if row.person is not None and row.command is not None:
                    replica.loaded.done.add((row.person, row.command))
                self._go_on([entry], row.at, None, None, None)
        except BadSave:
            # Loading finds out what is wrong, and closes the table.
            await self.reload()
        except Exception:
            LOGGER.exception("the log could not be followed, so the table is loaded again")
            await self.reload()
        for person in replica.loaded.table.kicked.intersection(
            each.person.id for each in self._audience.connections
        ):
            self._audience.hang_up(
                person, Refused("kicked", "the host removed you from this table")
            )

    async def reload(self) -> None:
        """Start over from the store."""
        before = self._replica.loaded
        before.stop()
        self._replica.loaded = await self._loader.load_again(
            self._replica.id, before.timing.asked_at()
        )
        await self.find_spectators_view()
        self._audience.start_over()
        owner = self._owner()
        if owner is not None:
            owner.autopilot.reschedule()

    async def _start_over(self) -> None:
        async with self.lock:
            await self.reload()

    async def find_spectators_view(self) -> None:
        """Find out what delayed spectators have seen so far, if that is not known yet."""
        loaded = self._replica.loaded
        spectators = loaded.streams.spectators
        if not spectators.is_known:
            spectators.take_over(
                await self._loader.spectator_stream(self._replica.id, loaded.table.seq)
            )


def _is_listed(new: list[LogEntry]) -> bool:
    """Whether any of these entries changes how the table looks in the lists of tables."""
    return not all(isinstance(entry, entries.UNLISTED) for entry in new)


def _apply(loaded: LoadedState, entry: LogEntry, at: int, g: Any) -> Broadcast:
    """Apply an entry of the log; `g` is the state after a move if it is known already."""
    table, streams = loaded.table, loaded.streams
    frames: dict[Viewer, list[bytes]] = {}
    epoch = table.epoch
    table.apply(entry, at, g)
    if isinstance(entry, Played | Claimed):
        if table.settings.is_over_days:
            loaded.timing.moved(entry.seat, entry.by)
        frames = streams.moved(table)
    elif isinstance(entry, Chatted):
        frames = streams.said(table, line_of(entry, at))
    elif isinstance(entry, entries.Made | entries.Changed):
        streams.fit(table)
    elif isinstance(entry, entries.PlayerLeft):
        loaded.deserted_at = at
    if table.epoch == epoch:
        return Broadcast(frames, False)
    streams.restart(table)
    return Broadcast(frames, True)
