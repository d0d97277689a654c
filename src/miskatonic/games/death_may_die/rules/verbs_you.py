"""Effects about `you`: the first group of the content's verbs."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Effect
from miskatonic.games.death_may_die.rules.attack import ChooseTarget, targets_of
from miskatonic.games.death_may_die.rules.choices import (
    ATTACK,
    DONE,
    REST,
    RUN,
    TOKEN,
    TRADE,
    choices_in,
)
from miskatonic.games.death_may_die.rules.components import RELIC_SOURCE, bit, lowest
from miskatonic.games.death_may_die.rules.costs import PickDiscard, discard_self
from miskatonic.games.death_may_die.rules.counting import amount, ones
from miskatonic.games.death_may_die.rules.discovery import DrawDiscovery, take_other_side
from miskatonic.games.death_may_die.rules.entering import place_investigator
from miskatonic.games.death_may_die.rules.movement import start_run, start_walk
from miskatonic.games.death_may_die.rules.resting import can_trade, start_rest, start_trade
from miskatonic.games.death_may_die.rules.sanity import LevelUp, lose_sanity
from miskatonic.games.death_may_die.rules.state import (
    PHASE_ACTIONS,
    DeathMayDieState,
    QuestionAbout,
    QuestionStep,
    is_alive,
    is_safe,
    seat_of,
    tokens_at,
    tokens_on,
)
from miskatonic.games.death_may_die.rules.targets import source_of, you_of
from miskatonic.games.death_may_die.rules.tokens import (
    drop_tokens,
    gain_tokens,
    lay_down,
    room_for,
    take_tokens,
    token_here,
)
from miskatonic.games.death_may_die.rules.wounds import (
    HealPoints,
    heal_stress,
    heal_wounds,
    take_stress,
    take_wounds,
)
from miskatonic.kernel.state import ask, push


def perform_on_you(g: DeathMayDieState, effect: Effect, ctx: i64, space: i64) -> None:
    """`space` is where a verb that names a place happens."""
    you = you_of(ctx)
    if not is_alive(g, you):
        return
    verb = effect.verb
    n = amount(g, effect.n, ctx)
    if verb == word.STRESS:
        left = take_stress(g, you, n)
        if effect.overflow:
            take_wounds(g, you, left, word.ON_ANY)
    elif verb == word.WOUND:
        take_wounds(g, you, n, word.ON_ANY)
    elif verb == word.SANITY:
        lose_sanity(g, you, n, word.ON_ANY)
    elif verb == word.HEAL:
        heal_stress(g, you, effect.stress)
        heal_wounds(g, you, effect.wounds)
        if effect.mix > 0:
            push(g, HealPoints(you, effect.mix, effect.source))
    elif verb <= word.LAY:
        _with_tokens(g, effect, you, n, space)
    elif verb == word.WALK:
        start_walk(g, you, n, effect, space)
    elif verb == word.PUT:
        place_investigator(g, you, space)
    elif verb == word.ACTIONS:
        change_actions(g, you, n)
    else:
        _with_cards(g, effect, ctx, n)


def _with_tokens(g: DeathMayDieState, effect: Effect, you: i64, n: i64, space: i64) -> None:
    token = token_here(g, effect.tokens[0])
    if effect.verb == word.TAKE:
        kinds: i64 = 0
        for each in effect.tokens:
            local = token_here(g, each)
            if local >= 0:
                kinds |= bit(local)
        push(g, TakeTokens(you, kinds, n, space, effect.source))
    elif token < 0:
        return
    elif effect.verb == word.GAIN:
        gain_tokens(g, you, token, n)
    elif effect.verb == word.DROP:
        drop_tokens(g, you, token, tokens_on(g, you, token) if effect.everything else n)
    else:
        lay_down(g, you, token, space, n)


class TakeTokens(QuestionStep):
    """So many tokens of a space are picked up; of several kinds, one each time."""

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


def change_actions(g: DeathMayDieState, you: i64, n: i64) -> None:
    """This turn's actions, or those of the next turn if it is not one's action phase."""
    if you == g.active and g.phase == PHASE_ACTIONS:
        g.actions = max(g.actions + n, 0)
    else:
        g.next_actions[you] = g.next_actions[you] + n


def _with_cards(g: DeathMayDieState, effect: Effect, ctx: i64, n: i64) -> None:
    you = you_of(ctx)
    verb = effect.verb
    if verb == word.FREE:
        push(g, FreeAction(you, effect.action, effect.source))
    elif verb == word.LEVEL:
        push(g, LevelUp(you, effect.source))
    elif verb == word.INVESTIGATE:
        push(g, DrawDiscovery(you, False))
    elif verb == word.DISCARD:
        if effect.card == word.SELF:
            discard_self(g, ctx)
        else:
            push(g, PickDiscard(you, effect.card, n, effect.source))
    elif verb == word.OTHER_SIDE and 0 <= source_of(ctx) < RELIC_SOURCE:
        take_other_side(g, you, source_of(ctx) >> 1)


ACTION_CHOICES: Final[tuple[int, ...]] = (RUN, ATTACK, REST, TRADE)


class FreeAction(QuestionStep):
    """One standard action for free, if it is possible now; it may be declined."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "action", "source")

    def __init__(self, who: i64, action: i64, source: str) -> None:
        self.who: Final[i64] = who
        self.action: Final[i64] = action
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, self.who) and self._is_possible(g):
            options = (ACTION_CHOICES[self.action], int(DONE))
            ask(g, self, seat_of(g, self.who), "free-action", self.source, options)

    def _is_possible(self, g: DeathMayDieState) -> bool:
        if self.action == word.ATTACK:
            return targets_of(g, self.who, False) != 0
        if self.action == word.REST:
            return is_safe(g, g.space[self.who])
        if self.action == word.TRADE:
            return can_trade(g, self.who)
        return g.paths.plain.near[g.space[self.who]] != 0

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == RUN:
            start_run(g, self.who)
        elif choice == ATTACK:
            push(g, ChooseTarget(self.who, False))
        elif choice == REST:
            start_rest(g, self.who)
        elif choice == TRADE:
            start_trade(g, self.who)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}
