"""Other servers on the same database: who is there through them, and who does what.

Any server may carry out any command; the database arbitrates (`Room.enter`). What is here makes it
quick and smooth:

- whoever writes to a table where somebody is through another server rings, and that one follows
  the log (`Room.catch_up`); every two seconds each looks by itself whether it has missed something;
- who is at a table through which server is noted in the database, and rung;
- clocks and bots of a table run at one server at a time, the one that holds its lease. A lease
  holds as long as its holder is alive. A server that cannot say that it is alive stops in time.

Alone on a file there is none of this: `Alone`.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol

from miskatonic.server.doorbells import Listener, doorbell_of
from miskatonic.store import bell, processes
from miskatonic.store.bell import (
    ACTS,
    CHANNEL,
    NEW_SERVER,
    PRESENCE,
    REWRITTEN,
    Bell,
    read_rings,
    written,
)
from miskatonic.store.operating import last_seqs
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
# Whoever sits down with others needs no clock or bot as soon as all of them are there.
LEASE_SECONDS: Final = 0.15
# After so long without a sign of life from ourselves others may have taken over.
FENCE_SECONDS: Final = processes.LEFT_MS / 1000 - 0.5
FORGET_SECONDS: Final = 30.0
# After this time others have heard who has come.
FRESH_SECONDS: Final = 0.3


class Neighbours(Protocol):
    """What a house asks of them."""

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

    def rewritten(self, tables: Iterable[int]) -> None: ...

    async def may_keep_house(self) -> bool:
        return True

    async def in_use(self) -> set[int]:
        return set()

    async def attended(self, most: int) -> list[str]:
        return []


class Street:
    """Several servers on one database."""

    def __init__(self, house: "House", bell: Bell) -> None:
        self.name: Final = bell.name
        self._house: Final = house
        self._bell: Final = bell
        self._listener: Listener | None = None
        self._others: frozenset[str] = frozenset()
        # By the monotonic clock, from before we said it.
        self._alive_at = 0.0
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._is_open = False
        # Who is here, by table and person: with how many sockets; and what of it is to be noted.
        self._here: Final[Counter[tuple[int, str]]] = Counter()
        self._new: Final[dict[tuple[int, str], bool]] = {}
        self._asked: Final[set[int]] = set()
        self._fresh: Final[set[int]] = set()
        # The tables whose clocks and bots run here, and those where they should.
        self._held: set[int] = set()
        self._wanted: Final[set[int]] = set()
        self._given_up: Final[set[int]] = set()
        self._rows: Final[deque[tuple[float, int]]] = deque()
        self._forgot_at = 0.0

    # ------------------------------------------------------------ beginning and end

    async def start(self) -> None:
        store, url = self._house.store, self._house.configuration.doorbell
        doorbell = doorbell_of(store.place, url)
        if url:
            self._bell.outside = doorbell.ring
        else:
            self._bell.in_database = True
        self._listener = Listener(doorbell, self._heard)
        self._is_open = True
        last = await store.look(processes.last_row)
        self._rows.append((time.monotonic(), last))
        await self._say_alive()
        self._listener.start()
        if self._others:
            # Whoever was alone has written nothing down until now.
            await self._ring_alone([(ACTS, NEW_SERVER)])
        self._again("alive", ALIVE_SECONDS, self._beat)
        self._again("look", LOOK_SECONDS, self._look)

    async def close(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        for timer in self._timers.values():
            timer.cancel()
        try:
            await self._house.store.change(self._say_gone)
        except (Unavailable, Conflict):
            LOGGER.warning("the others could not be told that this server ends")
        if self._listener is not None:
            await self._listener.close()

    def _say_gone(self, connection: "Connection") -> None:
        processes.leave(connection, self.name)
        rung = [(table, PRESENCE) for table in sorted({table for table, _ in self._here})]
        self._ring(connection, rung)

    def _again(self, name: str, seconds: float, call: Callable[[], None]) -> None:
        """One timer of a name at a time; by the loop's clock, not by the house's."""
        if self._is_open:
            loop = asyncio.get_running_loop()
            old = self._timers.pop(name, None)
            if old is not None:
                old.cancel()
            self._timers[name] = loop.call_later(seconds, call)

    def _soon(self, name: str, call: Callable[[], None], seconds: float = GATHER_SECONDS) -> None:
        """Together with what else happens in the same moment."""
        timer = self._timers.get(name)
        if timer is None or timer.when() < asyncio.get_running_loop().time():
            self._again(name, seconds, call)

    # ------------------------------------------------------------ being alive

    def _beat(self) -> None:
        self._again("alive", ALIVE_SECONDS, self._beat)
        self._house.spawn(self._stay_alive())

    async def _stay_alive(self) -> None:
        try:
            await self._say_alive()
        except (Unavailable, Conflict) as error:
            LOGGER.warning("cannot say that this server is alive: %s", error)

    async def _say_alive(self) -> None:
        began = time.monotonic()
        known, others = await self._house.store.change(self._sign_of_life)
        was_fenced = self._is_fenced()
        self._alive_at = began
        was_alone = not self._others
        is_new = frozenset(others) != self._others
        self._others = frozenset(others)
        if not known or was_fenced or (was_alone and others):
            await self._introduce(given_up=not known or was_fenced)
        if is_new:
            LOGGER.info("there are %d other servers", len(others))
            # Whoever was there through a server that is gone is not there any more.
            self._asked.update(room.number for room in self._house.rooms())
            self._soon("ask", self._ask)
        if self._wanted:
            self._soon("leases", self._take, LEASE_SECONDS)

    async def _introduce(self, given_up: bool) -> None:
        """The others do not know who is here, and what we look after: we were alone until now, were
        given up, or the database has forgotten us.
        """
        if given_up:
            self._held = set()
        self._new.clear()
        here = list(self._here)

        def work(connection: "Connection") -> None:
            processes.note_all_presence(connection, self.name, here)
            self._ring(
                connection, [(table, PRESENCE) for table in sorted({key[0] for key in here})]
            )

        await self._house.store.change(work)
        self._wanted.update(room.number for room in self._house.rooms() if room.is_wanting)

    def _sign_of_life(self, connection: "Connection") -> tuple[bool, list[str]]:
        if time.monotonic() - self._forgot_at > FORGET_SECONDS:
            self._forgot_at = time.monotonic()
            processes.forget_dead(connection)
        return processes.seen(connection, self.name)

    def _is_fenced(self) -> bool:
        return time.monotonic() - self._alive_at > FENCE_SECONDS

    # ------------------------------------------------------------ rings

    def _ring(self, connection: "Connection", rung: list[tuple[int, int]]) -> None:
        for start in range(0, len(rung), bell.MOST_AT_ONCE):
            said = written(self.name, rung[start : start + bell.MOST_AT_ONCE])
            if self._bell.outside is not None:
                self._bell.outside(said)
            else:
                processes.notify(connection, CHANNEL, said)

    def _heard(self, said: str) -> None:
        for ring in read_rings(said):
            is_ours = ring.sender == self.name
            if ring.seq == NEW_SERVER and not is_ours:
                self._house.spawn(self._stay_alive())
            elif ring.table == ACTS and not is_ours:
                self._house.spawn(self._house.follow_acts())
            room = self._house.room_by_number(ring.table)
            if room is None:
                continue
            if ring.seq >= 0:
                self._told(room, ring.seq, is_ours)
            elif ring.seq == PRESENCE and not is_ours:
                self._asked.add(ring.table)
                self._soon("ask", self._ask)
            elif ring.seq == REWRITTEN and not is_ours:
                self._house.spawn(_load_again(room))

    def _told(self, room: "Room", seq: int, is_ours: bool) -> None:
        """There is a row up to this one. While we write ourselves, we learn it by that."""
        if seq >= room.table.seq and not (is_ours and room.lock.locked()):
            self._house.spawn(room.catch_up())

    def _look(self) -> None:
        self._again("look", LOOK_SECONDS, self._look)
        self._house.spawn(self._look_at_log())

    async def _look_at_log(self) -> None:
        """A ring that was lost is made up for."""
        now = time.monotonic()
        while len(self._rows) > 1 and self._rows[1][0] < now - LOOK_BACK_SECONDS:
            self._rows.popleft()
        since = self._rows[0][1]
        try:
            last, seqs = await self._house.store.look(
                lambda each: processes.rows_since(each, since)
            )
        except Unavailable:
            return
        self._rows.append((now, max(last, since)))
        for table, seq in seqs.items():
            room = self._house.room_by_number(table)
            if room is not None:
                self._told(room, seq, is_ours=True)

    def rewritten(self, tables: Iterable[int]) -> None:
        rung = [(table, REWRITTEN) for table in tables]
        if rung:
            self._house.spawn(self._ring_alone(rung))

    async def _ring_alone(self, rung: list[tuple[int, int]]) -> None:
        await self._house.store.change(lambda each: self._ring(each, rung))

    # ------------------------------------------------------------ who is there

    def opened(self, room: "Room") -> None:
        if self._others:
            # Until we know better.
            self._bell.tables.add(room.number)
            self._asked.add(room.number)
            self._soon("ask", self._ask)

    def came(self, room: "Room", person: str) -> None:
        self._count(room.number, person, 1)

    def went(self, room: "Room", person: str) -> None:
        self._count(room.number, person, -1)

    def _count(self, table: int, person: str, more: int) -> None:
        key = (table, person)
        self._here[key] += more
        if self._here[key] == (1 if more > 0 else 0):
            # Who goes and comes back in the same moment was never away.
            self._new[key] = more > 0
            if self._others:
                self._soon("presence", self._note_presence)
            else:
                # Nobody reads it. When there is somebody, all of it is written.
                self._new.clear()
        if not self._here[key]:
            del self._here[key]

    def _note_presence(self) -> None:
        self._house.spawn(self._write_presence())

    async def _write_presence(self) -> None:
        new = dict(self._new)
        self._new.clear()

        def work(connection: "Connection") -> None:
            here = [key for key, is_here in new.items() if is_here]
            gone = [key for key, is_here in new.items() if not is_here]
            processes.note_presence(connection, self.name, here, gone)
            self._ring(connection, [(table, PRESENCE) for table in sorted({key[0] for key in new})])

        try:
            await self._house.store.change(work)
            # The others know by now that they have to ring. What they wrote before, nobody rang.
            self._fresh.update(table for table, _ in new)
            if self._others:
                self._again("fresh", FRESH_SECONDS, self._look_at_fresh)
        except (Unavailable, Conflict):
            for key, is_here in new.items():
                self._new.setdefault(key, is_here)
            self._again("presence", ALIVE_SECONDS, self._note_presence)

    def _look_at_fresh(self) -> None:
        self._house.spawn(self._look_at_tables())

    async def _look_at_tables(self) -> None:
        """Tables that somebody has come to: are they as the log says?"""
        tables = sorted(self._fresh)
        self._fresh.clear()
        with contextlib.suppress(Unavailable):
            seqs = await self._house.store.look(lambda each: last_seqs(each, tables))
            for table, seq in seqs.items():
                room = self._house.room_by_number(table)
                if room is not None:
                    self._told(room, seq, is_ours=True)

    def _ask(self) -> None:
        self._house.spawn(self._ask_who_is_there())

    async def _ask_who_is_there(self) -> None:
        tables = sorted(self._asked)
        self._asked.clear()
        try:
            found = await self._house.store.look(
                lambda each: processes.present(each, self.name, tables)
            )
        except Unavailable:
            self._asked.update(tables)
            self._again("ask", ALIVE_SECONDS, self._ask)
            return
        people: dict[int, set[str]] = {table: set() for table in tables}
        for present in found:
            people[present.table].add(present.person)
        for table, there in people.items():
            room = self._house.room_by_number(table)
            if room is not None:
                room.are_elsewhere(there)
            if there and room is not None:
                self._bell.tables.add(table)
            else:
                self._bell.tables.discard(table)
        if self._wanted.intersection(tables):
            self._soon("leases", self._take, LEASE_SECONDS)

    async def attended(self, most: int) -> list[str]:
        return await self._house.store.look(lambda each: processes.attended(each, most))

    async def in_use(self) -> set[int]:
        return await self._house.store.look(processes.in_use)

    # ------------------------------------------------------------ leases

    def drives(self, room: "Room") -> bool:
        if room.number in self._held and not self._is_fenced():
            return True
        if not room.is_wanting:
            return False
        self._given_up.discard(room.number)
        if not self._others and not self._is_fenced():
            # Nobody else is there who could. It is written down when there is.
            self._held.add(room.number)
            return True
        if room.number not in self._wanted:
            self._wanted.add(room.number)
            self._soon("leases", self._take, LEASE_SECONDS)
        return False

    def has_lease(self, table: int) -> bool:
        return table in self._held and not self._is_fenced()

    def may_be_behind(self, room: "Room") -> bool:
        return bool(self._others) and not room.connections and not room.lock.locked()

    def rests(self, room: "Room") -> None:
        if not room.connections:
            self._bell.tables.discard(room.number)
        self._wanted.discard(room.number)
        if room.number in self._held:
            self._held.discard(room.number)
            if self._others:
                self._given_up.add(room.number)
                self._soon("leases", self._take, LEASE_SECONDS)

    def _take(self) -> None:
        self._house.spawn(self._exchange_leases())

    async def _exchange_leases(self) -> None:
        self._wanted.intersection_update(
            room.number for room in self._house.rooms() if room.is_wanting
        )
        asked, given_up = sorted(self._wanted), sorted(self._given_up)
        self._given_up.clear()
        if not asked and not given_up:
            return

        def work(connection: "Connection") -> set[int]:
            if given_up:
                processes.give_up_leases(connection, self.name, given_up)
                self._ring(connection, [(table, PRESENCE) for table in given_up])
            return processes.take_leases(connection, self.name, asked) if asked else set()

        try:
            taken = await self._house.store.change(work)
        except (Unavailable, Conflict):
            # Asked again with the next sign of life.
            self._given_up.update(given_up)
            return
        self._held.difference_update(set(asked) - taken)
        for table in taken:
            self._begin(table)

    def _begin(self, table: int) -> None:
        room = self._house.room_by_number(table)
        if table in self._wanted and room is not None:
            self._wanted.discard(table)
            if table not in self._held:
                self._held.add(table)
                room.drive()
        else:
            self._wanted.discard(table)
            self._given_up.add(table)

    async def may_keep_house(self) -> bool:
        mine = await self._house.store.change(
            lambda each: processes.take_leases(each, self.name, [processes.HOUSEKEEPING])
        )
        return bool(mine)


async def _load_again(room: "Room") -> None:
    async with room.lock:
        await room.reload()
        room.show_room()


def neighbours_of(house: "House", bell: Bell) -> Neighbours:
    return Street(house, bell) if house.store.place.is_shared else Alone()


def new_name() -> str:
    """Of a server: another one with each start."""
    return secrets.token_hex(8)
