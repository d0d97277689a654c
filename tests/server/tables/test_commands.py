"""A move at an idle table is carried out at once; at a busy table it waits its turn."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.tables.commands import Commands
from tests.server.harness import GameAtTable, LocalServer, LocalSocket, open_server
from tests.server.tables.test_secrets import counting_ids, fewest_seats, with_live_spectators

pytestmark = pytest.mark.anyio
receive = Commands.receive


async def script(server: LocalServer, game: GameAtTable, watcher: LocalSocket) -> None:
    """Play moves, and around each of them send commands that are refused."""
    for number in range(14):
        if game.live_table.table.g.result is not None:
            break
        await server.clock.forward(12_500)
        mover = game.asked()
        decision = mover.decision
        assert decision is not None
        options = decision["options"]
        other = next(socket for socket in game.sockets if socket is not mover)
        await other.ask("play", id=f"other-{number}", decision=decision["id"], choice=options[0])
        await watcher.ask("play", id=f"eve-{number}", decision=decision["id"], choice=options[0])
        await mover.ask("play", id=f"no-{number}", decision=decision["id"], choice=10**6)
        await mover.ask("play", id=f"stale-{number}", decision=10**6, choice=options[0])
        mover.send_raw('{"type":"play","id":"x"}')
        mover.send_raw("not json")
        for _ in range(2):
            mover.send("play", id=f"m-{number}", decision=decision["id"], choice=options[0])
        await mover.receive_until("ack")
        await mover.receive_until("ack")
        if number == 5:
            await mover.ask("undo", id="undo")
            await mover.ask("chat", id="chat", text="well")
        for socket in (*game.sockets, watcher):
            await socket.drain()


def receive_at_busy_table(commands: Commands, *message: Any) -> None:
    """Something else holds the lock when a command arrives."""
    lock = commands._lock
    if not lock.is_held:
        lock.is_held = True
        asyncio.get_running_loop().call_soon(lock.give_back)
    receive(commands, *message)


async def transcripts(directory: Path, monkeypatch: pytest.MonkeyPatch, id: str) -> list[Any]:
    monkeypatch.setattr(secrets, "token_urlsafe", counting_ids())
    async with open_server(directory) as server:
        game = await server.game(people=max(2, fewest_seats(id)), **with_live_spectators(id))
        watcher = await (await server.visitor("Watcher")).connect(game.id)
        await script(server, game, watcher)
        return [list(socket.transcript) for socket in (*game.sockets, watcher)]


@pytest.mark.parametrize("id", ["arkham-ritual", "among-cultists", "death-may-die", "ballot"])
async def test_a_command_that_waits_sends_the_same_bytes_at_the_same_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ballot: str, id: str
) -> None:
    at_once = await transcripts(tmp_path / "free", monkeypatch, id)
    monkeypatch.setattr(Commands, "receive", receive_at_busy_table)
    assert await transcripts(tmp_path / "busy", monkeypatch, id) == at_once
    assert sum(map(len, at_once)) > 100


async def test_a_move_at_an_idle_table_needs_no_task(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()

    def spawn(_: Any) -> None:
        raise AssertionError("a task was started")

    monkeypatch.setattr(game.live_table.commands, "_spawn", spawn)
    monkeypatch.setattr(game.live_table.log, "_spawn", spawn)
    for _ in range(5):
        mover = game.asked()
        assert (await mover.play())["type"] == "ack"
        for socket in game.sockets:
            await socket.receive_until("update")


async def test_a_move_at_a_busy_table_waits_its_turn(server: LocalServer, ballot: str) -> None:
    game = await server.game(game=ballot)
    async with game.live_table.lock:
        for number, socket in enumerate(game.sockets):
            decision = socket.decision
            assert decision is not None
            socket.send("play", id=f"m{number}", decision=decision["id"], choice=1)
        for _ in range(20):
            await asyncio.sleep(0)
        assert game.live_table.table.moves == []
    for number, socket in enumerate(game.sockets):
        assert (await socket.receive_until("ack"))["id"] == f"m{number}"
    assert len(game.live_table.table.moves) == len(game.sockets)


async def test_a_cancelled_waiter_does_not_block_the_lock(server: LocalServer) -> None:
    game = await server.game()
    lock = game.live_table.lock

    async def wait() -> None:
        async with lock:
            pass

    async with lock:
        waiting = [asyncio.ensure_future(wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[2].cancel()
    await asyncio.wait(waiting)
    assert not lock.is_held
    assert (await game.asked().play())["type"] == "ack"


async def test_a_bug_after_the_commit_loses_nothing_and_does_not_block_others(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()

    def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    mover = game.asked()
    with monkeypatch.context() as failing:
        failing.setattr(game.live_table.replica.loaded.streams, "moved", fail)
        answer = await mover.play(id="m")
    assert answer["refusal"]["reason"] == "try-again"
    await game.drain()
    assert len(game.live_table.table.moves) == 1
    assert (await mover.ask("play", id="m", decision=1, choice=0))["type"] == "ack"
    assert (await game.asked().play())["type"] == "ack"


async def test_a_frame_whose_length_would_leak_is_never_sent(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game()
    monkeypatch.setattr(game.live_table.table.manifest, "private_bytes", -10_000)
    mover = game.asked()
    for socket in game.sockets:
        socket.transcript.clear()
    assert (await mover.play())["type"] == "ack"
    await server.context.tasks.quiet()
    await game.drain()
    for socket in game.sockets:
        assert not any('"type":"update"' in text for _, text in socket.transcript)
        assert any('"type":"snapshot"' in text for _, text in socket.transcript)
    assert len(game.live_table.table.moves) == 1
