"""The API for analyses of finished games: who may request them, and how many at once."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.analysis.report import VERSION, Analysis, Chance, Judged
from miskatonic.server.workers.analysis_process import Job
from miskatonic.server.workers.analysis_queue import PROCESSOR_SECONDS, ProcessAnalyser, Progress
from miskatonic.text import Texts
from tests.analysis.small import played
from tests.server.harness import GameAtTable, Json, LocalServer, Visitor, open_server

pytestmark = pytest.mark.anyio

LOOKED = Judged(0, 2, 1, "receive", "loss", 7, 8, 40, *[Chance(0.5, 0.1)] * 3)


class ManualAnalyser:
    """Analyses end when the test says so."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.ended: list[Job] = []
        self.began = asyncio.Event()
        self.may_end = asyncio.Event()
        self.fails = False

    async def run(self, job: Job, progress: Progress) -> bytes:
        self.jobs.append(job)
        progress(0.25)
        self.began.set()
        try:
            await self.may_end.wait()
        finally:
            self.ended.append(job)
        if self.fails:
            raise RuntimeError("for a test")
        found = Analysis(
            VERSION, "arkham-ritual", 1, job.seat, "master", "adept", True, True, 40, 1.0,
            [LOOKED], [], [], [],
        )  # fmt: skip
        return msgspec.json.encode(found)


def manual_analyser(server: LocalServer) -> ManualAnalyser:
    analyser = ManualAnalyser()
    server.context.analyses._analyser = analyser  # type: ignore[misc]
    return analyser


async def finished(server: LocalServer) -> GameAtTable:
    game = await server.game()
    await game.play_on()
    return game


async def asked(visitor: Visitor, table: str, seat: object = 0, method: str = "GET") -> Json:
    answer: Json = await visitor.do(method, f"/api/tables/{table}/analysis/{seat}")
    return answer


async def test_an_analysis_is_made_in_the_background_and_stored(
    server: LocalServer, tmp_path: Path
) -> None:
    analyser, game = manual_analyser(server), await finished(server)
    ada = game.visitors[0]
    assert (await asked(ada, game.id))["status"] == "none"
    assert (await asked(ada, game.id, method="POST"))["status"] in ("waiting", "running")
    await analyser.began.wait()
    state = await asked(ada, game.id)
    assert (state["status"], state["progress"]) == ("running", 0.25)
    analyser.may_end.set()
    await server.context.analyses.idle()
    done = await asked(ada, game.id)
    assert done["status"] == "done"
    assert done["analysis"]["decisions"][0]["verdict"] == "loss"
    assert (await asked(ada, game.id, method="POST"))["status"] == "done", "it is made once"
    assert len(analyser.jobs) == 1
    async with open_server(tmp_path) as later:
        ben = await later.visitor("Ben")
        assert (await asked(ben, game.id))["analysis"] == done["analysis"]
        table = (await later.live_table(game.id)).table
        assert table.status == "over"
        table.analyses[0].version = VERSION - 1
        assert (await asked(ben, game.id))["status"] == "none", "an outdated analysis is made again"


async def test_anyone_who_may_see_the_replay_may_see_the_analysis_of_any_seat(
    server: LocalServer,
) -> None:
    manual_analyser(server)
    game = await finished(server)
    stranger = await server.visitor("Stranger")
    assert (await asked(stranger, game.id, 2, "POST"))["status"] in ("waiting", "running")


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
async def test_an_unfinished_game_cannot_be_analysed_even_by_its_players(
    server: LocalServer, method: str
) -> None:
    analyser = manual_analyser(server)
    game = await server.game()
    for visitor in (game.visitors[0], await server.visitor("Stranger")):
        answer = await visitor.request(method, f"/api/tables/{game.id}/analysis/0")
        assert answer.status_code == 409
        assert answer.json()["reason"] == "not-over"
    assert analyser.jobs == []


