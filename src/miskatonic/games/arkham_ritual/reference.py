"""Every card of Arkham Ritual, and names for cards in transcripts."""

from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.games.arkham_ritual.rules.cards import (
    ARTIFACT,
    CARD_NAMES,
    CARD_TABLE,
    CHARACTER,
    EVENT,
    GREAT_OLD_ONE,
    MYSTERY,
    Card,
)
from miskatonic.games.reference import BOOK, Component, Deck, Line


def reference() -> list[Deck]:
    decks = (
        ("artifacts", (ARTIFACT,)),
        ("events", (EVENT,)),
        ("characters", (CHARACTER,)),
        ("great-old-ones", (GREAT_OLD_ONE, MYSTERY)),
    )
    return [
        Deck(
            name,
            f"ar-deck-{name}",
            [_card(card) for card in CARD_TABLE if card.kind in kinds],
        )
        for name, kinds in decks
    ]


def event_labels(_legend: Mapping[str, Any]) -> Mapping[tuple[str, str], Sequence[str]]:
    """Names for the numbers in events, by kind of event ("" for any) and field."""
    return {("", "card"): CARD_NAMES, ("", "discarded"): CARD_NAMES}


def _card(card: Card) -> Component:
    rule = ARTIFACT if card.kind == ARTIFACT else card.name
    return Component(
        card.name,
        f"ar-card-{card.name}",
        [
            Line(
                "ar-reference-card",
                values={"copies": card.copies},
                words={"colour": [f"ar-colour-{card.colour}"]},
            ),
            Line(f"ar-rule-{rule}"),
        ],
        drawing=card.name,
        source=BOOK,
    )
