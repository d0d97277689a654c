"""Death May Die, master: as the adept, for as long as the budget lasts."""

from typing import Final

from miskatonic.bots.bot import Budget
from miskatonic.games.death_may_die.bots.adept import Adept
from miskatonic.games.death_may_die.bots.planner import Planner
from miskatonic.kernel.state import Decision

SECONDS: Final = 1.0


class Master(Adept):
    """Tries its plans for a second, unless it is given another budget."""

    def plan(self, planner: Planner, question: Decision, budget: Budget) -> int:
        seconds = budget.seconds
        if seconds is None and budget.simulations is None:
            seconds = SECONDS
        return planner.decide_within(question, seconds, budget.simulations)
