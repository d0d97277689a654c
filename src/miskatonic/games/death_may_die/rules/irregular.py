"""Cards that fit no pattern: each is a small step, or a rule of its own."""

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from miskatonic.games.death_may_die.rules.choices import PASSAGE, choices_in
from miskatonic.games.death_may_die.rules.components import Components, bit
from miskatonic.games.death_may_die.rules.counting import ones
from miskatonic.games.death_may_die.rules.paths import FAR, GONE, OPEN, is_connected, near_over
from miskatonic.games.death_may_die.rules.state import DeathMayDieState, deciding_seat
from miskatonic.games.death_may_die.rules.steps import QuestionStep
from miskatonic.games.death_may_die.rules.targets import place_of_you
from miskatonic.games.death_may_die.rules.tokens import lay_tokens, set_passage
from miskatonic.kernel.state import Step, ask

# ---------------------------------------------------------------- the Silver Key


def private_ways(g: DeathMayDieState, who: i64) -> i64:
    """DMD-046, DMD-179  The Silver Key: on its owner's Runs the gates are next to each other."""
    key = g.components.silver_key
    if key < 0 or not g.relics[who] & bit(key) or g.transformed & bit(key):
        return 0
    here = bit(g.space[who])
    return g.components.gate_mask & ~here if g.components.gate_mask & here else 0


def costly_ways(g: DeathMayDieState, who: i64) -> i64:
    """Transformed: every gate and every other investigator is one step away, for 1 sanity."""
    key = g.components.silver_key
    if key < 0 or not g.relics[who] & bit(key) or not g.transformed & bit(key):
        return 0
    spaces = g.components.gate_mask
    other: i64 = 0
    while other < g.rules.count:
        if other != who and g.alive & bit(other):
            spaces |= bit(g.space[other])
        other += 1
    return spaces & ~bit(g.space[who])


# ---------------------------------------------------------------- collapsing passages


def collapsible(g: DeathMayDieState, ctx: i64) -> i64:
    """The open ways nearest to you that can go without cutting the map in two.

    DMD-049  A tunnel can fall in, too: with one of its mouths the link is gone.
    """
    origin = place_of_you(g, ctx)
    best: i64 = FAR
    found: i64 = 0
    paths = g.paths.plain
    near = near_over(g.components, g.passages, g.components.blocking)
    for passage in g.components.ways:
        if not passage.shut and g.passages[passage.index] == OPEN:
            distance = min(paths.distance(origin, passage.a), paths.distance(origin, passage.b))
            if distance <= best and _can_go(g, near, passage.index):
                if distance < best:
                    found = 0
                best = distance
                found |= bit(passage.index)
    return found


def _can_go(g: DeathMayDieState, near: list[int], passage: i64) -> bool:
    """Whether every space can still be reached without this passage; locks can be opened."""
    way = g.components.ways[passage]
    without = near[:]
    without[way.a] &= ~bit(way.b)
    without[way.b] &= ~bit(way.a)
    return is_connected(without)


class CollapsePassage(QuestionStep):
    """The passage nearest to you collapses: it is gone, and rubble lies at both its ends."""

    __match_args__: ClassVar[tuple[str, ...]] = ("ctx", "source")

    def __init__(self, ctx: i64, source: str) -> None:
        self.ctx: Final[i64] = ctx
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        passages = collapsible(g, self.ctx)
        if ones(passages) > 1:
            ask(g, self, deciding_seat(g), "collapse", self.source, choices_in(PASSAGE, passages))
        elif passages:
            passage: i64 = 0
            while not passages & bit(passage):
                passage += 1
            collapse(g, passage)

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        collapse(g, choice - PASSAGE)


def collapse(g: DeathMayDieState, passage: i64) -> None:
    set_passage(g, passage, GONE)
    rubble = rubble_of(g.components)
    if rubble >= 0:
        way = g.components.ways[passage]
        lay_tokens(g, way.a, rubble, 1)
        lay_tokens(g, way.b, rubble, 1)


def rubble_of(components: Components) -> i64:
    for place, token in enumerate(components.tokens):
        if token.id == "rubble":
            return place
    return -1


# By the name that content gives it: the step of an irregular effect, made of context and source.
IRREGULAR_STEPS: Final[dict[str, Callable[[int, str], Step[DeathMayDieState]]]] = {
    "CollapsePassage": CollapsePassage,
}
