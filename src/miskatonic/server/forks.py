"""Playing on from a position of a finished game: a new table whose game begins in the middle.

Everything of a finished game is open to all, so nothing is given away. An unfinished game has
secrets, and is never forked. The new game has the old one's seed: cards lie where they lay.
"""

from typing import Any, Final

from miskatonic import bots
from miskatonic.kernel.replay import Move
from miskatonic.server import entries
from miskatonic.server.entries import LogEntry
from miskatonic.server.house import House
from miskatonic.server.protocol.tables import Fork, NewTable, TableRef
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.server.table import Table, TableSeat
from miskatonic.store.store import Person


async def fork(request: ApiRequest) -> TableRef:
    body: Fork = request.body
    person = request.person
    table = (await request.room()).table
    check(table, body)
    seat = own_seat(table, person.id, body)
    request.not_too_often("tables")
    seated = await _seats(request.house, person, table, seat, body)
    draw = request.house.draw_seed
    assert table.began is not None
    more: list[LogEntry] = [
        *seated,
        entries.Forked(body.move),
        entries.Began(table.game.version, table.began.seed, draw(16), draw(16)),
        *(_entry(move) for move in table.moves[: body.move]),
    ]
    if body.others == "people":
        # Nobody is drawn into a game: it goes on when those who have come agree to it.
        more.append(entries.Paused())
    new = NewTable(table.new.game, table.seat_count, dict(table.options), table.new.settings)
    return TableRef((await request.house.make_table(person, new, more)).id)


def check(table: Table, body: Fork) -> None:
    if table.g is None or table.g.result is None:
        raise Refused("not-over", "only a finished game can be played on from a position of it")
    last = len(table.moves) - 1
    if body.move > last:
        raise Refused("no-such-move", f"move {body.move}; it takes 0 to {last}, the last but one")
    levels = bots.levels(table.new.game)
    if body.level is not None and body.level not in levels:
        raise Refused("no-such-level", f"no {body.level!r} bots; there are {', '.join(levels)}")


def own_seat(table: Table, person: str, body: Fork) -> int:
    """The seat that is asked for; else the one that this person had; else the first."""
    had = [seat for seat, chair in enumerate(table.seats) if chair.person == person]
    seat = body.seat if body.seat is not None else (had or [0])[0]
    if seat >= table.seat_count:
        raise Refused("no-such-seat", f"no seat {seat}; there are {table.seat_count}, from 0")
    return seat


async def _seats(
    house: House, person: Person, table: Table, mine: int, body: Fork
) -> list[LogEntry]:
    """The others are bots, or (`people`) who sat there, as far as they are still here."""
    strongest = bots.levels(table.new.game)[-1]
    seated: list[LogEntry] = []
    for seat, chair in enumerate(table.seats):
        level = body.level or chair.level or strongest
        if seat == mine:
            seated.append(entries.Sat(seat, person.id, person.name))
        elif body.others == "people" and await comes_along(house, person.id, chair):
            seated.append(entries.Sat(seat, chair.person or "", chair.name))
        else:
            seated.append(entries.BotCame(seat, level))
    return seated


async def comes_along(house: House, host: str, chair: TableSeat) -> bool:
    """Whoever has left, is forgotten, is the host, or is not wanted by the host does not."""
    if chair.person in (None, host) or chair.left:
        return False
    assert chair.person is not None
    if await house.store.person(chair.person) is None:
        return False
    return not await house.store.is_blocked(host, chair.person)


def _entry(move: Move) -> LogEntry:
    """Nobody at the new table made it, so nobody takes it back."""
    seat, what = move
    claim: Any = what
    if isinstance(what, int):
        return entries.Played(seat, what, "record")
    return entries.Claimed(seat, claim, "record")


HANDLERS: Final[dict[tuple[str, str], Handler]] = {("POST", "/api/tables/{id}/fork"): fork}
