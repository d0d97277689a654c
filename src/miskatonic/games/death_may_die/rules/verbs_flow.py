"""Flow: choices, loops over investigators and spaces, and the rolls that effects ask for."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Effect, Script
from miskatonic.games.death_may_die.rules.choices import DONE, INVESTIGATOR, OPTION, choices_in
from miskatonic.games.death_may_die.rules.components import bit, lowest
from miskatonic.games.death_may_die.rules.costs import ConfirmLethal, can_pay, is_lethal, pay
from miskatonic.games.death_may_die.rules.counting import holds, ones
from miskatonic.games.death_may_die.rules.dice import start_roll
from miskatonic.games.death_may_die.rules.needs import is_met
from miskatonic.games.death_may_die.rules.sanity import GATHER_THRESHOLDS
from miskatonic.games.death_may_die.rules.script import RunScript, effect_at, run_script
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    clockwise,
    deciding_seat,
    is_alive,
    open_roll,
    seat_of,
)
from miskatonic.games.death_may_die.rules.steps import EachStep, EffectStep, PickStep, QuestionAbout
from miskatonic.games.death_may_die.rules.tally import count_amount
from miskatonic.games.death_may_die.rules.targets import (
    ORIGIN_ACTION,
    ORIGIN_DISCOVERY,
    investigators_meant,
    is_one_chosen,
    origin_of,
    spaces_meant,
    spaces_tagged,
    spaces_with,
    with_there,
    with_you,
    you_of,
)
from miskatonic.games.death_may_die.rules.tokens import token_here
from miskatonic.games.death_may_die.rules.triggers import FireOwn
from miskatonic.games.death_may_die.rules.wounds import BY_ROLL, take_stress, take_wounds
from miskatonic.kernel.state import Step, ask, push, then

# ---------------------------------------------------------------- choices


def open_options(g: DeathMayDieState, effect: Effect, ctx: i64) -> i64:
    """The options whose conditions hold and whose price can be paid in full."""
    found: i64 = 0
    for place, option in enumerate(effect.options):
        if holds(g, option.conditions, ctx) and can_pay(g, option.cost, ctx):
            found |= bit(place)
    return found


class Choose(EffectStep):
    """DMD-R22  One of several ways; where it may be declined, something else may follow."""

    def run(self, g: DeathMayDieState) -> None:
        you = you_of(self.ctx)
        if not is_alive(g, you):
            return
        effect = effect_at(g, self.script, self.at)
        options = open_options(g, effect, self.ctx)
        if options == 0:
            run_script(g, effect.otherwise, self.ctx)
            return
        declinable = effect.may or self._is_a_price(g, effect, options)
        if ones(options) == 1 and not declinable:
            self._take(g, lowest(options))
        else:
            extra: i64 = DONE if declinable else -1
            ask(
                g,
                self,
                seat_of(g, you),
                "choose",
                effect.source,
                choices_in(OPTION, options, extra),
            )

    def _is_a_price(self, g: DeathMayDieState, effect: Effect, options: i64) -> bool:
        """ "Unless you pay": the only way costs something, and there is another end."""
        if effect.otherwise is None or ones(options) > 1:
            return False
        return effect.options[lowest(options)].cost is not None

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == DONE:
            run_script(g, effect_at(g, self.script, self.at).otherwise, self.ctx)
        else:
            self._take(g, choice - OPTION)

    def _take(self, g: DeathMayDieState, place: i64) -> None:
        option = effect_at(g, self.script, self.at).options[place]
        chosen = TakeOption(self.script, self.at, place, self.ctx)
        if option.cost is not None and is_lethal(g, option.cost, self.ctx):
            push(g, ConfirmLethal(you_of(self.ctx), chosen, self, option.cost.source))
        else:
            push(g, chosen)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        effect = effect_at(g, self.script, self.at)
        labels = [option.label for option in effect.options]
        return {"who": you_of(self.ctx), "labels": labels}


class TakeOption(Step[DeathMayDieState]):
    """The price, then what it buys."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "at", "place", "ctx")

    def __init__(self, script: i64, at: i64, place: i64, ctx: i64) -> None:
        self.script: Final[i64] = script
        self.at: Final[i64] = at
        self.place: Final[i64] = place
        self.ctx: Final[i64] = ctx

    def run(self, g: DeathMayDieState) -> None:
        option = effect_at(g, self.script, self.at).options[self.place]
        run_script(g, option.then, self.ctx)
        pay(g, option.cost, self.ctx)


# ---------------------------------------------------------------- loops


def perform_investigators(g: DeathMayDieState, effect: Effect, ctx: i64) -> None:
    if effect.then is None:
        return
    meant = investigators_meant(g, effect.who, ctx)
    if effect.conditions:
        meant = _fulfilling(g, effect, meant, ctx)
    if meant == 0:
        return
    script = effect.then.index
    if not is_one_chosen(effect.who):
        if ones(meant) > 1 and _is_simultaneous(effect.then):
            g.gathering += 1
            push(g, GATHER_THRESHOLDS)
        push(g, EachInvestigator(script, meant, ctx))
    elif ones(meant) > 1:
        push(g, PickInvestigator(script, meant, ctx, effect.source))
    else:
        push(g, RunScript(script, 0, with_you(ctx, lowest(meant))))


def _fulfilling(g: DeathMayDieState, effect: Effect, meant: i64, ctx: i64) -> i64:
    found: i64 = 0
    who: i64 = 0
    while meant >> who:
        if meant & bit(who) and holds(g, effect.conditions, with_you(ctx, who)):
            found |= bit(who)
        who += 1
    return found


def _is_simultaneous(script: Script) -> bool:
    """DMD-038  Plain losses hit all at the same time; thresholds come after the last."""
    for effect in script.effects:
        if effect.verb != word.SANITY and effect.verb != word.STRESS and effect.verb != word.GAIN:
            return False
    return True


