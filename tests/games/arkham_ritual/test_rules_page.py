"""docs/rules/arkham-ritual.md: the printed examples and questions, and the tests of them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "arkham-ritual.md"
ROW = re.compile(r"^\| (?P<place>[^|]+) \| [^|]+ \| `(?P<test>test_\w+)` \|$", re.MULTILINE)
PRINTED = [
    *[f"Example {number}" for number in range(1, 5)],
    *[f"Question {number}" for number in range(1, 6)],
    "Example in 14",
]


def test_every_printed_example_and_question_has_a_test_that_exists() -> None:
    rows = [(row["place"], row["test"]) for row in ROW.finditer(PAGE.read_text("utf-8"))]
    assert [place.split(" [")[0] for place, _ in rows] == PRINTED
    sources = [
        path.read_text("utf-8") for path in (ROOT / "tests/games/arkham_ritual").rglob("*.py")
    ]
    for _, test in rows:
        assert len([source for source in sources if f"def {test}(" in source]) == 1, test
