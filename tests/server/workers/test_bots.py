"""Bot processes that die, hang or fail."""

import asyncio
import heapq
import itertools
import os
import random
import select
import signal
import subprocess
import sys
from collections import deque
from pathlib import Path
from typing import Any

import pytest

from miskatonic.bots.pace import PACES
from miskatonic.games import GAMES
from miskatonic.reports.experience import Spread
from miskatonic.server.workers import bots, spawn
from miskatonic.server.workers.bot_process import choose
from miskatonic.server.workers.bots import BotFailed, BotPool, Demand, seconds_to_think
from miskatonic.server.workers.fair_queue import Payer

pytestmark = pytest.mark.anyio

ADA = Payer("ada", "a")
GAME = GAMES["arkham-ritual"]


def a_view() -> Any:
    return GAME.view(GAME.new(3, {"first_player": 1}, 5), 1)


async def ask(pool: BotPool, level: str = "random", payer: Payer = ADA) -> int:
    return await pool.think(payer, GAME.id, level, a_view(), bytes(32))


def pids(pool: BotPool) -> list[int]:
    """The idle processes."""
    return [worker.pid for worker in pool._idle]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_real_bots_think_in_other_processes() -> None:
    pool = BotPool(1)
    choices = [await ask(pool), await ask(pool)]
    assert choices[0] == choices[1] == choose(GAME.id, "random", a_view(), bytes(32), 1.0)
    assert choices[0] in a_view()["decision"]["options"]
    [worker] = pids(pool)
    assert worker != os.getpid()
    await pool.close()
    assert not is_alive(worker)


async def test_a_killed_process_is_replaced_and_its_bot_is_asked_again() -> None:
    pool = BotPool(1)
    expected = await ask(pool)
    [worker] = pids(pool)
    os.kill(worker, signal.SIGKILL)
    assert await ask(pool) == expected
    assert pids(pool) != [worker]
    await pool.close()


async def test_a_process_that_hangs_is_replaced_and_its_bot_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "PATIENCE_SECONDS", 0.1)
    monkeypatch.setattr(bots, "SECONDS", 0.1)
    pool = BotPool(1)
    expected = await ask(pool)
    [worker] = pids(pool)
    os.kill(worker, signal.SIGSTOP)
    assert await ask(pool) == expected
    assert not is_alive(worker)
    await pool.close()


async def test_a_bot_that_hangs_twice_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(bots.Worker, "start", classmethod(stopped_worker))
    monkeypatch.setattr(bots, "START_SECONDS", 0.1)
    pool = BotPool(1)
    with pytest.raises(BotFailed, match="choose: its process hung 2 times"):
        await ask(pool)
    await pool.close()


async def stopped_worker(cls: type[bots.Worker]) -> bots.Worker:
    pipe = subprocess.PIPE
    sleeper = (sys.executable, "-c", "import time; time.sleep(600)")
    return cls(await asyncio.create_subprocess_exec(*sleeper, stdin=pipe, stdout=pipe))


async def test_a_bots_error_is_reported_and_harms_no_other_bot() -> None:
    pool = BotPool(1)
    with pytest.raises(BotFailed, match="unknown level 'archmage'"):
        await ask(pool, "archmage")
    [worker] = pids(pool)
    assert await ask(pool) in a_view()["decision"]["options"]
    assert pids(pool) == [worker]
    await pool.close()


async def test_closing_ends_a_process_that_hangs() -> None:
    pool = BotPool(1)
    await ask(pool)
    [worker] = pids(pool)
    os.kill(worker, signal.SIGSTOP)
    thought = asyncio.ensure_future(ask(pool))
    await asyncio.sleep(0)
    assert pool.thinking == 1
    await pool.close()
    assert not is_alive(worker)
    with pytest.raises(asyncio.CancelledError):
        await thought
    with pytest.raises(BotFailed, match="shutting down"):
        await ask(pool)


async def test_a_person_with_many_tables_does_not_hold_up_others() -> None:
    pool = BotPool(1)
    await ask(pool)
    order: list[str] = []

    async def note(payer: Payer) -> None:
        await ask(pool, "random", payer)
        order.append(payer.person)

    many = [note(Payer("ada", f"table {number}")) for number in range(12)]
    await asyncio.gather(*many, note(Payer("bob", "his")))
    assert order.index("bob") <= 2
    await pool.close()


def test_the_more_bots_think_the_less_time_each_has() -> None:
    assert seconds_to_think(processes=1, jobs=1) == 1.0
    assert seconds_to_think(processes=4, jobs=4) == 1.0
    assert seconds_to_think(processes=1, jobs=20) == 0.05
    assert seconds_to_think(processes=2, jobs=8) == 0.25


