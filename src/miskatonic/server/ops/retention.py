"""Retention periods, and deletion of expired data.

Small batches let others write in between, so the command line can delete data while a server is
running.
"""

from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from miskatonic.server.base.settings import Days, Settings, about
from miskatonic.server.ops import access_log
from miskatonic.store import expiry
from miskatonic.store.erasure import Traces, find_traces
from miskatonic.store.expiry import Find, Key

T = TypeVar("T")
DAY_MS: Final = 24 * 3_600_000
BATCH: Final = 20


class Retention(Settings, frozen=True, kw_only=True):
    """After how many days data is deleted; 0 keeps it forever."""

    lobby_days: Annotated[
        Days, about("days until a table that no one else has joined is deleted; 0: never")
    ] = 7
    unfinished_days: Annotated[
        Days, about("days without a move until an unfinished game is deleted; 0: never")
    ] = 60
    finished_days: Annotated[Days, about("days until a finished game is deleted; 0: never")] = 0
    guest_days: Annotated[Days, about("days until an inactive guest is deleted; 0: never")] = 90
    report_days: Annotated[Days, about("days until a closed report is deleted; 0: never")] = 180
    admin_log_days: Annotated[Days, about("days that the admin log is kept; 0: forever")] = 365
    access_log_days: Annotated[Days, about("days that the access log is kept; 0: forever")] = 14


class Database(Protocol):
    """The store of a server, or a connection of the command line."""

    async def slow_read(self, query: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T: ...


class _Kind(NamedTuple):
    name: str
    days: int
    find: Find
    delete: Callable[[Connection, list[Key]], None] | None


def _kinds(kept: Retention) -> Iterator[_Kind]:
    # Before their tables, so that the counts match. Guests at a table that is deleted now go next
    # time.
    yield _Kind("guests", kept.guest_days, expiry.old_guests, None)
    tables = expiry.delete_tables
    yield _Kind("lobbies", kept.lobby_days, expiry.old_lobbies, tables)
    yield _Kind("unfinished", kept.unfinished_days, expiry.old_unfinished, tables)
    yield _Kind("finished", kept.finished_days, expiry.old_finished, tables)
    yield _Kind("reports", kept.report_days, expiry.old_reports, expiry.delete_reports)
    yield _Kind(
        "admin-log", kept.admin_log_days, expiry.old_admin_actions, expiry.delete_admin_actions
    )


class Expired(NamedTuple):
    """How many of each kind were (or would be) deleted, and which tables' logs have changed."""

    counts: dict[str, int]
    tables: set[int]


async def count_expired(database: Database, kept: Retention, folder: Path, now: int) -> Expired:
    """Count what `expire` would delete."""
    counts = {}
    for kind in _kinds(kept):
        if kind.days:
            before = now - kind.days * DAY_MS
            counts[kind.name] = len(await _found(database, kind, before))
    # A lobby can count as both.
    if counts.get("lobbies") and counts.get("unfinished"):
        counts["unfinished"] -= await _counted_twice(database, kept, now)
    if kept.access_log_days:
        counts["access-log"] = len(access_log.old_files(folder, now, kept.access_log_days))
    return Expired(counts, set())


async def _found(database: Database, kind: _Kind, before: int) -> list[Key]:
    return await database.slow_read(lambda connection: kind.find(connection, before, None))


async def _counted_twice(database: Database, kept: Retention, now: int) -> int:
    def query(connection: Connection) -> int:
        lobbies = expiry.old_lobbies(connection, now - kept.lobby_days * DAY_MS)
        others = expiry.old_unfinished(connection, now - kept.unfinished_days * DAY_MS)
        return len(set(lobbies) & set(others))

    return await database.slow_read(query)


async def expire(
    database: Database,
    kept: Retention,
    folder: Path,
    now: int,
    in_use: Container[int] = frozenset(),
) -> Expired:
    """Delete what has expired, except tables `in_use`."""
    counts: dict[str, int] = {}
    tables: set[int] = set()
    while await database.write(lambda each: expiry.set_missing_seen(each, now, BATCH)):
        pass
    for kind in _kinds(kept):
        if kind.days:
            before = now - kind.days * DAY_MS
            counts[kind.name] = await _expire(database, kind, before, in_use, tables)
    if kept.access_log_days:
        counts["access-log"] = access_log.delete_old(folder, now, kept.access_log_days)
    return Expired(counts, tables)


async def _expire(
    database: Database, kind: _Kind, before: int, in_use: Container[int], tables: set[int]
) -> int:
    found = await _found(database, kind, before)
    is_table = kind.delete is expiry.delete_tables
    old = [key for key in found if not (is_table and key in in_use)]
    deleted = 0
    for start in range(0, len(old), BATCH):
        some = old[start : start + BATCH]
        if kind.delete is None:
            deleted += await _delete_guests(database, some, before, tables)
            continue
        deleted += await database.write(_still_old(kind, before, some))
        if is_table:
            tables.update(int(key) for key in some)
    return deleted


def _still_old(kind: _Kind, before: int, some: list[Key]) -> Callable[[Connection], int]:
    """Check again in the transaction that deletes, because something may have happened since."""

    def work(connection: Connection) -> int:
        assert kind.delete is not None
        old = set(kind.find(connection, before, None)) & set(some)
        if old:
            kind.delete(connection, sorted(old, key=str))
        return len(old)

    return work


async def _delete_guests(database: Database, some: list[Key], before: int, tables: set[int]) -> int:
    deleted = 0
    for guest in map(str, some):
        traces = await _traces(database, guest)
        if await _delete_guest(database, traces, before):
            deleted += 1
            tables.update(trace.table for trace in traces.rows)
    return deleted


async def _traces(database: Database, guest: str) -> Traces:
    return await database.slow_read(lambda connection: find_traces(connection, guest))


async def _delete_guest(database: Database, traces: Traces, before: int) -> bool:
    return await database.write(lambda connection: expiry.delete_guest(connection, traces, before))
