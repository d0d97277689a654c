"""For tests of claims: public facts of a table, and whether a claim is accepted."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.board.board import BOARD
from miskatonic.games.among_cultists.claims.grammar import (
    NO_AUTOMA,
    OPEN,
    TalkFacts,
)
from miskatonic.games.among_cultists.claims.permission import (
    check_claim,
)
from miskatonic.games.among_cultists.rules.claim_fields import ClaimFields
from miskatonic.games.among_cultists.rules.claim_records import Said
from miskatonic.games.among_cultists.rules.events import Phase


def facts_of_talk(
    claims: tuple[Said, ...] = (),
    stage: str = OPEN,
    silent: bool = False,
    gestures: bool = False,
    automa: int = NO_AUTOMA,
    living: int = 0b111110,
    cultists: int = 0,
    phase: Phase = "action",
    round: int = 3,
    self_vote: bool = True,
    free_text: bool = True,
    limit: int = 6,
    left: int = 6,
) -> TalkFacts:
    """Six parties on the small map in round 3, the first of them a ghost."""
    return TalkFacts(
        6,
        automa,
        living,
        cultists,
        BOARD.maps["small"],
        ("investigator", "cultist", "seer", "radiant", "infected", "super_ghost", "firestarter"),
        round,
        phase,
        stage,
        silent,
        gestures,
        self_vote,
        free_text,
        limit,
        (left,) * 6,
        claims,
        len(claims),
    )


def claim(kind: str, /, ref: int | None = None, **fields: Any) -> dict[str, Any]:
    sent: dict[str, Any] = {"kind": kind, "fields": fields}
    if ref is not None:
        sent["ref"] = ref
    return sent


def said(*sent: tuple[int, dict[str, Any]]) -> tuple[Said, ...]:
    """What these seats said, one after the other."""
    row: tuple[Said, ...] = ()
    for seat, each in sent:
        row = (*row, check_claim(facts_of_talk(row), seat, each))
    return row


def accepted(sent: dict[str, Any], seat: int = 1, **facts: Any) -> ClaimFields:
    return check_claim(facts_of_talk(**facts), seat, sent).fields


def refused(sent: dict[str, Any], match: str, seat: int = 1, **facts: Any) -> None:
    with pytest.raises(IllegalChoice, match=match):
        check_claim(facts_of_talk(**facts), seat, sent)
