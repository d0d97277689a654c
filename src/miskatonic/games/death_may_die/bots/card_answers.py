"""Rules of thumb about dice, people, cards and tokens."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.acting import best_outcome, outcome
from miskatonic.games.death_may_die.bots.evaluation import (
    HARMFUL_TOKEN,
    LEVELS,
    STRESS,
    WOUNDS,
    life_of,
)
from miskatonic.games.death_may_die.bots.fight_answers import FightAnswers
from miskatonic.games.death_may_die.bots.goal_plan import BRING, TURN_OVER
from miskatonic.games.death_may_die.bots.rerolls import RollValue, choose_reroll
from miskatonic.games.death_may_die.bots.trades import agrees, choose_card, choose_receiver
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.card_effects.flow import ChooseOption
from miskatonic.games.death_may_die.card_effects.shift import ShiftFreely
from miskatonic.games.death_may_die.model.choices import (
    CARD,
    CHARACTER,
    CONVERT,
    CONVERT_BY_CARD,
    DONE,
    HEAL,
    HEAL_STRESS,
    HEAL_WOUND,
    NO,
    OPTION,
    PREVENT,
    SELF,
    SKILL,
    SPACE,
    TOKEN,
    USE,
    YES,
)
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.holdings import INSTINCT_STRESS, SKILLS_EACH, skill
from miskatonic.games.death_may_die.model.state import DeathMayDieState, open_roll, tokens_on
from miskatonic.games.death_may_die.rules.costs import is_lethal
from miskatonic.games.death_may_die.rules.discovery import ResolveDiscovery
from miskatonic.games.death_may_die.rules.resting import ChooseReceiver, ChooseTraded, Consent
from miskatonic.games.death_may_die.rules.sanity import LevelUp
from miskatonic.games.death_may_die.rules.skills import MayInvestigate
from miskatonic.games.death_may_die.rules.wounds import AssignWounds, HealPoints
from miskatonic.kernel.state import Decision

# The wounds an investigator takes before companions do.
OWN_WOUNDS: Final[i64] = 2
# The wounds from which an investigator avoids surprises: one more would kill.
LAST_WOUND: Final[i64] = 4


class CardAnswers(FightAnswers):
    """Answers to questions about dice, people, cards and tokens."""

    def answer_reroll(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Reroll a die, or once no die is worth it, use a card that helps."""
        choice = choose_reroll(g, options)
        if choice == DONE and options[-1] >= USE and self.depth == 0 and self.samples > 0:
            return self.best_use_on_roll(g, decision)
        return choice

    def best_use_on_roll(self, g: DeathMayDieState, decision: Decision) -> int:
        best: i64 = DONE
        most = outcome(self, g, decision, DONE)
        for option in decision.options:
            if option >= USE:
                value = outcome(self, g, decision, option)
                if value > most:
                    most = value
                    best = option
        return best

    def answer_convert(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
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

    def answer_heal(self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]) -> int:
        """Heal what hurts most: the last wound, the last stress, or a harmful token."""
        step = decision.step
        assert isinstance(step, HealPoints)
        wounds: i64 = g.wounds[step.who]
        stress: i64 = g.stress[step.who]
        best: i64 = options[0]
        most: i64 = -1
        for option in options:
            gain: i64 = -1
            if option == HEAL_WOUND:
                gain = WOUNDS[wounds] - WOUNDS[wounds - 1]
            elif option == HEAL_STRESS:
                gain = STRESS[stress] - STRESS[stress - 1]
            elif option >= TOKEN:
                gain = HARMFUL_TOKEN * min(tokens_on(g, step.who, option - TOKEN), 2)
            if gain > most:
                most = gain
                best = option
        return best

    def answer_level_up(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        step = decision.step
        assert isinstance(step, LevelUp)
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
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Let the investigator take wounds first; companions are only lost to save a life."""
        step = decision.step
        assert isinstance(step, AssignWounds)
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
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        return choose_investigator(g, options)

    def answer_silent_witness(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        return PREVENT if PREVENT in options else HEAL if HEAL in options else DONE

    def answer_killer_instinct(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Always if it is free, otherwise while stress is left for rerolls."""
        who = open_roll(g).who
        return YES if skill(g, who, INSTINCT_STRESS) == 0 or g.stress[who] < 3 else NO

    def answer_may_investigate(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Investigate, because finds usually help, unless a wound would kill."""
        step = decision.step
        assert isinstance(step, MayInvestigate)
        return YES if g.wounds[step.who] < LAST_WOUND else NO

    # ------------------------------------------------------------ cards and tokens

    def answer_discovery(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Take the option that is worth most, if it is worth its cost."""
        step = decision.step
        assert isinstance(step, ResolveDiscovery)
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
                    score += self._worth_of_side(g, 2 * card + clause.take)
                if clause.need is not None:
                    score = score // 2 - 15
                if score > most:
                    most = score
                    best = option
        return best

    def _worth_of_side(self, g: DeathMayDieState, source: i64) -> i64:
        side = g.components.sides[source]
        value: i64 = self.evaluation.values[source]
        if side is not None:
            value += 18 * max(side.health, 0)
            for task in self.remaining_work.goal_plan.tasks:
                if task.add_tag >= 0 and task.add_tag in side.tags:
                    return value + 70
        return value

    def answer_choose(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """The option that leaves the team in the best state, avoiding deaths."""
        step = decision.step
        assert isinstance(step, ChooseOption)
        ways = step.choice(g).options
        harmless = [
            option
            for option in options
            if option == DONE or not is_lethal(g, ways[option - OPTION].cost, step.ctx)
        ]
        return best_outcome(self, g, decision, tuple(harmless) if harmless else options)

    def answer_move_token(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Move tokens toward where they are needed."""
        step = decision.step
        assert isinstance(step, ShiftFreely)
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

    # ------------------------------------------------------------ trades

    def answer_trade_card(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        step = decision.step
        assert isinstance(step, ChooseTraded)
        return choose_card(g, self.evaluation, step.who, options)

    def answer_trade_receiver(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        step = decision.step
        assert isinstance(step, ChooseReceiver)
        return choose_receiver(g, self.evaluation, step.who, step.card)

    def answer_trade_consent(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        step = decision.step
        assert isinstance(step, Consent)
        return YES if agrees(g, self.evaluation, step.card, step.receiver) else NO

    def answer_yes(self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]) -> int:
        return YES

    def answer_no(self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]) -> int:
        return NO


def choose_investigator(g: DeathMayDieState, options: tuple[int, ...]) -> int:
    """Pick randomly among those sharing the fewest common skills with the chosen ones."""
    known: set[int] = set()
    for character in g.character:
        if character >= 0:
            known.update(_common_skills(g, character))
    fewest: i64 = 99
    fitting: list[int] = []
    for option in options:
        shared = len(known & set(_common_skills(g, option - CHARACTER)))
        if shared < fewest:
            fewest = shared
            fitting = []
        if shared == fewest:
            fitting.append(option)
    return fitting[g.rng.below(len(fitting))]


def _common_skills(g: DeathMayDieState, character: i64) -> list[int]:
    """The skills other than the first, which is unique."""
    return list(g.components.library.investigators[character].skills[1:])
