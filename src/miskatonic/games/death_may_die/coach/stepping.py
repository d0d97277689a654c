"""Runs a world step by step, as long as no randomness is needed."""

from typing import Any

from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.kernel.state import Step, close_questions


def copy_of(g: DeathMayDieState) -> DeathMayDieState:
    """A copy without events, to try something out."""
    copy = g.clone()
    copy.loud = False
    return copy


def answer(g: DeathMayDieState, choice: int) -> None:
    """Answer the open question without running further steps."""
    decision = g.asked[0]
    close_questions(g)
    decision.step.answer(g, decision.seat, choice)


def next_step(g: DeathMayDieState) -> Step[Any] | None:
    """The next step, unless a question is open or the game is over."""
    if g.asked or g.result is not None or not g.agenda:
        return None
    return g.agenda[-1]


def is_before_dice(g: DeathMayDieState) -> bool:
    return isinstance(next_step(g), Throw)


def go_on(g: DeathMayDieState) -> bool:
    """Run to the next roll or question; returns whether no card or randomness was involved."""
    block, at = g.rng.block, g.rng.at
    while next_step(g) is not None and not is_before_dice(g):
        g.agenda.pop().run(g)
        if (g.rng.block, g.rng.at) != (block, at):
            return False
    return True
