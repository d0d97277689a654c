"""The action phase: the menu, and the character actions (AC-P6, AC-P7, AC-H, AC-R).

The menu depends on public facts only. Actions that the seat's own route, role, team or hand forbids
are listed but locked, and only the seat itself is told (AC-N12).
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import (
    CAMERA_ROOM as R_ROOM,
)
from miskatonic.games.among_cultists.board.board import (
    COLOUR_OF,
    PORTAL_ROOM,
    ROOMS,
    VOTE_ROOM,
)
from miskatonic.games.among_cultists.rules.acts import (
    BY_PLACE,
    USED,
    remember,
)
from miskatonic.games.among_cultists.rules.books import check_room, is_checkable, put_card
from miskatonic.games.among_cultists.rules.cards import ASSASSIN, SUCCESS, bit, has, lowest
from miskatonic.games.among_cultists.rules.choices import (
    ASSASSINATE,
    ASSASSINATE_OPTIONS,
    CALL_VOTE,
    CALL_VOTE_ALONE,
    CAMERA_ROOM,
    CAMERA_ROOM_OPTIONS,
    CAMERA_STATUS,
    CAMERA_STATUS_OPTIONS,
    CHECK_ROOM,
    CHECK_ROOM_OPTIONS,
    CHECK_STATUS,
    CHECK_STATUS_OPTIONS,
    CLOSE_PORTAL,
    CLOSE_PORTAL_OPTIONS,
    FIGHT,
    FIGHT_ALONE,
    FILL,
    FILL_OPTIONS,
    MOST_PARTIES,
    NOT_HELD,
    NOT_THE_ASSASSIN,
    OFF_ROUTE,
    PASS,
    PASS_ALONE,
    RESTART_ALONE,
    RESTART_POWER,
    SECURE,
    SECURE_OPTIONS,
    reasons,
)
from miskatonic.games.among_cultists.rules.ending import reveal
from miskatonic.games.among_cultists.rules.events import Assassinated, Passed
from miskatonic.games.among_cultists.rules.roles import (
    BY_ASSASSIN,
    become_ghost,
    has_light,
    may_use_room,
)
from miskatonic.games.among_cultists.rules.room_actions import (
    AskForHelp,
    call_vote,
    restart_power,
    watch_character,
    watch_room,
)
from miskatonic.games.among_cultists.rules.state import (
    PORTAL_OPEN,
    AmongCultistsState,
    held_room_faces,
    is_ghost,
    is_super_ghost,
    living,
    one_place,
    standing_in,
)
from miskatonic.games.among_cultists.rules.status_checks import check_status
from miskatonic.games.among_cultists.rules.unsafe_paths import fight_cultist
from miskatonic.kernel.state import Step, ask, tell, then

ACTION_RULE: Final = "rule:AC-P6"
ALL_FACES: Final[i64] = 7
NOTHING: Final[tuple[int, ...]] = ()


class Menu:
    """The options for a seat's action, and the locked ones with their reasons."""

    def __init__(self) -> None:
        self.options: tuple[int, ...] = NOTHING
        self.locked: tuple[int, ...] = NOTHING
        self.reasons: tuple[str, ...] = ()

    def add(self, choices: tuple[int, ...]) -> None:
        self.options += choices

    def lock(self, choices: tuple[int, ...], why: str) -> None:
        self.locked += choices
        self.reasons += reasons(why, choices)


def menu_of(g: AmongCultistsState, party: i64) -> Menu:
    """AC-N12  The same list for every seat in the same public state; passing is always in it."""
    menu = Menu()
    place: i64 = g.place[party]
    here = one_place(g, place)
    if not is_ghost(g, party):
        list_character_actions(g, menu, party, place, here)
    if place < ROOMS and here & ~g.blocked:
        list_room_actions(g, menu, party, place, here & ~g.blocked)
    menu.add(PASS_ALONE)
    return menu


# ---------------------------------------------------------------- what is on the menu


def list_character_actions(
    g: AmongCultistsState, menu: Menu, party: i64, place: i64, here: i64
) -> None:
    """AC-H1, AC-H3, AC-H13, AC-H15, AC-H18, AC-M15"""
    others = standing_in(g, here) & living(g) & ~bit(party)
    if others:
        menu.add(CHECK_STATUS_OPTIONS[others])
        if g.rules.has_assassin and not g.assassin_spent:
            if g.role[party] == ASSASSIN:
                menu.add(ASSASSINATE_OPTIONS[others])
            else:
                menu.lock(ASSASSINATE_OPTIONS[others], NOT_THE_ASSASSIN)
    if place >= ROOMS:
        faces = held_room_faces(g, party)
        if g.rules.unsafe_paths and faces:
            menu.add(SECURE_OPTIONS[faces])
            menu.lock(SECURE_OPTIONS[ALL_FACES & ~faces], NOT_HELD)
    elif here & g.blocked:
        menu.add(FIGHT_ALONE)


def list_room_actions(
    g: AmongCultistsState, menu: Menu, party: i64, place: i64, rooms: i64
) -> None:
    """AC-R1 to AC-R4, AC-Y5, AC-Y8  In this room and, by secret doors, those connected with it."""
    on_route = may_use_room(g, party, COLOUR_OF[place])
    faces = held_room_faces(g, party)
    room: i64 = 0
    checkable: i64 = 0
    while rooms >> room:
        if has(rooms & ~g.completed, room):
            if faces:
                list_fill(menu, room, faces, on_route)
            if is_checkable(g, room):
                checkable |= bit(room)
        room += 1
    listed = CHECK_ROOM_OPTIONS[checkable]
    if not is_ghost(g, party) or is_super_ghost(g, party):
        if has(rooms, R_ROOM):
            list_camera(g, menu, party, on_route)
        listed += options_of_special_rooms(g, party, rooms)
    if on_route:
        menu.add(listed)
    elif listed:
        menu.lock(listed, OFF_ROUTE)


