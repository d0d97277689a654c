"""The server benchmarks, which are started by hand, still run."""

from pathlib import Path

import pytest

from bench import load, restart
from bench.cluster import __main__ as several
from bench.cluster.__main__ import ServerGroup, TooFewGames
from bench.soak.server import LEAST_SAMPLES, WARM_SECONDS, WARM_SECONDS_A_TABLE, judged
from tools.services import cluster, why_not

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("kept", [True, False])
async def test_tables_are_played_and_measured(kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "GAMES_A_SECOND", 3)
    measured = await load.measure(2, seconds=1.0, warm_up=0.0, kept=kept)
    assert measured.moves_per_second > 0
    assert measured.sockets == ("kept" if kept else "reconnect")
    assert measured.cpu > 0


async def test_tables_are_playable_after_a_restart() -> None:
    restarted = await restart.restart(3)
    assert restarted.tables == 3
    assert restarted.cpu_ms_a_table > 0


@pytest.mark.slow
async def test_several_servers_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    monkeypatch.setattr(several, "IDLE_SECONDS", 0.5)
    with cluster() as postgres:
        group = ServerGroup(tmp_path / "group", 2, postgres)
        cost = await several.measure(group, "two", tables=2, idle=2, seconds=1.0, spare=120)
        assert cost.per_second > 0
        assert cost.servers > 0
        assert cost.postgres > 0
        assert cost.waiting is not None


@pytest.mark.slow
async def test_running_out_of_prepared_games_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(several, "LEAST_SECONDS", 30.0)
    group = ServerGroup(tmp_path, 1, None)
    with pytest.raises(TooFewGames, match="take a larger --spare"):
        await several.measure(group, "alone", tables=2, idle=0, seconds=30.0, spare=0)


def memory(sizes: list[float]) -> list[tuple[float, float]]:
    return [(WARM_SECONDS + second, size) for second, size in enumerate(sizes)]


def test_memory_is_judged_by_its_median_and_not_by_its_peaks() -> None:
    flat = [100.0] * 200
    found = judged([(1.0, 50.0), *memory(flat)], tables=1)
    assert found is not None
    assert (found.warm, found.late, found.is_flat) == (100.0, 100.0, True)
    peak = judged(memory([*flat, 300.0]), tables=1)
    assert peak is not None
    assert peak.is_flat
    leak = judged(memory([100 + second * 0.1 for second in range(200)]), tables=1)
    assert leak is not None
    assert not leak.is_flat
    assert judged(memory([100.0] * (LEAST_SAMPLES - 1)), tables=1) is None
    many = int(WARM_SECONDS / WARM_SECONDS_A_TABLE * 100)
    assert judged(memory(flat), tables=many) is None, "not yet warm with this many tables"


def test_the_files_of_the_peer_exist() -> None:
    folder = Path(load.__file__).parent / "peer"
    assert {each.name for each in folder.iterdir()} >= {"package.json", "run.mjs", "server.mjs"}
