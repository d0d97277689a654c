"""Follow recipes with worked examples in a copy of the repository.

In docs/recipes a code block marked `diff` holds changes. `--- path` names the file, and `@@`
separates two changes. The lines that a change expects must occur exactly once; a line that ends in
… matches any continuation. A change with only added lines creates a file. A block marked `sh` holds
commands, which run after all changes.
"""

import functools
import glob
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tools.client import npm_in

ROOT: Final = Path(__file__).resolve().parents[2]
RECIPES: Final = ROOT / "docs" / "recipes"
COPIED: Final = ("src", "docs", "tests", "tools", "examples", "bench", "client")
FILES: Final = (
    ".editorconfig", "pyproject.toml", "hatch_build.py", "README.md", "CONTRIBUTING.md",
    "CHANGELOG.md",
)  # fmt: skip
# With it, mypy checks only what a recipe has changed.
MYPY_CACHE: Final = ".mypy_cache"
# These commands of `make check` take long, so they run once, after all recipes.
LONG: Final = ("mypy", "tools.client")
LEFT_OUT: Final = ("__pycache__", "*.so", "*.pyd", "static", "node_modules", "screens", "games")
BLOCK: Final = re.compile(r"^```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS: Final = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE: Final = re.compile(r"^--- (\S+)\n", re.MULTILINE)
NEXT: Final = re.compile(r"^@@.*\n", re.MULTILINE)
BIN: Final = Path(sys.executable).parent
NPM_RECORD: Final = ".package-lock.json"
MAIN: Final = "import sys; from miskatonic.cli import main; sys.exit(main(sys.argv[1:]))"
LIMIT_SECONDS: Final = 480
ANYTHING: Final = "…"
# Set on a machine that must run all tests.
NEEDED: Final = "MISKATONIC_NEEDS_BROWSER"


class Change(NamedTuple):
    """One change of a file: its lines, each with the prefix ` `, `-` or `+`."""

    path: str
    lines: tuple[str, ...]

    @property
    def is_new_file(self) -> bool:
        return all(line[0] == "+" for line in self.lines)

    def apply(self, text: str) -> str:
        """The text after the change; the expected lines must occur exactly once."""
        before = [line for line in self.lines if line[0] != "+"]
        found = list(re.finditer("".join(map(pattern, before)), text, re.MULTILINE))
        expected = "\n".join(before)
        assert len(found) == 1, f"{self.path} has this {len(found)} times:\n{expected}"
        there = iter(found[0][0].splitlines())
        after = []
        for line in self.lines:
            old = line[1:] if line[0] == "+" else next(there)
            if line[0] != "-":
                after.append(f"{old}\n")
        return f"{text[: found[0].start()]}{''.join(after)}{text[found[0].end() :]}"


def pattern(line: str) -> str:
    """An expected line; one that ends in … matches any continuation."""
    words = line[1:]
    if words.endswith(ANYTHING):
        return f"^{re.escape(words.removesuffix(ANYTHING))}.*\n"
    return f"^{re.escape(words)}\n"


def changes(recipe: Path) -> Iterator[Change]:
    for block in BLOCK.findall(recipe.read_text(encoding="utf-8")):
        _, *parts = FILE.split(block)
        for path, lines in zip(parts[::2], parts[1::2], strict=True):
            for hunk in NEXT.split(lines):
                yield Change(path, tuple(line or " " for line in hunk.splitlines()))


def copy_of_the_tree(to: Path) -> Path:
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name, ignore=left_out)
    for name in FILES:
        shutil.copy2(ROOT / name, to / name)
    link_packages(ROOT / "client" / "node_modules", to / "client" / "node_modules")
    return to


def left_out(folder: str, names: list[str]) -> set[str]:
    """Build products, pictures and recorded games; but a `games` folder may have the rules."""
    ignored = set(shutil.ignore_patterns(*LEFT_OUT)(folder, names))
    return ignored if folder.endswith("strength") else ignored - {"games"}


def link_packages(installed: Path, to: Path) -> None:
    """Link each package by itself, so that an `npm ci` in the copy deletes nothing but links.

    A new record of what is installed tells tools.client that it is up to date. Vite's cache is left
    out, because two copies would overwrite each other's.
    """
    if installed.is_dir():
        to.mkdir()
        for package in installed.iterdir():
            if not package.name.startswith(".vite") and package.name != NPM_RECORD:
                (to / package.name).symlink_to(package)
        if (installed / NPM_RECORD).exists():
            shutil.copyfile(installed / NPM_RECORD, to / NPM_RECORD)


