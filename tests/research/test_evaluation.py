"""Evaluating agents: the same games for all, failures separate from strength, resumable."""

import json
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from miskatonic.cli import main
from miskatonic.errors import BadOptions
from miskatonic.research.agents.connections import CommandAgent, HttpAgent, connect_agent
from miskatonic.research.agents.questions import (
    AgentGone,
    BadAnswer,
    IllegalAnswer,
    Json,
    read_choice,
)
from miskatonic.research.evaluation import EvaluationGame, Plan, ResultsFile, evaluate, plan_for
from miskatonic.research.evaluation_report import page, summary

# Each test plays whole games, interpreted too.
pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
FIRST = f"{sys.executable} {ROOT / 'examples/agents/first_option.py'}"
TINY = f"{sys.executable} {ROOT / 'examples/agents/tiny_policy.py'}"
OPTIONS: list[Json] = [
    {"choice": 7, "name": "take", "text": "Keep it"},
    {"choice": 0, "name": "give 0", "text": "Pass it to Ada"},
]


class Scripted:
    """An agent in this process."""

    def __init__(self, answer: Callable[[Json], Any]) -> None:
        self._answer = answer
        self.asked: list[Json] = []

    def ask(self, question: Json) -> Any:
        self.asked.append(question)
        return self._answer(question)

    def close(self) -> None:
        pass


def first(question: Json) -> Json:
    if question["type"] == "speak":
        return {"claim": None}
    return {"choice": question["options"][0]["choice"]}


def small(game: str = "arkham-ritual", agent: str = "scripted", **more: Any) -> Plan:
    given = {"deals": 1, "seed": 3, "seats": 3, "against": ["random"], **more}
    return plan_for(game, agent, **given)


# ---------------------------------------------------------------- answers


@pytest.mark.parametrize("answer", [{"choice": 7}, {"choice": "take"}, {"choice": "7"}])
def test_an_option_is_chosen_by_number_or_name(answer: Json) -> None:
    assert read_choice(answer, OPTIONS) == 7


@pytest.mark.parametrize(
    ("answer", "named"),
    [
        ({"choice": 5}, "the choice 5 is not one of your options: 7 (take), 0 (give 0)"),
        ({"choice": "pass"}, "the choice 'pass' is not one of your options"),
        ({"choice": True}, "the choice True"),
        ({"choice": None}, "the choice None"),
        ({"choice": 1.5}, "the choice 1.5"),
        ({"move": 7}, "{'move': 7} has no choice"),
        ([7], "[7] has no choice"),
        ("7", "'7' has no choice"),
    ],
)
def test_a_bad_answer_is_refused_with_the_expected_ones(answer: Any, named: str) -> None:
    with pytest.raises(BadAnswer) as caught:
        read_choice(answer, OPTIONS)
    assert named in str(caught.value)
    assert isinstance(caught.value, IllegalAnswer) == ("is not one of" in named)


# ---------------------------------------------------------------- games


def test_the_agent_plays_every_seat_of_a_deal_and_sees_only_its_view() -> None:
    agent = Scripted(first)
    games = list(evaluate(small(view=True), agent))
    assert [(game.deal, game.seat) for game in games] == [(0, 0), (0, 1), (0, 2)]
    assert {question["number"] for question in agent.asked} == {0, 1, 2}
    for question in agent.asked:
        assert question["seat"] == question["number"]
        assert question["view"]["held"][question["seat"]] is None
        assert "redeal" not in question["view"]
        assert len(question["options"]) > 1


def test_the_same_plan_gives_the_same_games() -> None:
    once, again = (list(evaluate(small(), Scripted(first))) for _ in range(2))
    assert once == again


def test_a_bad_answer_is_asked_again_with_the_reason_and_then_replaced_by_the_default() -> None:
    agent = Scripted(lambda _: {"choice": 10**6})
    game = next(evaluate(small(tries=2), agent))
    asked = len(agent.asked)
    assert asked == 2 * game.failures.defaults == game.failures.illegal
    assert game.failures.defaults > 0
    assert [question["try"] for question in agent.asked[:2]] == [1, 2]
    assert "error" not in agent.asked[0]
    assert "1000000 is not one of your options" in agent.asked[1]["error"]


def test_a_good_second_answer_counts_instead_of_the_default() -> None:
    agent = Scripted(lambda question: first(question) if question["try"] > 1 else {"choice": "x"})
    clean = next(evaluate(small(), Scripted(first)))
    game = next(evaluate(small(), agent))
    assert game.failures.defaults == 0
    assert game.failures.illegal > 0
    assert (game.winners, game.scores) == (clean.winners, clean.scores)


def test_claims_are_requested_and_refused_ones_counted() -> None:
    def talks(question: Json) -> Json:
        if question["type"] == "speak":
            claim = {"kind": "team", "fields": {"team": "investigators"}}
            return {"claim": claim if question["number"] % 2 else {"kind": "nonsense"}}
        return first(question)

    refused, said = (
        EvaluationGame(small("among-cultists", seats=5), number, Scripted(talks))
        for number in (0, 1)
    )
    for game in (refused, said):
        while game.g.decisions_asked < 60:
            game.go_on()
    assert refused.failures.refused_claims > 0
    assert not [each for each in refused.statements if each.seat == 0]
    own = [each for each in said.statements if each.seat == 1 and each.true is not None]
    assert own
    team = said.game.view(said.g, 1)["own"]["team"]
    assert {each.true for each in own} == {team == "investigators"}
    assert {each.is_lie for each in own} == {team == "cultists"}


