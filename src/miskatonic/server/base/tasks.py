"""Background tasks of the server."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

LOGGER: Final = logging.getLogger(__name__)

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Tasks:
    """Starts background tasks and ends them when the server closes."""

    def __init__(self) -> None:
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.is_closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
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
