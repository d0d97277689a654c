"""How many moves a second, every one on the disk before it is acknowledged: `make bench-server`.

Tables of Arkham Ritual, three seats each, every seat a client on a socket of its own over loopback;
the server in a process of its own, on SQLite with synchronous=FULL. Beside it, in the same run and
on the same machine, boardgame.io with its tic-tac-toe, two clients a match, all in memory.
"""

import argparse
import asyncio
import itertools
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from bench import length
from bench.prepared import Prepared, prepare
from bench.wire import Player, Report
from miskatonic.games import GAMES

HERE: Final = Path(__file__).resolve().parent
PEER: Final = "boardgame.io, in memory"
WARM_UP: Final = 1.0
# Games end; a table's place is then taken by the next one that was prepared.
GAMES_A_SECOND: Final = 80
GAMES_FOR_LENGTH: Final = 20


class Measured(NamedTuple):
    what: str
    tables: int
    moves_per_second: float
    p50: float
    p99: float
    microseconds_a_move: float | None
    kilobytes_a_table: float | None


# ---------------------------------------------------------------- ours


class Server:
    """The process under test."""

    def __init__(self, directory: Path) -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "bench.serve", str(directory)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE.parent,
        )
        assert self._process.stdout is not None
        self.port: Final = int(self._process.stdout.readline())
        self.origin: Final = f"http://127.0.0.1:{self.port}"

    def kilobytes(self) -> int:
        """Resident memory; 0 where the system does not tell."""
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])

    def microseconds(self) -> float:
        """Processor time used so far; 0 where the system does not tell."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        if not stat.exists():
            return 0
        fields = stat.read_text().rpartition(")")[2].split()
        return 1e6 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()


async def sit_down(server: Server, prepared: Prepared, table: str, report: Report) -> list[Player]:
    loop = asyncio.get_running_loop()
    players = []
    for cookie in prepared.cookies:
        _, player = await loop.create_connection(
            lambda cookie=cookie: Player(table, cookie, server.origin, report),  # type: ignore[misc]
            "127.0.0.1",
            server.port,
        )
        players.append(player)
    await asyncio.gather(*(player.joined for player in players))
    return players


async def keep_playing(
    server: Server, prepared: Prepared, spare: list[str], players: list[Player], report: Report
) -> None:
    """Play a table to its end, then the next, for as long as there are any."""
    while True:
        for player in players:
            player.may_play = True
            player.play()
        await asyncio.wait([players[0].over])
        for player in players:
            player.hang_up()
        if not spare:
            return
        players = await sit_down(server, prepared, spare.pop(), report)


async def measure(tables: int, seconds: float) -> Measured:
    directory = Path(tempfile.mkdtemp(prefix="miskatonic-bench-"))
    try:
        spare = int((seconds + WARM_UP) * GAMES_A_SECOND)
        prepared = await prepare(directory, tables + spare)
        server = Server(directory)
        try:
            return await _measure(server, prepared, tables, seconds)
        finally:
            server.stop()
    finally:
        shutil.rmtree(directory)


async def _measure(server: Server, prepared: Prepared, tables: int, seconds: float) -> Measured:
    report = Report()
    first = await sit_down(server, prepared, prepared.tables[0], report)
    before = server.kilobytes()
    seated = [first]
    for table in prepared.tables[1:tables]:
        seated.append(await sit_down(server, prepared, table, report))
    memory = (server.kilobytes() - before) / max(1, tables - 1)
    spare = prepared.tables[tables:]
    playing = [
        asyncio.ensure_future(keep_playing(server, prepared, spare, players, report))
        for players in seated
    ]
    report.begin(WARM_UP)
    await asyncio.sleep(WARM_UP)
    report.begin(seconds)
    used = server.microseconds()
    await asyncio.sleep(seconds)
    used = server.microseconds() - used
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return Measured(
        "miskatonic, SQLite FULL",
        tables,
        report.per_second(),
        report.quantile(0.5),
        report.quantile(0.99),
        used / max(1, len(report.seconds)),
        memory,
    )


# ---------------------------------------------------------------- the peer


def measure_peer(tables: int, seconds: float) -> Measured | None:
    """boardgame.io, if npm is there and can fetch it."""
    npm = shutil.which("npm")
    node = shutil.which("node")
    if npm is None or node is None:
        print("boardgame.io is left out: there is no npm on this machine", file=sys.stderr)
        return None
    place = HERE.parent / "build" / "bench-peer"
    place.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "peer").iterdir():
        shutil.copy(file, place)
    if not (place / "node_modules" / "boardgame.io").is_dir():
        install = [npm, "install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts"]
        subprocess.run(install, cwd=place, check=True, timeout=300)
    command = [node, "run.mjs", str(tables), str(seconds)]
    done = subprocess.run(
        command, cwd=place, check=True, timeout=120 + 2 * seconds, capture_output=True, text=True
    )
    found = json.loads(done.stdout.splitlines()[-1])
    return Measured(
        PEER,
        tables,
        found["rate"],
        found["p50"],
        found["p99"],
        found["cpu"],
        None,
    )


# ---------------------------------------------------------------- telling


HEADS: Final = ("", "tables", "moves/s", "p50 ms", "p99 ms", "CPU us/move", "kB/table")
WIDTHS: Final = (26, 8, 10, 9, 9, 13, 10)


def shown(rows: list[Measured]) -> str:
    table: list[tuple[str, ...]] = [HEADS]
    for row in rows:
        table.append(
            (
                row.what,
                str(row.tables),
                f"{row.moves_per_second:.0f}",
                f"{row.p50:.1f}",
                f"{row.p99:.1f}",
                "" if row.microseconds_a_move is None else f"{row.microseconds_a_move:.0f}",
                "" if row.kilobytes_a_table is None else f"{row.kilobytes_a_table:.0f}",
            )
        )
    return "\n".join(
        "".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, WIDTHS, strict=True))
        )
        for line in table
    )


def ratios(rows: list[Measured]) -> list[str]:
    """Ours against the peer's, run by run; each of ours is followed by the peer's."""
    found: dict[int, list[float]] = {}
    for ours, peer in itertools.pairwise(rows):
        if peer.what == PEER:
            ratio = ours.moves_per_second / peer.moves_per_second
            found.setdefault(ours.tables, []).append(ratio)
    return [_told(tables, sorted(each)) for tables, each in found.items()]


def _told(tables: int, each_run: list[float]) -> str:
    listed = ", ".join([f"{each:.2f}" for each in each_run])
    median = statistics.median(each_run)
    return f"{tables} tables: {listed} times as many moves/s as {PEER}; median {median:.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--no-peer", action="store_true")
    arguments = parser.parse_args()
    rows: list[Measured] = []
    for _ in range(arguments.runs):
        for tables in arguments.tables:
            rows.append(asyncio.run(measure(tables, arguments.seconds)))
            peer = None if arguments.no_peer else measure_peer(tables, arguments.seconds)
            rows += [] if peer is None else [peer]
    print(shown(rows))
    print("\n".join(["", *ratios(rows)]))
    print("\n" + length.shown([length.cost(each, GAMES_FOR_LENGTH) for each in GAMES]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
