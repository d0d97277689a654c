"""The meaning of the names and numbers in a view: the board, the routes, the claims.

All of it is public, fixed before the set-up, and comes from board.toml and the lists of claims.
What doesn't depend on the table is in the constants, which a client knows before any game.
"""

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from miskatonic.games.among_cultists.board.board import (
    BOARD,
    COLOURS,
    MARKERS,
    PLACE_NAMES,
    ROOMS,
    ROUNDS,
)
from miskatonic.games.among_cultists.board.board_types import (
    CARD_NAMES,
    BoardPlace,
    Cards,
    Figures,
    Map,
    members_of,
)
from miskatonic.games.among_cultists.claims.grammar import (
    ACTIONS,
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
from miskatonic.games.among_cultists.rules.choices import ARGUMENTS, CHARACTERS
from miskatonic.games.among_cultists.rules.ending import TEAMS
from miskatonic.games.among_cultists.rules.night import night_steps
from miskatonic.games.among_cultists.rules.options import OPTIONS, Rules

CULTIST_NAME: Final = "cultist"
# The rules page shows the house for the fewest parties, and the printed route.
FEWEST_PARTIES: Final = 5
PRINTED_ROUTE: Final = 0


class PlaceLegend(TypedDict):
    """AC-B4, AC-B5  Position (0 to 100 each way) and properties; a hallway has fewer."""

    pos: list[int]
    doors: list[str]
    colour: str | None
    row: str | None
    symbol: str
    books: int
    special: list[str]


class ShelfLegend(TypedDict):
    """AC-K5  The number of books that a row of the shelf needs, and its points."""

    books: int
    points: int


class ReplyLegend(TypedDict):
    """AC-T17 to AC-T19  The claims that a reply may refer to: their kinds and speakers.

    Of others' claims with an addressee, only those to the seat itself or to all.
    """

    to: list[str]
    own: bool
    addressed: bool


class ClaimsLegend(TypedDict):
    """AC-T4  The fields of every kind with their sorts, and the values of every sort.

    Values that change are in the view's `talk`. `optional` fields may be left out; `replies` are
    the kinds that need an earlier claim.
    """

    statements: dict[str, dict[str, str]]
    exchanges: dict[str, dict[str, str]]
    grounds: dict[str, dict[str, str]]
    deeds: dict[str, str]
    values: dict[str, list[Offered]]
    optional: list[list[str]]
    replies: dict[str, ReplyLegend]


class AmongCultistsLegend(TypedDict):
    """The meaning of names and numbers at one table.

    `routes` are rows of colours, `row_of_round` is the row that counts, from round 0 (none) on;
    `roles` holds the team of each, `night` the prompts of its steps.
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
        "places": _places(rules.map),
        "start": PLACE_NAMES[rules.map.start],
        "fishman": PLACE_NAMES[rules.map.fishman],
        "outside": {name: list(pos) for name, pos in BOARD.outside.items()},
        "rows": _shelf(rules.map),
        "routes": [_route(at) for at in range(len(BOARD.routes))],
        "row_of_round": list(BOARD.row_of_round),
        "roles": {role.name: TEAMS[1 if role.name == CULTIST_NAME else 0] for role in BOARD.roles},
        "events": dict(zip(BOARD.events, BOARD.event_counts, strict=True)),
        "night": list(night_steps(rules)),
        "claims": _claims(),
    }


def constants() -> Mapping[str, Any]:
    """Names, the arguments of choices, and the examples on the rules page.

    `ROLES` have the side that their loyalty counts for, `FIGURES` are by number of parties;
    `HOUSE` and `SHELF` are for the fewest parties, `ROUTE` is the printed one of all `ROUTES`;
    `PROVENANCE` tells our additions from the rulebook (AC-B16).
    """
    house = BOARD.figures[FEWEST_PARTIES].map
    return {
        "ROLES": [
            {"name": role.name, "side": role.side, "loyalty": role.loyalty} for role in BOARD.roles
        ],
        "MARKERS": list(MARKERS),
        "CARDS": list(CARD_NAMES),
        "COLOURS": list(COLOURS),
        "SYMBOLS": [place.symbol for place in BOARD.places[: int(ROOMS)]],
        "CHARACTERS": int(CHARACTERS),
        "ACTIONS": list(ACTIONS),
        "ARGUMENTS": {verb: list(names) for verb, names in ARGUMENTS.items()},
        "OPTIONS": [option.name for option in OPTIONS],
        "ROUNDS": int(ROUNDS),
        "ROW_OF_ROUND": list(BOARD.row_of_round),
        "ROUTE": _route(PRINTED_ROUTE),
        "ROUTES": [_route(at) for at in range(len(BOARD.routes))],
        "PROVENANCE": [
            {"part": each.part, "ours": each.is_ours, "except": list(each.other_way)}
            for each in BOARD.provenance
        ],
        "HOUSE": _places(house),
        "SHELF": _shelf(house),
        "FIGURES": [_figures(each) for each in BOARD.figures.values()],
    }


def _figures(figures: Figures) -> dict[str, Any]:
    """AC-C10 to AC-C20"""
    return {
        "parties": int(figures.parties),
        "cultists": int(figures.cultists),
        "target": int(figures.target),
        "kills": int(figures.kills),
        "portal": int(figures.portal),
        "rooms": len(figures.map.rooms),
        "books": sum(figures.map.books_of_row),
        "investigator": _cards(figures.investigator),
        "cultist": _cards(figures.cultist),
        "pulse": _cards(figures.pulse),
        "room": _cards(figures.room),
        "markers": {"plain": int(figures.plain_markers), "unsafe": int(figures.unsafe_markers)},
    }


def _cards(cards: Cards) -> dict[str, int]:
    return {
        "alive": cards.alive,
        "dead": cards.dead,
        "success": cards.success,
        "failure": cards.failure,
        "sabotage": cards.sabotage,
    }


def _places(map: Map) -> dict[str, PlaceLegend]:
    return {PLACE_NAMES[at]: _place(map, at) for at in members_of(map.places)}


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


def _shelf(map: Map) -> dict[str, ShelfLegend]:
    return {
        row.name: {"books": map.books_of_row[at], "points": row.vp}
        for at, row in enumerate(BOARD.rows)
        if map.books_of_row[at]
    }


def _route(at: int) -> list[list[str]]:
    return [[COLOURS[colour] for colour in row] for row in BOARD.routes[at].rows]


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
