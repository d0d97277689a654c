"""A database outlives the code that made it.

Tables of another rules version, of a game that is gone, or with a damaged log can be looked at,
taken away and left. They count nowhere, and nobody else notices them.
"""

import contextlib
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Manifest
from miskatonic.server.protocol.tables import Fault
from miskatonic.text import Texts
from tests.server.harness import Json, Plug, TestHouse, Visitor, cookie_of_before, open_house
from tools.old_database import PASSWORD, furnish

pytestmark = pytest.mark.anyio

VERSION_1: Final = Path(__file__).parent / "data" / "version-1.sql"
# The next rules version of every game.
LATER: Final = 1 + max(game.version for game in GAMES.values())


# ---------------------------------------------------------------- the world after an upgrade


class NewRules:
    """A game with another rules version; all else is as it was."""

    def __init__(self, game: Any, version: int) -> None:
        self._game: Final = game
        self.version: Final = version

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def raise_rules(monkeypatch: pytest.MonkeyPatch, version: int, *games: str) -> None:
    """These games, or all, have this rules version now."""
    for game in games or tuple(MANIFESTS):
        if GAMES[game].version == version:
            continue
        newer = NewRules(GAMES[game], version)
        manifest = MANIFESTS[game]
        monkeypatch.setattr(manifest, "_load", _loading(manifest, newer))


def _loading(manifest: Manifest, game: NewRules) -> Any:
    usual = manifest._load

    def load(part: str) -> Any:
        return game if part == manifest._game else usual(part)

    return load


def lay_out(sql: Path, directory: Path) -> Path:
    """The database of that text, in a folder of its own."""
    connection = sqlite3.connect(directory / "miskatonic.sqlite3")
    connection.executescript(sql.read_text(encoding="utf-8"))
    connection.close()
    return directory


@pytest.fixture
def version_1(tmp_path: Path) -> Path:
    """What the first release left behind."""
    return lay_out(VERSION_1, tmp_path)


