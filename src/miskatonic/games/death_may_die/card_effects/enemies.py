"""Effects on enemies: choose them, and act on each as `it`."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import ABOUT_IT, NONE, Branch
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.bases import CardEffect
from miskatonic.games.death_may_die.card_effects.placed import (
    NumberedEffect,
    PlacedEffect,
    PlacedNumber,
)
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.choices import FIGURE, choices_in
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import figures_near, ones
from miskatonic.games.death_may_die.model.state import DeathMayDieState, deciding_seat
from miskatonic.games.death_may_die.model.steps import EachStep, PickStep
from miskatonic.games.death_may_die.model.targets import place_of_you
from miskatonic.games.death_may_die.rules.enemies import (
    HurtFigure,
    banish,
    mend,
    move_enemy,
    place_enemy,
)
from miskatonic.games.death_may_die.rules.enemy_attacks import EnemyAttack
from miskatonic.games.death_may_die.rules.run_effects import RunScript
from miskatonic.kernel.state import ask, push


def is_there(g: DeathMayDieState, ctx: Context) -> bool:
    """Whether `it` is set and on the board."""
    return ctx.it >= 0 and g.figure_space[ctx.it] >= 0


# ---------------------------------------------------------------- where it goes


class Move(PlacedNumber):
    """DMD-113, DMD-114  `it` moves along a shortest path, or away from a place."""

    name: ClassVar[str] = "move"
    about: ClassVar[str] = ABOUT_IT
    fields: ClassVar[tuple[str, ...]] = ("n", "toward?", "away?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        self.is_away: Final = table.has("away")
        field = "away" if self.is_away else "toward"
        super().__init__(table, scope, reader, field, reader.optional_place(table, field, scope))
        reader.exactly_one(table, ("toward", "away"))

    def perform_at(self, g: DeathMayDieState, ctx: Context, space: i64) -> None:
        n = self.n.count(g, ctx)
        if is_there(g, ctx) and n > 0:
            move_enemy(g, ctx.it, space, n, self.is_away)

    def is_about_it(self) -> bool:
        return True

    def moves_it(self) -> bool:
        return True

    def does(self, words: Phrases) -> str:
        assert self.place is not None
        toward = self.place.phrase(words, "away" if self.is_away else "toward")
        text = words.say("dmd-w-move", n=self.n.shown(), toward=toward)
        return self.n.for_each(words, text)


class Bring(PlacedEffect):
    """`it` is placed on a space."""

    name: ClassVar[str] = "bring"
    about: ClassVar[str] = ABOUT_IT
    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader, "at", reader.place(table, "at", scope))

    def is_about_it(self) -> bool:
        return True

    def perform_at(self, g: DeathMayDieState, ctx: Context, space: i64) -> None:
        if is_there(g, ctx):
            place_enemy(g, ctx.it, space)

    def does(self, words: Phrases) -> str:
        assert self.place is not None
        return words.say("dmd-w-bring", at=self.place.phrase(words, "onto"))


# ---------------------------------------------------------------- what it suffers and does


class Hurt(NumberedEffect):
    """`it` takes wounds, dealt by you."""

    name: ClassVar[str] = "hurt"
    about: ClassVar[str] = ABOUT_IT
    fields: ClassVar[tuple[str, ...]] = ("n?",)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_there(g, ctx):
            push(g, HurtFigure(ctx.it, self.n.count(g, ctx), ctx.you))

    def does(self, words: Phrases) -> str:
        return self.n.for_each(words, words.say("dmd-w-hurt", n=self.n.shown()))


class Mend(NumberedEffect):
    """Remove wounds from `it`."""

    name: ClassVar[str] = "mend"
    about: ClassVar[str] = ABOUT_IT
    fields: ClassVar[tuple[str, ...]] = ("n?",)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_there(g, ctx):
            mend(g, ctx.it, self.n.count(g, ctx))

    def does(self, words: Phrases) -> str:
        return self.n.for_each(words, words.say("dmd-w-mend", n=self.n.shown()))


class Strike(CardEffect):
    """DMD-139, DMD-140  `it` attacks you at once, wherever it is."""

    name: ClassVar[str] = "strike"
    about: ClassVar[str] = ABOUT_IT

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_there(g, ctx):
            push(g, EnemyAttack(ctx.it, ctx.you))

    def does(self, words: Phrases) -> str:
        return words.say("dmd-w-strike")


class Banish(CardEffect):
    """`it` returns to the pool without being killed; the Elder One stays."""

    name: ClassVar[str] = "banish"
    about: ClassVar[str] = ABOUT_IT

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if is_there(g, ctx):
            banish(g, ctx.it)

    def does(self, words: Phrases) -> str:
        return words.say("dmd-w-banish")


# ---------------------------------------------------------------- which enemies


class Enemies(CardEffect):
    """Run the inner effects for each figure of a kind, or for one of them, as `it`."""

    name: ClassVar[str] = "enemies"
    fields: ClassVar[tuple[str, ...]] = ("kind", "pick?", "here?", "within?", "then")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.kind: Final[i64] = reader.kind(table, "kind")
        self.pick: Final[i64] = table.word("pick", word.PICKS, "each")
        here = table.flag("here", False)
        self.within: Final[i64] = 0 if here else table.integer("within", NONE)
        self.then: Final = reader.script(table, "then", scope.with_it())

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        figures = figures_near(g, self.kind, self.within, -1, ctx)
        if figures == 0:
            return
        if self.pick == word.EACH:
            push(g, EachEnemy(self.then.index, figures, ctx))
            return
        if self.pick != word.CHOSEN:
            figures = self._by_distance(g, figures, ctx)
        figures = _unlike(g, figures)
        if ones(figures) > 1:
            push(g, PickEnemy(self.then.index, figures, ctx, self.source))
        elif figures:
            push(g, RunScript(self.then.index, 0, ctx.with_it(lowest(figures))))

    def _by_distance(self, g: DeathMayDieState, figures: i64, ctx: Context) -> i64:
        """DMD-177, DMD-178  The nearest or furthest; along its own paths if it will be moved."""
        origin = place_of_you(g, ctx)
        moving = self._moves_it()
        best: i64 = -1
        found: i64 = 0
        figure: i64 = 0
        while figures >> figure:
            if figures & bit(figure):
                paths = g.paths.plain
                if moving:
                    paths = g.paths.by_type[g.components.figure_type[figure]]
                distance = paths.distance(origin, g.figure_space[figure])
                better = distance < best if self.pick == word.NEAREST else distance > best
                if best < 0 or better:
                    best = distance
                    found = 0
                if distance == best:
                    found |= bit(figure)
            figure += 1
        return found

    def _moves_it(self) -> bool:
        return any(effect.moves_it() for effect in self.then.effects)

    def branches(self) -> list[Branch]:
        return [Branch(self.then, True)]

    def say(self, words: Phrases) -> str:
        where = words.where(self.within, None)
        noun = words.noun(words.kind_id(self.kind))
        pick = "only" if words.is_only_one(self.kind) else word.PICKS[self.pick]
        who = words.say(f"dmd-w-pick-{pick}", where=where, **noun)
        return words.figures_do(who, self.then)


def _unlike(g: DeathMayDieState, figures: i64) -> i64:
    """Keep one of the figures that share type, space, wounds and whether they have attacked."""
    found: i64 = 0
    figure: i64 = 0
    while figures >> figure:
        if figures & bit(figure) and not _has_like(g, found, figure):
            found |= bit(figure)
        figure += 1
    return found


def _has_like(g: DeathMayDieState, figures: i64, figure: i64) -> bool:
    type_ = g.components.types[g.components.figure_type[figure]]
    other = type_.first
    while other < figure:
        if figures & bit(other) and g.figure_space[other] == g.figure_space[figure]:
            same_wounds = g.figure_wounds[other] == g.figure_wounds[figure]
            if same_wounds and (g.fought >> other) & 1 == (g.fought >> figure) & 1:
                return True
        other += 1
    return False


class EachEnemy(EachStep):
    """One figure after another, skipping those that have left the board."""

    def run(self, g: DeathMayDieState) -> None:
        figure = lowest(self.meant)
        rest = self.meant & ~bit(figure)
        if rest:
            push(g, EachEnemy(self.script, rest, self.ctx))
        if g.figure_space[figure] >= 0:
            push(g, RunScript(self.script, 0, self.ctx.with_it(figure)))


class PickEnemy(PickStep):
    """DMD-175, DMD-177  The active investigator picks the figure."""

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, deciding_seat(g), "pick-enemy", self.source, choices_in(FIGURE, self.meant))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        push(g, RunScript(self.script, 0, self.ctx.with_it(choice - FIGURE)))
