"""Presence: who is connected to which table through which server, and who leads shared replays.

Each server notes its own connections in the database shortly after a change and notifies the other
servers; those that have the table in memory then look up who is there through others.
"""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection

from miskatonic.server.base.public_ids import public_id
from miskatonic.server.base.tasks import Timers
from miskatonic.server.cluster.leases import Leases, Liveness
from miskatonic.server.cluster.log_follower import LogFollower
from miskatonic.server.protocol.tables import Showing
from miskatonic.server.tables.registry import TablesInMemory
from miskatonic.store import cluster
from miskatonic.store.administration import last_seqs
from miskatonic.store.cluster import Leader, Present
from miskatonic.store.notify import PRESENCE, Notifier
from miskatonic.store.store import Conflict, Store, Unavailable

# Changes within this time are written together.
GATHER_SECONDS: Final = 0.03
# After this time the other servers know who has joined.
FRESH_SECONDS: Final = 0.3
AGAIN_SECONDS: Final = 1.0


class Presence:
    """Who is connected here, and what is known about the other servers."""

    def __init__(
        self,
        liveness: Liveness,
        store: Store,
        tables: TablesInMemory,
        notifier: Notifier,
        timers: Timers,
        leases: Leases,
        follower: LogFollower,
    ) -> None:
        self._liveness: Final = liveness
        self._store: Final = store
        self._tables: Final = tables
        self._notifier: Final = notifier
        self._timers: Final = timers
        self._leases: Final = leases
        self._follower: Final = follower
        # The number of sockets by table and person, and which of them have yet to be written.
        self._here: Final[Counter[tuple[int, str]]] = Counter()
        self._new: Final[set[tuple[int, str]]] = set()
        # The tables whose leader of a shared replay has yet to be written.
        self._shown: Final[set[int]] = set()
        # The tables to look up, and those that were never looked up.
        self._asked: Final[set[int]] = set()
        self._unknown: Final[set[int]] = set()
        self._fresh: Final[set[int]] = set()

    def tables(self) -> list[int]:
        """The tables with connections on this server."""
        return sorted({table for table, _ in self._here})

    # ------------------------------------------------------------ on this server

    def count(self, table: int, person: str, more: int) -> None:
        key = (table, person)
        self._here[key] += more
        if not self._here[key]:
            del self._here[key]
        if self._liveness.others:
            self._new.add(key)
            self._write_soon()
        # It is unused without other servers. As soon as there is one, all of it is written.

    def shared_replay_changed(self, table: int) -> None:
        if self._liveness.others:
            self._shown.add(table)
            self._write_soon()

    def _write_soon(self) -> None:
        self._timers.soon("presence", GATHER_SECONDS, self._write)

    async def _write(self) -> None:
        new, shown = set(self._new), set(self._shown)
        self._new.clear()
        self._shown.clear()
        here = {key: self._here[key] for key in new}
        leaders, nobody = self._leaders(shown)
        changed = sorted({table for table, _ in new} | shown)

        def work(connection: Connection) -> list[Leader]:
            cluster.note_presence(connection, self._notifier.name, here)
            cluster.lead_no_more(connection, self._notifier.name, nobody)
            found = cluster.lead(connection, leaders)
            self._notifier.notify(connection, [(table, PRESENCE) for table in changed])
            return found

        try:
            found = await self._store.write(work)
        except (Unavailable, Conflict):
            self._new.update(new)
            self._shown.update(shown)
            self._timers.again("presence", AGAIN_SECONDS, self._write)
            return
        self._follow_leaders({each.table for each in leaders}, found)
        # From now on the others notify us about these tables; look for what they wrote before.
        self._fresh.update(table for table, _ in new)
        if self._liveness.others:
            self._timers.again("fresh", FRESH_SECONDS, self._look_at_fresh)

    async def introduce(self) -> None:
        """Write everything about this server: the others know nothing of it."""
        self._new.clear()
        self._shown.clear()
        here = dict(self._here)
        leaders, _ = self._leaders({live_table.number for live_table in self._tables.all()})

        def work(connection: Connection) -> list[Leader]:
            cluster.note_all_presence(connection, self._notifier.name, here)
            found = cluster.lead(connection, leaders)
            self._notifier.notify(connection, [(table, PRESENCE) for table in self.tables()])
            return found

        found = await self._store.write(work)
        self._follow_leaders({each.table for each in leaders}, found)

    async def _look_at_fresh(self) -> None:
        """Look for new rows at the tables that people have just joined."""
        tables = sorted(self._fresh)
        self._fresh.clear()
        with contextlib.suppress(Unavailable):
            seqs = await self._store.read(lambda each: last_seqs(each, tables))
            self._follower.found(seqs)

    # ------------------------------------------------------------ on other servers

    def opened(self, table: int) -> None:
        if self._liveness.others:
            # Notify others until we know that no one is connected through them.
            self._notifier.add_table(table)
            self._unknown.add(table)
            self.ask([table])

    async def sockets_on_other_servers(self, table: int, person: str) -> int:
        if not self._liveness.others:
            return 0
        live_table = self._tables.by_number(table)
        if live_table is None or table in self._unknown:
            found = await self._store.read(
                lambda each: cluster.present(each, self._notifier.name, [table])
            )
            return sum(each.sockets for each in found if each.person == person)
        return live_table.remote_sockets(person)

    def ask_all(self) -> None:
        self.ask(live_table.number for live_table in self._tables.all())

    def ask(self, tables: Iterable[int]) -> None:
        self._asked.update(tables)
        if self._asked:
            self._timers.soon("ask", GATHER_SECONDS, self._look_who_is_there)

    async def _look_who_is_there(self) -> None:
        tables = sorted(self._asked)
        self._asked.clear()

        def query(connection: Connection) -> tuple[list[Present], list[Leader]]:
            people = cluster.present(connection, self._notifier.name, tables)
            return people, cluster.leaders(connection, tables)

        try:
            found, leaders = await self._store.read(query)
        except Unavailable:
            self._asked.update(tables)
            self._timers.again("ask", AGAIN_SECONDS, self._look_who_is_there)
            return
        self._unknown.difference_update(tables)
        people: dict[int, Counter[str]] = defaultdict(Counter)
        for present in found:
            people[present.table][present.person] += present.sockets
        for table in tables:
            live_table = self._tables.by_number(table)
            if live_table is not None:
                live_table.set_remote_people(people[table])
            if people[table] and live_table is not None:
                self._notifier.add_table(table)
            else:
                self._notifier.remove_table(table)
        self._follow_leaders(set(tables), leaders)
        if self._leases.wants_any(tables):
            self._leases.ask_again()

    # ------------------------------------------------------------ leaders of shared replays

    def _leaders(self, tables: set[int]) -> tuple[list[Leader], list[int]]:
        """The leaders at these tables on this server, and the tables without one."""
        leaders = []
        for table in sorted(tables):
            live_table = self._tables.by_number(table)
            led = None if live_table is None else live_table.shared_replay.led_here()
            if led is not None:
                person, shown = led
                eyes = msgspec.json.encode(shown.eyes).decode()
                leaders.append(
                    Leader(table, self._notifier.name, person, shown.name, shown.move, eyes)
                )
        return leaders, sorted(tables - {each.table for each in leaders})

    def _follow_leaders(self, tables: set[int], leaders: list[Leader]) -> None:
        """Follow the leaders in the database, except where ours has yet to be written."""
        by_table = {each.table: each for each in leaders}
        for table in tables - self._shown:
            live_table = self._tables.by_number(table)
            if live_table is None:
                continue
            leader = by_table.get(table)
            if leader is None:
                live_table.shared_replay.follow(None, None)
            elif leader.process != self._notifier.name:
                eyes = msgspec.json.decode(leader.eyes)
                who = public_id(leader.person, live_table.id)
                live_table.shared_replay.follow(
                    leader.person, Showing(who, leader.name, leader.move, eyes)
                )
