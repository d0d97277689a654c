"""A move dealt with where it arrives, and one that has a task of its own: the same bytes."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import GameAtTable, Plug, TestHouse, open_house
from tests.server.test_secrets import counting, fewest, watched

pytestmark = pytest.mark.anyio


async def script(house: TestHouse, game: GameAtTable, watcher: Plug) -> None:
    """Moves, and about each of them all that can be refused."""
    for number in range(14):
        if game.room.table.g.result is not None:
            break
        await house.clock.forward(12_500)
        mover = game.asked()
        decision = mover.decision
        assert decision is not None
        options = decision["options"]
        other = next(plug for plug in game.plugs if plug is not mover)
        await other.ask("play", id=f"other-{number}", decision=decision["id"], choice=options[0])
        await watcher.ask("play", id=f"eve-{number}", decision=decision["id"], choice=options[0])
        await mover.ask("play", id=f"no-{number}", decision=decision["id"], choice=10**6)
        await mover.ask("play", id=f"stale-{number}", decision=10**6, choice=options[0])
        mover.say_raw('{"type":"play","id":"x"}')
        mover.say_raw("not json")
        for _ in range(2):
            mover.say("play", id=f"m-{number}", decision=decision["id"], choice=options[0])
        await mover.until("ack")
        await mover.until("ack")
        if number == 5:
            await mover.ask("undo", id="undo")
            await mover.ask("chat", id="chat", text="well")
        for plug in (*game.plugs, watcher):
            await plug.drain()


async def transcripts(
    directory: Path, monkeypatch: pytest.MonkeyPatch, id: str, at_once: bool
) -> tuple[list[Any], int]:
    monkeypatch.setattr(secrets, "token_urlsafe", counting())
    async with open_house(directory) as house:
        house.house.takes_at_once = at_once
        game = await house.game(people=max(2, fewest(id)), **watched(id))
        watcher = await (await house.visitor("Watcher")).connect(game.id)
        tasks = 0
        spawn = house.house.spawn

        def counted(work: Any) -> None:
            nonlocal tasks
            tasks += 1
            spawn(work)

        monkeypatch.setattr(house.house, "spawn", counted)
        await script(house, game, watcher)
        return [list(plug.transcript) for plug in (*game.plugs, watcher)], tasks


@pytest.mark.parametrize("id", ["arkham-ritual", "among-cultists", "death-may-die", "ballot"])
async def test_both_ways_send_the_same_bytes_at_the_same_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ballot: str, id: str
) -> None:
    fast, few = await transcripts(tmp_path / "fast", monkeypatch, id, True)
    slow, many = await transcripts(tmp_path / "slow", monkeypatch, id, False)
    assert fast == slow
    assert sum(map(len, fast)) > 100
    assert few < many


async def test_a_move_that_finds_its_table_free_needs_no_task(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game()

    def spawn(_: Any) -> None:
        raise AssertionError("a task was started")

    monkeypatch.setattr(house.house, "spawn", spawn)
    for _ in range(5):
        mover = game.asked()
        assert (await mover.play())["type"] == "ack"
        for plug in game.plugs:
            await plug.until("update")


async def test_a_move_at_a_busy_table_waits_its_turn(house: TestHouse, ballot: str) -> None:
    game = await house.game(game=ballot)
    async with game.room.lock:
        for number, plug in enumerate(game.plugs):
            decision = plug.decision
            assert decision is not None
            plug.say("play", id=f"m{number}", decision=decision["id"], choice=1)
        for _ in range(20):
            await asyncio.sleep(0)
        assert game.room.table.moves == []
    for number, plug in enumerate(game.plugs):
        assert (await plug.until("ack"))["id"] == f"m{number}"
    assert len(game.room.table.moves) == len(game.plugs)


async def test_whoever_was_cancelled_while_waiting_holds_nobody_up(house: TestHouse) -> None:
    game = await house.game()
    lock = game.room.lock

    async def wait() -> None:
        async with lock:
            pass

    async with lock:
        waiting = [asyncio.ensure_future(wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[2].cancel()
    await asyncio.wait(waiting)
    assert not lock.locked()
    assert (await game.asked().play())["type"] == "ack"


async def test_a_bug_after_the_commit_loses_nothing_and_holds_nobody_up(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game()

    def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    mover = game.asked()
    with monkeypatch.context() as failing:
        failing.setattr(game.room.streams, "moved", fail)
        answer = await mover.play(id="m")
    assert answer["refusal"]["reason"] == "try-again"
    await game.drain()
    assert len(game.room.table.moves) == 1
    assert (await mover.ask("play", id="m", decision=1, choice=0))["type"] == "ack"
    assert (await game.asked().play())["type"] == "ack"


async def test_a_frame_that_would_tell_by_its_length_is_never_sent(
    house: TestHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game()
    monkeypatch.setattr(game.room.table.manifest, "private_bytes", -10_000)
    mover = game.asked()
    for plug in game.plugs:
        plug.transcript.clear()
    assert (await mover.play())["type"] == "ack"
    await house.house.quiet()
    await game.drain()
    for plug in game.plugs:
        assert not any('"type":"update"' in text for _, text in plug.transcript)
        assert any('"type":"snapshot"' in text for _, text in plug.transcript)
    assert len(game.room.table.moves) == 1
