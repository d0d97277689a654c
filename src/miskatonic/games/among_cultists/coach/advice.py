"""The coach of Among Cultists: what the record proves, and which claims contradict each other.

`record` uses public facts and is the same for every seat; `own` adds what the seat itself knows and
remembers. It gives no probabilities: only proved facts are mentioned (AC-T2, AC-T29).
"""

from typing import TypedDict

from miskatonic.games.among_cultists.board.board import PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.coach.evidence import (
    Evidence,
    possible_roles,
    proved_teams,
    public_view,
)
from miskatonic.games.among_cultists.coach.impossible_claims import impossible_claims, statements
from miskatonic.games.among_cultists.coach.room_search import red_cards_by_hand
from miskatonic.games.among_cultists.redeal.room_facts import UNSAFE
from miskatonic.games.among_cultists.redeal.routes import ALL_ROUTES
from miskatonic.games.among_cultists.rules.acts import GAVE
from miskatonic.games.among_cultists.rules.cards import has, size
from miskatonic.games.among_cultists.rules.night import has_bottom_cards
from miskatonic.games.among_cultists.views.view import AmongCultistsView

UNSAFE_NAME = "unsafe"


class PartyProof(TypedDict):
    """Proved facts about a party.

    `team` is investigators, cultists or None; `roles` are those it can still have, including
    revealed markers; `routes` is the number of routes that allow every room action it took (None:
    it took none). 0 means that it broke any route: a cultist, or the living Mechanic.
    """

    party: int
    team: str | None
    roles: list[str]
    routes: int | None


class RoomProof(TypedDict):
    """At least this many of the red cards drawn from a deck were put there by these parties."""

    place: str
    red: int
    by: list[int]


class DeathProof(TypedDict):
    """The possible givers of a Dead card: parties that gave cards, or the set-up."""

    party: int
    givers: list[int]
    set_up: bool


class ClaimsProof(TypedDict):
    """Claims, by number, that cannot all be true; one alone contradicts the record.

    `about` says what shows it: record (no such thing was done), roles, routes, pulses, rooms, or
    everything together. It doesn't say which of them is false.
    """

    claims: list[int]
    about: str


class RecordAdvice(TypedDict):
    parties: list[PartyProof]
    rooms: list[RoomProof]
    deaths: list[DeathProof]
    contradictions: list[ClaimsProof]


class AmongCultistsAdvice(TypedDict):
    record: RecordAdvice
    own: list[PartyProof]


def advise(view: AmongCultistsView) -> AmongCultistsAdvice | None:
    """The advice for a seat; None before the deal, for spectators and for finished games."""
    if view["seat"] is None or view["own"] is None or view["result"] is not None:
        return None
    return {
        "record": record_advice(public_view(view)),
        "own": _parties(Evidence(view)),
    }


def record_advice(view: AmongCultistsView) -> RecordAdvice:
    """The advice that follows from the public record."""
    evidence = Evidence(view)
    clashes = impossible_claims(evidence, statements(view["claims"]))
    return {
        "parties": _parties(evidence),
        "rooms": [
            {"place": _deck_name(deck), "red": red, "by": parties}
            for deck, red, parties in red_cards_by_hand(evidence.rooms)
        ],
        "deaths": _deaths(evidence),
        "contradictions": [
            {"claims": list(clash.claims), "about": clash.about} for clash in clashes
        ],
    }


def _deck_name(deck: int) -> str:
    return UNSAFE_NAME if deck == UNSAFE else PLACE_NAMES[deck]


def _parties(evidence: Evidence) -> list[PartyProof]:
    deals = list(evidence.deals(evidence.nothing))
    teams = proved_teams(evidence, deals)
    found: list[PartyProof] = []
    for party in range(evidence.parties):
        mask = possible_roles(evidence, deals, party)
        shown = evidence.shown[party]
        found.append(
            {
                "party": party,
                "team": teams[party],
                "roles": [name for role, name in enumerate(ROLES) if has(mask, role)],
                "routes": None if shown == ALL_ROUTES else int(size(shown)),
            }
        )
    return found


def _deaths(evidence: Evidence) -> list[DeathProof]:
    """AC-D7  Every face-up Dead card was given, or lay there from the start."""
    known = evidence.known
    found: list[DeathProof] = []
    for party, seen in enumerate(evidence.view["table"]):
        if seen["shown_dead"]:
            gifts = [act for act in known.acts if act.kind == GAVE and act.first == party]
            givers = sorted({int(act.party) for act in gifts})
            found.append(
                {"party": party, "givers": givers, "set_up": has_bottom_cards(known.rules)}
            )
    return found
