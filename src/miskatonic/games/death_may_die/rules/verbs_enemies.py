"""Effects about enemies, and which enemies an effect means."""

from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.script import Effect, Script
from miskatonic.games.death_may_die.rules.choices import FIGURE, SPACE, choices_in
from miskatonic.games.death_may_die.rules.components import bit, lowest
from miskatonic.games.death_may_die.rules.counting import amount, figures_near, holds, ones
from miskatonic.games.death_may_die.rules.elder_one import arrive
from miskatonic.games.death_may_die.rules.enemies import (
    HurtFigure,
    banish,
    in_pool,
    mend,
    move_enemy,
    place_enemy,
    summon,
    type_meant,
)
from miskatonic.games.death_may_die.rules.enemy_attacks import EnemyAttack
from miskatonic.games.death_may_die.rules.script import RunScript, effect_at
from miskatonic.games.death_may_die.rules.state import (
    DeathMayDieState,
    QuestionAbout,
    QuestionStep,
    deciding_seat,
    is_summoned,
)
from miskatonic.games.death_may_die.rules.targets import (
    gates_meant,
    it_of,
    place_of_you,
    spaces_meant,
    with_it,
    you_of,
)
from miskatonic.kernel.state import Step, ask, push


def perform_on_enemy(g: DeathMayDieState, effect: Effect, ctx: i64, space: i64) -> None:
    """`space` is where a verb that names a place happens."""
    verb = effect.verb
    it = it_of(ctx)
    if it < 0 or g.figure_space[it] < 0:
        return
    n = amount(g, effect.n, ctx)
    if verb == word.MOVE:
        if n > 0:
            move_enemy(g, it, space, n, effect.away is not None)
    elif verb == word.BRING:
        place_enemy(g, it, space)
    elif verb == word.HURT:
        push(g, HurtFigure(it, n, you_of(ctx)))
    elif verb == word.MEND:
        mend(g, it, n)
    elif verb == word.BANISH:
        banish(g, it)
    else:
        push(g, EnemyAttack(it, you_of(ctx)))


def put_elder(g: DeathMayDieState, space: i64) -> None:
    if is_summoned(g):
        arrive(g, space)


# ---------------------------------------------------------------- summoning


def perform_summon(g: DeathMayDieState, script: i64, at: i64, ctx: i64) -> None:
    """DMD-116  So many, one after the other."""
    effect = effect_at(g, script, at)
    type_ = type_meant(g, effect.enemy)
    if type_ < 0:
        return
    n = amount(g, effect.n, ctx)
    while n > 0:
        if effect.gate == word.EACH_GATE:
            push(g, SummonAtEach(type_, g.components.gate_mask, effect.source))
        else:
            push(g, SummonOne(script, at, ctx))
        n -= 1


