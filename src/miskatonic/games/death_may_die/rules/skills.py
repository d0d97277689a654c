"""Unique skills after a Run and at the end of a turn: Sly, Relic Seeker."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.model.choices import YES, YES_NO
from miskatonic.games.death_may_die.model.components import HOOK_SOURCE
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.holdings import SEEKER_HEAL, skill
from miskatonic.games.death_may_die.model.state import USED_SLY, DeathMayDieState, is_safe, seat_of
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.discovery import DrawDiscovery
from miskatonic.games.death_may_die.rules.triggers import PendingSkill
from miskatonic.games.death_may_die.rules.wounds import cards_of_kind, heal_stress
from miskatonic.kernel.state import ask, push

SLY: Final[i64] = 12
RELIC_SEEKER: Final[i64] = 14


class RelicSeekerHeals(PendingSkill):
    """Relic Seeker: at the end of the turn, heal stress for each relic and item."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(HOOK_SOURCE + RELIC_SEEKER, 0, ctx)

    def resolve(self, g: DeathMayDieState) -> None:
        who = self.ctx.you
        items = ones(cards_of_kind(g, who, word.SIDE_ITEM))
        heal_stress(g, who, skill(g, who, SEEKER_HEAL) * (ones(g.relics[who]) + items))


class SlyInvestigates(PendingSkill):
    """Sly: after a Run with a sneak, offer to investigate if that is possible now."""

    def __init__(self, ctx: Context) -> None:
        super().__init__(HOOK_SOURCE + SLY, 0, ctx)

    def resolve(self, g: DeathMayDieState) -> None:
        who = self.ctx.you
        if not g.turn_used & USED_SLY and is_safe(g, g.space[who]) and g.discovery:
            push(g, MayInvestigate(who))


class MayInvestigate(QuestionStep):
    """Sly: investigate once per turn, after a Run with a sneak, on a safe space."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.who), "may-investigate", "skill:sly", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == YES:
            g.turn_used |= USED_SLY
            push(g, DrawDiscovery(self.who, False))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}
