"""Servers of one cluster share sessions, bans, limits, lists, mutes and shared replays."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.cluster.notifications import Listener
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.people.sessions import CACHED_MS
from miskatonic.store.erasure import ERASED_TEXT
from tests.server import databases
from tests.server.harness import (
    WATCHDOG,
    GameAtTable,
    Json,
    LocalServer,
    LocalSocket,
    Visitor,
    open_server,
)
from tests.server.two_servers import (
    eventually,
    membership_of,
    remote,
    see_each_other,
    split,
    through,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Servers = tuple[LocalServer, LocalServer]
ADA = {"login": "ada", "password": "correct horse battery"}


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[Servers]:
    databases.begin(databases.POSTGRES)
    async with open_server(tmp_path) as here, open_server(tmp_path) as there:
        await eventually(lambda: see_each_other(here, there))
        yield here, there


async def drain_until(socket: LocalSocket, is_so: Callable[[], object]) -> None:
    """Drain until a change made at another server has arrived."""
    async with asyncio.timeout(WATCHDOG):
        while True:
            await socket.drain()
            if is_so():
                return
            await asyncio.sleep(0.01)


# ---------------------------------------------------------------- sessions, bans, limits, lists


async def test_logging_out_at_one_server_ends_the_session_at_the_other(servers: Servers) -> None:
    here, there = servers
    ada = await here.visitor("Ada")
    await ada.do("POST", "/api/account", ADA)
    same = through(there, ada)
    assert (await same.do("GET", "/api/me"))["me"]["name"] == "Ada"
    socket = await same.connect(await ada.make_table())
    await ada.do("POST", "/api/logout", {})
    # Each server caches sessions for some seconds.
    there.clock.jump(CACHED_MS)
    assert (await same.do("GET", "/api/me"))["me"] is None
    there.context.tables.sweep()
    assert (await socket.closed())["refusal"]["reason"] == "who-are-you"


async def test_a_ban_at_one_server_disconnects_the_person_from_the_other(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    named = Configuration(admins=("ada",))
    async with (
        open_server(tmp_path, configuration=named) as here,
        open_server(tmp_path, configuration=named) as there,
    ):
        await eventually(lambda: see_each_other(here, there))
        ada, eve = await here.visitor("Ada"), await there.visitor("Eve")
        await ada.do("POST", "/api/account", ADA)
        socket = await eve.connect(await eve.make_table())
        session = await there.context.people.by_cookie(eve.client.cookies["miskatonic"])
        assert session is not None
        ban = {"kind": "person", "value": session.person.id, "reason": "rude"}
        await ada.do("POST", "/api/admin/ban", ban)
        # At once: no clock moves here.
        assert (await socket.closed())["refusal"]["reason"] == "banned"
        assert await through(here, eve).refusal("GET", "/api/tables") == "banned"


async def test_servers_share_a_rate_limit(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    few: Json = {"logins_per_second": 0.001}
    async with open_server(tmp_path, **few) as here, open_server(tmp_path, **few) as there:
        for number in range(4):
            await here.visitor(f"Person {number}")
        for _ in range(3):
            # Once a second each server reports what it has used and learns what is left.
            for server in (here, there):
                await server.clock.forward(1_000)
                await server.context.store.write(lambda _: None)
        await there.visitor("Last")
        for _ in range(3):
            for server in (here, there):
                await server.clock.forward(1_000)
                await server.context.store.write(lambda _: None)
        body = {"name": "One too many"}
        assert await there.anonymous().refusal("PUT", "/api/me", body) == "too-fast"


async def test_a_table_made_at_one_server_is_listed_at_the_other(servers: Servers) -> None:
    here, there = servers
    ada = await here.visitor("Ada")
    table = await ada.make_table(settings={"visibility": "public"})
    eve = await there.visitor("Eve")
    for visitor, path in ((eve, "/api/tables"), (through(there, ada), "/api/tables/mine")):
        listed = (await visitor.do("GET", path))["tables"]
        assert [each["id"] for each in listed] == [table]


# ---------------------------------------------------------------- sockets of one person


async def test_the_limit_of_sockets_per_person_counts_all_servers(
    tmp_path: Path,
) -> None:
    databases.begin(databases.POSTGRES)
    most: Json = {"sockets_per_person": 3}
    async with open_server(tmp_path, **most) as here, open_server(tmp_path, **most) as there:
        await eventually(lambda: see_each_other(here, there))
        ada = await here.visitor("Ada")
        table = await ada.make_table()
        sockets = [await ada.connect(table) for _ in range(2)]
        live_table = await here.live_table(table)
        person = live_table.connections[0].person.id
        same = through(there, ada)
        sockets.append(await same.connect(table))
        copy = await there.live_table(table)
        await eventually(lambda: live_table.audience.remote.get(person) == 1)
        await eventually(lambda: copy.audience.remote.get(person) == 2)
        for visitor in (ada, same):
            assert (await visitor.socket(table).refused())["reason"] == "too-many"
        await sockets[0].hang_up()
        await eventually(lambda: copy.audience.remote.get(person) == 1)
        await same.connect(table)
        # The limit is per person.
        await (await there.visitor("Eve")).connect(table)


async def test_a_server_counts_sockets_on_other_servers_before_it_has_loaded_the_table(
    tmp_path: Path,
) -> None:
    databases.begin(databases.POSTGRES)
    one: Json = {"sockets_per_person": 1}
    async with open_server(tmp_path, **one) as here, open_server(tmp_path, **one) as there:
        await eventually(lambda: see_each_other(here, there))
        ada = await here.visitor("Ada")
        table = await ada.make_table()
        await ada.connect(table)
        number = (await here.live_table(table)).number
        query = 'SELECT sockets FROM presence WHERE "table" = :table'
        await eventually(lambda: databases.ask(tmp_path, query, table=number) == [(1,)])
        assert (await through(there, ada).socket(table).refused())["reason"] == "too-many"


# ---------------------------------------------------------------- muting


def claim(text: str) -> Json:
    return {"kind": "text", "fields": {"text": text}}


def words(socket: LocalSocket) -> list[str]:
    assert socket.view is not None
    return [each["fields"]["text"] for each in socket.view["claims"]]


async def talk(here: LocalServer, there: LocalServer) -> tuple[GameAtTable, LocalSocket]:
    """A player has spoken here, and a player there has heard it."""
    options = {"free_text": True}
    game = await here.game(3, game="among-cultists", options=options)
    ear = await remote(game, 1, there)
    await game.sockets[0].ask("say", claim=claim("you fools"))
    await drain_until(ear, lambda: words(ear) == ["you fools"])
    return game, ear


async def mute(game: GameAtTable, visitor: Visitor, on: bool) -> None:
    who = game.live_table.state().seats[0].who
    await visitor.do("POST", f"/api/tables/{game.id}/mute", {"who": who, "on": on})


async def test_a_mute_at_one_server_takes_effect_at_the_other(
    servers: Servers,
) -> None:
    game, ear = await talk(*servers)
    await mute(game, game.visitors[1], on=True)
    await drain_until(ear, lambda: words(ear) == [ERASED_TEXT])
    await mute(game, game.visitors[1], on=False)
    await drain_until(ear, lambda: words(ear) == ["you fools"])


async def test_changes_missed_while_the_listener_was_disconnected_are_looked_up(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers
    game, ear = await talk(here, there)
    listener = membership_of(there)._listener
    assert isinstance(listener, Listener)
    with monkeypatch.context() as deaf:
        deaf.setattr(listener, "_received", lambda _: None)
        await mute(game, game.visitors[1], on=True)
        await here.context.tasks.quiet()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
    databases.the_cluster().execute(cut)
    await eventually(lambda: listener.losses)
    await drain_until(ear, lambda: words(ear) == [ERASED_TEXT])


# ---------------------------------------------------------------- shared replays


async def finished(here: LocalServer, there: LocalServer) -> tuple[GameAtTable, list[LocalSocket]]:
    game = await here.game()
    await game.play_on()
    return game, await split(game, there)


def showing(server: LocalServer, game: GameAtTable) -> Any:
    live_table = server.context.tables.by_number(game.live_table.number)
    return (
        None
        if live_table is None or live_table.audience.showing is None
        else live_table.audience.showing.move
    )


async def test_a_leader_at_one_server_is_followed_at_the_other(servers: Servers) -> None:
    here, there = servers
    game, sockets = await finished(here, there)
    assert (await sockets[0].ask("show", move=7, eyes="all"))["type"] == "ack"
    await eventually(lambda: showing(there, game) == 7)
    shown = [each for each in await sockets[1].drain() if each["type"] == "shown"]
    who = game.live_table.state().seats[0].who
    expected = {"who": who, "name": "Person 0", "move": 7, "eyes": "all"}
    assert [each["showing"] for each in shown] == [expected]
    refused = await sockets[1].ask("show", move=1)
    assert refused["refusal"]["reason"] == "somebody-leads"
    await sockets[0].ask("show", move=8, eyes=2)
    await eventually(lambda: showing(there, game) == 8)
    await sockets[0].hang_up()
    await eventually(lambda: showing(there, game) is None)
    assert (await sockets[1].ask("show", move=1))["type"] == "ack"


async def test_when_two_begin_to_lead_at_once_one_of_them_leads(servers: Servers) -> None:
    here, there = servers
    game, sockets = await finished(here, there)
    answers = await asyncio.gather(sockets[0].ask("show", move=3), sockets[1].ask("show", move=4))
    assert [each["type"] for each in answers] == ["ack", "ack"]
    # Both were accepted; the database decides who leads.
    await eventually(lambda: showing(here, game) == showing(there, game) is not None)
    leads = sockets[0] if showing(here, game) == 3 else sockets[1]
    assert (await leads.ask("show", move=5))["type"] == "ack"
    await eventually(lambda: showing(here, game) == showing(there, game) == 5)


async def test_a_leader_stops_leading_when_their_server_ends(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    async with open_server(tmp_path) as here:
        async with open_server(tmp_path) as there:
            await eventually(lambda: see_each_other(here, there))
            game, sockets = await finished(here, there)
            assert (await sockets[1].ask("show", move=2))["type"] == "ack"
            await eventually(lambda: showing(here, game) == 2)
        await eventually(lambda: showing(here, game) is None)
        assert (await sockets[0].ask("show", move=1))["type"] == "ack"


async def test_a_server_started_later_learns_who_leads(tmp_path: Path) -> None:
    databases.begin(databases.POSTGRES)
    async with open_server(tmp_path) as here:
        game = await here.game()
        await game.play_on()
        assert (await game.sockets[0].ask("show", move=6))["type"] == "ack"
        async with open_server(tmp_path) as there:
            await remote(game, 1, there)
            await eventually(lambda: showing(there, game) == 6)
            # The servers write again what the database lost in a crash.
            databases.ask(tmp_path, "DELETE FROM leaders")
            databases.ask(tmp_path, "DELETE FROM processes")
            query = "SELECT move FROM leaders"
            await eventually(lambda: databases.ask(tmp_path, query) == [(6,)])
            assert showing(here, game) == 6
