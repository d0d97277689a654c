"""Quick play: one look at the table and a choice, for any question. The novice plays so, and so do
all look-aheads from where they stop to think.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.evaluation import LEVELS, Worth, life_of
from miskatonic.games.death_may_die.bots.goal_plan import BRING, TURN_OVER
from miskatonic.games.death_may_die.bots.remaining_work import Labour
from miskatonic.games.death_may_die.bots.rerolls import Outlook, choose_reroll
from miskatonic.games.death_may_die.bots.trades import agrees, choose_card, choose_receiver
from miskatonic.games.death_may_die.rules.actions import GrantedAction
from miskatonic.games.death_may_die.rules.attack import ChooseTarget, attackable_at
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
from miskatonic.games.death_may_die.rules.costs import is_lethal
from miskatonic.games.death_may_die.rules.discovery import ResolveDiscovery
from miskatonic.games.death_may_die.rules.enemies import wounds_left
from miskatonic.games.death_may_die.rules.holdings import SKILLS_EACH
from miskatonic.games.death_may_die.rules.movement import ChooseSpace
from miskatonic.games.death_may_die.rules.resting import ChooseReceiver, ChooseTraded, Consent
from miskatonic.games.death_may_die.rules.sanity import LevelUp
from miskatonic.games.death_may_die.rules.script import effect_at
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.targets import subjects
from miskatonic.games.death_may_die.rules.verbs_flow import Choose
from miskatonic.games.death_may_die.rules.verbs_tokens import ShiftFreely
from miskatonic.games.death_may_die.rules.wounds import AssignWounds, HealPoints
from miskatonic.kernel.state import Decision

NO_AIM: Final[i64] = -1
# Who fights and lasts best, first: places in the library's investigators.
FAVOURITES: Final = (4, 5, 9, 3, 0, 8, 2, 1, 7, 6)
# So many wounds an investigator bears before companions are asked to.
OWN_WOUNDS: Final[i64] = 2
# Somebody else is nearer to it: so many spaces more.
LEFT_TO_OTHERS: Final[i64] = 2


class Hand:
    """Plays for whoever is asked. `aim`, if set, is where the next Run of `aimer` shall end."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self.labour: Final[Labour] = worth.labour
        self.aim: i64 = NO_AIM
        self.aimer: i64 = -1

    def choose(self, g: DeathMayDieState, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        prompt = decision.prompt
        step = decision.step
        if prompt == "reroll":
            return choose_reroll(g, options)
        if prompt == "action":
            return self.act(g, g.active, options)
        if isinstance(step, ChooseSpace):
            return self.move(g, step.who, options)
        if isinstance(step, ChooseTarget):
            return self.target(g, options)
        if prompt == "convert":
            return self._convert(g, options)
        if isinstance(step, HealPoints):
            return self._heal(g, step.who, options)
        if isinstance(step, LevelUp):
            return self._level(g, step.who, options)
        if isinstance(step, ResolveDiscovery):
            return self._discovery(g, step.card, step.who, options)
        if isinstance(step, ShiftFreely):
            return self._move_token(g, step.token, step.space, options)
        if isinstance(step, Choose):
            return self._way(g, step, options)
        if isinstance(step, GrantedAction):
            return self.act(g, step.who, options)
        if isinstance(step, AssignWounds):
            return self._spared(g, step.who, step.left, options)
        if isinstance(step, ChooseTraded):
            return choose_card(g, self.worth, step.who, options)
        if isinstance(step, ChooseReceiver):
            return choose_receiver(g, self.worth, step.who, step.card)
        if isinstance(step, Consent):
            return YES if agrees(g, self.worth, step.card, step.receiver) else NO
        return self._other(g, prompt, options)

    def _other(self, g: DeathMayDieState, prompt: str, options: tuple[int, ...]) -> int:
        if prompt == "character":
            return self._character(options)
        if prompt == "split-wounds":
            return self._weakest(g, options)
        if prompt == "silent-witness":
            return PREVENT if PREVENT in options else HEAL if HEAL in options else DONE
        if prompt == "killer-instinct":
            return YES if g.stress[g.active] < 3 else NO
        if prompt in ("ignore-wound", "ignore-sanity", "calm-down"):
            return YES
        if prompt in ("confirm-lethal", "may-investigate", "relic-instead", "follow"):
            return NO
        if prompt == "enemy-path" or prompt == "summon-at":
            return self._farthest(g, options)
        if prompt in ("leave-behind", "more-targets", "patient", "take-token"):
            return options[0]
        if DONE in options:
            return DONE
        return options[0]

    # ------------------------------------------------------------ actions

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
            deed = self.labour.deed(g, who, possible)
            if deed >= 0:
                return EPISODE_ACTION + deed
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
        aims = self.labour.aims(g, who)
        best: i64 = NO_AIM
        least: i64 = 1000
        space: i64 = 0
        while aims >> space and space < g.setting.spaces:
            if aims & bit(space):
                way = self.labour.far(g, g.space[who], space)
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
            if is_other and self.labour.far(g, g.space[other], space) < way:
                return True
            other += 1
        return False

    def move(self, g: DeathMayDieState, who: i64, options: tuple[int, ...]) -> int:
        """One space nearer to the aim, by a way without enemies if there is one."""
        here: i64 = g.space[who]
        aim = self.aim_of(g, who)
        if aim < 0 or aim == here:
            if who == self.aimer and aim == here:
                self.aim = NO_AIM
            return DONE if DONE in options else options[0]
        best: i64 = DONE if DONE in options else options[0]
        least = 10 * self.labour.far(g, here, aim)
        for option in options:
            if option >= SPACE:
                to = option - SPACE
                way = 10 * self.labour.far(g, to, aim)
                if g.crowd[to] and to != aim:
                    way += 5
                if way < least:
                    least = way
                    best = option
        return best

    def target(self, g: DeathMayDieState, options: tuple[int, ...]) -> int:
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
                type_ = g.setting.types[g.setting.figure_type[figure]]
                score = 12 * (type_.black + type_.green) - 9 * wounds_left(g, figure)
                if self.labour.errand.quarry == g.setting.figure_type[figure]:
                    score += 100
            if score > most:
                most = score
                best = option
        return best

    # ------------------------------------------------------------ dice and people

    def _convert(self, g: DeathMayDieState, options: tuple[int, ...]) -> int:
        roll = g.roll
        assert roll is not None
        outlook = Outlook(g, roll)
        if outlook.against or (outlook.need is not None and outlook.need.signs > 0):
            return DONE
        if outlook.need is not None and outlook.need.exactly >= 0:
            wanted = outlook.need.exactly - outlook.more - roll.plus
            if roll.successes >= wanted:
                return DONE
        return CONVERT if CONVERT in options else CONVERT_BY_CARD

    def _heal(self, g: DeathMayDieState, who: i64, options: tuple[int, ...]) -> int:
        """Whichever point hurts more; a token, if it can be had for one, once that is done."""
        wounds = HEAL_WOUND in options
        stress = HEAL_STRESS in options
        if wounds and (not stress or g.wounds[who] >= g.stress[who] - 1):
            return HEAL_WOUND
        return HEAL_STRESS if stress else options[0]

    def _level(self, g: DeathMayDieState, who: i64, options: tuple[int, ...]) -> int:
        best = options[0]
        most: i64 = -1
        skills = g.setting.library.investigators[g.character[who]].skills
        for option in options:
            place = option - SKILL
            level: i64 = g.levels[who * SKILLS_EACH + place]
            row = LEVELS[g.setting.library.skills[skills[place]].hook]
            gain = row[level + 1] - row[level]
            if gain > most:
                most = gain
                best = option
        return best

    def _character(self, options: tuple[int, ...]) -> int:
        for favourite in FAVOURITES:
            if CHARACTER + favourite in options:
                return CHARACTER + favourite
        return options[0]

    def _spared(self, g: DeathMayDieState, who: i64, wounds: i64, options: tuple[int, ...]) -> int:
        """Companions take what would hurt most, and are lost only for a life; the first wounds are
        one's own.
        """
        if g.wounds[who] < OWN_WOUNDS:
            return SELF
        best: i64 = SELF
        most: i64 = 0 if g.wounds[who] + wounds >= g.setting.dice.wounds else 1
        for option in options:
            if option != SELF and life_of(g, option - CARD) > most:
                most = life_of(g, option - CARD)
                best = option
        return best

    # ------------------------------------------------------------ cards, tokens, enemies

    def _discovery(self, g: DeathMayDieState, card: i64, who: i64, options: tuple[int, ...]) -> int:
        """What is worth more than it costs."""
        best: i64 = DONE
        most: i64 = 0
        discovery = g.setting.cards[card]
        if discovery.otherwise is not None:
            most = -50
        for option in options:
            if option != DONE:
                clause = discovery.options[option - OPTION]
                score: i64 = 20
                cost = clause.cost
                if cost is not None:
                    if is_lethal(g, cost, subjects(who)):
                        continue
                    score -= 14 * cost.stress + 32 * cost.wounds + 30 * cost.sanity
                    if cost.wounds + g.wounds[who] >= g.setting.dice.wounds - 1:
                        score -= 300
                if clause.take >= 0:
                    score += self._side(g, 2 * card + clause.take)
                if clause.need is not None:
                    score = score // 2 - 15
                if score > most:
                    most = score
                    best = option
        return best

    def _way(self, g: DeathMayDieState, step: Choose, options: tuple[int, ...]) -> int:
        """The first of several ways that does not kill."""
        effect = effect_at(g, step.script, step.at)
        for option in options:
            if option == DONE or not is_lethal(g, effect.options[option - OPTION].cost, step.ctx):
                return option
        return options[0]

    def _side(self, g: DeathMayDieState, source: i64) -> i64:
        side = g.setting.sides[source]
        value: i64 = self.worth.values[source]
        if side is not None:
            value += 18 * max(side.health, 0)
            for task in self.labour.errand.tasks:
                if task.add_tag >= 0 and task.add_tag in side.tags:
                    return value + 70
        return value

    def _move_token(
        self, g: DeathMayDieState, token: i64, space: i64, options: tuple[int, ...]
    ) -> int:
        """Towards where such tokens are wanted."""
        errand = self.labour.errand
        goal: i64 = g.setting.episode.map.start
        if errand.kind == BRING and (token == errand.token or token == errand.other):
            goal = 0
            while not errand.spaces & bit(goal):
                goal += 1
        elif errand.kind != TURN_OVER:
            goal = g.space[g.active]
        best: i64 = DONE if DONE in options else options[0]
        least = g.walks.plain.distance(space, goal) if DONE in options else 99
        for option in options:
            if option >= SPACE:
                way = g.walks.plain.distance(option - SPACE, goal)
                if way < least:
                    least = way
                    best = option
        return best

    def _weakest(self, g: DeathMayDieState, options: tuple[int, ...]) -> int:
        best = options[0]
        least: i64 = 99
        for option in options:
            life = wounds_left(g, option - FIGURE)
            if life < least:
                least = life
                best = option
        return best

    def _farthest(self, g: DeathMayDieState, options: tuple[int, ...]) -> int:
        """Of several ways an enemy may go, the one that ends farthest from everybody."""
        best = options[0]
        most: i64 = -1
        for option in options:
            way = self.labour.nearest(g, option - SPACE)
            if way > most:
                most = way
                best = option
        return best
