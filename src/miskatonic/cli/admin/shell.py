"""What all commands of `miskatonic admin` use: the server's database, and output."""

import argparse
import getpass
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.cli.usage import BadUsage
from miskatonic.server.ops.admin_actions import Admin
from miskatonic.server.ops.configuration import Configuration, read_configuration
from miskatonic.server.ops.data_folder import DATABASE, LOCK, FolderInUse, locked_folder
from miskatonic.server.people.bans import BadAct
from miskatonic.store import administration, cluster
from miskatonic.store.database import newest_revision
from miskatonic.store.urls import location_of
from miskatonic.text import Texts

T = TypeVar("T")


class AdminShell:
    """The session of an admin at the command line, with access to a server's folder."""

    def __init__(self, given: argparse.Namespace, texts: Texts) -> None:
        self.given: Final = given
        self.texts: Final = texts
        self.settings: Final[Configuration] = read_configuration(given)
        self.folder: Final[Path] = self.settings.folder
        self.database: Final[Path] = self.folder / DATABASE
        self.location: Final = location_of(self.folder, self.settings.database)
        self.now: Final = int(time.time() * 1000)
        self.admin: Final = Admin(f"shell: {getpass.getuser()}", self.now)

    # ------------------------------------------------------------ the database

    def check(self) -> None:
        """Raise BadUsage unless there is a database with the current schema."""
        if not self.location.is_shared and not self.database.is_file():
            raise BadUsage(self.texts("admin-no-folder", word=str(self.folder)))
        if self.read(administration.revision) != newest_revision():
            raise BadUsage(self.texts("admin-old-database", word=self.location.name()))

    def read(self, query: Callable[[Connection], T]) -> T:
        return self._with(self.location.open_reader(), query)

    def write(self, work: Callable[[Connection], T]) -> T:
        return self._with(self.location.open_writer(), work)

    def is_served(self) -> bool:
        if self.location.is_shared:
            return bool(self.read(cluster.living))
        return is_served(self.folder)

    def _with(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        try:
            with engine.begin() as connection:
                return work(connection)
        except BadAct as bad:
            raise BadUsage(self.texts(bad.text, word=bad.word)) from None
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", error))
            raise BadUsage(
                self.texts("bad-file", file=self.location.name(), reason=reason)
            ) from None
        finally:
            engine.dispose()

    # ------------------------------------------------------------ output

    def say(self, text: str, **values: str | int) -> int:
        print(self.texts(text, **values))
        return 0

    def list(self, rows: Iterable[tuple[object, ...]]) -> int:
        lines = ["  ".join(str(each) for each in row) for row in rows]
        print("\n".join(lines) if lines else self.texts("admin-nothing"))
        return 0


def is_served(folder: Path) -> bool:
    if not (folder / LOCK).exists():
        return False
    try:
        with locked_folder(folder, check=False):
            return False
    except FolderInUse:
        return True


def date(at: int | None) -> str:
    if at is None:
        return "-"
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
