"""Deals worlds from what a viewer knows, and counts how often something is true in them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.games.among_cultists.board.board import ALLOWED, COLOUR_OF, PLACE_NAMES
from miskatonic.games.among_cultists.redeal.worlds import AmongCultistsWorlds
from tests.conformance.tables import encoded, rng
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    arranged,
)

MANY = 1500


def sampler(table: Table, viewer: int | None) -> AmongCultistsWorlds:
    """A sampler for what the seat knows, serialized as another process would get it."""
    return GAME.worlds(GAME.read_view(encoded(table.known(viewer))))


def worlds(table: Table, viewer: int | None, count: int = 150) -> list[Table]:
    dealer, chance = sampler(table, viewer), rng(1)
    return [Table(dealer.deal(chance)) for _ in range(count)]


def shares(table: Table, viewer: int | None, of: Callable[[Table], object]) -> dict[object, float]:
    """How often each value occurs in the worlds of a viewer."""
    counted = Counter(of(world) for world in worlds(table, viewer, MANY))
    return {what: count / MANY for what, count in counted.items()}


def the_cultist(table: Table) -> int:
    return table.cultists[0]


def about(expected: dict[Any, float]) -> dict[Any, Any]:
    """Approximately equal: within four standard deviations for this number of worlds."""
    return {what: pytest.approx(share, abs=0.052) for what, share in expected.items() if share}


def normal(weights: dict[Any, float]) -> dict[Any, float]:
    whole = sum(weights.values())
    return {what: weight / whole for what, weight in weights.items()}


def wait_for(table: Table, seat: int) -> Table:
    """Let all seats pass until this one is asked for its action."""
    while table.asked != {seat: "action"}:
        table.play("pass")
    return table


def camera_finds_a_dead_card(**position: Any) -> Table:
    """Seat 2 gave a Dead card to seat 1; seat 0 has just seen 1 Alive, 1 Dead on its screen."""
    table = arranged(
        5,
        {2: "cultist"},
        phase="movement",
        knife=2,
        actor=1,
        round=4,
        places={0: "R", 2: "LB", 3: "G", 4: "G"},
        bag=["morale_up"],
        **position,
    )
    table.play("go LB").answer(s1="give alive 2", s2="give dead 1").play("stop")
    return wait_for(table, 0).play("camera_status 1")


def allows(route: int, room: str) -> bool:
    return bool(ALLOWED[route][1] >> COLOUR_OF[PLACE_NAMES.index(room)] & 1)
