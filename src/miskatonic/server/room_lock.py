"""One command at a time: the lock of a room."""

import asyncio
from collections import deque
from types import TracebackType


class RoomLock:
    """Like asyncio's lock, but it can also be taken and given back without a task: a move that
    finds its room free is dealt with where it arrives, and what follows from its commit is a
    callback.
    """

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._is_held

    def take_at_once(self) -> bool:
        """Take it if it is free; whoever gets True must give it back."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    def give_back(self) -> None:
        """To whoever has waited longest."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_held = False

    async def __aenter__(self) -> None:
        if self.take_at_once():
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
