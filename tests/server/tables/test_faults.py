"""Whatever goes wrong, the answer is a refusal that says so, and the server goes on."""

import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.base.clock import FIRST_WAIT
from miskatonic.server.history.records import _names
from miskatonic.server.ops.data_folder import SECRET_BYTES, BadFolder, secret_key
from miskatonic.server.run import serve
from tests.server.harness import GameAtTable, Json, LocalServer, open_server

pytestmark = pytest.mark.anyio


async def refusal_of(server: LocalServer, method: str, path: str) -> tuple[int, str]:
    response = await server.anonymous().client.request(method, path)
    refusal = response.json()
    assert set(refusal) >= {"reason", "detail"}, refusal
    assert len(refusal["detail"]) < 400
    return response.status_code, refusal["reason"]


# ---------------------------------------------------------------- odd paths


@pytest.mark.parametrize("eyes", ["9" * 5_000, "-1", "1.5", "٣", "", "\x00", "é" * 900])
async def test_an_invalid_replay_view_is_refused(server: LocalServer, eyes: str) -> None:
    game = await server.game()
    response = await game.visitors[0].client.get(
        f"/api/tables/{game.id}/replay", params={"eyes": eyes}
    )
    assert (response.status_code, response.json()["reason"]) == (404, "no-such-seat")
    assert len(response.content) < 600


@pytest.mark.parametrize("seat", ["9" * 5_000, "-1", "1.5", "٣", "%00", "x", "99"])
async def test_an_invalid_seat_in_a_path_is_refused(server: LocalServer, seat: str) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    response = await ada.client.delete(f"/api/tables/{table}/bots/{seat}")
    assert (response.status_code, response.json()["reason"]) == (404, "no-such-seat")


@pytest.mark.parametrize("path", ["%00", "a%00b", "x" * 300, "x" * 5_000, "a/" * 2_000, "%ff%fe"])
async def test_an_odd_path_is_answered(tmp_path: Path, path: str) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("the page")
    async with open_server(tmp_path, static) as server:
        assert (await server.anonymous().client.get(f"/{path}")).text == "the page"
        status, reason = await refusal_of(server, "GET", f"/api/tables/{path}")
        assert (status, reason) in ((404, "no-such-table"), (404, "not-found"))
        assert (await refusal_of(server, "GET", f"/api/{path}"))[0] == 404


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/"), ("DELETE", "/readyz"), ("PATCH", "/api/me")],
)
async def test_an_unsupported_method_is_refused(
    server: LocalServer, method: str, path: str
) -> None:
    assert (await refusal_of(server, method, path))[0] == 405


# ---------------------------------------------------------------- our own bugs


