"""What speaks against somebody, as an accusation names it (AC-T15)."""

from typing import Any, cast

from miskatonic.games.among_cultists.rules.knowledge import Known
from miskatonic.games.among_cultists.rules.route_deal import routes_shown
from miskatonic.games.among_cultists.rules.view import AmongCultistsView

Ground = dict[str, Any]


def ground_against(view: AmongCultistsView, known: Known, party: int) -> tuple[Ground, int | None]:
    """The strongest ground that is public, and the claim it refers to, if any."""
    if routes_shown(known, False)[party] == 0:
        return {"by": "route_broken"}, None
    met = _met_the_dead(view, party)
    if met is not None:
        return met, None
    claim = _contradicted(view, party)
    if claim is not None:
        return {"by": "contradiction"}, claim
    return _room_result(view, party) or {"by": "feeling"}, None


def _met_the_dead(view: AmongCultistsView, party: int) -> Ground | None:
    """It gave a card to one whose death was shown since."""
    for deed in view["deeds"]:
        if deed["deed"] == "gave" and deed.get("party") == party:
            whom = cast(int, deed["to"])
            if view["table"][whom]["shown_dead"]:
                return {"by": "met", "whom": whom, "round": deed["round"]}
    return None


def _contradicted(view: AmongCultistsView, party: int) -> int | None:
    speakers = {claim["id"]: claim["seat"] for claim in view["claims"]}
    for found in view["contradictions"]:
        if speakers.get(found["claim"]) == party:
            return cast(int, found["claim"])
    return None


def _room_result(view: AmongCultistsView, party: int) -> Ground | None:
    """It filled a room out of which a red card came."""
    filled = [
        deed["place"]
        for deed in view["deeds"]
        if deed["deed"] == "put" and deed.get("party") == party
    ]
    for deed in view["deeds"]:
        if deed["deed"] == "drew" and deed["card"] != "success" and deed["place"] in filled:
            return {"by": "room_result", "room": deed["place"], "round": deed["round"]}
    return None
