"""Structured talk: the kinds of claims, and what they may hold."""

from typing import Any

from miskatonic.games.among_cultists.claims.grammar import (
    EXCHANGES,
    STATEMENTS,
)
from miskatonic.games.among_cultists.claims.permission import (
    check_claim,
    menu,
)
from tests.clauses import clause
from tests.games.among_cultists.claims.talking import accepted, claim, facts_of_talk, refused, said
from tests.games.among_cultists.rules.table import FEELING

# ---------------------------------------------------------------- the form


@clause("AC-T1")
def test_a_claim_has_a_number_seat_round_phase_kind_fields_and_ref() -> None:
    first, second = said((1, claim("team", team="cultists")), (2, claim("doubt", ref=1)))
    assert first.view == {
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
def test_the_menu_depends_on_public_facts_and_not_on_the_seat() -> None:
    offered = menu(facts_of_talk())
    assert list(offered) == [*STATEMENTS, *EXCHANGES]
    assert offered["seen"]["target"] == [0, 1, 2, 3, 4, 5]
    assert offered["seen"]["round"] == [1, 2, 3]
    assert offered["plan"]["round"] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert offered["vote"]["seat"] == [1, 2, 3, 4, 5, "abstain", "open"]
    assert "P3" not in str(offered["put"]["place"])
    assert "assassin" not in str(offered["role"]["role"])


@clause("AC-T4")
def test_every_offered_value_is_accepted() -> None:
    offered = menu(facts_of_talk())
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
            "seen.dead is 1 with result alive; expected 0",
        ),
        (
            {"target": 2, "round": 1, "via": "place", "result": "dead", "dead": 0},
            "seen.dead is 0 with result dead; expected 1 or more",
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
        ({"round": 1, "colours": []}, "route.colours is \\[\\]; expected a list of 1 to 3"),
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


def check_examples(kind: str) -> None:
    for fields in GOOD[kind]:
        assert accepted(claim(kind, **fields)) == fields
    for wrong, match in BAD[kind]:
        refused(claim(kind, **wrong), match)
    refused(claim(kind, **GOOD[kind][0], proof="card"), f"{kind} with 'proof'; expected")


@clause("AC-T5")
def test_team_claims() -> None:
    check_examples("team")


@clause("AC-T6")
def test_role_claims_name_roles_of_the_public_set() -> None:
    check_examples("role")


@clause("AC-T7")
def test_seen_claims() -> None:
    check_examples("seen")


@clause("AC-T8")
def test_bag_claims() -> None:
    check_examples("bag")


@clause("AC-T9")
def test_put_claims() -> None:
    check_examples("put")


@clause("AC-T10")
def test_gave_claims() -> None:
    check_examples("gave")


@clause("AC-T11")
def test_route_claims() -> None:
    check_examples("route")


@clause("AC-T12")
def test_plan_claims() -> None:
    check_examples("plan")


@clause("AC-T13")
def test_accuse_claims() -> None:
    check_examples("accuse")


@clause("AC-T14")
def test_defend_claims_may_be_about_oneself() -> None:
    check_examples("defend")


@clause("AC-T15")
def test_the_grounds_of_accusations() -> None:
    offered = menu(facts_of_talk())["accuse"]["ground"]
    assert isinstance(offered, dict)
    assert list(offered) == [
        "seen",
        "route_broken",
        "met",
        "met_the_dead",
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
def test_a_contradiction_must_name_a_claim_and_other_grounds_may() -> None:
    row = said((2, claim("team", team="investigators")))
    contradiction = {"by": "contradiction"}
    refused(claim("accuse", seat=2, degree=3, ground=contradiction), "ref", claims=row)
    sent = claim("accuse", ref=1, seat=2, degree=3, ground=contradiction)
    assert check_claim(facts_of_talk(row), 1, sent).ref == 1
    sent = claim("defend", ref=1, seat=2, degree=3, ground=FEELING)
    assert check_claim(facts_of_talk(row), 1, sent).ref == 1
    refused(claim("defend", ref=2, seat=2, degree=3, ground=FEELING), "numbered 1 to 1", claims=row)


@clause("AC-T16")
def test_vote_claims() -> None:
    check_examples("vote")
    refused(claim("vote", seat=1), "vote.seat is 1", self_vote=False)


@clause("AC-T17")
def test_ask_and_answer_claims() -> None:
    check_examples("ask")
    row = said((2, claim("ask", to=1, topic="route", round=2)))
    route = {"kind": "route", "fields": {"round": 2, "colours": ["red"]}}
    assert accepted(claim("answer", ref=1, claim=route), claims=row) == {"claim": route}
    assert accepted(claim("answer", ref=1, claim=None), claims=row) == {"claim": None}
    refused(claim("answer", claim=None), "ref None", claims=row)
    refused(claim("answer", ref=1, claim={"kind": "rule"}), "an answer with", claims=row)
    refused(claim("answer", ref=1, claim=None), "answer to claim 1", seat=3, claims=row)
    refused(claim("answer", ref=1, claim=None), "answer to claim 1", seat=2, claims=row)


@clause("AC-T18")
def test_request_agree_and_refuse_claims() -> None:
    check_examples("request")
    row = said(
        (2, claim("request", to="all", deed="restart_power", object=None)),
        (2, claim("team", team="investigators")),
    )
    for reply in ("agree", "refuse"):
        assert check_claim(facts_of_talk(row), 4, claim(reply, ref=1)).ref == 1
        refused(claim(reply, ref=2), f"{reply} to claim 2 \\(team\\); .* request", claims=row)
        refused(claim(reply, ref=1), "another seat", seat=2, claims=row)
        refused(claim(reply), "ref None", claims=row)


@clause("AC-T19")
def test_support_and_doubt_refer_to_claims_of_others_and_retract_to_own_claims() -> None:
    row = said(
        (2, claim("team", team="investigators")),
        (3, claim("rule", kind="ready")),
    )
    for opinion in ("support", "doubt"):
        assert check_claim(facts_of_talk(row), 4, claim(opinion, ref=1)).ref == 1
        refused(claim(opinion, ref=1), "what another seat stated", seat=2, claims=row)
        refused(claim(opinion, ref=2), "what another seat stated", seat=4, claims=row)
    assert check_claim(facts_of_talk(row), 2, claim("retract", ref=1)).ref == 1
    refused(
        claim("retract", ref=1),
        "by seat 2; only its speaker can retract it",
        seat=4,
        claims=row,
    )
    after = (*row, check_claim(facts_of_talk(row), 2, claim("retract", ref=1)))
    assert after[0] is row[0]


@clause("AC-T20")
def test_rule_claims_are_about_the_course_of_the_game() -> None:
    check_examples("rule")


@clause("AC-T21", "AC-T22", "AC-T23")
def test_no_kind_of_claim_proves_or_shows_anything_or_counts_murders() -> None:
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
        "emote",
        "ping",
        "text",
    ]
    refused(claim("show", card="dead"), "a claim of kind 'show'")
    refused(claim("murders", n=2), "a claim of kind 'murders'")
    refused({"kind": "team", "fields": {"team": "cultists"}, "image": "x"}, "a claim with 'image'")


@clause("AC-T23")
def test_every_value_in_a_claim_is_from_a_closed_list() -> None:
    """Only free text is free: a claim cannot hold a card, a picture or a link."""
    link = "https://example.org"
    for kind, fields in GOOD.items():
        for name in fields[0]:
            refused(claim(kind, **{**fields[0], name: link}), "expected")
