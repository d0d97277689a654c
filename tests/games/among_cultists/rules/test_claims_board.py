"""What the table makes of claims: who may make which, what does not go together, what was true."""

from typing import Any

import pytest

from miskatonic.games.among_cultists.rules.claim_checks import (
    DEAD_THEN_ALIVE,
    NEVER_HAPPENED,
    NO_SUCH_ROUTE,
    OFF_ROUTE,
    ONE_ROLE_TWICE,
    SHOWN_OTHERWISE,
    TWO_STORIES,
)
from miskatonic.games.among_cultists.rules.claims import FIXED, KINDS, MOVING
from miskatonic.games.among_cultists.rules.view import TalkView
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, Table, arranged, in_the_night

WHYS = (
    NEVER_HAPPENED,
    SHOWN_OTHERWISE,
    TWO_STORIES,
    ONE_ROLE_TWICE,
    DEAD_THEN_ALIVE,
    NO_SUCH_ROUTE,
    OFF_ROUTE,
)


def found(table: Table) -> list[tuple[object, object, object]]:
    """The contradictions that a spectator is shown."""
    return [(each["claim"], each["other"], each["why"]) for each in table.public["contradictions"]]


def at_work(**position: Any) -> Table:
    """Five parties in the action phase of round 2; seat 0 is next, in the Winter Garden."""
    places = {0: "G", 1: "LB", 2: "R", 3: "C", 4: "O1"}
    return arranged(5, **{"round": 2, "phase": "action", "places": places, **position})


def talk_of(table: Table, seat: int) -> TalkView:
    talk = table.known(seat)["talk"]
    assert talk is not None
    return talk


# ---------------------------------------------------------------- the legend and the menu


@clause("AC-T4")
def test_the_legend_and_the_view_have_values_for_every_field_of_every_kind() -> None:
    table = at_work()
    legend = GAME.legend(5, {})
    talk = talk_of(table, 0)
    assert talk["kinds"] == list(KINDS)
    assert set(talk["values"]) == set(MOVING)
    assert legend["claims"]["values"] == {sort: list(each) for sort, each in FIXED.items()}
    special = {"ground", "object", "statement", "colours", "text"}
    sorts = {sort for fields in KINDS.values() for sort in fields.values()}
    assert sorts - special - set(MOVING) - set(FIXED) == set()


@clause("AC-T3")
def test_a_seat_is_offered_nothing_to_say_where_talk_is_closed() -> None:
    assert talk_of(in_the_night(5), 0)["kinds"] == []
    assert at_work().public["talk"] is None


@clause("AC-T27")
def test_a_claim_leaves_its_seat_one_less() -> None:
    table = at_work()
    before = talk_of(table, 0)["left"]
    table.say(0, "team", team="investigators")
    assert (before - 1, before) == (talk_of(table, 0)["left"], talk_of(table, 1)["left"])


