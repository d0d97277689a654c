"""The server's interface to the database."""

import functools
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)

from miskatonic.store.access import Conflict, Unavailable, store_error
from miskatonic.store.administration import OPEN
from miskatonic.store.dialects import replacing, upsert
from miskatonic.store.external_bots import BotStore
from miskatonic.store.people import PeopleStore, Person
from miskatonic.store.schema import LOG, NOTES, PLACES, RESULTS, TABLES, TURNS
from miskatonic.store.writer import Row, Work

__all__ = [
    "Conflict",
    "Listed",
    "LogRow",
    "Person",
    "Store",
    "Unavailable",
    "listing_changes",
    "store_error",
]

T = TypeVar("T")
LISTED: Final = 200


class Listed(NamedTuple):
    """A table as shown in lists."""

    number: int
    id: str
    game: str
    status: str
    visibility: str
    seats: int
    taken: int
    host: str
    host_name: str
    created: int
    rules: int | None = None
    result: str | None = None
    days: int | None = None
    due: int | None = None


class LogRow(NamedTuple):
    seq: int
    at: int
    person: str | None
    command: str | None
    body: bytes


class Store(BotStore, PeopleStore):
    """Everything that the server reads and writes."""

    # ------------------------------------------------------------ tables and their logs

    async def make_table(
        self, listed: dict[str, Any], people: Iterable[str], *bodies: bytes
    ) -> int:
        """Add a table with its first log rows and its people, atomically; return its number."""
        seated = list(people)

        def work(connection: Connection) -> int:
            made = insert(TABLES).values(listed).returning(TABLES.c.number)
            number = connection.execute(made).scalar_one()
            rows = [
                Row(number, seq, listed["created"], None, None, body)
                for seq, body in enumerate(bodies)
            ]
            connection.execute(insert(LOG), [row._asdict() for row in rows])
            for person in seated:
                connection.execute(insert(PLACES).values(person=person, table=number))
            return int(number)

        return await self.write(work)

    async def append(
        self,
        table: int,
        rows: list[Row],
        listed: dict[str, Any] | None = None,
        people: Iterable[str] = (),
    ) -> None:
        """Append rows to a table's log, update its `listed` columns, and add `people`."""
        await self._write(rows, None if listed is None else listing_changes(table, listed, people))

    async def load(self, id: str) -> tuple[Listed, list[LogRow]] | None:
        """A table and its whole log."""
        return await self.read(lambda connection: table_with_log(connection, id))

    async def tail(self, table: int, seq: int) -> list[LogRow]:
        """The rows of a table's log from `seq` on."""
        from_there = {"table": table, "seq": seq}
        rows = await self.read(lambda connection: connection.execute(_LOG_FROM, from_there).all())
        return [LogRow(*row) for row in rows]

    async def listed(self, id: str) -> Listed | None:
        """A table without its log."""
        found = await self._list(TABLES.c.id == id)
        return found[0] if found else None

    async def leave(
        self, table: int, person: str, rows: list[Row], listed: dict[str, Any] | None
    ) -> None:
        """Remove a table from a person's list; `rows` and `listed` as in `append`."""

        def work(connection: Connection) -> None:
            if listed is not None:
                connection.execute(_CHANGE_LISTED, {"which": table, **listed})
            for kept in (PLACES, TURNS, RESULTS):
                place = (kept.c.table == table) & (kept.c.person == person)
                connection.execute(delete(kept).where(place))

        await self._write(rows, work)

    # ------------------------------------------------------------ lists

    async def public_tables(self, rules: Mapping[str, int]) -> list[Listed]:
        """Public unfinished tables that these rules versions can play."""
        public = (TABLES.c.visibility == "public") & TABLES.c.status.in_(OPEN)
        return await self._list(public & _plays_by(rules))

    async def tables_of(self, person: str) -> list[Listed]:
        places = select(PLACES.c.table).where(PLACES.c.person == person)
        return await self._list(TABLES.c.number.in_(places))

    async def open_tables_of(self, person: str) -> list[str]:
        """Ids of all unfinished tables where a person has a seat."""
        places = select(PLACES.c.table).where(PLACES.c.person == person)
        query = select(TABLES.c.id).where(TABLES.c.number.in_(places), TABLES.c.status.in_(OPEN))
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def all_tables_of(self, person: str) -> list[Listed]:
        places = select(PLACES.c.table).where(PLACES.c.person == person)
        query = select(TABLES).where(TABLES.c.number.in_(places)).order_by(TABLES.c.number)
        rows = await self.read(lambda connection: connection.execute(query).mappings().all())
        return [Listed(**row) for row in rows]

    async def _list(self, which: Any) -> list[Listed]:
        query = select(TABLES).where(which).order_by(TABLES.c.number.desc()).limit(LISTED)
        rows = await self.read(lambda connection: connection.execute(query).mappings().all())
        return [Listed(**row) for row in rows]

    async def open_tables(self, rules: Mapping[str, int]) -> list[tuple[int, str]]:
        """Numbers and ids of all unfinished tables that these rules versions can play."""
        query = select(TABLES.c.number, TABLES.c.id).where(TABLES.c.status.in_(OPEN))
        query = query.where(_plays_by(rules))
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(row.number, row.id) for row in rows]

    async def count_hosted(
        self, person: str, rules: Mapping[str, int], but: Iterable[int] = ()
    ) -> int:
        """Count the unfinished tables a person hosts that these rules versions can play."""
        query = _hosted(tuple(rules.items()))
        who = {"host": person, "but": list(but)}
        return int(await self.read(lambda connection: connection.execute(query, who).scalar_one()))

    async def unfinished(self, tables: Iterable[int]) -> list[int]:
        """Which of these tables are not over."""
        query = select(TABLES.c.number)
        query = query.where(TABLES.c.number.in_(list(tables)), TABLES.c.status.in_(OPEN))
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def count_by_rules(self, but: Iterable[int] = ()) -> list[tuple[str, int | None, int]]:
        """Count unfinished tables by game and rules version."""
        query = select(TABLES.c.game, TABLES.c.rules, func.count())
        query = query.where(TABLES.c.status.in_(OPEN), TABLES.c.number.not_in(list(but)))
        query = query.group_by(TABLES.c.game, TABLES.c.rules)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1], row[2]) for row in rows]

    # ------------------------------------------------------------ notes

    async def notes(self, table: int, person: str) -> str:
        query = select(NOTES.c.text).where(NOTES.c.table == table, NOTES.c.person == person)
        return str(await self.read(lambda connection: connection.execute(query).scalar()) or "")

    async def keep_notes(self, table: int, person: str, text: str) -> None:
        def work(connection: Connection) -> None:
            row = replacing(connection, NOTES, ("person", "table"), ("text",))
            connection.execute(row, {"table": table, "person": person, "text": text})

        await self.write(work)


