"""Slow work runs outside the event loop, with limits in total, per person and in time."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from miskatonic.errors import BadSave
from miskatonic.games import GAMES
from miskatonic.server.base.refusals import Refused
from miskatonic.server.history import records, replays
from miskatonic.server.workers.heavy_work import HeavyWork, OutOfTime, ProcessRunner, WorkQueue
from tests.server.harness import LocalServer, open_server
from tests.server.heavy_jobs import complain, die, divide, refuse, sleep_for

pytestmark = pytest.mark.anyio


@pytest.fixture
def runner() -> Iterator[ProcessRunner]:
    made = ProcessRunner()
    yield made
    made.close()


class Gate:
    """Work that waits until it may go on."""

    def __init__(self) -> None:
        self.opened = threading.Event()

    def wait(self) -> str:
        assert self.opened.wait(20)
        return "done"


async def test_jobs_per_person_are_limited() -> None:
    queue, gate = WorkQueue("test", threads=1, most=10, each=2, seconds=20), Gate()
    mine = [asyncio.ensure_future(queue.in_thread("ada", gate.wait)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await queue.in_thread("ada", gate.wait)
    assert refused.value.refusal.reason == "too-fast"
    other = asyncio.ensure_future(queue.in_thread("ben", gate.wait))
    await asyncio.sleep(0)
    gate.opened.set()
    assert await asyncio.gather(*mine, other) == ["done"] * 3
    assert queue.under_way == 0
    assert await queue.in_thread("ada", gate.wait) == "done"


async def test_when_the_queue_is_full_others_are_told_to_try_again() -> None:
    queue, gate = WorkQueue("test", threads=1, most=3, each=1, seconds=20), Gate()
    waiting = [asyncio.ensure_future(queue.in_thread(f"p{n}", gate.wait)) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="busy; try again") as refused:
        await queue.in_thread("late", gate.wait)
    assert refused.value.refusal.reason == "try-again"
    gate.opened.set()
    await asyncio.gather(*waiting)


async def test_a_job_that_takes_too_long_is_refused_but_counts_until_it_ends() -> None:
    queue, gate = WorkQueue("test", threads=1, most=10, each=1, seconds=0.05), Gate()
    with pytest.raises(Refused, match="busy; try again"):
        await queue.in_thread("ada", gate.wait)
    assert queue.under_way == 1
    with pytest.raises(Refused, match="too many at a time"):
        await queue.in_thread("ada", gate.wait)
    gate.opened.set()
    await asyncio.to_thread(queue.threads.shutdown)
    assert queue.under_way == 0


@pytest.mark.slow
def test_a_process_is_ended_when_its_time_is_up_and_replaced(
    runner: ProcessRunner,
) -> None:
    assert runner.run(sleep_for, (0.0,), 20) == "done"
    first = runner._process
    with pytest.raises(OutOfTime):
        runner.run(sleep_for, (60.0,), 0.2)
    assert runner.run(sleep_for, (0.0,), 20) == "done"
    assert runner._process is not first
    with pytest.raises(OutOfTime):
        runner.run(die, (), 20)
    with pytest.raises(BadSave, match="not a record"):
        runner.run(complain, (), 20)
    with pytest.raises(Refused) as refused:
        runner.run(refuse, (), 20)
    assert refused.value.refusal.values == {"rules": 1}
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        runner.run(divide, (1, 0), 20)


@pytest.mark.slow
async def test_a_closing_server_does_not_wait_for_a_record(runner: ProcessRunner) -> None:
    work = HeavyWork(runner)
    await work.replay("ada", 20, sleep_for, 0.0)
    waiting = asyncio.ensure_future(work.replay("ada", 60, sleep_for, 60.0))
    await asyncio.sleep(0)
    work.close()
    with pytest.raises(Refused, match="busy; try again"):
        await waiting
    assert runner._process is None


@pytest.mark.slow
async def test_a_record_that_takes_too_long_is_refused(runner: ProcessRunner) -> None:
    work = HeavyWork(runner)
    await work.replay("ada", 20, sleep_for, 0.0)
    with pytest.raises(Refused, match="busy; try again"):
        await work.replay("ada", 0.2, sleep_for, 60.0)
    work.close()


# ---------------------------------------------------------------- outside the event loop


async def test_replay_import_referee_and_passwords_run_outside_the_event_loop(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: dict[str, threading.Thread] = {}

    def watch(owner: Any, name: str) -> None:
        usual = getattr(owner, name)

        def watched(*arguments: Any) -> Any:
            places[name] = threading.current_thread()
            return usual(*arguments)

        watched.__name__ = name
        monkeypatch.setattr(owner, name, watched)

    watch(replays, "written_replay")
    watch(records, "verify_import")
    watch(GAMES["arkham-ritual"], "referee")
    watch(PasswordHasher, "hash")
    game = await server.game()
    ada = game.visitors[0]
    await game.sockets[0].ask("chat", text="good luck")
    await game.play_on()
    await ada.do("GET", f"/api/tables/{game.id}/replay?eyes=all")
    file = (await ada.request("GET", f"/api/tables/{game.id}/export")).json()
    imported = await ada.do("POST", "/api/import", file)
    live_table = await server.live_table(imported["id"])
    assert live_table.table.moves == game.live_table.table.moves
    assert live_table.table.status == "over"
    await ada.do("POST", "/api/account", {"login": "ada", "password": "a long enough secret"})
    assert set(places) == {"written_replay", "verify_import", "referee", "hash"}
    assert threading.main_thread() not in places.values()


async def test_a_record_with_more_moves_than_any_game_has_is_refused(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on()
    ada = game.visitors[0]
    file = (await ada.request("GET", f"/api/tables/{game.id}/export")).json()
    file["moves"] = file["moves"] * 1000
    answer = await ada.request("POST", "/api/import", file)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-file")
    assert "at most 5000" in answer.json()["detail"]


async def test_replays_and_imports_are_rate_limited(tmp_path: Path) -> None:
    async with open_server(tmp_path, replays_per_second=1.0, imports_per_second=0.05) as server:
        game = await server.game()
        await game.play_on(2)
        ada = game.visitors[0]
        path = f"/api/tables/{game.id}/replay?eyes=me"
        answers = [(await ada.request("GET", path)).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        refusals = [await ada.refusal("POST", "/api/import", {}) for _ in range(7)]
        assert refusals == ["bad-file"] * 5 + ["too-fast"] * 2
        server.clock.jump(1_000)
        assert (await ada.request("GET", path)).status_code == 200


async def test_refused_claims_count_towards_the_chat_limit(tmp_path: Path, ballot: str) -> None:
    async with open_server(tmp_path, chat_per_second=1.0) as server:
        game = await server.game(game=ballot)
        socket = game.sockets[0]
        reasons = []
        for _ in range(8):
            answer = await socket.ask("say", claim={"kind": "nonsense"})
            reasons.append(answer["refusal"]["reason"])
        assert reasons == ["no-claim"] * 5 + ["too-fast"] * 3
