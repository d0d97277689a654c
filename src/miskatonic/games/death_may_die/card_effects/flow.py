"""Control flow: choices, conditions, and loops over investigators, spaces or a number."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import NONE, Branch
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.bases import CardEffect
from miskatonic.games.death_may_die.card_effects.placed import NumberedEffect, PlacedEffect
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.choices import DONE, INVESTIGATOR, OPTION, choices_in
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import holds, ones
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    clockwise,
    deciding_seat,
    is_alive,
    seat_of,
)
from miskatonic.games.death_may_die.model.steps import EachStep, EffectStep, PickStep, QuestionAbout
from miskatonic.games.death_may_die.model.targets import spaces_tagged, spaces_with
from miskatonic.games.death_may_die.model.tokens import token_here
from miskatonic.games.death_may_die.rules.costs import can_pay, confirm_lethal, is_lethal, pay
from miskatonic.games.death_may_die.rules.run_effects import (
    Repeat,
    RunScript,
    effect_of,
    run_script,
)
from miskatonic.games.death_may_die.rules.sanity import GATHER_THRESHOLDS
from miskatonic.kernel.state import Step, ask, push

# ---------------------------------------------------------------- choices


class EffectOption:
    """An option of a `choose`: its conditions, cost and effects."""

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        table.allow(("label", "if?", "cost?", "then?"))
        self.label: Final = reader.label(table)
        self.conditions: Final = reader.conditions(table, "if", scope)
        self.cost: Final = reader.cost(table, scope)
        self.then: Final = reader.optional_script(table, "then", scope)

    def does(self, words: Phrases) -> str:
        """The option as one clause; "" if that takes whole sentences."""
        done = words.cost(self.cost) if self.cost is not None else ""
        if self.then is not None:
            then = words.you_do(self.then)
            if not then:
                return ""
            done = words.say("dmd-w-pay", cost=done, then=then) if done else then
        if done and self.conditions:
            values = {"if": words.conditions(self.conditions), "then": done}
            done = words.say("dmd-w-if-you-can", **values)
        return done

    def say(self, words: Phrases) -> str:
        done = self.does(words)
        if done:
            return words.whole(done)
        text = words.script(self.then) or words.whole(words.say("dmd-w-nothing"))
        if self.cost is not None:
            text = f"{words.whole(words.cost(self.cost))} {text}"
        if self.conditions:
            values = {"if": words.conditions(self.conditions), "then": text}
            text = words.begun(words.say("dmd-w-if-apart", **values))
        return text


class Choose(CardEffect):
    """DMD-R22  `you` pick an option that is available and that you can pay in full.

    Without one, `otherwise` happens. A single option with a cost can be declined instead.
    """

    name: ClassVar[str] = "choose"
    fields: ClassVar[tuple[str, ...]] = ("options", "otherwise?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        tables = table.tables("options")
        if not tables:
            table.bad("options", "is empty", "add at least one option")
        self.options: Final = tuple([EffectOption(each, scope, reader) for each in tables])
        self.otherwise: Final = reader.optional_script(table, "otherwise", scope)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        push(g, ChooseOption(self.number, ctx))

    def open_options(self, g: DeathMayDieState, ctx: Context) -> i64:
        """The options whose conditions hold and whose cost can be paid in full."""
        found: i64 = 0
        for place, option in enumerate(self.options):
            if holds(g, option.conditions, ctx) and can_pay(g, option.cost, ctx):
                found |= bit(place)
        return found

    def is_a_price(self, options: i64) -> bool:
        """Whether it reads "unless you pay": one option with a cost, and an alternative."""
        if self.otherwise is None or ones(options) > 1:
            return False
        return self.options[lowest(options)].cost is not None

    def branches(self) -> list[Branch]:
        found = [Branch(option.then, True, option.conditions) for option in self.options]
        found.append(Branch(self.otherwise, False))
        return found

    def say(self, words: Phrases) -> str:
        ways = [option.does(words) for option in self.options]
        if self.otherwise is not None:
            ways.append(words.you_do(self.otherwise))
        if all(ways):
            return words.whole(words.one_of(ways))
        lines = [option.say(words) for option in self.options]
        if self.otherwise is not None:
            lines.append(words.joined("dmd-w-otherwise", self.otherwise))
        return words.join_lines([words.say("dmd-w-choose-one"), words.either(lines)])


class ChooseOption(EffectStep):
    """DMD-R22  Ask for an option; if it can be declined, the alternative follows."""

    def run(self, g: DeathMayDieState) -> None:
        you = self.ctx.you
        if not is_alive(g, you):
            return
        effect = self.choice(g)
        options = effect.open_options(g, self.ctx)
        if options == 0:
            run_script(g, effect.otherwise, self.ctx)
            return
        declinable = effect.is_a_price(options)
        if ones(options) == 1 and not declinable:
            self._take(g, lowest(options))
        else:
            extra: i64 = DONE if declinable else -1
            offered = choices_in(OPTION, options, extra)
            ask(g, self, seat_of(g, you), "choose", effect.source, offered)

    def choice(self, g: DeathMayDieState) -> Choose:
        effect = effect_of(g, self.effect)
        assert isinstance(effect, Choose)
        return effect

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == DONE:
            run_script(g, self.choice(g).otherwise, self.ctx)
        else:
            self._take(g, choice - OPTION)

    def _take(self, g: DeathMayDieState, place: i64) -> None:
        option = self.choice(g).options[place]
        chosen = TakeOption(self.effect, place, self.ctx)
        if option.cost is not None and is_lethal(g, option.cost, self.ctx):
            push(g, confirm_lethal(option.cost, self.ctx, chosen, self, option.cost.source))
        else:
            push(g, chosen)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        effect = self.choice(g)
        labels = [option.label for option in effect.options]
        return {"who": self.ctx.you, "labels": labels}


class TakeOption(Step[DeathMayDieState]):
    """Pay the cost, then run the effects."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect", "place", "ctx")

    def __init__(self, effect: i64, place: i64, ctx: Context) -> None:
        self.effect: Final[i64] = effect
        self.place: Final[i64] = place
        self.ctx: Final = ctx

    def run(self, g: DeathMayDieState) -> None:
        effect = effect_of(g, self.effect)
        assert isinstance(effect, Choose)
        option = effect.options[self.place]
        run_script(g, option.then, self.ctx)
        pay(g, option.cost, self.ctx)


