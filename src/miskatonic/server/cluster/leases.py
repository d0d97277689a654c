"""Leases: the clocks and bots of a table run on the one server that holds its lease.

A lease is valid as long as its holder writes heartbeats (store/cluster.py).
"""

import time
from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import Connection

from miskatonic.server.base.tasks import Timers
from miskatonic.server.tables.registry import TablesInMemory
from miskatonic.store import cluster
from miskatonic.store.notify import PRESENCE, Notifier
from miskatonic.store.store import Conflict, Store, Unavailable

# After this time without a heartbeat of ours, others may have taken over.
FENCE_SECONDS: Final = cluster.LEFT_MS / 1000 - 0.5
# Wait this long before asking for leases: when everyone has joined, most tables need none.
LEASE_SECONDS: Final = 0.15


class Liveness:
    """Which other servers are alive, and whether they count this one as alive."""

    def __init__(self) -> None:
        self.others: frozenset[str] = frozenset()
        # When our last heartbeat began, by the monotonic clock.
        self._alive_at = 0.0

    def beaten(self, began: float, others: Iterable[str]) -> None:
        """A heartbeat was written; these others are alive."""
        self._alive_at = began
        self.others = frozenset(others)

    def is_fenced(self) -> bool:
        return time.monotonic() - self._alive_at > FENCE_SECONDS


class Leases:
    """The leases of this server."""

    def __init__(
        self,
        liveness: Liveness,
        store: Store,
        tables: TablesInMemory,
        notifier: Notifier,
        timers: Timers,
    ) -> None:
        self._liveness: Final = liveness
        self._store: Final = store
        self._tables: Final = tables
        self._notifier: Final = notifier
        self._timers: Final = timers
        # The tables whose clocks and bots run here, and those where they should run.
        self._held: set[int] = set()
        self._wanted: set[int] = set()
        # The leases that are ours in the database, and those of them that we give up.
        self._written: Final[set[int]] = set()
        self._given_up: Final[set[int]] = set()

    def has(self, table: int) -> bool:
        return table in self._held and not self._liveness.is_fenced()

    def drives(self, table: int, is_wanted: Callable[[], bool]) -> bool:
        if self.has(table):
            return True
        if not is_wanted():
            return False
        self._given_up.discard(table)
        if not self._liveness.others and not self._liveness.is_fenced():
            # No other server could take it. It is written when there is one.
            self._held.add(table)
            return True
        if table not in self._wanted:
            self._wanted.add(table)
            self._ask_soon()
        return False

    def give_up(self, table: int) -> None:
        """Give up a lease, also in the database if it was written there."""
        self._wanted.discard(table)
        self._held.discard(table)
        if table in self._written:
            self._given_up.add(table)
            self._ask_soon()

    def lose_all(self) -> None:
        """Other servers may have taken over."""
        self._held = set()

    def want_all(self) -> None:
        self._wanted |= self._wanted_now()

    def _wanted_now(self) -> set[int]:
        return {each.number for each in self._tables.all() if each.autopilot.is_wanted()}

    def wants_any(self, tables: Iterable[int]) -> bool:
        return not self._wanted.isdisjoint(tables)

    def ask_again(self) -> None:
        if self._wanted or self._given_up:
            self._ask_soon()

    def _ask_soon(self) -> None:
        self._timers.soon("leases", LEASE_SECONDS, self._exchange)

    async def _exchange(self) -> None:
        self._wanted &= self._wanted_now()
        asked, given_up = sorted(self._wanted), sorted(self._given_up)
        self._given_up.clear()
        if not asked and not given_up:
            return

        name = self._notifier.name

        def work(connection: Connection) -> set[int]:
            if given_up:
                cluster.give_up_leases(connection, name, given_up)
                self._notifier.notify(connection, [(table, PRESENCE) for table in given_up])
            return cluster.take_leases(connection, name, asked) if asked else set()

        try:
            taken = await self._store.write(work)
        except (Unavailable, Conflict):
            # Asked again with the next heartbeat.
            self._given_up.update(given_up)
            return
        self._held.difference_update(set(asked) - taken)
        self._written.difference_update(given_up, set(asked) - taken)
        self._written.update(taken)
        for table in taken:
            self._begin(table)

    def _begin(self, table: int) -> None:
        live_table = self._tables.by_number(table)
        if live_table is not None and (table in self._wanted or table in self._held):
            self._wanted.discard(table)
            if table not in self._held:
                self._held.add(table)
                live_table.drive()
        else:
            # It is not wanted any more.
            self.give_up(table)
