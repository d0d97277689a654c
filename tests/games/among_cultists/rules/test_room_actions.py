"""Room actions (rulebook 14, 16 to 19)."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.rules.events import (
    CardPlaced,
    Passed,
    PortalStays,
    RoomChecked,
    RoomExplored,
    RoomFilled,
    UnsafeCardDrawn,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, Table, arranged

EXPLORED = ["success"] * 3
UNSAFE = {"unsafe_paths": True}


def acting(at: str, role: str = "cultist", seats: int = 5, **position: Any) -> Table:
    """It is seat 0's turn at a place; by default it is a cultist, bound to no route."""
    roles = {0: role} if role != "investigator" else {}
    places = {0: at, **position.pop("places", {})}
    return arranged(seats, roles, phase="action", places=places, **position)


def verbs(table: Table) -> set[str]:
    return {name.split()[0] for name in table.menu()}


def explored(table: Table, room: str) -> bool:
    return table.public["rooms"][room]["explored"]


# ---------------------------------------------------------------- where and for whom


@clause("AC-R1")
def test_a_room_action_needs_the_character_in_that_room() -> None:
    decks = dict.fromkeys(("LB", "R", "G"), EXPLORED)
    table = acting("LB", decks=decks, portal="open", places={1: "G"})
    about = {name for name in table.menu() if name.split()[0] in ("fill", "check_room")}
    assert {name.split()[1] for name in about} == {"LB"}
    assert verbs(table) == {"fill", "check_room", "call_vote", "pass"}
    assert "call_vote" not in verbs(acting("TR"))


@clause("AC-R2", "AC-M13", "AC-M14")
@pytest.mark.parametrize(
    ("room", "action", "position"),
    [
        ("LB", "fill LB success", {}),
        ("LB", "check_room LB", {"decks": {"LB": EXPLORED}}),
        ("LB", "call_vote", {}),
        ("R", "camera_status 1", {}),
        ("R", "camera_room LB", {"decks": {"LB": EXPLORED}}),
        ("R", "restart_power", {"power": False}),
        ("G", "close_portal 1", {"portal": "open", "places": {1: "G"}}),
    ],
)
def test_routes_bind_investigators_for_every_room_action_and_no_cultist(
    room: str, action: str, position: dict[str, Any]
) -> None:
    """In round 2 route 2 leads to DB, P and LB, route 1 to G, R and O, route 0 to G and O."""
    on, off = {"LB": (2, 1), "R": (1, 2), "G": (0, 2)}[room]
    assert action in acting(room, "investigator", round=2, routes={0: on}, **position).options()
    off_route = acting(room, "investigator", round=2, routes={0: off}, **position)
    assert action not in off_route.options()
    assert off_route.locked()[action] == "off_route"
    with pytest.raises(IllegalChoice):
        off_route.play(action)
    assert action in acting(room, "cultist", round=2, routes={0: off}, **position).options()


@clause("AC-R3", "AC-U6")
def test_a_cultist_marker_prevents_every_room_action_in_its_room_for_all() -> None:
    position: dict[str, Any] = {"decks": {"R": EXPLORED}, "blocked": ["R"]}
    assert verbs(acting("R", "cultist", **position)) == {"fight", "pass"}
    assert verbs(acting("R", "investigator", routes={0: 2}, **position)) == {"fight", "pass"}
    ghost = acting("R", "investigator", routes={0: 2}, ghosts=[0], places={1: "LB"}, **position)
    assert 0 not in ghost.asked  # a ghost there can only pass
    assert ghost.events(Passed)[0].party == 0


@clause("AC-R4", "AC-L3")
def test_ghosts_only_fill_and_check_rooms() -> None:
    position: dict[str, Any] = {"ghosts": [0], "decks": dict.fromkeys(("LB", "R", "G"), EXPLORED)}
    for room in ("LB", "R", "G"):
        table = acting(room, "cultist", 7, portal="open", places={1: "G"}, **position)
        assert verbs(table) == {"fill", "check_room", "pass"}
    dark = acting("R", "cultist", 7, power=False, **position)
    assert verbs(dark) == {"fill", "check_room", "pass"}


# ---------------------------------------------------------------- fill


@clause("AC-R5")
@pytest.mark.parametrize("card", ["success", "failure", "sabotage"])
def test_fill_puts_a_chosen_room_card_face_down_on_the_rooms_deck(card: str) -> None:
    table = acting("O1", decks={"O1": []})
    held = table.hand(0)[card]
    table.play(f"fill O1 {card}")
    assert table.hand(0)[card] == held - 1
    assert dict(zip(("success", "failure", "sabotage"), table.deck("O1"), strict=True))[card] == 1
    for viewer in (None, 1, 2, 3, 4):
        assert table.last(RoomFilled, viewer) == RoomFilled(party=0, place="O1")
    assert table.last(RoomFilled, 0).card == card


