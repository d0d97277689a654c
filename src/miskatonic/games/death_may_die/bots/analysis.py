"""What the analysis of a finished game asks of Death May Die.

Nothing is hidden here but the order of the decks, which is decided as cards are drawn: so all
worlds that fit a view are the same table, with dice and cards of their own. Who plays on plays
quickly, at a glance, as a novice does, but with the adept's eye for what a table is worth. Adepts
take a hundred times as long, and a few of their tries win no more games than that.
"""

from typing import Any, Final

from miskatonic.analysis.analyst import Analyst, Effort
from miskatonic.games.death_may_die.bots.evaluation import evaluation_for
from miskatonic.games.death_may_die.bots.quick_policy import QuickPolicy
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision

PLAYS_ON: Final = "novice"
# So often it imagines what an answer leads to, where it has no rule of thumb.
SAMPLES: Final = 1


class QuietWorlds(Worlds[DeathMayDieState]):
    """The worlds as they are, without events: nobody reads them."""

    def __init__(self, worlds: Worlds[DeathMayDieState]) -> None:
        self._worlds: Final = worlds

    def deal(self, rng: Rng) -> DeathMayDieState:
        g = self._worlds.deal(rng)
        g.loud = False
        return g


class DeathMayDieAnalyst(Analyst):
    effort = Effort(first=150, more=1000, same=150, every=8, rounds=400)

    def worlds(self, game: Game[Any, Any], known: Any) -> Worlds[Any]:
        return QuietWorlds(game.worlds(known))

    def choose(self, game: Game[Any, Any], g: Any, decision: Decision, rng: Rng) -> int:
        """On the table itself: what is not known yet in it is drawn when it is needed."""
        g.loud = False
        evaluation = evaluation_for(g.components)
        evaluation.attend(g)
        return int(QuickPolicy(evaluation, SAMPLES).choose(g, decision))

    def plays_on(self, game_id: str) -> str:
        return PLAYS_ON

    def round_of(self, g: Any) -> int:
        """In a round everybody has a turn."""
        return -(-int(g.turn) // int(g.rules.count))


ANALYST: Final = DeathMayDieAnalyst()
