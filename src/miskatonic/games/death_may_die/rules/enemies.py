"""Enemies: summon, move, wound, kill (rulebook, Mythos phase; attack; enemies)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import FIGURE, SPACE, choices_in
from miskatonic.games.death_may_die.model.components import ELDER, NOWHERE, TYPE_SOURCE, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.events import (
    EnemyBanished,
    EnemyKilled,
    EnemyMended,
    EnemyMoved,
    EnemyWounded,
    Summoned,
)
from miskatonic.games.death_may_die.model.holdings import SURGEON_AMOUNT, SURGEON_MIX, skill
from miskatonic.games.death_may_die.model.paths import FAR, Paths, paths_between
from miskatonic.games.death_may_die.model.state import (
    DeathMayDieState,
    deciding_seat,
    figures_on_board,
    health_of,
    is_alive,
    is_summoned,
    put_figure,
    tokens_at,
)
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.model.targets import spaces_with_any
from miskatonic.games.death_may_die.rules.elder_one import defeat_stage, reveal_next_stage
from miskatonic.games.death_may_die.rules.surgeon import SurgeonTreats
from miskatonic.games.death_may_die.rules.triggers import Pending, fire, gather, gather_own
from miskatonic.kernel.state import Step, ask, push, tell


def has_trait(g: DeathMayDieState, figure: i64, trait: i64) -> bool:
    return g.components.types[g.components.figure_type[figure]].traits & bit(trait) != 0


# ---------------------------------------------------------------- summoning


def type_meant(g: DeathMayDieState, enemy: i64) -> i64:
    """The type for an enemy of the library or a slot; -1 if it isn't in this game (DMD-054)."""
    if enemy == word.SLOT_A:
        return g.slot_a
    if enemy == word.SLOT_B:
        return g.slot_b
    type_: i64 = g.components.type_of[enemy] if enemy >= 0 else -1
    return type_ if type_ >= 0 and g.types & bit(type_) else -1


def in_pool(g: DeathMayDieState, type_: i64) -> i64:
    """The number of figures of a type off the board."""
    found: i64 = 0
    figure = g.components.types[type_].first
    while figure < g.components.types[type_].last:
        if g.figure_space[figure] < 0:
            found += 1
        figure += 1
    return found


def summon(g: DeathMayDieState, type_: i64, space: i64) -> i64:
    """DMD-115, DMD-022  Place a figure from the pool; returns its number, or -1 without one."""
    if type_ < 0:
        return -1
    figure = g.components.types[type_].first
    while figure < g.components.types[type_].last:
        if g.figure_space[figure] < 0:
            put_figure(g, figure, space)
            g.figure_wounds[figure] = 0
            if g.loud:
                tell(g, Summoned(figure, type_, space))
            return figure
        figure += 1
    return -1


# ---------------------------------------------------------------- moving


def paths_of(g: DeathMayDieState, figure: i64) -> Paths:
    """The paths of this enemy when an effect moves it."""
    plain = g.paths.by_type[g.components.figure_type[figure]]
    ways: i64 = 0
    if g.components.enemy_ways:
        ways = spaces_with_any(g, g.components.enemy_ways)
    burrows: i64 = 0
    if has_trait(g, figure, word.BURROW):
        burrows = spaces_with_any(g, g.components.burrow_ways)
    if ones(ways) < 2 and ones(burrows) < 2:
        return plain
    near = plain.near[:]
    space: i64 = 0
    while space < g.components.spaces:
        here = bit(space)
        if ways & here:
            near[space] = (near[space] | ways) & ~here
        if burrows & here:
            near[space] = (near[space] | burrows) & ~here
        space += 1
    return paths_between(near)


def ends_toward(paths: Paths, start: i64, target: i64, steps: i64) -> i64:
    """DMD-113, DMD-114  The spaces reached after this many steps of a shortest path."""
    near = paths.near
    far = paths.far(target)
    left: i64 = far[start]
    if left >= FAR:
        return bit(start)
    ends = bit(start)
    steps = min(steps, left)
    while steps > 0:
        ends = _stepped(near, far, ends, left - 1)
        left -= 1
        steps -= 1
    return ends


def _stepped(near: vec[i64], far: vec[i64], spaces: i64, distance: i64) -> i64:
    """The neighbours of some spaces at that distance."""
    around: i64 = 0
    space: i64 = 0
    left = spaces
    while left:
        if left & 1:
            around |= near[space]
        left >>= 1
        space += 1
    found: i64 = 0
    space = 0
    while around:
        if around & 1 and far[space] == distance:
            found |= bit(space)
        around >>= 1
        space += 1
    return found


def ends_away(paths: Paths, start: i64, target: i64, steps: i64) -> i64:
    """The spaces reached after this many steps, each farther from the target than the last."""
    near = paths.near
    far = paths.far(target)
    ends: i64 = 0
    edge = bit(start)
    distance: i64 = far[start]
    while edge:
        if steps == 0:
            return ends | edge
        space: i64 = 0
        onward: i64 = 0
        while space < len(near):
            if edge & bit(space):
                stepped = _stepped(near, far, bit(space), distance + 1)
                if stepped:
                    onward |= stepped
                else:
                    ends |= bit(space)
            space += 1
        edge = onward
        distance += 1
        steps -= 1
    return ends


