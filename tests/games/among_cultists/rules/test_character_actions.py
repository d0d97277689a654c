"""Character actions (rulebook 14 to 16)."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.rules.events import (
    BecameGhost,
    CardPlaced,
    DiscussionBegan,
    HallwaySecured,
    RoleRevealed,
    RoomExplored,
    StatusChecked,
    UnsafeCardDrawn,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import Table, arranged

DEAD = {"alive": 1, "dead": 1}
UNSAFE = {"unsafe_paths": True}


def acting(seats: int = 5, roles: dict[int, str] | None = None, **position: Any) -> Table:
    return arranged(seats, roles or {}, phase="action", **position)


def checking(roles: dict[int, str] | None = None, **position: Any) -> Table:
    """Seat 0 has just looked through the pulse deck of seat 1, in the Cafeteria."""
    position = {"places": {0: "LB", 1: "LB"}, **position}
    return acting(5, roles, **position).play("check_status 1")


def explored(table: Table, room: str) -> bool:
    return table.public["rooms"][room]["explored"]


@clause("AC-H1", "AC-M15", "AC-L1")
@pytest.mark.parametrize("place", ["LB", "G", "C", "ER"])
@pytest.mark.parametrize("now", [1, 4, 10])
def test_the_living_may_take_character_actions_anywhere_in_every_round(
    place: str, now: int
) -> None:
    table = acting(round=now, places={0: place, 1: place})
    assert "check_status 1" in table.options()


@clause("AC-H1", "AC-L3")
@pytest.mark.parametrize("place", ["LB", "C", "R"])
def test_ghosts_have_no_character_actions(place: str) -> None:
    roles = {0: "assassin"}
    table = acting(7, roles, ghosts=[0], places={0: place, 1: place, 2: "LB"}, blocked=["R"])
    while 0 not in table.asked and table.public["phase"] == "action":
        table.play("pass")
    menu = table.menu(0) if 0 in table.asked else set()
    assert not {name.split()[0] for name in menu} & {
        "check_status",
        "secure",
        "fight",
        "assassinate",
    }


@clause("AC-H2")
def test_in_a_hallway_only_character_actions_are_possible() -> None:
    table = acting(5, {0: "cultist"}, places={0: "C", 1: "C"}, options=UNSAFE)
    verbs = {name.split()[0] for name in table.menu()}
    assert verbs == {"check_status", "secure", "pass"}


# ---------------------------------------------------------------- check status


@clause("AC-H3")
def test_check_status_needs_another_living_character_at_the_same_place() -> None:
    places = {0: "LB", 1: "LB", 2: "LB", 3: "C", 4: "TR"}
    table = acting(places=places, ghosts=[2])
    checks = {name for name in table.menu() if name.startswith("check_status")}
    assert checks == {"check_status 1"}


@clause("AC-H4", "AC-N6", "AC-V5")
def test_only_the_checker_sees_the_cards() -> None:
    table = checking(pulses={1: {"alive": 3, "dead": 1}})
    for viewer in (None, *range(5)):
        told = table.last(StatusChecked, viewer)
        assert (told.alive, told.dead) == ((3, 1) if viewer == 0 else (None, None))


@clause("AC-H5")
def test_a_deck_with_only_alive_cards_is_put_back() -> None:
    table = checking()
    assert table.options() == ["put_back"]
    table.play("put_back")
    assert table.ghosts() == set()
    assert table.events(DiscussionBegan) == []
    assert table.pulse(1) == (1, 0)


@clause("AC-H5")
def test_with_7_parties_there_may_be_no_card_at_all() -> None:
    table = acting(7, places={0: "LB", 1: "LB"}).play("check_status 1")
    assert (table.last(StatusChecked, 0).alive, table.options()) == (0, ["put_back"])


@clause("AC-H6", "AC-L6", "AC-J2")
@pytest.mark.parametrize("role", ["seer", "greenhorn", "firestarter", "mechanic"])
def test_an_investigator_must_confirm_a_dead_card_and_a_vote_follows(role: str) -> None:
    table = checking({0: role}, pulses={1: DEAD})
    assert table.options() == ["confirm"]
    with pytest.raises(IllegalChoice):
        table.play("put_back")
    table.play("confirm")
    assert table.ghosts() == {1}
    assert table.asked == dict.fromkeys(range(5), "discuss")


@clause("AC-H7", "AC-L6")
def test_a_cultist_may_confirm_or_lie() -> None:
    honest = checking({0: "cultist"}, pulses={1: DEAD})
    assert set(honest.options()) == {"put_back", "confirm"}
    assert honest.play("confirm").ghosts() == {1}
    lying = checking({0: "cultist"}, pulses={1: DEAD}).play("put_back")
    assert lying.ghosts() == set()
    assert lying.asked == {1: "action"}


@clause("AC-H8")
@pytest.mark.parametrize("role", ["cultist", "seer"])
def test_nobody_can_confirm_without_a_dead_card(role: str) -> None:
    table = checking({0: role})
    assert table.locked() == {"confirm": "no_dead_card"}
    with pytest.raises(IllegalChoice):
        table.play("confirm")


@clause("AC-H9")
def test_after_a_check_the_top_draw_pile_card_goes_unseen_to_the_targets_room() -> None:
    table = checking(draw=["sabotage", "success"], decks={"LB": ["success"]}).play("put_back")
    assert table.deck("LB") == (1, 0, 1)
    assert table.public["draw_pile"] == 1
    for viewer in (None, *range(5)):
        assert table.last(CardPlaced, viewer) == CardPlaced(place="LB")


@clause("AC-H9", "AC-U8")
def test_in_a_hallway_the_card_is_shuffled_into_the_unsafe_deck() -> None:
    table = checking(places={0: "C", 1: "C"}, draw=["sabotage"], options=UNSAFE).play("put_back")
    assert list(table.g.unsafe) == [1, 1, 1]


@clause("AC-H9")
@pytest.mark.parametrize("answer", ["put_back", "confirm"])
def test_the_card_is_placed_whatever_was_found(answer: str) -> None:
    table = checking({0: "cultist"}, pulses={1: DEAD}, draw=["failure"]).play(answer)
    if answer == "confirm":
        table.vote(None, None, None, None, None).play("keep")
    assert table.deck("LB") == (1, 1, 0)


@clause("AC-H9", "AC-S27")
def test_in_a_first_game_a_card_meant_for_the_unsafe_deck_stays_on_the_draw_pile() -> None:
    table = checking(places={0: "C", 1: "C"}, draw=["sabotage"]).play("put_back")
    assert (table.public["draw_pile"], table.public["unsafe"]) == (1, 0)


@clause("AC-H10")
def test_a_third_card_placed_by_a_check_turns_the_rooms_marker() -> None:
    table = checking(
        draw=["success"],
        decks={"LB": ["failure"] * 2},
        unsafe_marker=True,
        unsafe=["sabotage"],
        options=UNSAFE,
    )
    assert not explored(table, "LB")
    table.play("put_back")
    assert explored(table, "LB")
    assert table.public["rooms"]["LB"]["unsafe"] is True
    assert table.public["fishman"] == "TR"
    again = checking(draw=["success"], decks={"LB": ["failure"] * 3}).play("put_back")
    assert again.events(RoomExplored) == []


@clause("AC-H11", "AC-Q9")
def test_a_check_resolves_look_confirmation_softies_death_vote_card_marker() -> None:
    table = checking(
        {0: "softie"},
        pulses={1: DEAD},
        draw=["success"],
        decks={"LB": ["failure"] * 2},
        unsafe_marker=False,
    )
    table.play("confirm").vote(None, None, None, None, None)
    table.check_order(
        "status-checked death-confirmed ghost ghost discussion votes vote-ended card-placed"
        " explored"
    )
    assert [event.party for event in table.events(BecameGhost)] == [1, 0]


@clause("AC-H11", "AC-J15")
def test_if_the_vote_ends_the_game_the_rest_of_the_check_is_dropped() -> None:
    table = checking(pulses={1: DEAD}, draw=["success"])
    table.play("confirm").vote(4, 4, 4, 4, None).play("keep")
    assert table.result == ("elimination", [0, 1, 2, 3])
    assert table.events(CardPlaced) == []


@clause("AC-H12", "AC-T7")
def test_the_checker_may_tell_everything_it_saw_or_lie() -> None:
    table = checking(pulses={1: {"alive": 3}}).play("put_back")
    table.say(0, "seen", target=1, round=1, via="place", result="alive", alive=3, dead=0)
    table.say(0, "seen", target=1, round=1, via="place", result="dead", alive=1, dead=2)
    assert len(table.public["claims"]) == 2


# ---------------------------------------------------------------- hallway, cultist, fishman


@clause("AC-H13", "AC-H14", "AC-U8")
@pytest.mark.parametrize(
    ("card", "unsafe"), [("success", [2, 1, 0]), ("failure", [1, 2, 0]), ("sabotage", [1, 1, 1])]
)
def test_secure_the_hallway_shuffles_a_room_card_into_the_unsafe_deck(
    card: str, unsafe: list[int]
) -> None:
    table = acting(5, {0: "cultist"}, places={0: "TL"}, options=UNSAFE)
    held = table.hand(0)[card]
    table.play(f"secure {card}")
    assert list(table.g.unsafe) == unsafe
    assert table.hand(0)[card] == held - 1
    for viewer in (None, 1, 2, 3, 4):
        assert table.last(HallwaySecured, viewer) == HallwaySecured(party=0, place="TL")


@clause("AC-H13")
def test_secure_the_hallway_needs_a_hallway_and_an_unsafe_deck() -> None:
    in_room = acting(5, {0: "cultist"}, places={0: "LB"}, options=UNSAFE)
    assert "secure" not in {name.split()[0] for name in in_room.menu()}


@clause("AC-S27", "AC-H13")
def test_in_a_first_game_secure_the_hallway_is_not_offered() -> None:
    table = acting(5, {0: "cultist"}, places={0: "C", 1: "C"})
    assert "secure" not in {name.split()[0] for name in table.menu()}


@clause("AC-S27")
def test_in_a_first_game_unsafe_symbols_have_no_effect() -> None:
    table = acting(5, {0: "cultist"}, places={0: "LB"}, decks={"LB": ["success"] * 2},
                   unsafe_marker=True)  # fmt: skip
    table.play("fill LB success")
    assert explored(table, "LB")
    assert table.events(UnsafeCardDrawn) == []


@clause("AC-H15", "AC-U9")
def test_fight_a_cultist_removes_the_marker_from_the_game() -> None:
    table = acting(places={0: "R", 1: "LB"}, blocked=["R"], outside=["O2"])
    assert "fight" in table.options()
    table.play("fight")
    assert table.public["rooms"]["R"]["blocked"] is False
    assert table.public["outside"] == 1
    elsewhere = acting(places={0: "LB"}, blocked=["R"])
    assert "fight" not in elsewhere.menu()


@clause("AC-H16", "AC-H17")
def test_entering_with_the_knife_drives_the_fishman_off() -> None:
    """It costs only the door's movement point, no action, and others may pass afterwards."""
    places = {0: "LB", 1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"}
    table = arranged(5, places=places, fishman=True, bag=["portal"]).play("go TR")
    assert table.public["fishman"] is None
    assert table.public["movement"]["points"] == 2
    assert table.asked == {0: "move"}
    table.play("go P1", "stop")
    assert "go TR" in table.options(1)
    table.wait_for("action")
    assert table.asked == {0: "action"}


@clause("AC-H16")
def test_the_fishman_may_come_back_later() -> None:
    table = arranged(
        5,
        places={0: "LB", 1: "DB1", 2: "DB1", 3: "DB1", 4: "DB1"},
        fishman=True,
        bag=["panes"],
        draw=["sabotage"] * 2,
        unsafe=["sabotage"],
        outside=[],
        options=UNSAFE,
    )
    table.play("go TR")
    assert table.public["fishman"] is None
    table.wait_for("action")
    assert table.public["fishman"] == "TR"


@clause("AC-H17", "AC-J12", "AC-L2")
def test_a_ghost_with_the_knife_does_not_drive_the_fishman_off() -> None:
    table = arranged(5, places={0: "LB"}, ghosts=[0], fishman=True).play("go TR")
    assert table.public["fishman"] == "TR"


# ---------------------------------------------------------------- assassination


def assassin(**position: Any) -> Table:
    places = {0: "LB", 1: "LB", 2: "C"}
    return acting(7, {0: "assassin", **position.pop("roles", {})}, places=places, **position)


@clause("AC-H18", "AC-X15")
def test_the_assassin_reveals_its_role_and_kills_in_its_place_without_a_vote() -> None:
    table = assassin()
    kills = {name for name in table.options() if name.startswith("assassinate")}
    assert kills == {"assassinate 1"}
    table.play("assassinate 1")
    assert table.ghosts() == {1}
    assert table.public["table"][0]["revealed"] == "assassin"
    assert table.events(DiscussionBegan) == []
    assert table.last(BecameGhost).cause == "assassin"


@clause("AC-H18")
def test_the_assassin_kills_once_per_game() -> None:
    table = assassin().play("assassinate 1").go_on_to(2, "action")
    offered = set()
    while table.public["phase"] == "action":
        offered |= {name.split()[0] for name in table.menu()}
        table.play("pass")
    assert "check_status" in offered
    assert "assassinate" not in offered


@clause("AC-H18", "AC-L3")
def test_a_ghost_cannot_be_killed_again() -> None:
    table = acting(7, {0: "assassin"}, places={0: "LB", 1: "LB", 2: "LB"}, ghosts=[1])
    kills = {name for name in table.menu() if name.startswith("assassinate")}
    assert kills == {"assassinate 2"}


@clause("AC-H19", "AC-D9")
def test_the_target_reveals_nothing_unless_its_role_requires_it() -> None:
    plain = assassin(roles={1: "cultist"}).play("assassinate 1")
    assert plain.public["table"][1]["revealed"] is None
    radiant = assassin(roles={1: "radiant"}).play("assassinate 1")
    assert radiant.public["table"][1]["revealed"] == "radiant"


@clause("AC-H19", "AC-F12")
def test_killing_the_last_living_cultist_reveals_it_and_ends_the_game() -> None:
    table = assassin(roles={1: "cultist", 6: "cultist"}, ghosts=[6]).play("assassinate 1")
    assert table.result == ("elimination", [0, 2, 3, 4, 5])
    assert RoleRevealed(party=1, role="cultist") in table.events(RoleRevealed)
