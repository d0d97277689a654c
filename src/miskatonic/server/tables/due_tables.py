"""Wakes correspondence tables when something is due at them."""

import contextlib
import logging
from dataclasses import dataclass
from typing import Final

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.refusals import Refused
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.store import my_games
from miskatonic.store.store import Conflict, Store, Unavailable

LOGGER: Final = logging.getLogger(__name__)
AT_ONCE: Final = 20
# A table that could not be loaded is tried again after this time.
AGAIN_MS: Final = 3_600_000


@dataclass(frozen=True, eq=False)
class DueTables:
    """Wakes the tables where something is due; loading a table starts its own timer."""

    tables: TableRegistry
    store: Store
    clock: Clock
    peers: Peers

    async def wake(self) -> None:
        now = self.clock.now()
        try:
            due = await self.store.read(lambda each: my_games.due_tables(each, now, AT_ONCE))
            if not due or not await self.peers.may_run_maintenance():
                return
            for number, link in due:
                await self._wake(number, link)
        except (Unavailable, Conflict) as error:
            LOGGER.warning("cannot look up due correspondence games: %s", error)

    async def _wake(self, number: int, link: str) -> None:
        try:
            live_table = await self.tables.live_table(link)
        except Refused:
            # It is unplayable now.
            later = self.clock.now() + AGAIN_MS
            await self.store.write(lambda each: my_games.note_due(each, number, later))
            return
        with contextlib.suppress(Refused):
            async with live_table.lock:
                live_table.autopilot.reschedule()
