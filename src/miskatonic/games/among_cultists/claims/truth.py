"""Judges whether claims were true, once the game is over and everything is public (AC-F23)."""

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import BOARD, MARKERS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules import acts
from miskatonic.games.among_cultists.rules.acts import Act
from miskatonic.games.among_cultists.rules.cards import CULTIST
from miskatonic.games.among_cultists.rules.claim_fields import (
    Fields,
    answered_in,
    number_if_any,
    number_in,
)
from miskatonic.games.among_cultists.rules.claim_records import Said
from miskatonic.games.among_cultists.rules.contradictions import colours_named, team_of
from miskatonic.games.among_cultists.rules.state import AmongCultistsState


def truth_of(g: AmongCultistsState, said: Said) -> bool | None:
    """Whether a claim is true; None if it states no fact, such as a request or a plan.

    Also None before the deal: a replay shows everything at every point of a game.
    """
    if not g.role:
        return None
    if said.kind == "answer":
        answer = answered_in(said.fields)
        return None if answer is None else _truth(g, said.seat, answer[0], answer[1])
    return _truth(g, said.seat, said.kind, said.fields)


def _truth(g: AmongCultistsState, seat: int, kind: str, fields: Fields) -> bool | None:
    role = ROLES[g.role[seat]]
    if kind == "team":
        return bool(fields["team"] == team_of(role))
    if kind == "role":
        return bool((fields["role"] == role) == fields["is"])
    if kind in ("accuse", "defend"):
        return bool((g.role[number_in(fields, "seat")] == CULTIST) == (kind == "accuse"))
    if kind == "route":
        row = BOARD.routes[g.route[seat]].colours[number_in(fields, "round")]
        return sorted(row) == colours_named(fields)
    if kind in ("gave", "put", "seen", "bag"):
        return _has_done(g, seat, kind, fields)
    return None


def _has_done(g: AmongCultistsState, seat: i64, kind: str, fields: Fields) -> bool:
    return any(_is_the_act(Act(packed), seat, kind, fields) for packed in g.acts)


def _is_the_act(act: Act, seat: i64, kind: str, fields: Fields) -> bool:
    name = "saw" if kind == "seen" else kind
    if (
        act.party != seat
        or act.round != number_in(fields, "round")
        or acts.ACT_NAMES[act.kind] != name
    ):
        return False
    if act.kind == acts.GAVE:
        return bool(
            act.first == number_in(fields, "to") and CARD_NAMES[act.second] == fields["card"]
        )
    if act.kind == acts.PUT:
        place, card = PLACE_NAMES[act.first], CARD_NAMES[act.second]
        return bool(place == fields["place"] and card == fields["card"])
    if act.kind == acts.BAG:
        event, done = MARKERS[act.first], acts.BAG_OUTCOMES[act.second]
        return bool(event == fields["event"] and done == fields["done"])
    assert act.kind == acts.SAW
    return _saw(act, fields)


def _saw(act: Act, fields: Fields) -> bool:
    result = "dead" if act.third else "alive"
    if act.first != number_in(fields, "target") or acts.VIAS[act.fourth] != fields["via"]:
        return False
    if result != fields["result"]:
        return False
    alive, dead = number_if_any(fields, "alive"), number_if_any(fields, "dead")
    return (alive is None or alive == act.second) and (dead is None or dead == act.third)
