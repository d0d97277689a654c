"""The services that every live table uses."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol
from weakref import WeakSet

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.viewers.audience import JoinBurst
from miskatonic.server.workers.bots import BotRunner
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.store.store import Store


class UnwrittenLog(Protocol):
    """A table's log that could not be written."""

    def retry_soon(self) -> None: ...


class StoreRetries:
    """The logs that could not be written, and wait for the database to work again."""

    def __init__(self) -> None:
        self.waiting: Final[WeakSet[UnwrittenLog]] = WeakSet()

    def add(self, log: UnwrittenLog) -> None:
        self.waiting.add(log)

    def retry_all(self) -> None:
        """The database has answered, so all of them try again soon."""
        waiting = list(self.waiting)
        self.waiting.clear()
        for log in waiting:
            log.retry_soon()


class TableServices(NamedTuple):
    """What a live table uses of the server; each of its parts takes what it needs."""

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
