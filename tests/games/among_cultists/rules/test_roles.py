"""The roles (rulebook 10, 18, 24)."""

from typing import Any

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.among_cultists.board.board import BOARD
from miskatonic.games.among_cultists.rules.events import (
    BecameGhost,
    CardPlaced,
    FirestarterTested,
    Gave,
    Met,
    RoleRevealed,
    RoomChecked,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, Table, after_the_night, arranged

DEAD = {"alive": 1, "dead": 1}
AWAY = {1: "DB1", 2: "DB1", 3: "DB1", 4: "DB1"}
EXPLORED = ["success"] * 3
VALUES = {
    "investigator": ("investigators", 0),
    "cultist": ("cultists", 0),
    "seer": ("investigators", 0),
    "radiant": ("investigators", 1),
    "infected": ("investigators", 1),
    "super_ghost": ("investigators", 1),
    "mechanic": ("investigators", 3),
    "greenhorn": ("cultists", 1),
    "clumsy": ("cultists", 1),
    "softie": ("cultists", 1),
    "firestarter": ("cultists", 2),
    "assassin": ("investigators", 0),
}


def met(table: Table) -> list[list[int]]:
    return [encounter.parties for encounter in table.events(Met)]


def options(role: str, at: str, **position: Any) -> set[str]:
    table = arranged(5, {0: role}, phase="action", places={0: at}, **position)
    return set(table.options())


def dying(role: str, cause: str) -> Table:
    """Seat 1, of this role, has just become a ghost."""
    roles = {0: "assassin", 1: role}
    position: dict[str, Any] = {"phase": "action", "places": {0: "LB", 1: "LB"}, "routes": {0: 0}}
    if cause == "dead-card":
        table = arranged(7, roles, pulses={1: DEAD}, **position)
        return table.play("check_status 1", "confirm").vote(*[None] * 7)
    table = arranged(7, roles, **position)
    if cause == "vote":
        return table.play("call_vote").vote(*[1] * 7)
    return table.play("assassinate 1")


# ---------------------------------------------------------------- loyalty values


@clause("AC-X1", "AC-X2", "AC-X3", "AC-X17")
def test_the_loyalty_of_every_role() -> None:
    assert {role.name: (role.side, role.loyalty) for role in BOARD.roles} == VALUES


@clause("AC-X1", "AC-M13")
def test_the_investigator_has_no_ability() -> None:
    assert options("investigator", "G", routes={0: 0}) == {"pass"}
    assert options("investigator", "LB", routes={0: 0}) == {"fill LB success", "call_vote", "pass"}


@clause("AC-X2", "AC-M14")
def test_the_cultist_has_its_own_deck_any_route_and_may_lie() -> None:
    assert options("cultist", "G", routes={0: 0}) == {
        "fill G success",
        "fill G failure",
        "fill G sabotage",
        "pass",
    }


@clause("AC-X3", "AC-W7")
def test_the_seer_knows_the_cultists_and_can_be_guessed() -> None:
    table = after_the_night(5)
    seer = table.roles.index("seer")
    own = table.known(seer)["own"]
    assert own is not None
    assert (own["team"], own["cultists"]) == ("investigators", table.cultists)
    guessing = arranged(5, {1: "seer"}, phase="action", places={0: "LB"})
    guessing.play("call_vote").vote(4, 4, 4, 4, None).play("keep", "guess 1")
    assert guessing.result == ("seer-named", [4])


# ---------------------------------------------------------------- the three that are revealed


@clause("AC-X4", "AC-X6", "AC-X7", "AC-X18", "AC-D9")
@pytest.mark.parametrize("cause", ["dead-card", "vote", "assassin"])
@pytest.mark.parametrize("role", ["radiant", "infected", "super_ghost"])
def test_these_roles_are_revealed_however_they_became_ghosts(role: str, cause: str) -> None:
    table = dying(role, cause)
    for viewer in (None, *range(7)):
        assert table.known(viewer)["table"][1]["revealed"] == role


@clause("AC-D9", "AC-D10", "AC-X16")
@pytest.mark.parametrize("cause", ["dead-card", "vote", "assassin"])
@pytest.mark.parametrize("role", ["mechanic", "greenhorn", "clumsy", "softie", "firestarter"])
def test_markers_of_other_roles_are_not_revealed(role: str, cause: str) -> None:
    table = dying(role, cause)
    assert 1 in table.ghosts()
    assert table.public["table"][1]["revealed"] is None


@clause("AC-X4", "AC-X5", "AC-E4")
def test_at_the_radiant_ghosts_place_encounters_follow_the_rule_for_power_on() -> None:
    position: dict[str, Any] = {"power": False, "ghosts": [4], "revealed": [4]}
    places = {1: "LB", 2: "LB", 3: "DB1", 4: "LB"}
    roles = {4: "radiant", 3: "cultist"}
    assert met(arranged(5, roles, places=places, **position).play("go LB")) == []
    assert met(arranged(5, roles, places={**places, 2: "DB1"}, **position).play("go LB")) == [
        [0, 1]
    ]
    elsewhere = arranged(5, roles, places={**places, 4: "DB2"}, **position).play("go LB")
    assert met(elsewhere) == [[0, 1, 2]]


@clause("AC-X5")
def test_with_the_radiant_ghost_the_camera_works_in_the_dark() -> None:
    roles = {0: "cultist", 1: "radiant"}
    position: dict[str, Any] = {"phase": "action", "power": False, "ghosts": [1], "revealed": [1]}
    there = arranged(5, roles, places={0: "R", 1: "R"}, **position)
    assert {"camera_status 2", "restart_power"} <= set(there.options())
    away = arranged(5, roles, places={0: "R", 1: "LB"}, **position)
    assert not [name for name in away.menu() if name.startswith("camera")]


@clause("AC-X4", "AC-Y3")
def test_the_radiant_ghosts_place_has_no_encounter_when_the_power_goes_off() -> None:
    places = {0: "LB", 1: "LB", 2: "LB", 3: "LB", 4: "C"}
    table = arranged(
        5,
        {3: "radiant", 4: "cultist"},
        phase="event",
        bag=["lightning"],
        places=places,
        ghosts=[3],
        revealed=[3],
    )
    assert table.public["power"] is False
    assert met(table) == []


@clause("AC-X6", "AC-P10")
def test_the_infected_stops_gifts_until_the_end_of_the_next_round() -> None:
    table = dying("infected", "assassin")
    assert table.public["effects"]["infected_until"] == 2
    meeting = arranged(5, round=2, places={1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"}, infected_until=2)
    meeting.play("go LB")
    assert meeting.asked == {0: "move"}
    assert meeting.last(Met) == Met(parties=[0, 1], cards=False)
    assert meeting.events(Gave) == []
    over = arranged(5, phase="cleanup", round=2, infected_until=2).all("go_on")
    assert over.public["effects"]["infected_until"] is None


@clause("AC-X7", "AC-R4")
def test_the_super_ghost_uses_rooms_like_the_living_but_has_no_encounters() -> None:
    position: dict[str, Any] = {"ghosts": [0], "revealed": [0]}
    assert "call_vote" in options("super_ghost", "LB", routes={0: 0}, **position)
    camera = options("super_ghost", "R", routes={0: 2}, decks={"LB": EXPLORED}, **position)
    assert {"camera_room LB", "camera_status 1"} <= camera
    assert "restart_power" in options("super_ghost", "R", routes={0: 2}, power=False, **position)
    moving = arranged(5, {0: "super_ghost"}, places={1: "LB"}, **position)
    assert met(moving.play("go LB")) == []


@clause("AC-X7", "AC-R19")
def test_the_super_ghost_counts_as_living_for_the_portal_and_follows_its_route() -> None:
    table = arranged(
        5,
        {0: "cultist", 1: "super_ghost"},
        phase="action",
        places={0: "G", 1: "G"},
        routes={1: 2},
        ghosts=[1],
        revealed=[1],
        portal="open",
        deadline=3,
    )
    table.play("close_portal 1", "help")
    assert table.public["portal"]["state"] == "closed"
    off_route = arranged(
        5,
        {0: "super_ghost"},
        phase="action",
        places={0: "LB"},
        routes={0: 2},
        ghosts=[0],
        revealed=[0],
    )
    assert off_route.locked()["call_vote"] == "off_route"


@clause("AC-X7", "AC-H1")
def test_the_super_ghost_has_no_character_actions() -> None:
    table = arranged(
        5,
        {0: "super_ghost"},
        phase="action",
        places={0: "LB", 1: "LB"},
        routes={0: 0},
        ghosts=[0],
        revealed=[0],
    )
    assert not [name for name in table.menu() if name.startswith("check_status")]


# ---------------------------------------------------------------- mechanic


@clause("AC-X8", "AC-M13")
@pytest.mark.parametrize("now", range(1, 11))
def test_the_mechanic_may_ignore_its_route_only_while_living(now: int) -> None:
    assert "fill G success" in options("mechanic", "G", round=now, routes={0: 0})
    ghost = arranged(5, {0: "mechanic"}, phase="action", round=now, places={0: "G"}, ghosts=[0])
    allowed = now in (2, 6, 10)
    assert ("fill G success" in ghost.options(0)) == allowed


# ---------------------------------------------------------------- those who die of it


@clause("AC-X9")
@pytest.mark.parametrize("action", ["camera_room LB", "camera_status 1", "call_vote"])
def test_the_greenhorn_is_a_ghost_as_soon_as_it_uses_the_camera_or_calls_a_vote(
    action: str,
) -> None:
    at = "LB" if action == "call_vote" else "R"
    table = arranged(
        5,
        {0: "greenhorn"},
        phase="action",
        places={0: at, 1: "O1"},
        routes={0: 5},
        decks={"LB": EXPLORED},
    )
    table.play(action)
    assert table.ghosts() == {0}
    assert table.last(BecameGhost).cause == "role"
    if action == "call_vote":
        table.all("ready")
        assert 0 in table.asked
        assert "vote 0" not in table.options(1)
    elif action == "camera_status 1":
        assert table.asked == {0: "verdict"}
        table.play("put_back")
        assert table.last(CardPlaced).place == "O1"
    else:
        assert table.last(RoomChecked).room == "LB"


@clause("AC-X9")
def test_the_greenhorn_survives_everything_else() -> None:
    table = arranged(5, {0: "greenhorn"}, phase="action", places={0: "LB"}, routes={0: 0})
    assert table.play("fill LB success").ghosts() == set()
    power = arranged(
        5, {0: "greenhorn"}, phase="action", places={0: "R"}, routes={0: 2}, power=False
    )
    assert power.play("restart_power").ghosts() == set()


@clause("AC-X10", "AC-X11", "AC-X12")
def test_the_clumsy_dies_after_changing_its_vote() -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "LB"}, "routes": {0: 0}}
    changed = arranged(5, {0: "clumsy"}, **position).play("call_vote").vote(None, 2, 2, None, None)
    changed.play("vote 2")
    assert changed.ghosts() == {0, 2}
    kinds = [event.kind for event in GAME.events(changed.g, None)]
    assert kinds.index("vote-ended") < len(kinds) - 1 - kinds[::-1].index("ghost")
    kept = arranged(5, {0: "clumsy"}, **position).play("call_vote").vote(None, 2, 2, 2, None)
    assert kept.play("keep").ghosts() == {2}


@clause("AC-X10", "AC-X11")
@pytest.mark.parametrize("seats", [7, 8])
def test_the_clumsy_dies_after_a_double_vote_but_not_after_abstaining(seats: int) -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "LB"}, "routes": {0: 0}}
    nobody = [None] * (seats - 1)
    voted = arranged(seats, {0: "clumsy"}, **position).play("call_vote").vote(3, *nobody)
    assert voted.ghosts() == {0}
    abstained = arranged(seats, {0: "clumsy"}, **position).play("call_vote").vote(None, *nobody)
    assert abstained.ghosts() == set()


