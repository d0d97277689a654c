"""Routes and roles in redealt worlds."""

from collections import Counter
from itertools import permutations

import pytest

from tests.clauses import clause
from tests.games.among_cultists.redeal.worlds import (
    about,
    allows,
    normal,
    shares,
    the_cultist,
    worlds,
)
from tests.games.among_cultists.rules.table import (
    Table,
    arranged,
)

# ---------------------------------------------------------------- routes


def two_filled() -> Table:
    """In round 1 seat 1 has filled P1, seat 2 has filled G."""
    table = arranged(5, {3: "cultist"}, phase="action", knife=1, places={1: "P1", 2: "G"})
    return table.play("fill P1 success", "fill G success")


@clause("AC-M13", "AC-M14", "AC-S1", "AC-V11")
def test_a_party_that_used_a_room_has_its_colour_or_is_a_cultist() -> None:
    table = two_filled()
    cultist: Counter[int] = Counter()
    route: Counter[int] = Counter()
    for routes in permutations(range(1, 10), 4):
        for seat in (1, 2, 3, 4):
            if (seat == 1 or allows(routes[0], "P1")) and (seat == 2 or allows(routes[1], "G")):
                cultist[seat] += 1
                route[routes[0]] += 1
    assert shares(table, 0, the_cultist) == about(normal(dict(cultist)))
    assert shares(table, 0, lambda world: world.g.route[1]) == about(normal(dict(route)))


@clause("AC-X8", "AC-M13", "AC-V11")
def test_the_living_mechanic_may_have_used_any_room_its_ghost_only_its_route() -> None:
    for ghosts, free in (([], True), ([1], False)):
        table = arranged(
            5,
            {1: "mechanic", 3: "cultist"},
            phase="action",
            knife=1,
            ghosts=ghosts,
            places={1: "P1"},
        )
        table.play("fill P1 success")
        as_mechanic = [w for w in worlds(table, 0, 400) if w.roles[1] == "mechanic"]
        assert any(not allows(world.g.route[1], "P1") for world in as_mechanic) == free


@clause("AC-R15", "AC-V11")
def test_using_the_camera_is_evidence_about_red_not_about_its_target() -> None:
    table = arranged(
        5,
        {3: "cultist"},
        phase="action",
        knife=1,
        places={1: "R"},
        routes={1: 2, 2: 1},
        explored=["P1"],
    )
    table.play("camera_room P1")
    found = worlds(table, 0, 400)
    assert all(allows(w.g.route[1], "R") for w in found if w.cultists != [1])
    assert any(not allows(w.g.route[1], "P1") for w in found if w.cultists != [1])


@clause("AC-R20", "AC-N15", "AC-V11")
def test_a_portal_helper_has_green_and_a_refusal_proves_nothing() -> None:
    for answer in ("help", "refuse"):
        table = arranged(
            5,
            {4: "cultist"},
            phase="action",
            knife=1,
            places={1: "G", 2: "G"},
            routes={0: 0, 1: 2, 2: 3, 3: 1},
            portal="open",
            deadline=3,
        )
        table.play("close_portal 2", answer)
        found = [w for w in worlds(table, 0, 300) if not {1, 2} & set(w.cultists)]
        assert all(allows(world.g.route[1], "G") for world in found)
        assert all(allows(world.g.route[2], "G") for world in found) == (answer == "help")


# ---------------------------------------------------------------- roles


@clause("AC-X9", "AC-X16", "AC-V11")
@pytest.mark.parametrize("act", ["call_vote", "camera_status 3"])
@pytest.mark.parametrize("has_it", [True, False])
def test_surviving_the_camera_or_a_call_rules_out_the_greenhorn(act: str, has_it: bool) -> None:
    place = "LB" if act == "call_vote" else "R"
    table = arranged(
        5,
        {1 if has_it else 2: "greenhorn"},
        phase="action",
        knife=1,
        places={1: place},
        routes={1: 5},
    ).play(act)
    always, never = (set(), {1}) if not has_it else ({1}, set())
    check_holders(table, "greenhorn", always, never)


def check_holders(table: Table, role: str, always: set[int], never: set[int]) -> None:
    for viewer in (None, 0):
        holders = {world.roles.index(role) for world in worlds(table, viewer, 300)}
        assert not holders & never
        assert holders == always if always else len(holders) >= 2


