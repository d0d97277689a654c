"""What happens at a moment. All that a moment sets off is gathered, and goes through one step."""

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
from miskatonic.games.death_may_die.rules.context import Context, context
from miskatonic.games.death_may_die.rules.counting import holds
from miskatonic.games.death_may_die.rules.script import run_script
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    deciding_seat,
    is_alive,
    seat_of,
)
from miskatonic.games.death_may_die.rules.steps import QuestionAbout, QuestionStep, TriggerAbout
from miskatonic.kernel.state import Step, ask, push

# Skills that act at a moment are shown as sources of their own, from here on, by their hooks.
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


class Pending(Step[DeathMayDieState]):
    """Something that a moment has set off: the trigger that stands in a place of a source."""

    __match_args__: ClassVar[tuple[str, ...]] = ("source", "place", "ctx")

    def __init__(self, source: i64, place: i64, ctx: Context) -> None:
        self.source: Final[i64] = source
        self.place: Final[i64] = place
        self.ctx: Final = ctx

    def run(self, g: DeathMayDieState) -> None:
        """Those of the dead are skipped, and those that no longer apply."""
        if self.ctx.you < 0 or is_alive(g, self.ctx.you):
            self.resolve(g)

    def resolve(self, g: DeathMayDieState) -> None:
        trigger = trigger_of(g, self)
        if not _can_fire(g, self.source, self.place, trigger, self.ctx):
            return
        if trigger.may:
            push(g, MayTrigger(self))
        else:
            self.happen(g)

    def happen(self, g: DeathMayDieState) -> None:
        trigger = trigger_of(g, self)
        use_up(g, self.source, TRIGGERS_FROM + self.place, trigger.once)
        run_script(g, trigger.then, self.ctx)

    def shown(self) -> TriggerAbout:
        return {"source": self.source, "trigger": self.place, "who": self.ctx.you}


class PendingSkill(Pending):
    """A skill that acts at a moment; each says in `resolve` what it does."""

    __match_args__: ClassVar[tuple[str, ...]] = ("ctx",)


def trigger_of(g: DeathMayDieState, pending: Pending) -> Trigger:
    return g.components.powers[pending.source].triggers[pending.place]


def gather(
    g: DeathMayDieState, pending: list[Pending], source: i64, moment: i64, ctx: Context
) -> None:
    """Add what stands on one source for this moment."""
    if g.components.moments[source] & bit(moment) == 0:
        return
    for place, trigger in enumerate(g.components.powers[source].triggers):
        if trigger.on == moment and _can_fire(g, source, place, trigger, ctx):
            pending.append(Pending(source, place, ctx))


def _can_fire(g: DeathMayDieState, source: i64, place: i64, trigger: Trigger, ctx: Context) -> bool:
    if is_used_up(g, source, TRIGGERS_FROM + place, trigger.once):
        return False
    return not trigger.conditions or holds(g, trigger.conditions, ctx)


def gather_own(
    g: DeathMayDieState,
    pending: list[Pending],
    moment: i64,
    who: i64,
    it: i64 = -1,
    there: i64 = -1,
) -> None:
    """Add what an investigator's cards, relics and tokens do at this moment."""
    for source in g.own[who]:
        if g.components.moments[source] & bit(moment):
            gather(g, pending, source, moment, context(who, it, there, source))


def gather_global(
    g: DeathMayDieState,
    pending: list[Pending],
    moment: i64,
    who: i64,
    it: i64 = -1,
    there: i64 = -1,
) -> None:
    """Add what the episode says about this moment."""
    gather(g, pending, EPISODE_SOURCE, moment, context(who, it, there, EPISODE_SOURCE))


def gather_stages(
    g: DeathMayDieState,
    pending: list[Pending],
    moment: i64,
    who: i64,
    it: i64 = 0,
    there: i64 = -1,
) -> None:
    """DMD-152, DMD-170  Add what the revealed stages say, in their order."""
    stage: i64 = 0
    while stage < g.stage:
        source = STAGE_SOURCE + stage
        gather(g, pending, source, moment, context(who, it, there, source))
        stage += 1


def fire(g: DeathMayDieState, pending: list[Pending]) -> None:
    """Resolve them next."""
    if pending:
        push(g, ResolveTriggers(tuple(pending)))


def fire_own(g: DeathMayDieState, moment: i64, who: i64, there: i64 = -1) -> None:
    pending: list[Pending] = []
    gather_own(g, pending, moment, who, -1, there)
    fire(g, pending)


# ---------------------------------------------------------------- resolving


class ResolveTriggers(QuestionStep):
    """DMD-176  What happens at the same time is ordered by the active investigator."""

    __match_args__: ClassVar[tuple[str, ...]] = ("pending",)

    def __init__(self, pending: tuple[Pending, ...]) -> None:
        self.pending: Final = pending

    def run(self, g: DeathMayDieState) -> None:
        if len(self.pending) == 1:
            self.pending[0].run(g)
            return
        number: i64 = min(len(self.pending), MOST_TRIGGERS)
        ask(
            g, self, deciding_seat(g), "order", "rule:DMD-176", choices_in(TRIGGER, bit(number) - 1)
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        place = choice - TRIGGER
        rest = [each for at, each in enumerate(self.pending) if at != place]
        push(g, ResolveTriggers(tuple(rest)))
        self.pending[place].run(g)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"triggers": [each.shown() for each in self.pending]}


class MayTrigger(QuestionStep):
    """A trigger that its holder may decline."""

    __match_args__: ClassVar[tuple[str, ...]] = ("pending",)

    def __init__(self, pending: Pending) -> None:
        self.pending: Final = pending

    def run(self, g: DeathMayDieState) -> None:
        source = g.components.source_ids[self.pending.source]
        ask(g, self, seat_of(g, self.pending.ctx.you), "may-trigger", source, YES_NO)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice == YES:
            self.pending.happen(g)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"triggers": [self.pending.shown()]}


class FireOwn(Step[DeathMayDieState]):
    """A moment of one investigator."""

    __match_args__: ClassVar[tuple[str, ...]] = ("moment", "who")

    def __init__(self, moment: i64, who: i64) -> None:
        self.moment: Final[i64] = moment
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, self.who):
            fire_own(g, self.moment, self.who)
