"""Clocks, bots, players who leave and come back, and proposals that need consent."""

import re
import sqlite3
from pathlib import Path

import pytest

from miskatonic import bots
from miskatonic.bots.pace import PACES, next_step, release_time
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.manifest import Manifest, TableOptions
from miskatonic.kernel.options import Option, OptionValues
from miskatonic.server.protocol.tables import ClockSettings, TableSettings
from miskatonic.server.tables.model.table_settings import EffectiveSettings
from miskatonic.server.tables.timing import GOES_ON_MS, LEFT_MS
from miskatonic.server.workers.bot_process import choose
from miskatonic.server.workers.bots import seconds_to_think
from tests.clauses import clause
from tests.server.harness import Json, LocalServer, LocalSocket, Visitor, open_server

pytestmark = pytest.mark.anyio

MINUTE = {"clock": {"decision_seconds": 60, "grace_seconds": 10}}
NO_LIMIT = {"clock": {"decision_seconds": 0, "grace_seconds": 10}}


async def last_table_frame(socket: LocalSocket) -> Json:
    live_tables = [each["room"] for each in await socket.drain() if each["type"] == "room"]
    live_table: Json = live_tables[-1]
    return live_table


# ---------------------------------------------------------------- clocks


async def test_when_time_is_up_the_default_is_played(server: LocalServer) -> None:
    game = await server.game(settings=MINUTE)
    table = game.live_table.table
    seat = game.asked().seat
    assert seat is not None
    default = table.game.default(table.g, seat)
    await server.clock.forward(59_999)
    assert table.moves == []
    await server.clock.forward(1)
    assert table.moves == [(seat, default)]


@clause("AC-N27")
async def test_a_time_out_looks_like_a_move_of_the_seat(server: LocalServer) -> None:
    timed = await server.game(settings=MINUTE)
    seat = timed.asked().seat
    assert seat is not None
    default = timed.live_table.table.game.default(timed.live_table.table.g, seat)
    played = await server.game(settings=MINUTE)
    await server.clock.forward(59_000)
    await played.asked().play(default)
    before = [len(socket.transcript) for socket in timed.sockets]
    await server.clock.forward(1_000)
    for socket, other, start in zip(timed.sockets, played.sockets, before, strict=True):
        await socket.drain()
        await other.drain()
        by_clock = [text for _, text in socket.transcript[start:] if '"update"' in text]
        by_hand = [text for _, text in other.transcript if '"update"' in text]
        assert by_clock == by_hand
        assert len(by_clock) == 1


async def test_deadlines_are_shown_to_everyone(server: LocalServer) -> None:
    game = await server.game(settings=MINUTE)
    mover = game.asked()
    watcher = await game.visitors[0].connect(game.id)
    await watcher.drain()
    live_table = game.live_table.state()
    assert [(each.seat, each.until) for each in live_table.deadlines] == [
        (mover.seat, server.clock.now() + 60_000)
    ]
    await server.clock.forward(1_000)
    await mover.play()
    times = [each for each in await watcher.drain() if each["type"] == "times"]
    assert len(times) == 1
    assert times[0]["deadlines"][0]["until"] == server.clock.now() + 60_000


async def test_without_a_limit_nothing_happens_by_itself(server: LocalServer) -> None:
    game = await server.game(settings=NO_LIMIT)
    await server.clock.forward(3_600_000)
    assert game.live_table.table.moves == []
    assert game.live_table.state().deadlines == []


@pytest.mark.parametrize(
    ("prompt", "limit", "least"),
    [
        ("offer", 30_000, 0),
        ("guess", 120_000, 0),
        ("discuss", 180_000, 0),
        ("night", 30_000, 6_000),
        ("claim", 8_000, 8_000),
    ],
)
@clause("AC-O11", "AC-O12", "AC-O13", "AC-O14", "AC-O16", "AC-O27")
def test_a_games_own_options_override_the_tables_clock(prompt: str, limit: int, least: int) -> None:
    options: OptionValues = {
        "decision_seconds": 30,
        "discussion_seconds": 180,
        "guess_seconds": 120,
        "night_seconds": 6,
        "claim_seconds": 8,
        "grace_seconds": 20,
        "bot_pace": "slow",
        "spectators": "off",
        "free_text": False,
    }
    manifest = MANIFESTS["among-cultists"]
    settings = EffectiveSettings(options, TableSettings(), manifest.table_options)
    assert settings.limit_ms(prompt) == limit
    assert settings.least_ms(prompt) == least
    assert settings.grace_ms == 20_000
    assert (settings.pace, settings.spectators, settings.chat_is_open) == ("slow", "off", False)
    assert settings.has_limits


