"""Evaluates a state for the team, in hundredths of an action.

The work left for the goal and on the Elder One is weighed against the condition of the
investigators: a point of healing is a third of a Rest, sanity never comes back, and a death before
the disruption loses the game.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.dice_power import AT_LEAST, MOST_COINS, attack_mean
from miskatonic.games.death_may_die.bots.goal_plan import SET_UP, TURN_OVER, goal_plan_for
from miskatonic.games.death_may_die.bots.remaining_work import (
    ACTION,
    RemainingWork,
    remaining_work_for,
)
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.components import (
    ELDER,
    FIRE,
    RELIC_SOURCE,
    TOKEN_SOURCE,
    Components,
    bit,
)
from miskatonic.games.death_may_die.model.counting import ones, side_up
from miskatonic.games.death_may_die.model.holdings import (
    SKILLS_EACH,
    TOUGHNESS_REROLLS,
    TOUGHNESS_WOUNDS,
)
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_summoned,
    tokens_at,
    tokens_on,
)
from miskatonic.games.death_may_die.rules.costs import companions_life
from miskatonic.games.death_may_die.rules.elder_one import (
    black_dice,
    green_dice,
    symbols_in_discard,
)

DEAD: Final[i64] = 1_000
QUICK_STAKE: Final[i64] = 3_000
PLANNED_STAKE: Final[i64] = 9_000
# The stake if the next loss of sanity ends the game anyway, so hiding wins nothing.
DESPERATE_STAKE: Final[i64] = 2_000
LAST_SANITY: Final[i64] = 18
SPARED_ACTION: Final[i64] = 50

# A space on the way to the Elder One, and the way to where his next stage will be.
SPACE: Final[i64] = 30
JOURNEY: Final[i64] = 180

# The cost of wounds and of stress taken.
WOUNDS: Final = [0, 25, 60, 115, 200, 900]
STRESS: Final = [0, 16, 38, 70, 125]
# The cost of each space of the sanity track.
SANITY_STEPS: Final = (
    (4, 16),
    (8, 18),
    (12, 24),
    (15, 36),
    (18, 60),
    (19, 120),
    (20, 300),
)


def _track() -> list[int]:
    costs = [0]
    for last, each in SANITY_STEPS:
        while len(costs) <= last:
            costs.append(costs[-1] + each)
    return costs


SANITY: Final = _track()

# The value of skills by hook (keywords.SKILL_HOOKS) and level.
LEVELS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 20, 60, 90, 150),
    (0, 20, 60, 110, 170),
    (0, 20, 70, 90, 160),
    (0, 25, 60, 80, 100),
    (0, 25, 80, 95, 230),
    (0, 30, 120, 150, 210),
    (0, 20, 60, 110, 170),
    (0, 20, 60, 100, 170),
    (0, 25, 60, 110, 170),
    (0, 15, 60, 100, 160),
    (0, 20, 60, 110, 150),
    (0, 20, 50, 100, 140),
    (0, 15, 50, 90, 110),
    (0, 10, 40, 90, 170),
    (0, 20, 50, 100, 150),
    (0, 15, 50, 70, 130),
)
# The value of bonuses by kind (keywords.BONUSES).
BONUSES: Final = (40, 30, 50, 30, 25, 40, 50, 50, 15, 15, 15, 15, 150, 0, 60, 15)
USE: Final[i64] = 35
RELIC: Final[i64] = 40
CONDITION: Final[i64] = -60
COMPANION_LIFE: Final[i64] = 18
# The extra value for each wound of the investigator a companion protects.
SHELTER: Final[i64] = 6
HARMFUL_TOKEN: Final[i64] = 28
TICKET: Final[i64] = 12
BLANKS: Final[i64] = 14

# The threat of an enemy's die, by distance from the nearest investigator.
THREAT: Final = (9, 6, 4, 3)
FAR_THREAT: Final[i64] = 2
# The turns between advances of the Elder One, in hundredths, and the effect of a symbol.
ADVANCE: Final[i64] = 425
SYMBOL: Final[i64] = 140


def values_of(components: Components) -> list[int]:
    """The value of holding each source."""
    found: list[int] = []
    for source, power in enumerate(components.powers):
        value = 0
        for bonus in power.bonuses:
            value += BONUSES[bonus.what] * (bonus.n if bonus.n < 9 else 2)
        value += USE * len(power.uses)
        if source < RELIC_SOURCE:
            side = components.sides[source] if source < len(components.sides) else None
            if side is not None and side.kind == word.SIDE_CONDITION:
                value += CONDITION
        elif source < TOKEN_SOURCE:
            value += RELIC
        found.append(int(value))
    return found


def life_of(g: DeathMayDieState, card: i64) -> i64:
    """The remaining life of a companion; 0 for other cards."""
    side = g.components.sides[side_up(g, card)]
    if side is None or side.kind != word.SIDE_COMPANION:
        return 0
    return side.health - g.card_wounds[card]


class Evaluation:
    """Evaluates states of one episode against one Elder One."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.remaining_work: Final[RemainingWork] = remaining_work_for(goal_plan_for(components))
        self.values: Final = values_of(components)
        # The weight of work, in hundredths: more when time is short.
        self.haste: i64 = 100
        self.fear: i64 = 100
        # Weights for bolder or more careful play, in hundredths. A planner that plays dangers out
        # needs no extra caution and can weigh work heavily.
        self.pace: i64 = 100
        self.least_haste: i64 = 700
        self.most_haste: i64 = 1_200
        self.care: i64 = 75
        self.threat_weight: i64 = 110
        self.greed: i64 = 60
        # The value of winning or losing, relative to the current state.
        self.stake: i64 = QUICK_STAKE
        self.now: i64 = 0
        # The share of a fight's danger that counts a turn ahead.
        self.later: i64 = 35

    def set_quick_weights(self) -> None:
        """Set the weights for quick play."""
        self.haste = 100
        self.fear = 100
        self.stake = QUICK_STAKE
        self.now = 0

    def set_weights(self, g: DeathMayDieState) -> None:
        """Set the weights for a decision, by the time left and the number of investigators."""
        left = (g.components.dice.track - g.track) * ADVANCE - symbols_in_discard(g) * SYMBOL
        able = max(left, 100) * self.pace // 100
        needed = self.work(g)
        self.haste = min(max(needed * 100 // able, self.least_haste), self.most_haste)
        people = ones(g.alive)
        fear: i64 = 130 if people <= 2 else 100 if people == 3 else 85
        self.fear = fear * self.care // 100
        self.stake = DESPERATE_STAKE if self._is_desperate(g) else PLANNED_STAKE
        self.now = self.value(g)

    def _is_desperate(self, g: DeathMayDieState) -> bool:
        """Whether the Elder One can be killed and all survivors are about to go insane.

        Sanity never comes back, so waiting gains nothing.
        """
        if not g.disrupted:
            return False
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who) and g.sanity[who] < LAST_SANITY:
                return False
            who += 1
        return True

    def value(self, g: DeathMayDieState) -> i64:
        if g.result is not None:
            if g.result.winners:
                # Prefer winning sooner.
                return self.now + self.stake + SPARED_ACTION * g.actions
            return self.now - self.stake
        total = -(self.work(g) * self.haste) // 100
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who):
                total += self.condition(g, who) + self.belongings(g, who) * self.greed // 100
                total -= self.expected_harm(g, who)
            else:
                total -= DEAD
            who += 1
        return total - self.threats(g) * self.threat_weight // 100 - self.added_work(g)

    # ------------------------------------------------------------ work

    def work(self, g: DeathMayDieState) -> i64:
        total = self.on_elder(g)
        if not g.disrupted:
            total += self.remaining_work.left(g)
        return total

    def on_elder(self, g: DeathMayDieState) -> i64:
        """The attacks needed to defeat all stages, and the way to him."""
        health: i64 = -g.figure_wounds[ELDER]
        stages = g.components.elder.stages
        stage = max(g.stage - 1, 1)
        while stage < len(stages):
            health += stages[stage].health
            stage += 1
        mean: i64 = 0
        people: i64 = 0
        way: i64 = 0
        there: i64 = g.figure_space[ELDER] if g.disrupted else -1
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who):
                people += 1
                mean += attack_mean(g, who)
                if there >= 0:
                    way += self.remaining_work.far(g, g.space[who], there) * SPACE
            who += 1
        people = max(people, 1)
        mean = max(mean // people, 60)
        # Neither a death nor a wound that moves him may improve the value.
        way = way * g.rules.count // people
        way += self._moves_ahead(g, there >= 0) * JOURNEY * g.rules.count
        return max(health, 0) * 100 * ACTION // mean + way

    def _moves_ahead(self, g: DeathMayDieState, here: bool) -> i64:
        """How often the Elder One will still change places."""
        left = len(g.components.elder.stages) - max(g.stage, 1)
        return left if here or g.stage <= 1 else left + 1

    # ------------------------------------------------------------ people

    def condition(self, g: DeathMayDieState, who: i64) -> i64:
        """The condition of an investigator, as a negative value."""
        cost: i64 = WOUNDS[g.wounds[who]] + STRESS[g.stress[who]]
        cost += SANITY[g.sanity[who]]
        place: i64 = 0
        gained: i64 = 0
        skills = g.components.library.investigators[g.character[who]].skills
        while place < SKILLS_EACH:
            hook = g.components.library.skills[skills[place]].hook
            gained += LEVELS[hook][g.levels[who * SKILLS_EACH + place]]
            place += 1
        return gained - cost * self.fear // 100

    def belongings(self, g: DeathMayDieState, who: i64) -> i64:
        total: i64 = 0
        for source in g.own[who]:
            total += self.values[source]
        total += companions_life(g, who) * (COMPANION_LIFE + SHELTER * g.wounds[who])
        total -= HARMFUL_TOKEN * tokens_on(g, who, FIRE)
        token: i64 = 1
        while token < len(g.pool):
            held = tokens_on(g, who, token)
            if held > 0:
                if g.components.powers[TOKEN_SOURCE + token].triggers:
                    total -= HARMFUL_TOKEN * held
                elif g.components.paying & bit(token):
                    total += TICKET * held
            if g.components.blanking & bit(token) and tokens_at(g, g.space[who], token) > 0:
                total -= BLANKS
            token += 1
        return total

    # ------------------------------------------------------------ dangers

    def threats(self, g: DeathMayDieState) -> i64:
        """The threat of enemies, by dice and distance, except the one that is hunted."""
        total: i64 = 0
        space: i64 = 0
        while space < g.components.spaces:
            crowd: i64 = g.crowd[space]
            if crowd:
                near = self._people_near(g, space)
                weight = FAR_THREAT if near > 3 else THREAT[near]
                total += weight * self._dice(g, crowd)
            space += 1
        return total

    def _people_near(self, g: DeathMayDieState, space: i64) -> i64:
        best: i64 = 9
        who: i64 = 0
        while who < g.rules.count:
            if g.alive & bit(who):
                best = min(best, g.paths.plain.distance(g.space[who], space))
            who += 1
        return best

    def _dice(self, g: DeathMayDieState, crowd: i64) -> i64:
        total: i64 = 0
        figure: i64 = 0
        while crowd >> figure:
            if crowd & bit(figure):
                if figure == ELDER:
                    total += 0 if g.disrupted else 5
                else:
                    type_ = g.components.types[g.components.figure_type[figure]]
                    total += type_.black + type_.green
            figure += 1
        return total

    def expected_harm(self, g: DeathMayDieState, who: i64) -> i64:
        """The harm to expect from enemies around an investigator."""
        crowd: i64 = g.crowd[g.space[who]]
        if crowd == 0:
            return 0
        black: i64 = 0
        green: i64 = 0
        if crowd & 1:
            black = black_dice(g)
            green = green_dice(g)
        figure: i64 = 1
        while crowd >> figure:
            if crowd & bit(figure):
                type_ = g.components.types[g.components.figure_type[figure]]
                black += type_.black
                green += type_.green
            figure += 1
        numbers = g.skills[who]
        spare = g.components.dice.stress - g.stress[who] + numbers[TOUGHNESS_REROLLS]
        coins = black + green - spare * 2 // 3 - 2 * numbers[TOUGHNESS_WOUNDS]
        coins = min(max(coins, (black + green + 2) // 3), MOST_COINS)
        taken: i64 = g.wounds[who]
        life = g.components.dice.wounds - taken
        lasting = life + companions_life(g, who)
        likely = AT_LEAST[coins][lasting] if lasting <= coins else 0
        cost = likely * (self.stake if not g.disrupted else DEAD) // 1000
        hit = min(coins // 2, life - 1)
        harm: i64 = WOUNDS[taken + hit] - WOUNDS[taken]
        if coins & 1 and hit < life - 1:
            harm += (WOUNDS[taken + hit + 1] - WOUNDS[taken + hit]) // 2
        lost: i64 = min(g.sanity[who] + (black + 2) // 3, g.components.dice.sanity - 1)
        harm += SANITY[lost] - SANITY[g.sanity[who]]
        cost += harm * self.fear // 100
        return cost * self.later // 100

    def added_work(self, g: DeathMayDieState) -> i64:
        """Work that the episode adds when the Elder One advances."""
        if g.disrupted:
            return 0
        goal_plan = self.remaining_work.goal_plan
        total: i64 = 0
        if goal_plan.kind == SET_UP:
            space: i64 = 0
            while space < g.components.spaces:
                if g.crowd[space] and tokens_at(g, space, goal_plan.token) > 0:
                    total += 45
                space += 1
        elif goal_plan.kind == TURN_OVER:
            for task in goal_plan.tasks:
                if task.verb == "shift":
                    total += self._drift_cost(g, task.token)
        if is_summoned(g):
            total += 150
        token: i64 = 0
        while token < len(g.pool):
            total += 6 * g.board[token]
            token += 1
        return total

    def _drift_cost(self, g: DeathMayDieState, token: i64) -> i64:
        """The cost of tokens that drift toward those still to be turned over."""
        total: i64 = 0
        booths = self.remaining_work.aims(g, 0)
        space: i64 = 0
        while space < g.components.spaces:
            here = tokens_at(g, space, token)
            if here > 0:
                best: i64 = 6
                other: i64 = 0
                while booths >> other:
                    if booths & bit(other):
                        best = min(best, g.paths.plain.distance(space, other))
                    other += 1
                total += here * (6 - min(best, 5)) * 4 * ones(g.alive)
            space += 1
        return total


_evaluations: Final[dict[int, Evaluation]] = {}


def evaluation_for(components: Components) -> Evaluation:
    """The cached evaluation for these components; weights are set before each decision."""
    found = _evaluations.get(id(components))
    if found is None:
        found = Evaluation(components)
        _evaluations[id(components)] = found
    return found
