"""The peer: boardgame.io with its tic-tac-toe, two clients per match, all in memory."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.measured import Measured

HERE: Final = Path(__file__).resolve().parent
PEER: Final = "boardgame.io, in memory"


def install() -> Path | None:
    """Install it with npm; return its folder, or None if that fails."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        print("boardgame.io is left out: there is no npm on this machine", file=sys.stderr)
        return None
    place = HERE.parent / "build" / "bench-peer"
    place.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "peer").iterdir():
        shutil.copy(file, place)
    if not (place / "node_modules" / "boardgame.io").is_dir():
        command = [npm, "install", "--no-audit", "--no-fund", "--silent", "--ignore-scripts"]
        subprocess.run(command, cwd=place, check=True, timeout=300)
    return place


def measure(place: Path, tables: int, seconds: float, warm_up: float, kept: bool) -> Measured:
    sockets = "kept" if kept else "reconnect"
    command = ["node", "run.mjs", str(tables), str(seconds), str(warm_up), sockets]
    done = subprocess.run(
        command, cwd=place, check=True, timeout=400 + 2 * seconds, stdout=subprocess.PIPE, text=True
    )
    found = json.loads(done.stdout.splitlines()[-1])
    return Measured(
        what=PEER,
        sockets=sockets,
        tables=tables,
        moves_per_second=found["rate"],
        p50=found["p50"],
        p99=found["p99"],
        main=found["main"],
        others=found["others"],
        kilobytes_a_table=None,
    )
