"""Lists the paths that a movement can still take, door by door, and whom each one meets."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import PLACES
from miskatonic.games.among_cultists.rules.cards import bit, has
from miskatonic.games.among_cultists.rules.choices import GO, STOP
from miskatonic.games.among_cultists.rules.encounters import is_encounter
from miskatonic.games.among_cultists.rules.movement import is_secret_door, next_places
from miskatonic.games.among_cultists.rules.state import (
    AmongCultistsState,
    living,
    one_place,
    standing_in,
)

# More paths than this are not tried; they only repeat themselves.
MOST: Final[i64] = 400


class MovePath:
    """A path: its first choice, its end, and the groups it meets, as masks, in order."""

    def __init__(self, first: i64, end: i64, met: list[int], doors: i64) -> None:
        self.first: Final[i64] = first
        self.end: Final[i64] = end
        self.met: Final = met
        self.doors: Final[i64] = doors


class MovePaths:
    """Tries all paths of the moving party."""

    def __init__(self, table: AmongCultistsState) -> None:
        self.g: Final = table.clone()
        self.me: Final[i64] = table.actor
        self.paths: Final[list[MovePath]] = []
        self.groups: Final = [self._group_at(place) for place in range(PLACES)]

    def _group_at(self, place: i64) -> i64:
        """The parties that the mover meets on entering, as a mask; 0 for none."""
        g = self.g
        if not has(g.rules.map.places, place):
            return 0
        there = standing_in(g, one_place(g, place)) | bit(self.me)
        present = there & living(g)
        return present & ~bit(self.me) if is_encounter(g, there, present) else 0

    def run(self) -> list[MovePath]:
        g = self.g
        self._go_on(-1, g.place[self.me], g.points, g.shifted, [], 0)
        return self.paths

    def _go_on(
        self, first: i64, at: i64, points: i64, shifted: bool, met: list[int], doors: i64
    ) -> None:
        g = self.g
        g.place[self.me] = int(at)
        g.points = points
        g.shifted = shifted
        may_stop = not has(one_place(g, g.start), at)
        if may_stop:
            self.paths.append(MovePath(STOP if first < 0 else first, at, met, doors))
        places = next_places(g, may_stop)
        to: i64 = 0
        while places >> to and len(self.paths) < MOST:
            if has(places, to):
                self._enter(first, at, to, points, met, doors)
            to += 1

    def _enter(self, first: i64, at: i64, to: i64, points: i64, met: list[int], doors: i64) -> None:
        begun = GO + to if first < 0 else first
        if is_secret_door(at, to):
            self._go_on(begun, to, points, True, met, doors)
            return
        group = self.groups[to]
        more = [*met, int(group)] if group else met
        self._go_on(begun, to, points - 1, False, more, doors + 1)


def later_movers(g: AmongCultistsState) -> i64:
    """The parties that move later in this round, as a mask."""
    mask: i64 = 0
    party = g.actor
    turns = g.turns
    while turns > 0:
        party = g.left[party]
        mask |= bit(party)
        turns -= 1
    return mask


def in_reach(g: AmongCultistsState, party: i64, place: i64, points: i64) -> bool:
    ways = g.rules.map.around if g.fishman_in else g.rules.map.distance
    return ways[g.place[party] * PLACES + place] <= points
