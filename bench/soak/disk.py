"""A disk that can be filled: a small tmpfs, or file size limits if mounting is not allowed."""

import contextlib
import errno
import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol

from miskatonic.server.ops.data_folder import DATABASE

MEGABYTE: Final = 1024 * 1024
# Large enough for ten minutes of the soak.
DISK_MEGABYTES: Final = 512
# Space in MB to leave free while the WAL is checkpointed.
KEPT: Final = 16


class Disk(Protocol):
    """The server's data folder on a disk that can be filled."""

    kind: str
    folder: Path

    def fill(self, pid: int) -> None:
        """Make all further writes of the server fail."""

    def clear(self, pid: int) -> None:
        """Make room again."""


class SmallDisk:
    """A tmpfs. A ballast file takes all the free space, so every write fails with ENOSPC."""

    kind = "a full tmpfs (ENOSPC)"

    def __init__(self, place: Path) -> None:
        self.folder = place / "data"
        self.folder.mkdir()
        self._ballast: Final = place / "ballast"

    def fill(self, pid: int) -> None:
        """Fill the disk, and truncate the WAL so that the next move has no old space to reuse."""
        with self._ballast.open("wb", buffering=0) as file:
            free = shutil.disk_usage(self.folder).free
            os.posix_fallocate(file.fileno(), 0, max(MEGABYTE, free - KEPT * MEGABYTE))
            file.seek(0, os.SEEK_END)
            self._shorten_log()
            block = b"\0" * MEGABYTE
            while block:
                try:
                    file.write(block)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
                    # Fill the rest with smaller and smaller blocks.
                    block = block[: len(block) // 2]

    def _shorten_log(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            database = sqlite3.connect(self.folder / DATABASE, timeout=2, isolation_level=None)
            with contextlib.closing(database):
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def clear(self, pid: int) -> None:
        self._ballast.unlink(missing_ok=True)


class LimitedFiles:
    """Limits the size of the server's files, where mounting is not allowed.

    SQLite reports that as an I/O error and not as a full disk; the server must survive it too.
    """

    kind = "a limit on the size of files (EFBIG)"

    def __init__(self, place: Path) -> None:
        self.folder = place

    def fill(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))

    def clear(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


@contextlib.contextmanager
def fillable_disk(megabytes: int = DISK_MEGABYTES) -> Iterator[Disk]:
    place = Path(tempfile.mkdtemp(prefix="miskatonic-soak-"))
    is_mounted = os.geteuid() == 0 and _run(
        "mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0700", "tmpfs", place
    )
    try:
        yield SmallDisk(place) if is_mounted else LimitedFiles(place)
    finally:
        if is_mounted and not _run("umount", place):
            _run("umount", "--lazy", place)
        shutil.rmtree(place, ignore_errors=True)


def _run(*command: str | Path) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
