"""Runs Python's garbage collector rarely, and thoroughly only at quiet moments.

Nearly everything is freed by reference counting: tables, connections, database queries. Only few
cycles remain. Looking for them takes longer the more objects there are, and each move creates new
ones. So while people play, the young generation is only collected when the number of objects has
grown and there are few to look through, for at most a fiftieth of the time.

If there are too many young objects (modules loaded late, or what hundreds of people leave behind at
once) they are frozen without being examined. Then a sample is examined: the objects of the next few
milliseconds. If it is garbage, so was the rest; then nothing is frozen while this many people play,
and a long collection only happens when there is very much to gain.

All generations are collected when no one is connected; if someone always is, a few times a day when
no one has moved for a while.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

TICK_SECONDS: Final = 0.25
# Collect when there are this many more objects than after the last collection: if no one has moved
# for a while, while people play, and if collecting takes long (some hundred megabytes).
NEW_WHEN_QUIET: Final = 2_000
NEW_WHEN_BUSY: Final = 5_000
NEW_WHEN_SLOW: Final = 1_000_000
# More young objects than this take too long to examine, so they are frozen.
FREEZE_FROM: Final = 10_000
# The sample is the objects created within this time, some thousands; at most this many of them may
# be garbage.
SAMPLE_SECONDS: Final = 0.005
GARBAGE_IN_SAMPLE: Final = 100
# With at most this many people, or moves since the last collection, it takes some ten milliseconds;
# nothing should block the event loop for more than twenty.
QUICK_UP_TO: Final = 50
# While people play, the next collection waits this many times as long as the last one took.
REST_FACTOR: Final = 49
# The least time between two full collections, if no one is connected and if someone is.
LEAST_SECONDS: Final = 600.0
LEAST_SECONDS_CONNECTED: Final = 6 * 3600.0
# This many ticks without a move are a quiet moment.
QUIET_TICKS: Final = 8


class QuietCollector:
    """Decides every quarter of a second whether to collect garbage.

    It is given how many log rows have been written so far, and how many sockets are open.
    """

    def __init__(self, written: Callable[[], int], sockets: Callable[[], int]) -> None:
        self._get_written: Final = written
        self._sockets: Final = sockets
        self._timer: asyncio.TimerHandle | None = None
        self._written = -1
        self._written_then = 0
        self._quiet_ticks = 0
        self._full_at = time.monotonic()
        self._rests_until = 0.0
        self._is_garbage_made = False

    def start(self) -> None:
        gc.disable()
        self._wait()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            gc.enable()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(TICK_SECONDS, self._tick)

    def _tick(self) -> None:
        self.look()
        self._wait()

    def look(self) -> None:
        written = self._get_written()
        self._quiet_ticks = self._quiet_ticks + 1 if written == self._written else 0
        self._written = written
        more = gc.get_count()[0]
        if self._is_quiet and self._is_time_for_all():
            self._full_at = time.monotonic()
            self._collect_all()
        elif more > (NEW_WHEN_QUIET if self._quiet_ticks else NEW_WHEN_BUSY):
            self._collect_young(more)

    @property
    def _is_quiet(self) -> bool:
        return self._quiet_ticks >= QUIET_TICKS

    def _collect_all(self) -> None:
        """Collect everything; including frozen objects if no one is connected."""
        if self._sockets() == 0:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
        else:
            gc.collect()

    def _collect_young(self, more: int) -> None:
        began = time.monotonic()
        is_quick = min(self._sockets(), self._written - self._written_then) <= QUICK_UP_TO
        if more > FREEZE_FROM and (is_quick or not self._is_garbage_made):
            gc.freeze()
            self._written_then = self._written
            asyncio.get_running_loop().call_later(SAMPLE_SECONDS, self.look_at_sample)
        elif more > NEW_WHEN_SLOW or (
            is_quick and (self._quiet_ticks or began >= self._rests_until)
        ):
            # Never the middle generation: it holds tables, and nothing dies there.
            gc.collect(0)
            ended = time.monotonic()
            self._rests_until = ended + REST_FACTOR * (ended - began)
            self._written_then = self._written

    def look_at_sample(self) -> None:
        if gc.get_count()[0] <= FREEZE_FROM:
            self._is_garbage_made = gc.collect(0) > GARBAGE_IN_SAMPLE

    def _is_time_for_all(self) -> bool:
        least = LEAST_SECONDS_CONNECTED if self._sockets() else LEAST_SECONDS
        return time.monotonic() - self._full_at >= least
