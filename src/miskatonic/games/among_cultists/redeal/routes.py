"""Redeals the routes, by the rooms that the parties have used.

AC-M13: a room action shows that its colour is on the route of the party that did it, unless that is
a cultist or was the living Mechanic (AC-M14, AC-X8). AC-S1: all deals of the routes, one each, are
equally likely.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import ALLOWED, COLOUR_OF, ROOMS
from miskatonic.games.among_cultists.redeal.knowledge import Known, RecalledAct
from miskatonic.games.among_cultists.redeal.odds import falling, pick_by_weight
from miskatonic.games.among_cultists.rules.acts import (
    DREW,
    PUT,
    TURNED,
    USED,
    WITH_CAMERA,
)
from miskatonic.games.among_cultists.rules.cards import bit, has, size
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
)
from miskatonic.kernel.rng import Rng

ALL_ROUTES: Final[i64] = bit(len(ALLOWED)) - 1


class RouteTable:
    """The ways to give routes to bound parties: layers[n][set] with the first n routes."""

    def __init__(self, routes: list[int], bound: i64, masks: list[int]) -> None:
        self.routes: Final = routes
        self.masks: Final = masks
        self.layers: Final[list[list[float]]] = [[0.0] * (bound + 1)]
        self.layers[0][0] = 1.0
        sets = subsets(bound)
        for route in routes:
            before = self.layers[-1]
            layer = before[:]
            for parties in sets:
                layer[parties] += self._ways_with(before, parties, route)
            self.layers.append(layer)

    def _ways_with(self, before: list[float], parties: i64, route: i64) -> float:
        """The number of ways in which one of these parties gets this route."""
        total: float = 0.0
        party: i64 = 0
        while parties >> party:
            if has(parties, party) and has(self.masks[party], route):
                total += before[parties & ~bit(party)]
            party += 1
        return total

    def ways(self, parties: i64) -> float:
        return self.layers[-1][parties]

    def deal(self, parties: i64, dealt: list[int], rng: Rng) -> list[int]:
        """Deal a route to each of these parties; returns the routes that are left."""
        left: list[int] = []
        at: i64 = len(self.routes) - 1
        while parties:
            route = self.routes[at]
            before = self.layers[at]
            takers = [NOBODY]
            weights = [before[parties]]
            for party, mask in enumerate(self.masks):
                if has(parties, party) and has(mask, route):
                    takers.append(party)
                    weights.append(before[parties & ~bit(party)])
            taker = takers[pick_by_weight(rng, weights)]
            if taker == NOBODY:
                left.append(route)
            else:
                dealt[taker] = route
                parties &= ~bit(taker)
            at -= 1
        return left + self.routes[: at + 1]


class RouteDeal:
    """The routes that are not known, and the parties that have them."""

    def __init__(self, known: Known, dealt: list[int]) -> None:
        """`dealt` holds the known routes by party, and NOBODY for the others."""
        self.dealt: Final = dealt
        self.routes: Final = [r for r in range(len(ALLOWED)) if r not in dealt]
        self.unknown: Final[i64] = _parties_with(dealt, NOBODY)
        self.masks: Final = routes_shown(known, False)
        self.as_mechanic: Final = routes_shown(known, True)
        self.bound: Final[i64] = self._bound()
        self.table: Final = RouteTable(self.routes, self.bound, self.masks)
        self.tables: Final[dict[int, RouteTable]] = {}

    def _bound(self) -> i64:
        bound: i64 = 0
        for party, mask in enumerate(self.masks):
            if mask != ALL_ROUTES and has(self.unknown, party):
                bound |= bit(party)
        return bound

    def _table_for(self, mech: i64) -> RouteTable:
        """The table if this party was the Mechanic: bound only by what its ghost did."""
        if mech == NOBODY or self.as_mechanic[mech] == ALL_ROUTES or not has(self.bound, mech):
            return self.table
        table = self.tables.get(mech)
        if table is None:
            masks = self.masks[:]
            masks[mech] = self.as_mechanic[mech]
            table = RouteTable(self.routes, self.bound, masks)
            self.tables[mech] = table
        return table

    def _bound_in(self, cult: i64, mech: i64) -> i64:
        bound = self.bound & ~cult
        if mech != NOBODY and self.as_mechanic[mech] == ALL_ROUTES:
            bound &= ~bit(mech)
        return bound

    def ways(self, cult: i64, mech: i64) -> float:
        """The number of deals of the routes that fit."""
        bound = self._bound_in(cult, mech)
        count = size(bound)
        free = falling(len(self.routes) - count, size(self.unknown) - count)
        return self._table_for(mech).ways(bound) * free

    def deal(self, cult: i64, mech: i64, rng: Rng) -> list[int]:
        dealt = self.dealt[:]
        left = self._table_for(mech).deal(self._bound_in(cult, mech), dealt, rng)
        for party, route in enumerate(dealt):
            if route == NOBODY:
                at = rng.below(len(left))
                dealt[party] = left[at]
                left[at] = left[-1]
                left.pop()
        return dealt


def routes_shown(known: Known, as_mechanic: bool) -> list[int]:
    """The routes that allow each party's room actions; for the Mechanic, its ghost's actions."""
    masks = [int(ALL_ROUTES)] * known.rules.parties
    ghosts = known.ghosts & ~_told_to_turn(known)
    for act in known.acts:
        if act.kind == TURNED:
            ghosts |= bit(act.party)
        elif _uses_room(known, act) and (not as_mechanic or has(ghosts, act.party)):
            masks[act.party] &= routes_with(COLOUR_OF[act.first], act.round)
    return masks


def _told_to_turn(known: Known) -> i64:
    """The parties whose turning into ghosts is known; other ghosts turned earlier."""
    mask: i64 = 0
    for act in known.acts:
        if act.kind == TURNED:
            mask |= bit(act.party)
    return mask


def _uses_room(known: Known, act: RecalledAct) -> bool:
    if act.kind == USED:
        return known.rules.camera_needs_route or act.second != WITH_CAMERA
    if act.kind == PUT:
        return act.first < ROOMS
    return act.kind == DREW and not _has_used_camera(known, act.party, act.round)


def _has_used_camera(known: Known, party: i64, round: i64) -> bool:
    """AC-R15  The camera's target need not be on the route, and not always the camera room."""
    for act in known.acts:
        if act.kind == USED and act.party == party and act.round == round:
            return act.second == WITH_CAMERA
    return False


def routes_with(colour: i64, round: i64) -> i64:
    mask: i64 = 0
    for route, allowed in enumerate(ALLOWED):
        if has(allowed[round], colour):
            mask |= bit(route)
    return mask


def subsets(mask: i64) -> list[int]:
    """All subsets except the empty one."""
    return [each for each in range(1, mask + 1) if each & ~mask == 0]


def _parties_with(dealt: list[int], route: i64) -> i64:
    mask: i64 = 0
    for party, each in enumerate(dealt):
        if each == route:
            mask |= bit(party)
    return mask
