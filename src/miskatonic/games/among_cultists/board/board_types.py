"""The types of board, figures and roles; board.toml fills them in (AC-B1).

Places are small ints: the rooms first, in the file's order, then the hallways. A set of places, of
colours or of roles is a mask. Colours, rows, events and roles are numbered in the file's order.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

# AC-C4  The two encounter cards, then the three room cards; cards.py numbers them.
CARD_NAMES: Final = ("alive", "dead", "success", "failure", "sabotage")

FAR: Final = 99
NOWHERE: Final = -1


class BoardPlace:
    """AC-B4, AC-B5  A room or a hallway; a hallway has no colour, no row and no books."""

    def __init__(
        self,
        name: str,
        minute: int,
        pos: tuple[int, ...],
        en: str,
        de: str,
        colour: int = -1,
        row: int = -1,
        books: int = 0,
        symbol: str = "",
        special: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.minute: Final = minute
        self.pos: Final = pos
        self.en: Final = en
        self.de: Final = de
        self.colour: Final = colour
        self.row: Final = row
        self.books: Final = books
        self.symbol: Final = symbol
        self.special: Final = special


class Map:
    """AC-B2  The places in play with a number of parties, and the doors between them.

    `doors` is indexed by place, the colours' masks by colour. A distance is a number of doors, at
    [from * PLACES + to], and FAR if there is no way; `around` is the distance avoiding the fishman.
    """

    def __init__(
        self,
        name: str,
        start: int,
        fishman: int,
        rooms: tuple[int, ...],
        doors: tuple[int, ...],
        of_colour: tuple[int, ...],
        books_of_row: tuple[int, ...],
    ) -> None:
        self.name: Final = name
        self.start: Final[i64] = start
        self.fishman: Final[i64] = fishman
        self.rooms: Final = rooms
        self.room_mask: Final[i64] = mask_of(rooms)
        self.places: Final[i64] = mask_of([at for at, mask in enumerate(doors) if mask])
        self.doors: Final = doors
        self.of_colour: Final = of_colour
        self.books_of_row: Final = books_of_row
        self.distance: Final = distances(doors, NOWHERE)
        self.around: Final = distances(doors, fishman)


class ShelfRow:
    """AC-K5  A row of the shelf; the books it needs depend on the map."""

    def __init__(self, name: str, rooms: tuple[int, ...], vp: int) -> None:
        self.name: Final = name
        self.rooms: Final = rooms
        self.vp: Final = vp


class RouteCard:
    """AC-M12  The colours of its four rows, left to right, and their mask by round (1 to 10)."""

    def __init__(self, rows: tuple[tuple[int, ...], ...], row_of_round: tuple[int, ...]) -> None:
        self.rows: Final = rows
        self.colours: Final = tuple([rows[row - 1] if row else () for row in row_of_round])
        self.allowed: Final = tuple([mask_of(colours) for colours in self.colours])


class Cards:
    """The number of cards of each kind."""

    def __init__(
        self, alive: int, dead: int, success: int, failure: int, sabotage: int, route: int
    ) -> None:
        self.alive: Final = alive
        self.dead: Final = dead
        self.success: Final = success
        self.failure: Final = failure
        self.sabotage: Final = sabotage
        self.route: Final = route


class Figures:
    """AC-C10 to AC-C20  The figures that depend on the number of parties."""

    def __init__(
        self,
        parties: int,
        map: Map,
        investigator: Cards,
        cultist: Cards,
        pulse: Cards,
        room: Cards,
        numbers: dict[str, int],
        knife_doubles: bool,
        advanced: tuple[tuple[int, ...], ...],
    ) -> None:
        self.parties: Final[i64] = parties
        self.map: Final = map
        self.investigator: Final = investigator
        self.cultist: Final = cultist
        self.pulse: Final = pulse
        self.room: Final = room
        self.cultists: Final[i64] = numbers["cultists"]
        self.plain_markers: Final[i64] = numbers["plain"]
        self.unsafe_markers: Final[i64] = numbers["unsafe"]
        self.target: Final[i64] = numbers["target"]
        self.kills: Final[i64] = numbers["kills"]
        self.portal: Final[i64] = numbers["portal"]
        self.burden: Final[i64] = numbers["burden"]
        self.knife_doubles: Final = knife_doubles
        self.advanced: Final = advanced


class Role:
    """AC-X1 to AC-X15  A role; `side` is the side its loyalty counts for (AC-X16), not its team."""

    def __init__(self, name: str, side: str, loyalty: int, markers: int, en: str, de: str) -> None:
        self.name: Final = name
        self.side: Final = side
        self.loyalty: Final = loyalty
        self.markers: Final = markers
        self.en: Final = en
        self.de: Final = de


class Provenance:
    """AC-B16  Whether a part of the file is ours or the rulebook's; `other_way` are exceptions."""

    def __init__(self, part: str, is_ours: bool, other_way: tuple[str, ...]) -> None:
        self.part: Final = part
        self.is_ours: Final = is_ours
        self.other_way: Final = other_way


class Board:
    """The contents of board.toml."""

    def __init__(
        self,
        colours: tuple[str, ...],
        places: tuple[BoardPlace, ...],
        rooms: int,
        rows: tuple[ShelfRow, ...],
        maps: dict[str, Map],
        routes: tuple[RouteCard, ...],
        roles: tuple[Role, ...],
        events: tuple[str, ...],
        event_counts: tuple[int, ...],
        figures: dict[int, Figures],
        marker_rooms: tuple[int, ...],
        outside: dict[str, tuple[int, ...]],
        row_of_round: tuple[int, ...],
        cards: Cards,
        unsafe_start: Cards,
        numbers: dict[str, int],
        provenance: tuple[Provenance, ...],
    ) -> None:
        self.colours: Final = colours
        self.places: Final = places
        self.rooms: Final = rooms
        self.rows: Final = rows
        self.maps: Final = maps
        self.routes: Final = routes
        self.roles: Final = roles
        self.events: Final = events
        self.event_counts: Final = event_counts
        self.figures: Final = figures
        self.marker_rooms: Final = marker_rooms
        self.outside: Final = outside
        self.row_of_round: Final = row_of_round
        self.cards: Final = cards
        self.unsafe_start: Final = unsafe_start
        self.numbers: Final = numbers
        self.provenance: Final = provenance


def mask_of(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def members_of(mask: int) -> tuple[int, ...]:
    """The members of a mask, ascending."""
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def distances(doors: tuple[int, ...], closed: int) -> tuple[int, ...]:
    """Doors between any two places; no way leads through the closed one, but it can be left."""
    size = len(doors)
    shut = 0 if closed == NOWHERE else 1 << closed
    found = [FAR] * (size * size)
    for origin in range(size):
        ring = 1 << origin if doors[origin] else 0
        reached = shut
        steps = 0
        while ring:
            beyond = 0
            for place in members_of(ring):
                found[origin * size + place] = steps
                beyond |= doors[place]
            reached |= ring
            ring = beyond & ~reached
            steps += 1
    return tuple(found)
