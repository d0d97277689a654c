"""Admins' actions, each in one transaction together with its entry in the admin log.

The admin page and the command line use the same functions. A running server applies new entries of
that log (maintenance.py), so the command line does not need to contact the server.
"""

from typing import Final

from sqlalchemy import Connection, update

from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.bans import BadAct, ban_value
from miskatonic.server.people.sessions import tidy
from miskatonic.server.tables.closed_tables import read_leniently
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.people_at_tables import leaving
from miskatonic.store import administration
from miskatonic.store.administration import Ban, KnownPerson
from miskatonic.store.erasure import Traces, erase
from miskatonic.store.schema import TABLES
from miskatonic.store.store import table_with_log

DAY_MS: Final = 24 * 3_600_000
# The longest name that people can choose.
MOST_NAME: Final = 24


class Admin:
    """An admin, and the time of the action."""

    def __init__(self, who: str, now: int) -> None:
        self.who: Final = who[:64]
        self.now: Final = now

    def _note(self, connection: Connection, what: str, about: str) -> None:
        administration.note(connection, self.now, self.who, what, about)

    # ------------------------------------------------------------ bans

    def ban(
        self, connection: Connection, kind: str, value: str, days: int | None, reason: str
    ) -> Ban:
        value = ban_value(kind, value)
        if kind == "person":
            value = self.person(connection, value).id
        until = None if days is None else self.now + days * DAY_MS
        ban = Ban(kind, value, self.now, until, " ".join(reason.split()))
        administration.put_ban(connection, ban)
        self._note(connection, "ban", f"{kind} {value}: {ban.reason}")
        return ban

    def unban(self, connection: Connection, kind: str, value: str) -> None:
        kept = ban_value(kind, value)
        if not administration.remove_ban(connection, kind, kept):
            people = administration.find_people(connection, kept) if kind == "person" else []
            if not any(administration.remove_ban(connection, kind, each.id) for each in people):
                raise BadAct("admin-no-ban", value)
        self._note(connection, "unban", f"{kind} {kept}")

    # ------------------------------------------------------------ reports and tables

    def close_report(self, connection: Connection, number: int) -> None:
        if not administration.close_report(connection, number, self.now):
            raise BadAct("admin-no-report", str(number))
        self._note(connection, "close-report", f"report {number}")

    def close_table(self, connection: Connection, which: str, reason: str) -> int:
        """End the game without a result, and tell its viewers."""
        table = administration.find_table(connection, which)
        if table is None:
            raise BadAct("admin-no-table", which)
        if administration.status_of_table(connection, table) not in administration.OPEN:
            raise BadAct("admin-table-over", str(table))
        administration.abort_table(connection, table, self.now, entries.write(entries.Aborted()))
        self._note(connection, "close-table", f"table {table}: {' '.join(reason.split())}")
        return table

    # ------------------------------------------------------------ people

    def person(self, connection: Connection, who: str) -> KnownPerson:
        """The only person with this id, login or name."""
        found = administration.find_people(connection, who.strip())
        if not found:
            raise BadAct("admin-no-person", who)
        if len(found) > 1:
            raise BadAct("admin-many-people", ", ".join(each.id for each in found))
        return found[0]

    def rename(self, connection: Connection, who: str, name: str) -> KnownPerson:
        """Rename a person, also at the tables where they sit."""
        person = self.person(connection, who)
        try:
            name = tidy(name)
        except Refused:
            raise BadAct("admin-bad-name", name) from None
        if len(name) > MOST_NAME:
            raise BadAct("admin-bad-name", name)
        administration.rename_person(connection, person.id, name)
        body = entries.write(entries.Became(person.id, person.id, name))
        for table in administration.open_tables_of(connection, person.id):
            administration.append_to_log(connection, table, self.now, [body])
        self._note(connection, "rename-person", person.id)
        return person._replace(name=name)

    def check_delete(self, person: KnownPerson, admin: str, name: str) -> None:
        """Make sure that no one is deleted by mistake, least of all the admin."""
        if person.id == admin:
            raise BadAct("admin-delete-self")
        if " ".join(name.split()) != person.name:
            raise BadAct("admin-other-name", person.name)

    def delete_person(self, connection: Connection, person: str, traces: Traces) -> None:
        """Make a person leave every table, and delete their personal data. Others' games remain.

        `find_traces` takes long, so call it before, where it does not block writers.
        """
        for table in administration.open_tables_of(connection, person):
            self._leave(connection, table, person)
        erase(connection, traces)
        self._note(connection, "delete-person", person)

    def _leave(self, connection: Connection, number: int, person: str) -> None:
        table_id = administration.id_of_table(connection, str(number))
        found = None if table_id is None else table_with_log(connection, table_id)
        assert found is not None
        table = read_leniently(*found)
        new = leaving(table, person)
        if not new:
            return
        administration.append_to_log(
            connection, number, self.now, [entries.write(each) for each in new]
        )
        for entry in new:
            table.apply(entry, self.now)
        listed = {
            "status": table.status,
            "taken": table.taken(),
            "host": table.host,
            "host_name": table.host_name,
        }
        connection.execute(update(TABLES).where(TABLES.c.number == number).values(listed))
