"""How a game ended for those who played it, kept for their own list of games."""

import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from miskatonic.kernel.view import view_result
from miskatonic.server.closed_tables import ClosedRoom
from miskatonic.server.room_part import RoomPart
from miskatonic.server.table import Table
from miskatonic.store import my_games
from miskatonic.store.store import Conflict, LogRow, Unavailable

if TYPE_CHECKING:
    from miskatonic.server.house import House
    from miskatonic.server.room import Room

LOST: Final = 0
WON: Final = 1
DRAW: Final = 2
# How the log's rows of moves begin.
MOVES: Final = (b'{"type":"played"', b'{"type":"claimed"')


class Results(RoomPart):
    """Of one table."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self._are_kept = False

    def keep(self) -> None:
        room = self._room
        if not self._are_kept and room.table.status == "over":
            self._are_kept = True
            room.house.spawn(keep(room.house, rows_of(room, room.clock.now())))


async def keep(house: "House", rows: list[dict[str, Any]]) -> None:
    """What cannot be kept now is when its person looks at their games."""
    with contextlib.suppress(Unavailable, Conflict):
        await house.store.change(lambda each: my_games.keep_results(each, rows))


def rows_of(room: "Room | ClosedRoom", ended: int) -> list[dict[str, Any]]:
    """A row for each person who played to the end. Where other rules than ours were played, only
    what was written down then is known.
    """
    table = room.table
    if isinstance(room, ClosedRoom):
        result, were = room.result, ["{}"] * table.seat_count
    else:
        result = _plain(view_result(table.g))
        were = [_played_as(table, seat) for seat in range(table.seat_count)]
    return [
        {
            "person": chair.person,
            "table": room.number,
            "game": table.new.game,
            "ended": ended,
            "seat": seat,
            "seats": table.seat_count,
            "won": _outcome(result, seat),
            "played_as": were[seat],
        }
        for seat, chair in enumerate(table.seats)
        if chair.person is not None and not chair.left
    ]


def _plain(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    return None if result is None else dict(result)


def _outcome(result: Mapping[str, Any] | None, seat: int) -> int | None:
    if result is None:
        return None
    if seat in result["winners"]:
        return WON
    return LOST if seat in result["losers"] else DRAW


def _played_as(table: Table, seat: int) -> str:
    return msgspec.json.encode(table.manifest.played_as(table.g, seat)).decode()


def ended_at(log: list[LogRow], otherwise: int) -> int:
    """When the last move was made."""
    moves = [row.at for row in log if row.body.startswith(MOVES)]
    return moves[-1] if moves else otherwise
