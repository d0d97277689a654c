"""Runs bots in worker processes, which are given their seat's view and nothing else."""

import asyncio
import contextlib
import functools
import logging
import subprocess
import time
from collections import deque
from collections.abc import Mapping
from typing import Any, Final, Protocol

from miskatonic import bots
from miskatonic.bots import Advice
from miskatonic.server.workers import bot_process, spawn
from miskatonic.server.workers.bot_process import packed, unpacked
from miskatonic.server.workers.fair_queue import FairQueue, Payer
from miskatonic.server.workers.pipes import receive_body

LOGGER: Final = logging.getLogger(__name__)

# How long a bot may think on a quiet server, and at the least on a busy one.
SECONDS: Final = 1.0
LEAST_SECONDS: Final = 0.02
# Over which time the demand is measured, and how much spare time is left: sharing out all of it
# would make a queue that never ends.
RECENT_SECONDS: Final = 4.0
SPARE: Final = 1.25
# The weight of the latest job's excess time in the running average.
LEARNT: Final = 0.1
# A job that takes this much longer than allowed hangs: its process is killed, and another one gets
# the job. A new process has to load the games first.
PATIENCE_SECONDS: Final = 4.0
START_SECONDS: Final = 20.0
# How often a job is tried before it has failed.
TRIES: Final = 2
# The pause after a process that ended before it answered anything.
PAUSE_SECONDS: Final = 1.0


class BotFailed(Exception):
    """A bot raised an error, or killed or stalled every process that ran it."""


class BotLost(BotFailed):
    """Every process that was tried died or stalled; another attempt may work."""


