"""What an episode asks for, read off its content: which tokens, where from, where to, by what roll.

Five sorts of goal cover the box: tokens brought to a space, tokens set on every space of a kind,
tokens broken, tokens turned over, a monster slain. Packs whose goal is of none of them are played
by looking ahead alone.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.schema import EpisodeAction
from miskatonic.games.death_may_die.content.script import (
    Amount,
    Condition,
    Effect,
    EffectOption,
    Need,
    Script,
)
from miskatonic.games.death_may_die.rules.components import Components, bit
from miskatonic.games.death_may_die.rules.paths import Paths, paths_between

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
        self, action: i64, verb: i64, token: i64, spaces: i64, beside: i64, need: Need | None
    ) -> None:
        self.action: Final[i64] = action
        self.verb: Final[i64] = verb
        self.token: Final[i64] = token
        # Where it can be done, -1 for anywhere; and the token that must lie there, if any.
        self.spaces: Final[i64] = spaces
        self.beside: Final[i64] = beside
        self.need: Final = need
        self.add_tag: i64 = NOTHING
        self.less_token: i64 = NOTHING


class GoalPlan:
    """The goal of one episode, and the tasks that lead to it."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.tasks: Final = tasks_of(components)
        self.kind: i64 = UNKNOWN
        self.token: i64 = NOTHING
        self.number: i64 = 0
        # The spaces the tokens belong on.
        self.spaces: i64 = 0
        # The side to be turned over, what stands in the way, or what makes the quarry vulnerable.
        self.other: i64 = NOTHING
        self.quarry: i64 = NOTHING
        if len(components.episode.goal) == 1:
            self._read(components.episode.goal[0])

    def _read(self, goal: Condition) -> None:
        if goal.word == word.TOKENS:
            self.token = self.components.local_token(goal.tokens[0])
            self.number = goal.low
            if goal.at is not None and goal.at.kind == word.AT_SPACE:
                self.kind = BRING
                self.spaces = bit(goal.at.value)
                self.other = self._flip_of(self.token)
            elif goal.at is None:
                self.kind = SET_UP
                self.spaces = self._tagged(goal.tag)
        elif goal.word == word.COUNT and goal.of.kind == word.TOKENS_IN_PLAY:
            self.token = self.components.local_token(goal.of.value)
            self.number = goal.low
            if goal.low > 0:
                self.kind = TURN_OVER
                self.other = self._flip_of(self.token)
            else:
                self.kind = BREAK
                task = self.task(word.REMOVE, self.token)
                self.other = NOTHING if task is None else task.less_token
        elif goal.word == word.IF_ENEMIES and goal.kind >= 0:
            self.kind = SLAY
            self.quarry = self.components.type_of[goal.kind]
            self.other = self.components.types[self.quarry].vulnerable_on

    def _flip_of(self, token: i64) -> i64:
        return self.components.local_token(self.components.tokens[token].flip)

    def _tagged(self, tag: i64) -> i64:
        found: i64 = 0
        for space, tags in enumerate(self.components.space_tags):
            if tags & bit(tag):
                found |= bit(space)
        return found

    def task(self, verb: i64, token: i64) -> Task | None:
        """The first task of that verb and token."""
        for each in self.tasks:
            if each.verb == verb and each.token == token:
                return each
        return None


# ---------------------------------------------------------------- reading the actions


class _Scope:
    """What holds where an effect stands: the spaces, the token that lies there, the roll."""

    def __init__(
        self, action: i64, spaces: i64, beside: i64, need: Need | None, add: i64, less: i64
    ) -> None:
        self.action: Final[i64] = action
        self.spaces: Final[i64] = spaces
        self.beside: Final[i64] = beside
        self.need: Final = need
        self.add: Final[i64] = add
        self.less: Final[i64] = less


def tasks_of(components: Components) -> list[Task]:
    tasks: list[Task] = []
    for place, action in enumerate(components.episode.actions):
        _read_action(components, action, place, tasks)
    return tasks


