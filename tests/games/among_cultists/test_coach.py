"""The coach of Among Cultists shows what is proved and which claims clash, never who lies."""

from typing import Any

import pytest

from miskatonic.bots import coach
from miskatonic.games.among_cultists.board.board import ALLOWED, COLOURS, PLACE_NAMES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.coach.advice import record_advice
from miskatonic.games.among_cultists.game import AMONG_CULTISTS
from miskatonic.games.among_cultists.rules.acts import GAVE, PUT, SAW, VIAS, Act
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly
from tests.clauses import clause
from tests.games.among_cultists.rules.table import Table, arranged, begin

GAME = AMONG_CULTISTS
# Routes whose first row has the light-blue room, and others.
WITH_LB = {1: 0, 2: 1, 3: 5, 4: 6}


def advised(table: Table, seat: int = 0) -> dict[str, Any]:
    advice = coach(GAME.id, table.known(seat))
    assert advice is not None
    return advice


def teams(table: Table, part: str = "record", seat: int = 0) -> list[str | None]:
    advice = advised(table, seat)
    parties = advice["own"] if part == "own" else advice["record"]["parties"]
    return [party["team"] for party in parties]


def clashes(table: Table) -> list[tuple[list[int], str]]:
    found = advised(table)["record"]["contradictions"]
    return [(each["claims"], each["about"]) for each in found]


def fill_in_round_2(table: Table) -> None:
    """Seat 0 fills in the other dark blue room; higher morale lets it get there."""
    table.go_on_to(2, "movement")
    while 0 not in table.asked:
        table.wait()
    table.play("go BL", "go G", "go C", "go DB2").go_on_to(2, "action")
    while 0 not in table.asked:
        table.wait()
    table.play("fill DB2 success")


# ---------------------------------------------------------------- what the record proves


def test_at_the_start_nothing_is_proved() -> None:
    table = arranged(5, {3: "seer"}, options={"level": "advanced"})
    assert teams(table) == [None] * 5
    assert advised(table)["record"]["rooms"] == advised(table)["record"]["deaths"] == []


@clause("AC-M13", "AC-M14")
def test_using_rooms_that_fit_no_route_proves_a_cultist() -> None:
    """No route has dark blue in both the first and the second row."""
    table = arranged(
        5, {0: "cultist"}, phase="action", places={0: "DB1", 4: "P1"}, ghosts=[1, 2, 3], morale=1
    )
    table.play("fill DB1 failure")
    assert advised(table)["record"]["parties"][0]["routes"] == 6
    assert teams(table) == [None, *["investigators"] * 3, None]
    fill_in_round_2(table)
    assert advised(table)["record"]["parties"][0]["routes"] == 0
    assert teams(table) == ["cultists", *["investigators"] * 4]


@clause("AC-X8")
def test_a_broken_route_can_be_explained_by_the_mechanic() -> None:
    roles = {0: "mechanic", 1: "firestarter", 2: "greenhorn", 3: "softie"}
    options = {"level": "expert", "roles": ["mechanic", "firestarter", "greenhorn", "softie"]}
    table = arranged(5, roles, options=options, phase="action", places={0: "DB1"}, morale=1)
    table.play("fill DB1 success")
    fill_in_round_2(table)
    [broken, *_] = advised(table, 1)["record"]["parties"]
    assert (broken["routes"], broken["team"]) == (0, None)
    assert broken["roles"] == ["cultist", "mechanic"]


def spoiled_room() -> Table:
    """The cultist put a red card into the Cafeteria, which had one; all three cards are drawn."""
    table = arranged(
        5,
        {0: "cultist"},
        phase="action",
        places=dict.fromkeys(range(5), "LB"),
        routes=WITH_LB,
        decks={"LB": ["failure"]},
        explored=["LB"],
    )
    table.play("fill LB failure", "fill LB success")
    return table.play("check_room LB", "check_room LB", "check_room LB")


@clause("AC-C10", "AC-R9")
def test_extra_red_cards_must_have_been_placed() -> None:
    table = spoiled_room()
    assert advised(table)["record"]["rooms"] == [{"place": "LB", "red": 1, "by": [0, 1]}]
    assert teams(table)[2:] == ["investigators"] * 3


