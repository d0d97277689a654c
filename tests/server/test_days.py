"""Games over days: a clock that runs while nobody is there, on both databases."""

from pathlib import Path

import pytest

from miskatonic.games import MANIFESTS
from miskatonic.server import retention
from miskatonic.server.bots_pool import stand_in
from miskatonic.server.day_clock import DayClocks
from miskatonic.server.protocol.tables import ClockSettings, TableSettings
from miskatonic.server.retention import Retention
from miskatonic.server.table_settings import EffectiveSettings
from tests.clauses import clause
from tests.server.databases import ask
from tests.server.harness import GameAtTable, TestHouse, open_house

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True

DAY = 86_400_000
STAND_IN = stand_in("arkham-ritual")
TWO_DAYS = {"clock": {"decision_days": 2, "decision_seconds": 30, "grace_seconds": 10}}


async def everybody_goes(game: GameAtTable) -> None:
    for plug in game.plugs:
        await plug.hang_up()


async def pass_time(house: TestHouse, ms: int) -> None:
    """So much later: rooms where nobody is have left the memory; then what is due is looked for."""
    await house.house.quiet()
    house.clock.jump(ms)
    await house.clock.forward(0)
    await DayClocks(house.house).wake()
    await house.clock.forward(0)
    await house.house.quiet()


async def test_the_clock_runs_while_nobody_is_there(house: TestHouse) -> None:
    game = await house.game(settings=TWO_DAYS)
    seat = game.asked().seat
    assert seat is not None
    default = game.room.table.game.default(game.room.table.g, seat)
    await everybody_goes(game)
    await pass_time(house, 2 * DAY - 1)
    assert (await house.room(game.id)).table.moves == []
    await pass_time(house, 1)
    assert (await house.room(game.id)).table.moves[0] == (seat, default)


async def test_no_bot_stands_in_before_the_time_is_over(house: TestHouse) -> None:
    game = await house.game(settings=TWO_DAYS)
    seat = game.asked().seat
    assert seat is not None
    await everybody_goes(game)
    await pass_time(house, DAY)
    room = await house.room(game.id)
    assert room.bot_for(seat) is None
    assert house.bots.shown == []
    assert [each.by_bot for each in room.state().seats] == [False, False, False]


async def test_afterwards_a_bot_plays_on_until_the_person_comes_back(house: TestHouse) -> None:
    game = await house.game(settings=TWO_DAYS)
    seat = game.asked().seat
    assert seat is not None
    await everybody_goes(game)
    await pass_time(house, 2 * DAY)
    room = await house.room(game.id)
    assert room.bot_for(seat) == STAND_IN
    others = [each for each in range(3) if each != seat]
    assert [room.bot_for(each) for each in others] == [None, None]
    await game.visitors[seat].connect(game.id)
    assert room.bot_for(seat) is None


