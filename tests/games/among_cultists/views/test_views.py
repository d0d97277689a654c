"""What each viewer knows."""

from typing import Any

import msgspec
import pytest

from miskatonic.games.among_cultists.rules.events import (
    DeathConfirmed,
    Gave,
    Moved,
    RoomChecked,
    RoomFilled,
    RoundBegan,
    StatusChecked,
    VotesRevealed,
)
from miskatonic.games.among_cultists.views.past import ActView
from miskatonic.games.among_cultists.views.view import AmongCultistsView
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    play_at_random,
)

DEAD = {"alive": 1, "dead": 1}
EVERYBODY = (None, *range(5))
UNSAFE = {"unsafe_paths": True}


def encoded(view: AmongCultistsView) -> bytes:
    return msgspec.json.encode(view)


def differing_viewers(one: Table, other: Table) -> list[int | None]:
    """The viewers to whom two tables look different."""
    viewers = [None, *range(one.public["seats"])]
    return [each for each in viewers if encoded(one.known(each)) != encoded(other.known(each))]


def acts(table: Table, viewer: int | None, kind: str) -> list[ActView]:
    return [act for act in table.known(viewer)["deeds"] if act["deed"] == kind]


# ---------------------------------------------------------------- public


@clause("AC-V1")
def test_every_view_has_the_public_facts() -> None:
    table = arranged(
        5,
        {1: "radiant"},
        round=4,
        knife=2,
        places={0: "LB", 1: "P1"},
        ghosts=[1],
        revealed=[1],
        books={"LB": 1, "DB1": 0},
        decks={"O1": ["success"] * 3},
        blocked=["O2"],
        fishman=True,
        power=False,
        vote_active=False,
        portal="open",
        deadline=6,
        clock=["lightning", "portal", "morale_up"],
        morale=1,
        silence=True,
        secret_doors=True,
        infected_until=4,
    )
    for viewer in EVERYBODY:
        view = table.known(viewer)
        assert (view["parties"], view["role_set"]) == (5, [["radiant"]])
        party = view["table"][1]
        assert (party["place"], party["ghost"], party["revealed"]) == ("P1", True, "radiant")
        assert [each["character"] for each in view["table"]] == [0, 1, 2, 3, 4]
        assert (view["knife"], view["seating"]) == (2, [0, 1, 2, 3, 4])
        assert (view["round"], view["phase"]) == (4, "movement")
        assert (view["score"], view["target"]) == (3, 10)
        assert (view["shelf"]["LB"], view["rooms"]["LB"]["books"]) == (2, 1)
        assert view["rooms"]["O1"]["explored"]
        assert view["rooms"]["DB1"]["completed"]
        assert view["rooms"]["O2"]["blocked"]
        assert (view["fishman"], view["power"], view["vote_active"]) == ("TR", False, False)
        assert view["portal"] == {"state": "open", "deadline": 6}
        assert view["clock"] == ["lightning", "portal", "morale_up"]
        assert view["effects"] == {
            "secret_doors": True,
            "morale": 1,
            "silence": True,
            "infected_until": 4,
        }


@clause("AC-V2")
def test_some_public_facts_are_counts_only() -> None:
    table = arranged(
        5,
        hands={0: {"alive": 3, "success": 3}},
        pulses={0: {"alive": 1, "dead": 2}},
        decks={"G": ["success", "failure"]},
        draw=["success", "sabotage"],
        unsafe=["success", "failure", "failure"],
        bag=["mirror", "lord"],
        outside=["R", "O2"],
        options=UNSAFE,
    )
    for viewer in EVERYBODY:
        view = table.known(viewer)
        party = view["table"][0]
        assert (party["encounter_cards"], party["room_cards"], party["pulse"]) == (3, 3, 3)
        assert view["rooms"]["G"]["cards"] == 2
        assert (view["draw_pile"], view["unsafe"], view["bag"], view["outside"]) == (2, 3, 2, 2)


