"""Spectators: whether they may watch, and how far behind they are."""

import random
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng
from miskatonic.server.base.public_ids import public_id
from miskatonic.server.tables.streams.frames import open_view
from miskatonic.server.tables.streams.stream import GRAIN
from tests.clauses import clause
from tests.server.harness import Json, LocalServer, Visitor, open_server, plain
from tests.server.people.test_bans import id_of

pytestmark = pytest.mark.anyio


@clause("AC-O21", "AC-V14")
async def test_a_table_without_spectators_refuses_them_once_the_game_has_begun(
    server: LocalServer,
) -> None:
    game = await server.game(settings={"spectators": "off"})
    socket = await (await server.visitor("Eve")).socket(game.id).opened()
    assert (await socket.closed())["refusal"]["reason"] == "no-spectators"
    assert socket.close_code == 1008


@clause("AC-V14")
async def test_a_finished_game_is_open_to_all(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "off"})
    await game.play_on()
    watcher = await (await server.visitor("Eve")).connect(game.id)
    assert watcher.view is not None
    assert watcher.view["seed"] == "04" * 32
    assert None not in watcher.view["held"]


@clause("AR-V2", "AC-V14")
async def test_a_live_spectator_sees_what_is_public_and_nothing_else(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "live"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
    for _ in range(20):
        await game.asked().play()
        await game.drain()
        await watcher.drain()
        table = game.live_table.table
        assert watcher.view is not None
        assert watcher.view == plain(table.game.view(table.g, None))
        assert watcher.view["held"][:3] == [None, None, None]
        assert watcher.view["decision"] is None


@clause("AC-O21")
async def test_a_delayed_spectator_is_one_round_behind(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "delayed"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
    table = game.live_table.table
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
            late = await (await server.visitor("Late")).connect(game.id)
            assert late.view == watcher.view
            await late.hang_up()
            await watcher.drain()
        rounds.add(table.g.round)
    assert len(rounds) > 1
    assert watcher.view == plain(table.game.view(table.g, None))


@clause("AC-O21")
async def test_delayed_spectators_see_a_round_only_when_it_is_over(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "delayed"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
    await game.sockets[0].ask("chat", text="good luck")
    heard: list[Json] = []
    table = game.live_table.table
    while table.g.round == 1:
        assert [each["type"] for each in heard] == []
        await game.asked().play()
        await game.drain()
        heard = await watcher.drain()
    assert heard[0]["line"]["text"] == "good luck"
    assert {each["type"] for each in heard[1:]} == {"update"}


async def test_spectators_are_counted(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "live"})
    eve = await server.visitor("Eve")
    sockets = [await eve.connect(game.id), await eve.connect(game.id)]
    assert game.live_table.state().spectators == 1
    for socket in sockets:
        await socket.hang_up()
    assert game.live_table.state().spectators == 0


@clause("AC-O21")
async def test_in_a_game_without_rounds_delayed_spectators_are_some_steps_behind(
    server: LocalServer, ballot: str
) -> None:
    game = await server.game(game=ballot, settings={"spectators": "delayed"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
    for _ in range(2):
        for socket in game.sockets:
            await socket.play(choice=1)
        await game.drain()
        assert await watcher.drain() == []
    for socket in game.sockets:
        await socket.play(choice=1)
    await watcher.drain()
    table = game.live_table.table
    assert table.status == "over"
    assert watcher.view == plain(table.game.view(table.g, None))


async def test_an_undone_move_that_delayed_spectators_have_not_seen_is_never_shown(
    server: LocalServer,
) -> None:
    game = await server.game(settings={"spectators": "delayed"})
    watcher = await (await server.visitor("Eve")).connect(game.id)
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
    table = game.live_table.table
    assert watcher.view == plain(table.game.view(table.g, None))


# ---------------------------------------------------------------- open cards


@clause("AR-V2")
async def test_with_open_cards_spectators_see_everything_when_the_round_is_over(
    server: LocalServer,
) -> None:
    game = await server.game(settings={"spectators": "open"})
    assert game.live_table.state().settings.spectators == "open"
    watcher = await (await server.visitor("Eve")).connect(game.id)
    table = game.live_table.table
    rounds = set()
    while table.g.result is None:
        await game.asked().play()
        await game.drain()
        await watcher.drain()
        view = watcher.view
        assert view is not None
        if table.g.result is None:
            is_later = table.g.round > 1
            rounds.add(table.g.round)
            assert view["round"] == max(1, table.g.round - 1)
            assert (None not in view["held"]) == is_later, "nothing of this round is shown"
            assert (view["seed"], view["result"], view["decision"]) == (None, None, None)
    assert rounds == {1, 2}
    await watcher.drain()
    assert watcher.view == plain(table.game.view(table.g, None)), "everything at the end"


async def test_open_cards_are_shown_to_spectators_and_change_nothing_for_the_seats(
    server: LocalServer,
) -> None:
    """The same game twice: the seats are sent the same bytes."""
    transcripts = []
    for spectators in ("delayed", "open"):
        game = await server.game(settings={"spectators": spectators})
        watcher = await (await server.visitor("Eve")).connect(game.id)
        for socket in game.sockets:
            socket.transcript.clear()
        await game.play_on(55)
        await watcher.drain()
        assert watcher.view is not None
        assert (None in watcher.view["held"]) == (spectators == "delayed")
        transcripts.append(
            [
                [text for _, text in socket.transcript if '"update"' in text]
                for socket in game.sockets
            ]
        )
        if spectators == "open":
            counted = ('"type":"snapshot"', '"type":"update"')
            frames = [
                text for _, text in watcher.transcript if any(each in text for each in counted)
            ]
            assert len(frames) > 10
            assert all(len(frame.encode()) % GRAIN == 0 for frame in frames)
    assert transcripts[0] == transcripts[1]


@pytest.mark.parametrize("id", ["arkham-ritual", "death-may-die"])
def test_open_cards_reveal_nothing_about_the_future(id: str) -> None:
    """Neither future draws of the generator nor the order of the decks."""
    game: Any = GAMES[id]
    chance = random.Random(5)
    g = game.new(game.seats[0], {}, 7)
    for _ in range(25):
        decision = chance.choice([each for each in g.asked if not each.optional])
        after = g.clone()
        game.play(after, decision.seat, chance.choice(list(decision.options)))
        if after.result is not None:
            break
        g = after
        other = g.clone()
        other.rng = Rng(bytes(32))
        for deck in ("deck", "mythos", "discovery", "relic_deck"):
            cards = getattr(other, deck, None)
            if cards is not None and not getattr(g, "knows_top", 0):
                setattr(other, deck, vec[i64](list(cards)[::-1]))
        told = plain(open_view(game, g))
        assert told == {**plain(open_view(game, other)), "commitment": told["commitment"]}
        assert told["seed"] is None


async def test_a_late_spectator_of_open_cards_sees_no_more_than_an_early_one(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await server.game(settings={"spectators": "open"})
    early = await (await server.visitor("Eve")).connect(game.id)
    await game.play_on(30)
    await early.drain()
    late = await (await server.visitor("Zoe")).connect(game.id)
    assert late.view == early.view
    async with open_server(tmp_path) as again:
        after = await (await again.visitor("Kim")).connect(game.id)
        assert after.view == early.view


# ---------------------------------------------------------------- games to watch


async def listed(visitor: Visitor) -> list[Json]:
    games: list[Json] = (await visitor.do("GET", "/api/tables/live"))["games"]
    return games


async def test_running_public_games_can_be_found_and_watched(server: LocalServer) -> None:
    zoe = await server.visitor("Zoe")
    public = {"visibility": "public", "spectators": "live"}
    game = await server.game(settings=public)
    await game.visitors[0].make_table(settings=public)
    for other in ({"visibility": "link", "spectators": "live"}, {**public, "spectators": "off"}):
        await server.game(settings=other)
    [found] = await listed(zoe)
    assert found == {
        "id": game.id,
        "game": "arkham-ritual",
        "names": ["Person 0", "Person 1", "Person 2"],
        "host_name": "Person 0",
        "status": "playing",
        "spectators": "live",
        "watching": 0,
    }
    assert await listed(game.visitors[1]) == [], "players are not offered their own game"
    await zoe.connect(game.id)
    [found] = await listed(server.anonymous())
    assert found["watching"] == 1
    for socket in game.sockets:
        await socket.hang_up()
    await game.visitors[0].do("POST", f"/api/tables/{game.id}/leave")


async def test_most_watched_games_come_first_and_blocked_people_do_not_see_them(
    server: LocalServer,
) -> None:
    public = {"visibility": "public", "spectators": "delayed"}
    games = [await server.game(settings=public) for _ in range(2)]
    zoe, eve = await server.visitor("Zoe"), await server.visitor("Eve")
    await zoe.connect(games[1].id)
    await eve.connect(games[1].id)
    await eve.connect(games[0].id)
    assert [each["id"] for each in await listed(server.anonymous())] == [games[1].id, games[0].id]
    seen = public_id(await id_of(server, eve), games[1].id)
    await games[1].visitors[0].do("POST", f"/api/tables/{games[1].id}/block", {"who": seen})
    assert [each["id"] for each in await listed(eve)] == [games[0].id]


async def test_a_finished_game_is_not_listed_to_watch(server: LocalServer) -> None:
    game = await server.game(settings={"visibility": "public", "spectators": "live"})
    assert len(await listed(server.anonymous())) == 1
    await game.play_on()
    assert await listed(server.anonymous()) == []