@clause("AC-V5")
def test_a_party_that_placed_a_card_knows_more_than_the_record() -> None:
    table = spoiled_room()
    assert teams(table, "own", seat=1) == ["cultists", *["investigators"] * 4]
    assert teams(table, "own", seat=2)[:2] == [None, None]


@clause("AC-V6", "AC-V7")
def test_knowledge_from_the_night_belongs_to_the_seat_alone() -> None:
    table = arranged(5, {3: "seer"}, options={"level": "advanced"})
    assert teams(table, "own", seat=3) == [*["investigators"] * 4, "cultists"]
    assert teams(table, "own", seat=0) == ["investigators", *[None] * 4]


@clause("AC-D7", "AC-W6")
def test_without_bottom_cards_a_dead_card_must_have_been_given() -> None:
    """The last to move meets someone, murders, looks, and confirms it."""
    places = {6: "C", 1: "LB", **dict.fromkeys((0, 2, 3, 4, 5), "DB1")}
    table = arranged(7, {6: "cultist"}, actor=6, places=places, bag=["morale_up"]).play("go LB")
    table.play("give dead 1", seat=6).play("give alive 6", seat=1).go_on_to(1, "action")
    while 6 not in table.asked:
        table.wait()
    table.play("check_status 1", "confirm")
    expected = [{"party": 1, "givers": [6], "set_up": False}]
    assert advised(table)["record"]["deaths"] == expected
    assert teams(table)[6] == "cultists"


# ---------------------------------------------------------------- which claims clash


@clause("AC-T9", "AC-V3")
def test_a_claim_about_something_that_did_not_happen_contradicts_the_record() -> None:
    table = arranged(5).say(0, "put", place="LB", round=1, card="success")
    assert clashes(table) == [([1], "record")]


@clause("AC-T6", "AC-Z2")
def test_two_parties_cannot_have_the_same_role() -> None:
    table = arranged(5, {3: "seer"}, options={"level": "advanced"})
    table.say(0, "role", role="seer", **{"is": True}).say(1, "team", team="investigators")
    assert clashes(table) == []
    table.say(2, "role", role="seer", **{"is": True})
    assert clashes(table) == [([1, 3], "roles")]


@clause("AC-T5", "AC-C18")
def test_not_every_party_can_be_an_investigator() -> None:
    table = arranged(5)
    for seat in range(5):
        assert clashes(table) == []
        table.say(seat, "team", team="investigators")
    assert clashes(table) == [([1, 2, 3, 4, 5], "roles")]


@clause("AC-T19")
def test_a_retracted_claim_contradicts_nothing() -> None:
    table = arranged(5).say(0, "put", place="LB", round=1, card="success").say(0, "retract", ref=1)
    assert clashes(table) == []


@clause("AC-T9", "AC-T2")
def test_claims_about_a_room_clash_with_the_cards_drawn_not_with_the_truth() -> None:
    """Two claim to have put a Success; one of them lies, and no one is told which."""
    table = spoiled_room().say(0, "put", place="LB", round=1, card="success")
    assert clashes(table) == []
    table.say(1, "put", place="LB", round=1, card="success")
    assert clashes(table) == [([1, 2], "rooms")]


@clause("AC-T5", "AC-T9")
def test_an_investigator_cannot_have_put_a_red_card() -> None:
    table = spoiled_room().say(1, "put", place="LB", round=1, card="failure")
    assert clashes(table) == []
    table.say(1, "team", team="investigators")
    assert clashes(table) == [([1, 2], "roles")]


@clause("AC-T11", "AC-S1")
def test_two_parties_cannot_have_the_same_route() -> None:
    """Only one route has these colours in the third row."""
    table = arranged(5)
    for seat in (0, 1):
        assert clashes(table) == []
        table.say(seat, "route", round=3, colours=["light_blue", "orange", "dark_blue"])
    assert clashes(table) == [([1, 2], "routes")]


