"""Own words in claims are not shown to whoever has muted their speaker.

Lines of chat are hidden by the browser, which keeps them apart. A claim is a part of the game, so
it stays; what somebody has written in it is left out, on the way to this one reader.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from miskatonic.games.manifest import Manifest
from miskatonic.store.forgetting import SILENCE, own_words

if TYPE_CHECKING:
    from miskatonic.server.house import House
    from miskatonic.server.room import Room

_ENCODE: Final = msgspec.json.Encoder().encode
# Frames in which something of the game is told.
_TELLING: Final = (b'{"type":"update"', b'{"type":"snapshot"')


def for_ears_of(room: "Room", muted: frozenset[str], frames: list[bytes]) -> list[bytes]:
    """The frames as somebody is sent them who has muted these people."""
    manifest = room.table.manifest
    seats = {seat for seat, chair in enumerate(room.table.seats) if chair.person in muted}
    if not seats or not manifest.free_text:
        return frames
    return [
        _without(frame, manifest, seats) if frame.startswith(_TELLING) else frame
        for frame in frames
    ]


def _without(frame: bytes, manifest: Manifest, seats: set[int]) -> bytes:
    """As long as it was: whoever listens in learns nothing of who is muted."""
    told = msgspec.json.decode(frame)
    if not _silence(told, manifest, seats):
        return frame
    return _ENCODE(told).ljust(len(frame))


def _silence(part: Any, manifest: Manifest, seats: set[int]) -> int:
    """Whatever a muted seat is told to have said, in an event or in a list of the view; how much
    there was.
    """
    if isinstance(part, list):
        return sum(_silence(each, manifest, seats) for each in part)
    if not isinstance(part, dict):
        return 0
    found = own_words(manifest, part) if part.get("seat") in seats else []
    for place, key in found:
        place[key] = SILENCE
    return len(found) + sum(_silence(each, manifest, seats) for each in part.values())


async def muted_by(house: "House", person: str) -> frozenset[str]:
    shunned = await house.store.shunned_by(person)
    return frozenset(each.id for each in shunned if each.how == "mute")


async def follow_mutes(house: "House", person: str) -> None:
    """Somebody's list has changed: what they have on the screen is sent again, through whichever
    server.
    """
    muted = await muted_by(house, person)
    for room in house.rooms():
        _mute(room, person, muted)
    house.neighbours.shuns(person)


async def follow_mutes_at(room: "Room") -> None:
    """Somebody at this table may have changed their list at another server."""
    for person in {connection.person.id for connection in room.connections}:
        _mute(room, person, await muted_by(room.house, person))


def _mute(room: "Room", person: str, muted: frozenset[str]) -> None:
    if not room.table.manifest.free_text:
        return
    for connection in room.connections:
        if connection.person.id == person and connection.muted != muted:
            connection.muted = muted
            if connection.greeted:
                connection.send(room.streams.snapshot(room.table, connection.viewer))
