"""Structured talk: which claims there are, who may make them, and when."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.errors import IllegalChoice, NotYourDecision
from miskatonic.games.among_cultists.rules import board
from miskatonic.games.among_cultists.rules.board import BOARD
from miskatonic.games.among_cultists.rules.board_types import members_of
from miskatonic.games.among_cultists.rules.claim_fields import ClaimFields
from miskatonic.games.among_cultists.rules.claims import (
    BLIND_VOTE,
    EXCHANGES,
    NIGHT,
    NO_AUTOMA,
    OPEN,
    SEER_GUESS,
    STATEMENTS,
    Said,
    TalkFacts,
)
from miskatonic.games.among_cultists.rules.events import ClaimSaid, Phase
from miskatonic.games.among_cultists.rules.talk import (
    check_claim,
    claims_left,
    may_emote,
    menu,
    open_kinds,
    speakers,
)
from miskatonic.text import Texts
from tests.clauses import clause
from tests.games.among_cultists.rules.table import arranged

FEELING = {"by": "feeling"}


def table(
    claims: tuple[Said, ...] = (),
    stage: str = OPEN,
    silent: bool = False,
    automa: int = NO_AUTOMA,
    living: int = 0b111110,
    cultists: int = 0,
    discussion: int = 0,
    phase: Phase = "action",
    round: int = 3,
    self_vote: bool = True,
    free_text: bool = True,
    per_phase: int = 6,
    per_vote: int = 12,
) -> TalkFacts:
    """Six parties on the small map in round 3, the first of them a ghost."""
    return TalkFacts(
        6,
        automa,
        living,
        cultists,
        BOARD.maps["small"],
        ("investigator", "cultist", "seer", "radiant", "infected", "super_ghost", "firestarter"),
        round,
        phase,
        stage,
        discussion,
        silent,
        self_vote,
        free_text,
        per_phase,
        per_vote,
        claims,
    )


def claim(kind: str, /, ref: int | None = None, **fields: Any) -> dict[str, Any]:
    sent: dict[str, Any] = {"kind": kind, "fields": fields}
    if ref is not None:
        sent["ref"] = ref
    return sent


def said(*sent: tuple[int, dict[str, Any]]) -> tuple[Said, ...]:
    """What these seats said, one after the other."""
    row: tuple[Said, ...] = ()
    for seat, each in sent:
        row = (*row, check_claim(table(row), seat, each))
    return row


def accepted(sent: dict[str, Any], seat: int = 1, **facts: Any) -> ClaimFields:
    return check_claim(table(**facts), seat, sent).fields


def refused(sent: dict[str, Any], match: str, seat: int = 1, **facts: Any) -> None:
    with pytest.raises(IllegalChoice, match=match):
        check_claim(table(**facts), seat, sent)


# ---------------------------------------------------------------- the form


@clause("AC-T1")
def test_a_claim_has_number_seat_round_phase_kind_fields_and_ref() -> None:
    first, second = said((1, claim("team", team="cultists")), (2, claim("doubt", ref=1)))
    assert first.view() == {
        "id": 1,
        "seat": 1,
        "round": 3,
        "phase": "action",
        "claim": "team",
        "fields": {"team": "cultists"},
        "ref": None,
    }
    assert (second.id, second.seat, second.kind, second.ref) == (2, 2, "doubt", 1)


@clause("AC-T4")
def test_the_menu_offers_what_public_facts_allow_and_asks_for_no_seat() -> None:
    offered = menu(table())
    assert list(offered) == [*STATEMENTS, *EXCHANGES]
    assert offered["seen"]["target"] == [0, 1, 2, 3, 4, 5]
    assert offered["seen"]["round"] == [1, 2, 3]
    assert offered["plan"]["round"] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert offered["vote"]["seat"] == [1, 2, 3, 4, 5, "abstain", "open"]
    assert "P3" not in str(offered["put"]["place"])
    assert "assassin" not in str(offered["role"]["role"])


@clause("AC-T4")
def test_every_value_on_offer_is_accepted_from_a_seat() -> None:
    offered = menu(table())
    for team in list_of(offered["team"]["team"]):
        assert accepted(claim("team", team=team)) == {"team": team}
    for place in list_of(offered["put"]["place"]):
        fields = {"place": place, "round": 2, "card": "failure"}
        assert accepted(claim("put", **fields)) == fields
    for topic in list_of(offered["ask"]["topic"]):
        assert accepted(claim("ask", to="all", topic=topic)) == {"to": "all", "topic": topic}


def list_of(values: object) -> list[Any]:
    assert isinstance(values, list)
    assert values
    return values


# ---------------------------------------------------------------- the kinds

GOOD: dict[str, list[dict[str, Any]]] = {
    "team": [{"team": "investigators"}, {"team": "cultists"}],
    "role": [{"role": "seer", "is": True}, {"role": "firestarter", "is": False}],
    "seen": [
        {"target": 2, "round": 1, "via": "place", "result": "alive"},
        {"target": 0, "round": 3, "via": "camera", "result": "dead"},
        {"target": 5, "round": 2, "via": "portrait", "result": "dead", "alive": 2, "dead": 1},
        {"target": 5, "round": 2, "via": "portrait", "result": "alive", "alive": 3, "dead": 0},
    ],
    "bag": [
        {"round": 3, "event": "mirror", "done": "removed"},
        {"round": 1, "event": "lightning", "done": "returned"},
    ],
    "put": [
        {"place": "LB", "round": 1, "card": "success"},
        {"place": "TR", "round": 3, "card": "sabotage"},
    ],
    "gave": [{"to": 0, "round": 2, "card": "alive"}, {"to": 4, "round": 3, "card": "dead"}],
    "route": [
        {"round": 1, "colours": ["light_blue", "pink", "dark_blue"]},
        {"round": 10, "colours": ["red"]},
    ],
    "plan": [
        {"round": 3, "place": "G", "action": "close_portal"},
        {"round": 4, "place": "C", "action": "secure"},
    ],
    "accuse": [
        {"seat": 2, "degree": 1, "ground": FEELING},
        {"seat": 3, "degree": 3, "ground": {"by": "met", "whom": 0, "round": 2}},
        {"seat": 3, "degree": 2, "ground": {"by": "room_result", "room": "O1", "round": 3}},
    ],
    "defend": [
        {"seat": 1, "degree": 3, "ground": {"by": "vote_record"}},
        {"seat": 4, "degree": 2, "ground": {"by": "role_knowledge"}},
    ],
    "vote": [{"seat": 5}, {"seat": 1}, {"seat": "abstain"}, {"seat": "open"}],
    "ask": [
        {"to": "all", "topic": "route", "round": 2},
        {"to": 0, "topic": "team"},
    ],
    "request": [
        {"to": 2, "deed": "come_to", "object": "C"},
        {"to": "all", "deed": "check", "object": 3},
        {"to": 2, "deed": "check", "object": "R"},
        {"to": 2, "deed": "fill", "object": "O2"},
        {"to": 2, "deed": "vote", "object": 5},
        {"to": 2, "deed": "help_at_the_portal", "object": None},
        {"to": 2, "deed": "restart_power", "object": None},
        {"to": 2, "deed": "fight", "object": "DB1"},
        {"to": 2, "deed": "stay_away", "object": 4},
    ],
    "rule": [
        {"kind": "your_turn"},
        {"kind": "ready"},
        {"kind": "please_wait"},
        {"kind": "rules_question"},
        {"kind": "thanks"},
    ],
}
BAD: dict[str, list[tuple[dict[str, Any], str]]] = {
    "team": [
        ({"team": "ghosts"}, "team.team is 'ghosts'; .* investigators, cultists"),
        ({}, "None"),
    ],
    "role": [
        ({"role": "assassin", "is": True}, "role.role is 'assassin'; .* seer"),
        ({"role": "seer", "is": 1}, "role.is is 1; .* True, False"),
    ],
    "seen": [
        ({"target": 1, "round": 1, "via": "place", "result": "alive"}, "seen.target is 1"),
        ({"target": 6, "round": 1, "via": "place", "result": "alive"}, "seen.target is 6"),
        (
            {"target": 2, "round": 4, "via": "place", "result": "alive"},
            "seen.round is 4; .* 1, 2, 3",
        ),
        ({"target": 2, "round": 0, "via": "place", "result": "alive"}, "seen.round is 0"),
        ({"target": 2, "round": 1, "via": "rumour", "result": "alive"}, "seen.via is 'rumour'"),
        (
            {"target": 2, "round": 1, "via": "place", "result": "alive", "dead": 1},
            "seen.dead is 1 with result alive; it takes 0",
        ),
        (
            {"target": 2, "round": 1, "via": "place", "result": "dead", "dead": 0},
            "seen.dead is 0 with result dead; it takes 1 or more",
        ),
    ],
    "bag": [({"round": 3, "event": "earthquake", "done": "removed"}, "bag.event .* lightning")],
    "put": [
        ({"place": "P3", "round": 1, "card": "success"}, "put.place is 'P3'"),
        ({"place": "LB", "round": 1, "card": "dead"}, "put.card is 'dead'; .* success, failure"),
    ],
    "gave": [
        ({"to": 1, "round": 2, "card": "alive"}, "gave.to is 1"),
        ({"to": 2, "round": 2, "card": "success"}, "gave.card is 'success'; .* alive, dead"),
    ],
    "route": [
        ({"round": 11, "colours": ["red"]}, "route.round is 11"),
        ({"round": 1, "colours": []}, "route.colours is \\[\\]; it takes a list of 1 to 3"),
        ({"round": 1, "colours": ["red", "red"]}, "route.colours"),
        ({"round": 1, "colours": ["mauve"]}, "route.colours"),
        ({"round": 1, "colours": ["red", "green", "orange", "pink"]}, "route.colours"),
    ],
    "plan": [
        ({"round": 2, "place": "G", "action": "fill"}, "plan.round is 2; .* 3, 4"),
        ({"round": 4, "place": "G", "action": "dance"}, "plan.action is 'dance'; .* check_status"),
    ],
    "accuse": [
        ({"seat": 1, "degree": 1, "ground": FEELING}, "accuse.seat is 1"),
        ({"seat": 2, "degree": 4, "ground": FEELING}, "accuse.degree is 4; .* 1, 2, 3"),
        ({"seat": 2, "degree": True, "ground": FEELING}, "accuse.degree is True"),
        ({"seat": 2, "degree": 1, "ground": "feeling"}, "accuse.ground is 'feeling'"),
    ],
    "defend": [({"seat": 9, "degree": 1, "ground": FEELING}, "defend.seat is 9")],
    "vote": [({"seat": 0}, "vote.seat is 0; .* 1, 2, 3, 4, 5, abstain, open")],
    "ask": [
        ({"to": 1, "topic": "team"}, "ask.to is 1; .* all"),
        ({"to": "all", "topic": "ask"}, "ask.topic is 'ask'"),
    ],
    "request": [
        ({"to": 2, "deed": "come_to", "object": 3}, "request.object is 3; .* LB"),
        ({"to": 2, "deed": "fill", "object": "TR"}, "request.object is 'TR'"),
        ({"to": 2, "deed": "vote", "object": 0}, "request.object is 0"),
        ({"to": 2, "deed": "help_at_the_portal", "object": "G"}, "request.object .* nothing"),
        ({"to": 2, "deed": "sing", "object": None}, "request.deed is 'sing'"),
    ],
    "rule": [({"kind": "hurry"}, "rule.kind is 'hurry'; .* your_turn")],
}


def is_as_the_clause_says(kind: str) -> None:
    for fields in GOOD[kind]:
        assert accepted(claim(kind, **fields)) == fields
    for wrong, match in BAD[kind]:
        refused(claim(kind, **wrong), match)
    refused(claim(kind, **GOOD[kind][0], proof="card"), f"{kind} with 'proof'; it takes")


@clause("AC-T5")
def test_team() -> None:
    is_as_the_clause_says("team")


@clause("AC-T6")
def test_role_of_the_public_role_set() -> None:
    is_as_the_clause_says("role")


@clause("AC-T7")
def test_seen() -> None:
    is_as_the_clause_says("seen")


@clause("AC-T8")
def test_bag() -> None:
    is_as_the_clause_says("bag")


@clause("AC-T9")
def test_put() -> None:
    is_as_the_clause_says("put")


@clause("AC-T10")
def test_gave() -> None:
    is_as_the_clause_says("gave")


@clause("AC-T11")
def test_route() -> None:
    is_as_the_clause_says("route")


@clause("AC-T12")
def test_plan() -> None:
    is_as_the_clause_says("plan")


@clause("AC-T13")
def test_accuse() -> None:
    is_as_the_clause_says("accuse")


@clause("AC-T14")
def test_defend_even_oneself() -> None:
    is_as_the_clause_says("defend")


@clause("AC-T15")
def test_the_grounds() -> None:
    offered = menu(table())["accuse"]["ground"]
    assert isinstance(offered, dict)
    assert list(offered) == [
        "seen",
        "route_broken",
        "met",
        "room_result",
        "vote_record",
        "contradiction",
        "role_knowledge",
        "silence",
        "feeling",
    ]
    refused(
        claim("accuse", seat=2, degree=1, ground={"by": "met", "whom": 3}),
        "accuse.ground.round is None",
    )
    refused(
        claim("accuse", seat=2, degree=1, ground={"by": "seen", "card": "dead"}),
        "accuse.ground has 'card'; seen takes no fields",
    )


@clause("AC-T15")
def test_a_contradiction_needs_the_claim_it_contradicts_and_other_grounds_may_name_one() -> None:
    row = said((2, claim("team", team="investigators")))
    contradiction = {"by": "contradiction"}
    refused(claim("accuse", seat=2, degree=3, ground=contradiction), "ref", claims=row)
    sent = claim("accuse", ref=1, seat=2, degree=3, ground=contradiction)
    assert check_claim(table(row), 1, sent).ref == 1
    sent = claim("defend", ref=1, seat=2, degree=3, ground=FEELING)
    assert check_claim(table(row), 1, sent).ref == 1
    refused(claim("defend", ref=2, seat=2, degree=3, ground=FEELING), "numbered 1 to 1", claims=row)


@clause("AC-T16")
def test_vote() -> None:
    is_as_the_clause_says("vote")
    refused(claim("vote", seat=1), "vote.seat is 1", self_vote=False)


@clause("AC-T17")
def test_ask_and_answer() -> None:
    is_as_the_clause_says("ask")
    row = said((2, claim("ask", to=1, topic="route", round=2)))
    route = {"kind": "route", "fields": {"round": 2, "colours": ["red"]}}
    assert accepted(claim("answer", ref=1, claim=route), claims=row) == {"claim": route}
    assert accepted(claim("answer", ref=1, claim=None), claims=row) == {"claim": None}
    refused(claim("answer", claim=None), "ref None", claims=row)
    refused(claim("answer", ref=1, claim={"kind": "rule"}), "an answer with", claims=row)
    refused(claim("answer", ref=1, claim=None), "answer to claim 1", seat=3, claims=row)
    refused(claim("answer", ref=1, claim=None), "answer to claim 1", seat=2, claims=row)


@clause("AC-T18")
def test_request_agree_and_refuse() -> None:
    is_as_the_clause_says("request")
    row = said(
        (2, claim("request", to="all", deed="restart_power", object=None)),
        (2, claim("team", team="investigators")),
    )
    for reply in ("agree", "refuse"):
        assert check_claim(table(row), 4, claim(reply, ref=1)).ref == 1
        refused(claim(reply, ref=2), f"{reply} to claim 2 \\(team\\); .* request", claims=row)
        refused(claim(reply, ref=1), "another seat", seat=2, claims=row)
        refused(claim(reply), "ref None", claims=row)


@clause("AC-T19")
def test_support_and_doubt_are_about_anothers_claim_and_retract_about_an_own_one() -> None:
    row = said(
        (2, claim("team", team="investigators")),
        (3, claim("rule", kind="ready")),
    )
    for opinion in ("support", "doubt"):
        assert check_claim(table(row), 4, claim(opinion, ref=1)).ref == 1
        refused(claim(opinion, ref=1), "what another seat stated", seat=2, claims=row)
        refused(claim(opinion, ref=2), "what another seat stated", seat=4, claims=row)
    assert check_claim(table(row), 2, claim("retract", ref=1)).ref == 1
    refused(claim("retract", ref=1), "by seat 2; it takes an own claim", seat=4, claims=row)
    after = (*row, check_claim(table(row), 2, claim("retract", ref=1)))
    assert after[0] is row[0]


@clause("AC-T20")
def test_talk_about_the_run_of_the_game() -> None:
    is_as_the_clause_says("rule")


@clause("AC-T21", "AC-T22", "AC-T23")
def test_no_kind_proves_or_shows_anything_or_counts_murders() -> None:
    assert list(STATEMENTS) == [
        "team",
        "role",
        "seen",
        "bag",
        "put",
        "gave",
        "route",
        "plan",
        "accuse",
        "defend",
        "vote",
    ]
    assert list(EXCHANGES) == [
        "ask",
        "answer",
        "request",
        "agree",
        "refuse",
        "support",
        "doubt",
        "retract",
        "rule",
        "text",
    ]
    refused(claim("show", card="dead"), "a claim of kind 'show'")
    refused(claim("murders", n=2), "a claim of kind 'murders'")
    refused({"kind": "team", "fields": {"team": "cultists"}, "image": "x"}, "a claim with 'image'")


@clause("AC-T23")
def test_whatever_a_claim_holds_is_from_a_closed_list() -> None:
    """Only free text is free; in a claim there is no room for a card, a picture or a link."""
    link = "https://example.org"
    for kind, fields in GOOD.items():
        for name in fields[0]:
            refused(claim(kind, **{**fields[0], name: link}), "it takes")


# ---------------------------------------------------------------- when talk is open


@clause("AC-T3", "AC-G9")
def test_talk_is_open_to_the_living_and_to_ghosts() -> None:
    assert members_of(speakers(table())) == (0, 1, 2, 3, 4, 5)
    assert accepted(claim("team", team="cultists"), seat=0) == {"team": "cultists"}


@clause("AC-T3", "AC-W17")
@pytest.mark.parametrize("stage", [NIGHT, BLIND_VOTE])
def test_night_and_blind_vote_close_talk_for_everybody(stage: str) -> None:
    assert speakers(table(stage=stage)) == 0
    assert menu(table(stage=stage)) == {}
    for seat in range(6):
        refused(claim("rule", kind="ready"), "nobody may talk now", seat=seat, stage=stage)
        refused(claim("text", text="psst"), "nobody may talk now", seat=seat, stage=stage)


@clause("AC-T3", "AC-F20")
def test_in_the_seer_guess_the_cultists_alone_may_talk() -> None:
    facts = table(stage=SEER_GUESS, cultists=0b010001)
    assert members_of(speakers(facts)) == (0, 4)
    assert check_claim(facts, 4, claim("accuse", seat=2, degree=1, ground=FEELING)).seat == 4
    refused(
        claim("text", text="no"), "the seats 0, 4 may talk", stage=SEER_GUESS, cultists=0b010001
    )


@clause("AC-T24", "AC-Y22")
def test_in_silence_everything_but_rule_is_refused_to_everyone_in_votes_too() -> None:
    for discussion in (0, 1):
        facts = table(silent=True, discussion=discussion)
        assert open_kinds(facts) == ("rule",)
        for seat in range(6):
            assert check_claim(facts, seat, claim("rule", kind="ready")).kind == "rule"
            for kind in ("team", "vote", "text"):
                with pytest.raises(IllegalChoice, match=f"'{kind}' was said; open now: rule"):
                    check_claim(facts, seat, claim(kind))


@clause("AC-T24", "AC-O18")
def test_emotes_count_as_talk_unless_the_table_wants_them_in_silence() -> None:
    assert may_emote(table(), 1, True)
    assert not may_emote(table(silent=True), 1, True)
    assert may_emote(table(silent=True), 1, False)
    assert not may_emote(table(stage=BLIND_VOTE), 1, False)


@clause("AC-T26", "AC-A33")
def test_neither_the_automa_nor_anybody_who_is_no_party_can_talk() -> None:
    facts = table(automa=5)
    assert members_of(speakers(facts)) == (0, 1, 2, 3, 4)
    refused(claim("rule", kind="ready"), "seat 5 said something", seat=5, automa=5)
    refused(claim("rule", kind="ready"), "seat 6 said something", seat=6)
    refused(claim("ask", to=5, topic="team"), "ask.to is 5", automa=5)
    assert accepted(claim("accuse", seat=5, degree=1, ground=FEELING), automa=5)["seat"] == 5


# ---------------------------------------------------------------- limits and free text


@clause("AC-T27", "AC-O17")
def test_six_claims_a_phase_and_twelve_in_a_discussion_for_every_seat() -> None:
    ready = claim("rule", kind="ready")
    row = said(*[(1, ready)] * 6)
    refused(ready, "seat 1 has made 6 claims", claims=row)
    assert claims_left(table(row), 1) == 0
    assert claims_left(table(row), 2) == 6
    assert claims_left(table(row, phase="cleanup"), 1) == 6
    assert claims_left(table(row, round=4), 1) == 6
    assert claims_left(table(row, discussion=1), 1) == 12
    refused(ready, "has made 2 claims", claims=row[:2], per_phase=2)


@clause("AC-T27")
def test_claims_of_a_discussion_do_not_count_for_the_phase_around_it() -> None:
    ready = claim("rule", kind="ready")
    row: tuple[Said, ...] = ()
    for _ in range(12):
        row = (*row, check_claim(table(row, discussion=1), 1, ready))
    refused(ready, "has made 12 claims", claims=row, discussion=1)
    assert claims_left(table(row), 1) == 6
    assert claims_left(table(row, discussion=2), 1) == 12


@clause("AC-O16", "AC-T25")
def test_free_text_is_another_kind_and_may_be_switched_off() -> None:
    assert accepted(claim("text", text=" I was in the Cafeteria. ")) == {
        "text": "I was in the Cafeteria."
    }
    assert "text" not in open_kinds(table(free_text=False))
    refused(claim("text", text="hello"), "'text' was said; open now: team", free_text=False)
    refused(claim("text", text="  "), "1 to 500 characters")
    refused(claim("text", text="x" * 501), "501 characters; it takes 1 to 500")
    refused(claim("text", text="a\x1b[2Jb"), "printable")
    refused(claim("text", text=7), "type int")


# ---------------------------------------------------------------- at the table


@clause("AC-T1", "AC-V3")
def test_a_claim_is_public_ordered_and_kept_in_the_history() -> None:
    table_ = arranged(5, phase="action", round=2, places={0: "LB"})
    table_.say(3, "team", team="investigators").say(0, "doubt", ref=1).play("pass")
    table_.say(3, "retract", ref=1)
    for viewer in (None, *range(5)):
        claims = table_.known(viewer)["claims"]
        assert [(c["id"], c["seat"], c["claim"], c["ref"]) for c in claims] == [
            (1, 3, "team", None),
            (2, 0, "doubt", 1),
            (3, 3, "retract", 1),
        ]
        assert {(c["round"], c["phase"]) for c in claims} == {(2, "action")}
        assert [event.id for event in table_.events(ClaimSaid, viewer)] == [1, 2, 3]


@clause("AC-T1")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_topic_ground_and_act_can_be_shown_in_each_readers_language(
    language: str,
) -> None:
    from fluent.syntax import FluentParser, ast

    from miskatonic.games.among_cultists.rules.claims import FIXED, GROUNDS, KINDS, REQUESTS

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
def test_true_and_false_claims_look_the_same_to_every_seat_bot_or_not() -> None:
    """The very same claim, true at one table and false at the other."""
    true, false = arranged(5, {0: "cultist"}), arranged(5, {4: "cultist"})
    for table_ in (true, false):
        table_.say(0, "team", team="cultists")
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
    for table_, count in ((met, 3), (checked, 1), (cleaning, 1), (event, 1)):
        assert len(table_.public["claims"]) == count


@clause("AC-T6", "AC-G2")
def test_every_role_of_the_public_set_and_the_plain_ones_can_be_claimed() -> None:
    table_ = arranged(7, {0: "softie", 1: "assassin"})
    for role in ("investigator", "cultist", "softie", "assassin"):
        fields: dict[str, Any] = {"role": role, "is": True}
        table_.say(2, "role", **fields)
    not_in_play: dict[str, Any] = {"role": "seer", "is": True}
    with pytest.raises(IllegalChoice, match="is 'seer'; it takes one of: investigator"):
        table_.say(2, "role", **not_in_play)


@clause("AC-T26")
def test_nobody_but_a_seat_talks_to_seats() -> None:
    table_ = arranged(4)
    for stranger in (-1, 4, 5):
        with pytest.raises((IllegalChoice, NotYourDecision), match="seat"):
            table_.say(stranger, "rule", kind="ready")
    assert table_.public["claims"] == []


@clause("AC-T27", "AC-O17")
def test_the_limits_are_the_tables_options_for_phase_and_discussion() -> None:
    options = {"claims_per_phase": 1, "claims_per_vote": 2}
    table_ = arranged(5, phase="action", places={0: "LB"}, options=options)
    table_.say(1, "rule", kind="ready")
    with pytest.raises(IllegalChoice, match="seat 1 has made 1 claims"):
        table_.say(1, "rule", kind="ready")
    table_.play("call_vote").say(1, "rule", kind="ready").say(1, "rule", kind="thanks")
    with pytest.raises(IllegalChoice, match="seat 1 has made 2 claims"):
        table_.say(1, "rule", kind="ready")
    table_.vote(None, None, None, None, None).play("keep")
    with pytest.raises(IllegalChoice, match="seat 1 has made 1 claims"):
        table_.say(1, "rule", kind="ready")
    table_.wait_for("claim").say(1, "rule", kind="ready")