@clause("AC-R6")
def test_the_third_card_turns_the_marker_and_the_room_stays_explored() -> None:
    table = acting("O1", decks={"O1": ["success"]}, places={1: "O1"}, routes={1: 2})
    table.play("fill O1 success")
    assert not explored(table, "O1")
    table.play("fill O1 success")
    assert explored(table, "O1")
    assert len(table.events(RoomExplored)) == 1


@clause("AC-R6", "AC-S21")
def test_turned_markers_are_plain_and_unsafe_in_the_dealt_proportion() -> None:
    """With 5 parties 4 of 9 markers show the symbol, so the first turned does in 4 of 9 games."""
    unsafe = 0
    for seed in range(300):
        table = acting("O1", decks={"O1": ["success"] * 2}, seed=seed, options=UNSAFE)
        table.play("fill O1 success")
        unsafe += table.public["rooms"]["O1"]["unsafe"] is True
    assert unsafe / 300 == pytest.approx(4 / 9, abs=0.07)


@clause("AC-R7")
def test_an_unsafe_marker_draws_an_unsafe_card_and_shuffles_it_back() -> None:
    position: dict[str, Any] = {
        "decks": {"O1": ["success"] * 2},
        "unsafe": ["sabotage"],
        "options": UNSAFE,
    }
    table = acting("O1", unsafe_marker=True, **position).play("fill O1 success")
    assert table.last(UnsafeCardDrawn).card == "sabotage"
    assert table.public["fishman"] == "TR"
    assert list(table.g.unsafe) == [0, 0, 1]
    plain = acting("O1", unsafe_marker=False, **position).play("fill O1 success")
    assert plain.events(UnsafeCardDrawn) == []


@clause("AC-R8")
def test_an_explored_room_can_be_filled_until_it_is_completed() -> None:
    table = acting("O1", decks={"O1": EXPLORED})
    assert "fill O1 success" in table.options()
    assert table.play("fill O1 success").deck("O1") == (4, 0, 0)
    assert "fill" not in verbs(acting("O1", books={"O1": 0}, places={1: "O1"}))


# ---------------------------------------------------------------- check room


@clause("AC-R9", "AC-Q7")
def test_check_room_draws_a_public_card_that_then_leaves_the_game() -> None:
    table = acting("O1", decks={"O1": ["failure"] * 3}).play("check_room O1")
    for viewer in (None, *range(5)):
        assert table.last(RoomChecked, viewer) == RoomChecked(party=0, room="O1", card="failure")
    assert table.deck("O1") == (0, 2, 0)
    assert "check_room" not in verbs(acting("O1", decks={"O1": ["failure"] * 2}))


@clause("AC-R9")
def test_the_deck_is_shuffled_before_the_draw() -> None:
    drawn = {
        acting("O1", decks={"O1": ["success", "failure", "sabotage"]}, seed=seed)
        .play("check_room O1")
        .last(RoomChecked)
        .card
        for seed in range(20)
    }
    assert drawn == {"success", "failure", "sabotage"}


@clause("AC-R10")
def test_a_room_stays_explored_below_three_cards_but_checking_needs_a_card() -> None:
    table = acting("O1", decks={"O1": ["failure"]}, explored=["O1"])
    assert "check_room O1" in table.options()
    empty = acting("O1", decks={"O1": []}, explored=["O1"], places={1: "O1"}, routes={1: 2})
    assert "check_room" not in verbs(empty)
    empty.play("fill O1 success")
    assert "check_room O1" in empty.options()
    assert empty.events(RoomExplored) == []


@clause("AC-R11")
def test_a_completed_room_keeps_its_other_actions() -> None:
    assert verbs(acting("LB", books={"LB": 0})) == {"call_vote", "pass"}
    assert verbs(acting("R", books={"R": 0})) == {"camera_status", "pass"}
    assert verbs(acting("G", books={"G": 0}, portal="open", places={1: "G"})) == {
        "check_status",
        "close_portal",
        "pass",
    }


# ---------------------------------------------------------------- call a vote


