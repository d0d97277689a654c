"""Rate limits hold across sockets, addresses, restarts and servers on one database."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server.base.addresses import network_of
from miskatonic.server.base.clock import Clock
from miskatonic.server.ops.configuration import setting_rows
from miskatonic.server.rate_limits.policy import Bucket, Buckets, Limits
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.store.rate_limits import BucketStore
from miskatonic.store.store import Store
from tests.server.databases import open_store
from tests.server.harness import GAME, NOON, LocalServer, open_server

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True


# ---------------------------------------------------------------- over all sockets


async def test_chat_is_limited_over_all_sockets_of_a_person(tmp_path: Path) -> None:
    async with open_server(tmp_path, chat_per_second=1.0) as server:
        game = await server.game()
        ada = game.visitors[0]
        sockets = [game.sockets[0], *[await ada.connect(game.id) for _ in range(4)]]
        answers = []
        for number in range(10):
            socket = sockets[number % len(sockets)]
            answers.append((await socket.ask("chat", text=f"line {number}"))["type"])
        assert answers == ["ack"] * 5 + ["nack"] * 5
        # A new socket does not help, and neither does leaving and coming back.
        for socket in sockets:
            await socket.hang_up()
        socket = await ada.connect(game.id)
        assert (await socket.ask("chat", text="again"))["refusal"]["reason"] == "too-fast"
        # Others may still talk.
        assert (await game.sockets[1].ask("chat", text="I may"))["type"] == "ack"


async def test_claims_and_chat_share_a_limit(tmp_path: Path) -> None:
    async with open_server(tmp_path, chat_per_second=1.0) as server:
        game = await server.game()
        socket = game.sockets[0]
        for _ in range(5):
            await socket.ask("say", claim={"kind": "nothing"})
        assert (await socket.ask("chat", text="and now"))["refusal"]["reason"] == "too-fast"


async def test_messages_are_limited_over_all_sockets_of_a_person(tmp_path: Path) -> None:
    async with open_server(tmp_path, messages_per_second=2.0) as server:
        ada = await server.visitor("Ada")
        table = await ada.make_table()
        first, second = [await ada.socket(table).opened() for _ in range(2)]
        await first.hello()
        await second.hello()
        # Each socket has sent a hello and a vote: four of six messages.
        answers = [
            await socket.ask("vote", proposal=1, agree=True) for socket in [first, second] * 4
        ]
        reasons = [answer["refusal"]["reason"] for answer in answers]
        assert reasons == ["no-proposal"] * 2 + ["too-fast"] * 6


# ---------------------------------------------------------------- by account and address


WRONG = {"login": "Ada", "password": "0123456789"}
RIGHT = {"login": "Ada", "password": "correct horse"}


async def test_passwords_are_limited_by_account_and_address(tmp_path: Path) -> None:
    async with open_server(tmp_path, passwords_per_second=0.05) as server:
        reasons = [await server.anonymous().refusal("POST", "/api/login", WRONG) for _ in range(6)]
        assert reasons == ["wrong-password"] * 5 + ["too-fast"]
        other = {"login": "Bob", "password": "0123456789"}
        assert await server.anonymous().refusal("POST", "/api/login", other) == "wrong-password"
        again = {"login": "ADA", "password": "0123456789"}
        assert await server.anonymous().refusal("POST", "/api/login", again) == "too-fast"
        remote = server.anonymous("203.0.113.7")
        assert await remote.refusal("POST", "/api/login", WRONG) == "wrong-password"


async def attacked(server: LocalServer) -> list[str]:
    """An attacker tries passwords for Ada's account from sixty addresses."""
    return [
        await server.anonymous(f"203.0.113.{number}").refusal("POST", "/api/login", WRONG)
        for number in range(60)
    ]


async def test_an_attack_from_many_addresses_is_stopped_without_locking_the_owner_out(
    tmp_path: Path,
) -> None:
    async with open_server(tmp_path, account_passwords_per_second=0.02) as server:
        ada = await server.visitor("Ada")
        await ada.do("POST", "/api/account", RIGHT)
        await ada.do("POST", "/api/logout")
        assert await attacked(server) == ["wrong-password"] * 50 + ["too-fast"] * 10
        # Now no new address gets in, even with the right password, but Ada does.
        response = await server.anonymous("198.51.100.1").request("POST", "/api/login", RIGHT)
        assert (response.status_code, response.json()["text"]) == (429, "refusal-account-guarded")
        assert (await ada.do("POST", "/api/login", RIGHT))["login"] == "ada"
        assert (await ada.do("POST", "/api/login", RIGHT))["login"] == "ada", "and again"