@pytest.mark.parametrize("manifest", MANIFESTS.values(), ids=lambda manifest: manifest.id)
def test_a_manifest_names_existing_options_settings_and_prompts(manifest: Manifest) -> None:
    declared, game = manifest.table_options, manifest.game
    options = {option.name for option in game.options}
    settings = {"decision_seconds", "grace_seconds", "bot_pace", "spectators", "chat"}
    words = {prompt.partition("-")[0] for prompt in game.prompts}
    assert set(declared.settings) <= settings
    assert set(declared.settings.values()) <= options
    for by_word in (declared.time_limits, declared.least_times, declared.windows):
        assert set(by_word) <= words
        assert set(by_word.values()) <= options
    if manifest.round_of is not None:
        assert isinstance(game.view(game.new(game.seats[-1]), None)[manifest.round_of], int)


def test_without_such_options_the_tables_settings_apply() -> None:
    clock = ClockSettings(decision_seconds=5, grace_seconds=30, bot_pace="fast")
    settings = EffectiveSettings({"competitive": True}, TableSettings(clock=clock))
    assert (settings.limit_ms("offer"), settings.least_ms("offer"), settings.grace_ms) == (
        5_000,
        0,
        30_000,
    )
    assert (settings.pace, settings.spectators, settings.chat_is_open) == ("fast", "delayed", True)
    assert not EffectiveSettings({}, TableSettings()).has_limits


@clause("AC-N17")
async def test_a_question_with_a_least_time_cannot_be_answered_earlier(server: LocalServer) -> None:
    game = await server.game()
    slow = TableOptions(
        [Option("slow_seconds", "number", 6, "", high=9, table_use=("least time", "offer"))]
    )
    game.live_table.table.settings = EffectiveSettings({"slow_seconds": 6}, TableSettings(), slow)
    mover = game.asked()
    assert (await mover.play())["refusal"]["reason"] == "too-early"
    await server.clock.forward(6_000)
    assert (await mover.play())["type"] == "ack"


# ---------------------------------------------------------------- bots


async def test_bots_are_shown_only_their_own_seats_view(
    server: LocalServer,
) -> None:
    game = await server.game(people=1)
    for _ in range(40):
        await server.clock.forward(2_500)
        await game.drain()
        if game.sockets[0].decision is not None:
            await game.sockets[0].play()
    assert len(game.live_table.table.moves) > 20
    for view in server.bots.shown:
        assert view["seat"] in (1, 2)
        assert view["seed"] is None
        assert view["held"][view["seat"]] is None or view["seen_by"]["held"][view["seat"]]
        assert view["decision"]["options"]


@clause("AC-N23", "AC-O15")
async def test_a_bots_answer_comes_exactly_at_its_release_time(
    server: LocalServer,
) -> None:
    game = await server.game(people=1, options={"first_player": 1})
    asked_at = server.clock.now()
    shortest, longest = PACES["natural"]
    due = release_time("00", "natural", asked_at, 1, "offer", 0, 0)
    assert asked_at + shortest <= due <= asked_at + longest
    await server.clock.forward(due - asked_at - 1)
    assert game.live_table.table.moves == []
    await server.clock.forward(1)
    assert [seat for seat, _ in game.live_table.table.moves] == [1]


@clause("AC-N23")
async def test_a_bot_that_thinks_too_long_answers_at_the_next_clock_step(
    server: LocalServer,
) -> None:
    server.bots.delay = lambda: server.clock.jump(5_000)
    game = await server.game(people=1, options={"first_player": 1})
    began = server.clock.now() - 5_000
    due = release_time("00", "natural", began, 1, "offer", 0, 0)
    late = next_step(due, server.clock.now(), "natural")
    assert (late - due) % 400 == 0
    server.bots.delay = None
    await server.clock.forward(late - server.clock.now() - 1)
    assert game.live_table.table.moves == []
    await server.clock.forward(1)
    assert len(game.live_table.table.moves) == 1


@clause("AC-N23", "AC-N26")
async def test_release_times_depend_on_the_public_clock_and_not_on_the_deal(
    server: LocalServer,
) -> None:
    """Two deals, the same clock seed, the same public history: the same times."""
    arrivals = []
    for seed in ("04" * 32, "05" * 32):
        began = server.clock.now()
        game = await server.game(people=1, seed=seed, options={"first_player": 1})
        watcher = game.sockets[0]
        start = len(watcher.transcript)
        await server.clock.forward(10_000)
        await watcher.drain()
        first = next(at for at, text in watcher.transcript[start:] if '"update"' in text)
        arrivals.append(first - began)
    assert arrivals[0] == arrivals[1]