@clause("AC-X10", "AC-X11", "AC-X12")
def test_the_clumsy_dies_driving_the_fishman_off_and_its_movement_ends() -> None:
    places = {0: "LB", 1: "TR", 2: "DB1", 3: "DB1", 4: "DB1"}
    table = arranged(5, {0: "clumsy"}, places=places, fishman=True).play("go TR")
    assert table.ghosts() == {0}
    assert table.public["fishman"] is None
    assert (table.place(0), met(table)) == ("TR", [])
    assert table.asked == {1: "move"}


@clause("AC-X10", "AC-X11", "AC-X12")
@pytest.mark.parametrize(
    ("event", "answers", "dies"),
    [
        ("portrait", ["look 1", "put_back"], True),
        ("portrait", ["decline"], False),
        ("lord", ["draw", "return"], True),
        ("lord", ["draw", "remove"], True),
        ("lord", ["decline"], False),
    ],
)
def test_the_clumsy_dies_after_carrying_out_portrait_or_lord(
    event: str, answers: list[str], dies: bool
) -> None:
    table = arranged(5, {0: "clumsy"}, phase="event", bag=[event, "mirror"])
    table.play(*answers[:-1])
    assert table.ghosts() == set()
    table.play(answers[-1])
    assert table.ghosts() == ({0} if dies else set())


