"""The ways of a move over several spaces, shown beside the question: whoever wants to go far points
at the end. Each space is still chosen by itself (DMD-090); nothing here decides what is allowed.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.components import FIRE, bit
from miskatonic.games.death_may_die.rules.counting import ones
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, tokens_at

# Enemies on the way come along, so a way past none is better than one past fire.
_ENEMY: Final[i64] = 10


def routes(g: DeathMayDieState, start: i64, moves: i64) -> list[list[int]]:
    """The shortest way to each space within so many moves, past as few enemies and fires as can be.

    Each ends with its space; the neighbours of the start are among them.
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
    """What clings to whoever goes on from a space; what is at the start comes along in any case."""
    if space == start:
        return 0
    return int(ones(g.crowd[space]) * _ENEMY + tokens_at(g, space, FIRE))


def _spaces_in(mask: int) -> list[int]:
    return [space for space in range(mask.bit_length()) if mask & int(bit(space))]
