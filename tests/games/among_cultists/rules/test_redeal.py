"""Worlds that fit what a seat knows: never an impossible one, and each as likely as it is."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest

from miskatonic.errors import BadSave
from miskatonic.games.among_cultists.rules.board import ALLOWED, COLOUR_OF, MARKERS, PLACE_NAMES
from miskatonic.games.among_cultists.rules.events import RoomChecked, UnsafeCardDrawn, VotesRevealed
from miskatonic.games.among_cultists.rules.redeal import AmongCultistsWorlds
from miskatonic.sim.playout import play_randomly
from tests.clauses import clause
from tests.conformance.tables import encoded, rng
from tests.games.among_cultists.rules.audit import audit
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    begin,
    in_the_night,
)

MANY = 1500


def sampler(table: Table, viewer: int | None) -> AmongCultistsWorlds:
    """From what the seat knows alone, as another process would get it."""
    return GAME.worlds(GAME.read_view(encoded(table.known(viewer))))


def worlds(table: Table, viewer: int | None, count: int = 150) -> list[Table]:
    dealer, chance = sampler(table, viewer), rng(1)
    return [Table(dealer.deal(chance)) for _ in range(count)]


def shares(table: Table, viewer: int | None, of: Callable[[Table], object]) -> dict[object, float]:
    """How often something is so in the worlds of a viewer."""
    counted = Counter(of(world) for world in worlds(table, viewer, MANY))
    return {what: count / MANY for what, count in counted.items()}


def the_cultist(table: Table) -> int:
    return table.cultists[0]


def about(expected: dict[Any, float]) -> dict[Any, Any]:
    """Equal but for chance: four deviations at this number of worlds."""
    return {what: pytest.approx(share, abs=0.052) for what, share in expected.items() if share}


def normal(weights: dict[Any, float]) -> dict[Any, float]:
    whole = sum(weights.values())
    return {what: weight / whole for what, weight in weights.items()}


def wait_for(table: Table, seat: int) -> Table:
    """Everybody passes until this seat is asked for its action."""
    while table.asked != {seat: "action"}:
        table.play("pass")
    return table


# ---------------------------------------------------------------- worlds are possible ones


def moments(seats: int, seed: int, stride: int, **options: object) -> Iterator[Table]:
    """Positions of one random game."""
    table, chance = begin(seats, seed, **options), rng(seed)
    while table.result is None:
        yield table
        play_randomly(GAME, table.g, chance, stride)


@clause("AC-V11", "AC-V10")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"level": "advanced"}),
        (5, {"level": "advanced"}),
        (5, {}),
        (6, {"level": "advanced"}),
        (6, {"level": "advanced", "automa": True}),
        (7, {"level": "advanced"}),
        (7, {}),
        (8, {"level": "advanced", "random_role_hidden": False}),
    ],
)
def test_every_world_is_one_that_play_can_have_led_to(
    seats: int, options: dict[str, object]
) -> None:
    for table in moments(seats, 3, 61, **options):
        if table.public["phase"] == "set-up":
            continue
        audit(table.g)
        for viewer in (None, *range(seats)):
            for world in worlds(table, viewer, 2):
                audit(world.g)
                assert encoded(table.known(viewer)) == encoded(world.known(viewer))


@clause("AC-V11", "AC-O19")
@pytest.mark.parametrize("history", ["none", "last_round"])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_where_the_past_is_not_told_worlds_still_look_the_same(seats: int, history: str) -> None:
    for table in moments(seats, seats, 53, level="advanced", history=history):
        for viewer in (None, *range(seats)):
            for world in worlds(table, viewer, 2):
                assert encoded(table.known(viewer)) == encoded(world.known(viewer))


@clause("AC-V11", "AC-O19")
def test_what_a_seat_saw_itself_holds_even_if_the_past_is_not_told() -> None:
    table = camera_finds_a_dead_card(options={"history": "none"})
    for world in worlds(table, 0):
        assert world.pulse(1) == (1, 1)
        assert world.hand(0) == table.hand(0)


@clause("AC-V11")
def test_in_the_set_up_nothing_is_dealt_yet() -> None:
    table = begin(5)
    for world in worlds(table, 2, 3):
        assert world.g.role == ()
        assert encoded(table.known(2)) == encoded(world.known(2))


def test_the_view_of_a_finished_game_cannot_be_redealt() -> None:
    g = GAME.new(5, {}, 1)
    play_randomly(GAME, g, rng(1))
    with pytest.raises(BadSave, match="finished game"):
        GAME.redeal(GAME.knowledge(g, 0), rng(1))


@clause("AC-V11")
def test_a_position_that_no_play_can_have_led_to_is_dealt_all_the_same() -> None:
    table = arranged(
        5,
        {3: "radiant"},
        ghosts=[3],
        pulses={0: {"dead": 5}, 1: {"alive": 9}},
        hands={1: {"alive": 1}, 2: {"success": 20}},
        decks={"LB": ["sabotage"] * 6},
        draw=["failure"],
        bag=["mirror", "lord"],
        round=4,
    )
    burning = arranged(6, {3: "firestarter"}, round=7, phase="action")
    for impossible in (table, burning):
        for viewer in (None, *range(5)):
            for world in worlds(impossible, viewer, 5):
                assert encoded(impossible.known(viewer)) == encoded(world.known(viewer))


@clause("AC-V5", "AC-V11")
def test_a_sealed_answer_is_known_to_its_seat_and_still_sealed() -> None:
    table = vote_called().answer(s2="vote 3", s3="abstain")
    for world in worlds(table, 2, 20):
        assert {0, 1, 3, 4} == set(world.asked)
        world.all("abstain")
        assert world.last(VotesRevealed).votes == [None, None, 3, None, None]
    for world in worlds(table, 1, 20):
        assert {0, 1, 2, 3, 4} == set(world.asked)


def vote_called() -> Table:
    """The blind vote after a call by seat 0."""
    table = arranged(5, phase="action", places={0: "LB"}, routes={0: 0})
    return table.play("call_vote").all("ready")


# ---------------------------------------------------------------- the deal


@clause("AC-S7", "AC-W8", "AC-V11")
def test_right_after_the_night_an_investigator_knows_nothing_of_the_others() -> None:
    table = seated(5, "investigator", level="advanced")
    me = table.roles.index("investigator")
    others = {party: 1 / 4 for party in range(5) if party != me}
    assert shares(table, me, the_cultist) == about(others)
    assert shares(table, me, lambda world: world.roles.index("seer")) == about(others)
    one_of_three = {"greenhorn": 1 / 3, "clumsy": 1 / 3, "softie": 1 / 3}
    assert shares(table, me, third_role) == about(one_of_three)


def third_role(table: Table) -> str:
    return next(role for role in table.roles if role in ("greenhorn", "clumsy", "softie"))


def seated(seats: int, role: str, **options: object) -> Table:
    """A game after the night in which somebody has this role."""
    tables = (after_the_night(seats, seed, **options) for seed in range(50))
    return next(table for table in tables if role in table.roles)


@clause("AC-Z13", "AC-O8", "AC-V11")
def test_if_the_table_wants_it_all_know_which_role_was_drawn() -> None:
    table = after_the_night(5, 1, level="advanced", random_role_hidden=False)
    for viewer in (None, 0, 3):
        assert {third_role(world) for world in worlds(table, viewer)} == {third_role(table)}


@clause("AC-W4", "AC-W6", "AC-W7", "AC-V6", "AC-V7", "AC-V11")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_cultists_and_the_seer_know_the_cultists(seats: int) -> None:
    table = after_the_night(seats, 2)
    for seat, role in enumerate(table.roles):
        found = {tuple(world.cultists) for world in worlds(table, seat)}
        if role == "investigator":
            assert len(found) > seats - 2
        else:
            assert found == {tuple(table.cultists)}


@clause("AC-W2", "AC-W4", "AC-V11")
def test_before_the_cultists_look_they_do_not_know_each_other() -> None:
    table = in_the_night(8, 2)
    me = table.cultists[0]
    assert len({tuple(world.cultists) for world in worlds(table, me)}) == 7


@clause("AC-S6", "AC-V11")
@pytest.mark.parametrize(
    ("parties", "chances"),
    [(5, {1: 4 / 5, 0: 1 / 5}), (6, {2: 2 / 3, 1: 1 / 3}), (7, {0: 1.0}), (8, {1: 1.0})],
)
def test_as_many_start_dead_as_the_deal_says(parties: int, chances: dict[int, float]) -> None:
    table = after_the_night(parties, 3)
    seat = table.roles.index("investigator")
    for viewer in (None, seat):
        assert shares(table, viewer, lambda w: sum(dead_at_start(w))) == about(chances)


def dead_at_start(table: Table) -> list[int]:
    return [table.pulse(party)[1] for party in range(len(table.roles))]


@clause("AC-S5", "AC-V8", "AC-V11")
def test_nobody_knows_whether_the_own_start_card_is_dead() -> None:
    table = after_the_night(6, 1)
    seat = table.roles.index("investigator")
    assert shares(table, seat, lambda w: w.pulse(seat)[1]) == about({1: 2 / 6, 0: 4 / 6})


@clause("AC-W4", "AC-W5", "AC-V6", "AC-V11")
def test_a_cultist_knows_who_started_dead() -> None:
    table = after_the_night(6, 4)
    for world in worlds(table, table.cultists[0]):
        assert dead_at_start(world) == dead_at_start(table)
        assert [death == 0 for death in world.g.died] == [bool(d) for d in dead_at_start(table)]


@clause("AC-S1", "AC-M17", "AC-V4", "AC-V11")
def test_the_own_route_is_kept_and_the_others_are_any_of_the_rest() -> None:
    table = after_the_night(5, 1)
    mine = table.g.route[2]
    rest = {route: 1 / 9 for route in range(10) if route != mine}
    assert {world.g.route[2] for world in worlds(table, 2)} == {mine}
    assert shares(table, 2, lambda world: world.g.route[4]) == about(rest)


@clause("AC-A3", "AC-A11", "AC-V12", "AC-V11")
def test_the_automa_may_be_the_cultist_its_route_is_open() -> None:
    table = after_the_night(4, 5)
    me = table.roles.index("investigator")
    share = shares(table, me, lambda world: world.cultists == [4])
    assert share[True] == pytest.approx(1 / 4, abs=0.05)
    assert {world.g.route[4] for world in worlds(table, me)} == {table.g.route[4]}


@clause("AC-S10", "AC-S11", "AC-V11")
def test_room_start_cards_and_draw_pile_are_dealt_by_their_numbers() -> None:
    table = after_the_night(5, 1)
    faces = shares(table, 0, lambda world: world.deck("G").index(1))
    assert faces == about({0: 5 / 9, 1: 3 / 9, 2: 1 / 9})
    assert {tuple(world.g.draw_pile) for world in worlds(table, 0)} == {(5, 3, 1)}


# ---------------------------------------------------------------- pulse decks


def camera_finds_a_dead_card(**position: Any) -> Table:
    """Seat 2 gave a Dead card to seat 1; seat 0 has just seen 1 Alive, 1 Dead on its screen."""
    table = arranged(
        5,
        {2: "cultist"},
        phase="movement",
        knife=2,
        actor=1,
        round=4,
        places={0: "R", 2: "LB", 3: "G", 4: "G"},
        bag=["morale_up"],
        **position,
    )
    table.play("go LB").answer(s1="give alive 2", s2="give dead 1").play("stop")
    return wait_for(table, 0).play("camera_status 1")


@clause("AC-V5", "AC-S5", "AC-C11", "AC-V11")
def test_an_own_check_is_weighed_by_all_ways_it_can_have_come_to_that() -> None:
    """Dead from the start (1 in 5), or by the gift of seat 2, if that is the cultist (3 in 7)."""
    table = camera_finds_a_dead_card()
    assert {world.pulse(1) for world in worlds(table, 0)} == {(1, 1)}
    guilty = 1 / 5 * 4 / 7 + 4 / 5 * 3 / 7
    assert shares(table, 0, the_cultist) == about(normal({2: guilty, 3: 1 / 5, 4: 1 / 5}))


@clause("AC-V5", "AC-V11")
def test_a_giver_knows_its_own_card_and_so_what_it_did_not_give() -> None:
    table = camera_finds_a_dead_card()
    assert {world.pulse(1)[1] for world in worlds(table, 2)} == {1}
    assert {world.hand(2)["dead"] for world in worlds(table, 2)} == {2}
    starts_dead = shares(table, 1, lambda world: world.pulse(2)[1] == 1)
    assert starts_dead[True] == pytest.approx(3 / 4 * 1 / 5, abs=0.05)  # if it is no cultist


@clause("AC-C10", "AC-C11", "AC-E6", "AC-V11")
def test_what_a_party_can_have_given_is_limited_by_its_hand() -> None:
    table = camera_finds_a_dead_card()
    for world in worlds(table, 4):
        for party in range(5):
            given = [d for d in world.g.acts if d & 15 == 0 and (d >> 8 & 15) - 1 == party]
            dead = sum(d >> 18 & 63 for d in given)
            has_them = party in world.cultists
            assert world.hand(party)["dead"] + dead == (3 if has_them else 0)


def put_back_by_seat_2() -> Table:
    """Seat 2, the cultist, has seen a Dead card at seat 1 and put it back."""
    table = arranged(
        5,
        {2: "cultist"},
        phase="action",
        knife=2,
        round=4,
        places={0: "R", 1: "LB", 2: "LB"},
        pulses={1: {"dead": 1}},
        died={1: 0},
    )
    return table.play("check_status 1", "put_back")


@clause("AC-H6", "AC-H7", "AC-L6", "AC-V11")
def test_who_put_a_deck_back_saw_no_dead_card_or_is_a_cultist() -> None:
    table = put_back_by_seat_2()
    for world in worlds(table, 0):
        assert world.pulse(1)[1] == 0 or world.cultists == [2]
    # Of a cultist either verdict is as likely: 1/4 (4/5 + 1/5 1/2) against 2/4 4/5 and 1/4.
    weights = {2: 4 / 5 + 1 / 5 / 2, 3: 4 / 5, 4: 4 / 5, 1: 1.0}
    assert shares(table, 0, the_cultist) == about(normal(weights))


@clause("AC-H6", "AC-V11")
def test_whoever_hid_a_dead_card_that_another_then_sees_is_a_cultist() -> None:
    table = wait_for(put_back_by_seat_2(), 0).play("camera_status 1")
    assert {tuple(world.cultists) for world in worlds(table, 0)} == {(2,)}


@clause("AC-H8", "AC-D7", "AC-V11")
def test_a_confirmed_death_shows_a_dead_card_whoever_confirmed_it() -> None:
    table = confirmed_by_seat_2()
    for viewer in (None, 3, 4):
        assert all(world.pulse(1)[1] >= 1 for world in worlds(table, viewer))
        assert all(1 not in world.cultists for world in worlds(table, viewer))


def confirmed_by_seat_2() -> Table:
    table = arranged(
        5,
        {4: "cultist"},
        phase="action",
        knife=2,
        places={1: "LB", 2: "LB"},
        pulses={1: {"dead": 1}},
        died={1: 0},
    )
    return table.play("check_status 1", "confirm")


# ---------------------------------------------------------------- routes


def two_filled() -> Table:
    """In round 1 seat 1 has filled P1, seat 2 has filled G."""
    table = arranged(5, {3: "cultist"}, phase="action", knife=1, places={1: "P1", 2: "G"})
    return table.play("fill P1 success", "fill G success")


def allows(route: int, room: str) -> bool:
    return bool(ALLOWED[route][1] >> COLOUR_OF[PLACE_NAMES.index(room)] & 1)


@clause("AC-M13", "AC-M14", "AC-S1", "AC-V11")
def test_who_used_a_room_has_its_colour_or_is_a_cultist_as_likely_as_the_deals_say() -> None:
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
def test_the_living_mechanic_may_have_used_any_room_its_ghost_only_those_of_its_route() -> None:
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
def test_the_camera_proves_the_red_room_and_not_what_it_looked_at() -> None:
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
def test_a_helper_at_the_portal_has_green_and_one_that_refuses_may_have_it_or_not() -> None:
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
def test_a_greenhorn_dies_of_camera_and_call_so_who_lives_is_none(act: str, has_it: bool) -> None:
    place = "LB" if act == "call_vote" else "R"
    table = arranged(
        5,
        {1 if has_it else 2: "greenhorn"},
        phase="action",
        knife=1,
        places={1: place},
        routes={1: 5, 5: 1},
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
def test_the_clumsy_dies_of_the_knife_so_who_lives_is_none(has_it: bool) -> None:
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
def test_the_softie_dies_of_a_confirmation_so_who_lives_is_none(has_it: bool) -> None:
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
def test_who_lives_after_round_5_is_the_firestarter_only_without_red_cards() -> None:
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
def test_who_dies_in_the_cleanup_of_round_5_is_the_firestarter_with_a_red_card() -> None:
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
def test_a_ghost_whose_marker_is_hidden_has_no_role_that_would_be_revealed(role: str) -> None:
    table = arranged(6, {1: role}, ghosts=[2])
    check_holders(table, role, set(), {2})
    shown = arranged(6, {1: role}, ghosts=[1], revealed=[1])
    check_holders(shown, role, {1}, set())


@clause("AC-F12", "AC-J14", "AC-V11")
def test_while_the_game_goes_on_a_cultist_is_living() -> None:
    alone = arranged(5, ghosts=[1, 2])
    assert {world.cultists[0] for world in worlds(alone, 0)} == {3, 4}
    two = arranged(7, ghosts=[1, 2])
    found = {tuple(world.cultists) for world in worlds(two, 0, 400)}
    assert (1, 2) not in found
    assert {(1, 3), (2, 6)} <= found


@clause("AC-X15", "AC-H18", "AC-V11")
def test_a_revealed_assassin_is_known_to_all() -> None:
    table = arranged(7, {1: "assassin"}, phase="action", knife=1, places={1: "LB", 2: "LB"})
    table.play("assassinate 2")
    for viewer in (None, 0):
        assert {world.roles[1] for world in worlds(table, viewer)} == {"assassin"}


@clause("AC-F17", "AC-F19", "AC-V11")
def test_while_the_seer_is_sought_the_cultists_are_known_and_the_dead_were_too_few() -> None:
    table = seer_sought()
    for viewer in (None, 0, 4):
        for world in worlds(table, viewer, 30):
            assert world.cultists == [4]
            assert world.asked == {4: "guess"}
            assert sum(1 for death in world.g.died if death >= 0) < 3


def seer_sought() -> Table:
    """One book is missing to the target, and seat 0 finds it."""
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


# ---------------------------------------------------------------- room cards


ROOM_START = {"success": 5 / 9, "failure": 3 / 9, "sabotage": 1 / 9}
CULTIST_CARDS = {"success": 2 / 8, "failure": 4 / 8, "sabotage": 2 / 8}
PLAIN_CARDS = {"success": 1.0}
PINK = (1, 3, 4, 5)  # routes with pink in round 1, for seats 1 to 4


def checked_room(drawn: list[str], *checkers: int) -> Table:
    """Seats 1 and 2 have filled P1; then the checkers drew these cards from it."""
    for seed in range(200):
        table = arranged(
            5,
            {2: "cultist"},
            phase="action",
            knife=1,
            places=dict.fromkeys(range(5), "P1"),
            routes={0: 9, **dict(enumerate(PINK, 1))},
            decks={"P1": ["failure"]},
            seed=seed,
        )
        table.play("fill P1 success", "fill P1 failure")
        for _ in checkers:
            table.play("check_room P1")
        if [event.card for event in table.events(RoomChecked)] == drawn:
            return table
    raise AssertionError(f"never drew {drawn}")


def cultist_by_routes(seats: tuple[int, ...]) -> dict[int, float]:
    """How many deals of routes let these seats use P1 in round 1, by the cultist."""
    ways: Counter[int] = Counter()
    for routes in permutations(range(9), 4):
        for cultist in (1, 2, 3, 4):
            if all(seat == cultist or allows(routes[seat - 1], "P1") for seat in seats):
                ways[cultist] += 1
    return dict(ways)


def room_worlds(cultist: int) -> Iterator[tuple[list[str], float]]:
    """The faces of the start card and of the cards of seats 1 and 2, with their chance."""
    first = CULTIST_CARDS if cultist == 1 else PLAIN_CARDS
    second = CULTIST_CARDS if cultist == 2 else PLAIN_CARDS
    for start, chance in ROOM_START.items():
        for one, of_one in first.items():
            for two, of_two in second.items():
                yield [start, one, two], chance * of_one * of_two


def chance_of_draws(cards: list[str], drawn: list[str]) -> float:
    chance, left = 1.0, list(cards)
    for card in drawn:
        chance *= left.count(card) / len(left)
        if card in left:
            left.remove(card)
    return chance


@clause("AC-R9", "AC-C11", "AC-C14", "AC-V11")
@pytest.mark.parametrize(
    ("drawn", "checkers"),
    [
        (["failure"], (3,)),
        (["success"], (3,)),
        (["failure", "failure"], (3, 4)),
        (["failure", "success"], (3, 4)),
        (["success", "failure"], (3, 4)),
    ],
)
def test_drawn_room_cards_speak_for_and_against_those_who_filled(
    drawn: list[str], checkers: tuple[int, ...]
) -> None:
    table = checked_room(drawn, *checkers)
    by_routes = cultist_by_routes((1, 2, *checkers))
    guilty: Counter[int] = Counter()
    given: Counter[str] = Counter()
    for cultist, ways in by_routes.items():
        for cards, chance in room_worlds(cultist):
            weight = ways * chance * chance_of_draws(cards, drawn)
            guilty[cultist] += weight  # type: ignore[assignment]
            given[cards[1]] += weight  # type: ignore[assignment]
    assert shares(table, 0, the_cultist) == about(normal(dict(guilty)))
    assert shares(table, 0, card_of_seat_1) == about(normal(dict(given)))


def card_of_seat_1(table: Table) -> object:
    return next(d for d in table.known(1)["deeds"] if d["deed"] == "put" and d["party"] == 1)[
        "card"
    ]


@clause("AC-V5", "AC-V11")
def test_a_seat_knows_what_it_put_itself() -> None:
    table = checked_room(["failure"], 3)
    assert {world.deck("P1")[0] >= 1 for world in worlds(table, 1)} == {True}
    assert {card_of_seat_1(world) for world in worlds(table, 1)} == {"success"}


def secured_and_drawn(card: str) -> Table:
    """Seat 1 has secured the hallway; seats 2 and 3 turned a marker, and this was drawn."""
    for seed in range(200):
        table = arranged(
            5,
            {1: "cultist"},
            phase="action",
            knife=1,
            places={1: "TL", 2: "P1", 3: "P1"},
            routes={0: 9, **dict(enumerate(PINK, 1))},
            options={"unsafe_paths": True},
            unsafe_marker=True,
            seed=seed,
        )
        table.play("secure sabotage", "fill P1 success", "fill P1 success")
        if table.last(UnsafeCardDrawn).card == card:
            return table
    raise AssertionError(f"never drew {card}")


@clause("AC-U4", "AC-U5", "AC-C16", "AC-V11")
@pytest.mark.parametrize(
    ("card", "by_cultist", "by_others"),
    [("success", 1 + 2 / 8, 1 + 1), ("failure", 1 + 4 / 8, 1), ("sabotage", 2 / 8, 0)],
)
def test_a_card_drawn_from_the_unsafe_deck_speaks_of_who_secured_the_hallway(
    card: str, by_cultist: float, by_others: float
) -> None:
    table = secured_and_drawn(card)
    weights = {
        cultist: ways * (by_cultist if cultist == 1 else by_others)
        for cultist, ways in cultist_by_routes((2, 3)).items()
    }
    assert shares(table, 0, the_cultist) == about(normal(weights))
    at = ("success", "failure", "sabotage").index(card)
    assert all(world.g.unsafe[at] >= 1 for world in worlds(table, 0))


@clause("AC-V11")
def test_a_search_finds_a_world_wherever_there_is_one() -> None:
    for table in (checked_room(["failure", "failure"], 3, 4), secured_and_drawn("failure")):
        hidden = sampler(table, None).hidden
        assert hidden is not None
        leaving = sum(draw.leaves for draw in hidden.room_facts.draws)
        for entry in hidden.entries:
            world = hidden.rooms.search(entry.rooms, rng(2))
            assert world is not None
            assert sum(world.gone) == leaving


# ---------------------------------------------------------------- the bag


IN_BAG = ["lord", "mirror", "lightning", "lightning", "secret_doors", "secret_doors"]
REST = ["walkie_talkie", "portrait", "morale_up", "portal", "morale_down"]


def lord(*answers: str) -> Table:
    """Seat 0 has answered to the Lord of the Situation; the mirror is the next marker."""
    table = arranged(5, phase="event", bag=IN_BAG + REST)
    return table.play(*answers)


def removed(table: Table) -> str:
    (event,) = table.g.removed_events
    return MARKERS[event]


@clause("AC-Y19", "AC-Y20", "AC-V5", "AC-V11")
def test_a_removed_marker_is_known_to_its_seat_and_any_of_the_bag_to_the_others() -> None:
    table = lord("draw", "remove")
    assert {removed(world) for world in worlds(table, 0)} == {"mirror"}
    twice = {"lightning": 2 / 10, "secret_doors": 2 / 10}
    once = dict.fromkeys(("mirror", *REST), 1 / 10)
    assert shares(table, 1, removed) == about({**twice, **once})
    for world in worlds(table, 1):
        assert world.bag.get(removed(world), 0) == (1 if removed(world) in twice else 0)


@clause("AC-Y19", "AC-V5", "AC-V11")
def test_a_marker_in_hand_is_the_same_in_all_worlds_of_its_holder() -> None:
    table = lord("draw")
    for world in worlds(table, 0, 30):
        assert removed(world.play("remove")) == "mirror"
    assert len({removed(world.play("remove")) for world in worlds(table, 1)}) == 8
    table = arranged(5, phase="event", bag=IN_BAG + REST, options={"history": "none"}).play("draw")
    for viewer in (0, 1):
        for world in worlds(table, viewer, 30):
            assert encoded(world.known(viewer)) == encoded(table.known(viewer))
            world.play("remove")


@clause("AC-Y19", "AC-P4", "AC-V11")
def test_a_marker_that_came_up_later_was_not_removed() -> None:
    table = lord("draw", "remove")
    seen = [name for name in table.public["clock"] if name is not None]
    assert seen == ["lord"]
    for viewer in (None, 3):
        assert "lord" not in {removed(world) for world in worlds(table, viewer)}


@clause("AC-V2", "AC-U9", "AC-V11")
def test_a_cultist_marker_that_was_fought_is_no_longer_outside() -> None:
    table = arranged(
        5,
        phase="action",
        places={0: "R"},
        blocked=["R"],
        options={"unsafe_paths": True},
    ).play("fight")
    for world in worlds(table, 3, 20):
        assert world.g.outside == table.g.outside


def test_worlds_are_states_of_their_own() -> None:
    dealer = sampler(after_the_night(5, 1), 0)
    one, other = dealer.deal(rng(1)), dealer.deal(rng(2))
    before = GAME.save(other)
    play_randomly(GAME, one, rng(3))
    assert before == GAME.save(other)
