"""Death May Die, novice, adept and master: the same eyes, and more and more thought."""

from collections.abc import Mapping
from typing import Any, Final, cast

from miskatonic.bots.bot import Budget
from miskatonic.bots.dread.hand import Hand
from miskatonic.bots.dread.planner import Planner, is_quick
from miskatonic.bots.dread.worth import worth_in
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.state import Story
from miskatonic.games.death_may_die.view import StoryView
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision
from miskatonic.kernel.view import OpenDecision

# Whoever plans sees the whole turn through, Mythos, fights and all.
TURNS_AHEAD: Final = 1
# The adept: so many tries of each plan, then of the better half, and so on.
ADEPT_ROUNDS: Final = (4, 8, 12)
MASTER_SECONDS: Final = 1.0
SEED_BYTES: Final = 32


class Novice:
    """One look at the table; nothing is thought through."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        table = _table(view, rng)
        worth = worth_in(table.setting)
        worth.glance()
        return Hand(worth).choose(table, _question(table))


class Thinker:
    """Looks ahead where it pays; what is quickly answered is answered at a glance."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        table = _table(view, rng)
        question = _question(table)
        worth = worth_in(table.setting)
        worth.attend(table)
        if is_quick(question):
            return Hand(worth).choose(table, question)
        return self.plan(Planner(table, worth, _seed(rng), TURNS_AHEAD), question, budget)

    def plan(self, planner: Planner, question: Decision, budget: Budget) -> int:
        raise NotImplementedError


class Adept(Thinker):
    """Every plan for the turn, tried out to the turn's end."""

    def plan(self, planner: Planner, question: Decision, budget: Budget) -> int:
        return planner.decide(question, ADEPT_ROUNDS)


class Master(Thinker):
    """As the adept, for as long as the budget lasts."""

    def plan(self, planner: Planner, question: Decision, budget: Budget) -> int:
        seconds = budget.seconds
        if seconds is None and budget.simulations is None:
            seconds = MASTER_SECONDS
        return planner.decide_within(question, seconds, budget.simulations)


def _table(view: Mapping[str, Any], rng: Rng) -> Story:
    """A world that fits the view: all that is hidden in it is dealt as it is needed."""
    table = DEATH_MAY_DIE.worlds(cast(StoryView, view)).deal(rng)
    table.loud = False
    return table


def _question(table: Story) -> Decision:
    return table.asked[0]


def _seed(rng: Rng) -> bytes:
    return bytes([int(rng.byte()) for _ in range(SEED_BYTES)])
