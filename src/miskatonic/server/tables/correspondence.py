"""The clocks of correspondence games, which run while no server has the table in memory.

The time when something is due next is noted in the database; `DueTables` wakes the table then.
"""

from typing import Final

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.tables.replica import Replica
from miskatonic.store import my_games
from miskatonic.store.store import Conflict, Store, Unavailable

SOON_MS: Final = 60_000


class CorrespondenceClock:
    """Notes when something is due at one table."""

    def __init__(
        self, replica: Replica, store: Store, clock: Clock, spawn: Spawn, noted: int | None
    ) -> None:
        self._replica: Final = replica
        self._store: Final = store
        self._clock: Final = clock
        self._spawn: Final = spawn
        self._noted = noted
        self._is_noted = True

    def note(self, is_ours: bool, due: int | None, is_busy: bool) -> None:
        """Note the time if it changed. `is_ours`: clocks and bots run on this server; `is_busy`:
        bots are about to answer.
        """
        table = self._replica.loaded.table
        if not is_ours and table.is_running:
            return
        if table.status != "playing":
            due = None
        elif is_busy:
            # If this server ends before the bots have answered, another looks after them soon.
            due = (self._clock.now() // SOON_MS + 2) * SOON_MS
        if not self._is_noted or due != self._noted:
            self._noted, self._is_noted = due, True
            self._spawn(self._write(due))

    async def _write(self, due: int | None) -> None:
        number = self._replica.number
        try:
            await self._store.write(lambda each: my_games.note_due(each, number, due))
        except (Unavailable, Conflict):
            self._is_noted = False
