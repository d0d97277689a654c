"""Amounts that are counted when needed."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.references import Reference
from miskatonic.games.death_may_die.card_effects.bases import CardCount
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.counting import (
    cards_tagged,
    ones,
    passages_with,
    tokens_in_play,
)
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    figures_of,
    investigators_at,
    tokens_at,
    tokens_on,
)
from miskatonic.games.death_may_die.model.targets import place_of_you
from miskatonic.games.death_may_die.rules.wounds import cards_of_kind

# ---------------------------------------------------------------- tokens


class CountOfTokens(CardCount):
    """Tokens of one kind."""

    def __init__(self, reference: Reference) -> None:
        self.token: Final[i64] = reference.token()

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        token = g.components.local_token(self.token)
        return self.count_token(g, ctx, token) if token >= 0 else 0

    def count_token(self, g: DeathMayDieState, ctx: Context, token: i64) -> i64:
        raise NotImplementedError

    def counted_thing(self, g: DeathMayDieState) -> str:
        return f"token:{g.components.library.tokens[self.token].id}"

    def noun_id(self, words: Phrases) -> str:
        return words.token_id(self.token)


class TokensHere(CountOfTokens):
    """Tokens on `there` if it is set, otherwise on your space."""

    name: ClassVar[str] = "tokens-here"

    def count_token(self, g: DeathMayDieState, ctx: Context, token: i64) -> i64:
        return tokens_at(g, ctx.there if ctx.there >= 0 else place_of_you(g, ctx), token)


class TokensOnYou(CountOfTokens):
    name: ClassVar[str] = "tokens-on-you"

    def count_token(self, g: DeathMayDieState, ctx: Context, token: i64) -> i64:
        return tokens_on(g, ctx.you, token) if ctx.you >= 0 else 0


class TokensOnBoard(CountOfTokens):
    """Tokens on the story board."""

    name: ClassVar[str] = "tokens-on-board"

    def count_token(self, g: DeathMayDieState, ctx: Context, token: i64) -> i64:
        return g.board[token]


class TokensInPlay(CountOfTokens):
    """Tokens on all spaces, investigators, passages and the story board."""

    name: ClassVar[str] = "tokens-in-play"

    def count_token(self, g: DeathMayDieState, ctx: Context, token: i64) -> i64:
        return tokens_in_play(g, token)


class TokensBeside(CountOfTokens):
    """Tokens on passages of your space."""

    name: ClassVar[str] = "tokens-beside"

    def count_token(self, g: DeathMayDieState, ctx: Context, token: i64) -> i64:
        return ones(passages_with(g, token, place_of_you(g, ctx)))


# ---------------------------------------------------------------- people and their things


class CardsTagged(CardCount):
    """Your items and companions with a tag."""

    name: ClassVar[str] = "tag"

    def __init__(self, reference: Reference) -> None:
        self.tag: Final[i64] = reference.card_tag()

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return cards_tagged(g, ctx.you, self.tag) if ctx.you >= 0 else 0

    def counted_thing(self, g: DeathMayDieState) -> str:
        return f"tag:{g.components.library.tags[self.tag]}"

    def noun_id(self, words: Phrases) -> str:
        return words.tag_id(self.tag)


class Items(CardCount):
    """Your items."""

    name: ClassVar[str] = "items"
    noun: ClassVar[str] = "item"

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return ones(cards_of_kind(g, ctx.you, word.SIDE_ITEM)) if ctx.you >= 0 else 0


class WoundsNow(CardCount):
    """Your wounds."""

    name: ClassVar[str] = "wounds"
    noun: ClassVar[str] = "wound"
    of_harm: ClassVar[bool] = True

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.wounds[ctx.you] if ctx.you >= 0 else 0


class StressNow(CardCount):
    """Your stress."""

    name: ClassVar[str] = "stress"
    noun: ClassVar[str] = "stress"
    of_harm: ClassVar[bool] = True

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.stress[ctx.you] if ctx.you >= 0 else 0


class InvestigatorsHere(CardCount):
    """Investigators in your space, you included."""

    name: ClassVar[str] = "investigators-here"
    noun: ClassVar[str] = "investigator"

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return ones(investigators_at(g, place_of_you(g, ctx)))


class InvestigatorsAlive(CardCount):
    name: ClassVar[str] = "investigators"
    noun: ClassVar[str] = "investigator"

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return ones(g.alive)


class EnemiesHere(CardCount):
    """Enemies of one kind in your space."""

    name: ClassVar[str] = "enemies-here"

    def __init__(self, reference: Reference) -> None:
        self.kind: Final[i64] = reference.kind()

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        here: i64 = g.crowd[place_of_you(g, ctx)]
        return ones(here & figures_of(g, self.kind))

    def noun_id(self, words: Phrases) -> str:
        return words.kind_id(self.kind)


# ---------------------------------------------------------------- rolls


class RollSuccesses(CardCount):
    name: ClassVar[str] = "roll-successes"
    noun: ClassVar[str] = "success"
    of_a_roll: ClassVar[bool] = True

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.roll.successes if g.roll is not None else 0


class RollSigns(CardCount):
    """Elder Signs that haven't been converted."""

    name: ClassVar[str] = "roll-signs"
    noun: ClassVar[str] = "sign"
    of_a_roll: ClassVar[bool] = True

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.roll.signs if g.roll is not None else 0


class RollBlanks(CardCount):
    name: ClassVar[str] = "roll-blanks"
    noun: ClassVar[str] = "blank"
    of_a_roll: ClassVar[bool] = True

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.roll.blanks if g.roll is not None else 0


class WoundsDealt(CardCount):
    """The wounds that an attack inflicted on its target."""

    name: ClassVar[str] = "wounds-dealt"
    noun: ClassVar[str] = "wound"
    of_a_roll: ClassVar[bool] = True

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.roll.dealt if g.roll is not None else 0


class RollTentacles(CardCount):
    name: ClassVar[str] = "roll-tentacles"
    noun: ClassVar[str] = "tentacle"
    of_a_roll: ClassVar[bool] = True

    def count(self, g: DeathMayDieState, ctx: Context) -> i64:
        return g.roll.tentacles if g.roll is not None else 0
