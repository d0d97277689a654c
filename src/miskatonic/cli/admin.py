"""`miskatonic admin`: administer a server through its database.

A running server reads the admin log every five seconds and applies new actions, so these commands
need no connection to it, and also work while it is stopped.
"""

import argparse
import asyncio
import getpass
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.cli.usage import BadUsage
from miskatonic.errors import BadSave
from miskatonic.server.ops import retention
from miskatonic.server.ops.admin_actions import Admin
from miskatonic.server.ops.configuration import Configuration, read_configuration
from miskatonic.server.ops.data_folder import (
    DATABASE,
    LOCK,
    BadFolder,
    FolderInUse,
    locked_folder,
    secret_key,
)
from miskatonic.server.people.bans import KINDS, BadAct
from miskatonic.server.tables.closed_tables import read_leniently, record_of
from miskatonic.store import administration, backup, cluster
from miskatonic.store.cluster_settings import SECRET, add_setting
from miskatonic.store.database import DatabaseTooNew, bring_up_to_date, newest_revision
from miskatonic.store.erasure import find_traces
from miskatonic.store.store import Listed, LogRow, table_with_log
from miskatonic.store.transfer import copy_database, count_rows
from miskatonic.store.urls import Place, SqlitePlace, place_of
from miskatonic.text import LANGUAGES, Texts

T = TypeVar("T")
MOST_DAYS: Final = 36_500


