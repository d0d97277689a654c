"""Arkham Ritual, master: it infers more than an adept, and thinks the rest of the turn through.

It asks what adepts in the others' places would have done (inference.py), and would do with what it
hands them (turn_search.py). Only where the others seem to play at random, it also plays the round
to its end many times, in worlds that fit (search_guide.py).
"""

from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final, cast

from miskatonic.bots.bot import Budget
from miskatonic.bots.search import DEFAULT_SECONDS, search
from miskatonic.bots.thinker import Thinker, best_of
from miskatonic.games.arkham_ritual.bots.search_guide import ArkhamRitualGuide
from miskatonic.games.arkham_ritual.rules.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

# The parts of a time budget after which inference ends, and the search of the turn.
INFERRED: Final = 0.4
SEARCHED: Final = 0.7
# How far the others must seem to play at random before simulations are worth their time.
RANDOM_ENOUGH: Final = 0.6


class Master(Thinker):
    """Thinks for a second at most, unless it is given another budget."""

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
        values = [round(guide.expects(choice), 9) for choice in options]
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
