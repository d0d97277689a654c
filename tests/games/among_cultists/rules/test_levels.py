"""Levels and role sets (rulebook 7, 20, 24)."""

from itertools import combinations, product

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.board.board import BOARD, ROLES
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, after_the_night, in_the_night

BURDEN = {5: 1, 6: 1, 7: 3, 8: -1}
GREEN = ["greenhorn", "clumsy", "softie"]
LIGHT = ["radiant", "infected", "super_ghost"]


def loyalty(roles: tuple[str, ...], side: str) -> int:
    found = [role for role in BOARD.roles if role.name in roles]
    return sum(role.loyalty for role in found if role.side == side)


def expert(seats: int, *roles: str, **options: object) -> None:
    GAME.read(seats, {"level": "expert", "roles": list(roles), **options})


def refused(match: str, seats: int, *roles: str, **options: object) -> None:
    with pytest.raises(BadOptions, match=match):
        expert(seats, *roles, **options)


@clause("AC-Z1", "AC-O1")
def test_there_are_three_levels_and_the_default_is_the_first_game() -> None:
    assert GAME.read(5, {})["level"] == "first"
    for level in ("first", "advanced", "expert"):
        assert GAME.read(5, {"level": level})["level"] == level
    with pytest.raises(BadOptions, match="one of first, advanced, expert"):
        GAME.read(5, {"level": "master"})


@clause("AC-Z3", "AC-Z4", "AC-Z5", "AC-Z6")
@pytest.mark.parametrize(
    ("parties", "cultists", "pools"),
    [
        (5, 1, [["seer"], GREEN]),
        (6, 1, [["seer"], LIGHT, ["firestarter"]]),
        (7, 2, [GREEN, ["firestarter"], ["assassin"]]),
        (8, 2, [["seer"], ["mechanic"], ["firestarter"], ["assassin"]]),
    ],
)
def test_the_role_sets_of_the_advanced_level(
    parties: int, cultists: int, pools: list[list[str]]
) -> None:
    drawn: list[set[str]] = [set() for _ in pools]
    for seed in range(30):
        table = in_the_night(parties, seed, level="advanced")
        assert table.public["role_set"] == pools
        assert table.roles.count("cultist") == cultists
        for pool, seen in zip(pools, drawn, strict=True):
            (role,) = [role for role in table.roles if role in pool]
            seen.add(role)
    assert drawn == [set(pool) for pool in pools]


@clause("AC-Z7", "AC-A7")
def test_with_the_automa_the_role_sets_are_those_of_5_without_the_seer_and_of_7() -> None:
    four = in_the_night(4, level="advanced")
    assert four.public["role_set"] == [GREEN]
    assert "seer" not in four.roles
    six = in_the_night(6, automa=True, level="advanced")
    assert six.public["role_set"] == [GREEN, ["firestarter"], ["assassin"]]


@clause("AC-Z8", "AC-Z9")
@pytest.mark.parametrize("parties", [5, 6, 7, 8])
def test_a_valid_set_has_the_right_burden_and_at_most_5_loyalty_per_side(parties: int) -> None:
    assert int(BOARD.figures[parties].burden) == BURDEN[parties]
    investigators = parties - int(BOARD.figures[parties].cultists)
    names = [role for role in ROLES[2:] if role != "seer" or parties != 7]
    tried = 0
    for size in range(1, investigators + 1):
        for roles in combinations(names, size):
            for_cult, against = loyalty(roles, "cultists"), loyalty(roles, "investigators")
            if for_cult - against == BURDEN[parties] and max(for_cult, against) <= 5:
                expert(parties, *roles, strict_role_counts=False)
                tried += 1
            else:
                refused("loyalty", parties, *roles, strict_role_counts=False)
    assert tried > 5


@clause("AC-Z8")
def test_six_loyalty_on_one_side_is_too_much() -> None:
    refused("each is at most 5", 8, "radiant", "infected", "super_ghost", "mechanic")


@clause("AC-Z10")
def test_example_mechanic_against_firestarter_greenhorn_and_softie() -> None:
    expert(5, "mechanic", "firestarter", "greenhorn", "softie")
    refused("is 0; .* must be 1", 5, "mechanic", "firestarter", "greenhorn")


@clause("AC-Z11", "AC-B15")
@pytest.mark.parametrize("parties", [5, 6, 7, 8])
def test_every_recommended_set_has_exactly_its_burden(parties: int) -> None:
    for drawn in product(*BOARD.figures[parties].advanced):
        roles = tuple(ROLES[role] for role in drawn)
        burden = loyalty(roles, "cultists") - loyalty(roles, "investigators")
        assert burden == BURDEN[parties]


@clause("AC-Z12", "AC-O9")
def test_invalid_role_sets_are_refused() -> None:
    refused("roles", 5, "greenhorn", "greenhorn")
    # 5 roles whose loyalties fit, but only 4 investigators
    refused("5 roles; .* 4 investigators", 5, "radiant", "greenhorn", "clumsy", "seer", "assassin")
    refused("seer", 7, "seer", "greenhorn", "firestarter")
    refused("seer", 4, "seer", "greenhorn", automa=True)
    refused("assassin", 6, "assassin", "greenhorn")
    expert(6, "assassin", "greenhorn", strict_role_counts=False)
    expert(7, "assassin", "greenhorn", "firestarter")
    expert(6, "seer", "assassin", "greenhorn", "firestarter", automa=True)


@clause("AC-Z12")
@pytest.mark.parametrize("level", ["first", "advanced"])
def test_only_experts_choose_their_roles(level: str) -> None:
    with pytest.raises(BadOptions, match="roles"):
        GAME.read(5, {"level": level, "roles": ["greenhorn"]})


@clause("AC-Z13", "AC-O8")
def test_the_role_set_is_public_but_not_the_role_drawn_from_a_pool() -> None:
    hidden = after_the_night(5, level="advanced")
    for viewer in (None, *range(5)):
        assert hidden.known(viewer)["role_set"] == [["seer"], GREEN]
    shown = after_the_night(5, level="advanced", random_role_hidden=False)
    (drawn,) = [role for role in shown.roles if role in GREEN]
    for viewer in (None, *range(5)):
        assert shown.known(viewer)["role_set"] == [["seer"], [drawn]]
