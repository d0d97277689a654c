"""The past of a redealt world, as everybody in it remembers it.

A seat's history tells what that seat was told. In a world that fits it, the others have seen cards,
too: what they drew and what they looked at. These follow from where the cards lie in that world.
"""

from typing import Final

import msgspec
from mypy_extensions import i64

from miskatonic.games.arkham_ritual.rules.cards import NO_CARD
from miskatonic.games.arkham_ritual.rules.events import (
    Confessed,
    ConfessionDrawn,
    Discarded,
    Drew,
    OrbLooked,
    OrbRemoved,
    RoundBegan,
    Took,
    Trapezohedron,
)
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import EVERYONE, Entry, viewer_bit

LOOKS: Final = (Drew, OrbLooked, Trapezohedron)


def log_of(g: ArkhamRitualState, history: list[Event]) -> Entry | None:
    """What cards somebody saw alone, they alone are told. Earlier rounds lie open."""
    began = _round_began(history)
    seen = _cards_seen(g, history, began)
    log: Entry | None = None
    for at, event in enumerate(history):
        if at < began or not isinstance(event, LOOKS):
            log = Entry(log, event, EVERYONE, False)
            continue
        card = seen[at - began] if event.card is None else event.card
        if card != NO_CARD:
            told = msgspec.structs.replace(event, card=card)
            log = Entry(log, told, viewer_bit(event.seat), False)
    return log


def _round_began(history: list[Event]) -> int:
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], RoundBegan):
            return at
    return len(history)


def _cards_seen(g: ArkhamRitualState, history: list[Event], began: int) -> list[int]:
    """By event of this round the card that was drawn or looked at, going back from now.

    What lay on top before a confession shuffled the deck nobody can tell any more: NO_CARD.
    """
    held = list(g.held)
    coming: i64 = g.passing
    top: i64 = g.deck[-1] if g.deck else NO_CARD
    seen: list[int] = [int(NO_CARD)] * (len(history) - began)
    for at in range(len(history) - 1, began - 1, -1):
        event = history[at]
        if isinstance(event, Took):
            coming = held[event.seat]
            held[event.seat] = event.discarded
        elif isinstance(event, Discarded):
            coming = event.card
        elif isinstance(event, Drew):
            top = coming
            seen[at - began] = int(coming)
        elif isinstance(event, OrbRemoved):
            top = g.removed
        elif isinstance(event, (OrbLooked, Trapezohedron)):
            seen[at - began] = int(top)
        elif isinstance(event, ConfessionDrawn):
            top = NO_CARD
        elif isinstance(event, Confessed) and event.card is not None:
            held[event.seat] = event.card
    return seen
