"""Effects about tokens on spaces and passages."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Effect, PlaceRef
from miskatonic.games.death_may_die.rules.choices import DONE, PASSAGE, SPACE, TOKEN, choices_in
from miskatonic.games.death_may_die.rules.components import bit, lowest
from miskatonic.games.death_may_die.rules.counting import amount, ones, passages_with
from miskatonic.games.death_may_die.rules.enemies import ends_away, ends_toward
from miskatonic.games.death_may_die.rules.events import TokenTurned
from miskatonic.games.death_may_die.rules.paths import FAR, OPEN
from miskatonic.games.death_may_die.rules.script import effect_at
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    QuestionAbout,
    QuestionStep,
    deciding_seat,
    seat_of,
    tokens_at,
)
from miskatonic.games.death_may_die.rules.targets import spaces_meant, you_of
from miskatonic.games.death_may_die.rules.tokens import (
    change_board,
    change_laid,
    from_pool,
    lay_tokens,
    remove_tokens,
    set_passage,
    shift_token,
    to_pool,
    token_here,
)
from miskatonic.kernel.state import ask, push, tell

ALL_OF_THEM: Final[i64] = 99


def perform_on_tokens(g: DeathMayDieState, effect: Effect, ctx: i64, space: i64) -> None:
    """`place`, `remove`, `turn` and `open` at one space."""
    token = token_here(g, effect.tokens[0])
    if token < 0:
        return
    n = ALL_OF_THEM if effect.everything else amount(g, effect.n, ctx)
    verb = effect.verb
    if verb == word.PLACE:
        lay_tokens(g, space, token, n)
    elif verb == word.REMOVE:
        remove_tokens(g, space, token, n)
    elif verb == word.TURN:
        turn_tokens(g, space, token, ALL_OF_THEM if effect.everything else 1)
    else:
        push(g, OpenPassage(space, token, n, effect.source))


def perform_on_board(g: DeathMayDieState, effect: Effect, ctx: i64) -> None:
    token = token_here(g, effect.tokens[0])
    if token >= 0:
        n = ALL_OF_THEM if effect.everything else amount(g, effect.n, ctx)
        change_board(g, token, n if effect.verb == word.PLACE else -n)


def turn_tokens(g: DeathMayDieState, space: i64, token: i64, n: i64) -> None:
    """To their other side; both sides are of one pool."""
    other = g.components.local_token(g.components.tokens[token].flip)
    n = min(n, tokens_at(g, space, token))
    if n > 0 and other >= 0:
        change_laid(g, space, token, -n)
        change_laid(g, space, other, n)
        if g.loud:
            tell(g, TokenTurned(token, other, n, space))


def spaces_holding(g: DeathMayDieState, effect: Effect) -> i64:
    """The spaces that hold one of an effect's tokens."""
    found: i64 = 0
    for each in effect.tokens:
        token = token_here(g, each)
        if token >= 0:
            space: i64 = 0
            while space < g.components.spaces:
                if tokens_at(g, space, token) > 0:
                    found |= bit(space)
                space += 1
    return found


# ---------------------------------------------------------------- moving tokens


def perform_shift(g: DeathMayDieState, script: i64, at: i64, ctx: i64, space: i64) -> None:
    """One token (or all of a kind) of the space; of several kinds `you` picks."""
    effect = effect_at(g, script, at)
    kinds: i64 = 0
    for each in effect.tokens:
        token = token_here(g, each)
        if token >= 0 and tokens_at(g, space, token) > 0:
            kinds |= bit(token)
    if ones(kinds) > 1:
        push(g, PickToken(script, at, ctx, space, kinds))
    elif kinds:
        shift_kind(g, script, at, ctx, space, lowest(kinds))


class PickToken(QuestionStep):
    """Which kind of token is moved."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "at", "ctx", "space", "kinds")

    def __init__(self, script: i64, at: i64, ctx: i64, space: i64, kinds: i64) -> None:
        self.script: Final[i64] = script
        self.at: Final[i64] = at
        self.ctx: Final[i64] = ctx
        self.space: Final[i64] = space
        self.kinds: Final[i64] = kinds

    def run(self, g: DeathMayDieState) -> None:
        you = you_of(self.ctx)
        seat = seat_of(g, you) if you >= 0 else deciding_seat(g)
        ask(
            g,
            self,
            seat,
            "pick-token",
            effect_at(g, self.script, self.at).source,
            choices_in(TOKEN, self.kinds),
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        shift_kind(g, self.script, self.at, self.ctx, self.space, choice - TOKEN)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"space": self.space}


def shift_kind(g: DeathMayDieState, script: i64, at: i64, ctx: i64, space: i64, token: i64) -> None:
    effect = effect_at(g, script, at)
    number = tokens_at(g, space, token) if effect.everything else 1
    n = amount(g, effect.n, ctx)
    if effect.toward is None and effect.away is None:
        push(g, ShiftFreely(you_of(ctx), token, space, number, n, effect.must, effect.source))
    else:
        push(g, ShiftByPath(script, at, ctx, token, space, number))


class ShiftFreely(QuestionStep):
    """Space by space, where one likes."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "who",
        "token",
        "space",
        "number",
        "left",
        "must",
        "source",
    )

    def __init__(
        self, who: i64, token: i64, space: i64, number: i64, left: i64, must: bool, source: str
    ) -> None:
        self.who: Final[i64] = who
        self.token: Final[i64] = token
        self.space: Final[i64] = space
        self.number: Final[i64] = number
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
            shift_token(g, self.token, self.space, to, self.number)
            left = self.left - 1
            push(
                g, ShiftFreely(self.who, self.token, to, self.number, left, self.must, self.source)
            )

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token, "space": self.space, "left": self.left}


