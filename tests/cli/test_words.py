"""From message ids to words, for any game."""

import pytest

from miskatonic.terminal.words import listed, readable, said, seat_names, system_locale
from miskatonic.text import Texts, prefix_of


@pytest.mark.parametrize(
    ("names", "expected"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Ben"], "Ada and Ben"), (["A", "B", "C"], "A, B and C")],
)
def test_names_are_listed_with_commas_and_and(names: list[str], expected: str) -> None:
    assert expected == listed(Texts("en"), names)


def test_every_seat_has_a_name_and_the_players_own_is_marked() -> None:
    names = seat_names(Texts("en"), 4, 2, "Ada")
    assert names == ["Asenath", "Barnabas", "Ada (you)", "Cordelia"]


def test_the_prefix_of_a_game_is_its_initials() -> None:
    assert [prefix_of(game) for game in ("arkham-ritual", "death-may-die")] == ["ar", "dmd"]


def test_a_missing_text_falls_back_to_the_name() -> None:
    assert readable("death-may-die") == "Death may die"
    assert said(Texts("en"), "xy-no-such-text", "as it is") == "as it is"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de_DE.UTF-8"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "C"),
        ({"LANG": "", "LC_MESSAGES": "ko_KR"}, "ko_KR"),
    ],
)
def test_the_language_is_read_from_the_environment(
    environment: dict[str, str], expected: str
) -> None:
    assert expected == system_locale(environment)
