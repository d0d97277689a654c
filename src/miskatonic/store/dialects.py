"""Where SQLite and PostgreSQL want the same thing said in other words."""

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
    """An insert that can say what to do where such a row is there already."""
    return (insert_in_postgres if is_postgres(connection) else insert_in_sqlite)(table)


def replacing(
    connection: Connection, table: Table, key: tuple[str, ...], new: tuple[str, ...]
) -> Any:
    """An insert of rows; where one with this key is there, these columns of it become the new."""
    return _replacing(is_postgres(connection), table, key, new)


@functools.cache
def _replacing(postgres: bool, table: Table, key: tuple[str, ...], new: tuple[str, ...]) -> Any:
    """Made once: `excluded` and all it belongs to is a cycle of objects, which nobody but the
    collector of garbage would free.
    """
    row = (insert_in_postgres if postgres else insert_in_sqlite)(table)
    columns = {name: row.excluded[name] for name in new}
    return row.on_conflict_do_update(index_elements=list(key), set_=columns)


class mentions(FunctionElement[bool]):  # noqa: N801
    """Of bytes that are text, whether they have these words in them: `mentions(column, words)`."""

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
    """A write that changes nothing, but needs a place on the disk."""
    if is_postgres(connection):
        # A transaction that has a number leaves a mark in the write-ahead log when it ends.
        connection.execute(text("SELECT pg_current_xact_id()"))
        return
    connection.execute(text("CREATE TABLE touched (at INTEGER)"))
    connection.execute(text("DROP TABLE touched"))
