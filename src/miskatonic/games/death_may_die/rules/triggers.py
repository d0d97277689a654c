"""Triggers: everything that a moment triggers is collected and resolved in one step."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Trigger
from miskatonic.games.death_may_die.card_data.context import Context, context
from miskatonic.games.death_may_die.model.choices import (
    MOST_TRIGGERS,
    TRIGGER,
    YES,
    YES_NO,
    choices_in,
)
from miskatonic.games.death_may_die.model.components import (
    ELDER,
    EPISODE_SOURCE,
    SOURCES,
    STAGE_SOURCE,
    TYPE_SOURCE,
    bit,
)
from miskatonic.games.death_may_die.model.counting import holds
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    deciding_seat,
    is_alive,
    seat_of,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep, TriggerAbout
from miskatonic.games.death_may_die.rules.run_effects import run_script
from miskatonic.kernel.state import Step, ask, push

# The bits for `once` in a source's mask: uses first, then triggers. All four spans (turn, game,
# roll, run) stay below 2**53, so that JavaScript numbers can hold them.
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
    """Make everything usable again that is limited to once per turn, roll or Run."""
    if g.marks & mark:
        g.marks &= ~mark
        source: i64 = 0
        while source < SOURCES:
            g.used[source] = g.used[source] & ~what
            source += 1


# ---------------------------------------------------------------- gathering


class Pending(Step[DeathMayDieState]):
    """A trigger that is due: the source, and the index of the trigger."""

    __match_args__: ClassVar[tuple[str, ...]] = ("source", "place", "ctx")

    def __init__(self, source: i64, place: i64, ctx: Context) -> None:
        self.source: Final[i64] = source
        self.place: Final[i64] = place
        self.ctx: Final = ctx

    def run(self, g: DeathMayDieState) -> None:
        """Skip triggers of the dead, and those that no longer apply."""
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
    """A skill's trigger; subclasses carry it out in `resolve`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("ctx",)


def trigger_of(g: DeathMayDieState, pending: Pending) -> Trigger:
    return g.components.powers[pending.source].triggers[pending.place]


def gather(
    g: DeathMayDieState, pending: list[Pending], source: i64, moment: i64, ctx: Context
) -> None:
    """Add the triggers of one source for this moment."""
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
    """Add the triggers of an investigator's cards, relics and tokens."""
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
    """Add the triggers of the episode."""
    gather(g, pending, EPISODE_SOURCE, moment, context(who, it, there, EPISODE_SOURCE))


def gather_stages(g: DeathMayDieState, pending: list[Pending], moment: i64, who: i64) -> None:
    """DMD-152, DMD-170  Add the triggers of the revealed stages, in order."""
    stage: i64 = 0
    while stage < g.stage:
        source = STAGE_SOURCE + stage
        gather(g, pending, source, moment, context(who, ELDER, -1, source))
        stage += 1


def gather_enemy(
    g: DeathMayDieState, pending: list[Pending], moment: i64, figure: i64, who: i64
) -> None:
    """Add an enemy's triggers; the Elder One's are on all revealed stages."""
    if figure == ELDER:
        gather_stages(g, pending, moment, who)
    else:
        source = TYPE_SOURCE + g.components.figure_type[figure]
        gather(g, pending, source, moment, context(who, figure, -1, source))


def fire(g: DeathMayDieState, pending: list[Pending]) -> None:
    """Resolve these triggers next."""
    if pending:
        push(g, ResolveTriggers(tuple(pending)))


def fire_own(g: DeathMayDieState, moment: i64, who: i64, there: i64 = -1) -> None:
    pending: list[Pending] = []
    gather_own(g, pending, moment, who, -1, there)
    fire(g, pending)


# ---------------------------------------------------------------- resolving


class ResolveTriggers(QuestionStep):
    """DMD-176  The active investigator orders simultaneous triggers."""

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
    """A trigger that its holder can decline."""

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
    """Fires the triggers of one investigator's moment."""

    __match_args__: ClassVar[tuple[str, ...]] = ("moment", "who")

    def __init__(self, moment: i64, who: i64) -> None:
        self.moment: Final[i64] = moment
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, self.who):
            fire_own(g, self.moment, self.who)
