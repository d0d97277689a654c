"""How far the episode's goal is, in numbers that everybody can count on the table."""

from typing import TypedDict

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Condition
from miskatonic.games.death_may_die.rules.components import bit
from miskatonic.games.death_may_die.rules.counting import amount, figures_near, holds, ones
from miskatonic.games.death_may_die.rules.paths import FAR
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, tokens_at
from miskatonic.games.death_may_die.rules.targets import context, spaces_meant, spaces_tagged


class GoalProgress(TypedDict):
    """One condition of the goal: how many there are, and how many there must be; -1 is no limit."""

    now: int
    low: int
    high: int
    met: bool


def goal_progress(g: DeathMayDieState) -> list[GoalProgress]:
    return [_progress(g, condition) for condition in g.components.episode.goal]


def _progress(g: DeathMayDieState, c: Condition) -> GoalProgress:
    met = holds(g, (c,), context(-1))
    if c.word == word.COUNT:
        return _numbers(c, amount(g, c.of, context(-1)), met)
    if c.word == word.IF_ENEMIES:
        at = -1 if c.at is None else spaces_meant(g, c.at, context(-1), False)
        return _numbers(c, ones(figures_near(g, c.kind, c.within, at, context(-1))), met)
    if c.word == word.TOKENS:
        return _tokens(g, c, met)
    return {"now": int(met), "low": 1, "high": -1, "met": met}


def _numbers(c: Condition, now: i64, met: bool) -> GoalProgress:
    return {"now": now, "low": c.low, "high": c.high if c.high < FAR else -1, "met": met}


def _tokens(g: DeathMayDieState, c: Condition, met: bool) -> GoalProgress:
    """Where most of them lie; with a tag, how many of the spaces so tagged have enough."""
    spaces = [space for space in range(g.components.spaces) if _meant(g, c) & bit(space)]
    found = [_tokens_on(g, c, space) for space in spaces]
    if c.at is None:
        enough = len([n for n in found if n >= c.low])
        return {"now": enough, "low": len(spaces), "high": -1, "met": met}
    return _numbers(c, max(found, default=0), met)


def _meant(g: DeathMayDieState, c: Condition) -> i64:
    if c.at is None:
        return spaces_tagged(g, c.tag)
    return spaces_meant(g, c.at, context(-1), False)


def _tokens_on(g: DeathMayDieState, c: Condition, space: i64) -> int:
    local = [g.components.local_token(each) for each in c.tokens]
    return sum([tokens_at(g, space, token) for token in local if token >= 0])
