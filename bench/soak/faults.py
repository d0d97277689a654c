"""Cause faults: kill the server, stop bots, fill the disk."""

import asyncio
import contextlib
import os
import random
import signal
import time
from typing import Final

import httpx

from bench.soak.load import LOST_LINE, Findings
from bench.soak.server import Server

# How long the disk stays full, and how soon afterwards the server must have recovered.
FULL_SECONDS: Final = 3.0
RECOVERY_SECONDS: Final = 15.0
# Each fault happens once in this many seconds, however long the soak.
SPAN_SECONDS: Final = 150.0


class Faults:
    def __init__(self, server: Server, findings: Findings, seed: int) -> None:
        self._server: Final = server
        self._findings: Final = findings
        self._chance: Final = random.Random(f"faults {seed}")
        self._span: Final = min(findings.seconds, SPAN_SECONDS)
        self.stopped_workers = 0
        self.killed_workers = 0
        self.full_times = 0
        # How often /readyz reported the full disk, and how often recovery took too long.
        self.said_full = 0
        self.not_recovered = 0

    @property
    def is_enough(self) -> bool:
        """Whether every fault has happened at least once."""
        all_of_them = (
            self._server.kills,
            self.stopped_workers,
            self.killed_workers,
            self.said_full,
        )
        return all(all_of_them)

    async def _wait(self, low: float, high: float) -> bool:
        """Wait for a random time; return whether faults may still happen."""
        await asyncio.sleep(self._chance.uniform(low, high) * self._span)
        return not self._findings.is_quiet

    async def kill_servers(self) -> None:
        while await self._wait(0.08, 0.2):
            self._server.kill()
            # The disk may be full at this moment; free it before the restart.
            self._server.disk.clear(self._server.pid)
            await self._server.start()

    async def stop_workers(self) -> None:
        """Stop or kill bot workers, in the quiet third too: stuck bots are nothing unusual."""
        while not self._findings.is_over:
            await asyncio.sleep(self._chance.uniform(2, 6))
            workers = self._server.note_children() if self._server.up.is_set() else []
            if workers:
                how = self._chance.choice([signal.SIGSTOP, signal.SIGKILL])
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self._chance.choice(workers), how)
                    self.stopped_workers += how == signal.SIGSTOP
                    self.killed_workers += how == signal.SIGKILL

    async def fill_disk(self) -> None:
        while await self._wait(0.1, 0.2):
            if not self._server.up.is_set():
                continue
            kills, pid = self._server.kills, self._server.pid
            await asyncio.to_thread(self._server.disk.fill, pid)
            self.full_times += 1
            self.said_full += await self._is_red_within(FULL_SECONDS)
            self._server.disk.clear(pid)
            if kills == self._server.kills:
                await self._expect_recovery(kills)

    async def _is_red_within(self, seconds: float) -> bool:
        """Keep the disk full for this long; return whether /readyz reported it."""
        until, was_red = time.monotonic() + seconds, False
        while time.monotonic() < until:
            await asyncio.sleep(0.2)
            was_red |= await self._status() == 503
        return was_red

    async def _expect_recovery(self, kills: int) -> None:
        until = time.monotonic() + RECOVERY_SECONDS
        while await self._status() != 200:
            if kills != self._server.kills:
                return
            if time.monotonic() > until:
                self.not_recovered += 1
                return
            await asyncio.sleep(0.2)

    async def _status(self) -> int:
        with contextlib.suppress(*LOST_LINE):
            async with httpx.AsyncClient(timeout=10) as client:
                return (await client.get(f"{self._server.base}/readyz")).status_code
        return 0
