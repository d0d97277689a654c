"""The optional access log: JSON lines, one file per day, in the data folder.

A line names the route, not the table or person, because their ids are keys (AC-N37). Addresses are
only logged if the settings say so.
"""

import asyncio
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = "access"
# How many lines may wait for a slow disk; further ones are only counted.
MOST_WAITING: Final = 10_000
SECONDS: Final = 1.0
_ENCODE: Final = msgspec.json.Encoder().encode


class AccessLog:
    """Collects lines in the event loop, and writes them in a thread about once a second."""

    def __init__(self, folder: Path, with_addresses: bool) -> None:
        self._folder: Final = folder / FOLDER
        self._with_addresses: Final = with_addresses
        self._waiting: list[tuple[int, bytes]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.Future[None] | None = None
        self.lost = 0

    def note(
        self, at: int, method: str, route: str, status: int, seconds: float, address: str
    ) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.lost += 1
            return
        line: dict[str, object] = {
            "at": at,
            "method": method,
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        if self._with_addresses:
            line["address"] = address
        self._waiting.append((at, _ENCODE(line) + b"\n"))
        if self._timer is None and self._writing is None:
            self._timer = asyncio.get_running_loop().call_later(SECONDS, self._flush)

    def _flush(self) -> None:
        self._timer = None
        lines, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        self._writing = loop.run_in_executor(None, self._write, lines)
        self._writing.add_done_callback(self._written)

    def _written(self, done: "asyncio.Future[None]") -> None:
        self._writing = None
        if not done.cancelled() and done.exception() is not None:
            self.lost += 1
        if self._waiting and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SECONDS, self._flush)

    async def close(self) -> None:
        """Write the waiting lines."""
        if self._timer is not None:
            self._timer.cancel()
        if self._writing is not None:
            await asyncio.wait([self._writing])
        lines, self._waiting = self._waiting, []
        if lines:
            await asyncio.get_running_loop().run_in_executor(None, self._write, lines)

    def _write(self, lines: list[tuple[int, bytes]]) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        days: dict[str, list[bytes]] = {}
        for at, line in lines:
            days.setdefault(_day(at), []).append(line)
        for day, some in days.items():
            path = self._folder / f"{day}.jsonl"
            file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            try:
                os.write(file, b"".join(some))
            finally:
                os.close(file)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def old_files(folder: Path, now: int, days: int) -> list[Path]:
    """The files that are older than this many days."""
    oldest = datetime.fromtimestamp(now / 1000, UTC) - timedelta(days=days)
    files = sorted((folder / FOLDER).glob("????-??-??.jsonl"))
    return [file for file in files if file.stem < oldest.strftime("%Y-%m-%d")]


def delete_old(folder: Path, now: int, days: int) -> int:
    old = old_files(folder, now, days)
    for file in old:
        file.unlink(missing_ok=True)
    return len(old)
