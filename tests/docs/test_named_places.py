"""Files, functions and pages that a page names exist."""

import ast
import re
from pathlib import Path

import pytest

from tests.docs.pages import MADE, ROOT, anchors, files, found, links, names_in, pages, places

every_page = pytest.mark.parametrize(
    "page", pages(), ids=[page.relative_to(ROOT).as_posix() for page in pages()]
)
ARCHITECTURE = ROOT / "docs" / "architecture.md"
# Indented, or at a Python prompt. In the diffs of recipes, imports run as part of the recipe.
IMPORT = re.compile(
    r"^(?:>>> |\.\.\. | )*from (miskatonic[\w.]*) import (\([^()]*\)|[^()\n#]+)", re.MULTILINE
)


@every_page
def test_every_named_file_exists(page: Path) -> None:
    named = [place.path for place in places(page) if not place.path.startswith(MADE)]
    assert [path for path in named if not found(path)] == []


@every_page
def test_every_name_exists_in_the_file_before_it(page: Path) -> None:
    missing = []
    for place in [each for each in places(page) if each.names]:
        known = {name for file in found(place.path) for name in names_in(file)}
        missing += [f"{place.path}: {name}" for name in place.names if name not in known]
    assert missing == []


@every_page
def test_every_link_works(page: Path) -> None:
    lost = []
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


@every_page
def test_every_named_make_target_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"(?:`|^ {4})make ([a-z][a-z-]*)", text, re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    assert [name for name in named if name not in targets] == []


@every_page
def test_every_named_module_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    dotted = set(re.findall(r"`(miskatonic(?:\.[a-z_]\w*)+)`", text))
    tools = set(re.findall(r"python -m ((?:tools|bench)\.\w+)", text))
    paths = [f"src/{name.replace('.', '/')}" for name in dotted]
    paths += [name.replace(".", "/") for name in tools]
    missing = [path for path in paths if not is_module(ROOT / path)]
    assert missing == []


@every_page
def test_every_import_names_what_its_module_has(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = []
    for module, names in IMPORT.findall(text):
        path = ROOT / "src" / module.replace(".", "/")
        known = importable(path)
        missing += [
            f"from {module} import {name}"
            for name in re.findall(r"\w+", re.sub(r" as \w+", "", names))
            if name not in known and not is_module(path / name)
        ]
    assert missing == []


def test_imports_are_found_in_code_of_every_notation() -> None:
    lines = [
        "        from miskatonic.a import b, c as d",
        ">>> from miskatonic.e import (",
        "...     f)",
    ]
    lines += ["Say from miskatonic.g import h"]
    found = IMPORT.findall("\n".join(lines))
    assert found == [("miskatonic.a", "b, c as d"), ("miskatonic.e", "(\n...     f)")]


def is_module(path: Path) -> bool:
    return source_of(path) is not None


def source_of(path: Path) -> Path | None:
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if file.is_file()), None)


def importable(path: Path) -> set[str]:
    """The names of a module: those it defines, and those it imports itself."""
    file = source_of(path)
    if file is None:
        return set()
    imports = [
        node
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    imported = {each.asname or each.name for node in imports for each in node.names}
    return imported | names_in(file.relative_to(ROOT).as_posix())


def test_the_tree_in_architecture_md_matches_the_repository() -> None:
    block = ARCHITECTURE.read_text(encoding="utf-8").partition("```text\n")[2].partition("```")[0]
    shown = [line.split()[0] for line in block.splitlines() if line and not line.startswith(" ")]
    assert len(shown) > 15
    assert [path for path in shown if not found(path)] == []
    packages = [each for each in files() if each.startswith("src/miskatonic/")]
    top = {each for each in packages if each.count("/") == 3 and each.endswith("/")}
    assert top - set(shown) == set()


def test_the_walkthroughs_name_many_functions() -> None:
    """A change of the notation would leave nothing to check."""
    assert sum(len(place.names) for place in places(ARCHITECTURE)) > 60
