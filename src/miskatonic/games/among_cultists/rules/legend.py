"""What the names and numbers of a view stand for: the board, the routes, what can be claimed.

All of it is public, is fixed before the set-up, and comes from board.toml and the lists of claims.
"""

from typing import Final, TypedDict

from miskatonic.games.among_cultists.rules.board import BOARD, COLOURS, PLACE_NAMES, ROUNDS
from miskatonic.games.among_cultists.rules.board_types import BoardPlace, Map, members_of
from miskatonic.games.among_cultists.rules.claims import (
    ANSWERS_TO,
    EXCHANGES,
    FIXED,
    GROUNDS,
    KINDS,
    MAY_BE_LEFT_OUT,
    NEEDS_REF,
    OPINIONS,
    REQUESTS,
    STATEMENTS,
    Offered,
)
from miskatonic.games.among_cultists.rules.ending import TEAMS
from miskatonic.games.among_cultists.rules.night import night_steps
from miskatonic.games.among_cultists.rules.options import Rules

CULTIST_NAME: Final = "cultist"


class PlaceLegend(TypedDict):
    """AC-B4, AC-B5  Where it is drawn (0 to 100 each way), and what it has; a hallway has less."""

    pos: list[int]
    doors: list[str]
    colour: str | None
    row: str | None
    symbol: str
    books: int
    special: list[str]


class ShelfLegend(TypedDict):
    """AC-K5  How many books a row of the shelf needs, and what it is then worth."""

    books: int
    points: int


class ReplyLegend(TypedDict):
    """AC-T17 to AC-T19  What an answer refers to: claims of these kinds, one's own or others'; of
    others only those addressed to oneself or to all, where they are addressed to somebody.
    """

    to: list[str]
    own: bool
    addressed: bool


class ClaimsLegend(TypedDict):
    """AC-T4  For every kind its fields and their sorts, and for a sort its values; those that
    change are in the view's `talk`. `optional` are fields that may be left out, `replies` the
    kinds that need an earlier claim.
    """

    statements: dict[str, dict[str, str]]
    exchanges: dict[str, dict[str, str]]
    grounds: dict[str, dict[str, str]]
    deeds: dict[str, str]
    values: dict[str, list[Offered]]
    optional: list[list[str]]
    replies: dict[str, ReplyLegend]


class AmongCultistsLegend(TypedDict):
    """`routes` are rows of colours, `row_of_round` says which row counts, from round 0 (none) on;
    `roles` the team of each, `night` the prompts of its steps.
    """

    rounds: int
    cultists: int
    kills: int
    knife_doubles: bool
    unsafe_paths: bool
    colours: list[str]
    places: dict[str, PlaceLegend]
    start: str
    fishman: str
    outside: dict[str, list[int]]
    rows: dict[str, ShelfLegend]
    routes: list[list[list[str]]]
    row_of_round: list[int]
    roles: dict[str, str]
    events: dict[str, int]
    night: list[str]
    claims: ClaimsLegend


def legend_of(rules: Rules) -> AmongCultistsLegend:
    figures = rules.figures
    return {
        "rounds": int(ROUNDS),
        "cultists": int(figures.cultists),
        "kills": int(figures.kills),
        "knife_doubles": figures.knife_doubles,
        "unsafe_paths": rules.unsafe_paths,
        "colours": list(COLOURS),
        "places": {PLACE_NAMES[at]: _place(rules.map, at) for at in members_of(rules.map.places)},
        "start": PLACE_NAMES[rules.map.start],
        "fishman": PLACE_NAMES[rules.map.fishman],
        "outside": {name: list(pos) for name, pos in BOARD.outside.items()},
        "rows": {
            row.name: {"books": rules.map.books_of_row[at], "points": row.vp}
            for at, row in enumerate(BOARD.rows)
            if rules.map.books_of_row[at]
        },
        "routes": [[_colours(row) for row in route.rows] for route in BOARD.routes],
        "row_of_round": list(BOARD.row_of_round),
        "roles": {role.name: TEAMS[1 if role.name == CULTIST_NAME else 0] for role in BOARD.roles},
        "events": dict(zip(BOARD.events, BOARD.event_counts, strict=True)),
        "night": list(night_steps(rules)),
        "claims": _claims(),
    }


def _place(map: Map, at: int) -> PlaceLegend:
    place: BoardPlace = BOARD.places[at]
    is_room = place.colour >= 0
    return {
        "pos": list(place.pos),
        "doors": [PLACE_NAMES[other] for other in members_of(map.doors[at])],
        "colour": COLOURS[place.colour] if is_room else None,
        "row": BOARD.rows[place.row].name if is_room else None,
        "symbol": place.symbol,
        "books": place.books,
        "special": list(place.special),
    }


def _colours(row: tuple[int, ...]) -> list[str]:
    return [COLOURS[colour] for colour in row]


def _claims() -> ClaimsLegend:
    return {
        "statements": STATEMENTS,
        "exchanges": EXCHANGES,
        "grounds": GROUNDS,
        "deeds": REQUESTS,
        "values": {sort: list(each) for sort, each in FIXED.items()},
        "optional": [list(each) for each in MAY_BE_LEFT_OUT],
        "replies": {kind: _reply(kind) for kind in NEEDS_REF},
    }


def _reply(kind: str) -> ReplyLegend:
    if kind in ANSWERS_TO:
        return {"to": [ANSWERS_TO[kind]], "own": False, "addressed": True}
    if kind in OPINIONS:
        return {"to": [*STATEMENTS, "answer"], "own": False, "addressed": False}
    return {"to": list(KINDS), "own": True, "addressed": False}
