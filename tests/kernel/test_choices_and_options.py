"""Names of choices, kinds of options, and their error messages."""

import pytest

from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.kernel.choices import Choices
from miskatonic.kernel.options import (
    MOST_KEPT,
    Option,
    OptionValues,
    SharedRules,
    flag,
    number,
    one_of,
    read_options,
    some_of,
)

CHOICES = Choices(("give", 3), ("take",), ("trade", 2, 2))
OPTIONS = (
    flag("doom", "t"),
    one_of("level", "t", ("first", "expert")),
    number("seconds", "t", 10, 600, 60),
    Option("start", "seat", None, "t"),
    some_of("roles", "t", ("seer", "clumsy")),
)


def test_families_of_choices_are_numbered_consecutively() -> None:
    names = [CHOICES.name(choice) for choice in range(len(CHOICES))]
    assert names[:4] == [("give", 0), ("give", 1), ("give", 2), ("take",)]
    assert names[4:] == [("trade", 0, 0), ("trade", 0, 1), ("trade", 1, 0), ("trade", 1, 1)]
    assert list(range(8)) == [CHOICES.choice(name) for name in names]


FAMILIES = r"the families are give \(up to 2\), take, trade \(up to 1, 1\)"


@pytest.mark.parametrize("name", [("give", 3), ("give",), ("take", 0), ("steal",), ()])
def test_an_unknown_name_is_refused(name: tuple[str | int, ...]) -> None:
    with pytest.raises(IllegalChoice, match=FAMILIES):
        CHOICES.choice(name)


@pytest.mark.parametrize("choice", [-1, 8])
def test_an_int_outside_the_space_is_refused(choice: int) -> None:
    with pytest.raises(IllegalChoice, match=f"choice {choice}; choices go from 0 to 7"):
        CHOICES.name(choice)


def test_missing_options_have_their_defaults() -> None:
    expected = {"doom": False, "level": "first", "seconds": 60, "start": None, "roles": ()}
    assert expected == read_options(OPTIONS, {}, 5)


def test_given_options_are_kept() -> None:
    given = {"doom": True, "level": "expert", "seconds": 10, "start": 4, "roles": ["clumsy"]}
    assert {**given, "roles": ("clumsy",)} == read_options(OPTIONS, given, 5)


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("doom", 1, "true or false"),
        ("doom", "yes", "true or false"),
        ("level", "hard", "one of first, expert"),
        ("seconds", 9, "a whole number from 10 to 600"),
        ("seconds", 601, "a whole number from 10 to 600"),
        ("seconds", True, "a whole number"),
        ("seconds", 60.0, "a whole number"),
        ("start", 5, "the number of a seat"),
        ("start", -1, "the number of a seat"),
        ("roles", "seer", "a list of some of seer, clumsy"),
        ("roles", ["seer", "seer"], "a list of some of"),
        ("roles", ["king"], "a list of some of"),
    ],
)
def test_a_wrong_value_is_refused_with_the_expected_ones(
    name: str, value: object, right: str
) -> None:
    with pytest.raises(BadOptions, match=f"option {name}: .*; expected {right}"):
        read_options(OPTIONS, {name: value}, 5)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="unknown option 'doomed'; there are doom, level"):
        read_options(OPTIONS, {"doomed": True}, 5)


# ---------------------------------------------------------------- shared rules


def test_tables_with_the_same_options_share_their_rules() -> None:
    shared = SharedRules(lambda seats, values: (seats, values))
    chosen: OptionValues = {"doom_track": True, "roles": ("seer",)}
    first = shared.of(5, chosen)
    assert shared.of(5, dict(chosen)) is first
    assert shared.of(4, chosen) is not first
    assert shared.of(5, {**chosen, "doom_track": False}) is not first


def test_shared_rules_do_not_follow_later_changes_of_the_given_options() -> None:
    shared = SharedRules(lambda seats, values: (seats, values))
    chosen: OptionValues = {"doom_track": True}
    first = shared.of(5, chosen)
    chosen["doom_track"] = False
    assert first == (5, {"doom_track": True})
    assert shared.of(5, chosen) == (5, {"doom_track": False})


def test_only_the_latest_shared_rules_are_kept() -> None:
    made: list[int] = []

    def make(seats: int, values: OptionValues) -> int:
        made.append(seats)
        return seats

    shared = SharedRules(make)
    for seats in range(MOST_KEPT + 1):
        shared.of(seats, {})
    shared.of(MOST_KEPT, {})
    shared.of(0, {})
    assert (made.count(0), made.count(MOST_KEPT)) == (2, 1)
