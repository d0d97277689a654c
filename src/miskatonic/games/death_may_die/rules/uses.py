"""Using cards and relics (DMD-014, DMD-088, DMD-089)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import Use
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import DONE, MOST_USES, USE
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.counting import holds
from miskatonic.games.death_may_die.model.events import Used
from miskatonic.games.death_may_die.model.holdings import kinds_meant
from miskatonic.games.death_may_die.model.state import DeathMayDieState, is_alive, seat_of
from miskatonic.games.death_may_die.model.steps import QuestionStep
from miskatonic.games.death_may_die.rules.costs import can_pay, confirm_lethal, is_lethal, pay
from miskatonic.games.death_may_die.rules.run_effects import run_script
from miskatonic.games.death_may_die.rules.triggers import is_used_up, use_up
from miskatonic.kernel.state import Step, ask, push, tell


def usable(g: DeathMayDieState, found: list[int], who: i64, source: i64, timing: i64) -> None:
    """Add the uses of one source that are possible now to `found`."""
    for place, use in enumerate(g.components.powers[source].uses):
        if use.timing == timing and _is_possible(g, who, source, place, use):
            found.append(USE + source * MOST_USES + place)


def _is_possible(g: DeathMayDieState, who: i64, source: i64, place: i64, use: Use) -> bool:
    if is_used_up(g, source, place, use.once):
        return False
    if use.timing == word.TIMING_ROLL:
        roll = g.roll
        if roll is None or kinds_meant(use.on) & bit(roll.kind) == 0:
            return False
    ctx = context(who, -1, -1, source)
    return holds(g, use.conditions, ctx) and can_pay(g, use.cost, ctx)


def uses_of(g: DeathMayDieState, who: i64, timing: i64) -> list[int]:
    found: list[int] = []
    for source in g.own[who]:
        if g.components.timings[source] & bit(timing):
            usable(g, found, who, source, timing)
    return found


def pay_for_use(g: DeathMayDieState, who: i64, code: i64) -> None:
    """Pay for a use and perform it; a cost that kills is confirmed first."""
    source = code // MOST_USES
    use = g.components.powers[source].uses[code % MOST_USES]
    ctx = context(who, -1, -1, source)
    if is_lethal(g, use.cost, ctx):
        named = g.components.source_ids[source]
        push(g, confirm_lethal(use.cost, ctx, PerformUse(who, code), LEAVE_IT, named))
    else:
        push(g, PerformUse(who, code))


class PerformUse(Step[DeathMayDieState]):
    """DMD-014  Perform a use that has been paid for."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "code")

    def __init__(self, who: i64, code: i64) -> None:
        self.who: Final[i64] = who
        self.code: Final[i64] = code

    def run(self, g: DeathMayDieState) -> None:
        source = self.code // MOST_USES
        place = self.code % MOST_USES
        use = g.components.powers[source].uses[place]
        ctx = context(self.who, -1, -1, source)
        use_up(g, source, place, use.once)
        if g.loud:
            tell(g, Used(self.who, source, place))
        run_script(g, use.then, ctx)
        pay(g, use.cost, ctx)


class LeaveIt(Step[DeathMayDieState]):
    """Do nothing, after a lethal cost was declined."""

    def run(self, g: DeathMayDieState) -> None:
        return


class UseWindow(QuestionStep):
    """DMD-014  Use cards without a timing between other things in your own turn."""

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, g.active):
            return
        found = uses_of(g, g.active, word.TIMING_ANY)
        if found:
            found.append(DONE)
            ask(g, self, seat_of(g, g.active), "use", "rule:DMD-014", tuple(found))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        if choice != DONE:
            push(g, self)
            pay_for_use(g, g.active, choice - USE)


LEAVE_IT: Final = LeaveIt()
USE_WINDOW: Final = UseWindow()
