"""The coach: what a seat could work out from its own view, and nobody could call cheating."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.bots.counsel.cult import cult_advice
from miskatonic.bots.counsel.story import story_advice
from miskatonic.bots.ritual.advice import ritual_advice

Advice = dict[str, Any]

# The shape of a game's advice is told beside its function.
_COACHES: Final[dict[str, Callable[[Any], Mapping[str, Any] | None]]] = {
    "among-cultists": cult_advice,
    "arkham-ritual": ritual_advice,
    "death-may-die": story_advice,
}


def coach(game_id: str, view: Mapping[str, Any]) -> Advice | None:
    """Plain data for whoever shows it; None where there is nothing to say, or no coach."""
    advise = _COACHES.get(game_id)
    advice = None if advise is None else advise(view)
    return None if advice is None else dict(advice)
