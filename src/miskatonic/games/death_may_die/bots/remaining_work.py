"""Estimates the work left until the disruption, in hundredths of an action, and where to do it."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.dice_power import attack_mean, chance, roll_mean
from miskatonic.games.death_may_die.bots.goal_plan import (
    BREAK,
    BRING,
    SET_UP,
    SLAY,
    TURN_OVER,
    GoalPlan,
    Task,
    unlocked,
)
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.counting import cards_tagged, tokens_in_play
from miskatonic.games.death_may_die.model.paths import FAR, Paths
from miskatonic.games.death_may_die.model.state import DeathMayDieState, tokens_at, tokens_on
from miskatonic.games.death_may_die.model.targets import spaces_with
from miskatonic.games.death_may_die.rules.enemies import wounds_left

ACTION: Final[i64] = 100
# The chances, in thousandths, from which turning a token over and removing one are worth a try.
LIKELY_TURN: Final[i64] = 250
LIKELY_REMOVAL: Final[i64] = 300
# The cost of one space of a Run.
STEP: Final[i64] = 33
# The cost of a lock on the way, in spaces.
LOCKED: Final[i64] = 5
HOPELESS: Final[i64] = 900
# The cost of an enemy where work needs a safe space.
GUARD: Final[i64] = 120
BONES: Final[i64] = 25


class RemainingWork:
    """Estimates the work of one episode for a state."""

    def __init__(self, goal_plan: GoalPlan) -> None:
        self.goal_plan: Final = goal_plan
        self.unlocked: Final[Paths | None] = unlocked(goal_plan)

    # ------------------------------------------------------------ distances

    def far(self, g: DeathMayDieState, a: i64, b: i64) -> i64:
        """The moves between two spaces, with an extra cost for locks."""
        plain = g.paths.plain.distance(a, b)
        if self.unlocked is not None:
            return min(plain, self.unlocked.distance(a, b) + LOCKED)
        return min(plain, 12)

    def nearest(self, g: DeathMayDieState, space: i64) -> i64:
        """The distance of the nearest investigator from a space."""
        best: i64 = FAR
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who):
                best = min(best, self.far(g, g.space[who], space))
            who += 1
        return best

    # ------------------------------------------------------------ what is left

    def left(self, g: DeathMayDieState) -> i64:
        """All of the work left."""
        kind = self.goal_plan.kind
        if kind == BRING:
            return self._to_bring(g)
        if kind == SET_UP:
            return self._to_set_up(g)
        if kind == BREAK:
            return self._to_break(g)
        if kind == TURN_OVER:
            return self._to_turn_over(g)
        if kind == SLAY:
            return self._to_slay(g)
        return 0

    def price(self, g: DeathMayDieState, task: Task | None) -> i64:
        """The cost of a task in actions for the best investigator, without travel."""
        best: i64 = 0
        if task is None:
            return ACTION
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who):
                best = max(best, self.chance_of(g, task, who))
            who += 1
        return min(1000 * ACTION // max(best, 1), HOPELESS)

    def chance_of(self, g: DeathMayDieState, task: Task, who: i64) -> i64:
        """The chance, in thousandths, that a task succeeds at the first try."""
        need = task.need
        if need is None:
            return 1000
        if need.most_successes >= 0:
            return 550
        if need.exactly >= 0:
            return 450
        if need.signs > 0:
            return min(480 + 120 * g.components.bonus_dice_by[g.sanity[who]], 900)
        mean = roll_mean(g, who, word.ON_ACTION)
        if task.add_tag >= 0:
            mean += 100 * cards_tagged(g, who, task.add_tag)
        if task.less_token >= 0:
            mean -= 100 * tokens_in_play(g, task.less_token)
        found = chance(mean, need.successes)
        return found * 400 // 1000 if need.most_tentacles >= 0 else found

    def _to_bring(self, g: DeathMayDieState) -> i64:
        """The work of bringing tokens to a space, turning them over first if needed."""
        goal_plan = self.goal_plan
        total: i64 = 0
        costs: list[int] = []
        target = _lowest(goal_plan.spaces)
        turn = goal_plan.task("turn", goal_plan.other) if goal_plan.other >= 0 else None
        turning = self.price(g, turn) if turn is not None else 0
        carried = goal_plan.components.tokens[goal_plan.token].carry > 0
        space: i64 = 0
        while space < g.components.spaces:
            here = tokens_at(g, space, goal_plan.token)
            other = tokens_at(g, space, goal_plan.other) if goal_plan.other >= 0 else 0
            if here + other > 0:
                cost = self._to_carry(g, space, target, carried)
                while here > 0:
                    costs.append(cost)
                    here -= 1
                while other > 0:
                    costs.append(cost + turning + (self.nearest(g, space) * 8))
                    other -= 1
            space += 1
        who: i64 = 0
        while who < g.rules.count:
            if carried and tokens_on(g, who, goal_plan.token) > 0:
                costs.append(self.far(g, g.space[who], target) * STEP)
            who += 1
        costs.sort()
        at: i64 = 0
        while at < goal_plan.number:
            total += costs[at] if at < len(costs) else HOPELESS
            at += 1
        return total

    def _to_carry(self, g: DeathMayDieState, space: i64, target: i64, carried: bool) -> i64:
        """The work of fetching a token from `space` and bringing it to the target."""
        way = self.far(g, space, target)
        if way == 0:
            return 0
        reach = self.nearest(g, space) * STEP
        if carried:
            return ACTION + reach + way * STEP
        # One action pushes it two spaces, and another follows it.
        return reach + way * 85

    def _to_set_up(self, g: DeathMayDieState) -> i64:
        goal_plan = self.goal_plan
        total: i64 = 0
        lay = self.price(g, goal_plan.task("lay", goal_plan.token))
        source = goal_plan.task("gain", goal_plan.token)
        store = _lowest(source.spaces) if source is not None else 0
        missing: i64 = 0
        space: i64 = 0
        while space < g.components.spaces:
            if (
                goal_plan.spaces & bit(space)
                and tokens_at(g, space, goal_plan.token) < goal_plan.number
            ):
                missing += 1
                total += lay + self._to_supply(g, space, store)
            space += 1
        held: i64 = 0
        who: i64 = 0
        while who < g.rules.count:
            held += tokens_on(g, who, goal_plan.token)
            who += 1
        if held < missing:
            total += (missing - held + 1) // 2 * (ACTION + self.nearest(g, store) * STEP)
        return total

    def _to_supply(self, g: DeathMayDieState, space: i64, store: i64) -> i64:
        """The way to a space for an investigator with the token, or via the supply."""
        best = self.far(g, store, space) + 2
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who) and tokens_on(g, who, self.goal_plan.token) > 0:
                best = min(best, self.far(g, g.space[who], space))
            who += 1
        return best * STEP

    def _to_break(self, g: DeathMayDieState) -> i64:
        goal_plan = self.goal_plan
        wards = tokens_in_play(g, goal_plan.other) if goal_plan.other >= 0 else 0
        stones = tokens_in_play(g, goal_plan.token)
        best: i64 = 0
        burden: i64 = 0
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who):
                best = max(best, roll_mean(g, who, word.ON_ACTION))
                burden += self.burden(g, who)
            who += 1
        total = stones * 100 * ACTION // max(best, 100) + burden * BONES
        ward = self.price(g, goal_plan.task("remove", goal_plan.other)) if wards else 0
        space: i64 = 0
        while space < g.components.spaces:
            if goal_plan.other >= 0 and tokens_at(g, space, goal_plan.other) > 0:
                total += ward + self.nearest(g, space) * STEP
            if tokens_at(g, space, goal_plan.token) > 0:
                total += self.nearest(g, space) * STEP
            space += 1
        return total

    def burden(self, g: DeathMayDieState, who: i64) -> i64:
        """The number of tokens that slow an investigator down."""
        found: i64 = 0
        token: i64 = 0
        while token < len(g.pool):
            if g.components.slowing & bit(token):
                found += tokens_on(g, who, token)
            token += 1
        return found

    def _to_turn_over(self, g: DeathMayDieState) -> i64:
        goal_plan = self.goal_plan
        wanted = goal_plan.number - tokens_in_play(g, goal_plan.token)
        costs: list[int] = []
        for task in goal_plan.tasks:
            if task.verb == "turn" and task.token == goal_plan.other:
                space = _lowest(task.spaces)
                if tokens_at(g, space, goal_plan.other) > 0:
                    cost = self.price(g, task) + self.nearest(g, space) * STEP
                    if g.crowd[space]:
                        cost += GUARD
                    costs.append(cost)
        costs.sort()
        total: i64 = 0
        at: i64 = 0
        while at < wanted:
            total += costs[at] if at < len(costs) else HOPELESS
            at += 1
        return total

    def _to_slay(self, g: DeathMayDieState) -> i64:
        """The attacks on the quarry, each with bait if needed."""
        goal_plan = self.goal_plan
        type_ = g.components.types[goal_plan.quarry]
        lair: i64 = g.figure_space[type_.first]
        if lair < 0:
            return 0
        best: i64 = 100
        held: i64 = 0
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who):
                best = max(best, attack_mean(g, who))
                if goal_plan.other >= 0:
                    held += tokens_on(g, who, goal_plan.other)
            who += 1
        attacks = (wounds_left(g, type_.first) * 100 + best - 1) // best
        total = attacks * ACTION + self.nearest(g, lair) * STEP
        if goal_plan.other < 0:
            return total
        source = goal_plan.task("gain", goal_plan.other)
        ready = tokens_at(g, lair, goal_plan.other)
        total += max(attacks - ready, 0) * ACTION
        wanted = max(attacks - ready - held, 0)
        return total + wanted * (self.price(g, source) + STEP)

    # ------------------------------------------------------------ where to go, what to do

    def aims(self, g: DeathMayDieState, who: i64) -> i64:
        """The spaces where this investigator can work on the goal."""
        goal_plan = self.goal_plan
        kind = goal_plan.kind
        if kind == BRING:
            return self._aims_of_bringing(g, who)
        if kind == SET_UP:
            return self._aims_of_setting_up(g, who)
        if kind == BREAK:
            wards = spaces_with(g, goal_plan.other) if goal_plan.other >= 0 else 0
            return wards if wards else spaces_with(g, goal_plan.token)
        if kind == TURN_OVER:
            return spaces_with(g, goal_plan.other)
        if kind == SLAY:
            return self._aims_of_hunting(g, who)
        return 0

    def _aims_of_bringing(self, g: DeathMayDieState, who: i64) -> i64:
        goal_plan = self.goal_plan
        if (
            goal_plan.components.tokens[goal_plan.token].carry > 0
            and tokens_on(g, who, goal_plan.token) > 0
        ):
            return goal_plan.spaces
        found = spaces_with(g, goal_plan.token) & ~goal_plan.spaces
        if goal_plan.other >= 0:
            found |= spaces_with(g, goal_plan.other)
        return found

    def _aims_of_setting_up(self, g: DeathMayDieState, who: i64) -> i64:
        goal_plan = self.goal_plan
        if tokens_on(g, who, goal_plan.token) > 0:
            return goal_plan.spaces & ~spaces_with(g, goal_plan.token)
        source = goal_plan.task("gain", goal_plan.token)
        return source.spaces if source is not None else 0

    def _aims_of_hunting(self, g: DeathMayDieState, who: i64) -> i64:
        goal_plan = self.goal_plan
        lair: i64 = g.figure_space[g.components.types[goal_plan.quarry].first]
        if lair < 0:
            return 0
        if goal_plan.other < 0 or tokens_at(g, lair, goal_plan.other) > 0:
            return bit(lair)
        if tokens_on(g, who, goal_plan.other) >= 2:
            return bit(lair)
        source = goal_plan.task("gain", goal_plan.other)
        if source is None or source.beside < 0:
            return bit(lair)
        return spaces_with(g, source.beside)

    def useful_action(self, g: DeathMayDieState, who: i64, possible: i64) -> i64:
        """The possible episode action that is worth doing here, or -1."""
        here: i64 = g.space[who]
        for task in self.goal_plan.tasks:
            is_possible = possible & bit(task.action) and task.spaces & bit(here)
            if is_possible and self._is_worth_doing(g, task, who, here):
                return task.action
        return -1

    def _is_worth_doing(self, g: DeathMayDieState, task: Task, who: i64, here: i64) -> bool:
        if task.beside >= 0 and tokens_at(g, here, task.beside) == 0:
            return False
        plan, verb = self.goal_plan, task.verb
        if verb == "shift":
            moved = plan.kind == BRING and task.token in (plan.token, plan.other)
            return moved and not plan.spaces & bit(here) and tokens_at(g, here, task.token) > 0
        if verb == "turn":
            return self.chance_of(g, task, who) >= LIKELY_TURN
        if verb == "remove":
            return self.chance_of(g, task, who) >= LIKELY_REMOVAL
        if verb == "take":
            return tokens_on(g, who, task.token) == 0 and not plan.spaces & bit(here)
        if verb == "open":
            return self.is_shut_in(g, who, here)
        if verb == "lay" and plan.kind == SET_UP:
            return tokens_on(g, who, plan.token) > 0 and tokens_at(g, here, plan.token) == 0
        if verb == "lay":
            return self.is_time_to_bait(g, who, here)
        if verb == "gain":
            return self.is_wanted(g, task.token, who)
        return verb == "drop" and self.burden(g, who) >= 2

    def is_shut_in(self, g: DeathMayDieState, who: i64, here: i64) -> bool:
        """Whether locks keep this investigator from all targets."""
        aims = self.aims(g, who)
        if self.unlocked is None:
            return False
        space: i64 = 0
        while space < g.components.spaces:
            if aims & bit(space):
                plain = g.paths.plain.distance(here, space)
                if plain <= self.unlocked.distance(here, space) + 3:
                    return False
            space += 1
        return aims != 0

    def is_time_to_bait(self, g: DeathMayDieState, who: i64, here: i64) -> bool:
        lair: i64 = g.figure_space[g.components.types[self.goal_plan.quarry].first]
        if lair < 0 or tokens_at(g, here, self.goal_plan.other) > 0:
            return False
        return g.actions >= 2 and g.paths.plain.distance(here, lair) <= 3

    def is_wanted(self, g: DeathMayDieState, token: i64, who: i64) -> bool:
        goal_plan = self.goal_plan
        if goal_plan.kind == SET_UP and token == goal_plan.token:
            return tokens_on(g, who, token) < goal_plan.components.tokens[token].carry
        return goal_plan.kind == SLAY and token == goal_plan.other and tokens_on(g, who, token) < 4


def _lowest(mask: i64) -> i64:
    at: i64 = 0
    while mask and not mask & bit(at):
        at += 1
    return at


_remaining_works: Final[dict[int, RemainingWork]] = {}


def remaining_work_for(goal_plan: GoalPlan) -> RemainingWork:
    found = _remaining_works.get(id(goal_plan))
    if found is None:
        found = RemainingWork(goal_plan)
        _remaining_works[id(goal_plan)] = found
    return found
