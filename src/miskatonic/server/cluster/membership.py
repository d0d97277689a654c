"""Several servers on one database: heartbeats, and notifications about new rows.

- A server that writes to a table notifies the servers through which people are at that table; they
  follow the log (`LiveTable.catch_up`). Every two seconds each server looks for rows it has missed.
- Each server notes in the database who is connected to which table through it (presence.py).
- The clocks and bots of a table run on the server that holds its lease (leases.py). A server that
  cannot write its heartbeat stops them in time.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from miskatonic.server.base.tasks import Spawn
from miskatonic.server.cluster.leases import Leases
from miskatonic.server.cluster.notifications import Listener, notifications_of
from miskatonic.server.cluster.presence import Presence
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.peers import FollowAdminActions, Peers
from miskatonic.server.tables.registry import TablesInMemory
from miskatonic.server.tables.services import StoreRetries
from miskatonic.server.tables.viewers.mutes import follow_mutes_at
from miskatonic.store import cluster, notify
from miskatonic.store.notify import (
    ACTS,
    CHANNEL,
    MUTES,
    NEW_SERVER,
    PRESENCE,
    REWRITTEN,
    Notification,
    Notifier,
    read_notifications,
    written,
)
from miskatonic.store.store import Conflict, Store, Unavailable

if TYPE_CHECKING:
    from sqlalchemy import Connection


LOGGER: Final = logging.getLogger(__name__)
HEARTBEAT_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 2.0
# Rows can become visible a little later than rows with higher numbers; so look back this far.
LOOK_BACK_SECONDS: Final = 6.0
# Changes within this time are written together.
GATHER_SECONDS: Final = 0.03
# After this time without a heartbeat of ours, others may have taken over.
FENCE_SECONDS: Final = cluster.LEFT_MS / 1000 - 0.5
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
        self.store: Final = store
        self.tables: Final = tables
        self._retries: Final = retries
        self.spawn: Final = spawn
        self._notification_url: Final = notification_url
        self._follow_admin_actions: FollowAdminActions | None = None
        self.notifier: Final = notifier
        self.others: frozenset[str] = frozenset()
        self.presence: Final = Presence(self)
        self.leases: Final = Leases(self)
        self._listener: Listener | None = None
        # When our last heartbeat began, by the monotonic clock.
        self._alive_at = 0.0
        # Whether the others have yet to be told who is here; tried until it works.
        self._is_unknown = False
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._is_open = False
        self._rows: Final[deque[tuple[float, int]]] = deque()
        self._forgot_at = 0.0

    # ------------------------------------------------------------ start and close

    async def start(self, follow_admin_actions: FollowAdminActions) -> None:
        self._follow_admin_actions = follow_admin_actions
        notifications = notifications_of(self.store.place, self._notification_url)
        if self._notification_url:
            self.notifier.publish = notifications.publish
        else:
            self.notifier.in_database = True
        self._listener = Listener(notifications, self._received, self._listens_again)
        self._is_open = True
        last = await self.store.look(cluster.last_row)
        self._rows.append((time.monotonic(), last))
        await self._beat_now()
        self._listener.start()
        if self.others:
            # A server that was alone has not written its presence and leases yet.
            await self._notify_alone([(ACTS, NEW_SERVER)])
        self.again("heartbeat", HEARTBEAT_SECONDS, self._heartbeat)
        self.again("look", LOOK_SECONDS, self._look)

    async def close(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        for timer in self._timers.values():
            timer.cancel()
        try:
            await self.store.change(self._sign_off)
        except (Unavailable, Conflict):
            LOGGER.warning("cannot tell the other servers that this one is closing")
        if self._listener is not None:
            await self._listener.close()

    def _sign_off(self, connection: "Connection") -> None:
        cluster.leave(connection, self.name)
        self.notify(connection, [(table, PRESENCE) for table in self.presence.tables()])

    def again(self, name: str, seconds: float, call: Callable[[], None]) -> None:
        """Call this later; replaces the timer of the same name. Uses the event loop's clock."""
        if self._is_open:
            loop = asyncio.get_running_loop()
            old = self._timers.pop(name, None)
            if old is not None:
                old.cancel()
            self._timers[name] = loop.call_later(seconds, self._time_has_come, name, call)

    def _time_has_come(self, name: str, call: Callable[[], None]) -> None:
        # From now on a new timer is needed.
        del self._timers[name]
        call()

    def soon(self, name: str, call: Callable[[], None], seconds: float = GATHER_SECONDS) -> None:
        """Call this soon, once for all requests of this name until then."""
        if name not in self._timers:
            self.again(name, seconds, call)

    # ------------------------------------------------------------ heartbeats

    def _heartbeat(self) -> None:
        self.again("heartbeat", HEARTBEAT_SECONDS, self._heartbeat)
        self.spawn(self._try_to_beat())

    async def _try_to_beat(self) -> None:
        try:
            await self._beat_now()
        except (Unavailable, Conflict) as error:
            LOGGER.warning("cannot write the heartbeat: %s", error)

    async def _beat_now(self) -> None:
        began = time.monotonic()
        known, others = await self.store.change(self._write_heartbeat)
        self._retries.retry_all()
        was_fenced = self.is_fenced()
        self._alive_at = began
        was_alone = not self.others
        is_new = frozenset(others) != self.others
        self.others = frozenset(others)
        if is_new:
            LOGGER.info("there are %d other servers", len(others))
            # People on a server that is gone are not there any more.
            self.presence.ask_all()
        if not known or was_fenced:
            # The others or the database have given us up.
            self.leases.lose_all()
        self._is_unknown |= not known or was_fenced or (was_alone and bool(others))
        if self._is_unknown:
            self.leases.want_all()
            await self.presence.introduce()
            self._is_unknown = False
        self.leases.ask_again()
        late = max(others.values(), default=0)
        if late > LATE_MS:
            # Take over its tables as soon as possible, not with the next heartbeat.
            after = cluster.LEFT_MS - late + MARGIN_MS
            self.again("late", after / 1000, self._look_after_late)

    def _look_after_late(self) -> None:
        self.spawn(self._try_to_beat())

    def _write_heartbeat(self, connection: "Connection") -> tuple[bool, dict[str, int]]:
        if time.monotonic() - self._forgot_at > FORGET_SECONDS:
            self._forgot_at = time.monotonic()
            cluster.forget_dead(connection)
        return cluster.seen(connection, self.name)

    def is_fenced(self) -> bool:
        return time.monotonic() - self._alive_at > FENCE_SECONDS

    # ------------------------------------------------------------ notifications

    def notify(self, connection: "Connection", news: list[tuple[int, int]]) -> None:
        """Notify the other servers about tables and rows, or about the special numbers of
        store/notify.py.
        """
        for start in range(0, len(news), notify.MOST_AT_ONCE):
            payload = written(self.name, news[start : start + notify.MOST_AT_ONCE])
            if self.notifier.publish is not None:
                self.notifier.publish(payload)
            else:
                cluster.notify(connection, CHANNEL, payload)

    def _received(self, payload: str) -> None:
        for notification in read_notifications(payload):
            is_ours = notification.sender == self.name
            live_table = self.tables.by_number(notification.table)
            if live_table is not None and notification.seq >= 0:
                self.told(live_table, notification.seq, is_ours)
            elif not is_ours:
                self._follow(notification, live_table)

    def _follow(self, notification: Notification, live_table: LiveTable | None) -> None:
        """Another server tells us of something that is not a row."""
        if notification.seq == NEW_SERVER:
            self.spawn(self._try_to_beat())
        elif notification.table == ACTS:
            self._follow_acts()
        if live_table is None:
            return
        if notification.seq == PRESENCE:
            self.presence.ask([notification.table])
        elif notification.seq == REWRITTEN:
            self.spawn(_load_again(live_table))
        elif notification.seq == MUTES:
            self.spawn(follow_mutes_at(self.store, live_table))

    def _follow_acts(self) -> None:
        if self._follow_admin_actions is not None:
            self.spawn(self._follow_admin_actions())

    def _listens_again(self) -> None:
        """Notifications may have been lost, so look at everything."""
        self._follow_acts()
        self.presence.ask_all()
        for live_table in self.tables.all():
            if live_table.connections and live_table.table.manifest.free_text:
                self.spawn(follow_mutes_at(self.store, live_table))
        self._look()

    def told(self, live_table: LiveTable, seq: int, is_ours: bool) -> None:
        """The log has a row with this number. While we are writing, we find out by ourselves."""
        if seq >= live_table.table.seq and not (is_ours and live_table.lock.is_held):
            self.spawn(live_table.catch_up())

    def _look(self) -> None:
        self.again("look", LOOK_SECONDS, self._look)
        self.spawn(self._look_at_log())

    async def _look_at_log(self) -> None:
        """Make up for notifications that were lost."""
        now = time.monotonic()
        while len(self._rows) > 1 and self._rows[1][0] < now - LOOK_BACK_SECONDS:
            self._rows.popleft()
        since = self._rows[0][1]
        try:
            last, seqs = await self.store.look(lambda each: cluster.rows_since(each, since))
        except Unavailable:
            return
        self._rows.append((now, max(last, since)))
        for table, seq in seqs.items():
            live_table = self.tables.by_number(table)
            if live_table is not None:
                self.told(live_table, seq, is_ours=True)

    def admin_acted(self) -> None:
        if self.others:
            self.spawn(self._notify_alone([(ACTS, 0)]))

    def rewritten(self, tables: Iterable[int]) -> None:
        news = [(table, REWRITTEN) for table in tables]
        if news:
            self.spawn(self._notify_alone(news))

    async def _notify_alone(self, news: list[tuple[int, int]]) -> None:
        try:
            await self.store.change(lambda each: self.notify(each, news))
        except (Unavailable, Conflict):
            LOGGER.warning("cannot notify the other servers; they will find out by themselves")

    def mutes_changed(self, person: str) -> None:
        if self.others:
            self.spawn(self._notify_of_mutes(person))

    async def _notify_of_mutes(self, person: str) -> None:
        def work(connection: "Connection") -> None:
            tables = cluster.tables_of(connection, self.name, person)
            self.notify(connection, [(table, MUTES) for table in tables])

        try:
            await self.store.change(work)
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
        return await self.store.look(lambda each: cluster.attended(each, most))

    async def in_use(self) -> set[int]:
        return await self.store.look(cluster.in_use)

    @property
    def has_others(self) -> bool:
        return bool(self.others)

    # ------------------------------------------------------------ leases

    def drives(self, table: int, is_wanted: Callable[[], bool]) -> bool:
        return self.leases.drives(table, is_wanted)

    def has_lease(self, table: int) -> bool:
        return self.leases.has(table)

    def released(self, table: int, is_empty: bool) -> None:
        if is_empty:
            self.notifier.tables.discard(table)
        self.leases.give_up(table)

    async def may_run_maintenance(self) -> bool:
        mine = await self.store.change(
            lambda each: cluster.take_leases(each, self.name, [cluster.HOUSEKEEPING])
        )
        return bool(mine)


async def _load_again(live_table: LiveTable) -> None:
    async with live_table.lock:
        await live_table.reload()