@clause("AC-X11")
def test_merely_holding_the_knife_is_safe_for_the_clumsy() -> None:
    table = arranged(5, {0: "clumsy"}, bag=["morale_up"]).go_on_to(2, "movement")
    assert 0 not in table.ghosts()


@clause("AC-X12", "AC-X13", "AC-Y16")
def test_after_the_portrait_the_clumsy_dies_when_vote_and_event_are_over() -> None:
    table = arranged(5, {0: "clumsy"}, phase="event", bag=["portrait"], pulses={1: DEAD})
    table.play("look 1", "confirm").vote(*[None] * 5)
    assert table.ghosts() == {1}
    assert table.asked == {0: "change-vote"}
    assert table.play("keep").ghosts() == {0, 1}


@clause("AC-X13")
@pytest.mark.parametrize("way", ["check", "camera", "portrait"])
def test_the_softie_dies_after_confirming_a_death_and_before_the_vote(way: str) -> None:
    position: dict[str, Any] = {"pulses": {1: DEAD}, "routes": {0: 2}}
    if way == "portrait":
        table = arranged(5, {0: "softie"}, phase="event", bag=["portrait"], **position).play(
            "look 1"
        )
    elif way == "camera":
        table = arranged(5, {0: "softie"}, phase="action", places={0: "R", 1: "LB"}, **position)
        table.play("camera_status 1")
    else:
        table = arranged(5, {0: "softie"}, phase="action", places={0: "G", 1: "G"}, **position)
        table.play("check_status 1")
    assert table.ghosts() == set()
    table.play("confirm")
    assert table.ghosts() == {0, 1}
    assert table.asked == dict.fromkeys(range(5), "discuss")


