"""Leases: the clocks and bots of a table run on the one server that holds its lease.

A lease is valid as long as its holder writes heartbeats (store/cluster.py).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from miskatonic.store import cluster
from miskatonic.store.notify import PRESENCE
from miskatonic.store.store import Conflict, Unavailable

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from miskatonic.server.cluster.membership import Membership

# Wait this long before asking for leases: when everyone has joined, most tables need none.
LEASE_SECONDS: Final = 0.15


class Leases:
    """The leases of this server."""

    def __init__(self, membership: "Membership") -> None:
        self._membership: Final = membership
        # The tables whose clocks and bots run here, and those where they should run.
        self._held: set[int] = set()
        self.wanted: Final[set[int]] = set()
        # The leases that are ours in the database, and those of them that we give up.
        self._written: Final[set[int]] = set()
        self._given_up: Final[set[int]] = set()

    def has(self, table: int) -> bool:
        return table in self._held and not self._membership.is_fenced()

    def drives(self, table: int, is_wanted: Callable[[], bool]) -> bool:
        if self.has(table):
            return True
        if not is_wanted():
            return False
        self._given_up.discard(table)
        if not self._membership.others and not self._membership.is_fenced():
            # No other server could take it. It is written when there is one.
            self._held.add(table)
            return True
        if table not in self.wanted:
            self.wanted.add(table)
            self._ask_soon()
        return False

    def give_up(self, table: int) -> None:
        """Give up a lease, also in the database if it was written there."""
        self.wanted.discard(table)
        self._held.discard(table)
        if table in self._written:
            self._given_up.add(table)
            self._ask_soon()

    def lose_all(self) -> None:
        """Other servers may have taken over."""
        self._held = set()

    def want_all(self) -> None:
        self.wanted.update(
            live_table.number
            for live_table in self._membership.tables.all()
            if live_table.autopilot.is_wanted()
        )

    def ask_again(self) -> None:
        if self.wanted or self._given_up:
            self._ask_soon()

    def _ask_soon(self) -> None:
        self._membership.soon("leases", self._take, LEASE_SECONDS)

    def _take(self) -> None:
        self._membership.spawn(self._exchange())

    async def _exchange(self) -> None:
        membership = self._membership
        self.wanted.intersection_update(
            live_table.number
            for live_table in membership.tables.all()
            if live_table.autopilot.is_wanted()
        )
        asked, given_up = sorted(self.wanted), sorted(self._given_up)
        self._given_up.clear()
        if not asked and not given_up:
            return

        def work(connection: "Connection") -> set[int]:
            if given_up:
                cluster.give_up_leases(connection, membership.name, given_up)
                membership.notify(connection, [(table, PRESENCE) for table in given_up])
            return cluster.take_leases(connection, membership.name, asked) if asked else set()

        try:
            taken = await membership.store.change(work)
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
        live_table = self._membership.tables.by_number(table)
        if live_table is not None and (table in self.wanted or table in self._held):
            self.wanted.discard(table)
            if table not in self._held:
                self._held.add(table)
                live_table.autopilot.drive()
        else:
            # It is not wanted any more.
            self.give_up(table)
