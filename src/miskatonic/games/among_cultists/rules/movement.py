"""Movement, door by door (AC-M)."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import PLACE_NAMES, PLACES, ROOMS
from miskatonic.games.among_cultists.rules.cards import CLUMSY, bit, has
from miskatonic.games.among_cultists.rules.choices import GO, STOP, move_options
from miskatonic.games.among_cultists.rules.encounters import meet_on_entering
from miskatonic.games.among_cultists.rules.events import FishmanFled, Moved
from miskatonic.games.among_cultists.rules.roles import stand_test
from miskatonic.games.among_cultists.rules.state import AmongCultistsState, is_ghost, one_place
from miskatonic.kernel.state import Step, ask, push, tell

MOVEMENT_RULE: Final = "rule:AC-M3"
GHOST_MOVEMENT: Final = "rule:AC-M8"


def begin_movement(g: AmongCultistsState, points: i64) -> None:
    """AC-M1, AC-M8, AC-Y12  Living characters get movement points; ghosts don't need them."""
    g.start = g.place[g.actor]
    g.points = points
    g.shifted = False
    push(g, GHOST_MOVE if is_ghost(g, g.actor) else MOVE_ON)


class GhostMove(Step[AmongCultistsState]):
    """AC-M8, AC-Y6  Straight to any other place."""

    def run(self, g: AmongCultistsState) -> None:
        places = g.rules.map.places & ~one_place(g, g.start)
        ask(g, self, g.actor, "move", GHOST_MOVEMENT, move_options(places, False))

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        step_to(g, seat, choice - GO)


class MoveOn(Step[AmongCultistsState]):
    """AC-M3, AC-M7, AC-M10, AC-M11  The next door, or stop somewhere other than at the start."""

    def run(self, g: AmongCultistsState) -> None:
        may_stop = not has(one_place(g, g.start), g.place[g.actor])
        places = next_places(g, may_stop)
        if places:
            ask(g, self, g.actor, "move", MOVEMENT_RULE, move_options(places, may_stop))

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        if choice != STOP:
            go(g, seat, choice - GO)


def next_places(g: AmongCultistsState, may_stop: bool) -> i64:
    """The next places from which the mover can still end somewhere other than at the start."""
    at: i64 = g.place[g.actor]
    here = one_place(g, at)
    places = doors_of(g, here) if g.points else 0
    if g.fishman_in and g.actor != g.knife:
        places &= ~bit(g.rules.map.fishman)  # AC-M9
    if g.points == 1:
        places &= ~one_place(g, g.start)
    if may_stop and not g.shifted:
        places |= here & ~bit(at)  # AC-Y5  through a secret door, at no cost
    return places


def doors_of(g: AmongCultistsState, here: i64) -> i64:
    """The places beyond all doors of rooms that count as one."""
    doors = g.rules.map.doors
    places: i64 = 0
    at: i64 = 0
    while here:
        if here & 1:
            places |= doors[at]
        here >>= 1
        at += 1
    return places


def go(g: AmongCultistsState, party: i64, to: i64) -> None:
    """AC-M1, AC-M7  Through a door; what happens there is resolved before the mover continues."""
    through_secret_door = is_secret_door(g.place[party], to)
    g.shifted = through_secret_door
    if not through_secret_door:
        g.points -= 1
    step_to(g, party, to)
    if not through_secret_door and drive_off_fishman(g, party, to):
        return
    push(g, MOVE_ON)
    if not through_secret_door:
        meet_on_entering(g, to)


def is_secret_door(at: i64, to: i64) -> bool:
    """AC-Y5  Only secret doors lead from room to room, and they cost no movement point."""
    return at < ROOMS and to < ROOMS


def step_to(g: AmongCultistsState, party: i64, to: i64) -> None:
    assert 0 <= to < PLACES
    if g.loud:
        tell(g, Moved(party, PLACE_NAMES[g.place[party]], PLACE_NAMES[to]))
    g.place[party] = to


def drive_off_fishman(g: AmongCultistsState, party: i64, place: i64) -> bool:
    """AC-H16, AC-H17, AC-X12  The knife sends him back; a Clumsy holder becomes a ghost."""
    if not g.fishman_in or place != g.rules.map.fishman:
        return False
    g.fishman_in = False
    if g.loud:
        tell(g, FishmanFled(party))
    return stand_test(g, party, CLUMSY)


GHOST_MOVE: Final = GhostMove()
MOVE_ON: Final = MoveOn()
