"""Removing, blocking, muting and reporting people."""

from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.tables.requests.moderation import REPORTS_A_DAY
from miskatonic.store.erasure import ERASED_TEXT
from tests.server.databases import ask
from tests.server.harness import Json, LocalServer, LocalSocket, Visitor

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
SECRET = "a long enough secret"
ADA, BEN, EVE = 0, 1, 2


async def who_at(visitor: Visitor, table: str, seat: int) -> str:
    live_table = (await visitor.do("GET", f"/api/tables/{table}"))["room"]
    return str(live_table["seats"][seat]["who"])


async def trio(server: LocalServer) -> tuple[str, Visitor, Visitor, Visitor]:
    """A table with Ada as its host, Ben and Eve."""
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make_table(settings={"visibility": "public", "spectators": "live"})
    await ben.sit(table)
    await eve.sit(table)
    return table, ada, ben, eve


def reports(directory: Path) -> list[Any]:
    return ask(directory, "SELECT reason, text, about, by FROM reports")


async def said(socket: LocalSocket) -> Json:
    return next(each["line"] for each in await socket.drain() if each["type"] == "said")


# ---------------------------------------------------------------- removing


async def test_removing_a_player_closes_all_their_sockets(server: LocalServer) -> None:
    table, ada, ben, _ = await trio(server)
    sockets = [await ben.connect(table), await ben.connect(table)]
    who = await who_at(ada, table, BEN)
    seated = await ada.do("POST", f"/api/tables/{table}/remove", {"who": who})
    assert seated["room"]["seats"][BEN]["kind"] == "empty"
    for socket in sockets:
        assert (await socket.closed())["refusal"]["reason"] == "kicked"
    assert (await ben.socket(table).refused())["reason"] == "kicked"
    assert await ben.refusal("POST", f"/api/tables/{table}/sit", {}) == "kicked"
    assert await ben.refusal("GET", f"/api/tables/{table}") == "kicked"
    # This applies to this table only.
    other = await ada.make_table()
    assert await ben.sit(other) == 1


async def test_in_a_game_a_bot_plays_for_a_removed_player(server: LocalServer) -> None:
    game = await server.game()
    host = game.visitors[0]
    await host.do("POST", f"/api/tables/{game.id}/kick", {"seat": BEN})
    assert (await game.sockets[BEN].closed())["refusal"]["reason"] == "kicked"
    seat = (await host.do("GET", f"/api/tables/{game.id}"))["room"]["seats"][BEN]
    assert (seat["left"], seat["by_bot"]) == (True, True)
    assert (await game.visitors[BEN].socket(game.id).refused())["reason"] == "kicked"


async def test_a_spectator_can_be_removed(server: LocalServer) -> None:
    table, ada, _, _ = await trio(server)
    zoe = await server.visitor("Zoe")
    socket = await zoe.connect(table)
    await socket.ask("chat", text="What is this?")
    other = await (await server.visitor("Yan")).connect(table)
    await socket.ask("chat", text="Boo")
    line = await said(other)
    await ada.do("POST", f"/api/tables/{table}/remove", {"who": line["who"]})
    assert (await socket.closed())["refusal"]["reason"] == "kicked"
    assert (await zoe.socket(table).refused())["reason"] == "kicked"


async def test_only_the_host_can_remove_people_and_never_the_host(server: LocalServer) -> None:
    table, ada, ben, _ = await trio(server)
    eve, host = await who_at(ada, table, EVE), await who_at(ada, table, ADA)
    for path in ("remove", "block"):
        there = f"/api/tables/{table}/{path}"
        assert await ben.refusal("POST", there, {"who": eve}) == "not-the-host"
        assert await ada.refusal("POST", there, {"who": host}) == "not-the-host"
        assert await ada.refusal("POST", there, {"who": "nobody"}) == "no-such-person"
    assert (await ada.do("GET", f"/api/tables/{table}"))["room"]["seats"][EVE]["name"] == "Eve"


