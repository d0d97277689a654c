"""The contents of board.toml (AC-B1), read once at import, and the parts that rules use often."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board_file import read_board

BOARD: Final = read_board(
    files("miskatonic.games.among_cultists.board")
    .joinpath("board.toml")
    .read_text(encoding="utf-8")
)

COLOURS: Final = BOARD.colours
PLACE_NAMES: Final = tuple([place.name for place in BOARD.places])
MARKERS: Final = BOARD.events
ROLES: Final = tuple([role.name for role in BOARD.roles])
ROOMS: Final[i64] = BOARD.rooms
PLACES: Final[i64] = len(BOARD.places)
ROWS: Final[i64] = len(BOARD.rows)
ROUNDS: Final[i64] = BOARD.numbers["rounds"]
EXPLORED_AT: Final[i64] = BOARD.numbers["explored_at"]
MOVE_POINTS: Final[i64] = BOARD.numbers["base"]
MOST_MOVE_POINTS: Final[i64] = BOARD.numbers["max"]

COLOUR_OF: Final = tuple([place.colour for place in BOARD.places])
ROW_OF: Final = tuple([place.row for place in BOARD.places])
BOOKS_OF: Final = tuple([place.books for place in BOARD.places])
MINUTE_OF: Final = tuple([place.minute for place in BOARD.places])
VP_OF_ROW: Final = tuple([row.vp for row in BOARD.rows])
MARKER_ROOMS: Final = BOARD.marker_rooms
ALLOWED: Final = tuple([route.allowed for route in BOARD.routes])


def place(name: str) -> int:
    return PLACE_NAMES.index(name)


def role(name: str) -> int:
    return ROLES.index(name)


def event(name: str) -> int:
    return MARKERS.index(name)


def room_with(act: str) -> int:
    """The only room with this special action: vote, camera, power, portal."""
    return next(at for at, each in enumerate(BOARD.places) if act in each.special)


VOTE_ROOM: Final[i64] = room_with("vote")
CAMERA_ROOM: Final[i64] = room_with("camera")
PORTAL_ROOM: Final[i64] = room_with("portal")
