"""Becoming a ghost, and what the roles do then (AC-D, AC-X)."""

from typing import ClassVar, Final, get_args

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import ALLOWED
from miskatonic.games.among_cultists.rules.acts import (
    TESTED,
    TURNED,
    remember,
)
from miskatonic.games.among_cultists.rules.cards import (
    CLUMSY,
    CULTIST,
    GREENHORN,
    INFECTED,
    MECHANIC,
    RADIANT,
    SOFTIE,
    SUPER_GHOST,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.ending import judge_elimination, reveal
from miskatonic.games.among_cultists.rules.events import BecameGhost, Cause, InfectionBegan
from miskatonic.games.among_cultists.rules.state import (
    NOT_DEAD,
    AmongCultistsState,
    ability,
)
from miskatonic.kernel.state import Step, tell

BY_DEAD_CARD: Final[i64] = 0
BY_VOTE: Final[i64] = 1
BY_ASSASSIN: Final[i64] = 2
BY_ROLE: Final[i64] = 3
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)


def become_ghost(g: AmongCultistsState, party: i64, cause: i64) -> None:
    """AC-D3, AC-Q9  Turn a party into a ghost, reveal its role if required, test for the end."""
    g.ghosts |= bit(party)
    if g.rules.every_ghost_counts:  # AC-D12
        note_death(g, party)
    remember(g, TURNED, party, cause, g.phase)
    if g.loud:
        tell(g, BecameGhost(party, CAUSES[cause]))
    role = ability(g, party)
    if role == RADIANT or role == INFECTED or role == SUPER_GHOST:
        reveal(g, bit(party))
    elif party == g.rules.automa and cause == BY_VOTE and g.rules.figures.cultists == 1:
        reveal(g, bit(party))  # AC-A28
    if role == INFECTED:
        g.infected_until = g.round + 1
        if g.loud:
            tell(g, InfectionBegan(g.infected_until))
    judge_elimination(g, party)


def note_death(g: AmongCultistsState, party: i64) -> None:
    """AC-D13  A death counts for the round in which it happened first."""
    if g.died[party] == NOT_DEAD:
        g.died[party] = g.round


def has_light(g: AmongCultistsState, standing_there: i64) -> bool:
    """AC-X4, AC-X5  The ghost of the Radiant Apparition brings light and power to its place."""
    if g.power:
        return True
    party: i64 = 0
    there = standing_there & g.ghosts & g.revealed
    while there:
        if there & 1 and g.role[party] == RADIANT:
            return True
        there >>= 1
        party += 1
    return False


def may_use_room(g: AmongCultistsState, party: i64, colour: i64) -> bool:
    """AC-M13, AC-M14  Cultists may ignore their route."""
    return g.role[party] == CULTIST or route_allows(g, party, colour)


def route_allows(g: AmongCultistsState, party: i64, colour: i64) -> bool:
    """AC-M13, AC-X8  Whether the route allows it; the living Mechanic may ignore its route."""
    if g.role[party] == MECHANIC and not has(g.ghosts, party):
        return True
    return has(ALLOWED[g.route[party]][g.round], colour)


# ---------------------------------------------------------------- role deaths
# Every test is made for every seat, so that the steps on the agenda give no role away.


class RoleTest(Step[AmongCultistsState]):
    """AC-D10  Death by role triggers no vote, and the role stays secret."""

    __match_args__: ClassVar[tuple[str, ...]] = ("party",)

    def __init__(self, party: i64) -> None:
        self.party: Final[i64] = party


class GreenhornTest(RoleTest):
    """AC-X9, AC-X19  The Greenhorn becomes a ghost when it uses the camera or calls a vote."""

    def run(self, g: AmongCultistsState) -> None:
        stand_test(g, self.party, GREENHORN)


class ClumsyTest(RoleTest):
    """AC-X10, AC-X12  The Clumsy becomes a ghost after using the knife."""

    def run(self, g: AmongCultistsState) -> None:
        stand_test(g, self.party, CLUMSY)


class SoftieTest(RoleTest):
    """AC-X13  The Softie becomes a ghost after confirming a death."""

    def run(self, g: AmongCultistsState) -> None:
        stand_test(g, self.party, SOFTIE)


def stand_test(g: AmongCultistsState, party: i64, role: i64) -> bool:
    """Record an act that everyone sees and that a living character with the role can't survive."""
    if has(g.ghosts, party):
        return False
    remember(g, TESTED, party, role)
    return die_of_role(g, party, role)


def die_of_role(g: AmongCultistsState, party: i64, role: i64) -> bool:
    """Turn a living party with this role into a ghost; says whether it happened."""
    if ability(g, party) != role or has(g.ghosts, party):
        return False
    become_ghost(g, party, BY_ROLE)
    return True
