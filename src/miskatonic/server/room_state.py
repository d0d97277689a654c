"""A table as it is shown: to those at it, and in the lists of tables."""

import functools
from typing import TYPE_CHECKING, Any, Final

import msgspec

from miskatonic.games import MANIFESTS
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.view import view_result
from miskatonic.server.protocol.tables import RoomState, SeatState
from miskatonic.server.table import Table

if TYPE_CHECKING:
    from miskatonic.server.room import Room

_ENCODE: Final = msgspec.json.Encoder().encode


def room_state(room: "Room") -> RoomState:
    """All about a table but the game itself; the same for every viewer."""
    table = room.table
    return RoomState(
        id=room.id,
        game=table.new.game,
        rules=table.game.version,
        options=table.options,
        settings=table.new.settings,
        status=table.status,
        seats=[_seat_state(room, seat) for seat in range(table.seat_count)],
        host=table.seat_of(table.host),
        host_name=table.host_name,
        spectators=len(room.watchers()),
        epoch=table.epoch,
        now=room.clock.now(),
        deadlines=room.timing.deadlines(),
        proposal=room.proposals.shown(),
        last_proposal=room.proposals.last,
        rematch=table.rematch,
        forked=table.forked,
        undone=table.undone,
        conceded=table.conceded,
        showing=room.together.showing,
        commitment=None if table.g is None else table.g.commitment,
        preset=preset_of(table) if table.status == "lobby" else None,
    )


def preset_of(table: Table) -> str | None:
    """The preset that a table's options are."""
    presets = range(len(table.manifest.presets))
    game, seats = table.new.game, table.seat_count
    same = [each for each in presets if preset_options(game, seats, each) == table.options]
    return table.manifest.presets[same[0]].id if same else None


@functools.cache
def preset_options(game: str, seats: int, preset: int) -> OptionValues:
    """All options of a preset, at a table with so many seats."""
    manifest = MANIFESTS[game]
    wanted = manifest.settled(seats, manifest.presets[preset].options)
    return manifest.game.read(seats, wanted)


def _seat_state(room: "Room", seat: int) -> SeatState:
    chair = room.table.seats[seat]
    running = room.table.is_running
    stand_in = running and chair.kind == "person" and room.bot_for(seat) is not None
    here = room.timing.is_here(chair.person) and not chair.left
    return chair.state(seat, room.id, connected=here, by_bot=stand_in)


def listing(table: Table) -> dict[str, Any]:
    return {
        "game": table.new.game,
        "status": table.status,
        "visibility": table.new.settings.visibility,
        "seats": table.seat_count,
        "taken": table.taken(),
        "host": table.host,
        "host_name": table.host_name,
        "rules": None if table.began is None else table.began.rules,
        "result": None if table.g is None else written_result(table.g),
        "days": table.new.settings.clock.decision_days or None,
    }


def written_result(g: Any) -> str | None:
    """For the lists: with other rules the game cannot be played again to find out."""
    result = view_result(g)
    return None if result is None else _ENCODE(result).decode()
