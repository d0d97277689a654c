"""Games over days: their clocks run while nobody is there, and while no server has the table.

When something is due at such a table is noted in the database. One server looks now and then what
is, and loads the table; from there on everything goes its usual way.
"""

import contextlib
import logging
from typing import TYPE_CHECKING, Final

from miskatonic.server.refusals import Refused
from miskatonic.server.room_part import RoomPart
from miskatonic.store import days
from miskatonic.store.store import Conflict, Unavailable

if TYPE_CHECKING:
    from miskatonic.server.clock import Timer
    from miskatonic.server.house import House
    from miskatonic.server.room import Room

LOGGER: Final = logging.getLogger(__name__)
LOOK_MS: Final = 15_000
SOON_MS: Final = 60_000
AT_ONCE: Final = 20
# A table that could not be woken is tried again after this time.
AGAIN_MS: Final = 3_600_000


class DayClock(RoomPart):
    """Notes when something is due at one table."""

    def __init__(self, room: "Room", noted: int | None) -> None:
        super().__init__(room)
        self._noted = noted
        self._is_noted = True

    def note(self) -> None:
        """The room has looked what is due next. Only who lets its clocks run knows it."""
        room = self._room
        if not room.house.neighbours.drives(room) and room.table.is_running:
            return
        due = None
        if room.table.status == "playing":
            # If we end before the bots have answered, somebody else looks after them soon.
            soon = (room.clock.now() // SOON_MS + 2) * SOON_MS
            due = soon if room.autopilot.is_busy else room.autopilot.due
        if not self._is_noted or due != self._noted:
            self._noted, self._is_noted = due, True
            room.house.spawn(self._write(room.house, room.number, due))

    async def _write(self, house: "House", number: int, due: int | None) -> None:
        try:
            await house.store.change(lambda each: days.note_due(each, number, due))
        except (Unavailable, Conflict):
            self._is_noted = False


class DayClocks:
    """Wakes the tables where something is due, whoever has them."""

    def __init__(self, house: "House") -> None:
        self._house: Final = house
        self._timer: Timer | None = None

    def start(self) -> None:
        clock = self._house.clock
        self._timer = clock.call_at(clock.now() + LOOK_MS, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self.start()
        self._house.spawn(self.wake())

    async def wake(self) -> None:
        house = self._house
        now = house.clock.now()
        try:
            due = await house.store.look(lambda each: days.due_tables(each, now, AT_ONCE))
            if not due or not await house.neighbours.may_keep_house():
                return
            for number, link in due:
                await self._wake(number, link)
        except (Unavailable, Conflict) as error:
            LOGGER.warning("cannot look for what is due: %s", error)

    async def _wake(self, number: int, link: str) -> None:
        """The room's own timer does the rest. A table that cannot be played on is left alone."""
        house = self._house
        try:
            room = await house.room(link)
        except Refused:
            later = house.clock.now() + AGAIN_MS
            await house.store.change(lambda each: days.note_due(each, number, later))
            return
        with contextlib.suppress(Refused):
            async with room.lock:
                room.reschedule()