class BotRunner(Protocol):
    """Runs bots: a pool of processes, or in tests this process."""

    @property
    def waiting(self) -> int: ...

    @property
    def thinking(self) -> int: ...

    @property
    def workers(self) -> int: ...

    @property
    def failures(self) -> int: ...

    async def think(
        self, payer: Payer, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> int: ...

    async def speak(
        self, payer: Payer, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> dict[str, Any] | None: ...

    async def advise(self, payer: Payer, game: str, view: Mapping[str, Any]) -> Advice | None: ...

    def speaks(self, game: str, level: str) -> bool: ...

    async def close(self) -> None: ...


@functools.cache
def can_speak(game: str, level: str) -> bool:
    return isinstance(bots.make(game, level), bots.Speaker)


def stand_in(game: str) -> str:
    """The level that plays for people who are away: the strongest one."""
    return bots.strongest(game)


def seconds_to_think(processes: int, jobs: float) -> float:
    """AC-N24  Shorter the more bots think or wait; the same for each bot, whatever its role."""
    return max(LEAST_SECONDS, SECONDS * processes / max(processes, jobs))


class Demand:
    """Measures how often bots are asked, so that the first of many does not think as if it were
    alone, and how much longer than allowed they take, overhead included.
    """

    def __init__(self) -> None:
        self._asked: Final[deque[float]] = deque()
        self._excess = 0.0

    def asked(self, now: float) -> None:
        self._asked.append(now)

    def jobs(self, now: float) -> float:
        """How many jobs would run at a time if each took as long as on a quiet server."""
        while self._asked and self._asked[0] <= now - RECENT_SECONDS:
            self._asked.popleft()
        return SPARE * SECONDS * len(self._asked) / RECENT_SECONDS

    def took(self, given: float, taken: float) -> None:
        """Note how long a job took. Time that a bot did not use is not given to others."""
        self._excess += LEARNT * (max(0.0, taken - given) - self._excess)

    def seconds(self, processes: int, jobs: int, now: float) -> float:
        """How long a bot that starts now may think, with this many jobs running or waiting."""
        fair = seconds_to_think(processes, max(jobs, self.jobs(now)))
        return max(LEAST_SECONDS, fair - self._excess) if fair < SECONDS else fair


class Job:
    """A job for a worker: the name of a function there, and its arguments."""

    def __init__(self, payer: Payer, name: str, arguments: tuple[Any, ...]) -> None:
        self.payer: Final = payer
        self.name: Final = name
        self.arguments: Final = arguments
        self.tries = 0
        self.result: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()


class Worker:
    """One process, which does one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._process: Final = process
        self._jobs: Final = process.stdin
        self._results: Final = process.stdout
        self.has_answered = False

    @classmethod
    async def start(cls) -> "Worker":
        return cls(
            await asyncio.create_subprocess_exec(
                *spawn.command(bot_process.__name__),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    async def do(self, name: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether the job succeeded, and its result or error."""
        self._jobs.write(packed((name, arguments)))
        await self._jobs.drain()
        done, result = unpacked(await receive_body(self._results))
        self.has_answered = True
        return bool(done), result

    async def end(self) -> None:
        """Kill the process."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._jobs.close()
        await self._process.wait()


class BotPool:
    """Worker processes, started when the first job arrives."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._queue: Final[FairQueue[Job]] = FairQueue()
        self._open: Final[set[Job]] = set()
        self._under_way = 0
        self._idle: Final[list[Worker]] = []
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._is_closed = False
        self._demand: Final = Demand()
        # How many jobs have failed.
        self.failures = 0

    async def think(
        self, payer: Payer, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> int:
        choice: int = await self._ask(payer, "choose", game, level, view, seed)
        return choice

    async def speak(
        self, payer: Payer, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> dict[str, Any] | None:
        claim: dict[str, Any] | None = await self._ask(payer, "utter", game, level, view, seed)
        return claim

    def speaks(self, game: str, level: str) -> bool:
        return can_speak(game, level)

    async def advise(self, payer: Payer, game: str, view: Mapping[str, Any]) -> Advice | None:
        advice: Advice | None = await self._ask(payer, "advise", game, view)
        return advice

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """How many jobs are running."""
        return self._under_way

    @property
    def workers(self) -> int:
        """How many processes there are; each running job has one."""
        return self._under_way + len(self._idle)

    async def close(self) -> None:
        """Kill all processes, and cancel their jobs."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in self._open:
            job.result.cancel()
        await asyncio.gather(*[worker.end() for worker in self._idle])
        self._idle.clear()

    # ------------------------------------------------------------ running jobs

    async def _ask(self, payer: Payer, name: str, *arguments: Any) -> Any:
        if self._is_closed:
            raise BotLost("the server is shutting down")
        if name == "choose":
            self._demand.asked(time.monotonic())
        job = Job(payer, name, arguments)
        self._open.add(job)
        self._queue.push(payer, job)
        self._serve()
        try:
            return await job.result
        finally:
            self._open.discard(job)

    def _serve(self) -> None:
        """Give waiting jobs to free processes."""
        while self._under_way < self._processes and not self._is_closed:
            job = self._queue.pop()
            if job is None:
                return
            if job.result.cancelled():
                self._queue.settle(job.payer, 0.0)
                continue
            self._under_way += 1
            task = asyncio.ensure_future(self._do(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, job: Job) -> None:
        began = time.monotonic()
        try:
            await self._try(job)
        except Exception as error:
            LOGGER.exception("could not run a bot's process")
            self._fail(job, BotFailed(f"{job.name}: {error}"))
        finally:
            self._under_way -= 1
            self._queue.settle(job.payer, time.monotonic() - began)
            if not job.result.done():
                self._queue.push(job.payer, job, first=True)
            self._serve()

    async def _try(self, job: Job) -> None:
        """Try a job once. If it is not done afterwards, it is tried again."""
        job.tries += 1
        jobs, began = self._under_way + len(self._queue), time.monotonic()
        seconds = self._demand.seconds(self._processes, jobs, began)
        arguments = (*job.arguments, seconds) if job.name == "choose" else job.arguments
        worker = self._idle.pop() if self._idle else await Worker.start()
        is_new = not worker.has_answered
        patience = START_SECONDS if is_new else PATIENCE_SECONDS
        try:
            done, result = await asyncio.wait_for(
                worker.do(job.name, arguments), seconds + patience
            )
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await worker.end()
            await self._failed_process(job, worker, error)
        except BaseException:
            await worker.end()
            raise
        else:
            self._idle.append(worker)
            if job.name == "choose" and not is_new:
                self._demand.took(seconds, time.monotonic() - began)
            if job.result.done():
                return
            if done:
                job.result.set_result(result)
            else:
                self._fail(job, BotFailed(f"{job.name}: {result}"))

    async def _failed_process(self, job: Job, worker: Worker, error: Exception) -> None:
        what = "hung" if isinstance(error, TimeoutError) else "died"
        LOGGER.warning("a bot's process %s (%d); trying another one", what, worker.pid)
        if job.tries >= TRIES:
            self._fail(job, BotLost(f"{job.name}: its process {what} {job.tries} times"))
        if not worker.has_answered:
            await asyncio.sleep(PAUSE_SECONDS)

    def _fail(self, job: Job, error: BotFailed) -> None:
        if not job.result.done():
            self.failures += 1
            job.result.set_exception(error)
