"""Follows the logs of tables in memory, after other servers have appended rows."""

import time
from collections import deque
from collections.abc import Mapping
from typing import Final

from miskatonic.server.base.tasks import Spawn, Timers
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.registry import TablesInMemory
from miskatonic.store import cluster
from miskatonic.store.store import Store, Unavailable

LOOK_SECONDS: Final = 2.0
# Rows can become visible a little later than rows with higher numbers; so look back this far.
LOOK_BACK_SECONDS: Final = 6.0


class LogFollower:
    """Lets tables catch up when told of a row, and regularly looks for rows it was not told of."""

    def __init__(self, store: Store, tables: TablesInMemory, spawn: Spawn, timers: Timers) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._spawn: Final = spawn
        self._timers: Final = timers
        # When we looked, and the last row at that time.
        self._rows: Final[deque[tuple[float, int]]] = deque()

    async def start(self) -> None:
        last = await self._store.read(cluster.last_row)
        self._rows.append((time.monotonic(), last))
        self._timers.again("look", LOOK_SECONDS, self.look)

    def told(self, live_table: LiveTable, seq: int, is_ours: bool) -> None:
        """The log has a row with this number. While we are writing, we find out by ourselves."""
        if seq >= live_table.table.seq and not (is_ours and live_table.lock.is_held):
            self._spawn(live_table.catch_up())

    def found(self, seqs: Mapping[int, int]) -> None:
        """The last row of each of these tables, from the database."""
        for table, seq in seqs.items():
            live_table = self._tables.by_number(table)
            if live_table is not None:
                self.told(live_table, seq, is_ours=True)

    async def look(self) -> None:
        """Make up for notifications that were lost."""
        self._timers.again("look", LOOK_SECONDS, self.look)
        now = time.monotonic()
        while len(self._rows) > 1 and self._rows[1][0] < now - LOOK_BACK_SECONDS:
            self._rows.popleft()
        since = self._rows[0][1]
        try:
            last, seqs = await self._store.read(lambda each: cluster.rows_since(each, since))
        except Unavailable:
            return
        self._rows.append((now, max(last, since)))
        self.found(seqs)
