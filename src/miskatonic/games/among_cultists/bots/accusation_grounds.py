"""Finds public grounds for accusing a party (AC-T15).

Grounds are tried from the strongest to the weakest. Without any, only a feeling is left, and
the party is hardly ever accused.
"""

from typing import Final

from miskatonic.games.among_cultists.redeal.knowledge import Known
from miskatonic.games.among_cultists.redeal.routes import routes_shown
from miskatonic.games.among_cultists.rules.claim_fields import NestedFields, number_in
from miskatonic.games.among_cultists.rules.claim_records import standing
from miskatonic.games.among_cultists.rules.events import (
    Met,
    Moved,
    PhaseBegan,
    RoundBegan,
    VotesRevealed,
)
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge

FEELING: Final = "feeling"


def ground_against(
    view: AmongCultistsKnowledge, known: Known, party: int
) -> tuple[NestedFields, int | None]:
    """The strongest public ground, and the claim it refers to, if any."""
    if routes_shown(known, False)[party] == 0:
        return {"by": "route_broken"}, None
    claim = _contradicted(view, party) or _called_alive(view, party)
    if claim is not None:
        return {"by": "contradiction"}, claim
    met = _met_the_dead(view, party)
    if met is not None:
        return met, None
    found = _sought(view, party) or _room_result(view, party) or _gave(view, party)
    if found is None and _has_voted(view, party):
        found = {"by": "vote_record"}
    return found or {"by": FEELING}, None


def _met_the_dead(view: AmongCultistsKnowledge, party: int) -> NestedFields | None:
    """It gave a card to a party whose death was confirmed since."""
    for act in view["deeds"]:
        if act["deed"] == "gave" and act.get("party") == party:
            whom = act["to"]
            if view["table"][whom]["shown_dead"]:
                return {"by": "met_the_dead", "whom": whom, "round": act["round"]}
    return None


def _contradicted(view: AmongCultistsKnowledge, party: int) -> int | None:
    speakers = {claim["id"]: claim["seat"] for claim in view["claims"]}
    for found in standing(view["contradictions"], view["claims"]):
        if speakers.get(found["claim"]) == party:
            return found["claim"]
    return None


def _called_alive(view: AmongCultistsKnowledge, party: int) -> int | None:
    """It called a party alive in whose deck a Dead card lay, since no card was added later."""
    looked: dict[int, int] = {}
    for act in view["deeds"]:
        if act["deed"] == "saw" and act.get("party") == party:
            looked[act["target"]] = act["round"]
        elif act["deed"] == "gave":
            looked.pop(act["to"], None)
    for claim in view["claims"]:
        if claim["claim"] == "seen" and claim["seat"] == party:
            target, when = number_in(claim["fields"], "target"), number_in(claim["fields"], "round")
            is_dead = view["table"][target]["shown_dead"]
            if is_dead and looked.get(target) == when and claim["fields"]["result"] == "alive":
                return claim["id"]
    return None


def _sought(view: AmongCultistsKnowledge, party: int) -> NestedFields | None:
    """The last party that was alone when it walked in."""
    found: NestedFields | None = None
    now = 0
    mover = -1
    for event in view["history"]:
        if isinstance(event, RoundBegan):
            now = event.round
        elif isinstance(event, PhaseBegan):
            mover = -1
        elif isinstance(event, Moved):
            mover = event.party
        elif isinstance(event, Met) and mover == party and len(event.parties) == 2:
            whom = [each for each in event.parties if each != party]
            found = {"by": "met", "whom": whom[0], "round": now}
    return found


def _room_result(view: AmongCultistsKnowledge, party: int) -> NestedFields | None:
    """It filled a room from which a red card was drawn."""
    filled = [
        act["place"] for act in view["deeds"] if act["deed"] == "put" and act.get("party") == party
    ]
    for act in view["deeds"]:
        if act["deed"] == "drew" and act["card"] != "success" and act["place"] in filled:
            return {"by": "room_result", "room": act["place"], "round": act["round"]}
    return None


def _gave(view: AmongCultistsKnowledge, party: int) -> NestedFields | None:
    """The last party to whom it gave a card."""
    found: NestedFields | None = None
    for act in view["deeds"]:
        if act["deed"] == "gave" and act.get("party") == party:
            found = {"by": "met", "whom": act["to"], "round": act["round"]}
    return found


def _has_voted(view: AmongCultistsKnowledge, party: int) -> bool:
    """Its vote for another party, which may have been wrong."""
    for event in view["history"]:
        if isinstance(event, VotesRevealed) and event.votes[party : party + 1] not in ([], [None]):
            return True
    return False
