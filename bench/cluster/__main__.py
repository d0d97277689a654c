"""What a durable move costs with several servers on PostgreSQL: `python -m bench.cluster`.

Tables of Arkham Ritual, three seats each, every seat a client on a socket of its own, as in
`bench.server`; without a proxy, each table at one server. By turns in one run: 1 server on SQLite,
then 1, 2 and 4 on PostgreSQL, whose own processor time is shown apart. On a machine with few cores
the figure that counts is processor time a move. Then: how it grows with tables where nothing
happens, and how long everybody takes to be back when one of three servers was killed.
"""

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bench.measured import TICK, CpuTime
from bench.ours import Load, Server
from bench.prepared import prepare
from tools.postgres import Cluster, cluster, why_not

GAMES_A_SECOND: Final = 120
# A server that uses less than this many microseconds in a second has nothing to do.
IDLE: Final = 40_000
MOST_SECONDS: Final = 120
# No row takes longer: then something is wrong, or the machine is too busy to say anything.
LONGEST_SECONDS: Final = 540
FRAME: Final = "{:<22}{:>9}{:>9}{:>9}{:>9}{:>9}{:>12}{:>12}{:>10}"
HEADS: Final = (
    "", "tables", "idle", "moves/s", "p50 ms", "p99 ms", "CPU us/move", "PostgreSQL", "kB/table",
)  # fmt: skip


class Cost(NamedTuple):
    """One run; processor time in microseconds a move."""

    what: str
    tables: int
    idle: int
    per_second: float
    p50: float
    p99: float
    servers: float
    postgres: float
    kilobytes: float

    def shown(self) -> str:
        return FRAME.format(
            self.what,
            self.tables,
            self.idle,
            f"{self.per_second:.0f}",
            f"{self.p50:.1f}",
            f"{self.p99:.1f}",
            f"{self.servers:.0f}",
            f"{self.postgres:.0f}",
            f"{self.kilobytes:.0f}",
        )


def family(pid: int) -> Iterator[int]:
    """A process and all below it."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from family(int(child))


def used_by(pid: int) -> float:
    """Of a whole family so far, those that have ended included; microseconds."""
    total = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += sum(map(int, fields[11:15] if each == pid else fields[11:13]))
    return TICK * total


class Town:
    """Servers with their tables, on PostgreSQL or alone on SQLite."""

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

    def cpu(self) -> CpuTime:
        """Of the servers, and of the database."""
        servers = [server.cpu() for server in self.servers]
        database = 0.0 if self.postgres is None else used_by(self.postgres.pid)
        return CpuTime(sum(each.main + each.others for each in servers), database)

    async def settled(self) -> None:
        """After its start a server looks through all tables for damage; that is not measured."""
        for _ in range(MOST_SECONDS):
            used = self.cpu()
            await asyncio.sleep(1)
            if self.cpu().since(used).main < IDLE * len(self.servers):
                return

    def kilobytes(self) -> int:
        return sum(server.kilobytes() for server in self.servers)


async def measure(
    town: Town, what: str, tables: int, idle: int, seconds: float, spare: int
) -> Cost:
    warm_up = min(3.0, seconds / 2)
    more = int((seconds + warm_up) * spare)
    prepared = await prepare(town.folder, tables + idle + more, database=town.database)
    town.start()
    try:
        await town.settled()
        load = Load(town.servers, prepared, idle=idle)
        await load.seat(len(town.servers))
        before = town.kilobytes()
        # Where the next games will be played, everybody sits already: coming and going is not
        # what is measured. Who was seated first plays last, so those in the end are idle.
        await load.seat(tables + idle + more - len(town.servers))
        memory = (town.kilobytes() - before) / (tables + idle + more - len(town.servers))
        await town.settled()
        used = await load.play(tables, seconds, warm_up, town.cpu)
    finally:
        town.stop()
    report, moves = load.report, max(1, len(load.report.seconds))
    return Cost(
        what, tables, idle, report.per_second(), report.quantile(0.5), report.quantile(0.99),
        used.main / moves, used.others / moves, memory,
    )  # fmt: skip


async def storm(town: Town, tables: int) -> str:
    """One of the servers is killed; everybody who was there sits down at the others."""
    prepared = await prepare(town.folder, tables, moves=10, database=town.database)
    town.start()
    try:
        load = Load(town.servers, prepared)
        numbered = list(enumerate(prepared.tables))
        await load.seat(tables)
        town.servers[0].kill()
        moved = [each for each in numbered if each[0] % len(town.servers) == 0]
        began, times = time.monotonic(), []

        async def come_back(number: int, table: str) -> None:
            await load.sit_down(number, table, shift=1 + number // len(town.servers) % 2)
            times.append(time.monotonic() - began)

        await asyncio.gather(*(come_back(*each) for each in moved))
        times.sort()
        half, last = times[len(times) // 2], times[-1]
        return (
            f"one of {len(town.servers)} servers killed: {len(moved)} tables with three sockets"
            f" each are back after {half:.1f} s (half of them) and {last:.1f} s (all)"
        )
    finally:
        town.stop()


def run(arguments: argparse.Namespace, postgres: Cluster) -> list[Cost]:
    rows = []
    print(FRAME.format(*HEADS), flush=True)
    plans = [("SQLite, 1 server", 1, False, arguments.tables, 0)]
    plans += [
        (f"PostgreSQL, {each}", each, True, arguments.tables, 0) for each in arguments.servers
    ]
    plans += [("PostgreSQL, 1, idle", 1, True, 50, each) for each in arguments.idle]
    for what, servers, shared, tables, idle in plans:
        rows.append(one(what, servers, postgres if shared else None, tables, idle, arguments))
        print(rows[-1].shown(), flush=True)
    return rows


def one(
    what: str,
    servers: int,
    postgres: Cluster | None,
    tables: int,
    idle: int,
    arguments: argparse.Namespace,
) -> Cost:
    folder = Path(tempfile.mkdtemp(prefix="miskatonic-bench-"))
    try:
        town = Town(folder, servers, postgres)
        measured = measure(town, what, tables, idle, arguments.seconds, arguments.spare)
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
        alone = rows[0].servers
        for row in rows[1 : 1 + len(arguments.servers)]:
            both = (row.servers + row.postgres) / alone
            print(
                f"{row.what}: servers {row.servers / alone:.2f} of SQLite's processor time a move,"
                f" with the database {both:.2f}"
            )
        if arguments.storm:
            folder = Path(tempfile.mkdtemp(prefix="miskatonic-bench-"))
            print(asyncio.run(storm(Town(folder, 3, postgres), arguments.storm)))
            shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    sys.exit(main())
