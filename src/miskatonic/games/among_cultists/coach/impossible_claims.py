"""Finds sets of claims that can't all be true (AC-T2: never which one is false).

All claims are assumed to be true together; if no deal of the record allows that, they are narrowed
down to a minimal set that contradicts itself. A set of one contradicts the record.
"""

from typing import Final, NamedTuple

from miskatonic.games.among_cultists.board.board import ALLOWED, COLOURS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.coach.evidence import (
    ALL_PARTS,
    Assumed,
    Evidence,
)
from miskatonic.games.among_cultists.coach.evidence import (
    ROLES as ABOUT_ROLES,
)
from miskatonic.games.among_cultists.redeal.knowledge import ALL_TOLD, RecalledAct
from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BAG_OUTCOMES,
    GAVE,
    PUT,
    SAW,
    VIAS,
)
from miskatonic.games.among_cultists.rules.cards import CULTIST, FIRESTARTER, SUCCESS, bit, has
from miskatonic.games.among_cultists.rules.claim_fields import (
    Fields,
    answered_in,
    number_if_any,
    number_in,
    word_in,
    words_in,
)
from miskatonic.games.among_cultists.rules.claim_records import ClaimView

# A contradiction in addition to those of evidence.py: no such thing was done.
RECORD: Final = "record"
EVERYTHING: Final = "everything"
# The kinds of claims that state a fact; the others are plans, opinions and exchanges.
FACTUAL: Final = frozenset(("team", "role", "put", "gave", "seen", "bag", "route"))
MOST_SETS: Final = 8


class Statement(NamedTuple):
    """A statement, on its own or inside an answer."""

    id: int
    seat: int
    kind: str
    fields: Fields


class ImpossibleClaims(NamedTuple):
    claims: tuple[int, ...]
    about: str


def statements(said: list[ClaimView]) -> list[Statement]:
    """The statements that were not taken back."""
    retracted = {each["ref"] for each in said if each["claim"] == "retract"}
    found: list[Statement] = []
    for each in said:
        kind = each["claim"]
        fields: Fields = each["fields"]
        answer = answered_in(fields) if kind == "answer" else None
        if answer is not None:
            kind, fields = answer
        if kind in FACTUAL and each["id"] not in retracted:
            found.append(Statement(each["id"], each["seat"], kind, fields))
    return found


def impossible_claims(evidence: Evidence, claims: list[Statement]) -> list[ImpossibleClaims]:
    """Minimal sets of claims that can't all be true."""
    if not evidence.allows(evidence.nothing):
        return []
    found: list[ImpossibleClaims] = []
    left: list[Statement] = []
    for claim in claims:
        if assume(evidence, [claim]) is None:
            found.append(ImpossibleClaims((claim.id,), RECORD))
        else:
            left.append(claim)
    while len(found) < MOST_SETS and not is_consistent(evidence, left):
        clashing = _narrowed(evidence, [], [], left)
        ids = tuple(sorted(claim.id for claim in clashing))
        found.append(ImpossibleClaims(ids, _about(evidence, clashing)))
        # Others may clash with the earlier ones: the last of the set is left out from here on.
        left.remove(max(clashing))
    return sorted(found)


def is_consistent(
    evidence: Evidence, claims: list[Statement], parts: tuple[str, ...] = ALL_PARTS
) -> bool:
    assumed = assume(evidence, claims)
    return assumed is not None and evidence.allows(assumed, parts)


def _narrowed(
    evidence: Evidence, held: list[Statement], added: list[Statement], claims: list[Statement]
) -> list[Statement]:
    """A minimal subset that clashes with the claims held, by bisection (QuickXplain)."""
    if added and not is_consistent(evidence, held):
        return []
    if len(claims) == 1:
        return claims
    half = len(claims) // 2
    first, second = claims[:half], claims[half:]
    late = _narrowed(evidence, held + first, first, second)
    early = _narrowed(evidence, held + late, late, first)
    return early + late


def _about(evidence: Evidence, claims: list[Statement]) -> str:
    """The single part of the evidence that shows the contradiction, if one is enough."""
    if not is_consistent(evidence, claims, ()):
        return ABOUT_ROLES
    for part in ALL_PARTS:
        if not is_consistent(evidence, claims, (part,)):
            return part
    return EVERYTHING


# ---------------------------------------------------------------- what a claim says


def assume(evidence: Evidence, claims: list[Statement]) -> Assumed | None:
    """The assumptions if these claims are true; None if one mentions an act that never happened."""
    reading = Reading(evidence)
    if all(reading.take(claim) for claim in claims):
        return reading.assumed
    return None


