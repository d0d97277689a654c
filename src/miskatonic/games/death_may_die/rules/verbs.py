"""The content's verbs: each effect is handed to the chapter that knows how."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Effect, PlaceRef
from miskatonic.games.death_may_die.rules.choices import SPACE, choices_in
from miskatonic.games.death_may_die.rules.components import bit, lowest
from miskatonic.games.death_may_die.rules.counting import amount, holds, ones
from miskatonic.games.death_may_die.rules.disruption import check_goal
from miskatonic.games.death_may_die.rules.holdings import is_against
from miskatonic.games.death_may_die.rules.irregular import IRREGULAR_STEPS
from miskatonic.games.death_may_die.rules.mythos import DRAW_MYTHOS
from miskatonic.games.death_may_die.rules.script import SEAM, Interpreter, effect_at, run_script
from miskatonic.games.death_may_die.rules.skills import resolve_skill
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, deciding_seat
from miskatonic.games.death_may_die.rules.steps import QuestionStep
from miskatonic.games.death_may_die.rules.targets import place_of_you, spaces_meant
from miskatonic.games.death_may_die.rules.verbs_enemies import (
    perform_enemies,
    perform_on_enemy,
    perform_summon,
    put_elder,
)
from miskatonic.games.death_may_die.rules.verbs_flow import (
    Choose,
    Repeat,
    perform_investigators,
    perform_roll,
    perform_roll_against,
    perform_spaces,
)
from miskatonic.games.death_may_die.rules.verbs_tokens import (
    perform_bar,
    perform_on_board,
    perform_on_tokens,
    perform_shift,
    shift_everywhere,
    spaces_holding,
)
from miskatonic.games.death_may_die.rules.verbs_you import perform_on_you
from miskatonic.kernel.state import ask, push


class Verbs(Interpreter):
    """Knows every verb."""

    def perform(self, g: DeathMayDieState, script: i64, at: i64, ctx: i64) -> None:
        effect = effect_at(g, script, at)
        place = place_of(effect)
        if place is None:
            _perform_plain(g, effect, script, at, ctx)
        elif place.kind == word.AT_BOARD:
            perform_on_board(g, effect, ctx)
        elif place.kind == word.AT_EVERYWHERE:
            _perform_everywhere(g, effect, script, at, ctx)
        else:
            self._find_place(g, effect, place, script, at, ctx)

    def _find_place(
        self, g: DeathMayDieState, effect: Effect, place: PlaceRef, script: i64, at: i64, ctx: i64
    ) -> None:
        """DMD-175, DMD-177  None: the effect is skipped. Several: the active investigator picks."""
        from_it = word.SUMMON <= effect.verb <= word.STRIKE
        spaces = spaces_meant(g, place, ctx, from_it)
        picky = place.kind == word.AT_WITHIN or place.kind == word.AT_ANYWHERE
        if picky and effect.verb in TAKING:
            spaces &= spaces_holding(g, effect)
        if ones(spaces) > 1:
            push(g, PickPlace(script, at, ctx, spaces))
        elif spaces:
            self.perform_at(g, script, at, ctx, lowest(spaces))

    def perform_at(self, g: DeathMayDieState, script: i64, at: i64, ctx: i64, space: i64) -> None:
        effect = effect_at(g, script, at)
        verb = effect.verb
        if verb <= word.OTHER_SIDE:
            perform_on_you(g, effect, ctx, space)
        elif verb <= word.STRIKE:
            perform_on_enemy(g, effect, ctx, space)
        elif verb == word.SHIFT:
            perform_shift(g, script, at, ctx, space)
        elif verb <= word.OPEN:
            perform_on_tokens(g, effect, ctx, space)
        elif verb == word.SPACES:
            perform_spaces(g, effect, ctx, space)
        else:
            put_elder(g, space)

    def resolve_skill(self, g: DeathMayDieState, hook: i64, ctx: i64) -> None:
        resolve_skill(g, hook, ctx)

    def check_goal(self, g: DeathMayDieState) -> None:
        check_goal(g)


# Verbs that take a token off a space: where one may choose, only spaces that hold one.
TAKING: Final = (word.TAKE, word.REMOVE, word.TURN, word.SHIFT)
HERE: Final = PlaceRef(word.AT_YOU, -1)


def place_of(effect: Effect) -> PlaceRef | None:
    """The place an effect must find before it can happen."""
    verb = effect.verb
    if verb == word.SUMMON or verb == word.BAR or verb == word.ENEMIES:
        return None
    if verb == word.WALK:
        return effect.toward
    if verb == word.MOVE:
        return effect.toward if effect.away is None else effect.away
    if verb == word.SHIFT:
        return effect.start if effect.start is not None else HERE
    if effect.at is None and (verb in TAKING or verb == word.LAY or verb == word.OPEN):
        return HERE
    return effect.at


def _perform_plain(g: DeathMayDieState, effect: Effect, script: i64, at: i64, ctx: i64) -> None:
    """Verbs that name no place."""
    verb = effect.verb
    if verb <= word.OTHER_SIDE:
        perform_on_you(g, effect, ctx, -1)
    elif verb == word.SUMMON:
        perform_summon(g, script, at, ctx)
    elif verb <= word.STRIKE:
        perform_on_enemy(g, effect, ctx, place_of_you(g, ctx))
    elif verb == word.BAR:
        perform_bar(g, effect, ctx)
    elif verb == word.ROLL:
        perform_roll(g, script, at, ctx)
    elif verb == word.ROLL_AGAINST:
        perform_roll_against(g, script, at, ctx)
    elif verb <= word.SIGN:
        _change_roll(g, effect, ctx)
    else:
        _perform_flow(g, effect, script, at, ctx)


def _change_roll(g: DeathMayDieState, effect: Effect, ctx: i64) -> None:
    """What may be done to an open roll."""
    roll = g.roll
    if roll is None:
        return
    n = amount(g, effect.n, ctx)
    if effect.verb == word.REROLL:
        roll.free += n
    elif effect.verb == word.ADD:
        roll.plus += n
        roll.note(-n if is_against(roll.kind) else n, effect.source)
    elif effect.verb == word.CALM:
        roll.calm += n
    else:
        roll.signs_by_card += n


def _perform_flow(g: DeathMayDieState, effect: Effect, script: i64, at: i64, ctx: i64) -> None:
    verb = effect.verb
    if verb == word.CHOOSE:
        push(g, Choose(script, at, ctx))
    elif verb == word.IF:
        outcome = effect.then if holds(g, effect.conditions, ctx) else effect.otherwise
        run_script(g, outcome, ctx)
    elif verb == word.INVESTIGATORS:
        perform_investigators(g, effect, ctx)
    elif verb == word.ENEMIES:
        perform_enemies(g, effect, ctx)
    elif verb == word.SPACES:
        perform_spaces(g, effect, ctx, -1)
    elif verb == word.TIMES:
        assert effect.then is not None
        push(g, Repeat(effect.then.index, amount(g, effect.n, ctx), ctx))
    elif verb == word.MYTHOS:
        n = amount(g, effect.n, ctx)
        while n > 0:
            push(g, DRAW_MYTHOS)
            n -= 1
    elif verb == word.IRREGULAR:
        push(g, IRREGULAR_STEPS[effect.irregular](ctx, effect.source))


def _perform_everywhere(
    g: DeathMayDieState, effect: Effect, script: i64, at: i64, ctx: i64
) -> None:
    """On every space that holds the token."""
    if effect.verb == word.SHIFT:
        shift_everywhere(g, script, at, ctx)
        return
    spaces = spaces_holding(g, effect)
    space: i64 = 0
    while spaces >> space:
        if spaces & bit(space):
            perform_on_tokens(g, effect, ctx, space)
        space += 1


class PickPlace(QuestionStep):
    """DMD-175, DMD-177  Several places fit: the active investigator picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "at", "ctx", "spaces")

    def __init__(self, script: i64, at: i64, ctx: i64, spaces: i64) -> None:
        self.script: Final[i64] = script
        self.at: Final[i64] = at
        self.ctx: Final[i64] = ctx
        self.spaces: Final[i64] = spaces

    def run(self, g: DeathMayDieState) -> None:
        ask(
            g,
            self,
            deciding_seat(g),
            "pick-space",
            effect_at(g, self.script, self.at).source,
            choices_in(SPACE, self.spaces),
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        SEAM.interpreter.perform_at(g, self.script, self.at, self.ctx, choice - SPACE)
