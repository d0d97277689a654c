"""Before and after the game: tables, seats, bots, hosts, lists."""

import pytest

from miskatonic.games import GAMES
from tests.server.harness import GAME, Json, LocalServer, Visitor

pytestmark = pytest.mark.anyio


async def test_a_guest_needs_only_a_name(server: LocalServer) -> None:
    visitor = server.anonymous()
    assert await visitor.do("GET", "/api/me") == {"me": None}
    assert await visitor.do("PUT", "/api/me", {"name": "  Ada \n "}) == {
        "name": "Ada",
        "login": None,
    }
    assert await visitor.do("GET", "/api/me") == {"me": {"name": "Ada", "login": None}}


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
async def test_an_unreadable_name_is_refused(server: LocalServer, name: str) -> None:
    assert await server.anonymous().refusal("PUT", "/api/me", {"name": name}) == "bad-message"


async def test_visitors_without_a_name_can_look_but_not_sit(server: LocalServer) -> None:
    table = await (await server.visitor("Ada")).make_table()
    anonymous = server.anonymous()
    assert (await anonymous.do("GET", f"/api/tables/{table}"))["seat"] is None
    assert await anonymous.refusal("POST", f"/api/tables/{table}/sit", {}) == "who-are-you"
    assert (
        await anonymous.refusal("POST", "/api/tables", {"game": GAME, "seats": 3}) == "who-are-you"
    )


async def test_every_game_is_listed_with_its_options_and_levels(server: LocalServer) -> None:
    answer = await server.anonymous().do("GET", "/api/games")
    assert [each["id"] for each in answer["games"]] == list(GAMES)
    for info in answer["games"]:
        game = GAMES[info["id"]]
        assert [each["name"] for each in info["options"]] == [each.name for each in game.options]
        assert [each["text"] for each in info["options"]] == [each.text for each in game.options]
        assert info["levels"][0] == {"id": "random", "text": "bot-random"}
        assert [tuple(each) for each in info["choices"]] == game.space.names
        assert (info["fewest_seats"], info["most_seats"]) == (game.seats[0], game.seats[-1])


async def test_the_creator_of_a_table_hosts_it_and_sits_at_it(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    made = await ada.do("POST", "/api/tables", {"game": GAME, "seats": 4})
    assert (made["seat"], made["host"]) == (0, True)
    assert made["room"]["status"] == "lobby"
    assert [seat["kind"] for seat in made["room"]["seats"]] == ["person"] + ["empty"] * 3
    assert made["room"]["host_name"] == "Ada"


async def test_options_left_out_have_their_defaults(server: LocalServer) -> None:
    made = await (await server.visitor("Ada")).do(
        "POST", "/api/tables", {"game": GAME, "seats": 3, "options": {"doom_track": True}}
    )
    assert made["room"]["options"]["doom_track"] is True
    assert made["room"]["options"]["competitive"] is False


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"game": "chess", "seats": 2}, "no-such-game"),
        ({"game": GAME, "seats": 2}, "bad-options"),
        ({"game": GAME, "seats": 3, "options": {"colour": 1}}, "bad-options"),
        ({"game": GAME, "seats": 3, "options": {"doom_track": "yes"}}, "bad-options"),
        ({"game": GAME, "seats": 3, "settings": {"spectators": "some"}}, "bad-message"),
        ({"game": GAME, "seats": "3"}, "bad-message"),
        ({"game": GAME, "seats": 3, "host": "me"}, "bad-message"),
        ([], "bad-message"),
    ],
)
async def test_an_invalid_table_is_refused(server: LocalServer, new: object, reason: str) -> None:
    ada = await server.visitor("Ada")
    assert await ada.refusal("POST", "/api/tables", new) == reason
    assert (await ada.do("GET", "/api/tables/mine"))["tables"] == []


