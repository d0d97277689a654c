"""Combinatorics and weighted draws for redealing."""

from typing import Final

from mypy_extensions import i64

from miskatonic.kernel.rng import Rng

FINENESS: Final[i64] = 1 << 32


def fraction(rng: Rng) -> float:
    """Uniform from 0 up to, but not including, 1."""
    return float(rng.below(FINENESS)) / float(FINENESS)


def total(weights: list[float]) -> float:
    added: float = 0.0
    for weight in weights:
        added += weight
    return added


def pick_by_weight(rng: Rng, weights: list[float]) -> i64:
    """A random index by weight; the last one if all weights are zero."""
    if len(weights) == 1:
        return 0
    whole = total(weights)
    mark = fraction(rng) * whole
    at: i64 = 0
    while at < len(weights) - 1:
        mark -= weights[at]
        if mark < 0.0:
            return at
        at += 1
    while at > 0 and weights[at] <= 0.0 < whole:
        at -= 1  # A remainder from rounding goes to the last index that is possible.
    return at


def running_sums(weights: list[float]) -> list[float]:
    sums: list[float] = []
    added: float = 0.0
    for weight in weights:
        added += weight
        sums.append(added)
    return sums


def pick_by_sums(rng: Rng, sums: list[float]) -> i64:
    """A random index by running sums of weights, found by bisection."""
    mark = fraction(rng) * sums[-1]
    low: i64 = 0
    high: i64 = len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > mark:
            high = middle
        else:
            low = middle + 1
    return low


def falling(n: i64, k: i64) -> float:
    """The falling factorial n (n-1) …, k factors: ordered ways to draw k of n."""
    ways: float = 1.0
    while k > 0:
        if n <= 0:
            return 0.0
        ways *= float(n)
        n -= 1
        k -= 1
    return ways


def choose(n: i64, k: i64) -> float:
    """The ways to choose k of n."""
    return falling(n, k) / falling(k, k) if k >= 0 else 0.0
