"""A disk that can be filled: a small file system of our own, where that is allowed."""

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

from miskatonic.server.data_folder import DATABASE

MEGABYTE: Final = 1024 * 1024
# What the soak writes in ten minutes fits into it.
DISK_MEGABYTES: Final = 512
# So much is left while the log of the database is written into it.
KEPT: Final = 16


class Disk(Protocol):
    """Where the server keeps its folder, and how it comes to be full."""

    kind: str
    folder: Path

    def fill(self, pid: int) -> None:
        """From here on the server cannot write any more."""

    def clear(self, pid: int) -> None:
        """There is room again."""


class SmallDisk:
    """A tmpfs. A file takes all the room that is left: whoever writes then gets ENOSPC."""

    kind = "a full tmpfs (ENOSPC)"

    def __init__(self, place: Path) -> None:
        self.folder = place / "data"
        self.folder.mkdir()
        self._ballast: Final = place / "ballast"

    def fill(self, pid: int) -> None:
        """Also what the log of the database has of old room is taken away, so that the next move
        finds none.
        """
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
                    # The last bits go with ever smaller pieces.
                    block = block[: len(block) // 2]

    def _shorten_log(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            database = sqlite3.connect(self.folder / DATABASE, timeout=2, isolation_level=None)
            with contextlib.closing(database):
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def clear(self, pid: int) -> None:
        self._ballast.unlink(missing_ok=True)


class LimitedFiles:
    """Without the right to mount: no file of the server may grow. SQLite calls that an error of the
    disk, not a full one; the server has to live with it all the same.
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
