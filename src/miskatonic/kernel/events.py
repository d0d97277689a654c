"""What happened, and who may know which part of it.

Events form a linked log that clones share. A viewer in an event's audience is told its public and
its secret fields, everybody else the public ones alone, or, of a private event, nothing at all.
"""

from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1
NOBODY: Final[i64] = 0
# The bit of all spectators, above those of the seats; mypyc shifts a literal 1 in 32 bits.
SPECTATOR: Final[i64] = 30

Fields = dict[str, object]


class EventKind:
    """The declared shape of an event: what everybody is told, and what only its audience is."""

    def __init__(
        self, name: str, public: tuple[str, ...] = (), secret: tuple[str, ...] = ()
    ) -> None:
        self.name: Final = name
        self.public: Final = public
        self.secret: Final = secret


class Event:
    """One entry of the log; `number` counts from 1 and never leaves the server."""

    def __init__(
        self,
        earlier: "Event | None",
        kind: str,
        public: Fields,
        secret: Fields,
        audience: i64,
        private: bool,
    ) -> None:
        self.earlier: Final = earlier
        self.number: Final[i64] = 1 if earlier is None else earlier.number + 1
        self.kind: Final = kind
        self.public: Final = public
        self.secret: Final = secret
        self.audience: Final[i64] = audience
        self.private: Final = private


def viewer_bit(viewer: int | None) -> i64:
    """The audience that holds this viewer alone; None is a spectator."""
    bit: i64 = SPECTATOR if viewer is None else viewer
    one: i64 = 1
    return one << bit


def told(
    log: Event | None, viewer: int | None, since: i64 = 0, all_open: bool = False
) -> list[Fields]:
    """What a viewer was told after event number `since`, oldest first."""
    bit = viewer_bit(viewer)
    entries: list[Fields] = []
    event = log
    while event is not None and event.number > since:
        if all_open or event.audience & bit:
            entries.append({"kind": event.kind, **event.public, **event.secret})
        elif not event.private:
            entries.append({"kind": event.kind, **event.public})
        event = event.earlier
    entries.reverse()
    return entries


def retold(entries: list[Fields]) -> Event | None:
    """A log that tells everybody just these entries: the past of a redealt state."""
    log: Event | None = None
    for entry in entries:
        fields = dict(entry)
        kind = fields.pop("kind")
        assert isinstance(kind, str)
        log = Event(log, kind, fields, {}, EVERYONE, False)
    return log
