"""Python's collector of garbage, rarely, and thoroughly at quiet moments only.

Nearly everything is freed as soon as nobody refers to it: tables, connections, and what is asked of
the database. What is left are cycles, and few. To look for them takes longer the more there is to
look at: of the new objects that is the state of every table where somebody has moved, for each
move makes it anew. So while somebody plays it is not done until there are more objects than die,
and only as long as there are few to look through. At most a fiftieth of the time is spent on it.
What is too much is set aside unseen: modules that were loaded late, or what hundreds of people
leave behind in a moment. After it a sample is looked at, what came in the next few milliseconds. If
that is garbage, so was what came before it; then nothing is set aside while so many play, and the
look that takes long has to be when there is very much to gain.
Among all objects it is looked when nobody is connected; where somebody always is, a few times a
day, when nobody has made a move for a while.
"""

import asyncio
import gc
import time
from typing import Final

from miskatonic.server.house import House

TICK_SECONDS: Final = 0.25
# By so many objects there are more than at the last time: enough to look when it is quiet, when it
# never is, and when it would take long besides (they are some hundred megabytes).
WORTH_IT: Final = 2_000
DEMANDED: Final = 5_000
MUCH: Final = 1_000_000
# Among so many new objects a look takes too long: they are set aside.
HEAP: Final = 10_000
# What comes within this time afterwards is the sample, some thousand objects; so many of them may
# be garbage.
SAMPLE_SECONDS: Final = 0.005
LITTLE: Final = 100
# Where there are no more people, or they have moved no more often since the last look, it takes
# some ten milliseconds; nothing should hold the event loop for more than twenty.
FEW: Final = 50
# A look that took so long is followed by so many times as long without one, while somebody plays.
REST: Final = 49
# Among all objects, not sooner than this after the last time: if nobody is connected, and if
# somebody is.
LEAST_SECONDS: Final = 600.0
LEAST_SECONDS_IN_COMPANY: Final = 6 * 3600.0
# So many ticks without a move are a quiet time.
QUIET_TICKS: Final = 8


class QuietCollector:
    """Looks every quarter of a second whether this is a good moment."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._written = -1
        self._written_then = 0
        self._quiet_ticks = 0
        self._full_at = time.monotonic()
        self._rests_until = 0.0
        self._is_garbage_made = False

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
        more = gc.get_count()[0]
        if self._is_quiet and self._is_time_for_all():
            self._full_at = time.monotonic()
            self._collect_all()
        elif more > (WORTH_IT if self._quiet_ticks else DEMANDED):
            self._collect_new(more)

    @property
    def _is_quiet(self) -> bool:
        return self._quiet_ticks >= QUIET_TICKS

    def _collect_all(self) -> None:
        """With what was set aside, if nobody is there to wait for it."""
        if self._house.sockets == 0:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        else:
            gc.collect()

    def _collect_new(self, more: int) -> None:
        began = time.monotonic()
        is_quick = min(self._house.sockets, self._written - self._written_then) <= FEW
        if more > HEAP and (is_quick or not self._is_garbage_made):
            gc.freeze()
            self._written_then = self._written
            asyncio.get_running_loop().call_later(SAMPLE_SECONDS, self.look_at_sample)
        elif more > MUCH or (is_quick and (self._quiet_ticks or began >= self._rests_until)):
            # Never the middle generation: what is in it are tables, and nothing dies there.
            gc.collect(0)
            ended = time.monotonic()
            self._rests_until = ended + REST * (ended - began)
            self._written_then = self._written

    def look_at_sample(self) -> None:
        if gc.get_count()[0] <= HEAP:
            self._is_garbage_made = gc.collect(0) > LITTLE

    def _is_time_for_all(self) -> bool:
        least = LEAST_SECONDS_IN_COMPANY if self._house.sockets else LEAST_SECONDS
        return time.monotonic() - self._full_at >= least
