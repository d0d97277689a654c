"""Playing on from a position of a finished game, at a new table.

A finished game has no secrets left, so nothing is given away; an unfinished game is never forked.
The new game has the old one's seed, so the cards lie in the same order.
"""

from collections.abc import Callable
from dataclasses import dataclass

from miskatonic import bots
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.tables import Fork, NewTable, TableRef
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.model import entries
from miskatonic.server.tables.model.entries import LogEntry
from miskatonic.server.tables.model.table import Table, TableSeat
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.requested_table import requested_table
from miskatonic.store.store import Person, Store

# Draws a random seed of this many bytes, in hexadecimal.
DrawSeed = Callable[[int], str]


@dataclass(frozen=True, eq=False)
class ForkHandlers:
    store: Store
    tables: TableRegistry
    rate_limits: RateLimits
    draw_seed: DrawSeed

    @handles("POST", "/api/tables/{id}/fork")
    async def fork(self, request: ApiRequest) -> TableRef:
        body: Fork = request.body
        person = request.person
        table = (await requested_table(self.tables, request)).table
        check(table, body)
        seat = chosen_seat(table, person.id, body)
        self.rate_limits.charge_request("tables", request)
        seated = await self._seats(person, table, seat, body)
        draw = self.draw_seed
        assert table.began is not None
        more: list[LogEntry] = [
            *seated,
            entries.Forked(body.move),
            entries.Began(table.game.version, table.began.seed, draw(16), draw(16)),
            # These moves belong to no one at the new table, so they cannot be undone.
            *(entries.of_move(move, "record") for move in table.moves[: body.move]),
        ]
        if body.others == "people":
            # The game only goes on once the people who have come agree to it.
            more.append(entries.Paused())
        new = NewTable(table.new.game, table.seat_count, dict(table.options), table.new.settings)
        return TableRef((await self.tables.make_table(person, new, more)).id)

    async def _seats(self, person: Person, table: Table, mine: int, body: Fork) -> list[LogEntry]:
        """Seat the other players: bots, or (`people`) those who sat there and still can."""
        strongest = bots.levels(table.new.game)[-1]
        seated: list[LogEntry] = []
        for seat, occupant in enumerate(table.seats):
            level = body.level or occupant.level or strongest
            if seat == mine:
                seated.append(entries.Sat(seat, person.id, person.name))
            elif body.others == "people" and await comes_along(self.store, person.id, occupant):
                seated.append(entries.Sat(seat, occupant.person or "", occupant.name))
            else:
                seated.append(entries.BotCame(seat, level))
        return seated


def check(table: Table, body: Fork) -> None:
    if table.g is None or table.g.result is None:
        raise Refused("not-over", "only a finished game can be continued from a position")
    last = len(table.moves) - 1
    if body.move > last:
        raise Refused("no-such-move", f"no move {body.move}; choose 0 to {last}")
    if body.level is not None:
        check_level(table.new.game, body.level)


def check_level(game: str, level: str) -> None:
    levels = bots.levels(game)
    if level not in levels:
        raise Refused("no-such-level", f"no bot level {level!r}; there are {', '.join(levels)}")


def chosen_seat(table: Table, person: str, body: Fork) -> int:
    """The requested seat; otherwise the one this person had; otherwise the first."""
    had = [seat for seat, occupant in enumerate(table.seats) if occupant.person == person]
    seat = body.seat if body.seat is not None else (had or [0])[0]
    if seat >= table.seat_count:
        last = table.seat_count - 1
        raise Refused("no-such-seat", f"no seat {seat}; the seats are 0 to {last}")
    return seat


async def comes_along(store: Store, host: str, occupant: TableSeat) -> bool:
    """Whether a player gets a seat at the new table: not if they left, were deleted, are blocked by
    the host, or are the host.
    """
    if occupant.person in (None, host) or occupant.left:
        return False
    assert occupant.person is not None
    if await store.person(occupant.person) is None:
        return False
    return not await store.is_blocked(host, occupant.person)
