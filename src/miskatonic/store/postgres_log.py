"""The log in PostgreSQL: moves, game endings and the notification in one statement.

That is one transaction and one round trip. Rows are sent as one array per column. A lost connection
is reopened.
"""

import time
from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import errors
from sqlalchemy import URL, Engine, insert
from sqlalchemy.exc import IntegrityError

from miskatonic.store.failpoints import HAS_FAILPOINT, fail_at
from miskatonic.store.notify import CHANNEL, MOST_BYTES, Notifier, notify_with_commit
from miskatonic.store.postgres import connect_arguments, conninfo
from miskatonic.store.schema import LOG
from miskatonic.store.writer import DatabaseFailed, Ending, Row, RowExists, Work

_INSERT: Final = """
    INSERT INTO log ("table", seq, at, person, command, body)
    SELECT * FROM unnest(%s::bigint[], %s::integer[], %s::bigint[], %s::text[], %s::text[],
                         %b::bytea[])
"""
_END: Final = """
    UPDATE tables SET status = ended.status, result = ended.result
    FROM unnest(%s::bigint[], %s::text[], %s::text[]) AS ended (number, status, result)
    WHERE tables.number = ended.number
"""
# The join skips erased people, who have no place.
_KEEP: Final = """
    INSERT INTO results (person, "table", game, ended, seat, seats, won, played_as)
    SELECT kept.* FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::bigint[], %s::integer[],
                              %s::integer[], %s::integer[], %s::text[])
        AS kept (person, "table", game, ended, seat, seats, won, played_as)
    JOIN places USING (person, "table")
    ON CONFLICT DO NOTHING
"""
_FIND: Final = """
    SELECT "table", seq, at, person, command, body FROM log
    JOIN unnest(%s::bigint[], %s::integer[]) AS asked ("table", seq) USING ("table", seq)
"""
_NOTIFY: Final = "SELECT pg_notify(%s, %s)"


# How long a batch retries after the connection was lost, and the pause between attempts.
PATIENCE_SECONDS: Final = 4.0
PAUSE_SECONDS: Final = 0.2
Line = psycopg.Connection[Any]


class PostgresLog:
    """A `LogDatabase`. The engine is only for `run`, which takes arbitrary work."""

    def __init__(self, url: URL, engine: Engine, notifier: Notifier) -> None:
        self._url: Final = url
        self._engine: Final = engine
        self._notifier: Final = notifier
        self._connection: Line | None = None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def append(self, rows: Sequence[Row], endings: Sequence[Ending]) -> None:
        payload = self._notifier.with_commit(rows)
        statement, arguments = _statement(rows, endings, payload)
        try:
            self._execute(rows, statement, arguments)
        except errors.UniqueViolation as error:
            raise RowExists(str(error)) from None
        except psycopg.Error as error:
            raise DatabaseFailed(str(error)) from error
        fail_at("committed")
        self._notifier.after_commit(rows)

    def _execute(self, rows: Sequence[Row], statement: Any, arguments: list[Any]) -> None:
        """Execute a statement, retrying if the connection is lost.

        The lost attempt may have been committed: then the retry finds our own rows, which is fine.
        """
        until = time.monotonic() + PATIENCE_SECONDS
        was_lost = False
        while True:
            try:
                self._send(self._opened(), statement, arguments)
            except errors.UniqueViolation:
                if was_lost and self._are_there(rows):
                    return
                raise
            except psycopg.OperationalError:
                if not self._is_lost() or time.monotonic() > until:
                    raise
                was_lost = True
                time.sleep(PAUSE_SECONDS)
            else:
                return

    def _send(self, connection: Line, statement: Any, arguments: list[Any]) -> None:
        if HAS_FAILPOINT:
            with connection.transaction():
                connection.execute(statement, arguments)
                fail_at("inserted")
        else:
            connection.execute(statement, arguments)

    def _opened(self) -> Line:
        if self._connection is None:
            self._connection = psycopg.connect(
                conninfo(self._url), autocommit=True, **connect_arguments(self._url)
            )
        return self._connection

    def _is_lost(self) -> bool:
        """Whether the connection is lost; if so, `_opened` will open a new one."""
        connection = self._connection
        if connection is not None and (connection.broken or connection.closed):
            connection.close()
            self._connection = None
        return self._connection is None

    def _are_there(self, rows: Sequence[Row]) -> bool:
        tables, seqs, *_ = _columns(rows)
        found = self._opened().execute(_FIND, [tables, seqs]).fetchall()
        ours = {tuple(row) for row in zip(*_columns(rows), strict=True)}
        return {tuple(row) for row in found} == ours

    def run(self, rows: Sequence[Row], work: Work) -> Any:
        try:
            with self._engine.begin() as connection:
                if rows:
                    connection.execute(insert(LOG), [row._asdict() for row in rows])
                result = work(connection)
                payload = self._notifier.with_commit(rows)
                if payload is not None:
                    notify_with_commit(connection, payload)
                fail_at("inserted")
        except IntegrityError as error:
            raise RowExists(str(error.orig)) from None
        fail_at("committed")
        if rows:
            self._notifier.after_commit(rows)
        return result


def _statement(
    rows: Sequence[Row], endings: Sequence[Ending], payload: str | None
) -> tuple[Any, list[Any]]:
    """One statement, with its arguments, for the rows, endings, results and notification."""
    arguments: list[Any] = list(_columns(rows))
    parts = [_INSERT]
    if endings:
        parts.append(_END)
        arguments += [list(column) for column in zip(*endings, strict=True)][:3]
    outcomes = [each for ending in endings for each in ending.outcomes]
    if outcomes:
        parts.append(_KEEP)
        arguments += [list(column) for column in zip(*outcomes, strict=True)]
    if payload is None and len(parts) == 1:
        return _INSERT, arguments
    last = "SELECT 1"
    if payload is not None:
        last = _NOTIFY
        arguments += [CHANNEL, payload[:MOST_BYTES]]
    named = ", ".join(f"part{number} AS ({part})" for number, part in enumerate(parts))
    return f"WITH {named} {last}", arguments


def _columns(rows: Sequence[Row]) -> list[list[Any]]:
    columns = [list(column) for column in zip(*rows, strict=True)]
    # PostgreSQL rejects NUL characters, and clients choose the names of their commands.
    columns[4] = [None if each is None else each.replace("\0", "\ufffd") for each in columns[4]]
    return columns
