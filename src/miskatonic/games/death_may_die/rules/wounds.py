"""Wounds, stress and healing (rulebook, investigators; companions)."""

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Condition
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import (
    CARD,
    DONE,
    HEAL_STRESS,
    HEAL_WOUND,
    SELF,
    TOKEN,
    YES,
    YES_NO,
    choices_in,
)
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.counting import side_up
from miskatonic.games.death_may_die.model.events import (
    CardDiscarded,
    CompanionWounded,
    StressChanged,
    WoundsChanged,
)
from miskatonic.games.death_may_die.model.holdings import (
    TOUGHNESS_ANY,
    TOUGHNESS_WOUNDS,
    bonus_of,
    refresh,
    skill,
)
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_alive,
    seat_of,
    tokens_on,
)
from miskatonic.games.death_may_die.model.steps import HarmStep, QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.tokens import drop_tokens
from miskatonic.games.death_may_die.rules.death import die
from miskatonic.games.death_may_die.rules.triggers import Pending, fire, fire_own, gather
from miskatonic.kernel.state import ask, push, tell

# A cause of harm is the kind of roll (ON_ANY: no roll), plus these flags:
BY_ROLL: Final[i64] = 16
AS_COST: Final[i64] = 32
KIND_OF_CAUSE: Final[i64] = 15


# ---------------------------------------------------------------- stress


def stress_left(g: DeathMayDieState, who: i64) -> i64:
    return g.components.dice.stress - g.stress[who]


def take_stress(g: DeathMayDieState, who: i64, n: i64) -> i64:
    """DMD-025, DMD-026  Take stress up to the maximum; returns the excess."""
    taken = min(n, stress_left(g, who))
    if taken > 0:
        g.stress[who] = g.stress[who] + taken
        if g.loud:
            tell(g, StressChanged(who, taken, g.stress[who]))
    return n - taken


def heal_stress(g: DeathMayDieState, who: i64, n: i64) -> None:
    healed = min(n, g.stress[who])
    if healed > 0:
        g.stress[who] = g.stress[who] - healed
        if g.loud:
            tell(g, StressChanged(who, -healed, g.stress[who]))


def heal_wounds(g: DeathMayDieState, who: i64, n: i64) -> None:
    """DMD-126  Heal the investigator's own wounds; companions never heal."""
    healed = min(n, g.wounds[who])
    if healed > 0:
        g.wounds[who] = g.wounds[who] - healed
        if g.loud:
            tell(g, WoundsChanged(who, -healed, g.wounds[who]))


def points_to_heal(g: DeathMayDieState, who: i64) -> i64:
    """The number of points that an investigator could heal."""
    return g.stress[who] + g.wounds[who]


def may_keep(g: DeathMayDieState, who: i64) -> bool:
    """DMD-R36  Whether one of their cards needs stress or wounds, so healing may be unwelcome."""
    if _asks_for_harm(g.components.library.insanities[g.insanity[who]].calm_if):
        return True
    for source in g.own[who]:
        power = g.components.powers[source]
        for bonus in power.bonuses:
            if _asks_for_harm(bonus.conditions):
                return True
        for trigger in power.triggers:
            if _asks_for_harm(trigger.conditions):
                return True
        for use in power.uses:
            if _asks_for_harm(use.conditions):
                return True
    return False


def _asks_for_harm(conditions: tuple[Condition, ...]) -> bool:
    asking = [each for each in conditions if each.asks_for_harm() and not each.negated]
    return len(asking) > 0


class HealPoints(QuestionStep):
    """DMD-100, DMD-R36  Heal stress or wounds point by point, asking only if there is a choice.

    `trade` is a token that one point can buy, or -1; `decider` is the investigator who decides, or
    -1 for the one who is healed.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "points", "source", "trade", "decider")

    def __init__(
        self, who: i64, points: i64, source: str, trade: i64 = -1, decider: i64 = -1
    ) -> None:
        self.who: Final[i64] = who
        self.points: Final[i64] = points
        self.source: Final = source
        self.trade: Final[i64] = trade
        self.decider: Final[i64] = decider

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        if self.points <= 0 or not is_alive(g, who):
            return
        trades = self.trade >= 0 and tokens_on(g, who, self.trade) > 0
        if not trades and self._is_plain(g):
            wounds: i64 = min(self.points, g.wounds[who])
            heal_wounds(g, who, wounds)
            heal_stress(g, who, self.points - wounds)
            return
        options: list[int] = []
        if g.stress[who] > 0:
            options.append(HEAL_STRESS)
        if g.wounds[who] > 0:
            options.append(HEAL_WOUND)
        if trades:
            options.append(TOKEN + self.trade)
        if options:
            options.append(DONE)
            decider = self.decider if self.decider >= 0 else who
            ask(g, self, seat_of(g, decider), "heal", self.source, tuple(options))

    def _is_plain(self, g: DeathMayDieState) -> bool:
        """Whether there is nothing to decide: everything or one kind of harm is healed."""
        who = self.who
        is_choice = g.stress[who] > 0 and g.wounds[who] > 0 and points_to_heal(g, who) > self.points
        return not is_choice and not may_keep(g, who)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == DONE:
            return
        trade = self.trade
        if choice == HEAL_STRESS:
            heal_stress(g, self.who, 1)
        elif choice == HEAL_WOUND:
            heal_wounds(g, self.who, 1)
        else:
            drop_tokens(g, self.who, trade, 1)
            trade = -1
        push(g, HealPoints(self.who, self.points - 1, self.source, trade, self.decider))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "points": self.points}


# ---------------------------------------------------------------- wounds


def take_wounds(g: DeathMayDieState, who: i64, n: i64, cause: i64) -> None:
    """Take wounds from one source next."""
    if n > 0 and is_alive(g, who):
        push(g, TakeWounds(who, n, cause))


class TakeWounds(HarmStep):
    """DMD-195, DMD-R22  Subtract what is ignored; costs are never reduced."""

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        left = self.n
        if not is_alive(g, who):
            return
        if self.cause & AS_COST == 0:
            left -= bonus_of(g, who, word.BONUS_IGNORE_WOUNDS, self.cause & KIND_OF_CAUSE)
            ignorable = min(left, toughness(g, who, self.cause, TOUGHNESS_WOUNDS))
            if ignorable > 0:
                push(g, IgnoreWounds(who, left, self.cause, ignorable))
                return
        if left > 0:
            push(g, AssignWounds(who, left, 0, self.cause))


def toughness(g: DeathMayDieState, who: i64, cause: i64, against: i64) -> i64:
    """DMD-195  The wounds or lost sanity that the skill ignores."""
    kind = cause & KIND_OF_CAUSE
    if kind == word.ON_ATTACKED or kind == word.ON_FIRE or skill(g, who, TOUGHNESS_ANY) > 0:
        return skill(g, who, against)
    return 0


class IgnoreWounds(QuestionStep):
    """DMD-195  Toughness: some of the wounds can be ignored, one by one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "n", "cause", "ignorable")

    def __init__(self, who: i64, n: i64, cause: i64, ignorable: i64) -> None:
        self.who: Final[i64] = who
        self.n: Final[i64] = n
        self.cause: Final[i64] = cause
        self.ignorable: Final[i64] = ignorable

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, seat_of(g, self.who), "ignore-wound", "skill:toughness", YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        left = self.n
        if choice == YES:
            left -= 1
            if left > 0 and self.ignorable > 1:
                push(g, IgnoreWounds(self.who, left, self.cause, self.ignorable - 1))
                return
        if left > 0:
            push(g, AssignWounds(self.who, left, 0, self.cause))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "wounds": self.n}


