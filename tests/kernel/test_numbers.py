"""Seats, choices and seeds of every type and size that a caller may pass."""

from enum import IntEnum

import pytest

from miskatonic.errors import BadOptions
from miskatonic.kernel.numbers import LARGEST, NO_NUMBER, shown, whole
from miskatonic.kernel.rng import seed_bytes
from tests.kernel.bad_numbers import NO_NUMBERS, Three


class Colour(IntEnum):
    GREEN = 3


@pytest.mark.parametrize("three", [3, Three(), Colour.GREEN], ids=["int", "index", "enum"])
def test_any_integer_type_is_accepted(three: object) -> None:
    assert whole(three) == 3
    assert seed_bytes(three) == seed_bytes(3)


@pytest.mark.parametrize("junk", NO_NUMBERS, ids=[f"{at}" for at in range(len(NO_NUMBERS))])
def test_anything_else_is_not_a_number(junk: object) -> None:
    assert whole(junk) == NO_NUMBER


def test_the_largest_number_is_accepted_and_the_next_is_not() -> None:
    assert whole(LARGEST) == LARGEST
    assert whole(LARGEST + 1) == NO_NUMBER


def test_a_bad_value_is_shown_shortened() -> None:
    assert shown("seat") == "'seat'"
    assert len(shown("x" * 10_000)) == 81
    assert shown(10**5000) == "a int that cannot be shown (ValueError)"


@pytest.mark.parametrize("seed", [True, 1.0, "1", None, [1], b"1", 1 << 5000, -(1 << 5000)])
def test_an_invalid_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOptions, match="expected"):
        seed_bytes(seed)
    assert seed_bytes(1 << 4000) != seed_bytes(-(1 << 4000))