SERVER = """
import asyncio, sys
from miskatonic.bots.pace import PACES
from miskatonic.games import GAMES
from miskatonic.server.workers.bots import BotPool
from miskatonic.server.workers.fair_queue import Payer
from miskatonic.reports.experience import Spread

async def main():
    pool = BotPool(1)
    game = GAMES["arkham-ritual"]
    view = game.view(game.new(3, {"first_player": 1}, 5), 1)
    await pool.think(Payer("ada", "a"), game.id, "random", view, bytes(32))
    print(pool._idle[0].pid, flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


# A process that is still loading its modules.
STARTING = """
import subprocess, sys
from collections import deque
from pathlib import Path
from miskatonic.server.workers import spawn
says = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"
Path("loading_for_ever.py").write_text(says)
subprocess.run(spawn.command("loading_for_ever"))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("stopped", [False, True])
@pytest.mark.parametrize("script", [SERVER, STARTING], ids=["waiting", "starting"])
def test_no_process_outlives_a_killed_server(stopped: bool, script: str, tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=tmp_path
    )
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    watch = os.pidfd_open(worker)
    if stopped:
        os.kill(worker, signal.SIGSTOP)
    server.kill()
    server.communicate()
    ended, _, _ = select.select([watch], [], [], 20)
    os.close(watch)
    assert ended, "the worker lives on"


def test_a_process_exits_if_its_server_is_gone_before_it_starts() -> None:
    """Its parent is another process by then."""
    began = subprocess.run(
        [*spawn.command("json.tool")[:-1], str(os.getppid())], timeout=60, check=False
    )
    assert began.returncode == 1


def test_the_first_of_many_bots_does_not_get_the_time_of_a_lone_one() -> None:
    """20 tables ask 10 times a second: two processes then have a sixth of a second for each."""
    demand = Demand()
    assert demand.jobs(now=100.0) == 0.0
    for number in range(40):
        demand.asked(100.0 + number / 10)
    busy = demand.jobs(now=104.0 - 1e-6)
    assert busy == 12.5
    assert seconds_to_think(2, busy) == pytest.approx(0.16)
    # Older questions are forgotten.
    assert demand.jobs(now=106.0) == pytest.approx(1.25 * 19 / 4)
    assert demand.jobs(now=200.0) == 0.0


def test_one_table_at_human_pace_gets_the_full_time() -> None:
    demand = Demand()
    for at in (100.0, 102.0, 104.0, 106.0):
        demand.asked(at)
    assert seconds_to_think(1, demand.jobs(now=106.0)) == 1.0


def answer_times(tables: int, processes: int, excess: float, together: int = 1) -> Spread:
    """How long answers take if every bot uses all its time and `excess` seconds more.

    Two minutes of tables at the natural pace, where `together` bots are asked at the same time.
    """
    chance, demand, numbers = random.Random(1), Demand(), itertools.count()
    events = [(2 * chance.random(), next(numbers), table, 0.0) for table in range(tables)]
    heapq.heapify(events)
    waiting: deque[tuple[float, int]] = deque()
    left, busy = dict.fromkeys(range(tables), 0), 0
    times: list[float] = []
    while events[0][0] < 120:
        now, _, table, asked = heapq.heappop(events)
        if asked:
            busy -= 1
            left[table] -= 1
            times.append(now - asked)
            if not left[table]:
                pause = chance.uniform(*PACES["natural"]) / 1000
                heapq.heappush(events, (max(now, asked + pause), next(numbers), table, 0.0))
        else:
            left[table] = together
            for _ in range(together):
                waiting.append((now, table))
                demand.asked(now)
        while waiting and busy < processes:
            asked, table = waiting.popleft()
            busy += 1
            seconds = demand.seconds(processes, busy + len(waiting), now)
            demand.took(seconds, seconds + excess)
            heapq.heappush(events, (now + seconds + excess, next(numbers), table, asked))
    return Spread(times)


@pytest.mark.parametrize(
    ("tables", "excess", "together"),
    [(1, 0.01, 1), (5, 0.05, 1), (20, 0.01, 1), (20, 0.05, 1), (40, 0.02, 1), (20, 0.01, 4)],
)
def test_masters_answer_in_time_even_at_many_tables(
    tables: int, excess: float, together: int
) -> None:
    """On two processes, 19 of 20 answers within 1.2 s."""
    times = answer_times(tables, 2, excess, together)
    assert len(times.numbers) > 50 * tables
    assert times.part(0.95) <= 1.2


def test_time_that_bots_take_beyond_their_budget_is_learnt() -> None:
    demand = Demand()
    for _ in range(100):
        demand.took(0.1, 0.15)
    assert demand.seconds(1, 5, now=0.0) == pytest.approx(0.2 - 0.05, abs=0.001)
    # A bot alone has all its time, and every bot has some.
    assert demand.seconds(1, 1, now=0.0) == 1.0
    assert demand.seconds(1, 1000, now=0.0) == 0.02
