"""The server's clock, repeated calls, and growing delays between retries.

Everything that waits takes its time from a Clock, so that tests can move the time themselves.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

# The delays before a retry, in milliseconds.
FIRST_WAIT: Final = 1_000
LONGEST_WAIT: Final = 30_000


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time in milliseconds since 1970, and calls when a time has come."""

    def now(self) -> int: ...

    def call_at(self, when: int, call: Callable[[], None]) -> Timer: ...


class Repeating:
    """Calls something at intervals, from `start` to `stop`."""

    def __init__(self, clock: Clock, interval_ms: int, call: Callable[[], None]) -> None:
        self._clock: Final = clock
        self._interval_ms: Final = interval_ms
        self._call: Final = call
        self._timer: Timer | None = None

    def start(self) -> None:
        self._timer = self._clock.call_at(self._clock.now() + self._interval_ms, self._ring)

    def _ring(self) -> None:
        self.start()
        self._call()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class RetryDelay:
    """How long to wait before retrying after a failure: twice as long each time."""

    def __init__(self) -> None:
        self.until = 0
        self._wait = FIRST_WAIT

    def failed(self, now: int) -> None:
        self.until = now + self._wait
        self._wait = min(self._wait * 2, LONGEST_WAIT)

    def shorten(self, now: int) -> None:
        """Retry soon: it has worked elsewhere."""
        self.until = min(self.until, now + FIRST_WAIT)

    def worked(self) -> None:
        if self.until:
            self.until = 0
            self._wait = FIRST_WAIT


class WallClock:
    """The real clock. It never runs backwards while the server is up."""

    def __init__(self) -> None:
        self._began: Final = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self._began + time.monotonic()) * 1000)

    def call_at(self, when: int, call: Callable[[], None]) -> Timer:
        delay = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call)