@clause("AC-X10", "AC-X11", "AC-V11")
@pytest.mark.parametrize("has_it", [True, False])
def test_surviving_use_of_the_knife_rules_out_the_clumsy(has_it: bool) -> None:
    table = arranged(
        5,
        {1 if has_it else 2: "clumsy"},
        phase="action",
        knife=1,
        places={1: "LB"},
        routes={1: 1},
    )
    table.play("call_vote").all("ready").all("abstain").play("vote 0", seat=1)
    check_holders(table, "clumsy", {1} if has_it else set(), set() if has_it else {1})


@clause("AC-X13", "AC-V11")
@pytest.mark.parametrize("has_it", [True, False])
def test_surviving_a_confirmation_rules_out_the_softie(has_it: bool) -> None:
    table = arranged(
        5,
        {1 if has_it else 2: "softie"},
        phase="action",
        knife=1,
        places={1: "LB", 3: "LB"},
        pulses={3: {"dead": 1}},
        died={3: 0},
    )
    table.play("check_status 3", "confirm")
    check_holders(table, "softie", {1} if has_it else set(), set() if has_it else {1})


@clause("AC-X14", "AC-V11")
def test_after_round_5_a_living_firestarter_has_no_red_cards() -> None:
    table = arranged(
        6,
        {3: "firestarter"},
        phase="cleanup",
        round=5,
        hands={3: {"alive": 7, "success": 6}, 2: {"alive": 7, "success": 7}},
    )
    for world in worlds(table, 0):
        assert world.roles[3] == "firestarter"
        assert (world.hand(3)["failure"], world.hand(3)["sabotage"]) == (0, 0)


@clause("AC-X14", "AC-V11")
def test_dying_in_the_cleanup_of_round_5_proves_a_firestarter_with_a_red_card() -> None:
    table = arranged(
        6,
        {3: "firestarter"},
        phase="cleanup",
        round=5,
        hands={3: {"alive": 7, "success": 6, "sabotage": 1}},
    )
    assert table.ghosts() == {3}
    for world in worlds(table, 0):
        assert world.roles[3] == "firestarter"
        assert world.hand(3)["failure"] + world.hand(3)["sabotage"] >= 1


@clause("AC-X18", "AC-X4", "AC-X6", "AC-X7", "AC-V11")
@pytest.mark.parametrize("role", ["radiant", "infected", "super_ghost"])
def test_a_ghost_with_a_hidden_marker_has_no_role_that_is_revealed(role: str) -> None:
    table = arranged(6, {1: role}, ghosts=[2])
    check_holders(table, role, set(), {2})
    shown = arranged(6, {1: role}, ghosts=[1], revealed=[1])
    check_holders(shown, role, {1}, set())


@clause("AC-F12", "AC-J14", "AC-V11")
def test_while_the_game_continues_some_cultist_is_living() -> None:
    alone = arranged(5, ghosts=[1, 2])
    assert {world.cultists[0] for world in worlds(alone, 0)} == {3, 4}
    two = arranged(7, ghosts=[1, 2])
    found = {tuple(world.cultists) for world in worlds(two, 0, 400)}
    assert (1, 2) not in found
    assert {(1, 3), (2, 6)} <= found


@clause("AC-X15", "AC-H18", "AC-V11")
def test_a_revealed_assassin_is_known_to_everyone() -> None:
    table = arranged(7, {1: "assassin"}, phase="action", knife=1, places={1: "LB", 2: "LB"})
    table.play("assassinate 2")
    for viewer in (None, 0):
        assert {world.roles[1] for world in worlds(table, viewer)} == {"assassin"}


@clause("AC-F17", "AC-F19", "AC-V11")
def test_during_the_seer_guess_the_cultists_are_known_and_too_few_were_dead() -> None:
    table = seer_sought()
    for viewer in (None, 0, 4):
        for world in worlds(table, viewer, 30):
            assert world.cultists == [4]
            assert world.asked == {4: "guess"}
            assert sum(1 for death in world.g.died if death >= 0) < 3


def seer_sought() -> Table:
    """One book is missing for the target, and seat 0 finds it."""
    table = arranged(
        5,
        {1: "seer"},
        phase="action",
        places={0: "LB"},
        books={"LB": 1, "G": 0, "R": 0, "O1": 0, "O2": 0},
        decks={"LB": ["success"] * 3},
        target=13,
        round=3,
        clock=["mirror", None],
    )
    return table.play("check_room LB")
