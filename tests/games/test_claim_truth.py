"""How claims are measured: whether they were true, and who believed them."""

from typing import Any

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.claim_truth import (
    GUILTY,
    INNOCENT,
    Statement,
    Vote,
    heard,
    talk_counts,
)
from miskatonic.kernel.state import State
from miskatonic.sim.random_play import play_randomly
from tests.conformance.tables import rng

CULTISTS = GAMES["among-cultists"]
TESTIMONY: Any = MANIFESTS["among-cultists"].measures.claim_truth


def stated(number: int, seat: int, true: bool | None, **more: Any) -> Statement:
    return Statement(number, seat, more.pop("kind", "accuse"), {}, true, **more)


def answers(statements: list[Statement], votes: list[Vote], seats: int = 4) -> dict[int, bool]:
    found = heard(statements, votes, range(seats))
    return {each.listener: each.believed for each in found if each.statement.number == 1}


def test_voting_for_the_accused_means_believing_the_accusation() -> None:
    lie = stated(1, 0, False, known=True, about=2, says=GUILTY)
    votes = [Vote(1, 2, 1), Vote(2, 0, 1), Vote(3, None, 1)]
    assert answers([lie], votes) == {1: True, 2: False}


def test_voting_for_the_defended_party_means_rejecting_the_defence() -> None:
    lie = stated(1, 0, False, known=True, about=2, says=INNOCENT)
    assert answers([lie], [Vote(1, 2, 1), Vote(3, 1, 1)]) == {1: False, 3: True}


def test_the_first_reply_to_a_statement_counts_before_a_vote() -> None:
    lie = stated(1, 0, False, known=True, about=2, says=GUILTY)
    doubt = stated(2, 1, None, kind="doubt", answers=1)
    support = stated(3, 1, None, kind="support", answers=1)
    assert answers([lie, doubt, support], [Vote(1, 2, 3)]) == {1: False}


def test_only_the_first_vote_after_a_statement_counts() -> None:
    lie = stated(1, 0, False, known=True, about=2, says=GUILTY)
    assert answers([lie], [Vote(1, 2, 0)]) == {}
    assert answers([lie], [Vote(1, 3, 1), Vote(1, 2, 5)]) == {1: False}


def test_speakers_and_seats_that_know_the_truth_are_not_listeners() -> None:
    lie = stated(1, 0, False, known=True, about=2, says=GUILTY, knew=(0, 3))
    votes = [Vote(seat, 2, 1) for seat in (0, 1, 3)]
    assert answers([lie], votes) == {1: True}


def test_detection_and_deception_are_counted_as_defined() -> None:
    lie = stated(1, 0, False, known=True, about=2, says=GUILTY)
    truth = stated(2, 3, True, known=True, about=0, says=GUILTY)
    mistake = stated(3, 1, False, about=2, says=GUILTY)
    votes = [
        Vote(1, 0, 3, True, 0.5, suspicion=0.8, average=0.4),
        Vote(2, 3, 3, False, 0.5, suspicion=0.0, average=0.4),
    ]
    liar = talk_counts(0, [lie, truth, mistake], votes, 4)
    assert (liar.facts, liar.lies, liar.false) == (1, 1, 1)
    assert (liar.lies_answered, liar.lies_believed, liar.deception) == (2, 0, 0.0)
    listener = talk_counts(1, [lie, truth, mistake], votes, 4)
    assert (listener.lies, listener.false) == (0, 1)
    assert (listener.heard_lies, listener.rejected_lies) == (1, 1)
    assert (listener.heard_truths, listener.rejected_truths) == (1, 0)
    assert listener.detection == 1.0
    assert (listener.votes, listener.hits, listener.against_evidence) == (1, 1, 0)
    other = talk_counts(2, [lie, truth, mistake], votes, 4)
    assert (other.against_evidence, other.impossible) == (1, 1)


def begun(seed: int = 3) -> State:
    """After the night: every seat has a role, and talk is open."""
    g: State = CULTISTS.new(6, {}, seed)
    chance = rng(1)
    while True:
        view = CULTISTS.view(g, 0)
        if view["own"] is not None and TESTIMONY.occasion(view) is not None:
            return g
        play_randomly(CULTISTS, g, chance, 1)


def test_the_rules_of_among_cultists_define_lies() -> None:
    g = begun()
    teams = [CULTISTS.view(g, seat)["own"]["team"] for seat in range(6)]
    cultist, honest = teams.index("cultists"), teams.index("investigators")
    for seat in (cultist, honest):
        CULTISTS.say(g, seat, {"kind": "team", "fields": {"team": "investigators"}})
    accusation = {"degree": 3, "ground": {"by": "feeling"}}
    fields = {"seat": honest, **accusation}
    CULTISTS.say(g, cultist, {"kind": "accuse", "fields": fields})
    innocent = next(seat for seat in range(6) if teams[seat] == "investigators" and seat != honest)
    CULTISTS.say(g, innocent, {"kind": "accuse", "fields": fields})
    CULTISTS.say(g, innocent, {"kind": "support", "ref": 1})
    said = TESTIMONY.statements(g)
    assert [each.true for each in said] == [False, True, False, False, None]
    knows = CULTISTS.view(g, innocent)["own"]["cultists"] is not None
    assert [each.is_lie for each in said] == [True, False, True, knows, False]
    assert (said[0].about, said[0].says) == (cultist, INNOCENT)
    assert (said[2].about, said[2].says) == (honest, GUILTY)
    assert cultist in said[2].knew
    assert said[4].answers == 1
    assert TESTIMONY.statements(g, 4) == said[4:]
