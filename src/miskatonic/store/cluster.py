"""State shared by the servers of a cluster, which use one database.

Holds which servers are alive, who is present at a table through which server, and which server
runs a table's clocks and bots (leases). Servers write a heartbeat every second; after LEFT_MS
without one a server counts as gone, and its rows are ignored. All times come from the database, so
clocks of different machines are never compared.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Connection,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from miskatonic.store.dialects import is_postgres, replacing, upsert
from miskatonic.store.schema import LEADERS, LEASES, LOG, PRESENCE, PROCESSES, TABLES

# A server without a heartbeat for this long is gone; others take over its tables.
LEFT_MS: Final = 3_000
# The rows of a server without a heartbeat for this long are deleted.
FORGOTTEN_MS: Final = 60_000
_AT_ONCE: Final = 500


class Present(NamedTuple):
    """A person connected to a table through a server, with this many sockets."""

    process: str
    table: int
    person: str
    sockets: int


class Leader(NamedTuple):
    """The leader of a shared replay, and their position in it."""

    table: int
    process: str
    person: str
    name: str
    move: int
    eyes: str


_PRESENT: Final = [PRESENCE.c[name] for name in Present._fields]
_LEADER: Final = [LEADERS.c[name] for name in Leader._fields]


class _Heartbeat(NamedTuple):
    """Statements for a heartbeat, built once because each one leaves a reference cycle."""

    alive: Any
    new: Any
    others: Any
    living: Any


@functools.cache
def _heartbeat(postgres: bool) -> _Heartbeat:
    present, seen = _now(postgres), PROCESSES.c.seen
    me: Any = bindparam("me")
    ago = (present - seen).label("ago")
    return _Heartbeat(
        alive=update(PROCESSES).where(PROCESSES.c.id == me).values(seen=present),
        new=insert(PROCESSES).values(id=me, seen=present),
        others=select(PROCESSES.c.id, ago).where(PROCESSES.c.id != me, ago < LEFT_MS),
        living=select(PROCESSES.c.id).where(seen > present - LEFT_MS),
    )


def _now(postgres: bool) -> ColumnElement[int]:
    """Milliseconds since 1970, by the database's clock."""
    if postgres:
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return cast((func.julianday("now") - 2440587.5) * 86_400_000, BigInteger)


def living(connection: Connection) -> list[str]:
    return list(connection.execute(_heartbeat(is_postgres(connection)).living).scalars())


def seen(connection: Connection, process: str) -> tuple[bool, dict[str, int]]:
    """Write a heartbeat. Returns whether this server was known, and the other living servers with
    the age of their last heartbeat in milliseconds.
    """
    beat, me = _heartbeat(is_postgres(connection)), {"me": process}
    known = connection.execute(beat.alive, me).rowcount > 0
    if not known:
        connection.execute(beat.new, me)
    return known, {row.id: int(row.ago) for row in connection.execute(beat.others, me)}


def forget_dead(connection: Connection) -> None:
    """Delete the rows of servers that are long gone."""
    present = _now(is_postgres(connection))
    old = select(PROCESSES.c.id).where(PROCESSES.c.seen < present - FORGOTTEN_MS)
    gone = list(connection.execute(old).scalars())
    if gone:
        connection.execute(delete(PRESENCE).where(PRESENCE.c.process.in_(gone)))
        connection.execute(delete(LEADERS).where(LEADERS.c.process.in_(gone)))
        connection.execute(delete(LEASES).where(LEASES.c.holder.in_(gone)))
        connection.execute(delete(PROCESSES).where(PROCESSES.c.id.in_(gone)))


def leave(connection: Connection, process: str) -> None:
    """Delete a server's rows at shutdown, so others need not wait for its heartbeat to expire."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
    connection.execute(delete(LEADERS).where(LEADERS.c.process == process))
    connection.execute(delete(LEASES).where(LEASES.c.holder == process))
    connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))


def last_row(connection: Connection) -> int:
    return int(connection.execute(select(func.max(LOG.c.row))).scalar() or 0)


def rows_since(connection: Connection, row: int) -> tuple[int, dict[int, int]]:
    """The last log row, and the last `seq` of each table that has rows after `row`."""
    query = select(LOG.c.table, func.max(LOG.c.seq), func.max(LOG.c.row)).where(LOG.c.row > row)
    found = connection.execute(query.group_by(LOG.c.table)).all()
    return max((each[2] for each in found), default=row), {each[0]: each[1] for each in found}


# ---------------------------------------------------------------- presence


def note_presence(
    connection: Connection,
    process: str,
    sockets: Mapping[tuple[int, str], int],
) -> None:
    """Update presence from the number of sockets by table and person; 0 removes the row."""
    left = [key for key, number in sockets.items() if not number]
    for start in range(0, len(left), _AT_ONCE):
        some = tuple_(PRESENCE.c.table, PRESENCE.c.person).in_(left[start : start + _AT_ONCE])
        connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process, some))
    rows = _presence_rows(process, sockets)
    if rows:
        key = ("process", "table", "person")
        connection.execute(replacing(connection, PRESENCE, key, ("sockets",)), rows)


def _presence_rows(process: str, sockets: Mapping[tuple[int, str], int]) -> list[dict[str, Any]]:
    return [
        {"process": process, "table": table, "person": person, "sockets": number}
        for (table, person), number in sockets.items()
        if number
    ]


def note_all_presence(
    connection: Connection, process: str, sockets: Mapping[tuple[int, str], int]
) -> None:
    """Replace all presence rows of this server."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
    rows = _presence_rows(process, sockets)
    if rows:
        connection.execute(insert(PRESENCE), rows)