def _read_action(
    components: Components, action: EpisodeAction, place: i64, tasks: list[Task]
) -> None:
    scope = _Scope(place, -1, NOTHING, None, NOTHING, NOTHING)
    _read_script(components, action.then, _narrowed(components, scope, action.conditions), tasks)


def _narrowed(components: Components, scope: _Scope, conditions: tuple[Condition, ...]) -> _Scope:
    spaces = scope.spaces
    beside = scope.beside
    for each in conditions:
        if each.word == word.AT:
            spaces &= _named(components, each)
        elif each.word == word.TOKENS and each.low > 0 and _lies_here(each):
            beside = components.local_token(each.tokens[0])
    return _Scope(scope.action, spaces, beside, scope.need, scope.add, scope.less)


def _lies_here(condition: Condition) -> bool:
    """Whether it asks for one kind of token in the own space."""
    at = condition.at
    return at is not None and at.kind == word.AT_YOU and len(condition.tokens) == 1


def _named(components: Components, condition: Condition) -> i64:
    found: i64 = 0
    for place in condition.places:
        if place.kind == word.AT_SPACE:
            found |= bit(place.value)
        elif place.kind == word.AT_TAG:
            for space, tags in enumerate(components.space_tags):
                if tags & bit(place.value):
                    found |= bit(space)
        else:
            return -1
    return found


def _read_script(
    components: Components, script: Script | None, scope: _Scope, tasks: list[Task]
) -> None:
    if script is None:
        return
    for effect in script.effects:
        _read_effect(components, effect, scope, tasks)


def _read_effect(components: Components, effect: Effect, scope: _Scope, tasks: list[Task]) -> None:
    for each in effect.tokens:
        task = Task(
            scope.action,
            effect.verb,
            components.local_token(each),
            scope.spaces,
            scope.beside,
            scope.need,
        )
        task.add_tag = scope.add
        task.less_token = scope.less
        tasks.append(task)
    if effect.verb == word.ROLL or effect.verb == word.ROLL_AGAINST:
        scope = _Scope(
            scope.action,
            scope.spaces,
            scope.beside,
            effect.need,
            _tag(effect.add),
            _token(components, effect.less),
        )
    _read_script(components, effect.then, scope, tasks)
    _read_script(components, effect.each_success, scope, tasks)
    for option in effect.options:
        _read_option(components, option, scope, tasks)


def _read_option(
    components: Components, option: EffectOption, scope: _Scope, tasks: list[Task]
) -> None:
    _read_script(components, option.then, _narrowed(components, scope, option.conditions), tasks)


def _tag(of: Amount) -> i64:
    return of.value if of.kind == word.TAGGED else NOTHING


def _token(components: Components, of: Amount) -> i64:
    return components.local_token(of.value) if of.kind == word.TOKENS_IN_PLAY else NOTHING


# ---------------------------------------------------------------- locks


def unlocked(goal_plan: GoalPlan) -> Paths | None:
    """The map without its locks, where there are any."""
    components = goal_plan.components
    locks = goal_plan.task(word.OPEN, _lock(goal_plan))
    if locks is None:
        return None
    near: list[int] = [0] * components.spaces
    for passage in components.episode.map.passages:
        if not passage.shut:
            near[passage.a] |= int(bit(passage.b))
            near[passage.b] |= int(bit(passage.a))
    for link in components.episode.map.links:
        near[link.a] |= int(bit(link.b))
        near[link.b] |= int(bit(link.a))
    return paths_between(near)


def _lock(goal_plan: GoalPlan) -> i64:
    for task in goal_plan.tasks:
        if task.verb == word.OPEN:
            return task.token
    return NOTHING


_goal_plans: Final[dict[int, GoalPlan]] = {}


def goal_plan_for(components: Components) -> GoalPlan:
    """Made once for every pair of boxes."""
    found = _goal_plans.get(id(components))
    if found is None:
        found = GoalPlan(components)
        _goal_plans[id(components)] = found
    return found
