"""Python's collector of garbage, in small pieces, and thoroughly at quiet moments only.

Nearly everything is freed as soon as nobody refers to it, tables and connections among it. What is
left are cycles, and looking for them takes longer the more there is to look at. So the new objects
are looked at often, before there are many. Among all objects it is looked when nobody is connected;
where somebody always is, a few times a day, when nobody has made a move for a while.
"""

import asyncio
import gc
import time
from typing import Final

from miskatonic.server.house import House

TICK_SECONDS: Final = 0.1
# New objects since the last time: enough to look when it is quiet, and when it never is. So many
# are looked at within a few milliseconds.
WORTH_IT: Final = 1_000
DEMANDED: Final = 4_000
# So many such looks, and those who were found alive are looked at once more; then they count as
# old, and only a look among all objects finds them.
LOOKS: Final = 2
# Among all objects, not sooner than this after the last time: if nobody is connected, and if
# somebody is.
LEAST_SECONDS: Final = 600.0
LEAST_SECONDS_IN_COMPANY: Final = 6 * 3600.0
# So many ticks without a move are a quiet time.
QUIET_TICKS: Final = 20


class QuietCollector:
    """Looks every tenth of a second whether this is a good moment."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._written = -1
        self._quiet_ticks = 0
        self._full_at = time.monotonic()

    def start(self) -> None:
        gc.disable()
        self._wait()

    def _wait(self) -> None:
        asyncio.get_running_loop().call_later(TICK_SECONDS, self._tick)

    def _tick(self) -> None:
        if self._house.is_closing:
            gc.enable()
            return
        self.look()
        self._wait()

    def look(self) -> None:
        written = self._house.store.writer.written
        self._quiet_ticks = self._quiet_ticks + 1 if written == self._written else 0
        self._written = written
        young, middle, _ = gc.get_count()
        if self._quiet_ticks >= QUIET_TICKS and self._is_time_for_all():
            self._full_at = time.monotonic()
            gc.collect()
        elif young > (WORTH_IT if self._quiet_ticks else DEMANDED):
            gc.collect(1 if middle >= LOOKS else 0)

    def _is_time_for_all(self) -> bool:
        least = LEAST_SECONDS_IN_COMPANY if self._house.sockets else LEAST_SECONDS
        return time.monotonic() - self._full_at >= least
