"""The interface that every bot implements."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision


@dataclass(frozen=True)
class Budget:
    """Limits how long a bot thinks about one decision; None leaves it to the bot."""

    seconds: float | None = None
    simulations: int | None = None


class Bot(Protocol):
    """Chooses from its arguments alone: no memory, no access to the state, and no clock except to
    keep within a time budget.
    """

    def choose(self, view: Any, decision: OpenDecision, rng: Rng, budget: Budget) -> int:
        """Return one of the decision's options. `view` is what `Game.knowledge` returns."""
        ...


@runtime_checkable
class Speaker(Protocol):
    """A bot that also talks (AC-T25, AC-T29), using only its view."""

    def speak(self, view: Mapping[str, Any], rng: Rng) -> dict[str, Any] | None:
        """Return a claim that the game's `say` accepts from this seat now, or None for silence.

        It must return None eventually, so that discussions end.
        """
        ...
