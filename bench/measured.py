"""Measurements of a server, ours or the peer's, and how they are shown."""

import os
import statistics
from pathlib import Path
from typing import Final, NamedTuple

TICK: Final = 1e6 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.0


class CpuTime(NamedTuple):
    """CPU time in microseconds: of the serving thread, and of all others."""

    main: float
    others: float

    def since(self, before: "CpuTime") -> "CpuTime":
        return CpuTime(self.main - before.main, self.others - before.others)


def cpu_time(pid: int) -> CpuTime:
    """Return the CPU time of a process so far, in steps of 10 ms; 0 if it is unknown."""
    used = {}
    for task in Path(f"/proc/{pid}/task").glob("*"):
        fields = (task / "stat").read_text().rpartition(")")[2].split()
        used[int(task.name)] = TICK * (int(fields[11]) + int(fields[12]))
    main = used.pop(pid, 0.0)
    return CpuTime(main, sum(used.values()))


class Measured(NamedTuple):
    """One run. `sockets` says whether they were kept open between games."""

    what: str
    sockets: str
    tables: int
    moves_per_second: float
    p50: float
    p99: float
    main: float
    others: float
    kilobytes_a_table: float | None

    @property
    def cpu(self) -> float:
        return self.main + self.others

    def short(self) -> str:
        """Return a short line to print while the rest is measured."""
        what = f"{self.what}, sockets {self.sockets}, {self.tables} tables"
        return f"{what}: {self.cpu:.0f} us CPU a move, p99 {self.p99:.0f} ms"


HEADS: Final = ("", "sockets", "tables", "moves/s", "p50 ms", "p99 ms", "CPU us/move",
                "loop", "threads", "kB/table")  # fmt: skip
WIDTHS: Final = (24, 12, 8, 9, 9, 9, 13, 8, 9, 10)


def shown(rows: list[Measured]) -> str:
    lines: list[tuple[str, ...]] = [HEADS]
    for row in rows:
        memory = "" if row.kilobytes_a_table is None else f"{row.kilobytes_a_table:.0f}"
        figures = (row.moves_per_second, row.p50, row.p99, row.cpu, row.main, row.others)
        numbers = [
            f"{each:.1f}" if each in (row.p50, row.p99) else f"{each:.0f}" for each in figures
        ]
        lines.append((row.what, row.sockets, str(row.tables), *numbers, memory))
    return "\n".join(
        "".join(
            cell.ljust(width) if at < 2 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, WIDTHS, strict=True))
        )
        for line in lines
    )


def ratios(rows: list[Measured]) -> list[str]:
    """Compare ours with the peer's run that follows it, turn by turn."""
    found: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for ours, peer in zip(rows[::2], rows[1::2], strict=True):
        both = (ours.cpu / peer.cpu, ours.p99 / peer.p99)
        found.setdefault((ours.sockets, ours.tables), []).append(both)
    return [
        f"{tables} tables, sockets {sockets}: {_told('CPU a move', [cpu for cpu, _ in each])}; "
        f"{_told('p99', [p99 for _, p99 in each])}"
        for (sockets, tables), each in found.items()
    ]


def _told(what: str, ratios: list[float]) -> str:
    listed = ", ".join(f"{each:.2f}" for each in sorted(ratios))
    return f"{what} {statistics.median(ratios):.2f} of the peer's ({listed})"
