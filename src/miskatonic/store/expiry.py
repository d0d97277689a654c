"""Find and delete expired data in small batches.

Every function takes a connection that is inside a transaction. `before` is the time before which
something counts as old.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update

from miskatonic.store.administration import OPEN, last_at
from miskatonic.store.erasure import Traces, erase
from miskatonic.store.schema import (
    ADMIN_LOG,
    LOG,
    NOTES,
    PEOPLE,
    PLACES,
    REPORTS,
    RESULTS,
    TABLES,
    TURNS,
)

# Seats taken in a lobby with only its host.
ALONE: Final = 1

Key = int | str
# Finds the old rows; with keys, only those among them.
Find = Callable[[Connection, int, Sequence[Key] | None], list[Key]]


def old_lobbies(
    connection: Connection, before: int, among: Sequence[Key] | None = None
) -> list[Key]:
    """Old lobbies with only the host."""
    alone = (TABLES.c.status == "lobby") & (TABLES.c.taken <= ALONE)
    return _old_tables(connection, alone, before, among)


def old_unfinished(
    connection: Connection, before: int, among: Sequence[Key] | None = None
) -> list[Key]:
    """Abandoned lobbies and games, and cancelled games.

    Excludes running correspondence games, which go on when their deadline passes.
    """
    unfinished = TABLES.c.status.in_((*OPEN, "aborted"))
    waits = (TABLES.c.status == "playing") & TABLES.c.due.is_not(None)
    return _old_tables(connection, unfinished & ~waits, before, among)


def old_finished(
    connection: Connection, before: int, among: Sequence[Key] | None = None
) -> list[Key]:
    return _old_tables(connection, TABLES.c.status == "over", before, among)


def _old_tables(
    connection: Connection, which: Any, before: int, among: Sequence[Key] | None
) -> list[Key]:
    query = select(TABLES.c.number).where(which, TABLES.c.created < before)
    query = query.where(func.coalesce(last_at(), TABLES.c.created) < before)
    return _keys(connection, query, TABLES.c.number, among)


def old_guests(
    connection: Connection, before: int, among: Sequence[Key] | None = None
) -> list[Key]:
    """Guests not seen since, and without a seat at an unfinished table."""
    busy = select(PLACES.c.person).join(TABLES, TABLES.c.number == PLACES.c.table)
    busy = busy.where(TABLES.c.status.in_(OPEN))
    query = select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), PEOPLE.c.seen < before)
    query = query.where(PEOPLE.c.id.not_in(busy))
    return _keys(connection, query, PEOPLE.c.id, among)


def old_reports(
    connection: Connection, before: int, among: Sequence[Key] | None = None
) -> list[Key]:
    query = select(REPORTS.c.number).where(REPORTS.c.closed < before)
    return _keys(connection, query, REPORTS.c.number, among)


def old_admin_actions(
    connection: Connection, before: int, among: Sequence[Key] | None = None
) -> list[Key]:
    """Old admin actions, except the last: servers compare its number to find new ones."""
    latest = select(func.max(ADMIN_LOG.c.number)).scalar_subquery()
    query = select(ADMIN_LOG.c.number).where(ADMIN_LOG.c.at < before, ADMIN_LOG.c.number < latest)
    return _keys(connection, query, ADMIN_LOG.c.number, among)


def _keys(connection: Connection, query: Any, key: Any, among: Sequence[Key] | None) -> list[Key]:
    if among is not None:
        query = query.where(key.in_(among))
    return list(connection.execute(query.order_by(key)).scalars())


def delete_tables(connection: Connection, tables: Sequence[Key]) -> None:
    """Delete tables with their logs, seats, notes, turns and results."""
    for kept in (LOG, PLACES, NOTES, TURNS, RESULTS):
        connection.execute(delete(kept).where(kept.c.table.in_(tables)))
    connection.execute(update(REPORTS).where(REPORTS.c.table.in_(tables)).values(table=None))
    connection.execute(delete(TABLES).where(TABLES.c.number.in_(tables)))


def delete_guest(connection: Connection, traces: Traces, before: int) -> bool:
    """Erase a guest; return False if they came back or made an account in the meantime."""
    still = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(sorted(traces.people)))
    fresh = still.where((PEOPLE.c.seen >= before) | PEOPLE.c.login.is_not(None))
    if connection.execute(fresh).first() is not None:
        return False
    erase(connection, traces)
    return True


def delete_reports(connection: Connection, numbers: Sequence[Key]) -> None:
    connection.execute(delete(REPORTS).where(REPORTS.c.number.in_(numbers)))


def delete_admin_actions(connection: Connection, numbers: Sequence[Key]) -> None:
    connection.execute(delete(ADMIN_LOG).where(ADMIN_LOG.c.number.in_(numbers)))


def set_missing_seen(connection: Connection, now: int, most: int) -> int:
    """Set `seen` to now for people without it, at most `most` of them; return how many."""
    some = select(PEOPLE.c.id).where(PEOPLE.c.seen.is_(None)).limit(most)
    return connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(some)).values(seen=now)).rowcount
