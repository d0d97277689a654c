"""Every printed example and FAQ entry is a test: `python -m tools.printed_examples`.

A rules page ends with a section "## Printed examples": a table whose last column names, in
backticks, the tests of that example, by the name of the function, or `file::function` where the
name alone would do for several. Says how many examples of each game have a test, and fails on a row
without one and on a test that does not exist.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HEADING = "## Printed examples"
NAMED = re.compile(r"`([^`]+)`")
RULE = re.compile(r"\|(\s*:?-+:?\s*\|)+")
CELLS = re.compile(r"(?<!\\)\|")

# By the name of a test, the files that have one of this name.
Tests = dict[str, list[str]]


class Example(NamedTuple):
    """A row of a page's table: where it stands, what it says, and the tests that it names."""

    where: str
    what: str
    tests: tuple[str, ...]


def has_section(text: str) -> bool:
    return HEADING in text.splitlines()


def examples_of(text: str, page: str) -> list[Example]:
    """The rows of the tables in the section, without their headings."""
    found: list[Example] = []
    inside = False
    rows = 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            inside = line == HEADING
        if not inside or not line.startswith("|"):
            rows = 0
            continue
        rows += 1
        if rows == 1 or RULE.fullmatch(line.strip()):
            continue
        cells = [cell.strip() for cell in CELLS.split(line.strip().strip("|"))]
        found.append(Example(f"{page}:{number}", cells[0], tuple(NAMED.findall(cells[-1]))))
    return found


def read_tests(tests: Path) -> Tests:
    """All functions that pytest would run, read from the syntax tree."""
    found: Tests = {}
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), where)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if node.name.startswith("test"):
                found.setdefault(node.name, []).append(where)
    return found


def exists(name: str, tests: Tests) -> bool:
    """A test by its name, with or without its file and the values that it is run with."""
    file, _, function = name.partition("[")[0].rpartition("::")
    at = tests.get(function, [])
    if not file:
        return bool(at)
    return any(each == file or each.endswith(f"/{file}") for each in at)


def faults(examples: list[Example], tests: Tests) -> Iterator[str]:
    for example in examples:
        if not example.tests:
            yield f"{example.where}: {example.what!r} names no test in its last column"
        for name in example.tests:
            if not exists(name, tests):
                yield f"{example.where}: no test {name}"


def main(root: Path = ROOT) -> int:
    tests = read_tests(root / "tests")
    found: list[str] = []
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        examples = examples_of(page.read_text(encoding="utf-8"), f"docs/rules/{page.name}")
        wrong = list(faults(examples, tests))
        print(f"{page.stem}: {len(examples)} printed examples, {len(wrong)} faults")
        found += wrong
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
