"""The pages of this repository, and what they name: files, folders, names in files, links.

Files and folders are named in code: `src/miskatonic/kernel/`. The end of a path suffices if it is
unambiguous: `kernel/state.py`, `CHANGELOG.md`. `<game>` stands for any one name, and `{en,de}` for
each of these. Names in a file follow it after a colon:

    `src/miskatonic/kernel/state.py`: `then`, `Step.run`
"""

import ast
import functools
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = ("bench", "client", "deploy", "docs", "examples", "src", "tests", "tools", ".ci")
UNSEEN: Final = ("node_modules", "__pycache__", "static")
# Pages may name these although they exist only when needed.
MADE: Final = (
    ".venv/",
    "<game>.reference.json",
    "build/",
    "node_modules/",
    "pack.toml",
    "protocol.ts",
    "reference.json",
    "src/generated/",
)

FILE: Final = r"[\w.<>{},*/-]+(?:\.(?:py|ts|svelte|toml|ftl|md|json|sql|lock|svg)|/)"
PLACE: Final = re.compile(rf"`({FILE})`(?::((?:(?:,| and)? `[^`\s/]+`)+))?")
NAME: Final = re.compile(r"`([^`]+)`")
LINK: Final = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


class Place(NamedTuple):
    """A file or folder that a page names, and the names in it."""

    page: Path
    path: str
    names: tuple[str, ...]


def pages() -> list[Path]:
    names = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "client/README.md")
    found = [ROOT / name for name in names]
    return [*found, *sorted((ROOT / "docs").rglob("*.md"))]


def prose(page: Path) -> str:
    """The page without its code blocks, one line per paragraph."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    return re.sub(r"(?<=\S)\n[ ]*(?=\S)", " ", text)


def places(page: Path) -> list[Place]:
    found = PLACE.finditer(prose(page))
    return [Place(page, each[1], tuple(NAME.findall(each[2] or ""))) for each in found]


def links(page: Path) -> list[str]:
    found = LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    return [first or second for first, second in found if "://" not in first + second]


def anchors(page: Path) -> set[str]:
    """The ids of a page's headings."""
    headings = HEADING.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


# ---------------------------------------------------------------- files


@functools.cache
def files() -> list[str]:
    """All files and (with a slash at the end) folders, from the root."""
    found = [path.name for path in ROOT.iterdir() if path.is_file()]
    waiting = [ROOT / folder for folder in FOLDERS if (ROOT / folder).is_dir()]
    while waiting:
        folder = waiting.pop()
        inside = list(folder.iterdir())
        # A folder that was moved away may still hold bytecode.
        if all(path.name in UNSEEN for path in inside):
            continue
        found.append(f"{folder.relative_to(ROOT).as_posix()}/")
        for path in inside:
            if path.is_file():
                found.append(path.relative_to(ROOT).as_posix())
            elif path.name not in UNSEEN:
                waiting.append(path)
    return found


def found(path: str) -> list[str]:
    """The files that a path matches."""
    return [each for pattern in patterns(path) for each in files() if is_meant(each, pattern)]


def patterns(path: str) -> list[str]:
    parts = re.split(r"\{([^}]*)\}", re.sub(r"<\w+>", "*", path))
    choices = [part.split(",") if at % 2 else [part] for at, part in enumerate(parts)]
    return ["".join(each) for each in product(*choices)]


def is_meant(file: str, pattern: str) -> bool:
    return fnmatchcase(file, pattern) or fnmatchcase(file, f"*/{pattern}")


# ---------------------------------------------------------------- names


@functools.cache
def names_in(file: str) -> set[str]:
    source = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".py"):
        return set(python_names(ast.parse(source).body))
    return set(client_names(source))


def python_names(body: list[ast.stmt], owner: str = "") -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield f"{owner}{node.name}"
            if isinstance(node, ast.ClassDef):
                yield from python_names(node.body, f"{owner}{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (f"{owner}{each.id}" for each in targets if isinstance(each, ast.Name))
        if isinstance(node, ast.FunctionDef) and owner:
            yield from (f"{owner}{name}" for name in set_on_self(node))


def set_on_self(method: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(method):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


DECLARED: Final = re.compile(
    r"^(?:export )?(?:async )?(?:function|class|interface|type|const|let) (?:\{ )?(\w+)"
)
MEMBER: Final = re.compile(r"^  (?:readonly |async )*([#\w]+)(?:\?)?\s*[(:=<;]")


def client_names(source: str) -> Iterator[str]:
    """The names that TypeScript declares, at top level or as members of the class above."""
    inside = source
    script = re.search(r"<script[^>]*>\n(.*?)</script>", source, re.DOTALL)
    if script is not None:
        inside = re.sub(r"^  ", "", script[1], flags=re.MULTILINE)
    owner = ""
    for line in inside.splitlines():
        declared, member = DECLARED.match(line), MEMBER.match(line)
        if declared is not None:
            owner = declared[1]
            yield owner
        elif member is not None and owner:
            yield f"{owner}.{member[1]}"
