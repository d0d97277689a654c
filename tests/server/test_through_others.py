"""No side channels through another server: what a viewer is sent there is what it is sent here."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.games import GAMES
from miskatonic.server.stream import GRAIN
from tests.clauses import clause
from tests.server import databases
from tests.server.harness import GameAtTable, Plug, TestHouse, open_house
from tests.server.neighbourhood import comes_true, elsewhere

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MOVES = 25
# No question takes longer to become answerable.
LEAST_TIME = 12_500


@pytest.fixture
async def street(tmp_path: Path) -> AsyncIterator[tuple[TestHouse, TestHouse]]:
    """Two servers on one database of PostgreSQL."""
    databases.begin(databases.POSTGRES)
    async with open_house(tmp_path) as here, open_house(tmp_path) as there:
        yield here, there


def updates(plug: Plug) -> list[str]:
    return [text for _, text in plug.transcript if text.startswith('{"type":"update"')]


def told(plug: Plug) -> list[Any]:
    """What the updates say; each server counts them for itself."""
    heard = [json.loads(text) for text in updates(plug)]
    return [{key: each[key] for key in each if key not in ("epoch", "n")} for each in heard]


async def play_one(house: TestHouse, game: GameAtTable) -> None:
    """Whoever must answer does, as soon as the question can be answered."""
    asked = game.asked()
    before = asked.decision
    assert before is not None
    await house.clock.forward(LEAST_TIME)
    await game.drain()
    now = asked.decision
    if now is not None and now["id"] == before["id"]:
        answer = await asked.play()
        assert answer["type"] == "ack", answer


@pytest.mark.parametrize("id", [*GAMES, "ballot"])
@clause("AC-N1", "AC-N29")
async def test_a_viewer_is_told_the_same_through_either_server(
    street: tuple[TestHouse, TestHouse], ballot: str, id: str
) -> None:
    here, there = street
    game = await here.game(people=GAMES[id].seats[0], game=id)
    seats = (0, len(game.plugs) - 1)
    others = [await elsewhere(game, seat, there) for seat in seats]
    for plug in (*game.plugs, *others):
        await plug.drain()
        plug.transcript.clear()
    room = await there.room(game.id)
    for _ in range(MOVES):
        if game.room.table.g.result is not None:
            break
        await play_one(here, game)
        await comes_true(lambda: room.table.seq == game.room.table.seq)
        for plug in (*game.plugs, *others):
            await plug.drain()
    assert len(updates(others[0])) >= 2
    for seat, plug in zip(seats, others, strict=True):
        assert told(plug) == told(game.plugs[seat])
    # And they are filled up there as they are here.
    assert all(len(text) % GRAIN == 0 for plug in others for text in updates(plug))


@clause("AC-N4", "AC-N18")
async def test_a_sealed_answer_at_one_server_leaves_no_trace_at_the_other(
    street: tuple[TestHouse, TestHouse], ballot: str
) -> None:
    here, there = street
    game = await here.game(game=ballot)
    others = [await elsewhere(game, seat, there) for seat in (1, 2)]
    room = await there.room(game.id)
    # Who is where has been told to everybody.
    await comes_true(lambda: len(room.elsewhere.people) == len(game.plugs))
    await comes_true(lambda: len(game.room.elsewhere.people) == len(others))
    for plug in (*game.plugs, *others):
        await plug.drain()
    positions = [plug.at for plug in others]
    assert (await game.plugs[0].play())["type"] == "ack"
    await comes_true(lambda: room.table.seq == game.room.table.seq)
    assert [await plug.drain() for plug in others] == [[], []]
    assert [plug.at for plug in others] == positions