@clause("AC-V3")
def test_the_public_history_has_every_door_and_gift() -> None:
    table = arranged(
        5,
        places={0: "R", 1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"},
        bag=["panes"],
        options=UNSAFE,
    )
    table.play("go C", "go LB").answer(s0="give alive 1", s1="give alive 0")
    table.play("stop").say(3, "team", team="investigators").wait_for("action")
    for viewer in EVERYBODY:
        history = table.known(viewer)["history"]
        doors = [(event.from_, event.to) for event in history if isinstance(event, Moved)]
        assert doors[:2] == [("R", "C"), ("C", "LB")]
        gifts = [(event.party, event.to) for event in history if isinstance(event, Gave)]
        assert gifts[:2] == [(0, 1), (1, 0)]
        assert {"unsafe-drawn", "said"} <= {event.kind for event in history}


@clause("AC-V3")
def test_the_public_history_has_checks_confirmations_and_fills() -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "LB", 1: "LB"}, "routes": {0: 0}}
    confirmed = arranged(5, pulses={1: DEAD}, **position).play("check_status 1", "confirm")
    filled = arranged(5, **position).play("fill LB success")
    for viewer in EVERYBODY:
        assert confirmed.last(StatusChecked, viewer).target == 1
        assert confirmed.last(DeathConfirmed, viewer).target == 1
        assert filled.last(RoomFilled, viewer).place == "LB"


@clause("AC-V3")
def test_the_public_history_has_votes_by_name_and_cards_drawn_from_rooms() -> None:
    table = arranged(
        5,
        {0: "cultist"},
        phase="action",
        knife=1,
        actor=0,
        places={0: "LB"},
        decks={"LB": ["failure"] * 3},
    )
    voted = Table(table.g.clone()).play("call_vote").vote(1, None, 1, 2, None)
    assert voted.last(VotesRevealed).votes == [1, None, 1, 2, None]
    assert table.play("check_room LB").last(RoomChecked).card == "failure"
    for viewer in EVERYBODY:
        (drew,) = acts(table, viewer, "drew")
        assert (drew["party"], drew["place"], drew["card"]) == (0, "LB", "failure")


@clause("AC-V3", "AC-O19", "AC-G7")
def test_the_public_history_goes_back_as_far_as_the_option_says() -> None:
    counts = {}
    for history in ("full", "last_round", "none"):
        table = after_the_night(5, 3, history=history, start=0).go_on_to(4, "movement")
        rounds = [e.round for e in table.known(1)["history"] if isinstance(e, RoundBegan)]
        counts[history] = rounds
    assert counts == {"full": [1, 2, 3, 4], "last_round": [3, 4], "none": []}


# ---------------------------------------------------------------- own knowledge


@clause("AC-V4")
def test_a_seat_sees_its_own_loyalty_hand_and_route() -> None:
    table = arranged(5, {0: "firestarter"}, routes={0: 7})
    own = table.known(0)["own"]
    assert own == {
        "role": "firestarter",
        "team": "investigators",
        "hand": {"alive": 7, "dead": 0, "success": 6, "failure": 1, "sabotage": 1},
        "route": 7,
        "cultists": None,
        "started_dead": None,
    }
    assert table.public["own"] is None