@clause("AC-X13")
def test_the_softie_survives_a_check_without_a_dead_card() -> None:
    table = arranged(5, {0: "softie"}, phase="action", places={0: "G", 1: "G"})
    assert table.play("check_status 1", "put_back").ghosts() == set()


# ---------------------------------------------------------------- firestarter


def end_of_round_5(hand: dict[str, int], **position: Any) -> Table:
    position = {"round": 5, "phase": "cleanup", **position}
    return arranged(5, {0: "firestarter"}, hands={0: hand}, **position)


@clause("AC-X14")
@pytest.mark.parametrize(
    ("hand", "dies"),
    [
        ({"success": 6, "failure": 1, "sabotage": 1}, True),
        ({"success": 6, "failure": 1}, True),
        ({"sabotage": 1}, True),
        ({"success": 6, "alive": 3}, False),
    ],
)
def test_a_firestarter_with_a_red_card_dies_at_the_end_of_round_5(
    hand: dict[str, int], dies: bool
) -> None:
    table = end_of_round_5(hand)
    assert table.ghosts() == ({0} if dies else set())
    assert len(table.events(FirestarterTested)) == 1


@clause("AC-X14")
def test_the_firestarter_is_tested_only_in_round_5_and_only_while_living() -> None:
    for now in (1, 4, 6, 9):
        assert end_of_round_5({"failure": 1}, round=now).ghosts() == set()
    ghost = end_of_round_5({"failure": 1}, ghosts=[0])
    assert ghost.events(BecameGhost) == []


