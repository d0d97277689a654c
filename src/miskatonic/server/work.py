"""What takes long is done beside the event loop: so much at once, so much a person, so long.

Loading, passwords, the referee and undo run in threads. What strangers can make as long as they
like, playing a record again, runs in a process that is ended when its time is up. Whoever asks for
too much is told to try again; everybody else notices nothing.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from miskatonic.errors import MiskatonicError
from miskatonic.server.refusals import Refused

LOGGER: Final = logging.getLogger(__name__)
T = TypeVar("T")
P = ParamSpec("P")
# A new process has to load the games first.
START_SECONDS: Final = 20.0


class OutOfTime(Exception):
    """It took too long, and was ended."""


class Runner(Protocol):
    """Whoever does what may take very long; it is called in a thread."""

    def run(self, call: Callable[..., T], arguments: tuple[Any, ...], seconds: float) -> T: ...

    def close(self) -> None: ...


class HereRunner:
    """Does it in the thread that asks: for tests, and where there is nothing to be afraid of."""

    def run(self, call: Callable[..., T], arguments: tuple[Any, ...], seconds: float) -> T:
        return call(*arguments)

    def close(self) -> None:
        pass


class ProcessRunner:
    """Does it in one other process, which is started when it is needed, and again after its end."""

    def __init__(self) -> None:
        self._process: Any = None
        self._line: Connection | None = None

    def run(self, call: Callable[..., T], arguments: tuple[Any, ...], seconds: float) -> T:
        if self._process is None or not self._process.is_alive():
            self._start()
            seconds += START_SECONDS
        assert self._line is not None
        try:
            self._line.send((call, arguments, seconds))
            if not self._line.poll(seconds):
                raise OutOfTime(f"more than {seconds:.0f} seconds")
            error, result = self._line.recv()
        except (OSError, EOFError) as gone:
            self._end()
            raise OutOfTime(f"its process has ended: {gone!r}") from None
        except OutOfTime:
            self._end()
            raise
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]

    def _start(self) -> None:
        self._end()
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(
            target=serve, args=(other,), name="miskatonic-work", daemon=True
        )
        self._process.start()
        other.close()

    def _end(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None

    def close(self) -> None:
        self._end()


def serve(line: Connection) -> None:
    """The other process: does what it is sent, until whoever sends it is gone.

    It ends itself when a job's time is up, even if nobody is left to end it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            call, arguments, seconds = line.recv()
        except EOFError:
            return
        with _alarm(seconds + 1):
            try:
                answer: tuple[Exception | None, Any] = (None, call(*arguments))
            except (MiskatonicError, Refused) as refused:
                answer = (refused, None)
            except Exception as error:
                LOGGER.exception("heavy work failed")
                answer = (RuntimeError(repr(error)), None)
        line.send(answer)


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
    yield
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)


class Desk:
    """One kind of work: how much of it waits or is under way, and for whom."""

    def __init__(self, name: str, threads: int, most: int, each: int, seconds: float) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        self._most: Final = most
        self._each: Final = each
        self._people: Final[Counter[str]] = Counter()
        self.under_way = 0
        self.threads: Final = ThreadPoolExecutor(threads, thread_name_prefix=f"work-{name}")

    def begin(self, who: str | None) -> None:
        """Count one more, or refuse it."""
        if self.under_way >= self._most:
            raise _busy()
        if who is not None:
            if self._people[who] >= self._each:
                raise Refused("too-fast", "one thing after the other; try again in a moment")
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
        # A thread cannot be ended, so it counts until it has come to its end by itself.
        doing.add_done_callback(lambda done: self._ended(who, done))
        return await self._in_time(asyncio.shield(doing))

    def _ended(self, who: str | None, done: "asyncio.Future[Any]") -> None:
        self.end(who)
        if not done.cancelled():
            # Somebody who has given up waiting does not look at it.
            done.exception()

    async def waited_for(self, who: str | None, doing: Callable[[], Awaitable[T]]) -> T:
        """The same with something that others do elsewhere."""
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
    """All of it. `runner` does what may take very long."""

    def __init__(self, runner: Runner | None = None) -> None:
        self._runner: Final = runner or HereRunner()
        self._loading: Final = Desk("loading", threads=2, most=5_000, each=1, seconds=60)
        self._records: Final = Desk("records", threads=1, most=20, each=1, seconds=40)
        self._thoughts: Final = Desk("thoughts", threads=2, most=100, each=2, seconds=10)
        self._passwords: Final = Desk("passwords", threads=2, most=30, each=2, seconds=15)
        self._coach: Final = Desk("coach", threads=1, most=50, each=1, seconds=20)

    async def load(self, call: Callable[..., T], *arguments: Any) -> T:
        """A table, from its log: two milliseconds, so all may wait for their turn."""
        return await self._loading.in_thread(None, call, *arguments)

    async def think(self, who: str | None, call: Callable[..., T], *arguments: Any) -> T:
        """The referee's thoughts, or what can be undone: some ten milliseconds."""
        return await self._thoughts.in_thread(who, call, *arguments)

    async def hash(self, who: str | None, call: Callable[..., T], *arguments: Any) -> T:
        """Passwords."""
        return await self._passwords.in_thread(who, call, *arguments)

    async def advise(self, who: str, doing: Callable[[], Awaitable[T]]) -> T:
        """The coach thinks where the bots do, and must not keep them from it."""
        return await self._coach.waited_for(who, doing)

    async def play_again(
        self, who: str | None, seconds: float, call: Callable[..., T], *arguments: Any
    ) -> T:
        """A whole game from its record. It may be long, and made up to be."""
        try:
            return await self._records.in_thread(who, self._runner.run, call, arguments, seconds)
        except OutOfTime as error:
            LOGGER.warning("%s was ended: %s", call.__name__, error)
            raise _busy() from None

    def close(self) -> None:
        self._runner.close()
        desks = (self._loading, self._records, self._thoughts, self._passwords, self._coach)
        for desk in desks:
            desk.threads.shutdown(wait=False, cancel_futures=True)
