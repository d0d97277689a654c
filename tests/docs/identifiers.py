"""The names that the sources use: in Python and TypeScript code, of files, and of shared texts."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.docs.pages import ROOT, UNSEEN

SOURCES: Final = (
    "src/",
    "client/src/",
    "client/worker/",
    "tests/",
    "bench/",
    "tools/",
)
LEFT_OUT: Final = (*UNSEEN, "generated")
SCRIPT: Final = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
# Comments, strings and templates hold prose.
PROSE: Final = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`""", re.DOTALL
)
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
PART: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


@functools.cache
def identifiers() -> dict[str, frozenset[str]]:
    """The identifiers in each source file, and the names of the file and its folder."""
    found: dict[str, frozenset[str]] = {}
    for place in SOURCES:
        for path in sorted((ROOT / place).rglob("*")):
            inside = path.relative_to(ROOT)
            if path.is_file() and not set(inside.parts) & set(LEFT_OUT):
                named = (path.parent.name, path.name.partition(".")[0])
                found[inside.as_posix()] = frozenset([*named, *names_used(path)])
    return found


def parts(identifier: str) -> set[str]:
    """live_table, LiveTable and LIVE_TABLE → live, table"""
    return {part.lower() for part in PART.findall(identifier)}


def names_used(path: Path) -> Iterator[str]:
    match path.suffix:
        case ".py":
            yield from declared(ast.parse(path.read_text(encoding="utf-8")))
        case ".ts" | ".svelte":
            yield from words_of_code(path.read_text(encoding="utf-8"), path.suffix == ".svelte")
        case ".ftl" if "games" not in path.parts:
            yield from MESSAGE.findall(path.read_text(encoding="utf-8"))


def declared(tree: ast.Module) -> Iterator[str]:
    """What Python code names. The names of tests are sentences, so they are left out."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if not name.startswith("test_"):
                    yield name
            case ast.ClassDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.alias(asname=str(name)):
                yield name


def words_of_code(source: str, is_component: bool) -> Iterator[str]:
    """All identifiers of TypeScript code; of a component, those of its scripts."""
    code = "\n".join(SCRIPT.findall(source)) if is_component else source
    yield from re.findall(r"[A-Za-z_]\w*", PROSE.sub(" ", code))
