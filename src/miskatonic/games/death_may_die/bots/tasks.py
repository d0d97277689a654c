"""What episode actions do towards a goal, and when each is worth doing.

A task is made of an effect about a token. Which class it is, the effect's verb says.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content.script import Need
from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, tokens_at, tokens_on

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bots.remaining_work import RemainingWork

# Sorts of goals.
UNKNOWN: Final[i64] = 0
BRING: Final[i64] = 1
SET_UP: Final[i64] = 2
BREAK: Final[i64] = 3
TURN_OVER: Final[i64] = 4
SLAY: Final[i64] = 5

NOTHING: Final[i64] = -1


class Task:
    """One thing an episode action does: with which token, where, and what its roll must show."""

    def __init__(
        self, verb: str, action: i64, token: i64, spaces: i64, beside: i64, need: Need | None
    ) -> None:
        self.verb: Final = verb
        self.action: Final[i64] = action
        self.token: Final[i64] = token
        # Where it can be done, -1 for anywhere; and the token that must lie there, if any.
        self.spaces: Final[i64] = spaces
        self.beside: Final[i64] = beside
        self.need: Final = need
        self.add_tag: i64 = NOTHING
        self.less_token: i64 = NOTHING

    def is_worth_doing(
        self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64
    ) -> bool:
        if self.beside >= 0 and tokens_at(g, here, self.beside) == 0:
            return False
        return self.helps(work, g, who, here)

    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        """Whether it brings the goal nearer, if it can be done."""
        return False


class ShiftTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        plan = work.goal_plan
        moved = plan.kind == BRING and self.token in (plan.token, plan.other)
        return moved and not plan.spaces & bit(here) and tokens_at(g, here, self.token) > 0


class TurnTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        return work.chance_of(g, self, who) >= 250


class TakeTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        return tokens_on(g, who, self.token) == 0 and not work.goal_plan.spaces & bit(here)


class OpenTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        return work.is_shut_in(g, who, here)


class RemoveTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        return work.chance_of(g, self, who) >= 300


class LayTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        plan = work.goal_plan
        if plan.kind == SET_UP:
            return tokens_on(g, who, plan.token) > 0 and tokens_at(g, here, plan.token) == 0
        return work.is_time_to_bait(g, who, here)


class GainTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        return work.is_wanted(g, self.token, who)


class DropTask(Task):
    def helps(self, work: "RemainingWork", g: DeathMayDieState, who: i64, here: i64) -> bool:
        return work.burden(g, who) >= 2


TASKS: Final[dict[str, type[Task]]] = {
    "shift": ShiftTask,
    "turn": TurnTask,
    "take": TakeTask,
    "open": OpenTask,
    "remove": RemoveTask,
    "lay": LayTask,
    "gain": GainTask,
    "drop": DropTask,
}
