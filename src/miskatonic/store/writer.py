"""The one thread that writes, with group commit.

Whatever arrives while a commit waits for the disk goes into the next one, so that the number of
commits a second does not limit the number of moves.
"""

import asyncio
import functools
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from miskatonic.store.failpoints import fail_at
from miskatonic.store.schema import LOG

LOGGER: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 256
COLUMNS: Final = tuple(column.name for column in LOG.columns if column.name != "row")

Row = dict[str, Any]
Work = Callable[[Connection], Any]


class Job:
    """Rows for the log, and what else must be written with them or not at all."""

    def __init__(self, rows: list[Row], work: Work | None, loop: asyncio.AbstractEventLoop) -> None:
        self.rows: Final = rows
        self.work: Final = work
        self.loop: Final = loop
        self.done: Final[asyncio.Future[Any]] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None


class Writer:
    """Takes jobs from the event loop, and tells it when they are on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.groups = 0
        self.written = 0

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def submit(self, rows: list[Row], work: Work | None = None) -> asyncio.Future[Any]:
        """Done when it is committed; the result is what `work` returned."""
        job = Job(rows, work, asyncio.get_running_loop())
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                jobs, last = self._next_group()
                if jobs:
                    self._write(connection, jobs)
                    _tell(jobs)
                if last:
                    return

    def _next_group(self) -> tuple[list[Job], bool]:
        """All jobs that are waiting, at least one; and whether the thread is to end."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        self.groups += 1
        self.written += len(jobs)
        try:
            self._together(connection, jobs)
        except IntegrityError:
            # One of them is at fault, and must not take the others with it.
            self._one_by_one(connection, jobs)
        except Exception as error:
            LOGGER.exception("the store could not write %d jobs", len(jobs))
            for job in jobs:
                job.error = error

    def _together(self, connection: Connection, jobs: list[Job]) -> None:
        with connection.begin():
            _insert(connection, [row for job in jobs for row in job.rows])
            for job in jobs:
                if job.work is not None:
                    job.result = job.work(connection)
            fail_at("inserted")
        fail_at("committed")

    def _one_by_one(self, connection: Connection, jobs: list[Job]) -> None:
        for job in jobs:
            try:
                self._together(connection, [job])
            except IntegrityError as error:
                job.error = error
            except Exception as error:
                LOGGER.exception("the store could not write a job")
                job.error = error


def _insert(connection: Connection, rows: list[Row]) -> None:
    """Into the log, with as few statements as there are ones in the binary number of rows.

    With every statement the driver lets go of the interpreter, and may have to wait until it gets
    it back; row by row, that would be most of the time. Few lengths mean that all are prepared.
    """
    at = 0
    for power in range(len(rows).bit_length() - 1, -1, -1):
        count = 1 << power
        if len(rows) & count:
            values = [row[name] for row in rows[at : at + count] for name in COLUMNS]
            connection.exec_driver_sql(_insertion(count), tuple(values))
            at += count


@functools.cache
def _insertion(count: int) -> str:
    names = ", ".join(f'"{name}"' for name in COLUMNS)
    row = "(" + ", ".join("?" * len(COLUMNS)) + ")"
    return f"INSERT INTO log ({names}) VALUES " + ", ".join([row] * count)


def _tell(jobs: list[Job]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, told in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)
