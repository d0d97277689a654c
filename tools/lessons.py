"""Record every game's lesson and puzzles for the browser; tools/generate_ts.py writes the files.

All accepted answers are played; the recordings hold what the learner's seat sees.
"""

import msgspec

from miskatonic.games import MANIFESTS
from miskatonic.lessons.puzzles import read_puzzles, recorded_puzzle
from miskatonic.lessons.recording import recorded


def recordings() -> dict[str, bytes]:
    """Return each game's lesson and puzzles by file name (`lessons/ID.json`, `puzzles/ID.json`)."""
    written = {}
    for manifest in MANIFESTS.values():
        if manifest.teaching is not None:
            lesson = recorded(manifest.game, manifest.prefix, manifest.teaching)
            written[f"lessons/{manifest.id}.json"] = msgspec.json.encode(lesson) + b"\n"
        puzzles = read_puzzles(manifest.puzzle_file)
        if puzzles and manifest.puzzles is not None:
            played = [
                recorded_puzzle(manifest.game, manifest.prefix, manifest.puzzles, each)
                for each in puzzles
            ]
            written[f"puzzles/{manifest.id}.json"] = msgspec.json.encode(played) + b"\n"
    return written
