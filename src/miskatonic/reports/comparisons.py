"""Compare the bots of a cell with others at their table, or with another cell.

There are three estimates: by game, by deal (the same deal with rotated seats, or the same deals in
both cells), and by deal with luck subtracted.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from miskatonic.games.measures import Measures
from miskatonic.reports.logistic import solve
from miskatonic.sim.arena import ALL, Row, Strengths
from miskatonic.sim.game_result import Played
from miskatonic.sim.strength import Estimate, Strength, gain


def strengths_of(games: Sequence[Played], measures: Measures) -> Strengths:
    """Strength by bot and team, with luck weighted by the game's current weights."""
    found: Strengths = {}
    for game in games:
        outcome = game.outcome(measures.luck_weights)
        for row in _rows_in(game):
            seats = [seat for seat in range(len(game.names)) if _is_of(game, seat, row)]
            found.setdefault(row, Strength()).count(seats, outcome)
    return found


def _rows_in(game: Played) -> set[Row]:
    pairs = set(zip(game.names, game.teams, strict=True))
    return pairs | {(name, ALL) for name in game.names}


def _is_of(game: Played, seat: int, row: Row) -> bool:
    return game.names[seat] == row[0] and row[1] in (ALL, game.teams[seat])


@dataclass(frozen=True)
class Lead:
    """How much more often a bot wins: by game, by deal, and by deal without luck."""

    plain: Estimate
    by_deal: Estimate
    reduced: Estimate

    @property
    def worth(self) -> float | None:
        """How many times more games the plain estimate needs for the same margin of error."""
        return gain(self.plain, self.reduced)


def lead_at_table(strength: Strength) -> Lead | None:
    """The lead over the other seats; None if one bot has all seats."""
    if not strength.lead.count:
        return None
    deals = strength.lead_by_deal
    return Lead(strength.lead.estimate(), deals.estimate(False), deals.estimate(True))


def lead_over(strength: Strength, other: Strength) -> Lead:
    """The lead over a bot in another cell, on the same deals."""
    one, two = strength.wins.estimate(), other.wins.estimate()
    margin = None
    if one.margin is not None and two.margin is not None:
        margin = math.hypot(one.margin, two.margin)
    deals = strength.wins_by_deal
    return Lead(
        Estimate(one.mean - two.mean, margin),
        deals.less(other.wins_by_deal, False),
        deals.less(other.wins_by_deal, True),
    )


# ---------------------------------------------------------------- weights of luck


def fitted_weights(cells: Sequence[Sequence[Played]]) -> dict[str, float]:
    """Fit how much of a win each kind of luck explains, by least squares over all seats.

    Every bot of every cell has its own mean. Use games with seeds that are never reported: weights
    fitted on the games that they correct would overfit.
    """
    kinds = sorted({kind for games in cells for game in games for kind in game.luck})
    size = len(kinds)
    squares = [[1e-9 * (one == other) for other in range(size)] for one in range(size)]
    products = [0.0] * size
    for games in cells:
        for luck, won in _deviations(games, kinds):
            for one in range(size):
                products[one] += luck[one] * won
                for other in range(size):
                    squares[one][other] += luck[one] * luck[other]
    return dict(zip(kinds, solve(squares, products), strict=True)) if kinds else {}


def _deviations(games: Sequence[Played], kinds: Sequence[str]) -> list[tuple[list[float], float]]:
    """For each seat of each game: its luck, and its wins minus its bot's mean."""
    won: dict[Row, list[float]] = {}
    rows: list[tuple[Row, list[float], float]] = []
    for game in games:
        for seat, row in enumerate(zip(game.names, game.teams, strict=True)):
            luck = [game.luck[kind][seat] if kind in game.luck else 0.0 for kind in kinds]
            wins = float(seat in game.winners)
            won.setdefault(row, []).append(wins)
            rows.append((row, luck, wins))
    mean = {row: sum(each) / len(each) for row, each in won.items()}
    return [(luck, wins - mean[row]) for row, luck, wins in rows]
