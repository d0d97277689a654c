"""Tables of another rules version or a removed game can be viewed, and harm no others."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.server.protocol.tables import Fault
from miskatonic.server.tables.model.entries import Undone
from miskatonic.text import Texts
from tests.server.harness import LONG_GAME, Json, LocalServer, LocalSocket, begin_with, open_server
from tests.server.upgrades.versions import (
    DAMAGES,
    LATER,
    began,
    closed_table_counts,
    damage,
    logged_in,
    mine,
    opened,
    query,
    raise_rules,
)
from tools.old_database import PASSWORD

pytestmark = pytest.mark.anyio


async def test_tables_of_version_1_are_marked_when_the_rules_are_version_2(
    under_version_2: Path,
) -> None:
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        tables = await mine(ada)
        assert len(tables) == 9
        for table in began(tables):
            assert (table["fault"], table["rules"]) == ("other-rules", 1)
        for table in tables:
            # A lobby is played with the current rules, if they still have its options.
            if table["status"] == "lobby":
                assert table["fault"] in (None, "other-rules")
                assert table["rules"] is None
        public = (await server.anonymous().do("GET", "/api/tables"))["tables"]
        assert {table["id"] for table in public} == {
            table["id"]
            for table in tables
            if table["visibility"] == "public" and table["fault"] is None
        }


@pytest.mark.parametrize("status", ["playing", "paused", "over", "aborted"])
async def test_a_closed_table_can_be_viewed(under_version_2: Path, status: str) -> None:
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        for table in [each for each in await mine(ada) if each["status"] == status]:
            seen = await ada.do("GET", f"/api/tables/{table['id']}")
            live_table, closed = seen["room"], seen["closed"]
            assert (live_table["game"], live_table["status"]) == (table["game"], status)
            assert live_table["seats"][seen["seat"]]["name"] == "Ada"
            assert {seat["kind"] for seat in live_table["seats"]} <= {"person", "bot"}
            assert live_table["options"] == made_with(under_version_2, table["id"])
            assert (closed["fault"], closed["rules"], closed["rules_now"]) == ("other-rules", 1, 2)
            assert closed["created"] == table["created"]
            assert closed["moves"] > 0
            assert closed["record"]
            assert [line["text"] for line in closed["chat"]] == ["Shall we begin?"]
            assert live_table["commitment"] is not None
            stranger = await (await server.visitor("Eve")).do("GET", f"/api/tables/{table['id']}")
            assert stranger["closed"]["chat"] == []
            assert stranger["closed"]["record"] == (status == "over")


def made_with(directory: Path, table: str) -> Json:
    """The options that a table was made with."""
    first = 'SELECT body FROM log, tables WHERE seq = 0 AND "table" = number AND id = ?'
    options: Json = json.loads(query(directory, first, table)[0][0])["table"]["options"]
    return options


async def test_notes_can_still_be_read(under_version_2: Path) -> None:
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        table = next(each for each in await mine(ada) if each["status"] == "paused")
        notes = await ada.do("GET", f"/api/tables/{table['id']}/notes")
        assert notes == {"text": "Ben bluffs."}


REQUESTS: Final = [
    ("POST", "sit", {}),
    ("POST", "stand", None),
    ("POST", "bots", {"level": "random"}),
    ("DELETE", "bots/1", None),
    ("POST", "ready", {"ready": True}),
    ("POST", "start", None),
    ("POST", "kick", {"seat": 1}),
    ("POST", "host", {"seat": 1}),
    ("POST", "rematch", None),
    ("PUT", "notes", {"text": ""}),
    ("GET", "coach", None),
    ("GET", "legend", None),
    ("GET", "replay", None),
]


@pytest.mark.parametrize(("method", "what", "body"), REQUESTS)
async def test_requests_that_need_the_rules_are_refused_with_both_versions(
    under_version_2: Path, method: str, what: str, body: Any
) -> None:
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        table = began(await mine(ada))[0]["id"]
        response = await ada.request(method, f"/api/tables/{table}/{what}", body)
        assert response.status_code == 409
        check_refusal(response.json(), "earlier")


def check_refusal(refusal: Json, which: str, now: int = 2) -> None:
    assert refusal["reason"] == "other-rules"
    assert refusal["values"] == {"rules": 1, "now": now}
    assert refusal["text"] == f"refusal-table-{which}-rules"
    assert "version 1" in refusal["detail"]
    for language in ("en", "de"):
        text = Texts(language)(refusal["text"], **refusal["values"])
        assert f"(1; {'now' if language == 'en' else 'jetzt'} {now})" in text


async def test_a_socket_is_refused_like_any_other_request(under_version_2: Path) -> None:
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        for table in began(await mine(ada)):
            socket = ada.socket(table["id"])
            check_refusal(await socket.refused(), "earlier")
            assert socket.status == 409


async def test_rules_older_than_the_table_are_refused_as_such(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After going back to an earlier release."""
    raise_rules(monkeypatch, 0)
    async with opened(version_1) as server:
        ada = await logged_in(server, "ada")
        table = began(await mine(ada))[0]["id"]
        response = await ada.request("POST", f"/api/tables/{table}/rematch")
        check_refusal(response.json(), "later", 0)


