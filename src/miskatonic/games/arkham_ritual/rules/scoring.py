"""Who survives a round that ended normally, and what it costs (rulebook 7 and 10-3)."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT_TYPES,
    CULTIST,
    INVESTIGATOR,
    MAD_PROFESSOR,
    WARY_STUDENT,
    artifact_type,
    is_artifact,
    is_cursed,
)
from miskatonic.games.arkham_ritual.rules.state import DOOM_SPOTS, ArkhamRitualState, change_sanity
from miskatonic.kernel.state import tell

SURVIVED: Final = ""


def doom(g: ArkhamRitualState) -> i64:
    """AR-E9  The marker's spot: 1 in the first round, one more each round, up to the last."""
    return min(g.round, DOOM_SPOTS)


def normal_loss(g: ArkhamRitualState, fallen: i64) -> i64:
    """AR-E7, AR-E9  As many markers as parties did not survive, or the doom track's number."""
    return doom(g) if g.rules.doom_track else fallen


def adjust(g: ArkhamRitualState, seat: i64, change: i64, reason: str) -> i64:
    """Change a seat's sanity and say why; the change that really was."""
    real = change_sanity(g, seat, change)
    tell(g, "sanity", {"seat": seat, "change": real, "now": g.sanity[seat], "reason": reason})
    return real


def fates(g: ArkhamRitualState) -> list[str]:
    """AR-E2 to AR-E5, AR-E8  Why each party does not survive; an empty reason if it does."""
    of_type: list[int] = [0] * len(ARTIFACT_TYPES)
    cultist = False
    professor = False
    for card in g.held:
        if is_artifact(card):
            of_type[artifact_type(card)] += 1
        cultist = cultist or card == CULTIST
        professor = professor or card == MAD_PROFESSOR
    return [_fate(card, of_type, cultist, professor) for card in g.held]


def _fate(card: i64, of_type: list[int], cultist: bool, professor: bool) -> str:
    if card == WARY_STUDENT:
        return "wary-student"
    if card == CULTIST:
        return "cultist-holder"
    if is_cursed(card) != cultist:
        return "sane-with-cultist" if cultist else "cursed"
    if is_artifact(card):
        return "duplicate" if of_type[artifact_type(card)] > 1 else SURVIVED
    return "no-artifact" if professor else SURVIVED


def score_round(g: ArkhamRitualState) -> None:
    """AR-E10  All fates are settled before any marker is lost."""
    reasons = fates(g)
    fallen: i64 = 0
    for party, reason in enumerate(reasons):
        if reason == SURVIVED:
            tell(g, "survived", {"party": party})
        else:
            fallen += 1
            tell(g, "fell", {"party": party, "reason": reason})
    loss = normal_loss(g, fallen)
    seat: i64 = 0
    while seat < g.rules.seats:
        reason = reasons[seat]
        if reason == SURVIVED:
            if g.held[seat] == INVESTIGATOR:
                adjust(g, seat, 1, "investigator")
        else:
            adjust(g, seat, -1 if g.held[seat] == WARY_STUDENT else -loss, reason)
        seat += 1
