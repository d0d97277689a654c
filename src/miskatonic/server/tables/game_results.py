"""Builds each player's result, stored with the last move."""

import contextlib
from collections.abc import Mapping
from typing import Any, Final, Protocol

import msgspec

from miskatonic.kernel.view import view_result
from miskatonic.server.tables.closed_tables import UnplayableTable
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.table_state import written_result
from miskatonic.store import my_games
from miskatonic.store.store import Conflict, LogRow, Store, Unavailable
from miskatonic.store.writer import Ending, Outcome

_ENCODE: Final = msgspec.json.Encoder().encode
LOST: Final = 0
WON: Final = 1
DRAW: Final = 2
# How the log's rows of moves begin.
MOVES: Final = (b'{"type":"played"', b'{"type":"claimed"')


class NumberedTable(Protocol):
    """A live table, as far as its outcome is concerned."""

    @property
    def number(self) -> int: ...

    @property
    def table(self) -> Table: ...


async def keep(store: Store, outcomes: list[Outcome]) -> None:
    """Store the outcomes of a game that is over. If that fails, it is tried again when a player
    looks at their games.
    """
    with contextlib.suppress(Unavailable, Conflict):
        await store.write(lambda each: my_games.keep_outcomes(each, outcomes))


def ending_of(number: int, table: Table, g: Any, at: int) -> Ending:
    """The end of a game, with the move that leads to `g`."""
    return Ending(
        number, "over", written_result(g), _outcomes(number, table, g, view_result(g), at)
    )


def outcomes_of(live_table: NumberedTable | UnplayableTable, ended: int) -> list[Outcome]:
    """The outcomes of a game that is over. If it was played with other rules than ours, only the
    written result is known.
    """
    number, table = live_table.number, live_table.table
    if isinstance(live_table, UnplayableTable):
        return _outcomes(number, table, None, live_table.result, ended)
    return _outcomes(number, table, table.g, view_result(table.g), ended)


def _outcomes(
    number: int, table: Table, g: Any, result: Mapping[str, Any] | None, ended: int
) -> list[Outcome]:
    """One for each person who played to the end."""
    return [
        Outcome(
            occupant.person,
            number,
            table.new.game,
            ended,
            seat,
            table.seat_count,
            _won(result, seat),
            "{}" if g is None else _ENCODE(table.manifest.roles_played(g, seat)).decode(),
        )
        for seat, occupant in enumerate(table.seats)
        if occupant.person is not None and not occupant.left
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
