"""Looks ahead: plays each plan out to the end of the turn in the same dealt worlds.

A plan is a choice and, for a Run, its end; quick play (quick_policy.py) does the rest. The worse
half of the plans is dropped after each round.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.acting import NO_AIM, nearest_enemy
from miskatonic.games.death_may_die.bots.evaluation import Evaluation
from miskatonic.games.death_may_die.bots.quick_policy import QuickPolicy
from miskatonic.games.death_may_die.bots.trades import is_worth_an_action
from miskatonic.games.death_may_die.model.choices import DONE, FREE_RUN, REST, RUN, TRADE
from miskatonic.games.death_may_die.model.components import ELDER, bit
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.paths import reach
from miskatonic.games.death_may_die.model.state import DID_TRADE, DeathMayDieState
from miskatonic.games.death_may_die.rules.movement import ChooseSpace, run_length
from miskatonic.games.death_may_die.rules.turn import BeginTurn
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, close_questions

# The most ends of a Run to try, and the most safe spaces for hurt investigators.
MOST_ENDS: Final = 4
MOST_REFUGES: Final = 2
# The penalty for an unused action.
IDLE: Final[i64] = 300
MOST_STEPS: Final[i64] = 600
TAKEN_BACK: Final[i64] = 10_000
# The bonus for the choice of quick play, so that plans don't dawdle.
USUAL: Final[i64] = 12
# The least number of tries in each round, even with few plans.
LEAST_TRIES: Final[i64] = 16
# The most questions answered in all tries of a decision; then the best plan so far is taken. It
# limits the time in a way that is the same on every machine.
MOST_ANSWERS: Final[i64] = 4_000
# Questions answered without looking ahead.
QUICK: Final = frozenset(
    {
        "character",
        "assign-wound",
        "attacker",
        "calm-down",
        "confirm-lethal",
        "convert",
        "heal",
        "ignore-sanity",
        "ignore-wound",
        "leave-behind",
        "level-up",
        "more-targets",
        "order",
        "patient",
        "reroll",
        "silent-witness",
        "split-wounds",
        "trade-card",
        "trade-consent",
        "trade-receiver",
        "use",
    }
)


class Plan:
    """A possible answer, and its results so far."""

    def __init__(self, choice: i64, aim: i64, is_last: bool = False) -> None:
        self.choice: Final[i64] = choice
        self.aim: Final[i64] = aim
        # Whether it is the last action.
        self.is_last: Final = is_last
        self.total: i64 = 0
        self.tries: i64 = 0
        self.bonus: i64 = 0

    def mean(self) -> i64:
        return self.total // max(self.tries, 1) + self.bonus


def _mean_of(plan: Plan) -> int:
    return plan.mean()


def _agree(plans: list[Plan]) -> bool:
    """Whether all plans begin with the same choice, so there is nothing left to decide."""
    return all(plan.choice == plans[0].choice for plan in plans)


class Planner:
    """Plans one decision to the end of the turn, Mythos and fights included."""

    def __init__(self, table: DeathMayDieState, evaluation: Evaluation, seed: bytes) -> None:
        self.table: Final = table
        self.evaluation: Final = evaluation
        self.policy: Final = QuickPolicy(evaluation, 0)
        self.seed: Final = seed
        # The questions answered in tries.
        self.answers: i64 = 0

    # ------------------------------------------------------------ what could be done

    def plans(self, decision: Decision) -> list[Plan]:
        """All plans, with their initial bonuses."""
        found = self._thought_of(decision)
        self.policy.aim = NO_AIM
        usual = self.policy.choose(self.table, decision)
        for plan in found:
            if plan.choice == usual and not plan.is_last:
                plan.bonus = USUAL
            if plan.choice == DONE and decision.prompt == "action":
                plan.bonus = -IDLE * self.table.actions
        return found

    def _thought_of(self, decision: Decision) -> list[Plan]:
        g = self.table
        step = decision.step
        found: list[Plan] = []
        if isinstance(step, ChooseSpace):
            for end in self._ends(g, step.who, step.left):
                self.policy.aimer = step.who
                self.policy.aim = end
                first = self.policy.move(g, step.who, decision.options)
                self.policy.aim = end
                found.append(Plan(first, end))
                found.append(Plan(first, end, True))
            if DONE in decision.options:
                found.append(Plan(DONE, NO_AIM))
                found.append(Plan(DONE, NO_AIM, True))
            return found
        for choice in decision.options:
            if choice == RUN or choice == FREE_RUN:
                for end in self._ends(g, g.active, run_length(g, g.active)):
                    found.append(Plan(choice, end))
                    found.append(Plan(choice, end, True))
            elif choice != TRADE or self._is_good_trade(g):
                found.append(Plan(choice, NO_AIM))
                if choice == REST:
                    found.append(Plan(choice, NO_AIM, True))
        return found

    def _is_good_trade(self, g: DeathMayDieState) -> bool:
        """Whether a trade is worth it; at most one per turn, because others can refuse."""
        return not g.did & DID_TRADE and is_worth_an_action(g, self.evaluation, g.active)

    def _ends(self, g: DeathMayDieState, who: i64, length: i64) -> list[int]:
        """The most promising spaces within reach."""
        here: i64 = g.space[who]
        spaces = reach(g.paths.plain.near, here, length) & ~bit(here)
        self.policy.aim = NO_AIM
        aims = self.policy.remaining_work.aims(g, who)
        if g.disrupted:
            aims = bit(g.figure_space[ELDER]) if g.figure_space[ELDER] >= 0 else 0
        scored: list[tuple[int, int]] = []
        space: i64 = 0
        while spaces >> space:
            if spaces & bit(space):
                scored.append((self._promise(g, who, space, aims), space))
            space += 1
        scored.sort(reverse=True)
        ends = [space for _, space in scored[:MOST_ENDS]]
        if self.policy.is_hurt(g, who):
            self._add_refuges(g, who, ends, [space for _, space in scored[MOST_ENDS:]])
        return ends

    def _add_refuges(
        self, g: DeathMayDieState, who: i64, ends: list[int], others: list[int]
    ) -> None:
        """Add the safest spaces for hurt investigators, as far from enemies as possible."""
        safe: list[tuple[int, int]] = []
        for space in others:
            if g.crowd[space] == 0:
                safe.append((nearest_enemy(g, space), space))
        safe.sort(reverse=True)
        for _, space in safe[:MOST_REFUGES]:
            ends.append(space)

    def _promise(self, g: DeathMayDieState, who: i64, space: i64, aims: i64) -> int:
        least: i64 = 12
        aim: i64 = 0
        while aims >> aim and aim < g.components.spaces:
            if aims & bit(aim):
                least = min(least, self.policy.remaining_work.far(g, space, aim))
            aim += 1
        crowd: i64 = g.crowd[space]
        score = -30 * least
        if crowd and not aims & bit(space):
            score -= 25 * ones(crowd)
        return score - 2 * g.paths.plain.distance(g.space[who], space)

    # ------------------------------------------------------------ trying it out

    def decide(self, decision: Decision, rounds: tuple[int, ...]) -> int:
        """The best plan after the given number of tries in each round."""
        plans = self.plans(decision)
        world: i64 = 0
        for tries in rounds:
            if len(plans) == 1 or self.answers >= MOST_ANSWERS:
                break
            count: i64 = 0
            while count < tries or count * len(plans) < LEAST_TRIES:
                if self.answers >= MOST_ANSWERS:
                    break
                for plan in plans:
                    self.try_out(plan, world)
                world += 1
                count += 1
            plans.sort(key=_mean_of, reverse=True)
            del plans[(len(plans) + 1) // 2 :]
            if _agree(plans):
                break
        return plans[0].choice

    def try_out(self, plan: Plan, world: i64) -> None:
        """Play a plan out in one world and evaluate the result."""
        g = self.table.clone()
        g.rng = Rng(self.seed, world)
        g.loud = False
        policy = self.policy
        policy.aim = plan.aim
        policy.aimer = g.active if plan.aim >= 0 else -1
        decision = g.asked[0]
        if isinstance(decision.step, ChooseSpace):
            policy.aimer = decision.step.who
        choice: i64 = plan.choice
        steps: i64 = 0
        while steps < MOST_STEPS:
            close_questions(g)
            decision.step.answer(g, decision.seat, choice)
            self.answers += 1
            while g.question is None and g.result is None:
                step = g.agenda.pop()
                if isinstance(step, BeginTurn):
                    self._weigh(plan, g)
                    return
                step.run(g)
            if g.result is not None:
                break
            decision = g.asked[0]
            if plan.is_last and decision.prompt == "action":
                choice = DONE
            elif decision.prompt == "confirm-lethal":
                # Backing out would lead to the same question forever.
                plan.total -= TAKEN_BACK
                choice = policy.choose(g, decision)
            else:
                choice = policy.choose(g, decision)
            steps += 1
        self._weigh(plan, g)

    def _weigh(self, plan: Plan, g: DeathMayDieState) -> None:
        plan.total += self.evaluation.value(g)
        plan.tries += 1


def is_quick(decision: Decision) -> bool:
    """Whether a question can be answered without looking ahead."""
    return decision.prompt in QUICK
