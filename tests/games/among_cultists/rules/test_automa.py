"""The Automa variant for 4 or 6 seats (rulebook 21, 22)."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.errors import BadOptions, IllegalChoice, NotYourDecision
from miskatonic.games.among_cultists.rules.events import (
    AutomaRouteShown,
    Gave,
    HallwaySecured,
    Moved,
    NightStepBegan,
    RoomFilled,
    StatusChecked,
)
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    games,
    in_the_night,
)

AUTOMA = 4
AWAY = {0: "DB1", 1: "DB1", 2: "DB1", 3: "DB1"}
EXPLORED = ["success"] * 3
UNSAFE = {"unsafe_paths": True}


def walking(at: str, route: int, roles: dict[int, str] | None = None, **position: Any) -> list[str]:
    """Where the Automa goes, door by door; the seats stand together in the Map Vault."""
    position.setdefault("places", AWAY)
    position["places"] = {**position["places"], AUTOMA: at}
    position.setdefault("bag", ["portal"])
    table = arranged(4, roles or {}, actor=AUTOMA, routes={AUTOMA: route}, **position)
    return [str(event.to) for event in table.events(Moved) if event.party == AUTOMA]


def acting(at: str, route: int = 0, roles: dict[int, str] | None = None, **position: Any) -> Table:
    """The Automa has just acted, in a round in which (round 1) route 1 leads to DB, P and LB."""
    places = {**AWAY, AUTOMA: at}
    position.setdefault("options", UNSAFE)
    return arranged(
        4,
        roles or {},
        phase="action",
        actor=AUTOMA,
        places=places,
        routes={AUTOMA: route},
        **position,
    )


def act(table: Table) -> list[str]:
    """What the table was told about its action."""
    kinds = [
        "filled",
        "room-checked",
        "cultist-fought",
        "secured",
        "passed",
        "status-checked",
        "camera",
        "vote-called",
    ]
    told = [event for event in GAME.events(table.g, None) if event.kind in kinds]
    return [event.kind for event in told if getattr(event, "party", None) == AUTOMA]


# ---------------------------------------------------------------- set-up and night


@clause("AC-A1")
@pytest.mark.parametrize(("seats", "cultists", "rooms"), [(4, 1, 9), (6, 2, 10)])
def test_the_automa_joins_4_seats_with_1_cultist_or_6_with_2(
    seats: int, cultists: int, rooms: int
) -> None:
    table = after_the_night(seats, automa=True)
    assert (len(table.cultists), len(table.public["rooms"])) == (cultists, rooms)
    assert table.public["parties"] == seats + 1


@clause("AC-A2")
def test_the_automa_sits_right_of_the_first_knife_holder_and_is_last_in_round_1() -> None:
    for start in range(4):
        table = after_the_night(4, start=start).wait_for("action")
        movers: list[object] = []
        for event in table.events(Moved):
            if event.party not in movers:
                movers.append(event.party)
        assert (movers[0], movers[-1]) == (start, AUTOMA)


@clause("AC-A3")
def test_the_automa_gets_a_character_deck_and_marker_and_may_be_a_cultist() -> None:
    cultists = Counter(table.cultists[0] for table in games(200, 4))
    assert cultists[AUTOMA] / 200 == pytest.approx(1 / 5, abs=0.08)
    party = after_the_night(4).public["table"][AUTOMA]
    assert (party["encounter_cards"], party["room_cards"], party["pulse"]) == (7, 8, 1)
    assert party["character"] is not None


@clause("AC-A4")
def test_the_cultist_sees_the_automas_bottom_card_too() -> None:
    seen = 0
    for table in games(60, 4):
        while table.public["phase"] == "night":
            table.all("ready")
        if table.pulse(AUTOMA)[1]:
            own = table.known(table.cultists[0])["own"]
            assert own is not None
            assert own["started_dead"] == [AUTOMA]
            seen += 1
    assert seen


@clause("AC-A5")
def test_a_cultist_that_sees_no_other_is_told_that_the_automa_is_one() -> None:
    found = False
    for seed in range(30):
        table = after_the_night(6, seed, automa=True)
        cultist = min(table.cultists)
        own = table.known(cultist)["own"]
        assert own is not None
        assert own["cultists"] == table.cultists
        found |= 6 in table.cultists
    assert found


@clause("AC-A5", "AC-A8")
def test_the_seers_list_names_the_automa_too() -> None:
    found = False
    for seed in range(40):
        roles = ["seer", "greenhorn", "firestarter"]
        table = after_the_night(6, seed, automa=True, level="expert", roles=roles)
        seer = table.roles.index("seer")
        if seer < 6 and 6 in table.cultists:
            own = table.known(seer)["own"]
            assert own is not None
            assert own["cultists"] == table.cultists
            found = True
    assert found


@clause("AC-A6", "AC-N16")
def test_if_the_automa_is_the_only_cultist_no_seat_learns_anything() -> None:
    tables = [table for table in games(40, 4) if table.cultists == [AUTOMA]]
    assert tables
    for table in tables:
        while table.public["phase"] == "night":
            table.all("ready")
        for seat in range(4):
            own = table.known(seat)["own"]
            assert own is not None
            assert (own["cultists"], own["started_dead"]) == (None, None)


@clause("AC-A7")
def test_with_1_cultist_and_the_automa_there_is_no_seer() -> None:
    for level in ("first", "advanced"):
        assert "seer" not in in_the_night(4, level=level).roles
    with pytest.raises(BadOptions, match="seer"):
        GAME.new(4, {"level": "expert", "roles": ["seer", "greenhorn"]})


@clause("AC-A8")
def test_with_2_cultists_the_seer_may_be_used_and_has_its_step_in_the_night() -> None:
    roles = ["seer", "greenhorn", "firestarter"]
    table = in_the_night(6, automa=True, level="expert", roles=roles)
    while table.public["phase"] == "night":
        table.all("ready")
    steps = [event.step for event in table.events(NightStepBegan)]
    assert steps[1:] == [
        "night-blind",
        "night-cultists",
        "night-fists",
        "night-seer",
        "night-awake",
    ]


@clause("AC-A9")
@pytest.mark.parametrize("role", ["radiant", "infected", "super_ghost"])
def test_roles_of_the_automa_are_ignored(role: str) -> None:
    table = arranged(
        6,
        {6: role},
        phase="action",
        places={0: "LB"},
        routes={0: 0},
        options={"automa": True},
    )
    table.play("call_vote").vote(*[6] * 6)
    assert 6 in table.ghosts()
    assert table.public["table"][6]["revealed"] is None
    assert table.public["effects"]["infected_until"] is None


@clause("AC-A9", "AC-X14")
def test_an_automa_firestarter_keeps_its_red_cards_and_does_not_die() -> None:
    table = arranged(4, {AUTOMA: "firestarter"}, phase="cleanup", round=5)
    assert (table.hand(AUTOMA)["failure"], table.hand(AUTOMA)["sabotage"]) == (1, 1)
    assert table.ghosts() == set()


@clause("AC-A10", "AC-V12")
def test_the_automas_cards_lie_in_two_piles_in_unknown_order() -> None:
    """A cultist Automa holds 3 Dead among 7, so the top card is Dead in 3 of 7 games."""
    dead = 0
    for seed in range(210):
        places = {**AWAY, 0: "LB", AUTOMA: "C"}
        table = arranged(4, {AUTOMA: "cultist"}, places=places, seed=seed)
        table.play("go C", "give alive 4")
        dead += table.pulse(0)[1]
    assert dead / 210 == pytest.approx(3 / 7, abs=0.1)


@clause("AC-A11", "AC-M17", "AC-V12")
def test_the_automas_route_is_public() -> None:
    table = after_the_night(4)
    for viewer in (None, *range(4)):
        party = table.known(viewer)["table"][AUTOMA]
        assert party["route"] == table.g.route[AUTOMA]
        assert table.events(AutomaRouteShown, viewer)[0].route == table.g.route[AUTOMA]


# ---------------------------------------------------------------- its movement


@clause("AC-A12")
def test_the_automa_goes_to_the_first_uncompleted_room_of_its_row() -> None:
    """Round 2: route 1 has G, O; route 3 has DB, P."""
    assert walking("C", 0, round=2) == ["G"]
    assert walking("C", 2, round=2) == ["DB2"]
    assert walking("C", 0, round=2, explored=["G"]) == ["G"]
    assert walking("LB", 0, round=2, books={"G": 0}) == ["TR", "P1", "ER"]  # towards O2


@clause("AC-A13")
def test_the_automa_goes_to_the_nearest_room_of_a_colour() -> None:
    """Round 1, route 1: DB first. DB2 is next to the corridor, DB1 next to the Crypt Stair."""
    assert walking("C", 0) == ["DB2"]
    assert walking("BL", 0) == ["DB1"]
    assert walking("C", 0, books={"DB2": 0}) == ["G", "BL", "DB1"]


@clause("AC-A13", "AC-A14")
def test_the_automa_takes_the_clockwise_one_of_equally_long_paths() -> None:
    """Round 3, route 4: O first. Both O rooms are three doors from the corridor."""
    assert walking("C", 3, round=3) == ["G", "BL", "O1"]


@clause("AC-A15", "AC-B9")
def test_example_the_automa_in_g_with_row_p_o_and_pink_completed_goes_to_o1() -> None:
    """Round 5, route 4: P, O, G."""
    assert walking("G", 3, round=5, books={"P1": 0, "P2": 0}) == ["BL", "O1"]


@clause("AC-A16")
def test_the_automa_goes_as_far_as_it_can_towards_a_distant_target() -> None:
    assert walking("C", 0, books={"DB2": 0}, morale=-1) == ["G", "BL"]
    assert walking("P2", 0, round=3) == ["BR", "G", "C"]  # LB is four doors away


@clause("AC-A16")
def test_with_its_row_completed_the_target_is_the_nearest_room_of_its_first_colour() -> None:
    """Round 4, route 1: R, O."""
    books = {"R": 0, "O1": 0, "O2": 0}
    assert walking("C", 0, round=4, books=books) == ["R"]


@clause("AC-A17")
def test_the_automas_own_place_is_never_its_target() -> None:
    """Round 2, route 1: G, O. In G it takes the next room."""
    assert walking("G", 0, round=2) == ["BL", "O1"]
    assert walking("DB2", 0) == ["C", "G", "BL"]  # towards DB1


@clause("AC-A18", "AC-A26")
@pytest.mark.parametrize("knife", [0, AUTOMA])
def test_the_living_automa_plans_around_the_fishmans_hallway(knife: int) -> None:
    """Round 1, route 4: P. By the gallery P1 is two doors from the Cafeteria."""
    position: dict[str, Any] = {"knife": knife, "options": {"automa_seat": 0}}
    assert walking("LB", 3, **position) == ["TR", "P1"]
    assert walking("LB", 3, fishman=True, **position) == ["C", "G", "BR"]


@clause("AC-A19", "AC-A33")
def test_in_an_encounter_the_automa_gives_its_top_card_unseen() -> None:
    places = {0: "LB", 1: "DB1", 2: "DB1", 3: "DB1", AUTOMA: "C"}
    table = arranged(4, places=places).play("go C")
    assert table.asked == {0: "encounter"}
    table.play("give alive 4")
    assert (sum(table.pulse(0)), sum(table.pulse(AUTOMA))) == (2, 2)
    assert table.public["table"][AUTOMA]["encounter_cards"] == 6
    for viewer in (None, *range(4)):
        assert table.last(Gave, viewer) == Gave(party=AUTOMA, to=0)


@clause("AC-A20")
@pytest.mark.parametrize(
    ("pulses", "receiver"),
    [
        ({0: {"alive": 2}, 1: {"alive": 1}, 2: {"alive": 2}}, 1),
        ({0: {"alive": 1}, 1: {"alive": 1}, 2: {"alive": 1}}, 0),
        ({0: {"alive": 3}, 1: {"alive": 2}, 2: {"alive": 2}}, 1),
    ],
)
def test_the_automa_gives_to_the_fewest_pulse_cards_then_to_the_nearest_on_its_left(
    pulses: dict[int, dict[str, int]], receiver: int
) -> None:
    """It sits between seats 3 and 0, so seat 0 is on its left."""
    places = {0: "LB", 1: "C", 2: "C", 3: "DB1", AUTOMA: "C"}
    table = arranged(4, places=places, power=False, pulses=pulses).play("go C")
    assert table.public["seating"] == [0, 1, 2, 3, AUTOMA]
    table.answer(s0="give alive 1", s1="give alive 0", s2="give alive 0")
    assert table.last(Gave).party == AUTOMA
    assert table.last(Gave).to == receiver


# ---------------------------------------------------------------- its action


@clause("AC-A21")
def test_the_automa_fights_a_cultist_marker_in_its_room() -> None:
    assert act(acting("DB1", blocked=["DB1"])) == ["cultist-fought"]
    explored = acting("DB1", blocked=["DB1"], decks={"DB1": EXPLORED})
    assert act(explored) == ["cultist-fought"]
    assert act(acting("R", blocked=["R"])) == ["cultist-fought"]  # off its row, too


@clause("AC-A22")
def test_the_automa_fills_an_unexplored_room_with_its_top_card() -> None:
    table = acting("P1")
    assert act(table) == ["filled"]
    assert sum(table.deck("P1")) == 2
    assert table.public["table"][AUTOMA]["room_cards"] == 7
    for viewer in (None, *range(4)):
        assert table.last(RoomFilled, viewer) == RoomFilled(party=AUTOMA, place="P1")


@clause("AC-A23")
def test_the_automa_checks_an_explored_room_openly() -> None:
    table = acting("P1", decks={"P1": EXPLORED})
    assert act(table) == ["room-checked"]
    assert table.public["rooms"]["P1"]["books"] == 1


@clause("AC-A24")
def test_in_a_hallway_the_automa_puts_a_room_card_into_the_unsafe_deck() -> None:
    table = acting("TR")
    assert act(table) == ["secured"]
    assert table.public["unsafe"] == 3
    assert not table.last(HallwaySecured, 0).has_secrets


@clause("AC-A25")
@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_the_automa_fills_and_checks_only_in_its_row_whatever_its_loyalty(role: str) -> None:
    roles = {AUTOMA: role} if role == "cultist" else {}
    assert act(acting("G", roles=roles)) == ["passed"]
    assert act(acting("G", roles=roles, decks={"G": EXPLORED})) == ["passed"]
    assert act(acting("LB", roles=roles)) == ["filled"]


@clause("AC-A25", "AC-Q2")
def test_the_automa_fills_an_empty_explored_room_and_otherwise_passes() -> None:
    assert act(acting("P1", explored=["P1"], decks={"P1": []})) == ["filled"]
    assert act(acting("P1", books={"P1": 0})) == ["passed"]
    assert act(acting("P1", hands={AUTOMA: {"alive": 3}})) == ["passed"]
    assert act(acting("TR", hands={AUTOMA: {"alive": 3}})) == ["passed"]
    assert act(acting("TR", options={})) == ["passed"]


@clause("AC-A26", "AC-P7")
def test_the_automa_takes_no_other_action() -> None:
    position: dict[str, Any] = {"books": {"LB": 0, "R": 0}}
    assert act(acting("LB", **position)) == ["passed"]
    assert act(acting("R", 2, **position)) == ["passed"]
    together = arranged(
        4, phase="action", actor=AUTOMA, places={0: "R", AUTOMA: "R"}, routes={4: 0}
    )
    assert act(together) == ["passed"]


@clause("AC-A26")
@pytest.mark.parametrize("event", ["portrait", "lord"])
def test_knife_events_do_nothing_while_the_automa_holds_the_knife(event: str) -> None:
    table = arranged(4, phase="event", knife=AUTOMA, bag=[event, "mirror"])
    assert table.public["clock"] == [event]
    assert table.events(StatusChecked) == []
    assert table.bag == {"mirror": 1}


@clause("AC-A26", "AC-R20")
def test_the_automa_is_never_a_portal_helper() -> None:
    table = arranged(
        4,
        {0: "cultist"},
        phase="action",
        places={0: "G", AUTOMA: "G"},
        portal="open",
        deadline=3,
    )
    assert not [name for name in table.menu() if name.startswith("close_portal")]


# ---------------------------------------------------------------- votes and the end


def voting(*votes: int | None, knife: int = 0, **position: Any) -> Table:
    """Seat 0 has called a vote; no one uses the knife."""
    position = {"places": {0: "LB"}, "routes": {0: 0}, **position}
    position.setdefault("options", {"automa_seat": 0})
    table = arranged(4, position.pop("roles", {}), phase="action", knife=knife, actor=0, **position)
    table.play("call_vote").vote(*votes)
    return table.play("keep") if "change-vote" in table.asked.values() else table


@clause("AC-A27", "AC-J8")
def test_the_automa_abstains_twice_with_the_knife_and_once_as_a_ghost() -> None:
    assert voting(1, 1, None, 2).ghosts() == set()  # 2 against 1 and the Automa: 2 abstentions
    assert voting(1, 1, 2, 2, knife=AUTOMA).ghosts() == set()
    assert voting(1, 1, 1, None).ghosts() == {1}  # 3 against 2
    assert voting(1, 1, 1, None, knife=AUTOMA).ghosts() == set()  # 3 against 3
    assert voting(1, 1, 1, None, knife=AUTOMA, ghosts=[AUTOMA]).ghosts() == {1, AUTOMA}


@clause("AC-A27", "AC-J4")
def test_the_automa_is_not_asked_to_vote_but_may_be_voted_for() -> None:
    table = (
        arranged(4, phase="action", places={0: "LB"}, routes={0: 0}).play("call_vote").all("ready")
    )
    assert set(table.asked) == {0, 1, 2, 3}
    assert "vote 4" in table.options(0)


@clause("AC-A28")
def test_with_1_cultist_the_automas_marker_is_revealed_when_it_is_voted_out() -> None:
    table = voting(4, 4, 4, None)
    assert table.public["table"][AUTOMA]["revealed"] == "investigator"
    assert table.result is None


@clause("AC-A29", "AC-F9", "AC-A32")
def test_if_the_automa_was_the_only_cultist_the_dead_are_counted() -> None:
    roles = {AUTOMA: "cultist"}
    dead = {party: {"dead": 1} for party in (1, 2, 3)}
    assert voting(4, 4, 4, None, roles=roles).result == ("elimination", [0, 1, 2, 3])
    enough = voting(4, 4, 4, None, roles=roles, pulses=dead)
    assert enough.result == ("murders-before-elimination", [])
    result = GAME.result(enough.g)
    assert result is not None
    assert result.losers == (0, 1, 2, 3)


@clause("AC-A29")
def test_the_dead_are_counted_however_the_automa_was_eliminated() -> None:
    dead = {party: {"dead": 1} for party in (1, 2, 3, AUTOMA)}
    table = arranged(
        4, {AUTOMA: "cultist"}, phase="action", places={0: "G", AUTOMA: "G"}, pulses=dead
    )
    table.play("check_status 4", "confirm")
    assert table.result == ("murders-before-elimination", [])


@clause("AC-A30", "AC-J14")
def test_with_2_cultists_the_automas_loyalty_stays_secret() -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "LB"}, "routes": {0: 0}}
    automa = {"automa": True}
    table = arranged(6, {5: "cultist", 6: "cultist"}, options=automa, **position)
    table.play("call_vote").vote(*[6] * 6)
    assert table.public["table"][6]["revealed"] is None
    assert table.result is None
    last = arranged(6, {5: "cultist", 6: "cultist"}, options=automa, ghosts=[5], **position)
    last.play("call_vote").vote(*[6] * 6)
    assert last.result == ("elimination", [0, 1, 2, 3, 4])


@clause("AC-A31")
def test_as_a_ghost_the_automa_goes_straight_to_its_target_and_only_fills_or_checks() -> None:
    assert walking("P2", 0, round=3, ghosts=[AUTOMA]) == ["LB"]
    assert walking("LB", 3, fishman=True, ghosts=[AUTOMA]) == ["P1"]
    assert act(acting("P1", ghosts=[AUTOMA])) == ["filled"]
    assert act(acting("P1", ghosts=[AUTOMA], decks={"P1": EXPLORED})) == ["room-checked"]
    assert act(acting("TR", ghosts=[AUTOMA])) == ["passed"]
    assert act(acting("DB1", ghosts=[AUTOMA], blocked=["DB1"])) == ["passed"]


@clause("AC-A32", "AC-F16")
def test_if_the_automa_was_the_only_cultist_and_its_side_wins_all_seats_lose() -> None:
    table = arranged(4, {AUTOMA: "cultist"}, phase="cleanup", round=10)
    assert table.result == ("time", [])


@clause("AC-A33", "AC-N16")
def test_the_automa_neither_talks_nor_claims() -> None:
    table = arranged(4, {AUTOMA: "cultist"}, phase="cleanup")
    assert table.asked == dict.fromkeys(range(4), "claim")
    for seat in range(4):
        assert table.locked(seat) == {"claim": "not_the_cultist"}
    with pytest.raises((IllegalChoice, NotYourDecision)):
        table.say(AUTOMA, "rule", kind="ready")


@clause("AC-A33", "AC-N1")
def test_the_automa_acts_the_same_whatever_its_loyalty() -> None:
    """Every viewer is told the same, step by step, until one of its cards is seen."""
    tables = []
    for roles in ({3: "cultist"}, {AUTOMA: "cultist"}):
        table = arranged(4, roles, places={0: "LB"}, bag=["portal"], routes={AUTOMA: 0}, seed=3)
        tables.append(table.wait_for("claim"))
    for viewer in (None, 0, 1, 2):
        assert GAME.events(tables[0].g, viewer) == GAME.events(tables[1].g, viewer)
