"""Runs the effects of a card, one by one; their classes are in card_effects/.

Any effect can reach the episode's goal, so it is checked between effects.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import Effect, Script
from miskatonic.games.death_may_die.card_data.context import Context, context
from miskatonic.games.death_may_die.model.counting import holds
from miskatonic.games.death_may_die.model.state import (
    PHASE_ADVANCE,
    PHASE_SETUP,
    DeathMayDieState,
    is_alive,
)
from miskatonic.games.death_may_die.rules.disruption import disrupt
from miskatonic.kernel.state import Step, push, then


class RunScript(Step[DeathMayDieState]):
    """DMD-109  Effects one after another; those of dead investigators are skipped.

    DMD-159, DMD-160: in the check of the Mythos discard they go on even for the dead, because only
    a place is needed.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "at", "ctx")

    def __init__(self, script: i64, at: i64, ctx: Context) -> None:
        self.script: Final[i64] = script
        self.at: Final[i64] = at
        self.ctx: Final = ctx

    def run(self, g: DeathMayDieState) -> None:
        you = self.ctx.you
        if you >= 0 and not is_alive(g, you) and g.phase != PHASE_ADVANCE:
            return
        effects = g.components.library.scripts[self.script].effects
        if self.at + 1 < len(effects):
            push(g, RunScript(self.script, self.at + 1, self.ctx))
        if g.changed:
            check_goal(g)
        if self.at < len(effects):
            effects[self.at].perform(g, self.ctx)


class Repeat(Step[DeathMayDieState]):
    """Run a script `n` times."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "n", "ctx")

    def __init__(self, script: i64, n: i64, ctx: Context) -> None:
        self.script: Final[i64] = script
        self.n: Final[i64] = n
        self.ctx: Final = ctx

    def run(self, g: DeathMayDieState) -> None:
        if self.n > 0:
            then(g, RunScript(self.script, 0, self.ctx), Repeat(self.script, self.n - 1, self.ctx))


def run_script(g: DeathMayDieState, script: Script | None, ctx: Context) -> None:
    """Run the script next."""
    if script is not None and script.effects:
        push(g, RunScript(script.index, 0, ctx))


def effect_of(g: DeathMayDieState, number: i64) -> Effect:
    return g.components.library.effects[number]


def check_goal(g: DeathMayDieState) -> None:
    """DMD-003, DMD-162  The ritual is disrupted as soon as the goal is reached."""
    g.changed = False
    if g.disrupted or g.phase == PHASE_SETUP:
        return
    if holds(g, g.components.episode.goal, context(-1)):
        disrupt(g)
        run_script(g, g.components.episode.after, context(g.active))
