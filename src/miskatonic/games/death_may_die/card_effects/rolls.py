"""Effects that roll dice, and effects that change the current roll."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import ZERO, Branch, Wager
from miskatonic.games.death_may_die.card_data.context import (
    ORIGIN_ACTION,
    ORIGIN_DISCOVERY,
    Context,
)
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.bases import CardEffect
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.holdings import is_against
from miskatonic.games.death_may_die.model.roll import is_met
from miskatonic.games.death_may_die.model.state import DeathMayDieState, is_alive, open_roll
from miskatonic.games.death_may_die.model.steps import EffectStep
from miskatonic.games.death_may_die.rules.dice import start_roll
from miskatonic.games.death_may_die.rules.run_effects import Repeat, effect_of, run_script
from miskatonic.games.death_may_die.rules.tally import count_amount
from miskatonic.games.death_may_die.rules.triggers import FireOwn
from miskatonic.games.death_may_die.rules.wounds import BY_ROLL, take_stress, take_wounds
from miskatonic.kernel.state import push, then

# ---------------------------------------------------------------- your rolls


class RollDice(CardEffect):
    """DMD-063, DMD-081  A roll that an action or card asks for, and its outcomes."""

    name: ClassVar[str] = "roll"
    fields: ClassVar[tuple[str, ...]] = ("add?", "less?", "need?", "then?", "each-success?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        inner = scope.with_roll()
        self.add: Final = reader.amount(table, "add", ZERO, scope)
        self.less: Final = reader.amount(table, "less", ZERO, scope)
        self.need: Final = reader.need(table, "need")
        self.then: Final = reader.optional_script(table, "then", inner)
        self.each_success: Final = reader.optional_script(table, "each-success", inner)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you):
            kind = kind_of_roll(ctx)
            black: i64 = g.components.dice.roll
            resolve, count = ResolveRoll(self.number, ctx), CountForRoll(self.number, ctx)
            start_roll(g, kind, ctx.you, black, 0, resolve, count=count)

    def branches(self) -> list[Branch]:
        wager = Wager(self.need, self.add, self.less)
        return [Branch(self.then, True, (), wager), Branch(self.each_success, True, (), wager)]

    def say(self, words: Phrases) -> str:
        lines = [words.whole(words.say("dmd-w-roll"))]
        if not self.add.is_fixed():
            lines.append(words.begun(words.say("dmd-w-roll-add", what=self.add.each(words, "nom"))))
        if not self.less.is_fixed():
            less = words.say("dmd-w-roll-less", what=self.less.each(words, "nom"))
            lines.append(words.begun(less))
        lines.append(words.outcome(self.need, self.then))
        if self.each_success is not None:
            lines.append(words.joined("dmd-w-each-success", self.each_success))
        return " ".join([line for line in lines if line])


def kind_of_roll(ctx: Context) -> i64:
    if ctx.origin == ORIGIN_ACTION:
        return word.ON_ACTION
    return word.ON_DISCOVERY if ctx.origin == ORIGIN_DISCOVERY else word.ON_OWN


class RollStep(EffectStep):
    """A step of a roll that an effect has asked for."""

    def asked_for(self, g: DeathMayDieState) -> RollDice:
        effect = effect_of(g, self.effect)
        assert isinstance(effect, RollDice)
        return effect


class CountForRoll(RollStep):
    """DMD-081  Add or subtract the effect's successes."""

    def run(self, g: DeathMayDieState) -> None:
        effect = self.asked_for(g)
        count_amount(g, effect.add, 1, self.ctx, effect.source)
        count_amount(g, effect.less, -1, self.ctx, effect.source)