async def test_the_default_is_played_for_a_bot_that_fails(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(server.bots, "think", fail)
    game = await server.game(people=1, options={"first_player": 1})
    table = game.live_table.table
    default = table.game.default(table.g, 1)
    await server.clock.forward(2_500)
    assert table.moves[0] == (1, default)


@pytest.mark.parametrize("illegal", [-1, 4_999, 10**30])
async def test_an_illegal_choice_of_a_bot_is_replaced_by_the_default(
    server: LocalServer, illegal: int
) -> None:
    server.bots.plays = illegal
    game = await server.game(people=1, options={"first_player": 1})
    table = game.live_table.table
    default = table.game.default(table.g, 1)
    await server.clock.forward(2_500)
    assert table.moves[0] == (1, default)


async def test_a_bots_answer_from_before_a_reload_is_not_played(
    server: LocalServer,
) -> None:
    game = await server.game(people=1, options={"first_player": 1})
    before = game.live_table.replica.loaded
    async with game.live_table.lock:
        await game.live_table.reload()
    assert game.live_table.replica.loaded is not before
    assert before.is_stopped
    await server.clock.forward(2_500)
    seats = [seat for seat, _ in game.live_table.table.moves]
    assert seats[0] == 1
    stored = await server.context.store.load(game.id)
    assert stored is not None
    assert len([row for row in stored[1] if b'"played"' in row.body]) == len(seats)


@clause("AC-N24")
def test_every_bot_has_the_same_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    class Thinker:
        def choose(self, view: Json, decision: Json, rng: object, budget: object) -> int:
            budgets.append(budget)
            return int(decision["options"][0])

    monkeypatch.setattr(bots, "make", lambda _game, _level: Thinker())
    for game in GAMES.values():
        g = game.new(game.seats[-1], {}, 3)
        for decision in game.decisions(g):
            seconds = seconds_to_think(processes=1, jobs=3)
            choose(game.id, "random", game.view(g, decision.seat), bytes(32), seconds)
    assert len(budgets) >= len(GAMES)
    assert set(budgets) == {bots.Budget(seconds=1 / 3)}


async def test_a_failed_write_is_retried_later(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.game(settings=MINUTE)
    tried = []

    def fail(*_: object) -> None:
        tried.append(server.clock.now())
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as failing:
        failing.setattr(server.context.store.writer._database, "append", fail)
        await server.clock.forward(60_000)
    # The player gets a moment more, not the whole time again.
    await server.clock.forward(LEFT_MS - 1)
    assert (len(tried), game.live_table.table.moves) == (1, [])
    await server.clock.forward(1)
    assert len(game.live_table.table.moves) == 1


async def test_a_reloaded_table_keeps_its_deadlines(server: LocalServer) -> None:
    game = await server.game(settings=MINUTE)
    await server.clock.forward(20_000)
    until = game.live_table.state().deadlines[0].until
    assert until == server.clock.now() + 40_000
    server.context.tables.drop(game.live_table)
    await game.visitors[0].connect(game.id)
    live_table = await server.live_table(game.id)
    assert live_table is not game.live_table
    assert live_table.state().deadlines[0].until == until
    # Near the deadline, players get a moment to come back.
    server.clock.jump(39_000)
    server.context.tables.drop(live_table)
    await game.visitors[0].connect(game.id)
    live_table = await server.live_table(game.id)
    assert live_table.state().deadlines[0].until == server.clock.now() + LEFT_MS
    # An old question gets its whole time again.
    server.context.tables.drop(live_table)
    server.clock.jump(GOES_ON_MS)
    await game.visitors[0].connect(game.id)
    live_table = await server.live_table(game.id)
    assert live_table.state().deadlines[0].until == server.clock.now() + 60_000


async def test_after_a_reload_at_least_half_of_a_short_time_is_left(
    server: LocalServer,
) -> None:
    game = await server.game(settings={"clock": {"decision_seconds": 6}})
    server.clock.jump(5_900)
    server.context.tables.drop(game.live_table)
    await game.visitors[0].connect(game.id)
    live_table = await server.live_table(game.id)
    assert live_table.state().deadlines[0].until == server.clock.now() + 3_000


async def test_after_a_server_restart_a_question_gets_its_whole_time_again(tmp_path: Path) -> None:
    """The server does not know how long it was down."""
    async with open_server(tmp_path) as server:
        # Each server here begins at noon.
        server.clock.jump(-1)
        game = await server.game(settings=MINUTE)
    async with open_server(tmp_path) as server:
        server.clock.jump(20_000)
        await Visitor(server.app, game.visitors[0].client).connect(game.id)
        live_table = await server.live_table(game.id)
        assert live_table.state().deadlines[0].until == server.clock.now() + 60_000


# ---------------------------------------------------------------- going away and coming back


@clause("AC-Q12", "AC-O20")
async def test_after_the_grace_time_a_bot_plays_for_an_absent_player(server: LocalServer) -> None:
    game = await server.game(settings=NO_LIMIT)
    mover = game.asked()
    other = next(socket for socket in game.sockets if socket is not mover)
    await mover.hang_up()
    live_table = await last_table_frame(other)
    assert (
        live_table["seats"][mover.seat]["connected"],
        live_table["seats"][mover.seat]["by_bot"],
    ) == (
        False,
        False,
    )
    await server.clock.forward(9_999)
    assert game.live_table.table.moves == []
    await server.clock.forward(1)
    assert (await last_table_frame(other))["seats"][mover.seat]["by_bot"] is True
    await server.clock.forward(2_500)
    assert [seat for seat, _ in game.live_table.table.moves] == [mover.seat]


@clause("AC-Q12")
async def test_the_seat_is_given_back_on_return(server: LocalServer) -> None:
    game = await server.game(settings=NO_LIMIT)
    mover = game.asked()
    other = next(socket for socket in game.sockets if socket is not mover)
    await mover.hang_up()
    await server.clock.forward(10_100)
    back = await game.visitors[game.sockets.index(mover)].connect(game.id)
    assert (await last_table_frame(other))["seats"][mover.seat]["by_bot"] is False
    await server.clock.forward(60_000)
    assert game.live_table.table.moves == []
    await back.drain()
    assert (await back.play())["type"] == "ack"


@clause("AC-N28")
async def test_a_stand_in_follows_the_public_clock_from_its_first_answer_on(
    server: LocalServer,
) -> None:
    game = await server.game(settings=NO_LIMIT)
    mover = game.asked()
    assert mover.seat is not None
    await mover.hang_up()
    taken_over = server.clock.now() + 10_000
    due = release_time("00", "natural", taken_over, mover.seat, "offer", 0, 0)
    await server.clock.forward(due - server.clock.now() - 1)
    assert game.live_table.table.moves == []
    await server.clock.forward(1)
    assert len(game.live_table.table.moves) == 1


async def test_clocks_stop_when_nobody_is_connected(server: LocalServer) -> None:
    game = await server.game(settings=MINUTE)
    for socket in game.sockets:
        await socket.hang_up()
    await server.clock.forward(3_600_000)
    assert game.live_table.table.moves == []
    await game.visitors[0].connect(game.id)
    live_table = await server.live_table(game.id)
    assert live_table is not game.live_table, "an idle table is unloaded"
    assert live_table.state().deadlines[0].until == server.clock.now() + 60_000


async def test_clocks_resume_when_a_player_comes_back(server: LocalServer) -> None:
    game = await server.game(settings=MINUTE)
    await server.clock.forward(20_000)
    for socket in game.sockets:
        await socket.hang_up()
    await server.clock.forward(300_000)
    await game.visitors[0].connect(game.id)
    assert game.live_table.state().deadlines[0].until == server.clock.now() + 40_000


@clause("AC-Q13")
async def test_a_bot_plays_for_a_player_who_leaves_for_good(server: LocalServer) -> None:
    game = await server.game(settings=NO_LIMIT)
    mover = game.asked()
    assert mover.seat is not None
    at = game.sockets.index(mover)
    left = await game.visitors[at].do("POST", f"/api/tables/{game.id}/leave")
    seat = left["room"]["seats"][mover.seat]
    assert (seat["left"], seat["by_bot"], seat["kind"]) == (True, True, "person")
    await server.clock.forward(2_500)
    assert len(game.live_table.table.moves) == 1
    assert left["seat"] is None


@clause("AC-Q14")
async def test_if_no_human_is_left_the_game_is_closed_after_the_grace_time(
    server: LocalServer,
) -> None:
    game = await server.game(people=2, settings=NO_LIMIT)
    for visitor in game.visitors:
        await visitor.do("POST", f"/api/tables/{game.id}/leave")
    moves = len(game.live_table.table.moves)
    await server.clock.forward(9_999)
    assert (game.live_table.table.status, len(game.live_table.table.moves)) == ("playing", moves)
    await server.clock.forward(1)
    assert game.live_table.table.status == "aborted"
    assert game.live_table.table.g.result is None


# ---------------------------------------------------------------- consent


async def test_a_game_is_paused_if_all_agree(server: LocalServer) -> None:
    game = await server.game(settings=MINUTE)
    await game.sockets[0].ask("propose", what="pause")
    proposal = (await last_table_frame(game.sockets[1]))["proposal"]
    assert (proposal["what"], proposal["by"], proposal["asked"]) == ("pause", 0, [0, 1, 2])
    for socket in game.sockets[1:]:
        await socket.ask("vote", proposal=proposal["id"], agree=True)
    live_table = await last_table_frame(game.sockets[0])
    assert (live_table["status"], live_table["proposal"], live_table["last_proposal"]) == (
        "paused",
        None,
        "agreed",
    )
    assert live_table["deadlines"] == []
    assert (await game.asked().play())["refusal"]["reason"] == "paused"
    await server.clock.forward(3_600_000)
    assert game.live_table.table.moves == []


async def test_a_paused_game_resumes_if_all_connected_players_agree(server: LocalServer) -> None:
    game = await server.game(settings=MINUTE)
    await server.clock.forward(20_000)
    await game.sockets[0].ask("propose", what="pause")
    for socket in game.sockets[1:]:
        await socket.ask("vote", proposal=1, agree=True)
    await server.clock.forward(600_000)
    await game.sockets[2].hang_up()
    await game.sockets[0].ask("propose", what="resume")
    await game.sockets[1].ask("vote", proposal=2, agree=True)
    await game.sockets[1].drain()
    assert game.live_table.table.status == "playing"
    assert game.live_table.state().deadlines[0].until == server.clock.now() + 40_000


@clause("AC-Q15")
async def test_if_all_human_seats_agree_the_game_is_closed_without_a_result(
    server: LocalServer,
) -> None:
    game = await server.game(people=2)
    await game.sockets[0].ask("propose", what="abort")
    assert (await last_table_frame(game.sockets[1]))["proposal"]["asked"] == [0, 1]
    await game.sockets[1].ask("vote", proposal=1, agree=True)
    assert (await last_table_frame(game.sockets[0]))["status"] == "aborted"
    assert game.live_table.table.g.result is None


@clause("AC-Q15")
async def test_nobody_learns_who_refused(server: LocalServer) -> None:
    """The messages are the same whichever player refuses, and in whatever order they vote."""
    transcripts = []
    for refuser, order in ((1, (1, 2)), (2, (1, 2)), (1, (2, 1))):
        game = await server.game()
        proposer = game.sockets[0]
        await proposer.ask("propose", what="abort")
        start = len(proposer.transcript)
        for seat in order:
            await game.sockets[seat].ask("vote", proposal=1, agree=seat != refuser)
        await proposer.drain()
        heard = [text.replace(game.id, "") for _, text in proposer.transcript[start:]]
        # Each game has its own table and people.
        transcripts.append([re.sub(r'"who":"\w+"', '"who":""', text) for text in heard])
        assert game.live_table.table.status == "playing"
    assert transcripts[0] == transcripts[1] == transcripts[2]
    assert '"last_proposal":"declined"' in transcripts[0][0]


async def test_an_unanswered_proposal_lapses(server: LocalServer) -> None:
    game = await server.game()
    await game.sockets[0].ask("propose", what="pause")
    again = await game.sockets[1].ask("propose", what="abort")
    assert again["refusal"]["reason"] == "proposal-open"
    await server.clock.forward(60_000)
    live_table = await last_table_frame(game.sockets[1])
    assert (live_table["proposal"], live_table["last_proposal"], live_table["status"]) == (
        None,
        "declined",
        "playing",
    )
    late = await game.sockets[1].ask("vote", proposal=1, agree=True)
    assert late["refusal"]["reason"] == "no-proposal"


async def test_an_invalid_proposal_is_refused(server: LocalServer) -> None:
    game = await server.game(settings={"spectators": "live"})
    assert (await game.sockets[0].ask("propose", what="resume"))["refusal"][
        "reason"
    ] == "no-proposal"
    watcher = await (await server.visitor("Eve")).connect(game.id)
    assert (await watcher.ask("propose", what="pause"))["refusal"]["reason"] == "not-a-player"
