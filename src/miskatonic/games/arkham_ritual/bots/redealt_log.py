"""Rebuilds the log of a redealt world, with what each seat saw in it.

A seat's history holds what that seat was told. In a redealt world the others have seen cards too:
those they drew or looked at. They follow from where the cards are in that world.
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
    """The log, with cards seen in private told only to that seat; earlier rounds are public."""
    began = _round_began(history)
    seen = _cards_seen(g, history, began)
    log: Entry | None = None
    for at, event in enumerate(history):
        if at < began or not isinstance(event, LOOKS):
            log = Entry(log, event, EVERYONE)
            continue
        card = seen[at - began] if event.card is None else event.card
        if card != NO_CARD:
            told = msgspec.structs.replace(event, card=card)
            log = Entry(log, told, viewer_bit(event.seat))
    return log


def _round_began(history: list[Event]) -> int:
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], RoundBegan):
            return at
    return len(history)


def _cards_seen(g: ArkhamRitualState, history: list[Event], began: int) -> list[int]:
    """The card drawn or looked at in each event of this round, going back from now.

    NO_CARD if a confession shuffled the deck since.
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
