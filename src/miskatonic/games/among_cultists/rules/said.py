"""Claims as they are kept (AC-T1), and contradictions between them; neither ever changes.

Both are lists that only grow, so their views are made once, and a table shows the same ones again.
"""

from typing import ClassVar, Final, TypedDict

from miskatonic.games.among_cultists.rules.claim_fields import ClaimFields
from miskatonic.games.among_cultists.rules.events import ClaimSaid, Phase

NO_REF: Final = 0
# The other side of a contradiction, where it is what all have seen.
NO_CLAIM: Final = 0


class ClaimView(TypedDict):
    """AC-T1  A claim as everybody is told it."""

    id: int
    seat: int
    round: int
    phase: Phase
    claim: str
    fields: ClaimFields
    ref: int | None


class Said:
    """AC-T1  A claim; its number is its place in the row of all claims."""

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
    """A claim, by its number, that does not go with another, or with what all have seen.

    It stays when one of them is taken back; then it says nothing any more.
    """

    claim: int
    other: int | None
    why: str


class Contradiction:
    """`since` is the first round of which one must be told to see it."""

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
    """AC-T19  Those of whose claims none was taken back."""
    taken_back = {claim["ref"] for claim in claims if claim["claim"] == "retract"}
    return [
        each
        for each in contradictions
        if each["claim"] not in taken_back
        and (each["other"] is None or each["other"] not in taken_back)
    ]
