"""What a server does now and then, unasked: it lets take effect what admins did, wherever they did
it, deletes what was kept long enough, and wakes tables that are played over days.
"""

import logging
from typing import Final

from miskatonic.server import retention
from miskatonic.server.bans import refused
from miskatonic.server.clock import Timer
from miskatonic.server.day_clock import DayClocks
from miskatonic.server.house import House
from miskatonic.server.refusals import Refused
from miskatonic.server.room import Room
from miskatonic.store import operating
from miskatonic.store.operating import AdminAct
from miskatonic.store.store import Unavailable

LOGGER: Final = logging.getLogger(__name__)
ACTS_MS: Final = 5_000
EXPIRY_MS: Final = 3_600_000


class Housekeeping:
    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._last_act = 0
        self.day_clocks: Final = DayClocks(house)
        self._acts_timer: Timer | None = None
        self._expiry_timer: Timer | None = None

    async def start(self) -> None:
        """The bans are known before anybody comes in."""
        store = self._house.store
        self._house.follow_acts = self.follow_acts
        self._house.metrics.lag.start()
        self._last_act = await store.look(operating.last_act)
        self._house.bans.replace(await store.look(operating.bans))
        self._wait_for_acts()
        self._wait_for_expiry()
        self.day_clocks.start()

    def stop(self) -> None:
        self.day_clocks.stop()
        self._house.metrics.lag.stop()
        for timer in (self._acts_timer, self._expiry_timer):
            if timer is not None:
                timer.cancel()

    def _wait_for_acts(self) -> None:
        clock = self._house.clock
        self._acts_timer = clock.call_at(clock.now() + ACTS_MS, self._look_for_acts)

    def _look_for_acts(self) -> None:
        self._wait_for_acts()
        self._house.spawn(self.follow_acts())

    def _wait_for_expiry(self) -> None:
        clock = self._house.clock
        self._expiry_timer = clock.call_at(clock.now() + EXPIRY_MS, self._let_expire)

    def _let_expire(self) -> None:
        self._wait_for_expiry()
        self._house.spawn(self.expire())

    # ------------------------------------------------------------ what admins did

    async def follow_acts(self) -> None:
        """Whatever is new in the admins' log takes effect here."""
        last = self._last_act
        try:
            new = await self._house.store.look(lambda each: operating.acts_since(each, last))
        except Unavailable:
            # It is looked again in some seconds.
            return
        if not new:
            return
        self._last_act = max(self._last_act, new[-1].number)
        self._house.bans.replace(await self._house.store.look(operating.bans))
        self._send_away_banned()
        changed = {act.about for act in new if act.what in ("rename-person", "delete-person")}
        for person in changed:
            self._house.people.forget_believed(person)
        await self._load_changed(_deleted(new))

    def _send_away_banned(self) -> None:
        house = self._house
        for room in house.rooms():
            for connection in list(room.connections):
                ban = house.bans.of_address(connection.address, house.clock.now())
                ban = ban or house.bans.of_person(connection.person, house.clock.now())
                if ban is not None:
                    connection.close(refused(ban).refusal)

    async def _load_changed(self, deleted: set[str]) -> None:
        """Load the tables again whose log has been written to by somebody else."""
        rooms = self._house.rooms()
        last = await self._house.store.look(
            lambda each: operating.last_seqs(each, [room.number for room in rooms])
        )
        for room in rooms:
            self._send_away(room, deleted)
            is_known = deleted.isdisjoint(room.table.people())
            if not is_known or last.get(room.number) != room.table.seq - 1:
                await self._load_again(room, is_known)

    async def _load_again(self, room: Room, look_first: bool) -> None:
        async with room.lock:
            number = room.number
            last = await self._house.store.look(lambda each: operating.last_seqs(each, [number]))
            if number not in last:
                self._house.drop(room)
            elif not look_first or last[number] != room.table.seq - 1:
                await room.reload()
                room.show_room()

    def _send_away(self, room: Room, deleted: set[str]) -> None:
        for connection in list(room.connections):
            if connection.person.id in deleted:
                connection.close(Refused("who-are-you", "you have been deleted here").refusal)

    # ------------------------------------------------------------ what is old

    async def expire(self) -> None:
        house = self._house
        if not await house.neighbours.may_keep_house():
            return
        in_use = {room.number for room in house.rooms()} | await house.neighbours.in_use()
        found = await retention.expire(
            house.store, house.configuration.retention, house.folder, house.clock.now(), in_use
        )
        for room in house.rooms():
            if room.number in found.tables:
                await self._load_again(room, look_first=False)
        house.neighbours.rewritten(found.tables)
        gone = {kind: number for kind, number in found.counts.items() if number}
        if gone:
            LOGGER.info("deleted what was old: %s", gone)


def _deleted(acts: list[AdminAct]) -> set[str]:
    return {act.about for act in acts if act.what == "delete-person"}