class If(CardEffect):
    """Run one script if all conditions hold, otherwise another or nothing."""

    name: ClassVar[str] = "if"
    fields: ClassVar[tuple[str, ...]] = ("if", "then", "else?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.conditions: Final = reader.conditions(table, "if", scope)
        self.then: Final = reader.script(table, "then", scope)
        self.otherwise: Final = reader.optional_script(table, "else", scope)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        run_script(g, self.then if holds(g, self.conditions, ctx) else self.otherwise, ctx)

    def branches(self) -> list[Branch]:
        return [Branch(self.then, True), Branch(self.otherwise, False)]

    def say(self, words: Phrases) -> str:
        lines = [words.joined("dmd-w-if", self.then, **{"if": words.conditions(self.conditions)})]
        if self.otherwise is not None:
            lines.append(words.joined("dmd-w-else", self.otherwise))
        return " ".join(lines)


# ---------------------------------------------------------------- loops


class Investigators(CardEffect):
    """Run the inner effects for each member of a group who meets `if`, as `you`."""

    name: ClassVar[str] = "investigators"
    fields: ClassVar[tuple[str, ...]] = ("who", "if?", "then")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.who: Final = reader.group(table, "who")
        self.is_one: Final[bool] = self.who.is_one
        self.conditions: Final = reader.conditions(table, "if", scope)
        self.then: Final = reader.script(table, "then", scope)
        self.at_once: Final[bool] = all(each.is_plain_loss() for each in self.then.effects)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        meant = self._meant(g, ctx)
        if meant == 0:
            return
        script = self.then.index
        if not self.is_one:
            if ones(meant) > 1 and self.at_once:
                g.gathering += 1
                push(g, GATHER_THRESHOLDS)
            push(g, EachInvestigator(script, meant, ctx))
        elif ones(meant) > 1:
            push(g, PickInvestigator(script, meant, ctx, self.source))
        else:
            push(g, RunScript(script, 0, ctx.with_you(lowest(meant))))

    def _meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        meant = self.who.meant(g, ctx)
        if not self.conditions:
            return meant
        found: i64 = 0
        who: i64 = 0
        while meant >> who:
            if meant & bit(who) and holds(g, self.conditions, ctx.with_you(who)):
                found |= bit(who)
            who += 1
        return found

    def branches(self) -> list[Branch]:
        return [Branch(self.then, True)]

    def say(self, words: Phrases) -> str:
        who = words.say(f"dmd-w-who-{self.who.name}")
        return words.for_those(who, self.conditions, self.then)


class EachInvestigator(EachStep):
    """DMD-038  One after another, clockwise from the active investigator."""

    def run(self, g: DeathMayDieState) -> None:
        who = clockwise(g, self.meant)
        rest = self.meant & ~bit(who)
        if rest:
            push(g, EachInvestigator(self.script, rest, self.ctx))
        if is_alive(g, who):
            push(g, RunScript(self.script, 0, self.ctx.with_you(who)))


class PickInvestigator(PickStep):
    """DMD-112  The active investigator picks the target."""

    def run(self, g: DeathMayDieState) -> None:
        options = choices_in(INVESTIGATOR, self.meant)
        ask(g, self, deciding_seat(g), "pick-investigator", self.source, options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        push(g, RunScript(self.script, 0, self.ctx.with_you(choice - INVESTIGATOR)))


class Spaces(PlacedEffect):
    """Run the inner effects for each space with a tag or token, or for one, as `there`."""

    name: ClassVar[str] = "spaces"
    fields: ClassVar[tuple[str, ...]] = ("tag?", "token?", "at?", "if?", "then")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        at = reader.optional_place(table, "at", scope)
        super().__init__(table, scope, reader, "at", at)
        reader.exactly_one(table, ("tag", "token", "at"))
        inner = scope.with_there()
        self.tag: Final[i64] = reader.tag(table, "tag")
        self.token: Final[i64] = reader.one_token(table) if table.has("token") else NONE
        self.conditions: Final = reader.conditions(table, "if", inner)
        self.then: Final = reader.script(table, "then", inner)

    def perform_at(self, g: DeathMayDieState, ctx: Context, space: i64) -> None:
        spaces = bit(space) if space >= 0 else self._all(g)
        found: i64 = 0
        at: i64 = 0
        while spaces >> at:
            if spaces & bit(at) and holds(g, self.conditions, ctx.with_there(at)):
                found |= bit(at)
            at += 1
        if found:
            push(g, EachSpace(self.then.index, found, ctx))

    def _all(self, g: DeathMayDieState) -> i64:
        if self.token >= 0:
            return spaces_with(g, token_here(g, self.token))
        return spaces_tagged(g, self.tag)

    def tokens_used(self) -> tuple[int, ...]:
        return (self.token,) if self.token >= 0 else ()

    def branches(self) -> list[Branch]:
        return [Branch(self.then, True)]

    def say(self, words: Phrases) -> str:
        if self.tag >= 0:
            which = words.say("dmd-w-spaces-tag", **words.noun(words.tag_id(self.tag)))
        elif self.token >= 0:
            which = words.say("dmd-w-spaces-token", **words.noun(words.token_id(self.token)))
        else:
            assert self.place is not None
            which = self.place.phrase(words, "at")
        values = {"who": which, "if": words.conditions(self.conditions)}
        message = "dmd-w-those-apart-if" if self.conditions else "dmd-w-those-apart"
        return words.begun(words.say(message, then=words.script(self.then), **values))


class EachSpace(EachStep):
    """One space after another."""

    def run(self, g: DeathMayDieState) -> None:
        space = lowest(self.meant)
        rest = self.meant & ~bit(space)
        if rest:
            push(g, EachSpace(self.script, rest, self.ctx))
        push(g, RunScript(self.script, 0, self.ctx.with_there(space)))


class Times(NumberedEffect):
    """Repeat the inner effects."""

    name: ClassVar[str] = "times"
    fields: ClassVar[tuple[str, ...]] = ("n", "then")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.then: Final = reader.script(table, "then", scope)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        push(g, Repeat(self.then.index, self.n.count(g, ctx), ctx))

    def branches(self) -> list[Branch]:
        return [Branch(self.then, True)]

    def say(self, words: Phrases) -> str:
        then = words.script(self.then)
        if self.n.is_fixed():
            return words.begun(words.say("dmd-w-times", n=self.n.shown(), then=then))
        what = self.n.each(words, "acc")
        return words.begun(words.say("dmd-w-for-each-apart", what=what, then=then))