class AdminShell:
    """The session of an admin at the command line, with access to a server's folder."""

    def __init__(self, given: argparse.Namespace, texts: Texts) -> None:
        self.given: Final = given
        self.texts: Final = texts
        self.settings: Final[Configuration] = read_configuration(given)
        self.folder: Final[Path] = self.settings.folder
        self.database: Final[Path] = self.folder / DATABASE
        self.place: Final = place_of(self.folder, self.settings.database)
        self.now: Final = int(time.time() * 1000)
        self.admin: Final = Admin(f"shell: {getpass.getuser()}", self.now)

    # ------------------------------------------------------------ the database

    def check(self) -> None:
        """Raise BadUsage unless there is a database with the current schema."""
        if not self.place.is_shared and not self.database.is_file():
            raise BadUsage(self.texts("admin-no-folder", word=str(self.folder)))
        if self.look(administration.revision) != newest_revision():
            raise BadUsage(self.texts("admin-old-database", word=self.place.name()))

    def look(self, look: Callable[[Connection], T]) -> T:
        return self._with(self.place.open_reader(), look)

    def change(self, work: Callable[[Connection], T]) -> T:
        return self._with(self.place.open_writer(), work)

    def is_served(self) -> bool:
        if self.place.is_shared:
            return bool(self.look(cluster.living))
        return is_served(self.folder)

    def _with(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        try:
            with engine.begin() as connection:
                return work(connection)
        except BadAct as bad:
            raise BadUsage(self.texts(bad.text, word=bad.word)) from None
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", error))
            raise BadUsage(self.texts("bad-file", file=self.place.name(), reason=reason)) from None
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


class _AsyncShell:
    """The shell's database with the async methods that retention calls."""

    def __init__(self, shell: AdminShell) -> None:
        self._shell: Final = shell

    async def look_apart(self, look: Callable[[Connection], T]) -> T:
        return self._shell.look(look)

    async def change(self, work: Callable[[Connection], T]) -> T:
        return self._shell.change(work)


def date(at: int | None) -> str:
    if at is None:
        return "-"
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


# ---------------------------------------------------------------- commands


def status(shell: AdminShell) -> int:
    print(shell.place.name() if shell.place.is_shared else shell.folder)
    shell.say("admin-serving", serving="yes" if shell.is_served() else "no")
    figures = shell.look(administration.figures)
    figures["bytes"] = shell.look(administration.size)
    if not shell.place.is_shared:
        figures["free"] = shutil.disk_usage(shell.folder).free
    return shell.list(
        (number, shell.texts(f"admin-count-{key}")) for key, number in figures.items()
    )


def is_served(folder: Path) -> bool:
    if not (folder / LOCK).exists():
        return False
    try:
        with locked_folder(folder, check=False):
            return False
    except FolderInUse:
        return True


def ban(shell: AdminShell) -> int:
    given = shell.given
    days = read_days(shell.texts, given.days)
    done = shell.change(
        lambda each: shell.admin.ban(each, given.kind, given.value, days, given.reason)
    )
    return shell.say("admin-done-ban", kind=done.kind, value=done.value, until=days or 0)


def read_days(texts: Texts, word: str | None) -> int | None:
    if word is None:
        return None
    if not word.isdecimal() or not 1 <= int(word[:9]) <= MOST_DAYS:
        raise BadUsage(texts("admin-bad-days", word=word))
    return int(word[:9])


def unban(shell: AdminShell) -> int:
    given = shell.given
    shell.change(lambda each: shell.admin.unban(each, given.kind, given.value))
    return shell.say("admin-done-unban", value=given.value)


def bans(shell: AdminShell) -> int:
    return shell.list(
        (each.kind, each.value, date(each.at), date(each.until), each.reason)
        for each in shell.look(administration.bans)
    )


def close_table(shell: AdminShell) -> int:
    given = shell.given
    table = shell.change(lambda each: shell.admin.close_table(each, given.table, given.reason))
    return shell.say("admin-done-table", table=table)


def tables(shell: AdminShell) -> int:
    return shell.list(
        (
            each.number,
            each.game,
            each.status,
            f"{each.taken}/{each.seats}",
            date(each.created),
            date(each.last),
            each.host_name,
        )
        for each in shell.look(administration.open_tables)
    )


def table_log(shell: AdminShell) -> int:
    """Print the rows of a table's log, even if the table cannot be loaded."""
    _, log = _table_with_log(shell)
    for row in log:
        body = row.body.decode(errors="replace")
        print(f"{row.seq}  {date(row.at)}  {row.person or '-'}  {body}")
    return 0


def record(shell: AdminShell) -> int:
    """Write the record of a table's game to a file, read from the log without replaying it."""
    listed, log = _table_with_log(shell)
    try:
        found = record_of(listed, read_leniently(listed, log))
    except BadSave as error:
        raise BadUsage(str(error)) from None
    file = Path(shell.given.file)
    if file.exists():
        raise BadUsage(shell.texts("admin-file-there", file=str(file)))
    file.write_bytes(msgspec.json.format(found.to_json(), indent=1))
    return shell.say("admin-done-record", file=str(file), moves=len(found.moves))


def _table_with_log(shell: AdminShell) -> tuple[Listed, list[LogRow]]:
    which = shell.given.table

    def look(connection: Connection) -> tuple[Listed, list[LogRow]] | None:
        table = administration.id_of_table(connection, which)
        return None if table is None else table_with_log(connection, table)

    found = shell.look(look)
    if found is None:
        raise BadUsage(shell.texts("admin-no-table", word=which))
    return found


def reports(shell: AdminShell) -> int:
    found = shell.look(lambda each: administration.reports(each, with_closed=shell.given.all))
    return shell.list(
        (each.number, date(each.at), each.reason, each.about_name or each.about, date(each.closed))
        for each in found
    )


def report(shell: AdminShell) -> int:
    number = shell.given.number
    found = shell.look(lambda each: administration.reports(each, number=number))
    if not found:
        raise BadUsage(shell.texts("admin-no-report", word=str(number)))
    [one] = found
    shell.list((key, value) for key, value in one._asdict().items() if key != "text")
    print(one.text)
    return 0


def close_report(shell: AdminShell) -> int:
    number = shell.given.number
    shell.change(lambda each: shell.admin.close_report(each, number))
    return shell.say("admin-done-report", number=number)


def rename(shell: AdminShell) -> int:
    given = shell.given
    person = shell.change(lambda each: shell.admin.rename(each, given.person, given.name))
    return shell.say("admin-done-rename", id=person.id, name=person.name)


def delete(shell: AdminShell) -> int:
    person = shell.look(lambda each: shell.admin.person(each, shell.given.person))
    question = shell.texts("admin-sure", name=person.name, id=person.id)
    if not shell.given.yes and input(f"{question} ").strip() != "yes":
        shell.say("admin-not-sure")
        return 1
    traces = shell.look(lambda each: find_traces(each, person.id))
    shell.change(lambda each: shell.admin.delete_person(each, person.id, traces))
    return shell.say("admin-done-delete", name=person.name, id=person.id)


def log(shell: AdminShell) -> int:
    return shell.list(
        (date(each.at), each.who, each.what, each.about) for each in shell.look(administration.acts)
    )


def expire(shell: AdminShell) -> int:
    kept = shell.settings.retention
    do = retention.count_expired if shell.given.dry_run else retention.expire
    found = asyncio.run(do(_AsyncShell(shell), kept, shell.folder, shell.now))
    if not shell.given.dry_run:
        gone = ", ".join(f"{kind} {number}" for kind, number in found.counts.items() if number)
        about = gone or "nothing"
        shell.change(
            lambda each: administration.note(each, shell.now, shell.admin.who, "expire", about)
        )
    return shell.list(
        (number, shell.texts(f"admin-old-{kind}")) for kind, number in found.counts.items()
    )


# ---------------------------------------------------------------- backups


def make_backup(shell: AdminShell) -> int:
    file = Path(shell.given.file)
    if file.exists():
        raise BadUsage(shell.texts("admin-file-there", file=str(file)))
    try:
        size = _copied_to(shell, file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadUsage(shell.texts("admin-cannot-write", file=str(file), reason=reason)) from None
    except backup.BadBackup as error:
        raise BadUsage(
            shell.texts("admin-cannot-write", file=str(file), reason=str(error))
        ) from None
    shell.change(
        lambda each: administration.note(each, shell.now, shell.admin.who, "backup", file.name)
    )
    return shell.say("admin-done-backup", file=str(file), bytes=size)


def _copied_to(shell: AdminShell, file: Path) -> int:
    """Back up the database to a SQLite file, also from PostgreSQL; return its size."""
    if not shell.place.is_shared:
        return backup.back_up(shell.database, file)
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        copy = SqlitePlace(Path(folder))
        _copy(shell, shell.place, copy)
        return backup.back_up(copy.path, file)


def _copy(shell: AdminShell, source: Place, target: Place, secret: bytes | None = None) -> int:
    """Replace the target's data with the source's; return the number of rows."""
    old, new = source.open_reader(), target.open_writer()

    def also(connection: Connection) -> None:
        if secret is not None:
            add_setting(connection, SECRET, secret.hex())

    try:
        bring_up_to_date(new)
        return copy_database(old, new, also)
    except DatabaseTooNew as error:
        raise BadUsage(str(error)) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error))
        raise BadUsage(shell.texts("bad-file", file=target.name(), reason=reason)) from None
    finally:
        old.dispose()
        new.dispose()


