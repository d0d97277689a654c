"""Effects on tokens on passages: bar and open them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.reader import Reader
from miskatonic.games.death_may_die.card_data.references import Scope
from miskatonic.games.death_may_die.card_data.toml_table import TomlTable
from miskatonic.games.death_may_die.card_effects.bases import CardEffect
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.choices import PASSAGE, choices_in
from miskatonic.games.death_may_die.model.components import bit, lowest
from miskatonic.games.death_may_die.model.counting import ones, passages_with
from miskatonic.games.death_may_die.model.paths import FAR, OPEN
from miskatonic.games.death_may_die.model.state import DeathMayDieState, deciding_seat
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.targets import place_of_you
from miskatonic.games.death_may_die.model.tokens import from_pool, set_passage, to_pool, token_here
from miskatonic.kernel.state import ask, push


class Bar(CardEffect):
    """Put a token on the nearest open passage without one; stairs and tunnels don't count."""

    name: ClassVar[str] = "bar"
    fields: ClassVar[tuple[str, ...]] = ("token", "near")

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.token: Final[i64] = reader.one_token(table)
        self.near: Final = reader.place(table, "near", scope)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        token = token_here(g, self.token)
        if token < 0 or g.pool[g.components.pool_of[token]] == 0:
            return
        passages = nearest_open_passages(g, self.near.spaces(g, ctx, False, -1))
        if ones(passages) > 1:
            push(g, PickBarred(passages, token, self.source))
        elif passages:
            bar_passage(g, lowest(passages), token)

    def tokens_used(self) -> tuple[int, ...]:
        return (self.token,)

    def does(self, words: Phrases) -> str:
        noun = words.noun(words.token_id(self.token), "acc")
        return words.say("dmd-w-bar", to=self.near.phrase(words, "near"), **noun)


def nearest_open_passages(g: DeathMayDieState, spaces: i64) -> i64:
    """The nearest open passages, measured from their closer end to one of the spaces."""
    best: i64 = FAR
    found: i64 = 0
    for passage in g.components.episode.map.passages:
        if passage.shut or g.passages[passage.index] != OPEN:
            continue
        origin: i64 = 0
        while spaces >> origin:
            if spaces & bit(origin):
                paths = g.paths.plain
                distance = min(paths.distance(origin, passage.a), paths.distance(origin, passage.b))
                if distance < best:
                    best = distance
                    found = 0
                if distance == best:
                    found |= bit(passage.index)
            origin += 1
    return found


class PickBarred(QuestionStep):
    """DMD-177  If several passages are equally near, the active investigator picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("passages", "token", "source")

    def __init__(self, passages: i64, token: i64, source: str) -> None:
        self.passages: Final[i64] = passages
        self.token: Final[i64] = token
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        options = choices_in(PASSAGE, self.passages)
        ask(g, self, deciding_seat(g), "bar-passage", self.source, options)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        bar_passage(g, choice - PASSAGE, self.token)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token}


def bar_passage(g: DeathMayDieState, passage: i64, token: i64) -> None:
    if from_pool(g, token, 1) == 1:
        set_passage(g, passage, token)


class Open(CardEffect):
    """Remove a token from a passage at your space; the active investigator picks."""

    name: ClassVar[str] = "open"
    fields: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, table: TomlTable, scope: Scope, reader: Reader) -> None:
        super().__init__(table, scope, reader)
        self.token: Final[i64] = reader.one_token(table)

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        token = token_here(g, self.token)
        if token >= 0:
            push(g, OpenPassage(place_of_you(g, ctx), token, self.source))

    def tokens_used(self) -> tuple[int, ...]:
        return (self.token,)

    def does(self, words: Phrases) -> str:
        return words.say("dmd-w-open", **words.noun(words.token_id(self.token), "acc"))


class OpenPassage(QuestionStep):
    """Remove a token from a passage at a space; the active investigator picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "token", "source")

    def __init__(self, space: i64, token: i64, source: str) -> None:
        self.space: Final[i64] = space
        self.token: Final[i64] = token
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        passages = passages_with(g, self.token, self.space)
        if ones(passages) > 1:
            options = choices_in(PASSAGE, passages)
            ask(g, self, deciding_seat(g), "open-passage", self.source, options)
        elif passages:
            self._open(g, lowest(passages))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._open(g, choice - PASSAGE)

    def _open(self, g: DeathMayDieState, passage: i64) -> None:
        set_passage(g, passage, OPEN)
        to_pool(g, self.token, 1)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token, "space": self.space}
