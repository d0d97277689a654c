"""What happens at a moment. All that a moment sets off is gathered, and goes through one step.

A gathered trigger is one int: where it stands (a source and its place there, or a skill's hook)
above the subjects it is about.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Trigger
from miskatonic.games.death_may_die.rules.choices import (
    MOST_TRIGGERS,
    TRIGGER,
    YES,
    YES_NO,
    choices_in,
)
from miskatonic.games.death_may_die.rules.components import (
    EPISODE_SOURCE,
    SOURCES,
    STAGE_SOURCE,
    bit,
)
from miskatonic.games.death_may_die.rules.counting import holds
from miskatonic.games.death_may_die.rules.script import SEAM, run_script
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    deciding_seat,
    is_alive,
    seat_of,
)
from miskatonic.games.death_may_die.rules.steps import QuestionAbout, QuestionStep, TriggerAbout
from miskatonic.games.death_may_die.rules.targets import context, you_of
from miskatonic.kernel.state import Step, ask, push

CONTEXT_BITS: Final[i64] = 25
CONTEXT_MASK: Final[i64] = (1 << 25) - 1
HOOK_SOURCE: Final[i64] = 131

# Where `once` is remembered in a source's mask: uses first, triggers after them. All four spans
# (turn, game, roll, run) stay below 2**53, so that they survive a client's numbers.
SPAN: Final[i64] = 13
TRIGGERS_FROM: Final[i64] = 5
TURN_BITS: Final[i64] = (1 << 13) - 1
ROLL_BITS: Final[i64] = TURN_BITS << 26
RUN_BITS: Final[i64] = TURN_BITS << 39
TURN_MARK: Final[i64] = 1
ROLL_MARK: Final[i64] = 2
RUN_MARK: Final[i64] = 4


# ---------------------------------------------------------------- once


def is_used_up(g: DeathMayDieState, source: i64, place: i64, once: i64) -> bool:
    return once != word.ONCE_NO and g.used[source] & _once_bit(place, once) != 0


def use_up(g: DeathMayDieState, source: i64, place: i64, once: i64) -> None:
    if once == word.ONCE_NO:
        return
    g.used[source] = g.used[source] | _once_bit(place, once)
    if once == word.ONCE_TURN:
        g.marks |= TURN_MARK
    elif once == word.ONCE_ROLL:
        g.marks |= ROLL_MARK
    elif once == word.ONCE_RUN:
        g.marks |= RUN_MARK


def _once_bit(place: i64, once: i64) -> i64:
    if once == word.ONCE_TURN:
        return bit(place)
    if once == word.ONCE_GAME:
        return bit(place + SPAN)
    if once == word.ONCE_ROLL:
        return bit(place + 2 * SPAN)
    return bit(place + 3 * SPAN)


def renew(g: DeathMayDieState, mark: i64, what: i64) -> None:
    """A new turn, roll or run has begun: what could be used once in it can be used again."""
    if g.marks & mark:
        g.marks &= ~mark
        source: i64 = 0
        while source < SOURCES:
            g.used[source] = g.used[source] & ~what
            source += 1


# ---------------------------------------------------------------- gathering


def gather(g: DeathMayDieState, pending: list[int], source: i64, moment: i64, ctx: i64) -> None:
    """Add what stands on one source for this moment."""
    if g.components.moments[source] & bit(moment) == 0:
        return
    for place, trigger in enumerate(g.components.powers[source].triggers):
        if trigger.on == moment and _can_fire(g, source, place, trigger, ctx):
            where = (source << 4) | place
            pending.append((where << CONTEXT_BITS) | ctx)


def _can_fire(g: DeathMayDieState, source: i64, place: i64, trigger: Trigger, ctx: i64) -> bool:
    if is_used_up(g, source, TRIGGERS_FROM + place, trigger.once):
        return False
    return not trigger.conditions or holds(g, trigger.conditions, ctx)


def gather_own(
    g: DeathMayDieState, pending: list[int], moment: i64, who: i64, it: i64 = -1, there: i64 = -1
) -> None:
    """Add what an investigator's cards, relics and tokens do at this moment."""
    for source in g.own[who]:
        gather(g, pending, source, moment, context(who, it, there, source))


def gather_global(
    g: DeathMayDieState, pending: list[int], moment: i64, who: i64, it: i64 = -1, there: i64 = -1
) -> None:
    """Add what the episode says about this moment."""
    gather(g, pending, EPISODE_SOURCE, moment, context(who, it, there, EPISODE_SOURCE))


