"""Finds the table that a request is about, and describes it to the sender."""

from typing import TypeVar

from miskatonic.server.base.handlers import ApiRequest
from miskatonic.server.protocol.tables import Seated
from miskatonic.server.tables.closed_tables import UnplayableTable
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.store.store import Person

T = TypeVar("T", LiveTable, UnplayableTable, LiveTable | UnplayableTable)


async def requested_table(tables: TableRegistry, request: ApiRequest) -> LiveTable:
    """The table in the request's path; refused if it cannot be played on."""
    return await _welcomed(tables, request, await tables.live_table(request.path["id"]))


async def requested_any_table(
    tables: TableRegistry, request: ApiRequest
) -> LiveTable | UnplayableTable:
    """The table in the request's path, whether it can be played on or not."""
    return await _welcomed(tables, request, await tables.find(request.path["id"]))


async def _welcomed(tables: TableRegistry, request: ApiRequest, table: T) -> T:
    if request.visitor is not None:
        await tables.check_welcome(table.table, request.visitor.id)
    return table


def seated(live_table: LiveTable | UnplayableTable, person: Person | None) -> Seated:
    """The table's current state, as told to one person."""
    who = None if person is None else person.id
    closed = live_table.closed_for(who) if isinstance(live_table, UnplayableTable) else None
    is_host = who is not None and live_table.table.host == who
    return Seated(live_table.state(), live_table.table.seat_of(who), is_host, closed)
