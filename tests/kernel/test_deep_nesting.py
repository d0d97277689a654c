"""States nested deep inside other objects, such as those of a search tree."""

import os
import subprocess
import sys

FREE_DEEP_NEST = """
from miskatonic.games import GAMES

for game in GAMES.values():
    g = game.new(4)
    nest = None
    for _ in range(500):
        nest = [nest, g.clone(), g.clone()]
    del nest
    print(game.id)
"""


def test_deeply_nested_states_are_freed() -> None:
    """Python's debugging allocator aborts if anything is written outside an object."""
    ended = subprocess.run(
        [sys.executable, "-c", FREE_DEEP_NEST],
        env=os.environ | {"PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.split() == ["arkham-ritual", "among-cultists", "death-may-die"]
