"""Several servers on one database: heartbeats, and notifications about new rows.

- A server that writes to a table notifies the servers through which people are at that table; they
  follow the log (log_follower.py).
- Each server notes in the database who is connected to which table through it (presence.py).
- The clocks and bots of a table run on the server that holds its lease (leases.py). A server that
  cannot write its heartbeat stops them in time.
"""

import logging
import time
from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import Connection

from miskatonic.server.base.tasks import Spawn, Timers
from miskatonic.server.cluster.leases import Leases, Liveness
from miskatonic.server.cluster.log_follower import LogFollower
from miskatonic.server.cluster.notifications import Listener, notifications_of
from miskatonic.server.cluster.presence import Presence
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.mutes import follow_mutes_at
from miskatonic.server.tables.peers import FollowAdminActions, Peers
from miskatonic.server.tables.registry import TablesInMemory
from miskatonic.server.tables.services import StoreRetries
from miskatonic.store import cluster
from miskatonic.store.notify import (
    ADMIN_ACTIONS,
    MUTES,
    NEW_SERVER,
    PRESENCE,
    REWRITTEN,
    Notification,
    Notifier,
    read_notifications,
)
from miskatonic.store.store import Conflict, Store, Unavailable

LOGGER: Final = logging.getLogger(__name__)
HEARTBEAT_SECONDS: Final = 1.0
FORGET_SECONDS: Final = 30.0
# A server without a heartbeat for this long is late. We look again MARGIN_MS after it would count
# as gone.
LATE_MS: Final = 1_600
MARGIN_MS: Final = 30


