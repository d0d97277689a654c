"""Recipes with worked examples: their changes are applied to a copy of the repository.

In docs/recipes a block of code marked `diff` holds changes. `--- path` names the file, and `@@`
stands between two changes. What a change expects to find must be there, once.
"""

import functools
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
COPIED: Final = ("src", "docs", "tests", "tools", "examples", "client/src")
LEFT_OUT: Final = ("__pycache__", "*.so", "*.pyd", "static", "node_modules")
BLOCK: Final = re.compile(r"^```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE: Final = re.compile(r"^--- (\S+)\n", re.MULTILINE)
NEXT: Final = re.compile(r"^@@.*\n", re.MULTILINE)
LIMIT_SECONDS: Final = 240


class Change(NamedTuple):
    """What stands in a file, and what shall stand there instead."""

    path: str
    before: str
    after: str


def changes(recipe: Path) -> Iterator[Change]:
    for block in BLOCK.findall(recipe.read_text(encoding="utf-8")):
        _, *parts = FILE.split(block)
        for path, lines in zip(parts[::2], parts[1::2], strict=True):
            for hunk in NEXT.split(lines):
                yield Change(path, side(hunk, "-"), side(hunk, "+"))


def side(hunk: str, sign: str) -> str:
    """The lines of a change that stand on one side of it; an empty line may lack its blank."""
    lines = [line or " " for line in hunk.splitlines()]
    return "".join(f"{line[1:]}\n" for line in lines if line[0] in (" ", sign))


def copy_of_the_tree(to: Path) -> Path:
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, to / name)
    return to


def follow(recipe: Path, tree: Path) -> None:
    for change in changes(recipe):
        file = tree / change.path
        text = file.read_text(encoding="utf-8")
        times = text.count(change.before)
        assert times == 1, f"{recipe.name}: {change.path} has this {times} times:\n{change.before}"
        file.write_text(text.replace(change.before, change.after), encoding="utf-8")


def program_files(recipe: Path) -> list[str]:
    """The changed files that are neither proof (docs, tests) nor words."""
    paths = dict.fromkeys(change.path for change in changes(recipe))
    return [path for path in paths if path.startswith("src/") and path.endswith(".py")]


def run_in(tree: Path, *arguments: str) -> str:
    """Run Python in the copy; what it printed. Its failure is the test's."""
    environment = os.environ | {
        "MISKATONIC_PURE": "1",
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "XDG_DATA_HOME": str(tree / "data"),
    }
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@functools.cache
def played_with(tree: Path, option: str, value: str) -> Any:
    """What comes to pass in games of the copy with this option (play_with.py)."""
    return json.loads(run_in(tree, "-m", "tests.recipes.play_with", option, value))
