"""Ending sessions, changing passwords, and recovery codes."""

from pathlib import Path

import pytest

from miskatonic.server.people.sessions import CACHED_MS, CODES
from tests.server.databases import ask
from tests.server.harness import Json, LocalServer, Visitor, legacy_cookie, open_server

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
SECRET = "a long enough secret"
OTHER = "another, as long secret"
ADA = {"login": "ada", "password": SECRET}
DAY_MS = 24 * 3_600_000


async def name_of(visitor: Visitor) -> str | None:
    me = (await visitor.do("GET", "/api/me"))["me"]
    return None if me is None else str(me["name"])


def copy_of(server: LocalServer, visitor: Visitor) -> Visitor:
    """Another client with the same cookie; it keeps it if the first one gets a new one."""
    other = server.anonymous()
    other.client.cookies.set("miskatonic", cookie_in(visitor))
    return other


def cookie_in(visitor: Visitor) -> str:
    """The session cookie that was set last; one set by a test has no domain."""
    jar = visitor.client.cookies.jar
    return [each.value or "" for each in jar if each.name == "miskatonic"][-1]


async def account(server: LocalServer, name: str = "Ada") -> Visitor:
    visitor = await server.visitor(name)
    await visitor.do("POST", "/api/account", {"login": name.lower(), "password": SECRET})
    return visitor


async def logged_in(server: LocalServer, **credentials: str) -> Visitor:
    visitor = server.anonymous()
    await visitor.do("POST", "/api/login", {**ADA, **credentials})
    return visitor


def database_files(directory: Path) -> list[Path]:
    return list(directory.glob("miskatonic.sqlite3*"))


# ---------------------------------------------------------------- ending


async def test_the_database_contains_no_cookie(server: LocalServer, tmp_path: Path) -> None:
    ada = await server.visitor("Ada")
    cookie = cookie_in(ada)
    for file in database_files(tmp_path):
        assert cookie.encode() not in file.read_bytes()
    assert len(ask(tmp_path, "SELECT hash FROM sessions")) == 1


async def test_the_database_files_are_readable_only_by_their_owner(
    server: LocalServer, tmp_path: Path
) -> None:
    await server.visitor("Ada")
    for file in database_files(tmp_path):
        assert file.stat().st_mode & 0o077 == 0, file


