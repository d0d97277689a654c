"""The end of a round and the end of the game (rulebook 7 and 8)."""

from typing import Final

from miskatonic.games.arkham_ritual.rules.events import GameOver, ResultReason, RoundEnded
from miskatonic.games.arkham_ritual.rules.great_old_ones import resolve_great_old_one
from miskatonic.games.arkham_ritual.rules.scoring import score_round
from miskatonic.games.arkham_ritual.rules.state import (
    BY_GATE,
    ENDINGS,
    ArkhamRitualState,
    count_of,
    most_of,
)
from miskatonic.kernel.state import Result, Step, finish, tell


class EndRound(Step[ArkhamRitualState]):
    """AR-E1  All cards are revealed; a Great Old One from a Gate replaces the scoring."""

    def run(self, g: ArkhamRitualState) -> None:
        if g.loud:
            tell(g, RoundEnded(ENDINGS[g.ended_by], list(g.held)))
        if g.ended_by == BY_GATE:
            resolve_great_old_one(g)
        else:
            score_round(g)


END_ROUND: Final = EndRound()


def is_any_seat_lost(g: ArkhamRitualState) -> bool:
    return count_of(g.sanity, 0) > 0


def end_game(g: ArkhamRitualState) -> None:
    """AR-F1, AR-F2  Seats without sanity lose; the others, or only the sanest of them, win."""
    least_to_win = max(1, most_of(g.sanity)) if g.rules.competitive else 1
    scores = tuple(g.sanity)
    winners = tuple([seat for seat, sanity in enumerate(scores) if sanity >= least_to_win])
    losers = tuple([seat for seat, sanity in enumerate(scores) if sanity < least_to_win])
    reason: ResultReason = "sanest" if g.rules.competitive else "survivors"
    if not winners:
        reason = "nobody"
    if g.loud:
        tell(g, GameOver(list(winners), list(losers), list(scores), reason))
    finish(g, Result(winners, losers, scores, reason))