def test_a_reference_bot_can_be_evaluated_too() -> None:
    game = next(evaluate(small(agent="bot:novice"), connect_agent("bot:novice", 1)))
    assert game.decisions > 0


@pytest.mark.parametrize(
    ("more", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": 99}, "99"),
        ({"against": ["genius"]}, "genius"),
        ({"agent": "bot:genius"}, "genius"),
        ({"options": {"colour": "red"}}, "colour"),
    ],
)
def test_a_bad_plan_is_refused_and_named(more: Json, named: str) -> None:
    given = {"game": "arkham-ritual", "agent": "x", **more}
    with pytest.raises(BadOptions, match=named):
        small(given.pop("game"), given.pop("agent"), **given)


# ---------------------------------------------------------------- kinds of agents


def test_a_command_answers_lines_of_json() -> None:
    agent = CommandAgent(FIRST, 30)
    game = next(evaluate(small(), agent))
    agent.close()
    assert game == next(evaluate(small(), Scripted(first)))


def test_a_command_that_cannot_be_started_or_ends_is_named() -> None:
    with pytest.raises(BadOptions, match="no-such-program"):
        CommandAgent("no-such-program --fast", 5)
    agent = CommandAgent(f"{sys.executable} -c pass", 30)
    with pytest.raises(AgentGone, match="has ended"):
        agent.ask({"type": "choose"})
    agent.close()


def test_output_that_is_not_json_counts_as_unreadable() -> None:
    agent = CommandAgent(f"{sys.executable} -c \"[print('hello') for _ in open(0)]\"", 30)
    game = next(evaluate(small(tries=1), agent))
    agent.close()
    assert game.failures.unreadable == game.failures.defaults > 0


@pytest.fixture
def endpoint() -> Iterator[str]:
    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            question = json.loads(self.rfile.read(int(self.headers["content-length"])))
            body = json.dumps(first(question)).encode()
            self.send_response(200 if self.path == "/" else 500)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answers)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_an_endpoint_answers_posts(endpoint: str) -> None:
    game = next(evaluate(small(), HttpAgent(endpoint, 30)))
    assert game == next(evaluate(small(), Scripted(first)))
    with pytest.raises(BadAnswer, match="answers 500"):
        HttpAgent(endpoint + "elsewhere", 30).ask({"type": "speak"})
    with pytest.raises(AgentGone, match="does not answer"):
        HttpAgent("http://127.0.0.1:1/", 5).ask({"type": "speak"})


def test_an_mcp_server_answers_with_its_tool() -> None:
    pytest.importorskip("mcp", reason="the extra mcp is not installed")
    agent = connect_agent(f"mcp:{sys.executable} {ROOT / 'examples/agents/mcp_agent.py'}", 30)
    assert agent is not None
    assert agent.ask({"type": "choose", "options": OPTIONS}) == {"choice": "give 0"}
    with pytest.raises(BadAnswer, match="the tool says"):
        agent.ask({"type": "choose"})
    agent.close()


# ---------------------------------------------------------------- results and report


def test_a_stopped_run_resumes_where_it_was(tmp_path: Path) -> None:
    plan, file = small(), tmp_path / "games.jsonl"
    results = ResultsFile(file, plan)
    for game in evaluate(plan, Scripted(first)):
        results.add(game)
        if game.number == 1:
            break
    file.write_bytes(file.read_bytes() + b'{"number":2,"de')
    again = ResultsFile(file, plan)
    assert sorted(again.games) == [0, 1]
    agent = Scripted(first)
    for game in evaluate(plan, agent, again.games):
        again.add(game)
    assert {question["number"] for question in agent.asked} == {2}
    assert ResultsFile(file, plan).of(plan) == list(evaluate(plan, Scripted(first)))
    with pytest.raises(BadOptions, match="another plan"):
        ResultsFile(file, small(seed=4))


def test_the_report_separates_failures_from_strength() -> None:
    plan = small(tries=1)
    good, bad = (
        summary(plan, list(evaluate(plan, Scripted(answer))))
        for answer in (first, lambda _: {"choice": -1})
    )
    assert good["answers"]["illegal"] == 0
    assert bad["answers"]["illegal"] == bad["answers"]["defaults"] > 0
    low, high = good["strength"]["interval"]
    assert low <= good["strength"]["rate"] <= high
    assert "## Answers that could not be used" in page(bad)
    assert page(summary(plan, [])).startswith("# scripted in arkham-ritual-v0")


def test_the_command_writes_games_and_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found"
    command = ["evaluate", "arkham-ritual", "--agent", TINY, "--deals", "1", "--seats", "3"]
    command += ["--against", "random", "--out", str(out), "--json"]
    assert main(command) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == json.loads((out / "report.json").read_text(encoding="utf-8"))
    assert (found["games"], found["environment"]) == (3, "arkham-ritual-v0")
    assert found["answers"]["illegal"] == 0
    assert (out / "report.md").read_text(encoding="utf-8").startswith("# ")
    assert main([*command[:-1], "--seed", "9"]) == 2
    assert "another plan" in capsys.readouterr().err
