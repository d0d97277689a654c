"""The folder where a server keeps everything: made, checked and locked before anything starts."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from miskatonic.errors import MiskatonicError

DATABASE: Final = "miskatonic.sqlite3"
LOCK: Final = "miskatonic.lock"


class BadFolder(MiskatonicError):
    """The folder cannot be used; the message says why, and what would help."""


class FolderInUse(BadFolder):
    """Another server uses it."""


@contextlib.contextmanager
def locked_folder(folder: Path, check: bool = True) -> Iterator[None]:
    """Nobody but us uses the folder meanwhile. The lock ends with the process, in whatever way.

    Whoever puts a backup in place of a damaged database does not check it first.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadFolder(
            f"cannot keep games in {folder}: {error.strerror}; name another folder with --data"
        ) from None
    try:
        if not _try_to_lock(file):
            raise FolderInUse(
                f"another server uses {folder} already; stop it, or name another folder with --data"
            )
        if check:
            _check_database(folder / DATABASE)
        yield
    finally:
        os.close(file)


def _try_to_lock(file: int) -> bool:
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:
        return _try_to_lock_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _try_to_lock_on_windows(file: int) -> bool:
    from importlib import import_module  # noqa: PLC0415

    msvcrt = import_module("msvcrt")
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True


def _check_database(path: Path) -> None:
    """Whether it is one of SQLite's, and can be written to. Only we may read what is in it."""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=2)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("SELECT count(*) FROM sqlite_master")
            connection.rollback()
        for each in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if each.exists():
                each.chmod(0o600)
    except (sqlite3.Error, OSError) as error:
        raise BadFolder(
            f"cannot use the database {path}: {error}; restore a backup, or name another folder"
            " with --data"
        ) from None
