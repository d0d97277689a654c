"""Two checkouts by turns: is the second one slower anywhere?

    python -m bench.turns --before DIR --after DIR --runs 10

runs `miskatonic bench` of both, one after the other and the first of them changing, so that what
the machine does besides falls on both alike. What it prints is medians of the runs. Both should be
compiled, or neither. A row that got worse by more than a tenth is marked, and the exit code is 1.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

TOLERANCE: Final = 0.10
RUN: Final = "import sys; from miskatonic.cli import main; sys.exit(main())"

# By game and row.
Key = tuple[str, str]


class Compared(NamedTuple):
    """Medians of one row. A row that one checkout does not have cannot be compared."""

    game: str
    row: str
    better: str
    before: float | None
    after: float | None

    @property
    def ratio(self) -> float | None:
        if self.before is None or self.after is None or self.before == 0.0:
            return None
        return self.after / self.before

    @property
    def is_worse(self) -> bool:
        ratio = self.ratio
        if ratio is None:
            return False
        return ratio < 1 - TOLERANCE if self.better == "higher" else ratio > 1 + TOLERANCE


class Runs:
    """All figures of one checkout."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.found: Final[dict[Key, list[float]]] = {}
        self.better: Final[dict[str, str]] = {}
        self.compiled: bool | None = None

    def add(self, plain: dict[str, Any]) -> None:
        self.compiled = plain["compiled"]
        self.better.update(plain["better"])
        for game in plain["games"]:
            for row, value in game["rows"].items():
                self.found.setdefault((game["game"], row), []).append(value)

    def median(self, key: Key) -> float | None:
        return statistics.median(self.found[key]) if key in self.found else None


def compared(before: Runs, after: Runs) -> list[Compared]:
    """In the order in which the rows were printed; those that only one has come last."""
    better = {**after.better, **before.better}
    return [
        Compared(*key, better[key[1]], before.median(key), after.median(key))
        for key in dict.fromkeys([*before.found, *after.found])
    ]


def shown(rows: Iterable[Compared]) -> str:
    lines = [("game", "row", "better", "before", "after", "ratio", "")]
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.3f}"
        figures = (_number(row.before), _number(row.after), ratio)
        lines.append((row.game, row.row, row.better, *figures, "WORSE" if row.is_worse else ""))
    wide = [max(len(line[at]) for line in lines) for at in range(len(lines[0]))]
    return "\n".join("  ".join(_cells(line, wide)).rstrip() for line in lines)


def _cells(line: tuple[str, ...], wide: list[int]) -> list[str]:
    """Words to the left, numbers to the right."""
    return [
        cell.rjust(width) if 3 <= at <= 5 else cell.ljust(width)
        for at, (cell, width) in enumerate(zip(line, wide, strict=True))
    ]


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


def bench(python: str, checkout: Path, options: list[str]) -> dict[str, Any]:
    """One run, with that checkout's sources or, where it is compiled, its objects."""
    if not (checkout / "src" / "miskatonic").is_dir():
        raise SystemExit(f"{checkout}: no src/miskatonic in it; another one would be measured")
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [python, "-c", RUN, "bench", "--json", "--no-peers", *options]
    done = subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{checkout}: bench ended with {done.returncode}\n{done.stderr}")
    plain: dict[str, Any] = json.loads(done.stdout)
    return plain


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.turns", description=__doc__.split("\n")[0])
    parser.add_argument("--before", type=Path, required=True, help="a checkout, and")
    parser.add_argument("--after", type=Path, required=True, help="another one")
    parser.add_argument("--runs", type=int, default=10, help="of each (10)")
    parser.add_argument("--python", default=sys.executable, help="the interpreter for both")
    parser.add_argument("--quick", action="store_true", help="shorter runs")
    parser.add_argument("--rows", help="these only: NAME,…")
    given = parser.parse_args(arguments)
    options = ["--quick"] * given.quick + (["--rows", given.rows] if given.rows else [])
    before, after = Runs("before"), Runs("after")
    turns = [(before, given.before.resolve()), (after, given.after.resolve())]
    for number in range(given.runs):
        for runs, checkout in turns if number % 2 == 0 else turns[::-1]:
            runs.add(bench(given.python, checkout, options))
        print(f"run {number + 1} of {given.runs}", file=sys.stderr)
    if before.compiled != after.compiled:
        print("only one of the two is compiled", file=sys.stderr)
    rows = compared(before, after)
    print(shown(rows))
    return 1 if any(row.is_worse for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
