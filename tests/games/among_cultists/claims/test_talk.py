"""Structured talk: who may say something, when, and how often."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.errors import IllegalChoice, NotYourDecision
from miskatonic.games.among_cultists.board import board
from miskatonic.games.among_cultists.board.board_types import members_of
from miskatonic.games.among_cultists.claims.grammar import (
    BLIND_VOTE,
    NIGHT,
    SEER_GUESS,
    STATEMENTS,
)
from miskatonic.games.among_cultists.claims.permission import (
    check_claim,
    menu,
    open_kinds,
    speakers,
)
from miskatonic.games.among_cultists.claims.truth import truth_of
from miskatonic.games.among_cultists.rules.events import ClaimSaid
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.claims.talking import accepted, claim, facts_of_talk, refused
from tests.games.among_cultists.rules.table import FEELING, GAME, Table, arranged

# ---------------------------------------------------------------- when talk is open


@clause("AC-T3", "AC-G9")
def test_talk_is_open_to_the_living_and_to_ghosts() -> None:
    assert members_of(speakers(facts_of_talk())) == (0, 1, 2, 3, 4, 5)
    assert accepted(claim("team", team="cultists"), seat=0) == {"team": "cultists"}


@clause("AC-T3", "AC-W17")
@pytest.mark.parametrize("stage", [NIGHT, BLIND_VOTE])
def test_talk_is_closed_in_the_night_and_the_blind_vote(stage: str) -> None:
    assert speakers(facts_of_talk(stage=stage)) == 0
    assert menu(facts_of_talk(stage=stage)) == {}
    for seat in range(6):
        refused(claim("rule", kind="ready"), "no one may talk now", seat=seat, stage=stage)
        refused(claim("text", text="psst"), "no one may talk now", seat=seat, stage=stage)


@clause("AC-T3", "AC-F20")
def test_during_the_seer_guess_only_cultists_may_talk() -> None:
    facts = facts_of_talk(stage=SEER_GUESS, cultists=0b010001)
    assert members_of(speakers(facts)) == (0, 4)
    assert check_claim(facts, 4, claim("accuse", seat=2, degree=1, ground=FEELING)).seat == 4
    refused(
        claim("text", text="no"), "the seats 0, 4 may talk", stage=SEER_GUESS, cultists=0b010001
    )


@clause("AC-T24", "AC-Y22")
def test_under_silence_only_rule_claims_are_allowed_even_in_votes() -> None:
    for limit in (6, 12):
        facts = facts_of_talk(silent=True, limit=limit, left=limit)
        assert open_kinds(facts) == ("rule",)
        for seat in range(6):
            assert check_claim(facts, seat, claim("rule", kind="ready")).kind == "rule"
            for kind in ("team", "vote", "text"):
                with pytest.raises(IllegalChoice, match=f"'{kind}' was said; open now: rule"):
                    check_claim(facts, seat, claim(kind))


@clause("AC-T24", "AC-O18")
def test_emotes_count_as_talk_unless_an_option_allows_them_under_silence() -> None:
    assert {"emote", "ping"} <= set(open_kinds(facts_of_talk()))
    assert open_kinds(facts_of_talk(silent=True)) == ("rule",)
    assert open_kinds(facts_of_talk(silent=True, gestures=True)) == ("rule", "emote", "ping")
    assert open_kinds(facts_of_talk(stage=BLIND_VOTE, gestures=True)) == ()
    for blocks in (True, False):
        table = arranged(5, options={"silence_blocks_emotes": blocks}, silence=True)
        if blocks:
            with pytest.raises(IllegalChoice, match="'emote' was said; open now: rule"):
                table.say(1, "emote", emote="nod")
        else:
            assert table.say(1, "emote", emote="nod").public["claims"][-1]["claim"] == "emote"


@clause("AC-T30", "AC-T4")
def test_a_gesture_is_a_claim_that_is_neither_true_nor_false() -> None:
    table = arranged(5, {4: "cultist"}).say(0, "emote", emote="gasp").say(4, "ping", object="LB")
    table.say(1, "ping", object=4)
    assert [each["fields"] for each in table.public["claims"]] == [
        {"emote": "gasp"},
        {"object": "LB"},
        {"object": 4},
    ]
    assert table.public["contradictions"] == []
    assert [truth_of(table.g, each) for each in table.g.claims] == [None, None, None]
    with pytest.raises(IllegalChoice, match="nod, shake, shrug, gasp, laugh"):
        table.say(0, "emote", emote="dance")
    with pytest.raises(IllegalChoice, match="object"):
        table.say(0, "ping", object="attic")


@clause("AC-T26", "AC-A33")
def test_neither_the_automa_nor_non_parties_can_talk() -> None:
    facts = facts_of_talk(automa=5)
    assert members_of(speakers(facts)) == (0, 1, 2, 3, 4)
    refused(claim("rule", kind="ready"), "seat 5 said something", seat=5, automa=5)
    refused(claim("rule", kind="ready"), "seat 6 said something", seat=6)
    refused(claim("ask", to=5, topic="team"), "ask.to is 5", automa=5)
    assert accepted(claim("accuse", seat=5, degree=1, ground=FEELING), automa=5)["seat"] == 5


# ---------------------------------------------------------------- limits and free text


def left(table: Table, seat: int) -> int:
    talk = table.known(seat)["talk"]
    assert talk is not None
    return talk["left"]


@clause("AC-T27", "AC-O17")
def test_every_seat_has_six_claims_per_phase_and_twelve_per_discussion() -> None:
    table = arranged(5, phase="action", places={0: "LB"})
    for _ in range(6):
        table.say(1, "rule", kind="ready")
    with pytest.raises(IllegalChoice, match="seat 1 has made 6 claims"):
        table.say(1, "rule", kind="ready")
    assert [left(table, seat) for seat in (1, 2)] == [0, 6]
    table.play("call_vote")
    assert [left(table, seat) for seat in (1, 2)] == [12, 12]
    for _ in range(12):
        table.say(1, "rule", kind="ready")
    with pytest.raises(IllegalChoice, match="seat 1 has made 12 claims"):
        table.say(1, "rule", kind="ready")
    assert left(table.go_on_to(1, "cleanup"), 1) == 6
    assert left(table.go_on_to(2, "movement"), 1) == 6


@clause("AC-T27")
def test_claims_in_a_discussion_do_not_count_towards_the_phase() -> None:
    table = arranged(5, phase="action", places={0: "LB"}).say(1, "rule", kind="ready")
    table.play("call_vote").say(1, "rule", kind="ready").say(1, "rule", kind="thanks")
    assert left(table, 1) == 10
    table.vote(None, None, None, None, None).play("keep")
    assert left(table, 1) == 5


@clause("AC-T27")
@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("text", {"text": "hello"}),
        ("rule", {"kind": "thanks"}),
        ("ask", {"to": "all", "topic": "team"}),
        ("vote", {"seat": "open"}),
        ("team", {"team": "investigators"}),
    ],
)
def test_every_kind_counts_towards_the_limit(kind: str, fields: dict[str, Any]) -> None:
    table = arranged(5, phase="action", places={0: "LB"}, options={"claims_per_phase": 2})
    for _ in range(2):
        GAME.say(table.g, 1, {"kind": kind, "fields": fields})
    for more, about in ((kind, fields), ("text", {"text": "more"})):
        with pytest.raises(IllegalChoice, match="seat 1 has made 2 claims"):
            GAME.say(table.g, 1, {"kind": more, "fields": about})
    assert len(table.public["claims"]) == 2


@clause("AC-T27", "AC-V11")
@pytest.mark.parametrize("history", ["full", "last_round", "none"])
def test_remaining_claims_are_the_same_in_a_redealt_world(history: str) -> None:
    table = arranged(5, phase="action", places={0: "LB"}, options={"history": history})
    table.say(1, "rule", kind="ready").play("call_vote").say(1, "text", text="well")
    world = GAME.redeal(table.known(2), Rng(seed_bytes(1)))
    assert [left(Table(world), seat) for seat in range(5)] == [left(table, s) for s in range(5)]
    assert GAME.knowledge(world, 2) == table.known(2)


@clause("AC-O16", "AC-T25")
def test_free_text_is_a_separate_kind_and_can_be_switched_off() -> None:
    assert accepted(claim("text", text=" I was in the Cafeteria. ")) == {
        "text": "I was in the Cafeteria."
    }
    assert "text" not in open_kinds(facts_of_talk(free_text=False))
    refused(claim("text", text="hello"), "'text' was said; open now: team", free_text=False)
    refused(claim("text", text="  "), "1 to 500 characters")
    refused(claim("text", text="x" * 501), "501 characters; expected 1 to 500")
    refused(claim("text", text="a\x1b[2Jb"), "printable")
    refused(claim("text", text=7), "type int")


# ---------------------------------------------------------------- at the table


@clause("AC-T1", "AC-V3")
def test_claims_are_public_ordered_and_kept_in_the_history() -> None:
    table = arranged(5, phase="action", round=2, places={0: "LB"})
    table.say(3, "team", team="investigators").say(0, "doubt", ref=1).play("pass")
    table.say(3, "retract", ref=1)
    for viewer in (None, *range(5)):
        claims = table.known(viewer)["claims"]
        assert [(c["id"], c["seat"], c["claim"], c["ref"]) for c in claims] == [
            (1, 3, "team", None),
            (2, 0, "doubt", 1),
            (3, 3, "retract", 1),
        ]
        assert {(c["round"], c["phase"]) for c in claims} == {(2, "action")}
        assert [event.id for event in table.events(ClaimSaid, viewer)] == [1, 2, 3]


@clause("AC-T1")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_topic_ground_and_act_has_a_text_in_each_language(
    language: str,
) -> None:
    from fluent.syntax import FluentParser, ast

    from miskatonic.games.among_cultists.claims.grammar import FIXED, GROUNDS, KINDS, REQUESTS

    file = Path(board.__file__).parents[1] / f"text/{language}/game.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    ids = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    wanted = {f"ac-claim-{kind}" for kind in KINDS if kind != "rule"}
    wanted |= {f"ac-claim-rule-{about}" for about in FIXED["rule"]}
    wanted |= {f"ac-claim-via-{via}" for via in FIXED["via"]}
    wanted |= {f"ac-topic-{kind}" for kind in STATEMENTS}
    wanted |= {f"ac-ground-{ground}" for ground in GROUNDS}
    wanted |= {f"ac-deed-{act}" for act in REQUESTS}
    wanted |= {f"ac-action-{action}" for action in FIXED["action"]}
    assert wanted - ids == set()
    assert Texts(language)("ac-claim-gave", round=2, to="Ada", card="?")


@clause("AC-T2", "AC-T29")
def test_true_and_false_claims_look_the_same_to_every_seat() -> None:
    """The same claim, true at one table and false at the other."""
    true, false = arranged(5, {0: "cultist"}), arranged(5, {4: "cultist"})
    for table in (true, false):
        table.say(0, "team", team="cultists")
    for viewer in (None, 1, 2, 3):
        assert true.known(viewer)["claims"] == false.known(viewer)["claims"]
        assert true.known(viewer) == false.known(viewer)


@clause("AC-T3")
def test_no_other_prompt_closes_talk() -> None:
    places = {0: "C", 1: "LB", 2: "DB1", 3: "DB1", 4: "DB1"}
    met = arranged(5, places=places).say(4, "rule", kind="ready").play("go LB")
    met.say(0, "gave", to=1, round=1, card="alive").say(2, "text", text="psst")
    checked = arranged(5, phase="action", places={0: "LB", 1: "LB"}).play("check_status 1")
    checked.say(1, "team", team="investigators")
    cleaning = arranged(5, phase="cleanup").say(4, "team", team="investigators")
    event = arranged(5, phase="event", bag=["portrait"]).say(
        0, "plan", round=1, place="LB", action="pass"
    )
    for table, count in ((met, 3), (checked, 1), (cleaning, 1), (event, 1)):
        assert len(table.public["claims"]) == count


@clause("AC-T6", "AC-G2")
def test_every_role_of_the_public_set_and_every_plain_role_can_be_claimed() -> None:
    table = arranged(7, {0: "softie", 1: "assassin"})
    for role in ("investigator", "cultist", "softie", "assassin"):
        fields: dict[str, Any] = {"role": role, "is": True}
        table.say(2, "role", **fields)
    not_in_play: dict[str, Any] = {"role": "seer", "is": True}
    with pytest.raises(IllegalChoice, match="is 'seer'; expected one of: investigator"):
        table.say(2, "role", **not_in_play)


@clause("AC-T26")
def test_only_seats_talk_to_seats() -> None:
    table = arranged(4)
    for stranger in (-1, 4, 5):
        with pytest.raises((IllegalChoice, NotYourDecision), match="seat"):
            table.say(stranger, "rule", kind="ready")
    assert table.public["claims"] == []


@clause("AC-T27", "AC-O17")
def test_claim_limits_are_options_of_the_table() -> None:
    options = {"claims_per_phase": 1, "claims_per_vote": 2}
    table = arranged(5, phase="action", places={0: "LB"}, options=options)
    table.say(1, "rule", kind="ready")
    with pytest.raises(IllegalChoice, match="seat 1 has made 1 claims"):
        table.say(1, "rule", kind="ready")
    table.play("call_vote").say(1, "rule", kind="ready").say(1, "rule", kind="thanks")
    with pytest.raises(IllegalChoice, match="seat 1 has made 2 claims"):
        table.say(1, "rule", kind="ready")
    table.vote(None, None, None, None, None).play("keep")
    with pytest.raises(IllegalChoice, match="seat 1 has made 1 claims"):
        table.say(1, "rule", kind="ready")
    table.wait_for("claim").say(1, "rule", kind="ready")
