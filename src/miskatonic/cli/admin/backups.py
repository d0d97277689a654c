"""Commands of `miskatonic admin` that copy the whole database: backup, restore, migrate."""

import tempfile
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.cli.admin.shell import AdminShell
from miskatonic.cli.usage import BadUsage
from miskatonic.server.ops.data_folder import BadFolder, FolderInUse, locked_folder, secret_key
from miskatonic.store import administration, backup
from miskatonic.store.cluster_settings import SECRET, add_setting
from miskatonic.store.database import DatabaseTooNew, bring_up_to_date, newest_revision
from miskatonic.store.transfer import copy_database, count_rows
from miskatonic.store.urls import DatabaseLocation, SqliteLocation


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
    shell.write(
        lambda each: administration.note(each, shell.now, shell.admin.who, "backup", file.name)
    )
    return shell.say("admin-done-backup", file=str(file), bytes=size)


def _copied_to(shell: AdminShell, file: Path) -> int:
    """Back up the database to a SQLite file, also from PostgreSQL; return its size."""
    if not shell.location.is_shared:
        return backup.back_up(shell.database, file)
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        copy = SqliteLocation(Path(folder))
        _copy(shell, shell.location, copy)
        return backup.back_up(copy.path, file)


def _copy(
    shell: AdminShell,
    source: DatabaseLocation,
    target: DatabaseLocation,
    secret: bytes | None = None,
) -> int:
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
    if not shell.location.is_shared:
        raise BadUsage(shell.texts("admin-migrate-where"))
    source = SqliteLocation(shell.folder)
    if not source.path.is_file():
        raise BadUsage(shell.texts("admin-no-folder", word=str(shell.folder)))
    try:
        with locked_folder(shell.folder):
            engine = source.open_writer()
            bring_up_to_date(engine)
            engine.dispose()
            _must_be_empty(shell)
            rows = _copy(shell, source, shell.location, secret_key(shell.folder))
    except FolderInUse:
        raise BadUsage(shell.texts("admin-server-runs", folder=str(shell.folder))) from None
    except (BadFolder, DatabaseTooNew) as error:
        raise BadUsage(str(error)) from None
    shell.write(
        lambda each: administration.note(
            each, shell.now, shell.admin.who, "migrate", str(source.path)
        )
    )
    return shell.say("admin-done-migrate", rows=rows, database=shell.location.name())


def _must_be_empty(shell: AdminShell) -> None:
    """Raise BadUsage if the target database has data."""
    engine = shell.location.open_writer()
    try:
        bring_up_to_date(engine)
        with engine.connect() as connection:
            rows = count_rows(connection)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error))
        raise BadUsage(shell.texts("bad-file", file=shell.location.name(), reason=reason)) from None
    finally:
        engine.dispose()
    if rows:
        raise BadUsage(shell.texts("admin-not-empty", database=shell.location.name()))


def _restore_shared(shell: AdminShell, file: Path) -> int:
    """Restore a backup to PostgreSQL, after backing up the current data to a file."""
    aside = shell.folder / f"before-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.sqlite3"
    _check_backup(shell, file)
    if shell.is_served():
        raise BadUsage(shell.texts("admin-server-runs", folder=shell.location.name()))
    shell.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    _copied_to(shell, aside)
    with tempfile.TemporaryDirectory(dir=shell.folder, prefix=".restore-") as folder:
        source = SqliteLocation(Path(folder))
        backup.back_up(file, source.path)
        engine = source.open_writer()
        bring_up_to_date(engine)
        engine.dispose()
        _copy(shell, source, shell.location)
    return shell.say("admin-done-restore", file=str(file), old=str(aside))


def restore(shell: AdminShell) -> int:
    file = Path(shell.given.file)
    if shell.location.is_shared:
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
