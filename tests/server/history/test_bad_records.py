"""Game files with impossible seats or choices are refused and create no table."""

import json
from pathlib import Path
from typing import Any

import pytest

from miskatonic.errors import BadSave
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
from miskatonic.server.history.records import judged, verify
from miskatonic.sim.random_play import play_randomly
from tests.server.harness import LocalServer

JUNK: tuple[object, ...] = (2**70, 2**63, -1, -(2**70), 99, True, None, 1.5, "1", [], [0])
pytestmark = pytest.mark.anyio
EVERY_GAME = pytest.mark.parametrize("id", GAMES)


def finished(id: str) -> dict[str, Any]:
    """A short finished game as a file holds it."""
    game = GAMES[id]
    seats = game.seats[0]
    record = game.record(seats, {}, 41)
    g = game.new(seats, {}, 41)
    play_randomly(game, g, Rng(seed_bytes(42)), record=record)
    plain: dict[str, Any] = json.loads(record.to_json())
    plain["commitment"] = commitment(record.seed)
    plain["result"] = game.view(g, None)["result"]
    return plain


def damaged(plain: dict[str, Any]) -> list[bytes]:
    """The file with a junk seat, a junk choice and a junk claimant, early and late."""
    found = []
    for at in (0, len(plain["moves"]) - 1):
        seat, choice = plain["moves"][at]
        for junk in JUNK:
            for move in ([junk, choice], [seat, junk], [junk, {"kind": "text"}], junk):
                moves = [*plain["moves"]]
                moves[at] = move
                found.append(json.dumps({**plain, "moves": moves}).encode())
    return found


@EVERY_GAME
def test_no_file_with_a_junk_move_is_verified(id: str, tmp_path: Path) -> None:
    plain = finished(id)
    assert judged(json.dumps(plain).encode()).matches
    file = tmp_path / "game.json"
    for data in damaged(plain)[::3]:
        file.write_bytes(data)
        with pytest.raises(BadSave, match="the record's move"):
            verify(file)


@EVERY_GAME
async def test_no_file_with_a_junk_move_becomes_a_table(server: LocalServer, id: str) -> None:
    eve = await server.visitor("Eve")
    files = damaged(finished(id))
    for data in (*files[:8], *files[-36::4]):
        response = await eve.client.post(
            "/api/import", content=data, headers={"content-type": "application/json"}
        )
        assert (response.status_code, response.json()["reason"]) == (400, "bad-file")
    assert (await eve.do("GET", "/api/tables/mine"))["tables"] == []


@pytest.mark.parametrize("seats", [2**70, -1, 0, True, None, 3.0, "3"])
async def test_no_file_with_a_junk_number_of_seats_becomes_a_table(
    server: LocalServer, seats: object
) -> None:
    eve = await server.visitor("Eve")
    response = await eve.client.post(
        "/api/import", json={**finished("arkham-ritual"), "seats": seats}
    )
    assert (response.status_code, response.json()["reason"]) == (400, "bad-file")
    assert (await eve.do("GET", "/api/tables/mine"))["tables"] == []
