"""Check that every clause and every printed example has a test: `python -m tools.clauses`.

Clauses come from docs/rules/<game>.md, and the ids that tests carry (`@clause("AR-T4")`) from their
syntax trees; docs/rules/open.toml lists clauses that are not implemented yet. A clause without a
test, an id without a clause, and an open clause with a test are errors.

A rules page ends with a section "## Printed examples": a table whose last column names, in
backticks, the tests of that example, as `function` or, if that is ambiguous, `file::function`. A
row without a test and a test that does not exist are errors.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WAITING_FOR = ("server", "client")

# A bullet starts with its clause; further clauses in the bullet follow a full stop:
#   - DMD-025 At most 4 stress. DMD-026 At the maximum no more can be taken.
# Rulings may omit the game after the first one in a bullet:
#   - DMD-R1 At 3 or more. R2 All revealed stages apply.
FIRST = re.compile(r"- (?P<game>[A-Z]+)-(?P<id>[A-Z]*\d+) ")
FURTHER = re.compile(r"(?<=\. )(?:(?P<game>[A-Z]+)-)?(?P<id>[A-Z]*\d+) ")
RULING = re.compile(r"R\d+")


HEADING = "## Printed examples"
NAMED_TESTS = re.compile(r"`([^`]+)`")
TABLE_RULE = re.compile(r"\|(\s*:?-+:?\s*\|)+")
CELLS = re.compile(r"(?<!\\)\|")


class Named(NamedTuple):
    """A clause id as a test names it, and where."""

    clause: str
    where: str


class Open(NamedTuple):
    """The entry of a game in open.toml."""

    all: bool
    reason: str
    clauses: frozenset[str]


class Unreadable(Exception):
    """A file that cannot be parsed; the message names the file, the place and the fix."""


# ---------------------------------------------------------------- the clauses


def clauses_of(text: str) -> list[str]:
    """The ids that a rules file defines, in order; ids that it only mentions are left out."""
    return [clause for bullet in bullets(text) for clause in clauses_of_bullet(bullet)]


def bullets(text: str) -> Iterator[str]:
    """The bullets outside code blocks, each joined to one line."""
    bullet = ""
    in_code = False
    for line in text.splitlines():
        in_code ^= line.startswith("```")
        if bullet and line.startswith("  ") and not in_code:
            bullet += " " + line.strip()
            continue
        if bullet:
            yield bullet
        bullet = line if line.startswith("- ") and not in_code else ""
    if bullet:
        yield bullet


def clauses_of_bullet(bullet: str) -> Iterator[str]:
    first = FIRST.match(bullet)
    if first is None:
        return
    game = first["game"]
    yield f"{game}-{first['id']}"
    for further in FURTHER.finditer(bullet, first.end()):
        short_ruling = RULING.fullmatch(first["id"]) and RULING.fullmatch(further["id"])
        if further["game"] == game or (further["game"] is None and short_ruling):
            yield f"{game}-{further['id']}"


def read_clauses(rules: Path) -> dict[str, list[str]]:
    """The clauses of each game, by the name of its file."""
    games = {}
    defined: dict[str, str] = {}
    for path in sorted(rules.glob("*.md")):
        found = clauses_of(path.read_text(encoding="utf-8"))
        for clause in found:
            if clause in defined:
                raise Unreadable(
                    f"{path.name}: {clause} is defined a second time (first in {defined[clause]});"
                    " renumber it, or do not begin a sentence with a clause it refers to"
                )
            defined[clause] = path.name
        games[path.stem] = found
    return games


# ---------------------------------------------------------------- the tests


def named_in(source: str, where: str) -> list[Named]:
    """The ids that a test file names: `@clause(…)`, `pytestmark = clause(…)`, `marks=clause(…)`."""
    tree = ast.parse(source, where)
    for definition in ast.walk(tree):
        if isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            require_a_test(definition, where)
    return [
        named
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and is_clause(call)
        for named in named_by(call, where)
    ]


def is_clause(call: ast.expr) -> bool:
    return (
        isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "clause"
    )


def require_a_test(
    definition: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, where: str
) -> None:
    """Raise Unreadable for @clause on a function that pytest would silently skip."""
    is_test = definition.name.lower().startswith("test")
    if any(map(is_clause, definition.decorator_list)) and not is_test:
        raise Unreadable(
            f"{where}:{definition.lineno}: {definition.name} carries @clause but is no test"
        )


def named_by(call: ast.Call, where: str) -> Iterator[Named]:
    for argument in call.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise Unreadable(
                f"{where}:{call.lineno}: clause() takes plain ids, not {ast.unparse(argument)}"
            )
        yield Named(argument.value, f"{where}:{call.lineno}")


def read_tests(tests: Path) -> list[Named]:
    return [
        named
        for path in sorted(tests.rglob("*.py"))
        for named in named_in(
            path.read_text(encoding="utf-8"), path.relative_to(tests.parent).as_posix()
        )
    ]


# ---------------------------------------------------------------- open clauses


def read_open(path: Path, games: dict[str, list[str]]) -> dict[str, Open]:
    if not path.exists():
        return {}
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{path.name}: {error}") from error
    return {game: open_of(game, table, games, path.name) for game, table in tables.items()}


def open_of(game: str, table: dict[str, Any], games: dict[str, list[str]], where: str) -> Open:
    if game not in games:
        raise Unreadable(f"{where}: no game {game!r}; there are {', '.join(games)}")
    unknown = table.keys() - {"all", "reason", *WAITING_FOR}
    if unknown:
        raise Unreadable(
            f"{where}: [{game}] has unknown keys {sorted(unknown)};"
            f" known are all, reason, {', '.join(WAITING_FOR)}"
        )
    if not table.get("reason"):
        raise Unreadable(f"{where}: [{game}] needs a reason")
    listed = [clause for part in WAITING_FOR for clause in table.get(part, [])]
    for clause in listed:
        if clause not in games[game] or listed.count(clause) > 1:
            raise Unreadable(f"{where}: [{game}] lists {clause}, unknown to {game}.md or twice")
    return Open(bool(table.get("all", False)), table["reason"], frozenset(listed))


# ---------------------------------------------------------------- the check


def faults(
    games: dict[str, list[str]], tests: list[Named], waiting: dict[str, Open]
) -> Iterator[str]:
    proven = {named.clause for named in tests}
    known = {clause for clauses in games.values() for clause in clauses}
    for named in tests:
        if named.clause not in known:
            yield f"{named.where}: no clause {named.clause} in docs/rules"
    for game, clauses in games.items():
        yield from faults_of_game(game, clauses, proven, waiting.get(game))


def faults_of_game(
    game: str, clauses: list[str], proven: set[str], waiting: Open | None
) -> Iterator[str]:
    if waiting is not None and waiting.all:
        if proven.issuperset(clauses):
            yield f"open.toml: every clause of {game} has a test; remove [{game}]"
        return
    listed = waiting.clauses if waiting is not None else frozenset()
    for clause in clauses:
        if clause in listed and clause in proven:
            yield f"open.toml: {clause} has a test; remove it from [{game}]"
        if clause not in listed and clause not in proven:
            yield f"docs/rules/{game}.md: {clause} has no test"


def counts(
    games: dict[str, list[str]], tests: list[Named], waiting: dict[str, Open]
) -> Iterator[str]:
    for game, clauses in games.items():
        proven = len(set(clauses).intersection(named.clause for named in tests))
        line = f"{game}: {proven} of {len(clauses)} clauses have a test"
        if game in waiting:
            line += f"; open: {waiting[game].reason}"
        yield line


def check_clauses(root: Path = ROOT) -> int:
    """Print how many clauses have a test; return 1 on errors."""
    rules = root / "docs" / "rules"
    try:
        games = read_clauses(rules)
        tests = read_tests(root / "tests")
        waiting = read_open(rules / "open.toml", games)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 1
    for line in counts(games, tests, waiting):
        print(line)
    found = list(faults(games, tests, waiting))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


# ---------------------------------------------------------------- printed examples


# The files that have a test of this name, by name.
Tests = dict[str, list[str]]


class Example(NamedTuple):
    """A row of a page's table: its location, its text, and the tests that it names."""

    where: str
    what: str
    tests: tuple[str, ...]