def list_fill(menu: Menu, room: i64, faces: i64, on_route: bool) -> None:
    """AC-R5, AC-N11  One entry for each kind of room card, whatever the hand holds."""
    if on_route:
        menu.add(FILL_OPTIONS[room * 8 + faces])
        menu.lock(FILL_OPTIONS[room * 8 + (ALL_FACES & ~faces)], NOT_HELD)
    else:
        menu.lock(FILL_OPTIONS[room * 8 + ALL_FACES], OFF_ROUTE)


def options_of_special_rooms(g: AmongCultistsState, party: i64, rooms: i64) -> tuple[int, ...]:
    """AC-R12, AC-R14, AC-R18, AC-R19"""
    if has(rooms, VOTE_ROOM):
        return CALL_VOTE_ALONE if g.vote_active else NOTHING
    if has(rooms, R_ROOM):
        return NOTHING if g.power else RESTART_ALONE
    if has(rooms, PORTAL_ROOM) and g.portal == PORTAL_OPEN:
        return CLOSE_PORTAL_OPTIONS[possible_helpers(g, party)]
    return NOTHING


def list_camera(g: AmongCultistsState, menu: Menu, party: i64, on_route: bool) -> None:
    """AC-R14, AC-R15, AC-R17, AC-X5  The camera needs power, or the light of a ghost."""
    if not has_light(g, standing_in(g, bit(R_ROOM))):
        return
    checkable: i64 = 0
    for room in g.rules.map.rooms:
        if is_checkable(g, room):
            checkable |= bit(room)
    targets = living(g) & ~bit(party)
    options = CAMERA_ROOM_OPTIONS[checkable] + CAMERA_STATUS_OPTIONS[targets]
    if on_route or not g.rules.camera_needs_route:
        menu.add(options)
    else:
        menu.lock(options, OFF_ROUTE)


def possible_helpers(g: AmongCultistsState, party: i64) -> i64:
    """AC-R19, AC-R20, AC-X7, AC-A26  Other seats there, living or as good, that have not acted."""
    there = standing_in(g, bit(PORTAL_ROOM)) & g.rules.all_seats
    helpers: i64 = 0
    other: i64 = 0
    while other < g.rules.seats:
        if has(there, other) and (not is_ghost(g, other) or is_super_ghost(g, other)):
            helpers |= bit(other)
        other += 1
    return helpers & ~bit(party) & ~g.acted & ~g.refused


# ---------------------------------------------------------------- doing it


class ChooseAction(Step[AmongCultistsState]):
    """AC-P6, AC-N13, AC-N22  One action, or pass; passes if public facts leave nothing else."""

    def run(self, g: AmongCultistsState) -> None:
        menu = menu_of(g, g.actor)
        if len(menu.options) == 1 and not menu.locked:
            pass_on(g, g.actor)
        else:
            ask(g, self, g.actor, "action", ACTION_RULE, menu.options, menu.locked, menu.reasons)

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        if CLOSE_PORTAL <= choice < CLOSE_PORTAL + MOST_PARTIES:
            remember(g, USED, seat, PORTAL_ROOM)
            then(g, AskForHelp(seat, choice - CLOSE_PORTAL), CHOOSE_ACTION_AGAIN)
            return
        g.acted |= bit(seat)
        if choice == PASS:
            pass_on(g, seat)
        elif choice < FILL:
            do_character_action(g, seat, choice)
        else:
            do_room_action(g, seat, choice)


class ChooseActionAgain(Step[AmongCultistsState]):
    """AC-R20  A seat whose helper refused has not acted yet."""

    def run(self, g: AmongCultistsState) -> None:
        if not has(g.acted, g.actor):
            then(g, CHOOSE_ACTION)


def pass_on(g: AmongCultistsState, party: i64) -> None:
    g.acted |= bit(party)
    if g.loud:
        tell(g, Passed(party))


def do_character_action(g: AmongCultistsState, seat: i64, choice: i64) -> None:
    if choice < CHECK_STATUS + MOST_PARTIES:
        check_status(g, seat, choice - CHECK_STATUS, BY_PLACE)
    elif choice < FIGHT:
        put_card(g, seat, g.place[seat], SUCCESS + choice - SECURE)
    elif choice == FIGHT:
        fight_cultist(g, seat, lowest(one_place(g, g.place[seat]) & g.blocked))
    else:
        assassinate(g, seat, choice - ASSASSINATE)


def do_room_action(g: AmongCultistsState, seat: i64, choice: i64) -> None:
    if choice < CHECK_ROOM:
        filled = choice - FILL
        put_card(g, seat, filled // 3, SUCCESS + filled % 3)
    elif choice < CALL_VOTE:
        check_room(g, seat, choice - CHECK_ROOM)
    elif choice == CALL_VOTE:
        call_vote(g, seat)
    elif choice < CAMERA_STATUS:
        watch_room(g, seat, choice - CAMERA_ROOM)
    elif choice < RESTART_POWER:
        watch_character(g, seat, choice - CAMERA_STATUS)
    else:
        assert choice == RESTART_POWER
        restart_power(g, seat)


def assassinate(g: AmongCultistsState, seat: i64, target: i64) -> None:
    """AC-H18, AC-H19, AC-X15  Once per game; the Assassin is revealed, the target a ghost."""
    g.assassin_spent = True
    if g.loud:
        tell(g, Assassinated(seat, target))
    reveal(g, bit(seat))
    become_ghost(g, target, BY_ASSASSIN)


CHOOSE_ACTION: Final = ChooseAction()
CHOOSE_ACTION_AGAIN: Final = ChooseActionAgain()
