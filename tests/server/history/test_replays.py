"""Replays, and exporting, verifying and importing games."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from miskatonic.errors import BadSave
from miskatonic.games import GAMES
from miskatonic.kernel.replay import Record
from miskatonic.server import run
from miskatonic.server.history import records
from miskatonic.server.history.records import verify
from miskatonic.server.history.replays import retrace
from miskatonic.server.tables.model.table import TableSeat
from tests.clauses import clause
from tests.server.harness import GameAtTable, Json, LocalServer, after_update, plain

pytestmark = pytest.mark.anyio


def folded(replay: Json) -> list[Json]:
    """The view after each step."""
    view = replay["view"]
    views = [view]
    for step in replay["steps"]:
        view = after_update(view, step)
        views.append(view)
    return views


async def replay_of(game: GameAtTable, eyes: str, who: int = 0) -> Json:
    return await game.visitors[who].do("GET", f"/api/tables/{game.id}/replay?eyes={eyes}")


async def test_players_can_replay_a_running_game_from_their_own_view(server: LocalServer) -> None:
    game = await server.game()
    views: list[Any] = [json.loads(json.dumps(socket.view)) for socket in game.sockets]
    await game.play_on(12)
    for seat, socket in enumerate(game.sockets):
        replay = await replay_of(game, "me", seat)
        assert (replay["eyes"], replay["over"]) == (seat, False)
        assert replay["view"] == views[seat]
        assert folded(replay)[-1] == socket.view
        assert {step["seat"] for step in replay["steps"]} <= {seat, None}


async def test_a_running_game_cannot_be_replayed_from_other_views(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on(3)
    path = f"/api/tables/{game.id}/replay"
    for eyes in ("all", "1"):
        assert await game.visitors[0].refusal("GET", f"{path}?eyes={eyes}") == "not-over"
    eve = await server.visitor("Eve")
    assert await eve.refusal("GET", f"{path}?eyes=0") == "not-over"
    assert await eve.refusal("GET", f"{path}?eyes=public") == "not-over"
    assert await eve.refusal("GET", f"{path}?eyes=me") == "not-a-player"
    assert await eve.refusal("GET", f"{path}?eyes=9") == "no-such-seat"


async def test_the_replay_of_a_running_game_omits_the_sealed_answers_of_others(
    server: LocalServer, ballot: str
) -> None:
    game = await server.game(game=ballot)
    await game.sockets[0].play()
    await game.drain()
    assert (await replay_of(game, "me", 1))["steps"] == []
    assert len((await replay_of(game, "me", 0))["steps"]) == 1


async def test_a_finished_game_can_be_replayed_from_any_view(server: LocalServer) -> None:
    game = await server.game()
    moves = await game.play_on()
    eve = await server.visitor("Eve")
    for eyes in ("all", "public", "0", "1", "2"):
        replay = await eve.do("GET", f"/api/tables/{game.id}/replay?eyes={eyes}")
        assert len(replay["steps"]) == moves
        assert replay["steps"][0]["seat"] is not None
        assert folded(replay)[-1]["result"] is not None
        assert folded(replay)[-2]["result"] is None


async def test_the_omniscient_replay_shows_every_card_at_every_moment(server: LocalServer) -> None:
    game = await server.game()
    await game.play_on()
    replay = await replay_of(game, "all")
    for view in folded(replay):
        assert None not in view["held"]
    own = await replay_of(game, "0")
    assert folded(own)[0]["held"][0] is None


async def test_undone_moves_are_not_in_the_replay(server: LocalServer) -> None:
    game = await server.game()
    mover = game.asked()
    await mover.play()
    await mover.ask("undo")
    await game.drain()
    await game.play_on()
    replay = await replay_of(game, "all")
    assert len(replay["steps"]) == len(game.live_table.table.moves)


async def test_before_the_game_there_is_nothing_to_replay(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    assert await ada.refusal("GET", f"/api/tables/{table}/replay") == "not-begun"
    assert await ada.refusal("GET", f"/api/tables/{table}/export") == "not-over"


async def exported(server: LocalServer) -> tuple[GameAtTable, bytes]:
    game = await server.game()
    await game.play_on()
    response = await game.visitors[0].request("GET", f"/api/tables/{game.id}/export")
    assert "attachment" in response.headers["content-disposition"]
    return game, response.content


@clause("AC-Q16")
async def test_an_exported_game_is_verified(server: LocalServer, tmp_path: Path) -> None:
    game, data = await exported(server)
    file = tmp_path / "game.replay.json"
    file.write_bytes(data)
    verdict = verify(file)
    assert verdict.matches, verdict.found
    assert json.loads(data)["commitment"] == game.live_table.table.g.commitment
    assert json.loads(data)["names"] == ["Person 0", "Person 1", "Person 2"]


async def test_bots_keep_their_names_in_an_export(server: LocalServer) -> None:
    game, _ = await exported(server)
    table = game.live_table.table
    table.seats[1] = TableSeat()
    table.seats[1].level = "novice"
    names = json.loads(records.exported(table.record(), table, None))["names"]
    assert names == ["Person 0", "Barnabas", "Person 2"]


async def test_the_command_line_says_whether_a_game_matches(
    server: LocalServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, data = await exported(server)
    file = tmp_path / "game.replay.json"
    file.write_bytes(data)
    assert run.verify([str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Everything matches."
    file.write_text(json.dumps({**json.loads(data), "result": None}))
    assert run.verify([str(file)]) == 1
    with pytest.raises(BadSave, match="cannot read"):
        run.verify([str(tmp_path / "nothing.json")])


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"seed": "05" * 32, "moves": []}, "commitment"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"result": None}, "result"),
    ],
)
async def test_verify_detects_tampering(
    server: LocalServer, tmp_path: Path, change: Json, found: str
) -> None:
    _, data = await exported(server)
    file = tmp_path / "game.replay.json"
    file.write_text(json.dumps({**json.loads(data), **change}))
    verdict = verify(file)
    assert not verdict.matches
    assert any(found in line for line in verdict.found)


async def test_verify_detects_an_illegal_move(server: LocalServer, tmp_path: Path) -> None:
    _, data = await exported(server)
    plain = json.loads(data)
    plain["moves"][3] = [plain["moves"][3][0], 10]
    file = tmp_path / "game.replay.json"
    file.write_text(json.dumps(plain))
    with pytest.raises(BadSave, match="move 4"):
        verify(file)


async def test_an_exported_game_can_be_imported_and_looks_the_same(server: LocalServer) -> None:
    game, data = await exported(server)
    eve = await server.visitor("Eve")
    response = await eve.client.post(
        "/api/import", content=data, headers={"content-type": "application/json"}
    )
    table = response.json()["id"]
    assert table != game.id
    here = await replay_of(game, "all")
    there = await eve.do("GET", f"/api/tables/{table}/replay?eyes=all")
    assert {**there, "table": ""} == {**here, "table": ""}
    live_table = (await eve.do("GET", f"/api/tables/{table}"))["room"]
    assert live_table["status"] == "over"
    assert [seat["name"] for seat in live_table["seats"]] == ["Person 0", "Person 1", "Person 2"]
    mine = (await eve.do("GET", "/api/tables/mine"))["tables"]
    assert [(line["id"], line["status"]) for line in mine] == [(table, "over")]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b'{"game": "chess"}',
        b"\xff",
        b'{"game":"arkham-ritual","rules":2,"seats":3,"options":{},"seed":"zz","moves":[]}',
        b'{"game":"arkham-ritual","rules":2,"seats":99,"options":{},"seed":"","moves":[]}',
    ],
)
async def test_a_file_that_is_not_a_game_is_refused(server: LocalServer, data: bytes) -> None:
    eve = await server.visitor("Eve")
    response = await eve.client.post(
        "/api/import", content=data, headers={"content-type": "application/json"}
    )
    assert (response.status_code, response.json()["reason"]) == (400, "bad-file")
    assert (await eve.do("GET", "/api/tables/mine"))["tables"] == []


async def test_an_unfinished_game_is_not_imported(server: LocalServer) -> None:
    _, data = await exported(server)
    plain = json.loads(data)
    plain["moves"] = plain["moves"][:5]
    plain["result"] = None
    eve = await server.visitor("Eve")
    response = await eve.client.post("/api/import", json=plain)
    assert response.json()["reason"] == "bad-file"


# ---------------------------------------------------------------- legends


async def test_anyone_with_the_link_may_read_the_legend(
    server: LocalServer,
) -> None:
    ada = await server.visitor("Ada")
    options = {"elder_one": "tsathoggua", "first_player": 0}
    table = await ada.make_table(1, game="death-may-die", options=options)
    told = await server.anonymous().do("GET", f"/api/tables/{table}/legend")
    assert told["legend"]["elder"] == "tsathoggua"
    assert len(told["legend"]["spaces"]) > 0


async def test_a_game_that_needs_no_legend_has_an_empty_one(server: LocalServer) -> None:
    game = await server.game()
    told = await game.visitors[0].do("GET", f"/api/tables/{game.id}/legend")
    assert told == {"legend": {}}


# ---------------------------------------------------------------- claims


def talkative(early: int, kind: str, limit: int = 20) -> Record:
    """A finished game of Among Cultists whose first seat makes claims before the first move."""
    game = GAMES["among-cultists"]
    chance = random.Random(3)
    options = {"free_text": True, "claims_per_phase": limit}
    record = game.record(game.seats[0], options, bytes(32))
    g = game.new(record.seats, record.options, record.seed)
    fields = {"text": "hm"} if kind == "text" else {"kind": "thanks"}
    for _ in range(early):
        record.moves.append((0, {"kind": kind, "fields": fields}))
        if early <= limit:
            game.play_move(g, record.moves[-1])
    while g.result is None:
        decision = chance.choice([each for each in g.asked if not each.optional])
        record.moves.append((int(decision.seat), chance.choice(list(decision.options))))
        game.play_move(g, record.moves[-1])
    return record


def test_an_omniscient_replay_shows_a_claim_before_the_first_move() -> None:
    record = talkative(1, "rule")
    game: Any = GAMES["among-cultists"]
    view, steps = retrace(game, record, "all", over=True)
    assert len(steps) == len(record.moves)
    assert view["result"] is None
    assert plain(steps[0])["events"][0]["kind"] == "said"


async def test_a_file_with_more_claims_than_the_rules_allow_is_refused(server: LocalServer) -> None:
    """Without a limit on claims, a file could take arbitrarily long to replay."""
    ada = await server.visitor("Ada")
    plain = json.loads(talkative(21, "text").to_json())
    response = await ada.request("POST", "/api/import", plain)
    assert (response.status_code, response.json()["reason"]) == (400, "bad-file")
    assert "has made 20 claims" in response.json()["detail"]
