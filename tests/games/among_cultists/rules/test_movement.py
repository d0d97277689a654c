"""Movement and routes (rulebook 11, 12)."""

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.board.board import BOARD, PLACE_NAMES
from miskatonic.games.among_cultists.rules.events import Met, Moved
from tests.clauses import clause
from tests.games.among_cultists.rules.table import Table, arranged, choice

FAR_AWAY = {1: "DB1", 2: "DB1", 3: "DB1", 4: "DB1"}


def alone(at: str, **position: object) -> Table:
    """Seat 0 moves from a place; the others stand together where no two of them meet."""
    return arranged(5, places={0: at, **FAR_AWAY}, **position)


def reach(table: Table) -> set[str]:
    """Every place where the movement may end."""
    ends = set()
    for option in table.options():
        if option == "stop":
            ends.add(table.place(0))
        else:
            further = Table(table.g.clone()).play(option)
            assert further.asked
            if further.asked == {0: "move"}:
                ends |= reach(further)
            else:
                ends.add(further.place(0))
    return ends


def doors_from(at: str) -> dict[str, int]:
    """How many doors away each place of the small map is."""
    origin = PLACE_NAMES.index(at) * 17
    distances = BOARD.maps["small"].distance
    return {name: distances[origin + place] for place, name in enumerate(PLACE_NAMES)}


@clause("AC-M1", "AC-L1")
@pytest.mark.parametrize("at", ["C", "LB", "DB2", "P2"])
def test_a_movement_goes_up_to_three_doors_and_unused_points_lapse(at: str) -> None:
    within = {name for name, doors in doors_from(at).items() if 0 < doors <= 3}
    assert reach(alone(at)) == within
    table = alone("C").play("go LB", "stop")
    assert table.asked == {1: "move"}
    table = alone("C").play("go LB", "go TR", "go P1")
    assert table.asked == {1: "move"}


@clause("AC-M1")
def test_each_door_costs_one_point() -> None:
    table = alone("C")
    points = [table.public["movement"]["points"]]
    for door in ("go R", "go TL", "go O1"):
        table.play(door)
        points.append(table.public["movement"]["points"])
        if table.asked != {0: "move"}:
            break
    assert points[:3] == [3, 2, 1]
    assert table.place(0) == "O1"


@clause("AC-M3", "AC-M11")
def test_a_movement_is_mandatory_and_may_pass_through_its_start() -> None:
    table = alone("C")
    assert "stop" not in table.options()
    with pytest.raises(IllegalChoice, match="its options are"):
        table.play("stop")
    table.play("go LB", "go C")
    assert "stop" not in table.options()
    assert table.options() == ["go LB", "go R", "go G", "go DB2"]


@clause("AC-M3")
def test_the_last_point_cannot_be_used_to_return_to_the_start() -> None:
    two_points = alone("DB1", morale=-1).play("go BL")
    assert set(two_points.options()) == {"go G", "go O1", "stop"}
    four_points = alone("DB1", morale=1).play("go BL", "go O1", "go BL")
    assert set(four_points.options()) == {"go G", "go O1", "stop"}


@clause("AC-M4")
def test_a_route_never_limits_movement() -> None:
    reached = {route: reach(alone("C", routes={0: route})) for route in (0, 5, 9)}
    assert reached[0] == reached[5] == reached[9]


@clause("AC-M5")
def test_any_number_of_characters_may_share_a_place() -> None:
    table = arranged(8, places=dict.fromkeys(range(1, 8), "LB")).play("go LB", "stop")
    assert [table.place(party) for party in range(8)] == ["LB"] * 8


@clause("AC-M6")
def test_characters_never_stand_outside() -> None:
    everywhere = set(arranged(5, ghosts=[0]).options()) | {"go C"}
    assert everywhere == {
        f"go {PLACE_NAMES[place]}" for place in range(17) if BOARD.maps["small"].places >> place & 1
    }
    with pytest.raises(IllegalChoice, match="no choice is named"):
        choice("go lake")


@clause("AC-M7", "AC-E16")
def test_a_seat_moves_door_by_door_and_resolves_each_encounter_before_going_on() -> None:
    table = arranged(5, places={1: "LB", 2: "P1"}).play("go LB")
    assert table.asked == {0: "encounter", 1: "encounter"}
    table.answer(s0="give alive 1", s1="give alive 0")
    assert table.asked == {0: "move"}
    assert set(table.options()) == {"go C", "go TR", "stop"}


@clause("AC-M8", "AC-L3")
def test_a_ghost_goes_straight_to_any_other_place() -> None:
    table = arranged(5, ghosts=[0], places={0: "DB1"})
    assert set(table.options()) == {
        f"go {name}" for name, doors in doors_from("DB1").items() if 0 < doors < 99
    }
    table.play("go P1")
    assert table.place(0) == "P1"
    assert table.asked == {1: "move"}
    assert len(table.events(Moved)) == 1