# ---------------------------------------------------------------- blocking


async def test_a_blocked_person_cannot_enter_any_table_of_that_host(server: LocalServer) -> None:
    table, ada, ben, _ = await trio(server)
    other = await ada.make_table(settings={"visibility": "public", "spectators": "live"})
    socket = await ben.connect(table)
    watching = await ben.connect(other)
    who = await who_at(ada, table, BEN)
    blocked = await ada.do("POST", f"/api/tables/{table}/block", {"who": who})
    assert blocked == {"muted": [], "blocked": [who]}
    assert (await socket.closed())["refusal"]["reason"] == "kicked"
    assert (await watching.closed())["refusal"]["reason"] == "blocked"
    later = await ada.make_table(settings={"visibility": "public"})
    for each in (other, later):
        assert (await ben.socket(each).refused())["reason"] == "blocked"
        assert await ben.refusal("POST", f"/api/tables/{each}/sit", {}) == "blocked"
        assert await ben.refusal("GET", f"/api/tables/{each}") == "blocked"
    assert (await ben.do("GET", "/api/tables"))["tables"] == []
    assert len((await (await server.visitor("Zoe")).do("GET", "/api/tables"))["tables"]) == 3


async def test_a_blocked_person_is_removed_from_the_hosts_other_lobbies_too(
    server: LocalServer,
) -> None:
    table, ada, ben, _ = await trio(server)
    other = await ada.make_table()
    await ben.sit(other)
    who = await who_at(ada, table, BEN)
    await ada.do("POST", f"/api/tables/{table}/block", {"who": who})
    seats = (await ada.do("GET", f"/api/tables/{other}"))["room"]["seats"]
    assert seats[BEN]["kind"] == "empty"


async def test_a_blocked_person_can_enter_tables_of_other_hosts(server: LocalServer) -> None:
    table, ada, ben, eve = await trio(server)
    who = await who_at(ada, table, BEN)
    await ada.do("POST", f"/api/tables/{table}/block", {"who": who})
    assert await ben.sit(await eve.make_table()) == 1
    own = await ben.make_table()
    assert await ada.sit(own) == 1


async def test_a_block_follows_a_guest_into_the_account(server: LocalServer) -> None:
    ben = await server.visitor("Ben")
    await ben.do("POST", "/api/account", {"login": "ben", "password": SECRET})
    table, ada, guest, _ = await trio(server)
    who = await who_at(ada, table, BEN)
    await ada.do("POST", f"/api/tables/{table}/block", {"who": who})
    later = await ada.make_table()
    await guest.do("POST", "/api/login", {"login": "ben", "password": SECRET})
    assert await guest.refusal("POST", f"/api/tables/{later}/sit", {}) == "blocked"
    assert await ben.refusal("POST", f"/api/tables/{later}/sit", {}) == "blocked"


async def test_a_block_can_be_removed(server: LocalServer) -> None:
    table, ada, ben, _ = await trio(server)
    who = await who_at(ada, table, BEN)
    await ada.do("POST", f"/api/tables/{table}/block", {"who": who})
    listed = (await ada.do("GET", "/api/shunned"))["people"]
    assert [(each["name"], each["how"]) for each in listed] == [("Ben", "block")]
    assert listed[0]["who"] != who
    later = await ada.make_table()
    unblock = {"who": listed[0]["who"], "how": "block"}
    gone = await ada.do("POST", "/api/unshun", unblock)
    assert gone == {"people": []}
    assert await ben.sit(later) == 1
    unknown = {"who": listed[0]["who"], "how": "block"}
    assert await ada.refusal("POST", "/api/unshun", unknown) == "no-such-person"


