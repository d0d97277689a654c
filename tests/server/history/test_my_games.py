"""My games: whose turn it is, results and statistics, on both databases."""

import json
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.text import Texts
from tests.server.databases import ask
from tests.server.harness import (
    LONG_GAME,
    GameAtTable,
    Json,
    LocalServer,
    Visitor,
    begin_with,
    open_server,
)
from tests.server.people.test_bans import id_of

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
SOON = 5_000


async def all_disconnect(server: LocalServer, game: GameAtTable) -> None:
    for socket in game.sockets:
        await socket.hang_up()
    await server.context.tasks.quiet()


async def played_out(server: LocalServer, game: GameAtTable) -> None:
    """All players take the first option until the game is over."""
    while game.live_table.table.status == "playing":
        await game.asked().play()
        await game.drain()
    await server.context.tasks.quiet()


async def my_games(visitor: Visitor, before: str = "") -> Json:
    return await visitor.do("GET", f"/api/me/games{before and f'?before={before}'}")


# ---------------------------------------------------------------- whose turn it is


async def test_tables_that_wait_for_me_come_first(server: LocalServer) -> None:
    game = await server.game()
    mine = game.asked().seat
    assert mine is not None
    ada = game.visitors[mine]
    await all_disconnect(server, game)
    later = await ada.make_table()
    for visitor in game.visitors:
        if visitor is not ada:
            await visitor.sit(later)
    await begin_with(await server.live_table(later), LONG_GAME)
    found = (await my_games(ada))["running"]
    assert [(each["table"]["id"], each["turn"]) for each in found] == [
        (game.id, True),
        (later, False),
    ]
    assert found[0]["since"] == server.clock.now()


async def test_turns_are_known_when_the_table_is_not_loaded(
    tmp_path: Path,
) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game(settings={"clock": {"decision_days": 3}})
        seat = game.asked().seat
        assert seat is not None
        until = game.live_table.state().deadlines[0].until
        await all_disconnect(server, game)
        server.context.tables.let_go(game.live_table)
        [running] = (await my_games(game.visitors[seat]))["running"]
        assert (running["turn"], running["until"]) == (True, until)
        [running] = (await my_games(game.visitors[seat - 1]))["running"]
        assert running["turn"] is False
        start = await game.visitors[seat].do("GET", "/api/start")
        assert start["turns"] == 1
        assert (await game.visitors[seat - 1].do("GET", "/api/start"))["turns"] == 0


@pytest.mark.parametrize("clock", [{"decision_days": 3}, {}])
async def test_turns_are_known_after_a_restart(tmp_path: Path, clock: dict[str, int]) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game(settings={"clock": clock})
        for _ in range(3):
            await game.asked().play()
            await game.drain()
        seat = game.asked().seat
        assert seat is not None
        asked = game.visitors[seat]
        # All players are connected when the server ends.
    async with open_server(tmp_path) as again:
        back = again.anonymous()
        back.client.cookies.update(asked.client.cookies)
        [running] = (await my_games(back))["running"]
        assert (running["table"]["id"], running["turn"]) == (game.id, True)


