"""The one thread that writes, with group commit.

One batch is under way at a time. Whatever arrives meanwhile is the next one, so the number of
commits a second does not limit the number of moves, and the disk is never asked twice at once.
What the writer needs of a database is a `LogDatabase`; they are in sqlite_log.py and
postgres_log.py.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.store.health import Health
from miskatonic.store.tally import SECONDS, Tally

LOGGER: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 256
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128)

Work = Callable[[Connection], Any]
# What is called in the event loop when a job is on the disk, or has failed.
Done = Callable[["Job"], None]


class Row(NamedTuple):
    """One row of a table's log. `body` is JSON."""

    table: int
    seq: int
    at: int
    person: str | None
    command: str | None
    body: bytes


class Outcome(NamedTuple):
    """How a game ended for one person: a row of their own list of games."""

    person: str
    table: int
    game: str
    ended: int
    seat: int
    seats: int
    won: int | None
    played_as: str


class Ending(NamedTuple):
    """What a game's last move changes besides the log: the list of tables, and everybody's own."""

    table: int
    status: str
    result: str | None
    outcomes: Sequence[Outcome] = ()


class Taken(Exception):
    """The database has such a row already."""


class DatabaseFailed(Exception):
    """The database did not do it; the message is its own."""


DATABASE_ERRORS: Final = (SQLAlchemyError, DatabaseFailed, sqlite3.Error, OSError)


class LogDatabase(Protocol):
    """Where logs are kept. Both methods return when everything is on the disk; if they raise an
    error, nothing of it is there. They are called in the writer's thread only.
    """

    def append(self, rows: Sequence[Row], endings: Sequence[Ending]) -> None:
        """Moves and lines of chat; `Taken` if one of these rows is there already."""

    def run(self, rows: Sequence[Row], work: Work) -> Any:
        """Rows, and what else must be written with them; `Taken` as above."""

    def close(self) -> None: ...


class Job:
    """Rows for the log, and what else must be written with them or not at all."""

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
    """Takes jobs from the event loop, and calls back there when they are on the disk."""

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
        self.commit_seconds: Final = Tally(SECONDS)
        self.batch_sizes: Final = Tally(SIZES)

    def start(self) -> None:
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait for the batch that is under way."""
        return len(self._waiting)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._waiting:
            self._batches.put(self._waiting)
            self._waiting = []
        self._batches.put(None)
        self._thread.join()
        self._database.close()

    # ------------------------------------------------------------ in the event loop

    def append(self, rows: Sequence[Row], ending: Ending | None, done: Done) -> None:
        """`done` is called when this is on the disk, or cannot be; it looks at the job's error."""
        self._submit(Job(self._running_loop(), rows, ending, None, done))

    def submit(self, rows: Sequence[Row], work: Work | None = None) -> asyncio.Future[Any]:
        """Done when it is committed; the result is what `work` returned."""
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
        """Asked for once: the answer costs a call of the system."""
        loop = self._loop
        if loop is None or not loop.is_running():
            loop = self._loop = asyncio.get_running_loop()
        return loop

    def _submit(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._is_busy and not self._is_called:
            # What else arrives in this turn of the loop goes along.
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
        """The next batch goes to the disk before anybody is told of this one."""
        self._is_busy = False
        self._hand_over()
        for job in batch:
            try:
                job.done(job)
            except Exception:
                LOGGER.exception("what follows from a commit failed")

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
        except Taken as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            # One of them is at fault, and must not take the others with it.
            for job in jobs:
                self._append([job])
        except Exception as error:  # noqa: BLE001
            self._failed(error)
            for job in jobs:
                job.error = error
        else:
            self._health.worked()

    def _do(self, job: Job, work: Work) -> None:
        try:
            job.result = self._database.run(job.rows, work)
        except Taken as error:
            job.error = error
        except Exception as error:  # noqa: BLE001
            self._failed(error)
            job.error = error
        else:
            self._health.worked()

    def _failed(self, error: Exception) -> None:
        """A database that does not work is told once a minute; anything else is a bug of ours."""
        if isinstance(error, DATABASE_ERRORS):
            self._health.failed(error)
        else:
            LOGGER.error("the store could not write", exc_info=error)
