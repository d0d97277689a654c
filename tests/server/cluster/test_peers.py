"""Several servers on one database: people at one table through different servers."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.base.refusals import Refused
from miskatonic.server.cluster import leases
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.registry import ATTENDED_MS
from miskatonic.server.tables.socket_app import JoinChecks
from miskatonic.store import cluster
from miskatonic.store.my_games import Turn, note_turns
from tests.server import databases
from tests.server.harness import WATCHDOG, GameAtTable, LocalServer, LocalSocket, open_server, plain
from tests.server.people.test_bans import id_of
from tests.server.push_receiver import Browser, Service, push_service
from tests.server.two_servers import (
    eventually,
    membership_of,
    remote,
    see_each_other,
    split,
    through,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[tuple[LocalServer, LocalServer]]:
    """Two servers on one database of PostgreSQL."""
    databases.begin(databases.POSTGRES)
    async with open_server(tmp_path) as here, open_server(tmp_path) as there:
        yield here, there


def asked(sockets: list[LocalSocket]) -> LocalSocket:
    return next(each for each in sockets if each.decision and not each.decision["optional"])


async def test_moves_at_one_server_are_seen_at_the_other(
    servers: tuple[LocalServer, LocalServer],
) -> None:
    here, there = servers
    game = await here.game()
    sockets = await split(game, there)
    before = [socket.at[0] for socket in sockets]
    live_tables = [await here.live_table(game.id), await there.live_table(game.id)]
    for _ in range(20):
        assert (await asked(sockets).play())["type"] == "ack"
        await eventually(lambda: live_tables[0].table.seq == live_tables[1].table.seq)
        for socket in sockets:
            await socket.drain()
    # No viewer needed a new snapshot: each row came as an update.
    assert [socket.at[0] for socket in sockets] == before
    assert len(live_tables[0].table.moves) == 20
    assert live_tables[0].table.moves == live_tables[1].table.moves
    table = live_tables[0].table
    shown = [plain(table.game.view(table.g, seat)) for seat in range(3)]
    assert [socket.view for socket in sockets] == shown


async def test_a_player_who_connects_while_the_table_is_unloaded_gets_the_new_one(
    servers: tuple[LocalServer, LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers
    game = await here.game()
    left: list[LiveTable] = []
    check = JoinChecks.check

    async def while_it_leaves(self: JoinChecks, live_table: LiveTable, person: str) -> None:
        # As if a move were made at the other server before this player joins here.
        await check(self, live_table, person)
        if self.admission is there.context.admission and not left:
            left.append(live_table)
            await live_table.catch_up()
            assert not there.context.tables.has(live_table)

    monkeypatch.setattr(JoinChecks, "check", while_it_leaves)
    socket = await remote(game, 0, there)
    assert (await game.asked().play())["type"] == "ack"
    live_table = await there.live_table(game.id)
    assert live_table is not left[0]
    assert [each.person.id for each in live_table.connections] == [
        game.live_table.connections[0].person.id
    ]
    await eventually(lambda: len(live_table.table.moves) == 1)
    await socket.drain()
    await game.drain()
    assert socket.view == game.sockets[0].view


async def test_joining_an_unloaded_table_is_refused(server: LocalServer) -> None:
    game = await server.game()
    connection = game.live_table.connections[0]
    server.context.tables.drop(game.live_table)
    with pytest.raises(Refused, match="loaded again"):
        game.live_table.join(connection)


async def test_the_same_command_at_two_servers_is_done_once(
    servers: tuple[LocalServer, LocalServer],
) -> None:
    here, there = servers
    game = await here.game()
    first = game.asked()
    second = await remote(game, game.sockets.index(first), there)
    assert first.decision is not None
    fields = {"id": "once", "decision": first.decision["id"]}
    choice = first.decision["options"][0]
    answers = await asyncio.gather(first.play(choice, **fields), second.play(choice, **fields))
    assert [each["type"] for each in answers] == ["ack", "ack"]
    live_tables = [await here.live_table(game.id), await there.live_table(game.id)]
    await eventually(lambda: live_tables[0].table.seq == live_tables[1].table.seq)
    assert len(live_tables[0].table.moves) == len(live_tables[1].table.moves) == 1


async def test_a_command_that_loses_the_race_is_answered_as_if_sent_later(
    servers: tuple[LocalServer, LocalServer], ballot: str
) -> None:
    """Sealed votes: all players may answer at the same time, at either server."""
    here, there = servers
    game = await here.game(3, game=ballot)
    sockets = await split(game, there)
    for socket in sockets:
        await socket.drain()
    answers = await asyncio.gather(*(socket.play() for socket in sockets if socket.decision))
    assert len(answers) > 1
    assert {each["type"] for each in answers} == {"ack"}
    live_tables = [await here.live_table(game.id), await there.live_table(game.id)]
    await eventually(lambda: live_tables[0].table.seq == live_tables[1].table.seq)
    assert len(live_tables[1].table.moves) == len(answers)


async def test_players_at_another_server_count_as_connected(
    servers: tuple[LocalServer, LocalServer],
) -> None:
    here, there = servers
    game = await here.game()
    sockets = await split(game, there)
    live_tables = [await here.live_table(game.id), await there.live_table(game.id)]
    await eventually(lambda: connected(live_tables[0]) == connected(live_tables[1]) == [True] * 3)
    await sockets[2].hang_up()
    await eventually(
        lambda: connected(live_tables[0]) == connected(live_tables[1]) == [True, True, False]
    )


def connected(live_table: LiveTable) -> list[bool]:
    return [each.connected for each in live_table.state().seats]


async def test_bots_play_at_one_server_and_are_taken_over_when_it_ends(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    async with open_server(tmp_path) as there:
        async with open_server(tmp_path) as here:
            await eventually(lambda: membership_of(there).has_others)
            game = await here.game(1, seats=3)
            await eventually(lambda: has_lease(here, game))
            socket = await remote(game, 0, there)
            live_table = await there.live_table(game.id)
            await eventually(
                lambda: membership_of(there).leases.wants_any([game.live_table.number])
            )
            assert has_lease(here, game) and not has_lease(there, game)
        await eventually(lambda: has_lease(there, game))
        moves = len(live_table.table.moves)
        async with asyncio.timeout(WATCHDOG):
            while len(live_table.table.moves) < moves + 3:
                if socket.decision:
                    await socket.play()
                await there.clock.forward(60_000)
                await socket.drain()


def has_lease(server: LocalServer, game: GameAtTable) -> bool:
    return membership_of(server).has_lease(game.live_table.number)


async def test_a_lease_granted_after_everyone_left_is_given_back(
    servers: tuple[LocalServer, LocalServer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers
    await eventually(lambda: see_each_other(here, there))
    answered = asyncio.Event()
    change = here.context.store.write

    async def slowly(work: Any) -> Any:
        result = await change(work)
        if work.__module__ == leases.__name__:
            await answered.wait()
        return result

    monkeypatch.setattr(here.context.store, "write", slowly)
    game = await here.game(1, seats=3)
    holder = f'SELECT holder FROM leases WHERE "table" = {game.live_table.number}'
    await eventually(lambda: databases.ask(tmp_path, holder) == [(membership_of(here).name,)])
    await game.sockets[0].hang_up()
    answered.set()
    await remote(game, 0, there)
    await eventually(lambda: has_lease(there, game))
    assert not has_lease(here, game)


async def test_a_lease_is_given_back_even_if_no_other_server_is_known(
    servers: tuple[LocalServer, LocalServer],
) -> None:
    here, there = servers
    await eventually(lambda: see_each_other(here, there))
    game = await here.game(1, seats=3)
    await eventually(lambda: has_lease(here, game))
    await remote(game, 0, there)
    # As after a restart of the database, before the others have been heard of.
    membership_of(here).liveness.others = frozenset()
    await game.sockets[0].hang_up()
    await eventually(lambda: has_lease(there, game))


async def test_presence_is_reported_again_after_a_failed_write(
    servers: tuple[LocalServer, LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers
    await eventually(lambda: see_each_other(here, there))
    game = await here.game(1, seats=3)
    await remote(game, 0, there)
    live_table = await there.live_table(game.id)
    await eventually(lambda: live_table.audience.remote)
    tried = 0
    note = cluster.note_all_presence

    def fail_first(connection: Any, process: str, sockets: Any) -> None:
        nonlocal tried
        tried += process == membership_of(here).name
        if tried == 1 and process == membership_of(here).name:
            raise OSError("the database has gone away")
        note(connection, process, sockets)

    monkeypatch.setattr(cluster, "note_all_presence", fail_first)
    # The database forgets this server, as after a crash.
    await there.context.store.write(lambda each: cluster.leave(each, membership_of(here).name))
    membership_of(there).presence.ask_all()
    await eventually(lambda: not live_table.audience.remote)
    await eventually(lambda: live_table.audience.remote)
    assert tried >= 2


async def test_the_lease_of_a_dead_server_is_taken_over(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    store = databases.open_store(tmp_path)
    try:
        await store.write(lambda each: cluster.seen(each, "a"))
        await store.write(lambda each: cluster.seen(each, "b"))
        assert await store.write(lambda each: cluster.take_leases(each, "a", [1, 2])) == {1, 2}
        assert await store.write(lambda each: cluster.take_leases(each, "b", [2, 3])) == {3}
        databases.ask(tmp_path, "UPDATE processes SET seen = seen - 60000 WHERE id = 'a'")
        assert await store.write(lambda each: cluster.take_leases(each, "b", [1, 2])) == {1, 2}
        # A server that was given up gets no lease until it is back.
        assert await store.write(lambda each: cluster.take_leases(each, "a", [4])) == set()
    finally:
        store.close()


async def test_a_server_catches_up_after_a_lost_notification(
    servers: tuple[LocalServer, LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers
    game = await here.game()
    socket = await remote(game, 0, there)
    for server in servers:
        listener = membership_of(server)._listener
        assert listener is not None
        monkeypatch.setattr(listener, "_received", lambda _: None)
    assert (await game.asked().play())["type"] == "ack"
    live_table = await there.live_table(game.id)
    await eventually(lambda: len(live_table.table.moves) == 1)
    await socket.drain()


async def test_servers_share_the_session_secret(
    servers: tuple[LocalServer, LocalServer],
) -> None:
    here, there = servers
    ada = await here.visitor("Ada")
    assert (await through(there, ada).do("GET", "/api/me"))["me"]["name"] == "Ada"
    signed = here.context.people._signer.dumps(["x"])
    assert there.context.people._signer.loads(signed) == ["x"]


async def test_metrics_name_their_process(
    servers: tuple[LocalServer, LocalServer],
) -> None:
    names = {server.context.peers.name for server in servers}
    assert len(names) == 2
    for server in servers:
        text = (await server.anonymous().request("GET", "/metrics")).text
        assert f'miskatonic_sockets{{process="{server.context.peers.name}"}} 0.0' in text


async def test_each_server_reports_its_own_readiness(
    servers: tuple[LocalServer, LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers
    monkeypatch.setattr(here.context.tasks, "is_closing", True)
    said = [await server.anonymous().client.get("/readyz") for server in servers]
    assert [each.status_code for each in said] == [503, 200]
    assert said[0].text == "not ready: the server is shutting down\n"
    monkeypatch.setattr(here.context.tasks, "is_closing", False)
    # A server that cannot reach the database is not ready, even if the others are.
    there.context.store.health.failed(OSError("the disk is full"))
    monkeypatch.setattr(there.context.store.writer._database, "run", _cannot)
    said = [await server.anonymous().client.get("/readyz") for server in servers]
    assert [each.status_code for each in said] == [200, 503]


def _cannot(*_: object) -> None:
    raise OSError("no space left on device")


async def test_games_at_another_server_are_listed_to_watch(
    servers: tuple[LocalServer, LocalServer],
) -> None:
    here, there = servers
    await eventually(lambda: membership_of(here).has_others)
    settings = {"visibility": "public", "spectators": "live"}
    game = await here.game(settings=settings)
    eve = await there.visitor("Eve")
    async with asyncio.timeout(WATCHDOG):
        while True:
            listed = (await eve.do("GET", "/api/tables/live"))["games"]
            if listed:
                break
            there.clock.jump(ATTENDED_MS)
    assert [each["id"] for each in listed] == [game.id]
    assert listed[0]["names"] == ["Person 0", "Person 1", "Person 2"]


# ---------------------------------------------------------------- whose turn it is


class Racing:
    """Two servers, and a table that waits for a player with a push subscription."""

    def __init__(self, servers: tuple[LocalServer, LocalServer], service: Service) -> None:
        self.servers = servers
        self.service = service
        self.browser = Browser()
        self.rows = 0

    async def begin(self) -> None:
        here, there = self.servers
        self.game = await here.game()
        await self.game.visitors[0].do(
            "POST", "/api/push", self.browser.subscription(self.service.endpoint())
        )
        self.live_table = await here.live_table(self.game.id)
        await there.live_table(self.game.id)
        self.rows = self.live_table.table.seq
        self.person = await id_of(here, self.game.visitors[0])

    async def note(self, server: LocalServer, question: int, rows: int) -> bool:
        """Note a turn as the server with the table's lease does, or one that believes it has it."""
        turns = [Turn(self.person, question, 0, None)]
        number = self.live_table.number
        noted = await server.context.store.write(lambda each: note_turns(each, number, rows, turns))
        if noted:
            await server.context.push.tell(number)
        return noted


