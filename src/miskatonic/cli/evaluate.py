"""`miskatonic evaluate`: test an agent against reference bots on duplicate deals; resumable."""

import argparse
import contextlib
import sys

import msgspec

from miskatonic.cli.usage import (
    BadUsage,
    check_seats,
    file_errors,
    find_game,
    make_folder,
    parse_options,
)
from miskatonic.games import MANIFESTS
from miskatonic.research.agents.questions import AgentGone
from miskatonic.research.evaluation import Plan, ResultsFile, close_agents, evaluate_by, plan_for
from miskatonic.research.evaluation_report import page, summary
from miskatonic.sim.workers import workers
from miskatonic.terminal.screen import make_bar
from miskatonic.text import Texts


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    plan = _plan(arguments, texts)
    out = make_folder(texts, arguments.out)
    with file_errors(texts, arguments.out):
        results = ResultsFile(out / "games.jsonl", plan)
    gone = _play(arguments, texts, plan, results)
    found = summary(plan, results.of(plan))
    written = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (out / "report.json").write_bytes(written + b"\n")
    (out / "report.md").write_text(page(found), encoding="utf-8")
    print(written.decode() if arguments.json else page(found))
    if gone is not None:
        raise BadUsage(gone)
    if found["games"] < found["of"]:
        print(texts("evaluate-unfinished"), file=sys.stderr)
    return 0


def _plan(arguments: argparse.Namespace, texts: Texts) -> Plan:
    game = find_game(texts, arguments.game)
    first = MANIFESTS[game.id].first_game.seats
    seats = check_seats(texts, game, first if arguments.seats is None else arguments.seats)
    against = [each for each in (arguments.against or "").split(",") if each]
    return plan_for(
        game.id,
        arguments.agent,
        deals=arguments.deals,
        seed=arguments.seed,
        seats=seats,
        options=parse_options(texts, game, seats, arguments.option),
        against=against,
        simulations=arguments.simulations,
        tries=arguments.tries,
        talk=not arguments.silent,
        view=arguments.view,
    )


def _play(
    arguments: argparse.Namespace, texts: Texts, plan: Plan, results: ResultsFile
) -> str | None:
    """Play until done or interrupted; return why the agent is gone, if it is."""
    done = [number for number in results.games if number < plan.games]
    if len(done) == plan.games:
        return None
    try:
        with (
            contextlib.suppress(KeyboardInterrupt),
            workers(arguments.processes, arguments.ray) as several,
            make_bar(arguments.progress) as bar,
        ):
            task = bar.add_task(texts("sim-progress"), total=plan.games, completed=len(done))
            for game in evaluate_by(plan, arguments.seconds, several, done):
                results.add(game)
                bar.advance(task)
    except AgentGone as error:
        return str(error)
    finally:
        close_agents()
    return None
