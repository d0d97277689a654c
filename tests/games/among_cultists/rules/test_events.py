"""The ten events (rulebook 13, 23)."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.rules.events import (
    BagSearched,
    Declined,
    MarkerMirrored,
    MarkerRemoved,
    MarkerReturned,
    Met,
    PanesBroken,
    PortalOpened,
    StatusChecked,
    UnsafeCardDrawn,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import Table, arranged

AWAY = {1: "DB1", 2: "DB1", 3: "DB1", 4: "DB1"}
DEAD = {"alive": 1, "dead": 1}


def drawn(event: str, seats: int = 5, roles: dict[int, str] | None = None, **more: Any) -> Table:
    """The event phase, in which this marker is drawn."""
    bag = [event, *more.pop("then", [])]
    return arranged(seats, roles or {}, phase="event", bag=bag, **more)


def mirrored(event: str | None, **more: Any) -> Table:
    """Round 2: the Mirror, after this event in round 1."""
    return drawn("mirror", round=2, clock=[event], **more)


def met(table: Table) -> list[list[int]]:
    return [encounter.parties for encounter in table.events(Met)]


# ---------------------------------------------------------------- lightning


@clause("AC-Y1")
@pytest.mark.parametrize("power", [True, False])
def test_lightning_toggles_the_power(power: bool) -> None:
    assert drawn("lightning", power=power).public["power"] is not power


@clause("AC-Y2")
def test_with_the_power_off_there_is_no_camera_and_any_number_meet() -> None:
    table = arranged(5, {0: "cultist"}, phase="action", places={0: "R"}, power=False)
    assert table.verbs() == {"fill", "restart_power", "pass"}
    moving = arranged(5, places={1: "LB", 2: "LB", 3: "DB1", 4: "DB1"}, power=False).play("go LB")
    assert met(moving) == [[0, 1, 2]]


@clause("AC-Y2", "AC-R18")
def test_only_lightning_or_restart_power_restores_the_power() -> None:
    assert drawn("lightning", power=False).public["power"] is True
    table = arranged(5, {0: "cultist"}, phase="action", places={0: "R"}, power=False)
    assert table.play("restart_power").public["power"] is True
    # a round without either leaves it dark
    dark = arranged(5, phase="action", round=2, power=False, bag=["morale_up", "morale_down"])
    while dark.public["round"] < 4:
        dark.wait()
    assert dark.public["power"] is False


@clause("AC-Y3")
def test_when_the_power_goes_off_three_or_more_at_a_place_meet_but_not_two() -> None:
    places = {0: "LB", 1: "LB", 2: "LB", 3: "G", 4: "G"}
    assert met(drawn("lightning", places=places)) == [[0, 1, 2]]
    assert met(drawn("lightning", places={**places, 2: "R"})) == []
    assert met(drawn("lightning", places=places, ghosts=[2])) == []


@clause("AC-Y3")
def test_restoring_the_power_causes_no_encounter() -> None:
    places = {0: "LB", 1: "LB", 2: "G", 3: "G", 4: "G"}
    assert met(drawn("lightning", places=places, power=False)) == []


# ---------------------------------------------------------------- secret doors


@clause("AC-Y4", "AC-Y5")
def test_secret_doors_connect_rooms_of_a_colour_but_not_hallways() -> None:
    table = arranged(5, places={0: "P1", **AWAY}, secret_doors=True)
    assert set(table.options()) == {"go TR", "go ER", "go BR"}
    hallway = arranged(5, places={0: "TR", **AWAY}, secret_doors=True)
    assert set(hallway.options()) == {"go LB", "go P1"}


@clause("AC-Y4")
def test_secret_doors_stay_open_until_a_new_event_marker_is_drawn() -> None:
    table = drawn("secret_doors", then=["portal"])
    assert table.public["effects"]["secret_doors"] is True
    table.wait_for("claim")
    assert table.public["effects"]["secret_doors"] is True
    table.wait_for("move").wait_for("action")
    assert table.public["round"] == 2
    assert table.public["effects"]["secret_doors"] is False


@clause("AC-Y5")
def test_moving_between_connected_rooms_is_free_and_does_not_count_as_entering() -> None:
    table = arranged(5, places={0: "BR", 1: "P1", 2: "DB2", 3: "DB2", 4: "DB2"}, secret_doors=True)
    table.play("go P2")  # P1 and P2 are one place: parties in P1 are met
    assert met(table) == [[0, 1]]
    table.answer(s0="give alive 1", s1="give alive 0")
    points = table.public["movement"]["points"]
    table.play("go P1")
    assert table.public["movement"]["points"] == points
    assert met(table) == [[0, 1]]
    assert table.place(0) == "P1"


@clause("AC-Y5")
def test_a_character_in_connected_rooms_still_stands_in_one_of_them() -> None:
    table = arranged(5, places={0: "BR", **AWAY}, secret_doors=True).play("go P2", "stop")
    assert table.place(0) == "P2"
    assert table.public["table"][0]["place"] == "P2"


@clause("AC-Y5")
def test_living_characters_in_connected_rooms_form_one_group() -> None:
    places = {0: "BR", 1: "P1", 2: "P2", 3: "DB2", 4: "DB2"}
    assert met(arranged(5, places=places, secret_doors=True).play("go P2")) == []
    assert met(arranged(5, places=places, secret_doors=True, power=False).play("go P2")) == [
        [0, 1, 2]
    ]


@clause("AC-Y5")
def test_actions_reach_everything_in_connected_rooms() -> None:
    table = arranged(
        7,
        {0: "assassin"},
        phase="action",
        places={0: "P1", 1: "P2", 2: "C", 3: "C", 4: "C", 5: "C", 6: "C"},
        routes={0: 0},
        decks={"P2": ["success"] * 3},
        secret_doors=True,
    )
    assert {
        "check_status 1",
        "assassinate 1",
        "fill P1 success",
        "fill P2 success",
        "check_room P2",
    } <= set(table.options())
    fighting = arranged(5, phase="action", places={0: "O1"}, blocked=["O2"], secret_doors=True)
    assert "fight" in fighting.options()
    fighting.play("fight")
    assert fighting.public["rooms"]["O2"]["blocked"] is False


@clause("AC-Y6")
def test_with_secret_doors_no_movement_ends_in_a_room_of_its_starting_colour() -> None:
    table = arranged(5, places={0: "P1", **AWAY}, secret_doors=True)
    assert not {"go P1", "go P2", "stop"} & set(table.options())
    table.play("go BR", "go P2")
    assert "stop" not in table.options()
    assert "go P1" not in table.options()
    ghost = arranged(5, places={0: "P1"}, ghosts=[0], secret_doors=True)
    assert not {"go P1", "go P2"} & set(ghost.options())


@clause("AC-Y7")
def test_opening_secret_doors_causes_encounters_between_connected_rooms() -> None:
    two = {0: "P1", 1: "P2", 2: "C", 3: "C", 4: "C"}
    assert met(drawn("secret_doors", places=two)) == [[0, 1]]
    same_room = {0: "P1", 1: "P1", 2: "C", 3: "C", 4: "C"}
    assert met(drawn("secret_doors", places=same_room)) == []
    three = {0: "P1", 1: "P1", 2: "P2", 3: "C", 4: "C"}
    assert met(drawn("secret_doors", places=three)) == []
    assert met(drawn("secret_doors", places=three, power=False)) == [[0, 1, 2]]
    assert met(drawn("secret_doors", places=two, ghosts=[1])) == []
    both = {0: "P1", 1: "P2", 2: "DB1", 3: "DB2", 4: "C"}
    assert met(drawn("secret_doors", places=both)) == [[0, 1], [2, 3]]


@clause("AC-Y7")
def test_neither_doors_already_open_nor_closing_them_causes_encounters() -> None:
    two = {0: "P1", 1: "P2", 2: "C", 3: "C", 4: "C"}
    assert met(drawn("secret_doors", places=two, secret_doors=True)) == []
    assert met(drawn("morale_up", places=two, secret_doors=True)) == []


@clause("AC-Y8")
def test_a_cultist_marker_blocks_only_its_own_room() -> None:
    table = arranged(
        5,
        {0: "cultist"},
        phase="action",
        places={0: "O2"},
        decks={"O1": ["success"] * 3, "O2": ["success"] * 3},
        blocked=["O2"],
        secret_doors=True,
    )
    assert {"check_room O1", "fill O1 success"} <= set(table.options())
    assert not {"check_room O2", "fill O2 success"} & set(table.options())


@clause("AC-Y9")
def test_example_charlotte_leaves_through_the_connected_room_and_may_check_it() -> None:
    table = arranged(5, places={0: "P1", **AWAY}, secret_doors=True).play("go BR")
    assert table.place(0) == "BR"
    assert table.public["movement"]["points"] == 2
    acting = arranged(
        5,
        phase="action",
        places={0: "P1"},
        routes={0: 0},
        decks={"P2": ["success"] * 3},
        secret_doors=True,
    )
    assert "check_room P2" in acting.options()


# ---------------------------------------------------------------- morale


@clause("AC-Y10", "AC-Y11")
@pytest.mark.parametrize(("event", "points"), [("morale_up", 4), ("morale_down", 2)])
def test_morale_changes_movement_points_in_the_next_movement_phase(event: str, points: int) -> None:
    table = drawn(event, then=["portal", "lord"])
    table.wait_for("move")
    assert (table.public["round"], table.public["movement"]["points"]) == (2, points)


@clause("AC-Y12")
@pytest.mark.parametrize("morale", [1, -1])
def test_morale_changes_nothing_for_ghosts_and_ends_with_the_next_marker(morale: int) -> None:
    ghost = arranged(5, ghosts=[0], morale=morale)
    assert ghost.options() == arranged(5, ghosts=[0]).options()
    table = arranged(5, morale=morale, bag=["portal", "lord"]).wait_for("action").wait_for("move")
    assert (table.public["round"], table.public["movement"]["points"]) == (2, 3)


# ---------------------------------------------------------------- the portal


@clause("AC-Y13", "AC-Y14")
@pytest.mark.parametrize(("seats", "deadline"), [(5, 6), (6, 6), (7, 5), (8, 5)])
def test_the_portal_opens_with_a_deadline_3_or_2_rounds_later(seats: int, deadline: int) -> None:
    table = drawn("portal", seats=seats, round=3)
    assert table.public["portal"] == {"state": "open", "deadline": deadline}
    assert table.last(PortalOpened).deadline == deadline
    assert table.wait_for("action").public["clock"][-1] == "portal"


# ---------------------------------------------------------------- portrait


@clause("AC-Y15")
def test_with_the_portrait_the_living_knife_holder_may_check_anyone_living() -> None:
    table = drawn("portrait", knife=2, places={0: "P1", 1: "DB1"}, ghosts=[3])
    assert table.asked == {2: "portrait"}
    assert table.options() == ["look 0", "look 1", "look 4", "decline"]
    table.play("look 0")
    seen = table.last(StatusChecked, 2)
    assert (seen.target, seen.via, seen.alive, seen.dead) == (0, "portrait", 1, 0)
    assert not table.last(StatusChecked, 0).has_secrets


@clause("AC-Y16", "AC-N10")
def test_the_portrait_works_like_a_check_but_places_no_card() -> None:
    table = drawn("portrait", pulses={1: DEAD}, places={1: "LB"})
    before = table.public["draw_pile"], table.deck("LB")
    table.play("look 1")
    assert (table.options(), table.locked()) == (["confirm"], {"put_back": "must_confirm"})
    table.play("confirm")
    assert table.asked == dict.fromkeys(range(5), "discuss")
    table.vote(None, None, None, None, None).play("keep")
    assert (table.public["draw_pile"], table.deck("LB")) == before
    assert table.public["phase"] == "action"


@clause("AC-Y17")
def test_the_portrait_does_nothing_if_the_knife_holder_is_a_ghost() -> None:
    table = drawn("portrait", ghosts=[0])
    assert table.public["phase"] == "action"
    assert table.events(StatusChecked) == []


# ---------------------------------------------------------------- brittle panes


@clause("AC-Y18")
def test_brittle_panes_adds_two_unseen_cards_then_draws_one_and_returns_it() -> None:
    table = drawn(
        "panes",
        draw=["sabotage", "failure", "success"],
        unsafe=["success"],
        options={"unsafe_paths": True},
    )
    assert list(table.g.unsafe) == [1, 1, 1]
    assert table.public["draw_pile"] == 1
    assert table.last(PanesBroken) == PanesBroken(cards=2)
    assert table.last(UnsafeCardDrawn).card in ("success", "failure", "sabotage")


@clause("AC-Y18", "AC-U3")
def test_brittle_panes_resolves_the_card_it_draws() -> None:
    table = drawn(
        "panes",
        draw=["sabotage"] * 2,
        unsafe=["sabotage"],
        outside=[],
        options={"unsafe_paths": True},
    )
    assert table.public["fishman"] == "TR"


# ---------------------------------------------------------------- lord of the situation


@clause("AC-Y19", "AC-Y20", "AC-N19")
@pytest.mark.parametrize("done", ["remove", "return"])
def test_for_the_lord_the_knife_holder_looks_at_a_marker_and_removes_or_returns_it(
    done: str,
) -> None:
    table = drawn("lord", then=["mirror", "portal"])
    assert table.options() == ["draw", "decline"]
    table.play("draw")
    assert table.last(BagSearched, 0).event == "mirror"
    for viewer in (None, 1, 2, 3, 4):
        assert table.last(BagSearched, viewer) == BagSearched(party=0)
    assert set(table.options()) == {"return", "remove"}
    table.play(done)
    told = MarkerRemoved if done == "remove" else MarkerReturned
    for viewer in (None, *range(5)):
        assert table.last(told, viewer) == told(party=0)
    left = {"portal": 1} if done == "remove" else {"portal": 1, "mirror": 1}
    assert table.bag == left
    assert table.public["bag"] == sum(left.values())


@clause("AC-Y19", "AC-X11")
def test_the_knife_holder_may_decline_the_lord() -> None:
    table = drawn("lord", then=["mirror"]).play("decline")
    assert table.bag == {"mirror": 1}
    assert table.last(Declined) == Declined(party=0)


@clause("AC-Y20", "AC-T8")
def test_the_knife_holder_may_lie_about_the_marker_it_saw() -> None:
    table = drawn("lord", then=["mirror"]).play("draw", "remove")
    table.say(0, "bag", round=1, event="lightning", done="removed")
    assert table.public["claims"][0]["fields"] == {
        "round": 1,
        "event": "lightning",
        "done": "removed",
    }


@clause("AC-Y21")
def test_the_lord_does_nothing_if_the_knife_holder_is_a_ghost() -> None:
    table = drawn("lord", then=["mirror"], ghosts=[0])
    assert table.public["phase"] == "action"
    assert table.bag == {"mirror": 1}


# ---------------------------------------------------------------- silence


@clause("AC-Y22", "AC-T24")
def test_under_silence_only_talk_about_the_course_of_the_game_is_allowed() -> None:
    places = dict.fromkeys(range(5), "LB")
    table = drawn("walkie_talkie", then=["portal"], places=places).wait_for("action")
    for seat in range(5):
        with pytest.raises(IllegalChoice, match="open now: rule"):
            table.say(seat, "team", team="investigators")
        with pytest.raises(IllegalChoice, match="open now: rule"):
            table.say(seat, "text", text="hello")
        table.say(seat, "rule", kind="ready")
    table.play("call_vote")
    with pytest.raises(IllegalChoice, match="open now: rule"):
        table.say(2, "vote", seat=4)
    table.vote(None, None, None, None, None).play("keep").wait_for("move")
    with pytest.raises(IllegalChoice, match="open now: rule"):
        table.say(2, "team", team="investigators")
    table.wait_for("action").say(2, "team", team="investigators")
    assert table.public["effects"]["silence"] is False


# ---------------------------------------------------------------- mirror


@clause("AC-Y23")
def test_the_mirror_does_nothing_in_round_1() -> None:
    table = drawn("mirror")
    assert table.public["phase"] == "action"
    assert table.events(MarkerMirrored) == []


@clause("AC-Y23", "AC-Y24")
def test_the_mirror_repeats_the_event_of_the_previous_round() -> None:
    assert mirrored("lightning", power=False).public["power"] is True
    assert mirrored("lightning").public["power"] is False
    assert mirrored("secret_doors", secret_doors=True).public["effects"]["secret_doors"] is True
    assert mirrored("morale_up").public["effects"]["morale"] == 1
    assert mirrored("morale_down").public["effects"]["morale"] == -1
    assert mirrored("walkie_talkie").public["effects"]["silence"] is True
    panes = mirrored("panes", draw=["success"] * 3, options={"unsafe_paths": True})
    assert (panes.public["draw_pile"], panes.public["unsafe"]) == (1, 4)


@clause("AC-Y24")
def test_a_mirrored_event_uses_the_current_knife_holder_and_open_doors_cause_no_encounter() -> None:
    assert mirrored("portrait", knife=3).asked == {3: "portrait"}
    assert mirrored("lord", knife=3, then=["portal"]).asked == {3: "lord"}
    two = {0: "P1", 1: "P2", 2: "C", 3: "C", 4: "C"}
    assert met(mirrored("secret_doors", secret_doors=True, places=two)) == []


@clause("AC-Y25")
def test_a_mirrored_portal_moves_its_deadline_by_1() -> None:
    table = mirrored("portal", portal="open", deadline=4)
    assert table.public["portal"] == {"state": "open", "deadline": 5}
    closed = mirrored("portal", portal="closed", deadline=4)
    assert closed.public["portal"]["state"] == "closed"
    assert closed.public["target"] == 10


@clause("AC-Y26")
def test_the_mirror_does_nothing_if_no_event_was_drawn_in_the_previous_round() -> None:
    table = drawn("mirror", round=3, clock=["lightning", None])
    assert table.public["power"] is True
    assert table.public["phase"] == "action"
