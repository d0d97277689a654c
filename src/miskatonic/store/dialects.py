"""SQL that differs between SQLite and PostgreSQL."""

import functools
from typing import Any, Final

from sqlalchemy import Connection, Table, text
from sqlalchemy.dialects.postgresql import insert as insert_in_postgres
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import Boolean

POSTGRES: Final = "postgresql"


def is_postgres(connection: Connection) -> bool:
    return connection.dialect.name == POSTGRES


def upsert(connection: Connection, table: Table) -> Any:
    """An insert that supports ON CONFLICT."""
    return (insert_in_postgres if is_postgres(connection) else insert_in_sqlite)(table)


def replacing(
    connection: Connection, table: Table, key: tuple[str, ...], new: tuple[str, ...]
) -> Any:
    """An upsert: where a row with this key exists, its columns `new` are updated."""
    return _replacing(is_postgres(connection), table, key, new)


@functools.cache
def _replacing(postgres: bool, table: Table, key: tuple[str, ...], new: tuple[str, ...]) -> Any:
    """Cached, because every statement with `excluded` leaves a reference cycle for the GC."""
    row = (insert_in_postgres if postgres else insert_in_sqlite)(table)
    columns = {name: row.excluded[name] for name in new}
    return row.on_conflict_do_update(index_elements=list(key), set_=columns)


class mentions(FunctionElement[bool]):  # noqa: N801
    """`mentions(column, words)`: whether a column of UTF-8 bytes contains these words."""

    type = Boolean()
    inherit_cache = True


@compiles(mentions, "sqlite")
def _mentions_in_sqlite(element: mentions, compiler: Any, **how: Any) -> str:
    column, words = (compiler.process(each, **how) for each in element.clauses)
    return f"instr(CAST({column} AS TEXT), {words}) > 0"


@compiles(mentions, POSTGRES)
def _mentions_in_postgres(element: mentions, compiler: Any, **how: Any) -> str:
    column, words = (compiler.process(each, **how) for each in element.clauses)
    return f"position(convert_to({words}, 'UTF8') IN {column}) > 0"


def touch(connection: Connection) -> None:
    """Write to the disk without changing anything, to find out whether writes work."""
    if is_postgres(connection):
        # A transaction with an id writes a commit record to the WAL.
        connection.execute(text("SELECT pg_current_xact_id()"))
        return
    connection.execute(text("CREATE TABLE touched (at INTEGER)"))
    connection.execute(text("DROP TABLE touched"))