async def test_a_bug_is_answered_with_a_refusal_and_logged(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret value")

    ada = await server.visitor("Ada")
    monkeypatch.setattr(server.context.store, "tables_of", broken)
    with caplog.at_level(logging.ERROR):
        response = await ada.client.get("/api/tables/mine")
    assert (response.status_code, response.json()["reason"]) == (500, "internal")
    assert "secret" not in response.text
    errors = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert [each.message for each in errors] == ["unexpected error"]
    assert errors[0].exc_info is not None


async def test_a_bug_outside_the_api_is_answered_with_a_refusal_too(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(server.context.store, "trouble", broken)
    response = await server.anonymous().client.get("/readyz")
    assert (response.status_code, response.json()["reason"]) == (500, "internal")
    assert "content-security-policy" in response.headers


# ---------------------------------------------------------------- files


@pytest.mark.parametrize("depth", [100, 1_000, 100_000])
@pytest.mark.parametrize("shape", ["[", '{"a":'])
async def test_a_deeply_nested_import_is_a_bad_file(
    server: LocalServer, depth: int, shape: str
) -> None:
    ada = await server.visitor("Ada")
    body = b'{"game":"arkham-ritual","moves":' + shape.encode() * depth
    response = await ada.client.post(
        "/api/import", content=body, headers={"content-type": "application/json"}
    )
    assert (response.status_code, response.json()["reason"]) == (400, "bad-file")


@pytest.mark.parametrize("name", ["moves", "options", "names", "result", "commitment", "more"])
@pytest.mark.parametrize("depth", [300, 900, 3_000])
async def test_a_record_with_a_deeply_nested_field_causes_no_internal_error(
    server: LocalServer, name: str, depth: int
) -> None:
    game = await server.game()
    await game.play_on()
    record = await game.visitors[0].do("GET", f"/api/tables/{game.id}/export")
    written = json.dumps({**record, name: "HERE"})
    body = written.replace('"HERE"', "[" * depth + "]" * depth)
    response = await game.visitors[0].client.post(
        "/api/import", content=body, headers={"content-type": "application/json"}
    )
    assert response.status_code in (200, 400), response.text
    assert response.status_code == 200 or response.json()["reason"] == "bad-file"


def test_imported_names_are_tidied() -> None:
    odd = ["\u202eadA", "", " \u0000 ", "x" * 100, 7, [1], "Ada\nBob", "\u200b"]
    names = _names({"names": odd}, len(odd))
    assert names == ["adA", "?", "?", "x" * 24, "7", "[1]", "Ada Bob", "?"]
    assert all(name.isprintable() for name in names)


# ---------------------------------------------------------------- the secret file


def test_a_secret_is_made_once(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) == SECRET_BYTES
    assert secret_key(tmp_path) == key
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("size", [0, 1, 31, 33])
def test_an_empty_or_short_secret_is_refused(
    tmp_path: Path,
    size: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "secret").write_bytes(b"x" * size)
    with pytest.raises(BadFolder, match=f"has {size} bytes instead of 32"):
        secret_key(tmp_path)
    monkeypatch.setattr("miskatonic.server.run.set_up_logs", lambda: None)
    assert serve(["--data", str(tmp_path), "--port", "0", "--no-browser"]) == 1
    assert f"has {size} bytes instead of 32" in capsys.readouterr().err
    assert (tmp_path / "secret").read_bytes() == b"x" * size


def test_a_partial_secret_from_a_crash_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "secret.new").write_bytes(b"x")
    assert len(secret_key(tmp_path)) == SECRET_BYTES
    assert not (tmp_path / "secret.new").exists()


# ---------------------------------------------------------------- a database that does not work


def fill_up(server: LocalServer) -> None:
    """Simulate a full disk: the database cannot grow by another page."""
    limit_pages(server, 1)


def limit_pages(server: LocalServer, most: int) -> None:
    log: Any = server.context.store.writer._database
    log._connection.execute(f"PRAGMA max_page_count = {most}")
    for engine in (log._engine,):
        with engine.connect() as connection:
            connection.connection.execute(f"PRAGMA max_page_count = {most}")


async def ready(server: LocalServer) -> tuple[int, str]:
    response = await server.anonymous().client.get("/readyz")
    return response.status_code, response.text


async def until_refused(game: GameAtTable) -> Json:
    """Play until a move is refused for lack of space."""
    for _ in range(60):
        socket = game.asked()
        answer = await socket.play()
        if answer["type"] == "nack":
            refusal: Json = answer["refusal"]
            return refusal
        await game.drain()
    raise AssertionError("there was always room")


async def test_a_full_disk_is_reported_until_there_is_space_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game()
        ada = game.visitors[0]
        assert await ready(server) == (200, "ready\n")
        fill_up(server)
        with caplog.at_level(logging.ERROR):
            texts = [
                (await ada.client.put(f"/api/tables/{game.id}/notes", json={"text": "x" * 9_000}))
                for _ in range(5)
            ]
        assert {each.status_code for each in texts} == {503}
        refusal = texts[0].json()
        assert refusal["reason"] == "try-again"
        assert refusal["detail"].startswith("the disk is full: free some space")
        said = [each.message for each in caplog.records if "the disk is full" in each.message]
        assert len(said) == 1
        assert await ready(server) == (503, "not ready: the disk is full: free some space\n")
        moves = len(game.live_table.table.moves)
        assert (await until_refused(game))["detail"].startswith("the disk is full")
        played = len(game.live_table.table.moves)
        assert played >= moves
        limit_pages(server, 2**30)
        assert await ready(server) == (200, "ready\n")
        await game.drain()
        assert (await game.asked().play())["type"] == "ack"
        assert len((await server.live_table(game.id)).table.moves) == played + 1


class BrokenLog:
    """A database that fails with a message of SQLite."""

    def __init__(self, inner: Any, said: str) -> None:
        self.inner, self.said, self.tries = inner, said, 0

    def append(self, *_: Any) -> None:
        self.tries += 1
        raise sqlite3.OperationalError(self.said)

    run = append

    def close(self) -> None:
        self.inner.close()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("database or disk is full", "the disk is full"),
        ("attempt to write a readonly database", "the database is read-only"),
        ("database is locked", "the database is locked"),
        ("database disk image is malformed", "the database is damaged"),
        ("disk I/O error", "the disk cannot be read or written"),
        ("something new", "database error: something new"),
    ],
)
async def test_each_database_error_is_explained_and_causes_no_hot_loop(
    tmp_path: Path, said: str, told: str
) -> None:
    """Closing an abandoned table is retried with growing delays."""
    async with open_server(tmp_path) as server:
        game = await server.game()
        writer: Any = server.context.store.writer
        broken = BrokenLog(writer._database, said)
        writer._database = broken
        answer = await game.asked().play()
        assert answer["refusal"]["reason"] == "try-again"
        assert answer["refusal"]["detail"].startswith(told)
        assert (await ready(server))[1].startswith(f"not ready: {told}")
        writer._database = broken.inner
        for visitor in game.visitors:
            await visitor.do("POST", f"/api/tables/{game.id}/leave")
        writer._database = broken
        broken.tries = 0
        await server.clock.forward(60 * 60_000)
        assert game.live_table.table.status == "playing"
        assert 3 <= broken.tries <= 140
        writer._database = broken.inner
        await server.clock.forward(60_000)
        assert (await server.live_table(game.id)).table.status == "aborted"
        assert await ready(server) == (200, "ready\n")


