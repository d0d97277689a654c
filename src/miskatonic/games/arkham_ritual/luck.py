"""How lucky a seat was in Arkham Ritual: which cards it was dealt, beside those of the others.

Every round all cards are shuffled, and everybody is dealt one. So what a seat has more of a card
than the parties have on average is 0 in the long run, whatever anybody plays.
"""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.arkham_ritual.rules.cards import CARD_TABLE
from miskatonic.games.arkham_ritual.rules.events import Dealt
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState

NAMES: Final = {
    card.number + copy: f"dealt-{card.name}" for card in CARD_TABLE for copy in range(card.copies)
}
WEIGHTS: Final[Mapping[str, float]] = {}


def luck_of(g: ArkhamRitualState) -> dict[str, list[float]]:
    """By card how often each seat was dealt it, minus how often a party was on average."""
    seats, parties = int(g.rules.seats), int(g.rules.parties)
    luck: dict[str, list[float]] = {}
    entry = g.log
    while entry is not None:
        event = entry.event
        if isinstance(event, Dealt) and event.card is not None:
            numbers = luck.setdefault(NAMES[event.card], [0.0] * seats)
            for seat in range(seats):
                numbers[seat] += (event.party == seat) - 1 / parties
        entry = entry.earlier
    return luck
