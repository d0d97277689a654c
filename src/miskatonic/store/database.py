"""How SQLite is opened: WAL, synchronous=FULL, BEGIN IMMEDIATE. And how any database is brought up
to date.
"""

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text

from miskatonic.errors import MiskatonicError
from miskatonic.store.dialects import is_postgres
from miskatonic.store.schema import HOUSE

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_SECONDS: Final = 10
# Any number that nobody else uses for a lock in this database.
LOCK: Final = 0x6D69736B
# In the table `house`: the oldest revision that code must know to use the database.
FLOOR: Final = "oldest-revision"

# Every commit is on the disk before anybody is told of it; that is what FULL is for.
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA temp_store = MEMORY",
)


def keep_private(path: Path) -> None:
    """Nobody else on this machine may read what people keep here; SQLite's other files follow."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def open_writer(path: Path) -> Engine:
    """For the one thread that writes. A transaction takes the lock when it begins."""
    return _open(path, "BEGIN IMMEDIATE", PRAGMAS)


def open_reader(path: Path) -> Engine:
    """For everybody who only looks."""
    return _open(path, "BEGIN", (*PRAGMAS, "PRAGMA query_only = ON"))


def _open(path: Path, begin: str, pragmas: tuple[str, ...]) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        # The driver would begin transactions by its own lights, and never IMMEDIATE.
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class DatabaseTooNew(MiskatonicError):
    """A later version has changed the database so that this one cannot use it any more."""


def migrations() -> "Config":
    # To load it takes a sixth of a server's start, and most starts have nothing to migrate.
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def newest_revision() -> str:
    """The latest that this version knows: revisions are counted, and their files named by that."""
    return max(each.name[:4] for each in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that this database has not seen yet.

    A database that has seen later ones than we know is used as it is: migrations only add, so that
    old and new servers run side by side. One that took something away says so in the table `house`.
    """
    with engine.begin() as connection:
        if is_postgres(connection):
            # Servers that are started together take turns.
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        found, known = _revision(connection), newest_revision()
        if found is not None and found >= known:
            _check_floor(connection, found, known)
            return
        from alembic import command  # noqa: PLC0415

        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """That of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _check_floor(connection: Connection, found: str, known: str) -> None:
    floor = connection.execute(select(HOUSE.c.value).where(HOUSE.c.key == FLOOR)).scalar() or known
    if floor > known:
        raise DatabaseTooNew(
            f"the database is of a later version (revision {found}), which needs at least revision"
            f" {floor}; this is {known}. Install the later version"
        )
