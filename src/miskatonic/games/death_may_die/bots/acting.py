"""Quick play: which action to take, and where to go."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.evaluation import Evaluation
from miskatonic.games.death_may_die.bots.outcomes import outcome
from miskatonic.games.death_may_die.bots.remaining_work import RemainingWork
from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.rules.attack import attackable_at
from miskatonic.games.death_may_die.rules.choices import (
    ATTACK,
    DONE,
    EPISODE_ACTION,
    FREE_ATTACK,
    FREE_RUN,
    GRANT,
    INVESTIGATOR,
    MOST_USES,
    REST,
    RUN,
    SPACE,
    USE,
)
from miskatonic.games.death_may_die.rules.components import ELDER, bit
from miskatonic.games.death_may_die.rules.counting import ones
from miskatonic.games.death_may_die.rules.holdings import STEALTH_SNEAKS, skill
from miskatonic.games.death_may_die.rules.paths import reach
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision

NO_AIM: Final[i64] = -1
# Somebody else is nearer to it: so many spaces more.
LEFT_TO_OTHERS: Final[i64] = 2
# What using a card must gain, for nothing and for an action.
WORTH_USING: Final[i64] = 10
WORTH_AN_ACTION: Final[i64] = 70
# A shot or an action that is not used lapses, where a card is kept.
LAPSES: Final[i64] = 40
# From so many wounds on, or stress and wounds together, nobody looks for a fight.
BADLY_WOUNDED: Final[i64] = 3
BADLY_HURT: Final[i64] = 6
# Worlds of an effect that is tried out have streams of their own, beyond those of any game.
OTHER_WORLD: Final[i64] = 1 << 58


class Acting:
    """Plays for whoever is asked. `aim`, if set, is where the next Run of `aimer` shall end."""

    def __init__(self, evaluation: Evaluation, samples: i64) -> None:
        self.evaluation: Final = evaluation
        self.remaining_work: Final[RemainingWork] = evaluation.remaining_work
        self.aim: i64 = NO_AIM
        self.aimer: i64 = -1
        # How often an answer is tried out that no rule of thumb is for, 0 for not at all: then the
        # first one that does something must do. And how deep that is nested.
        self.samples: Final[i64] = samples
        self.depth: i64 = 0

    def choose(self, g: DeathMayDieState, decision: Decision) -> int:
        """The answer to any question."""
        raise NotImplementedError

    def fresh_rng(self, g: DeathMayDieState, number: i64) -> Rng:
        """Chance that is not the game's own, and the same for all answers to a question."""
        return Rng(g.rng.seed, g.rng.stream ^ (OTHER_WORLD + number), g.rng.block)

    # ------------------------------------------------------------ actions

    def act(self, g: DeathMayDieState, who: i64, decision: Decision) -> int:
        options = decision.options
        here: i64 = g.space[who]
        self.aim = NO_AIM
        possible: i64 = 0
        for option in options:
            if EPISODE_ACTION <= option < EPISODE_ACTION + 2:
                possible |= bit(option - EPISODE_ACTION)
            elif option == FREE_ATTACK or GRANT <= option < GRANT + 5:
                return option
        if options[-1] >= USE and self.depth == 0 and self.samples > 0:
            use = self._best_use(g, decision)
            if use >= 0:
                return use
        foes = attackable_at(g, here)
        if g.disrupted and foes & bit(ELDER) and ATTACK in options:
            return ATTACK
        if not g.disrupted and possible:
            action = self.remaining_work.useful_action(g, who, possible)
            if action >= 0:
                return EPISODE_ACTION + action
        if foes and ATTACK in options:
            return self._fight_or_slip_away(g, who, options)
        hurt = g.wounds[who] + g.stress[who]
        if REST in options and hurt >= 3 and (g.wounds[who] >= 2 or g.stress[who] >= 3):
            return REST
        return self._go_or_stay(g, who, hurt, options)

    def best_free(self, g: DeathMayDieState, decision: Decision) -> i64:
        """What takes no action and gains most, if it gains enough; -1 if nothing does."""
        best: i64 = -1
        most: i64 = WORTH_USING
        now = self.evaluation.value(g)
        for option in decision.options:
            if is_free(g, option):
                gain = outcome(self, g, decision, option) - now
                if option < USE:
                    gain += LAPSES
                if gain > most:
                    most = gain
                    best = option
        return best

    def _best_use(self, g: DeathMayDieState, decision: Decision) -> i64:
        """The card or relic whose use gains most, if it gains enough; -1 if none does."""
        best: i64 = -1
        most: i64 = 0
        now = self.evaluation.value(g)
        for option in decision.options:
            if option >= USE:
                price = WORTH_AN_ACTION if costs_action(g, option - USE) else WORTH_USING
                gain = outcome(self, g, decision, option) - now - price
                if gain > most:
                    most = gain
                    best = option
        return best

    def _fight_or_slip_away(self, g: DeathMayDieState, who: i64, options: tuple[int, ...]) -> int:
        """Whoever is badly hurt and can leave all enemies behind does so."""
        crowd = ones(g.crowd[g.space[who]])
        if self.is_badly_hurt(g, who) and crowd <= skill(g, who, STEALTH_SNEAKS):
            refuge = self.refuge(g, who, 3)
            if refuge >= 0:
                for run in (FREE_RUN, RUN):
                    if run in options:
                        self.aimer = who
                        self.aim = refuge
                        return run
        return ATTACK

    def is_badly_hurt(self, g: DeathMayDieState, who: i64) -> bool:
        wounds: i64 = g.wounds[who]
        return wounds >= BADLY_WOUNDED or wounds + g.stress[who] >= BADLY_HURT

    def is_hurt(self, g: DeathMayDieState, who: i64) -> bool:
        return g.wounds[who] >= 2 or g.wounds[who] + g.stress[who] >= 4

    def refuge(self, g: DeathMayDieState, who: i64, length: i64) -> i64:
        """The safe space within reach that is farthest from all enemies; -1 if there is none."""
        here: i64 = g.space[who]
        spaces = reach(g.paths.plain.near, here, length) & ~bit(here)
        best: i64 = -1
        most: i64 = -1
        space: i64 = 0
        while spaces >> space:
            if spaces & bit(space) and g.crowd[space] == 0:
                score = 4 * nearest_enemy(g, space) - g.paths.plain.distance(here, space)
                if score > most:
                    most = score
                    best = space
            space += 1
        return best

    def _go_or_stay(
        self, g: DeathMayDieState, who: i64, hurt: i64, options: tuple[int, ...]
    ) -> int:
        aim = self.aim_of(g, who)
        if aim >= 0 and aim != g.space[who]:
            if REST in options and g.crowd[aim] and self.is_badly_hurt(g, who):
                return REST
            if FREE_RUN in options:
                return FREE_RUN
            if RUN in options:
                return RUN
        if ATTACK in options:
            return ATTACK
        if REST in options and hurt > 0:
            return REST
        return DONE

    # ------------------------------------------------------------ moves

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

    def move(self, g: DeathMayDieState, who: i64, options: tuple[int, ...]) -> int:
        """One space nearer to the aim, by a way without enemies if there is one."""
        here: i64 = g.space[who]
        aim = self.aim_of(g, who)
        if self.aim < 0 and g.crowd[g.space[who]] == 0 and self.is_badly_hurt(g, who):
            aim = here
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


def is_free(g: DeathMayDieState, choice: i64) -> bool:
    """Whether it takes no action, and is no Run: that is weighed by where it ends."""
    if choice == FREE_ATTACK or GRANT <= choice < INVESTIGATOR:
        return True
    return choice >= USE and not costs_action(g, choice - USE)


def costs_action(g: DeathMayDieState, code: i64) -> bool:
    """Whether the use with this number is a special action."""
    use = g.components.powers[code // MOST_USES].uses[code % MOST_USES]
    return use.timing == word.TIMING_ACTION


def nearest_enemy(g: DeathMayDieState, space: i64) -> i64:
    """How far the nearest enemy is from a space; 9 if there is none."""
    best: i64 = 9
    other: i64 = 0
    while other < g.components.spaces:
        if g.crowd[other]:
            best = min(best, g.paths.plain.distance(space, other))
        other += 1
    return best
