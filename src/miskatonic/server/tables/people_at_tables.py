"""Updates tables when a person leaves, is renamed, logs out or is deleted."""

import contextlib
from dataclasses import dataclass

from miskatonic.server.base.public_ids import is_bot
from miskatonic.server.base.refusals import Refused, session_ended
from miskatonic.server.people.guest_names import name_at
from miskatonic.server.people.sessions import People
from miskatonic.server.tables.closed_tables import UnplayableTable
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import Became, LogEntry
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.store.store import Person, Store


def giving_up_seat(table: Table, person: str) -> list[LogEntry]:
    """AC-Q13  Before the game the player gives up the seat; during it a bot openly takes over."""
    seat = table.seat_of(person)
    if seat is not None and table.is_running:
        return [entries.PlayerLeft(seat)]
    if seat is not None and table.status == "lobby":
        return [entries.Stood(seat)]
    return []


def leaving(table: Table, person: str) -> list[LogEntry]:
    """If the host leaves, another player becomes host; a lobby without people is closed."""
    new = giving_up_seat(table, person)
    if table.host == person and (table.is_running or table.status == "lobby"):
        others = _others(table, person)
        if others:
            new.append(entries.HostBecame(*others[0]))
        elif table.status == "lobby":
            new.append(entries.Aborted())
    return new


def leaving_closed(table: Table, person: str) -> list[LogEntry]:
    """A closed table cannot be played on: it ends when its last player leaves."""
    new = giving_up_seat(table, person)
    return [*new, entries.Aborted()] if new and not _others(table, person) else new


def _others(table: Table, person: str) -> list[tuple[str, str]]:
    """Who else is there, and by what name; people before bots."""
    others = [
        (occupant.person, occupant.name)
        for occupant in table.seats
        if occupant.person is not None and occupant.person != person and not occupant.left
    ]
    return sorted(others, key=lambda other: is_bot(other[0]))


async def leave_table(
    tables: TableRegistry, live_table: LiveTable | UnplayableTable, person: str
) -> None:
    """Make a person leave a table for good; a closed table is removed from their list."""
    if isinstance(live_table, UnplayableTable):
        new = leaving_closed(live_table.table, person)
        await tables.append_to_closed(live_table, new, leaver=person)
        return
    async with live_table.lock:
        new = leaving(live_table.table, person)
        if new:
            await live_table.enter(new)


@dataclass(frozen=True, eq=False)
class PeopleAtTables:
    """Applies changes of a person to their connections and seats."""

    store: Store
    people: People
    tables: TableRegistry
    peers: Peers

    # ------------------------------------------------------------ sockets

    def move_session(self, old: str, new: str) -> None:
        """Let the sockets of one session belong to another."""
        for live_table in self.tables.all():
            for connection in live_table.connections:
                if connection.session == old:
                    connection.session = new

    def close_session(self, key: str) -> None:
        """Close the sockets of a session that has ended."""
        for live_table in self.tables.all():
            for connection in list(live_table.connections):
                if connection.session == key:
                    connection.close(session_ended().refusal)

    def close_sockets(self, person: str, but: str | None = None) -> None:
        """Close all sockets of a person, except those of one session."""
        for live_table in self.tables.all():
            for connection in list(live_table.connections):
                if connection.person.id == person and connection.session != but:
                    connection.close(session_ended().refusal)

    # ------------------------------------------------------------ names

    async def rename(self, old: Person, new: Person) -> None:
        """Give a person another name or identity at every open table where they sit.

        Tables that cannot be loaded are skipped.
        """
        for table in await self.store.open_tables_of(old.id):
            with contextlib.suppress(Refused):
                await self._rename_at(table, old, new)

    async def _rename_at(self, table: str, old: Person, new: Person) -> None:
        live_table = await self.tables.find(table)
        if isinstance(live_table, UnplayableTable):
            # The name is not shown there, but the account must be able to leave the table.
            if old.id != new.id:
                await self.tables.append_to_closed(live_table, [Became(old.id, new.id, new.name)])
            return
        async with live_table.lock:
            # A person may have only one seat at a table.
            if old.id != new.id and live_table.table.seat_of(new.id) is not None:
                return
            name = name_at(live_table.table.seats, old.id, new.name)
            await live_table.enter([Became(old.id, new.id, name)])
        if old.id != new.id:
            live_table.audience.hang_up(
                old.id, Refused("try-again", "you are logged in as someone else")
            )

    # ------------------------------------------------------------ deleting a person

    async def forget(self, person: str) -> None:
        """Make a person leave all tables, and delete their personal data. Others' games remain."""
        await self.people.end_sessions(person)
        self.close_sockets(person)
        for table in await self.store.open_tables_of(person):
            # Tables that cannot be loaded are skipped.
            with contextlib.suppress(Refused):
                await leave_table(self.tables, await self.tables.find(table), person)
        changed = await self.store.forget_person(person)
        self.people.clear_cache(person)
        self.peers.rewritten(changed)
        for live_table in self.tables.all():
            if live_table.number in changed:
                async with live_table.lock:
                    await live_table.reload()
