"""Record every game's lesson and puzzles for the browser: `python -m tools.lessons`.

The rules play all accepted answers; what the learner's seat is told goes to
client/src/lessons/recorded/GAME.json. With --check nothing is written, and a recording that is not
what the rules would give now is named.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from miskatonic.games import MANIFESTS
from miskatonic.lessons.puzzles import read_puzzles, recorded_puzzle
from miskatonic.lessons.recording import recorded

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "client" / "src" / "lessons" / "recorded"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.lessons", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="name what is not up to date")
    given = parser.parse_args(arguments)
    files = recordings()
    if given.check:
        stale = [name for name, data in files.items() if there(name) != data]
        for name in stale:
            print(f"stale: {name}; run `python -m tools.lessons`", file=sys.stderr)
        return 1 if stale else 0
    (FOLDER / "puzzles").mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (FOLDER / name).write_bytes(data)
    return 0


def recordings() -> dict[str, bytes]:
    """By the name of its file, the lesson and the puzzles of every game that has them."""
    written = {}
    for manifest in MANIFESTS.values():
        if manifest.teaching is not None:
            lesson = recorded(manifest.game, manifest.prefix, manifest.teaching)
            written[f"{manifest.id}.json"] = msgspec.json.encode(lesson) + b"\n"
        puzzles = read_puzzles(manifest.puzzle_file)
        if puzzles and manifest.puzzles is not None:
            played = [
                recorded_puzzle(manifest.game, manifest.prefix, manifest.puzzles, each)
                for each in puzzles
            ]
            written[f"puzzles/{manifest.id}.json"] = msgspec.json.encode(played) + b"\n"
    return written


def there(name: str) -> bytes | None:
    path = FOLDER / name
    return path.read_bytes() if path.exists() else None


if __name__ == "__main__":
    sys.exit(main())
