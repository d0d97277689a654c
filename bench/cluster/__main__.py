"""Measure a durable move with several servers on PostgreSQL: `python -m bench.cluster`.

Tables of Arkham Ritual, three seats each, every seat a client with its own socket, as in
`bench.server`; without a proxy, each table on one server. In one run: 1 server on SQLite, then 1, 2
and 4 on PostgreSQL, whose own CPU time is shown separately. On a machine with few cores CPU time
per move is the figure that counts. Then: how it grows with idle tables, what these cost by
themselves, and how long all players take to reconnect after one of three servers was killed. A row
ends when the prepared games run out.
"""

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bench.load import Load, Server
from bench.measured import TICK, CpuTime
from bench.prepared import prepare
from tools.services import Cluster, cluster, why_not

GAMES_A_SECOND: Final = 150
# A shorter run does not count: there were too few games for this many moves per second.
LEAST_SECONDS: Final = 2.0
# Every server, even an idle one, tells its sockets every twenty seconds where they should be.
IDLE_SECONDS: Final = 20.0
# The most that a durable move on several servers may cost, as a multiple of one on a single server,
# in CPU time of the servers.
MOST_TIMES: Final = 1.6
# A server that uses less CPU than this, in microseconds per second, is idle.
IDLE: Final = 40_000
MOST_SECONDS: Final = 120
# A row that takes longer has failed, or the machine is too busy to measure.
LONGEST_SECONDS: Final = 540
FRAME: Final = "{:<22}{:>8}{:>7}{:>9}{:>9}{:>8}{:>8}{:>13}{:>12}{:>10}{:>11}"
HEADS: Final = (
    "", "tables", "idle", "seconds", "moves/s", "p50 ms", "p99 ms", "CPU us/move", "PostgreSQL",
    "kB/table", "idle ms/s",
)  # fmt: skip


class Cost(NamedTuple):
    """One run; CPU time in microseconds per move. `waiting` is the cost of connected players before
    anyone plays, in milliseconds per second.
    """

    what: str
    tables: int
    idle: int
    seconds: float
    per_second: float
    p50: float
    p99: float
    servers: float
    postgres: float
    kilobytes: float
    waiting: float | None

    def shown(self) -> str:
        return FRAME.format(
            self.what,
            self.tables,
            self.idle,
            f"{self.seconds:.1f}",
            f"{self.per_second:.0f}",
            f"{self.p50:.1f}",
            f"{self.p99:.1f}",
            f"{self.servers:.0f}",
            f"{self.postgres:.0f}",
            f"{self.kilobytes:.0f}",
            "" if self.waiting is None else f"{self.waiting:.1f}",
        )


