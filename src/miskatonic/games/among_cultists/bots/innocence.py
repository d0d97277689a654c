"""Turns a view into that of a spectator, of a Seer without its secret, or of an innocent.

A cultist plays as an investigator in its place would, so it needs that investigator's view: with
the acts that it would admit to, and an investigator's hand.
"""

from miskatonic.games.among_cultists.board.board import ROLES
from miskatonic.games.among_cultists.rules.cards import FIRESTARTER
from miskatonic.games.among_cultists.views.past import ActView, without_secrets
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge


def as_seen_by_all(view: AmongCultistsKnowledge) -> AmongCultistsKnowledge:
    """The view without its seat's secrets."""
    public = view.copy()
    public["seat"] = None
    public["own"] = None
    public["deeds"] = [without_secrets(act) for act in view["deeds"]]
    public["decision"] = None
    public["answered"] = None
    return public


def as_if_unwarned(view: AmongCultistsKnowledge) -> AmongCultistsKnowledge:
    """The Seer's view as if it had learned nothing at night."""
    own = view["own"]
    assert own is not None
    own = own.copy()
    own["cultists"] = None
    unwarned = view.copy()
    unwarned["own"] = own
    return unwarned


def as_innocent(view: AmongCultistsKnowledge) -> AmongCultistsKnowledge:
    """The view of an investigator who did the same in public as this cultist."""
    me = view["seat"]
    own = view["own"]
    assert me is not None
    assert own is not None
    seen = view["table"][me]
    innocent = view.copy()
    innocent["own"] = {
        "role": innocent_role(view),
        "team": "investigators",
        "hand": {
            "alive": seen["encounter_cards"],
            "dead": 0,
            "success": seen["room_cards"],
            "failure": 0,
            "sabotage": 0,
        },
        "route": own["route"],
        "cultists": None,
        "started_dead": None,
    }
    innocent["deeds"] = [
        as_admitted(act, view) if act.get("party") == me else act for act in view["deeds"]
    ]
    return innocent


def innocent_role(view: AmongCultistsKnowledge) -> str:
    """The role that a cultist pretends: Investigator, or another one if the game has none."""
    special = len(view["role_set"])
    cultists = 2 if view["parties"] > 6 else 1
    if special + cultists < view["parties"]:
        return "investigator"
    roles = [role for pool in view["role_set"] for role in pool]
    plain = [role for role in roles if role != ROLES[FIRESTARTER]]
    return plain[0] if plain else roles[0]


def as_admitted(act: ActView, view: AmongCultistsKnowledge) -> ActView:
    """An act as a cultist would admit to it: as an investigator would have done it."""
    told = act.copy()
    if act["deed"] == "gave":
        told["card"] = "alive"
    elif act["deed"] == "put":
        told["card"] = "success"
    elif act["deed"] == "saw":
        alive, dead = act["alive"], act["dead"]
        if alive is not None and dead and not view["table"][act["target"]]["shown_dead"]:
            told["alive"], told["dead"] = alive + dead, 0
    return told
