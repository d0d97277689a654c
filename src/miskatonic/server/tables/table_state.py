"""Builds a table's public state and its entry in lists."""

import functools
from typing import Any, Final

import msgspec

from miskatonic.games import MANIFESTS
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.view import view_result
from miskatonic.server.protocol.tables import Showing, TableState
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.replica import Replica

_ENCODE: Final = msgspec.json.Encoder().encode


def table_state(replica: Replica, now: int, spectators: int, showing: Showing | None) -> TableState:
    """Everything about a table but the game itself; the same for every viewer."""
    table, timing = replica.loaded.table, replica.loaded.timing
    bots = timing.played_by_bots(now)
    people = timing.people
    seats = []
    for seat, occupant in enumerate(table.seats):
        by_bot = occupant.level is None and seat in bots
        here = occupant.person in people and not occupant.left
        seats.append(occupant.state(seat, replica.id, connected=here, by_bot=by_bot))
    return TableState(
        id=replica.id,
        game=table.new.game,
        rules=table.game.version,
        options=table.options,
        settings=table.new.settings,
        status=table.status,
        seats=seats,
        host=table.seat_of(table.host),
        host_name=table.host_name,
        spectators=spectators,
        epoch=table.epoch,
        now=now,
        deadlines=timing.deadlines(),
        proposal=None if table.proposal is None else table.proposal.shown(),
        last_proposal=table.last_proposal,
        rematch=table.rematch,
        forked=table.forked,
        undone=table.undone,
        conceded=table.conceded,
        showing=showing,
        commitment=None if table.g is None else table.g.commitment,
        preset=preset_of(table) if table.status == "lobby" else None,
    )


def preset_of(table: Table) -> str | None:
    """The preset with exactly this table's options, if there is one."""
    presets = range(len(table.manifest.presets))
    game, seats = table.new.game, table.seat_count
    same = [each for each in presets if preset_options(game, seats, each) == table.options]
    return table.manifest.presets[same[0]].id if same else None


@functools.cache
def preset_options(game: str, seats: int, preset: int) -> OptionValues:
    """All options of a preset, at a table with this many seats."""
    manifest = MANIFESTS[game]
    wanted = manifest.compatible_options(seats, manifest.presets[preset].options)
    return manifest.game.read(seats, wanted)


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
    """The result for the lists of tables, where the game is not replayed to find it out."""
    result = view_result(g)
    return None if result is None else _ENCODE(result).decode()