class ResolveRoll(RollStep):
    """DMD-081, DMD-082  Succeed or fail, then resolve effects per success."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        if not is_alive(g, roll.who):
            return
        effect = self.asked_for(g)
        push(g, FireOwn(word.ROLLED, roll.who))
        if effect.each_success is not None:
            push(g, Repeat(effect.each_success.index, roll.successes, self.ctx))
        if is_met(effect.need, roll):
            run_script(g, effect.then, self.ctx)


# ---------------------------------------------------------------- rolls against you


class RollAgainst(CardEffect):
    """DMD-065, DMD-076  A fixed number of dice against you; successes harm."""

    name: ClassVar[str] = "roll-against"
    fields: ClassVar[tuple[str, ...]] = ("black", "green", "harm?", "need?", "then?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.black: Final[i64] = table.integer("black")
        self.green: Final[i64] = table.integer("green")
        self.harm: Final[str] = table.one_of("harm", ("wound", "stress"), "wound")
        self.need: Final = reader.need(table, "need")
        self.then: Final = reader.optional_script(table, "then", scope.with_roll())

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_alive(g, ctx.you):
            resolve = ResolveRollAgainst(self.number, ctx)
            start_roll(g, word.ON_AGAINST, ctx.you, self.black, self.green, resolve)

    def branches(self) -> list[Branch]:
        return [Branch(self.then, True, (), Wager(self.need, ZERO, ZERO))]

    def say(self, words: Phrases) -> str:
        if self.black and self.green:
            dice = words.say("dmd-w-dice-both", black=self.black, green=self.green)
        elif self.black:
            dice = words.say("dmd-w-dice-black", n=self.black)
        else:
            dice = words.say("dmd-w-dice-green", n=self.green)
        harm = words.say(f"dmd-w-harm-{self.harm}")
        lines = [
            words.whole(words.say("dmd-w-against", dice=dice, harm=harm)),
            words.outcome(self.need, self.then),
        ]
        return " ".join([line for line in lines if line])


class ResolveRollAgainst(EffectStep):
    """DMD-065, DMD-082  Take the harm as one amount, then resolve the outcome."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        then(g, AfterRollAgainst(self.effect, self.ctx))
        if self.asked_for(g).harm == "wound":
            take_wounds(g, roll.who, roll.successes, roll.kind | BY_ROLL)
        else:
            left = take_stress(g, roll.who, roll.successes)
            take_wounds(g, roll.who, left, roll.kind | BY_ROLL)

    def asked_for(self, g: DeathMayDieState) -> RollAgainst:
        effect = effect_of(g, self.effect)
        assert isinstance(effect, RollAgainst)
        return effect


class AfterRollAgainst(EffectStep):
    """DMD-082  Resolve the outcome."""

    def run(self, g: DeathMayDieState) -> None:
        roll = open_roll(g)
        effect = effect_of(g, self.effect)
        assert isinstance(effect, RollAgainst)
        push(g, FireOwn(word.ROLLED, roll.who))
        if is_met(effect.need, roll):
            run_script(g, effect.then, self.ctx)


# ---------------------------------------------------------------- an open roll


class InARoll(CardEffect):
    """An effect that changes the current roll by a number."""

    in_a_roll: ClassVar[bool] = True

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.n: Final[i64] = table.integer("n", 1, 1)

    def does(self, words: Phrases) -> str:
        return words.say(f"dmd-w-{self.name}", n=self.n)


class Reroll(InARoll):
    """Free rerolls in this roll."""

    name: ClassVar[str] = "reroll"
    fields: ClassVar[tuple[str, ...]] = ("n?",)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if g.roll is not None:
            g.roll.free += self.n


class Add(InARoll):
    """More successes, or fewer on a roll against you."""

    name: ClassVar[str] = "add"
    fields: ClassVar[tuple[str, ...]] = ("n?",)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        roll = g.roll
        if roll is not None:
            roll.plus += self.n
            roll.note(-self.n if is_against(roll.kind) else self.n, self.source)


class Calm(InARoll):
    """Tentacles of this roll that cost no sanity."""

    name: ClassVar[str] = "calm"
    fields: ClassVar[tuple[str, ...]] = ("n?",)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if g.roll is not None:
            g.roll.calm += self.n
