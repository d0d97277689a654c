"""What statistics count in a finished game."""

from typing import Final

from miskatonic.games.among_cultists.ending import ENDINGS, dead_investigators
from miskatonic.games.among_cultists.roles import CAUSES
from miskatonic.games.among_cultists.state import Cult
from miskatonic.kernel.events import Event

COUNTED: Final = {
    "encounter": "encounters",
    "status-checked": "checks",
    "discussion": "votes",
    "room-checked": "rooms-checked",
    "book-shelved": "books-shelved",
    "book-lost": "books-lost",
}


def tally(g: Cult) -> dict[str, int]:
    """Rounds, points, the dead, how the game ended, and how often the main things happened."""
    counts = {
        "rounds": int(g.round),
        "points": int(g.score),
        "dead-investigators": int(dead_investigators(g, g.round)),
    }
    for name in (*ENDINGS, *CAUSES):
        counts[f"ended-by-{name}" if name in ENDINGS else f"ghosts-by-{name}"] = 0
    for name in COUNTED.values():
        counts[name] = 0
    if g.result is not None:
        counts[f"ended-by-{g.result.reason}"] = 1
    event: Event | None = g.log
    while event is not None:
        if event.kind in COUNTED:
            counts[COUNTED[event.kind]] += 1
        elif event.kind == "ghost":
            counts[f"ghosts-by-{event.public['cause']}"] += 1
        event = event.earlier
    return counts