class Membership(Peers):
    """The servers of one cluster, as one of them sees the others."""

    def __init__(
        self,
        notifier: Notifier,
        store: Store,
        tables: TablesInMemory,
        retries: StoreRetries,
        spawn: Spawn,
        notification_url: str,
    ) -> None:
        self.name = notifier.name
        self._store: Final = store
        self._tables: Final = tables
        self._retries: Final = retries
        self._spawn: Final = spawn
        self._notification_url: Final = notification_url
        self._follow_admin_actions: FollowAdminActions | None = None
        self._notifier: Final = notifier
        self._timers: Final = Timers(spawn)
        self.liveness: Final = Liveness()
        self._follower: Final = LogFollower(store, tables, spawn, self._timers)
        self.leases: Final = Leases(self.liveness, store, tables, notifier, self._timers)
        self.presence: Final = Presence(
            self.liveness, store, tables, notifier, self._timers, self.leases, self._follower
        )
        self._listener: Listener | None = None
        # Whether the others have yet to be told who is here; tried until it works.
        self._is_unknown = False
        self._is_open = False
        self._forgot_at = 0.0

    # ------------------------------------------------------------ start and close

    async def start(self, follow_admin_actions: FollowAdminActions) -> None:
        self._follow_admin_actions = follow_admin_actions
        notifications = notifications_of(self._store.location, self._notification_url)
        self._notifier.begin(notifications.publish if self._notification_url else None)
        self._listener = Listener(notifications, self._received, self._listens_again)
        self._is_open = True
        await self._follower.start()
        await self._beat_now()
        self._listener.start()
        if self.liveness.others:
            # A server that was alone has not written its presence and leases yet.
            await self._notify_alone([(ADMIN_ACTIONS, NEW_SERVER)])
        self._timers.again("heartbeat", HEARTBEAT_SECONDS, self._heartbeat)

    async def close(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        self._timers.close()
        try:
            await self._store.write(self._sign_off)
        except (Unavailable, Conflict):
            LOGGER.warning("cannot tell the other servers that this one is closing")
        if self._listener is not None:
            await self._listener.close()

    def _sign_off(self, connection: Connection) -> None:
        cluster.leave(connection, self.name)
        self._notifier.notify(connection, [(table, PRESENCE) for table in self.presence.tables()])

    # ------------------------------------------------------------ heartbeats

    async def _heartbeat(self) -> None:
        self._timers.again("heartbeat", HEARTBEAT_SECONDS, self._heartbeat)
        await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            await self._beat_now()
        except (Unavailable, Conflict) as error:
            LOGGER.warning("cannot write the heartbeat: %s", error)

    async def _beat_now(self) -> None:
        began = time.monotonic()
        known, others = await self._store.write(self._write_heartbeat)
        self._retries.retry_all()
        was_fenced, before = self.liveness.is_fenced(), self.liveness.others
        self.liveness.beaten(began, others)
        if self.liveness.others != before:
            LOGGER.info("there are %d other servers", len(others))
            # People on a server that is gone are not there any more.
            self.presence.ask_all()
        if not known or was_fenced:
            # The others or the database have given us up.
            self.leases.lose_all()
        self._is_unknown |= not known or was_fenced or (not before and bool(others))
        if self._is_unknown:
            self.leases.want_all()
            await self.presence.introduce()
            self._is_unknown = False
        self.leases.ask_again()
        late = max(others.values(), default=0)
        if late > LATE_MS:
            # Take over its tables as soon as possible, not with the next heartbeat.
            after = cluster.LEFT_MS - late + MARGIN_MS
            self._timers.again("late", after / 1000, self._try_to_beat)

    def _write_heartbeat(self, connection: Connection) -> tuple[bool, dict[str, int]]:
        if time.monotonic() - self._forgot_at > FORGET_SECONDS:
            self._forgot_at = time.monotonic()
            cluster.forget_dead(connection)
        return cluster.seen(connection, self.name)

    # ------------------------------------------------------------ notifications

    def _received(self, payload: str) -> None:
        for notification in read_notifications(payload):
            is_ours = notification.sender == self.name
            live_table = self._tables.by_number(notification.table)
            if live_table is not None and notification.seq >= 0:
                self._follower.told(live_table, notification.seq, is_ours)
            elif not is_ours:
                self._follow(notification, live_table)

    def _follow(self, notification: Notification, live_table: LiveTable | None) -> None:
        """Another server tells us of something that is not a row."""
        if notification.seq == NEW_SERVER:
            self._spawn(self._try_to_beat())
        elif notification.table == ADMIN_ACTIONS:
            self._follow_acts()
        if live_table is None:
            return
        if notification.seq == PRESENCE:
            self.presence.ask([notification.table])
        elif notification.seq == REWRITTEN:
            self._spawn(_load_again(live_table))
        elif notification.seq == MUTES:
            self._spawn(follow_mutes_at(self._store, live_table))

    def _follow_acts(self) -> None:
        if self._follow_admin_actions is not None:
            self._spawn(self._follow_admin_actions())

    def _listens_again(self) -> None:
        """Notifications may have been lost, so look at everything."""
        self._follow_acts()
        self.presence.ask_all()
        for live_table in self._tables.all():
            if live_table.connections and live_table.has_free_text:
                self._spawn(follow_mutes_at(self._store, live_table))
        self._spawn(self._follower.look())

    def admin_acted(self) -> None:
        if self.liveness.others:
            self._spawn(self._notify_alone([(ADMIN_ACTIONS, 0)]))

    def rewritten(self, tables: Iterable[int]) -> None:
        news = [(table, REWRITTEN) for table in tables]
        if news:
            self._spawn(self._notify_alone(news))

    async def _notify_alone(self, news: list[tuple[int, int]]) -> None:
        try:
            await self._store.write(lambda each: self._notifier.notify(each, news))
        except (Unavailable, Conflict):
            LOGGER.warning("cannot notify the other servers; they will find out by themselves")

    def mutes_changed(self, person: str) -> None:
        if self.liveness.others:
            self._spawn(self._notify_of_mutes(person))

    async def _notify_of_mutes(self, person: str) -> None:
        def work(connection: Connection) -> None:
            tables = cluster.tables_of(connection, self.name, person)
            self._notifier.notify(connection, [(table, MUTES) for table in tables])

        try:
            await self._store.write(work)
        except (Unavailable, Conflict):
            LOGGER.warning("cannot tell the other servers who is muted")

    # ------------------------------------------------------------ presence

    def opened(self, table: int) -> None:
        self.presence.opened(table)

    def joined(self, table: int, person: str) -> None:
        self.presence.count(table, person, 1)

    def left(self, table: int, person: str) -> None:
        self.presence.count(table, person, -1)

    async def sockets_on_other_servers(self, table: int, person: str) -> int:
        return await self.presence.sockets_on_other_servers(table, person)

    def shared_replay_changed(self, table: int) -> None:
        self.presence.shared_replay_changed(table)

    async def attended(self, most: int) -> list[str]:
        return await self._store.read(lambda each: cluster.attended(each, most))

    async def in_use(self) -> set[int]:
        return await self._store.read(cluster.in_use)

    @property
    def has_others(self) -> bool:
        return bool(self.liveness.others)

    # ------------------------------------------------------------ leases

    def drives(self, table: int, is_wanted: Callable[[], bool]) -> bool:
        return self.leases.drives(table, is_wanted)

    def has_lease(self, table: int) -> bool:
        return self.leases.has(table)

    def released(self, table: int, is_empty: bool) -> None:
        if is_empty:
            self._notifier.remove_table(table)
        self.leases.give_up(table)

    async def may_run_maintenance(self) -> bool:
        mine = await self._store.write(
            lambda each: cluster.take_leases(each, self.name, [cluster.MAINTENANCE])
        )
        return bool(mine)


async def _load_again(live_table: LiveTable) -> None:
    async with live_table.lock:
        await live_table.reload()
