"""The skill Self-Defense: strike back after an attack that dealt no wounds."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.model.choices import DONE, SPACE, choices_in
from miskatonic.games.death_may_die.model.components import ELDER, HOOK_SOURCE
from miskatonic.games.death_may_die.model.holdings import (
    DEFENSE_HEAL,
    DEFENSE_KILL,
    DEFENSE_PUSH,
    skill,
)
from miskatonic.games.death_may_die.model.state import DeathMayDieState, seat_of
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.enemies import follow_up, kill, place_enemy
from miskatonic.games.death_may_die.rules.triggers import Pending, PendingSkill
from miskatonic.games.death_may_die.rules.wounds import heal_stress
from miskatonic.kernel.state import ask, push

SELF_DEFENSE: Final[i64] = 7


class SelfDefense(PendingSkill):
    """Self-Defense: strike back after an attack; `it` is the attacker."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(HOOK_SOURCE + SELF_DEFENSE, 0, ctx)

    def resolve(self, g: DeathMayDieState) -> None:
        defend(g, self.ctx.you, self.ctx.it)


def defend(g: DeathMayDieState, who: i64, attacker: i64) -> None:
    """Heal, and push the attacker away or kill it."""
    heal_stress(g, who, skill(g, who, DEFENSE_HEAL))
    if g.figure_space[attacker] < 0:
        return
    if skill(g, who, DEFENSE_KILL) > 0 and attacker != ELDER:
        pending: list[Pending] = []
        kill(g, attacker, who, pending)
        follow_up(g, pending)
    elif skill(g, who, DEFENSE_PUSH) > 0:
        push(g, PushAttacker(who, attacker))


class PushAttacker(QuestionStep):
    """Self-Defense: the attacker can be pushed 1 space."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "attacker")

    def __init__(self, who: i64, attacker: i64) -> None:
        self.who: Final[i64] = who
        self.attacker: Final[i64] = attacker

    def run(self, g: DeathMayDieState) -> None:
        space: i64 = g.figure_space[self.attacker]
        if space >= 0 and g.paths.plain.near[space]:
            options = choices_in(SPACE, g.paths.plain.near[space], DONE)
            ask(g, self, seat_of(g, self.who), "push", "skill:self-defense", options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            place_enemy(g, self.attacker, choice - SPACE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "figure": self.attacker}
