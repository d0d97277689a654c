"""Finds acts that were certainly wrong, by what the seat itself could see.

A card is taken or let go although the alternative would have been at least as good for all possible
hidden cards, and better for some. Inferences from others' gifts are ignored: no inference makes
such an act right.
"""

from typing import Final

from miskatonic.games.arkham_ritual.bots.beliefs import values_in
from miskatonic.games.arkham_ritual.bots.card_odds import odds_of_pairs
from miskatonic.games.arkham_ritual.rules.choices import DISCARD, TAKE
from miskatonic.games.arkham_ritual.rules.quick_scoring import table_of
from miskatonic.games.arkham_ritual.views.view import ArkhamRitualKnowledge, held_cards

TOOK_FOR_WORSE: Final = "took-for-worse"
LET_BETTER_GO: Final = "let-better-go"
SAME: Final = 1e-9


def why_wasted(known: ArkhamRitualKnowledge, choice: int) -> str:
    """Why an act was certainly wrong; empty if it can be defended."""
    decision = known["decision"]
    if decision is None or TAKE not in decision["options"]:
        return ""
    if choice == DISCARD:
        return LET_BETTER_GO if _never_worse(gains_by_taking(known), 1.0) else ""
    is_sure = known["passing"] is not None or DISCARD in decision["options"]
    if choice == TAKE and is_sure and _never_worse(gains_by_taking(known), -1.0):
        return TOOK_FOR_WORSE
    return ""


def gains_by_taking(known: ArkhamRitualKnowledge) -> list[float]:
    """For each pair of hidden cards: the seat's gain at the round's end if it takes the card."""
    seat = known["seat"]
    assert seat is not None
    values = values_in(known)
    held = held_cards(known)
    gains = []
    for own, card, _ in odds_of_pairs(known, seat):
        held[seat] = own
        table = table_of(held)
        taken = values.taken(seat, table, seat, own, card, 1.0)
        gains.append(taken - values.ended(seat, table))
    return gains


def _never_worse(gains: list[float], sign: float) -> bool:
    return min(sign * gain for gain in gains) > -SAME and max(sign * gain for gain in gains) > SAME
