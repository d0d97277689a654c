"""Forks: playing on from a position of a finished game."""

from pathlib import Path

import pytest

from miskatonic.store.erasure import ERASED_NAME
from tests.server.harness import GameAtTable, Json, LocalServer, Visitor, open_server

pytestmark = pytest.mark.anyio


async def finished(server: LocalServer) -> GameAtTable:
    game = await server.game()
    await game.play_on()
    return game


async def forked(visitor: Visitor, game: GameAtTable, **body: object) -> str:
    answer = await visitor.do("POST", f"/api/tables/{game.id}/fork", body)
    return str(answer["id"])


async def live_table_of(visitor: Visitor, table: str) -> Json:
    live_table: Json = (await visitor.do("GET", f"/api/tables/{table}"))["room"]
    return live_table


@pytest.mark.parametrize("move", [0, 7])
async def test_a_fork_starts_from_a_position_of_the_old_game(
    server: LocalServer, move: int
) -> None:
    game = await finished(server)
    ada = game.visitors[1]
    table = await forked(ada, game, move=move)
    live_table = await live_table_of(ada, table)
    assert (live_table["status"], live_table["forked"], live_table["host"]) == ("playing", move, 1)
    assert [seat["kind"] for seat in live_table["seats"]] == ["bot", "person", "bot"]
    new, old = (await server.live_table(table)).table, game.live_table.table
    assert new.moves == old.moves[:move]
    state = old.game.new(3, old.options, bytes.fromhex(old.began.seed))  # type: ignore[union-attr]
    for each in old.moves[:move]:
        old.game.play_move(state, each)
    socket = await ada.connect(table)
    assert socket.view == sent(old.game.view(state, 1))
    assert len(old.moves) > move + 1, "the old game is unchanged"


def sent(view: object) -> Json:
    import msgspec

    plain: Json = msgspec.json.decode(msgspec.json.encode(view))
    return plain


async def test_a_fork_can_be_played_and_survives_a_restart(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await finished(server)
    ada = game.visitors[0]
    table = await forked(ada, game, move=5, level="random")
    socket = await ada.connect(table)
    for _ in range(40):
        await server.clock.forward(5_000)
        await socket.drain()
        if socket.decision is not None and socket.decision["options"]:
            await socket.play()
        if len((await server.live_table(table)).table.moves) > 12:
            break
    moves = list((await server.live_table(table)).table.moves)
    assert len(moves) > 12
    async with open_server(tmp_path) as later:
        again = (await later.live_table(table)).table
        assert again.moves[: len(moves)] == moves
        assert again.forked == 5


async def test_moves_of_the_old_game_cannot_be_undone(server: LocalServer) -> None:
    game = await finished(server)
    ada = game.visitors[0]
    socket = await ada.connect(await forked(ada, game, move=9))
    refused = await socket.ask("undo")
    assert refused["refusal"]["reason"] == "no-undo"


async def test_a_fork_with_people_is_paused_until_those_present_agree(server: LocalServer) -> None:
    game = await finished(server)
    ada, ben = game.visitors[0], game.visitors[1]
    table = await forked(ada, game, move=3, others="people")
    live_table = await live_table_of(ada, table)
    assert live_table["status"] == "paused"
    assert [seat["name"] for seat in live_table["seats"]] == ["Person 0", "Person 1", "Person 2"]
    sockets = [await each.connect(table) for each in (ada, ben)]
    assert (await sockets[0].ask("propose", what="resume"))["type"] == "ack"
    proposal = (await live_table_of(ada, table))["proposal"]
    assert proposal["asked"] == [0, 1], "absent players are not asked"
    await sockets[1].ask("vote", proposal=proposal["id"], agree=True)
    assert (await live_table_of(ada, table))["status"] == "playing"


async def test_deleted_and_blocked_players_are_replaced_by_bots(server: LocalServer) -> None:
    game = await finished(server)
    ada, ben = game.visitors[:2]
    await ben.do("POST", "/api/me/delete", {"name": "Person 1"})
    who = (await live_table_of(ada, game.id))["seats"][2]["who"]
    assert (await live_table_of(ada, game.id))["seats"][1]["name"] == ERASED_NAME
    await ada.do("POST", f"/api/tables/{game.id}/block", {"who": who})
    table = await forked(ada, game, move=3, others="people")
    assert [seat["kind"] for seat in (await live_table_of(ada, table))["seats"]] == [
        "person",
        "bot",
        "bot",
    ]


async def test_a_stranger_with_the_link_can_take_any_seat(server: LocalServer) -> None:
    game = await finished(server)
    zoe = await server.visitor("Zoe")
    table = await forked(zoe, game, move=3, seat=2, level="random")
    live_table = await live_table_of(zoe, table)
    assert [seat["name"] for seat in live_table["seats"]] == ["", "", "Zoe"]
    assert [seat["level"] for seat in live_table["seats"]] == ["random", "random", None]


async def test_an_unfinished_game_cannot_be_forked(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on(5)
    path = f"/api/tables/{game.id}/fork"
    assert await game.visitors[0].refusal("POST", path, {"move": 2}) == "not-over"
    lobby = await game.visitors[0].make_table()
    assert await game.visitors[0].refusal("POST", f"/api/tables/{lobby}/fork", {"move": 0}) == (
        "not-over"
    )
    for socket in game.sockets:
        await socket.ask("propose", what="abort")
    for socket in game.sockets[1:]:
        await socket.ask("vote", proposal=1, agree=True)
    assert (await live_table_of(game.visitors[0], game.id))["status"] == "aborted"
    assert await game.visitors[0].refusal("POST", path, {"move": 2}) == "not-over"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"move": 10_000}, "no-such-move"),
        ({"move": -1}, "bad-message"),
        ({"move": 1, "seat": 3}, "no-such-seat"),
        ({"move": 1, "level": "archmage"}, "no-such-level"),
        ({"move": 1, "others": "cats"}, "bad-message"),
    ],
)
async def test_an_invalid_fork_is_refused(server: LocalServer, body: Json, reason: str) -> None:
    game = await finished(server)
    path = f"/api/tables/{game.id}/fork"
    assert await game.visitors[0].refusal("POST", path, body) == reason
    last = len(game.live_table.table.moves)
    assert await game.visitors[0].refusal("POST", path, {"move": last}) == "no-such-move"


async def test_forks_count_as_tables(tmp_path: Path) -> None:
    async with open_server(tmp_path, tables_per_person=2) as server:
        game = await finished(server)
        ada = game.visitors[0]
        for _ in range(2):
            await forked(ada, game, move=1)
        assert await ada.refusal("POST", f"/api/tables/{game.id}/fork", {"move": 1}) == "too-many"
