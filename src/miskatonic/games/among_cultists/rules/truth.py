"""What was true of all that was said, when the game is over and everything lies open (AC-F23)."""

from typing import Any

from mypy_extensions import i64

from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BAG_DEEDS,
    DEED_NAMES,
    GAVE,
    PUT,
    SAW,
    VIAS,
    Deed,
)
from miskatonic.games.among_cultists.rules.board import BOARD, EVENTS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.rules.cards import CARD_NAMES, CULTIST
from miskatonic.games.among_cultists.rules.claims import Said
from miskatonic.games.among_cultists.rules.contradictions import colours_named, team_of
from miskatonic.games.among_cultists.rules.state import AmongCultistsState


def truth_of(g: AmongCultistsState, said: Said) -> bool | None:
    """Whether it was so; None for what is no statement of fact, such as a wish or a plan."""
    if said.kind == "answer":
        inner: Any = said.fields["claim"]
        return None if inner is None else _truth(g, said.seat, inner["kind"], inner["fields"])
    return _truth(g, said.seat, said.kind, said.fields)


def _truth(g: AmongCultistsState, seat: int, kind: str, fields: dict[str, Any]) -> bool | None:
    role = ROLES[g.role[seat]]
    if kind == "team":
        return bool(fields["team"] == team_of(role))
    if kind == "role":
        return bool((fields["role"] == role) == fields["is"])
    if kind in ("accuse", "defend"):
        return bool((g.role[fields["seat"]] == CULTIST) == (kind == "accuse"))
    if kind == "route":
        row = BOARD.routes[g.route[seat]].colours[fields["round"]]
        return sorted(row) == colours_named(fields)
    if kind in ("gave", "put", "seen", "bag"):
        return _has_done(g, seat, kind, fields)
    return None


def _has_done(g: AmongCultistsState, seat: i64, kind: str, fields: dict[str, Any]) -> bool:
    return any(_is_the_deed(Deed(packed), seat, kind, fields) for packed in g.deeds)


def _is_the_deed(deed: Deed, seat: i64, kind: str, fields: dict[str, Any]) -> bool:
    name = "saw" if kind == "seen" else kind
    if deed.party != seat or deed.round != fields["round"] or DEED_NAMES[deed.kind] != name:
        return False
    if deed.kind == GAVE:
        return bool(deed.first == fields["to"] and CARD_NAMES[deed.second] == fields["card"])
    if deed.kind == PUT:
        place, card = PLACE_NAMES[deed.first], CARD_NAMES[deed.second]
        return bool(place == fields["place"] and card == fields["card"])
    if deed.kind == BAG:
        event, done = EVENTS[deed.first], BAG_DEEDS[deed.second]
        return bool(event == fields["event"] and done == fields["done"])
    assert deed.kind == SAW
    return _saw(deed, fields)


def _saw(deed: Deed, fields: dict[str, Any]) -> bool:
    result = "dead" if deed.third else "alive"
    if deed.first != fields["target"] or VIAS[deed.fourth] != fields["via"]:
        return False
    if result != fields["result"]:
        return False
    return bool(
        fields.get("alive", deed.second) == deed.second
        and fields.get("dead", deed.third) == deed.third
    )
