"""Copies of the whole database: made while a server writes, checked, and put back in its place."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

PART: Final = ".part"


class BadBackup(Exception):
    """The file is not what it should be; the message says why."""


def back_up(database: Path, file: Path) -> int:
    """Copy the database as it is at one moment; its size in bytes.

    The copy is one long read, for which no writer has to wait. It has its name only when it is
    complete, checked and on the disk.
    """
    part = Path(f"{file}{PART}")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        check(part)
        _sync(part)
        # Never in place of another file.
        os.link(part, file)
        _sync(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def check(file: Path) -> str:
    """BadBackup unless it is a whole database of ours; the revision of its tables."""
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
    """Put a backup in place of the database, which goes `aside` with all that belongs to it.

    Whoever calls this has checked the backup, and seen to it that nobody uses the database.
    """
    part = Path(f"{database}{PART}")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
        check(part)
        _sync(part)
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
        # Windows opens no folders, and needs no sync of them.
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
