"""Routes over several spaces, shown with the question, so that players can pick an end.

Each space is still a separate choice (DMD-090); routes don't decide what is allowed. The Silver
Key, a relic with its own code, adds ways to its owner's Runs.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.model.components import FIRE, bit
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.state import DeathMayDieState, tokens_at

# Enemies on the way follow, so avoiding them matters more than avoiding fire.
_ENEMY: Final[i64] = 10


def routes(g: DeathMayDieState, start: i64, moves: i64) -> list[list[int]]:
    """The shortest route to each space within reach, with the fewest enemies and fires on the way.

    Each route ends with its space; neighbours of the start are included.
    """
    burdens: dict[int, int] = {int(start): 0}
    ways: dict[int, list[int]] = {int(start): []}
    edge = [int(start)]
    step: i64 = 0
    while step < moves:
        step += 1
        found: dict[int, int] = {}
        reached: dict[int, list[int]] = {}
        for space in edge:
            burden = burdens[space] + _burden(g, space, start)
            for to in _spaces_in(g.paths.plain.near[space]):
                if to not in ways and burden < found.get(to, 10**6):
                    found[to] = burden
                    reached[to] = [*ways[space], to]
        burdens.update(found)
        ways.update(reached)
        edge = sorted(found)
    return [ways[space] for space in sorted(ways) if space != start]


def _burden(g: DeathMayDieState, space: i64, start: i64) -> int:
    """The cost of passing a space; enemies at the start follow anyway, so they cost nothing."""
    if space == start:
        return 0
    return int(ones(g.crowd[space]) * _ENEMY + tokens_at(g, space, FIRE))


def _spaces_in(mask: int) -> list[int]:
    return [space for space in range(mask.bit_length()) if mask & int(bit(space))]


def private_ways(g: DeathMayDieState, who: i64) -> i64:
    """DMD-046, DMD-179  The Silver Key: on its owner's Runs the gates are adjacent."""
    key = g.components.silver_key
    if key < 0 or not g.relics[who] & bit(key) or g.transformed & bit(key):
        return 0
    here = bit(g.space[who])
    return g.components.gate_mask & ~here if g.components.gate_mask & here else 0


def costly_ways(g: DeathMayDieState, who: i64) -> i64:
    """The transformed Silver Key: gates and other investigators are one step away, for 1 sanity."""
    key = g.components.silver_key
    if key < 0 or not g.relics[who] & bit(key) or not g.transformed & bit(key):
        return 0
    spaces = g.components.gate_mask
    other: i64 = 0
    while other < g.rules.count:
        if other != who and g.alive & bit(other):
            spaces |= bit(g.space[other])
        other += 1
    return spaces & ~bit(g.space[who])
