"""The Silver Key, the relic that fits no pattern: its owner's Runs go through the gates."""

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.state import DeathMayDieState


def private_ways(g: DeathMayDieState, who: i64) -> i64:
    """DMD-046, DMD-179  The Silver Key: on its owner's Runs the gates are next to each other."""
    key = g.components.silver_key
    if key < 0 or not g.relics[who] & bit(key) or g.transformed & bit(key):
        return 0
    here = bit(g.space[who])
    return g.components.gate_mask & ~here if g.components.gate_mask & here else 0


def costly_ways(g: DeathMayDieState, who: i64) -> i64:
    """Transformed: every gate and every other investigator is one step away, for 1 sanity."""
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
