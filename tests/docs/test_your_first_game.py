"""docs/your-first-game.md shows exactly the whole example, piece by piece."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "your-first-game.md"
EXAMPLE = ROOT / "examples" / "highest_card.py"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = "# -----"


def blocks(language: str) -> list[str]:
    found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    return [code for named, code in found if named == language]


def lines(code: str) -> list[str]:
    return [line for line in code.splitlines() if line and not line.startswith(HEADING)]


def test_every_block_is_a_piece_of_the_file() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert [block for block in blocks("python") if block not in source] == []


def test_the_blocks_are_the_whole_file_in_order() -> None:
    shown = [line for block in blocks("python") for line in lines(block)]
    assert shown == lines(EXAMPLE.read_text(encoding="utf-8"))


def test_the_texts_on_the_page_are_those_of_the_file() -> None:
    (words,) = blocks("ftl")
    file = EXAMPLE.parent / "text" / "en" / "highest_card.ftl"
    assert words == file.read_text(encoding="utf-8")


def test_the_example_is_short_and_imports_only_the_public_api() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 150
    assert re.findall(r"^.*miskatonic.* import|^import miskatonic.*$", source, re.MULTILINE) == [
        "import miskatonic as mk"
    ]
