"""Looking at a finished game together: somebody leads, and the others follow.

Where the leader is, is kept in memory alone. A game that is not over cannot be looked at like this:
what somebody looks at would say something.
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

    def show(self, connection: "Connection", message: Show) -> None:
        """Lead, go somewhere, or (`move` null) lead no longer."""
        room = self._room
        person = connection.person
        if room.table.g is None or room.table.g.result is None:
            raise Refused("not-over", "only a finished game can be looked at together")
        if self._leader not in (None, person.id):
            raise Refused("somebody-leads", "somebody else leads already")
        if message.move is None:
            self._set(None, None)
            return
        last = len(room.table.moves)
        if message.move > last:
            raise Refused("no-such-move", f"move {message.move}; it takes 0 to {last}")
        if isinstance(message.eyes, int) and message.eyes >= room.table.seat_count:
            raise Refused("no-such-seat", f"eyes {message.eyes}; there are all, public and seats")
        who = tag(person.id, room.id)
        self._set(person.id, Showing(who, person.name, message.move, message.eyes))

    def went(self, person: str) -> None:
        """Somebody has closed a socket; who leads no more is here no more."""
        here = any(each.person.id == person for each in self._room.connections)
        if person == self._leader and not here:
            self._set(None, None)

    def _set(self, leader: str | None, showing: Showing | None) -> None:
        self._leader = leader
        if showing == self.showing:
            return
        self.showing = showing
        frame = _ENCODE(Shown(showing))
        for connection in self._room.connections:
            if connection.greeted:
                connection.send(frame)
