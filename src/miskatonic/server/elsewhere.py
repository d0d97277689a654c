"""A table that other servers have as well: who is there through them, and what they write."""

import logging
from collections.abc import Mapping
from typing import Final

from miskatonic.errors import BadSave
from miskatonic.server import entries
from miskatonic.server.refusals import Refused
from miskatonic.server.room_part import RoomPart
from miskatonic.store.store import Unavailable

LOGGER: Final = logging.getLogger(__name__)


class Elsewhere(RoomPart):
    """What a room knows of other servers; nothing where there are none."""

    # Who is here through them, with how many sockets.
    people: Mapping[str, int] = {}

    def are(self, people: Mapping[str, int]) -> None:
        """Who is at this table through other servers, with how many sockets."""
        room, now = self._room, self._room.clock.now()
        came, gone = people.keys() - self.people, self.people.keys() - people
        if room.is_shut:
            return
        self.people = dict(people)
        if not (came or gone):
            return
        for person in came:
            room.timing.came(person, now)
        for person in gone:
            room.timing.went(person, now)
        room.reschedule()
        room.show_room_soon()

    def sockets(self, person: str) -> int:
        return self.people.get(person, 0)

    def watchers(self) -> set[str]:
        """Those of them who only look on."""
        return {each for each in self.people if self._room.table.seat_of(each) is None}

    # ------------------------------------------------------------ what they have written

    async def catch_up(self) -> None:
        """Another server has written to this table's log."""
        room = self._room
        async with room.lock:
            if room.is_shut:
                return
            if not room.connections and not room.house.neighbours.has_lease(room.number):
                # Whoever comes next loads it.
                room.house.let_go(room)
                return
            try:
                await self.follow_log()
            except Unavailable:
                room.house.drop(room)

    async def refresh(self) -> None:
        """Nobody is here, so nobody rings: look whether the log has gone on."""
        async with self._room.lock:
            await self.follow_log()

    async def follow_log(self) -> None:
        """Go on as the log says, and tell everybody who is here, row by row. The lock is held."""
        room = self._room
        rows = await room.house.store.tail(room.number, room.table.seq)
        try:
            for entry, row in entries.read_log(rows, room.table.seq):
                if not isinstance(entry, entries.UNLISTED):
                    await room.look_back()
                if row.person is not None and row.command is not None:
                    room.commands.note(row.person, row.command)
                room.go_on([entry], row.at, None, None, None)
        except BadSave:
            # Loading says what is wrong with it, and closes the table.
            await room.reload()
        except Exception:
            LOGGER.exception("the log could not be followed, so the table is loaded again")
            await room.reload()
        for person in room.table.kicked.intersection(each.person.id for each in room.connections):
            room.hang_up(person, Refused("kicked", "the host has sent you away from this table"))
