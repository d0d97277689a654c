"""The golden rules (rulebook 11, FAQ)."""

from typing import Any

import pytest

from miskatonic.errors import IllegalChoice
from miskatonic.games.among_cultists.claims.grammar import KINDS, STATEMENTS
from miskatonic.games.among_cultists.rules.events import ClaimSaid
from tests.clauses import clause
from tests.games.among_cultists.rules.table import FEELING, GAME, Table, arranged, label


def claims(table: Table) -> list[tuple[object, object]]:
    return [(claim["seat"], claim["claim"]) for claim in table.public["claims"]]


@clause("AC-G1", "AC-T2", "AC-H12", "AC-Y20")
def test_seats_may_tell_the_truth_lie_or_say_nothing() -> None:
    """A seat that never looked at anything claims to have; nothing marks it as a lie."""
    table = arranged(5, phase="action", round=2, places={0: "LB", 1: "LB"})
    table.play("check_status 1")
    table.say(0, "seen", target=1, round=2, via="place", result="alive")
    table.say(0, "seen", target=1, round=2, via="place", result="dead")
    table.say(3, "seen", target=2, round=1, via="camera", result="dead", alive=0, dead=2)
    table.say(3, "bag", round=1, event="mirror", done="removed")
    forms = [set(claim) for claim in table.public["claims"]]
    assert forms == [{"id", "seat", "round", "phase", "claim", "fields", "ref"}] * 4


@clause("AC-G2", "AC-T21")
def test_any_team_and_role_may_be_claimed_denied_and_doubted_without_confirmation() -> None:
    table = arranged(5, {0: "seer", 1: "softie"})
    for seat in range(5):
        for team in ("investigators", "cultists"):
            table.say(seat, "team", team=team)
        for role, is_it in (("seer", True), ("softie", False)):
            fields: dict[str, Any] = {"role": role, "is": is_it}
            table.say(seat, "role", **fields)
    table.say(2, "doubt", ref=1)
    assert len(claims(table)) == 21
    assert all(party["revealed"] is None for party in table.public["table"])


@clause("AC-G3", "AC-T22")
def test_no_claim_can_state_the_number_of_murders() -> None:
    table = arranged(5)
    assert not [kind for kind in KINDS if "murder" in kind or "kill" in kind]
    with pytest.raises(IllegalChoice, match="kind 'murders'"):
        table.say(4, "murders", n=2)
    with pytest.raises(IllegalChoice, match="team with 'murders'"):
        table.say(4, "team", team="cultists", murders=2)


@clause("AC-G4", "AC-T23")
def test_seats_cannot_show_hidden_things() -> None:
    """No choice or claim reveals a hand card, a route or a card that was looked at."""
    verbs = {label(number).split()[0] for number in range(GAME.choices)}
    assert verbs.isdisjoint({"show", "reveal", "open"})
    assert not [kind for kind in STATEMENTS if kind in ("show", "reveal")]
    table = arranged(5, phase="action", places={0: "LB", 1: "LB"})
    before = [party["revealed"] for party in table.public["table"]]
    table.say(0, "route", round=1, colours=["light_blue"])
    table.say(0, "put", place="LB", round=1, card="success")
    assert [party["revealed"] for party in table.public["table"]] == before
    assert all(party["route"] is None for party in table.public["table"])


@clause("AC-G5")
def test_a_movement_may_not_end_where_it_began() -> None:
    table = arranged(5, places={0: "DB1"})
    assert table.options() == ["go BL"]
    table.play("go BL")
    assert "go DB1" in table.options()
    table.play("go DB1")
    assert table.options() == ["go BL"]
    ghost = arranged(5, ghosts=[0], places={0: "DB1"})
    assert "go DB1" not in ghost.options()
    assert "stop" not in ghost.options()


@clause("AC-G6")
def test_a_card_is_chosen_by_its_face_never_blindly() -> None:
    table = arranged(5, {0: "cultist"}, places={1: "LB"}).play("go LB")
    assert table.options(0) == ["give alive 1", "give dead 1"]
    verbs = [label(number) for number in range(GAME.choices)]
    assert not [name for name in verbs if "random" in name or "blind" in name]
    action = arranged(5, {0: "cultist"}, phase="action", places={0: "LB"})
    assert {"fill LB success", "fill LB failure", "fill LB sabotage"} <= set(action.options())


@clause("AC-G7", "AC-V3", "AC-O19")
def test_the_public_history_is_available_to_all() -> None:
    table = arranged(5, places={0: "LB"}).play("go C", "stop").say(3, "rule", kind="ready")
    kinds = ["round-began", "phase", "moved", "said"]
    for viewer in (None, *range(5)):
        assert [event.kind for event in table.known(viewer)["history"]] == kinds


@clause("AC-G8")
def test_all_talk_is_public() -> None:
    table = (
        arranged(7, round=2).say(5, "ask", to=6, topic="plan").say(6, "answer", ref=1, claim=None)
    )
    for viewer in (None, *range(7)):
        assert [claim["seat"] for claim in table.known(viewer)["claims"]] == [5, 6]
        assert len(table.events(ClaimSaid, viewer)) == 2
    with pytest.raises(IllegalChoice, match="'to_only'"):
        GAME.say(table.g, 5, {"kind": "team", "fields": {"team": "cultists"}, "to_only": 6})


@clause("AC-G9", "AC-T3")
def test_ghosts_talk_like_the_living() -> None:
    table = arranged(5, ghosts=[1]).say(1, "accuse", seat=4, degree=3, ground=FEELING)
    table.say(2, "accuse", seat=1, degree=1, ground=FEELING)
    assert claims(table) == [(1, "accuse"), (2, "accuse")]
