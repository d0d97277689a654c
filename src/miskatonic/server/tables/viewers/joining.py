"""Whether there is room for one more connection at a table."""

from dataclasses import dataclass

from miskatonic.server.base.refusals import Refused
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.peers import Peers
from miskatonic.server.transport.admission import Admission


@dataclass(frozen=True, eq=False)
class JoinChecks:
    """Limits connections, of people and external bots alike."""

    admission: Admission
    limits: Limits
    peers: Peers

    async def check(self, live_table: LiveTable, person: str) -> None:
        """Refuse a connection if the server is full or the person has too many at this table."""
        table = live_table.table
        seat = table.seat_of(person)
        is_player = seat is not None and table.is_running
        self.admission.check_socket(is_player)
        mine = sum(connection.person.id == person for connection in live_table.connections)
        mine += await self.peers.sockets_on_other_servers(live_table.number, person)
        if mine >= self.limits.sockets_per_person:
            raise Refused("too-many", "you have this table open too many times")
        if seat is None:
            await live_table.prepare_for_spectators()
