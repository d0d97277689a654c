"""People in the database: names, sessions, recovery codes, mutes and blocks, reports."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    RowMapping,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from miskatonic.store.access import DatabaseAccess
from miskatonic.store.dialects import upsert
from miskatonic.store.erasure import ERASED_NAME, erase, find_traces
from miskatonic.store.schema import (
    LOG,
    MUTED_OR_BLOCKED,
    NOTES,
    PEOPLE,
    PLACES,
    RECOVERY,
    REPORTS,
    RESULTS,
    SESSIONS,
    TABLES,
    TURNS,
)

# The most ids in one query.
_AT_ONCE: Final = 500
# Built once: every visit uses these, and each new statement leaves reference cycles.
_SESSION: Final = (
    select(PEOPLE, SESSIONS.c.created.label("began"), SESSIONS.c.seen.label("used"))
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.hash == bindparam("hash"))
)
_SESSION_SEEN: Final = update(SESSIONS).where(SESSIONS.c.hash == bindparam("which"))
_PERSON_SEEN: Final = update(PEOPLE).where(PEOPLE.c.id == bindparam("which"))
_BLOCKED: Final = select(MUTED_OR_BLOCKED.c.at).where(
    MUTED_OR_BLOCKED.c.person == bindparam("host"),
    MUTED_OR_BLOCKED.c.other == bindparam("other"),
    MUTED_OR_BLOCKED.c.how == "block",
)
_MUTED_OR_BLOCKED_BY: Final = (
    select(PEOPLE.c.id, PEOPLE.c.name, MUTED_OR_BLOCKED.c.how, MUTED_OR_BLOCKED.c.at)
    .join(MUTED_OR_BLOCKED, MUTED_OR_BLOCKED.c.other == PEOPLE.c.id)
    .where(MUTED_OR_BLOCKED.c.person == bindparam("person"))
    .order_by(MUTED_OR_BLOCKED.c.at, PEOPLE.c.id)
)


class Person(NamedTuple):
    id: str
    name: str
    login: str | None
    password: str | None
    session: int


class StoredSession(NamedTuple):
    hash: str
    created: int
    seen: int


class MutedOrBlockedPerson(NamedTuple):
    """A person whom another has muted, or blocked from their tables (`how`)."""

    id: str
    name: str
    how: str
    at: int


class StoredLine(NamedTuple):
    """A chat message or claim, as logged."""

    table: str
    at: int
    person: str | None
    body: bytes
    game: str


class StoredReport(NamedTuple):
    at: int
    about: str
    table: str | None
    reason: str
    text: str


class PeopleStore(DatabaseAccess):
    """Reads and writes everything about people."""

    async def _execute(self, statement: Any) -> int:
        """Execute a statement; return how many rows changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    # ------------------------------------------------------------ people

    async def add_person(self, id: str, name: str, at: int) -> Person:
        row = {"id": id, "name": name, "session": 0, "created": at, "seen": at}
        await self._execute(insert(PEOPLE).values(row))
        return Person(id, name, None, None, 0)

    async def person(self, id: str) -> Person | None:
        return await self._one_person(PEOPLE.c.id == id)

    async def person_by_login(self, login: str) -> Person | None:
        return await self._one_person(PEOPLE.c.login == login)

    async def _one_person(self, which: Any) -> Person | None:
        row = await self.read(
            lambda connection: connection.execute(select(PEOPLE).where(which)).mappings().first()
        )
        return None if row is None else person_of(row)

    async def person_times(self, id: str) -> tuple[int, int | None]:
        """When a person was created, and last seen."""
        query = select(PEOPLE.c.created, PEOPLE.c.seen).where(PEOPLE.c.id == id)
        row = await self.read(lambda connection: connection.execute(query).one())
        return row.created, row.seen

    async def change_person(self, id: str, **values: object) -> None:
        """Update columns of a person; raises Conflict if the login is taken."""
        await self._execute(update(PEOPLE).where(PEOPLE.c.id == id).values(**values))

    async def hand_over(self, old: str, new: str) -> None:
        """Move seats, notes, turns and results to another person, and copy mutes and blocks.

        Where the new person already has a row for a table, the old one is dropped.
        """

        def work(connection: Connection) -> None:
            for kept in (PLACES, NOTES, TURNS, RESULTS):
                has = select(kept.c.table).where(kept.c.person == new)
                connection.execute(
                    update(kept)
                    .where(kept.c.person == old, kept.c.table.not_in(has))
                    .values(person=new)
                )
                connection.execute(delete(kept).where(kept.c.person == old))
            _copy_muted_or_blocked(connection, old, new)

        await self.write(work)

    # ------------------------------------------------------------ sessions

    async def add_session(self, hash: str, person: str, at: int) -> None:
        row = {"hash": hash, "person": person, "created": at, "seen": at}
        await self._execute(insert(SESSIONS).values(row))

    async def session(self, hash: str) -> tuple[StoredSession, Person] | None:
        """A session and its person; None if it has ended."""
        whose = {"hash": hash}
        row = await self.read(lambda each: each.execute(_SESSION, whose).mappings().first())
        if row is None:
            return None
        return StoredSession(hash, row["began"], row["used"]), person_of(row)

    async def sessions_of(self, person: str) -> list[StoredSession]:
        query = select(SESSIONS.c.hash, SESSIONS.c.created, SESSIONS.c.seen)
        query = query.where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [StoredSession(*row) for row in rows]

    async def living_sessions(self, hashes: Iterable[str]) -> set[str]:
        asked = list(hashes)

        def query(connection: Connection) -> set[str]:
            found: set[str] = set()
            for start in range(0, len(asked), _AT_ONCE):
                some = SESSIONS.c.hash.in_(asked[start : start + _AT_ONCE])
                found.update(connection.execute(select(SESSIONS.c.hash).where(some)).scalars())
            return found

        return await self.read(query)

    async def session_used(self, hash: str, person: str, at: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(_SESSION_SEEN, {"which": hash, "seen": at})
            connection.execute(_PERSON_SEEN, {"which": person, "seen": at})

        await self.write(work)

    async def end_session(self, person: str, hash: str) -> bool:
        """End a session; return False if this person has no such session."""
        which = (SESSIONS.c.hash == hash) & (SESSIONS.c.person == person)
        return await self._execute(delete(SESSIONS).where(which)) > 0

    async def end_sessions(self, person: str, but: str | None = None) -> None:
        """End all sessions of a person except `but`, including those with old signed cookies."""
        await self.write(lambda connection: _end_sessions(connection, person, but))

    async def end_signed_sessions(self, person: str) -> None:
        """End only the sessions with old signed cookies."""
        await self.write(lambda connection: _raise_session(connection, person))

    async def change_password(
        self, person: str, hashed: str, but: str | None = None, login: str | None = None
    ) -> None:
        """Set a password, and end all sessions except `but`.

        With a login, a guest becomes an account; raises Conflict if the login is taken.
        """

        def work(connection: Connection) -> None:
            new = {"password": hashed} if login is None else {"password": hashed, "login": login}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(new))
            _end_sessions(connection, person, but)

        await self.write(work)

    # ------------------------------------------------------------ recovery codes

    async def keep_recovery(self, person: str, hashes: Iterable[str]) -> None:
        """Replace a person's recovery codes."""
        rows = [{"hash": each, "person": person} for each in hashes]

        def work(connection: Connection) -> None:
            connection.execute(delete(RECOVERY).where(RECOVERY.c.person == person))
            connection.execute(insert(RECOVERY), rows)

        await self.write(work)

    async def has_recovery(self, person: str, hash: str) -> bool:
        query = select(RECOVERY.c.hash).where(RECOVERY.c.person == person, RECOVERY.c.hash == hash)
        return await self.read(lambda connection: connection.execute(query).first()) is not None

    async def count_recovery(self, person: str) -> int:
        query = select(func.count()).select_from(RECOVERY).where(RECOVERY.c.person == person)
        return int(await self.read(lambda connection: connection.execute(query).scalar_one()))

    async def recover(self, person: str, hash: str, hashed: str) -> bool:
        """Use up a code to set a new password, and end all sessions; False if it is invalid."""

        def work(connection: Connection) -> bool:
            code = (RECOVERY.c.hash == hash) & (RECOVERY.c.person == person)
            if connection.execute(delete(RECOVERY).where(code)).rowcount == 0:
                return False
            change = update(PEOPLE).where(PEOPLE.c.id == person).values(password=hashed)
            connection.execute(change)
            _end_sessions(connection, person, None)
            return True

        return await self.write(work)

    # ------------------------------------------------------------ mutes and blocks

    async def mute_or_block(self, person: str, other: str, how: str, at: int) -> None:
        def work(connection: Connection) -> None:
            row = upsert(connection, MUTED_OR_BLOCKED)
            row = row.values(person=person, other=other, how=how, at=at)
            connection.execute(row.on_conflict_do_nothing())

        await self.write(work)

    async def unmute_or_unblock(self, person: str, others: Iterable[str], how: str) -> None:
        which = (MUTED_OR_BLOCKED.c.person == person) & (MUTED_OR_BLOCKED.c.how == how)
        which &= MUTED_OR_BLOCKED.c.other.in_(list(others))
        await self._execute(delete(MUTED_OR_BLOCKED).where(which))

    async def muted_or_blocked_by(self, person: str) -> list[MutedOrBlockedPerson]:
        who = {"person": person}
        rows = await self.read(
            lambda connection: connection.execute(_MUTED_OR_BLOCKED_BY, who).all()
        )
        return [MutedOrBlockedPerson(*row) for row in rows]

    async def is_blocked(self, host: str, person: str) -> bool:
        who = {"host": host, "other": person}
        row = await self.read(lambda connection: connection.execute(_BLOCKED, who).first())
        return row is not None

    async def blockers_of(self, person: str) -> set[str]:
        """The people who block this person from their tables."""
        query = select(MUTED_OR_BLOCKED.c.person)
        query = query.where(MUTED_OR_BLOCKED.c.other == person, MUTED_OR_BLOCKED.c.how == "block")
        return set(await self.read(lambda connection: connection.execute(query).scalars().all()))

    # ------------------------------------------------------------ reports

    async def add_report(
        self, at: int, by: str, about: str, table: int, reason: str, text: str
    ) -> None:
        row = {"at": at, "by": by, "about": about, "table": table, "reason": reason, "text": text}
        await self._execute(insert(REPORTS).values(row))

    async def count_reports(self, by: str, since: int) -> int:
        query = select(func.count()).select_from(REPORTS)
        query = query.where(REPORTS.c.by == by, REPORTS.c.at >= since)
        return int(await self.read(lambda connection: connection.execute(query).scalar_one()))

    async def reports_by(self, person: str) -> list[StoredReport]:
        query = select(
            REPORTS.c.at, PEOPLE.c.name, TABLES.c.id, REPORTS.c.reason, REPORTS.c.text
        ).select_from(
            REPORTS.outerjoin(PEOPLE, PEOPLE.c.id == REPORTS.c.about).outerjoin(
                TABLES, TABLES.c.number == REPORTS.c.table
            )
        )
        query = query.where(REPORTS.c.by == person).order_by(REPORTS.c.number)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [StoredReport(row[0], row[1] or ERASED_NAME, *row[2:]) for row in rows]

    async def people_at(self, table: int) -> set[str]:
        """Everyone who has a seat at a table, or wrote to its log."""

        def query(connection: Connection) -> set[str]:
            wrote = select(LOG.c.person).where(LOG.c.table == table, LOG.c.person.is_not(None))
            sat = select(PLACES.c.person).where(PLACES.c.table == table)
            return set(connection.execute(wrote.union(sat)).scalars())

        return await self.read(query)

    async def last_lines(self, table: int, most: int) -> list[StoredLine]:
        """The last chat messages at a table, from players and spectators."""
        query = _lines("chatted").where(LOG.c.table == table).order_by(LOG.c.seq.desc()).limit(most)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [StoredLine(*row) for row in reversed(rows)]

    # ------------------------------------------------------------ personal data

    async def lines_of(self, person: str, kind: str) -> list[StoredLine]:
        """Everything that a person has `chatted` or `claimed`."""
        query = _lines(kind).where(LOG.c.person == person).order_by(LOG.c.row)
        rows = await self.slow_read(lambda connection: connection.execute(query).all())
        return [StoredLine(*row) for row in rows]

    async def notes_of(self, person: str) -> list[tuple[str, str]]:
        """Table ids, and the person's notes there."""
        query = select(TABLES.c.id, NOTES.c.text).join(NOTES, NOTES.c.table == TABLES.c.number)
        query = query.where(NOTES.c.person == person).order_by(TABLES.c.number)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.text) for row in rows]

    async def forget_person(self, id: str) -> set[int]:
        """Erase a person and their personal data.

        Games must stay replayable, so logs keep the moves; names become `ERASED_NAME`, and chat
        messages are blanked. Returns the tables whose log changed: servers with them in memory must
        reload. The caller makes sure that the person no longer does anything.
        """
        traces = await self.slow_read(lambda connection: find_traces(connection, id))
        await self.write(lambda connection: erase(connection, traces))
        return {trace.table for trace in traces.rows}


