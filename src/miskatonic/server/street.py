"""Several servers on one database: whoever is alive says so, and whoever has written rings.

- Whoever writes to a table where somebody is through another server rings, and that one follows
  the log (`Elsewhere.catch_up`); every two seconds each looks by itself whether it has missed
  something.
- Who is at a table through which server is noted in the database, and rung: attendance.py.
- Clocks and bots of a table run at one server at a time, the one that holds its lease: leases.py.
  A server that cannot say that it is alive stops in time.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from miskatonic.server.attendance import Attendance
from miskatonic.server.doorbells import Listener, doorbell_of
from miskatonic.server.leases import Leases
from miskatonic.server.muting import follow_mutes_at
from miskatonic.store import bell, processes
from miskatonic.store.bell import (
    ACTS,
    CHANNEL,
    MUTES,
    NEW_SERVER,
    PRESENCE,
    REWRITTEN,
    Bell,
    Ring,
    read_rings,
    written,
)
from miskatonic.store.store import Conflict, Unavailable

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from miskatonic.server.house import House
    from miskatonic.server.room import Room

LOGGER: Final = logging.getLogger(__name__)
ALIVE_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 2.0
# Rows can become visible a little later than rows with higher numbers: so far back is looked.
LOOK_BACK_SECONDS: Final = 6.0
# What happens within this time is noted together.
GATHER_SECONDS: Final = 0.03
# After so long without a sign of life from ourselves others may have taken over.
FENCE_SECONDS: Final = processes.LEFT_MS / 1000 - 0.5
FORGET_SECONDS: Final = 30.0
# Whoever has said nothing for so long is late. We look again when it would be gone, and a little
# later than that.
LATE_MS: Final = 1_600
MARGIN_MS: Final = 30


class Street:
    """The servers of one house, as one of them sees the others."""

    def __init__(self, house: "House", bell: Bell) -> None:
        self.name: Final = bell.name
        self.house: Final = house
        self.bell: Final = bell
        self.others: frozenset[str] = frozenset()
        self.attendance: Final = Attendance(self)
        self.leases: Final = Leases(self)
        self._listener: Listener | None = None
        # By the monotonic clock, from before we said it.
        self._alive_at = 0.0
        # Whether the others have yet to be told who is here: it is tried until it works.
        self._is_unknown = False
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._is_open = False
        self._rows: Final[deque[tuple[float, int]]] = deque()
        self._forgot_at = 0.0

    # ------------------------------------------------------------ beginning and end

    async def start(self) -> None:
        store, url = self.house.store, self.house.configuration.doorbell
        doorbell = doorbell_of(store.place, url)
        if url:
            self.bell.outside = doorbell.ring
        else:
            self.bell.in_database = True
        self._listener = Listener(doorbell, self._heard, self._listens_again)
        self._is_open = True
        last = await store.look(processes.last_row)
        self._rows.append((time.monotonic(), last))
        await self._say_alive()
        self._listener.start()
        if self.others:
            # Whoever was alone has written nothing down until now.
            await self._ring_alone([(ACTS, NEW_SERVER)])
        self.again("alive", ALIVE_SECONDS, self._beat)
        self.again("look", LOOK_SECONDS, self._look)

    async def close(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        for timer in self._timers.values():
            timer.cancel()
        try:
            await self.house.store.change(self._say_gone)
        except (Unavailable, Conflict):
            LOGGER.warning("the others could not be told that this server ends")
        if self._listener is not None:
            await self._listener.close()

    def _say_gone(self, connection: "Connection") -> None:
        processes.leave(connection, self.name)
        self.ring(connection, [(table, PRESENCE) for table in self.attendance.tables()])

    def again(self, name: str, seconds: float, call: Callable[[], None]) -> None:
        """One timer of a name at a time; by the loop's clock, not by the house's."""
        if self._is_open:
            loop = asyncio.get_running_loop()
            old = self._timers.pop(name, None)
            if old is not None:
                old.cancel()
            self._timers[name] = loop.call_later(seconds, self._time_has_come, name, call)

    def _time_has_come(self, name: str, call: Callable[[], None]) -> None:
        # What comes from now on needs a timer of its own.
        del self._timers[name]
        call()

    def soon(self, name: str, call: Callable[[], None], seconds: float = GATHER_SECONDS) -> None:
        """Together with what else happens in the same moment."""
        if name not in self._timers:
            self.again(name, seconds, call)

    # ------------------------------------------------------------ being alive

    def _beat(self) -> None:
        self.again("alive", ALIVE_SECONDS, self._beat)
        self.house.spawn(self._stay_alive())

    async def _stay_alive(self) -> None:
        try:
            await self._say_alive()
        except (Unavailable, Conflict) as error:
            LOGGER.warning("cannot say that this server is alive: %s", error)

    async def _say_alive(self) -> None:
        began = time.monotonic()
        known, others = await self.house.store.change(self._sign_of_life)
        self.house.hurry()
        was_fenced = self.is_fenced()
        self._alive_at = began
        was_alone = not self.others
        is_new = frozenset(others) != self.others
        self.others = frozenset(others)
        if is_new:
            LOGGER.info("there are %d other servers", len(others))
            # Whoever was there through a server that is gone is not there any more.
            self.attendance.ask_all()
        if not known or was_fenced:
            # We were given up, or the database has forgotten us.
            self.leases.lose_all()
        self._is_unknown |= not known or was_fenced or (was_alone and bool(others))
        if self._is_unknown:
            self.leases.want_all()
            await self.attendance.introduce()
            self._is_unknown = False
        self.leases.ask_again()
        late = max(others.values(), default=0)
        if late > LATE_MS:
            # Its tables are taken over as soon as they may be, not with the next sign of life.
            after = processes.LEFT_MS - late + MARGIN_MS
            self.again("late", after / 1000, self._look_after_late)

    def _look_after_late(self) -> None:
        self.house.spawn(self._stay_alive())

    def _sign_of_life(self, connection: "Connection") -> tuple[bool, dict[str, int]]:
        if time.monotonic() - self._forgot_at > FORGET_SECONDS:
            self._forgot_at = time.monotonic()
            processes.forget_dead(connection)
        return processes.seen(connection, self.name)

    def is_fenced(self) -> bool:
        return time.monotonic() - self._alive_at > FENCE_SECONDS

    # ------------------------------------------------------------ rings

    def ring(self, connection: "Connection", rung: list[tuple[int, int]]) -> None:
        for start in range(0, len(rung), bell.MOST_AT_ONCE):
            said = written(self.name, rung[start : start + bell.MOST_AT_ONCE])
            if self.bell.outside is not None:
                self.bell.outside(said)
            else:
                processes.notify(connection, CHANNEL, said)

    def _heard(self, said: str) -> None:
        for ring in read_rings(said):
            is_ours = ring.sender == self.name
            room = self.house.room_by_number(ring.table)
            if room is not None and ring.seq >= 0:
                self.told(room, ring.seq, is_ours)
            elif not is_ours:
                self._follow(ring, room)

    def _follow(self, ring: Ring, room: "Room | None") -> None:
        """What another server rings that is no row."""
        if ring.seq == NEW_SERVER:
            self.house.spawn(self._stay_alive())
        elif ring.table == ACTS:
            self.house.spawn(self.house.follow_acts())
        if room is None:
            return
        if ring.seq == PRESENCE:
            self.attendance.ask([ring.table])
        elif ring.seq == REWRITTEN:
            self.house.spawn(_load_again(room))
        elif ring.seq == MUTES:
            self.house.spawn(follow_mutes_at(room))

    def _listens_again(self) -> None:
        """Nobody knows what was rung while nobody listened: look at everything."""
        self.house.spawn(self.house.follow_acts())
        self.attendance.ask_all()
        for room in self.house.rooms():
            if room.connections and room.table.manifest.free_text:
                self.house.spawn(follow_mutes_at(room))
        self._look()

    def told(self, room: "Room", seq: int, is_ours: bool) -> None:
        """There is a row up to this one. While we write ourselves, we learn it by that."""
        if seq >= room.table.seq and not (is_ours and room.lock.locked()):
            self.house.spawn(room.elsewhere.catch_up())

    def _look(self) -> None:
        self.again("look", LOOK_SECONDS, self._look)
        self.house.spawn(self._look_at_log())

    async def _look_at_log(self) -> None:
        """A ring that was lost is made up for."""
        now = time.monotonic()
        while len(self._rows) > 1 and self._rows[1][0] < now - LOOK_BACK_SECONDS:
            self._rows.popleft()
        since = self._rows[0][1]
        try:
            last, seqs = await self.house.store.look(lambda each: processes.rows_since(each, since))
        except Unavailable:
            return
        self._rows.append((now, max(last, since)))
        for table, seq in seqs.items():
            room = self.house.room_by_number(table)
            if room is not None:
                self.told(room, seq, is_ours=True)

    def acted(self) -> None:
        if self.others:
            self.house.spawn(self._ring_alone([(ACTS, 0)]))

    def rewritten(self, tables: Iterable[int]) -> None:
        rung = [(table, REWRITTEN) for table in tables]
        if rung:
            self.house.spawn(self._ring_alone(rung))

    async def _ring_alone(self, rung: list[tuple[int, int]]) -> None:
        try:
            await self.house.store.change(lambda each: self.ring(each, rung))
        except (Unavailable, Conflict):
            LOGGER.warning("the others could not be rung; they find out by themselves")

    def shuns(self, person: str) -> None:
        if self.others:
            self.house.spawn(self._ring_mutes(person))

    async def _ring_mutes(self, person: str) -> None:
        def work(connection: "Connection") -> None:
            tables = processes.tables_of(connection, self.name, person)
            self.ring(connection, [(table, MUTES) for table in tables])

        try:
            await self.house.store.change(work)
        except (Unavailable, Conflict):
            LOGGER.warning("the others could not be told who is muted")

    # ------------------------------------------------------------ who is there

    def opened(self, room: "Room") -> None:
        self.attendance.opened(room)

    def came(self, room: "Room", person: str) -> None:
        self.attendance.count(room.number, person, 1)

    def went(self, room: "Room", person: str) -> None:
        self.attendance.count(room.number, person, -1)

    async def sockets_elsewhere(self, room: "Room", person: str) -> int:
        return await self.attendance.sockets_elsewhere(room, person)

    def shows(self, room: "Room") -> None:
        self.attendance.shows(room)

    async def attended(self, most: int) -> list[str]:
        return await self.house.store.look(lambda each: processes.attended(each, most))

    async def in_use(self) -> set[int]:
        return await self.house.store.look(processes.in_use)

    def may_be_behind(self, room: "Room") -> bool:
        return bool(self.others) and not room.connections and not room.lock.locked()

    # ------------------------------------------------------------ who does what

    def drives(self, room: "Room") -> bool:
        return self.leases.drives(room)

    def has_lease(self, table: int) -> bool:
        return self.leases.has(table)

    def rests(self, room: "Room") -> None:
        if not room.connections:
            self.bell.tables.discard(room.number)
        self.leases.give_up(room.number)

    async def may_keep_house(self) -> bool:
        mine = await self.house.store.change(
            lambda each: processes.take_leases(each, self.name, [processes.HOUSEKEEPING])
        )
        return bool(mine)


async def _load_again(room: "Room") -> None:
    async with room.lock:
        await room.reload()
        room.show_room()
