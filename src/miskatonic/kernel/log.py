"""The log of a game: events with their audiences, as a linked list that clones share.

Viewers in an event's audience see all of it; the others see only its public fields.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.kernel.events import Event

EVERYONE: Final[i64] = -1
NOBODY: Final[i64] = 0
# The bit for spectators, above those of the seats. It is below 32 because mypyc shifts a literal 1
# in 32 bits.
SPECTATOR: Final[i64] = 30


class Entry:
    """One event of the log. `number` counts from 1 and is never sent to clients.

    `gathered` is a cache for a game's view: the events up to here that the view needs, so that the
    next view doesn't search the whole log.
    """

    def __init__(self, earlier: "Entry | None", event: Event, audience: i64) -> None:
        self.earlier: Final = earlier
        self.number: Final[i64] = 1 if earlier is None else earlier.number + 1
        self.event: Final = event
        self.audience: Final[i64] = audience
        self.gathered: list[Event] | None = None
        self._redacted: Event | None = None

    def redacted(self) -> Event:
        """The event for viewers outside the audience, cached."""
        found = self._redacted
        if found is None:
            found = self.event.redacted()
            self._redacted = found
        return found


def viewer_bit(viewer: int | None) -> i64:
    """The audience mask of one viewer; None is all spectators."""
    bit: i64 = SPECTATOR if viewer is None else viewer
    one: i64 = 1
    return one << bit


def told(
    log: Entry | None, viewer: int | None, since: i64 = 0, all_open: bool = False
) -> list[Event]:
    """The events after number `since` as a viewer sees them, oldest first."""
    bit = viewer_bit(viewer)
    events: list[Event] = []
    entry = log
    while entry is not None and entry.number > since:
        if all_open or entry.audience & bit:
            events.append(entry.event)
        else:
            events.append(entry.redacted())
        entry = entry.earlier
    events.reverse()
    return events


def retold(events: list[Event]) -> Entry | None:
    """Build the log of a redealt state: these events, visible to everyone."""
    log: Entry | None = None
    for event in events:
        log = Entry(log, event, EVERYONE)
    return log
