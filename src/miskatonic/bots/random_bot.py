"""The zero level of every game."""

from collections.abc import Mapping
from typing import Any

from miskatonic.bots.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision


class RandomBot:
    """Any option, each as likely as the others."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        return options[rng.below(len(options))]