@pytest.mark.parametrize("seat", ["3", "99", "-1", "x", "٣"])
async def test_an_invalid_seat_is_refused(server: LocalServer, seat: str) -> None:
    game = await finished(server)
    answer = await game.visitors[0].request("GET", f"/api/tables/{game.id}/analysis/{seat}")
    assert answer.status_code == 404
    assert answer.json()["reason"] == "no-such-seat"
    assert "the seats are 0 to 2" in answer.json()["detail"]


async def test_a_person_runs_one_analysis_at_a_time_and_others_queue(server: LocalServer) -> None:
    analyser, game = manual_analyser(server), await finished(server)
    ada, ben = game.visitors[0], game.visitors[1]
    await asked(ada, game.id, 0, "POST")
    await analyser.began.wait()
    refused = await ada.request("POST", f"/api/tables/{game.id}/analysis/1")
    assert (refused.status_code, refused.json()["reason"]) == (429, "too-many")
    assert (await asked(ada, game.id, 0, "POST"))["status"] == "running", "it is the same one"
    state = await asked(ben, game.id, 1, "POST")
    assert (state["status"], state["ahead"]) == ("waiting", 1)
    assert len(analyser.jobs) == 1
    analyser.may_end.set()
    await server.context.analyses.idle()
    assert [(await asked(ben, game.id, seat))["status"] for seat in (0, 1)] == ["done", "done"]


async def test_only_the_requester_may_cancel_an_analysis(server: LocalServer) -> None:
    analyser, game = manual_analyser(server), await finished(server)
    ada, ben = game.visitors[0], game.visitors[1]
    await asked(ada, game.id, 0, "POST")
    await analyser.began.wait()
    refused = await ben.request("DELETE", f"/api/tables/{game.id}/analysis/0")
    assert refused.json()["reason"] == "not-a-player"
    assert (await asked(ada, game.id, 0, "DELETE"))["status"] == "none"
    assert len(analyser.ended) == 1, "the work was ended"
    assert (await asked(ada, game.id, 1, "POST"))["status"] in ("waiting", "running")


async def test_a_failed_analysis_can_be_requested_again(server: LocalServer) -> None:
    analyser, game = manual_analyser(server), await finished(server)
    analyser.fails = True
    analyser.may_end.set()
    ada = game.visitors[0]
    await asked(ada, game.id, 0, "POST")
    await server.context.analyses.idle()
    assert (await asked(ada, game.id))["status"] == "failed"
    analyser.fails = False
    await asked(ada, game.id, 0, "POST")
    await server.context.analyses.idle()
    assert (await asked(ada, game.id))["status"] == "done"


async def test_analysis_requests_are_rate_limited(tmp_path: Path) -> None:
    async with open_server(tmp_path, analyses_per_second=0.02) as server:
        manual_analyser(server)
        game = await finished(server)
        ada = game.visitors[0]
        for _ in range(5):
            await asked(ada, game.id, 0, "POST")
            await asked(ada, game.id, 0, "DELETE")
        refused = await ada.request("POST", f"/api/tables/{game.id}/analysis/0")
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-fast")


async def test_an_analysis_runs_in_a_process_that_is_ended_on_cancellation() -> None:
    record = played("arkham-ritual", 3, ["novice"] * 3, 5).to_json()
    told: list[float] = []
    found = await ProcessAnalyser().run(Job(record, 1, 0.0), told.append)
    analysis = msgspec.json.decode(found, type=Analysis)
    assert (analysis.seat, analysis.is_whole) == (1, False)
    assert told
    endless: Any = asyncio.ensure_future(ProcessAnalyser().run(Job(record, 0, 1e9), _stop))
    with pytest.raises(_Enough):
        await endless


class _Enough(Exception):
    pass


def _stop(share: float) -> None:
    raise _Enough


def test_the_page_says_how_long_an_analysis_may_take() -> None:
    words = {
        language: Texts(language, ("client.ftl",))("analysis-about") for language in ("en", "de")
    }
    assert PROCESSOR_SECONDS == 3 * 60
    assert "three minutes of processor time" in words["en"]
    assert "drei Minuten Rechenzeit" in words["de"]
