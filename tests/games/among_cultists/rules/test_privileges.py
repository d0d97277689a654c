"""The privileges of the living and of the dead (rulebook 15, 19, FAQ)."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.rules.events import Met
from tests.clauses import clause
from tests.games.among_cultists.rules.table import Table, arranged

DEAD = {"alive": 1, "dead": 1}
EXPLORED = ["success"] * 3


def verbs(table: Table) -> set[str]:
    return {name.split()[0] for name in table.options()} - {"pass"}


def at(room: str, role: str = "cultist", **position: Any) -> set[str]:
    places = {0: room, 1: room, **position.pop("places", {})}
    decks = {room: EXPLORED} if len(room) < 3 and room not in ("C", "TR") else {}
    roles = {0: role, 6: "cultist"} if role != "cultist" else {0: role}
    return verbs(
        arranged(
            7,
            roles,
            phase="action",
            places=places,
            decks=decks,
            options={"unsafe_paths": True},
            **position,
        )
    )


@clause("AC-L1")
def test_the_living_have_three_points_encounters_and_every_action() -> None:
    moving = arranged(5, places={1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"})
    assert moving.public["movement"]["points"] == 3
    assert moving.play("go LB").asked == {0: "encounter", 1: "encounter"}
    assert at("LB") == {"check_status", "fill", "check_room", "call_vote"}
    assert at("R") == {"check_status", "fill", "check_room", "camera_room", "camera_status"}
    assert at("R", power=False) == {"check_status", "fill", "check_room", "restart_power"}
    assert at("G", portal="open") == {"check_status", "fill", "check_room", "close_portal"}
    assert at("C") == {"check_status", "secure"}
    assert at("R", blocked=["R"]) == {"check_status", "fight"}
    assert "assassinate" in at("C", "assassin")


@clause("AC-L2", "AC-Y17", "AC-Y21")
@pytest.mark.parametrize("living", [True, False])
def test_only_a_living_character_has_the_powers_of_the_knife(living: bool) -> None:
    ghosts = [] if living else [0]
    for event in ("portrait", "lord"):
        table = arranged(5, phase="event", bag=[event, "mirror"], ghosts=ghosts)
        assert (table.asked == {0: event}) == living
    vote = arranged(
        5, phase="action", knife=0, actor=1, places={1: "LB"}, routes={1: 0}, ghosts=ghosts
    )
    vote.play("call_vote").vote(None, None, None, None, None)
    assert ("change-vote" in vote.asked.values()) == living
    fishman = arranged(5, places={0: "LB"}, fishman=True, ghosts=ghosts).play("go TR")
    assert (fishman.public["fishman"] is None) == living


@clause("AC-L3")
def test_a_ghost_goes_anywhere_without_encounters_and_only_fills_and_checks() -> None:
    moving = arranged(5, places={1: "P1"}, ghosts=[0])
    assert len(moving.options()) == 14
    assert moving.play("go P1").events(Met) == []
    for room in ("LB", "R", "G"):
        assert at(room, ghosts=[0], portal="open") == {"fill", "check_room"}


@clause("AC-L3", "AC-J5")
def test_a_ghost_talks_and_votes_and_cannot_be_checked_voted_out_or_killed_again() -> None:
    table = arranged(
        7,
        {1: "assassin"},
        phase="action",
        knife=1,
        places={0: "LB", 1: "LB", 2: "LB"},
        pulses={0: DEAD},
        ghosts=[0],
    )
    about_the_ghost = {name for name in table.menu(1) if name.endswith(" 0")}
    assert about_the_ghost == set()
    table.say(0, "team", team="investigators")
    assert [claim["seat"] for claim in table.public["claims"]] == [0]
    table.play("call_vote").all("ready")
    assert "abstain" in table.options(0)
    assert all("vote 0" not in table.options(seat) for seat in range(7))


@clause("AC-L3")
def test_a_ghost_cannot_be_chosen_in_a_vote_by_the_camera_or_the_portrait() -> None:
    vote = arranged(5, phase="action", places={0: "LB"}, ghosts=[2]).play("call_vote").all("ready")
    assert 2 in vote.asked
    assert all("vote 2" not in vote.options(seat) for seat in range(5))
    camera = arranged(5, {0: "cultist"}, phase="action", places={0: "R"}, ghosts=[2])
    assert "camera_status 2" not in camera.menu()
    portrait = arranged(5, phase="event", bag=["portrait"], ghosts=[2])
    assert "look 2" not in portrait.menu()


@clause("AC-L4", "AC-L5")
@pytest.mark.parametrize("ghosts", [[], [0]])
def test_investigators_and_their_ghosts_follow_their_route_cultists_need_not(
    ghosts: list[int],
) -> None:
    """Route 1 leads to DB, P and LB in round 1."""
    assert "fill" in at("LB", "seer", routes={0: 0}, ghosts=ghosts)
    assert "fill" not in at("G", "seer", routes={0: 0}, ghosts=ghosts)
    assert "fill" in at("G", "cultist", routes={0: 0}, ghosts=ghosts)


@clause("AC-L6")
def test_an_investigator_must_be_truthful_only_about_a_dead_card_it_found() -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "G", 1: "G"}, "pulses": {1: DEAD}}
    investigator = arranged(5, **position).play("check_status 1")
    with pytest.raises(IllegalChoice, match="its options are"):
        investigator.play("put_back")
    cultist = arranged(5, {0: "cultist"}, **position).play("check_status 1", "put_back")
    assert cultist.ghosts() == set()
    # it may lie in all other claims
    investigator.say(0, "seen", target=1, round=1, via="place", result="alive")
    investigator.say(0, "team", team="cultists")
