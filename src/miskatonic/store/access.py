"""Access to the database: reads in a thread pool, writes through the single writer thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from miskatonic.store.database import bring_up_to_date
from miskatonic.store.dialects import touch
from miskatonic.store.health import Health, meaning_of
from miskatonic.store.notify import Notifier
from miskatonic.store.schema import PEOPLE
from miskatonic.store.urls import location_of
from miskatonic.store.writer import DATABASE_ERRORS, Row, RowExists, Work, Writer

T = TypeVar("T")
# Building a statement leaves reference cycles for the GC, so frequent statements are built once.
_ANY_PERSON: Final = select(PEOPLE.c.id).limit(1)


class Conflict(Exception):
    """The row exists already: another server was faster (so reload), or a login is taken."""


class Unavailable(Exception):
    """The database failed; the write may or may not have happened.

    The message explains the problem in a sentence for users.
    """


STORE_ERRORS: Final = (RowExists, *DATABASE_ERRORS)


def store_error(error: Exception) -> Exception:
    """Translate a database error into Conflict or Unavailable."""
    if isinstance(error, RowExists):
        return Conflict(str(error))
    return Unavailable(meaning_of(error)) if isinstance(error, STORE_ERRORS) else error


class DatabaseAccess:
    """Opens the database, and runs reads and writes outside the event loop."""

    def __init__(self, directory: Path, url: str = "", notifier: Notifier | None = None) -> None:
        self.location: Final = location_of(directory, url)
        self._write_engine: Final = self.location.open_writer()
        bring_up_to_date(self._write_engine)
        self._read_engine: Final = self.location.open_reader()
        self._readers: Final = ThreadPoolExecutor(
            self.location.readers, thread_name_prefix="store-reader"
        )
        self.health: Final = Health()
        log = self.location.open_log(self._write_engine, notifier or Notifier())
        self.writer: Final = Writer(log, self.health)
        self.writer.start()

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self._read_engine.dispose()
        self._write_engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a thread of the pool."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self.read_now, query)
        except DATABASE_ERRORS as error:
            raise Unavailable(self.health.failed(error)) from error

    async def _write(self, rows: list[Row], work: Work | None) -> Any:
        try:
            return await self.writer.submit(rows, work)
        except STORE_ERRORS as error:
            raise store_error(error) from error

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Read in the calling thread. Blocks, so the event loop may only use it at startup."""
        try:
            with self._read_engine.connect() as connection:
                return query(connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        # The connection was lost since the last query. Reads can be repeated.
        with self._read_engine.connect() as connection:
            return query(connection)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """Write in the calling thread. Blocks, like `read_now`."""
        with self._write_engine.begin() as connection:
            return work(connection)

    async def trouble(self) -> str | None:
        """Why the database does not work; None if it does.

        Tries a read, and after an earlier failure also a write, to see whether it works again.
        """
        try:
            await self.read(lambda connection: connection.execute(_ANY_PERSON).first())
            if self.health.trouble is not None:
                await self._write([], touch)
        except Unavailable as error:
            return str(error)
        return self.health.trouble

    async def slow_read(self, query: Callable[[Connection], T]) -> T:
        """Read in an extra thread, so that a slow query does not delay other reads."""
        return await asyncio.to_thread(self.read_now, query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a write in one transaction."""
        result: T = await self._write([], work)
        return result
