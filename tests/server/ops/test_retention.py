"""Expired data is deleted, and nothing else."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update

from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.ops.retention import Retention, count_expired, expire
from miskatonic.store import administration
from miskatonic.store.schema import (
    ADMIN_LOG,
    LOG,
    NOTES,
    PEOPLE,
    PLACES,
    REPORTS,
    TABLES,
)
from tests.server.harness import LocalServer, open_server
from tests.server.people.test_bans import id_of

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
DAY = 24 * 3_600_000
HOUR = 3_600_000
NEVER = dict.fromkeys(Retention.__struct_fields__, 0)


def keeping(**days: int) -> Configuration:
    return Configuration(retention=Retention(**{**NEVER, **days}))


async def rows(server: LocalServer, table: Any) -> int:
    query = select(func.count()).select_from(table)
    return await server.context.store.read(lambda each: int(each.execute(query).scalar_one()))


async def let_expire(server: LocalServer, days: int) -> None:
    """Let days pass, unload idle tables, and run the hourly clean-up."""
    server.clock.jump(days * DAY)
    server.context.tables.forget_idle()
    await server.clock.forward(HOUR)


async def test_a_lobby_that_nobody_joined_is_deleted_completely(tmp_path: Path) -> None:
    async with open_server(tmp_path, configuration=keeping(lobby_days=7)) as server:
        ada, bo = await server.visitor("Ada"), await server.visitor("Bo")
        alone, joined = await ada.make_table(), await ada.make_table()
        await ada.do("PUT", f"/api/tables/{alone}/notes", {"text": "mine"})
        await bo.sit(joined)
        await let_expire(server, 6)
        assert await rows(server, TABLES) == 2
        await let_expire(server, 2)
        assert (await rows(server, TABLES), await rows(server, NOTES)) == (1, 0)
        assert await rows(server, PLACES) == 2
        assert await ada.refusal("GET", f"/api/tables/{alone}") == "no-such-table"
        await ada.do("GET", f"/api/tables/{joined}")
        left = await server.context.store.read(
            lambda each: each.execute(select(LOG.c.table).distinct()).scalars().all()
        )
        assert len(left) == 1


async def test_inactive_unfinished_games_are_deleted_and_finished_ones_kept(
    tmp_path: Path,
) -> None:
    async with open_server(tmp_path, configuration=keeping(unfinished_days=30)) as server:
        over, going = await server.game(), await server.game()
        await over.play_on()
        server.clock.jump(20 * DAY)
        await going.play_on(1)
        for socket in (*over.sockets, *going.sockets):
            await socket.hang_up()
        await let_expire(server, 20)
        assert await rows(server, TABLES) == 2
        await let_expire(server, 20)
        assert await rows(server, TABLES) == 1
        await over.visitors[0].do("GET", f"/api/tables/{over.id}")


async def test_finished_games_are_deleted_if_the_settings_say_so(tmp_path: Path) -> None:
    async with open_server(tmp_path, configuration=keeping(finished_days=10)) as server:
        game = await server.game()
        await game.play_on()
        for socket in game.sockets:
            await socket.hang_up()
        await let_expire(server, 11)
        assert (await rows(server, TABLES), await rows(server, LOG)) == (0, 0)


async def test_a_table_with_connected_people_is_kept(tmp_path: Path) -> None:
    async with open_server(tmp_path, configuration=keeping(lobby_days=7)) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        socket = await ada.connect(table)
        await let_expire(server, 20)
        assert await rows(server, TABLES) == 1
        await socket.hang_up()
        await let_expire(server, 1)
        assert await rows(server, TABLES) == 0


async def seen(server: LocalServer, person: str, at: int) -> None:
    change = update(PEOPLE).where(PEOPLE.c.id == person).values(seen=at)
    await server.context.store.write(lambda each: each.execute(change).rowcount)


async def test_inactive_guests_are_deleted_and_accounts_kept(tmp_path: Path) -> None:
    async with open_server(tmp_path, configuration=keeping(guest_days=90)) as server:
        people = [await server.visitor(name) for name in ("Old", "New", "Busy", "Account")]
        old, new, busy, account = [await id_of(server, each) for each in people]
        body = {"login": "kept", "password": "a long enough secret"}
        await people[3].do("POST", "/api/account", body)
        await people[2].make_table()
        now = server.clock.now()
        for person in (old, busy, account):
            await seen(server, person, now - 91 * DAY)
        await seen(server, new, now - 89 * DAY)
        await server.clock.forward(HOUR)
        left = await server.context.store.read(
            lambda each: set(each.execute(select(PEOPLE.c.id)).scalars())
        )
        assert left == {new, busy, account}


async def test_guests_without_a_last_seen_time_count_from_now_on(
    tmp_path: Path,
) -> None:
    async with open_server(tmp_path, configuration=keeping(guest_days=90)) as server:
        row = {"id": "old", "name": "Old", "session": 0, "created": 5}
        await server.context.store.write(
            lambda each: each.execute(insert(PEOPLE).values(row)).rowcount
        )
        await server.clock.forward(HOUR)
        assert await rows(server, PEOPLE) == 1
        await let_expire(server, 91)
        assert await rows(server, PEOPLE) == 0


async def test_the_games_of_a_deleted_guest_can_still_be_replayed(tmp_path: Path) -> None:
    async with open_server(tmp_path, configuration=keeping(guest_days=90)) as server:
        game = await server.game()
        await game.play_on()
        for socket in game.sockets:
            await socket.hang_up()
        ids = [await id_of(server, each) for each in game.visitors]
        for person in ids[:2]:
            await seen(server, person, 0)
        await let_expire(server, 1)
        assert await rows(server, PEOPLE) == 1
        replay = await game.visitors[2].do("GET", f"/api/tables/{game.id}/replay?eyes=all")
        assert replay["over"] is True
        state = await game.visitors[2].do("GET", f"/api/tables/{game.id}")
        assert [seat["name"] for seat in state["room"]["seats"]] == ["N. N.", "N. N.", "Person 2"]


async def test_closed_reports_and_old_admin_log_entries_are_deleted(tmp_path: Path) -> None:
    settings = keeping(report_days=10, admin_log_days=20)
    async with open_server(tmp_path, configuration=settings) as server:
        now = server.clock.now()

        def write(connection: Connection) -> None:
            for at, closed in ((0, None), (0, now - 11 * DAY), (0, now - 9 * DAY)):
                row = {"at": at, "by": "a", "about": "b", "reason": "chat", "text": ""}
                connection.execute(insert(REPORTS).values(**row, closed=closed))
            for days in (30, 21, 19, 25):
                administration.note(connection, now - days * DAY, "boss", "ban", "x")

        await server.context.store.write(write)
        await server.clock.forward(HOUR)
        assert (await rows(server, REPORTS), await rows(server, ADMIN_LOG)) == (2, 2)


async def test_with_zero_days_everything_is_kept_forever(tmp_path: Path) -> None:
    async with open_server(tmp_path, configuration=keeping()) as server:
        ada = await server.visitor("Ada")
        await ada.make_table()
        await let_expire(server, 10_000)
        assert (await rows(server, TABLES), await rows(server, PEOPLE)) == (1, 1)


async def test_counting_says_what_would_be_deleted_and_deletes_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.visitor("Ada")
        for _ in range(3):
            await ada.make_table()
        (tmp_path / "access").mkdir()
        (tmp_path / "access" / "2001-01-01.jsonl").write_text("{}\n")
        later = server.clock.now() + 100 * DAY
        store = server.context.store
        kept = Retention()
        counted = await count_expired(store, kept, tmp_path, later)
        assert counted.counts["lobbies"] == 3
        assert (counted.counts["unfinished"], counted.counts["access-log"]) == (0, 1)
        assert await rows(server, TABLES) == 3
        done = await expire(store, kept, tmp_path, later)
        assert done.counts == counted.counts
        assert not list((tmp_path / "access").iterdir())


async def test_many_old_tables_are_deleted_in_small_batches(tmp_path: Path) -> None:
    async with open_server(tmp_path, tables_per_person=100) as server:
        ada = await server.visitor("Ada")
        for _ in range(45):
            await ada.make_table()
        before = server.context.store.writer.groups
        later = server.clock.now() + 8 * DAY
        done = await expire(server.context.store, Retention(), tmp_path, later)
        assert done.counts["lobbies"] == 45
        assert server.context.store.writer.groups - before >= 3
