"""docs/glossary.md: complete, without duplicates, and with a list of avoided words."""

import ast
import re

from tests.docs.pages import ROOT

TEXT = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "miskatonic"
BANNED = ("bell", "chair", "deed", "desk", "door", "elsewhere", "house", "neighbour", "room")


def sections() -> dict[str, list[str]]:
    """The first column of each table, by heading."""
    parts = re.split(r"^## (.+)$", TEXT, flags=re.MULTILINE)[1:]
    rows = {
        name: re.findall(r"^\| (.+?) \|", body, re.MULTILINE)[1:]
        for name, body in zip(parts[::2], parts[1::2], strict=True)
    }
    return {name: [row for row in found if set(row) != {"-"}] for name, found in rows.items()}


def words(row: str) -> list[str]:
    return [word.strip().strip("`") for word in row.split(",")]


def test_every_package_is_explained() -> None:
    known = {word for rows in sections().values() for row in rows for word in words(row)}
    known |= set(re.findall(r"[\w/]+", TEXT))
    folders = [path.parent for path in PACKAGE.rglob("__init__.py") if path.parent != PACKAGE]
    assert len(folders) > 40
    assert [each.name for each in folders if each.name not in known] == []


def test_every_public_class_of_the_kernel_is_explained() -> None:
    classes = [
        node.name
        for file in (PACKAGE / "kernel").glob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert len(classes) > 20
    assert [name for name in classes if f"`{name}`" not in TEXT] == []


def test_a_section_has_each_word_once() -> None:
    for name, rows in sections().items():
        first = [words(row)[0].lower() for row in rows]
        assert len(set(first)) == len(first), name


def test_the_list_of_avoided_words_exists() -> None:
    listed = {word for row in sections()["Words not used"] for word in words(row)}
    assert [word for word in BANNED if word not in listed] == []
