"""Quick play: one look at the table and a choice, for any question. The novice plays so, and so do
all look-aheads from where they stop to think.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.evaluation import LEVELS, Evaluation, life_of
from miskatonic.games.death_may_die.bots.remaining_work import RemainingWork
from miskatonic.games.death_may_die.bots.rerolls import RollValue, choose_reroll
from miskatonic.games.death_may_die.bots.tasks import BRING, TURN_OVER
from miskatonic.games.death_may_die.bots.trades import agrees, choose_card, choose_receiver
from miskatonic.games.death_may_die.effects.carried_tokens import TakeTokens
from miskatonic.games.death_may_die.effects.flow import ChooseOption
from miskatonic.games.death_may_die.effects.shift import ShiftFreely
from miskatonic.games.death_may_die.effects.summoning import SummonAtEach, SummonOne
from miskatonic.games.death_may_die.rules.actions import ChooseAction, GrantedAction
from miskatonic.games.death_may_die.rules.attack import (
    ChooseTarget,
    KillerInstinct,
    MoreTargets,
    SplitWounds,
    attackable_at,
)
from miskatonic.games.death_may_die.rules.choices import (
    ALL,
    ATTACK,
    CARD,
    CHARACTER,
    CONVERT,
    CONVERT_BY_CARD,
    DONE,
    EPISODE_ACTION,
    FIGURE,
    FREE_ATTACK,
    FREE_RUN,
    GRANT,
    HEAL,
    HEAL_STRESS,
    HEAL_WOUND,
    NO,
    OPTION,
    PREVENT,
    REST,
    RUN,
    SELF,
    SKILL,
    SPACE,
    YES,
)
from miskatonic.games.death_may_die.rules.components import ELDER, bit
from miskatonic.games.death_may_die.rules.context import context
from miskatonic.games.death_may_die.rules.costs import ConfirmLethal, is_lethal
from miskatonic.games.death_may_die.rules.dice import CalmDown, Rerolls
from miskatonic.games.death_may_die.rules.discovery import RelicInstead, ResolveDiscovery
from miskatonic.games.death_may_die.rules.enemies import PickEnd, wounds_left
from miskatonic.games.death_may_die.rules.holdings import SKILLS_EACH
from miskatonic.games.death_may_die.rules.movement import ChooseSpace, FollowAlong, LeaveBehind
from miskatonic.games.death_may_die.rules.resting import ChooseReceiver, ChooseTraded, Consent
from miskatonic.games.death_may_die.rules.sanity import IgnoreSanity, LevelUp
from miskatonic.games.death_may_die.rules.setup import ChooseCharacter
from miskatonic.games.death_may_die.rules.skills import MayInvestigate
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, open_roll
from miskatonic.games.death_may_die.rules.surgeon import ChoosePatient, DivideHealing
from miskatonic.games.death_may_die.rules.tally import ChangeSigns, SilentWitness
from miskatonic.games.death_may_die.rules.wounds import AssignWounds, HealPoints, IgnoreWounds
from miskatonic.kernel.state import Decision, Step

NO_AIM: Final[i64] = -1
# Who fights and lasts best, first: places in the library's investigators.
FAVOURITES: Final = (4, 5, 9, 3, 0, 8, 2, 1, 7, 6)
# So many wounds an investigator bears before companions are asked to.
OWN_WOUNDS: Final[i64] = 2
# Somebody else is nearer to it: so many spaces more.
LEFT_TO_OTHERS: Final[i64] = 2


class QuickPolicy:
    """Plays for whoever is asked. `aim`, if set, is where the next Run of `aimer` shall end."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Final = evaluation
        self.remaining_work: Final[RemainingWork] = evaluation.remaining_work
        self.aim: i64 = NO_AIM
        self.aimer: i64 = -1

    def choose(self, g: DeathMayDieState, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        answer = ANSWERS.get(type(decision.step))
        if answer is not None:
            return answer(self, g, decision.step, options)
        return DONE if DONE in options else options[0]

    # ------------------------------------------------------------ actions

    def answer_action(
        self, g: DeathMayDieState, step: ChooseAction, options: tuple[int, ...]
    ) -> int:
        return self.act(g, g.active, options)

    def answer_granted_action(
        self, g: DeathMayDieState, step: GrantedAction, options: tuple[int, ...]
    ) -> int:
        return self.act(g, step.who, options)

    def act(self, g: DeathMayDieState, who: i64, options: tuple[int, ...]) -> int:
        here: i64 = g.space[who]
        self.aim = NO_AIM
        possible: i64 = 0
        for option in options:
            if EPISODE_ACTION <= option < EPISODE_ACTION + 2:
                possible |= bit(option - EPISODE_ACTION)
            elif option == FREE_ATTACK or GRANT <= option < GRANT + 5:
                return option
        foes = attackable_at(g, here)
        if g.disrupted and foes & bit(ELDER) and ATTACK in options:
            return ATTACK
        if not g.disrupted and possible:
            action = self.remaining_work.useful_action(g, who, possible)
            if action >= 0:
                return EPISODE_ACTION + action
        if foes and ATTACK in options:
            return ATTACK
        hurt = g.wounds[who] + g.stress[who]
        if REST in options and hurt >= 3 and (g.wounds[who] >= 2 or g.stress[who] >= 3):
            return REST
        return self._go_or_stay(g, who, hurt, options)

    def _go_or_stay(
        self, g: DeathMayDieState, who: i64, hurt: i64, options: tuple[int, ...]
    ) -> int:
        aim = self.aim_of(g, who)
        if aim >= 0 and aim != g.space[who]:
            if FREE_RUN in options:
                return FREE_RUN
            if RUN in options:
                return RUN
        if ATTACK in options:
            return ATTACK
        if REST in options and hurt > 0:
            return REST
        return DONE

    def aim_of(self, g: DeathMayDieState, who: i64) -> i64:
        """Where this investigator is most needed; -1 for nowhere."""
        if who == self.aimer and self.aim >= 0:
            return self.aim
        if g.disrupted:
            return g.figure_space[ELDER]
        aims = self.remaining_work.aims(g, who)
        best: i64 = NO_AIM
        least: i64 = 1000
        space: i64 = 0
        while aims >> space and space < g.components.spaces:
            if aims & bit(space):
                way = self.remaining_work.far(g, g.space[who], space)
                if self._is_nearer(g, who, space, way):
                    way += LEFT_TO_OTHERS
                if way < least:
                    least = way
                    best = space
            space += 1
        return best

    def _is_nearer(self, g: DeathMayDieState, who: i64, space: i64, way: i64) -> bool:
        other: i64 = 0
        while other < g.rules.count:
            is_other = other != who and g.alive & bit(other) != 0
            if is_other and self.remaining_work.far(g, g.space[other], space) < way:
                return True
            other += 1
        return False

    def answer_move(self, g: DeathMayDieState, step: ChooseSpace, options: tuple[int, ...]) -> int:
        return self.move(g, step.who, options)

    def move(self, g: DeathMayDieState, who: i64, options: tuple[int, ...]) -> int:
        """One space nearer to the aim, by a way without enemies if there is one."""
        here: i64 = g.space[who]
        aim = self.aim_of(g, who)
        if aim < 0 or aim == here:
            if who == self.aimer and aim == here:
                self.aim = NO_AIM
            return DONE if DONE in options else options[0]
        best: i64 = DONE if DONE in options else options[0]
        least = 10 * self.remaining_work.far(g, here, aim)
        for option in options:
            if option >= SPACE:
                to = option - SPACE
                way = 10 * self.remaining_work.far(g, to, aim)
                if g.crowd[to] and to != aim:
                    way += 5
                if way < least:
                    least = way
                    best = option
        return best

    def answer_target(
        self, g: DeathMayDieState, step: ChooseTarget, options: tuple[int, ...]
    ) -> int:
        """The Elder One; else whoever dies soonest for the most dice."""
        best: i64 = options[0]
        most: i64 = -1000
        for option in options:
            score: i64 = 0
            if option == ALL:
                score = 60
            else:
                figure = option - FIGURE
                if figure == ELDER:
                    return option
                type_ = g.components.types[g.components.figure_type[figure]]
                score = 12 * (type_.black + type_.green) - 9 * wounds_left(g, figure)
                if self.remaining_work.goal_plan.quarry == g.components.figure_type[figure]:
                    score += 100
            if score > most:
                most = score
                best = option
        return best

    # ------------------------------------------------------------ dice and people

    def answer_convert(
        self, g: DeathMayDieState, step: ChangeSigns, options: tuple[int, ...]
    ) -> int:
        roll = open_roll(g)
        roll_value = RollValue(g, roll)
        if roll_value.against or (roll_value.need is not None and roll_value.need.signs > 0):
            return DONE
        if roll_value.need is not None and roll_value.need.exactly >= 0:
            wanted = roll_value.need.exactly - roll_value.more - roll.plus
            if roll.successes >= wanted:
                return DONE
        return CONVERT if CONVERT in options else CONVERT_BY_CARD

    def answer_heal(self, g: DeathMayDieState, step: HealPoints, options: tuple[int, ...]) -> int:
        """Whichever point hurts more; a token, if it can be had for one, once that is done."""
        who = step.who
        wounds = HEAL_WOUND in options
        stress = HEAL_STRESS in options
        if wounds and (not stress or g.wounds[who] >= g.stress[who] - 1):
            return HEAL_WOUND
        return HEAL_STRESS if stress else options[0]

    def answer_level_up(self, g: DeathMayDieState, step: LevelUp, options: tuple[int, ...]) -> int:
        who = step.who
        best = options[0]
        most: i64 = -1
        skills = g.components.library.investigators[g.character[who]].skills
        for option in options:
            place = option - SKILL
            level: i64 = g.levels[who * SKILLS_EACH + place]
            row = LEVELS[g.components.library.skills[skills[place]].hook]
            gain = row[level + 1] - row[level]
            if gain > most:
                most = gain
                best = option
        return best

    def answer_assign_wound(
        self, g: DeathMayDieState, step: AssignWounds, options: tuple[int, ...]
    ) -> int:
        """Companions take what would hurt most, and are lost only for a life; the first wounds are
        one's own.
        """
        who = step.who
        if g.wounds[who] < OWN_WOUNDS:
            return SELF
        best: i64 = SELF
        most: i64 = 0 if g.wounds[who] + step.left >= g.components.dice.wounds else 1
        for option in options:
            if option != SELF and life_of(g, option - CARD) > most:
                most = life_of(g, option - CARD)
                best = option
        return best

    def answer_character(
        self, g: DeathMayDieState, step: ChooseCharacter, options: tuple[int, ...]
    ) -> int:
        for favourite in FAVOURITES:
            if CHARACTER + favourite in options:
                return CHARACTER + favourite
        return options[0]

    def answer_silent_witness(
        self, g: DeathMayDieState, step: SilentWitness, options: tuple[int, ...]
    ) -> int:
        return PREVENT if PREVENT in options else HEAL if HEAL in options else DONE

    def answer_killer_instinct(
        self, g: DeathMayDieState, step: KillerInstinct, options: tuple[int, ...]
    ) -> int:
        return YES if g.stress[g.active] < 3 else NO

    def answer_reroll(self, g: DeathMayDieState, step: Rerolls, options: tuple[int, ...]) -> int:
        return choose_reroll(g, options)

    # ------------------------------------------------------------ cards, tokens, enemies

    def answer_discovery(
        self, g: DeathMayDieState, step: ResolveDiscovery, options: tuple[int, ...]
    ) -> int:
        """What is worth more than it costs."""
        card, who = step.card, step.who
        best: i64 = DONE
        most: i64 = 0
        discovery = g.components.cards[card]
        if discovery.otherwise is not None:
            most = -50
        for option in options:
            if option != DONE:
                clause = discovery.options[option - OPTION]
                score: i64 = 20
                cost = clause.cost
                if cost is not None:
                    if is_lethal(g, cost, context(who)):
                        continue
                    score -= 14 * cost.stress + 32 * cost.wounds + 30 * cost.sanity
                    if cost.wounds + g.wounds[who] >= g.components.dice.wounds - 1:
                        score -= 300
                if clause.take >= 0:
                    score += self._side(g, 2 * card + clause.take)
                if clause.need is not None:
                    score = score // 2 - 15
                if score > most:
                    most = score
                    best = option
        return best

    def answer_choose(
        self, g: DeathMayDieState, step: ChooseOption, options: tuple[int, ...]
    ) -> int:
        """The first of several ways that does not kill."""
        ways = step.choice(g).options
        for option in options:
            if option == DONE or not is_lethal(g, ways[option - OPTION].cost, step.ctx):
                return option
        return options[0]

    def _side(self, g: DeathMayDieState, source: i64) -> i64:
        side = g.components.sides[source]
        value: i64 = self.evaluation.values[source]
        if side is not None:
            value += 18 * max(side.health, 0)
            for task in self.remaining_work.goal_plan.tasks:
                if task.add_tag >= 0 and task.add_tag in side.tags:
                    return value + 70
        return value

    def answer_move_token(
        self, g: DeathMayDieState, step: ShiftFreely, options: tuple[int, ...]
    ) -> int:
        """Towards where such tokens are wanted."""
        token, space = step.token, step.space
        goal_plan = self.remaining_work.goal_plan
        goal: i64 = g.components.episode.map.start
        if goal_plan.kind == BRING and (token == goal_plan.token or token == goal_plan.other):
            goal = 0
            while not goal_plan.spaces & bit(goal):
                goal += 1
        elif goal_plan.kind != TURN_OVER:
            goal = g.space[g.active]
        best: i64 = DONE if DONE in options else options[0]
        least = g.paths.plain.distance(space, goal) if DONE in options else 99
        for option in options:
            if option >= SPACE:
                way = g.paths.plain.distance(option - SPACE, goal)
                if way < least:
                    least = way
                    best = option
        return best

    def answer_split_wounds(
        self, g: DeathMayDieState, step: SplitWounds, options: tuple[int, ...]
    ) -> int:
        best = options[0]
        least: i64 = 99
        for option in options:
            life = wounds_left(g, option - FIGURE)
            if life < least:
                least = life
                best = option
        return best

    def answer_enemy_space(
        self, g: DeathMayDieState, step: Step[Any], options: tuple[int, ...]
    ) -> int:
        """Of several ways an enemy may go, the one that ends farthest from everybody."""
        best = options[0]
        most: i64 = -1
        for option in options:
            way = self.remaining_work.nearest(g, option - SPACE)
            if way > most:
                most = way
                best = option
        return best

    # ------------------------------------------------------------ trades, and what needs no thought

    def answer_trade_card(
        self, g: DeathMayDieState, step: ChooseTraded, options: tuple[int, ...]
    ) -> int:
        return choose_card(g, self.evaluation, step.who, options)

    def answer_trade_receiver(
        self, g: DeathMayDieState, step: ChooseReceiver, options: tuple[int, ...]
    ) -> int:
        return choose_receiver(g, self.evaluation, step.who, step.card)

    def answer_trade_consent(
        self, g: DeathMayDieState, step: Consent, options: tuple[int, ...]
    ) -> int:
        return YES if agrees(g, self.evaluation, step.card, step.receiver) else NO

    def answer_first(self, g: DeathMayDieState, step: Step[Any], options: tuple[int, ...]) -> int:
        return options[0]

    def answer_yes(self, g: DeathMayDieState, step: Step[Any], options: tuple[int, ...]) -> int:
        return YES

    def answer_no(self, g: DeathMayDieState, step: Step[Any], options: tuple[int, ...]) -> int:
        return NO


# ---------------------------------------------------------------- what answers which question

Handler = Callable[[QuickPolicy, DeathMayDieState, Any, tuple[int, ...]], int]

# By the step that asks; to any other question the answer is to stop, or else the first option.
ANSWERS: Final[dict[type[Step[Any]], Handler]] = {
    Rerolls: QuickPolicy.answer_reroll,
    ChooseAction: QuickPolicy.answer_action,
    GrantedAction: QuickPolicy.answer_granted_action,
    ChooseSpace: QuickPolicy.answer_move,
    ChooseTarget: QuickPolicy.answer_target,
    ChangeSigns: QuickPolicy.answer_convert,
    HealPoints: QuickPolicy.answer_heal,
    LevelUp: QuickPolicy.answer_level_up,
    ResolveDiscovery: QuickPolicy.answer_discovery,
    ShiftFreely: QuickPolicy.answer_move_token,
    ChooseOption: QuickPolicy.answer_choose,
    AssignWounds: QuickPolicy.answer_assign_wound,
    ChooseTraded: QuickPolicy.answer_trade_card,
    ChooseReceiver: QuickPolicy.answer_trade_receiver,
    Consent: QuickPolicy.answer_trade_consent,
    ChooseCharacter: QuickPolicy.answer_character,
    SplitWounds: QuickPolicy.answer_split_wounds,
    SilentWitness: QuickPolicy.answer_silent_witness,
    KillerInstinct: QuickPolicy.answer_killer_instinct,
    PickEnd: QuickPolicy.answer_enemy_space,
    SummonOne: QuickPolicy.answer_enemy_space,
    SummonAtEach: QuickPolicy.answer_enemy_space,
    LeaveBehind: QuickPolicy.answer_first,
    MoreTargets: QuickPolicy.answer_first,
    ChoosePatient: QuickPolicy.answer_first,
    DivideHealing: QuickPolicy.answer_first,
    TakeTokens: QuickPolicy.answer_first,
    IgnoreWounds: QuickPolicy.answer_yes,
    IgnoreSanity: QuickPolicy.answer_yes,
    CalmDown: QuickPolicy.answer_yes,
    ConfirmLethal: QuickPolicy.answer_no,
    MayInvestigate: QuickPolicy.answer_no,
    RelicInstead: QuickPolicy.answer_no,
    FollowAlong: QuickPolicy.answer_no,
}