@pytest.fixture
async def racing(tmp_path: Path) -> AsyncIterator[Racing]:
    databases.begin(databases.POSTGRES)
    with push_service() as service:
        asked = Configuration(push_own_hosts=(service.host,))
        async with (
            open_server(tmp_path, configuration=asked) as here,
            open_server(tmp_path, configuration=asked) as there,
        ):
            race = Racing((here, there), service)
            await race.begin()
            yield race


async def test_a_turn_noted_by_two_servers_at_once_is_pushed_once(racing: Racing) -> None:
    here, there = racing.servers
    for turn in range(1, 11):
        noted = await asyncio.gather(
            *(racing.note(server, turn, racing.rows) for server in (here, there) * 3)
        )
        await here.context.tasks.quiet()
        await there.context.tasks.quiet()
        assert all(noted)
        assert len(racing.service.posted) == turn


async def test_a_server_that_is_behind_does_not_replace_a_newer_turn(
    racing: Racing, tmp_path: Path
) -> None:
    here, there = racing.servers
    assert await racing.note(here, 2, racing.rows)
    assert await racing.note(there, 1, racing.rows - 1) is False
    await here.context.tasks.quiet()
    await there.context.tasks.quiet()
    assert databases.ask(tmp_path, "SELECT question FROM turns") == [(2,)]
    assert len(racing.service.posted) == 1
