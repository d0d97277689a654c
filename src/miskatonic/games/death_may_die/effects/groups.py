"""Groups of investigators: who is meant."""

from typing import ClassVar

from mypy_extensions import i64

from miskatonic.games.death_may_die.content.script import Group
from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.context import Context
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, investigators_at
from miskatonic.games.death_may_die.rules.targets import nearest_investigators, place_of_you


def all_but_you(g: DeathMayDieState, ctx: Context) -> i64:
    return g.alive & ~bit(ctx.you) if ctx.you >= 0 else g.alive


class All(Group):
    name: ClassVar[str] = "all"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.alive


class Others(Group):
    """All but you."""

    name: ClassVar[str] = "others"
    noun: ClassVar[str] = "other-investigator"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return all_but_you(g, ctx)


class ChosenOther(Group):
    """One that is not you."""

    name: ClassVar[str] = "chosen-other"
    is_one: ClassVar[bool] = True

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return all_but_you(g, ctx)


class Active(Group):
    """Whose turn it is."""

    name: ClassVar[str] = "active"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return bit(g.active) & g.alive


class ChosenHere(Group):
    """One in your space, perhaps you."""

    name: ClassVar[str] = "chosen-here"
    is_one: ClassVar[bool] = True

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, place_of_you(g, ctx))


class Here(Group):
    """In your space, with you."""

    name: ClassVar[str] = "here"
    place: ClassVar[str] = "here"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, place_of_you(g, ctx))


class OthersHere(Group):
    """In your space, without you."""

    name: ClassVar[str] = "others-here"
    noun: ClassVar[str] = "other-investigator"
    place: ClassVar[str] = "here"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, place_of_you(g, ctx)) & all_but_you(g, ctx)


class Nearest(Group):
    """The one nearest to `it`, otherwise to you, and then not you."""

    name: ClassVar[str] = "nearest"
    is_one: ClassVar[bool] = True

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return nearest_investigators(g, ctx)


class WithIt(Group):
    """In the space of `it`."""

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


class There(Group):
    """In the space `there`."""

    name: ClassVar[str] = "there"
    place: ClassVar[str] = "there"

    def meant(self, g: DeathMayDieState, ctx: Context) -> i64:
        return investigators_at(g, ctx.there) if ctx.there >= 0 else 0
