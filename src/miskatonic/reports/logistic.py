"""Logistic regression by Newton's method, and the AUC of a score.

In plain Python, because the data is small and not worth a dependency.
"""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final

# A sparse row: nonzero values by column number.
Row = Mapping[int, float]

RIDGE: Final = 1.0
STEPS: Final = 12
CLOSE: Final = 1e-6
STEEPEST: Final = 30.0


def fit(rows: Sequence[Row], sides: Sequence[bool], columns: int) -> list[float]:
    """Fit the columns' weights, followed by the intercept; RIDGE shrinks those of rare columns."""
    weights = [0.0] * (columns + 1)
    with_constant = [{**row, columns: 1.0} for row in rows]
    for _ in range(STEPS):
        step = _newton_step(with_constant, sides, weights, columns)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return weights


def score(row: Row, weights: Sequence[float]) -> float:
    return weights[-1] + sum(weights[column] * value for column, value in row.items())


def _newton_step(
    rows: Sequence[Row], sides: Sequence[bool], weights: Sequence[float], columns: int
) -> list[float]:
    size = columns + 1
    # The intercept is not regularized.
    slope = [-RIDGE * weight for weight in weights[:columns]] + [0.0]
    bend = [[0.0] * size for _ in range(size)]
    for at in range(columns):
        bend[at][at] = RIDGE
    for row, side in zip(rows, sides, strict=True):
        total = sum(weights[column] * value for column, value in row.items())
        odds = 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, total))))
        miss, weight = side - odds, odds * (1 - odds)
        for one, value in row.items():
            slope[one] += miss * value
            line, pull = bend[one], weight * value
            for other, its_value in row.items():
                line[other] += pull * its_value
    bend[columns][columns] += CLOSE
    return solve(bend, slope)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve matrix·x = right by elimination, for a symmetric positive definite matrix."""
    size = len(right)
    rows = [[*line, right[at]] for at, line in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda line: abs(rows[line][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / pivot[at]
            if factor:
                rows[below] = [
                    each - factor * its for each, its in zip(rows[below], pivot, strict=True)
                ]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


# ---------------------------------------------------------------- AUC


class Scored:
    """Scores with their sides, in groups of dependent members."""

    def __init__(
        self, scores: Sequence[float], sides: Sequence[bool], groups: Sequence[int]
    ) -> None:
        ordered = sorted(zip(scores, sides, groups, strict=True))
        self._ordered: Final = ordered
        self._groups: Final = sorted(set(groups))

    def auc(self, times: Mapping[int, int] | None = None) -> float | None:
        """The probability that a positive scores higher than a negative; ties count half.

        `times` weights the groups. None if a side is missing.
        """
        wins = below = others = total = 0.0
        at = 0
        while at < len(self._ordered):
            score, mine, theirs = self._ordered[at][0], 0, 0
            while at < len(self._ordered) and self._ordered[at][0] == score:
                _, side, group = self._ordered[at]
                count = 1 if times is None else times.get(group, 0)
                mine, theirs = (mine + count, theirs) if side else (mine, theirs + count)
                at += 1
            wins += mine * (below + theirs / 2)
            below += theirs
            total += mine
            others += theirs
        return wins / (total * others) if total and others else None

    def interval(self, times: int, seed: int) -> tuple[float, float]:
        """The 95 % confidence interval of the AUC, by bootstrapping over groups."""
        chance = random.Random(seed)
        found: list[float] = []
        for _ in range(times):
            drawn: dict[int, int] = {}
            for group in chance.choices(self._groups, k=len(self._groups)):
                drawn[group] = drawn.get(group, 0) + 1
            auc = self.auc(drawn)
            if auc is not None:
                found.append(auc)
        found.sort()
        return found[int(0.025 * len(found))], found[int(0.975 * len(found))]
