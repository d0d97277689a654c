"""What every live table is given by the server."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.table_log import StoreRetries
from miskatonic.server.tables.viewers.audience import JoinBurst
from miskatonic.server.workers.bots import BotRunner
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.store.store import Store


class TableServices(NamedTuple):
    store: Store
    clock: Clock
    # When this server began.
    began: int
    spawn: Spawn
    work: HeavyWork
    bots: BotRunner
    peers: Peers
    join_burst: JoinBurst
    retries: StoreRetries
    # Sends push messages to the people whose turn it is at a table.
    push_turns: Callable[[int], Awaitable[None]]
