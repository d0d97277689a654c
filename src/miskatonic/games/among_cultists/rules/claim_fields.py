"""The fields of a claim, read with their types.

They were checked when the claim was made (claims/grammar.py), so a wrong type here is a bug.
"""

from collections.abc import Mapping
from typing import cast

# A ground, and the claim inside an answer, are small maps of the same values.
PlainValue = bool | int | str | list[str] | None
NestedFields = dict[str, PlainValue | dict[str, PlainValue | dict[str, PlainValue]]]
ClaimFields = dict[str, PlainValue | NestedFields]
# The fields of a claim, or of a map inside it.
Fields = Mapping[str, object]


def number_in(fields: Fields, name: str) -> int:
    value = fields[name]
    assert isinstance(value, int), value
    return value


def number_if_any(fields: Fields, name: str) -> int | None:
    """The number in a field; None if it is missing."""
    return None if fields.get(name) is None else number_in(fields, name)


def word_in(fields: Fields, name: str) -> str:
    value = fields[name]
    assert isinstance(value, str), value
    return value


def words_in(fields: Fields, name: str) -> list[str]:
    value = fields[name]
    assert isinstance(value, list), value
    return cast(list[str], value)


def ground_in(fields: Fields) -> Fields:
    """AC-T15  The ground of an accusation or a defence."""
    value = fields["ground"]
    assert isinstance(value, dict), value
    return cast(dict[str, object], value)


def answered_in(fields: Fields) -> tuple[str, Fields] | None:
    """AC-T17  The kind and the fields of the claim within an answer; None is "no answer"."""
    value = fields["claim"]
    if value is None:
        return None
    assert isinstance(value, dict), value
    inner = cast(dict[str, object], value)
    stated = inner["fields"]
    assert isinstance(stated, dict), stated
    return word_in(inner, "kind"), cast(dict[str, object], stated)
