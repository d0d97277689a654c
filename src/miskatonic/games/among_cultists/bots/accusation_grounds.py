"""What speaks against somebody, as an accusation names it (AC-T15)."""

from miskatonic.games.among_cultists.rules.claim_fields import NestedFields
from miskatonic.games.among_cultists.rules.knowledge import Known
from miskatonic.games.among_cultists.rules.route_deal import routes_shown
from miskatonic.games.among_cultists.rules.said import standing
from miskatonic.games.among_cultists.rules.view import AmongCultistsKnowledge


def ground_against(
    view: AmongCultistsKnowledge, known: Known, party: int
) -> tuple[NestedFields, int | None]:
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


def _met_the_dead(view: AmongCultistsKnowledge, party: int) -> NestedFields | None:
    """It gave a card to one whose death was shown since."""
    for act in view["deeds"]:
        if act["deed"] == "gave" and act.get("party") == party:
            whom = act["to"]
            if view["table"][whom]["shown_dead"]:
                return {"by": "met", "whom": whom, "round": act["round"]}
    return None


def _contradicted(view: AmongCultistsKnowledge, party: int) -> int | None:
    speakers = {claim["id"]: claim["seat"] for claim in view["claims"]}
    for found in standing(view["contradictions"], view["claims"]):
        if speakers.get(found["claim"]) == party:
            return found["claim"]
    return None


def _room_result(view: AmongCultistsKnowledge, party: int) -> NestedFields | None:
    """It filled a room out of which a red card came."""
    filled = [
        act["place"] for act in view["deeds"] if act["deed"] == "put" and act.get("party") == party
    ]
    for act in view["deeds"]:
        if act["deed"] == "drew" and act["card"] != "success" and act["place"] in filled:
            return {"by": "room_result", "room": act["place"], "round": act["round"]}
    return None