class Reading:
    """Compares claims with the record, one after the other."""

    def __init__(self, evidence: Evidence) -> None:
        self.view: Final = evidence.view
        self.known: Final = evidence.known
        self.assumed: Final = Assumed(evidence.parties)

    def take(self, claim: Statement) -> bool:
        """Assume that a claim is true; says whether that is possible at all."""
        match claim.kind:
            case "team":
                return self._team(claim)
            case "role":
                return self._role(claim)
            case "put":
                return self._put(claim)
            case "gave":
                return self._gave(claim)
            case "seen":
                return self._seen(claim)
            case "bag":
                return self._bag(claim)
            case _:
                return self._route(claim)

    def _team(self, claim: Statement) -> bool:
        is_cultist = claim.fields["team"] == "cultists"
        self.assumed.roles[claim.seat] &= int(bit(CULTIST)) if is_cultist else ~int(bit(CULTIST))
        return True

    def _role(self, claim: Statement) -> bool:
        role = int(bit(ROLES.index(word_in(claim.fields, "role"))))
        self.assumed.roles[claim.seat] &= role if claim.fields["is"] else ~role
        return True

    def _route(self, claim: Statement) -> bool:
        """AC-M12  The routes whose row of that round has all these colours."""
        colours = [COLOURS.index(name) for name in words_in(claim.fields, "colours")]
        for route, rows in enumerate(ALLOWED):
            if not all(has(rows[number_in(claim.fields, "round")], colour) for colour in colours):
                self.assumed.routes[claim.seat] &= ~(1 << route)
        return True

    def _put(self, claim: Statement) -> bool:
        """AC-C10, AC-S4  Only cultists and the Firestarter have red cards."""
        acts = self._acts(claim, PUT, PLACE_NAMES.index(word_in(claim.fields, "place")))
        face = CARD_NAMES.index(word_in(claim.fields, "card")) - int(SUCCESS)
        if len(acts) == 1:
            self.assumed.faces[acts[0][0]] = face
            if face > 0:
                self.assumed.roles[claim.seat] &= int(bit(CULTIST) | bit(FIRESTARTER))
        return bool(acts) or self._is_untold(claim)

    def _gave(self, claim: Statement) -> bool:
        """AC-C10  Only cultists have Dead cards."""
        acts = self._acts(claim, GAVE, number_in(claim.fields, "to"))
        if claim.fields["card"] == "dead" and acts:
            self.assumed.roles[claim.seat] &= int(bit(CULTIST))
        elif len(acts) == 1:
            self.assumed.alive.add(acts[0][0])
        return bool(acts) or self._is_untold(claim)

    def _bag(self, claim: Statement) -> bool:
        done = BAG_OUTCOMES.index(word_in(claim.fields, "done"))
        acts = self._acts(claim, BAG, None)
        return any(act.second == done for _, act in acts) or self._is_untold(claim)

    def _seen(self, claim: Statement) -> bool:
        """AC-H4 to AC-H8  Only a cultist puts back a Dead card; a confirmed death needs one."""
        via = VIAS.index(word_in(claim.fields, "via"))
        target = number_in(claim.fields, "target")
        acts = [each for each in self._acts(claim, SAW, target) if each[1].fourth == via]
        if not acts:
            return self._is_untold(claim)
        number = acts[0][0]
        if len(acts) > 1 or self._is_open(number):
            return True
        is_dead = claim.fields["result"] == "dead"
        is_confirmed = self._is_confirmed(number, target)
        if not self._counts_fit(claim, number) or (is_confirmed and not is_dead):
            return False
        if is_dead and not is_confirmed:
            self.assumed.roles[claim.seat] &= int(bit(CULTIST))
        self.assumed.looks[number] = is_dead
        return True

    # ------------------------------------------------------------ the record

    def _acts(
        self, claim: Statement, kind: int, first: int | None
    ) -> list[tuple[int, RecalledAct]]:
        """The acts that a claim can refer to, with their numbers."""
        return [
            (number, act)
            for number, act in enumerate(self.known.acts)
            if act.kind == kind
            and act.party == claim.seat
            and act.round == claim.fields["round"]
            and first in (None, act.first)
        ]

    def _is_untold(self, claim: Statement) -> bool:
        """AC-O19  Whether the round is hidden by `history`: the record proves nothing about it."""
        return number_in(claim.fields, "round") < self.known.told_from

    def _is_open(self, number: int) -> bool:
        """Whether the verdict of this look is still to come."""
        looks = [at for at, act in enumerate(self.known.acts) if act.kind == SAW]
        return self.known.verdict_is_open and number == looks[-1]

    def _is_confirmed(self, number: int, target: int) -> bool:
        """Whether this look confirmed a death: no look follows a confirmed death."""
        acts = self.known.acts
        last = max(at for at, act in enumerate(acts) if act.kind == SAW and act.first == target)
        return number == last and self.view["table"][target]["shown_dead"]

    def _counts_fit(self, claim: Statement, number: int) -> bool:
        """AC-D5  Whether the claimed counts fit the public number of cards."""
        alive = number_if_any(claim.fields, "alive")
        dead = number_if_any(claim.fields, "dead")
        if alive is None or dead is None or self.known.told_from != ALL_TOLD:
            return True
        target = number_in(claim.fields, "target")
        later = [
            act for act in self.known.acts[number:] if act.kind == GAVE and act.first == target
        ]
        return alive + dead == self.view["table"][target]["pulse"] - len(later)
