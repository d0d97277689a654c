"""Checks the names and numbers of a position set up by hand; errors say what is wrong."""

from collections.abc import Mapping, Sequence

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.arrange.arrangement import Counts
from miskatonic.games.among_cultists.board.board import MARKER_ROOMS, PLACE_NAMES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.cards import SUCCESS, has
from miskatonic.games.among_cultists.rules.options import Rules


def number_from(what: str, value: object, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadOptions(f"{what} is {value!r}; expected a whole number from {low} to {high}")
    return value


def index_of(names: Sequence[str], name: object, what: str) -> int:
    if name not in names:
        raise BadOptions(f"no {what} is named {name!r}; there are {', '.join(names)}")
    return names.index(str(name))


def party_from(rules: Rules, value: object, what: str = "party") -> int:
    last = int(rules.parties) - 1
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= last:
        raise BadOptions(f"{what} {value!r}; the parties are 0 to {last}")
    return value


def check_parties(rules: Rules, given: Mapping[int, object], what: str) -> None:
    for party in given:
        party_from(rules, party, f"{what} of party")


def place_from(rules: Rules, name: object) -> int:
    place = index_of(PLACE_NAMES, name, "place")
    if not has(rules.map.places, place):
        raise BadOptions(f"{name!r} is not on the {rules.map.name} map")
    return place


def room_from(rules: Rules, name: object) -> int:
    room = place_from(rules, name)
    if not has(rules.map.room_mask, room):
        rooms = ", ".join([PLACE_NAMES[each] for each in rules.map.rooms])
        raise BadOptions(f"{name!r} is not a room; rooms are {rooms}")
    return room


def room_card_from(name: object) -> int:
    """0 to 2 for the three faces of a room card."""
    return index_of(CARD_NAMES[SUCCESS:], name, "room card")


def counts_from(given: Counts, faces: int, what: str, most: int) -> list[int]:
    """Counts of cards by face, for the first `faces` faces; none is negative."""
    counted = [0] * faces
    for name, count in given.items():
        at = index_of(CARD_NAMES[:faces], name, "card")
        counted[at] = number_from(f"{what}, {name}", count, 0, most)
    return counted


def marker_from(name: object) -> int:
    """The cultist marker that shows this room."""
    rooms = [PLACE_NAMES[room] for room in MARKER_ROOMS]
    return index_of(rooms, name, "cultist marker's room")


def different(what: str, values: Sequence[object]) -> None:
    for value in values:
        if list(values).count(value) > 1:
            raise BadOptions(f"{what} {value!r} twice; there is only one")
