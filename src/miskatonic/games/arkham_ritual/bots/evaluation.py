"""What everybody's sanity between two rounds is worth to a seat, from 0 to 1.

Competitive: there is one win to share out, by weights that grow with sanity, the more steeply the
nearer the end is, which is how sane the least sane seat is; fitted to games between adepts. Shared
win: the own sanity and, for less, the fellows'; being lost is worse than any loss before.
"""

import math
from typing import Final

from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.state import FULL_SANITY

SANITIES: Final = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
# By the least sanity at the table, from 1 to 7.
STEEPNESS: Final = [0.0, 0.65, 0.65, 0.60, 0.50, 0.45, 0.40, 0.40]
# How much of a table's standing in the middle of a round is left at its end.
LASTS: Final = 0.3
# What not being lost counts for, in sanity.
SAVED: Final = 6.0
# What the fellows' mean counts for beside the own sanity.
FELLOWSHIP: Final = 1.0


def _rivals() -> list[list[float]]:
    return [[math.exp(each * sanity) for sanity in SANITIES] for each in STEEPNESS]


def _fellows() -> list[float]:
    return [(SAVED + sanity) / (SAVED + 7.0) if sanity else 0.0 for sanity in SANITIES]


RIVALS: Final = _rivals()
FELLOWS: Final = _fellows()


def evaluate(sanity: list[int], who: i64, competitive: bool) -> float:
    return rivals_share(sanity, who) if competitive else fellows_lot(sanity, who)


def rivals_share(sanity: list[int], who: i64) -> float:
    """Once a seat is lost, the sanest share the win."""
    least: i64 = FULL_SANITY
    most: i64 = 0
    for each in sanity:
        now: i64 = each
        least = now if now < least else least
        most = now if now > most else most
    own: i64 = sanity[who]
    if least == 0:
        return 1.0 / sanity.count(most) if own == most and own > 0 else 0.0
    weights = RIVALS[least]
    total = 0.0
    for each in sanity:
        total += weights[each]
    return weights[own] / total


def fellows_lot(sanity: list[int], who: i64) -> float:
    own = FELLOWS[sanity[who]]
    total = 0.0
    for each in sanity:
        total += FELLOWS[each]
    fellows = (total - own) / float(len(sanity) - 1)
    return (own + FELLOWSHIP * fellows) / (1.0 + FELLOWSHIP)