def migrate(shell: AdminShell) -> int:
    """Move the data from SQLite to PostgreSQL, with the key so that sessions stay valid."""
    if not shell.place.is_shared:
        raise BadUsage(shell.texts("admin-migrate-where"))
    source = SqlitePlace(shell.folder)
    if not source.path.is_file():
        raise BadUsage(shell.texts("admin-no-folder", word=str(shell.folder)))
    try:
        with locked_folder(shell.folder):
            engine = source.open_writer()
            bring_up_to_date(engine)
            engine.dispose()
            _must_be_empty(shell)
            rows = _copy(shell, source, shell.place, secret_key(shell.folder))
    except FolderInUse:
        raise BadUsage(shell.texts("admin-server-runs", folder=str(shell.folder))) from None
    except (BadFolder, DatabaseTooNew) as error:
        raise BadUsage(str(error)) from None
    shell.change(
        lambda each: administration.note(
            each, shell.now, shell.admin.who, "migrate", str(source.path)
        )
    )
    return shell.say("admin-done-migrate", rows=rows, database=shell.place.name())


def _must_be_empty(shell: AdminShell) -> None:
    """Raise BadUsage if the target database has data."""
    engine = shell.place.open_writer()
    try:
        bring_up_to_date(engine)
        with engine.connect() as connection:
            rows = count_rows(connection)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error))
        raise BadUsage(shell.texts("bad-file", file=shell.place.name(), reason=reason)) from None
    finally:
        engine.dispose()
    if rows:
        raise BadUsage(shell.texts("admin-not-empty", database=shell.place.name()))


def _restore_shared(shell: AdminShell, file: Path) -> int:
    """Restore a backup to PostgreSQL, after backing up the current data to a file."""
    aside = shell.folder / f"before-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.sqlite3"
    _check_backup(shell, file)
    if shell.is_served():
        raise BadUsage(shell.texts("admin-server-runs", folder=shell.place.name()))
    shell.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    _copied_to(shell, aside)
    with tempfile.TemporaryDirectory(dir=shell.folder, prefix=".restore-") as folder:
        source = SqlitePlace(Path(folder))
        backup.back_up(file, source.path)
        engine = source.open_writer()
        bring_up_to_date(engine)
        engine.dispose()
        _copy(shell, source, shell.place)
    return shell.say("admin-done-restore", file=str(file), old=str(aside))