class EachInvestigator(EachStep):
    """DMD-038  One after the other, clockwise from the active investigator."""

    def run(self, g: DeathMayDieState) -> None:
        who = clockwise(g, self.meant)
        rest = self.meant & ~bit(who)
        if rest:
            push(g, EachInvestigator(self.script, rest, self.ctx))
        if is_alive(g, who):
            push(g, RunScript(self.script, 0, with_you(self.ctx, who)))


class PickInvestigator(PickStep):
    """DMD-112  The active investigator picks whom it hits."""

    def run(self, g: DeathMayDieState) -> None:
        options = choices_in(INVESTIGATOR, self.meant)
        ask(g, self, deciding_seat(g), "pick-investigator", self.source, options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        push(g, RunScript(self.script, 0, with_you(self.ctx, choice - INVESTIGATOR)))


def perform_spaces(g: DeathMayDieState, effect: Effect, ctx: i64, space: i64) -> None:
    """`space`: the one referred to; -1: all that are tagged or hold the token."""
    if effect.then is None:
        return
    spaces: i64
    if space >= 0:
        spaces = bit(space)
    elif effect.at is not None:
        spaces = spaces_meant(g, effect.at, ctx, False)
    elif effect.tokens:
        spaces = spaces_with(g, token_here(g, effect.tokens[0]))
    else:
        spaces = spaces_tagged(g, effect.tag)
    found: i64 = 0
    at: i64 = 0
    while spaces >> at:
        if spaces & bit(at) and holds(g, effect.conditions, with_there(ctx, at)):
            found |= bit(at)
        at += 1
    if found:
        push(g, EachSpace(effect.then.index, found, ctx))


class EachSpace(EachStep):
    """One space after the other."""

    def run(self, g: DeathMayDieState) -> None:
        space = lowest(self.meant)
        rest = self.meant & ~bit(space)
        if rest:
            push(g, EachSpace(self.script, rest, self.ctx))
        push(g, RunScript(self.script, 0, with_there(self.ctx, space)))


class Repeat(Step[DeathMayDieState]):
    """The same so often."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "n", "ctx")

    def __init__(self, script: i64, n: i64, ctx: i64) -> None:
        self.script: Final[i64] = script
        self.n: Final[i64] = n
        self.ctx: Final[i64] = ctx

    def run(self, g: DeathMayDieState) -> None:
        if self.n > 0:
            then(g, RunScript(self.script, 0, self.ctx), Repeat(self.script, self.n - 1, self.ctx))


# ---------------------------------------------------------------- rolls


def perform_roll(g: DeathMayDieState, script: i64, at: i64, ctx: i64) -> None:
    """DMD-063, DMD-081  A roll that an action or card asks for."""
    you = you_of(ctx)
    if not is_alive(g, you):
        return
    effect = effect_at(g, script, at)
    kind: i64 = word.ON_OWN
    if origin_of(ctx) == ORIGIN_ACTION:
        kind = word.ON_ACTION
    elif origin_of(ctx) == ORIGIN_DISCOVERY:
        kind = word.ON_DISCOVERY
    resolve, count = ResolveRoll(script, at, ctx), CountForRoll(script, at, ctx)
    start_roll(g, kind, you, effect.black, effect.green, resolve, count=count)


class CountForRoll(EffectStep):
    """DMD-081  Successes that the effect adds to the roll, or takes off it."""

    def run(self, g: DeathMayDieState) -> None:
        effect = effect_at(g, self.script, self.at)
        count_amount(g, effect.add, 1, self.ctx, effect.source)
        count_amount(g, effect.less, -1, self.ctx, effect.source)


class ResolveRoll(EffectStep):
    """DMD-081, DMD-082  Enough or not; then something for each success or Elder Sign."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        if not is_alive(g, roll.who):
            return
        effect = effect_at(g, self.script, self.at)
        push(g, FireOwn(word.ROLLED, roll.who))
        limit: i64 = effect.limit
        if effect.each_sign is not None:
            push(g, Repeat(effect.each_sign.index, min(roll.signs, limit), self.ctx))
        if effect.each_success is not None:
            successes = min(roll.successes, limit)
            push(g, Repeat(effect.each_success.index, successes, self.ctx))
        outcome = effect.then if is_met(effect.need, roll) else effect.otherwise
        run_script(g, outcome, self.ctx)


def perform_roll_against(g: DeathMayDieState, script: i64, at: i64, ctx: i64) -> None:
    """DMD-065, DMD-076  So many dice and no more; successes harm."""
    you = you_of(ctx)
    if is_alive(g, you):
        effect = effect_at(g, script, at)
        resolve = ResolveRollAgainst(script, at, ctx)
        start_roll(g, word.ON_AGAINST, you, effect.black, effect.green, resolve)


class ResolveRollAgainst(EffectStep):
    """DMD-065, DMD-082  The harm as one amount, then what depends on the outcome."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        effect = effect_at(g, self.script, self.at)
        then(g, AfterRollAgainst(self.script, self.at, self.ctx))
        if effect.harm == word.HARM_WOUND:
            take_wounds(g, roll.who, roll.successes, roll.kind | BY_ROLL)
        elif effect.harm == word.HARM_STRESS:
            left = take_stress(g, roll.who, roll.successes)
            take_wounds(g, roll.who, left, roll.kind | BY_ROLL)


class AfterRollAgainst(EffectStep):
    """DMD-082  What depends on the outcome."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        effect = effect_at(g, self.script, self.at)
        push(g, FireOwn(word.ROLLED, roll.who))
        outcome = effect.then if is_met(effect.need, roll) else effect.otherwise
        run_script(g, outcome, self.ctx)
