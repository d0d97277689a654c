"""Effects on tokens on spaces and the story board: place, remove, turn over."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import ONE
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.amounts import RollSuccesses
from miskatonic.games.death_may_die.card_effects.placed import PlacedEffect, spaces_holding
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.events import TokenTurned
from miskatonic.games.death_may_die.model.state import DeathMayDieState, tokens_at
from miskatonic.games.death_may_die.model.tokens import (
    change_board,
    change_laid,
    lay_tokens,
    remove_tokens,
    token_here,
)
from miskatonic.kernel.state import tell

ALL_OF_THEM: Final[i64] = 99


class TokenEffect(PlacedEffect):
    """An effect on one kind of token at a place."""

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        place = reader.place_or_here(table, "at", scope)
        super().__init__(table, scope, reader, "at", place)
        self.token: Final[i64] = reader.one_token(table)

    def perform_at(self, g: DeathMayDieState, ctx: Context, space: i64) -> None:
        token = token_here(g, self.token)
        if token >= 0:
            self.do(g, ctx, token, space)

    def perform_everywhere(self, g: DeathMayDieState, ctx: Context) -> None:
        spaces = spaces_holding(g, (self.token,))
        space: i64 = 0
        while spaces >> space:
            if spaces & bit(space):
                self.perform_at(g, ctx, space)
            space += 1

    def do(self, g: DeathMayDieState, ctx: Context, token: i64, space: i64) -> None:
        """Carry it out, with the token's number in this game."""
        raise NotImplementedError

    def tokens_used(self) -> tuple[int, ...]:
        return (self.token,)


class NumberOfTokens(TokenEffect):
    """An effect on a number of tokens."""

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.n: Final = reader.amount(table, "n", ONE, scope)

    def counts_successes(self) -> bool:
        return isinstance(self.n, RollSuccesses)


class Place(NumberOfTokens):
    """Place tokens from the pool on a space or the story board."""

    name: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("token", "n?", "at")
    takes_board: ClassVar[bool] = True

    def do(self, g: DeathMayDieState, ctx: Context, token: i64, space: i64) -> None:
        lay_tokens(g, space, token, self.n.count(g, ctx))

    def perform_on_board(self, g: DeathMayDieState, ctx: Context) -> None:
        token = token_here(g, self.token)
        if token >= 0:
            change_board(g, token, self.n.count(g, ctx))

    def does(self, words: Phrases) -> str:
        assert self.place is not None
        tokens = words.tokens(self.token, self.n.shown())
        text = words.say("dmd-w-place", tokens=tokens, at=self.place.phrase(words, "onto"))
        return self.n.for_each(words, text)


class Remove(NumberOfTokens):
    """Return some or all tokens on a space or the story board to the pool."""

    name: ClassVar[str] = "remove"
    fields: ClassVar[tuple[str, ...]] = ("token", "n?", "at", "all?")
    takes_board: ClassVar[bool] = True
    takes_everywhere: ClassVar[bool] = True

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.all: Final = table.flag("all", False)

    def do(self, g: DeathMayDieState, ctx: Context, token: i64, space: i64) -> None:
        remove_tokens(g, space, token, self._number(g, ctx))

    def perform_on_board(self, g: DeathMayDieState, ctx: Context) -> None:
        token = token_here(g, self.token)
        if token >= 0:
            change_board(g, token, -self._number(g, ctx))

    def _number(self, g: DeathMayDieState, ctx: Context) -> i64:
        return ALL_OF_THEM if self.all else self.n.count(g, ctx)

    def fitting(self, g: DeathMayDieState, spaces: i64) -> i64:
        return spaces & spaces_holding(g, (self.token,)) if self.picked else spaces

    def does(self, words: Phrases) -> str:
        assert self.place is not None
        origin = {"from": self.place.phrase(words, "from")}
        if self.all:
            noun = words.noun(words.token_id(self.token))
            return words.say("dmd-w-remove-all", **noun, **origin)
        tokens = words.tokens(self.token, self.n.shown())
        return self.n.for_each(words, words.say("dmd-w-remove", tokens=tokens, **origin))


class Turn(TokenEffect):
    """Turn a token over; both sides share a pool."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("token", "at?")
    takes_everywhere: ClassVar[bool] = True

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        if table.string("token") not in reader.names.two_sided:
            table.bad(
                "token",
                f"{table.string('token')!r} has one side",
                "expected a token with a flip side",
            )

    def do(self, g: DeathMayDieState, ctx: Context, token: i64, space: i64) -> None:
        other = g.components.local_token(g.components.tokens[token].flip)
        if tokens_at(g, space, token) > 0 and other >= 0:
            change_laid(g, space, token, -1)
            change_laid(g, space, other, 1)
            if g.loud:
                tell(g, TokenTurned(token, other, 1, space))

    def fitting(self, g: DeathMayDieState, spaces: i64) -> i64:
        return spaces & spaces_holding(g, (self.token,)) if self.picked else spaces

    def does(self, words: Phrases) -> str:
        assert self.place is not None
        other = words.token(words.library.tokens[self.token].flip)
        noun = words.noun(words.token_id(self.token), "acc")
        at = self.place.phrase(words, "at")
        return words.say("dmd-w-turn", at=at, other=other, **noun)
