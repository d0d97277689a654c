"""The writer thread, with group commit.

One batch is written at a time; jobs that arrive meanwhile form the next one, so the number of
commits per second does not limit the number of moves. `LogDatabase` is the interface to the
database, implemented in sqlite_log.py and postgres_log.py.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.store.health import Health

LOGGER: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 256
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128)

Work = Callable[[Connection], Any]
# Called in the event loop when a job is on disk or has failed.
Done = Callable[["Job"], None]
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Histogram:
    """Counts values in buckets by upper bound; the last bucket has none."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds: Final = bounds
        self._buckets: Final = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def note(self, value: float) -> None:
        self._buckets[bisect_left(self._bounds, value)] += 1
        self.sum += value

    def cumulative(self) -> list[tuple[str, float]]:
        """Each bound with the cumulative number of values, as Prometheus wants it."""
        so_far, cumulative = 0, []
        for bound, number in zip((*map(str, self._bounds), "+Inf"), self._buckets, strict=True):
            so_far += number
            cumulative.append((bound, float(so_far)))
        return cumulative


class Row(NamedTuple):
    """One row of a table's log. `body` is JSON."""

    table: int
    seq: int
    at: int
    person: str | None
    command: str | None
    body: bytes


class Outcome(NamedTuple):
    """How a game ended for one person: a row of `results`."""

    person: str
    table: int
    game: str
    ended: int
    seat: int
    seats: int
    won: int | None
    played_as: str


class Ending(NamedTuple):
    """Changes by a game's last move outside the log: the table's status and people's results."""

    table: int
    status: str
    result: str | None
    outcomes: Sequence[Outcome] = ()


class RowExists(Exception):
    """A row with this key exists already."""


class DatabaseFailed(Exception):
    """The database failed; the message is the driver's."""


DATABASE_ERRORS: Final = (SQLAlchemyError, DatabaseFailed, sqlite3.Error, OSError)


class LogDatabase(Protocol):
    """Stores logs. Used only by the writer thread.

    `append` and `run` are atomic, and return when everything is on disk.
    """

    def append(self, rows: Sequence[Row], endings: Sequence[Ending]) -> None:
        """Append moves and chat messages; raises RowExists if one of these rows exists already."""

    def run(self, rows: Sequence[Row], work: Work) -> Any:
        """Append rows and do other work in the same transaction; raises RowExists like `append`."""

    def close(self) -> None: ...


class Job:
    """Rows for the log, and other work to do in the same transaction."""

    __slots__ = ("done", "ending", "error", "loop", "result", "rows", "work")

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        rows: Sequence[Row],
        ending: Ending | None,
        work: Work | None,
        done: Done,
    ) -> None:
        self.rows: Final = rows
        self.ending: Final = ending
        self.work: Final = work
        self.done: Final = done
        self.loop: Final = loop
        self.result: Any = None
        self.error: Exception | None = None


class Writer:
    """Takes jobs from the event loop, and calls back there when they are on disk."""

    def __init__(self, database: LogDatabase, health: Health | None = None) -> None:
        self._database: Final = database
        self._health: Final = health or Health()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: list[Job] = []
        self._is_busy = False
        self._is_called = False
        self._batches: Final[queue.SimpleQueue[list[Job] | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.groups = 0
        self.written = 0
        self.commit_seconds: Final = Histogram(SECONDS)
        self.batch_sizes: Final = Histogram(SIZES)

    def start(self) -> None:
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs are queued for the next batch."""
        return len(self._waiting)

    def close(self) -> None:
        """Write the queued jobs, then stop."""
        if self._waiting:
            self._batches.put(self._waiting)
            self._waiting = []
        self._batches.put(None)
        self._thread.join()
        self._database.close()

    # ------------------------------------------------------------ in the event loop

    def append(
        self, rows: Sequence[Row], ending: Ending | None, done: Done, work: Work | None = None
    ) -> None:
        """Queue rows, with an ending or other work, not both. `done` is called when all of it is on
        disk or has failed (`job.error`, which `store_error` translates).
        """
        self._submit(Job(self._running_loop(), rows, ending, work, done))

    def submit(self, rows: Sequence[Row], work: Work | None = None) -> asyncio.Future[Any]:
        """Queue rows and work; the future's result, after the commit, is what `work` returned."""
        loop = self._running_loop()
        future: asyncio.Future[Any] = loop.create_future()

        def done(job: Job) -> None:
            if future.cancelled():
                return
            if job.error is not None:
                future.set_exception(job.error)
            else:
                future.set_result(job.result)

        self._submit(Job(loop, rows, None, work, done))
        return future

    def _running_loop(self) -> asyncio.AbstractEventLoop:
        """The running loop, cached because asking for it costs a system call."""
        loop = self._loop
        if loop is None or not loop.is_running():
            loop = self._loop = asyncio.get_running_loop()
        return loop

    def _submit(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._is_busy and not self._is_called:
            # Jobs that arrive in the same iteration of the loop join this batch.
            self._is_called = True
            job.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._is_called = False
        if self._is_busy or not self._waiting:
            return
        batch = self._waiting[:MOST_AT_ONCE]
        del self._waiting[:MOST_AT_ONCE]
        self._is_busy = True
        self._batches.put(batch)

    def _committed(self, batch: list[Job]) -> None:
        """Start the next batch, then call back for this one."""
        self._is_busy = False
        self._hand_over()
        for job in batch:
            try:
                job.done(job)
            except Exception:
                LOGGER.exception("a callback after a commit failed")

    # ------------------------------------------------------------ in the thread

    def _run(self) -> None:
        while True:
            batch = self._batches.get()
            if batch is None:
                return
            began = time.perf_counter()
            self._write(batch)
            self.commit_seconds.note(time.perf_counter() - began)
            self.batch_sizes.note(len(batch))
            loop = batch[0].loop
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._committed, batch)
            # Otherwise the tables of these jobs would stay in memory until the next batch.
            del batch

    def _write(self, batch: list[Job]) -> None:
        self.groups += 1
        self.written += len(batch)
        plain = [job for job in batch if job.work is None]
        if plain:
            self._append(plain)
        for job in batch:
            if job.work is not None:
                self._do(job, job.work)

    def _append(self, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        endings = [job.ending for job in jobs if job.ending is not None]
        try:
            self._database.append(rows, endings)
        except RowExists as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            # Retry one by one, so that only the conflicting job fails.
            for job in jobs:
                self._append([job])
        except Exception as error:  # noqa: BLE001
            self._failed(error)
            for job in jobs:
                job.error = error
        else:
            if self._health.trouble is not None:
                self._health.worked()

    def _do(self, job: Job, work: Work) -> None:
        try:
            job.result = self._database.run(job.rows, work)
        except RowExists as error:
            job.error = error
        except Exception as error:  # noqa: BLE001
            self._failed(error)
            job.error = error
        else:
            if self._health.trouble is not None:
                self._health.worked()

    def _failed(self, error: Exception) -> None:
        """Log a failure: database errors at most once a minute, bugs of ours always."""
        if isinstance(error, DATABASE_ERRORS):
            self._health.failed(error)
        else:
            LOGGER.error("the store could not write", exc_info=error)