def process_tree(pid: int) -> Iterator[int]:
    """Yield a process and all its descendants."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from process_tree(int(child))


def cpu_time_of_tree(pid: int) -> float:
    """Return the CPU time of a process and its descendants, ended ones included; microseconds."""
    total = 0
    for each in process_tree(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += sum(map(int, fields[11:15] if each == pid else fields[11:13]))
    return TICK * total


class GamesLeft(Load):
    """Clients that are measured until the first of them finds no other game."""

    async def play(
        self, tables: int, seconds: float, warm_up: float, cpu: Callable[[], CpuTime]
    ) -> CpuTime:
        playing = [asyncio.ensure_future(self._keep_playing()) for _ in range(tables)]
        self.report.begin(warm_up)
        await asyncio.wait(playing, timeout=warm_up, return_when=asyncio.FIRST_COMPLETED)
        self.report.begin(seconds)
        used = cpu()
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        used = cpu().since(used)
        self.report.ended = time.perf_counter()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if self.measured < min(LEAST_SECONDS, seconds):
            raise TooFewGames(f"games for {self.measured:.1f} s only; take a larger --spare")
        return used

    @property
    def measured(self) -> float:
        return self.report.ended - self.report.began


class TooFewGames(Exception):
    """The games were over before anything could be measured."""


class ServerGroup:
    """Servers with their tables, on PostgreSQL or a single one on SQLite."""

    def __init__(self, folder: Path, servers: int, postgres: Cluster | None) -> None:
        self.folder: Final = folder
        self.postgres: Final = postgres
        self.database: Final = "" if postgres is None else postgres.make_database(folder.name)
        self._count: Final = servers
        self.servers: list[Server] = []

    def start(self) -> None:
        self.servers = [Server(self.folder, self.database) for _ in range(self._count)]

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    def cpu(self, but: int = 0) -> CpuTime:
        """Return the CPU time of all servers but the first `but`, and of the database."""
        servers = [server.cpu() for server in self.servers[but:]]
        database = 0.0 if self.postgres is None else cpu_time_of_tree(self.postgres.pid)
        return CpuTime(sum(each.main + each.others for each in servers), database)

    async def settled(self) -> None:
        """Wait until the servers are idle: after a start they check all tables for damage."""
        for _ in range(MOST_SECONDS):
            used = self.cpu()
            await asyncio.sleep(1)
            if self.cpu().since(used).main < IDLE * len(self.servers):
                return

    async def waiting(self) -> float:
        """Return the CPU time of idle servers, in milliseconds per second."""
        used = self.cpu()
        await asyncio.sleep(IDLE_SECONDS)
        return self.cpu().since(used).main / 1000 / IDLE_SECONDS

    def kilobytes(self) -> int:
        return sum(server.kilobytes() for server in self.servers)


async def measure(
    group: ServerGroup, what: str, tables: int, idle: int, seconds: float, spare: int
) -> Cost:
    warm_up = min(3.0, seconds / 2)
    more = int((seconds + warm_up) * spare)
    prepared = await prepare(group.folder, tables + idle + more, database=group.database)
    group.start()
    try:
        await group.settled()
        load = GamesLeft(group.servers, prepared, idle=idle)
        await load.seat(len(group.servers))
        before = group.kilobytes()
        # Connect the players of all later games now, because connecting is not what is measured.
        # Tables connected first are played last, so the first ones stay idle.
        await load.seat(tables + idle + more - len(group.servers))
        memory = (group.kilobytes() - before) / (tables + idle + more - len(group.servers))
        await group.settled()
        waiting = await group.waiting() if idle else None
        used = await load.play(tables, seconds, warm_up, group.cpu)
    finally:
        group.stop()
    report, moves = load.report, max(1, len(load.report.seconds))
    return Cost(
        what, tables, idle, load.measured, report.per_second(), report.quantile(0.5),
        report.quantile(0.99), used.main / moves, used.others / moves, memory, waiting,
    )  # fmt: skip


async def storm(group: ServerGroup, tables: int) -> str:
    """Kill one of the servers and reconnect its players to the others."""
    prepared = await prepare(group.folder, tables, moves=10, database=group.database)
    group.start()
    try:
        load = Load(group.servers, prepared)
        numbered = list(enumerate(prepared.tables))
        await load.seat(tables)
        await group.settled()
        moved = [each for each in numbered if each[0] % len(group.servers) == 0]
        times: list[float] = []
        used = group.cpu(but=1)
        group.servers[0].kill()
        began = time.monotonic()

        async def come_back(number: int, table: str) -> None:
            await load.sit_down(number, table, shift=1 + number // len(group.servers) % 2)
            times.append(time.monotonic() - began)

        await asyncio.gather(*(come_back(*each) for each in moved))
        cost = group.cpu(but=1).since(used).main / 1000 / len(moved)
        times.sort()
        half, last = times[len(times) // 2], times[-1]
        return (
            f"one of {len(group.servers)} servers killed: {len(moved)} tables with three sockets"
            f" each are back after {half:.1f} s (half of them) and {last:.1f} s (all);"
            f" {cost:.1f} ms of the other servers' CPU time per table"
        )
    finally:
        group.stop()


def run(arguments: argparse.Namespace, postgres: Cluster) -> list[Cost]:
    rows = []
    print(FRAME.format(*HEADS), flush=True)
    plans = [("SQLite, 1 server", 1, False, arguments.tables, 0)] if arguments.servers else []
    plans += [
        (f"PostgreSQL, {each}", each, True, arguments.tables, 0) for each in arguments.servers
    ]
    plans += [("PostgreSQL, 1, idle", 1, True, 50, each) for each in arguments.idle]
    for what, servers, shared, tables, idle in plans:
        rows.append(run_once(what, servers, postgres if shared else None, tables, idle, arguments))
        print(rows[-1].shown(), flush=True)
    return rows


def run_once(
    what: str,
    servers: int,
    postgres: Cluster | None,
    tables: int,
    idle: int,
    arguments: argparse.Namespace,
) -> Cost:
    folder = Path(tempfile.mkdtemp(prefix="miskatonic-bench-"))
    try:
        group = ServerGroup(folder, servers, postgres)
        measured = measure(group, what, tables, idle, arguments.seconds, arguments.spare)
        return asyncio.run(asyncio.wait_for(measured, LONGEST_SECONDS))
    finally:
        shutil.rmtree(folder)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="where people play")
    parser.add_argument("--servers", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--idle", type=int, nargs="*", default=[100, 1000, 5000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--spare", type=int, default=GAMES_A_SECOND, help="games a second, at most")
    parser.add_argument("--storm", type=int, default=600, help="tables for the reconnect storm")
    arguments = parser.parse_args()
    reason = why_not()
    if reason is not None:
        print(f"No figures: {reason}.")
        return 1
    with cluster(durable=True) as postgres:
        rows = run(arguments, postgres)
        dear = [row for row in compare_with_sqlite(rows, arguments.servers) if row > MOST_TIMES]
        if arguments.storm:
            folder = Path(tempfile.mkdtemp(prefix="miskatonic-bench-"))
            print(asyncio.run(storm(ServerGroup(folder, 3, postgres), arguments.storm)))
            shutil.rmtree(folder)
    if dear:
        print(f"BAD  a move may cost at most {MOST_TIMES} times as much as on a single server")
    return 1 if dear else 0


def compare_with_sqlite(rows: list[Cost], servers: list[int]) -> list[float]:
    """Return the cost of a move on PostgreSQL as multiples of one on a single SQLite server."""
    found = []
    for row in rows[1 : 1 + len(servers)]:
        alone = rows[0].servers
        found.append(row.servers / alone)
        print(
            f"{row.what}: servers use {row.servers / alone:.2f} times SQLite's CPU time per move,"
            f" with the database {(row.servers + row.postgres) / alone:.2f}"
        )
    return found


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    sys.exit(main())
