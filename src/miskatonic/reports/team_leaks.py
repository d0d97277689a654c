"""Measure whether bots reveal their team by what they do and say in public.

For every seat, count each kind of act before the first vote. A logistic regression is trained to
predict the team on one half of the games and tested on the other half. Reactions to accusations
and acts that a rule reserves for one team are left out. An AUC of 0.5 is chance level; 1 means that
the teams are obvious.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from miskatonic.reports.logistic import Row, Scored, fit, score
from miskatonic.sim.game_result import GameResult

REPEATS: Final = 400
# The minimum number of games.
FEWEST: Final = 20
STRONGEST: Final = 6


@dataclass(frozen=True)
class TeamLeaks:
    """How recognizable a team is: the AUC with its 95 % interval, and the most telling kinds."""

    games: int
    auc: float
    low: float
    high: float
    strongest: tuple[tuple[str, float], ...]


def team_leaks(
    games: Sequence[GameResult],
    team: str,
    claims: bool,
    by_rule: frozenset[str] = frozenset(),
) -> TeamLeaks | None:
    """How recognizable `team` is by acts, or by acts and claims; None for too few games."""
    if len(games) < FEWEST:
        return None
    kinds = sorted(
        {each.kind for game in games for each in game.acts if _counts(each, claims, by_rule)}
    )
    halves = (
        [game for game in games if game.number % 2 == 0],
        [game for game in games if game.number % 2],
    )
    learnt, tested = (_Table(half, team, kinds, claims, by_rule) for half in halves)
    if not learnt.is_mixed or not tested.is_mixed:
        return None
    weights = fit(learnt.rows, learnt.sides, len(kinds))
    scored = Scored([score(row, weights) for row in tested.rows], tested.sides, tested.groups)
    auc = scored.auc()
    assert auc is not None
    low, high = scored.interval(REPEATS, seed=1)
    named = sorted(zip(kinds, weights, strict=False), key=lambda each: -abs(each[1]))
    return TeamLeaks(len(games), auc, low, high, tuple(named[:STRONGEST]))


def _counts(each: Any, claims: bool, by_rule: frozenset[str]) -> bool:
    return (
        each.public
        and each.early
        and not each.reaction
        and (claims or not each.spoken)
        and each.kind not in by_rule
    )


class _Table:
    """The classifier's data: a row for every seat of some games."""

    def __init__(
        self,
        games: Sequence[GameResult],
        team: str,
        kinds: Sequence[str],
        claims: bool,
        by_rule: frozenset[str],
    ) -> None:
        column = {kind: at for at, kind in enumerate(kinds)}
        self.rows: Final[list[Row]] = []
        self.sides: Final[list[bool]] = []
        self.groups: Final[list[int]] = []
        for game in games:
            rows: list[dict[int, float]] = [{} for _ in game.teams]
            for each in game.acts:
                if each.seat < len(rows) and _counts(each, claims, by_rule):
                    row, at = rows[each.seat], column[each.kind]
                    row[at] = row.get(at, 0.0) + each.times
            self.rows.extend(rows)
            self.sides.extend([each == team for each in game.teams])
            self.groups.extend([game.number] * len(rows))

    @property
    def is_mixed(self) -> bool:
        return len(set(self.sides)) > 1
