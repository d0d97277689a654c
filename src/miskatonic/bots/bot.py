"""The interface of all bots."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

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


@runtime_checkable
class Speaker(Protocol):
    """A bot that also talks (AC-T25, AC-T29): what it says hangs on its view alone."""

    def speak(self, view: Mapping[str, Any], rng: Rng) -> dict[str, Any] | None:
        """A claim that the game's `say` accepts from the view's seat now, or None for silence.

        It never ends a discussion by talking for ever: asked again and again, it falls silent.
        """
        ...
