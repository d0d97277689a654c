"""Checks which claims may be made now (AC-T), but never whether they are true.

The kinds and values that are allowed depend only on `TalkFacts`: every seat has the same menu
(AC-T4), and no refusal gives a secret away.

A claim is sent as {"kind": …, "fields": {…}, "ref": the number of an earlier claim}.
"""

from typing import Any

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.board.board import COLOURS
from miskatonic.games.among_cultists.board.board_types import members_of
from miskatonic.games.among_cultists.claims.grammar import (
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
from miskatonic.games.among_cultists.rules.claim_records import Said

# The values of each field; for grounds and requests, by name.
ClaimMenu = dict[str, list[Any] | dict[str, Any]]


def speakers(facts: TalkFacts) -> int:
    """AC-T3, AC-F20  The seats that may speak, as a mask: all, none, or the cultists only."""
    if facts.stage in (NIGHT, BLIND_VOTE):
        return 0
    everybody = (1 << facts.parties) - 1
    automa = 0 if facts.automa == NO_AUTOMA else 1 << facts.automa
    if facts.stage == SEER_GUESS:
        return facts.cultists & ~automa
    return everybody & ~automa


def open_kinds(facts: TalkFacts) -> tuple[str, ...]:
    """AC-T24  In silence only questions about rules are allowed, and perhaps gestures."""
    if facts.stage in (NIGHT, BLIND_VOTE):
        return ()
    if facts.silent:
        return ("rule", *GESTURES) if facts.gestures else ("rule",)
    return tuple([kind for kind in KINDS if kind != "text" or facts.free_text])


def menu(facts: TalkFacts) -> dict[str, ClaimMenu]:
    """AC-T4  The kinds that are allowed, with the values offered for each of their fields."""
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
    """The claim in its recorded form; IllegalChoice names what is wrong and what would be right.

    AC-T2  Its truth is not checked.
    """
    kind = _check_kind(facts, seat, claim)
    ref = check_ref(facts, seat, kind, claim)
    fields = check_fields(facts, seat, kind, claim.get("fields", {}), ref)
    return Said(facts.said + 1, seat, facts.round, facts.phase, kind, fields, ref)


def _check_kind(facts: TalkFacts, seat: int, claim: dict[str, Any]) -> str:
    for key in claim:
        if key not in ("kind", "fields", "ref"):
            raise IllegalChoice(f"a claim with {key!r}; expected kind, fields and ref")
    kind = claim.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise IllegalChoice(f"a claim of kind {kind!r}; kinds are {', '.join(KINDS)}")
    allowed = members_of(speakers(facts))
    if seat not in allowed:
        who = f"the seats {', '.join(map(str, allowed))}" if allowed else "no one"
        raise IllegalChoice(f"seat {seat} said something; {who} may talk now ({facts.stage})")
    kinds = open_kinds(facts)
    if kind not in kinds:
        raise IllegalChoice(f"{kind!r} was said; open now: {', '.join(kinds)}")
    if facts.left[seat] <= 0:  # AC-T27
        raise IllegalChoice(
            f"seat {seat} has made {facts.limit} claims, the maximum for now;"
            " more come with the next phase"
        )
    return kind
