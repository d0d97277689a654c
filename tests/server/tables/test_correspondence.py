"""Correspondence games: clocks that run while no one is connected, on both databases."""

from pathlib import Path

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.server.ops import retention
from miskatonic.server.ops.retention import Retention
from miskatonic.server.protocol.tables import ClockSettings, TableSettings
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.model.table_settings import EffectiveSettings
from miskatonic.server.workers.bots import stand_in
from tests.clauses import clause
from tests.server.databases import ask
from tests.server.harness import GameAtTable, LocalServer, open_server

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True

DAY = 86_400_000
STAND_IN = stand_in("arkham-ritual")
TWO_DAYS = {"clock": {"decision_days": 2, "decision_seconds": 30, "grace_seconds": 10}}


async def all_disconnect(game: GameAtTable) -> None:
    for socket in game.sockets:
        await socket.hang_up()


def bot_for(live_table: LiveTable, seat: int) -> str | None:
    timing = live_table.replica.loaded.timing
    is_bots = timing.is_played_by_bot(seat, live_table._clock.now())
    return timing.bot_level(seat) if is_bots else None


async def pass_time(server: LocalServer, ms: int) -> None:
    """Let time pass: idle tables are unloaded, then the due ones are looked up."""
    await server.context.tasks.quiet()
    server.clock.jump(ms)
    await server.clock.forward(0)
    await server.context.maintenance.due_tables.wake()
    await server.clock.forward(0)
    await server.context.tasks.quiet()


async def test_the_clock_runs_while_nobody_is_connected(server: LocalServer) -> None:
    game = await server.game(settings=TWO_DAYS)
    seat = game.asked().seat
    assert seat is not None
    default = game.live_table.table.game.default(game.live_table.table.g, seat)
    await all_disconnect(game)
    await pass_time(server, 2 * DAY - 1)
    assert (await server.live_table(game.id)).table.moves == []
    await pass_time(server, 1)
    assert (await server.live_table(game.id)).table.moves[0] == (seat, default)


async def test_no_bot_stands_in_before_the_time_is_up(server: LocalServer) -> None:
    game = await server.game(settings=TWO_DAYS)
    seat = game.asked().seat
    assert seat is not None
    await all_disconnect(game)
    await pass_time(server, DAY)
    live_table = await server.live_table(game.id)
    assert bot_for(live_table, seat) is None
    assert server.bots.shown == []
    assert [each.by_bot for each in live_table.state().seats] == [False, False, False]


async def test_after_a_timeout_a_bot_plays_until_the_person_comes_back(server: LocalServer) -> None:
    game = await server.game(settings=TWO_DAYS)
    seat = game.asked().seat
    assert seat is not None
    await all_disconnect(game)
    await pass_time(server, 2 * DAY)
    live_table = await server.live_table(game.id)
    assert bot_for(live_table, seat) == STAND_IN
    others = [each for each in range(3) if each != seat]
    assert [bot_for(live_table, each) for each in others] == [None, None]
    await game.visitors[seat].connect(game.id)
    assert bot_for(live_table, seat) is None


