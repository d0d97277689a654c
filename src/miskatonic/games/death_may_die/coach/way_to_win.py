"""Works out how the party could win: the pieces of work left, and who is nearest to each.

It follows the adept's plan for the episode. For goals without a plan, it only covers the Elder One.
"""

from typing import Final, Literal, TypedDict

from miskatonic.games.death_may_die.bots.goal_plan import (
    BREAK,
    BRING,
    NOTHING,
    SET_UP,
    SLAY,
    TURN_OVER,
    GoalPlan,
    Task,
    goal_plan_for,
)
from miskatonic.games.death_may_die.bots.remaining_work import ACTION, remaining_work_for
from miskatonic.games.death_may_die.model.components import ELDER, bit
from miskatonic.games.death_may_die.model.counting import tokens_in_play
from miskatonic.games.death_may_die.model.paths import FAR
from miskatonic.games.death_may_die.model.state import DeathMayDieState, tokens_at, tokens_on
from miskatonic.games.death_may_die.rules.enemies import wounds_left

MOST_PIECES: Final = 5

Piece = Literal[
    "attack", "bait", "bring", "deliver", "fetch", "remove", "set", "turn", "turn-bring"
]


class PieceOfWork(TypedDict):
    """A piece of work: its `token` or `figure`, the `space`, the destination `to`, the successes it
    `needs`, and `who` is nearest, `moves` away; -1 if it doesn't apply.
    """

    do: Piece
    token: int
    figure: int
    space: int
    to: int
    needs: int
    who: int
    moves: int


class WayToWin(TypedDict):
    """`missing` pieces of the goal, or wounds of the Elder One once he can be hurt (`is_last`);
    `actions` is the adept's estimate of the actions needed, or -1.
    """

    is_last: bool
    missing: int
    actions: int
    pieces: list[PieceOfWork]


def way_to_win(g: DeathMayDieState) -> WayToWin | None:
    """The way to win, or None if none is known."""
    if g.disrupted:
        return _against_the_elder_one(g)
    plan = goal_plan_for(g.components)
    pieces = _PIECES[int(plan.kind)](g, plan) if int(plan.kind) in _PIECES else []
    if not pieces:
        return None
    missing = _missing(g, plan)
    left = int(remaining_work_for(plan).left(g))
    return {
        "is_last": False,
        "missing": missing,
        "actions": max(round(left / int(ACTION)), 1),
        "pieces": sorted(pieces, key=_nearness)[:MOST_PIECES],
    }


def _nearness(piece: PieceOfWork) -> tuple[int, int]:
    return (piece["moves"], piece["space"])


def _against_the_elder_one(g: DeathMayDieState) -> WayToWin | None:
    space = int(g.figure_space[ELDER])
    if space < 0:
        return None
    missing = int(wounds_left(g, ELDER))
    attack = _piece(g, "attack", space, figure=int(ELDER))
    return {"is_last": True, "missing": missing, "actions": -1, "pieces": [attack]}


def _missing(g: DeathMayDieState, plan: GoalPlan) -> int:
    number = int(plan.number)
    if plan.kind == BRING:
        return number - sum(int(tokens_at(g, at, plan.token)) for at in _spaces(g, plan.spaces))
    if plan.kind == SET_UP:
        return len(_empty(g, plan))
    if plan.kind == BREAK:
        return int(tokens_in_play(g, plan.token))
    if plan.kind == TURN_OVER:
        return number - int(tokens_in_play(g, plan.token))
    return int(wounds_left(g, g.components.types[plan.quarry].first))


# ---------------------------------------------------------------- the sorts of goals


def _to_bring(g: DeathMayDieState, plan: GoalPlan) -> list[PieceOfWork]:
    target = _spaces(g, plan.spaces)[0]
    turning = plan.task("turn", plan.other) if plan.other >= 0 else None
    found: list[PieceOfWork] = []
    for who in _living(g):
        if tokens_on(g, who, plan.token) > 0:
            found.append(_piece(g, "deliver", target, token=int(plan.token), who=who))
    for at in range(int(g.components.spaces)):
        if at != target and tokens_at(g, at, plan.token) > 0:
            found.append(_piece(g, "bring", at, token=int(plan.token), to=target))
        if plan.other >= 0 and tokens_at(g, at, plan.other) > 0:
            do: Piece = "turn" if at == target else "turn-bring"
            needs = _needs(turning)
            found.append(_piece(g, do, at, token=int(plan.other), to=target, needs=needs))
    return found


