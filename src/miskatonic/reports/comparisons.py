"""Compare the bots of a cell with others at their table, or with another cell.

There are two estimates: by game, and by deal (the same deal with rotated seats, or the same deals
in both cells).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from miskatonic.sim.arena import ALL, Row, Strengths
from miskatonic.sim.game_result import GameResult
from miskatonic.sim.strength import Estimate, Strength


def strengths_of(games: Sequence[GameResult]) -> Strengths:
    """Strength by bot and team."""
    found: Strengths = {}
    for game in games:
        outcome = game.outcome()
        for row in _rows_in(game):
            seats = [seat for seat in range(len(game.names)) if _is_of(game, seat, row)]
            found.setdefault(row, Strength()).count(seats, outcome)
    return found


def _rows_in(game: GameResult) -> set[Row]:
    pairs = set(zip(game.names, game.teams, strict=True))
    return pairs | {(name, ALL) for name in game.names}


def _is_of(game: GameResult, seat: int, row: Row) -> bool:
    return game.names[seat] == row[0] and row[1] in (ALL, game.teams[seat])


@dataclass(frozen=True)
class Lead:
    """How much more often a bot wins: by game, and by deal."""

    plain: Estimate
    by_deal: Estimate


def lead_at_table(strength: Strength) -> Lead | None:
    """The lead over the other seats; None if one bot has all seats."""
    if not strength.lead.count:
        return None
    return Lead(strength.lead.estimate(), strength.lead_by_deal.estimate())


def lead_over(strength: Strength, other: Strength) -> Lead:
    """The lead over a bot in another cell, on the same deals."""
    one, two = strength.wins.estimate(), other.wins.estimate()
    margin = None
    if one.margin is not None and two.margin is not None:
        margin = math.hypot(one.margin, two.margin)
    by_deal = strength.wins_by_deal.difference_to(other.wins_by_deal)
    return Lead(Estimate(one.mean - two.mean, margin), by_deal)
