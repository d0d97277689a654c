"""The verb `shift`: tokens move over the map."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.placed import PlacedNumber, spaces_holding
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.choices import DONE, SPACE, TOKEN, choices_in
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    deciding_seat,
    seat_of,
    tokens_at,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.tokens import shift_token, token_here
from miskatonic.games.death_may_die.rules.enemies import ends_away, ends_toward
from miskatonic.games.death_may_die.rules.run_effects import effect_of
from miskatonic.kernel.state import ask, push


class Shift(PlacedNumber):
    """Move a token from a space: freely, or along a shortest path toward or away from a place.

    With `everywhere`, each such token on the map moves once. Of several kinds, `you` pick one.
    """

    name: ClassVar[str] = "shift"
    fields: ClassVar[tuple[str, ...]] = ("token", "n?", "from?", "toward?", "away?", "must?")
    takes_everywhere: ClassVar[bool] = True

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        start = reader.place_or_here(table, "from", scope)
        super().__init__(table, scope, reader, "from", start)
        if table.has("away"):
            reader.exactly_one(table, ("toward", "away"))
        self.tokens: Final = reader.tokens(table)
        self.toward: Final = reader.optional_place(table, "toward", scope)
        self.away: Final = reader.optional_place(table, "away", scope)
        self.must: Final = table.flag("must", False)
        if self.everywhere and self.toward is None and self.away is None:
            table.bad("from", "'everywhere' needs a direction", "add toward or away")

    def perform_at(self, g: DeathMayDieState, ctx: Context, space: i64) -> None:
        kinds: i64 = 0
        for each in self.tokens:
            token = token_here(g, each)
            if token >= 0 and tokens_at(g, space, token) > 0:
                kinds |= bit(token)
        if ones(kinds) > 1:
            push(g, PickToken(self.number, ctx, space, kinds))
        elif kinds:
            self.shift_kind(g, ctx, space, lowest(kinds))

    def shift_kind(self, g: DeathMayDieState, ctx: Context, space: i64, token: i64) -> None:
        if self.toward is None and self.away is None:
            n = self.n.count(g, ctx)
            push(g, ShiftFreely(ctx.you, token, space, n, self.must, self.source))
        else:
            push(g, ShiftByPath(self.number, ctx, token, space))

    def perform_everywhere(self, g: DeathMayDieState, ctx: Context) -> None:
        """Move each such token once, starting from where it lay before the first one moved."""
        for each in self.tokens:
            token = token_here(g, each)
            if token < 0:
                continue
            space: i64 = g.components.spaces - 1
            while space >= 0:
                count = tokens_at(g, space, token)
                while count > 0:
                    push(g, ShiftByPath(self.number, ctx, token, space))
                    count -= 1
                space -= 1

    def ends(self, g: DeathMayDieState, ctx: Context, space: i64) -> i64:
        """The spaces where a token can end up, for all places that can be meant."""
        paths = g.paths.plain
        n = self.n.count(g, ctx)
        place = self.away if self.toward is None else self.toward
        assert place is not None
        targets = place.spaces(g, ctx, False, space)
        ends: i64 = 0
        target: i64 = 0
        while targets >> target:
            if targets & bit(target):
                if self.toward is None:
                    ends |= ends_away(paths, space, target, n)
                else:
                    ends |= ends_toward(paths, space, target, n)
            target += 1
        return ends

    def fitting(self, g: DeathMayDieState, spaces: i64) -> i64:
        return spaces & spaces_holding(g, self.tokens) if self.picked else spaces

    def tokens_used(self) -> tuple[int, ...]:
        return self.tokens

    def does(self, words: Phrases) -> str:
        assert self.place is not None
        kinds = [words.noun(words.token_id(each), "acc") for each in self.tokens]
        noun = {**kinds[0], "noun": words.one_of([each["noun"] for each in kinds])}
        toward = words.direction(self.toward, self.away)
        values = {"from": self.place.phrase(words, "from"), "toward": toward, **noun}
        if self.everywhere:
            message = "dmd-w-shift-every"
        elif toward:
            message = "dmd-w-shift-nearest" if self.place.is_nearest else "dmd-w-shift"
        else:
            message = "dmd-w-shift-must" if self.must else "dmd-w-shift-free"
        return self.n.for_each(words, words.say(message, n=self.n.shown(), **values))


def _shift(g: DeathMayDieState, number: i64) -> Shift:
    effect = effect_of(g, number)
    assert isinstance(effect, Shift)
    return effect


class PickToken(QuestionStep):
    """Ask which kind of token moves."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect", "ctx", "space", "kinds")

    def __init__(self, effect: i64, ctx: Context, space: i64, kinds: i64) -> None:
        self.effect: Final[i64] = effect
        self.ctx: Final = ctx
        self.space: Final[i64] = space
        self.kinds: Final[i64] = kinds

    def run(self, g: DeathMayDieState) -> None:
        you = self.ctx.you
        seat = seat_of(g, you) if you >= 0 else deciding_seat(g)
        source = effect_of(g, self.effect).source
        ask(g, self, seat, "pick-token", source, choices_in(TOKEN, self.kinds))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        _shift(g, self.effect).shift_kind(g, self.ctx, self.space, choice - TOKEN)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"space": self.space}


class ShiftFreely(QuestionStep):
    """Move the token freely, space by space."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "token", "space", "left", "must", "source")

    def __init__(
        self, who: i64, token: i64, space: i64, left: i64, must: bool, source: str
    ) -> None:
        self.who: Final[i64] = who
        self.token: Final[i64] = token
        self.space: Final[i64] = space
        self.left: Final[i64] = left
        self.must: Final = must
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        spaces: i64 = g.paths.plain.near[self.space]
        if self.left > 0 and spaces:
            extra: i64 = -1 if self.must else DONE
            seat = seat_of(g, self.who) if self.who >= 0 else deciding_seat(g)
            ask(g, self, seat, "move-token", self.source, choices_in(SPACE, spaces, extra))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            to = choice - SPACE
            shift_token(g, self.token, self.space, to, 1)
            left = self.left - 1
            push(g, ShiftFreely(self.who, self.token, to, left, self.must, self.source))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token, "space": self.space, "left": self.left}


class ShiftByPath(QuestionStep):
    """Move toward or away from a place; the active investigator decides between shortest paths."""

    __match_args__: ClassVar[tuple[str, ...]] = ("effect", "ctx", "token", "space")

    def __init__(self, effect: i64, ctx: Context, token: i64, space: i64) -> None:
        self.effect: Final[i64] = effect
        self.ctx: Final = ctx
        self.token: Final[i64] = token
        self.space: Final[i64] = space

    def run(self, g: DeathMayDieState) -> None:
        if tokens_at(g, self.space, self.token) == 0:
            return
        shift = _shift(g, self.effect)
        ends = shift.ends(g, self.ctx, self.space)
        if ones(ends) > 1:
            ask(g, self, deciding_seat(g), "token-path", shift.source, choices_in(SPACE, ends))
        elif ends:
            shift_token(g, self.token, self.space, lowest(ends), 1)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        shift_token(g, self.token, self.space, choice - SPACE, 1)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token, "space": self.space}
