"""Shared replays: one person leads through a finished game, and the others follow.

The leader's position is only kept in memory; other servers are told through `Peers`. A game that is
not over cannot be looked at like this, because that would tell what its players think.
"""

from typing import Final

from miskatonic.server.base.public_ids import public_id
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.messages import Show
from miskatonic.server.protocol.tables import Showing
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.replica import Replica
from miskatonic.server.tables.viewers.audience import Audience
from miskatonic.server.tables.viewers.connection import Connection


class SharedReplay:
    """At most one person leads, as long as they are connected."""

    def __init__(self, replica: Replica, audience: Audience, peers: Peers) -> None:
        self._replica: Final = replica
        self._audience: Final = audience
        self._peers: Final = peers
        self._leader: str | None = None
        # Whether the leader is connected to this server.
        self._is_here = False

    def show(self, connection: Connection, message: Show) -> None:
        """Lead, go to another move, or (`move` null) stop leading."""
        table, person = self._replica.loaded.table, connection.person
        if table.g is None or table.g.result is None:
            raise Refused("not-over", "only a finished game can be replayed together")
        if self._leader not in (None, person.id):
            raise Refused("somebody-leads", "someone else is already leading")
        if message.move is None:
            self._lead(None, None)
            return
        last = len(table.moves)
        if message.move > last:
            raise Refused("no-such-move", f"no move {message.move}; moves go from 0 to {last}")
        if isinstance(message.eyes, int) and message.eyes >= table.seat_count:
            raise Refused("no-such-seat", f"unknown eyes={message.eyes}; use all, public or a seat")
        who = public_id(person.id, table.id)
        self._lead(person.id, Showing(who, person.name, message.move, message.eyes))

    def left(self, person: str) -> None:
        """A person has closed a connection; leading ends with their last one."""
        is_gone = all(each.person.id != person for each in self._audience.connections)
        if person == self._leader and self._is_here and is_gone:
            self._lead(None, None)

    def led_here(self) -> tuple[str, Showing] | None:
        """The leader, if connected to this server, and where they are."""
        showing = self._audience.showing
        if not self._is_here or self._leader is None or showing is None:
            return None
        return self._leader, showing

    def follow(self, leader: str | None, showing: Showing | None) -> None:
        """Another server says who leads, or that no one does."""
        if leader is not None or not self._is_here:
            self._is_here = False
            self._leader = leader
            self._audience.show_replay(showing)

    def _lead(self, leader: str | None, showing: Showing | None) -> None:
        self._is_here = leader is not None
        self._leader = leader
        self._audience.show_replay(showing)
        self._peers.shared_replay_changed(self._replica.number)