@clause("AC-B1", "AC-B5", "AC-B10")
def test_the_legend_is_the_board_of_the_number_of_parties() -> None:
    small, large = GAME.legend(5, {}), GAME.legend(8, {})
    assert (len(small["places"]), len(large["places"])) == (15, 17)
    assert small["places"]["C"]["doors"] == ["LB", "R", "G", "DB2"]
    assert (small["fishman"], large["fishman"]) == ("TR", "C")
    assert set(small["outside"]) == {"lake", "shelf", "W1", "W2", "W3"}
    assert small["routes"][0][0] == ["dark_blue", "pink", "light_blue"]
    assert small["row_of_round"] == [0, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
    assert small["rows"]["O"] == {"books": 4, "points": 4}


# ---------------------------------------------------------------- contradictions


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_contradiction_has_a_text(language: str) -> None:
    assert all(Texts(language)(f"ac-clash-{why}") for why in WHYS)


def test_what_nobody_saw_happen_contradicts_what_everybody_saw() -> None:
    table = at_work().say(1, "gave", to=2, round=2, card="alive")
    table.say(1, "seen", target=3, round=1, via="place", result="alive")
    assert found(table) == [(1, None, NEVER_HAPPENED), (2, None, NEVER_HAPPENED)]


@clause("AC-T2")
def test_a_card_that_was_put_may_be_called_what_one_likes_but_not_two_things() -> None:
    table = at_work().play("fill G success")
    table.say(0, "put", place="G", round=2, card="failure")
    assert found(table) == []
    table.say(0, "put", place="G", round=2, card="success")
    assert found(table) == [(2, 1, TWO_STORIES)]


@clause("AC-T19")
def test_what_was_taken_back_contradicts_nothing() -> None:
    table = at_work().say(0, "team", team="investigators").say(0, "team", team="cultists")
    assert found(table) == [(2, 1, TWO_STORIES)]
    table.say(0, "retract", ref=2)
    assert found(table) == []


@clause("AC-Z2")
def test_a_role_that_is_there_once_is_not_claimed_by_two() -> None:
    table = arranged(5, {0: "seer"}, round=2, phase="action", options={"level": "first"})
    for seat in (0, 1):
        GAME.say(table.g, seat, {"kind": "role", "fields": {"role": "seer", "is": True}})
    assert found(table) == [(2, 1, ONE_ROLE_TWICE)]


@clause("AC-B14", "AC-M12")
def test_a_row_that_no_route_has_is_found_out_and_so_are_rows_of_two_routes() -> None:
    table = at_work().say(0, "route", round=1, colours=["light_blue", "red", "green"])
    assert found(table) == [(1, None, NO_SUCH_ROUTE)]
    table.say(1, "route", round=1, colours=["light_blue", "pink", "dark_blue"])
    table.say(1, "route", round=5, colours=["red", "green", "orange"])
    assert found(table)[1:] == [(3, None, NO_SUCH_ROUTE)]


@clause("AC-M13")
def test_a_route_that_forbids_what_the_seat_did_is_a_contradiction() -> None:
    table = at_work().play("fill G success")
    table.say(0, "route", round=2, colours=["pink", "dark_blue"])
    assert found(table) == [(1, None, OFF_ROUTE)]


@clause("AC-D15")
def test_nobody_who_was_dead_is_alive_later() -> None:
    table = at_work(places={0: "G", 1: "G", 2: "LB", 3: "LB"}, pulses={1: {"alive": 2}})
    table.play("check_status 1", "put_back")
    table.say(0, "seen", target=1, round=2, via="place", result="alive")
    assert found(table) == []
    table.say(2, "seen", target=1, round=1, via="portrait", result="dead")
    assert found(table) == [(2, None, NEVER_HAPPENED), (2, 1, DEAD_THEN_ALIVE)]


@clause("AC-X18")
def test_a_revealed_marker_contradicts_who_claims_another() -> None:
    table = at_work(revealed=[4], ghosts=[4])
    table.say(4, "team", team="investigators").say(4, "team", team="cultists")
    assert (1, None, SHOWN_OTHERWISE) in found(table)
    assert (2, None, SHOWN_OTHERWISE) not in found(table)


# ---------------------------------------------------------------- the truth, at the end


@clause("AC-F23")
def test_at_the_end_every_claim_lies_beside_the_truth() -> None:
    table = at_work().play("fill G success")
    table.say(0, "put", place="G", round=2, card="success")
    table.say(0, "put", place="G", round=2, card="failure")
    table.say(4, "team", team="investigators").say(1, "team", team="investigators")
    table.say(1, "accuse", seat=4, degree=2, ground={"by": "feeling"})
    table.say(1, "defend", seat=4, degree=1, ground={"by": "feeling"})
    table.say(0, "route", round=2, colours=["green", "orange"])
    table.say(0, "vote", seat="open")
    assert table.public["all"] is None
    opened = table.finish().public["all"]
    assert opened is not None
    assert opened["truths"] == [True, False, False, True, True, False, True, None]
