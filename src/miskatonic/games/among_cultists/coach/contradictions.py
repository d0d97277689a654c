"""Which claims cannot all be true, by each other and by the public record (AC-T2: never which is
false).

Claims are taken to be true, all together; where no deal of the record allows that, they are
narrowed down to as few of them as contradict each other. A set of one contradicts the record alone.
"""

from typing import Any, Final, NamedTuple

from miskatonic.games.among_cultists.coach.evidence import (
    ALL_PARTS,
    Assumed,
    Evidence,
)
from miskatonic.games.among_cultists.coach.evidence import (
    ROLES as ABOUT_ROLES,
)
from miskatonic.games.among_cultists.rules.acts import (
    BAG,
    BAG_DEEDS,
    GAVE,
    PUT,
    SAW,
    VIAS,
)
from miskatonic.games.among_cultists.rules.board import ALLOWED, COLOURS, PLACE_NAMES, ROLES
from miskatonic.games.among_cultists.rules.cards import (
    CARD_NAMES,
    CULTIST,
    FIRESTARTER,
    SUCCESS,
    bit,
    has,
)
from miskatonic.games.among_cultists.rules.knowledge import ALL_TOLD, Recalled

# What claims contradict, besides the parts of evidence.py: no such thing was done.
RECORD: Final = "record"
EVERYTHING: Final = "everything"
# The kinds of claims that state a fact; the others are plans, opinions and exchanges.
FACTUAL: Final = frozenset(("team", "role", "put", "gave", "seen", "bag", "route"))
MOST_SETS: Final = 8


class Claim(NamedTuple):
    """A statement, by itself or in an answer."""

    id: int
    seat: int
    kind: str
    fields: dict[str, Any]


class Contradiction(NamedTuple):
    claims: tuple[int, ...]
    about: str


def statements(said: list[dict[str, Any]]) -> list[Claim]:
    """What was stated and not taken back."""
    retracted = {each["ref"] for each in said if each["claim"] == "retract"}
    found: list[Claim] = []
    for each in said:
        kind, fields = each["claim"], each["fields"]
        if kind == "answer" and fields["claim"] is not None:
            kind, fields = fields["claim"]["kind"], fields["claim"]["fields"]
        if kind in FACTUAL and each["id"] not in retracted:
            found.append(Claim(each["id"], each["seat"], kind, fields))
    return found


def contradictions(evidence: Evidence, claims: list[Claim]) -> list[Contradiction]:
    """Sets of claims that cannot all be true, none with a smaller such set in it."""
    if not evidence.allows(evidence.nothing):
        return []
    found: list[Contradiction] = []
    left: list[Claim] = []
    for claim in claims:
        if assume(evidence, [claim]) is None:
            found.append(Contradiction((claim.id,), RECORD))
        else:
            left.append(claim)
    while len(found) < MOST_SETS and not is_consistent(evidence, left):
        clashing = _narrowed(evidence, [], [], left)
        ids = tuple(sorted(claim.id for claim in clashing))
        found.append(Contradiction(ids, _about(evidence, clashing)))
        # Others may clash with the earlier ones of them: the last is left out from here on.
        left.remove(max(clashing))
    return sorted(found)


def is_consistent(
    evidence: Evidence, claims: list[Claim], parts: tuple[str, ...] = ALL_PARTS
) -> bool:
    assumed = assume(evidence, claims)
    return assumed is not None and evidence.allows(assumed, parts)


def _narrowed(
    evidence: Evidence, held: list[Claim], added: list[Claim], claims: list[Claim]
) -> list[Claim]:
    """The least of the claims that clash beside those held, by halves (QuickXplain)."""
    if added and not is_consistent(evidence, held):
        return []
    if len(claims) == 1:
        return claims
    half = len(claims) // 2
    first, second = claims[:half], claims[half:]
    late = _narrowed(evidence, held + first, first, second)
    early = _narrowed(evidence, held + late, late, first)
    return early + late


def _about(evidence: Evidence, claims: list[Claim]) -> str:
    """What alone is enough to see it."""
    if not is_consistent(evidence, claims, ()):
        return ABOUT_ROLES
    for part in ALL_PARTS:
        if not is_consistent(evidence, claims, (part,)):
            return part
    return EVERYTHING


# ---------------------------------------------------------------- what a claim says


def assume(evidence: Evidence, claims: list[Claim]) -> Assumed | None:
    """What follows if these are true; None if one of them speaks of what was never done."""
    reading = Reading(evidence)
    if all(reading.take(claim) for claim in claims):
        return reading.assumed
    return None