@pytest.fixture
def under_version_2(version_1: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database of version 1, when the rules are version 2."""
    raise_rules(monkeypatch, 2)
    return version_1


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database of today's rules with tables of every kind, as SQL text."""
    import asyncio

    from tools.old_database import dump

    directory = tmp_path_factory.mktemp("furnished")
    asyncio.run(furnish(directory))
    return dump(directory / "miskatonic.sqlite3")


@pytest.fixture
def today(furnished: str, tmp_path: Path) -> Path:
    (tmp_path / "today.sql").write_text(furnished, encoding="utf-8")
    return lay_out(tmp_path / "today.sql", tmp_path)


def query(directory: Path, sql: str, *values: object) -> list[Any]:
    connection = sqlite3.connect(directory / "miskatonic.sqlite3")
    with contextlib.closing(connection), connection:
        return connection.execute(sql, values).fetchall()


@contextlib.asynccontextmanager
async def opened(directory: Path, **limits: Any) -> AsyncIterator[TestHouse]:
    """A server on that database, when it has looked through its tables."""
    async with open_house(directory, **limits) as house:
        await house.house.quiet()
        yield house


async def logged_in(house: TestHouse, login: str) -> Visitor:
    visitor = house.nobody()
    await visitor.do("POST", "/api/login", {"login": login, "password": PASSWORD})
    return visitor


async def mine(visitor: Visitor) -> list[Json]:
    tables: list[Json] = (await visitor.do("GET", "/api/tables/mine"))["tables"]
    return tables


def began(tables: list[Json]) -> list[Json]:
    return [table for table in tables if table["status"] != "lobby"]


@pytest.fixture(autouse=True)
def _no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing of this is an error of ours: no exception is logged anywhere."""
    yield
    for record in caplog.get_records("call"):
        assert record.exc_info is None, record.getMessage()
        assert record.levelno < logging.ERROR, record.getMessage()


# ---------------------------------------------------------------- rules versions


async def test_tables_of_version_1_are_marked_when_the_rules_are_version_2(
    under_version_2: Path,
) -> None:
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
        tables = await mine(ada)
        assert len(tables) == 9
        for table in began(tables):
            assert (table["fault"], table["rules"]) == ("other-rules", 1)
        for table in tables:
            # A lobby is played with the rules of now, if they still have its options.
            if table["status"] == "lobby":
                assert table["fault"] in (None, "other-rules")
                assert table["rules"] is None
        public = (await house.nobody().do("GET", "/api/tables"))["tables"]
        assert {table["id"] for table in public} == {
            table["id"]
            for table in tables
            if table["visibility"] == "public" and table["fault"] is None
        }


@pytest.mark.parametrize("status", ["playing", "paused", "over", "aborted"])
async def test_a_closed_table_can_be_looked_at(under_version_2: Path, status: str) -> None:
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
        for table in [each for each in await mine(ada) if each["status"] == status]:
            seen = await ada.do("GET", f"/api/tables/{table['id']}")
            room, closed = seen["room"], seen["closed"]
            assert (room["game"], room["status"]) == (table["game"], status)
            assert room["seats"][seen["seat"]]["name"] == "Ada"
            assert {seat["kind"] for seat in room["seats"]} <= {"person", "bot"}
            assert room["options"] == made_with(under_version_2, table["id"])
            assert (closed["fault"], closed["rules"], closed["rules_now"]) == ("other-rules", 1, 2)
            assert closed["created"] == table["created"]
            assert closed["moves"] > 0
            assert closed["record"]
            assert [line["text"] for line in closed["chat"]] == ["Shall we begin?"]
            assert room["commitment"] is not None
            stranger = await (await house.visitor("Eve")).do("GET", f"/api/tables/{table['id']}")
            assert stranger["closed"]["chat"] == []
            assert stranger["closed"]["record"] == (status == "over")


def made_with(directory: Path, table: str) -> Json:
    """The options that a table was made with."""
    first = 'SELECT body FROM log, tables WHERE seq = 0 AND "table" = number AND id = ?'
    options: Json = json.loads(query(directory, first, table)[0][0])["table"]["options"]
    return options


async def test_notes_can_still_be_read(under_version_2: Path) -> None:
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
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
async def test_what_needs_the_rules_is_refused_with_both_versions(
    under_version_2: Path, method: str, what: str, body: Any
) -> None:
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
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
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
        for table in began(await mine(ada)):
            plug = ada.plug(table["id"])
            check_refusal(await plug.refused(), "earlier")
            assert plug.status == 409


async def test_rules_older_than_the_table_are_refused_as_such(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After going back to an earlier release."""
    raise_rules(monkeypatch, 0)
    async with opened(version_1) as house:
        ada = await logged_in(house, "ada")
        table = began(await mine(ada))[0]["id"]
        response = await ada.request("POST", f"/api/tables/{table}/rematch")
        check_refusal(response.json(), "later", 0)


async def test_people_with_closed_tables_do_all_that_others_do(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Log in, take another name, make tables, play; with the limit of tables just reached."""
    raise_rules(monkeypatch, LATER)
    # Ada hosts three tables in the lobby, three that are played and one more: only lobbies count.
    async with opened(today, tables_per_person=4) as house:
        ada = await logged_in(house, "ada")
        assert (await ada.do("PUT", "/api/me", {"name": "Adelaide"}))["name"] == "Adelaide"
        table = await ada.make_table(3)
        assert await ada.refusal("POST", "/api/tables", {"game": "arkham-ritual", "seats": 3}) == (
            "too-many"
        )
        for _ in range(2):
            await ada.do("POST", f"/api/tables/{table}/bots", {"level": "random"})
        await ada.do("POST", f"/api/tables/{table}/start")
        plug = await ada.connect(table)
        await play_on(house, plug, 3)
        again = next(each for each in await mine(ada) if each["id"] == table)
        assert (again["rules"], again["fault"]) == (LATER, None)


@pytest.mark.parametrize("what", ["later rules", "damaged row"])
async def test_people_with_closed_tables_keep_their_account_in_order(
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
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        tables = await mine(ada)
        assert any(table["fault"] for table in tables)
        codes = (await ada.do("POST", "/api/account/codes", {"password": PASSWORD}))["codes"]
        await ada.do("PUT", "/api/account/password", {"old": PASSWORD, "new": new})
        data = await ada.do("GET", "/api/me/data")
        assert {each["id"] for each in data["tables"]} == {each["id"] for each in tables}
        guest = await house.visitor("Guest")
        recover = {"login": "ada", "code": codes[0], "password": PASSWORD}
        await guest.do("POST", "/api/recover", recover)
        await guest.do("PUT", "/api/me", {"name": "Adelaide"})
        await guest.do("POST", "/api/me/delete", {"name": "Adelaide", "password": PASSWORD})
        ben = await logged_in(house, "ben")
        for table in await mine(ben):
            seen = await ben.do("GET", f"/api/tables/{table['id']}")
            assert not {"Ada", "Adelaide"} & {seat["name"] for seat in seen["room"]["seats"]}
            await ben.do("POST", f"/api/tables/{table['id']}/leave")


async def play_on(house: TestHouse, plug: Plug, moves: int) -> None:
    made = 0
    while made < moves:
        if plug.decision is not None and not plug.decision["optional"]:
            assert (await plug.play())["type"] == "ack"
            made += 1
        await house.clock.forward(5_000)
        await plug.drain()


async def test_a_lobby_of_before_is_played_with_the_rules_of_now(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raise_rules(monkeypatch, LATER)
    async with opened(today) as house:
        ada, ben = await logged_in(house, "ada"), await logged_in(house, "ben")
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
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
        for table in began(await mine(ada)):
            await ada.do("GET", f"/api/tables/{table['id']}")
        await house.clock.forward(24 * 3_600_000)
        assert house.bots.shown == []
        assert house.house.rooms() == []
        assert (await house.nobody().request("GET", "/readyz")).status_code == 200
    assert query(under_version_2, "SELECT count(*) FROM log") == before


async def test_closed_tables_are_counted_as_such(under_version_2: Path) -> None:
    async with opened(under_version_2) as house:
        counted = await figures(house)
        # Three that are played and one that is paused; and lobbies, should their options be gone.
        assert counted["other-rules"] >= 4
        assert (counted["game-removed"], counted["unreadable"]) == (0, 0)
        text = (await house.nobody().request("GET", "/metrics")).text
        assert "miskatonic_tables 0.0" in text


async def figures(house: TestHouse) -> dict[str, int]:
    text = (await house.nobody().request("GET", "/metrics")).text
    found = {}
    for line in text.splitlines():
        if line.startswith("miskatonic_closed_tables{"):
            fault = line.partition('fault="')[2].partition('"')[0]
            found[fault] = int(float(line.rpartition(" ")[2]))
    return found


# ---------------------------------------------------------------- taking away and leaving


async def test_the_record_of_a_closed_table_can_be_taken_away(under_version_2: Path) -> None:
    """Whoever has the old rules can play it again: here they are still at hand."""
    old = dict(GAMES.items())
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
        for table in began(await mine(ada)):
            response = await ada.request("GET", f"/api/tables/{table['id']}/export")
            assert response.status_code == 200, response.text
            record = response.json()
            assert (record["game"], record["rules"]) == (table["game"], 1)
            assert "Ada" in record["names"]
            if old[table["game"]].version == 1:
                assert replayed(old[table["game"]], response.content) == (table["status"] == "over")


def replayed(game: Any, data: bytes) -> bool:
    from miskatonic.kernel.replay import read_record

    return game.replay(read_record(data)).result is not None


async def test_an_unfinished_game_is_taken_away_by_its_players_and_then_it_is_over(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record holds all secrets. Back under the old rules, nobody may play on with them."""
    raise_rules(monkeypatch, 2)
    async with opened(version_1) as house:
        ada, eve = await logged_in(house, "ada"), await house.visitor("Eve")
        table = next(each for each in await mine(ada) if each["status"] == "playing")
        export = f"/api/tables/{table['id']}/export"
        assert await eve.refusal("GET", export) == "not-a-player"
        assert await house.nobody().refusal("GET", export) == "who-are-you"
        assert (await ada.do("GET", f"/api/tables/{table['id']}"))["room"]["status"] == "playing"
        assert (await ada.request("GET", export)).status_code == 200
        again = next(each for each in await mine(ada) if each["id"] == table["id"])
        assert again["status"] == "aborted"
    monkeypatch.undo()
    if GAMES[table["game"]].version == 1:
        async with opened(version_1) as house:
            assert (await house.room(table["id"])).table.status == "aborted"


async def test_a_table_that_never_began_has_no_record(
    version_1: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(MANIFESTS, "death-may-die")
    async with opened(version_1) as house:
        ada = await logged_in(house, "ada")
        lobby = next(
            each
            for each in await mine(ada)
            if each["game"] == "death-may-die" and each["status"] == "lobby"
        )
        assert await ada.refusal("GET", f"/api/tables/{lobby['id']}/export") == "not-begun"
        assert not (await ada.do("GET", f"/api/tables/{lobby['id']}"))["closed"]["record"]


async def test_a_closed_table_can_be_left(under_version_2: Path) -> None:
    async with opened(under_version_2) as house:
        ada, ben = await logged_in(house, "ada"), await logged_in(house, "ben")
        table = next(each["id"] for each in await mine(ada) if each["game"] == "death-may-die"
                     and each["status"] == "playing")  # fmt: skip
        left = await ada.do("POST", f"/api/tables/{table}/leave")
        assert left["seat"] is None
        assert left["room"]["seats"][0]["left"]
        assert left["room"]["status"] == "playing"
        assert table not in [each["id"] for each in await mine(ada)]
        assert table in [each["id"] for each in await mine(ben)]
        assert (await ben.do("POST", f"/api/tables/{table}/leave"))["room"]["status"] == "aborted"
        assert table not in [each["id"] for each in await mine(ben)]
        await ben.do("POST", f"/api/tables/{table}/leave")


async def test_every_closed_table_can_be_left(under_version_2: Path) -> None:
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
        for table in began(await mine(ada)):
            await ada.do("POST", f"/api/tables/{table['id']}/leave")
        assert [each["status"] for each in await mine(ada)] == ["lobby"] * 3


async def test_a_guest_who_logs_in_brings_closed_tables_along_and_can_leave_them(
    under_version_2: Path,
) -> None:
    async with opened(under_version_2) as house:
        cleo_id = query(under_version_2, "SELECT id FROM people WHERE name = 'Cleo'")[0][0]
        cleo = house.nobody()
        cleo.client.cookies.set("miskatonic", cookie_of_before(house, cleo_id))
        closed = [each["id"] for each in began(await mine(cleo))]
        await cleo.do("POST", "/api/login", {"login": "ben", "password": PASSWORD})
        for table in closed:
            seen = await cleo.do("GET", f"/api/tables/{table}")
            # A cancelled game keeps the name it was played under.
            assert seen["room"]["seats"][0]["name"] == (
                "Cleo" if seen["room"]["status"] == "aborted" else "Ben"
            )
            await cleo.do("POST", f"/api/tables/{table}/leave")
        assert not set(closed) & {each["id"] for each in await mine(cleo)}


async def test_a_record_of_other_rules_is_refused_with_both_versions(under_version_2: Path) -> None:
    async with opened(under_version_2) as house:
        ada = await logged_in(house, "ada")
        over = next(each for each in await mine(ada) if each["status"] == "over")
        record = (await ada.request("GET", f"/api/tables/{over['id']}/export")).json()
        refusal = (await ada.request("POST", "/api/import", record)).json()
        assert (refusal["reason"], refusal["text"]) == (
            "other-rules",
            "refusal-record-earlier-rules",
        )
        assert refusal["values"] == {"rules": 1, "now": 2}
        gone = await ada.request("POST", "/api/import", {**record, "game": "chess"})
        assert gone.json()["reason"] == "game-removed"
        for language in ("en", "de"):
            assert "1" in Texts(language)(refusal["text"], **refusal["values"])
            assert Texts(language)(gone.json()["text"])


# ---------------------------------------------------------------- a game that is gone


async def test_tables_of_a_removed_game_are_closed_and_all_others_are_played_on(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(MANIFESTS, "among-cultists")
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
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
        assert (await figures(house))["game-removed"] == 2
        await ada.make_table()


# ---------------------------------------------------------------- damaged logs


DAMAGES: Final = {
    "not JSON": '{"type":"chatted",',
    "not text": b"\xff\xfe\x00",
    "an unknown entry": '{"type":"ascended","seat":1}',
    "a missing field": '{"type":"chatted","seat":0}',
    "a seat that is not there": '{"type":"played","seat":9,"choice":0,"by":"person"}',
}


def damage(directory: Path, status: str, body: object) -> str:
    """Overwrite the last entry of a table in this state; the table's id."""
    found = query(directory, "SELECT number, id FROM tables WHERE status = ?", status)
    number, link = found[0]
    data = body.encode() if isinstance(body, str) else body
    query(
        directory,
        'UPDATE log SET body = ? WHERE "table" = ? AND seq = '
        '(SELECT max(seq) FROM log WHERE "table" = ?)',
        data,
        number,
        number,
    )
    return str(link)


@pytest.mark.parametrize("what", DAMAGES)
@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_a_table_with_a_damaged_entry_is_closed_and_all_others_go_on(
    today: Path, status: str, what: str
) -> None:
    table = damage(today, status, DAMAGES[what])
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        faults = {each["id"]: each["fault"] for each in await mine(ada)}
        assert faults == {**dict.fromkeys(faults), table: "unreadable"}
        assert (await figures(house))["unreadable"] == 1
        await ada.do("PUT", "/api/me", {"name": "Adelaide"})
        for each in faults:
            seen = await ada.do("GET", f"/api/tables/{each}")
            assert (seen["closed"] is None) == (each != table)
        seen = await ada.do("GET", f"/api/tables/{table}")
        assert seen["room"]["seats"][0]["name"] == "Ada"
        assert (await ada.plug(table).refused())["reason"] == "unreadable"
        assert await ada.refusal("POST", f"/api/tables/{table}/start") == "unreadable"
        if status == "playing":
            record = (await ada.request("GET", f"/api/tables/{table}/export")).json()
            assert len(record["moves"]) == seen["closed"]["moves"] > 0
        await ada.do("POST", f"/api/tables/{table}/leave")
        assert table not in [each["id"] for each in await mine(ada)]
        await ada.make_table()


async def test_a_database_of_version_1_with_a_damaged_beginning_is_opened_too(
    version_1: Path,
) -> None:
    """The migration looks for rules versions in the log, and must not trip over it."""
    number, table = query(version_1, "SELECT number, id FROM tables WHERE status = 'playing'")[0]
    query(
        version_1,
        """UPDATE log SET body = CAST('{"type":"began",oops' AS BLOB)
        WHERE "table" = ? AND CAST(body AS TEXT) LIKE '%"began"%'""",
        number,
    )
    async with opened(version_1) as house:
        ada = await logged_in(house, "ada")
        assert table in [each["id"] for each in await mine(ada) if each["fault"] == "unreadable"]
        closed = (await ada.do("GET", f"/api/tables/{table}"))["closed"]
        assert (closed["record"], closed["moves"]) == (False, 0)
        assert await ada.refusal("GET", f"/api/tables/{table}/export") == "not-begun"
        await ada.do("POST", f"/api/tables/{table}/leave")


async def test_a_missing_row_is_a_damage_too(today: Path) -> None:
    table = query(today, "SELECT number, id FROM tables WHERE status = 'paused'")[0]
    query(today, 'DELETE FROM log WHERE "table" = ? AND seq = 3', table[0])
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        seen = await ada.do("GET", f"/api/tables/{table[1]}")
        assert seen["closed"]["fault"] == "unreadable"
        assert [line["fault"] for line in await mine(ada) if line["id"] == table[1]] == [
            "unreadable"
        ]


async def test_a_table_without_its_first_row_is_closed_and_can_be_left(today: Path) -> None:
    number, table = query(today, "SELECT number, id FROM tables WHERE status = 'playing'")[0]
    query(today, 'DELETE FROM log WHERE "table" = ? AND seq = 0', number)
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        seen = await ada.do("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in seen["room"]["seats"]][:2] == ["Ada", "Ben"]
        await ada.do("POST", f"/api/tables/{table}/leave")


async def test_an_entry_that_the_rules_refuse_closes_the_table_when_it_is_loaded(
    today: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """That shows only when the game is played again: the list says so from then on."""
    body = json.dumps({"type": "played", "seat": 0, "choice": 4_999, "by": "person"})
    table = damage(today, "playing", body)
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        assert await ada.refusal("GET", f"/api/tables/{table}/legend") == "unreadable"
        assert await ada.refusal("GET", f"/api/tables/{table}/legend") == "unreadable"
        faults = [each["fault"] for each in await mine(ada) if each["id"] == table]
        assert faults == ["unreadable"]
        said = [each for each in caplog.records if "is closed" in each.getMessage()]
        assert len(said) == 1
        assert "4999" in said[0].getMessage()


async def test_a_lobby_whose_options_are_gone_is_closed(today: Path) -> None:
    number, table = query(
        today, "SELECT number, id FROM tables WHERE status = 'lobby' AND game = 'arkham-ritual'"
    )[0]
    query(
        today,
        """UPDATE log SET body = CAST(replace(CAST(body AS TEXT), '"doom_track"', '"gloom_track"')
        AS BLOB) WHERE "table" = ? AND seq = 0""",
        number,
    )
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        faults = [each["fault"] for each in await mine(ada) if each["id"] == table]
        assert faults == ["other-rules"]
        response = await ada.request("POST", f"/api/tables/{table}/start")
        assert response.json()["reason"] == "other-rules"
        assert "gloom_track" in response.json()["detail"]


async def test_a_table_that_turns_out_damaged_while_people_are_there_says_goodbye(
    today: Path,
) -> None:
    """Another process, of another release, has written into the log."""
    number, table = query(
        today, "SELECT number, id FROM tables WHERE status = 'playing' AND game = 'arkham-ritual'"
    )[0]
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        plug = await ada.connect(table)
        query(
            today,
            'INSERT INTO log ("table", seq, at, body) SELECT ?, max(seq) + 1, 0, ? FROM log '
            'WHERE "table" = ?',
            number,
            b'{"type":"ascended"}',
            number,
        )
        plug.say("chat", id="one", text="Hello?")
        assert (await plug.closed())["refusal"]["reason"] == "unreadable"
        assert house.house.rooms() == []
        seen = await ada.do("GET", f"/api/tables/{table}")
        assert seen["closed"]["fault"] == "unreadable"


# ---------------------------------------------------------------- what is kept from now on


async def test_the_result_of_a_finished_game_is_kept_for_later_rules(
    today: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = "SELECT id, rules, result FROM tables WHERE status = 'over' AND game = 'arkham-ritual'"
    table, rules, result = query(today, over)[0]
    assert rules == GAMES["arkham-ritual"].version
    raise_rules(monkeypatch, LATER)
    async with opened(today) as house:
        ada = await logged_in(house, "ada")
        closed = (await ada.do("GET", f"/api/tables/{table}"))["closed"]
        assert closed["result"] == json.loads(result)
        assert set(closed["result"]["winners"]) | set(closed["result"]["losers"]) == {0, 1, 2}
        record = (await ada.request("GET", f"/api/tables/{table}/export")).json()
        assert record["result"] == closed["result"]


@pytest.mark.parametrize("fault", Fault.__args__)  # type: ignore[attr-defined]
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_fault_has_its_words(fault: str, language: str) -> None:
    texts = Texts(language)
    for message in (f"refusal-{fault}", f"closed-{fault}"):
        assert texts(message)