def _lines(kind: str) -> Any:
    """Query log entries of a type by their first bytes; one encoder writes all the JSON."""
    query = select(TABLES.c.id, LOG.c.at, LOG.c.person, LOG.c.body, TABLES.c.game)
    query = query.join(TABLES, TABLES.c.number == LOG.c.table)
    start = literal(f'{{"type":"{kind}",'.encode())
    return query.where(func.substr(LOG.c.body, 1, func.length(start)) == start)


def _end_sessions(connection: Connection, person: str, but: str | None) -> None:
    others = SESSIONS.c.person == person
    if but is not None:
        others &= SESSIONS.c.hash != but
    connection.execute(delete(SESSIONS).where(others))
    _raise_session(connection, person)


def _raise_session(connection: Connection, person: str) -> None:
    raised = update(PEOPLE).where(PEOPLE.c.id == person).values(session=PEOPLE.c.session + 1)
    connection.execute(raised)


def _copy_muted_or_blocked(connection: Connection, old: str, new: str) -> None:
    """Copy mutes and blocks by and of a guest to their account.

    The guest's rows stay, because earlier chat messages still have the guest's id.
    """
    columns = ["person", "other", "how", "at"]
    row = MUTED_OR_BLOCKED.c
    mine = select(literal(new), row.other, row.how, row.at)
    mine = mine.where(row.person == old, row.other != new)
    theirs = select(row.person, literal(new), row.how, row.at)
    theirs = theirs.where(row.other == old, row.person != new)
    for rows in (mine, theirs):
        copied = upsert(connection, MUTED_OR_BLOCKED).from_select(columns, rows)
        connection.execute(copied.on_conflict_do_nothing())


def person_of(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["login"], row["password"], row["session"])