def has_section(text: str) -> bool:
    return HEADING in text.splitlines()


def examples_of(text: str, page: str) -> list[Example]:
    """The rows of the section's tables, without headings."""
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
        if rows == 1 or TABLE_RULE.fullmatch(line.strip()):
            continue
        cells = [cell.strip() for cell in CELLS.split(line.strip().strip("|"))]
        found.append(Example(f"{page}:{number}", cells[0], tuple(NAMED_TESTS.findall(cells[-1]))))
    return found


def read_test_names(tests: Path) -> Tests:
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


def is_a_test(name: str, tests: Tests) -> bool:
    """Whether a test has this name, with or without its file and parameters."""
    file, _, function = name.partition("[")[0].rpartition("::")
    at = tests.get(function, [])
    if not file:
        return bool(at)
    return any(each == file or each.endswith(f"/{file}") for each in at)


def faults_of_examples(examples: list[Example], tests: Tests) -> Iterator[str]:
    for example in examples:
        if not example.tests:
            yield f"{example.where}: {example.what!r} names no test in its last column"
        for name in example.tests:
            if not is_a_test(name, tests):
                yield f"{example.where}: no test {name}"


def check_examples(root: Path = ROOT) -> int:
    """Print the number of printed examples per game; return 1 if one has no test."""
    tests = read_test_names(root / "tests")
    found: list[str] = []
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        examples = examples_of(page.read_text(encoding="utf-8"), f"docs/rules/{page.name}")
        wrong = list(faults_of_examples(examples, tests))
        print(f"{page.stem}: {len(examples)} printed examples, {len(wrong)} faults")
        found += wrong
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


def main(root: Path = ROOT) -> int:
    return check_clauses(root) | check_examples(root)


if __name__ == "__main__":
    sys.exit(main())