def restore(shell: AdminShell) -> int:
    file = Path(shell.given.file)
    if shell.place.is_shared:
        return _restore_shared(shell, file)
    aside = Path(f"{shell.database}.before-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")
    try:
        with locked_folder(shell.folder, check=False):
            _check_backup(shell, file)
            backup.restore(file, shell.database, aside)
    except FolderInUse:
        raise BadUsage(shell.texts("admin-server-runs", folder=str(shell.folder))) from None
    except BadFolder as error:
        raise BadUsage(str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadUsage(
            shell.texts("admin-cannot-write", file=str(shell.database), reason=reason)
        ) from None
    old = str(aside) if aside.exists() else "-"
    return shell.say("admin-done-restore", file=str(file), old=old)


def _check_backup(shell: AdminShell, file: Path) -> None:
    """Reject damaged backups and later revisions. Servers migrate earlier ones at startup."""
    try:
        found = backup.check(file)
    except backup.BadBackup as error:
        raise BadUsage(shell.texts("admin-bad-backup", file=str(file), reason=str(error))) from None
    if not found or found > newest_revision():
        reason = f"revision {found or '-'}; the newest known is {newest_revision()}"
        raise BadUsage(shell.texts("admin-bad-backup", file=str(file), reason=reason))


# ---------------------------------------------------------------- the command line

Command = Callable[[AdminShell], int]
# A flag or name, and the keyword arguments for add_argument; `help` is a text id.
Argument = tuple[str, dict[str, Any]]
_REASON: Final[Argument] = (
    "--reason",
    {"metavar": "TEXT", "required": True, "help": "admin-arg-reason"},
)
_KIND: Final[Argument] = ("kind", {"choices": KINDS, "metavar": "KIND", "help": "admin-arg-kind"})
_VALUE: Final[Argument] = ("value", {"metavar": "VALUE", "help": "admin-arg-value"})
_NUMBER: Final[Argument] = (
    "number",
    {"metavar": "NUMBER", "type": int, "help": "admin-arg-number"},
)
_PERSON: Final[Argument] = ("person", {"metavar": "PERSON", "help": "admin-arg-person"})
_FILE: Final[Argument] = ("file", {"metavar": "FILE", "help": "admin-arg-file"})
_DAYS: Final[Argument] = ("--days", {"metavar": "N", "help": "admin-arg-days"})
_TABLE: Final[Argument] = ("table", {"metavar": "TABLE", "help": "admin-arg-table"})
_TABLE_REASON: Final[Argument] = (
    "--reason",
    {"metavar": "TEXT", "required": True, "help": "admin-arg-table-reason"},
)
COMMANDS: Final[dict[str, tuple[Command, tuple[Argument, ...]]]] = {
    "status": (status, ()),
    "ban": (ban, (_KIND, _VALUE, _REASON, _DAYS)),
    "unban": (unban, (_KIND, _VALUE)),
    "bans": (bans, ()),
    "tables": (tables, ()),
    "close-table": (close_table, (_TABLE, _TABLE_REASON)),
    "table-log": (table_log, (_TABLE,)),
    "record": (record, (_TABLE, _FILE)),
    "reports": (reports, (("--all", {"action": "store_true", "help": "admin-arg-all"}),)),
    "report": (report, (_NUMBER,)),
    "close-report": (close_report, (_NUMBER,)),
    "rename": (rename, (_PERSON, ("name", {"metavar": "NAME", "help": "admin-arg-name"}))),
    "delete": (delete, (_PERSON, ("--yes", {"action": "store_true", "help": "admin-arg-yes"}))),
    "log": (log, ()),
    "backup": (make_backup, (_FILE,)),
    "restore": (restore, (_FILE,)),
    "migrate": (migrate, ()),
    "expire": (expire, (("--dry-run", {"action": "store_true", "help": "admin-arg-dry-run"}),)),
}
# These commands run without a database with the current schema: they write one.
WITHOUT_DATABASE: Final = ("restore", "migrate")


def add_commands(parser: argparse.ArgumentParser, texts: Texts) -> None:
    commands = parser.add_subparsers(dest="act", required=True, metavar="COMMAND")
    for name, (_, arguments) in COMMANDS.items():
        words = texts(f"admin-{name}")
        command = commands.add_parser(name, help=words, description=words)
        for flag, how in arguments:
            words = texts(str(how["help"]))
            command.add_argument(flag, **{**how, "help": words})
        _add_settings(command, texts)


def _add_settings(command: argparse.ArgumentParser, texts: Texts) -> None:
    command.add_argument("--data", metavar="FOLDER", help=texts("admin-arg-data"))
    command.add_argument("--database", metavar="URL", help=texts("admin-arg-database"))
    command.add_argument("--config", metavar="FILE", help=texts("admin-arg-config"))
    command.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help=texts("admin-arg-set")
    )
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        default=texts.language,
        help=texts("cli-option-language", languages=", ".join(LANGUAGES)),
    )


def run(given: argparse.Namespace, texts: Texts) -> int:
    shell = AdminShell(given, texts)
    if given.act not in WITHOUT_DATABASE:
        shell.check()
    return COMMANDS[given.act][0](shell)
