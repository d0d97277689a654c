"""Scoring: who survives a round that ended normally, and its cost (rulebook 7 and 10-3).

`Scoring` only computes. It is given cards and sanity and doesn't change the table, so the rules and
the bots share it: the rules use it once per round and report the reasons, a bot uses it thousands
of times per decision, with other cards each time, and needs no reasons.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from miskatonic.games.arkham_ritual.rules.cards import (
    CULTIST,
    CURSED,
    DIGIT,
    DIGIT_MASK,
    INVESTIGATOR,
    MAD_PROFESSOR,
    ONE_OF_TYPE,
    WARY_STUDENT,
)
from miskatonic.games.arkham_ritual.rules.events import Fell, SanityChanged, Survived
from miskatonic.games.arkham_ritual.rules.state import DOOM_SPOTS, ArkhamRitualState, clamped
from miskatonic.kernel.state import tell

# The fates of a party; reasons are indexed by these numbers.
SURVIVED: Final[i64] = 0
CURSED_CARD: Final[i64] = 1
SANE_WITH_CULTIST: Final[i64] = 2
DUPLICATE: Final[i64] = 3
NO_ARTIFACT: Final[i64] = 4
STUDENT: Final[i64] = 5
CULTIST_HOLDER: Final[i64] = 6
# It survived, and gains sanity.
INVESTIGATED: Final[i64] = 7
REASONS: Final[list[str]] = [
    "",
    "cursed",
    "sane-with-cultist",
    "duplicate",
    "no-artifact",
    "wary-student",
    "cultist-holder",
    "investigator",
]


@final
@mypyc_attr(acyclic=True)
class Change:
    """What the end of a round did to one seat's sanity."""

    def __init__(self, seat: i64, change: i64, now: i64, reason: str) -> None:
        self.seat: Final[i64] = seat
        self.change: Final[i64] = change
        self.now: Final[i64] = now
        self.reason: Final = reason


@final
@mypyc_attr(acyclic=True)
class Scoring:
    """All seats' sanity before and `after` a round's end; each computation overwrites the last.

    `doom` is 0 without the doom track. `changes` are listed only if reasons are wanted, in the
    order in which they are reported.
    """

    def __init__(
        self,
        seats: i64,
        parties: i64,
        sanity: vec[i64],
        doom: i64,
        with_reasons: bool = False,
        holder_counts: bool = True,
    ) -> None:
        self.seats: Final[i64] = seats
        self.parties: Final[i64] = parties
        self.sanity: Final = sanity
        self.doom: Final[i64] = doom
        self.with_reasons: Final = with_reasons
        # AR-G8  Whether the holder of Yog-Sothoth is one of those with the least sanity.
        self.holder_counts: Final = holder_counts
        self.after: Final = sanity[:]
        self.changes: Final[list[Change]] = []
        self._fates: i64 = 0

    def begin(self) -> None:
        """Reset all changes."""
        seat: i64 = 0
        while seat < self.seats:
            self.after[seat] = self.sanity[seat]
            seat += 1

    def change(self, seat: i64, by: i64, reason: str) -> i64:
        """Change a seat's sanity within its limits."""
        before: i64 = self.after[seat]
        now = clamped(before + by)
        self.after[seat] = now
        if self.with_reasons:
            self.changes.append(Change(seat, now - before, now, reason))
        return now - before

    def normal_loss(self, fallen: i64) -> i64:
        """AR-E7, AR-E9  As many markers as parties did not survive, or the doom track's number."""
        return self.doom if self.doom else fallen

    def score(self, held: vec[i64]) -> None:
        """AR-E10  All fates are decided before any marker is lost."""
        loss = self.normal_loss(self._settle_fates(held))
        fates = self._fates
        after = self.after
        seat: i64 = 0
        while seat < self.seats:
            fate = fates & DIGIT_MASK
            fates >>= DIGIT
            before: i64 = self.sanity[seat]
            now = before
            if fate != SURVIVED:
                now = clamped(before - (1 if fate == STUDENT else loss))
            elif held[seat] == INVESTIGATOR:
                fate = INVESTIGATED
                now = clamped(before + 1)
            after[seat] = now
            if self.with_reasons and fate != SURVIVED:
                self.changes.append(Change(seat, now - before, now, REASONS[fate]))
            seat += 1

    def fate(self, party: i64) -> i64:
        """The fate of a party in the last scoring."""
        return (self._fates >> DIGIT * party) & DIGIT_MASK

    def _settle_fates(self, held: vec[i64]) -> i64:
        """AR-E2 to AR-E5, AR-E8  How many parties do not survive."""
        of_type: i64 = 0
        villain: i64 = 0
        for each in held:
            card: i64 = each
            of_type += ONE_OF_TYPE[card]
            if card == CULTIST or card == MAD_PROFESSOR:
                villain = card
        fates: i64 = 0
        fallen: i64 = 0
        party: i64 = 0
        while party < self.parties:
            fate = _fate(held[party], of_type, villain)
            if fate != SURVIVED:
                fates |= fate << DIGIT * party
                fallen += 1
            party += 1
        self._fates = fates
        return fallen


def _fate(card: i64, of_type: i64, villain: i64) -> i64:
    if card == WARY_STUDENT:
        return STUDENT
    if card == CULTIST:
        return CULTIST_HOLDER
    cursed = (CURSED >> card) & 1 == 1
    with_cultist = villain == CULTIST
    if cursed != with_cultist:
        return SANE_WITH_CULTIST if with_cultist else CURSED_CARD
    one: i64 = ONE_OF_TYPE[card]
    if one:
        return SURVIVED if of_type & DIGIT_MASK * one == one else DUPLICATE
    return NO_ARTIFACT if villain == MAD_PROFESSOR else SURVIVED


# ---------------------------------------------------------------- at the table


def doom(g: ArkhamRitualState) -> i64:
    """AR-E9  The marker's spot: 1 in the first round, one more each round, up to the last."""
    return min(g.round, DOOM_SPOTS)


def scoring_of(g: ArkhamRitualState) -> Scoring:
    rules = g.rules
    spot = doom(g) if rules.doom_track else 0
    return Scoring(rules.seats, rules.parties, g.sanity, spot, g.loud, rules.holder_counts)


def score_round(g: ArkhamRitualState) -> None:
    """AR-E2 to AR-E10  Survivors are reported before the losses."""
    scoring = scoring_of(g)
    scoring.score(g.held)
    if g.loud:
        for party in range(g.rules.parties):
            fate = scoring.fate(party)
            tell(g, Survived(party) if fate == SURVIVED else Fell(party, REASONS[fate]))
    settle_sanity(g, scoring)


def settle_sanity(g: ArkhamRitualState, scoring: Scoring) -> None:
    """Apply the computed changes to the table."""
    g.sanity = scoring.after
    if g.loud:
        for each in scoring.changes:
            tell(g, SanityChanged(each.seat, each.change, each.now, each.reason))


def adjust(g: ArkhamRitualState, seat: i64, change: i64, reason: str) -> None:
    """Change one seat's sanity during a round, and report the reason."""
    before: i64 = g.sanity[seat]
    now = clamped(before + change)
    g.sanity[seat] = now
    if g.loud:
        tell(g, SanityChanged(seat, now - before, now, reason))