@clause("AC-T17")
def test_an_answer_is_a_claim_like_any_other() -> None:
    table = arranged(5).say(0, "ask", to=1, topic="put", round=1)
    claim = {"kind": "put", "fields": {"place": "LB", "round": 1, "card": "success"}}
    table.say(1, "answer", ref=1, claim=claim)
    assert clashes(table) == [([2], "record")]


@clause("AC-T7", "AC-H6")
def test_an_investigator_cannot_have_put_back_a_dead_card() -> None:
    table = arranged(5, {0: "cultist"}, phase="action", places={0: "LB", 1: "LB"}, pulses={})
    table.g.pulse[2], table.g.pulse[3] = 0, 1
    table.play("check_status 1").play("put_back")
    table.say(0, "seen", target=1, round=1, via="place", result="dead")
    assert clashes(table) == []
    table.say(0, "team", team="investigators")
    assert clashes(table) == [([1, 2], "roles")]


# ---------------------------------------------------------------- only the view


def true_claims(table: Table, seat: int) -> None:
    """A seat truthfully tells what it put, gave and saw, and its route."""
    once: dict[tuple[int, int, int], int] = {}
    acts = [Act(packed) for packed in table.g.acts]
    for act in acts:
        key = (act.kind, act.round, act.first)
        once[key] = once.get(key, 0) + (act.party == seat)
    for act in acts:
        if act.party != seat or once[act.kind, act.round, act.first] > 1:
            continue
        if act.kind == PUT:
            card, place = CARD_NAMES[act.second], PLACE_NAMES[act.first]
            table.say(seat, "put", place=place, round=act.round, card=card)
        elif act.kind == GAVE:
            table.say(seat, "gave", to=act.first, round=act.round, card=CARD_NAMES[act.second])
        elif act.kind == SAW:
            result = "dead" if act.third else "alive"
            via = VIAS[act.fourth]
            table.say(seat, "seen", target=act.first, round=act.round, via=via, result=result)
    row = ALLOWED[table.g.route[seat]][2]
    colours = [name for number, name in enumerate(COLOURS) if row >> number & 1]
    table.say(seat, "route", round=2, colours=colours)


@pytest.mark.parametrize(("seats", "level"), [(4, "first"), (5, "advanced"), (8, "advanced")])
@clause("AC-T29", "AC-V13")
def test_proofs_are_true_and_true_claims_never_clash(seats: int, level: str) -> None:
    table = begin(seats, 7, level=level, claims_per_phase=50, claims_per_vote=50)
    chance = Rng(seed_bytes(seats))
    while GAME.result(table.g) is None:
        play_randomly(GAME, table.g, chance, 40)
        if GAME.result(table.g) is not None or table.public["phase"] in ("set-up", "night"):
            continue
        said = Table(table.g.clone())
        talk = said.known(0)["talk"]
        if talk is not None and "put" in talk["kinds"]:
            for seat in range(seats):
                true_claims(said, seat)
        assert clashes(said) == []
        for part in (advised(said)["record"]["parties"], advised(said, 1)["own"]):
            for party in part:
                role = table.roles[party["party"]]
                assert role in party["roles"]
                assert party["team"] in (None, "cultists" if role == "cultist" else "investigators")


@clause("AC-V11", "AC-N1")
def test_the_record_is_the_same_for_every_seat_and_spectator() -> None:
    for table in (spoiled_room(), arranged(5).say(2, "put", place="LB", round=1, card="success")):
        public = record_advice(table.public)
        for seat in range(5):
            assert advised(table, seat)["record"] == public


@clause("AC-V11")
def test_advice_depends_on_the_view_only() -> None:
    chance = Rng(seed_bytes(3))
    g = begin(5, 5, level="advanced").g
    told = 0
    while g.result is None:
        known = GAME.knowledge(g, 2)
        advice = coach(GAME.id, known)
        assert advice == coach(GAME.id, GAME.knowledge(GAME.redeal(known, chance), 2))
        told += advice is not None
        play_randomly(GAME, g, chance, 30)
    assert told > 0


def test_spectators_and_finished_games_have_no_coach() -> None:
    table = arranged(5)
    assert coach(GAME.id, table.public) is None
    table.finish()
    assert coach(GAME.id, table.known(0)) is None