@clause("AC-V5")
def test_a_seat_remembers_what_it_gave_put_and_saw_and_when() -> None:
    position: dict[str, Any] = {"round": 2, "places": {1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"}}
    gave = arranged(5, {0: "cultist"}, **position).play("go LB")
    gave.answer(s0="give dead 1", s1="give alive 0")
    assert [(d["round"], d["to"], d["card"]) for d in acts(gave, 0, "gave")] == [
        (2, 1, "dead"),
        (2, 0, None),
    ]
    assert [d["card"] for d in acts(gave, 1, "gave")] == [None, "alive"]
    assert [d["card"] for d in acts(gave, 3, "gave")] == [None, None]
    put = arranged(5, {0: "cultist"}, phase="action", round=3, places={0: "LB"})
    put.play("fill LB sabotage")
    assert [(d["round"], d["place"], d["card"]) for d in acts(put, 0, "put")] == [
        (3, "LB", "sabotage")
    ]
    assert [d["card"] for d in acts(put, 1, "put")] == [None]
    saw = arranged(5, phase="action", places={0: "G", 1: "G"}, pulses={1: {"alive": 3}})
    saw.play("check_status 1")
    assert [(d["target"], d["via"], d["alive"], d["dead"]) for d in acts(saw, 0, "saw")] == [
        (1, "place", 3, 0)
    ]
    assert [(d["alive"], d["dead"]) for d in acts(saw, 2, "saw")] == [(None, None)]
    bag = arranged(5, phase="event", bag=["lord", "mirror"]).play("draw", "remove")
    assert [(d["event"], d["done"]) for d in acts(bag, 0, "bag")] == [("mirror", "removed")]
    assert [(d["event"], d["done"]) for d in acts(bag, 2, "bag")] == [(None, "removed")]


@clause("AC-V5", "AC-O19")
def test_a_seats_own_memory_is_not_limited_by_the_history_option() -> None:
    table = arranged(
        5,
        {0: "cultist"},
        phase="action",
        places={0: "LB"},
        options={"history": "none"},
    )
    table.play("fill LB failure").go_on_to(4, "movement")
    assert [d["card"] for d in acts(table, 0, "put")] == ["failure"]
    assert acts(table, 1, "put") == []


@clause("AC-V6")
@pytest.mark.parametrize("parties", [5, 6, 8])
def test_a_cultists_view_adds_the_cultists_and_who_started_dead(parties: int) -> None:
    table = after_the_night(parties, 1)
    started = [party for party in range(parties) if table.pulse(party)[1]]
    for seat in range(parties):
        own = table.known(seat)["own"]
        assert own is not None
        if seat in table.cultists:
            assert (own["cultists"], own["started_dead"]) == (table.cultists, started)
        else:
            assert own["started_dead"] is None


@clause("AC-V6", "AC-G8")
def test_a_cultists_view_hides_what_its_partner_gave_saw_and_holds() -> None:
    position: dict[str, Any] = {"round": 2, "places": {0: "C", 1: "LB"}}
    for party in range(2, 7):
        position["places"][party] = "DB1"
    roles = {0: "cultist", 6: "cultist"}
    tables = [arranged(7, roles, **position).play("go LB") for _ in range(2)]
    tables[0].answer(s0="give dead 1", s1="give alive 0")
    tables[1].answer(s0="give alive 1", s1="give alive 0")
    assert differing_viewers(tables[0], tables[1]) == [0]


@clause("AC-V7")
def test_the_seers_view_adds_the_cultists_and_nothing_else() -> None:
    table = after_the_night(8, 2)
    seer = table.roles.index("seer")
    own = table.known(seer)["own"]
    assert own is not None
    assert own["cultists"] == table.cultists
    assert own["started_dead"] is None


@clause("AC-V8", "AC-D5")
@pytest.mark.parametrize("role", ["investigator", "cultist", "seer"])
def test_no_view_holds_the_viewers_own_pulse_deck_or_death(role: str) -> None:
    roles = {0: role} if role != "investigator" else {}
    alive = arranged(5, roles, round=3, pulses={0: {"alive": 2}})
    dead = arranged(5, roles, round=3, pulses={0: DEAD})
    assert differing_viewers(alive, dead) == []


@clause("AC-V9")
def test_becoming_a_ghost_adds_nothing_to_a_view() -> None:
    """What is hidden from the living is hidden from ghosts."""
    position: dict[str, Any] = {"round": 3, "ghosts": [1], "pulses": {1: DEAD}}
    tables = [
        arranged(5, hands={4: {"alive": 2}}, routes={4: 5}, decks={"G": ["success"]}, **position),
        arranged(5, hands={4: {"dead": 2}}, routes={4: 9}, decks={"G": ["sabotage"]}, **position),
    ]
    assert differing_viewers(tables[0], tables[1]) == [4]
    own = tables[0].known(1)["own"]
    assert own is not None
    assert own["cultists"] is None


# ---------------------------------------------------------------- hidden


HIDDEN: dict[str, tuple[dict[str, Any], dict[str, Any], list[int | None]]] = {
    "hands": ({"hands": {4: {"alive": 3}}}, {"hands": {4: {"dead": 3}}}, [4]),
    "routes": ({"routes": {2: 5}}, {"routes": {2: 9}}, [2]),
    "room decks": ({"decks": {"G": ["success"]}}, {"decks": {"G": ["sabotage"]}}, []),
    "the unsafe deck": ({"unsafe": ["success"] * 2}, {"unsafe": ["failure"] * 2}, []),
    "the draw pile": ({"draw": ["success"] * 2}, {"draw": ["sabotage"] * 2}, []),
    "the order of the bag": ({"bag": ["mirror", "lord"]}, {"bag": ["lord", "mirror"]}, []),
    "unturned room markers": ({"unsafe_marker": True}, {"unsafe_marker": False}, []),
    "cultist markers outside": ({"outside": ["R", "O2"]}, {"outside": ["R", "DB1"]}, []),
    "death rounds": (
        {"pulses": {1: DEAD}, "died": {1: 1}},
        {"pulses": {1: DEAD}, "died": {1: 2}},
        [],
    ),
}


@clause("AC-V10", "AC-V11", "AC-N1")
@pytest.mark.parametrize("what", HIDDEN)
def test_hidden_facts_are_in_no_view_before_the_end(what: str) -> None:
    """Two tables that differ only in hidden facts look the same, byte for byte."""
    one, other, seats_that_know = HIDDEN[what]
    tables = [arranged(5, round=3, options=UNSAFE, **each) for each in (one, other)]
    assert differing_viewers(tables[0], tables[1]) == seats_that_know


@clause("AC-V10", "AC-K4")
def test_cards_that_left_unseen_are_in_no_view() -> None:
    """With the last book the room's cards leave; no one learns whether one was a Sabotage."""
    compared = 0
    for seed in range(10):
        tables = []
        for rest in ("failure", "sabotage"):
            table = arranged(
                5,
                {0: "cultist"},
                phase="action",
                places={0: "DB1"},
                books={"DB1": 1},
                decks={"DB1": ["success", "success", rest]},
                seed=seed,
            )
            tables.append(table.play("check_room DB1"))
        if all(table.last(RoomChecked).card == "success" for table in tables):
            assert differing_viewers(tables[0], tables[1]) == []
            compared += 1
    assert compared


@clause("AC-V10", "AC-Y20")
def test_no_one_else_knows_the_marker_removed_for_the_lord() -> None:
    tables = []
    for bag in (["lord", "mirror", "portal"], ["lord", "portal", "mirror"]):
        table = arranged(5, phase="event", bag=bag)
        tables.append(table.play("draw", "remove"))
    assert differing_viewers(tables[0], tables[1]) == [0]


@clause("AC-V11", "AC-N36")
@pytest.mark.parametrize("seats", [4, 5, 7, 8])
def test_a_view_depends_on_the_state_alone(seats: int) -> None:
    """A table that was saved and loaded shows every viewer the same bytes."""
    table = after_the_night(seats, 9, level="advanced")
    for number, _ in enumerate(play_at_random(table, 9)):
        if number % 25 == 0:
            loaded = Table(GAME.load(GAME.save(table.g)))
            assert differing_viewers(table, loaded) == []


@clause("AC-V12", "AC-A11")
def test_the_automa_has_no_view_and_its_piles_are_unknown_to_all() -> None:
    tables = [
        arranged(4, {4: "cultist"}, round=3, hands={4: {"alive": 3, "success": 2}}),
        arranged(4, {4: "cultist"}, round=3, hands={4: {"dead": 3, "sabotage": 2}}),
    ]
    assert differing_viewers(tables[0], tables[1]) == []
    assert tables[0].public["table"][4]["route"] == 4


@clause("AC-V13")
def test_a_seat_can_be_played_from_its_view_alone() -> None:
    """From the bytes of a view alone, a full state with the same view can be redealt."""
    table = after_the_night(5, 4).wait_for("action")
    for seat in range(5):
        view = GAME.read_view(encoded(table.known(seat)))
        imagined = Table(GAME.redeal(view, Rng(seed_bytes(1))))
        again = imagined.known(seat)
        for part in ("own", "table", "rooms", "decision", "score", "clock", "round", "phase"):
            assert msgspec.json.encode(dict(again)[part]) == msgspec.json.encode(dict(view)[part])


@clause("AC-V14", "AC-O21")
def test_a_spectator_sees_public_facts_and_everything_after_the_game() -> None:
    table = after_the_night(5, 4)
    spectator = table.public
    assert (spectator["own"], spectator["decision"], spectator["all"]) == (None, None, None)
    for seat in range(5):
        view = table.known(seat)
        assert view["table"] == spectator["table"]
        assert view["rooms"] == spectator["rooms"]
    assert table.finish().public["all"] is not None
