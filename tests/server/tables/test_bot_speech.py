"""Bots talk, at times that follow from public facts alone."""

import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from miskatonic.bots.pace import PACES, speech_time
from miskatonic.games import GAMES
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.server.history.records import judged
from miskatonic.server.tables.bot_speech import MOST_TURNS
from miskatonic.server.tables.model.table import Table
from miskatonic.server.workers.bot_process import utter
from miskatonic.server.workers.bots import BotPool, can_speak
from miskatonic.server.workers.fair_queue import Payer
from tests.clauses import clause
from tests.server.ballot import YES
from tests.server.harness import GameAtTable, Json, LocalServer, LocalSocket, plain

pytestmark = pytest.mark.anyio

THANKS = {"kind": "rule", "fields": {"kind": "thanks"}}


def seven(_view: Mapping[str, Any]) -> Json:
    return {"number": 7}


def thanks(_view: Mapping[str, Any]) -> Json:
    return THANKS


async def balloting(server: LocalServer, ballot: str, seed: str = "04" * 32) -> GameAtTable:
    """One person and three bots that vote yes whatever they hold."""
    server.bots.plays = YES
    settings = {"spectators": "live"}
    return await server.game(people=1, game=ballot, seats=4, seed=seed, settings=settings)


def spoken(game: GameAtTable) -> list[tuple[int, object]]:
    return [(seat, move) for seat, move in game.live_table.table.moves if isinstance(move, dict)]


def arrivals(socket: LocalSocket) -> list[tuple[int, str]]:
    return [(at, text.rstrip()) for at, text in socket.transcript if '"type":"update"' in text]


@clause("AC-T25", "AC-T29")
async def test_bots_make_claims_as_people_do(server: LocalServer, ballot: str) -> None:
    server.bots.says = seven
    game = await balloting(server, ballot)
    await server.clock.forward(60_000)
    await game.drain()
    history = (game.sockets[0].view or {})["history"]
    assert {each["seat"] for each in history if each["kind"] == "claimed"} == {1, 2, 3}
    assert len(spoken(game)) == sum(each["kind"] == "claimed" for each in history)
    moves = game.live_table.table.moves[:]
    await game.live_table.reload()
    assert game.live_table.table.moves == moves


@clause("AC-T29")
async def test_a_bot_reconsiders_its_claim_after_another_claim(
    server: LocalServer, ballot: str
) -> None:
    """Three bots would make the same claim at the same time; only the first one does."""

    def unless_said(view: Mapping[str, Any]) -> Json | None:
        history = plain(view)["history"]
        return None if any(each["kind"] == "claimed" for each in history) else seven(view)

    server.bots.says = unless_said
    game = await balloting(server, ballot)
    await server.clock.forward(60_000)
    await game.drain()
    assert len(spoken(game)) == 1


@clause("AC-N25", "AC-N26")
@pytest.mark.parametrize("other", ["05", "06", "07", "08"])
async def test_when_bots_speak_depends_on_the_public_clock_and_not_on_the_deal(
    server: LocalServer, ballot: str, other: str
) -> None:
    """Two deals with the same clock seed and public history: the same claims at the same times."""
    server.bots.says = seven
    heard, dealt = [], []
    for seed in ("04" * 32, other * 32):
        began = server.clock.now()
        game = await balloting(server, ballot, seed)
        dealt.append(game.live_table.table.g.numbers)
        watcher = await (await server.visitor("Watcher")).connect(game.id)
        for _ in range(2):
            await server.clock.forward(30_000)
            await game.drain()
            assert (await game.sockets[0].play(choice=YES))["type"] == "ack"
        await watcher.drain()
        heard.append([(at - began, text) for at, text in arrivals(watcher)])
    assert dealt[0] != dealt[1]
    assert heard[0] == heard[1]
    assert sum("claimed" in text for _, text in heard[0]) >= 6


@clause("AC-N25", "AC-N26")
@pytest.mark.parametrize("world", range(4))
async def test_cultists_and_investigators_speak_at_the_same_times(
    server: LocalServer, world: int
) -> None:
    """The same day twice, the second time with roles that were redealt unseen."""
    heard, roles = [], []
    for redealt in (False, True):
        game = await a_day(server)
        live_table, watcher = game.live_table, game.sockets[-1]
        if redealt:
            live_table.table.g = other_roles(live_table.table, world)
            live_table.replica.loaded.streams.restart(live_table.table)
        roles.append(list(live_table.table.g.role))
        server.bots.says = thanks
        watcher.transcript.clear()
        for live_table.replica.loaded.streams.public_steps in range(100, 110):
            live_table.autopilot.reschedule()
        began = server.clock.now()
        await server.clock.forward(2_500)
        await watcher.drain()
        heard.append([(at - began, '"thanks"' in text) for at, text in arrivals(watcher)])
        server.bots.says = None
    assert roles[0] != roles[1]
    assert heard[0] == heard[1]
    assert len(heard[0]) >= 2


