"""Results do not depend on where games are played, and stopped runs resume."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.bots import Budget
from miskatonic.bots.policy import Policy
from miskatonic.cli import main
from miskatonic.errors import BadOptions
from miskatonic.research.evaluation import close_agents, evaluate_by, plan_for
from miskatonic.sim import ray_workers
from miskatonic.sim.arena import Contest, Strengths, keep_contest, play_contest
from miskatonic.sim.local_workers import THIS_PROCESS
from miskatonic.sim.ray_workers import on_ray
from miskatonic.sim.simulate import BATCH, Simulation, keep_simulation, simulate
from miskatonic.sim.workers import Workers, workers

PLAN = Simulation("arkham-ritual", 3, {}, 2 * BATCH + 20, 5)
CONTEST = Contest(
    "arkham-ritual", {}, ("novice", "random", "random"), 12, 5, Budget(), duplicate=True
)
NO_RAY = "the extra ray is not installed: it has no wheel for this system or Python"


def plain(found: Strengths) -> Any:
    """All but the times."""
    return [
        (row, {name: value for name, value in each.to_plain().items() if "milli" not in name})
        for row, each in found.items()
    ]


def double(number: int) -> int:
    if number == 7:
        raise BadOptions("7 is too many")
    return 2 * number


def process_id(_: int) -> int:
    return os.getpid()


@pytest.fixture
def ray() -> Iterator[Workers]:
    pytest.importorskip("ray", reason=NO_RAY)
    # Ray replaces the handler of SIGTERM.
    before = signal.getsignal(signal.SIGTERM)
    with on_ray("local", 2) as two:
        yield two
    signal.signal(signal.SIGTERM, before)


# ---------------------------------------------------------------- processes


def test_results_come_in_the_order_of_their_tasks() -> None:
    with workers(2) as two:
        assert list(two.do(double, [(number,) for number in range(6)])) == [0, 2, 4, 6, 8, 10]
        with pytest.raises(BadOptions, match="7 is too many"):
            list(two.do(double, [(7,)]))
        assert os.getpid() not in two.do(process_id, [(0,)])
    with workers() as one:
        assert one is THIS_PROCESS
        assert next(one.do(process_id, [(0,)])) == os.getpid()


def test_closing_the_iterator_stops_the_work() -> None:
    with workers(2) as two:
        working = two.do(double, [(number,) for number in [0] * 1000 + [7] * 1000])
        assert next(working) == 0
        working.close()


# ---------------------------------------------------------------- runs that resume


class Stopped(Exception):
    pass


def stop_after(batches: int) -> Any:
    """A progress callback that stops a run after this many batches."""
    told: list[int] = []

    def progress(games: int, *_: object) -> None:
        told.append(games)
        if len(told) == batches:
            raise Stopped

    return progress


def test_a_stopped_simulation_resumes(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    with pytest.raises(Stopped):
        simulate(PLAN, progress=stop_after(1), kept=keep_simulation(file, PLAN))
    whole = simulate(PLAN, kept=keep_simulation(file, PLAN)).to_plain()
    assert whole == simulate(PLAN).to_plain()
    lines = file.read_bytes().splitlines()
    assert [json.loads(line)[0] for line in lines[1:]] == [
        [0, BATCH],
        [BATCH, BATCH],
        [2 * BATCH, 20],
    ]
    # Nothing more is played, and a truncated line counts as missing.
    assert simulate(PLAN, _NoWorkers(), kept=keep_simulation(file, PLAN)).to_plain() == whole
    file.write_bytes(file.read_bytes()[:-30])
    assert simulate(PLAN, kept=keep_simulation(file, PLAN)).to_plain() == whole
    more = Simulation("arkham-ritual", 3, {}, 3 * BATCH, 5)
    assert simulate(more, kept=keep_simulation(file, more)).to_plain() == simulate(more).to_plain()


class _NoWorkers:
    """Workers that must not be used."""

    count = 1

    def do(self, work: Any, tasks: Any) -> Any:
        assert list(tasks) == []
        return iter(THIS_PROCESS.do(double, []))


def test_a_stopped_contest_resumes(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    with pytest.raises(Stopped):
        play_contest(CONTEST, progress=stop_after(1), kept=keep_contest(file, CONTEST))
    found = play_contest(CONTEST, kept=keep_contest(file, CONTEST))
    assert plain(found) == plain(play_contest(CONTEST))
    again = play_contest(CONTEST, _NoWorkers(), kept=keep_contest(file, CONTEST))
    assert [each.to_plain() for each in again.values()] == [
        each.to_plain() for each in found.values()
    ]


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    keep_simulation(file, PLAN)
    with pytest.raises(BadOptions, match="another plan: seed is 5 there and 6 here"):
        keep_simulation(file, Simulation("arkham-ritual", 3, {}, 10, 6))
    with pytest.raises(BadOptions, match="another plan: run is 'sim' there and 'arena' here"):
        keep_contest(file, CONTEST)
    file.write_bytes(file.read_bytes() + b'[[0, 250], {"a": 1}]\n')
    with pytest.raises(BadOptions, match="not a results file"):
        keep_simulation(file, PLAN)
    file.write_bytes(b"[1]\n")
    with pytest.raises(BadOptions, match="not a results file"):
        keep_simulation(file, PLAN)


def test_commands_save_results_and_resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "kept")
    command = ["arena", "arkham-ritual", "--bots", "random*3", "--seed", "2", "--json"]
    assert main([*command, "--games", "5", "--keep", file]) == 0
    assert main([*command, "--games", "10", "--keep", file]) == 0
    goes_on = capsys.readouterr().out.split("\n}\n")[1]
    assert main([*command, "--games", "10"]) == 0
    timeless = [
        [line for line in text.splitlines() if "milliseconds" not in line and line != "}"]
        for text in (goes_on, capsys.readouterr().out)
    ]
    assert timeless[0] == timeless[1]
    assert main([*command, "--keep", str(tmp_path / "no" / "folder")]) == 2
    assert "No such file" in capsys.readouterr().err


# ---------------------------------------------------------------- Ray


@pytest.mark.slow
def test_games_on_ray_are_the_same_as_in_this_process(
    ray: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ray.count == 2
    assert os.getpid() not in set(ray.do(process_id, [(0,), (1,)]))
    assert simulate(PLAN, ray).to_plain() == simulate(PLAN).to_plain()
    assert plain(play_contest(CONTEST, ray)) == plain(play_contest(CONTEST))
    agent = f"{sys.executable} examples/agents/first_option.py"
    for way in ("bot:novice", agent):
        plan = plan_for("arkham-ritual", way, deals=1, seed=1, seats=3, against=["random"])
        assert list(evaluate_by(plan, 60.0, ray)) == list(evaluate_by(plan, 60.0, THIS_PROCESS))
    close_agents()
    # Self-play too: the training data is exactly the same.
    training = pytest.importorskip("examples.train", reason="the extra train is not installed")
    small = training.Training("arkham-ritual", 3, {}, tasks=2, games=8)
    learned = [Policy.untrained("arkham-ritual", 1, (16, 8)) for _ in range(2)]
    for policy, several in zip(learned, (THIS_PROCESS, ray), strict=True):
        assert len(list(training.train(small, policy, 2, several))) == 2
    for one, other in zip(learned[0].weights, learned[1].weights, strict=True):
        assert (one == other).all()
    # Our own errors come back unchanged, and different code on a node is detected.
    with pytest.raises(BadOptions, match=r"^7 is too many$"):
        list(ray.do(double, [(1,), (7,)]))
    monkeypatch.setattr(ray_workers, "code_of_all", lambda: "other code")
    with pytest.raises(BadOptions, match="install the same version on every node"):
        list(ray.do(double, [(1,)]))


def test_a_wrong_address_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sim", "arkham-ritual", "--games", "1", "--ray"]
    assert main([*command, "nowhere"]) == 2
    assert "'nowhere'; expected local, auto or HOST:PORT" in capsys.readouterr().err
    pytest.importorskip("ray", reason=NO_RAY)
    assert main([*command, "127.0.0.1:1"]) == 2
    assert "no Ray at '127.0.0.1:1'" in capsys.readouterr().err


def test_a_missing_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["sim", "arkham-ritual", "--games", "1", "--ray", "local"]) == 2
    assert 'pip install "miskatonic[ray]"' in capsys.readouterr().err