async def test_the_old_cookie_is_invalid_after_logging_out(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    thief = copy_of(server, ada)
    assert await name_of(thief) == "Ada"
    await ada.do("POST", "/api/logout")
    assert await name_of(ada) is None
    assert await name_of(thief) is None
    assert await thief.refusal("GET", "/api/tables/mine") == "who-are-you"


async def test_logging_out_closes_only_the_sockets_of_this_session(server: LocalServer) -> None:
    ada = await account(server)
    table = await ada.make_table()
    remote = await logged_in(server)
    here, there = await ada.connect(table), await remote.connect(table)
    await ada.do("POST", "/api/logout")
    assert (await here.closed())["refusal"]["reason"] == "who-are-you"
    assert (await there.ask("chat", text="Still here"))["type"] == "ack"
    assert await name_of(remote) == "Ada"


async def test_logging_out_everywhere_ends_all_sessions(server: LocalServer) -> None:
    ada = await account(server)
    remote = await logged_in(server)
    table = await ada.make_table()
    there = await remote.connect(table)
    await ada.do("POST", "/api/logout-everywhere")
    assert (await there.closed())["refusal"]["text"] == "refusal-session-ended"
    assert [await name_of(each) for each in (ada, remote)] == [None, None]
    assert await name_of(await logged_in(server)) == "Ada"


async def test_the_guests_cookie_ends_when_an_account_is_made(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    thief = copy_of(server, ada)
    socket = await ada.connect(table)
    await ada.do("POST", "/api/account", ADA)
    assert await name_of(thief) is None
    assert await name_of(ada) == "Ada"
    # The open page keeps working.
    assert (await socket.ask("chat", text="Now with an account"))["type"] == "ack"
    await ada.do("POST", "/api/logout")
    assert (await socket.closed())["refusal"]["reason"] == "who-are-you"


async def test_other_sockets_of_a_guest_close_when_an_account_is_made(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    remote = await server.context.people.by_cookie(cookie_in(ada))
    assert remote is not None
    _, secret = await server.context.people.begin_session(remote.person)
    other = server.anonymous()
    other.client.cookies.set("miskatonic", secret)
    socket = await other.connect(table)
    await ada.do("POST", "/api/account", ADA)
    assert (await socket.closed())["refusal"]["reason"] == "who-are-you"


async def test_logging_in_begins_a_session_and_ends_the_guests(server: LocalServer) -> None:
    await account(server)
    guest = await server.visitor("Nameless")
    thief = copy_of(server, guest)
    await guest.do("POST", "/api/login", ADA)
    assert await name_of(guest) == "Ada"
    assert await name_of(thief) is None


async def test_logging_in_again_ends_the_previous_session(server: LocalServer) -> None:
    ada = await account(server)
    before = copy_of(server, ada)
    await ada.do("POST", "/api/login", ADA)
    assert await name_of(ada) == "Ada"
    assert await name_of(before) is None
    assert len((await ada.do("GET", "/api/account"))["sessions"]) == 1


async def test_users_see_their_sessions_and_can_end_each(server: LocalServer) -> None:
    ada = await account(server)
    server.clock.jump(3_700_000)
    remote = await logged_in(server)
    await ada.do("GET", "/api/me")
    sessions = (await ada.do("GET", "/api/account"))["sessions"]
    assert [each["current"] for each in sessions].count(True) == 1
    assert len({each["created"] for each in sessions}) == 2
    assert all(each["seen"] == server.clock.now() for each in sessions)
    other = next(each["id"] for each in sessions if not each["current"])
    left = await ada.do("DELETE", f"/api/sessions/{other}")
    assert [each["current"] for each in left["sessions"]] == [True]
    assert await name_of(remote) is None
    assert await ada.refusal("DELETE", f"/api/sessions/{other}") == "not-found"


async def test_users_cannot_end_the_sessions_of_others(server: LocalServer) -> None:
    ada = await account(server)
    session = (await ada.do("GET", "/api/account"))["sessions"][0]["id"]
    eve = await server.visitor("Eve")
    assert await eve.refusal("DELETE", f"/api/sessions/{session}") == "not-found"
    assert await name_of(ada) == "Ada"


async def test_a_session_ended_by_another_process_ends_here_within_seconds(
    server: LocalServer, tmp_path: Path
) -> None:
    ada = await server.visitor("Ada")
    table = await ada.make_table()
    socket = await ada.connect(table)
    assert await name_of(ada) == "Ada"
    ask(tmp_path, "DELETE FROM sessions")
    server.clock.jump(CACHED_MS)
    assert await name_of(ada) is None
    await server.clock.forward(21_000)
    assert (await socket.closed())["refusal"]["reason"] == "who-are-you"


async def test_a_session_in_use_does_not_expire(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    for _ in range(5):
        server.clock.jump(100 * DAY_MS)
        response = await ada.request("GET", "/api/me")
        assert response.json()["me"] is not None
        assert "max-age" in response.headers["set-cookie"].lower()
    server.clock.jump(366 * DAY_MS)
    assert await name_of(ada) is None


# ---------------------------------------------------------------- legacy cookies


async def with_legacy_cookie(server: LocalServer, visitor: Visitor) -> Visitor:
    session = await server.context.people.by_cookie(cookie_in(visitor))
    assert session is not None
    old = server.anonymous()
    cookie = legacy_cookie(server, session.person.id, session.person.session)
    old.client.cookies.set("miskatonic", cookie, domain="table.test")
    return old


async def test_a_legacy_cookie_is_valid_and_is_replaced_when_the_page_loads(
    server: LocalServer,
) -> None:
    ada = await account(server)
    table = await ada.make_table()
    old = await with_legacy_cookie(server, ada)
    before = cookie_in(old)
    assert (await old.do("GET", f"/api/tables/{table}"))["seat"] == 0
    assert (await (await old.connect(table)).ask("chat", text="Hello"))["type"] == "ack"
    assert cookie_in(old) == before
    assert await name_of(old) == "Ada"
    assert cookie_in(old) != before
    assert await name_of(old) == "Ada"
    assert len((await old.do("GET", "/api/account"))["sessions"]) == 2


@pytest.mark.parametrize("path", ["/api/logout", "/api/logout-everywhere"])
async def test_logging_out_also_ends_legacy_cookies(server: LocalServer, path: str) -> None:
    ada = await account(server)
    table = await ada.make_table()
    old, copied = await with_legacy_cookie(server, ada), await with_legacy_cookie(server, ada)
    socket = await old.connect(table)
    await old.do("POST", path)
    assert await name_of(copied) is None
    assert (await socket.closed())["refusal"]["reason"] == "who-are-you"
    assert (await name_of(ada) == "Ada") == (path == "/api/logout")


async def test_sockets_of_legacy_cookies_close_when_another_process_ends_them(
    server: LocalServer, tmp_path: Path
) -> None:
    ada = await account(server)
    table = await ada.make_table()
    socket = await (await with_legacy_cookie(server, ada)).connect(table)
    ask(tmp_path, "UPDATE people SET session = session + 1")
    await server.clock.forward(21_000)
    assert (await socket.closed())["refusal"]["reason"] == "who-are-you"


# ---------------------------------------------------------------- passwords


async def test_changing_the_password_needs_the_old_one_and_ends_other_sessions(
    server: LocalServer,
) -> None:
    ada = await account(server)
    remote = await logged_in(server)
    old = await with_legacy_cookie(server, ada)
    wrong = {"old": OTHER, "new": OTHER}
    assert await ada.refusal("PUT", "/api/account/password", wrong) == "wrong-password"
    await ada.do("PUT", "/api/account/password", {"old": SECRET, "new": OTHER})
    assert [await name_of(each) for each in (ada, remote, old)] == ["Ada", None, None]
    assert await server.anonymous().refusal("POST", "/api/login", ADA) == "wrong-password"
    assert await name_of(await logged_in(server, password=OTHER)) == "Ada"


async def test_changing_the_password_with_a_legacy_cookie_keeps_the_user_logged_in(
    server: LocalServer,
) -> None:
    old = await with_legacy_cookie(server, await account(server))
    await old.do("PUT", "/api/account/password", {"old": SECRET, "new": OTHER})
    assert await name_of(old) == "Ada"


async def test_a_guest_has_no_password_to_change(server: LocalServer) -> None:
    ada = await server.visitor("Ada")
    change = {"old": SECRET, "new": OTHER}
    assert await ada.refusal("PUT", "/api/account/password", change) == "no-account"
    assert await ada.refusal("POST", "/api/account/codes", {"password": SECRET}) == "no-account"
    short = {"old": SECRET, "new": "short"}
    assert await ada.refusal("PUT", "/api/account/password", short) == "bad-message"


# ---------------------------------------------------------------- recovery codes


async def codes_of(ada: Visitor) -> list[str]:
    codes: list[str] = (await ada.do("POST", "/api/account/codes", {"password": SECRET}))["codes"]
    return codes


def with_code(code: str, login: str = "ada") -> Json:
    return {"login": login, "code": code, "password": OTHER}


async def test_a_recovery_code_sets_a_new_password_once_and_ends_all_sessions(
    server: LocalServer,
) -> None:
    ada = await account(server)
    codes = await codes_of(ada)
    assert len(set(codes)) == CODES == 10
    forgetful = server.anonymous()
    assert (await forgetful.do("POST", "/api/recover", with_code(codes[3])))["login"] == "ada"
    assert await name_of(forgetful) == "Ada"
    assert await name_of(ada) is None
    assert (await forgetful.do("GET", "/api/account"))["codes"] == 9
    assert await name_of(await logged_in(server, password=OTHER)) == "Ada"
    again = await server.anonymous().request("POST", "/api/recover", with_code(codes[3]))
    assert (again.status_code, again.json()["text"]) == (403, "refusal-wrong-code")


async def test_a_recovery_code_may_be_typed_with_lookalike_characters(server: LocalServer) -> None:
    ada = await account(server)
    code = (await codes_of(ada))[0]
    typed = f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    await server.anonymous().do("POST", "/api/recover", with_code(typed))


async def test_new_recovery_codes_need_the_password_and_replace_the_old_ones(
    server: LocalServer,
) -> None:
    ada = await account(server)
    old = await codes_of(ada)
    assert await ada.refusal("POST", "/api/account/codes", {"password": OTHER}) == "wrong-password"
    new = await codes_of(ada)
    anonymous = server.anonymous()
    assert await anonymous.refusal("POST", "/api/recover", with_code(old[0])) == "wrong-password"
    await anonymous.do("POST", "/api/recover", with_code(new[0]))


async def test_a_wrong_recovery_code_does_not_reveal_which_accounts_exist(
    server: LocalServer,
) -> None:
    codes = await codes_of(await account(server))
    await account(server, "Ben")
    anonymous = server.anonymous()
    answers = [
        (await anonymous.request("POST", "/api/recover", with_code(code, login))).json()
        for code, login in [(codes[0], "ben"), (codes[0], "nobody"), ("wrong", "ada")]
    ]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["reason"] == "wrong-password"


async def test_recovery_codes_are_stored_only_as_hashes(
    server: LocalServer, tmp_path: Path
) -> None:
    codes = await codes_of(await account(server))
    for file in database_files(tmp_path):
        kept = file.read_bytes()
        assert not any(form.encode() in kept for code in codes for form in (code, code[:9]))


async def test_sessions_and_passwords_survive_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await account(server)
        cookie = cookie_in(ada)
    async with open_server(tmp_path) as server:
        again = server.anonymous()
        again.client.cookies.set("miskatonic", cookie)
        assert await name_of(again) == "Ada"
        assert await name_of(await logged_in(server)) == "Ada"
