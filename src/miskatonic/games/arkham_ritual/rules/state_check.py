"""What cannot be at a table of Arkham Ritual, whatever a save says."""

from typing import Final

from miskatonic.games.arkham_ritual.rules.cards import NO_CARD
from miskatonic.games.arkham_ritual.rules.setup import empty_table
from miskatonic.games.arkham_ritual.rules.state import (
    ENDINGS,
    FULL_SANITY,
    ArkhamRitualState,
)
from miskatonic.kernel.save_check import (
    HIGHEST,
    check_lengths,
    check_ranges,
    check_steps,
    require,
)

BY_PARTY: Final = ("sanity", "held", "held_not")
MASKS_OF_CARDS: Final = ("held_not", "passing_not", "top_not", "removed_not")
MASKS_OF_SEATS: Final = ("knows_top", "knows_passing", "knows_removed", "knows_own")


def check_state(g: ArkhamRitualState) -> None:
    """Numbers in their ranges, lists of their lengths, and no more copies of a card than there are."""
    rules = g.rules
    last_card = max(rules.cards)
    last_party = int(rules.parties) - 1
    check_lengths(g, empty_table(rules, g.rng), BY_PARTY)
    check_ranges(
        g,
        {
            "sanity": (0, FULL_SANITY),
            "held": (NO_CARD, last_card),
            "deck": (0, last_card),
            "discards": (0, last_card),
            "stacked": (0, len(g.deck)),
            "round": (0, HIGHEST >> 1),
            "active": (-1, int(rules.seats) - 1),
            "hands": (0, (1 << int(rules.parties)) - 1),
            "holder": (-1, last_party),
            "passing": (NO_CARD, last_card),
            "removed": (NO_CARD, last_card),
            "ended_by": (0, len(ENDINGS) - 1),
            **dict.fromkeys(MASKS_OF_CARDS, (0, HIGHEST)),
            **dict.fromkeys(MASKS_OF_SEATS, (0, int(rules.everybody))),
        },
    )
    check_steps(g, {"seat": (0, last_party)})
    cards = [*g.held, *g.deck, *g.discards, g.passing, g.removed]
    placed = [int(card) for card in cards if card != NO_CARD]
    copies = [int(card) for card in rules.cards]
    for card in placed:
        there, right = placed.count(card), copies.count(card)
        require(there <= right, f"card {card} is there {there} times; it takes up to {right}")
