"""Recorded claims (AC-T1) and the contradictions between them; neither ever changes.

Both are lists that only grow, so each view of one is made once and then reused.
"""

from typing import ClassVar, Final, TypedDict

from miskatonic.games.among_cultists.rules.claim_fields import ClaimFields
from miskatonic.games.among_cultists.rules.events import ClaimSaid, Phase

NO_REF: Final = 0
# The other side of a contradiction with public facts.
NO_CLAIM: Final = 0


class ClaimView(TypedDict):
    """AC-T1  A claim as everyone sees it."""

    id: int
    seat: int
    round: int
    phase: Phase
    claim: str
    fields: ClaimFields
    ref: int | None


class Said:
    """AC-T1  A claim; its number is its position in the list of all claims."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "id",
        "seat",
        "round",
        "phase",
        "kind",
        "fields",
        "ref",
    )

    def __init__(
        self,
        id: int,
        seat: int,
        round: int,
        phase: Phase,
        kind: str,
        fields: ClaimFields,
        ref: int,
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.round: Final = round
        self.phase: Final = phase
        self.kind: Final = kind
        self.fields: Final = fields
        self.ref: Final = ref
        self.view: Final[ClaimView] = {
            "id": id,
            "seat": seat,
            "round": round,
            "phase": phase,
            "claim": kind,
            "fields": fields,
            "ref": None if ref == NO_REF else ref,
        }

    def event(self) -> ClaimSaid:
        return ClaimSaid(**self.view)


class ContradictionView(TypedDict):
    """A claim, by number, that contradicts another one or public facts.

    It stays in the list when either claim is taken back, but no longer counts.
    """

    claim: int
    other: int | None
    why: str


class Contradiction:
    """`since` is the earliest round that a viewer must know about to see it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("claim", "other", "why", "since")

    def __init__(self, claim: int, other: int, why: str, since: int) -> None:
        self.claim: Final = claim
        self.other: Final = other
        self.why: Final = why
        self.since: Final = since
        self.view: Final[ContradictionView] = {
            "claim": claim,
            "other": None if other == NO_CLAIM else other,
            "why": why,
        }


def standing(
    contradictions: list[ContradictionView], claims: list[ClaimView]
) -> list[ContradictionView]:
    """AC-T19  The contradictions whose claims were not taken back."""
    taken_back = {claim["ref"] for claim in claims if claim["claim"] == "retract"}
    return [
        each
        for each in contradictions
        if each["claim"] not in taken_back
        and (each["other"] is None or each["other"] not in taken_back)
    ]