class Reading:
    """Claims held against the record, one after the other."""

    def __init__(self, evidence: Evidence) -> None:
        self.view: Final = evidence.view
        self.known: Final = evidence.known
        self.assumed: Final = Assumed(evidence.parties)

    def take(self, claim: Claim) -> bool:
        """Take it to be true; whether that can be done at all."""
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

    def _team(self, claim: Claim) -> bool:
        is_cultist = claim.fields["team"] == "cultists"
        self.assumed.roles[claim.seat] &= int(bit(CULTIST)) if is_cultist else ~int(bit(CULTIST))
        return True

    def _role(self, claim: Claim) -> bool:
        role = int(bit(ROLES.index(claim.fields["role"])))
        self.assumed.roles[claim.seat] &= role if claim.fields["is"] else ~role
        return True

    def _route(self, claim: Claim) -> bool:
        """AC-M12  The routes whose row of that round has all these colours."""
        colours = [COLOURS.index(name) for name in claim.fields["colours"]]
        for route, rows in enumerate(ALLOWED):
            if not all(has(rows[claim.fields["round"]], colour) for colour in colours):
                self.assumed.routes[claim.seat] &= ~(1 << route)
        return True

    def _put(self, claim: Claim) -> bool:
        """AC-C10, AC-S4  Red cards are in the hands of cultists and of the Firestarter alone."""
        deeds = self._deeds(claim, PUT, PLACE_NAMES.index(claim.fields["place"]))
        face = CARD_NAMES.index(claim.fields["card"]) - int(SUCCESS)
        if len(deeds) == 1:
            self.assumed.faces[deeds[0][0]] = face
            if face > 0:
                self.assumed.roles[claim.seat] &= int(bit(CULTIST) | bit(FIRESTARTER))
        return bool(deeds) or self._is_untold(claim)

    def _gave(self, claim: Claim) -> bool:
        """AC-C10  Dead cards are in the hands of cultists alone."""
        deeds = self._deeds(claim, GAVE, claim.fields["to"])
        if claim.fields["card"] == "dead" and deeds:
            self.assumed.roles[claim.seat] &= int(bit(CULTIST))
        elif len(deeds) == 1:
            self.assumed.alive.add(deeds[0][0])
        return bool(deeds) or self._is_untold(claim)

    def _bag(self, claim: Claim) -> bool:
        done = BAG_DEEDS.index(claim.fields["done"])
        deeds = self._deeds(claim, BAG, None)
        return any(deed.second == done for _, deed in deeds) or self._is_untold(claim)

    def _seen(self, claim: Claim) -> bool:
        """AC-H4 to AC-H8  Only a cultist puts back a Dead card; without one none is confirmed."""
        via = VIAS.index(claim.fields["via"])
        target = claim.fields["target"]
        deeds = [each for each in self._deeds(claim, SAW, target) if each[1].fourth == via]
        if not deeds:
            return self._is_untold(claim)
        number = deeds[0][0]
        if len(deeds) > 1 or self._is_open(number):
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

    def _deeds(self, claim: Claim, kind: int, first: int | None) -> list[tuple[int, Recalled]]:
        """The deeds that a claim can mean, with their numbers."""
        return [
            (number, deed)
            for number, deed in enumerate(self.known.deeds)
            if deed.kind == kind
            and deed.party == claim.seat
            and deed.round == claim.fields["round"]
            and first in (None, deed.first)
        ]

    def _is_untold(self, claim: Claim) -> bool:
        """AC-O19  Of rounds that nobody can look back to the record proves nothing."""
        return bool(claim.fields["round"] < self.known.told_from)

    def _is_open(self, number: int) -> bool:
        """Whether the verdict of this look is still to come."""
        looks = [at for at, deed in enumerate(self.known.deeds) if deed.kind == SAW]
        return self.known.verdict_is_open and number == looks[-1]

    def _is_confirmed(self, number: int, target: int) -> bool:
        """Nobody is looked at after a confirmed death."""
        deeds = self.known.deeds
        last = max(at for at, deed in enumerate(deeds) if deed.kind == SAW and deed.first == target)
        return number == last and self.view["table"][target]["shown_dead"]

    def _counts_fit(self, claim: Claim, number: int) -> bool:
        """AC-D5  How many cards lay there is public."""
        alive, dead = claim.fields.get("alive"), claim.fields.get("dead")
        if alive is None or dead is None or self.known.told_from != ALL_TOLD:
            return True
        target = claim.fields["target"]
        later = [
            deed for deed in self.known.deeds[number:] if deed.kind == GAVE and deed.first == target
        ]
        return bool(alive + dead == self.view["table"][target]["pulse"] - len(later))
