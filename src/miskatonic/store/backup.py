"""Back up a SQLite database while a server writes to it, check backups, and restore them."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

PART: Final = ".part"


class BadBackup(Exception):
    """The file is not a usable backup; the message says why."""


def back_up(database: Path, file: Path) -> int:
    """Copy a consistent snapshot of the database to `file`; return its size in bytes.

    Writers are not blocked. The file gets its final name only once it is complete, checked and
    synced to disk.
    """
    part = Path(f"{file}{PART}")
    try:
        _copy(database, part, "PRAGMA journal_mode = DELETE")
        # Unlike a rename, a link never overwrites a file.
        os.link(part, file)
        _sync(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def _copy(database: Path, part: Path, *pragmas: str) -> None:
    """Copy a database to a new file that only we can read, check the copy and sync it to disk."""
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with (
        contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source,
        contextlib.closing(sqlite3.connect(part)) as copy,
    ):
        source.backup(copy)
        for pragma in pragmas:
            copy.execute(pragma)
    check(part)
    _sync(part)


def check(file: Path) -> str:
    """Return the schema revision of a backup; raise BadBackup if it is damaged or not ours."""
    if not file.is_file():
        raise BadBackup("there is no such file")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            [said] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if said != "ok":
                raise BadBackup(f"it is damaged: {said}")
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM tables, people WHERE 0")
    except sqlite3.Error as error:
        raise BadBackup(str(error)) from None
    return "" if row is None else str(row[0])


def restore(file: Path, database: Path, aside: Path) -> None:
    """Replace the database with a backup; the old database and its WAL files move to `aside`.

    The caller must check the backup first, and that the database is not in use.
    """
    part = Path(f"{database}{PART}")
    try:
        _copy(file, part)
        for end in ("-wal", "-shm", ""):
            old = Path(f"{database}{end}")
            if old.exists():
                old.rename(f"{aside}{end}")
        part.rename(database)
        _sync(database.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        # Windows cannot open folders, and does not need to sync them.
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
