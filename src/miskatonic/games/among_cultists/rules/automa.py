"""The playerless investigator (AC-A)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import BOARD, COLOUR_OF, MINUTE_OF, PLACES, ROOMS
from miskatonic.games.among_cultists.board.board_types import FAR
from miskatonic.games.among_cultists.rules.books import check_room, is_checkable, put_card
from miskatonic.games.among_cultists.rules.cards import FACES, ROOM_FACES, SUCCESS, bit, has, lowest
from miskatonic.games.among_cultists.rules.encounters import meet_on_entering
from miskatonic.games.among_cultists.rules.events import Passed
from miskatonic.games.among_cultists.rules.movement import doors_of, is_secret_door, step_to
from miskatonic.games.among_cultists.rules.state import (
    AmongCultistsState,
    is_ghost,
    one_place,
    pick,
    room_cards,
)
from miskatonic.games.among_cultists.rules.unsafe_paths import fight_cultist
from miskatonic.kernel.state import Step, push, tell

MINUTES: Final[i64] = 60


def current_row(g: AmongCultistsState) -> tuple[int, ...]:
    """AC-A11, AC-A12  The colours of its route in this round, left to right."""
    return BOARD.routes[g.route[g.rules.automa]].colours[g.round]


# ---------------------------------------------------------------- movement


def target_rooms(g: AmongCultistsState) -> i64:
    """AC-A12, AC-A16, AC-A17  The rooms of the first colour with work left in another room."""
    here = one_place(g, g.place[g.rules.automa])
    for colour in current_row(g):
        rooms = g.rules.map.of_colour[colour] & ~here & ~g.completed
        if rooms:
            return rooms
    for colour in current_row(g):
        rooms = g.rules.map.of_colour[colour] & ~here
        if rooms:
            return rooms
    return 0


def move_automa(g: AmongCultistsState, points: i64) -> None:
    """AC-A12 to AC-A18, AC-A31  It walks to its target; as a ghost it goes straight there."""
    automa = g.rules.automa
    g.start = g.place[automa]
    g.points = points
    g.shifted = False
    ghost = is_ghost(g, automa)
    way = find_way(g, g.start, target_rooms(g), g.fishman_in and not ghost)
    if ghost:
        if way:
            step_to(g, automa, way[-1])
    else:
        push(g, MoveAutomaOn(way))


class MoveAutomaOn(Step[AmongCultistsState]):
    """AC-M7, AC-A12  Door by door, as far as it goes; unused points lapse."""

    __match_args__: ClassVar[tuple[str, ...]] = ("way",)

    def __init__(self, way: tuple[int, ...]) -> None:
        self.way: Final = way

    def run(self, g: AmongCultistsState) -> None:
        if not self.way:
            return
        automa = g.rules.automa
        to: i64 = self.way[0]
        by_door = not is_secret_door(g.place[automa], to)
        if by_door and g.points == 0:
            return
        step_to(g, automa, to)
        push(g, MoveAutomaOn(self.way[1:]))
        if by_door:
            g.points -= 1
            meet_on_entering(g, to)


def find_way(
    g: AmongCultistsState, start: i64, targets: i64, around_fishman: bool
) -> tuple[int, ...]:
    """AC-A13, AC-A14, AC-A18  The shortest way to any of the rooms; clockwise first on a tie."""
    closed = bit(g.rules.map.fishman) if around_fishman else 0
    lengths = lengths_to(g, targets, closed)
    way: list[int] = []
    at = start
    while 0 < lengths[at] < FAR:
        at = next_on_way(g, at, lengths, closed)
        way.append(at)
    if way and not has(targets, at):
        way.append(first_clockwise(at, one_place(g, at) & targets))  # through a secret door
    return tuple(way)


def lengths_to(g: AmongCultistsState, targets: i64, closed: i64) -> list[int]:
    """From every place the number of doors to a target; secret doors do not count (AC-Y5)."""
    lengths: list[int] = [int(FAR)] * PLACES
    reached: i64 = 0
    ring = joined(g, targets)
    doors: i64 = 0
    while ring:
        at: i64 = 0
        while at < PLACES:
            if has(ring, at):
                lengths[at] = doors
            at += 1
        reached |= ring
        ring = joined(g, doors_of(g, ring & ~closed)) & ~reached
        doors += 1
    return lengths


def joined(g: AmongCultistsState, places: i64) -> i64:
    """These places, and all that count as the same place."""
    if not g.doors_open:
        return places
    mask = places
    for rooms in g.rules.map.of_colour:
        if rooms & places:
            mask |= rooms
    return mask


def next_on_way(g: AmongCultistsState, at: i64, lengths: list[int], closed: i64) -> i64:
    """AC-A14  The next place on a shortest way; the first clockwise if there are several."""
    nearer: i64 = 0
    beyond = doors_of(g, one_place(g, at)) & ~closed
    to: i64 = 0
    while to < PLACES:
        if has(beyond, to) and lengths[to] == lengths[at] - 1:
            nearer |= bit(to)
        to += 1
    return first_clockwise(at, nearer)


def first_clockwise(at: i64, places: i64) -> i64:
    best = lowest(places)
    to = best + 1
    while places >> to:
        if has(places, to) and clockwise(at, to) < clockwise(at, best):
            best = to
        to += 1
    return best


def clockwise(at: i64, to: i64) -> i64:
    """AC-A14  How far round the dial."""
    return (MINUTE_OF[to] - MINUTE_OF[at]) % MINUTES


# ---------------------------------------------------------------- action


def act_as_automa(g: AmongCultistsState) -> None:
    """AC-A21 to AC-A26, AC-A31  It fights, fills, checks or secures, and does nothing else."""
    automa = g.rules.automa
    place: i64 = g.place[automa]
    ghost = is_ghost(g, automa)
    if place >= ROOMS:
        if not ghost and g.rules.unsafe_paths and room_cards(g, automa):
            put_card(g, automa, place, top_room_card(g))
            return
    elif has(g.blocked, place):
        if not ghost:
            fight_cultist(g, automa, place)
            return
    elif COLOUR_OF[place] in current_row(g) and not has(g.completed, place):
        if is_checkable(g, place):
            check_room(g, automa, place)
            return
        if room_cards(g, automa):
            put_card(g, automa, place, top_room_card(g))
            return
    if g.loud:
        tell(g, Passed(automa))


def top_room_card(g: AmongCultistsState) -> i64:
    """AC-A10, AC-A22  A random card, because no one knows the order of its piles."""
    return SUCCESS + pick(g.rng, g.hand, g.rules.automa * FACES + SUCCESS, ROOM_FACES)
