"""Groups of investigators that card files can name."""

from typing import ClassVar

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_effects.bases import CardGroup
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.state import DeathMayDieState, investigators_at
from miskatonic.games.death_may_die.model.targets import nearest_investigators, place_of_you


def all_but_you(g: DeathMayDieState, ctx: Context) -> i64:
    return g.alive & ~bit(ctx.you) if ctx.you >= 0 else g.alive


class All(CardGroup):
    name: ClassVar[str] = "all"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.alive


class Others(CardGroup):
    """All but you."""

    name: ClassVar[str] = "others"
    noun: ClassVar[str] = "other-investigator"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return all_but_you(g, ctx)


class ChosenOther(CardGroup):
    """One other than you."""

    name: ClassVar[str] = "chosen-other"
    is_one: ClassVar[bool] = True

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return all_but_you(g, ctx)


class Active(CardGroup):
    """The investigator whose turn it is."""

    name: ClassVar[str] = "active"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return bit(g.active) & g.alive


class ChosenHere(CardGroup):
    """One in your space, possibly you."""

    name: ClassVar[str] = "chosen-here"
    is_one: ClassVar[bool] = True

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, place_of_you(g, ctx))


class Here(CardGroup):
    """Everyone in your space, you included."""

    name: ClassVar[str] = "here"
    place: ClassVar[str] = "here"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, place_of_you(g, ctx))


class OthersHere(CardGroup):
    """Everyone else in your space."""

    name: ClassVar[str] = "others-here"
    noun: ClassVar[str] = "other-investigator"
    place: ClassVar[str] = "here"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, place_of_you(g, ctx)) & all_but_you(g, ctx)


class Nearest(CardGroup):
    """The one nearest to `it` or, without an `it`, the one nearest to you."""

    name: ClassVar[str] = "nearest"
    is_one: ClassVar[bool] = True

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return nearest_investigators(g, ctx)


class WithIt(CardGroup):
    """Everyone in the space of `it`."""

    name: ClassVar[str] = "with-it"
    place: ClassVar[str] = "with-it"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        if ctx.it < 0 or g.figure_space[ctx.it] < 0:
            return 0
        return investigators_at(g, g.figure_space[ctx.it])


class ChosenWithIt(WithIt):
    """One in the space of `it`."""

    name: ClassVar[str] = "chosen-with-it"
    is_one: ClassVar[bool] = True


class There(CardGroup):
    """Everyone in the space `there`."""

    name: ClassVar[str] = "there"
    place: ClassVar[str] = "there"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, ctx.there) if ctx.there >= 0 else 0
