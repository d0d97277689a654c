"""Every clause of docs/rules is proven by a test that names it: `python -m tools.clauses`.

Reads the clauses from docs/rules/<game>.md, the ids that tests carry (`@clause("AR-T4")`, read from
the syntax tree, so nothing is run), and docs/rules/open.toml, the one list of clauses that wait for
a part of the house which is not built yet. Says how many clauses of each game are proven, and fails
on a clause without a test, on an id that no clause has, and on an open clause that has a test.
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

# A bullet begins with its clause; further clauses of the bullet follow a full stop:
#   - DMD-025 At most 4 stress. DMD-026 At the maximum no more can be taken.
# and rulings may leave out the game after the first of a bullet:
#   - DMD-R1 At 3 or more. R2 All revealed stages apply.
FIRST = re.compile(r"- (?P<game>[A-Z]+)-(?P<id>[A-Z]*\d+) ")
FURTHER = re.compile(r"(?<=\. )(?:(?P<game>[A-Z]+)-)?(?P<id>[A-Z]*\d+) ")
RULING = re.compile(r"R\d+")


class Named(NamedTuple):
    """A clause id as a test names it, and where."""

    clause: str
    where: str


class Open(NamedTuple):
    """What open.toml says of one game."""

    all: bool
    reason: str
    clauses: frozenset[str]


class Unreadable(Exception):
    """A file that does not say what it means; the message names file, place and remedy."""


# ---------------------------------------------------------------- the clauses


def clauses_of(text: str) -> list[str]:
    """The ids that a rules file defines, in its order; ids merely mentioned are not among them."""
    return [clause for bullet in bullets(text) for clause in clauses_of_bullet(bullet)]


def bullets(text: str) -> Iterator[str]:
    """The bullets outside code blocks, each on one line."""
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
                    " number it anew, or do not begin a sentence with a clause it refers to"
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
    """pytest would pass silently over a function of another name, and prove nothing."""
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


# ---------------------------------------------------------------- what is still open


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


# ---------------------------------------------------------------- the verdict


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


def main(root: Path = ROOT) -> int:
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


if __name__ == "__main__":
    sys.exit(main())
