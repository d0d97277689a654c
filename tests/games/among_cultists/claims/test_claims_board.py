"""Claims at the table: who may make them, contradictions, and the truth at the end."""

import contextlib
import random
from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.claims.grammar import FIXED, KINDS, MOVING
from miskatonic.games.among_cultists.claims.talk import TalkView
from miskatonic.games.among_cultists.rules.claim_records import standing
from miskatonic.games.among_cultists.rules.contradictions import (
    DEAD_THEN_ALIVE,
    NEVER_HAPPENED,
    NO_SUCH_ROUTE,
    OFF_ROUTE,
    ONE_ROLE_TWICE,
    SHOWN_OTHERWISE,
    TWO_STORIES,
)
from miskatonic.kernel.state import Result
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    FEELING,
    GAME,
    Table,
    after_the_night,
    arranged,
    begin,
    in_the_night,
    play_at_random,
)

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
    public = table.public
    return [
        (each["claim"], each["other"], each["why"])
        for each in standing(public["contradictions"], public["claims"])
    ]


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
def test_legend_and_view_have_values_for_every_field_of_every_kind() -> None:
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
def test_no_claims_are_offered_while_talk_is_closed() -> None:
    assert talk_of(in_the_night(5), 0)["kinds"] == []
    assert at_work().public["talk"] is None


@clause("AC-T27")
def test_a_claim_reduces_the_seats_remaining_claims_by_one() -> None:
    table = at_work()
    before = talk_of(table, 0)["left"]
    table.say(0, "team", team="investigators")
    assert (before - 1, before) == (talk_of(table, 0)["left"], talk_of(table, 1)["left"])


@clause("AC-B1", "AC-B5", "AC-B10")
def test_the_legend_has_the_board_for_the_number_of_parties() -> None:
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


def test_claiming_an_act_that_did_not_happen_contradicts_the_public_record() -> None:
    table = at_work().say(1, "gave", to=2, round=2, card="alive")
    table.say(1, "seen", target=3, round=1, via="place", result="alive")
    assert found(table) == [(1, None, NEVER_HAPPENED), (2, None, NEVER_HAPPENED)]


@clause("AC-T2")
def test_a_placed_card_may_be_claimed_as_any_face_but_not_as_two() -> None:
    table = at_work().play("fill G success")
    table.say(0, "put", place="G", round=2, card="failure")
    assert found(table) == []
    table.say(0, "put", place="G", round=2, card="success")
    assert found(table) == [(2, 1, TWO_STORIES)]


@clause("AC-T19")
def test_a_retracted_claim_contradicts_nothing() -> None:
    table = at_work().say(0, "team", team="investigators").say(0, "team", team="cultists")
    assert found(table) == [(2, 1, TWO_STORIES)]
    table.say(0, "retract", ref=2)
    assert found(table) == []


@clause("AC-Z2")
def test_two_claims_of_a_unique_role_contradict_each_other() -> None:
    table = arranged(5, {0: "seer"}, round=2, phase="action", options={"level": "first"})
    for seat in (0, 1):
        GAME.say(table.g, seat, {"kind": "role", "fields": {"role": "seer", "is": True}})
    assert found(table) == [(2, 1, ONE_ROLE_TWICE)]


@clause("AC-B14", "AC-M12")
def test_rows_that_fit_no_single_route_are_contradictions() -> None:
    table = at_work().say(0, "route", round=1, colours=["light_blue", "red", "green"])
    assert found(table) == [(1, None, NO_SUCH_ROUTE)]
    table.say(1, "route", round=1, colours=["light_blue", "pink", "dark_blue"])
    table.say(1, "route", round=5, colours=["red", "green", "orange"])
    assert found(table)[1:] == [(3, 2, NO_SUCH_ROUTE)]


@clause("AC-M13")
def test_claiming_a_route_that_forbids_a_past_act_is_a_contradiction() -> None:
    table = at_work().play("fill G success")
    table.say(0, "route", round=2, colours=["light_blue", "pink", "dark_blue"])
    assert found(table) == [(1, None, OFF_ROUTE)]


@clause("AC-D15")
def test_alive_after_dead_is_a_contradiction() -> None:
    table = at_work(places={0: "G", 1: "G", 2: "LB", 3: "LB"}, pulses={1: {"alive": 2}})
    table.play("check_status 1", "put_back")
    table.say(0, "seen", target=1, round=2, via="place", result="alive")
    assert found(table) == []
    table.say(2, "seen", target=1, round=1, via="portrait", result="dead")
    assert found(table) == [(2, None, NEVER_HAPPENED), (2, 1, DEAD_THEN_ALIVE)]


@clause("AC-X18")
def test_a_revealed_marker_contradicts_other_claims_about_it() -> None:
    table = at_work(revealed=[4])
    table.say(4, "team", team="investigators").say(4, "team", team="cultists")
    assert (1, None, SHOWN_OTHERWISE) in found(table)
    assert (2, None, SHOWN_OTHERWISE) not in found(table)