@clause("AC-R12")
def test_a_vote_can_be_called_once_per_round_in_the_cafeteria() -> None:
    table = acting("LB", places={1: "LB"}, routes={1: 0})
    table.play("call_vote").vote(None, None, None, None, None).play("keep")
    assert table.asked == {1: "action"}
    assert "call_vote" not in verbs(table)
    assert "call_vote" not in verbs(acting("LB", vote_active=False))
    assert "call_vote" not in verbs(acting("LB", "cultist", 7, ghosts=[0]))


@clause("AC-R13", "AC-P11")
@pytest.mark.parametrize("votes", [(None,) * 5, (2, 2, 2, 2, None)])
def test_after_a_called_vote_the_marker_is_inactive_until_the_next_round(
    votes: tuple[int | None, ...],
) -> None:
    table = acting("LB").play("call_vote").vote(*votes).play("keep")
    assert table.public["vote_active"] is False
    assert table.go_on_to(2, "movement").public["vote_active"] is True


# ---------------------------------------------------------------- camera and power


@clause("AC-R14")
def test_the_camera_checks_any_explored_room_or_the_status_of_anyone_living() -> None:
    table = acting(
        "R",
        decks={"O1": EXPLORED, "P2": EXPLORED},
        places={1: "LB", 2: "TR", 3: "P2"},
        ghosts=[4],
    )
    cameras = {name for name in table.options() if name.startswith("camera")}
    assert cameras == {
        "camera_room O1",
        "camera_room P2",
        "camera_status 1",
        "camera_status 2",
        "camera_status 3",
    }
    assert not {n for n in acting("LB").menu() if n.startswith("camera")}
    dark = acting("R", decks={"O1": EXPLORED}, power=False)
    assert not {name for name in dark.menu() if name.startswith("camera")}


@clause("AC-R14", "AC-N10")
def test_camera_status_check_counts_as_status_check() -> None:
    table = acting("R", "investigator", routes={0: 2}, pulses={2: {"dead": 1}}, places={2: "LB"})
    table.play("camera_status 2")
    assert (table.options(), table.locked()) == (["confirm"], {"put_back": "must_confirm"})
    table.play("confirm")
    assert table.ghosts() == {2}
    assert table.asked == dict.fromkeys(range(5), "discuss")


@clause("AC-R15")
def test_the_camera_needs_a_route_to_its_own_room_but_not_to_the_target() -> None:
    """Route 3 of the file leads to G, O and R in round 1, so not to LB."""
    table = acting("R", "investigator", routes={0: 2}, decks={"LB": EXPLORED})
    assert "camera_room LB" in table.options()
    off = acting("R", "investigator", routes={0: 0}, decks={"LB": EXPLORED})
    assert off.locked()["camera_room LB"] == "off_route"


@clause("AC-R16", "AC-H9")
def test_only_the_cameras_status_check_places_a_card() -> None:
    table = acting("R", draw=["sabotage", "success"], places={1: "O1"})
    table.play("camera_status 1", "put_back")
    assert table.deck("O1") == (1, 0, 1)
    assert table.public["draw_pile"] == 1
    rooms = acting("R", decks={"O1": EXPLORED}).play("camera_room O1")
    assert rooms.events(CardPlaced) == []
    assert rooms.public["draw_pile"] == 9


@clause("AC-R16", "AC-U8")
def test_in_a_hallway_the_cameras_card_goes_into_the_unsafe_deck() -> None:
    table = acting("R", draw=["sabotage"], places={1: "TR"}, options=UNSAFE)
    table.play("camera_status 1", "put_back")
    assert list(table.g.unsafe) == [1, 1, 1]


@clause("AC-R17", "AC-U6")
def test_the_camera_may_target_a_room_with_a_cultist_marker_but_not_from_behind_one() -> None:
    table = acting("R", decks={"O2": EXPLORED}, blocked=["O2"])
    assert "camera_room O2" in table.options()
    assert verbs(acting("R", decks={"O2": EXPLORED}, blocked=["R"])) == {"fight", "pass"}
    assert verbs(acting("R", power=False, blocked=["R"])) == {"fight", "pass"}


@clause("AC-R18")
def test_restart_power_turns_the_power_on() -> None:
    table = acting("R", power=False, places={1: "R"}, routes={1: 2})
    assert "restart_power" in table.options()
    table.play("restart_power")
    assert table.public["power"] is True
    assert "camera_status 2" in table.options(1)
    assert "restart_power" not in verbs(acting("R"))


# ---------------------------------------------------------------- the portal


def portal(seats: int = 5, **position: Any) -> Table:
    """Seat 0, a cultist, and seats 1 and 2 are at the open portal; route 3 leads there."""
    position = {
        "portal": "open",
        "deadline": 4,
        "places": {1: "G", 2: "G"},
        "routes": {1: 2, 2: 3},
        **position,
    }
    return acting("G", "cultist", seats, **position)


