"""Arkham Ritual, master: infers more than an adept, and searches the rest of the turn.

It considers what adepts in the other seats would have done (inference.py), and would do with the
card it hands on (turn_search.py). Only if the others seem to play at random does it also simulate
the round to its end, in worlds that fit (search_guide.py).
"""

from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final, cast

from miskatonic.games.arkham_ritual.bots.search_guide import ArkhamRitualGuide
from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge
from miskatonic.kernel.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.search import DEFAULT_SECONDS, search
from miskatonic.kernel.thinker import Thinker, best_of
from miskatonic.kernel.view import OpenDecision

# The parts of a time budget after which inference and the search of the turn end.
INFERRED: Final = 0.4
SEARCHED: Final = 0.7
# The probability of random play from which simulations are worth their time.
RANDOM_ENOUGH: Final = 0.6


class Master(Thinker):
    """Thinks for a second at most, unless given another budget."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        known = cast(ArkhamRitualKnowledge, view)
        began = perf_counter()
        seconds = _seconds_of(budget)
        if seconds is None:
            guide = ArkhamRitualGuide(known)
        else:
            guide = ArkhamRitualGuide(known, began + INFERRED * seconds, began + SEARCHED * seconds)
        values = [round(guide.prior(choice), 9) for choice in options]
        if guide.noise < RANDOM_ENOUGH:
            return best_of(options, values, rng)
        if seconds is None:
            return search(ARKHAM_RITUAL, known, guide, options, rng, budget)
        left = Budget(max(0.0, seconds - (perf_counter() - began)), budget.simulations)
        return search(ARKHAM_RITUAL, known, guide, options, rng, left)


def _seconds_of(budget: Budget) -> float | None:
    if budget.seconds is None and budget.simulations is None:
        return DEFAULT_SECONDS
    return budget.seconds
