"""Databases and records written by commit 531abe6, before the server became packages, still load.

The files were written once with that commit's code: the database by `python -m tools.old_database`,
the records from random games.
"""

import json
from pathlib import Path

import pytest

from miskatonic.games import GAMES
from miskatonic.server.history.records import judged
from tests.server.upgrades.versions import DATA, lay_out, logged_in, mine, opened, query

pytestmark = pytest.mark.anyio

DATABASE = DATA / "531abe6.sql"


@pytest.fixture
def before(tmp_path: Path) -> Path:
    return lay_out(DATABASE, tmp_path)


async def test_every_table_loads_without_a_fault_and_keeps_its_log(before: Path) -> None:
    logged = query(before, 'SELECT "table", seq, at, person, command, body FROM log ORDER BY row')
    assert len(logged) == 192
    async with opened(before) as server:
        ada = await logged_in(server, "ada")
        tables = await mine(ada)
        assert sorted((each["game"], each["status"]) for each in tables) == [
            ("among-cultists", "lobby"),
            ("among-cultists", "playing"),
            ("arkham-ritual", "aborted"),
            ("arkham-ritual", "lobby"),
            ("arkham-ritual", "over"),
            ("arkham-ritual", "paused"),
            ("arkham-ritual", "playing"),
            ("death-may-die", "lobby"),
            ("death-may-die", "playing"),
        ]
        for table in tables:
            seen = await ada.do("GET", f"/api/tables/{table['id']}")
            assert (seen["closed"], table["fault"]) == (None, None)
            assert "Ada" in [seat["name"] for seat in seen["room"]["seats"]]
            if table["status"] != "lobby":
                socket = await ada.connect(table["id"])
                assert socket.view is not None and socket.view["history"]
    rows = query(before, 'SELECT "table", seq, at, person, command, body FROM log ORDER BY row')
    assert rows[: len(logged)] == logged


async def test_a_game_goes_on(before: Path) -> None:
    async with opened(before) as server:
        people = [await logged_in(server, login) for login in ("ada", "ben")]
        playing = [each for each in await mine(people[0]) if each["status"] == "playing"]
        for table in playing:
            sockets = [await person.connect(table["id"]) for person in people]
            begun = sockets[0].at
            for _ in range(20):
                asked = next((socket for socket in sockets if socket.decision is not None), None)
                if asked is not None:
                    assert (await asked.play())["type"] == "ack"
                    break
                await server.clock.forward(2_000)
                for socket in sockets:
                    await socket.drain()
            assert sockets[0].at >= begun
            for socket in sockets:
                await socket.hang_up()


async def test_replays_results_and_notes_are_there(before: Path) -> None:
    async with opened(before) as server:
        ada = await logged_in(server, "ada")
        [over] = [each for each in await mine(ada) if each["status"] == "over"]
        record = (await ada.request("GET", f"/api/tables/{over['id']}/export")).content
        assert judged(record).matches
        assert (await ada.do("GET", f"/api/tables/{over['id']}/replay"))["steps"]
    assert [text for (text,) in query(before, "SELECT text FROM notes")] == ["Ben bluffs."] * 2
    assert len(query(before, "SELECT * FROM results")) == 2


@pytest.mark.parametrize("game", GAMES)
async def test_a_record_is_verified_and_imported(before: Path, game: str) -> None:
    record = (DATA / f"531abe6-{game}.json").read_bytes()
    assert judged(record).matches
    async with opened(before) as server:
        ada = await logged_in(server, "ada")
        table = (await ada.do("POST", "/api/import", json.loads(record)))["id"]
        assert (await ada.do("GET", f"/api/tables/{table}"))["room"]["status"] == "over"
