"""Structured talk (AC-T): claims of a fixed form, open to all seats, never checked for truth.

Whether something may be said, and which values a claim may hold, follows from `TalkFacts` alone:
every seat has the same menu (AC-T4), and no refusal tells a secret.

A claim is sent as {"kind": …, "fields": {…}, "ref": the number of an earlier claim}.
"""

from typing import Any

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.rules.board import COLOURS
from miskatonic.games.among_cultists.rules.board_types import members_of
from miskatonic.games.among_cultists.rules.claims import (
    BLIND_VOTE,
    GESTURES,
    GROUNDS,
    KINDS,
    NIGHT,
    NO_AUTOMA,
    REQUESTS,
    SEER_GUESS,
    STATEMENTS,
    TalkFacts,
    check_fields,
    check_ref,
    values,
)
from miskatonic.games.among_cultists.rules.said import Said

# By field what may stand in it; of grounds and requests, by their name.
ClaimMenu = dict[str, list[Any] | dict[str, Any]]


def speakers(facts: TalkFacts) -> int:
    """AC-T3, AC-F20  Those who may speak, as a mask: all seats, living or ghost, or hardly any."""
    if facts.stage in (NIGHT, BLIND_VOTE):
        return 0
    everybody = (1 << facts.parties) - 1
    automa = 0 if facts.automa == NO_AUTOMA else 1 << facts.automa
    if facts.stage == SEER_GUESS:
        return facts.cultists & ~automa
    return everybody & ~automa


def open_kinds(facts: TalkFacts) -> tuple[str, ...]:
    """AC-T24  In silence only the run of the game may be talked about, and perhaps by gestures."""
    if facts.stage in (NIGHT, BLIND_VOTE):
        return ()
    if facts.silent:
        return ("rule", *GESTURES) if facts.gestures else ("rule",)
    return tuple([kind for kind in KINDS if kind != "text" or facts.free_text])


def menu(facts: TalkFacts) -> dict[str, ClaimMenu]:
    """AC-T4  The kinds that are open, and for each of their fields the values on offer."""
    return {kind: _offered(facts, KINDS[kind]) for kind in open_kinds(facts)}


def _offered(facts: TalkFacts, fields: dict[str, str]) -> ClaimMenu:
    offered: ClaimMenu = {}
    for name, sort in fields.items():
        if sort == "ground":
            offered[name] = {by: _offered(facts, more) for by, more in GROUNDS.items()}
        elif sort == "object":
            offered[name] = {act: list(values(facts, REQUESTS[act])) for act in REQUESTS}
        elif sort == "statement":
            offered[name] = list(STATEMENTS)
        elif sort == "colours":
            offered[name] = list(COLOURS)
        elif sort != "text":
            offered[name] = list(values(facts, sort))
    return offered


def check_claim(facts: TalkFacts, seat: int, claim: dict[str, Any]) -> Said:
    """The claim as it is kept; IllegalChoice names what is wrong with it, and what would be right.

    AC-T2  Nothing here asks whether it is true.
    """
    kind = _check_kind(facts, seat, claim)
    ref = check_ref(facts, seat, kind, claim)
    fields = check_fields(facts, seat, kind, claim.get("fields", {}), ref)
    return Said(facts.said + 1, seat, facts.round, facts.phase, kind, fields, ref)


def _check_kind(facts: TalkFacts, seat: int, claim: dict[str, Any]) -> str:
    for key in claim:
        if key not in ("kind", "fields", "ref"):
            raise IllegalChoice(f"a claim with {key!r}; it has kind, fields and ref")
    kind = claim.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise IllegalChoice(f"a claim of kind {kind!r}; kinds are {', '.join(KINDS)}")
    allowed = members_of(speakers(facts))
    if seat not in allowed:
        who = f"the seats {', '.join(map(str, allowed))}" if allowed else "nobody"
        raise IllegalChoice(f"seat {seat} said something; {who} may talk now ({facts.stage})")
    kinds = open_kinds(facts)
    if kind not in kinds:
        raise IllegalChoice(f"{kind!r} was said; open now: {', '.join(kinds)}")
    if facts.left[seat] <= 0:  # AC-T27
        raise IllegalChoice(
            f"seat {seat} has made {facts.limit} claims, as many as are allowed;"
            " more come with the next phase"
        )
    return kind
