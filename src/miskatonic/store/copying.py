"""A whole house from one database into another, whichever they are: moving, backup and restore.

It is read at one moment, while servers write, and written in one transaction: all of it or nothing.
What only servers that run have to say, who is there and who looks after what, stays behind.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    Table,
    delete,
    func,
    insert,
    select,
    text,
)

from miskatonic.store.dialects import is_postgres
from miskatonic.store.schema import LEADERS, LEASES, METADATA, PRESENCE, PROCESSES

AT_ONCE: Final = 500
FLEETING: Final = (PROCESSES, PRESENCE, LEADERS, LEASES)


def kept_tables() -> list[Table]:
    """In an order in which nothing refers to what is not there yet."""
    return [table for table in METADATA.sorted_tables if table not in FLEETING]


def copy_house(
    source: Engine, target: Engine, also: Callable[[Connection], None] | None = None
) -> int:
    """How many rows. The target is up to date, and empty afterwards but for what was copied; `also`
    is done in the same transaction.
    """
    with source.connect() as old, target.begin() as new:
        if is_postgres(old):
            old.execution_options(isolation_level="REPEATABLE READ")
        for table in reversed(METADATA.sorted_tables):
            new.execute(delete(table))
        copied = sum(_copy(old, new, table) for table in kept_tables())
        if also is not None:
            also(new)
        return copied


def _copy(old: Connection, new: Connection, table: Table) -> int:
    copied = 0
    for rows in _read(old, table):
        new.execute(insert(table), rows)
        copied += len(rows)
    counted = _counted(table)
    if counted is not None and is_postgres(new):
        _count_on(new, table, counted)
    return copied


def _read(old: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    query = select(table).order_by(*table.primary_key.columns)
    found = old.execution_options(yield_per=AT_ONCE).execute(query)
    for rows in found.mappings().partitions():
        yield [dict(row) for row in rows]


def _counted(table: Table) -> Column[Any] | None:
    """The column that the database counts by itself."""
    column = table.autoincrement_column
    return column if column is not None and isinstance(column.type, Integer) else None


def _count_on(new: Connection, table: Table, column: Column[Any]) -> None:
    """What comes next gets the number after the last."""
    last = new.execute(select(func.max(column))).scalar()
    if last is not None:
        place = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
        new.execute(place, {"table": f'"{table.name}"', "column": column.name, "last": last})


def count_rows(connection: Connection) -> int:
    counts = (select(func.count()).select_from(table) for table in kept_tables())
    return sum(int(connection.execute(query).scalar_one()) for query in counts)
