"""Base classes of effects that have a number, a place or both."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import ONE, PlaceRef
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.amounts import RollSuccesses
from miskatonic.games.death_may_die.card_effects.bases import CardEffect
from miskatonic.games.death_may_die.model.choices import SPACE, choices_in
from miskatonic.games.death_may_die.model.components import lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.state import DeathMayDieState, deciding_seat
from miskatonic.games.death_may_die.model.steps import QuestionStep
from miskatonic.games.death_may_die.model.targets import spaces_with
from miskatonic.games.death_may_die.model.tokens import token_here
from miskatonic.games.death_may_die.rules.run_effects import effect_of
from miskatonic.kernel.state import ask, push


class NumberedEffect(CardEffect):
    """An effect with a number `n`, 1 by default."""

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.n: Final = reader.amount(table, "n", ONE, scope)

    def counts_successes(self) -> bool:
        return isinstance(self.n, RollSuccesses)


class PlacedEffect(CardEffect):
    """An effect at a place; if none is named, it happens at the space -1."""

    # Whether the place may be the story board, or every space that holds the token.
    takes_board: ClassVar[bool] = False
    takes_everywhere: ClassVar[bool] = False

    def __init__(
        self, table: TomlTable, scope: Scope, reader: Reader, field: str, place: PlaceRef | None
    ) -> None:
        super().__init__(table, scope, reader)
        self.place: Final = place
        self.on_board: Final[bool] = place is not None and place.is_board
        self.everywhere: Final[bool] = place is not None and place.is_everywhere
        self.picked: Final[bool] = place is not None and place.is_picked
        if (self.on_board and not self.takes_board) or (
            self.everywhere and not self.takes_everywhere
        ):
            table.bad(field, f"{self.name!r} can't use {table.string(field)!r}", "expected a space")

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        """DMD-175, DMD-177  Skipped without a place; of several, the active investigator picks."""
        if self.place is None:
            self.perform_at(g, ctx, -1)
        elif self.on_board:
            self.perform_on_board(g, ctx)
        elif self.everywhere:
            self.perform_everywhere(g, ctx)
        else:
            spaces = self.fitting(g, self.place.spaces(g, ctx, self.is_about_it(), -1))
            if ones(spaces) > 1:
                push(g, PickPlace(self.number, ctx, spaces))
            elif spaces:
                self.perform_at(g, ctx, lowest(spaces))

    def perform_on_board(self, g: DeathMayDieState, ctx: Context) -> None:
        raise NotImplementedError

    def perform_everywhere(self, g: DeathMayDieState, ctx: Context) -> None:
        raise NotImplementedError

    def is_about_it(self) -> bool:
        """DMD-177  Whether nearest and furthest are measured from `it`."""
        return False

    def fitting(self, g: DeathMayDieState, spaces: i64) -> i64:
        """Filter the spaces where it can be done."""
        return spaces


class PlacedNumber(PlacedEffect):
    """A placed effect with a number `n`, 1 by default."""

    def __init__(
        self, table: TomlTable, scope: Scope, reader: Reader, field: str, place: PlaceRef | None
    ) -> None:
        super().__init__(table, scope, reader, field, place)
        self.n: Final = reader.amount(table, "n", ONE, scope)

    def counts_successes(self) -> bool:
        return isinstance(self.n, RollSuccesses)


def spaces_holding(g: DeathMayDieState, tokens: tuple[int, ...]) -> i64:
    """The spaces that hold one of these tokens (numbers of the library)."""
    found: i64 = 0
    for each in tokens:
        found |= spaces_with(g, token_here(g, each))
    return found


class PickPlace(QuestionStep):
    """DMD-175, DMD-177  If several places fit, the active investigator picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect", "ctx", "spaces")

    def __init__(self, effect: i64, ctx: Context, spaces: i64) -> None:
        self.effect: Final[i64] = effect
        self.ctx: Final = ctx
        self.spaces: Final[i64] = spaces

    def run(self, g: DeathMayDieState) -> None:
        source = effect_of(g, self.effect).source
        ask(g, self, deciding_seat(g), "pick-space", source, choices_in(SPACE, self.spaces))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        effect_of(g, self.effect).perform_at(g, self.ctx, choice - SPACE)
