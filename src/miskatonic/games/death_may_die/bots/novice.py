"""Death May Die, novice: one look at the table."""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.bots.bot import Budget
from miskatonic.bots.thinker import Thinker
from miskatonic.games.death_may_die.bots.evaluation import evaluation_for
from miskatonic.games.death_may_die.bots.quick_policy import QuickPolicy
from miskatonic.games.death_may_die.bots.world import one_world
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

# So often it imagines what an answer leads to, where it has no rule of thumb.
SAMPLES: Final = 3


class Novice(Thinker):
    """Nothing is thought through."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        g = one_world(view, rng)
        evaluation = evaluation_for(g.components)
        evaluation.glance()
        return QuickPolicy(evaluation, SAMPLES).choose(g, g.asked[0])
