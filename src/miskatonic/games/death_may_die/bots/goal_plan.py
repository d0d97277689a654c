"""Derives a plan for the goal of an episode from its card data: tokens, spaces and rolls.

The box has five kinds of goals: bring tokens to a space, set tokens on every space of a kind, break
tokens, turn tokens over, kill a monster. For other goals in packs, bots only look ahead.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.abilities import (
    Amount,
    Condition,
    Effect,
    Need,
    Script,
)
from miskatonic.games.death_may_die.card_data.schema import EpisodeAction
from miskatonic.games.death_may_die.card_effects.amounts import CardsTagged, TokensInPlay
from miskatonic.games.death_may_die.card_effects.conditions import (
    CountIs,
    EnemiesAre,
    TokensLie,
    YouAreAt,
)
from miskatonic.games.death_may_die.card_effects.places import AtSpace, AtTag, AtYou
from miskatonic.games.death_may_die.model.components import Components, bit
from miskatonic.games.death_may_die.model.paths import Paths, paths_between

# Kinds of goals.
UNKNOWN: Final[i64] = 0
BRING: Final[i64] = 1
SET_UP: Final[i64] = 2
BREAK: Final[i64] = 3
TURN_OVER: Final[i64] = 4
SLAY: Final[i64] = 5

NOTHING: Final[i64] = -1


class Task:
    """One contribution of an episode action: the token, the spaces and the roll."""

    def __init__(
        self, verb: str, action: i64, token: i64, spaces: i64, beside: i64, need: Need | None
    ) -> None:
        self.verb: Final = verb
        self.action: Final[i64] = action
        self.token: Final[i64] = token
        # Where it can be done (-1: anywhere), and the token that must be there, if any.
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
        # The target spaces of the tokens.
        self.spaces: i64 = 0
        # The side to turn over, the obstacle, or the token that makes the quarry vulnerable.
        self.other: i64 = NOTHING
        self.quarry: i64 = NOTHING
        if len(components.episode.goal) == 1:
            self._read(components.episode.goal[0])

    def _read(self, goal: Condition) -> None:
        if isinstance(goal, TokensLie):
            self._read_tokens(goal)
        elif isinstance(goal, CountIs):
            self._read_count(goal)
        elif isinstance(goal, EnemiesAre) and goal.kind >= 0:
            self.kind = SLAY
            self.quarry = self.components.type_of[goal.kind]
            self.other = self.components.types[self.quarry].vulnerable_on

    def _read_tokens(self, goal: TokensLie) -> None:
        self.token = self.components.local_token(goal.tokens[0])
        self.number = goal.low
        at = goal.at
        if at is None:
            self.kind = SET_UP
            self.spaces = self._tagged(goal.tag)
        elif isinstance(at, AtSpace):
            self.kind = BRING
            self.spaces = bit(at.space)
            self.other = self._flip_of(self.token)

    def _read_count(self, goal: CountIs) -> None:
        of = goal.of
        if not isinstance(of, TokensInPlay):
            return
        self.token = self.components.local_token(of.token)
        self.number = goal.low
        if goal.low > 0:
            self.kind = TURN_OVER
            self.other = self._flip_of(self.token)
        else:
            self.kind = BREAK
            task = self.task("remove", self.token)
            self.other = NOTHING if task is None else task.less_token

    def _flip_of(self, token: i64) -> i64:
        return self.components.local_token(self.components.tokens[token].flip)

    def _tagged(self, tag: i64) -> i64:
        found: i64 = 0
        for space, tags in enumerate(self.components.space_tags):
            if tags & bit(tag):
                found |= bit(space)
        return found

    def task(self, verb: str, token: i64) -> Task | None:
        """The first task with this verb and token."""
        for each in self.tasks:
            if each.verb == verb and each.token == token:
                return each
        return None


# ---------------------------------------------------------------- reading the actions


class _Scope:
    """The circumstances of an effect: the spaces, the token there, the roll."""

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
        if isinstance(each, YouAreAt):
            spaces &= _named(components, each)
        elif isinstance(each, TokensLie) and each.low > 0 and _lies_here(each):
            beside = components.local_token(each.tokens[0])
    return _Scope(scope.action, spaces, beside, scope.need, scope.add, scope.less)


def _lies_here(condition: TokensLie) -> bool:
    """Whether it asks for one kind of token in the investigator's space."""
    return isinstance(condition.at, AtYou) and len(condition.tokens) == 1


def _named(components: Components, condition: YouAreAt) -> i64:
    found: i64 = 0
    for place in condition.places:
        if isinstance(place, AtSpace):
            found |= bit(place.space)
        elif isinstance(place, AtTag):
            for space, tags in enumerate(components.space_tags):
                if tags & bit(place.tag):
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
    for each in effect.tokens_used():
        task = Task(
            effect.name,
            scope.action,
            components.local_token(each),
            scope.spaces,
            scope.beside,
            scope.need,
        )
        task.add_tag = scope.add
        task.less_token = scope.less
        tasks.append(task)
    for branch in effect.branches():
        if branch.is_aim:
            inner = _narrowed(components, scope, branch.conditions)
            if branch.roll is not None:
                inner = _Scope(
                    inner.action,
                    inner.spaces,
                    inner.beside,
                    branch.roll.need,
                    _tag(branch.roll.add),
                    _token(components, branch.roll.less),
                )
            _read_script(components, branch.script, inner, tasks)


def _tag(of: Amount) -> i64:
    return of.tag if isinstance(of, CardsTagged) else NOTHING


def _token(components: Components, of: Amount) -> i64:
    return components.local_token(of.token) if isinstance(of, TokensInPlay) else NOTHING


# ---------------------------------------------------------------- locks


def unlocked(goal_plan: GoalPlan) -> Paths | None:
    """The map without locks, or None if there are none."""
    components = goal_plan.components
    locks = goal_plan.task("open", _lock(goal_plan))
    if locks is None:
        return None
    near = vec[i64]([0] * components.spaces)
    for passage in components.episode.map.passages:
        if not passage.shut:
            near[passage.a] |= bit(passage.b)
            near[passage.b] |= bit(passage.a)
    for link in components.episode.map.links:
        near[link.a] |= bit(link.b)
        near[link.b] |= bit(link.a)
    return paths_between(near)


def _lock(goal_plan: GoalPlan) -> i64:
    for task in goal_plan.tasks:
        if task.verb == "open":
            return task.token
    return NOTHING


_goal_plans: Final[dict[int, GoalPlan]] = {}


def goal_plan_for(components: Components) -> GoalPlan:
    """The cached plan for these components."""
    found = _goal_plans.get(id(components))
    if found is None:
        found = GoalPlan(components)
        _goal_plans[id(components)] = found
    return found
