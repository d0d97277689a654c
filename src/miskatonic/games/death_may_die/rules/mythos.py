"""The Mythos phase (rulebook, draw a Mythos card; DMD-108 … 111, DMD-188)."""

from typing import ClassVar, Final

from librt.vecs import append, remove
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.model.events import MythosDrawn
from miskatonic.games.death_may_die.model.state import (
    PHASE_MYTHOS,
    DeathMayDieState,
    draw,
    is_alive,
)
from miskatonic.games.death_may_die.rules.elder_one import reshuffle
from miskatonic.games.death_may_die.rules.run_effects import run_script
from miskatonic.kernel.state import Step, push, tell


class MythosPhase(Step[DeathMayDieState]):
    """DMD-108  Draw a Mythos card."""

    def run(self, g: DeathMayDieState) -> None:
        if is_alive(g, g.active):
            g.phase = PHASE_MYTHOS
            push(g, DRAW_MYTHOS)


class DrawMythos(Step[DeathMayDieState]):
    """DMD-108, DMD-188, DMD-R26  Resolve and discard the top card; some draw another."""

    def run(self, g: DeathMayDieState) -> None:
        if not is_alive(g, g.active):
            return
        if not g.mythos:
            reshuffle(g)
        if not g.mythos:
            return
        g.mythos, card = draw(g, g.mythos, g.mythos_stacked)
        if g.mythos_stacked > 0:
            g.mythos_stacked -= 1
        g.resolving = append(g.resolving, card)
        if g.loud:
            tell(g, MythosDrawn(card))
        entry = g.components.library.mythos[card]
        if entry.extra_draw:
            push(g, DRAW_MYTHOS)
        push(g, DiscardMythos(card))
        run_script(g, entry.then, context(g.active))


class DiscardMythos(Step[DeathMayDieState]):
    """DMD-108, DMD-110  Discard face up, so that the symbol counts at the end of the turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def run(self, g: DeathMayDieState) -> None:
        g.resolving = remove(g.resolving, self.card)
        g.mythos_discard = append(g.mythos_discard, self.card)


MYTHOS_PHASE: Final = MythosPhase()
DRAW_MYTHOS: Final = DrawMythos()
