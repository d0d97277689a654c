"""Wakes correspondence tables when something is due at them."""

import contextlib
import logging
from typing import Final

from miskatonic.server.base.clock import Clock, Timer
from miskatonic.server.base.refusals import Refused
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.store import my_games
from miskatonic.store.store import Conflict, Store, Unavailable

LOGGER: Final = logging.getLogger(__name__)
LOOK_MS: Final = 15_000
AT_ONCE: Final = 20
# A table that could not be loaded is tried again after this time.
AGAIN_MS: Final = 3_600_000


class DayClocks:
    """Wakes the tables where something is due; loading a table starts its own timer."""

    def __init__(
        self, tables: TableRegistry, store: Store, clock: Clock, peers: Peers, spawn: Spawn
    ) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._clock: Final = clock
        self._peers: Final = peers
        self._spawn: Final = spawn
        self._timer: Timer | None = None

    def start(self) -> None:
        self._timer = self._clock.call_at(self._clock.now() + LOOK_MS, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self.start()
        self._spawn(self.wake())

    async def wake(self) -> None:
        now = self._clock.now()
        try:
            due = await self._store.look(lambda each: my_games.due_tables(each, now, AT_ONCE))
            if not due or not await self._peers.may_run_maintenance():
                return
            for number, link in due:
                await self._wake(number, link)
        except (Unavailable, Conflict) as error:
            LOGGER.warning("cannot look for what is due: %s", error)

    async def _wake(self, number: int, link: str) -> None:
        try:
            live_table = await self._tables.live_table(link)
        except Refused:
            # It is unplayable now.
            later = self._clock.now() + AGAIN_MS
            await self._store.change(lambda each: my_games.note_due(each, number, later))
            return
        with contextlib.suppress(Refused):
            async with live_table.lock:
                live_table.autopilot.reschedule()