async def test_people_with_closed_tables_can_do_everything_else(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Log in, take another name, make tables, play; with the limit of tables just reached."""
    raise_rules(monkeypatch, LATER)
    # Ada hosts three tables in the lobby, three that are played and one more: only lobbies count.
    async with opened(today, tables_per_person=4) as server:
        ada = await logged_in(server, "ada")
        assert (await ada.do("PUT", "/api/me", {"name": "Adelaide"}))["name"] == "Adelaide"
        table = await ada.make_table(3)
        assert await ada.refusal("POST", "/api/tables", {"game": "arkham-ritual", "seats": 3}) == (
            "too-many"
        )
        for _ in range(2):
            await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        # With a random seed, the bots might end the game before Ada has made three moves.
        await begin_with(await server.live_table(table), LONG_GAME)
        socket = await ada.connect(table)
        await play_on(server, socket, 3)
        again = next(each for each in await mine(ada) if each["id"] == table)
        assert (again["rules"], again["fault"]) == (LATER, None)


@pytest.mark.parametrize("what", ["later rules", "damaged row"])
async def test_people_with_closed_tables_can_manage_their_account(
    today: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Password, codes, data, another name, logging in again, and in the end deletion."""
    if what == "later rules":
        raise_rules(monkeypatch, LATER)
    else:
        damage(today, "playing", DAMAGES["not JSON"])
        hers = "UPDATE log SET person = (SELECT id FROM people WHERE login = 'ada') WHERE body = ?"
        query(today, hers, str(DAMAGES["not JSON"]).encode())
    new = "another long enough password"
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        tables = await mine(ada)
        assert any(table["fault"] for table in tables)
        codes = (await ada.do("POST", "/api/account/codes", {"password": PASSWORD}))["codes"]
        await ada.do("PUT", "/api/account/password", {"old": PASSWORD, "new": new})
        data = await ada.do("GET", "/api/me/data")
        assert {each["id"] for each in data["tables"]} == {each["id"] for each in tables}
        guest = await server.visitor("Guest")
        recover = {"login": "ada", "code": codes[0], "password": PASSWORD}
        await guest.do("POST", "/api/recover", recover)
        await guest.do("PUT", "/api/me", {"name": "Adelaide"})
        await guest.do("POST", "/api/me/delete", {"name": "Adelaide", "password": PASSWORD})
        ben = await logged_in(server, "ben")
        for table in await mine(ben):
            seen = await ben.do("GET", f"/api/tables/{table['id']}")
            assert not {"Ada", "Adelaide"} & {seat["name"] for seat in seen["room"]["seats"]}
            await ben.do("POST", f"/api/tables/{table['id']}/leave")


async def play_on(server: LocalServer, socket: LocalSocket, moves: int) -> None:
    made = 0
    while made < moves:
        if socket.decision is not None and not socket.decision["optional"]:
            assert (await socket.play())["type"] == "ack"
            made += 1
        await server.clock.forward(5_000)
        await socket.drain()


async def test_an_old_lobby_is_played_with_the_current_rules(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raise_rules(monkeypatch, LATER)
    async with opened(today) as server:
        ada, ben = await logged_in(server, "ada"), await logged_in(server, "ben")
        lobbies = [each for each in await mine(ada) if each["status"] == "lobby"]
        assert {each["game"] for each in lobbies} == set(GAMES)
        for lobby in lobbies:
            at = f"/api/tables/{lobby['id']}"
            for _ in range(lobby["seats"] - lobby["taken"]):
                await ada.do("POST", f"{at}/bots", {"level": "random"})
            await ben.do("POST", f"{at}/ready", {"ready": True})
            started = await ada.do("POST", f"{at}/start")
            assert (started["room"]["rules"], started["closed"]) == (LATER, None)


async def test_nothing_happens_at_closed_tables_by_itself(under_version_2: Path) -> None:
    before = query(under_version_2, "SELECT count(*) FROM log")
    async with opened(under_version_2) as server:
        ada = await logged_in(server, "ada")
        for table in began(await mine(ada)):
            await ada.do("GET", f"/api/tables/{table['id']}")
        await server.clock.forward(24 * 3_600_000)
        assert server.bots.shown == []
        assert server.context.tables.all() == []
        assert (await server.anonymous().request("GET", "/readyz")).status_code == 200
    assert query(under_version_2, "SELECT count(*) FROM log") == before


async def test_closed_tables_are_counted_as_such(under_version_2: Path) -> None:
    async with opened(under_version_2) as server:
        counted = await closed_table_counts(server)
        # Three running games and a paused one; and lobbies, should their options be gone.
        assert counted["other-rules"] >= 4
        assert (counted["game-removed"], counted["unreadable"]) == (0, 0)
        text = (await server.anonymous().request("GET", "/metrics")).text
        assert "miskatonic_tables 0.0" in text


async def test_tables_of_a_removed_game_are_closed_and_all_others_are_played_on(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(MANIFESTS, "among-cultists")
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        await ada.do("PUT", "/api/me", {"name": "Adelaide"})
        for table in await mine(ada):
            gone = table["game"] == "among-cultists"
            assert table["fault"] == ("game-removed" if gone else None)
            seen = await ada.do("GET", f"/api/tables/{table['id']}")
            assert (seen["closed"] is not None) == gone
            if gone:
                assert seen["closed"]["rules_now"] is None
                response = await ada.request("POST", f"/api/tables/{table['id']}/rematch")
                assert response.json()["reason"] == "game-removed"
                await ada.do("POST", f"/api/tables/{table['id']}/leave")
        assert "among-cultists" not in {each["game"] for each in await mine(ada)}
        # Ben is still there.
        assert (await closed_table_counts(server))["game-removed"] == 2
        await ada.make_table()


async def test_the_result_of_a_finished_game_is_kept_for_later_rules(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = "SELECT id, rules, result FROM tables WHERE status = 'over' AND game = 'arkham-ritual'"
    table, rules, result = query(today, over)[0]
    assert rules == GAMES["arkham-ritual"].version
    raise_rules(monkeypatch, LATER)
    async with opened(today) as server:
        ada = await logged_in(server, "ada")
        closed = (await ada.do("GET", f"/api/tables/{table}"))["closed"]
        assert closed["result"] == json.loads(result)
        assert set(closed["result"]["winners"]) | set(closed["result"]["losers"]) == {0, 1, 2}
        record = (await ada.request("GET", f"/api/tables/{table}/export")).json()
        assert record["result"] == closed["result"]


@pytest.mark.parametrize("fault", Fault.__args__)  # type: ignore[attr-defined]
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_fault_has_its_texts(fault: str, language: str) -> None:
    texts = Texts(language)
    for message in (f"refusal-{fault}", f"closed-{fault}"):
        assert texts(message)


async def test_a_closed_table_with_an_undo_can_be_viewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game()
        await game.asked().play()
        async with game.live_table.lock:
            await game.live_table.enter([Undone(0, 1)])
        await game.drain()
        table, cookies = game.id, dict(game.visitors[0].client.cookies)
    raise_rules(monkeypatch, LATER)
    async with opened(tmp_path) as server:
        visitor = server.anonymous()
        visitor.client.cookies.update(cookies)
        seen = await visitor.do("GET", f"/api/tables/{table}")
        assert (seen["closed"]["fault"], seen["closed"]["moves"]) == ("other-rules", 0)
