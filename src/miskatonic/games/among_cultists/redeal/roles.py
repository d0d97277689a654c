"""Redeals the roles: possible assignments, and their probability before any card is considered.

AC-S7, AC-Z13: one role of each pool is in play, all equally likely, and so is every assignment of
the markers. Cards and routes depend only on the cultists, the Firestarter and the Mechanic, so
assignments that differ only in the other roles are counted together.
"""

from itertools import combinations, product
from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.redeal.knowledge import Known
from miskatonic.games.among_cultists.redeal.odds import pick_by_weight
from miskatonic.games.among_cultists.rules.cards import (
    CULTIST,
    FIRESTARTER,
    INVESTIGATOR,
    MECHANIC,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.state import NOBODY
from miskatonic.kernel.rng import Rng

Layers = list[dict[int, float]]


class RoleAssignment:
    """The cultists, the Firestarter and the Mechanic, and the special roles in play."""

    def __init__(self, outcome: i64, cult: i64, fire: i64, mech: i64, ways: float) -> None:
        self.outcome: Final[i64] = outcome
        self.cult: Final[i64] = cult
        self.fire: Final[i64] = fire
        self.mech: Final[i64] = mech
        self.ways: Final = ways


class Outcome:
    """One role of each pool; `layers[n]` counts the ways to give the first n others to a set."""

    def __init__(self, roles: tuple[int, ...], possible: list[int]) -> None:
        self.has_fire: Final = int(FIRESTARTER) in roles
        self.has_mech: Final = int(MECHANIC) in roles
        self.others: Final = [role for role in roles if role not in (FIRESTARTER, MECHANIC)]
        self.layers: Final = _layers(self.others, possible)


def _layers(roles: list[int], possible: list[int]) -> Layers:
    layers: Layers = [{0: 1.0}]
    for role in roles:
        layer: dict[int, float] = {}
        for used, ways in layers[-1].items():
            for party, mask in enumerate(possible):
                if mask >> role & 1 and not used >> party & 1:
                    more = used | 1 << party
                    layer[more] = layer.get(more, 0.0) + ways
        layers.append(layer)
    return layers


class RoleDeal:
    """All assignments that fit what is certain."""

    def __init__(self, known: Known, possible: list[int], one_lives: bool) -> None:
        """`possible` are the roles each party can have, as masks; one cultist may have to live."""
        self.parties: Final[i64] = known.rules.parties
        self.possible: Final = possible
        self.outcomes: Final = [Outcome(roles, possible) for roles in product(*known.pools)]
        self.special: Final[i64] = self._without(INVESTIGATOR)
        self.assignments: Final = self._assignments(cultist_sets(known, possible, one_lives))

    def _without(self, role: i64) -> i64:
        mask: i64 = 0
        for party, possible in enumerate(self.possible):
            if not has(possible, role):
                mask |= bit(party)
        return mask

    def _can_be(self, role: i64, taken: i64) -> list[int]:
        return [
            party
            for party, possible in enumerate(self.possible)
            if has(possible, role) and not has(taken, party)
        ]

    def _assignments(self, sets: list[i64]) -> list[RoleAssignment]:
        assignments: list[RoleAssignment] = []
        for cult in sets:
            for number, outcome in enumerate(self.outcomes):
                nobody = [int(NOBODY)]
                fires = self._can_be(FIRESTARTER, cult) if outcome.has_fire else nobody
                for fire in fires:
                    taken = cult if fire == NOBODY else cult | bit(fire)
                    mechs = self._can_be(MECHANIC, taken) if outcome.has_mech else nobody
                    for mech in mechs:
                        all_taken = taken if mech == NOBODY else taken | bit(mech)
                        ways = self._ways(outcome, all_taken)
                        if ways > 0.0:
                            assignments.append(RoleAssignment(number, cult, fire, mech, ways))
        return assignments

    def _ways(self, outcome: Outcome, taken: i64) -> float:
        """The number of ways to give the other roles to the parties without one."""
        total: float = 0.0
        for used, ways in outcome.layers[-1].items():
            if self._fits(used, taken):
                total += ways
        return total

    def _fits(self, used: i64, taken: i64) -> bool:
        """Whether all remaining parties can be plain Investigators."""
        return used & taken == 0 and self.special & ~taken & ~used == 0

    def deal(self, assignment: RoleAssignment, rng: Rng) -> list[int]:
        """A role for every party, given a assignment."""
        outcome = self.outcomes[assignment.outcome]
        roles = [
            int(CULTIST) if has(assignment.cult, party) else int(INVESTIGATOR)
            for party in range(self.parties)
        ]
        taken = assignment.cult
        if assignment.fire != NOBODY:
            roles[assignment.fire] = int(FIRESTARTER)
            taken |= bit(assignment.fire)
        if assignment.mech != NOBODY:
            roles[assignment.mech] = int(MECHANIC)
            taken |= bit(assignment.mech)
        if outcome.others:
            self._deal_others(outcome, taken, roles, rng)
        return roles

    def _deal_others(self, outcome: Outcome, taken: i64, roles: list[int], rng: Rng) -> None:
        layers = outcome.layers
        sets = [used for used in layers[-1] if self._fits(used, taken)]
        used: i64 = sets[pick_by_weight(rng, [layers[-1][each] for each in sets])]
        at: i64 = len(outcome.others) - 1
        while at >= 0:
            role = outcome.others[at]
            before = layers[at]
            weights = [
                before.get(used & ~bit(party), 0.0)
                if has(used, party) and has(self.possible[party], role)
                else 0.0
                for party in range(self.parties)
            ]
            party = pick_by_weight(rng, weights)
            roles[party] = role
            used &= ~bit(party)
            at -= 1


def cultist_sets(known: Known, possible: list[int], one_lives: bool) -> list[i64]:
    """Every set of cultists."""
    sets: list[i64] = []
    parties = range(known.rules.parties)
    can_be = [party for party in parties if has(possible[party], CULTIST)]
    must_be: i64 = 0
    for party in parties:
        if possible[party] == bit(CULTIST):
            must_be |= bit(party)
    for members in combinations(can_be, int(known.rules.figures.cultists)):
        cult: i64 = 0
        for party in members:
            cult |= bit(party)
        if must_be & ~cult == 0 and (cult & ~known.ghosts or not one_lives):
            sets.append(cult)
    return sets