async def test_when_the_database_works_again_no_table_waits_for_long(server: LocalServer) -> None:
    """One successful write makes the other tables try again."""
    deserted, other = await server.game(), await server.game()
    for visitor in deserted.visitors:
        await visitor.do("POST", f"/api/tables/{deserted.id}/leave")
    writer: Any = server.context.store.writer
    broken = BrokenLog(writer._database, "disk is full")
    writer._database = broken
    await server.clock.forward(30 * 60_000)
    writer._database = broken.inner
    await server.clock.forward(100)
    assert deserted.live_table.table.is_running
    assert (await other.asked().play())["type"] == "ack"
    await server.clock.forward(FIRST_WAIT)
    assert not deserted.live_table.table.is_running


async def test_an_unreadable_database_is_reported(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    ada = game.visitors[0]

    def broken() -> Any:
        raise sqlite3.DatabaseError("database disk image is malformed")

    engine = server.context.store._read_engine
    with monkeypatch.context() as patch:
        patch.setattr(engine, "connect", broken)
        response = await ada.client.get("/api/tables/mine")
        assert (response.status_code, response.json()["reason"]) == (503, "try-again")
        assert response.json()["detail"].startswith("the database is damaged: restore a backup")
        assert (await ready(server))[0] == 503
        socket = ada.socket("x" * 22)
        assert (await socket.refused())["reason"] == "try-again"
        # Games go on: a move reads nothing from the database.
        assert (await game.asked().play())["type"] == "ack"
    assert await ready(server) == (200, "ready\n")


async def test_a_table_that_cannot_be_written_or_loaded_is_loaded_after_recovery(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    moves = len(game.live_table.table.moves)
    writer: Any = server.context.store.writer
    good = writer._database
    engine = server.context.store._read_engine
    with monkeypatch.context() as patch:
        writer._database = BrokenLog(good, "disk I/O error")

        def broken() -> Any:
            raise sqlite3.OperationalError("disk I/O error")

        patch.setattr(engine, "connect", broken)
        socket = game.asked()
        assert socket.decision is not None
        socket.send(
            "play", id="1", decision=socket.decision["id"], choice=socket.decision["options"][0]
        )
        assert (await socket.closed())["refusal"]["reason"] == "try-again"
    writer._database = good
    line = await game.visitors[0].connect(game.id)
    await line.drain()
    assert len((await server.live_table(game.id)).table.moves) == moves
