"""Quick play: which action to take, where to go, and trying out an answer."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.evaluation import Evaluation
from miskatonic.games.death_may_die.bots.remaining_work import RemainingWork
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.choices import (
    ATTACK,
    DONE,
    EPISODE_ACTION,
    FREE_ATTACK,
    FREE_RUN,
    GRANT,
    INVESTIGATOR,
    MOST_USES,
    NO,
    REST,
    RUN,
    SPACE,
    USE,
)
from miskatonic.games.death_may_die.model.components import ELDER, bit
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.holdings import STEALTH_SNEAKS, skill
from miskatonic.games.death_may_die.model.paths import reach
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.attack import attackable_at
from miskatonic.games.death_may_die.rules.dice import EndRoll
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Decision, close_questions

# The most questions of an effect that are played out before the state is evaluated.
MOST_STEPS: Final[i64] = 60
# Questions within an effect that is tried out are tried out as well, up to this depth.
DEEPEST: Final[i64] = 2
NO_AIM: Final[i64] = -1
# The penalty, in spaces, if another investigator is nearer.
LEFT_TO_OTHERS: Final[i64] = 2
# The least gain of using a card, for free and for an action.
WORTH_USING: Final[i64] = 10
WORTH_AN_ACTION: Final[i64] = 70
# An unused attack or action is lost, whereas a card is kept.
LAPSES: Final[i64] = 40
# The wounds, or stress and wounds together, from which investigators avoid fights.
BADLY_WOUNDED: Final[i64] = 3
BADLY_HURT: Final[i64] = 6
# The first random stream for trying out effects, beyond those of any game.
OTHER_WORLD: Final[i64] = 1 << 58


class Acting:
    """Plays for the seat that is asked. `aim`, if set, is the end of `aimer`'s next Run."""

    def __init__(self, evaluation: Evaluation, samples: i64) -> None:
        self.evaluation: Final = evaluation
        self.remaining_work: Final[RemainingWork] = evaluation.remaining_work
        self.aim: i64 = NO_AIM
        self.aimer: i64 = -1
        # How often an answer without a rule of thumb is tried out, and the current nesting depth.
        # With 0 samples, the first answer that does something is taken.
        self.samples: Final[i64] = samples
        self.depth: i64 = 0

    def choose(self, g: DeathMayDieState, decision: Decision) -> int:
        """Answer any question."""
        raise NotImplementedError

    def fresh_rng(self, g: DeathMayDieState, number: i64) -> Rng:
        """A random stream separate from the game's, the same for all answers to a question."""
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
        """The free choice with the highest gain, or -1 if none gains enough."""
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
        """The use with the highest gain, or -1 if none gains enough."""
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
        """Leave if badly hurt and all enemies can be left behind, otherwise fight."""
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
        """The safe space within reach that is farthest from all enemies, or -1."""
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
        """The space where this investigator is most needed, or -1."""
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
        """Move one space toward the aim, avoiding enemies if possible."""
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
    """Whether it takes no action and isn't a Run, which is valued by its end."""
    if choice == FREE_ATTACK or GRANT <= choice < INVESTIGATOR:
        return True
    return choice >= USE and not costs_action(g, choice - USE)


def costs_action(g: DeathMayDieState, code: i64) -> bool:
    """Whether the use with this number is a special action."""
    use = g.components.powers[code // MOST_USES].uses[code % MOST_USES]
    return use.timing == word.TIMING_ACTION


def nearest_enemy(g: DeathMayDieState, space: i64) -> i64:
    """The distance of the nearest enemy from a space, 9 without enemies."""
    best: i64 = 9
    other: i64 = 0
    while other < g.components.spaces:
        if g.crowd[other]:
            best = min(best, g.paths.plain.distance(space, other))
        other += 1
    return best


def best_outcome(
    policy: Acting, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
) -> int:
    """The answer that leaves the team in the best state; the first of equal ones."""
    if policy.samples == 0 or policy.depth >= DEEPEST:
        return first_that_acts(options)
    best = options[0]
    most: i64 = 0
    is_first = True
    for option in options:
        value = outcome(policy, g, decision, option)
        if is_first or value > most:
            most = value
            best = option
            is_first = False
    return best


def outcome(policy: Acting, g: DeathMayDieState, decision: Decision, choice: i64) -> i64:
    """The value of the state after a choice and its effects; during a roll, after the roll."""
    total: i64 = 0
    count: i64 = 0
    samples = policy.samples if policy.depth == 0 else 1
    while count < samples:
        after = g.clone()
        after.loud = False
        after.rng = policy.fresh_rng(g, count)
        _settle(policy, after, decision, choice)
        total += policy.evaluation.value(after)
        count += 1
    return total // samples


def _settle(policy: Acting, g: DeathMayDieState, decision: Decision, choice: i64) -> None:
    """Play on until all effects of the choice are done, or the same question comes again."""
    rolling = g.roll is not None
    bottom = _end_of_roll(g) if rolling else len(g.agenda)
    aim, aimer = policy.aim, policy.aimer
    policy.depth += 1
    answered = decision
    answer: i64 = choice
    steps: i64 = 0
    while steps < MOST_STEPS:
        close_questions(g)
        answered.step.answer(g, answered.seat, answer)
        while g.question is None and g.result is None:
            if len(g.agenda) <= bottom or (not rolling and g.agenda[-1] is decision.step):
                break
            g.agenda.pop().run(g)
        if g.question is None or g.result is not None:
            break
        answered = g.asked[0]
        answer = policy.choose(g, answered)
        steps += 1
    policy.depth -= 1
    policy.aim = aim
    policy.aimer = aimer


def _end_of_roll(g: DeathMayDieState) -> i64:
    """The length of the agenda after the open roll."""
    at: i64 = len(g.agenda) - 1
    while at >= 0 and not isinstance(g.agenda[at], EndRoll):
        at -= 1
    return max(at, 0)


def first_that_acts(options: tuple[int, ...]) -> int:
    """The first answer that does something."""
    for option in options:
        if option != DONE and option != NO:
            return option
    return options[0]
