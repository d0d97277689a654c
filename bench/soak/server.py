"""The server process under test, and the measurements of all its runs."""

import asyncio
import contextlib
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from bench.soak.disk import MEGABYTE, Disk

# After this time a server has loaded everything and has all its tables; players need a while to
# arrive at many tables.
WARM_SECONDS: Final = 120.0
WARM_SECONDS_A_TABLE: Final = 0.5
# Memory growth is the last part of the warm time against the first, by their medians.
PART: Final = 0.25
# Growth below this is noise from the allocator and the garbage collector.
MOST_GROWTH: Final = 0.06
NOISE_MB: Final = 6.0
LEAST_SAMPLES: Final = 40


class Memory(NamedTuple):
    """Memory of one server when warm and at the end, in MB."""

    seconds: float
    warm: float
    late: float

    @property
    def growth(self) -> float:
        return self.late - self.warm

    @property
    def is_flat(self) -> bool:
        return self.growth <= max(NOISE_MB, MOST_GROWTH * self.warm)


def judged(samples: list[tuple[float, float]], tables: int) -> Memory | None:
    """Judge samples of (age, MB); None if the server was not warm for long enough."""
    least_age = max(WARM_SECONDS, WARM_SECONDS_A_TABLE * tables)
    warm = [each for each in samples if each[0] >= least_age]
    if len(warm) < LEAST_SAMPLES:
        return None
    first, last = warm[0][0], warm[-1][0]
    span = (last - first) * PART
    early = [size for age, size in warm if age <= first + span]
    late = [size for age, size in warm if age >= last - span]
    return Memory(last - first, statistics.median(early), statistics.median(late))


class Server:
    """A server that is started, killed and restarted in the same folder."""

    def __init__(self, disk: Disk, logs: Path, tables: int) -> None:
        self.disk: Final = disk
        self.tables: Final = tables
        self.log: Final = logs / "log"
        self.slow: Final = logs / "slow"
        self.slow.touch()
        self.base = ""
        self.process: subprocess.Popen[str] | None = None
        self.up: Final = asyncio.Event()
        # With start times, because process ids can be reused.
        self.children: Final[set[tuple[int, str]]] = set()
        self.kills = 0
        self.starts: Final[list[float]] = []
        self.memory: Memory | None = None
        self._born = 0.0
        self._samples: list[tuple[float, float]] = []

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        began = time.monotonic()
        self.process = self._process()
        assert self.process.stdout is not None
        port = await asyncio.to_thread(self.process.stdout.readline)
        self.base = f"http://127.0.0.1:{int(port)}"
        async with httpx.AsyncClient(timeout=60) as client:
            (await client.get(f"{self.base}/healthz")).raise_for_status()
        self._born, self._samples = time.monotonic(), []
        self.starts.append(self._born - began)
        self.up.set()

    def _process(self) -> "subprocess.Popen[str]":
        folder, slow = str(self.disk.folder), str(self.slow)
        command = [sys.executable, "-m", "bench.soak.serve", folder, slow]
        with self.log.open("a") as log:
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)

    def kill(self) -> None:
        assert self.process is not None
        self.up.clear()
        self.note_children()
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.kills += 1

    def note_children(self) -> list[int]:
        found = [(pid, born) for pid, parent, born in _processes() if parent == self.pid]
        self.children.update(found)
        return [pid for pid, _ in found]

    def orphans(self) -> list[int]:
        return [pid for pid, born in self.children if not _is_dead(pid, born)]

    def measure(self) -> None:
        """Sample the memory in use. The server that lived longest is judged."""
        if not self.up.is_set():
            return
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        size = pages * resource.getpagesize() / MEGABYTE
        self._samples.append((time.monotonic() - self._born, size))
        found = judged(self._samples, self.tables)
        if found is not None and (self.memory is None or found.seconds >= self.memory.seconds):
            self.memory = found


def _processes() -> list[tuple[int, int, str]]:
    """List all processes: id, parent id and start time."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            with contextlib.suppress(OSError):
                fields = _stat(int(each.name))
                found.append((int(each.name), int(fields[1]), fields[19]))
    return found


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _is_dead(pid: int, born: str) -> bool:
    try:
        fields = _stat(pid)
    except OSError:
        return True
    return fields[0] == "Z" or fields[19] != born
