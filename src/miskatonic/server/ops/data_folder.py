"""The server's data folder: created, checked and locked before anything starts."""

import contextlib
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from miskatonic.errors import MiskatonicError
from miskatonic.store import urls
from miskatonic.store.health import meaning_of
from miskatonic.store.urls import location_of

DATABASE: Final = urls.FILE
LOCK: Final = "miskatonic.lock"
SECRET: Final = "secret"
SECRET_BYTES: Final = 32


class BadFolder(MiskatonicError):
    """The folder cannot be used; the message says why and how to fix it."""


class FolderInUse(BadFolder):
    """Another server uses it."""


@contextlib.contextmanager
def locked_folder(folder: Path, check: bool = True) -> Iterator[None]:
    """Lock the folder for this process. The lock ends with the process, however it ends.

    Pass `check=False` to replace a damaged database with a backup.
    """
    _make(folder)
    try:
        file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise _unusable(folder, error) from None
    try:
        if not _try_to_lock(file):
            raise FolderInUse(
                f"another server is using {folder}; stop it, or choose another folder with --data"
            )
        if check:
            _check_database(folder / DATABASE)
            secret_key(folder)
        yield
    finally:
        os.close(file)


@contextlib.contextmanager
def ready_place(folder: Path, database: str, patience: float = 30.0) -> Iterator[None]:
    """Lock the folder; or, with a database server, create the folder for everything else and wait
    until the database answers, because it may have been started together with this server.
    """
    if not database:
        with locked_folder(folder):
            yield
        return
    _make(folder)
    location = location_of(folder, database)
    until = time.monotonic() + patience
    while True:
        engine = location.open_writer()
        try:
            with engine.connect():
                break
        except SQLAlchemyError as error:
            if time.monotonic() > until or not _is_away(error):
                raise BadFolder(f"cannot use {location.name()}: {meaning_of(error)}") from None
            time.sleep(0.5)
        finally:
            engine.dispose()
    yield


def _is_away(error: Exception) -> bool:
    said = meaning_of(error)
    return "reached" in said or "starting" in said or "gone away" in said


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise _unusable(folder, error) from None


def _unusable(folder: Path, error: OSError) -> BadFolder:
    return BadFolder(
        f"cannot use the folder {folder}: {error.strerror}; choose another folder with --data"
    )


def secret_key(folder: Path) -> bytes:
    """The key that signs cookies, created at the first start, readable only by this user."""
    path = folder / SECRET
    try:
        if not path.exists():
            _make_secret(path)
        key = path.read_bytes()
    except OSError as error:
        raise BadFolder(f"cannot read or create the file {path}: {error.strerror}") from None
    if len(key) != SECRET_BYTES:
        raise BadFolder(
            f"the file {path} has {len(key)} bytes instead of {SECRET_BYTES}; restore it from a"
            " backup, or delete it: then everyone has to log in again"
        )
    return key


def _make_secret(path: Path) -> None:
    """Write it completely to the disk before it gets its name."""
    new = path.with_name(f"{path.name}.new")
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(file, "wb") as out:
        out.write(secrets.token_bytes(SECRET_BYTES))
        out.flush()
        os.fsync(out.fileno())
    new.replace(path)
    if os.name != "nt":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


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
    """Check that it is a writable SQLite database, and make it readable only by this user."""
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
            f"cannot use the database {path}: {error}; restore a backup, or choose another folder"
            " with --data"
        ) from None
