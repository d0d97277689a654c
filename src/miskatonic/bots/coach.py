"""The coach: what a seat could work out from its own view, and nobody could call cheating."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.bots.ritual.advice import ritual_advice

Advice = dict[str, Any]

_COACHES: Final[dict[str, Callable[[Any], Advice | None]]] = {"arkham-ritual": ritual_advice}


def coach(game_id: str, view: Mapping[str, Any]) -> Advice | None:
    """Plain data for whoever shows it; None where there is nothing to say, or no coach."""
    advise = _COACHES.get(game_id)
    return None if advise is None else advise(view)
