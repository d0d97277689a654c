"""Figures for Prometheus. Sums over all tables only: none says anything about one of them."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class CommandFigures(Collector):
    """Commands, counted in plain numbers: there is one with every move. They become figures for
    Prometheus when somebody asks for them.
    """

    def __init__(self) -> None:
        self._outcomes: Final[dict[tuple[str, str], int]] = {}
        self._buckets: Final = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def count(self, kind: str, outcome: str, seconds: float) -> None:
        key = (kind, outcome)
        self._outcomes[key] = self._outcomes.get(key, 0) + 1
        self._buckets[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily(
            "miskatonic_commands", "Commands by kind and outcome", labels=["kind", "outcome"]
        )
        for key, number in self._outcomes.items():
            commands.add_metric(key, number)
        yield commands
        took = HistogramMetricFamily(
            "miskatonic_command_seconds", "From a command's arrival to its acknowledgement"
        )
        so_far, buckets = 0, []
        for bound, number in zip((*map(str, SECONDS), "+Inf"), self._buckets, strict=True):
            so_far += number
            buckets.append((bound, float(so_far)))
        took.add_metric([], buckets, self._sum)
        yield took


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self._commands: Final = CommandFigures()
        self.registry.register(self._commands)
        self.count: Final = self._commands.count
        self.requests: Final = Counter(
            "miskatonic_requests", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.sockets: Final = Gauge("miskatonic_sockets", "Open sockets", registry=self.registry)
        self.tables: Final = Gauge("miskatonic_tables", "Tables in memory", registry=self.registry)
        self.closed: Final = Gauge(
            "miskatonic_closed_tables",
            "Unfinished tables that cannot be played on, by the reason for it",
            ["fault"],
            registry=self.registry,
        )
        self.commits: Final = Gauge(
            "miskatonic_commits", "Group commits so far", registry=self.registry
        )
        self.rows: Final = Gauge(
            "miskatonic_jobs", "Jobs in these commits so far", registry=self.registry
        )

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
