"""Conditions that card files can name. None of them changes the state."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import ANY_NUMBER, NONE, ZERO, GoalProgress
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.bases import CardCondition
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.counting import figures_near, holds, ones
from miskatonic.games.death_may_die.model.paths import FAR
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    figures_of,
    is_safe,
    is_summoned,
    tokens_at,
)
from miskatonic.games.death_may_die.model.targets import place_of_you, spaces_tagged

# ---------------------------------------------------------------- numbers


class Bounded(CardCondition):
    """A number of things from `low` to `high`."""

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        if not (table.has("min") or table.has("max")):
            table.bad("is", "has no bound", "add min or max")
        self.low: Final[i64] = table.integer("min", 0)
        self.high: Final[i64] = table.integer("max", ANY_NUMBER)

    def found(self, g: DeathMayDieState, ctx: Context) -> i64:
        """The number of things found."""
        raise NotImplementedError

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        return self.is_within(self.found(g, ctx))

    def is_within(self, found: i64) -> bool:
        return self.low <= found and (found <= self.high or self.high >= FAR)

    def progress(self, g: DeathMayDieState, ctx: Context, met: bool) -> GoalProgress:
        return self.numbers(self.found(g, ctx), met)

    def numbers(self, now: i64, met: bool) -> GoalProgress:
        high = self.high if self.high < FAR else -1
        return {"now": now, "low": self.low, "high": high, "met": met}

    def stated(self, words: Phrases) -> str:
        """The condition on the number, in words."""
        raise NotImplementedError

    def say(self, words: Phrases) -> str:
        text = self.stated(words)
        return words.say("dmd-w-not", **{"if": text}) if self.negated else text


class CountIs(Bounded):
    """An amount is within the bounds."""

    name: ClassVar[str] = "count"
    fields: ClassVar[tuple[str, ...]] = ("of", "min?", "max?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.of: Final = reader.amount(table, "of", ZERO, scope)

    def found(self, g: DeathMayDieState, ctx: Context) -> i64:
        return self.of.count(g, ctx)

    def asks_for_harm(self) -> bool:
        return self.of.of_harm and self.low > 0

    def stated(self, words: Phrases) -> str:
        return self.of.has(words, self.low, self.high)


class InvestigatorsAre(Bounded):
    """The number of group members who meet the inner conditions, each as `you`."""

    name: ClassVar[str] = "investigators"
    fields: ClassVar[tuple[str, ...]] = ("who", "if?", "min?", "max?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.who: Final = reader.group(table, "who")
        if self.who.is_one:
            table.bad("who", f"{self.who.name!r} is a single investigator", "expected a group")
        self.conditions: Final = reader.conditions(table, "if", scope)

    def found(self, g: DeathMayDieState, ctx: Context) -> i64:
        meant = self.who.meant(g, ctx)
        found: i64 = 0
        who: i64 = 0
        while meant:
            if meant & 1 and holds(g, self.conditions, ctx.with_you(who)):
                found += 1
            meant >>= 1
            who += 1
        return found

    def stated(self, words: Phrases) -> str:
        some = words.bounded(self.who.noun, self.low, self.high)
        where = words.say(f"dmd-w-group-{self.who.place}") if self.who.place else ""
        if not self.conditions:
            return words.say("dmd-w-is-investigators", some=some, where=where)
        values = {"if": words.of_them(self.conditions)}
        return words.say("dmd-w-is-investigators-if", some=some, where=where, **values)


class EnemiesAre(Bounded):
    """The number of figures of a kind on the board or at a place."""

    name: ClassVar[str] = "enemies"
    fields: ClassVar[tuple[str, ...]] = ("kind", "here?", "at?", "min?", "max?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.kind: Final[i64] = reader.kind(table, "kind")
        self.within: Final[i64] = 0 if table.flag("here", False) else NONE
        self.at: Final = reader.optional_place(table, "at", scope)

    def found(self, g: DeathMayDieState, ctx: Context) -> i64:
        at: i64 = -1 if self.at is None else self.at.spaces(g, ctx, False, -1)
        return ones(figures_near(g, self.kind, self.within, at, ctx))

    def stated(self, words: Phrases) -> str:
        some = words.bounded(words.kind_id(self.kind), self.low, self.high)
        where = words.where(self.within, self.at) or words.say("dmd-w-on-the-map")
        return words.say("dmd-w-there-are-enemies", some=some, where=where)


class TokensLie(Bounded):
    """The number of tokens on one of the spaces or, with a tag, on every space with that tag."""

    name: ClassVar[str] = "tokens"
    fields: ClassVar[tuple[str, ...]] = ("token", "at?", "tag?", "min?", "max?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        reader.exactly_one(table, ("at", "tag"))
        self.tokens: Final = reader.tokens(table)
        self.at: Final = reader.optional_place(table, "at", scope)
        self.on_board: Final[bool] = self.at is not None and self.at.is_board
        self.tag: Final[i64] = reader.tag(table, "tag")

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        if self.on_board:
            return self.is_within(self.on(g, -1))
        one_is_enough = self.at is not None
        spaces = self.meant(g, ctx)
        space: i64 = 0
        while space < g.components.spaces:
            if spaces & bit(space) and self.is_within(self.on(g, space)) == one_is_enough:
                return one_is_enough
            space += 1
        return not one_is_enough

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        if self.at is None:
            return spaces_tagged(g, self.tag)
        return self.at.spaces(g, ctx, False, -1)

    def on(self, g: DeathMayDieState, space: i64) -> i64:
        """The number of these tokens on a space, or on the story board (-1)."""
        found: i64 = 0
        for each in self.tokens:
            token = g.components.local_token(each)
            if token >= 0:
                found += tokens_at(g, space, token) if space >= 0 else g.board[token]
        return found

    def progress(self, g: DeathMayDieState, ctx: Context, met: bool) -> GoalProgress:
        """The largest number on a space or, with a tag, the number of tagged spaces with enough."""
        meant = self.meant(g, ctx)
        spaces = [space for space in range(g.components.spaces) if meant & bit(space)]
        found: list[int] = [self.on(g, space) for space in spaces]
        if self.at is None:
            enough = len([n for n in found if n >= self.low])
            return {"now": enough, "low": len(spaces), "high": -1, "met": met}
        return self.numbers(max(found, default=0), met)

    def stated(self, words: Phrases) -> str:
        kinds = [words.bounded(words.token_id(each), self.low, self.high) for each in self.tokens]
        if self.at is None:
            at = words.say("dmd-w-every-tag", **words.noun(words.tag_id(self.tag)))
        else:
            at = self.at.phrase(words, "at")
        return words.say("dmd-w-there-are", some=words.one_of(kinds), at=at)


# ---------------------------------------------------------------- where you are, what you have


class YouAreAt(CardCondition):
    """You are on one of the places."""

    name: ClassVar[str] = "at"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.places: Final = reader.places(table, "space", scope)

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        here = bit(place_of_you(g, ctx))
        return any(place.covers(g, ctx) & here for place in self.places)

    def say(self, words: Phrases) -> str:
        at = words.one_of([place.phrase(words, "some") for place in self.places])
        return words.told("dmd-w-is-at", at=at, **{"not": "yes" if self.negated else "no"})


class YouAreWithin(CardCondition):
    """You are within a number of spaces of one of the places."""

    name: ClassVar[str] = "within"
    fields: ClassVar[tuple[str, ...]] = ("n", "space")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.n: Final[i64] = table.integer("n")
        self.places: Final = reader.places(table, "space", scope)

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        origin = place_of_you(g, ctx)
        for place in self.places:
            spaces = place.spaces(g, ctx, False, -1)
            space: i64 = 0
            while spaces >> space:
                if spaces & bit(space) and g.paths.plain.distance(origin, space) <= self.n:
                    return True
                space += 1
        return False

    def say(self, words: Phrases) -> str:
        at = words.one_of([place.phrase(words, "some") for place in self.places])
        negated = "yes" if self.negated else "no"
        name = "dmd-w-is-within" if self.n > 0 else "dmd-w-is-at"
        return words.told(name, n=self.n, at=at, **{"not": negated})


class YouAreSafe(CardCondition):
    """DMD-050  No enemy is in your space."""

    name: ClassVar[str] = "safe"

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        return is_safe(g, place_of_you(g, ctx))


class YouHave(CardCondition):
    """You have claimed a card with that side up. A condition is named by its state."""

    name: ClassVar[str] = "has"
    fields: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        what = table.string("what")
        if what not in reader.names.sides:
            known = ", ".join(sorted(reader.names.sides)) or "none outside an episode's file"
            table.bad("what", f"unknown card or state {what!r}", f"expected one of {known}")
        self.sides: Final = reader.names.sides[what]

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        if ctx.you < 0:
            return False
        for side in self.sides:
            card: i64 = g.components.card_of[side >> 1]
            if card >= 0 and g.hand[ctx.you] & bit(card) and (g.right >> card) & 1 == side & 1:
                return True
        return False

    def say(self, words: Phrases) -> str:
        being = f"dmd-being-{words.state(self.sides)}"
        if being in words.say and not self.negated:
            return words.told(being)
        negated = "yes" if self.negated else "no"
        return words.told("dmd-w-is-has", what=words.card(self.sides), **{"not": negated})


# ---------------------------------------------------------------- the enemy, the roll, the game


class OfIt(CardCondition):
    """A condition on `it`."""

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        if not scope.it:
            table.bad("is", f"{self.name!r} needs an enemy", "use it inside `enemies`")


class ItIs(OfIt):
    """`it` is of a kind."""

    name: ClassVar[str] = "it-is"
    fields: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.kind: Final[i64] = reader.kind(table, "kind")

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        return ctx.it >= 0 and figures_of(g, self.kind) & bit(ctx.it) != 0

    def say(self, words: Phrases) -> str:
        negated = "yes" if self.negated else "no"
        noun = words.noun(words.kind_id(self.kind))
        return words.say("dmd-w-is-it-is", **noun, **{"not": negated})


class ItIsAlive(OfIt):
    """`it` is on the board."""

    name: ClassVar[str] = "it-alive"

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        return ctx.it >= 0 and g.figure_space[ctx.it] >= 0


class Killed(CardCondition):
    """The current attack has killed something."""

    name: ClassVar[str] = "killed"

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        return g.roll is not None and g.roll.killed != 0


class ElderIsSummoned(CardCondition):
    """The Elder One is on the board."""

    name: ClassVar[str] = "summoned"

    def holds(self, g: DeathMayDieState, ctx: Context) -> bool:
        return is_summoned(g)
