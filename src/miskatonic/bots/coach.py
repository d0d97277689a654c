"""The coach: what a seat could work out from its own view, and nobody could call cheating."""

from collections.abc import Mapping
from typing import Any

from miskatonic.games import MANIFESTS

Advice = dict[str, Any]


def coach(game_id: str, view: Mapping[str, Any]) -> Advice | None:
    """Plain data for whoever shows it; None where there is nothing to say, or no coach.

    The shape of a game's advice is told beside its function.
    """
    advise = MANIFESTS[game_id].coach
    advice = None if advise is None else advise(view)
    return None if advice is None else dict(advice)
