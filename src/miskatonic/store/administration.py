"""Database queries for administrators: bans, reports, tables, people, and past actions.

Every function takes a connection that is inside a transaction, so the server and the command line
can share them and use the database at the same time.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, text, update

from miskatonic.store.dialects import is_postgres, upsert
from miskatonic.store.schema import ADMIN_LOG, BANS, LOG, PEOPLE, PLACES, REPORTS, TABLES

OPEN: Final = ("lobby", "playing", "paused")
SHOWN: Final = 200


class Ban(NamedTuple):
    """A ban; `kind` says what `value` is: a person's id, an address or network, or a name."""

    kind: str
    value: str
    at: int
    until: int | None
    reason: str


class Report(NamedTuple):
    """A report; `by` and `about` are people's ids, and the name of a deleted person is null."""

    number: int
    at: int
    by: str
    by_name: str | None
    about: str
    about_name: str | None
    table: int | None
    reason: str
    text: str
    closed: int | None


class AdminAction(NamedTuple):
    number: int
    at: int
    who: str
    what: str
    about: str


class OpenTable(NamedTuple):
    """An unfinished table; `last` is the time of its last log row."""

    number: int
    game: str
    status: str
    visibility: str
    seats: int
    taken: int
    host: str
    host_name: str
    created: int
    last: int


class KnownPerson(NamedTuple):
    id: str
    name: str
    login: str | None
    created: int
    seen: int | None


# ---------------------------------------------------------------- admin log


def note(connection: Connection, at: int, who: str, what: str, about: str) -> None:
    """Log an admin action, in the same transaction as the change itself."""
    connection.execute(insert(ADMIN_LOG).values(at=at, who=who, what=what, about=about))


def actions(connection: Connection, most: int = SHOWN) -> list[AdminAction]:
    """Admin actions, latest first."""
    query = select(ADMIN_LOG).order_by(ADMIN_LOG.c.number.desc()).limit(most)
    return [AdminAction(*row) for row in connection.execute(query)]


def actions_since(connection: Connection, number: int) -> list[AdminAction]:
    query = select(ADMIN_LOG).where(ADMIN_LOG.c.number > number).order_by(ADMIN_LOG.c.number)
    return [AdminAction(*row) for row in connection.execute(query)]


def last_act(connection: Connection) -> int:
    """The highest number in the log. Expiry never deletes the last row, so it never decreases."""
    return int(connection.execute(select(func.max(ADMIN_LOG.c.number))).scalar() or 0)


# ---------------------------------------------------------------- bans


def bans(connection: Connection) -> list[Ban]:
    return [Ban(*row) for row in connection.execute(select(BANS).order_by(BANS.c.at.desc()))]


def put_ban(connection: Connection, ban: Ban) -> None:
    """Add a ban, replacing an earlier one with the same kind and value."""
    row = upsert(connection, BANS).values(ban._asdict())
    new = {"at": ban.at, "until": ban.until, "reason": ban.reason}
    connection.execute(row.on_conflict_do_update(index_elements=["kind", "value"], set_=new))


def remove_ban(connection: Connection, kind: str, value: str) -> bool:
    which = (BANS.c.kind == kind) & (BANS.c.value == value)
    return connection.execute(delete(BANS).where(which)).rowcount > 0


# ---------------------------------------------------------------- reports


def reports(
    connection: Connection, with_closed: bool = False, number: int | None = None, most: int = SHOWN
) -> list[Report]:
    """Reports, latest first; with `number`, only that one."""
    by, about = PEOPLE.alias(), PEOPLE.alias()
    query = select(
        REPORTS.c.number,
        REPORTS.c.at,
        REPORTS.c.by,
        by.c.name,
        REPORTS.c.about,
        about.c.name,
        REPORTS.c.table,
        REPORTS.c.reason,
        REPORTS.c.text,
        REPORTS.c.closed,
    ).select_from(
        REPORTS.outerjoin(by, by.c.id == REPORTS.c.by).outerjoin(
            about, about.c.id == REPORTS.c.about
        )
    )
    if number is not None:
        query = query.where(REPORTS.c.number == number)
    elif not with_closed:
        query = query.where(REPORTS.c.closed.is_(None))
    query = query.order_by(REPORTS.c.number.desc()).limit(most)
    return [Report._make(row) for row in connection.execute(query)]


def close_report(connection: Connection, number: int, at: int) -> bool:
    """Close a report; return False if there is no open report with this number."""
    which = (REPORTS.c.number == number) & REPORTS.c.closed.is_(None)
    return connection.execute(update(REPORTS).where(which).values(closed=at)).rowcount > 0


# ---------------------------------------------------------------- tables


