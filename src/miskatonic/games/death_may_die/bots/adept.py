"""The adept: tries out every plan to the end of the turn."""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.games.death_may_die.bots.evaluation import evaluation_for
from miskatonic.games.death_may_die.bots.planner import Planner, is_quick
from miskatonic.games.death_may_die.bots.quick_policy import QuickPolicy, one_world
from miskatonic.kernel.bot import Budget
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.thinker import Thinker
from miskatonic.kernel.view import OpenDecision

# Tries of each plan, then of each in the better half, and so on.
ROUNDS: Final = (4, 8, 12)
# Fewer during a Run, which was planned when it began.
ROUNDS_ON_THE_WAY: Final = (3, 5, 8)
SEED_BYTES: Final = 32
# Tries of an effect that isn't a plan, such as using a card or a free attack.
SAMPLES: Final = 4


class Adept(Thinker):
    """Looks ahead where it pays off, and answers other questions quickly."""

    def think(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        g = one_world(view, rng)
        question = g.asked[0]
        evaluation = evaluation_for(g.components)
        evaluation.set_weights(g)
        quick = QuickPolicy(evaluation, SAMPLES)
        if is_quick(question):
            return quick.choose(g, question)
        if question.prompt == "action":
            free = quick.best_free(g, question)
            if free >= 0:
                return free
        return Planner(g, evaluation, _seed(rng)).decide(
            question, ROUNDS_ON_THE_WAY if question.prompt == "move" else ROUNDS
        )


def _seed(rng: Rng) -> bytes:
    return bytes([int(rng.byte()) for _ in range(SEED_BYTES)])
