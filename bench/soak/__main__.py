"""Test a server under load and faults: `python -m bench.soak --seconds 600`.

Players play at tables of all games. Meanwhile the server is killed, bot workers are stopped and
killed, the disk is full for a while, and junk arrives over sockets and requests. At the end every
acknowledged move must be in the database exactly once; no process may be left; the logs may show no
bug; no callback may have blocked the event loop for long; and memory must be flat.

With `--calm` there are no faults: many tables for a long time, to watch memory.
"""

import argparse
import asyncio
import contextlib
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from bench.soak.disk import fillable_disk
from bench.soak.faults import Faults
from bench.soak.junk import Fuzzer
from bench.soak.load import Findings, Player
from bench.soak.serve import IS_COMPILED, MOST_SECONDS
from bench.soak.server import Server
from miskatonic.server.ops.data_folder import DATABASE

FUZZERS: Final = 4
# How the log row of a move begins.
PLAYED: Final = b'{"type":"played",'


class Plan(NamedTuple):
    seconds: float
    tables: int
    fuzz: int
    seed: int
    calm: bool
    pace: float
    forgiven: int


class Row(NamedTuple):
    """A check, its result, and whether it passed."""

    name: str
    found: object
    is_right: bool


class Soak:
    def __init__(self, server: Server, plan: Plan) -> None:
        self.server: Final = server
        self.plan: Final = plan
        self.findings: Final = Findings(plan.seconds)
        self.faults: Final = Faults(server, self.findings, plan.seed)
        self.fuzzer: Final = Fuzzer(server, self.findings, plan.fuzz, plan.seed)
        self.players: Final = [
            Player(server, self.findings, number, plan.seed, plan.pace)
            for number in range(plan.tables)
        ]
        if not plan.calm:
            self.findings.has_enough = lambda: self.faults.is_enough
        self.findings.has_ended = lambda: all(each.late_moves for each in self.players)

    async def run(self) -> None:
        faults = self.faults
        work = [player.run() for player in self.players]
        work += [self.fuzzer.run() for _ in range(FUZZERS if self.plan.fuzz else 0)]
        if not self.plan.calm:
            work += [faults.kill_servers(), faults.stop_workers(), faults.fill_disk()]
        tasks = [asyncio.ensure_future(each) for each in (*work, self._measure())]
        done, late = await asyncio.wait(tasks, timeout=self.plan.seconds * 4 + 60)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
        self.server.kill()
        # Give the workers time to notice that their server is gone.
        for _ in range(100):
            if not self.server.orphans():
                break
            await asyncio.sleep(0.1)

    async def _measure(self) -> None:
        while not self.findings.is_over:
            await asyncio.sleep(1)
            with contextlib.suppress(OSError):
                self.server.measure()
            part = min(1.0, (time.monotonic() - self.findings.began) / self.plan.seconds)
            if sys.stderr.isatty():
                bar = "█" * int(part * 30)
                moves = len(self.findings.acked)
                print(f"\r{bar:░<30} {part:4.0%}  {moves} moves", end="", file=sys.stderr)

    # ------------------------------------------------------------ checks

    def verdict(self) -> list[Row]:
        rows = [*self._about_moves(), *self._about_the_server(), *self._about_memory()]
        if self.plan.fuzz:
            wanted, sent = self.plan.fuzz, self.fuzzer.sent
            rows.append(Row("fuzzed frames and requests", sent, sent >= wanted))
        return [*rows, *([] if self.plan.calm else self._about_faults())]

    def _about_moves(self) -> list[Row]:
        written = found_in(self.server.disk.folder)
        acked = self.findings.acked
        lost = [command for command in acked if command not in written]
        twice = [command for command, number in written.items() if number > 1]
        behind = sum(player.late_moves == 0 for player in self.players)
        return [
            Row("moves acknowledged", len(acked), len(acked) > 0),
            Row("lost", len(lost), not lost),
            Row("twice", len(twice), not twice),
            Row("finished games", self.findings.games_over, self.findings.games_over > 0),
            Row("stuck tables at the end", behind, behind == 0),
        ]

    def _about_the_server(self) -> list[Row]:
        slow = self.server.slow.read_text().splitlines()
        bugs = self.server.log.read_text().count("should not")
        limit = f"{MOST_SECONDS * 1000:.0f} ms ({'compiled' if IS_COMPILED else 'interpreted'})"
        orphans = self.server.orphans()
        return [
            Row("orphans", len(orphans), not orphans),
            Row("responses 500 or internal", len(self.findings.bugs), not self.findings.bugs),
            Row("bugs in the log", bugs, bugs == 0),
            Row(f"callbacks over {limit}", len(slow), len(slow) <= self.plan.forgiven),
        ]

    def _about_memory(self) -> list[Row]:
        memory = self.server.memory
        if memory is None:
            # The run was too short to judge memory.
            return [
                Row("memory", "not judged: no server lived long enough", self.plan.seconds < 300)
            ]
        told = f"{memory.warm:.0f} MB, {memory.seconds:.0f} s later {memory.late:.0f}"
        return [Row("memory of the longest-lived server", told, memory.is_flat)]

    def _about_faults(self) -> list[Row]:
        faults = self.faults
        full = f"{faults.full_times} ({self.server.disk.kind})"
        return [
            Row("kill -9 of the server", self.server.kills, self.server.kills > 1),
            Row("bot workers stopped", faults.stopped_workers, faults.stopped_workers > 0),
            Row("bot workers killed", faults.killed_workers, faults.killed_workers > 0),
            Row("times the disk was full", full, faults.full_times > 0),
            Row("of these, /readyz reported", faults.said_full, faults.said_full > 0),
            Row("not recovered afterwards", faults.not_recovered, faults.not_recovered == 0),
            Row("refusals with retry", self.findings.told_to_wait, self.findings.told_to_wait > 0),
        ]


def found_in(folder: Path) -> dict[str, int]:
    """Count how often each move that was sent is in the database."""
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute(
            "SELECT command, count(*) FROM log WHERE command IS NOT NULL AND"
            ' substr(body, 1, ?) = ? GROUP BY person, command, "table"',
            (len(PLAYED), PLAYED),
        )
        return {str(command): int(number) for command, number in rows}


async def _soak(plan: Plan, server: Server) -> Soak:
    await server.start()
    soak = Soak(server, plan)
    await soak.run()
    return soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--fuzz", type=int, default=100_000, help="frames and requests of junk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calm", action="store_true", help="no faults; watch only memory")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds to think before a move")
    parser.add_argument(
        "--forgiven",
        type=int,
        default=0,
        help="this many slow callbacks are allowed, because machines are shared",
    )
    plan = Plan(**vars(parser.parse_args()))
    with fillable_disk() as disk, tempfile.TemporaryDirectory() as logs:
        server = Server(disk, Path(logs), plan.tables)
        try:
            soak = asyncio.run(_soak(plan, server))
            rows = soak.verdict()
        finally:
            if server.process is not None:
                server.process.kill()
                server.process.wait()
        slow = server.slow.read_text().splitlines()
    print(file=sys.stderr)
    for row in rows:
        print(f"{'ok ' if row.is_right else 'BAD'}  {row.name:<36} {row.found}")
    for line in [*soak.findings.bugs[:5], *slow[:20], soak.findings.why_lost]:
        print(f"     {line[:600]}")
    return 0 if all(row.is_right for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
