"""Going on from a world step by step, as far as no chance is needed."""

from typing import Any

from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.state import DeathMayDieState
from miskatonic.kernel.state import Step, close_questions


def copy_of(g: DeathMayDieState) -> DeathMayDieState:
    """A world to try something in; it tells nobody."""
    copy = g.clone()
    copy.loud = False
    return copy


def answer(g: DeathMayDieState, choice: int) -> None:
    """Answer the open question, and do nothing yet of what follows."""
    decision = g.asked[0]
    close_questions(g)
    decision.step.answer(g, decision.seat, choice)


def next_step(g: DeathMayDieState) -> Step[Any] | None:
    """What comes next, if it is not a question and the game goes on."""
    if g.asked or g.result is not None or not g.agenda:
        return None
    return g.agenda[-1]


def is_before_dice(g: DeathMayDieState) -> bool:
    return isinstance(next_step(g), Throw)


def go_on(g: DeathMayDieState) -> bool:
    """On to the next dice or question; whether no card and no chance had a say on the way."""
    block, at = g.rng.block, g.rng.at
    while next_step(g) is not None and not is_before_dice(g):
        g.agenda.pop().run(g)
        if (g.rng.block, g.rng.at) != (block, at):
            return False
    return True
