"""The master of former times, for comparisons: it infers, and then weighs its options as adepts do.

It also simulated, which never showed in its results, and does so no more: docs/strength has both.
"""

from collections.abc import Mapping
from typing import Any, cast

from miskatonic.bots.bot import Budget
from miskatonic.bots.thinker import Thinker, best_of
from miskatonic.games.arkham_ritual.bots.adept import expected_values
from miskatonic.games.arkham_ritual.bots.inference import Inference
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision


class FormerMaster(Thinker):
    """Nobody is offered this one."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        known = cast(ArkhamRitualKnowledge, view)
        inference = Inference(known)
        expected = expected_values(known, inference.values, inference.pairs)
        return best_of(options, [round(expected.value(choice), 9) for choice in options], rng)
