"""What bots that think have in common."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from miskatonic.bots.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """A bot that thinks where there is something to choose."""

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
        """One of at least two options."""
        raise NotImplementedError


def best_of(options: list[int], values: list[float], rng: Rng) -> int:
    """The option of the most worth; equally good ones are drawn by lot."""
    most = max(values)
    best = [choice for choice, each in zip(options, values, strict=True) if each == most]
    return best[rng.below(len(best))]
