"""Copy all data between two databases of any kind: for migration, backup and restore.

Reads a snapshot while servers write, and writes it in one transaction. State of running servers,
such as presence and leases, is not copied.
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
    """The tables to copy, sorted so that foreign keys refer to earlier ones."""
    return [table for table in METADATA.sorted_tables if table not in FLEETING]


def copy_database(
    source: Engine, target: Engine, also: Callable[[Connection], None] | None = None
) -> int:
    """Replace the target's data with the source's; return the number of rows.

    The target's schema must be up to date. `also` runs in the same transaction.
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
    """The autoincrement column, if any."""
    column = table.autoincrement_column
    return column if column is not None and isinstance(column.type, Integer) else None


def _count_on(new: Connection, table: Table, column: Column[Any]) -> None:
    """Set the column's sequence to the highest number copied."""
    last = new.execute(select(func.max(column))).scalar()
    if last is not None:
        place = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
        new.execute(place, {"table": f'"{table.name}"', "column": column.name, "last": last})


def count_rows(connection: Connection) -> int:
    counts = (select(func.count()).select_from(table) for table in kept_tables())
    return sum(int(connection.execute(query).scalar_one()) for query in counts)