def present(connection: Connection, but: str, tables: Sequence[int]) -> list[Present]:
    """People at these tables who are connected through servers other than `but`."""
    alive = [each for each in living(connection) if each != but]
    found: list[Present] = []
    for start in range(0, len(tables), _AT_ONCE):
        some = PRESENCE.c.table.in_(tables[start : start + _AT_ONCE])
        query = select(*_PRESENT).where(some, PRESENCE.c.process.in_(alive))
        found += [Present(*row) for row in connection.execute(query)]
    return found


def tables_of(connection: Connection, but: str, person: str) -> list[int]:
    """Tables where a person is connected through servers other than `but`."""
    theirs = (PRESENCE.c.person == person) & (PRESENCE.c.process != but)
    query = select(PRESENCE.c.table).where(theirs).distinct().order_by(PRESENCE.c.table)
    return list(connection.execute(query).scalars())


def attended(connection: Connection, most: int) -> list[str]:
    """Ids of running public games with at least one person connected, through any server."""
    there = select(PRESENCE.c.table).where(PRESENCE.c.process.in_(living(connection)))
    query = select(TABLES.c.id).where(TABLES.c.number.in_(there), TABLES.c.visibility == "public")
    query = query.where(TABLES.c.status.in_(("playing", "paused")))
    return list(connection.execute(query.order_by(TABLES.c.number.desc()).limit(most)).scalars())


def in_use(connection: Connection) -> set[int]:
    """Tables with at least one person connected."""
    query = select(PRESENCE.c.table).where(PRESENCE.c.process.in_(living(connection)))
    return set(connection.execute(query).scalars())


# ---------------------------------------------------------------- leaders of shared replays


def lead(connection: Connection, new: Sequence[Leader]) -> list[Leader]:
    """Set the leaders of these tables, except where another person leads through a living server.

    Returns the leaders afterwards.
    """
    alive = living(connection)
    for leader in sorted(new):
        fields = leader._asdict()
        row = upsert(connection, LEADERS).values(fields)
        del fields["table"]
        own = LEADERS.c.person == leader.person
        free = own | LEADERS.c.process.not_in(alive)
        connection.execute(
            row.on_conflict_do_update(index_elements=["table"], set_=fields, where=free)
        )
    return leaders(connection, [each.table for each in new])


def lead_no_more(connection: Connection, process: str, tables: Sequence[int]) -> None:
    """Remove the leaders of these tables that lead through this server."""
    if tables:
        some = LEADERS.c.table.in_(tables)
        connection.execute(delete(LEADERS).where(some, LEADERS.c.process == process))


def leaders(connection: Connection, tables: Sequence[int]) -> list[Leader]:
    """The leaders of these tables, through living servers only."""
    alive = living(connection)
    found: list[Leader] = []
    for start in range(0, len(tables), _AT_ONCE):
        some = LEADERS.c.table.in_(tables[start : start + _AT_ONCE])
        query = select(*_LEADER).where(some, LEADERS.c.process.in_(alive))
        found += [Leader(*row) for row in connection.execute(query)]
    return found


# ---------------------------------------------------------------- leases

# Instead of a table: the lease for maintenance, which one server does for the cluster.
MAINTENANCE: Final = 0


def take_leases(connection: Connection, process: str, tables: Sequence[int]) -> set[int]:
    """Take the leases that no living server holds; return which of these tables are ours now."""
    alive = living(connection)
    if process not in alive:
        # Without heartbeats, the other servers could not tell when this one dies.
        return set()
    # Sorted, so that two servers never deadlock.
    asked = sorted(set(tables))
    found: set[int] = set()
    for start in range(0, len(asked), _AT_ONCE):
        some = asked[start : start + _AT_ONCE]
        row = upsert(connection, LEASES)
        row = row.values([{"table": table, "holder": process} for table in some])
        free, new = LEASES.c.holder.not_in(alive), {"holder": process}
        connection.execute(
            row.on_conflict_do_update(index_elements=["table"], set_=new, where=free)
        )
        mine = select(LEASES.c.table).where(LEASES.c.table.in_(some), LEASES.c.holder == process)
        found.update(connection.execute(mine).scalars())
    return found


def give_up_leases(connection: Connection, process: str, tables: Sequence[int]) -> None:
    some = LEASES.c.table.in_(sorted(set(tables)))
    connection.execute(delete(LEASES).where(some, LEASES.c.holder == process))
