"""Costs, which must be paid in full (DMD-R22)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Cost
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.model.choices import CARD, YES, YES_NO, choices_in
from miskatonic.games.death_may_die.model.components import RELIC_SOURCE, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones, side_up
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_alive,
    seat_of,
    tokens_on,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.tokens import drop_tokens
from miskatonic.games.death_may_die.rules.sanity import lose_sanity
from miskatonic.games.death_may_die.rules.wounds import (
    AS_COST,
    cards_of_kind,
    companions_of,
    discard_card,
    life_left,
    stress_left,
    take_stress,
    take_wounds,
)
from miskatonic.kernel.state import Step, ask, push


def can_pay(g: DeathMayDieState, cost: Cost | None, ctx: Context, waived: bool = False) -> bool:
    """Whether the cost can be paid in full; if `waived`, stress and wounds are free."""
    if cost is None:
        return True
    who = ctx.you
    too_much = cost.stress > stress_left(g, who) or cost.wounds > wounds_payable(g, who)
    if too_much and not waived:
        return False
    if cost.token >= 0:
        token = g.components.local_token(cost.token)
        if token < 0 or tokens_on(g, who, token) < cost.tokens:
            return False
    if cost.card >= 0 and cost.card != word.SELF:
        return payable_cards(g, who, cost.card) != 0
    return True


def wounds_payable(g: DeathMayDieState, who: i64) -> i64:
    """DMD-028  The remaining life of the investigator and all companions."""
    return life_left(g, who) + companions_life(g, who)


def companions_life(g: DeathMayDieState, who: i64) -> i64:
    total: i64 = 0
    companions = companions_of(g, who)
    card: i64 = 0
    while companions:
        if companions & 1:
            side = g.components.sides[side_up(g, card)]
            assert side is not None
            total += side.health - g.card_wounds[card]
        companions >>= 1
        card += 1
    return total


def payable_cards(g: DeathMayDieState, who: i64, which: i64) -> i64:
    found: i64 = 0
    if which == word.ITEM or which == word.ITEM_OR_COMPANION:
        found |= cards_of_kind(g, who, word.SIDE_ITEM)
    if which == word.COMPANION or which == word.ITEM_OR_COMPANION:
        found |= cards_of_kind(g, who, word.SIDE_COMPANION)
    return found


def is_lethal(g: DeathMayDieState, cost: Cost | None, ctx: Context, waived: bool = False) -> bool:
    """Whether paying it kills the investigator, even if companions take wounds."""
    if cost is None:
        return False
    who = ctx.you
    if not waived and cost.wounds >= wounds_payable(g, who):
        return True
    last: i64 = g.components.dice.sanity
    return (
        cost.sanity > 0
        and g.components.next_threshold[g.sanity[who]] == last
        and (g.sanity[who] + cost.sanity >= last)
    )


def pay(g: DeathMayDieState, cost: Cost | None, ctx: Context, waived: bool = False) -> None:
    """Pay the cost next."""
    if cost is None:
        return
    who = ctx.you
    lose_sanity(g, who, cost.sanity, AS_COST)
    if not waived:
        take_stress(g, who, cost.stress)
        take_wounds(g, who, cost.wounds, AS_COST)
    if cost.token >= 0:
        drop_tokens(g, who, g.components.local_token(cost.token), cost.tokens)
    if cost.card == word.SELF:
        discard_self(g, ctx)
    elif cost.card >= 0:
        push(g, PickDiscard(who, cost.card, 1, cost.source))


def discard_self(g: DeathMayDieState, ctx: Context) -> None:
    """Discard the card with the effect. Relics are never discarded (DMD-189)."""
    source = ctx.source
    who = ctx.you
    if 0 <= source < RELIC_SOURCE and g.hand[who] & bit(source >> 1):
        discard_card(g, who, source >> 1)


class PickDiscard(QuestionStep):
    """Discard a number of the investigator's cards of a kind."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "which", "n", "source")

    def __init__(self, who: i64, which: i64, n: i64, source: str) -> None:
        self.who: Final[i64] = who
        self.which: Final[i64] = which
        self.n: Final[i64] = n
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, self.who) and self.n > 0:
            cards = payable_cards(g, self.who, self.which)
            if ones(cards) == 1:
                self.answer(g, 0, CARD + lowest(cards))
            elif cards:
                ask(
                    g,
                    self,
                    seat_of(g, self.who),
                    "discard-card",
                    self.source,
                    choices_in(CARD, cards),
                )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        push(g, PickDiscard(self.who, self.which, self.n - 1, self.source))
        discard_card(g, self.who, choice - CARD)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "n": self.n}


def confirm_lethal(
    cost: Cost | None,
    ctx: Context,
    paid: Step[DeathMayDieState],
    unpaid: Step[DeathMayDieState],
    source: str,
    waived: bool = False,
) -> "ConfirmLethal":
    """Ask before paying a cost that kills."""
    assert cost is not None
    wounds: i64 = 0 if waived else cost.wounds
    return ConfirmLethal(ctx.you, wounds, cost.sanity, paid, unpaid, source)


class ConfirmLethal(QuestionStep):
    """DMD-R22  A cost that kills needs confirmation."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "who",
        "wounds",
        "sanity",
        "paid",
        "unpaid",
        "source",
    )

    def __init__(
        self,
        who: i64,
        wounds: i64,
        sanity: i64,
        paid: Step[DeathMayDieState],
        unpaid: Step[DeathMayDieState],
        source: str,
    ) -> None:
        self.who: Final[i64] = who
        self.wounds: Final[i64] = wounds
        self.sanity: Final[i64] = sanity
        self.paid: Final = paid
        self.unpaid: Final = unpaid
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.who), "confirm-lethal", self.source, YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        push(g, self.paid if choice == YES else self.unpaid)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        """DMD-R40  The cost, and what is left to pay it with."""
        return {
            "who": self.who,
            "wounds": self.wounds,
            "sanity": self.sanity,
            "life": wounds_payable(g, self.who),
            "mind": g.components.dice.sanity - g.sanity[self.who],
        }
