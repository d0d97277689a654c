"""Metrics for Prometheus. Only sums over all tables, so that they reveal nothing about one."""

import asyncio
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from miskatonic.store.writer import SECONDS, Histogram, Writer

LAG_SECONDS: Final = 0.5


class CommandMetrics(Collector):
    """Commands, counted in plain numbers because there is one with every move. They are converted
    when Prometheus asks for them.
    """

    def __init__(self) -> None:
        self._outcomes: Final[dict[tuple[str, str], int]] = {}
        self._took: Final = Histogram(SECONDS)

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
            "Time from a command's arrival to its acknowledgement",
            self._took,
        )


def _histogram(name: str, meaning: str, histogram: Histogram) -> Metric:
    family = HistogramMetricFamily(name, meaning)
    family.add_metric([], histogram.cumulative(), histogram.sum)
    return family


class HistogramMetrics(Collector):
    """Histograms that are kept elsewhere."""

    def __init__(self, histograms: Sequence[tuple[str, str, Histogram]]) -> None:
        self._histograms: Final = histograms

    def collect(self) -> Iterator[Metric]:
        for name, meaning, histogram in self._histograms:
            yield _histogram(name, meaning, histogram)


class LoopLag:
    """Measures how late the event loop calls its timers."""

    def __init__(self) -> None:
        self.histogram: Final = Histogram(SECONDS)
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + LAG_SECONDS
        self._timer = loop.call_at(self._due, self._ring)

    def _ring(self) -> None:
        self.histogram.note(max(0.0, asyncio.get_running_loop().time() - self._due))
        self.start()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class NamedRegistry(CollectorRegistry):
    """Labels every metric with its process, if there are several."""

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
    """One registry per server, so that several can run in one process."""

    def __init__(self, process: str = "") -> None:
        self.registry: Final = NamedRegistry(process)
        self._commands: Final = CommandMetrics()
        self.registry.register(self._commands)
        self.count: Final = self._commands.count
        self.lag: Final = LoopLag()
        self.requests: Final = Counter(
            "miskatonic_requests", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.pushes: Final = Counter(
            "miskatonic_pushes",
            "Push messages by outcome",
            ["outcome"],
            registry=self.registry,
        )
        self.closed: Final = Gauge(
            "miskatonic_closed_tables",
            "Unfinished tables that cannot be played on, by reason",
            ["fault"],
            registry=self.registry,
        )

    def count_request(self, status: int) -> None:
        self.requests.labels(str(status)).inc()

    def count_push(self, outcome: str) -> None:
        self.pushes.labels(outcome).inc()

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """A metric whose value is looked up when Prometheus asks for it."""
        Gauge(f"miskatonic_{name}", meaning, registry=self.registry).set_function(ask)

    def watch_writer(self, writer: Writer) -> None:
        self.watch("commits", "Group commits so far", lambda: writer.groups)
        self.watch("jobs", "Jobs in these commits so far", lambda: writer.written)
        self.watch(
            "writer_waiting", "Jobs waiting for the current batch to finish", lambda: writer.waiting
        )
        histograms = [
            ("miskatonic_commit_seconds", "Time to commit a batch", writer.commit_seconds),
            ("miskatonic_batch_jobs", "Jobs per batch", writer.batch_sizes),
            ("miskatonic_loop_lag_seconds", "Delay of the event loop's timers", self.lag.histogram),
        ]
        self.registry.register(HistogramMetrics(histograms))

    def watch_disk(self, folder: Path, database: Path) -> None:
        self.watch(
            "disk_free_bytes",
            "Free disk space for the data folder",
            lambda: shutil.disk_usage(folder).free,
        )
        self.watch("database_bytes", "Size of the database", lambda: _size(database))
        wal = Path(f"{database}-wal")
        self.watch(
            "database_wal_bytes", "Size of the database's write-ahead log", lambda: _size(wal)
        )

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