@clause("AC-M8")
def test_a_ghost_must_leave_its_place_too() -> None:
    table = arranged(5, ghosts=[0], places={0: "G"})
    assert "go G" not in table.options()
    assert "stop" not in table.options()


@clause("AC-M9", "AC-U7", "AC-L2")
def test_without_the_knife_the_living_may_not_enter_the_fishmans_hallway() -> None:
    table = arranged(5, knife=1, actor=0, places={0: "LB", **FAR_AWAY}, fishman=True)
    assert table.options() == ["go C"]
    with_knife = arranged(5, places={0: "LB", **FAR_AWAY}, fishman=True)
    assert with_knife.options() == ["go C", "go TR"]
    ghost = arranged(5, knife=1, actor=0, places={0: "LB"}, ghosts=[0], fishman=True)
    assert "go TR" in ghost.options()


@clause("AC-M9", "AC-U7")
def test_characters_in_the_fishmans_hallway_are_unharmed_and_may_leave() -> None:
    table = arranged(5, knife=1, actor=0, places={0: "TR", **FAR_AWAY}, fishman=True)
    assert table.ghosts() == set()
    assert table.options() == ["go LB", "go P1"]
    table.play("go LB")
    assert table.options() == ["go C", "stop"]


@clause("AC-M10")
def test_without_a_legal_movement_a_character_stays_without_encounter() -> None:
    """This cannot happen on our maps (AC-B7), so here the seat has no movement points."""
    table = arranged(5, places={0: "DB1", 1: "DB1"}, knife=4, bag=["portal"])
    table.g.morale = -3
    table.play("go G", "stop")
    assert table.public["phase"] == "action"
    assert [table.place(party) for party in range(5)] == ["DB1", "DB1", "C", "C", "G"]
    assert [moved.party for moved in table.events(Moved)] == [4]
    assert table.events(Met) == []


@clause("AC-M11")
def test_staying_is_refused_if_a_legal_movement_exists() -> None:
    for at in ("C", "DB1", "P2", "BL"):
        assert "stop" not in alone(at).options()


# ---------------------------------------------------------------- routes


def room_actions(at: str, round: int, role: str = "investigator", **position: object) -> set[str]:
    """The room actions that seat 0, with the printed route, may take at a place."""
    roles = {0: role} if role != "investigator" else {}
    table = arranged(
        5,
        roles,
        phase="action",
        round=round,
        routes={0: 0},
        places={0: at},
        **position,
    )
    return {option.split()[0] for option in table.options()} - {"pass"}


PRINTED = {
    "DB1": [1, 3, 5, 7, 9],
    "P1": [1, 5, 9],
    "P2": [1, 5, 9],
    "LB": [1, 3, 5, 7, 9],
    "G": [2, 6, 10],
    "O1": [2, 4, 6, 8, 10],
    "O2": [2, 4, 6, 8, 10],
    "R": [4, 8],
}


@clause("AC-M12", "AC-M13", "AC-M16", "AC-M18", "AC-L4")
@pytest.mark.parametrize(("room", "rounds"), PRINTED.items())
def test_the_printed_route_allows_its_rooms_round_by_round(room: str, rounds: list[int]) -> None:
    assert [now for now in range(1, 11) if "fill" in room_actions(room, now)] == rounds


@clause("AC-M12")
def test_a_route_has_four_rows_of_two_or_more_colours_and_stays_the_same() -> None:
    for route in BOARD.routes:
        assert len(route.rows) == 4
        assert min(len(row) for row in route.rows) >= 2
        for now in range(1, 7):
            assert route.allowed[now] == route.allowed[now + 4]


@clause("AC-M13", "AC-L4")
def test_an_investigators_ghost_is_bound_to_its_route_too() -> None:
    assert room_actions("P1", 1, ghosts=[0]) == {"fill"}
    assert room_actions("P1", 2, ghosts=[0]) == set()


@clause("AC-M14", "AC-L5")
@pytest.mark.parametrize("round", range(1, 11))
def test_a_cultist_may_use_any_room_in_any_round_living_or_ghost(round: int) -> None:
    for room in PRINTED:
        assert "fill" in room_actions(room, round, "cultist")
    table = arranged(
        7, {0: "cultist", 1: "cultist"}, phase="action", round=round, places={0: "G"}, ghosts=[0]
    )
    assert "fill G success" in table.options()


@clause("AC-M15")
def test_character_actions_are_never_bound_to_a_route() -> None:
    for now in range(1, 11):
        table = arranged(5, phase="action", round=now, places={0: "G", 1: "G"}, routes={0: 0})
        assert "check_status 1" in table.options()


@clause("AC-M17", "AC-V10")
def test_routes_are_secret() -> None:
    one, other = arranged(5, routes={2: 5}), arranged(5, routes={2: 9})
    for viewer in (None, 0, 1, 3, 4):
        assert one.known(viewer) == other.known(viewer)
    own = one.known(2)["own"]
    assert own is not None
    assert own["route"] == 5