def test_acts_still_possible_this_round_contradict_nothing_yet() -> None:
    places = {0: "C", 1: "LB", 2: "DB1", 3: "DB1", 4: "O1"}
    table = arranged(5, places=places, bag=["portal"])
    table.say(0, "gave", to=1, round=1, card="alive").say(0, "gave", to=2, round=1, card="alive")
    table.say(3, "put", place="LB", round=1, card="success")
    assert found(table) == []
    table.play("go LB").answer(s0="give alive 1", s1="give alive 0").play("stop")
    table.go_on_to(1, "action")
    assert found(table) == [(2, None, NEVER_HAPPENED)]
    table.go_on_to(1, "cleanup")
    assert found(table) == [(2, None, NEVER_HAPPENED), (3, None, NEVER_HAPPENED)]


def test_a_route_claimed_for_a_later_round_is_compared_with_acts_in_it() -> None:
    table = at_work().say(0, "route", round=2, colours=["light_blue", "pink", "dark_blue"])
    assert found(table) == []
    table.play("fill G success")
    assert found(table) == [(1, None, OFF_ROUTE)]


@clause("AC-T19")
def test_a_claim_that_contradicted_a_retracted_one_can_contradict_another() -> None:
    table = at_work().play("fill G success")
    for card in ("success", "success", "failure"):
        table.say(0, "put", place="G", round=2, card=card)
    assert found(table) == [(3, 2, TWO_STORIES)]
    table.say(0, "retract", ref=2)
    assert found(table) == [(3, 1, TWO_STORIES)]
    table.say(0, "retract", ref=1)
    assert found(table) == []
    everything = [(each["claim"], each["other"]) for each in table.public["contradictions"]]
    assert everything == [(3, 2), (3, 1)]


@clause("AC-X18")
def test_a_marker_revealed_later_contradicts_earlier_claims() -> None:
    table = arranged(7, {0: "assassin"}, phase="action", places={0: "LB", 1: "LB"})
    claimed: dict[str, Any] = {"role": "assassin", "is": False}
    table.say(0, "role", **claimed).say(0, "team", team="investigators")
    assert found(table) == []
    table.play("assassinate 1")
    assert found(table) == [(1, None, SHOWN_OTHERWISE)]


@clause("AC-V3")
def test_claims_and_contradictions_are_append_only() -> None:
    """Claims and contradictions that were shown stay, whatever is played and said later."""
    chance = random.Random(4)
    table = after_the_night(6, 3, claims_per_phase=50)
    shown: list[list[Any]] = [[], []]
    for number, _ in enumerate(play_at_random(table, 5)):
        if table.result is not None or number > 300:
            break
        for _ in range(3):
            say_anything(table, chance)
        lists: list[list[Any]] = [
            list(table.public["claims"]),
            list(table.public["contradictions"]),
        ]
        for before, now in zip(shown, lists, strict=True):
            assert now[: len(before)] == before
        shown = lists
    assert len(shown[0]) > 50
    assert len(shown[1]) > 10


def say_anything(table: Table, chance: random.Random) -> None:
    seat = chance.randrange(6)
    when = chance.randint(1, table.public["round"])
    to = chance.choice([party for party in range(6) if party != seat])
    said: list[dict[str, Any]] = [
        {"kind": "gave", "fields": {"to": to, "round": when, "card": "alive"}},
        {"kind": "gave", "fields": {"to": to, "round": when, "card": "dead"}},
        {"kind": "put", "fields": {"place": "LB", "round": when, "card": "success"}},
        {"kind": "team", "fields": {"team": chance.choice(["investigators", "cultists"])}},
        {"kind": "route", "fields": {"round": when, "colours": ["red", "green"]}},
        {"kind": "retract", "fields": {}, "ref": 1 + chance.randrange(60)},
    ]
    with contextlib.suppress(IllegalChoice):
        GAME.say(table.g, seat, chance.choice(said))


# ---------------------------------------------------------------- the truth, at the end


@clause("AC-F23")
def test_a_claim_made_while_characters_are_chosen_has_no_truth_yet() -> None:
    """A replay with all secrets shows every point of the game, even before the deal."""
    table = begin(5)
    assert table.asked[0] == "character"
    table.say(0, "team", team="investigators").say(1, "accuse", seat=2, degree=1, ground=FEELING)
    opened = table.g.clone()
    opened.result = Result((), (), (0,) * 5, "points")
    everything = GAME.view(opened, None)["all"]
    assert everything is not None
    assert (everything["roles"], everything["truths"]) == ([], [None, None])


@clause("AC-F23")
def test_at_the_end_every_claim_is_shown_with_its_truth() -> None:
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
