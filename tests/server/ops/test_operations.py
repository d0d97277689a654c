"""Health, metrics, logs, pages and their headers, starting and stopping."""

import json
import logging
import os
import signal
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from miskatonic.server.ops.logs import JsonLines
from miskatonic.server.run import announce, listen, shown_address
from miskatonic.server.tables import registry
from miskatonic.server.tables.registry import IDLE_MS, SWEEP_MS
from tests.clauses import clause
from tests.server.harness import LocalServer, open_server
from tests.server.live import running_server

pytestmark = pytest.mark.anyio


async def test_the_server_reports_that_it_is_alive_and_ready(server: LocalServer) -> None:
    anonymous = server.anonymous()
    assert (await anonymous.request("GET", "/healthz")).text == "alive\n"
    assert (await anonymous.request("GET", "/readyz")).text == "ready\n"


async def test_metrics_are_totals_in_prometheus_format(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on(3)
    text = (await game.visitors[0].request("GET", "/metrics")).text
    assert 'miskatonic_commands_total{kind="play",outcome="done"} 3.0' in text
    assert "miskatonic_sockets 3.0" in text
    assert game.id not in text


async def test_metrics_cover_writer_disk_bots_and_event_loop(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on(3)
    text = (await game.visitors[0].request("GET", "/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert float(figures["miskatonic_commit_seconds_count"]) >= 3
    assert float(figures["miskatonic_batch_jobs_sum"]) == float(figures["miskatonic_jobs"])
    assert float(figures["miskatonic_disk_free_bytes"]) > 0
    assert float(figures["miskatonic_database_bytes"]) > 0
    assert "miskatonic_database_wal_bytes" in figures
    for name in ("writer_waiting", "bots_waiting", "bots_thinking", "bots_workers"):
        assert figures[f"miskatonic_{name}"] == "0.0"
    assert "miskatonic_bots_failures" in figures
    assert 'miskatonic_loop_lag_seconds_bucket{le="+Inf"}' in figures


@clause("AC-N37")
async def test_metrics_are_served_only_to_this_machine(server: LocalServer) -> None:
    anonymous = server.anonymous()
    response = await anonymous.client.get("/metrics", headers={"x-forwarded-for": "203.0.113.5"})
    assert response.status_code == 404


async def test_unknown_api_paths_and_methods_are_refused(server: LocalServer) -> None:
    anonymous = server.anonymous()
    response = await anonymous.request("GET", "/api/nothing")
    assert (response.status_code, response.json()["reason"]) == (404, "not-found")
    wrong = await anonymous.request("PUT", "/api/tables", {})
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, POST")


# ---------------------------------------------------------------- pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "built"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Table</title>")
    (static / "assets" / "app-1a2b3c.js").write_text("1")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "outside.txt").write_text("secret")
    return static


async def test_every_page_is_the_client_and_is_revalidated(tmp_path: Path, built: Path) -> None:
    async with open_server(tmp_path / "data", static=built) as server:
        anonymous = server.anonymous()
        for page in ("/", "/table/abc", "/rules/arkham-ritual"):
            response = await anonymous.request("GET", page)
            assert "Table" in response.text
            assert response.headers["cache-control"] == "no-cache"
            assert response.headers["content-type"].startswith("text/html")


async def test_hashed_files_are_cached_forever(tmp_path: Path, built: Path) -> None:
    async with open_server(tmp_path / "data", static=built) as server:
        response = await server.anonymous().request("GET", "/assets/app-1a2b3c.js")
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["content-type"].startswith("text/javascript")
        icon = await server.anonymous().request("GET", "/icon.svg")
        assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("br, gzip", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("gzip, deflate, br;q=0", "gzip", b"gzip"),
        ("br;q=0.5", "br", b"brotli"),
        ("identity", None, b"1"),
        ("", None, b"1"),
    ],
)
async def test_precompressed_files_are_sent(
    tmp_path: Path, built: Path, accepted: str, encoding: str | None, content: bytes
) -> None:
    (built / "assets" / "app-1a2b3c.js.br").write_bytes(b"brotli")
    (built / "assets" / "app-1a2b3c.js.gz").write_bytes(b"gzip")
    async with open_server(tmp_path / "data", static=built) as server:
        request = server.anonymous().client.build_request(
            "GET", "/assets/app-1a2b3c.js", headers={"accept-encoding": accepted}
        )
        response = await server.anonymous().client.send(request, stream=True)
        assert b"".join([part async for part in response.aiter_raw()]) == content
        assert response.headers.get("content-encoding") == encoding
        assert response.headers["vary"] == "accept-encoding"
        assert response.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path", ["/../outside.txt", "/assets/../../outside.txt", "/%2e%2e/outside.txt"]
)
async def test_files_outside_the_folder_are_not_served(
    tmp_path: Path, built: Path, path: str
) -> None:
    async with open_server(tmp_path / "data", static=built) as server:
        response = await server.anonymous().request("GET", path)
        assert "secret" not in response.text


async def test_a_missing_client_build_is_explained(server: LocalServer) -> None:
    response = await server.anonymous().request("GET", "/")
    assert response.status_code == 503
    assert "npm --prefix client" in response.text


async def test_the_content_security_policy_allows_no_foreign_or_inline_code(
    server: LocalServer,
) -> None:
    for path in ("/", "/api/me", "/healthz"):
        headers = (await server.anonymous().request("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# ---------------------------------------------------------------- logs


@clause("AC-N37")
def test_a_log_line_is_json_and_holds_neither_ids_nor_values() -> None:
    table = "S7UPOk-WNrrzMCQo4oqhJA"
    try:
        raise ValueError("seat 3 holds the dagger")
    except ValueError:
        record = logging.LogRecord(
            "x", logging.ERROR, __file__, 1, "table %s broke", (table,), sys.exc_info()
        )
    line = JsonLines().format(record)
    plain = json.loads(line)
    assert (plain["level"], plain["error"]) == ("error", "ValueError")
    assert plain["what"] == "table … broke"
    assert "dagger" not in line


# ---------------------------------------------------------------- starting and stopping


def test_a_port_in_use_is_an_error() -> None:
    with listen("127.0.0.1", 0) as first, pytest.raises(OSError, match="in use"):
        listen("127.0.0.1", first.getsockname()[1])


def test_the_printed_address_can_be_opened() -> None:
    assert shown_address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert shown_address("::1", 8000) == "http://[::1]:8000/"
    assert "0.0.0.0" not in shown_address("0.0.0.0", 8000)


def test_with_lan_the_address_is_also_printed_as_a_qr_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    announce("http://192.0.2.7:8000/", lan=True)
    told = capsys.readouterr().out
    assert "http://192.0.2.7:8000/" in told
    assert "█" in told


@pytest.mark.parametrize(("how", "status"), [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 0)])
async def test_the_server_stops_cleanly_on_sigterm_and_sigint(
    tmp_path: Path, how: signal.Signals, status: int
) -> None:
    async with running_server(tmp_path) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        socket = await ada.connect(table)
        os.kill(server.process.pid, how)
        with pytest.raises(ConnectionClosed, match="1012"):
            await socket.receive_until("nothing")
        assert await server.ended() == status
    log = server.log()
    assert json.loads(log.splitlines()[-1])["what"] == "closed"
    assert "Traceback" not in log
    assert table not in log
    for each in log.splitlines():
        assert each.startswith(("{", "Miskatonic is running at")), each


async def test_garbage_is_collected_only_at_quiet_moments(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    import gc
    import time

    from miskatonic.server.ops import garbage_collection

    collected: list[int] = []
    counts = [(0, 0, 0)]
    aside: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: collected.append(generation))
    monkeypatch.setattr(gc, "get_count", lambda: counts[0])
    monkeypatch.setattr(gc, "freeze", lambda: aside.append("set aside"))
    monkeypatch.setattr(gc, "unfreeze", lambda: aside.append("taken back"))
    monkeypatch.setattr(garbage_collection, "REST_FACTOR", 0)
    monkeypatch.setattr(garbage_collection, "SAMPLE_SECONDS", 10**9)
    collector = garbage_collection.QuietCollector(
        lambda: server.context.store.writer.written,
        lambda: server.context.admission.open_sockets,
    )
    game = await server.game()
    counts[0] = (garbage_collection.NEW_WHEN_BUSY, 0, 0)
    collector.look()
    collected.clear()
    for _ in range(3):
        await game.asked().play()
        await game.drain()
        collector.look()
    assert collected == [], "a game is being played"
    counts[0] = (garbage_collection.NEW_WHEN_BUSY + 1, 0, 0)
    await game.asked().play()
    collector.look()
    assert collected == [0], "there is too much garbage to wait"
    counts[0] = (garbage_collection.NEW_WHEN_BUSY, 20, 0)
    collector.look()
    assert collected == [0, 0], "no moves are made"
    assert aside == []
    counts[0] = (garbage_collection.FREEZE_FROM + 1, 0, 0)
    collector.look()
    assert collected == [0, 0], "a large heap would take too long"
    assert aside == ["set aside"]
    counts[0] = (0, 0, 0)
    now = time.monotonic()
    later = now + 2 * garbage_collection.LEAST_SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: later)
    for _ in range(garbage_collection.QUIET_TICKS):
        collector.look()
    assert collected == [0, 0], "no moves for a while, but all are connected"
    for socket in game.sockets:
        await socket.hang_up()
    await server.context.store.write(lambda _: None)
    while len(collected) < 3:
        # Pending turns may still be written, so it is not quiet yet.
        await server.context.store.read(lambda _: None)
        collector.look()
    assert collected == [0, 0, 2], "nobody is connected"
    assert aside == ["set aside", "taken back", "set aside"]
    await game.visitors[0].connect(game.id)
    later = now + 2 * garbage_collection.LEAST_SECONDS_CONNECTED
    while len(collected) < 4:
        await server.context.store.read(lambda _: None)
        collector.look()
    assert collected == [0, 0, 2, 2], "the last collection was long ago"
    assert len(aside) == 3, "a player is connected"


async def test_the_collector_takes_at_most_two_percent_of_the_time(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    import gc
    import time

    from miskatonic.server.ops import garbage_collection

    now = [1000.0]
    collected: list[float] = []

    def collect(generation: int) -> None:
        now[0] += 0.04
        collected.append(now[0])

    monkeypatch.setattr(gc, "collect", collect)
    monkeypatch.setattr(gc, "get_count", lambda: (garbage_collection.NEW_WHEN_BUSY + 1, 0, 0))
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    collector = garbage_collection.QuietCollector(
        lambda: server.context.store.writer.written,
        lambda: server.context.admission.open_sockets,
    )
    game = await server.game()
    for _ in range(20):
        await game.asked().play()
        await game.drain()
        collector.look()
        now[0] += garbage_collection.TICK_SECONDS
    assert len(collected) == 3
    assert all(later - sooner >= 50 * 0.04 for sooner, later in pairwise(collected))


async def test_a_long_collection_waits_until_fewer_people_are_connected(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    import gc

    from miskatonic.server.ops import garbage_collection

    collected: list[int] = []
    counts = [(garbage_collection.NEW_WHEN_BUSY + 1, 0, 0)]
    aside: list[int] = []
    garbage_found = 0

    def collect(generation: int) -> int:
        collected.append(generation)
        return garbage_found

    monkeypatch.setattr(gc, "collect", collect)
    monkeypatch.setattr(gc, "get_count", lambda: counts[0])
    monkeypatch.setattr(gc, "freeze", lambda: aside.append(counts[0][0]))
    monkeypatch.setattr(garbage_collection, "QUICK_UP_TO", 1)
    monkeypatch.setattr(garbage_collection, "SAMPLE_SECONDS", 10**9)
    collector = garbage_collection.QuietCollector(
        lambda: server.context.store.writer.written,
        lambda: server.context.admission.open_sockets,
    )
    game = await server.game()
    for _ in range(2):
        await game.asked().play()
        await game.drain()
    for _ in range(2 * garbage_collection.QUIET_TICKS):
        collector.look()
    assert collected == [], "it would take long, and all are connected"
    counts[0] = (garbage_collection.FREEZE_FROM + 1, 0, 0)
    collector.look()
    assert (collected, aside) == ([], [garbage_collection.FREEZE_FROM + 1]), (
        "it would take even longer"
    )
    counts[0] = (garbage_collection.NEW_WHEN_BUSY + 1, 0, 0)
    garbage_found = garbage_collection.GARBAGE_IN_SAMPLE + 1
    collector.look_at_sample()
    assert collected == [0]
    for _ in range(2):
        await game.asked().play()
        await game.drain()
    counts[0] = (garbage_collection.FREEZE_FROM + 1, 0, 0)
    collector.look()
    counts[0] = (garbage_collection.NEW_WHEN_SLOW, 0, 0)
    collector.look()
    assert len(aside) == len(collected) == 1, "there is garbage, but all are connected"
    counts[0] = (garbage_collection.NEW_WHEN_SLOW + 1, 0, 0)
    collector.look()
    assert collected == [0, 0], "there is too much garbage"
    garbage_found = 0
    collector.look_at_sample()
    assert len(collected) == 2, "there is too much for a sample"
    counts[0] = (garbage_collection.NEW_WHEN_BUSY + 1, 0, 0)
    collector.look_at_sample()
    collected.clear()
    for _ in range(2):
        await game.asked().play()
        await game.drain()
    for socket in game.sockets[1:]:
        await socket.hang_up()
    collector.look()
    assert collected == [0], "one player is left"


async def test_the_queries_of_a_game_and_a_visit_leave_no_garbage(
    server: LocalServer,
) -> None:
    """An SQL statement is a reference cycle, so each is made once: the collector may be paused."""
    import gc

    from miskatonic.store.cluster import note_presence, seen
    from miskatonic.store.my_games import Turn, note_turns
    from miskatonic.store.rate_limits import BucketStore, Charge

    async def visit() -> None:
        game = await server.game()
        for socket in game.sockets:
            await socket.hang_up()
        await game.visitors[0].connect(game.id)
        store = server.context.store
        await store.load(game.id)
        await store.count_hosted("somebody", {"arkham-ritual": 1}, [1])
        await store.muted_or_blocked_by("somebody")
        table, person = game.live_table.number, game.live_table.table.people()[0]
        rows, turns = game.live_table.table.seq, [Turn(person, 1, 0, None)]
        await store.keep_notes(table, person, "Ben bluffs.")
        assert await store.write(lambda each: note_turns(each, table, rows, turns))
        await store.write(lambda each: seen(each, "one"))
        await store.write(lambda each: note_presence(each, "one", {(table, person): 1}))
        await BucketStore(store).charge_and_wait([Charge("key", 1, 1.0, 1.0)], 1, 1)

    await visit()
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        await visit()
        gc.collect()
        left = [type(each) for each in gc.garbage]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    # A bound parameter in a list refers to its own label; nothing else may be left.
    of_statements = {each.__name__ for each in left if each.__module__.startswith("sqlalchemy")}
    assert of_statements <= {"BindParameter", "_anonymous_label"}


@pytest.mark.parametrize("bots", [0, 2])
async def test_an_unloaded_table_is_freed_without_the_collector(
    server: LocalServer, bots: int
) -> None:
    import gc
    import weakref

    game = await server.game(3 - bots, seats=3)
    await game.sockets[0].ask("propose", what="pause")
    for socket in game.sockets:
        await socket.hang_up()
    live_table, g = weakref.ref(game.live_table), weakref.ref(game.live_table.table)
    del game, socket
    await server.clock.forward(IDLE_MS + SWEEP_MS)
    gc.disable()
    try:
        assert live_table() is None
        assert g() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("at_a_time", [1, 16])
async def test_only_a_few_idle_tables_stay_in_memory(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, at_a_time: int
) -> None:
    """Whatever the size of a batch."""
    monkeypatch.setattr(registry, "MOST_IDLE", 2)
    monkeypatch.setattr(registry, "AT_A_TIME", at_a_time)
    ada = await server.visitor("Ada")
    tables = [await ada.make_table() for _ in range(6)]
    watched = await ada.connect(tables[0])
    await server.clock.forward(SWEEP_MS)
    assert {live_table.id for live_table in server.context.tables.all()} == {
        tables[0],
        *tables[4:],
    }
    await watched.hang_up()
    assert (await server.live_table(tables[1])).id == tables[1]
