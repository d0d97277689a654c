"""Looking at a finished game together: somebody leads, and the others follow.

Where the leader is, is kept in memory; other servers are told (attendance.py). A game that is not
over cannot be looked at like this: what somebody looks at would say something.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from miskatonic.server.protocol.messages import Show, Shown
from miskatonic.server.protocol.tables import Showing
from miskatonic.server.refusals import Refused
from miskatonic.server.room_part import RoomPart
from miskatonic.server.tags import tag

if TYPE_CHECKING:
    from miskatonic.server.connection import Connection

_ENCODE: Final = msgspec.json.Encoder().encode


class Together(RoomPart):
    """At most one person leads, for as long as they are here."""

    showing: Showing | None = None
    _leader: str | None = None
    # Whether it is through this server that they lead.
    _is_here = False

    def show(self, connection: "Connection", message: Show) -> None:
        """Lead, go somewhere, or (`move` null) lead no longer."""
        room = self._room
        person = connection.person
        if room.table.g is None or room.table.g.result is None:
            raise Refused("not-over", "only a finished game can be looked at together")
        if self._leader not in (None, person.id):
            raise Refused("somebody-leads", "somebody else leads already")
        if message.move is None:
            self._lead(None, None)
            return
        last = len(room.table.moves)
        if message.move > last:
            raise Refused("no-such-move", f"move {message.move}; it takes 0 to {last}")
        if isinstance(message.eyes, int) and message.eyes >= room.table.seat_count:
            raise Refused("no-such-seat", f"eyes {message.eyes}; there are all, public and seats")
        who = tag(person.id, room.id)
        self._lead(person.id, Showing(who, person.name, message.move, message.eyes))

    def went(self, person: str) -> None:
        """Somebody has closed a socket; who leads no more is here no more."""
        here = any(each.person.id == person for each in self._room.connections)
        if person == self._leader and self._is_here and not here:
            self._lead(None, None)

    def led_here(self) -> tuple[str, Showing] | None:
        """Who leads through this server, and where they are."""
        if not self._is_here or self._leader is None or self.showing is None:
            return None
        return self._leader, self.showing

    def follow(self, leader: str | None, showing: Showing | None) -> None:
        """Who leads through another server, or that nobody does."""
        if leader is not None or not self._is_here:
            self._is_here = False
            self._set(leader, showing)

    def _lead(self, leader: str | None, showing: Showing | None) -> None:
        self._is_here = leader is not None
        self._set(leader, showing)
        self._room.house.neighbours.shows(self._room)

    def _set(self, leader: str | None, showing: Showing | None) -> None:
        self._leader = leader
        if showing == self.showing:
            return
        self.showing = showing
        frame = _ENCODE(Shown(showing))
        for connection in self._room.connections:
            if connection.greeted:
                connection.send(frame)