async def test_a_rematch_leaves_the_seat_of_a_blocked_person_empty(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on()
    host, ben = game.visitors[0], game.visitors[BEN]
    who = await who_at(host, game.id, BEN)
    await host.do("POST", f"/api/tables/{game.id}/block", {"who": who})
    again = (await host.do("POST", f"/api/tables/{game.id}/rematch"))["id"]
    seats = (await host.do("GET", f"/api/tables/{again}"))["room"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "empty", "person"]
    # Ben can still look at a game that he played in.
    assert (await ben.do("GET", f"/api/tables/{game.id}"))["room"]["status"] == "over"


# ---------------------------------------------------------------- muting


async def test_a_mute_applies_to_all_devices_of_its_user_and_to_no_one_else(
    server: LocalServer,
) -> None:
    table, ada, ben, eve = await trio(server)
    credentials = {"login": "eve", "password": SECRET}
    await eve.do("POST", "/api/account", credentials)
    who = await who_at(eve, table, BEN)
    muted = await eve.do("POST", f"/api/tables/{table}/mute", {"who": who})
    assert muted == {"muted": [who], "blocked": []}
    remote = server.anonymous()
    await remote.do("POST", "/api/login", credentials)
    assert await remote.do("GET", f"/api/tables/{table}/shunned") == muted
    for other in (ada, ben):
        empty: Json = {"muted": [], "blocked": []}
        assert await other.do("GET", f"/api/tables/{table}/shunned") == empty
    socket = await eve.connect(table)
    await (await ben.connect(table)).ask("chat", text="Hello")
    assert (await said(socket))["who"] == who
    # At another table the same person has another public id, and is muted too.
    other_table = await ben.make_table()
    await eve.sit(other_table)
    there = await eve.do("GET", f"/api/tables/{other_table}/shunned")
    assert there["muted"] == [await who_at(eve, other_table, 0)] != [who]
    unmuted = await eve.do("POST", f"/api/tables/{table}/mute", {"who": who, "on": False})
    assert unmuted == {"muted": [], "blocked": []}


async def test_users_can_mute_a_spectator_but_not_themselves(server: LocalServer) -> None:
    table, ada, _, _ = await trio(server)
    zoe, yan = await server.visitor("Zoe"), await server.visitor("Yan")
    socket, other = await zoe.connect(table), await yan.connect(table)
    await socket.ask("chat", text="Boo")
    who = (await said(other))["who"]
    await socket.hang_up()
    muted = await yan.do("POST", f"/api/tables/{table}/mute", {"who": who})
    assert muted["muted"] == [who]
    own = await who_at(ada, table, ADA)
    assert await ada.refusal("POST", f"/api/tables/{table}/mute", {"who": own}) == "bad-message"
    for path in ("shunned", "mute", "report"):
        method, body = ("GET", None) if path == "shunned" else ("POST", {"who": who})
        if path == "report":
            body = {"who": who, "reason": "chat"}
        there = f"/api/tables/{table}/{path}"
        assert await server.anonymous().refusal(method, there, body) == "who-are-you"


async def test_lines_written_as_a_guest_stay_muted_after_a_login(server: LocalServer) -> None:
    ben = await server.visitor("Ben")
    await ben.do("POST", "/api/account", {"login": "ben", "password": SECRET})
    table, ada, guest, _ = await trio(server)
    who = await who_at(ada, table, BEN)
    await ada.do("POST", f"/api/tables/{table}/mute", {"who": who})
    await guest.do("POST", "/api/login", {"login": "ben", "password": SECRET})
    muted = (await ada.do("GET", f"/api/tables/{table}/shunned"))["muted"]
    assert set(muted) == {who, await who_at(ada, table, BEN)}
    assert len(muted) == 2


# ---------------------------------------------------------------- reports


async def test_a_report_holds_the_last_lines_of_chat(server: LocalServer, tmp_path: Path) -> None:
    table, ada, ben, _ = await trio(server)
    mine, theirs = await ada.connect(table), await ben.connect(table)
    await mine.ask("chat", text="Good evening")
    await theirs.ask("chat", text="Something rude")
    who = await who_at(ada, table, BEN)
    body = {"who": who, "reason": "chat", "text": " He is rude. "}
    assert await ada.do("POST", f"/api/tables/{table}/report", body) == {}
    [(reason, text, about, by)] = reports(tmp_path)
    table_now = (await server.live_table(table)).table
    assert (reason, about, by) == ("chat", table_now.seats[BEN].person, table_now.seats[0].person)
    own, empty, first, second = text.split("\n")
    assert (own, empty) == ("He is rude.", "")
    assert first.startswith("  2027-")
    assert first.endswith("Ada: Good evening")
    assert second.startswith("> 2027-")
    assert second.endswith("Ben: Something rude")


@pytest.mark.parametrize(
    "body",
    [{"reason": "revenge"}, {"reason": "chat", "text": "x" * 1001}, {"reason": "chat", "who": ""}],
)
async def test_a_bad_report_is_refused(server: LocalServer, tmp_path: Path, body: Json) -> None:
    table, ada, _, _ = await trio(server)
    full = {"who": await who_at(ada, table, BEN), **body}
    assert await ada.refusal("POST", f"/api/tables/{table}/report", full) == "bad-message"
    assert reports(tmp_path) == []


async def test_reports_per_day_are_limited(server: LocalServer, tmp_path: Path) -> None:
    table, ada, _, _ = await trio(server)
    body = {"who": await who_at(ada, table, BEN), "reason": "other"}
    for _ in range(REPORTS_A_DAY):
        await ada.do("POST", f"/api/tables/{table}/report", body)
    assert await ada.refusal("POST", f"/api/tables/{table}/report", body) == "too-many"
    assert len(reports(tmp_path)) == REPORTS_A_DAY
    server.clock.jump(25 * 3_600_000)
    await ada.do("POST", f"/api/tables/{table}/report", body)


# ---------------------------------------------------------------- free text in claims


def words(text: str) -> Json:
    return {"kind": "text", "fields": {"text": text}}


def free_texts(socket: LocalSocket) -> list[str]:
    """The free-text claims, of which the events and the list of claims must say the same."""
    assert socket.view is not None
    events = [each["fields"]["text"] for each in socket.view["history"] if each["kind"] == "said"]
    assert [each["fields"]["text"] for each in socket.view["claims"]] == events
    return events


async def test_free_text_of_a_muted_player_is_hidden_from_the_one_who_muted_them(
    server: LocalServer,
) -> None:
    options = {"free_text": True, "spectators": "live"}
    game = await server.game(3, game="among-cultists", options=options)
    rude, ada, ben = game.sockets
    await rude.ask("say", claim=words("you fools"))
    await ada.ask("say", claim=words("be kind"))
    await game.drain()
    who = game.live_table.state().seats[0].who
    mute = f"/api/tables/{game.id}/mute"
    await game.visitors[1].do("POST", mute, {"who": who})
    await ada.drain()
    assert free_texts(ada) == [ERASED_TEXT, "be kind"], "earlier claims are hidden too"
    for socket in (ada, ben):
        socket.transcript.clear()
    await rude.ask("say", claim=words("I said: you fools"))
    await game.drain()
    updates = [
        [len(text.encode()) for _, text in socket.transcript if '"update"' in text]
        for socket in (ada, ben)
    ]
    assert updates[0] == updates[1], "the lengths reveal nothing of it"
    assert free_texts(ada) == [ERASED_TEXT, "be kind", ERASED_TEXT]
    assert free_texts(ben) == ["you fools", "be kind", "I said: you fools"]
    assert "fools" not in str(ada.transcript)
    again = await game.visitors[1].connect(game.id)
    assert free_texts(again) == free_texts(ada), "the same in another window and after a reconnect"
    await game.visitors[1].do("POST", mute, {"who": who, "on": False})
    await ada.drain()
    assert free_texts(ada) == free_texts(ben)