class ShiftByPath(QuestionStep):
    """Toward or away from a place, by a shortest path; the active investigator decides ties."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "at", "ctx", "token", "space", "number")

    def __init__(self, script: i64, at: i64, ctx: i64, token: i64, space: i64, number: i64) -> None:
        self.script: Final[i64] = script
        self.at: Final[i64] = at
        self.ctx: Final[i64] = ctx
        self.token: Final[i64] = token
        self.space: Final[i64] = space
        self.number: Final[i64] = number

    def run(self, g: DeathMayDieState) -> None:
        if tokens_at(g, self.space, self.token) == 0:
            return
        ends = self._ends(g)
        if ones(ends) > 1:
            ask(
                g,
                self,
                deciding_seat(g),
                "token-path",
                effect_at(g, self.script, self.at).source,
                choices_in(SPACE, ends),
            )
        elif ends:
            shift_token(g, self.token, self.space, lowest(ends), self.number)

    def _ends(self, g: DeathMayDieState) -> i64:
        """Where the token may end, over all the places that may be meant."""
        effect = effect_at(g, self.script, self.at)
        paths = g.paths.plain
        n = amount(g, effect.n, self.ctx)
        away = effect.toward is None
        place = effect.away if effect.toward is None else effect.toward
        assert place is not None
        targets = spaces_meant(g, place, self.ctx, False, self.space)
        ends: i64 = 0
        target: i64 = 0
        while targets >> target:
            if targets & bit(target):
                if away:
                    ends |= ends_away(paths, self.space, target, n)
                else:
                    ends |= ends_toward(paths, self.space, target, n)
            target += 1
        return ends

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        shift_token(g, self.token, self.space, choice - SPACE, self.number)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token, "space": self.space}


def shift_everywhere(g: DeathMayDieState, script: i64, at: i64, ctx: i64) -> None:
    """Every such token on the map, from where it lay before the first moved."""
    effect = effect_at(g, script, at)
    for each in effect.tokens:
        token = token_here(g, each)
        if token < 0:
            continue
        space: i64 = g.components.spaces - 1
        while space >= 0:
            count = tokens_at(g, space, token)
            while count > 0:
                push(g, ShiftByPath(script, at, ctx, token, space, 1))
                count -= 1
            space -= 1


# ---------------------------------------------------------------- passages


def perform_bar(g: DeathMayDieState, effect: Effect, ctx: i64) -> None:
    """A token on the nearest open passage that has none."""
    token = token_here(g, effect.tokens[0])
    if token < 0 or g.pool[g.components.pool_of[token]] == 0:
        return
    assert effect.start is not None
    passages = nearest_open_passages(g, effect.start, ctx)
    if ones(passages) > 1:
        push(g, PickBarred(passages, token, effect.source))
    elif passages:
        bar_passage(g, lowest(passages), token)


def nearest_open_passages(g: DeathMayDieState, near: PlaceRef, ctx: i64) -> i64:
    spaces = spaces_meant(g, near, ctx, False)
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
    """DMD-177  Several passages are as near: the active investigator picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("passages", "token", "source")

    def __init__(self, passages: i64, token: i64, source: str) -> None:
        self.passages: Final[i64] = passages
        self.token: Final[i64] = token
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        ask(
            g,
            self,
            deciding_seat(g),
            "bar-passage",
            self.source,
            choices_in(PASSAGE, self.passages),
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        bar_passage(g, choice - PASSAGE, self.token)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token}


def bar_passage(g: DeathMayDieState, passage: i64, token: i64) -> None:
    if from_pool(g, token, 1) == 1:
        set_passage(g, passage, token)


class OpenPassage(QuestionStep):
    """So many tokens come off passages at a space; the active investigator picks which."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "token", "n", "source")

    def __init__(self, space: i64, token: i64, n: i64, source: str) -> None:
        self.space: Final[i64] = space
        self.token: Final[i64] = token
        self.n: Final[i64] = n
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        passages = passages_with(g, self.token, self.space)
        if self.n > 0 and ones(passages) > 1:
            ask(
                g,
                self,
                deciding_seat(g),
                "open-passage",
                self.source,
                choices_in(PASSAGE, passages),
            )
        elif self.n > 0 and passages:
            self._open(g, lowest(passages))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._open(g, choice - PASSAGE)
        push(g, OpenPassage(self.space, self.token, self.n - 1, self.source))

    def _open(self, g: DeathMayDieState, passage: i64) -> None:
        set_passage(g, passage, OPEN)
        to_pool(g, self.token, 1)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"token": self.token, "space": self.space}
