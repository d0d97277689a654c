"""Attacks of enemies (rulebook, investigate or fight; DMD-133 … 140, DMD-163, DMD-164)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import FIGURE, choices_in
from miskatonic.games.death_may_die.model.components import ELDER, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.events import EnemyAttacks
from miskatonic.games.death_may_die.model.holdings import DEFENSE_HEAL, skill
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_alive,
    open_roll,
    seat_of,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.dice import start_roll
from miskatonic.games.death_may_die.rules.elder_one import black_dice, green_dice
from miskatonic.games.death_may_die.rules.self_defense import SelfDefense
from miskatonic.games.death_may_die.rules.triggers import Pending, fire, gather_enemy, gather_own
from miskatonic.games.death_may_die.rules.uses import USE_WINDOW
from miskatonic.games.death_may_die.rules.wounds import BY_ROLL, take_wounds
from miskatonic.kernel.state import Step, ask, push, tell, then


class Fight(QuestionStep):
    """DMD-133, DMD-135 … 137  Each enemy in the space attacks once, in an order of choice."""

    def run(self, g: DeathMayDieState) -> None:
        who = g.active
        if not is_alive(g, who):
            return
        enemies: i64 = g.crowd[g.space[who]] & ~g.fought
        if ones(enemies) > 1:
            ask(g, self, seat_of(g, who), "attacker", "rule:DMD-133", choices_in(FIGURE, enemies))
        elif enemies:
            self._fight(g, lowest(enemies))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._fight(g, choice - FIGURE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": g.active}

    def _fight(self, g: DeathMayDieState, figure: i64) -> None:
        g.fought |= bit(figure)
        then(g, EnemyAttack(figure, g.active), USE_WINDOW, self)


class EnemyAttack(Step[DeathMayDieState]):
    """DMD-064, DMD-139, DMD-164  The attacked player rolls the dice on the enemy's card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("figure", "who")

    def __init__(self, figure: i64, who: i64) -> None:
        self.figure: Final[i64] = figure
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        figure = self.figure
        if g.figure_space[figure] < 0 or not is_alive(g, self.who):
            return
        type_ = g.components.types[g.components.figure_type[figure]]
        black = black_dice(g) if figure == ELDER else type_.black
        green = green_dice(g) if figure == ELDER else type_.green
        if g.loud:
            tell(g, EnemyAttacks(figure, self.who))
        start_roll(g, word.ON_ATTACKED, self.who, black, green, RESOLVE_ENEMY_ATTACK, figure)


class ResolveEnemyAttack(Step[DeathMayDieState]):
    """DMD-080, DMD-139  Each success is a wound."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        push(g, AFTER_ENEMY_ATTACK)
        take_wounds(g, roll.who, roll.successes, roll.kind | BY_ROLL)


class AfterEnemyAttack(Step[DeathMayDieState]):
    """DMD-082  Triggers of the attack, in an order of choice."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        pending: list[Pending] = []
        victim: i64 = roll.who if is_alive(g, roll.who) else -1
        gather_enemy(g, pending, word.ATTACKS, roll.foe, victim)
        if victim >= 0:
            gather_own(g, pending, word.ROLLED, victim)
            if roll.dealt == 0 and skill(g, victim, DEFENSE_HEAL) > 0:
                pending.append(SelfDefense(context(victim, roll.foe)))
        fire(g, pending)


FIGHT: Final = Fight()
RESOLVE_ENEMY_ATTACK: Final = ResolveEnemyAttack()
AFTER_ENEMY_ATTACK: Final = AfterEnemyAttack()
