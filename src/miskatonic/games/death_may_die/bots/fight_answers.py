"""Rules of thumb for enemies: which to leave behind, attack, and face first."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.bots.acting import Acting, best_outcome
from miskatonic.games.death_may_die.bots.dice_power import attack_mean, danger_of, lasting_danger
from miskatonic.games.death_may_die.bots.goal_plan import SLAY
from miskatonic.games.death_may_die.bots.rerolls import ELDER_WOUND, KILL, WOUND
from miskatonic.games.death_may_die.model.choices import ALL, DONE, FIGURE, SPACE
from miskatonic.games.death_may_die.model.components import ELDER, bit
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.state import DeathMayDieState, open_roll
from miskatonic.games.death_may_die.rules.attack import ChooseTarget, MoreTargets, SplitWounds
from miskatonic.games.death_may_die.rules.enemies import wounds_left
from miskatonic.kernel.state import Decision

# The extra value of a kill over wounds that leave an enemy alive.
SURE_KILL: Final[i64] = 30
# The value of keeping a hunted enemy close.
WANTED: Final[i64] = 1_000


class FightAnswers(Acting):
    """Answers to questions about enemies."""

    def answer_leave_behind(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Leave the most dangerous enemy behind, but not the one that is hunted."""
        plan = self.remaining_work.goal_plan
        best: i64 = DONE
        most: i64 = 0
        for option in options:
            if option >= FIGURE:
                figure = option - FIGURE
                score = lasting_danger(g, figure)
                if plan.kind == SLAY and plan.quarry == g.components.figure_type[figure]:
                    score -= WANTED
                if score > most:
                    most = score
                    best = option
        return best

    def answer_attacker(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Face the most dangerous enemy first, while stress and companions are left."""
        best: i64 = options[0]
        most: i64 = -1
        for option in options:
            danger = danger_of(g, option - FIGURE)
            if danger > most:
                most = danger
                best = option
        return best

    def answer_target(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Attack the Elder One, otherwise the most dangerous enemy for the wounds needed."""
        step = decision.step
        assert isinstance(step, ChooseTarget)
        mean = attack_mean(g, step.who)
        best: i64 = options[0]
        most: i64 = -1
        for option in options:
            score: i64 = 0
            if option == ALL:
                score = _worth_of_all(g, step.who, mean)
            else:
                figure = option - FIGURE
                if figure == ELDER:
                    return option
                score = _worth_of_attack(g, figure, mean)
                if self.remaining_work.goal_plan.quarry == g.components.figure_type[figure]:
                    score += WANTED
            if score > most:
                most = score
                best = option
        return best

    def answer_more_targets(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Try targets out, because some strike back; when nested, take the most valuable."""
        if self.depth == 0 and self.samples > 0:
            return best_outcome(self, g, decision, options)
        step = decision.step
        assert isinstance(step, MoreTargets)
        mean = attack_mean(g, step.who)
        best: i64 = DONE
        most: i64 = -1
        for option in options:
            if option >= FIGURE:
                figure = option - FIGURE
                if figure == ELDER:
                    return option
                score = _worth_of_attack(g, figure, mean)
                if score > most:
                    most = score
                    best = option
        return best

    def answer_split_wounds(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Wound enemies that can still be killed, best value first; otherwise the Elder One."""
        step = decision.step
        assert isinstance(step, SplitWounds)
        targets = open_roll(g).targets
        best: i64 = options[0]
        most: i64 = -1
        for option in options:
            figure = option - FIGURE
            need: i64 = wounds_left(g, figure) - step.given[ones(targets & (bit(figure) - 1))]
            score: i64 = ELDER_WOUND if figure == ELDER else WOUND
            if 0 < need <= step.left:
                score += (KILL + danger_of(g, figure)) // need + SURE_KILL
            if score > most:
                most = score
                best = option
        return best

    def answer_enemy_space(
        self, g: DeathMayDieState, decision: Decision, options: tuple[int, ...]
    ) -> int:
        """Send the enemy to the space farthest from all investigators."""
        best = options[0]
        most: i64 = -1
        for option in options:
            way = self.remaining_work.nearest(g, option - SPACE)
            if way > most:
                most = way
                best = option
        return best


def _worth_of_attack(g: DeathMayDieState, figure: i64, mean: i64) -> i64:
    """Its danger, scaled by the share of its health that an attack takes."""
    life = max(100 * wounds_left(g, figure), 1)
    return 100 * danger_of(g, figure) * min(mean, life) // life


def _worth_of_all(g: DeathMayDieState, who: i64, mean: i64) -> i64:
    """The value of the enemies here that can be killed, the easiest first."""
    crowd: i64 = g.crowd[g.space[who]]
    total: i64 = 0
    left = mean
    life: i64 = 1
    while crowd and left > 0 and life < 20:
        figure: i64 = 0
        while crowd >> figure:
            if crowd & bit(figure) and wounds_left(g, figure) <= life:
                total += _worth_of_attack(g, figure, max(left, 0))
                left -= 100 * life
                crowd &= ~bit(figure)
            figure += 1
        life += 1
    return total