async def test_a_recovery_code_gets_the_owner_in_from_anywhere(tmp_path: Path) -> None:
    async with open_server(tmp_path, account_passwords_per_second=0.02) as server:
        ada = await server.visitor("Ada")
        await ada.do("POST", "/api/account", RIGHT)
        password = {"password": RIGHT["password"]}
        [code, *_] = (await ada.do("POST", "/api/account/codes", password))["codes"]
        await attacked(server)
        remote = server.anonymous("198.51.100.1")
        new = {"login": "Ada", "code": code, "password": "battery staple"}
        assert (await remote.do("POST", "/api/recover", new))["login"] == "ada"
        await remote.do("POST", "/api/logout")
        again = {"login": "Ada", "password": "battery staple"}
        assert (await remote.do("POST", "/api/login", again))["login"] == "ada"


async def test_a_known_browser_has_its_own_limited_attempts(tmp_path: Path) -> None:
    async with open_server(
        tmp_path, passwords_per_second=0.05, account_passwords_per_second=0.02
    ) as server:
        ada, bob = await server.visitor("Ada"), await server.visitor("Bob")
        await ada.do("POST", "/api/account", RIGHT)
        await bob.do("POST", "/api/account", {"login": "Bob", "password": "correct horse"})
        await ada.do("POST", "/api/logout")
        await attacked(server)
        # Neither Bob's browser cookie nor a forged one helps with Ada's account.
        assert await bob.refusal("POST", "/api/login", WRONG) == "too-fast"
        forger = server.anonymous("198.51.100.1")
        forger.client.cookies.set("miskatonic-browser", "WyJhZGEiLCJ4Il0.abc")
        assert await forger.refusal("POST", "/api/login", WRONG) == "too-fast"
        reasons = [await ada.refusal("POST", "/api/login", WRONG) for _ in range(6)]
        assert reasons == ["wrong-password"] * 5 + ["too-fast"]


async def test_new_guests_of_one_address_share_its_limit(tmp_path: Path) -> None:
    async with open_server(tmp_path, chat_per_second=1.0, people_per_address=2) as server:
        game = await server.game()
        answers = []
        for socket in game.sockets:
            answers += [(await socket.ask("chat", text="spam"))["type"] for _ in range(5)]
        assert answers == ["ack"] * 10 + ["nack"] * 5


async def test_imported_games_and_rematches_count_as_tables(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"tables_per_second": 0.001, "tables_per_person": 7}
    async with open_server(tmp_path, **limits) as server:
        game = await server.game()
        await game.play_on()
        ada = game.visitors[0]
        record = await ada.do("GET", f"/api/tables/{game.id}/export")
        await ada.do("POST", f"/api/tables/{game.id}/rematch")
        made = [(await ada.request("POST", "/api/import", record)).status_code for _ in range(7)]
        # One was made for the game, one is the rematch.
        assert made == [200] * 5 + [429] * 2
        new = {"game": GAME, "seats": 3}
        assert await ada.refusal("POST", "/api/tables", new) == "too-fast"


async def test_handshakes_are_limited_by_address(tmp_path: Path) -> None:
    async with open_server(tmp_path, handshakes_per_second=0.1) as server:
        ada = await server.visitor("Ada")
        for _ in range(30):
            assert (await ada.socket("x" * 22).refused())["reason"] == "no-such-table"
        socket = ada.socket("x" * 22)
        assert (await socket.refused())["reason"] == "too-fast"
        assert socket.status == 429


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere" * 50, ("somewhere" * 50)[:60]),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


# ---------------------------------------------------------------- in the database


async def test_limits_survive_a_restart(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"coach_per_second": 0.01}
    async with open_server(tmp_path, **limits) as server:
        game = await server.game()
        ada, path = game.visitors[0], f"/api/tables/{game.id}/coach"
        for _ in range(5):
            await ada.do("GET", path)
        assert await ada.refusal("GET", path) == "too-fast"
        cookies = dict(ada.client.cookies)
    async with open_server(tmp_path, **limits) as server:
        again = server.anonymous()
        again.client.cookies.update(cookies)
        assert await again.refusal("GET", path) == "too-fast"
        server.clock.jump(100_000)
        await again.do("GET", path)


