"""What statistics count in a finished game."""

from miskatonic.games.arkham_ritual.state import ENDINGS, Ritual
from miskatonic.kernel.events import Event


def tally(g: Ritual) -> dict[str, int]:
    """Rounds, and how they ended; the last may have been cut short."""
    counts = {"rounds": int(g.round)}
    for ending in ENDINGS:
        counts[f"ended-by-{ending}"] = 0
    counts["cut-short"] = 0
    ended = 0
    event: Event | None = g.log
    while event is not None:
        if event.kind == "round-ended":
            counts[f"ended-by-{event.public['by']}"] += 1
            ended += 1
        event = event.earlier
    counts["cut-short"] = counts["rounds"] - ended
    return counts