@clause("AC-R19", "AC-L1")
def test_closing_the_portal_takes_the_actions_of_two_living_characters_there() -> None:
    table = portal()
    assert {"close_portal 1", "close_portal 2"} <= set(table.options())
    table.play("close_portal 1")
    assert table.asked == {1: "help"}
    table.play("help")
    assert table.public["portal"]["state"] == "closed"
    assert table.public["acted"] == [0, 1]
    assert table.asked == {2: "action"}


@clause("AC-R19", "AC-L3")
def test_the_portal_cannot_be_closed_alone_or_with_a_ghost() -> None:
    assert "close_portal" not in verbs(portal(places={1: "LB", 2: "C"}))
    assert "close_portal" not in verbs(portal(ghosts=[1], places={1: "G", 2: "C"}))
    assert "close_portal" not in verbs(portal(portal="none", deadline=None))
    assert "close_portal" not in verbs(portal(portal="closed"))
    assert "close_portal" not in verbs(portal(portal="stays"))


@clause("AC-R20", "AC-N15")
def test_the_portal_helper_must_agree() -> None:
    table = portal().play("close_portal 1", "refuse")
    assert table.public["portal"]["state"] == "open"
    assert table.asked == {0: "action"}
    assert "close_portal 2" in table.options()
    table.play("pass")
    assert table.asked == {1: "action"}


@clause("AC-R20")
def test_the_portal_helper_must_not_have_acted_or_passed() -> None:
    table = portal(knife=1, actor=0, acted=[1, 2])
    assert "close_portal" not in verbs(table)
    table = portal(knife=1)  # seat 1 is first and passes
    table.play("pass")
    assert "close_portal 1" not in table.menu()


@clause("AC-R20")
def test_the_portal_helper_needs_the_room_on_its_route_unless_cultist_or_mechanic() -> None:
    off_route = portal(routes={1: 0}).play("close_portal 1")
    assert (off_route.options(), off_route.locked()) == (["refuse"], {"help": "off_route"})
    for seats, helper in ((7, "cultist"), (5, "mechanic")):
        table = arranged(
            seats,
            {0: "cultist", 1: helper},
            phase="action",
            places={0: "G", 1: "G"},
            routes={1: 0},
            portal="open",
            deadline=3,
        ).play("close_portal 1")
        assert set(table.options()) == {"help", "refuse"}


@clause("AC-R21")
def test_closing_the_portal_in_time_lowers_the_target_by_1() -> None:
    table = portal().play("close_portal 1", "help")
    assert table.public["target"] == 9
    assert table.result is None


@clause("AC-R21", "AC-F13")
def test_a_lowered_target_can_be_reached_by_the_current_score() -> None:
    table = portal(score=9).play("close_portal 1", "help")
    assert table.result == ("points", [1, 2, 3, 4])


@clause("AC-R22")
def test_a_portal_not_closed_in_time_stays_and_raises_the_target_by_1() -> None:
    table = arranged(5, phase="cleanup", round=4, portal="open", deadline=4)
    assert table.public["portal"]["state"] == "stays"
    assert table.public["target"] == 11


@clause("AC-R23", "AC-Y13")
@pytest.mark.parametrize(("seats", "last"), [(5, 5), (6, 5), (7, 4), (8, 4)])
def test_a_portal_can_be_closed_through_the_action_phase_of_its_last_round(
    seats: int, last: int
) -> None:
    opened = arranged(
        seats, phase="event", round=2, bag=["portal", "lord", "morale_up", "morale_down"]
    )
    for now in range(2, last + 1):
        opened.go_on_to(now, "action")
        assert opened.public["portal"]["state"] == "open"
    target = opened.public["target"]
    while opened.public["portal"]["state"] == "open":
        assert opened.public["phase"] == "action"
        opened.wait()
    kinds = [event.kind for event in GAME.events(opened.g, None)]
    assert kinds[: kinds.index("portal-stays")].count("round-began") == last - 1
    assert opened.public["portal"]["state"] == "stays"
    assert opened.public["target"] == target + 1
    assert "close_portal" not in verbs(portal(seats, portal="stays"))


@clause("AC-R23")
def test_a_portal_deadline_after_round_10_never_falls_due() -> None:
    table = arranged(5, phase="cleanup", round=10, portal="open", deadline=11)
    assert table.events(PortalStays) == []
    assert table.public["target"] == 10