async def test_a_restart_changes_no_deadline(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        game = await house.game(settings=TWO_DAYS)
        house.clock.jump(3_600_000)
        await game.asked().play()
        [deadline] = game.room.state().deadlines
        began = house.clock.now()
        assert deadline.until == began + 2 * DAY
        await everybody_goes(game)
    async with open_house(tmp_path) as again:
        again.clock.jump(began - again.clock.now() + DAY)
        room = await again.room(game.id)
        assert room.state().deadlines == [deadline]
        moves = len(room.table.moves)
        await pass_time(again, DAY - 1)
        assert len((await again.room(game.id)).table.moves) == moves
        await pass_time(again, 1)
        room = await again.room(game.id)
        assert len(room.table.moves) > moves
        assert room.bot_for(deadline.seat) is not None


async def test_what_is_due_happens_though_the_table_is_in_nobodys_memory(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        game = await house.game(settings=TWO_DAYS)
        await everybody_goes(game)
        now = house.clock.now()
    async with open_house(tmp_path) as again:
        again.clock.jump(now - again.clock.now() + 3 * DAY)
        assert again.house.rooms() == []
        await pass_time(again, 0)
        [room] = again.house.rooms()
        assert room.id == game.id
        assert room.table.moves != []


async def test_who_has_run_out_of_time_is_known_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        game = await house.game(settings=TWO_DAYS)
        seat = game.asked().seat
        assert seat is not None
        await everybody_goes(game)
        await pass_time(house, 2 * DAY)
        now = house.clock.now()
    async with open_house(tmp_path) as again:
        again.clock.jump(now - again.clock.now())
        assert (await again.room(game.id)).bot_for(seat) == STAND_IN


async def test_bots_answer_while_nobody_is_there(house: TestHouse) -> None:
    game = await house.game(people=1, seats=3, settings=TWO_DAYS)
    await everybody_goes(game)
    for _ in range(60):
        await house.clock.forward(60_000)
    asked = {each.seat for each in game.room.timing.questions.values()}
    assert asked == {0}
    assert len(game.room.table.moves) > 0


async def test_while_the_game_is_paused_time_stands(house: TestHouse) -> None:
    game = await house.game(people=1, seats=3, settings=TWO_DAYS)
    plug = game.plugs[0]
    for _ in range(60):
        await house.clock.forward(60_000)
    [before] = game.room.state().deadlines
    await plug.drain()
    assert (await plug.ask("propose", what="pause"))["type"] == "ack"
    assert game.room.table.status == "paused"
    assert game.room.state().deadlines == []
    house.clock.jump(DAY)
    assert (await plug.ask("propose", what="resume"))["type"] == "ack"
    [after] = game.room.state().deadlines
    assert after.until == before.until + DAY


async def test_a_table_whose_clock_runs_is_not_abandoned(house: TestHouse, tmp_path: Path) -> None:
    over_days = await house.game(settings={"clock": {"decision_days": 7}})
    plain = await house.game()
    for game in (over_days, plain):
        await everybody_goes(game)
    await house.house.quiet()
    kept = Retention(unfinished_days=3)
    now = house.clock.now() + 5 * DAY
    found = await retention.expire(house.house.store, kept, tmp_path, now)
    assert found.tables == {plain.room.number}
    assert ask(tmp_path, "SELECT id FROM tables") == [(over_days.id,)]


async def test_a_finished_game_is_due_no_more(house: TestHouse, tmp_path: Path) -> None:
    game = await house.game(settings=TWO_DAYS)
    await house.house.quiet()
    due = house.clock.now() + 2 * DAY
    assert ask(tmp_path, "SELECT due FROM tables") == [(due,)]
    for plug in game.plugs:
        await plug.drain()
    await game.plugs[0].ask("propose", what="abort")
    for plug in game.plugs[1:]:
        heard = await plug.drain()
        proposal = [each["room"]["proposal"] for each in heard if each["type"] == "room"][-1]
        await plug.ask("vote", proposal=proposal["id"], agree=True)
    assert game.room.table.status == "aborted"
    await house.house.quiet()
    assert ask(tmp_path, "SELECT due FROM tables") == [(None,)]


async def test_a_table_that_cannot_be_played_on_is_not_tried_all_the_time(
    house: TestHouse, tmp_path: Path
) -> None:
    game = await house.game(settings=TWO_DAYS)
    await everybody_goes(game)
    await house.house.quiet()
    house.house.let_go(game.room)
    ask(tmp_path, "UPDATE tables SET rules = 99")
    await pass_time(house, 2 * DAY)
    later = house.clock.now() + 3_600_000
    assert ask(tmp_path, "SELECT due FROM tables") == [(later,)]


async def test_lists_say_that_a_game_is_played_over_days(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    await ada.make_table(settings=TWO_DAYS)
    await ada.make_table()
    lines = (await ada.do("GET", "/api/tables/mine"))["tables"]
    assert [each["days"] for each in lines] == [0, 2]


@pytest.mark.parametrize("days", [-1, 8, 1.5, "2"])
async def test_only_one_to_seven_days_can_be_chosen(house: TestHouse, days: object) -> None:
    ada = await house.visitor("Ada")
    body = {"game": "arkham-ritual", "seats": 3, "settings": {"clock": {"decision_days": days}}}
    response = await ada.request("POST", "/api/tables", body)
    assert response.status_code == 400
    assert "decision_days" in response.json()["detail"]


@clause("AC-N16")
def test_over_days_no_time_of_a_games_own_counts() -> None:
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
