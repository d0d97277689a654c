"""Figures for Prometheus. Sums over all tables only: none says anything about one of them."""

import asyncio
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from miskatonic.store.tally import SECONDS, Tally

LAG_SECONDS: Final = 0.5


class CommandFigures(Collector):
    """Commands, counted in plain numbers: there is one with every move. They become figures for
    Prometheus when somebody asks for them.
    """

    def __init__(self) -> None:
        self._outcomes: Final[dict[tuple[str, str], int]] = {}
        self._took: Final = Tally(SECONDS)

    def count(self, kind: str, outcome: str, seconds: float) -> None:
        key = (kind, outcome)
        self._outcomes[key] = self._outcomes.get(key, 0) + 1
        self._took.note(seconds)

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily(
            "miskatonic_commands", "Commands by kind and outcome", labels=["kind", "outcome"]
        )
        for key, number in self._outcomes.items():
            commands.add_metric(key, number)
        yield commands
        yield _histogram(
            "miskatonic_command_seconds",
            "From a command's arrival to its acknowledgement",
            self._took,
        )


def _histogram(name: str, meaning: str, tally: Tally) -> Metric:
    family = HistogramMetricFamily(name, meaning)
    family.add_metric([], tally.rising(), tally.sum)
    return family


class TallyFigures(Collector):
    """Tallies that somebody else keeps."""

    def __init__(self, tallies: Sequence[tuple[str, str, Tally]]) -> None:
        self._tallies: Final = tallies

    def collect(self) -> Iterator[Metric]:
        for name, meaning, tally in self._tallies:
            yield _histogram(name, meaning, tally)


class LoopLag:
    """How much later than it should something is called in the event loop."""

    def __init__(self) -> None:
        self.tally: Final = Tally(SECONDS)
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + LAG_SECONDS
        self._timer = loop.call_at(self._due, self._ring)

    def _ring(self) -> None:
        self.tally.note(max(0.0, asyncio.get_running_loop().time() - self._due))
        self.start()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class NamedRegistry(CollectorRegistry):
    """Every figure says of which process it is, where there are several."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self._process: Final = process

    def collect(self) -> Iterator[Metric]:
        for metric in super().collect():
            if self._process:
                metric.samples = [
                    each._replace(labels={**each.labels, "process": self._process})
                    for each in metric.samples
                ]
            yield metric


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self, process: str = "") -> None:
        self.registry: Final = NamedRegistry(process)
        self._commands: Final = CommandFigures()
        self.registry.register(self._commands)
        self.count: Final = self._commands.count
        self.lag: Final = LoopLag()
        self.requests: Final = Counter(
            "miskatonic_requests", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.pushes: Final = Counter(
            "miskatonic_pushes",
            "Messages by what came of them",
            ["outcome"],
            registry=self.registry,
        )
        self.sockets: Final = self._gauge("sockets", "Open sockets")
        self.tables: Final = self._gauge("tables", "Tables in memory")
        self.closed: Final = Gauge(
            "miskatonic_closed_tables",
            "Unfinished tables that cannot be played on, by the reason for it",
            ["fault"],
            registry=self.registry,
        )
        self.commits: Final = self._gauge("commits", "Group commits so far")
        self.rows: Final = self._gauge("jobs", "Jobs in these commits so far")

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"miskatonic_{name}", meaning, registry=self.registry)

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """A figure that is looked up whenever somebody asks for all of them."""
        self._gauge(name, meaning).set_function(ask)

    def watch_writer(self, waiting: Callable[[], float], seconds: Tally, sizes: Tally) -> None:
        self.watch("writer_waiting", "Jobs that wait for the batch under way", waiting)
        tallies = [
            ("miskatonic_commit_seconds", "How long a batch takes to be on the disk", seconds),
            ("miskatonic_batch_jobs", "How many jobs a batch holds", sizes),
            ("miskatonic_loop_lag_seconds", "How late the event loop is", self.lag.tally),
        ]
        self.registry.register(TallyFigures(tallies))

    def watch_disk(self, folder: Path, database: Path) -> None:
        self.watch(
            "disk_free_bytes", "Free for the data folder", lambda: shutil.disk_usage(folder).free
        )
        self.watch("database_bytes", "The database", lambda: _size(database))
        wal = Path(f"{database}-wal")
        self.watch("database_wal_bytes", "The database's log of new pages", lambda: _size(wal))

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
