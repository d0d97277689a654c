"""Compare the speed of the rules with an earlier commit, alternating in one run.

    python -m bench.core --runs 7

Checks the commit out below build/, adds an in-core playout like ours if it has none, compiles it,
and measures both alternately: in-core random play, play driven from Python, clones, search. Prints
medians, and the median of the ratios per turn. This checkout should be compiled too.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
# The baseline commit and the target ratios to it: speed-ups, and for clones time. Two games ask
# less per round than they did then, so rounds (or turns) are counted, too.
BEFORE: Final = "9241b52"
TARGETS: Final = {
    "arkham-ritual playout": 1.9,
    "among-cultists playout": 1.4,
    "death-may-die playout": 1.4,
    "arkham-ritual playout rounds": 1.9,
    "among-cultists playout rounds": 1.4,
    "death-may-die playout rounds": 1.4,
    "arkham-ritual python": 1.4,
    "among-cultists python": 1.4,
    "death-may-die python": 1.4,
    "arkham-ritual python rounds": 1.4,
    "among-cultists python rounds": 1.4,
    "death-may-die python rounds": 1.4,
    "arkham-ritual clone": 0.65,
    "among-cultists clone": 0.65,
    "death-may-die clone": 0.65,
    "arkham-ritual search": 1.8,
    "among-cultists search": 1.5,
    "death-may-die search": 1.4,
}
PLAYOUT: Final = '''"""A game by chance to its end, in core: added by bench.core."""

from mypy_extensions import i64

from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State, settle


def playout(g: State, rng: Rng) -> i64:
    count: i64 = 0
    while g.result is None:
        decision = g.asked[0]
        options = decision.options
        settle(g, decision, options[rng.below(len(options))])
        count += 1
    return count
'''

Figures = dict[str, float]


def checkout(commit: str) -> Path:
    """Check out and compile that commit below build/, once."""
    place = ROOT / "build" / "bench-core" / commit
    if not (place / "src").is_dir():
        _run(["git", "worktree", "prune"], ROOT)
        _run(["git", "worktree", "add", "--detach", str(place), commit], ROOT)
    added = place / "src" / "miskatonic" / "kernel" / "playout.py"
    if not added.exists():
        added.write_text(PLAYOUT, encoding="utf-8")
    _run([sys.executable, "-m", "tools.compile"], place)
    return place


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}:\n{done.stdout}{done.stderr}")


def measure(place: Path, share: float) -> Figures:
    environment = {**os.environ, "PYTHONPATH": str(place / "src")}
    command = [sys.executable, str(ROOT / "bench" / "core_rows.py"), str(share)]
    done = subprocess.run(
        command, cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{place}: the rows ended with {done.returncode}\n{done.stderr}")
    found: Figures = json.loads(done.stdout)
    return found


def shown(before: list[Figures], after: list[Figures]) -> list[str]:
    """Format one line per row; turn n before is compared with turn n after."""
    lines = [f"{'':30}{'before':>12}{'now':>12}{'ratio':>8}{'target':>7}"]
    for row, target in TARGETS.items():
        ratios = [now[row] / then[row] for then, now in zip(before, after, strict=True)]
        ratio = statistics.median(ratios)
        reached = ratio <= target if row.endswith("clone") else ratio >= target
        figures = [statistics.median(each[row] for each in turns) for turns in (before, after)]
        numbers = "".join(f"{_number(each):>12}" for each in figures)
        lines.append(f"{row:30}{numbers}{ratio:8.2f}{target:7.2f}{'' if reached else '  missed'}")
    return lines


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3f}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.core", description=__doc__.split("\n")[0])
    parser.add_argument("--commit", default=BEFORE, help=f"the earlier commit ({BEFORE})")
    parser.add_argument("--checkout", type=Path, help="where it lies, compiled; else it is made")
    parser.add_argument("--runs", type=int, default=7, help="of each (7)")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual work (1)")
    given = parser.parse_args(arguments)
    earlier = given.checkout or checkout(given.commit)
    before: list[Figures] = []
    after: list[Figures] = []
    turns = [(before, earlier.resolve()), (after, ROOT)]
    for number in range(given.runs):
        for found, place in turns if number % 2 == 0 else turns[::-1]:
            found.append(measure(place, given.share))
        print(f"run {number + 1} of {given.runs}", file=sys.stderr)
    print("\n".join(shown(before, after)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