def gather_stages(
    g: DeathMayDieState, pending: list[int], moment: i64, who: i64, it: i64 = 0, there: i64 = -1
) -> None:
    """DMD-152, DMD-170  Add what the revealed stages say, in their order."""
    stage: i64 = 0
    while stage < g.stage:
        source = STAGE_SOURCE + stage
        gather(g, pending, source, moment, context(who, it, there, source))
        stage += 1


def gather_skill(pending: list[int], hook: i64, ctx: i64) -> None:
    pending.append(((HOOK_SOURCE + hook) << 4 << CONTEXT_BITS) | ctx)


def fire(g: DeathMayDieState, pending: list[int]) -> None:
    """Resolve them next."""
    if pending:
        push(g, ResolveTriggers(tuple(pending)))


def fire_own(g: DeathMayDieState, moment: i64, who: i64, there: i64 = -1) -> None:
    pending: list[int] = []
    gather_own(g, pending, moment, who, -1, there)
    fire(g, pending)


# ---------------------------------------------------------------- resolving


class ResolveTriggers(QuestionStep):
    """DMD-176  What happens at the same time is ordered by the active investigator."""

    __match_args__: ClassVar[tuple[str, ...]] = ("pending",)

    def __init__(self, pending: tuple[int, ...]) -> None:
        self.pending: Final = pending

    def run(self, g: DeathMayDieState) -> None:
        if len(self.pending) == 1:
            resolve_trigger(g, self.pending[0])
            return
        number: i64 = min(len(self.pending), MOST_TRIGGERS)
        ask(
            g, self, deciding_seat(g), "order", "rule:DMD-176", choices_in(TRIGGER, bit(number) - 1)
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        place = choice - TRIGGER
        rest = [each for at, each in enumerate(self.pending) if at != place]
        push(g, ResolveTriggers(tuple(rest)))
        resolve_trigger(g, self.pending[place])

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"triggers": [trigger_shown(each) for each in self.pending]}


def trigger_shown(each: int) -> TriggerAbout:
    return {
        "source": each >> (CONTEXT_BITS + 4),
        "trigger": (each >> CONTEXT_BITS) & 15,
        "subjects": each & CONTEXT_MASK,
    }


def resolve_trigger(g: DeathMayDieState, each: i64) -> None:
    """Those of the dead are skipped, and those that no longer apply."""
    ctx = each & CONTEXT_MASK
    source = each >> (CONTEXT_BITS + 4)
    you = you_of(ctx)
    if you >= 0 and not is_alive(g, you):
        return
    if source >= HOOK_SOURCE:
        SEAM.interpreter.resolve_skill(g, source - HOOK_SOURCE, ctx)
        return
    place = (each >> CONTEXT_BITS) & 15
    trigger = g.components.powers[source].triggers[place]
    if not _can_fire(g, source, place, trigger, ctx):
        return
    if trigger.may:
        push(g, MayTrigger(each))
    else:
        use_up(g, source, TRIGGERS_FROM + place, trigger.once)
        run_script(g, trigger.then, ctx)


class MayTrigger(QuestionStep):
    """A trigger that its holder may decline."""

    __match_args__: ClassVar[tuple[str, ...]] = ("each",)

    def __init__(self, each: i64) -> None:
        self.each: Final[i64] = each

    def run(self, g: DeathMayDieState) -> None:
        source = self.each >> (CONTEXT_BITS + 4)
        ask(
            g,
            self,
            seat_of(g, you_of(self.each & CONTEXT_MASK)),
            "may-trigger",
            g.components.source_ids[source],
            YES_NO,
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == YES:
            source = self.each >> (CONTEXT_BITS + 4)
            place = (self.each >> CONTEXT_BITS) & 15
            trigger = g.components.powers[source].triggers[place]
            use_up(g, source, TRIGGERS_FROM + place, trigger.once)
            run_script(g, trigger.then, self.each & CONTEXT_MASK)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"triggers": [trigger_shown(self.each)]}


class FireOwn(Step[DeathMayDieState]):
    """A moment of one investigator."""

    __match_args__: ClassVar[tuple[str, ...]] = ("moment", "who")

    def __init__(self, moment: i64, who: i64) -> None:
        self.moment: Final[i64] = moment
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, self.who):
            fire_own(g, self.moment, self.who)
