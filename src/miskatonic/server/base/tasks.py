"""Background tasks of the server."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

LOGGER: Final = logging.getLogger(__name__)

Work = Coroutine[Any, Any, None]
Spawn = Callable[[Work], None]


class Tasks:
    """Starts background tasks and ends them when the server closes."""

    def __init__(self) -> None:
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.is_closing = False

    def spawn(self, work: Work) -> None:
        """Run this in the background. Failures are logged."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def quiet(self) -> None:
        """Wait until every task has finished."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        self.is_closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Timers:
    """Timers with names, by the event loop's clock. Each starts its work in the background."""

    def __init__(self, spawn: Spawn) -> None:
        self._spawn: Final = spawn
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._is_closed = False

    def again(self, name: str, seconds: float, work: Callable[[], Work]) -> None:
        """Start this later; replaces the timer of the same name."""
        if self._is_closed:
            return
        old = self._timers.pop(name, None)
        if old is not None:
            old.cancel()
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(seconds, self._time_is_up, name, work)

    def soon(self, name: str, seconds: float, work: Callable[[], Work]) -> None:
        """Start this later, once for all requests of this name until then."""
        if name not in self._timers:
            self.again(name, seconds, work)

    def _time_is_up(self, name: str, work: Callable[[], Work]) -> None:
        # From now on a new timer is needed.
        del self._timers[name]
        self._spawn(work())

    def close(self) -> None:
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
