"""The log of a game: its events, each with its audience, as a list that clones share.

A viewer in an event's audience is told all of it, everybody else its public fields alone, or, of a
private event, nothing at all.
"""

from typing import Final

from mypy_extensions import i64

from miskatonic.kernel.events import Event

EVERYONE: Final[i64] = -1
NOBODY: Final[i64] = 0
# The bit of all spectators, above those of the seats; mypyc shifts a literal 1 in 32 bits.
SPECTATOR: Final[i64] = 30


class Entry:
    """One event of the log; `number` counts from 1 and never leaves the server.

    `gathered` is for a game's view: the events up to here that it looks for in the log, so that the
    next view need not look through all of it.
    """

    def __init__(self, earlier: "Entry | None", event: Event, audience: i64, private: bool) -> None:
        self.earlier: Final = earlier
        self.number: Final[i64] = 1 if earlier is None else earlier.number + 1
        self.event: Final = event
        self.audience: Final[i64] = audience
        self.private: Final = private
        self.gathered: list[Event] | None = None
        self._redacted: Event | None = None

    def redacted(self) -> Event:
        """For those outside the audience; made once, and the same for all of them."""
        found = self._redacted
        if found is None:
            found = self.event.redacted()
            self._redacted = found
        return found


def viewer_bit(viewer: int | None) -> i64:
    """The audience that holds this viewer alone; None is a spectator."""
    bit: i64 = SPECTATOR if viewer is None else viewer
    one: i64 = 1
    return one << bit


def told(
    log: Entry | None, viewer: int | None, since: i64 = 0, all_open: bool = False
) -> list[Event]:
    """What a viewer was told after event number `since`, oldest first."""
    bit = viewer_bit(viewer)
    events: list[Event] = []
    entry = log
    while entry is not None and entry.number > since:
        if all_open or entry.audience & bit:
            events.append(entry.event)
        elif not entry.private:
            events.append(entry.redacted())
        entry = entry.earlier
    events.reverse()
    return events


def retold(events: list[Event]) -> Entry | None:
    """A log that tells everybody just these events: the past of a redealt state."""
    log: Entry | None = None
    for event in events:
        log = Entry(log, event, EVERYONE, False)
    return log
