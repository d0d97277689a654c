"""The lock of a live table: one command at a time, in the order in which they arrive."""

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class TableLock:
    """Like asyncio.Lock, but callbacks can take it as well: a move that finds its table free runs
    where it arrives, without a task.
    """

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def locked(self) -> bool:
        return self._is_held

    def run(self, call: Callable[[], None]) -> None:
        """Take the lock and call this, now or when its turn comes. The callback must see to it
        that the lock is given back.
        """
        if self._is_held:
            self._waiting.append(call)
        else:
            self._is_held = True
            call()

    def give_back(self) -> None:
        """Hand the lock to the first that waits."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not isinstance(waiter, asyncio.Future):
                # Not from here: the caller has to finish first.
                asyncio.get_running_loop().call_soon(waiter)
                return
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_held = False

    async def __aenter__(self) -> None:
        if not self._is_held:
            self._is_held = True
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.give_back()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.give_back()
