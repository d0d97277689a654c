"""A table that people are at: the one chair where its log grows.

A command is checked, appended to the log and committed, then acknowledged, then told to everybody
whom it concerns. One command at a time, and only what is committed ever becomes true.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn

import msgspec

from miskatonic.errors import MiskatonicError
from miskatonic.kernel.replay import Claim
from miskatonic.server import entries, rush
from miskatonic.server.autopilot import Autopilot
from miskatonic.server.clock import Patience
from miskatonic.server.commands import Commands
from miskatonic.server.connection import Connection
from miskatonic.server.day_clock import DayClock
from miskatonic.server.elsewhere import Elsewhere
from miskatonic.server.entries import By, Chatted, Claimed, LogEntry, Played
from miskatonic.server.fair_queue import Payer
from miskatonic.server.frames import TooLong
from miskatonic.server.loading import LoadedTable, look_back
from miskatonic.server.proposals import Proposals
from miskatonic.server.protocol.messages import Ack, DeadlinesChanged, Pong, RoomChanged, Welcome
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.protocol.tables import Deadline, RoomState
from miskatonic.server.refusals import Overtaken, Refused, unavailable
from miskatonic.server.results import ending_of
from miskatonic.server.room_lock import RoomLock
from miskatonic.server.room_state import listing, room_state
from miskatonic.server.stream import Viewer
from miskatonic.server.table import line_of
from miskatonic.server.timing import Timing
from miskatonic.server.together import Together
from miskatonic.server.turns import Turns
from miskatonic.store.failpoints import fail_at
from miskatonic.store.store import Conflict, Listed, Unavailable, log_row, told
from miskatonic.store.writer import Job

if TYPE_CHECKING:
    from miskatonic.server.house import House

LOGGER: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder().encode
MOVES: Final = (Played, Claimed)
# Called when a move is done, or with the refusal if it could not be.
Done = Callable[[Refused | None], None]


class Broadcast:
    """What is sent after an entry: frames by viewer, and whether all start over with a snapshot."""

    def __init__(self) -> None:
        self.frames: dict[Viewer, list[bytes]] = {}
        self.restarts = False


class Room:
    """The actor of one table."""

    def __init__(self, house: "House", listed: Listed, loaded: LoadedTable) -> None:
        self.house: Final = house
        self.clock: Final = house.clock
        self.number: Final = listed.number
        self.id: Final = listed.id
        self.lock: Final = RoomLock()
        self.connections: Final[list[Connection]] = []
        self.empty_since = house.clock.now()
        self.patience: Final = Patience()
        self.proposals: Final = Proposals(self)
        self.day_clock: Final = DayClock(self, listed.due)
        self.turns: Final = Turns(self)
        self.together: Final = Together(self)
        self.elsewhere: Final = Elsewhere(self)
        self._times_shown: list[Deadline] = []
        self._is_plain = False
        self.is_shut = False
        self._shows_soon = False
        self._begin(loaded, loaded.asked_at)

    def _begin(self, loaded: LoadedTable, asked_at: Mapping[int, int]) -> None:
        """`asked_at`: since when questions are open, as far as that is known."""
        self.table = loaded.table
        self.streams = loaded.streams
        self.deserted_at = loaded.deserted_at
        self.commands = Commands(self, loaded.done)
        self.timing = self._timing(loaded, asked_at)
        self.autopilot = Autopilot(self)
        self._host = self.table.host

    def _timing(self, loaded: LoadedTable, asked_at: Mapping[int, int]) -> Timing:
        """What was asked before this server began is asked anew: nobody knows how long the house
        was closed. Only days go on whether it is open or not.
        """
        if loaded.timing is not None and self.table.settings.is_over_days:
            return loaded.timing
        began = self.house.began
        asked_here = {number: at for number, at in asked_at.items() if at >= began}
        return Timing(self.table, self.clock.now(), asked_here)

    @property
    def payer(self) -> Payer:
        """For whom the bots of this table think."""
        return Payer(self.table.host, self.id)

    def _follow(self, entry: LogEntry, at: int, g: Any = None) -> Broadcast:
        """Go on by one entry, and find out who is to be told what."""
        broadcast = Broadcast()
        epoch = self.table.epoch
        self.table.apply(entry, at, g)
        if isinstance(entry, MOVES):
            if self.table.settings.is_over_days:
                self.timing.moved(entry.seat, entry.by)
            broadcast.frames = self.streams.moved(self.table)
        elif isinstance(entry, Chatted):
            broadcast.frames = self.streams.said(self.table, line_of(entry, at))
        elif isinstance(entry, entries.Made | entries.Changed):
            self.streams.fit(self.table)
        elif isinstance(entry, entries.PlayerLeft):
            self.deserted_at = at
        if self.table.epoch != epoch:
            self.streams.restart(self.table)
            broadcast.restarts = True
        return broadcast

    # ------------------------------------------------------------ growing the log

    async def enter(
        self, new: list[LogEntry], by: Connection | None = None, command: str | None = None
    ) -> None:
        """Append to the log, wait for the disk, go on, acknowledge, tell. The lock is held.

        For everything but moves, which come by `begin_move`.
        """
        now = self.clock.now()
        person = None if by is None else by.person.id
        rows = [
            log_row(self.number, self.table.seq + at, now, entries.write(entry), person, command)
            for at, entry in enumerate(new)
        ]
        is_listed = not all(isinstance(entry, entries.UNLISTED) for entry in new)
        listed, people = self._to_list(new) if is_listed else (None, [])
        if is_listed:
            await self.look_back()
        try:
            await self.house.store.append(self.number, rows, listed, people)
        except (Conflict, Unavailable) as error:
            await self._disagreed(error)
        self.go_on(new, now, None, by, command)

    async def _disagreed(self, error: Exception | None) -> NoReturn:
        """Another process was quicker, or nobody knows how far it came: the store decides."""
        refused = Refused("try-again", "the table has gone on meanwhile")
        if isinstance(error, Conflict):
            refused = Overtaken()
        elif isinstance(error, Unavailable):
            refused = Refused("try-again", unavailable(error))
            self.patience.failed(self.clock.now())
            self.house.impatient.add(self)
        try:
            if isinstance(error, Conflict):
                await self.elsewhere.follow_log()
            else:
                await self.reload()
        except Unavailable:
            self.house.drop(self)
        raise refused from None

    def go_on(
        self, new: list[LogEntry], at: int, g: Any, by: Connection | None, command: str | None
    ) -> None:
        """It is on the disk: make it true in memory, acknowledge it, and tell everybody."""
        is_listed = not all(isinstance(entry, entries.UNLISTED) for entry in new)
        try:
            broadcasts = [self._follow(entry, at, g) for entry in new]
        except TooLong:
            LOGGER.exception("a frame would tell by its length; all are sent snapshots")
            broadcasts = []
            self.house.spawn(self._start_over())
        self.patience.worked()
        if self.house.impatient:
            self.house.hurry()
        fail_at("applied")
        ack = None
        if by is not None and command is not None:
            self.commands.note(by.person.id, command)
            ack = _ENCODE(Ack(command))
        self._tell(broadcasts, is_listed, by, ack)

    async def _start_over(self) -> None:
        async with self.lock:
            await self.reload()

    def _to_list(self, new: list[LogEntry]) -> tuple[dict[str, Any] | None, list[str]]:
        """What changes in the lists of tables."""
        people = [entry.person for entry in new if isinstance(entry, entries.Sat)]
        return listing(self.table.preview(new)), people

    async def reload(self) -> None:
        """Start over from what the store says: it knows better."""
        found = await self.house.store.load(self.id)
        assert found is not None
        self.autopilot.stop()
        loaded = await self.house.loaded(*found)
        self._begin(loaded, loaded.asked_at | self.timing.asked_at())
        await self.look_back()
        for person in self.elsewhere.people:
            self.timing.came(person, self.clock.now())
        for connection in self.connections:
            self.timing.came(connection.person.id, self.clock.now())
            connection.viewer = self.table.seat_of(connection.person.id)
            if connection.greeted:
                connection.send(self.streams.snapshot(self.table, connection.viewer))
        self.count_watchers()
        self.reschedule()

    async def look_back(self) -> None:
        """Find out what delayed spectators may see by now, if that is not known. The lock is held,
        so that nothing happens meanwhile.
        """
        spectators = self.streams.spectators
        if spectators.is_known:
            return
        found = await self.house.store.load(self.id)
        assert found is not None
        # What another server has written meanwhile comes later.
        log = [row for row in found[1] if row.seq < self.table.seq]
        known = await self.house.work.load(look_back, self.id, log)
        spectators.take_over(known)

    # ------------------------------------------------------------ telling

    def _tell(
        self,
        broadcasts: list[Broadcast],
        changed: bool,
        by: Connection | None,
        ack: bytes | None,
    ) -> None:
        """Whoever did it is told first, in one go with its acknowledgement. `changed`: more than a
        move or talk; somebody may see with other eyes now.
        """
        if by is not None and ack is not None and (changed or by not in self.connections):
            by.send(ack)
            ack = None
        if changed:
            fail_at("acknowledged")
            self._find_viewers()
        elif by is not None and ack is not None:
            by.send_all([ack, *self._frames_for(by, broadcasts)])
            fail_at("acknowledged")
            fail_at("told-one")
        else:
            fail_at("acknowledged")
        for connection in self.connections:
            if connection.greeted and (ack is None or connection is not by):
                connection.send_all(self._frames_for(connection, broadcasts))
                fail_at("told-one")
        if changed or any(broadcast.restarts for broadcast in broadcasts):
            self._is_plain = False
            self.reschedule()
            self.show_room()
        else:
            self.reschedule()
            if not self._is_plain:
                self._show_times()
        fail_at("told-all")

    def _frames_for(self, connection: Connection, broadcasts: list[Broadcast]) -> list[bytes]:
        frames: list[bytes] = []
        if connection.greeted:
            for broadcast in broadcasts:
                frames += broadcast.frames.get(connection.viewer, ())
                if broadcast.restarts:
                    frames.append(self.streams.snapshot(self.table, connection.viewer))
        return frames

    def _find_viewers(self) -> None:
        """Whoever sat down or stood up sees with other eyes now; a new host has other rights."""
        hosts = {self._host, self.table.host} if self._host != self.table.host else set()
        self._host = self.table.host
        seats = [self.table.seat_of(connection.person.id) for connection in self.connections]
        moved_viewers = [
            connection.viewer != seat
            for connection, seat in zip(self.connections, seats, strict=True)
        ]
        for connection, seat in zip(self.connections, seats, strict=True):
            connection.viewer = seat
        self.count_watchers()
        for connection, moved in zip(self.connections, moved_viewers, strict=True):
            if connection.greeted and (moved or connection.person.id in hosts):
                connection.send(self._welcome(connection))
            if connection.greeted and moved:
                connection.send(self.streams.snapshot(self.table, connection.viewer))

    def count_watchers(self) -> None:
        watched = any(each.greeted and each.viewer is None for each in self.connections)
        self.streams.spectators.watch(self.table, watched)

    def show_room_soon(self) -> None:
        """Once, however many come and go in the same turn of the loop, or in the same moment of a
        rush.
        """
        if not self._shows_soon:
            self._shows_soon = True
            loop = asyncio.get_running_loop()
            if self.house.rush.is_on(loop.time()):
                loop.call_later(rush.SECONDS, self._show_room_now)
            else:
                loop.call_soon(self._show_room_now)

    def _show_room_now(self) -> None:
        if self._shows_soon and not self.is_shut:
            self.show_room()

    def show_room(self) -> None:
        self._shows_soon = False
        self._times_shown = self.timing.deadlines()
        frame = _ENCODE(RoomChanged(self.state()))
        for connection in self.connections:
            if connection.greeted:
                connection.send(frame)

    def _show_times(self) -> None:
        """Only what is new: a sealed answer changes no deadline, and must not show."""
        deadlines = self.timing.deadlines()
        if deadlines != self._times_shown:
            self._times_shown = deadlines
            frame = _ENCODE(DeadlinesChanged(self.clock.now(), deadlines))
            for connection in self.connections:
                if connection.greeted:
                    connection.send(frame)

    def state(self) -> RoomState:
        return room_state(self)

    def bot_for(self, seat: int) -> str | None:
        return self.timing.bot_for(seat, self.clock.now())

    def is_idle(self, since: int) -> bool:
        """Nobody is here, has been since then, or is about to do something."""
        quiet = not self.connections and not self.lock.locked() and self.empty_since <= since
        if quiet and self.table.settings.is_over_days and self.autopilot.is_busy:
            return False
        return quiet and not (self.table.is_running and self.timing.is_deserted)

    # ------------------------------------------------------------ coming and going

    def join(self, connection: Connection) -> None:
        if not self.house.has(self):
            # It has left the memory meanwhile, and nobody would be told here what happens.
            raise Refused("try-again", "the table has to be loaded again")
        seat = self.table.seat_of(connection.person.id)
        if connection.person.id in self.table.kicked:
            raise Refused("kicked", "the host has sent you away from this table")
        closed = self.table.status in ("playing", "paused", "aborted")
        if seat is None and closed and self.table.settings.spectators == "off":
            raise Refused("no-spectators", "this table is played without spectators")
        connection.viewer = seat
        self.connections.append(connection)
        self.house.rush.note(asyncio.get_running_loop().time())
        self.timing.came(connection.person.id, self.clock.now())
        self.house.neighbours.came(self, connection.person.id)
        self.reschedule()
        self.show_room_soon()

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self.house.neighbours.went(self, connection.person.id)
        if self.is_shut:
            return
        self.empty_since = self.clock.now()
        self.timing.went(connection.person.id, self.clock.now())
        self.together.went(connection.person.id)
        self.count_watchers()
        self.reschedule()
        self.show_room_soon()
        if not self.is_wanting:
            self.house.neighbours.rests(self)

    def watchers(self) -> set[str]:
        """Who looks on, through whichever server."""
        here = {each.person.id for each in self.connections if each.viewer is None}
        return here | self.elsewhere.watchers()

    @property
    def is_attended(self) -> bool:
        return bool(self.connections or self.elsewhere.people)

    @property
    def is_wanting(self) -> bool:
        """Whether this server should let clocks and bots run here, if no other does."""
        if self.is_shut or self._is_plain:
            return False
        if not (self.table.is_running or self.proposals.open is not None):
            return False
        alone = self.timing.is_deserted or self.table.settings.is_over_days
        return bool(self.connections) or alone

    def drive(self) -> None:
        """From now on clocks and bots run here."""
        self.timing.follow(self.clock.now())
        self.autopilot.reschedule()
        if self.table.settings.is_over_days:
            self.day_clock.note()

    def shut(self, refusal: Refusal) -> None:
        """Nothing happens here any more, and whoever is connected is told why."""
        self.is_shut = True
        self.autopilot.stop()
        self.house.neighbours.rests(self)
        for connection in list(self.connections):
            connection.close(refusal)

    def hang_up(self, person: str, refused: Refused) -> None:
        """Close a person's sockets."""
        for connection in list(self.connections):
            if connection.person.id == person:
                connection.close(refused.refusal)

    def hello(self, connection: Connection, epoch: int, n: int | None) -> None:
        """Welcome a viewer, and give it what it has not seen."""
        connection.greeted = True
        if connection.viewer is None:
            self.count_watchers()
        connection.send_all([self._welcome(connection), *self._missed(connection, epoch, n)])

    def _welcome(self, connection: Connection) -> bytes:
        host = connection.person.id == self.table.host
        return _ENCODE(Welcome(connection.viewer, host, self.state()))

    def _missed(self, connection: Connection, epoch: int, n: int | None) -> list[bytes]:
        missed = None if n is None else self.streams.of(connection.viewer).since(epoch, n)
        if missed is None:
            missed = [self.streams.snapshot(self.table, connection.viewer)]
        return missed

    def catch_up_if_behind(self, connection: Connection, epoch: int, n: int) -> None:
        stream = self.streams.of(connection.viewer)
        if (epoch, n) != (stream.epoch, stream.n):
            connection.send_all(self._missed(connection, epoch, n))

    def pong(self, connection: Connection) -> None:
        stream = self.streams.of(connection.viewer)
        connection.send(_ENCODE(Pong(stream.epoch, stream.n, self.clock.now())))

    # ------------------------------------------------------------ moves

    def acknowledge(self, connection: Connection, command: str) -> None:
        self.commands.note(connection.person.id, command)
        connection.send(_ENCODE(Ack(command)))

    async def make_move(
        self,
        seat: int,
        move: int | Claim,
        by: By,
        connection: Connection | None = None,
        command: str | None = None,
    ) -> None:
        """`begin_move`, and wait until it is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def finish(refused: Refused | None) -> None:
            if done.cancelled():
                return
            if refused is None:
                done.set_result(None)
            else:
                done.set_exception(refused)

        self.begin_move(seat, move, by, finish, connection, command)
        await done

    def begin_move(
        self,
        seat: int,
        move: int | Claim,
        by: By,
        done: Done,
        connection: Connection | None = None,
        command: str | None = None,
    ) -> None:
        """A choice or claim, by whomever. The game plays it on a copy of the state, or refuses it:
        this is the one place where a move is checked. The lock is held, and is held on until `done`
        is called: when the move is on the disk and everybody has been told.
        """
        try:
            g = self.table.after(seat, move)
        except MiskatonicError as error:
            if isinstance(move, dict):
                raise Refused("no-claim", str(error)) from None
            # No word of the options: a refusal must be as long as any other (AC-N29).
            raise Refused("illegal-choice", f"{move} is none of your options") from None
        fail_at("checked")
        now = self.clock.now()
        entry = Claimed(seat, move, by) if isinstance(move, dict) else Played(seat, move, by)
        person = None if connection is None else connection.person.id
        row = log_row(self.number, self.table.seq, now, entries.write(entry), person, command)
        ending = None
        if g.result is not None:
            ending = ending_of(self, g, now)

        def committed(job: Job) -> None:
            if job.error is not None:
                self.house.spawn(self._recover(done, told(job.error)))
                return
            try:
                self.go_on([entry], now, g, connection, command)
            except Exception:
                LOGGER.exception("a move is on the disk, but could not be told")
                self.house.spawn(self._recover(done))
                return
            done(None)

        self.house.store.append_move(row, ending, committed)

    async def _recover(self, done: Done, error: Exception | None = None) -> None:
        try:
            await self._disagreed(error)
        except Refused as refused:
            done(refused)
        except Exception:
            LOGGER.exception("a table could not be loaded again")
            self.house.drop(self)
            done(Refused("try-again", "the table has to be loaded again"))

    # ------------------------------------------------------------ time

    def reschedule(self) -> None:
        """See what is due when. After every move, so it had better be nothing where it can be."""
        if self.is_shut:
            return
        was_plain = self._is_plain
        self._is_plain = self.timing.is_plain and self.proposals.open is None
        if not (self._is_plain and was_plain):
            self.timing.follow(self.clock.now())
            self.autopilot.reschedule()
            self.turns.follow()
            if self.table.settings.is_over_days:
                self.day_clock.note()