def other_roles(table: Table, first: int) -> Any:
    """A world that looks the same to spectators, in which another player is a cultist."""
    worlds = table.game.worlds(table.game.knowledge(table.g, None))
    dealt = (worlds.deal(Rng(seed_bytes(number))) for number in itertools.count(first * 100))
    return next(g for g in dealt if list(g.role) != list(table.g.role))


async def a_day(server: LocalServer) -> GameAtTable:
    """Among Cultists after the first night: a person whose turn it is, three bots, a watcher."""
    options = {"spectators": "live"}
    game = await server.game(people=1, game="among-cultists", seats=4, options=options)
    game.sockets.append(await (await server.visitor("Watcher")).connect(game.id))
    player = game.sockets[0]
    while (player.view or {})["phase"] != "movement" or player.decision is None:
        if player.decision is not None:
            await player.play()
        await server.clock.forward(500)
        await game.drain()
    return game


@clause("AC-N25")
def test_the_time_to_speak_is_drawn_from_public_facts_alone() -> None:
    shortest, longest = PACES["natural"]
    drawn = [
        speech_time("ab", "natural", 1000, seat, ["discuss", "discuss"], step)
        for seat in range(5)
        for step in range(20)
    ]
    assert all(due is not None and shortest <= due - 1000 <= longest for due in drawn)
    assert len(set(drawn)) > 50
    alone = [speech_time("ab", "natural", 0, 1, ["offer"], step) for step in range(400)]
    assert 60 < sum(due is not None for due in alone) < 140


async def test_bots_do_not_talk_forever(server: LocalServer, ballot: str) -> None:
    server.bots.says = seven
    game = await balloting(server, ballot)
    await server.clock.forward(3_600_000)
    bounded = len(spoken(game))
    assert 3 <= bounded <= 3 * MOST_TURNS
    await game.drain()
    await game.sockets[0].play(choice=YES)
    await server.clock.forward(3_600_000)
    assert bounded < len(spoken(game)) <= 2 * 3 * MOST_TURNS


async def test_a_bot_may_be_silent_and_its_illegal_claims_are_dropped(
    server: LocalServer, ballot: str
) -> None:
    said = [None, {"letter": "x"}, {"number": 1}]
    asked = []

    def hesitate(view: Mapping[str, Any]) -> Json | None:
        asked.append(view["seat"])
        return said[min(len(asked) - 1, 2)]

    server.bots.says = hesitate
    game = await balloting(server, ballot)
    await server.clock.forward(60_000)
    assert len(asked) > len(spoken(game)) > 0
    assert {move["number"] for _, move in spoken(game) if isinstance(move, dict)} == {1}


async def test_bots_speak_only_while_the_game_is_played(server: LocalServer, ballot: str) -> None:
    server.bots.says = seven
    game = await balloting(server, ballot)
    assert (await game.sockets[0].ask("propose", what="pause"))["type"] == "ack"
    await server.clock.forward(600_000)
    assert spoken(game) == []


async def test_bots_claims_are_in_the_record_and_verify(server: LocalServer, ballot: str) -> None:
    server.bots.says = seven
    game = await balloting(server, ballot)
    while game.live_table.table.g.result is None:
        await server.clock.forward(10_000)
        await game.drain()
        if game.sockets[0].decision is not None:
            await game.sockets[0].play(choice=YES)
            await game.drain()
    assert len(spoken(game)) >= 3
    file = await game.visitors[0].request("GET", f"/api/tables/{game.id}/export")
    assert judged(file.content).matches


async def test_real_bots_speak_in_other_processes() -> None:
    pool = BotPool(1)
    game = GAMES["arkham-ritual"]
    view = game.knowledge(game.new(3, {}, 5), 1)
    assert await pool.speak(Payer("ada", "a"), game.id, "random", view, bytes(32)) is None
    assert pool.speaks(game.id, "random") is can_speak(game.id, "random") is False
    assert utter(game.id, "random", view, bytes(32)) is None
    await pool.close()


@clause("AC-T25", "AC-T29")
def test_claims_of_among_cultists_bots_are_legal() -> None:
    game = GAMES["among-cultists"]
    assert can_speak(game.id, "novice")
    said = 0
    for number in range(4):
        chance = Rng(seed_bytes(number))
        g: Any = game.new(5, {}, seed_bytes(number))
        while g.result is None:
            asked = [each for each in g.asked if not each.optional]
            decision = asked[int(chance.below(len(asked)))]
            game.play(g, decision.seat, decision.options[int(chance.below(len(decision.options)))])
            view = game.knowledge(g, int(chance.below(5)))
            over = view["result"] is not None
            claim = None if over else utter(game.id, "novice", view, bytes(32))
            if claim is not None:
                game.say(g, view["seat"], claim)
                said += 1
    assert said >= 10
