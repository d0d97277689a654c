"""Playouts for the analysis of finished games.

Only the order of decks is hidden, and it is decided as cards are drawn, so all worlds that fit a
view are the same table with different randomness. Playouts use the novice's quick play with the
adept's evaluation: playing as adepts takes a hundred times as long and wins no more games.
"""

from typing import Any, Final

from miskatonic.games.analyst import Analyst, Effort
from miskatonic.games.death_may_die.bots.evaluation import evaluation_for
from miskatonic.games.death_may_die.bots.quick_policy import QuickPolicy
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.kernel.bot import Bot
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision

# How often an answer without a rule of thumb is tried out.
SAMPLES: Final = 1


class QuietWorlds(Worlds[DeathMayDieState]):
    """Worlds without events, which playouts don't need."""

    def __init__(self, worlds: Worlds[DeathMayDieState]) -> None:
        self._worlds: Final = worlds

    def deal(self, rng: Rng) -> DeathMayDieState:
        g = self._worlds.deal(rng)
        g.loud = False
        return g


class DeathMayDieAnalyst(Analyst):
    plays_on = "novice"
    effort = Effort(first=150, more=1000, same=150, every=8, rounds=400)

    def worlds(self, game: Game[Any, Any], known: Any) -> Worlds[Any]:
        return QuietWorlds(game.worlds(known))

    def choose(self, game: Game[Any, Any], g: Any, decision: Decision, rng: Rng, bot: Bot) -> int:
        """Choose on the state itself, where unknown cards are drawn when needed."""
        g.loud = False
        evaluation = evaluation_for(g.components)
        evaluation.set_weights(g)
        return int(QuickPolicy(evaluation, SAMPLES).choose(g, decision))

    def round_of(self, g: Any) -> int:
        """The number of the round, in which each investigator has one turn."""
        return -(-int(g.turn) // int(g.rules.count))


ANALYST: Final = DeathMayDieAnalyst()
