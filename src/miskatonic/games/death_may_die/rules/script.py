"""Running what a card says, effect by effect; what each verb does is told in verbs.py."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content.script import Effect, Script
from miskatonic.games.death_may_die.rules.state import PHASE_ADVANCE, DeathMayDieState, is_alive
from miskatonic.games.death_may_die.rules.targets import you_of
from miskatonic.kernel.state import Step, push


class Interpreter:
    """The seam between low rules and high ones: whoever pushes a script need not know its verbs."""

    def perform(self, g: DeathMayDieState, script: i64, at: i64, ctx: i64) -> None:
        raise NotImplementedError

    def perform_at(self, g: DeathMayDieState, script: i64, at: i64, ctx: i64, space: i64) -> None:
        raise NotImplementedError

    def resolve_skill(self, g: DeathMayDieState, hook: i64, ctx: i64) -> None:
        raise NotImplementedError

    def check_goal(self, g: DeathMayDieState) -> None:
        raise NotImplementedError


class Seam:
    """Holds the one interpreter; it is set when the game is imported."""

    def __init__(self) -> None:
        self.interpreter = Interpreter()


SEAM: Final = Seam()


class RunScript(Step[DeathMayDieState]):
    """DMD-109  Effects one after the other; those of somebody dead are skipped.

    DMD-159, DMD-160: in the check of the Mythos discard the list goes on even for the dead, where
    only a place is needed.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "at", "ctx")

    def __init__(self, script: i64, at: i64, ctx: i64) -> None:
        self.script: Final[i64] = script
        self.at: Final[i64] = at
        self.ctx: Final[i64] = ctx

    def run(self, g: DeathMayDieState) -> None:
        you = you_of(self.ctx)
        if you >= 0 and not is_alive(g, you) and g.phase != PHASE_ADVANCE:
            return
        effects = g.components.library.scripts[self.script].effects
        if self.at + 1 < len(effects):
            push(g, RunScript(self.script, self.at + 1, self.ctx))
        if g.changed:
            SEAM.interpreter.check_goal(g)
        if self.at < len(effects):
            SEAM.interpreter.perform(g, self.script, self.at, self.ctx)


def run_script(g: DeathMayDieState, script: Script | None, ctx: i64) -> None:
    """Do this next."""
    if script is not None and script.effects:
        push(g, RunScript(script.index, 0, ctx))


def effect_at(g: DeathMayDieState, script: i64, at: i64) -> Effect:
    return g.components.library.scripts[script].effects[at]
