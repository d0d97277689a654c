"""Irregular cards: each is a class, named in the card file.

    { do = "irregular", name = "CollapsePassage" }

Packs can add more; see docs/write-an-episode.md.
"""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_effects.bases import CardEffect
from miskatonic.games.death_may_die.card_text.phrases import Phrases
from miskatonic.games.death_may_die.model.choices import PASSAGE, choices_in
from miskatonic.games.death_may_die.model.components import Components, bit, lowest
from miskatonic.games.death_may_die.model.counting import ones
from miskatonic.games.death_may_die.model.paths import FAR, GONE, OPEN, is_connected, near_over
from miskatonic.games.death_may_die.model.state import DeathMayDieState, deciding_seat
from miskatonic.games.death_may_die.model.steps import EffectStep
from miskatonic.games.death_may_die.model.targets import place_of_you
from miskatonic.games.death_may_die.model.tokens import lay_tokens, set_passage
from miskatonic.games.death_may_die.rules.run_effects import effect_of
from miskatonic.kernel.state import ask, push


@mypyc_attr(allow_interpreted_subclasses=True)
class Irregular(CardEffect):
    """A card with its own code. `fields` lists its fields besides `do` and `name`.

    To ask, `perform` pushes an `IrregularQuestion`, which calls `question` and then `answer`.
    """

    name: ClassVar[str] = "irregular"

    def say(self, words: Phrases) -> str:
        return words.begun(words.say(f"dmd-w-{type(self).__name__}"))

    def question(self, g: DeathMayDieState, ctx: Context, step: "IrregularQuestion") -> None:
        """Ask with `step.put`, or do nothing if there is nothing to ask."""
        raise NotImplementedError

    def answer(self, g: DeathMayDieState, ctx: Context, choice: i64) -> None:
        raise NotImplementedError


class IrregularQuestion(EffectStep):
    """A question of an irregular card, which asks it and handles the answer."""

    def run(self, g: DeathMayDieState) -> None:
        self.card(g).question(g, self.ctx, self)

    def put(self, g: DeathMayDieState, seat: i64, prompt: str, options: tuple[int, ...]) -> None:
        ask(g, self, seat, prompt, self.card(g).source, options)

    def card(self, g: DeathMayDieState) -> Irregular:
        effect = effect_of(g, self.effect)
        assert isinstance(effect, Irregular)
        return effect

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self.card(g).answer(g, self.ctx, choice)


# ---------------------------------------------------------------- collapsing passages


class CollapsePassage(Irregular):
    """The nearest passage collapses: it is removed, and rubble lies at both ends."""

    def perform(self, g: DeathMayDieState, ctx: Context) -> None:
        passages = collapsible(g, ctx)
        if ones(passages) > 1:
            push(g, IrregularQuestion(self.number, ctx))
        elif passages:
            collapse(g, lowest(passages))

    def question(self, g: DeathMayDieState, ctx: Context, step: IrregularQuestion) -> None:
        options = choices_in(PASSAGE, collapsible(g, ctx))
        step.put(g, deciding_seat(g), "collapse", options)

    def answer(self, g: DeathMayDieState, ctx: Context, choice: i64) -> None:
        collapse(g, choice - PASSAGE)


def collapsible(g: DeathMayDieState, ctx: Context) -> i64:
    """The nearest open connections that can be removed without cutting the map in two.

    DMD-049  A tunnel can collapse too: the link is gone with either of its ends.
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


def _can_go(g: DeathMayDieState, near: vec[i64], passage: i64) -> bool:
    """Whether every space can still be reached without this passage; locks can be opened."""
    way = g.components.ways[passage]
    without = near[:]
    without[way.a] &= ~bit(way.b)
    without[way.b] &= ~bit(way.a)
    return is_connected(without)


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
