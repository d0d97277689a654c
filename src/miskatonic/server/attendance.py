"""Who is at a table through which server, and who leads where a finished game is looked at.

Each server writes down who is there through it, some hundredths of a second after somebody came or
went, and rings; whoever has the table in memory then looks who is there through others.
"""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from miskatonic.server.protocol.tables import Showing
from miskatonic.server.tags import tag
from miskatonic.store import processes
from miskatonic.store.bell import PRESENCE
from miskatonic.store.operating import last_seqs
from miskatonic.store.processes import Leader, Present
from miskatonic.store.store import Conflict, Unavailable

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from miskatonic.server.room import Room
    from miskatonic.server.street import Street

# After this time others have heard who has come.
FRESH_SECONDS: Final = 0.3
AGAIN_SECONDS: Final = 1.0


class Attendance:
    """Who is here, and what is known of the others."""

    def __init__(self, street: "Street") -> None:
        self._street: Final = street
        # Who is here, by table and person: with how many sockets; and what of it is to be noted.
        self._here: Final[Counter[tuple[int, str]]] = Counter()
        self._new: Final[set[tuple[int, str]]] = set()
        # The tables where somebody here leads otherwise than the database says.
        self._shown: Final[set[int]] = set()
        # Of which tables we ask who is there, and of which we have never been told.
        self._asked: Final[set[int]] = set()
        self._unknown: Final[set[int]] = set()
        self._fresh: Final[set[int]] = set()

    def tables(self) -> list[int]:
        """Where somebody is through this server."""
        return sorted({table for table, _ in self._here})

    # ------------------------------------------------------------ who is here

    def count(self, table: int, person: str, more: int) -> None:
        key = (table, person)
        self._here[key] += more
        if not self._here[key]:
            del self._here[key]
        if self._street.others:
            self._new.add(key)
            self._write_soon()
        # Alone, nobody reads it. When there is somebody, all of it is written.

    def shows(self, room: "Room") -> None:
        if self._street.others:
            self._shown.add(room.number)
            self._write_soon()

    def _write_soon(self) -> None:
        self._street.soon("presence", self._write)

    def _write(self) -> None:
        self._street.house.spawn(self._write_down())

    async def _write_down(self) -> None:
        new, shown = set(self._new), set(self._shown)
        self._new.clear()
        self._shown.clear()
        here = {key: self._here[key] for key in new}
        leaders, nobody = self._leaders(shown)
        rung = sorted({table for table, _ in new} | shown)

        def work(connection: "Connection") -> list[Leader]:
            processes.note_presence(connection, self._street.name, here)
            processes.lead_no_more(connection, self._street.name, nobody)
            found = processes.lead(connection, leaders)
            self._street.ring(connection, [(table, PRESENCE) for table in rung])
            return found

        try:
            found = await self._street.house.store.change(work)
        except (Unavailable, Conflict):
            self._new.update(new)
            self._shown.update(shown)
            self._street.again("presence", AGAIN_SECONDS, self._write)
            return
        self._follow_leaders({each.table for each in leaders}, found)
        # The others know by now that they have to ring. What they wrote before, nobody rang.
        self._fresh.update(table for table, _ in new)
        if self._street.others:
            self._street.again("fresh", FRESH_SECONDS, self._look_at_fresh)

    async def introduce(self) -> None:
        """The others know nothing of us."""
        self._new.clear()
        self._shown.clear()
        here = dict(self._here)
        leaders, _ = self._leaders({room.number for room in self._street.house.rooms()})

        def work(connection: "Connection") -> list[Leader]:
            processes.note_all_presence(connection, self._street.name, here)
            found = processes.lead(connection, leaders)
            self._street.ring(connection, [(table, PRESENCE) for table in self.tables()])
            return found

        found = await self._street.house.store.change(work)
        self._follow_leaders({each.table for each in leaders}, found)

    def _look_at_fresh(self) -> None:
        self._street.house.spawn(self._look_at_tables())

    async def _look_at_tables(self) -> None:
        """Tables that somebody has come to: are they as the log says?"""
        house, tables = self._street.house, sorted(self._fresh)
        self._fresh.clear()
        with contextlib.suppress(Unavailable):
            seqs = await house.store.look(lambda each: last_seqs(each, tables))
            for table, seq in seqs.items():
                room = house.room_by_number(table)
                if room is not None:
                    self._street.told(room, seq, is_ours=True)

    # ------------------------------------------------------------ who is elsewhere

    def opened(self, room: "Room") -> None:
        if self._street.others:
            # Until we know better.
            self._street.bell.tables.add(room.number)
            self._unknown.add(room.number)
            self.ask([room.number])

    async def sockets_elsewhere(self, room: "Room", person: str) -> int:
        if not self._street.others:
            return 0
        if room.number in self._unknown:
            found = await self._street.house.store.look(
                lambda each: processes.present(each, self._street.name, [room.number])
            )
            return sum(each.sockets for each in found if each.person == person)
        return room.elsewhere.sockets(person)

    def ask_all(self) -> None:
        self.ask(room.number for room in self._street.house.rooms())

    def ask(self, tables: Iterable[int]) -> None:
        self._asked.update(tables)
        if self._asked:
            self._street.soon("ask", self._ask)

    def _ask(self) -> None:
        self._street.house.spawn(self._ask_who_is_there())

    async def _ask_who_is_there(self) -> None:
        street, tables = self._street, sorted(self._asked)
        self._asked.clear()

        def look(connection: "Connection") -> tuple[list[Present], list[Leader]]:
            people = processes.present(connection, street.name, tables)
            return people, processes.leaders(connection, tables)

        try:
            found, leaders = await street.house.store.look(look)
        except Unavailable:
            self._asked.update(tables)
            street.again("ask", AGAIN_SECONDS, self._ask)
            return
        self._unknown.difference_update(tables)
        people: dict[int, Counter[str]] = defaultdict(Counter)
        for present in found:
            people[present.table][present.person] += present.sockets
        for table in tables:
            room = street.house.room_by_number(table)
            if room is not None:
                room.elsewhere.are(people[table])
            if people[table] and room is not None:
                street.bell.tables.add(table)
            else:
                street.bell.tables.discard(table)
        self._follow_leaders(set(tables), leaders)
        if street.leases.wanted.intersection(tables):
            street.leases.ask_again()

    # ------------------------------------------------------------ who leads

    def _leaders(self, tables: set[int]) -> tuple[list[Leader], list[int]]:
        """Who leads at these tables through this server, and at which of them nobody does."""
        leaders = []
        for table in sorted(tables):
            room = self._street.house.room_by_number(table)
            led = None if room is None else room.together.led_here()
            if led is not None:
                person, shown = led
                eyes = msgspec.json.encode(shown.eyes).decode()
                leaders.append(
                    Leader(table, self._street.name, person, shown.name, shown.move, eyes)
                )
        return leaders, sorted(tables - {each.table for each in leaders})

    def _follow_leaders(self, tables: set[int], leaders: list[Leader]) -> None:
        """What the database says of these tables. What is yet to be written comes later."""
        by_table = {each.table: each for each in leaders}
        for table in tables - self._shown:
            room = self._street.house.room_by_number(table)
            if room is None:
                continue
            leader = by_table.get(table)
            if leader is None:
                room.together.follow(None, None)
            elif leader.process != self._street.name:
                eyes = msgspec.json.decode(leader.eyes)
                who = tag(leader.person, room.id)
                room.together.follow(leader.person, Showing(who, leader.name, leader.move, eyes))
