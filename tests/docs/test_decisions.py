"""docs/adr: pages are numbered without gaps, indexed, and mentioned by numbers that exist."""

import re
import subprocess

from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "adr"
PAGES = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")
MENTION = re.compile(r"\bADRs? (\d+)\b|\badr/(\d{4})")


def title(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ")


def test_pages_are_numbered_without_gaps() -> None:
    assert [int(path.name[:4]) for path in PAGES] == list(range(1, len(PAGES) + 1))
    numbers = [title(path.read_text(encoding="utf-8")).partition(". ")[0] for path in PAGES]
    assert numbers == [str(number) for number in range(1, len(PAGES) + 1)]


def test_the_index_lists_every_page_by_its_title() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^(\d+)\. \[(.+)\]\((.+)\)$", index, re.MULTILINE)
    shown = [(f"{number}. {words}", name) for number, words, name in listed]
    assert shown == [(title(path.read_text(encoding="utf-8")), path.name) for path in PAGES]


def test_pages_have_context_decision_and_consequences() -> None:
    parts = ("**Context.**", "**Decision.**", "**Consequences.**")
    texts = {path.name: path.read_text(encoding="utf-8") for path in PAGES}
    assert [name for name, text in texts.items() if any(part not in text for part in parts)] == []


def test_every_mentioned_adr_exists() -> None:
    found = subprocess.run(
        ["git", "grep", "-nIE", r"ADRs? [0-9]+|adr/[0-9]{4}", "--", ".", ":!tests/docs"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.splitlines()
    assert len(found) > 20
    known = range(1, len(PAGES) + 1)
    numbers = {line: [int(a or b) for a, b in MENTION.findall(line)] for line in found}
    assert [line for line, named in numbers.items() if any(n not in known for n in named)] == []
