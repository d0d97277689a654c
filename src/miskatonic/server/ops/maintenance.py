"""Periodic work: applying admins' actions, deleting expired data, waking correspondence games."""

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from miskatonic.server.base.clock import Clock, Repeating
from miskatonic.server.base.refusals import Refused
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.ops import retention
from miskatonic.server.ops.retention import Retention
from miskatonic.server.people.bans import Bans, refused
from miskatonic.server.people.sessions import People
from miskatonic.server.tables.due_tables import DueTables
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.store import administration
from miskatonic.store.administration import AdminAction
from miskatonic.store.store import Store, Unavailable

LOGGER: Final = logging.getLogger(__name__)
ACTIONS_MS: Final = 5_000
EXPIRY_MS: Final = 3_600_000
DUE_TABLES_MS: Final = 15_000


class AdminActionFollower:
    """Applies what admins did, through this server, another one or the command line."""

    def __init__(self, store: Store, people: People, bans: Bans, tables: TableRegistry) -> None:
        self._store: Final = store
        self._people: Final = people
        self._bans: Final = bans
        self._tables: Final = tables
        self._last = 0

    async def start(self) -> None:
        """Read the bans before anyone connects."""
        self._last = await self._store.read(administration.last_act)
        self._bans.replace(await self._store.read(administration.bans))

    async def follow(self) -> None:
        """Apply what is new in the admin log."""
        last = self._last
        try:
            new = await self._store.read(lambda each: administration.actions_since(each, last))
        except Unavailable:
            # It is read again in some seconds.
            return
        if not new:
            return
        self._last = max(self._last, new[-1].number)
        self._bans.replace(await self._store.read(administration.bans))
        self._disconnect_banned()
        changed = {act.about for act in new if act.what in ("rename-person", "delete-person")}
        for person in changed:
            self._people.clear_cache(person)
        await self._reload_changed(_deleted(new))

    def _disconnect_banned(self) -> None:
        for live_table in self._tables.all():
            for connection in list(live_table.connections):
                ban = self._bans.find(connection.address, connection.person)
                if ban is not None:
                    connection.close(refused(ban).refusal)

    async def _reload_changed(self, deleted: set[str]) -> None:
        """Load the tables again whose log was written to by someone else."""
        live_tables = self._tables.all()
        numbers = [live_table.number for live_table in live_tables]
        last = await self._store.read(lambda each: administration.last_seqs(each, numbers))
        for live_table in live_tables:
            _disconnect_deleted(live_table, deleted)
            is_known = deleted.isdisjoint(live_table.table.people())
            if not is_known or last.get(live_table.number) != live_table.table.seq - 1:
                await reload_table(self._store, self._tables, live_table, only_if_behind=is_known)


@dataclass(frozen=True, eq=False)
class Expiry:
    """Deletes what has been kept long enough."""

    store: Store
    clock: Clock
    tables: TableRegistry
    peers: Peers
    kept: Retention
    folder: Path

    async def expire(self) -> None:
        if not await self.peers.may_run_maintenance():
            return
        in_use = {live_table.number for live_table in self.tables.all()}
        in_use |= await self.peers.in_use()
        found = await retention.expire(self.store, self.kept, self.folder, self.clock.now(), in_use)
        for live_table in self.tables.all():
            if live_table.number in found.tables:
                await reload_table(self.store, self.tables, live_table, only_if_behind=False)
        self.peers.rewritten(found.tables)
        deleted = {kind: number for kind, number in found.counts.items() if number}
        if deleted:
            LOGGER.info("deleted expired data: %s", deleted)


class Maintenance:
    """Runs the periodic work."""

    def __init__(
        self,
        clock: Clock,
        spawn: Spawn,
        actions: AdminActionFollower,
        expiry: Expiry,
        due_tables: DueTables,
    ) -> None:
        self.actions: Final = actions
        self.expiry: Final = expiry
        self.due_tables: Final = due_tables
        self._timers: Final = (
            Repeating(clock, ACTIONS_MS, lambda: spawn(actions.follow())),
            Repeating(clock, EXPIRY_MS, lambda: spawn(expiry.expire())),
            Repeating(clock, DUE_TABLES_MS, lambda: spawn(due_tables.wake())),
        )

    async def start(self) -> None:
        await self.actions.start()
        for timer in self._timers:
            timer.start()

    def stop(self) -> None:
        for timer in self._timers:
            timer.stop()


async def reload_table(
    store: Store, tables: TableRegistry, live_table: LiveTable, only_if_behind: bool
) -> None:
    """Load a table again; drop it if it was deleted."""
    async with live_table.lock:
        number = live_table.number
        last = await store.read(lambda each: administration.last_seqs(each, [number]))
        if number not in last:
            tables.drop(live_table)
        elif not only_if_behind or last[number] != live_table.table.seq - 1:
            await live_table.reload()


def _disconnect_deleted(live_table: LiveTable, deleted: set[str]) -> None:
    for connection in list(live_table.connections):
        if connection.person.id in deleted:
            connection.close(Refused("who-are-you", "your data has been deleted").refusal)


def _deleted(actions: list[AdminAction]) -> set[str]:
    return {action.about for action in actions if action.what == "delete-person"}
