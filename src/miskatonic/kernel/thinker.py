"""Base classes and helpers for bots."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from miskatonic.kernel.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision


class RandomBot:
    """Plays a random option; available in every game."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        return options[rng.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """A bot that answers at once if there is only one option, and calls `think` otherwise."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        return self.think(view, decision, rng, budget)

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        """Choose one of at least two options."""
        raise NotImplementedError


def best_of(options: list[int], values: list[float], rng: Rng) -> int:
    """The option with the highest value; ties are broken at random."""
    most = max(values)
    best = [choice for choice, each in zip(options, values, strict=True) if each == most]
    return best[rng.below(len(best))]
