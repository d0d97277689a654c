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

# The adept: so many tries of each plan, then of the better half, and so on, to the actions' end.
ADEPT_ROUNDS: Final = (3, 5, 8)
ADEPT_TURNS: Final = 0
# The master sees the whole turn through, Mythos, fights and all.
MASTER_TURNS: Final = 1
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
        return Hand(worth_in(table.setting)).choose(table, _question(table))


class Adept:
    """Every plan for the turn, tried out to its end."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        table = _table(view, rng)
        question = _question(table)
        worth = worth_in(table.setting)
        if is_quick(question):
            return Hand(worth).choose(table, question)
        worth.attend(table)
        return Planner(table, worth, _seed(rng), ADEPT_TURNS).decide(question, ADEPT_ROUNDS)


class Master:
    """As the adept, with Mythos and fights played out, for as long as the budget lasts."""

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        table = _table(view, rng)
        question = _question(table)
        worth = worth_in(table.setting)
        if is_quick(question):
            return Hand(worth).choose(table, question)
        worth.attend(table)
        seconds = budget.seconds
        if seconds is None and budget.simulations is None:
            seconds = MASTER_SECONDS
        planner = Planner(table, worth, _seed(rng), MASTER_TURNS)
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
