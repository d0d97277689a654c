"""The tables of the schema page match the classes in card_effects/."""

import re
from pathlib import Path

import pytest

from miskatonic.games.death_may_die.card_data.abilities import Condition, Effect
from miskatonic.games.death_may_die.card_effects.irregular import Irregular
from miskatonic.games.death_may_die.card_effects.registry import (
    AMOUNTS,
    CONDITIONS,
    GROUPS,
    PLACES,
    VERBS,
)
from miskatonic.games.death_may_die.library import library

SCHEMA = Path(__file__).resolve().parents[4] / "docs/design/death-may-die-content-schema.md"
TABLE = re.compile(r"^\| (\w+) \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", re.MULTILINE)


def rows(*headings: str) -> dict[str, str]:
    """The first two columns of all tables with this heading."""
    found: dict[str, str] = {}
    for heading, body in TABLE.findall(SCHEMA.read_text(encoding="utf-8")):
        if heading in headings:
            for line in body.splitlines():
                word, fields = line.strip("| ").split(" | ")[:2]
                assert word.strip("`") not in found, f"{word} twice"
                found[word.strip("`")] = fields
    return found


def documented_fields(cell: str) -> list[str]:
    """`n, [at]` in the notation of a class: n, at?"""
    if cell == "–":
        return []
    return sorted(re.sub(r"\[(.+)\]", r"\1?", each) for each in cell.split(", "))


def class_fields(
    words: dict[str, type[Effect]] | dict[str, type[Condition]],
) -> dict[str, list[str]]:
    return {name: sorted(kind.fields) for name, kind in words.items()}


def test_the_schema_page_lists_every_verb_with_its_fields() -> None:
    told = {name: documented_fields(cell) for name, cell in rows("verb").items()}
    assert told == {**class_fields(VERBS), Irregular.name: ["name"]}


def test_the_schema_page_lists_every_condition_with_its_fields() -> None:
    told = {name: documented_fields(cell) for name, cell in rows("word").items()}
    assert told == class_fields(CONDITIONS)


@pytest.mark.parametrize(
    ("heading", "words"), [("amount", AMOUNTS), ("place", PLACES), ("who", GROUPS)]
)
def test_the_schema_page_lists_every_amount_place_and_group(
    heading: str, words: dict[str, object]
) -> None:
    assert sorted(name.partition(":")[0] for name in rows(heading)) == sorted(words)


def test_every_effect_has_a_unique_number() -> None:
    for at, effect in enumerate(library().effects):
        assert effect.number == at
