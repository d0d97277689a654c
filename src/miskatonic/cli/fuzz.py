"""`miskatonic fuzz`: play random games, and save those that fail for replay."""

import argparse
import secrets
import time
from pathlib import Path

from miskatonic.cli.usage import BadUsage, find_game
from miskatonic.games import GAMES
from miskatonic.sim.fuzz import Fault, fuzz, write_fault
from miskatonic.terminal.screen import make_console
from miskatonic.text import Texts


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Run the fuzzer; the exit code is 1 if it found a fault."""
    games = [find_game(texts, arguments.game)] if arguments.game else list(GAMES.values())
    seed = secrets.randbelow(1 << 32) if arguments.seed is None else arguments.seed
    folder = Path(arguments.out)
    if folder.exists() and not folder.is_dir():
        raise BadUsage(texts("bad-file", file=str(folder), reason=texts("bad-folder")))
    console = make_console()
    if arguments.seconds is None and arguments.games is None:
        console.print(texts("fuzz-started"))
    console.print(texts("fuzz-seed", seed=str(seed)))
    end = None if arguments.seconds is None else time.monotonic() + arguments.seconds
    played = found = 0
    status = console.status(texts("fuzz-progress", games=0, found=0))
    try:
        with status:
            for fault in fuzz(games, seed, arguments.games, lambda: _time_left(end)):
                played += 1
                if fault is not None:
                    found += 1
                    console.print(_report(fault, folder, texts), soft_wrap=True)
                status.update(texts("fuzz-progress", games=played, found=found))
    except KeyboardInterrupt:
        console.print()
    if found:
        console.print(texts("fuzz-progress", games=played, found=found))
        return 1
    console.print(texts("fuzz-clean", games=played))
    return 0


def _time_left(end: float | None) -> bool:
    return end is None or time.monotonic() < end


def _report(fault: Fault, folder: Path, texts: Texts) -> str:
    file = write_fault(fault, folder)
    reason = f"{fault.kind}: {fault.message}"
    return texts("fuzz-found", reason=reason, command=f"miskatonic replay {file}")
