"""Figures for Prometheus. Sums over all tables only: none says anything about one of them."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.commands: Final = Counter(
            "miskatonic_commands", "Commands by kind and outcome", ["kind", "outcome"],
            registry=self.registry,
        )  # fmt: skip
        self.command_seconds: Final = Histogram(
            "miskatonic_command_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
            registry=self.registry,
        )
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

        self._counters: dict[tuple[str, str], Counter] = {}

    def count(self, kind: str, outcome: str, seconds: float) -> None:
        counter = self._counters.get((kind, outcome))
        if counter is None:
            counter = self._counters[kind, outcome] = self.commands.labels(kind, outcome)
        counter.inc()
        self.command_seconds.observe(seconds)

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