async def test_reloading_the_page_does_not_count_as_absence(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await server.game()
    asked = game.asked()
    assert asked.seat is not None
    await asked.hang_up()
    await server.clock.forward(SOON - 1)
    assert ask(tmp_path, "SELECT person FROM turns") == []
    again = await game.visitors[asked.seat].connect(game.id)
    await server.clock.forward(SOON)
    assert ask(tmp_path, "SELECT person FROM turns") == []
    await again.hang_up()
    await server.clock.forward(SOON)
    who = await id_of(server, game.visitors[asked.seat])
    assert ask(tmp_path, "SELECT person FROM turns") == [(who,)]


async def test_a_turn_is_removed_when_the_player_answers(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await server.game()
    asked = game.asked()
    assert asked.seat is not None
    await all_disconnect(server, game)
    assert len(ask(tmp_path, "SELECT person FROM turns")) == 1
    again = await game.visitors[asked.seat].connect(game.id)
    await again.play()
    await server.clock.forward(SOON)
    who = await id_of(server, game.visitors[asked.seat])
    assert (who,) not in ask(tmp_path, "SELECT person FROM turns")


async def test_a_turn_is_noted_although_the_log_grows_meanwhile(
    server: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game(settings={"clock": {"decision_days": 2}})
    change, said = server.context.store.write, ["hm"]

    async def change_late(work: Any) -> Any:
        """The first time, a player chats before the change is written."""
        while said:
            await game.sockets[0].ask("chat", text=said.pop())
        return await change(work)

    monkeypatch.setattr(server.context.store, "write", change_late)
    await game.asked().play()
    await server.context.tasks.quiet()
    questions = [(each.id,) for each in game.live_table.replica.loaded.timing.questions.values()]
    assert len(questions) == 1
    assert ask(tmp_path, "SELECT question FROM turns") == questions


async def test_other_peoples_turns_and_games_are_not_shown(server: LocalServer) -> None:
    game = await server.game()
    await played_out(server, game)
    stranger = await server.visitor("Stranger")
    assert await my_games(stranger) == {"running": [], "results": [], "more": None}
    anonymous = server.anonymous()
    assert await anonymous.refusal("GET", "/api/me/games") == "who-are-you"
    assert await anonymous.refusal("GET", "/api/me/statistics") == "who-are-you"


# ---------------------------------------------------------------- results


async def test_a_finished_game_is_in_the_results_of_every_player(
    server: LocalServer,
) -> None:
    game = await server.game()
    await played_out(server, game)
    winners = game.live_table.table.g.result.winners
    for seat, visitor in enumerate(game.visitors):
        found = await my_games(visitor)
        [result] = found["results"]
        assert result == {
            "table": game.id,
            "game": "arkham-ritual",
            "ended": server.clock.now(),
            "seat": seat,
            "seats": 3,
            "outcome": "won" if seat in winners else "lost",
            "played_as": {},
            "replay": True,
        }
        assert (found["running"], found["more"]) == ([], None)


async def test_a_player_who_left_has_no_result(server: LocalServer) -> None:
    game = await server.game(people=2, seats=3)
    await game.visitors[1].do("POST", f"/api/tables/{game.id}/leave")
    while game.live_table.table.status == "playing":
        await server.clock.forward(60_000)
        for socket in game.sockets[:1]:
            await socket.drain()
            if socket.decision is not None:
                await socket.play()
    await server.context.tasks.quiet()
    assert (await my_games(game.visitors[1]))["results"] == []
    assert len((await my_games(game.visitors[0]))["results"]) == 1


async def test_missing_results_are_restored_from_the_log(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await server.game()
    await played_out(server, game)
    at = server.clock.now()
    ask(tmp_path, "DELETE FROM results")
    server.clock.jump(3_600_000)
    [result] = (await my_games(game.visitors[0]))["results"]
    assert (result["table"], result["ended"]) == (game.id, at)
    assert len(ask(tmp_path, "SELECT person FROM results")) == 3


async def test_a_game_with_other_rules_shows_only_its_result(
    server: LocalServer, tmp_path: Path
) -> None:
    game = await server.game()
    await played_out(server, game)
    await all_disconnect(server, game)
    server.context.tables.let_go(game.live_table)
    ask(tmp_path, "DELETE FROM results")
    ask(tmp_path, "UPDATE tables SET rules = 99")
    winner = game.live_table.table.g.result.winners
    for seat, visitor in enumerate(game.visitors):
        [result] = (await my_games(visitor))["results"]
        assert result["outcome"] == ("won" if seat in winner else "lost")
        assert (result["replay"], result["played_as"]) == (False, {})


async def test_results_are_paginated(tmp_path: Path) -> None:
    async with open_server(tmp_path, tables_per_person=100) as server:
        ada = await server.visitor("Ada")
        who = await id_of(server, ada)
        tables = [await ada.make_table() for _ in range(45)]
        for number in range(1, 46):
            # Some at the same time.
            write_result(tmp_path, who, number, ended=1_000 + number // 3)
        ask(tmp_path, "UPDATE tables SET status = 'over'")
        seen: list[str] = []
        before: str | None = ""
        pages = 0
        while before is not None:
            page = await my_games(ada, before)
            seen += [each["table"] for each in page["results"]]
            before, pages = page["more"], pages + 1
        assert (seen, pages) == (tables[::-1], 5)


def write_result(
    folder: Path, who: str, table: int, ended: int = 1, won: int | None = 1, as_: Json | None = None
) -> None:
    ask(
        folder,
        'INSERT INTO results (person, "table", game, ended, seat, seats, won, played_as)'
        " VALUES (:who, :table, 'among-cultists', :ended, 0, 6, :won, :as_)",
        who=who,
        table=table,
        ended=ended,
        won=won,
        as_=json.dumps(as_ or {}),
    )


@pytest.mark.parametrize("before", ["x", "1", "1-2-3", "-1-2", "1-", "٣-1"])
async def test_an_invalid_cursor_is_refused(server: LocalServer, before: str) -> None:
    ada = await server.visitor("Ada")
    response = await ada.client.get("/api/me/games", params={"before": before})
    assert response.status_code == 400
    assert "more" in response.json()["detail"]


async def test_statistics_count_by_side_and_role(server: LocalServer, tmp_path: Path) -> None:
    ada = await server.visitor("Ada")
    who = await id_of(server, ada)
    seer = {"side": ["ac-team-investigators"], "role": ["ac-role-seer"]}
    cultist = {"side": ["ac-team-cultists"], "role": ["ac-role-cultist"]}
    plain = {"side": ["ac-team-investigators"], "role": ["ac-role-investigator"]}
    ended = [(1, seer), (0, seer), (1, cultist), (2, plain), (None, plain)]
    for number, (won, played_as) in enumerate(ended, 1):
        await ada.make_table()
        write_result(tmp_path, who, number, number, won, played_as)
    found = await ada.do("GET", "/api/me/statistics")
    [record] = found["records"]
    assert found["counted"] == 5
    assert [record[each] for each in ("game", "games", "won", "lost", "draws")] == [
        "among-cultists",
        4,
        2,
        1,
        1,
    ]
    assert record["form"] == ["won", "lost", "won", "draw"]
    assert [(each["text"], each["games"], each["won"]) for each in record["tallies"]] == [
        ("ac-role-seer", 2, 1),
        ("ac-role-cultist", 1, 1),
        ("ac-role-investigator", 1, 0),
        ("ac-team-investigators", 3, 1),
        ("ac-team-cultists", 1, 1),
    ]


# ---------------------------------------------------------------- guests and accounts


async def test_results_move_to_the_account_when_a_guest_logs_in(server: LocalServer) -> None:
    game = await server.game()
    await played_out(server, game)
    account = await server.visitor("Ada")
    credentials = {"login": "ada", "password": "a long password"}
    await account.do("POST", "/api/account", credentials)
    await game.visitors[0].do("POST", "/api/login", credentials)
    [result] = (await my_games(account))["results"]
    assert result["table"] == game.id


async def test_results_are_exported_and_deleted(server: LocalServer, tmp_path: Path) -> None:
    game = await server.game()
    await played_out(server, game)
    over_days = await server.game(settings={"clock": {"decision_days": 1}})
    seat = over_days.asked().seat
    assert seat is not None
    await all_disconnect(server, over_days)
    ada = game.visitors[0]
    data = await ada.do("GET", "/api/me/data")
    assert [each["table"] for each in data["results"]] == [game.id]
    gone = [await id_of(server, ada), await id_of(server, over_days.visitors[seat])]
    await ada.do("POST", "/api/me/delete", {"name": data["name"]})
    name = (await over_days.visitors[seat].do("GET", "/api/me"))["me"]["name"]
    await over_days.visitors[seat].do("POST", "/api/me/delete", {"name": name})
    await server.context.tasks.quiet()
    for table in ("results", "turns"):
        left = {who for (who,) in ask(tmp_path, f"SELECT person FROM {table}")}
        assert left.isdisjoint(gone)
    assert len(ask(tmp_path, "SELECT person FROM results")) == 2


# ---------------------------------------------------------------- roles


@pytest.mark.parametrize(
    "game", [each for each in GAMES if MANIFESTS[each].package.count(".") == 2]
)
def test_every_role_played_has_a_name_in_every_language(game: str) -> None:
    manifest = MANIFESTS[game]
    rules = manifest.game
    seats = rules.seats[-1]
    g = rules.new(seats, {}, bytes(32))
    was = [manifest.roles_played(g, seat) for seat in range(seats)]
    for move in range(300):
        if all(each and all(each.values()) for each in was):
            break
        decision = rules.decisions(g)[0]
        rules.play(g, decision.seat, decision.options[move % len(decision.options)])
        was = [manifest.roles_played(g, seat) for seat in range(seats)]
        if g.result is not None:
            break
    found = {(kind, text) for each in was for kind, ids in each.items() for text in ids}
    assert bool(found) == (manifest._roles_played is not None)
    for language in ("en", "de"):
        texts = Texts(language)
        assert all(f"as-{kind}" in texts and text in texts for kind, text in found)
