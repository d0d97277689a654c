"""docs/rules/arkham-ritual.md lists every printed example and FAQ entry."""

from tools.clauses import ROOT, examples_of

PAGE = ROOT / "docs" / "rules" / "arkham-ritual.md"
PRINTED = [
    *[f"Example {number}" for number in range(1, 5)],
    *[f"Question {number}" for number in range(1, 6)],
    "Example in 14",
]


def test_every_printed_example_and_faq_entry_is_listed() -> None:
    rows = examples_of(PAGE.read_text(encoding="utf-8"), PAGE.name)
    assert [row.what.split(" [")[0] for row in rows] == PRINTED
