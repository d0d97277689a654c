"""Banned people are refused, and told why and until when."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from miskatonic.server.base.clock import WallClock
from miskatonic.server.ops.admin_actions import Admin
from miskatonic.server.ops.configuration import Configuration
from miskatonic.server.people.bans import BadAct, Bans, ban_value
from miskatonic.store.administration import Ban
from miskatonic.store.store import Person
from tests.server.harness import NOON, LocalServer, Visitor, open_server

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
DAY = 24 * 3_600_000
ADA = Person("a" * 22, "Ada", "ada", None, 0)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    async with open_server(tmp_path, configuration=Configuration(admins=("Boss",))) as server:
        yield server


async def ban_from_the_shell(
    server: LocalServer, kind: str, value: str, days: int | None = None
) -> None:
    """Ban as the command line does: in the database, where the server finds it a little later."""
    admin = Admin("shell", server.clock.now())
    await server.context.store.write(lambda each: admin.ban(each, kind, value, days, "a reason"))
    await server.clock.forward(5_000)


async def id_of(server: LocalServer, visitor: Visitor) -> str:
    session = await server.context.people.by_cookie(visitor.client.cookies["miskatonic"])
    assert session is not None
    return session.person.id


# ---------------------------------------------------------------- what is banned


@pytest.mark.parametrize(
    ("kind", "given", "kept"),
    [
        ("address", " 203.0.113.7 ", "203.0.113.7"),
        ("address", "203.0.113.7/24", "203.0.113.0/24"),
        ("address", "2001:DB8::1", "2001:db8::1"),
        ("address", "2001:db8::/32", "2001:db8::/32"),
        ("name", "  The  KING ", "the king"),
        ("person", "abc", "abc"),
    ],
)
def test_ban_values_are_normalized(kind: str, given: str, kept: str) -> None:
    assert ban_value(kind, given) == kept
    assert ban_value(kind, kept) == kept


@pytest.mark.parametrize(
    ("kind", "given", "text"),
    [
        ("address", "203.0.113", "admin-bad-address"),
        ("address", "example.org", "admin-bad-address"),
        ("address", "0.0.0.0/0", "admin-large-network"),
        ("address", "::/0", "admin-large-network"),
        ("address", "10.0.0.0/7", "admin-large-network"),
        ("name", "x" * 65, "admin-bad-length"),
        ("name", " ", "admin-bad-length"),
        ("name", "\u200b", "admin-bad-name"),
        ("person", "", "admin-bad-length"),
    ],
)
def test_an_invalid_ban_is_refused_with_its_reason(kind: str, given: str, text: str) -> None:
    with pytest.raises(BadAct) as refused:
        ban_value(kind, given)
    assert refused.value.text == text


def test_banned_addresses_are_found_in_every_notation() -> None:
    bans = Bans(WallClock())
    bans.replace(
        [
            Ban("address", "203.0.113.0/24", 0, None, "x"),
            Ban("address", "2001:db8::/32", 0, 10, "y"),
        ]
    )
    for address in ("203.0.113.7", "::ffff:203.0.113.7"):
        assert bans.of_address(address, 5) is not None
    for address in ("203.0.114.1", "", "unix", "::1", "::ffff:203.0.114.1"):
        assert bans.of_address(address, 5) is None
    assert bans.of_address("2001:db8:1::5", 9) is not None
    assert bans.of_address("2001:db8:1::5", 10) is None


def test_a_name_ban_covers_names_and_logins_in_any_case() -> None:
    bans = Bans(WallClock())
    bans.replace([Ban("name", "ada", 0, None, "x")])
    assert bans.of_person(ADA, 0) is not None
    assert bans.of_person(ADA._replace(name="ADA", login=None), 0) is not None
    assert bans.of_person(ADA._replace(name="Someone"), 0) is not None
    assert bans.of_person(ADA._replace(name="Adam", login=None), 0) is None


# ---------------------------------------------------------------- refusals


async def test_a_banned_person_is_refused_everywhere_and_told_why_and_until_when(
    server: LocalServer,
) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    await ban_from_the_shell(server, "person", await id_of(server, ada), days=3)
    for method, path in (("GET", "/api/tables"), ("POST", f"/api/tables/{table}/sit")):
        response = await ada.request(method, path, {} if method == "POST" else None)
        told = response.json()
        assert (response.status_code, told["reason"]) == (403, "banned")
        assert (told["text"], told["word"]) == ("refusal-banned-person-until", "a reason")
        assert told["values"] == {"until": NOON + 3 * DAY}
    assert (await ada.socket(table).refused())["reason"] == "banned"
    assert (await ada.do("GET", "/api/me"))["me"]["name"] == "Ada"
    assert await ada.do("GET", "/api/privacy")


async def test_a_ban_expires(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    await ban_from_the_shell(server, "person", await id_of(server, ada), days=1)
    assert await ada.refusal("GET", "/api/tables") == "banned"
    server.clock.jump(DAY)
    await ada.do("GET", "/api/tables")


async def test_the_sockets_of_a_banned_person_are_closed(server: LocalServer) -> None:
    ada, bo = await server.visitor("Ada"), await server.visitor("Bo")
    table = await ada.make_table()
    socket, other = await ada.connect(table), await bo.connect(table)
    await ban_from_the_shell(server, "person", await id_of(server, ada))
    told = (await socket.closed())["refusal"]
    assert (told["reason"], told["text"]) == ("banned", "refusal-banned-person")
    assert (await other.ask("chat", text="still here"))["type"] in ("ack", "nack")


async def test_a_banned_address_cannot_even_choose_a_name(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    socket = await ada.connect(table)
    await ban_from_the_shell(server, "address", "127.0.0.0/8")
    assert await server.anonymous().refusal("PUT", "/api/me", {"name": "New"}) == "banned"
    assert (await socket.closed())["refusal"]["text"] == "refusal-banned-address"
    assert (await ada.socket(table).refused())["reason"] == "banned"


async def test_nobody_can_take_a_banned_name(server: LocalServer) -> None:
    king = await server.visitor("The King")
    ada = await server.visitor("Ada")
    await ban_from_the_shell(server, "name", "the king")
    assert await king.refusal("GET", "/api/tables") == "banned"
    assert await ada.refusal("PUT", "/api/me", {"name": "THE  KING"}) == "banned"
    assert await server.anonymous().refusal("PUT", "/api/me", {"name": "the king"}) == "banned"
    account = {"login": "The King", "password": "a long enough secret"}
    assert await ada.refusal("POST", "/api/account", account) == "banned"
    assert (await ada.do("GET", "/api/me"))["me"] == {"name": "Ada", "login": None}


async def test_a_banned_account_cannot_log_in(server: LocalServer) -> None:
    account = {"login": "ada", "password": "a long enough secret"}
    ada = await server.visitor("Ada")
    await ada.do("POST", "/api/account", account)
    await ban_from_the_shell(server, "person", "ada")
    anonymous = server.anonymous()
    assert await anonymous.refusal("POST", "/api/login", account) == "banned"
    assert "miskatonic" not in anonymous.client.cookies


async def test_a_lifted_ban_no_longer_applies(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    await ban_from_the_shell(server, "person", await id_of(server, ada))
    assert await ada.refusal("GET", "/api/tables") == "banned"
    admin = Admin("shell", server.clock.now())
    await server.context.store.write(lambda each: admin.unban(each, "person", "Ada"))
    await server.clock.forward(5_000)
    await ada.do("GET", "/api/tables")


async def test_bans_apply_from_the_first_request_after_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        await ban_from_the_shell(server, "name", "Ada")
    async with open_server(tmp_path) as server:
        assert await server.anonymous().refusal("PUT", "/api/me", {"name": "Ada"}) == "banned"
