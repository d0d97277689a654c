"""Open SQLite (WAL, synchronous=FULL, BEGIN IMMEDIATE), and migrate either kind of database."""

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, select, text

from miskatonic.errors import MiskatonicError
from miskatonic.store.dialects import is_postgres
from miskatonic.store.schema import CLUSTER_SETTINGS

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_SECONDS: Final = 10
# An arbitrary advisory lock key, unique in this database.
LOCK: Final = 0x6D69736B
# Key in the table `house`: code must have at least this revision to use the database.
FLOOR: Final = "oldest-revision"

# FULL: a commit is on disk before any client hears about it.
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA temp_store = MEMORY",
)


def keep_private(path: Path) -> None:
    """Make the file readable by its owner only; SQLite's WAL files inherit the mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def open_writer(path: Path) -> Engine:
    """Open the engine of the writer thread. A transaction takes the lock when it begins."""
    return _open(path, "BEGIN IMMEDIATE", PRAGMAS)


def open_reader(path: Path) -> Engine:
    return _open(path, "BEGIN", (*PRAGMAS, "PRAGMA query_only = ON"))


def _open(path: Path, begin: str, pragmas: tuple[str, ...]) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        # Otherwise the driver would begin transactions implicitly, and never IMMEDIATE.
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class DatabaseTooNew(MiskatonicError):
    """A later version has migrated the database, and this version cannot use it."""


def migrations() -> "Config":
    # Loading alembic is a sixth of the startup time, and usually there is nothing to migrate.
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def newest_revision() -> str:
    """The latest revision that this version has: migration files begin with a 4-digit number."""
    return max(each.name[:4] for each in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that this database lacks.

    A database with later migrations is used as it is: migrations only add, so old and new servers
    can run side by side. A migration that removes something sets FLOOR in the table `house`.
    """
    with engine.begin() as connection:
        if is_postgres(connection):
            # Only one of several starting servers migrates at a time.
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
    """The revision of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _check_floor(connection: Connection, found: str, known: str) -> None:
    floor = (
        connection.execute(
            select(CLUSTER_SETTINGS.c.value).where(CLUSTER_SETTINGS.c.key == FLOOR)
        ).scalar()
        or known
    )
    if floor > known:
        raise DatabaseTooNew(
            f"the database is of a later version (revision {found}), which needs at least revision"
            f" {floor}; this is {known}. Install the later version"
        )