def _to_set_up(g: DeathMayDieState, plan: GoalPlan) -> list[PieceOfWork]:
    laying = plan.task("lay", plan.token)
    holders = [who for who in _living(g) if tokens_on(g, who, plan.token) > 0]
    found = [
        _piece(g, "set", at, token=int(plan.token), needs=_needs(laying), among=holders)
        for at in _empty(g, plan)
    ]
    source = plan.task("gain", plan.token)
    if source is not None and len(holders) < len(found):
        for at in _spaces(g, source.spaces):
            found.append(_piece(g, "fetch", at, token=int(plan.token), needs=_needs(source)))
    return found


def _to_break(g: DeathMayDieState, plan: GoalPlan) -> list[PieceOfWork]:
    found: list[PieceOfWork] = []
    for token in (plan.other, plan.token):
        if token >= 0:
            needs = _needs(plan.task("remove", token))
            found += [
                _piece(g, "remove", at, token=int(token), needs=needs)
                for at in range(int(g.components.spaces))
                if tokens_at(g, at, token) > 0
            ]
    return found


def _to_turn_over(g: DeathMayDieState, plan: GoalPlan) -> list[PieceOfWork]:
    found: list[PieceOfWork] = []
    for task in plan.tasks:
        if task.verb == "turn" and task.token == plan.other:
            found += [
                _piece(g, "turn", at, token=int(plan.other), needs=_needs(task))
                for at in _spaces(g, task.spaces)
                if tokens_at(g, at, plan.other) > 0
            ]
    return found


def _to_slay(g: DeathMayDieState, plan: GoalPlan) -> list[PieceOfWork]:
    quarry = int(g.components.types[plan.quarry].first)
    lair = int(g.figure_space[quarry])
    if lair < 0:
        return []
    attack = _piece(g, "attack", lair, figure=quarry)
    if plan.other < 0 or tokens_at(g, lair, plan.other) > 0:
        return [attack]
    found: list[PieceOfWork] = []
    holders = [who for who in _living(g) if tokens_on(g, who, plan.other) > 0]
    if holders:
        found.append(_piece(g, "bait", lair, token=int(plan.other), figure=quarry, among=holders))
    source = plan.task("gain", plan.other)
    if source is not None and source.beside >= 0:
        found += [
            _piece(g, "fetch", at, token=int(plan.other), needs=_needs(source))
            for at in range(int(g.components.spaces))
            if tokens_at(g, at, source.beside) > 0
        ]
    return found


_PIECES: Final = {
    int(BRING): _to_bring,
    int(SET_UP): _to_set_up,
    int(BREAK): _to_break,
    int(TURN_OVER): _to_turn_over,
    int(SLAY): _to_slay,
}


# ---------------------------------------------------------------- one piece


def _piece(
    g: DeathMayDieState,
    do: Piece,
    space: int,
    token: int = -1,
    figure: int = -1,
    to: int = -1,
    needs: int = -1,
    who: int = -1,
    among: list[int] | None = None,
) -> PieceOfWork:
    able = [who] if who >= 0 else (among if among else _living(g))
    moves = {each: int(g.paths.plain.distance(g.space[each], space)) for each in able}
    nearest = min(able, key=lambda each: (moves[each], each), default=-1)
    away = moves.get(nearest, int(FAR))
    return {
        "do": do,
        "token": token,
        "figure": figure,
        "space": space,
        "to": to,
        "needs": needs,
        "who": nearest,
        "moves": away if away < FAR else -1,
    }


def _needs(task: Task | None) -> int:
    need = None if task is None else task.need
    return int(need.successes) if need is not None and need.successes > 0 else int(NOTHING)


def _empty(g: DeathMayDieState, plan: GoalPlan) -> list[int]:
    spaces = _spaces(g, plan.spaces)
    return [at for at in spaces if tokens_at(g, at, plan.token) < plan.number]


def _spaces(g: DeathMayDieState, mask: int) -> list[int]:
    return [at for at in range(int(g.components.spaces)) if mask & int(bit(at))]


def _living(g: DeathMayDieState) -> list[int]:
    return [who for who in range(int(g.rules.count)) if g.alive & int(bit(who))]
