"""The smallest game once more, with columns: small enough to be learned within a second."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from examples.highest_card import (
    CHOICES,
    Deal,
    Dealt,
    HighestCard,
    HighestCardState,
    Kept,
    MaySwap,
    Show,
    Shown,
    Swapped,
)
from miskatonic.games.manifest import Manifest
from miskatonic.kernel.game import Game
from miskatonic.kernel.observation import codes
from miskatonic.kernel.options import OptionValues, number
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Step, push


class Shuffle(Step[HighestCardState]):
    """The deck is shuffled in a step, so that games side by side have other deals each."""

    def run(self, g: HighestCardState) -> None:
        g.rng.shuffle(g.deck)


class OpenCards(HighestCard):
    """A row shows the viewer its own card."""

    def __init__(self) -> None:
        Game.__init__(
            self,
            id="open-cards",
            version=1,
            seats=range(2, 7),
            options=(number("cards", "highest-card-option-cards", 12, 52, 20),),
            choices=CHOICES,
            prompts=("swap",),
            events=(Dealt, Kept, Swapped, Shown),
            classes=(Shuffle, Deal, MaySwap, Show),
            columns=(codes("cards", 6, "seat", 53, "the card that it holds, if it is seen"),),
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> HighestCardState:
        g = super()._begin(seats, options, rng)
        push(g, Shuffle())
        return g

    def _observe(self, g: HighestCardState, viewer: i64, out: vec[i16], at: i64) -> i64:
        for seat in range(6):
            out[at + seat] = i16(g.held[seat] if seat == viewer else -1)
        return at + 6


OPEN_CARDS: Final = OpenCards()
MANIFEST: Final = Manifest(
    __name__, id="open-cards", prefix="highest-card", complexity=0, game="OPEN_CARDS", text=None
)
