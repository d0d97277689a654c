"""Where a house is kept: a file of SQLite in the data folder, or a database of PostgreSQL."""

from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Engine

from miskatonic.store import database, postgres
from miskatonic.store.bell import Bell
from miskatonic.store.sqlite_log import SqliteLog
from miskatonic.store.writer import LogDatabase

FILE: Final = "miskatonic.sqlite3"


class Place(Protocol):
    """How it is opened."""

    # Whether several servers can use it at the same time.
    is_shared: bool
    # How many may read at the same time.
    readers: int

    def name(self) -> str:
        """For people; without a password."""

    def open_writer(self) -> Engine: ...

    def open_reader(self) -> Engine: ...

    def open_log(self, engine: Engine, bell: Bell) -> LogDatabase: ...


class SqlitePlace:
    is_shared = False
    # More would only wait for each other.
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

    def open_log(self, engine: Engine, bell: Bell) -> LogDatabase:
        return SqliteLog(self.path, engine)


class PostgresPlace:
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

    def open_log(self, engine: Engine, bell: Bell) -> LogDatabase:
        # Only here is psycopg needed, which not everybody has.
        from miskatonic.store.postgres_log import PostgresLog  # noqa: PLC0415

        return PostgresLog(self.url, engine, bell)


def place_of(folder: Path, url: str = "") -> Place:
    """`url` is the setting `database`; without it a house is a file."""
    return PostgresPlace(url) if url else SqlitePlace(folder)
