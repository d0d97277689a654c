"""The tables of printed examples name existing tests and are read correctly."""

from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tools.clauses import (
    examples_of,
    faults_of_examples,
    has_section,
    is_a_test,
    read_test_names,
)

PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS = read_test_names(ROOT / "tests")
HERE = "tests/docs/test_printed_examples.py"

PAGE = """
## Turns
| this | is no example |
|---|---|
| at all | none |

## Printed examples
What the book shows.

| example | page | tests |
|:--|--:|---|
| A gift \\| a loan | 4 | `test_tests_are_found_by_name`, `test_no_such_thing[3]` |
| A theft | 5 | somewhere |

| FAQ | tests |
| --- | --- |
| May I? | `test_printed_examples.py::test_tests_are_found_by_name[a]` |

## Rulings
| not | `test_this` |
"""


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_printed_example_names_tests_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    examples = examples_of(text, page.name)
    assert list(faults_of_examples(examples, TESTS)) == []
    assert has_section(text), f"{page.name} has no section Printed examples"
    assert examples, f"{page.name} has an empty table of printed examples"


def test_only_rows_of_the_section_are_examples() -> None:
    examples = examples_of(PAGE, "page.md")
    assert [each.what for each in examples] == ["A gift \\| a loan", "A theft", "May I?"]
    assert examples[0].tests == ("test_tests_are_found_by_name", "test_no_such_thing[3]")
    assert has_section(PAGE)
    assert not has_section(PAGE.replace("## Printed", "## Other"))


def test_rows_without_a_test_and_missing_tests_are_faults() -> None:
    assert list(faults_of_examples(examples_of(PAGE, "page.md"), TESTS)) == [
        "page.md:12: no test test_no_such_thing[3]",
        "page.md:13: 'A theft' names no test in its last column",
    ]


def test_tests_are_found_by_name() -> None:
    name = "test_tests_are_found_by_name"
    assert HERE in TESTS[name]
    for right in (name, f"{name}[1-2]", f"{HERE}::{name}", f"test_printed_examples.py::{name}"):
        assert is_a_test(right, TESTS), right
    for wrong in ("", "test_nothing", f"tests/docs/test_pages.py::{name}", f"examples.py::{name}"):
        assert not is_a_test(wrong, TESTS), wrong