# Building a statement leaves reference cycles for the GC, so frequent statements are built once.
_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("id"))
_LOG_FROM: Final = (
    select(LOG.c.seq, LOG.c.at, LOG.c.person, LOG.c.command, LOG.c.body)
    .where(LOG.c.table == bindparam("table"), LOG.c.seq >= bindparam("seq"))
    .order_by(LOG.c.seq)
)
_CHANGE_LISTED: Final = update(TABLES).where(TABLES.c.number == bindparam("which"))


def listing_changes(table: int, listed: Mapping[str, Any], people: Iterable[str]) -> Work:
    """Update a table's `listed` columns, and add `people`."""
    places = [{"person": each, "table": table} for each in people]

    def work(connection: Connection) -> None:
        connection.execute(_CHANGE_LISTED, {"which": table, **listed})
        if places:
            connection.execute(upsert(connection, PLACES).on_conflict_do_nothing(), places)

    return work


@functools.cache
def _hosted(rules: tuple[tuple[str, int], ...]) -> Any:
    query = select(func.count()).select_from(TABLES)
    mine = (TABLES.c.host == bindparam("host")) & TABLES.c.status.in_(OPEN)
    but: Any = bindparam("but", expanding=True)
    return query.where(mine & _plays_by(dict(rules)), TABLES.c.number.not_in(but))


def _plays_by(rules: Mapping[str, int]) -> Any:
    """Tables of these games whose game has not begun, or began with these rules versions."""
    either = [
        (TABLES.c.game == game) & (TABLES.c.rules.is_(None) | (TABLES.c.rules == version))
        for game, version in rules.items()
    ]
    return or_(false(), *either)


def table_with_log(connection: Connection, id: str) -> tuple[Listed, list[LogRow]] | None:
    row = connection.execute(_TABLE, {"id": id}).mappings().first()
    if row is None:
        return None
    log = connection.execute(_LOG_FROM, {"table": row["number"], "seq": 0})
    return Listed(**row), [LogRow(*each) for each in log]