def opened(directory: Path, clock: Clock, **limits: Any) -> tuple[Store, RateLimits]:
    store = open_store(directory)
    return store, RateLimits(Limits(**limits), BucketStore(store), clock)


async def test_servers_share_rate_limit_buckets(server: LocalServer, tmp_path: Path) -> None:
    """The counts are exact within a second, and no request waits for them."""
    clock = server.clock
    directory = tmp_path / "shared"
    first_store, first = opened(directory, clock, logins_per_second=0.01)
    second_store, second = opened(directory, clock, logins_per_second=0.01)
    both = first_store, second_store
    try:
        assert [first.take("logins", "here") for _ in range(4)] == [True] * 4
        await synchronize(clock, *both)
        assert second.take("logins", "here")
        await synchronize(clock, *both)
        assert not second.take("logins", "here")
        # The first server learns of it within a second of its next try.
        first.take("logins", "here")
        await synchronize(clock, *both)
        assert not first.take("logins", "here")
        assert second.take("logins", "elsewhere")
    finally:
        first_store.close()
        second_store.close()


async def synchronize(clock: Any, *stores: Store) -> None:
    """Let a few seconds pass, until all servers have exchanged their counts."""
    for _ in range(4):
        await clock.forward(1_000)
        for store in stores:
            await store.write(lambda _: None)


async def test_playing_writes_nothing_but_moves(server: LocalServer) -> None:
    game = await server.game()
    writer = server.context.store.writer
    await server.clock.forward(5_000)
    before = writer.written
    played = await game.play_on(20)
    await server.clock.forward(5_000)
    assert writer.written == before + played


async def test_full_buckets_are_deleted_from_the_database(
    tmp_path: Path, server: LocalServer
) -> None:
    clock = server.clock
    store, rate_limits = opened(tmp_path / "own", clock, logins_per_second=0.01)
    try:
        for _ in range(5):
            rate_limits.take("logins", "somebody")
        await synchronize(clock, store)
        assert [row.key for row in BucketStore(store).read_all(0)] == ["logins somebody"]
        clock.jump(10 * 24 * 3600 * 1000)
        for _ in range(5):
            rate_limits.take("logins", "another")
        await synchronize(clock, store)
        assert [row.key for row in BucketStore(store).read_all(0)] == ["logins another"]
    finally:
        store.close()


async def test_limits_hold_while_the_database_fails(server: LocalServer, tmp_path: Path) -> None:
    clock = server.clock
    store, rate_limits = opened(tmp_path / "own", clock, logins_per_second=0.01)
    other_store, other = opened(tmp_path / "own", clock, logins_per_second=0.01)
    try:
        database: Any = store.writer._database
        store.writer._database = Broken()  # type: ignore[misc]
        assert [rate_limits.take("logins", "here") for _ in range(6)] == [True] * 5 + [False]
        await clock.forward(1_000)
        with pytest.raises(Exception, match="disk is full"):
            await store.write(lambda _: None)
        assert not rate_limits.take("logins", "here")
        store.writer._database = database  # type: ignore[misc]
        await synchronize(clock, store)
        assert other.take("logins", "here")
        await synchronize(clock, other_store)
        assert not other.take("logins", "here")
    finally:
        store.close()
        other_store.close()


class Broken:
    def append(self, *_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    run = append

    def close(self) -> None: ...


# ---------------------------------------------------------------- memory


def test_when_there_are_too_many_buckets_the_fullest_are_dropped() -> None:
    buckets = Buckets("requests", 1.0, most=1_000)
    for _ in range(5):
        assert buckets.take("greedy", NOON)
    assert not buckets.take("greedy", NOON)
    for number in range(5_000):
        assert buckets.take(f"address {number}", NOON)
        assert len(buckets) <= 1_000
    assert not buckets.take("greedy", NOON)
    assert len(buckets.touched) <= 1_000


def test_a_bucket_gains_nothing_from_a_clock_that_goes_back() -> None:
    bucket = Bucket(1.0, NOON)
    assert [bucket.take(NOON) for _ in range(6)] == [True] * 5 + [False]
    assert not bucket.take(NOON - 60_000)
    assert bucket.take(NOON + 1_000)


def test_every_limit_has_a_described_setting() -> None:
    rows = {row.name: row.meaning for row in setting_rows()}
    for name in Limits.__struct_fields__:
        assert rows[f"limits.{name}"]
