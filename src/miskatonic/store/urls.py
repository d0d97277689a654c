"""Database URLs: a SQLite file or PostgreSQL."""

from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Engine

from miskatonic.store import database, postgres
from miskatonic.store.notify import Notifier
from miskatonic.store.sqlite_log import SqliteLog
from miskatonic.store.writer import LogDatabase

FILE: Final = "miskatonic.sqlite3"


class DatabaseLocation(Protocol):
    """A database that can be opened."""

    # Whether several servers can use it at the same time.
    is_shared: bool
    # The number of reader threads.
    readers: int

    def name(self) -> str:
        """The path or URL to show, without a password."""

    def open_writer(self) -> Engine: ...

    def open_reader(self) -> Engine: ...

    def open_log(self, engine: Engine, notifier: Notifier) -> LogDatabase: ...


class SqliteLocation:
    is_shared = False
    # More readers would only wait for each other.
    readers = 1

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / FILE

    def name(self) -> str:
        return str(self.path)

    def open_writer(self) -> Engine:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        database.keep_private(self.path)
        return database.open_writer(self.path)

    def open_reader(self) -> Engine:
        return database.open_reader(self.path)

    def open_log(self, engine: Engine, notifier: Notifier) -> LogDatabase:
        return SqliteLog(self.path, engine)


class PostgresLocation:
    is_shared = True
    readers = postgres.READERS

    def __init__(self, given: str) -> None:
        self.url: Final = postgres.read_url(given)

    def name(self) -> str:
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    def open_writer(self) -> Engine:
        return postgres.open_writer(self.url)

    def open_reader(self) -> Engine:
        return postgres.open_reader(self.url)

    def open_log(self, engine: Engine, notifier: Notifier) -> LogDatabase:
        # Imported here because it needs psycopg, which is optional.
        from miskatonic.store.postgres_log import PostgresLog  # noqa: PLC0415

        return PostgresLog(self.url, engine, notifier)


def location_of(folder: Path, url: str = "") -> DatabaseLocation:
    """The database at `url` (the setting `database`), or else the SQLite file in the folder."""
    return PostgresLocation(url) if url else SqliteLocation(folder)