class AssignWounds(QuestionStep):
    """DMD-124, DMD-028  Assign each wound to yourself or a companion, up to their health."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "left", "taken", "cause")

    def __init__(self, who: i64, left: i64, taken: i64, cause: i64) -> None:
        self.who: Final[i64] = who
        self.left: Final[i64] = left
        self.taken: Final[i64] = taken
        self.cause: Final[i64] = cause

    def run(self, g: DeathMayDieState) -> None:
        who = self.who
        companions = companions_of(g, who)
        life = life_left(g, who)
        if companions and self.left > 0 and life > 0:
            ask(
                g,
                self,
                seat_of(g, who),
                "assign-wound",
                "rule:DMD-124",
                choices_in(CARD, companions, SELF),
            )
            return
        own = min(self.left, life)
        if own > 0:
            _wound_self(g, who, own)
        _wounds_taken(g, who, self.taken + own, self.cause)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        rest = AssignWounds(self.who, self.left - 1, self.taken + 1, self.cause)
        push(g, rest)
        if choice == SELF:
            _wound_self(g, self.who, 1)
        else:
            wound_companion(g, self.who, choice - CARD, self.cause)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "wounds": self.left}


def life_left(g: DeathMayDieState, who: i64) -> i64:
    return g.components.dice.wounds - g.wounds[who]


def _wound_self(g: DeathMayDieState, who: i64, n: i64) -> None:
    g.wounds[who] = g.wounds[who] + n
    if g.loud:
        tell(g, WoundsChanged(who, n, g.wounds[who]))


def _wounds_taken(g: DeathMayDieState, who: i64, taken: i64, cause: i64) -> None:
    """DMD-125, DMD-027  Wounds on companions count as taken by the investigator."""
    roll = g.roll
    if cause & BY_ROLL and roll is not None:
        roll.dealt = taken
    if life_left(g, who) <= 0:
        if cause & BY_ROLL and roll is not None:
            roll.killed = 1
        die(g, who, "killed")
    elif taken > 0:
        fire_own(g, word.WOUNDED, who)


# ---------------------------------------------------------------- companions


def companions_of(g: DeathMayDieState, who: i64) -> i64:
    """The cards of an investigator's living companions."""
    return cards_of_kind(g, who, word.SIDE_COMPANION)


def cards_of_kind(g: DeathMayDieState, who: i64, kind: i64) -> i64:
    found: i64 = 0
    card: i64 = 0
    left: i64 = g.hand[who]
    while left:
        if left & 1:
            side = g.components.sides[side_up(g, card)]
            assert side is not None
            if side.kind == kind:
                found |= bit(card)
        left >>= 1
        card += 1
    return found


def wound_companion(g: DeathMayDieState, who: i64, card: i64, cause: i64) -> None:
    """DMD-127  Discard a companion with wounds equal to its health; its benefits end."""
    g.card_wounds[card] = g.card_wounds[card] + 1
    if g.loud:
        tell(g, CompanionWounded(who, card, g.card_wounds[card]))
    source = side_up(g, card)
    side = g.components.sides[source]
    assert side is not None
    if g.card_wounds[card] >= side.health:
        roll = g.roll
        if cause & BY_ROLL and roll is not None:
            roll.killed = 1
        pending: list[Pending] = []
        gather(g, pending, source, word.LOST, context(who, -1, -1, source))
        discard_card(g, who, card)
        fire(g, pending)


def discard_card(g: DeathMayDieState, who: i64, card: i64) -> None:
    """DMD-129  Discard a card; its benefits end."""
    g.hand[who] = g.hand[who] & ~bit(card)
    g.card_wounds[card] = 0
    g.discovery_discard = append(g.discovery_discard, card)
    if g.loud:
        tell(g, CardDiscarded(who, card))
    refresh(g, who)
