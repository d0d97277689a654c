"""The manifests: parts are loaded on first use, and every part of every game loads."""

import subprocess
import sys

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.games.manifest import Manifest

every_game = pytest.mark.parametrize(
    "manifest", MANIFESTS.values(), ids=lambda manifest: manifest.id
)
LISTED = """
import sys
import miskatonic.games
names = [name for name in sys.modules if name.startswith("miskatonic.games.")]
print([name for name in names if name.count(".") > 2])
"""


def test_the_registry_loads_no_part_of_any_game() -> None:
    listed = subprocess.run(
        [sys.executable, "-c", LISTED], capture_output=True, text=True, timeout=60, check=True
    )
    assert listed.stdout == "[]\n"


@every_game
def test_every_part_loads(manifest: Manifest) -> None:
    assert manifest.game.id == manifest.id
    assert all(manifest.bot(level) is not None for level in manifest.levels)
    assert manifest.is_loaded
    parts = (manifest.coach, manifest.terminal, manifest.measures, manifest.analyst)
    assert all(part is not None for part in (*parts, manifest.teaching, manifest.puzzles))
    assert manifest.reference
    assert manifest.texts is not None


@every_game
def test_the_rules_read_every_option_that_they_declare(manifest: Manifest) -> None:
    game = manifest.game
    names = [option.name for option in game.options]
    assert list(game.new(game.seats[0]).rules.values) == names
    assert [option.text for option in game.options] == [
        f"{manifest.prefix}-option-{name}" for name in names
    ]