def follow(recipe: Path, tree: Path) -> None:
    """Apply the changes of a recipe, then run its commands."""
    for change in changes(recipe):
        file = tree / change.path
        if change.is_new_file:
            assert not file.exists(), f"{change.path} exists already"
            file.write_text("".join(f"{line[1:]}\n" for line in change.lines), encoding="utf-8")
        else:
            text = file.read_text(encoding="utf-8")
            file.write_text(change.apply(text), encoding="utf-8")
    for command in commands(recipe):
        perform(command, tree)


def commands(recipe: Path) -> list[str]:
    blocks = COMMANDS.findall(recipe.read_text(encoding="utf-8"))
    return [line for block in blocks for line in block.splitlines()]


def perform(command: str, tree: Path) -> None:
    program, *arguments = shlex.split(command)
    if program == "rm":
        for name in [each for word in arguments for each in glob.glob(word, root_dir=tree)]:
            (tree / name).unlink()
        return
    if program == "miskatonic":
        arguments = ["-c", MAIN, *arguments]
    else:
        assert program == "python", command
    run_in(tree, *arguments)


def program_files(recipe: Path) -> list[str]:
    """The changed files that are neither docs, tests nor texts."""
    paths = dict.fromkeys(change.path for change in changes(recipe))
    return [path for path in paths if path.startswith("src/") and path.endswith(".py")]


def run_in(tree: Path, *arguments: str) -> str:
    """Run Python in the copy; return its output, or fail."""
    return run(tree, sys.executable, *arguments)


def run(tree: Path, *command: str) -> str:
    """Run a command in the copy; return its output, or fail."""
    environment = os.environ | {
        "MISKATONIC_PURE": "1",
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]),
        "XDG_DATA_HOME": str(tree / "data"),
    }
    done = subprocess.run(
        command,
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LIMIT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def commands_of_check() -> list[str]:
    """The commands of `make check`, as the Makefile has them."""
    rule = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ncheck: setup\n")[2]
    return [line.strip() for line in takewhile(lambda line: line[:1] == "\t", rule.splitlines())]


def make_check(tree: Path) -> None:
    """Run all commands of `make check` in the copy."""
    if (ROOT / MYPY_CACHE).is_dir():
        shutil.copytree(ROOT / MYPY_CACHE, tree / MYPY_CACHE)
    run_checks(tree, commands_of_check())


def check_quickly(tree: Path) -> None:
    """Run the quick commands of `make check` in the copy."""
    commands = commands_of_check()
    quick = [command for command in commands if not any(each in command for each in LONG)]
    run_checks(tree, quick)


def run_checks(tree: Path, commands: list[str]) -> None:
    """Run commands; if programs are missing, run the others and then skip the test.

    On a machine that must run all tests, the test fails instead.
    """
    missing = []
    for command in commands:
        program, *arguments = shlex.split(command.replace("$(BIN)", str(BIN)))
        reason = why_not(program, arguments)
        if reason:
            missing.append(reason)
        else:
            run(tree, program, *arguments)
    if missing and os.environ.get(NEEDED):
        pytest.fail(f"{', '.join(missing)}, and {NEEDED} is set")
    if missing:
        pytest.skip(", ".join(missing))


def why_not(program: str, arguments: list[str]) -> str:
    """Why a command cannot run here, or nothing."""
    if not Path(program).exists():
        return f"no {Path(program).name} here: make setup"
    if "tools.client" not in arguments:
        return ""
    # Without these, tools.client would install them.
    is_installed = (ROOT / "client" / "node_modules" / NPM_RECORD).exists()
    has_node = any(npm_in(folders) for folders in (os.environ.get("PATH", ""), str(BIN)))
    return (
        "" if is_installed and has_node else "the client's packages are not installed: make client"
    )


@functools.cache
def played_with(tree: Path, option: str, value: str) -> Any:
    """The results of games in the copy with this option (play_with.py)."""
    return json.loads(run_in(tree, "-m", "tests.recipes.play_with", option, value))
