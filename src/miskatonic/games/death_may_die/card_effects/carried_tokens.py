"""Effects on the tokens that `you` carry: gain, drop, lay down, pick up."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import ABOUT_YOU
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.placed import NumberedEffect
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.choices import TOKEN, choices_in
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    is_alive,
    seat_of,
    tokens_at,
    tokens_on,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.tokens import (
    drop_tokens,
    gain_tokens,
    lay_down,
    room_for,
    take_tokens,
    token_here,
)
from miskatonic.kernel.state import ask, push


class CarriedToken(NumberedEffect):
    """An effect on one kind of token that you carry."""

    about: ClassVar[str] = ABOUT_YOU

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.token: Final[i64] = reader.one_token(table)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        token = token_here(g, self.token)
        if is_alive(g, ctx.you) and token >= 0:
            self.do(g, ctx, token)

    def do(self, g: DeathMayDieState, ctx: Context, token: i64) -> None:
        """Carry it out, with the token's number in this game."""
        raise NotImplementedError

    def tokens_used(self) -> tuple[int, ...]:
        return (self.token,)


class Gain(CarriedToken):
    """Gain tokens from the pool, up to your limit."""

    name: ClassVar[str] = "gain"
    fields: ClassVar[tuple[str, ...]] = ("token", "n?")

    def do(self, g: DeathMayDieState, ctx: Context, token: i64) -> None:
        gain_tokens(g, ctx.you, token, self.n.count(g, ctx))

    def is_plain_loss(self) -> bool:
        return True

    def does(self, words: Phrases) -> str:
        tokens = words.tokens(self.token, self.n.shown())
        return self.n.for_each(words, words.told("dmd-w-gain", tokens=tokens))


class Drop(CarriedToken):
    """Return some or all of your tokens to the pool."""

    name: ClassVar[str] = "drop"
    fields: ClassVar[tuple[str, ...]] = ("token", "n?", "all?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.all: Final = table.flag("all", False)

    def do(self, g: DeathMayDieState, ctx: Context, token: i64) -> None:
        n = tokens_on(g, ctx.you, token) if self.all else self.n.count(g, ctx)
        drop_tokens(g, ctx.you, token, n)

    def does(self, words: Phrases) -> str:
        if self.all:
            return words.told("dmd-w-drop-all", **words.noun(words.token_id(self.token)))
        tokens = words.tokens(self.token, self.n.shown())
        return self.n.for_each(words, words.told("dmd-w-drop", tokens=tokens))


class Lay(CarriedToken):
    """Put some of your tokens on your space."""

    name: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("token", "n?")

    def do(self, g: DeathMayDieState, ctx: Context, token: i64) -> None:
        lay_down(g, ctx.you, token, g.space[ctx.you], self.n.count(g, ctx))

    def does(self, words: Phrases) -> str:
        tokens = words.tokens(self.token, self.n.shown())
        text = words.told("dmd-w-lay", tokens=tokens, at=words.your_space("onto"))
        return self.n.for_each(words, text)


class Take(NumberedEffect):
    """Pick up tokens from your space; if there are several kinds, you choose each time."""

    name: ClassVar[str] = "take"
    about: ClassVar[str] = ABOUT_YOU
    fields: ClassVar[tuple[str, ...]] = ("token", "n?")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.tokens: Final = reader.tokens(table)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        if not is_alive(g, ctx.you):
            return
        kinds: i64 = 0
        for each in self.tokens:
            token = token_here(g, each)
            if token >= 0:
                kinds |= bit(token)
        n = self.n.count(g, ctx)
        push(g, TakeTokens(ctx.you, kinds, n, g.space[ctx.you], self.source))

    def tokens_used(self) -> tuple[int, ...]:
        return self.tokens

    def does(self, words: Phrases) -> str:
        tokens = words.tokens(self.tokens[0], self.n.shown())
        text = words.told("dmd-w-take", tokens=tokens, **{"from": words.your_space("from")})
        return self.n.for_each(words, text)


class TakeTokens(QuestionStep):
    """Pick up tokens from a space; if there are several kinds, you choose each time."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "kinds", "n", "space", "source")

    def __init__(self, who: i64, kinds: i64, n: i64, space: i64, source: str) -> None:
        self.who: Final[i64] = who
        self.kinds: Final[i64] = kinds
        self.n: Final[i64] = n
        self.space: Final[i64] = space
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        kinds: i64 = 0
        token: i64 = 0
        while token < len(g.pool):
            here = min(tokens_at(g, self.space, token), room_for(g, self.who, token))
            if self.kinds & bit(token) and here > 0:
                kinds |= bit(token)
            token += 1
        if self.n <= 0 or kinds == 0:
            return
        if ones(kinds) == 1:
            take_tokens(g, self.who, lowest(kinds), self.space, self.n)
        else:
            ask(g, self, seat_of(g, self.who), "take-token", self.source, choices_in(TOKEN, kinds))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        take_tokens(g, self.who, choice - TOKEN, self.space, 1)
        push(g, TakeTokens(self.who, self.kinds, self.n - 1, self.space, self.source))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who, "space": self.space}
