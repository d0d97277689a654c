"""Rejects loaded states that no game of Arkham Ritual can reach."""

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

BY_PARTY: Final = ("sanity", "held", "held_not", "held_since")
MASKS_OF_CARDS: Final = ("held_not", "passing_not", "top_not", "removed_not")
CONFESSIONS: Final = ("held_since", "discards_since", "passing_since", "removed_since")
MASKS_OF_SEATS: Final = ("knows_top", "knows_passing", "knows_removed", "knows_own")


def check_state(g: ArkhamRitualState) -> None:
    """Check the ranges of numbers, the lengths of lists, and the places of all cards."""
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
            **dict.fromkeys(CONFESSIONS, (0, len(g.confessed))),
            **dict.fromkeys(MASKS_OF_CARDS, (0, HIGHEST)),
            **dict.fromkeys(MASKS_OF_SEATS, (0, int(rules.everybody))),
        },
    )
    check_steps(g, {"seat": (0, last_party)})
    cards = [*g.held, *g.deck, *g.discards, g.passing, g.removed]
    placed = sorted([int(card) for card in cards if card != NO_CARD])
    dealt = sorted([int(card) for card in rules.cards])
    require(placed == dealt, f"cards are {placed}; expected {dealt}")
    count, right = len(g.discards_since), len(g.discards)
    require(count == right, f"discards_since has {count} entries; expected {right}")
    require(NO_CARD not in g.held, f"seats hold {g.held}; each holds a card")
    require((g.passing == NO_CARD) == (g.holder < 0), f"passing card is with {g.holder}")
