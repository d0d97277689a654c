"""The queue of game analyses: one runs at a time, and each person may have one in the queue.

An analysis takes minutes of processor time. So it runs in a separate process of the lowest
priority, which reports its progress, and is ended when it is cancelled or its time is up.
"""

import asyncio
import contextlib
import logging
import subprocess
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from miskatonic.server.base.refusals import Refused
from miskatonic.server.workers import analysis_process, spawn
from miskatonic.server.workers.analysis_process import Job, Message, analysed, packed
from miskatonic.server.workers.pipes import receive_body

LOGGER: Final = logging.getLogger(__name__)
# The longest queue.
MOST: Final = 20
# The limits in processor time and in real time, which differ a lot on a busy server. The page tells
# people before they start an analysis.
PROCESSOR_SECONDS: Final = 180.0
CLOCK_SECONDS: Final = 3600.0

Progress = Callable[[float], None]


class Analyser(Protocol):
    """Makes an analysis; cancelling the task ends it."""

    async def run(self, job: Job, progress: Progress) -> bytes: ...


class ThreadAnalyser:
    """Makes analyses in a thread of this process, for tests."""

    async def run(self, job: Job, progress: Progress) -> bytes:
        loop = asyncio.get_running_loop()

        def tell(share: float) -> None:
            loop.call_soon_threadsafe(progress, share)

        return msgspec.json.encode(await asyncio.to_thread(analysed, job, tell))


class ProcessAnalyser:
    """Makes each analysis in a new process."""

    async def run(self, job: Job, progress: Progress) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *spawn.command(analysis_process.__name__),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(packed(job))
            await process.stdin.drain()
            while True:
                body = await receive_body(process.stdout)
                message: Message = msgspec.msgpack.decode(body, type=Message)
                if isinstance(message, bytes):
                    return message
                progress(message)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            process.stdin.close()
            await process.wait()


class Order:
    """An analysis that was asked for; `keep` stores the result."""

    def __init__(
        self, key: tuple[str, int], who: str, job: Job, keep: Callable[[bytes], Awaitable[None]]
    ) -> None:
        self.key: Final = key
        self.who: Final = who
        self.job: Final = job
        self.keep: Final = keep
        self.progress = 0.0
        self.is_running = False

    def told(self, share: float) -> None:
        self.progress = share


class AnalysisQueue:
    """The running analysis and those that wait, in the order they were asked for."""

    def __init__(self, analyser: Analyser | None = None) -> None:
        self._analyser: Final = analyser or ThreadAnalyser()
        self._orders: Final[dict[tuple[str, int], Order]] = {}
        self._failed: Final[set[tuple[str, int]]] = set()
        self._task: asyncio.Task[None] | None = None

    def find(self, table: str, seat: int) -> Order | None:
        return self._orders.get((table, seat))

    def ahead_of(self, order: Order) -> int:
        return list(self._orders).index(order.key)

    def has_failed(self, table: str, seat: int) -> bool:
        return (table, seat) in self._failed

    def check_can_add(self, who: str) -> None:
        """Refuse another analysis if the person already has one, or the queue is full."""
        if any(order.who == who for order in self._orders.values()):
            raise Refused("too-many", "one analysis at a time; your last one is not finished")
        if len(self._orders) >= MOST:
            raise Refused("try-again", f"{MOST} analyses are waiting already; try again later")

    def add(self, order: Order) -> None:
        self._failed.discard(order.key)
        self._orders[order.key] = order
        self._go_on()

    async def cancel(self, order: Order) -> None:
        self._orders.pop(order.key, None)
        if order.is_running and self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def close(self) -> None:
        self._orders.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until the queue is empty."""
        while self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
            await asyncio.sleep(0)

    def _go_on(self) -> None:
        if self._task is None and self._orders:
            order = next(iter(self._orders.values()))
            order.is_running = True
            self._task = asyncio.ensure_future(self._make(order))
            self._task.add_done_callback(self._ended)

    def _ended(self, _task: "asyncio.Task[None]") -> None:
        self._task = None
        self._go_on()

    async def _make(self, order: Order) -> None:
        try:
            found = await asyncio.wait_for(self._analyser.run(order.job, order.told), CLOCK_SECONDS)
            await order.keep(found)
        except Exception:
            LOGGER.exception("the analysis of table %s, seat %d, failed", *order.key)
            self._failed.add(order.key)
        finally:
            self._orders.pop(order.key, None)
