"""Lists roles, events, rooms, routes and actions, for the catalogue and the reference.

There are no pictures of the original board: rooms and routes are our own design.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from miskatonic.games.among_cultists.board.board import BOARD, ROLES
from miskatonic.games.among_cultists.board.board_types import BoardPlace, RouteCard
from miskatonic.games.among_cultists.claims.grammar import ACTIONS
from miskatonic.games.among_cultists.rules.cards import CULTIST
from miskatonic.games.among_cultists.rules.ending import TEAMS
from miskatonic.games.among_cultists.rules.state import AmongCultistsState
from miskatonic.games.reference import BOOK, OURS, Component, Deck, Line
from miskatonic.text import Texts

# The special action of a room, by its word in board.toml.
ROOM_ACTIONS: Final = {
    "vote": "call_vote",
    "camera": "camera",
    "power": "restart_power",
    "portal": "close_portal",
}


def reference() -> list[Deck]:
    rooms = [place for place in BOARD.places if place.symbol]
    return [
        Deck("roles", "ac-deck-roles", [_role(at) for at in range(len(BOARD.roles))]),
        Deck("events", "ac-deck-events", [_event(name) for name in BOARD.events]),
        Deck("rooms", "ac-deck-rooms", [_room(room) for room in rooms]),
        Deck("routes", "ac-deck-routes", [_route(n, card) for n, card in enumerate(BOARD.routes)]),
        Deck("actions", "ac-deck-actions", [_action(name) for name in ACTIONS]),
    ]


def _role(at: int) -> Component:
    role = BOARD.roles[at]
    side = role.side if role.loyalty else "none"
    lines = [
        Line(f"ac-role-{role.name}-help"),
        *_further(f"rules-ac-role-{role.name}"),
        Line("rules-ac-loyalty", values={"side": side, "n": role.loyalty}),
    ]
    name = f"ac-role-{role.name}"
    return Component(role.name, name, lines, drawing=f"role-{role.name}", source=BOOK)


def _event(name: str) -> Component:
    lines = [Line(f"ac-marker-{name}-help"), *_further(f"rules-ac-event-{name}")]
    return Component(name, f"ac-marker-{name}", lines, drawing=f"event-{name}", source=BOOK)


def _room(room: BoardPlace) -> Component:
    row = BOARD.rows[room.row]
    figures = Line(
        "ac-reference-room",
        values={"books": room.books, "points": row.vp},
        words={
            "colour": [f"ac-colour-{BOARD.colours[room.colour]}"],
            "row": [f"ac-place-{BOARD.places[each].name}" for each in row.rooms],
        },
    )
    acts = [ROOM_ACTIONS[act] for act in room.special]
    lines = [figures, *[Line(f"ac-action-{act}-help", label=f"ac-action-{act}") for act in acts]]
    name = f"ac-place-{room.name}"
    return Component(room.name, name, lines, drawing=f"room-{room.symbol}", source=OURS)


def _route(number: int, card: RouteCard) -> Component:
    lines = [
        Line(
            "ac-reference-route-row",
            values={"row": row},
            words={"colours": [f"ac-colour-{BOARD.colours[each]}" for each in colours]},
        )
        for row, colours in enumerate(card.rows, 1)
    ]
    return Component(f"route-{number}", "ac-reference-route", lines, values={"n": number + 1})


def _action(name: str) -> Component:
    return Component(name, f"ac-action-{name}", [Line(f"ac-action-{name}-help")], source=BOOK)


def _further(text: str) -> list[Line]:
    """An additional text, if it exists."""
    return [Line(text)] if text in Texts() else []


def roles_played(g: AmongCultistsState, seat: int) -> Mapping[str, Sequence[str]]:
    """The team and role of a seat in a finished game, as ids of texts."""
    if not g.role:
        return {}
    team = TEAMS[1] if g.role[seat] == CULTIST else TEAMS[0]
    return {"side": [f"ac-team-{team}"], "role": [f"ac-role-{ROLES[g.role[seat]]}"]}
