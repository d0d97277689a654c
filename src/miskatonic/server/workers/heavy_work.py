"""Runs slow work outside the event loop, with limits in total, per person and in time.

Loading, passwords, the referee and undo run in threads. Replaying records, which strangers can make
arbitrarily long, runs in a process that is killed when its time is up. People who ask for too much
are told to try again.
"""

import asyncio
import contextlib
import logging
import subprocess
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, BinaryIO, Final, Protocol, TypeVar, cast

import msgspec

from miskatonic.server.base.refusals import Refused
from miskatonic.server.workers import heavy_work_process, spawn
from miskatonic.server.workers.heavy_work_process import Answer, Job, done, send
from miskatonic.server.workers.pipes import read_body

LOGGER: Final = logging.getLogger(__name__)
T = TypeVar("T")
# A new process has to load the games first.
START_SECONDS: Final = 30.0


class OutOfTime(Exception):
    """The work took too long, and was ended."""


class Runner(Protocol):
    """Runs work that may take very long; called in a thread."""

    def run(self, call: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any: ...

    def close(self) -> None: ...


class ThreadRunner:
    """Runs it in the calling thread, for tests."""

    def run(self, call: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        packed = msgspec.msgpack.encode(done(call, list(arguments)))
        return msgspec.msgpack.decode(packed, type=Answer).unpacked()

    def close(self) -> None:
        pass


class ProcessRunner:
    """Runs it in another process, which is started when needed, and again after it ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._one_at_a_time: Final = threading.Lock()
        self._is_closed = False

    def run(self, call: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        """Run an importable function whose arguments and result are plain data."""
        job = Job(f"{call.__module__}:{call.__qualname__}", list(arguments), seconds)
        with self._one_at_a_time:
            if self._process is None or self._process.poll() is not None:
                self._start()
                seconds += START_SECONDS
            assert self._process is not None
            return self._answer(self._process, job, seconds)

    def _answer(self, process: "subprocess.Popen[bytes]", job: Job, seconds: float) -> Any:
        assert process.stdin is not None and process.stdout is not None
        # Killing the process closes its pipe, which ends the wait.
        timer = threading.Timer(seconds, process.kill)
        timer.start()
        try:
            send(cast(BinaryIO, process.stdin), job)
            answer = read_body(cast(BinaryIO, process.stdout))
        except (OSError, EOFError):
            self._end()
            raise OutOfTime(f"{job.call} took more than {seconds:.0f} seconds") from None
        finally:
            timer.cancel()
        return msgspec.msgpack.decode(answer, type=Answer).unpacked()

    def _start(self) -> None:
        self._end()
        if self._is_closed:
            raise OutOfTime("the server is shutting down")
        self._process = subprocess.Popen(
            spawn.command(heavy_work_process.__name__),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        with contextlib.suppress(OSError):
            process.communicate()

    def close(self) -> None:
        """Kill the process; callers that wait for it get an error at once."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._one_at_a_time:
            self._end()


class WorkQueue:
    """One kind of work: how much of it is waiting or running, and for whom."""

    def __init__(self, name: str, threads: int, most: int, each: int, seconds: float) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        self._most: Final = most
        self._each: Final = each
        self._people: Final[Counter[str]] = Counter()
        self.under_way = 0
        self.threads: Final = ThreadPoolExecutor(threads, thread_name_prefix=f"work-{name}")

    def begin(self, who: str | None) -> None:
        """Count one more job, or refuse it."""
        if self.under_way >= self._most:
            raise _busy()
        if who is not None:
            if self._people[who] >= self._each:
                raise Refused("too-fast", "too many at a time; try again in a moment")
            self._people[who] += 1
        self.under_way += 1

    def end(self, who: str | None) -> None:
        self.under_way -= 1
        if who is not None:
            self._people[who] -= 1
            if not self._people[who]:
                del self._people[who]

    async def in_thread(self, who: str | None, call: Callable[..., T], *arguments: Any) -> T:
        self.begin(who)
        loop = asyncio.get_running_loop()
        try:
            doing = loop.run_in_executor(self.threads, call, *arguments)
        except BaseException:
            self.end(who)
            raise
        # A thread cannot be ended, so it counts until it ends by itself.
        doing.add_done_callback(lambda done: self._ended(who, done))
        return await self._in_time(asyncio.shield(doing))

    def _ended(self, who: str | None, done: "asyncio.Future[Any]") -> None:
        self.end(who)
        if not done.cancelled():
            # Mark it as retrieved, in case the caller has given up.
            done.exception()

    async def waited_for(self, who: str | None, doing: Callable[[], Awaitable[T]]) -> T:
        """The same for work that is done elsewhere."""
        self.begin(who)
        try:
            return await self._in_time(doing())
        finally:
            self.end(who)

    async def _in_time(self, doing: Awaitable[T]) -> T:
        try:
            return await asyncio.wait_for(doing, self.seconds)
        except TimeoutError:
            LOGGER.warning("%s took longer than %.0f seconds", self.name, self.seconds)
            raise _busy() from None


def _busy() -> Refused:
    return Refused("try-again", "the server is busy; try again in a moment")


class HeavyWork:
    """All kinds of slow work. `runner` runs what may take very long."""

    def __init__(self, runner: Runner | None = None) -> None:
        self._runner: Final = runner or ThreadRunner()
        self._loading: Final = WorkQueue("loading", threads=2, most=5_000, each=1, seconds=60)
        self._records: Final = WorkQueue("records", threads=1, most=20, each=1, seconds=60)
        self._judgements: Final = WorkQueue("judgements", threads=2, most=100, each=2, seconds=10)
        self._passwords: Final = WorkQueue("passwords", threads=2, most=30, each=2, seconds=15)
        self._coach: Final = WorkQueue("coach", threads=1, most=50, each=1, seconds=20)
        self._pages: Final = WorkQueue("pages", threads=1, most=200, each=4, seconds=60)

    async def load(self, call: Callable[..., T], *arguments: Any) -> T:
        """Load a table from its log: two milliseconds, so the queue may be long."""
        return await self._loading.in_thread(None, call, *arguments)

    async def judge(self, who: str | None, call: Callable[..., T], *arguments: Any) -> T:
        """Run the referee, or find what can be undone: some ten milliseconds."""
        return await self._judgements.in_thread(who, call, *arguments)

    async def describe(self, who: str | None, call: Callable[..., T], *arguments: Any) -> T:
        """Write a page of text for a bot: some ten milliseconds; the first one loads all texts."""
        return await self._pages.in_thread(who, call, *arguments)

    async def hash(self, who: str | None, call: Callable[..., T], *arguments: Any) -> T:
        """Hash or verify a password."""
        return await self._passwords.in_thread(who, call, *arguments)

    async def advise(self, who: str, doing: Callable[[], Awaitable[T]]) -> T:
        """Ask the coach, which uses the bots' processes, without blocking the bots."""
        return await self._coach.waited_for(who, doing)

    async def replay(
        self, who: str | None, seconds: float, call: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Replay a game from its record, which may be long on purpose. Arguments and result are
        plain data.
        """
        try:
            return await self._records.in_thread(who, self._runner.run, call, arguments, seconds)
        except OutOfTime as error:
            LOGGER.warning("%s was ended: %s", call.__name__, error)
            raise _busy() from None

    def close(self) -> None:
        self._runner.close()
        queues = (self._loading, self._records, self._judgements, self._passwords, self._coach)
        for queue in (*queues, self._pages):
            queue.threads.shutdown(wait=False, cancel_futures=True)
