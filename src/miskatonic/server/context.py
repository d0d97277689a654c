"""Builds the parts of the server, starts them and closes them."""

import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.tasks import Tasks
from miskatonic.server.cluster.membership import Membership
from miskatonic.server.ops.access_log import AccessLog
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.ops.data_folder import DATABASE, secret_key
from miskatonic.server.ops.garbage_collection import QuietCollector
from miskatonic.server.ops.maintenance import AdminActionFollower, Expiry, Maintenance
from miskatonic.server.ops.metrics import Metrics
from miskatonic.server.people.bans import Bans
from miskatonic.server.people.login_attempts import LoginAttempts
from miskatonic.server.people.sessions import People
from miskatonic.server.push.notifier import PushNotifier
from miskatonic.server.rate_limits.policy import Limits
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.due_tables import DueTables
from miskatonic.server.tables.peers import Peers
from miskatonic.server.tables.registry import TableRegistry, TablesInMemory
from miskatonic.server.tables.services import StoreRetries, TableServices
from miskatonic.server.tables.viewers.audience import JoinBurst
from miskatonic.server.transport.admission import FOR_FILES, Admission
from miskatonic.server.workers.analysis_queue import Analyser, AnalysisQueue
from miskatonic.server.workers.bots import BotRunner
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.store.cluster_settings import shared_secret
from miskatonic.store.notify import Notifier
from miskatonic.store.rate_limits import BucketStore
from miskatonic.store.store import Store

LOGGER: Final = logging.getLogger(__name__)


class ServerContext:
    """The parts of one server. Only the application and the tests use it; parts use each other."""

    def __init__(
        self,
        directory: Path,
        clock: Clock,
        bots: BotRunner,
        limits: Limits | None = None,
        draw_seed: Callable[[int], str] = secrets.token_hex,
        public_url: str = "",
        work: HeavyWork | None = None,
        admission: Admission | None = None,
        configuration: Configuration | None = None,
        analyser: Analyser | None = None,
        collect_quietly: bool = False,
    ) -> None:
        settings = configuration or Configuration()
        self.configuration: Final = settings
        self.clock: Final = clock
        self.folder: Final = directory
        # The host and address that browsers use; empty if every request says so itself.
        self.public_host: Final = urlsplit(public_url).netloc.lower()
        self.is_secure: Final = public_url.startswith("https:")
        scheme = "https" if self.is_secure else "http"
        self.public_base: Final = f"{scheme}://{self.public_host}" if self.public_host else ""
        # Draws the seeds of games: this many bytes, in hexadecimal.
        self.draw_seed: Final = draw_seed
        self.bots: Final = bots
        self.limits: Final = limits or Limits()
        self.admission: Final = admission or Admission(
            self.limits, self.limits.sockets * 2 + FOR_FILES
        )
        self.access_log: Final = (
            AccessLog(directory, settings.log_addresses) if settings.access_log else None
        )
        self.work: Final = work or HeavyWork()
        self.analyses: Final = AnalysisQueue(analyser)
        self.tasks: Final = Tasks()
        spawn = self.tasks.spawn

        notifier = Notifier(secrets.token_hex(8))
        self.store: Final = Store(directory, settings.database, notifier)
        in_memory = TablesInMemory()
        retries = StoreRetries()
        self.peers: Final[Peers] = (
            Membership(notifier, self.store, in_memory, retries, spawn, settings.doorbell)
            if self.store.location.is_shared
            else Peers()
        )
        self.metrics: Final = Metrics(self.peers.name)
        self.rate_limits: Final = RateLimits(self.limits, BucketStore(self.store), clock)
        secret = shared_secret(self.store) or secret_key(directory)
        self.people: Final = People(secret, self.store, clock, self.work)
        self.login_attempts: Final = LoginAttempts(secret, self.rate_limits)
        self.bans: Final = Bans(clock)
        self.push: Final = PushNotifier(
            self.store,
            clock,
            spawn,
            self.rate_limits,
            self.metrics.count_push,
            settings.push_contact or settings.public_url,
            settings.push_own_hosts,
        )
        services = TableServices(
            self.store,
            clock,
            clock.now(),
            spawn,
            self.work,
            bots,
            self.peers,
            JoinBurst(),
            retries,
            self.push.tell,
        )
        self.tables: Final = TableRegistry(
            services, in_memory, self.people, self.limits.tables_per_person
        )
        self.admin_actions: Final = AdminActionFollower(
            self.store, self.people, self.bans, self.tables
        )
        self.maintenance: Final = Maintenance(
            clock,
            spawn,
            self.admin_actions,
            Expiry(self.store, clock, self.tables, self.peers, settings.retention, directory),
            DueTables(self.tables, self.store, clock, self.peers),
        )
        writer, admission = self.store.writer, self.admission
        self._collector: Final = (
            QuietCollector(lambda: writer.written, lambda: admission.open_sockets)
            if collect_quietly
            else None
        )
        self._watch()

    def _watch(self) -> None:
        """Register the metrics that are looked up when they are asked for."""
        watch, bots, push = self.metrics.watch, self.bots, self.push
        admission, tables = self.admission, self.tables
        self.metrics.watch_writer(self.store.writer)
        self.metrics.watch_disk(self.folder, self.folder / DATABASE)
        watch("sockets", "Open sockets", lambda: admission.open_sockets)
        watch("tables", "Tables in memory", lambda: len(tables.all()))
        watch("bots_waiting", "Bots waiting for a process", lambda: bots.waiting)
        watch("bots_thinking", "Bots that are thinking", lambda: bots.thinking)
        watch("bots_workers", "Bot processes", lambda: bots.workers)
        watch("bots_failures", "Bot failures so far", lambda: bots.failures)
        watch("pushes_waiting", "Push messages waiting to be sent", lambda: push.waiting)

    async def start(self) -> None:
        if self._collector is not None:
            self._collector.start()
        self.metrics.lag.start()
        self.tables.start()
        self.tasks.spawn(self.tables.check_tables())
        await self.maintenance.start()
        await self.peers.start(self.admin_actions.follow)

    async def close(self) -> None:
        """Close all parts. Nothing has to be saved: it is in the store already."""
        self.maintenance.stop()
        self.metrics.lag.stop()
        await self.tables.close()
        await self.tasks.close()
        await self.peers.close()
        if self.access_log is not None:
            await self.access_log.close()
        await self.analyses.close()
        await self.bots.close()
        self.push.close()
        await self.rate_limits.close()
        self.work.close()
        self.store.close()
        if self._collector is not None:
            self._collector.stop()
        LOGGER.info("closed")
