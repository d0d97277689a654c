"""The log in SQLite: WAL, synchronous=FULL, and a whole batch of moves in one statement.

The driver releases the GIL for every statement, and may wait to get it back; row by row, that would
take most of the time. So rows are passed as one JSON text. A batch in which no game ends needs no
explicit transaction, because it is a single statement.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, insert
from sqlalchemy.exc import IntegrityError

from miskatonic.store.database import BUSY_SECONDS, PRAGMAS
from miskatonic.store.failpoints import HAS_FAILPOINT, fail_at
from miskatonic.store.schema import LOG
from miskatonic.store.writer import Ending, Row, RowExists, Work

INSERT: Final = """
    INSERT INTO log ("table", seq, at, person, command, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'),
           CAST(json_extract(value, '$[5]') AS BLOB)
    FROM json_each(?)
"""
END: Final = """
    UPDATE tables SET status = json_extract(ended.value, '$[1]'),
                      result = json_extract(ended.value, '$[2]')
    FROM json_each(?) AS ended WHERE tables.number = json_extract(ended.value, '$[0]')
"""
# The join skips erased people, who have no place.
KEEP: Final = """
    INSERT INTO results (person, "table", game, ended, seat, seats, won, played_as)
    SELECT places.person, places."table", json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
           json_extract(value, '$[6]'), json_extract(value, '$[7]')
    FROM json_each(?)
    JOIN places ON places.person = json_extract(value, '$[0]')
               AND places."table" = json_extract(value, '$[1]')
    WHERE true ON CONFLICT DO NOTHING
"""
_ENCODE: Final = msgspec.json.Encoder().encode


class SqliteLog:
    """A `LogDatabase`. The engine is only for `run`, which takes arbitrary work."""

    def __init__(self, path: Path, engine: Engine) -> None:
        self._engine: Final = engine
        self._connection: Final = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            self._connection.execute(pragma)

    def close(self) -> None:
        self._connection.close()

    def append(self, rows: Sequence[Row], endings: Sequence[Ending]) -> None:
        written = _ENCODE([(*row[:5], row[5].decode()) for row in rows]).decode()
        try:
            if endings or HAS_FAILPOINT:
                self._in_one_transaction(written, endings)
            else:
                self._connection.execute(INSERT, (written,))
        except sqlite3.IntegrityError as error:
            raise RowExists(str(error)) from None
        if HAS_FAILPOINT:
            fail_at("committed")

    def _in_one_transaction(self, written: str, endings: Sequence[Ending]) -> None:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(INSERT, (written,))
            if endings:
                connection.execute(END, (_ENCODE(endings).decode(),))
                outcomes = [each for ending in endings for each in ending.outcomes]
                connection.execute(KEEP, (_ENCODE(outcomes).decode(),))
            fail_at("inserted")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def run(self, rows: Sequence[Row], work: Work) -> Any:
        try:
            with self._engine.begin() as connection:
                if rows:
                    connection.execute(insert(LOG), [row._asdict() for row in rows])
                result = work(connection)
                fail_at("inserted")
        except IntegrityError as error:
            raise RowExists(str(error.orig)) from None
        fail_at("committed")
        return result
