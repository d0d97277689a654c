"""Load on our server: tables of Arkham Ritual, every seat a client with its own socket."""

import asyncio
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bench.measured import CpuTime, Measured, cpu_time
from bench.prepared import Prepared, prepare
from bench.wire import Player, Report

ROOT: Final = Path(__file__).resolve().parent.parent
# When a game ends, the next prepared one takes its place. With more tables the first games end
# later, so fewer are needed.
GAMES_A_SECOND: Final = 240
# The number of tables whose players connect at the same time.
AT_ONCE: Final = 20


class Server:
    """The server process under test."""

    def __init__(self, directory: Path, database: str = "") -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "bench.serve", str(directory), database],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert self._process.stdout is not None
        self.port: Final = int(self._process.stdout.readline())
        self.origin: Final = f"http://127.0.0.1:{self.port}"

    def kilobytes(self) -> int:
        """Return the resident memory; 0 if the system does not report it."""
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])

    def cpu(self) -> CpuTime:
        return cpu_time(self._process.pid)

    def kill(self) -> None:
        self._process.kill()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Load:
    """Clients that play the prepared tables one after the other.

    Tables are assigned to the servers in turn. At `idle` tables clients connect but do not play.
    """

    def __init__(
        self, servers: Sequence[Server], prepared: Prepared, kept: bool = True, idle: int = 0
    ) -> None:
        self._servers: Final = servers
        self._prepared: Final = prepared
        self._kept: Final = kept
        self._idle: Final = idle
        self._spare: Final = list(reversed(list(enumerate(prepared.tables))))
        self._seated: Final[list[list[Player]]] = []
        self.report: Final = Report()
        self.ran_out = False

    async def sit_down(self, number: int, table: str, shift: int = 0) -> list[Player]:
        server = self._servers[(number + shift) % len(self._servers)]
        loop = asyncio.get_running_loop()
        players = []
        for cookie in self._prepared.cookies:
            _, player = await loop.create_connection(
                lambda cookie=cookie: Player(  # type: ignore[misc]
                    table, cookie, server.origin, self.report
                ),
                "127.0.0.1",
                server.port,
            )
            players.append(player)
        await asyncio.gather(*(player.joined for player in players))
        return players

    async def seat(self, tables: int) -> None:
        """Connect to this many tables, in batches."""
        for at in range(0, tables, AT_ONCE):
            some = [self._spare.pop() for _ in range(min(AT_ONCE, tables - at))]
            self._seated.extend(await asyncio.gather(*(self.sit_down(*each) for each in some)))

    async def _next_table(self) -> list[Player] | None:
        if self._kept:
            return self._seated.pop() if len(self._seated) > self._idle else None
        return await self.sit_down(*self._spare.pop()) if self._spare else None

    async def _keep_playing(self) -> None:
        """Play one table after the other until none is left."""
        players: list[Player] | None = self._seated.pop()
        while players is not None:
            for player in players:
                player.may_play = True
                player.play()
            await asyncio.wait([players[0].over])
            if not self._kept:
                for player in players:
                    player.hang_up()
            players = await self._next_table()
        self.ran_out = True

    async def play(
        self, tables: int, seconds: float, warm_up: float, cpu: Callable[[], CpuTime]
    ) -> CpuTime:
        """Play this many tables at a time; return the CPU time used after the warm-up.

        The report has the rest.
        """
        playing = [asyncio.ensure_future(self._keep_playing()) for _ in range(tables)]
        self.report.begin(warm_up)
        await asyncio.sleep(warm_up)
        self.report.begin(seconds)
        used = cpu()
        await asyncio.sleep(seconds)
        used = cpu().since(used)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if self.ran_out:
            print("there were too few games for this many seconds", file=sys.stderr)
        return used


async def measure(tables: int, seconds: float, warm_up: float, kept: bool) -> Measured:
    directory = Path(tempfile.mkdtemp(prefix="miskatonic-bench-"))
    try:
        more = max(tables, int((seconds + warm_up) * GAMES_A_SECOND) - tables // 2)
        prepared = await prepare(directory, tables + more)
        server = Server(directory)
        try:
            load = Load([server], prepared, kept)
            return await _measure(server, load, tables, tables + more if kept else tables,
                                  seconds, warm_up)  # fmt: skip
        finally:
            server.stop()
    finally:
        shutil.rmtree(directory)


async def _measure(
    server: Server, load: Load, tables: int, seated: int, seconds: float, warm_up: float
) -> Measured:
    await load.seat(1)
    before = server.kilobytes()
    await load.seat(seated - 1)
    memory = (server.kilobytes() - before) / max(1, seated - 1)
    used = await load.play(tables, seconds, warm_up, server.cpu)
    report = load.report
    moves = max(1, len(report.seconds))
    return Measured(
        what="miskatonic, SQLite FULL",
        sockets="kept" if seated > tables else "reconnect",
        tables=tables,
        moves_per_second=report.per_second(),
        p50=report.quantile(0.5),
        p99=report.quantile(0.99),
        main=used.main / moves,
        others=used.others / moves,
        kilobytes_a_table=memory,
    )
