"""Parts of a room know it without keeping it."""

import weakref
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from miskatonic.server.room import Room


class RoomPart:
    """A room keeps its parts; a part only knows where it belongs. So a room that nobody is at any
    more is freed at once, and does not have to be found by the collector of garbage, which would
    have to look at all the others for it.
    """

    def __init__(self, room: "Room") -> None:
        self._room_it_belongs_to: Final = weakref.ref(room)

    @property
    def _room(self) -> "Room":
        room = self._room_it_belongs_to()
        assert room is not None, "whoever asks a part of a room must have the room"
        return room
