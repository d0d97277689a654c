"""Arkham Ritual, master: an adept that infers more, and a search where inference tells little.

It thinks through what adepts in the others' places would have done (inference.py); and it plays the
round to its end many times, in worlds that fit, which counts as far as the others play at random.
"""

from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final, cast

from miskatonic.bots.bot import Budget
from miskatonic.bots.search import DEFAULT_SECONDS, search
from miskatonic.bots.thinker import Thinker
from miskatonic.games.arkham_ritual.bots.search_guide import ArkhamRitualGuide
from miskatonic.games.arkham_ritual.rules.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

# The part of a time budget in which the others' choices are thought through, if that takes so long.
THOUGHT: Final = 0.5


class Master(Thinker):
    """Thinks for a second, unless it is given another budget."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        known = cast(ArkhamRitualKnowledge, view)
        began = perf_counter()
        seconds = _seconds_of(budget)
        if seconds is None:
            return search(ARKHAM_RITUAL, known, ArkhamRitualGuide(known), options, rng, budget)
        guide = ArkhamRitualGuide(known, began + THOUGHT * seconds)
        left = Budget(max(0.0, seconds - (perf_counter() - began)), budget.simulations)
        return search(ARKHAM_RITUAL, known, guide, options, rng, left)


def _seconds_of(budget: Budget) -> float | None:
    if budget.seconds is None and budget.simulations is None:
        return DEFAULT_SECONDS
    return budget.seconds
