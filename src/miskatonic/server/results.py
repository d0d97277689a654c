"""How a game ended for those who played it, kept for their own list of games with its last move."""

import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from miskatonic.kernel.view import view_result
from miskatonic.server.closed_tables import ClosedRoom
from miskatonic.server.room_state import written_result
from miskatonic.store import my_games
from miskatonic.store.store import Conflict, LogRow, Unavailable
from miskatonic.store.writer import Ending, Outcome

if TYPE_CHECKING:
    from miskatonic.server.house import House
    from miskatonic.server.room import Room

_ENCODE: Final = msgspec.json.Encoder().encode
LOST: Final = 0
WON: Final = 1
DRAW: Final = 2
# How the log's rows of moves begin.
MOVES: Final = (b'{"type":"played"', b'{"type":"claimed"')


async def keep(house: "House", outcomes: list[Outcome]) -> None:
    """Of a game whose last move is on the disk already. What cannot be kept now is when its person
    looks at their games again.
    """
    with contextlib.suppress(Unavailable, Conflict):
        await house.store.change(lambda each: my_games.keep_outcomes(each, outcomes))


def ending_of(room: "Room", g: Any, at: int) -> Ending:
    """Of a game that ends with the move that leads to `g`."""
    return Ending(room.number, "over", written_result(g), _outcomes(room, g, view_result(g), at))


def outcomes_of(room: "Room | ClosedRoom", ended: int) -> list[Outcome]:
    """Of a game that has ended before. Where other rules than ours were played, only what was
    written down then is known.
    """
    if isinstance(room, ClosedRoom):
        return _outcomes(room, None, room.result, ended)
    return _outcomes(room, room.table.g, view_result(room.table.g), ended)


def _outcomes(
    room: "Room | ClosedRoom", g: Any, result: Mapping[str, Any] | None, ended: int
) -> list[Outcome]:
    """One for each person who played to the end."""
    table = room.table
    return [
        Outcome(
            chair.person,
            room.number,
            table.new.game,
            ended,
            seat,
            table.seat_count,
            _won(result, seat),
            "{}" if g is None else _ENCODE(table.manifest.played_as(g, seat)).decode(),
        )
        for seat, chair in enumerate(table.seats)
        if chair.person is not None and not chair.left
    ]


def _won(result: Mapping[str, Any] | None, seat: int) -> int | None:
    if result is None:
        return None
    if seat in result["winners"]:
        return WON
    return LOST if seat in result["losers"] else DRAW


def ended_at(log: list[LogRow], otherwise: int) -> int:
    """When the last move was made."""
    moves = [row.at for row in log if row.body.startswith(MOVES)]
    return moves[-1] if moves else otherwise