def move_enemy(g: DeathMayDieState, figure: i64, target: i64, steps: i64, away: bool) -> None:
    """DMD-113, DMD-R21  Move up to `steps` spaces; the active investigator decides ties."""
    start: i64 = g.figure_space[figure]
    if start < 0:
        return
    if has_trait(g, figure, word.DARK_HASTE) and not g.components.gate_mask & bit(start):
        steps += 1
    if has_trait(g, figure, word.SLOW):
        steps = max(steps - 1, 1)
    paths = paths_of(g, figure)
    if away:
        ends = ends_away(paths, start, target, steps)
    else:
        ends = ends_toward(paths, start, target, steps)
    if ones(ends) > 1:
        push(g, PickEnd(figure, ends))
    else:
        _arrive(g, figure, lowest(ends))


class PickEnd(QuestionStep):
    """DMD-113  The active investigator picks one of several shortest paths."""

    __match_args__: ClassVar[tuple[str, ...]] = ("figure", "ends")

    def __init__(self, figure: i64, ends: i64) -> None:
        self.figure: Final[i64] = figure
        self.ends: Final[i64] = ends

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, deciding_seat(g), "enemy-path", "rule:DMD-113", choices_in(SPACE, self.ends))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        _arrive(g, self.figure, choice - SPACE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"figure": self.figure}


def _arrive(g: DeathMayDieState, figure: i64, space: i64) -> None:
    start: i64 = g.figure_space[figure]
    if start == space or start < 0:
        return
    put_figure(g, figure, space)
    if g.loud:
        tell(g, EnemyMoved(figure, start, space))
    if has_trait(g, figure, word.CARRIES_CULTIST):
        _carry_cultist(g, figure, start, space)


def _carry_cultist(g: DeathMayDieState, figure: i64, start: i64, space: i64) -> None:
    """Take one cultist from the space it left along; cultists with equal wounds are the same."""
    found: i64 = 0
    seen: i64 = 0
    other: i64 = 0
    here: i64 = g.crowd[start]
    while here >> other:
        is_cultist = g.components.types[g.components.figure_type[other]].is_cultist
        if here & bit(other) and is_cultist and not seen & bit(g.figure_wounds[other]):
            found |= bit(other)
            seen |= bit(g.figure_wounds[other])
        other += 1
    if ones(found) > 1:
        push(g, PickCarried(figure, found, space))
    elif found:
        place_enemy(g, lowest(found), space)


def _source_of(g: DeathMayDieState, figure: i64) -> str:
    """Its enemy card, the source of questions about its traits."""
    return g.components.source_ids[TYPE_SOURCE + g.components.figure_type[figure]]


class PickCarried(QuestionStep):
    """The active investigator picks the cultist that comes along."""

    __match_args__: ClassVar[tuple[str, ...]] = ("figure", "cultists", "space")

    def __init__(self, figure: i64, cultists: i64, space: i64) -> None:
        self.figure: Final[i64] = figure
        self.cultists: Final[i64] = cultists
        self.space: Final[i64] = space

    def run(self, g: DeathMayDieState) -> None:
        ask(
            g,
            self,
            deciding_seat(g),
            "pick-enemy",
            _source_of(g, self.figure),
            choices_in(FIGURE, self.cultists),
        )

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        place_enemy(g, choice - FIGURE, self.space)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"figure": self.figure}


def place_enemy(g: DeathMayDieState, figure: i64, space: i64) -> None:
    """Put an enemy on a space without moving it."""
    start: i64 = g.figure_space[figure]
    if start >= 0 and start != space:
        put_figure(g, figure, space)
        if g.loud:
            tell(g, EnemyMoved(figure, start, space))


# ---------------------------------------------------------------- wounds


def is_attackable(g: DeathMayDieState, figure: i64) -> bool:
    """DMD-006, DMD-165  The Elder One can be attacked only after the disruption."""
    return figure != ELDER or (g.disrupted and is_summoned(g))


def wounds_left(g: DeathMayDieState, figure: i64) -> i64:
    """The number of wounds needed to kill it."""
    return health_of(g, figure) - g.figure_wounds[figure]


