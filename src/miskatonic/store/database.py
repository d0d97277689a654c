"""How the database is opened: WAL, synchronous=FULL, BEGIN IMMEDIATE, and up to date."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_SECONDS: Final = 10

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


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
