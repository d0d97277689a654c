"""The smallest game with an observation column; it can be learned within a second."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

import miskatonic as mk
from examples.highest_card import GAME, Deal, HighestCard, MaySwap, Show, Table
from miskatonic.kernel.observation import codes


class Shuffle(mk.Step[Table]):
    """Shuffles the deck in a step, so that the games of a vector are dealt different cards."""

    def run(self, g: Table) -> None:
        g.rng.shuffle(g.deck)


class OpenCards(HighestCard):
    """A row shows the viewer its own card."""

    def _begin(self, seats: int, options: mk.OptionValues, rng: mk.Rng) -> Table:
        g = super()._begin(seats, options, rng)
        mk.push(g, Shuffle())
        return g

    def _observe(self, g: Table, viewer: i64, out: vec[i16], at: i64) -> i64:
        for seat in range(6):
            out[at + seat] = i16(g.held[seat] if seat == viewer else -1)
        return at + 6


OPEN_CARDS: Final = OpenCards(
    id="open-cards",
    version=1,
    seats=GAME.seats,
    options=GAME.options,
    choices=GAME.space,
    prompts=GAME.prompts,
    events=GAME.event_types,
    classes=(Shuffle, Deal, MaySwap, Show),
    columns=(codes("cards", 6, "seat", 53, "the card that it holds, if it is seen"),),
)
MANIFEST: Final = mk.Manifest(
    __name__, id="open-cards", prefix="highest-card", complexity=0, game=lambda: OPEN_CARDS
)