@clause("AC-X14", "AC-S4")
def test_the_firestarter_plays_red_cards_by_fill_or_secure_the_hallway() -> None:
    position: dict[str, Any] = {"round": 5, "phase": "action", "routes": {0: 0}}
    hand = {"failure": 1, "sabotage": 1}
    table = arranged(5, {0: "firestarter"}, hands={0: hand}, places={0: "LB"}, **position)
    table.play("fill LB failure")
    assert table.hand(0)["sabotage"] == 1
    hallway = arranged(
        5, {0: "firestarter"}, hands={0: {"sabotage": 1}}, places={0: "C"}, **position
    )
    hallway.play("secure sabotage").wait_for("claim")
    assert 0 not in hallway.ghosts()
    assert 0 in table.wait_for("claim").ghosts()


@clause("AC-X14", "AC-N20")
def test_the_firestarter_announcement_is_made_whether_or_not_anyone_dies() -> None:
    for hand in ({"failure": 1}, {"success": 1}):
        table = end_of_round_5(hand)
        for viewer in (None, *range(5)):
            assert table.last(FirestarterTested, viewer) == FirestarterTested()
    without = arranged(5, phase="cleanup", round=5)
    assert without.events(FirestarterTested) == []


# ---------------------------------------------------------------- assassin


@clause("AC-X15", "AC-N14")
def test_the_assassin_may_kill_while_living() -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "G", 1: "G", 2: "G"}}
    assert "assassinate 1" in arranged(7, {0: "assassin"}, **position).options()
    other = arranged(7, {1: "assassin"}, **position)
    assert other.locked()["assassinate 2"] == "not_the_assassin"


@clause("AC-X17", "AC-Z12")
def test_the_assassin_is_recommended_for_7_and_8_parties() -> None:
    for seats in (7, 8):
        roles = ["assassin", "greenhorn", "firestarter"] if seats == 7 else ["assassin", "radiant"]
        GAME.read(seats, {"level": "expert", "roles": roles})
    for seats in (5, 6):
        with pytest.raises(BadOptions, match="assassin"):
            GAME.read(seats, {"level": "expert", "roles": ["assassin", "greenhorn"]})


@clause("AC-X16")
@pytest.mark.parametrize("role", ["greenhorn", "clumsy", "softie", "firestarter"])
def test_roles_that_help_the_cultists_are_investigators_in_every_respect(role: str) -> None:
    own = arranged(5, {0: role}).known(0)["own"]
    assert own is not None
    assert own["team"] == "investigators"
    assert "fill G success" not in options(role, "G", routes={0: 0})
    truth = arranged(5, {0: role}, phase="action", places={0: "G", 1: "G"}, pulses={1: DEAD})
    assert truth.play("check_status 1").options() == ["confirm"]
    counted = arranged(5, {0: role}, phase="cleanup", pulses={0: DEAD, 1: DEAD, 2: DEAD})
    counted.answer(s0="go_on", s1="go_on", s2="go_on", s3="go_on", s4="claim")
    assert counted.result == ("claim", [4])


@clause("AC-X18")
def test_a_revealed_marker_is_public_and_true() -> None:
    table = dying("radiant", "assassin")
    revealed = {event.party: event.role for event in table.events(RoleRevealed)}
    assert revealed == {0: "assassin", 1: "radiant"}
