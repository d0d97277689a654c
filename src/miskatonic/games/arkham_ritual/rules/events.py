"""What the table is told, and the shape of each event."""

from typing import Final

from miskatonic.kernel.events import EventKind

EVENT_KINDS: Final = (
    EventKind("round-began", ("round", "active", "doom")),
    EventKind("dealt", ("party",), ("card",)),
    EventKind("turn-began", ("active",)),
    EventKind("drew", ("seat",), ("card",)),
    EventKind("gave", ("seat", "to")),
    EventKind("took", ("seat", "discarded"), ("card",)),
    EventKind("discarded", ("seat", "card")),
    EventKind("orb-looked", ("seat",), ("card",)),
    EventKind("orb-returned", ("seat",)),
    EventKind("orb-removed", ("seat",)),
    EventKind("trapezohedron", ("seat", "change"), ("card",)),
    EventKind("deck-empty", ("seat",)),
    EventKind("gate-silent", ("seat",)),
    EventKind("great-old-one", ("party", "card")),
    EventKind("mystery", ("party", "card")),
    EventKind("round-ended", ("by", "held")),
    EventKind("survived", ("party",)),
    EventKind("fell", ("party", "reason")),
    EventKind("sanity", ("seat", "change", "now", "reason")),
    EventKind("confessed", ("seat",), ("card",)),
    EventKind("confession-drawn", ("seat",), ("card",)),
    EventKind("game-over", ("winners", "losers", "scores", "reason")),
)