class HurtFigure(Step[DeathMayDieState]):
    """DMD-097, DMD-098  Wounds dealt by an effect, by investigator `who` or by none (-1)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("figure", "n", "who")

    def __init__(self, figure: i64, n: i64, who: i64) -> None:
        self.figure: Final[i64] = figure
        self.n: Final[i64] = n
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        pending: list[Pending] = []
        wound_figure(g, self.figure, self.n, self.who, pending)
        follow_up(g, pending)


def follow_up(g: DeathMayDieState, pending: list[Pending]) -> None:
    """After wounds, reveal the next stage if one was defeated, then resolve triggers."""
    if g.result is None:
        fire(g, pending)
        reveal_next_stage(g)


def wound_figure(g: DeathMayDieState, figure: i64, n: i64, who: i64, pending: list[Pending]) -> i64:
    """Deal wounds, and add the triggers of a kill to `pending`; returns the number dealt."""
    if g.figure_space[figure] < 0 or n <= 0 or not is_attackable(g, figure):
        return 0
    if wounds_left(g, figure) <= 0:
        return 0
    type_ = g.components.types[g.components.figure_type[figure]]
    charm = type_.vulnerable_on
    if charm >= 0 and tokens_at(g, g.figure_space[figure], charm) == 0:
        return 0
    if n >= 2 and has_trait(g, figure, word.SHARES_WOUNDS):
        others = _nearest_alike(g, figure)
        if others:
            push(g, ShareWounds(others, n // 2, who))
            n -= n // 2
    return _wound(g, figure, n, who, pending)


def _nearest_alike(g: DeathMayDieState, figure: i64) -> i64:
    """The nearest other figures of its type."""
    type_ = g.components.types[g.components.figure_type[figure]]
    paths = g.paths.by_type[g.components.figure_type[figure]]
    best: i64 = FAR + 1
    found: i64 = 0
    other = type_.first
    while other < type_.last:
        if other != figure and g.figure_space[other] >= 0:
            distance = paths.distance(g.figure_space[figure], g.figure_space[other])
            if distance < best:
                best = distance
                found = 0
            if distance == best:
                found |= bit(other)
        other += 1
    return found


class ShareWounds(QuestionStep):
    """Half of the wounds go to the nearest figure of its type; the active investigator picks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("others", "n", "who")

    def __init__(self, others: i64, n: i64, who: i64) -> None:
        self.others: Final[i64] = others
        self.n: Final[i64] = n
        self.who: Final[i64] = who

    def run(self, g: DeathMayDieState) -> None:
        others = self.others & figures_on_board(g)
        if ones(others) > 1:
            ask(
                g,
                self,
                deciding_seat(g),
                "pick-enemy",
                _source_of(g, lowest(others)),
                choices_in(FIGURE, others),
            )
        elif others:
            self._share(g, lowest(others))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._share(g, choice - FIGURE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": g.active, "n": self.n}

    def _share(self, g: DeathMayDieState, figure: i64) -> None:
        pending: list[Pending] = []
        _wound(g, figure, self.n, self.who, pending)
        follow_up(g, pending)


def _wound(g: DeathMayDieState, figure: i64, n: i64, who: i64, pending: list[Pending]) -> i64:
    """DMD-099, DMD-169  Deal at most its remaining health; the rest is lost."""
    dealt = min(n, wounds_left(g, figure))
    g.figure_wounds[figure] = g.figure_wounds[figure] + dealt
    g.changed = True
    if g.loud:
        now = g.figure_wounds[figure]
        tell(g, EnemyWounded(figure, dealt, now, who))
    if wounds_left(g, figure) <= 0:
        kill(g, figure, who, pending)
    return dealt


def kill(g: DeathMayDieState, figure: i64, who: i64, pending: list[Pending]) -> None:
    """DMD-098, DMD-167  Return the figure to the pool, or defeat the stage."""
    if figure == ELDER:
        defeat_stage(g)
        gather_kill(g, pending, figure, who)
        return
    space: i64 = g.figure_space[figure]
    type_: i64 = g.components.figure_type[figure]
    put_figure(g, figure, NOWHERE)
    g.figure_wounds[figure] = 0
    if g.loud:
        tell(g, EnemyKilled(figure, space, who))
    killer = who if is_alive(g, who) else g.active
    source = TYPE_SOURCE + type_
    gather(g, pending, source, word.DIES, context(killer, figure, space, source))
    gather_kill(g, pending, figure, who)


def gather_kill(g: DeathMayDieState, pending: list[Pending], figure: i64, who: i64) -> None:
    """DMD-082  Add the triggers of the killer's cards and skills."""
    if who >= 0 and g.result is None:
        gather_own(g, pending, word.KILL, who, figure)
        if skill(g, who, SURGEON_AMOUNT) > 0 or skill(g, who, SURGEON_MIX) > 0:
            pending.append(SurgeonTreats(context(who, figure)))


def mend(g: DeathMayDieState, figure: i64, n: i64) -> None:
    healed = min(n, g.figure_wounds[figure])
    if healed > 0:
        g.figure_wounds[figure] = g.figure_wounds[figure] - healed
        if g.loud:
            tell(g, EnemyMended(figure, healed))


def banish(g: DeathMayDieState, figure: i64) -> None:
    """Return it to the pool without killing it; the Elder One stays."""
    if figure != ELDER and g.figure_space[figure] >= 0:
        space = g.figure_space[figure]
        put_figure(g, figure, NOWHERE)
        g.figure_wounds[figure] = 0
        if g.loud:
            tell(g, EnemyBanished(figure, space))
