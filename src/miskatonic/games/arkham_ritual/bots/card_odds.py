"""The exact odds of a seat's own card and of the passing card, before anybody's intent is weighed.

Every pair of unseen cards that fits what the seat knows is counted by the number of ways to lay out
the other unseen cards.
"""

from miskatonic.games.arkham_ritual.rules.cards import CARD_NAMES
from miskatonic.games.arkham_ritual.rules.redeal import (
    PASSING,
    HiddenPlace,
    hidden_places,
    unseen_cards,
)
from miskatonic.games.arkham_ritual.rules.view import ArkhamRitualKnowledge

# (own card, passing card, odds)
Pairs = list[tuple[int, int, float]]


def odds_of_pairs(known: ArkhamRitualKnowledge, seat: int) -> Pairs:
    """(own card, passing card, odds) for all that fits; cards of one name count as one.

    The passing card is -1 if there is none.
    """
    pool = unseen_cards(known)
    places = {place.where: place for place in hidden_places(known, pool)}
    own_cards = _cards_at(places.pop(seat, None), known["held"][seat])
    passing_cards = _cards_at(places.pop(PASSING, None), known["passing"])
    elsewhere = [place.cards for place in places.values() if len(place.cards) < len(pool)]
    ways: dict[tuple[str, str], tuple[int, int, int]] = {}
    for own in own_cards:
        for card in passing_cards:
            if own != card:
                count = _ways_to_fill(elsewhere, {own, card})
                key = (CARD_NAMES[own], CARD_NAMES[card] if card >= 0 else "")
                first_own, first_card, so_far = ways.get(key, (own, card, 0))
                ways[key] = (first_own, first_card, so_far + count)
    total = sum(count for _, _, count in ways.values())
    return [(own, card, count / total) for own, card, count in ways.values() if count]


def _cards_at(place: HiddenPlace | None, known: int | None) -> list[int]:
    if place is not None:
        return list(place.cards)
    return [-1 if known is None else known]


def _ways_to_fill(places: list[list[int]], used: set[int]) -> int:
    """In how many ways the cards of these places, all different, can lie; others are as free."""
    if not places:
        return 1
    return sum(_ways_to_fill(places[1:], used | {card}) for card in places[0] if card not in used)


def odds_of_own(pairs: Pairs) -> list[tuple[int, float]]:
    odds: dict[int, float] = {}
    for own, _, share in pairs:
        odds[own] = odds.get(own, 0.0) + share
    return list(odds.items())