def open_tables(connection: Connection, most: int = SHOWN) -> list[OpenTable]:
    """Unfinished tables, latest first."""
    query = select(
        TABLES.c.number,
        TABLES.c.game,
        TABLES.c.status,
        TABLES.c.visibility,
        TABLES.c.seats,
        TABLES.c.taken,
        TABLES.c.host,
        TABLES.c.host_name,
        TABLES.c.created,
        func.coalesce(last_at(), TABLES.c.created),
    )
    query = query.where(TABLES.c.status.in_(OPEN)).order_by(TABLES.c.number.desc()).limit(most)
    return [OpenTable._make(row) for row in connection.execute(query)]


def last_at() -> Any:
    """Subquery: the time of a table's last log row."""
    latest = select(LOG.c.at).where(LOG.c.table == TABLES.c.number)
    return latest.order_by(LOG.c.seq.desc()).limit(1).scalar_subquery()


def find_table(connection: Connection, which: str) -> int | None:
    """The number of a table, given its number or id."""
    return connection.execute(select(TABLES.c.number).where(_is_table(which))).scalar()


def id_of_table(connection: Connection, which: str) -> str | None:
    """The id of a table, given its number or id."""
    return connection.execute(select(TABLES.c.id).where(_is_table(which))).scalar()


def _is_table(which: str) -> ColumnElement[bool]:
    if which.isdecimal() and len(which) < 19:
        return TABLES.c.number == int(which)
    return TABLES.c.id == which


def status_of_table(connection: Connection, table: int) -> str:
    query = select(TABLES.c.status).where(TABLES.c.number == table)
    return str(connection.execute(query).scalar_one())


def last_seqs(connection: Connection, tables: Iterable[int]) -> dict[int, int]:
    """Map each table number to the `seq` of the last row in its log."""
    found: dict[int, int] = {}
    asked = list(tables)
    for start in range(0, len(asked), 500):
        some = asked[start : start + 500]
        query = select(LOG.c.table, func.max(LOG.c.seq)).where(LOG.c.table.in_(some))
        found.update({row[0]: row[1] for row in connection.execute(query.group_by(LOG.c.table))})
    return found


def append_to_log(connection: Connection, table: int, at: int, bodies: Sequence[bytes]) -> None:
    """Append rows to a log. A server with this table in memory notices, and reloads it."""
    query = select(func.coalesce(func.max(LOG.c.seq), -1)).where(LOG.c.table == table)
    seq = connection.execute(query).scalar_one() + 1
    rows = [
        {"table": table, "seq": seq + number, "at": at, "body": body}
        for number, body in enumerate(bodies)
    ]
    connection.execute(insert(LOG), rows)


def abort_table(connection: Connection, table: int, at: int, body: bytes) -> None:
    append_to_log(connection, table, at, [body])
    connection.execute(update(TABLES).where(TABLES.c.number == table).values(status="aborted"))


# ---------------------------------------------------------------- people


def find_people(connection: Connection, who: str) -> list[KnownPerson]:
    """Find the person with this id or login; otherwise everyone with this name."""
    columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.created, PEOPLE.c.seen)
    for which in (PEOPLE.c.id == who, PEOPLE.c.login == who.casefold(), PEOPLE.c.name == who):
        rows = connection.execute(select(*columns).where(which).limit(SHOWN)).all()
        if rows:
            return [KnownPerson(*row) for row in rows]
    return []


def rename_person(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
    hosted = update(TABLES).where(TABLES.c.host == person, TABLES.c.status.in_(OPEN))
    connection.execute(hosted.values(host_name=name))


def open_tables_of(connection: Connection, person: str) -> list[int]:
    places = select(PLACES.c.table).where(PLACES.c.person == person)
    query = select(TABLES.c.number).where(TABLES.c.number.in_(places), TABLES.c.status.in_(OPEN))
    return list(connection.execute(query).scalars())


# ---------------------------------------------------------------- figures


def figures(connection: Connection) -> dict[str, int]:
    """Count accounts, guests, tables, open reports and bans."""
    counted = {
        "accounts": select(func.count()).select_from(PEOPLE).where(PEOPLE.c.login.is_not(None)),
        "guests": select(func.count()).select_from(PEOPLE).where(PEOPLE.c.login.is_(None)),
        "lobbies": _count_tables(("lobby",)),
        "running": _count_tables(("playing", "paused")),
        "finished": _count_tables(("over", "aborted")),
        "reports": select(func.count()).select_from(REPORTS).where(REPORTS.c.closed.is_(None)),
        "bans": select(func.count()).select_from(BANS),
    }
    return {key: int(connection.execute(query).scalar_one()) for key, query in counted.items()}


def _count_tables(statuses: Sequence[str]) -> Any:
    return select(func.count()).select_from(TABLES).where(TABLES.c.status.in_(statuses))


def size(connection: Connection) -> int:
    """The size of the database in bytes."""
    query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    if is_postgres(connection):
        query = "SELECT pg_database_size(current_database())"
    return int(connection.execute(text(query)).scalar_one())


def revision(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
