"""Requests about a table before and after the game: seats, settings, start, rematch."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from miskatonic import bots
from miskatonic.kernel.numbers import shown
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.guest_names import name_at
from miskatonic.server.protocol.tables import (
    AddBot,
    AtSeat,
    NewTable,
    Seated,
    SetReady,
    TableRef,
    TakeSeat,
)
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.closed_tables import UnplayableTable
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table import TableSeat
from miskatonic.server.tables.people_at_tables import leave_table
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.forks import DrawSeed, check_level, comes_along
from miskatonic.server.tables.requests.game_info import checked
from miskatonic.server.tables.requests.requested_table import (
    requested_any_table,
    requested_table,
    seated,
)
from miskatonic.store.store import Person, Store

# What to append to the log of a table in its lobby; empty for nothing.
LobbyChange = Callable[[LiveTable], list[LogEntry]]
_TABLE: Final = "/api/tables/{id}"


@dataclass(frozen=True, eq=False)
class LobbyHandlers:
    store: Store
    tables: TableRegistry
    rate_limits: RateLimits
    draw_seed: DrawSeed

    # ------------------------------------------------------------ making and changing a table

    @handles("POST", "/api/tables")
    async def make_table(self, request: ApiRequest) -> Seated:
        person = request.person
        new = checked(request.body)
        self.rate_limits.charge_request("tables", request)
        live_table = await self.tables.make_table(person, new, [host_sits(person, new.seats)])
        return seated(live_table, person)

    @handles("GET", _TABLE)
    async def look(self, request: ApiRequest) -> Seated:
        return seated(await requested_any_table(self.tables, request), request.visitor)

    @handles("PUT", _TABLE)
    async def change_table(self, request: ApiRequest) -> Seated:
        body: NewTable = request.body

        def change(live_table: LiveTable) -> list[LogEntry]:
            table = live_table.table
            new = checked(body, table.options if body.game == table.new.game else None)
            if new.seats < table.taken():
                raise Refused(
                    "table-full",
                    f"{table.taken()} seats are taken; {new.seats} seats are not enough",
                )
            return [entries.Changed(new)]

        return await self._in_the_lobby(request, change, host=True)

    async def _in_the_lobby(
        self, request: ApiRequest, change: LobbyChange, host: bool = False
    ) -> Seated:
        """Make a change that is only possible before the game."""
        person = request.person
        live_table = await requested_table(self.tables, request)
        async with live_table.lock:
            if host:
                must_be_host(live_table, person.id)
            if live_table.table.status != "lobby":
                raise Refused("not-in-the-lobby", "the game has begun, or is over")
            new = change(live_table)
            if new:
                await live_table.enter(new)
        return seated(live_table, person)

    # ------------------------------------------------------------ sitting

    @handles("POST", f"{_TABLE}/sit")
    async def sit(self, request: ApiRequest) -> Seated:
        body: TakeSeat = request.body
        person = request.person

        def change(live_table: LiveTable) -> list[LogEntry]:
            here = live_table.table.seat_of(person.id)
            if here is not None and body.seat in (None, here):
                return []
            name = name_at(live_table.table.seats, person.id, person.name)
            return [entries.Sat(_free_seat(live_table, body.seat), person.id, name)]

        return await self._in_the_lobby(request, change)

    @handles("POST", f"{_TABLE}/stand")
    async def stand(self, request: ApiRequest) -> Seated:
        person = request.person.id
        return await self._in_the_lobby(
            request, lambda live_table: [entries.Stood(own_seat(live_table, person))]
        )

    @handles("POST", f"{_TABLE}/leave")
    async def leave(self, request: ApiRequest) -> Seated:
        person = request.person
        live_table = await requested_any_table(self.tables, request)
        await leave_table(self.tables, live_table, person.id)
        return seated(await requested_any_table(self.tables, request), person)

    @handles("POST", f"{_TABLE}/bots")
    async def add_bot(self, request: ApiRequest) -> Seated:
        body: AddBot = request.body

        def change(live_table: LiveTable) -> list[LogEntry]:
            check_level(live_table.table.new.game, body.level)
            return [entries.BotCame(_free_seat(live_table, body.seat), body.level)]

        return await self._in_the_lobby(request, change, host=True)

    @handles("DELETE", f"{_TABLE}/bots/{{seat}}")
    async def remove_bot(self, request: ApiRequest) -> Seated:
        seat = _seat_in_path(request)

        def change(live_table: LiveTable) -> list[LogEntry]:
            _must_be_a_seat(live_table, seat)
            if live_table.table.seats[seat].kind != "bot":
                raise Refused("seat-empty", f"there is no bot on seat {seat}")
            return [entries.Stood(seat)]

        return await self._in_the_lobby(request, change, host=True)

    @handles("POST", f"{_TABLE}/ready")
    async def ready(self, request: ApiRequest) -> Seated:
        body: SetReady = request.body
        person = request.person.id

        def change(live_table: LiveTable) -> list[LogEntry]:
            seat = own_seat(live_table, person)
            if live_table.table.seats[seat].ready == body.ready:
                return []
            return [entries.SaidReady(seat, body.ready)]

        return await self._in_the_lobby(request, change)

    @handles("POST", f"{_TABLE}/host")
    async def hand_over(self, request: ApiRequest) -> Seated:
        body: AtSeat = request.body
        person = request.person
        live_table = await requested_table(self.tables, request)
        async with live_table.lock:
            must_be_host(live_table, person.id)
            new_host = person_at(live_table, body.seat)
            name = live_table.table.seats[body.seat].name
            await live_table.enter([entries.HostBecame(new_host, name)])
        return seated(live_table, person)

    # ------------------------------------------------------------ start and rematch

    @handles("POST", f"{_TABLE}/start")
    async def start(self, request: ApiRequest) -> Seated:
        def change(live_table: LiveTable) -> list[LogEntry]:
            for seat, occupant in enumerate(live_table.table.seats):
                if occupant.kind == "empty":
                    raise Refused("not-ready", f"seat {seat} is empty")
                if not occupant.ready and occupant.person != live_table.table.host:
                    raise Refused("not-ready", f"{occupant.name!r} is not ready")
            draw = self.draw_seed
            return [entries.Began(live_table.table.game.version, draw(32), draw(16), draw(16))]

        return await self._in_the_lobby(request, change, host=True)

    @handles("POST", f"{_TABLE}/rematch")
    async def rematch(self, request: ApiRequest) -> TableRef:
        """A new table with the same people and bots; the first player to ask makes it."""
        person = request.person
        live_table = await requested_table(self.tables, request)
        async with live_table.lock:
            table = live_table.table
            if table.status not in ("over", "aborted"):
                raise Refused("not-over", "the game is not over yet")
            if person.id not in table.people():
                raise Refused("not-a-player", "you did not play here")
            if table.rematch is None:
                again: list[LogEntry] = []
                for seat, occupant in enumerate(table.seats):
                    if occupant.level is not None:
                        level = bots.playing(table.new.game, occupant.level)
                        again.append(entries.BotCame(seat, level))
                    elif occupant.person == person.id or await comes_along(
                        self.store, person.id, occupant
                    ):
                        again.append(entries.Sat(seat, occupant.person or "", occupant.name))
                self.rate_limits.charge_request("tables", request)
                new = await self.tables.make_table(person, table.new, again)
                await live_table.enter([entries.Rematched(new.id)])
            assert table.rematch is not None
            return TableRef(table.rematch)


# ---------------------------------------------------------------- seats


def host_sits(person: Person, seats: int) -> LogEntry:
    return entries.Sat(0, person.id, name_at([TableSeat()] * seats, person.id, person.name))


def must_be_host(live_table: LiveTable, person: str) -> None:
    if live_table.table.host != person:
        raise Refused("not-the-host", f"only the host, {live_table.table.host_name!r}, can do that")


def person_at(live_table: LiveTable, seat: int) -> str:
    _must_be_a_seat(live_table, seat)
    person = live_table.table.seats[seat].person
    if person is None or live_table.table.seats[seat].left:
        raise Refused("seat-empty", f"there is no person on seat {seat}")
    return person


def own_seat(live_table: LiveTable | UnplayableTable, person: str) -> int:
    seat = live_table.table.seat_of(person)
    if seat is None:
        raise Refused("not-a-player", "you have no seat at this table")
    return seat


def _must_be_a_seat(live_table: LiveTable, seat: int) -> None:
    last = live_table.table.seat_count - 1
    if not 0 <= seat <= last:
        raise Refused("no-such-seat", f"no seat {seat}; the seats are 0 to {last}")


def _seat_in_path(request: ApiRequest) -> int:
    given: str = request.path["seat"]
    if not (given.isdecimal() and given.isascii() and len(given) < 4):
        raise Refused("no-such-seat", f"no seat {shown(given)}; seats are numbers from 0")
    return int(given)


def _free_seat(live_table: LiveTable, wanted: int | None) -> int:
    seat = live_table.table.first_empty() if wanted is None else wanted
    if seat is None:
        raise Refused("table-full", "there is no empty seat")
    _must_be_a_seat(live_table, seat)
    if live_table.table.seats[seat].kind != "empty":
        raise Refused("seat-taken", f"seat {seat} is taken")
    return seat