class SummonOne(QuestionStep):
    """DMD-115  One figure, at the gate or space that is meant."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "at", "ctx")

    def __init__(self, script: i64, at: i64, ctx: i64) -> None:
        self.script: Final[i64] = script
        self.at: Final[i64] = at
        self.ctx: Final[i64] = ctx

    def run(self, g: DeathMayDieState) -> None:
        effect = effect_at(g, self.script, self.at)
        type_ = type_meant(g, effect.enemy)
        if in_pool(g, type_) == 0:
            return
        spaces: i64
        if effect.at is None:
            origin = place_of_you(g, self.ctx)
            spaces = gates_meant(g, effect.gate, g.paths.plain, origin)
        else:
            spaces = spaces_meant(g, effect.at, self.ctx, False)
        if ones(spaces) > 1:
            ask(g, self, deciding_seat(g), "summon-at", effect.source, choices_in(SPACE, spaces))
        elif spaces:
            summon(g, type_, lowest(spaces))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        effect = effect_at(g, self.script, self.at)
        summon(g, type_meant(g, effect.enemy), choice - SPACE)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"type": type_meant(g, effect_at(g, self.script, self.at).enemy)}


class SummonAtEach(QuestionStep):
    """DMD-117  One at every gate; if there are too few, the active investigator says where."""

    __match_args__: ClassVar[tuple[str, ...]] = ("type", "gates", "source")

    def __init__(self, type: i64, gates: i64, source: str) -> None:
        self.type: Final[i64] = type
        self.gates: Final[i64] = gates
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        left = in_pool(g, self.type)
        if left == 0 or self.gates == 0:
            return
        if left < ones(self.gates):
            ask(g, self, deciding_seat(g), "summon-at", self.source, choices_in(SPACE, self.gates))
        else:
            for gate in g.components.gates:
                if self.gates & bit(gate):
                    summon(g, self.type, gate)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        space = choice - SPACE
        summon(g, self.type, space)
        push(g, SummonAtEach(self.type, self.gates & ~bit(space), self.source))

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"type": self.type}


# ---------------------------------------------------------------- which enemies


def perform_enemies(g: DeathMayDieState, effect: Effect, ctx: i64) -> None:
    """For each figure meant, or one of them, the inner effects."""
    if effect.then is None:
        return
    at: i64 = -1 if effect.at is None else spaces_meant(g, effect.at, ctx, False)
    figures = figures_near(g, effect.kind, effect.within, at, ctx)
    if effect.conditions:
        figures = _fulfilling(g, effect, figures, ctx)
    if figures == 0:
        return
    script = effect.then.index
    if effect.pick == word.EACH:
        push(g, EachEnemy(script, figures, ctx))
        return
    if effect.pick != word.CHOSEN:
        figures = _by_distance(g, effect, figures, ctx)
    figures = _unlike(g, figures)
    if ones(figures) > 1:
        push(g, PickEnemy(script, figures, ctx, effect.source))
    elif figures:
        push(g, RunScript(script, 0, with_it(ctx, lowest(figures))))


def _fulfilling(g: DeathMayDieState, effect: Effect, figures: i64, ctx: i64) -> i64:
    found: i64 = 0
    figure: i64 = 0
    while figures >> figure:
        if figures & bit(figure) and holds(g, effect.conditions, with_it(ctx, figure)):
            found |= bit(figure)
        figure += 1
    return found


def _by_distance(g: DeathMayDieState, effect: Effect, figures: i64, ctx: i64) -> i64:
    """DMD-177, DMD-178  The nearest or furthest; a figure that is to be moved by its own paths."""
    origin = place_of_you(g, ctx)
    moving = _moves(effect.then)
    best: i64 = -1
    found: i64 = 0
    figure: i64 = 0
    while figures >> figure:
        if figures & bit(figure):
            paths = g.paths.plain
            if moving:
                paths = g.paths.by_type[g.components.figure_type[figure]]
            distance = paths.distance(origin, g.figure_space[figure])
            better = distance < best if effect.pick == word.NEAREST else distance > best
            if best < 0 or better:
                best = distance
                found = 0
            if distance == best:
                found |= bit(figure)
        figure += 1
    return found


def _moves(script: Script | None) -> bool:
    if script is not None:
        for effect in script.effects:
            if effect.verb == word.MOVE:
                return True
    return False


def _unlike(g: DeathMayDieState, figures: i64) -> i64:
    """One of all figures that are alike: type, space, wounds, and whether they have attacked."""
    found: i64 = 0
    figure: i64 = 0
    while figures >> figure:
        if figures & bit(figure) and not _has_like(g, found, figure):
            found |= bit(figure)
        figure += 1
    return found


def _has_like(g: DeathMayDieState, figures: i64, figure: i64) -> bool:
    type_ = g.components.types[g.components.figure_type[figure]]
    other = type_.first
    while other < figure:
        if figures & bit(other) and g.figure_space[other] == g.figure_space[figure]:
            same_wounds = g.figure_wounds[other] == g.figure_wounds[figure]
            if same_wounds and (g.fought >> other) & 1 == (g.fought >> figure) & 1:
                return True
        other += 1
    return False


class EachEnemy(Step[DeathMayDieState]):
    """One figure after the other; those that are gone by then are passed over."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "figures", "ctx")

    def __init__(self, script: i64, figures: i64, ctx: i64) -> None:
        self.script: Final[i64] = script
        self.figures: Final[i64] = figures
        self.ctx: Final[i64] = ctx

    def run(self, g: DeathMayDieState) -> None:
        figure = lowest(self.figures)
        rest = self.figures & ~bit(figure)
        if rest:
            push(g, EachEnemy(self.script, rest, self.ctx))
        if g.figure_space[figure] >= 0:
            push(g, RunScript(self.script, 0, with_it(self.ctx, figure)))


class PickEnemy(QuestionStep):
    """DMD-175, DMD-177  The active investigator picks the figure."""

    __match_args__: ClassVar[tuple[str, ...]] = ("script", "figures", "ctx", "source")

    def __init__(self, script: i64, figures: i64, ctx: i64, source: str) -> None:
        self.script: Final[i64] = script
        self.figures: Final[i64] = figures
        self.ctx: Final[i64] = ctx
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        ask(g, self, deciding_seat(g), "pick-enemy", self.source, choices_in(FIGURE, self.figures))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        push(g, RunScript(self.script, 0, with_it(self.ctx, choice - FIGURE)))
