"""What happens at a table when somebody leaves it for good."""

from miskatonic.server.base.public_ids import is_bot
from miskatonic.server.tables import entries
from miskatonic.server.tables.entries import LogEntry
from miskatonic.server.tables.table import Table


def giving_up_seat(table: Table, person: str) -> list[LogEntry]:
    """AC-Q13  Before the game one stands up; during it a bot plays on, and everybody sees it."""
    seat = table.seat_of(person)
    if seat is not None and table.is_running:
        return [entries.PlayerLeft(seat)]
    if seat is not None and table.status == "lobby":
        return [entries.Stood(seat)]
    return []


def leaving(table: Table, person: str) -> list[LogEntry]:
    """A host who leaves is followed by somebody else; a lobby without people is closed."""
    new = giving_up_seat(table, person)
    if table.host == person and (table.is_running or table.status == "lobby"):
        others = _others(table, person)
        if others:
            new.append(entries.HostBecame(*others[0]))
        elif table.status == "lobby":
            new.append(entries.Aborted())
    return new


def leaving_closed(table: Table, person: str) -> list[LogEntry]:
    """Nobody plays on at a closed table: the last to leave closes it for good."""
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