async def test_a_restart_changes_no_deadline(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game(settings=TWO_DAYS)
        server.clock.jump(3_600_000)
        await game.asked().play()
        [deadline] = game.live_table.state().deadlines
        began = server.clock.now()
        assert deadline.until == began + 2 * DAY
        await all_disconnect(game)
    async with open_server(tmp_path) as again:
        again.clock.jump(began - again.clock.now() + DAY)
        live_table = await again.live_table(game.id)
        assert live_table.state().deadlines == [deadline]
        moves = len(live_table.table.moves)
        await pass_time(again, DAY - 1)
        assert len((await again.live_table(game.id)).table.moves) == moves
        await pass_time(again, 1)
        live_table = await again.live_table(game.id)
        assert len(live_table.table.moves) > moves
        assert bot_for(live_table, deadline.seat) is not None


async def test_due_moves_are_made_even_if_the_table_is_not_loaded(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game(settings=TWO_DAYS)
        await all_disconnect(game)
        now = server.clock.now()
    async with open_server(tmp_path) as again:
        again.clock.jump(now - again.clock.now() + 3 * DAY)
        assert again.context.tables.all() == []
        await pass_time(again, 0)
        [live_table] = again.context.tables.all()
        assert live_table.id == game.id
        assert live_table.table.moves != []


async def test_players_who_ran_out_of_time_are_known_after_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        game = await server.game(settings=TWO_DAYS)
        seat = game.asked().seat
        assert seat is not None
        await all_disconnect(game)
        await pass_time(server, 2 * DAY)
        now = server.clock.now()
    async with open_server(tmp_path) as again:
        again.clock.jump(now - again.clock.now())
        assert bot_for(await again.live_table(game.id), seat) == STAND_IN


async def test_bots_answer_while_nobody_is_connected(server: LocalServer) -> None:
    game = await server.game(people=1, seats=3, settings=TWO_DAYS)
    await all_disconnect(game)
    for _ in range(60):
        await server.clock.forward(60_000)
    asked = {each.seat for each in game.live_table.replica.loaded.timing.questions.values()}
    assert asked == {0}
    assert len(game.live_table.table.moves) > 0


async def test_clocks_stop_while_the_game_is_paused(server: LocalServer) -> None:
    game = await server.game(people=1, seats=3, settings=TWO_DAYS)
    socket = game.sockets[0]
    for _ in range(60):
        await server.clock.forward(60_000)
    [before] = game.live_table.state().deadlines
    await socket.drain()
    assert (await socket.ask("propose", what="pause"))["type"] == "ack"
    assert game.live_table.table.status == "paused"
    assert game.live_table.state().deadlines == []
    server.clock.jump(DAY)
    assert (await socket.ask("propose", what="resume"))["type"] == "ack"
    [after] = game.live_table.state().deadlines
    assert after.until == before.until + DAY


async def test_a_table_with_a_running_clock_does_not_expire(
    server: LocalServer, tmp_path: Path
) -> None:
    over_days = await server.game(settings={"clock": {"decision_days": 7}})
    plain = await server.game()
    for game in (over_days, plain):
        await all_disconnect(game)
    await server.context.tasks.quiet()
    kept = Retention(unfinished_days=3)
    now = server.clock.now() + 5 * DAY
    found = await retention.expire(server.context.store, kept, tmp_path, now)
    assert found.tables == {plain.live_table.number}
    assert ask(tmp_path, "SELECT id FROM tables") == [(over_days.id,)]


async def test_a_finished_game_is_no_longer_due(server: LocalServer, tmp_path: Path) -> None:
    game = await server.game(settings=TWO_DAYS)
    await server.context.tasks.quiet()
    due = server.clock.now() + 2 * DAY
    assert ask(tmp_path, "SELECT due FROM tables") == [(due,)]
    for socket in game.sockets:
        await socket.drain()
    await game.sockets[0].ask("propose", what="abort")
    for socket in game.sockets[1:]:
        heard = await socket.drain()
        proposal = [each["room"]["proposal"] for each in heard if each["type"] == "room"][-1]
        await socket.ask("vote", proposal=proposal["id"], agree=True)
    assert game.live_table.table.status == "aborted"
    await server.context.tasks.quiet()
    assert ask(tmp_path, "SELECT due FROM tables") == [(None,)]


async def test_a_closed_table_is_retried_only_rarely(server: LocalServer, tmp_path: Path) -> None:
    game = await server.game(settings=TWO_DAYS)
    await all_disconnect(game)
    await server.context.tasks.quiet()
    server.context.tables.let_go(game.live_table)
    ask(tmp_path, "UPDATE tables SET rules = 99")
    await pass_time(server, 2 * DAY)
    later = server.clock.now() + 3_600_000
    assert ask(tmp_path, "SELECT due FROM tables") == [(later,)]


async def test_lists_mark_correspondence_games(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    await ada.make_table(settings=TWO_DAYS)
    await ada.make_table()
    lines = (await ada.do("GET", "/api/tables/mine"))["tables"]
    assert [each["days"] for each in lines] == [0, 2]


@pytest.mark.parametrize("days", [-1, 8, 1.5, "2"])
async def test_only_one_to_seven_days_can_be_chosen(server: LocalServer, days: object) -> None:
    ada = await server.visitor("Ada")
    body = {"game": "arkham-ritual", "seats": 3, "settings": {"clock": {"decision_days": days}}}
    response = await ada.request("POST", "/api/tables", body)
    assert response.status_code == 400
    assert "decision_days" in response.json()["detail"]


@clause("AC-N16")
def test_a_correspondence_game_ignores_the_games_own_time_limits() -> None:
    options = {option.name: option.default for option in MANIFESTS["among-cultists"].game.options}
    settings = EffectiveSettings(
        options,
        TableSettings(clock=ClockSettings(decision_days=3)),
        MANIFESTS["among-cultists"].table_options,
    )
    for prompt in ("claim", "discuss", "guess-again", "walk"):
        assert settings.limit_ms(prompt) == 3 * DAY
        assert not settings.is_window(prompt)
    assert settings.least_ms("claim") == 0
    assert settings.least_ms("night") == 12_000
