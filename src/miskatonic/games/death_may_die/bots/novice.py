"""The novice: quick play without looking ahead."""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.games.death_may_die.bots.evaluation import evaluation_for
from miskatonic.games.death_may_die.bots.quick_policy import QuickPolicy, one_world
from miskatonic.kernel.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.thinker import Thinker
from miskatonic.kernel.view import OpenDecision

# How often an answer without a rule of thumb is tried out.
SAMPLES: Final = 3


class Novice(Thinker):
    """Answers every question by quick play."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        g = one_world(view, rng)
        evaluation = evaluation_for(g.components)
        evaluation.set_quick_weights()
        return QuickPolicy(evaluation, SAMPLES).choose(g, g.asked[0])
