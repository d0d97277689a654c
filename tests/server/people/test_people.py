"""Guests, accounts, sessions."""

import pytest
from itsdangerous import URLSafeSerializer

from tests.server.harness import LocalServer

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
PASSWORD = {"login": "ada", "password": "a long enough secret"}


async def test_the_session_cookie_is_hidden_from_scripts_and_other_sites(
    server: LocalServer,
) -> None:
    response = await server.anonymous().request("PUT", "/api/me", {"name": "Ada"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


async def test_an_account_keeps_the_guests_tables(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    assert await ada.do("POST", "/api/account", PASSWORD) == {"name": "Ada", "login": "ada"}
    remote = server.anonymous()
    assert await remote.do("POST", "/api/login", PASSWORD) == {"name": "Ada", "login": "ada"}
    mine = (await remote.do("GET", "/api/tables/mine"))["tables"]
    assert [line["id"] for line in mine] == [table]
    assert (await remote.do("GET", f"/api/tables/{table}"))["seat"] == 0


async def test_logging_in_keeps_the_guests_seat(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    await ada.do("POST", "/api/account", PASSWORD)
    guest = await server.visitor("Nameless")
    table = await guest.make_table()
    socket = await guest.connect(table)
    await guest.do("POST", "/api/login", PASSWORD)
    assert (await socket.closed())["refusal"]["reason"] == "try-again"
    seated = await guest.do("GET", f"/api/tables/{table}")
    assert (seated["seat"], seated["host"], seated["room"]["seats"][0]["name"]) == (0, True, "Ada")
    assert [line["id"] for line in (await ada.do("GET", "/api/tables/mine"))["tables"]] == [table]


async def test_logging_in_never_gives_a_person_two_seats(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    await ada.do("POST", "/api/account", PASSWORD)
    table = await ada.make_table()
    guest = await server.visitor("Guest")
    await guest.sit(table)
    await guest.do("POST", "/api/login", PASSWORD)
    assert (await guest.do("GET", f"/api/tables/{table}"))["seat"] == 0


@pytest.mark.parametrize(
    "tried",
    [
        {"login": "ada", "password": "a wrong enough secret"},
        {"login": "eve", "password": "a long enough secret"},
    ],
)
async def test_a_wrong_login_and_a_wrong_password_are_refused_alike(
    server: LocalServer, tried: dict[str, str]
) -> None:
    await (await server.visitor("Ada")).do("POST", "/api/account", PASSWORD)
    response = await server.anonymous().request("POST", "/api/login", tried)
    assert response.status_code == 403
    assert response.json() == {
        "reason": "wrong-password",
        "detail": "no account has this login and password",
        "text": "",
        "word": "",
        "values": {},
    }


async def test_a_login_belongs_to_one_person(server: LocalServer) -> None:
    await (await server.visitor("Ada")).do("POST", "/api/account", PASSWORD)
    eve = await server.visitor("Eve")
    taken = {**PASSWORD, "login": " ADA "}
    assert await eve.refusal("POST", "/api/account", taken) == "name-taken"


async def test_a_person_cannot_make_two_accounts(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    await ada.do("POST", "/api/account", PASSWORD)
    again = {**PASSWORD, "login": "ada2"}
    assert await ada.refusal("POST", "/api/account", again) == "already-an-account"


async def test_short_passwords_are_refused(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    short = {"login": "ada", "password": "short"}
    assert await ada.refusal("POST", "/api/account", short) == "bad-message"


async def test_passwords_are_stored_only_as_argon2id(server: LocalServer) -> None:
    await (await server.visitor("Ada")).do("POST", "/api/account", PASSWORD)
    person = await server.context.store.person_by_login("ada")
    assert person is not None
    assert person.password is not None
    assert person.password.startswith("$argon2id$")


async def test_logging_out_forgets_the_session(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    await ada.do("POST", "/api/logout")
    assert await ada.do("GET", "/api/me") == {"me": None}


async def test_a_forged_session_is_not_accepted(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    host = (await server.live_table(table)).table.host
    forged = URLSafeSerializer(b"guessed", salt="session").dumps([host, 0, server.clock.now()])
    eve = server.anonymous()
    eve.client.cookies.set("miskatonic", str(forged))
    assert await eve.do("GET", "/api/me") == {"me": None}
    assert (await eve.socket(table).refused())["reason"] == "who-are-you"


@pytest.mark.parametrize("cookie", ["x", "a.b.c", "=", "é".encode().decode("latin-1")])
async def test_a_malformed_session_is_not_accepted(server: LocalServer, cookie: str) -> None:
    eve = server.anonymous()
    response = await eve.client.get(
        "/api/me", headers={b"cookie": f"miskatonic={cookie}".encode("latin-1")}
    )
    assert response.json() == {"me": None}


async def test_an_old_session_expires(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    server.clock.jump(366 * 24 * 3_600_000)
    assert await ada.do("GET", "/api/me") == {"me": None}


async def test_a_new_name_is_shown_at_the_persons_tables(server: LocalServer) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.make_table()
    socket = await ben.connect(table)
    await ada.do("PUT", "/api/me", {"name": "Countess"})
    live_table = (await socket.drain())[-1]["room"]
    assert (live_table["seats"][0]["name"], live_table["host_name"]) == ("Countess", "Countess")
    assert live_table["host"] == 0
