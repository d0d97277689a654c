"""Options: the default and the range of each; all of them are public."""

import pytest

from miskatonic.errors import BadOptions
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, after_the_night


def default(name: str, seats: int = 5, **given: object) -> object:
    return GAME.read(seats, given)[name]


def takes(name: str, *values: object, seats: int = 5) -> None:
    for value in values:
        assert GAME.read(seats, {name: value})[name] == value


def refuses(name: str, *values: object, seats: int = 5) -> None:
    for value in values:
        with pytest.raises(BadOptions, match=name):
            GAME.read(seats, {name: value})


@clause("AC-O2")
def test_roles_are_the_advanced_set_unless_experts_choose() -> None:
    advanced = after_the_night(6, level="advanced").public["role_set"]
    assert after_the_night(6, level="expert").public["role_set"] == advanced
    chosen = after_the_night(6, level="expert", roles=["clumsy", "seer"])
    assert chosen.public["role_set"] == [["clumsy"], ["seer"]]


@clause("AC-O3", "AC-S26")
def test_unsafe_paths_are_off_in_the_first_game_and_on_otherwise() -> None:
    assert [default("unsafe_paths", level=level) for level in ("first", "advanced", "expert")] == [
        False,
        True,
        True,
    ]
    on = after_the_night(5, unsafe_paths=True).public
    assert (on["unsafe"], on["outside"]) == (2, 3)
    off = after_the_night(5, level="advanced", unsafe_paths=False).public
    assert (off["unsafe"], off["outside"]) == (0, 0)


@clause("AC-O4")
def test_the_automa_is_optional_at_6_seats_always_in_at_4_and_never_otherwise() -> None:
    assert [default("automa", seats) for seats in (4, 5, 6, 7, 8)] == [True] + [False] * 4
    takes("automa", True, False, seats=6)
    refuses("automa", False, seats=4)
    for seats in (5, 7, 8):
        refuses("automa", True, seats=seats)


@clause("AC-O5", "AC-A2")
def test_the_automa_sits_right_of_the_first_knife_or_where_an_option_says() -> None:
    for start in range(4):
        seating = after_the_night(4, start=start).public["seating"]
        assert len(seating) == 5
        after_automa = seating[(seating.index(4) + 1) % 5]
        assert after_automa == start
    places = set()
    for seat in range(4):
        seating = after_the_night(4, start=0, automa_seat=seat).public["seating"]
        assert [party for party in seating if party != 4] == [0, 1, 2, 3]
        places.add(seating.index(4))
    assert len(places) == 4


@clause("AC-O6")
def test_the_first_knife_goes_to_a_random_or_chosen_seat() -> None:
    assert default("start") is None
    takes("start", 0, 4, None)
    refuses("start", 5, -1, "host")
    assert {after_the_night(5, seed).public["knife"] for seed in range(40)} == set(range(5))


@clause("AC-O7")
def test_the_seer_guess_after_a_wrong_claim_is_on_by_default() -> None:
    assert default("seer_guess_after_wrong_claim") is True
    takes("seer_guess_after_wrong_claim", False)
    refuses("seer_guess_after_wrong_claim", 1, "no")


@clause("AC-O8", "AC-O9", "AC-O10", "AC-O16", "AC-O18")
@pytest.mark.parametrize(
    "name",
    [
        "random_role_hidden",
        "strict_role_counts",
        "self_vote",
        "free_text",
        "silence_blocks_emotes",
    ],
)
def test_these_options_are_on_by_default(name: str) -> None:
    assert default(name) is True
    takes(name, True, False)
    refuses(name, "on", 0)


@clause("AC-O11", "AC-O12", "AC-O13", "AC-O14", "AC-O17", "AC-O20")
@pytest.mark.parametrize(
    ("name", "low", "high", "usual"),
    [
        ("decision_seconds", 0, 600, 60),
        ("discussion_seconds", 0, 1800, 180),
        ("guess_seconds", 30, 600, 120),
        ("night_seconds", 3, 60, 12),
        ("claim_seconds", 3, 60, 8),
        ("claims_per_phase", 1, 50, 6),
        ("claims_per_vote", 1, 50, 12),
        ("grace_seconds", 10, 3600, 60),
    ],
)
def test_number_options_have_defaults_and_ranges(
    name: str, low: int, high: int, usual: int
) -> None:
    assert default(name) == usual
    takes(name, low, high)
    refuses(name, low - 1, high + 1, "many")


@clause("AC-O15", "AC-O19", "AC-O21")
@pytest.mark.parametrize(
    ("name", "usual", "values"),
    [
        ("bot_pace", "natural", ["fast", "natural", "slow"]),
        ("history", "full", ["full", "last_round", "none"]),
        ("spectators", "delayed", ["off", "live", "delayed"]),
    ],
)
def test_choice_options_have_defaults(name: str, usual: str, values: list[str]) -> None:
    assert default(name) == usual
    takes(name, *values)
    refuses(name, "sometimes", True)


@clause("AC-O1", "AC-O2", "AC-O21")
def test_all_options_are_public_and_have_a_text_and_help() -> None:
    table = after_the_night(5)
    names = {option.name for option in GAME.options}
    for viewer in (None, *range(5)):
        assert set(table.known(viewer)["options"]) == names
    for language in ("en", "de"):
        for option in GAME.options:
            assert Texts(language)(option.text)
            assert Texts(language)(f"{option.text}-help")
            for value in option.values:
                if option.kind == "choice":
                    assert Texts(language)(f"{option.text}-{value}")


def test_an_unknown_option_is_refused() -> None:
    refuses("house_rules", True)
