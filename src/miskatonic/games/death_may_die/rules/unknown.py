"""The rules of the Unknown: monsters in two slots, relics (rulebook, p. 21-23)."""

from typing import ClassVar, Final

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.choices import RELIC, choices_in
from miskatonic.games.death_may_die.model.components import bit
from miskatonic.games.death_may_die.model.events import (
    RelicGained,
    RelicsOffered,
    UnknownMonstersDrawn,
)
from miskatonic.games.death_may_die.model.holdings import refresh
from miskatonic.games.death_may_die.model.state import DeathMayDieState, draw, is_alive, seat_of
from miskatonic.games.death_may_die.model.steps import QuestionAbout, QuestionStep
from miskatonic.games.death_may_die.rules.enemies import summon
from miskatonic.games.death_may_die.rules.run_effects import run_script
from miskatonic.kernel.state import Step, ask, push, tell

SLOT_A: Final[i64] = 0
SLOT_B: Final[i64] = 1


# ---------------------------------------------------------------- monsters


def draw_unknown_monsters(g: DeathMayDieState) -> None:
    """DMD-196, DMD-203  Random monsters from outside the two boxes, in random slots."""
    candidates: list[int] = []
    for unknown in g.components.library.unknown_monsters:
        type_: i64 = g.components.type_of[unknown.enemy]
        if not g.types & bit(type_):
            candidates.append(type_)
    g.rng.shuffle(candidates)
    if g.rules.monsters > 0:
        g.slot_a = candidates[0]
        g.types |= bit(g.slot_a)
    if g.rules.monsters > 1:
        g.slot_b = candidates[1]
        g.types |= bit(g.slot_b)
    if g.loud:
        tell(g, UnknownMonstersDrawn(g.slot_a, g.slot_b))


class SummonUnknown(Step[DeathMayDieState]):
    """DMD-197  One of each at different random gates, A first, then its set-up effects."""

    def run(self, g: DeathMayDieState) -> None:
        gates: list[int] = list(g.components.gates)
        g.rng.shuffle(gates)
        # Pushed last, done first.
        if g.slot_b >= 0:
            push(g, PlaceUnknown(g.slot_b, gates[1]))
        if g.slot_a >= 0:
            push(g, PlaceUnknown(g.slot_a, gates[0]))


class PlaceUnknown(Step[DeathMayDieState]):
    """DMD-186, DMD-197  Place a figure at its gate, and run the set-up effects of its card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("type", "space")

    def __init__(self, type: i64, space: i64) -> None:
        self.type: Final[i64] = type
        self.space: Final[i64] = space

    def run(self, g: DeathMayDieState) -> None:
        figure = summon(g, self.type, self.space)
        enemy = g.components.types[self.type].enemy
        assert enemy is not None
        for unknown in g.components.library.unknown_monsters:
            if unknown.enemy == enemy.index:
                run_script(g, unknown.setup, context(g.active, figure))


def unknown_mythos(g: DeathMayDieState) -> list[int]:
    """DMD-198, DMD-203  The Mythos cards of the slots in use."""
    return [
        card.index
        for card in g.components.library.unknown_mythos
        if (card.slot == SLOT_A and g.slot_a >= 0) or (card.slot == SLOT_B and g.slot_b >= 0)
    ]


# ---------------------------------------------------------------- relics


def gain_relic(g: DeathMayDieState, who: i64, relic: i64) -> None:
    """DMD-189  A relic is neither an item nor a Discovery card, and is never lost or traded."""
    g.relics[who] = g.relics[who] | bit(relic)
    if g.loud:
        side = (g.transformed >> relic) & 1
        tell(g, RelicGained(who, relic, side == 1))
    refresh(g, who)


def draw_relic(g: DeathMayDieState) -> i64:
    g.relic_deck, relic = draw(g, g.relic_deck, g.relics_stacked)
    if g.relics_stacked > 0:
        g.relics_stacked -= 1
    return relic


def gain_random_relic(g: DeathMayDieState, who: i64) -> None:
    """Relic Seeker: a random relic, transformed."""
    if g.relic_deck:
        relic = draw_relic(g)
        g.transformed |= bit(relic)
        gain_relic(g, who, relic)


class LayOutRelics(Step[DeathMayDieState]):
    """DMD-199  One random relic per investigator, chosen clockwise from the first."""

    def run(self, g: DeathMayDieState) -> None:
        who: i64 = 0
        while who < g.rules.count:
            g.offered = append(g.offered, draw_relic(g))
            who += 1
        if g.loud:
            tell(g, RelicsOffered(list(g.offered)))
        step: i64 = g.rules.count - 1
        while step >= 0:
            push(g, ChooseRelic((g.first + step) % g.rules.count, "rule:DMD-199"))
            step -= 1


class DrawRelics(Step[DeathMayDieState]):
    """Relic Seeker: at the start of her first turn, draw relics and keep some."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "draw", "keep")

    def __init__(self, who: i64, draw: i64, keep: i64) -> None:
        self.who: Final[i64] = who
        self.draw: Final[i64] = draw
        self.keep: Final[i64] = keep

    def run(self, g: DeathMayDieState) -> None:
        count: i64 = 0
        while count < self.draw and g.relic_deck:
            g.offered = append(g.offered, draw_relic(g))
            count += 1
        if g.loud:
            tell(g, RelicsOffered(list(g.offered)))
        push(g, ReturnRelics())
        count = 0
        while count < self.keep:
            push(g, ChooseRelic(self.who, "skill:relic-seeker"))
            count += 1


class ChooseRelic(QuestionStep):
    """DMD-199  One of the relics on offer."""

    __match_args__: ClassVar[tuple[str, ...]] = ("who", "source")

    def __init__(self, who: i64, source: str) -> None:
        self.who: Final[i64] = who
        self.source: Final = source

    def run(self, g: DeathMayDieState) -> None:
        mask: i64 = 0
        for relic in g.offered:
            mask |= bit(relic)
        if not mask or not is_alive(g, self.who):
            return
        if len(g.offered) == 1:
            self._take(g, g.offered[0])
        else:
            ask(g, self, seat_of(g, self.who), "relic", self.source, choices_in(RELIC, mask))

    def answer(self, g: DeathMayDieState, seat: i64, choice: i64) -> None:
        self._take(g, choice - RELIC)

    def _take(self, g: DeathMayDieState, relic: i64) -> None:
        g.offered = remove(g.offered, relic)
        gain_relic(g, self.who, relic)

    def about(self, g: DeathMayDieState) -> QuestionAbout:
        return {"who": self.who}


class ReturnRelics(Step[DeathMayDieState]):
    """Relics that weren't kept return to their deck."""

    def run(self, g: DeathMayDieState) -> None:
        g.relic_deck = extend(g.relic_deck, g.offered)
        g.offered = vec[i64]()
