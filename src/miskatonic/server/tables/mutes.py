"""Hides free text in claims from people who have muted the speaker.

The browser hides chat lines, which are separate. A claim is part of the game, so it stays, but the
free text in it is removed from the frames sent to this reader.
"""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from miskatonic.games.manifest import Manifest
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.model.table import Table
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.store.erasure import ERASED_TEXT, own_words
from miskatonic.store.store import Store

_ENCODE: Final = msgspec.json.Encoder().encode
# The frames that can contain claims.
_WITH_CLAIMS: Final = (b'{"type":"update"', b'{"type":"snapshot"')


def without_muted(table: Table, muted: frozenset[str], frames: list[bytes]) -> list[bytes]:
    """The frames without the free text of the muted people."""
    manifest = table.manifest
    seats = {seat for seat, occupant in enumerate(table.seats) if occupant.person in muted}
    if not seats or not manifest.free_text:
        return frames
    return [
        _without(frame, manifest, seats) if frame.startswith(_WITH_CLAIMS) else frame
        for frame in frames
    ]


def _without(frame: bytes, manifest: Manifest, seats: set[int]) -> bytes:
    """Padded to the same length, so that it does not reveal who is muted."""
    told = msgspec.json.decode(frame)
    if not _silence(told, manifest, seats):
        return frame
    return _ENCODE(told).ljust(len(frame))


def _silence(part: Any, manifest: Manifest, seats: set[int]) -> int:
    """Remove free text of these seats from an event or view; return how many there were."""
    if isinstance(part, list):
        return sum(_silence(each, manifest, seats) for each in part)
    if not isinstance(part, dict):
        return 0
    found = own_words(manifest, part) if part.get("seat") in seats else []
    for place, key in found:
        place[key] = ERASED_TEXT
    return len(found) + sum(_silence(each, manifest, seats) for each in part.values())


async def muted_by(store: Store, person: str) -> frozenset[str]:
    listed = await store.muted_or_blocked_by(person)
    return frozenset(each.id for each in listed if each.how == "mute")


@dataclass(frozen=True, eq=False)
class Mutes:
    """Applies changes of mute lists to the tables in memory."""

    store: Store
    tables: TableRegistry
    peers: Peers

    async def changed(self, person: str) -> None:
        """Apply a person's changed list here, and tell the other servers."""
        muted = await muted_by(self.store, person)
        for live_table in self.tables.all():
            _mute(live_table, person, muted)
        self.peers.mutes_changed(person)


async def follow_mutes_at(store: Store, live_table: LiveTable) -> None:
    """Read the mute lists of everyone at a table again, after a change through another server."""
    for person in {connection.person.id for connection in live_table.connections}:
        _mute(live_table, person, await muted_by(store, person))


def _mute(live_table: LiveTable, person: str, muted: frozenset[str]) -> None:
    """Send a person's view again if their list has changed."""
    if not live_table.has_free_text:
        return
    for connection in live_table.connections:
        if connection.person.id == person and connection.muted != muted:
            connection.muted = muted
            if connection.greeted:
                connection.send(live_table.snapshot(connection.viewer))
