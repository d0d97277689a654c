"""A seat's probability of winning, from everyone's sanity between two rounds.

Competitive: one win is shared by weights that grow with sanity, more steeply the nearer the end,
which is measured by the least sanity at the table. Where all survivors win, a seat wants to have
sanity left when the first seat is lost: that probability grows with its own sanity and falls with
the others', mainly the least sane seat's. Both were fitted to games between adepts.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.state import FULL_SANITY, count_of

SANITIES: Final = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
# By the least sanity at the table, from 1 to 7.
STEEPNESS: Final = [0.0, 0.65, 0.65, 0.60, 0.50, 0.45, 0.40, 0.40]
# The part of a standing in the middle of a round that remains at its end.
LASTS: Final = 0.3
# The log-odds that a seat survives the game: by its own sanity, and per marker of the least sane
# other seat, and of the others on average.
OWN: Final = [-9.0, 0.6, 1.2, 1.8, 2.6, 3.8, 5.0, 6.2]
LEAST_OTHER: Final = -0.65
MEAN_OTHER: Final = -0.2


def _rivals() -> list[list[float]]:
    return [[math.exp(each * sanity) for sanity in SANITIES] for each in STEEPNESS]


RIVALS: Final = _rivals()


def evaluate(sanity: vec[i64], who: i64, competitive: bool) -> float:
    return rivals_share(sanity, who) if competitive else odds_to_survive(sanity, who)


def rivals_share(sanity: vec[i64], who: i64) -> float:
    """The share of the win; once a seat is lost, the sanest share it."""
    least: i64 = FULL_SANITY
    most: i64 = 0
    for each in sanity:
        now: i64 = each
        least = now if now < least else least
        most = now if now > most else most
    own: i64 = sanity[who]
    if least == 0:
        return 1.0 / float(count_of(sanity, most)) if own == most and own > 0 else 0.0
    weights = RIVALS[least]
    total = 0.0
    for each in sanity:
        total += weights[each]
    return weights[own] / total


def odds_to_survive(sanity: vec[i64], who: i64) -> float:
    """The probability of surviving; once a seat is lost, all others have won."""
    own: i64 = sanity[who]
    least: i64 = FULL_SANITY
    total: i64 = 0
    at: i64 = 0
    for each in sanity:
        now: i64 = each
        if at != who:
            least = now if now < least else least
            total += now
        at += 1
    if least == 0 or own == 0:
        return 1.0 if own > 0 else 0.0
    others = LEAST_OTHER * float(least) + MEAN_OTHER * float(total) / float(at - 1)
    return 1.0 / (1.0 + math.exp(-OWN[own] - others))
