"""Clocks and bots of a table run at one server at a time: the one that holds its lease.

A lease holds as long as its holder is alive (store/processes.py).
"""

from typing import TYPE_CHECKING, Final

from miskatonic.store import processes
from miskatonic.store.bell import PRESENCE
from miskatonic.store.store import Conflict, Unavailable

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from miskatonic.server.room import Room
    from miskatonic.server.street import Street

# Whoever sits down with others needs no clock or bot as soon as all of them are there.
LEASE_SECONDS: Final = 0.15


class Leases:
    """Those of one server."""

    def __init__(self, street: "Street") -> None:
        self._street: Final = street
        # The tables whose clocks and bots run here, and those where they should.
        self._held: set[int] = set()
        self.wanted: Final[set[int]] = set()
        # Those that the database says are ours, and those of them that it should not.
        self._written: Final[set[int]] = set()
        self._given_up: Final[set[int]] = set()

    def has(self, table: int) -> bool:
        return table in self._held and not self._street.is_fenced()

    def drives(self, room: "Room") -> bool:
        if self.has(room.number):
            return True
        if not room.is_wanting:
            return False
        self._given_up.discard(room.number)
        if not self._street.others and not self._street.is_fenced():
            # Nobody else is there who could. It is written down when there is.
            self._held.add(room.number)
            return True
        if room.number not in self.wanted:
            self.wanted.add(room.number)
            self._ask_soon()
        return False

    def give_up(self, table: int) -> None:
        """Whoever wants it next must not find us in the database, even if nobody else is there now.
        What was never written down need not be taken back.
        """
        self.wanted.discard(table)
        self._held.discard(table)
        if table in self._written:
            self._given_up.add(table)
            self._ask_soon()

    def lose_all(self) -> None:
        """Others may have taken over."""
        self._held = set()

    def want_all(self) -> None:
        self.wanted.update(room.number for room in self._street.house.rooms() if room.is_wanting)

    def ask_again(self) -> None:
        if self.wanted or self._given_up:
            self._ask_soon()

    def _ask_soon(self) -> None:
        self._street.soon("leases", self._take, LEASE_SECONDS)

    def _take(self) -> None:
        self._street.house.spawn(self._exchange())

    async def _exchange(self) -> None:
        house, street = self._street.house, self._street
        self.wanted.intersection_update(room.number for room in house.rooms() if room.is_wanting)
        asked, given_up = sorted(self.wanted), sorted(self._given_up)
        self._given_up.clear()
        if not asked and not given_up:
            return

        def work(connection: "Connection") -> set[int]:
            if given_up:
                processes.give_up_leases(connection, street.name, given_up)
                street.ring(connection, [(table, PRESENCE) for table in given_up])
            return processes.take_leases(connection, street.name, asked) if asked else set()

        try:
            taken = await house.store.change(work)
        except (Unavailable, Conflict):
            # Asked again with the next sign of life.
            self._given_up.update(given_up)
            return
        self._held.difference_update(set(asked) - taken)
        self._written.difference_update(given_up, set(asked) - taken)
        self._written.update(taken)
        for table in taken:
            self._begin(table)

    def _begin(self, table: int) -> None:
        room = self._street.house.room_by_number(table)
        if room is not None and (table in self.wanted or table in self._held):
            self.wanted.discard(table)
            if table not in self._held:
                self._held.add(table)
                room.drive()
        else:
            # It was wanted when we asked, and is not any more.
            self.give_up(table)
