"""Those who only watch: whether they may, and how far behind they are."""

import pytest

from tests.clauses import clause
from tests.server.harness import Json, TestHouse, plain

pytestmark = pytest.mark.anyio


@clause("AC-O21", "AC-V14")
async def test_a_table_without_spectators_lets_nobody_in_once_the_game_has_begun(
    house: TestHouse,
) -> None:
    game = await house.game(settings={"spectators": "off"})
    plug = await (await house.visitor("Eve")).plug(game.id).opened()
    assert (await plug.closed())["refusal"]["reason"] == "no-spectators"
    assert plug.close_code == 1008


@clause("AC-V14")
async def test_a_finished_game_is_open_to_all(house: TestHouse) -> None:
    game = await house.game(settings={"spectators": "off"})
    await game.play_on()
    watcher = await (await house.visitor("Eve")).connect(game.id)
    assert watcher.view is not None
    assert watcher.view["seed"] == "04" * 32
    assert None not in watcher.view["held"]


@clause("AR-V2", "AC-V14")
async def test_a_live_spectator_sees_what_is_public_and_nothing_else(house: TestHouse) -> None:
    game = await house.game(settings={"spectators": "live"})
    watcher = await (await house.visitor("Eve")).connect(game.id)
    for _ in range(20):
        await game.asked().play()
        await game.drain()
        await watcher.drain()
        table = game.room.table
        assert watcher.view is not None
        assert watcher.view == plain(table.game.view(table.g, None))
        assert watcher.view["held"][:3] == [None, None, None]
        assert watcher.view["decision"] is None


@clause("AC-O21")
async def test_a_delayed_spectator_is_one_round_behind(house: TestHouse) -> None:
    game = await house.game(settings={"spectators": "delayed"})
    watcher = await (await house.visitor("Eve")).connect(game.id)
    table = game.room.table
    rounds = set()
    while table.g.result is None:
        await game.asked().play()
        await game.drain()
        await watcher.drain()
        assert watcher.view is not None
        if table.g.result is None:
            assert watcher.view["round"] == max(1, table.g.round - 1) or (
                watcher.view["round"] == table.g.round and watcher.view["history"][-1] is not None
            )
            began = [each for each in watcher.view["history"] if each["kind"] == "round-began"]
            assert len(began) <= max(1, table.g.round)
            late = await (await house.visitor("Late")).connect(game.id)
            assert late.view == watcher.view
            await late.hang_up()
            await watcher.drain()
        rounds.add(table.g.round)
    assert len(rounds) > 1
    assert watcher.view == plain(table.game.view(table.g, None))


@clause("AC-O21")
async def test_what_happens_in_a_round_is_not_shown_before_it_is_over(house: TestHouse) -> None:
    game = await house.game(settings={"spectators": "delayed"})
    watcher = await (await house.visitor("Eve")).connect(game.id)
    await game.plugs[0].ask("chat", text="good luck")
    heard: list[Json] = []
    table = game.room.table
    while table.g.round == 1:
        assert [each["type"] for each in heard] == []
        await game.asked().play()
        await game.drain()
        heard = await watcher.drain()
    assert heard[0]["line"]["text"] == "good luck"
    assert {each["type"] for each in heard[1:]} == {"update"}


async def test_spectators_are_counted(house: TestHouse) -> None:
    game = await house.game(settings={"spectators": "live"})
    eve = await house.visitor("Eve")
    plugs = [await eve.connect(game.id), await eve.connect(game.id)]
    assert game.room.state().spectators == 1
    for plug in plugs:
        await plug.hang_up()
    assert game.room.state().spectators == 0


@clause("AC-O21")
async def test_in_a_game_without_rounds_delayed_spectators_are_some_steps_behind(
    house: TestHouse, ballot: str
) -> None:
    game = await house.game(game=ballot, settings={"spectators": "delayed"})
    watcher = await (await house.visitor("Eve")).connect(game.id)
    for _ in range(2):
        for plug in game.plugs:
            await plug.play(choice=1)
        await game.drain()
        assert await watcher.drain() == []
    for plug in game.plugs:
        await plug.play(choice=1)
    await watcher.drain()
    table = game.room.table
    assert table.status == "over"
    assert watcher.view == plain(table.game.view(table.g, None))


async def test_an_undone_move_that_delayed_spectators_have_not_seen_is_never_shown(
    house: TestHouse,
) -> None:
    game = await house.game(settings={"spectators": "delayed"})
    watcher = await (await house.visitor("Eve")).connect(game.id)
    before = watcher.view
    mover = game.asked()
    await mover.play()
    await mover.ask("undo")
    await game.drain()
    heard = await watcher.drain()
    assert [each["type"] for each in heard] == ["snapshot", "room"]
    assert (watcher.view, watcher.at) == (before, (2, 0))
    await game.play_on()
    await watcher.drain()
    table = game.room.table
    assert watcher.view == plain(table.game.view(table.g, None))
