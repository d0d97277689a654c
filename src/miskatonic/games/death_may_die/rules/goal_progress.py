"""How far the episode's goal is, in numbers that everybody can count on the table."""

from typing import TypedDict

from miskatonic.games.death_may_die.rules.context import context
from miskatonic.games.death_may_die.rules.counting import holds
from miskatonic.games.death_may_die.rules.state import DeathMayDieState


class GoalProgress(TypedDict):
    """One condition of the goal: how many there are, and how many there must be; -1 is no limit."""

    now: int
    low: int
    high: int
    met: bool


def goal_progress(g: DeathMayDieState) -> list[GoalProgress]:
    nobody = context(-1)
    return [
        condition.progress(g, nobody, holds(g, (condition,), nobody))
        for condition in g.components.episode.goal
    ]
