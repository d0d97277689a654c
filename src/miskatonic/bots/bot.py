"""The interface of all bots."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision; None leaves it to the bot."""

    seconds: float | None = None
    simulations: int | None = None


class Bot(Protocol):
    """Its choice is a function of what it is given: no memory, no look at the state, no clock but
    to keep a budget of seconds.
    """

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        """One of the decision's options."""
        ...
