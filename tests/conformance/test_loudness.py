"""Quiet games create no events, which keeps search and simulation fast."""

import ast
from pathlib import Path

import pytest

import miskatonic.games

GAMES = Path(miskatonic.games.__path__[0])
RULES = sorted([*GAMES.glob("*/rules/*.py"), *GAMES.glob("*/model/*.py")])


class Unguarded(ast.NodeVisitor):
    """Finds lines that call tell() neither in `if g.loud:` nor after `if not g.loud: return`."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.guarded = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before, self.guarded = self.guarded, False
        for line in node.body:
            self.visit(line)
            if isinstance(line, ast.If) and _is_quiet(line.test):
                self.guarded = True
        self.guarded = before

    def visit_If(self, node: ast.If) -> None:
        before = self.guarded
        self.guarded = before or "g.loud" in ast.unparse(node.test).split(" and ")
        for line in node.body:
            self.visit(line)
        self.guarded = before
        for line in node.orelse:
            self.visit(line)

    def visit_Call(self, node: ast.Call) -> None:
        told = ast.unparse(node.func) in ("tell", "mk.tell")
        if told and not self.guarded:
            self.lines.append(node.lineno)
        self.generic_visit(node)


def _is_quiet(test: ast.expr) -> bool:
    return ast.unparse(test) == "not g.loud"


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_events_are_told_only_in_loud_games(path: Path) -> None:
    found = Unguarded()
    found.visit(ast.parse(path.read_text(encoding="utf-8")))
    assert found.lines == []