async def test_people_sit_stand_and_change_seats(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table(4)
    sitting = await ben.do("POST", f"/api/tables/{table}/sit", {"seat": 2})
    assert sitting["seat"] == 2
    assert (await ben.do("POST", f"/api/tables/{table}/sit", {"seat": 3}))["seat"] == 3
    assert (await ben.do("POST", f"/api/tables/{table}/sit", {}))["seat"] == 3
    assert await ben.refusal("POST", f"/api/tables/{table}/sit", {"seat": 0}) == "seat-taken"
    assert await ben.refusal("POST", f"/api/tables/{table}/sit", {"seat": 4}) == "no-such-seat"
    stood = await ben.do("POST", f"/api/tables/{table}/stand")
    assert (stood["seat"], stood["room"]["seats"][3]["kind"]) == (None, "empty")
    assert await ben.refusal("POST", f"/api/tables/{table}/stand") == "not-a-player"


async def test_nobody_can_sit_at_a_full_table(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    for name in ("Ben", "Cyd"):
        await (await server.visitor(name)).sit(table)
    dan = await server.visitor("Dan")
    assert await dan.refusal("POST", f"/api/tables/{table}/sit", {}) == "table-full"


async def test_the_host_adds_and_removes_bots(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    bots = f"/api/tables/{table}/bots"
    filled = await ada.do("POST", bots, {"level": "random", "seat": 2})
    assert filled["room"]["seats"][2] | {"name": ""} == {
        "seat": 2, "kind": "bot", "name": "", "level": "random", "ready": True,
        "connected": False, "by_bot": False, "left": False, "who": "",
        "agent": False,
    }  # fmt: skip
    assert await ada.refusal("POST", bots, {"level": "genius"}) == "no-such-level"
    assert await ada.refusal("POST", bots, {"level": "random", "seat": 0}) == "seat-taken"
    assert await ben.refusal("POST", bots, {"level": "random"}) == "not-the-host"
    assert await ada.refusal("DELETE", f"{bots}/0") == "seat-empty"
    emptied = await ada.do("DELETE", f"{bots}/2")
    assert emptied["room"]["seats"][2]["kind"] == "empty"


async def test_a_game_begins_when_all_seats_are_filled_and_all_are_ready(
    server: LocalServer,
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    start = f"/api/tables/{table}/start"
    assert await ada.refusal("POST", start) == "not-ready"
    await ben.sit(table, ready=False)
    await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
    assert await ada.refusal("POST", start) == "not-ready"
    await ben.do("POST", f"/api/tables/{table}/ready", {"ready": True})
    assert await ben.refusal("POST", start) == "not-the-host"
    begun = await ada.do("POST", start)
    assert (begun["room"]["status"], begun["room"]["epoch"]) == ("playing", 1)
    assert len(begun["room"]["commitment"]) == 64
    assert await ada.refusal("POST", start) == "not-in-the-lobby"
    assert await ben.refusal("POST", f"/api/tables/{table}/stand") == "not-in-the-lobby"


async def test_a_kicked_player_cannot_come_back(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    await ben.sit(table)
    kick = f"/api/tables/{table}/kick"
    assert await ben.refusal("POST", kick, {"seat": 0}) == "not-the-host"
    assert await ada.refusal("POST", kick, {"seat": 2}) == "seat-empty"
    assert await ada.refusal("POST", kick, {"seat": 0}) == "not-the-host"
    assert (await ada.do("POST", kick, {"seat": 1}))["room"]["seats"][1]["kind"] == "empty"
    assert await ben.refusal("POST", f"/api/tables/{table}/sit", {}) == "kicked"


async def test_the_host_hands_the_role_over(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    await ben.sit(table)
    host = f"/api/tables/{table}/host"
    assert await ben.refusal("POST", host, {"seat": 1}) == "not-the-host"
    handed = await ada.do("POST", host, {"seat": 1})
    assert (handed["host"], handed["room"]["host"], handed["room"]["host_name"]) == (
        False,
        1,
        "Ben",
    )
    assert await ada.refusal("POST", host, {"seat": 0}) == "not-the-host"


async def test_the_old_and_the_new_host_are_notified(server: LocalServer) -> None:
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make_table()
    seat = await ben.sit(table)
    sockets = [await visitor.connect(table) for visitor in (ada, ben, eve)]
    await ada.do("POST", f"/api/tables/{table}/host", {"seat": seat})
    heard = [await socket.drain() for socket in sockets]
    hosts = [[each["host"] for each in told if each["type"] == "welcome"] for told in heard]
    assert hosts == [[False], [True], []]


async def test_when_the_host_leaves_the_lobby_another_player_becomes_host(
    server: LocalServer,
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    await ben.sit(table)
    left = await ada.do("POST", f"/api/tables/{table}/leave")
    assert (left["room"]["host_name"], left["room"]["seats"][0]["kind"]) == ("Ben", "empty")
    gone = await ben.do("POST", f"/api/tables/{table}/leave")
    assert gone["room"]["status"] == "aborted"


async def test_after_the_host_changes_options_everyone_must_be_ready_again(
    server: LocalServer,
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table(4)
    await ben.sit(table)
    new = {"game": GAME, "seats": 3, "options": {"competitive": True}}
    assert await ben.refusal("PUT", f"/api/tables/{table}", new) == "not-the-host"
    changed = (await ada.do("PUT", f"/api/tables/{table}", new))["room"]
    assert changed["options"]["competitive"] is True
    assert [seat["ready"] for seat in changed["seats"]] == [False, False, False]
    await (await server.visitor("Cyd")).sit(table)
    fewer = {"game": GAME, "seats": 3}
    assert (await ada.do("PUT", f"/api/tables/{table}", fewer))["room"]["options"][
        "competitive"
    ] is False


async def test_a_table_cannot_have_fewer_seats_than_players(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table(4)
    for name in ("Ben", "Cyd", "Dan"):
        await (await server.visitor(name)).sit(table)
    fewer = {"game": GAME, "seats": 3}
    assert await ada.refusal("PUT", f"/api/tables/{table}", fewer) == "table-full"


async def lines(visitor: Visitor, path: str) -> list[Json]:
    answer: list[Json] = (await visitor.do("GET", path))["tables"]
    return answer


async def test_public_tables_are_listed_and_tables_by_link_are_not(server: LocalServer) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    public = await ada.make_table(settings={"visibility": "public"})
    await ada.make_table(settings={"visibility": "link"})
    assert [line["id"] for line in await lines(eve, "/api/tables")] == [public]
    line = (await lines(eve, "/api/tables"))[0]
    assert (line["taken"], line["seats"], line["host_name"], line["mine"]) == (1, 3, "Ada", False)
    assert (await lines(ada, "/api/tables"))[0]["mine"] is True


async def test_a_table_by_link_is_found_only_by_its_id(server: LocalServer) -> None:
    table = await (await server.visitor("Ada")).make_table()
    assert len(table) == 22
    eve = await server.visitor("Eve")
    assert (await eve.do("GET", f"/api/tables/{table}"))["room"]["id"] == table
    assert await eve.refusal("GET", f"/api/tables/{table[:-1]}x") == "no-such-table"


async def test_my_tables_are_those_where_i_sit_or_sat(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    first, second = await ada.make_table(), await ada.make_table()
    await ben.sit(second)
    assert [line["id"] for line in await lines(ben, "/api/tables/mine")] == [second]
    assert [line["id"] for line in await lines(ada, "/api/tables/mine")] == [second, first]


async def test_the_lists_follow_the_game(server: LocalServer) -> None:
    game = await server.game(settings={"visibility": "public"})
    ada = game.visitors[0]
    assert [line["status"] for line in await lines(ada, "/api/tables")] == ["playing"]
    await game.play_on()
    assert await lines(ada, "/api/tables") == []
    assert [line["status"] for line in await lines(ada, "/api/tables/mine")] == ["over"]


async def test_a_rematch_seats_the_same_people_and_is_made_once(server: LocalServer) -> None:
    game = await server.game(people=2)
    ada, ben = game.visitors
    assert await ada.refusal("POST", f"/api/tables/{game.id}/rematch") == "not-over"
    for socket in game.sockets:
        await socket.ask("propose", what="abort")
    vote = await game.sockets[1].ask("vote", proposal=1, agree=True)
    assert vote["type"] == "ack"
    again = await ben.do("POST", f"/api/tables/{game.id}/rematch")
    assert await ada.do("POST", f"/api/tables/{game.id}/rematch") == again
    live_table = (await ada.do("GET", f"/api/tables/{again['id']}"))["room"]
    assert [seat["name"] for seat in live_table["seats"]] == ["Person 0", "Person 1", ""]
    assert [seat["kind"] for seat in live_table["seats"]] == ["person", "person", "bot"]
    assert live_table["host_name"] == "Person 1"
    eve = await server.visitor("Eve")
    assert await eve.refusal("POST", f"/api/tables/{game.id}/rematch") == "not-a-player"


async def test_changes_are_sent_to_everyone_at_the_table(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    socket = await ada.connect(table)
    await ben.sit(table, ready=False)
    live_table = (await socket.drain())[-1]["room"]
    assert live_table["seats"][1].pop("who") not in ("", live_table["seats"][0]["who"])
    assert live_table["seats"][1] == {
        "seat": 1, "kind": "person", "name": "Ben", "level": None, "ready": False,
        "connected": False, "by_bot": False, "left": False, "agent": False,
    }  # fmt: skip


async def test_a_viewer_who_sits_down_gets_the_seats_view(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    socket = await ben.connect(table)
    assert socket.seat is None
    await ben.sit(table)
    await socket.drain()
    eyes = [socket.seat]
    await ben.do("POST", f"/api/tables/{table}/stand")
    await socket.drain()
    assert [*eyes, socket.seat] == [1, None]
