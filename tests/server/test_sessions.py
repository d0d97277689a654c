"""Sessions that end on the server, passwords that change, codes that let one in again."""

from pathlib import Path

import pytest

from miskatonic.server.people import BELIEVED_MS, CODES
from tests.server.databases import ask
from tests.server.harness import Json, TestHouse, Visitor, cookie_of_before, open_house

pytestmark = pytest.mark.anyio
BOTH_DATABASES = True
SECRET = "a long enough secret"
OTHER = "another, as long secret"
ADA = {"login": "ada", "password": SECRET}
DAY_MS = 24 * 3_600_000


async def name_of(visitor: Visitor) -> str | None:
    me = (await visitor.do("GET", "/api/me"))["me"]
    return None if me is None else str(me["name"])


def copy_of(house: TestHouse, visitor: Visitor) -> Visitor:
    """Somebody with the same cookie, whatever becomes of the first one's."""
    other = house.nobody()
    other.client.cookies.set("miskatonic", cookie_in(visitor))
    return other


def cookie_in(visitor: Visitor) -> str:
    """The last session that was set; a test's own has no domain."""
    jar = visitor.client.cookies.jar
    return [each.value or "" for each in jar if each.name == "miskatonic"][-1]


async def account(house: TestHouse, name: str = "Ada") -> Visitor:
    visitor = await house.visitor(name)
    await visitor.do("POST", "/api/account", {"login": name.lower(), "password": SECRET})
    return visitor


async def logged_in(house: TestHouse, **credentials: str) -> Visitor:
    visitor = house.nobody()
    await visitor.do("POST", "/api/login", {**ADA, **credentials})
    return visitor


def database_files(directory: Path) -> list[Path]:
    return list(directory.glob("miskatonic.sqlite3*"))


# ---------------------------------------------------------------- ending


async def test_the_database_holds_no_cookie(house: TestHouse, tmp_path: Path) -> None:
    ada = await house.visitor("Ada")
    cookie = cookie_in(ada)
    for file in database_files(tmp_path):
        assert cookie.encode() not in file.read_bytes()
    assert len(ask(tmp_path, "SELECT hash FROM sessions")) == 1


async def test_the_database_and_its_neighbours_are_nobody_elses_to_read(
    house: TestHouse, tmp_path: Path
) -> None:
    await house.visitor("Ada")
    for file in database_files(tmp_path):
        assert file.stat().st_mode & 0o077 == 0, file


async def test_after_logging_out_the_old_cookie_is_nobodys(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    thief = copy_of(house, ada)
    assert await name_of(thief) == "Ada"
    await ada.do("POST", "/api/logout")
    assert await name_of(ada) is None
    assert await name_of(thief) is None
    assert await thief.refusal("GET", "/api/tables/mine") == "who-are-you"


async def test_logging_out_closes_the_sockets_of_this_session_alone(house: TestHouse) -> None:
    ada = await account(house)
    table = await ada.make_table()
    elsewhere = await logged_in(house)
    here, there = await ada.connect(table), await elsewhere.connect(table)
    await ada.do("POST", "/api/logout")
    assert (await here.closed())["refusal"]["reason"] == "who-are-you"
    assert (await there.ask("chat", text="Still here"))["type"] == "ack"
    assert await name_of(elsewhere) == "Ada"


async def test_logging_out_everywhere_ends_all(house: TestHouse) -> None:
    ada = await account(house)
    elsewhere = await logged_in(house)
    table = await ada.make_table()
    there = await elsewhere.connect(table)
    await ada.do("POST", "/api/logout-everywhere")
    assert (await there.closed())["refusal"]["text"] == "refusal-session-ended"
    assert [await name_of(each) for each in (ada, elsewhere)] == [None, None]
    assert await name_of(await logged_in(house)) == "Ada"


async def test_the_guests_cookie_ends_when_an_account_is_made(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    table = await ada.make_table()
    thief = copy_of(house, ada)
    plug = await ada.connect(table)
    await ada.do("POST", "/api/account", ADA)
    assert await name_of(thief) is None
    assert await name_of(ada) == "Ada"
    # The page that is open goes on.
    assert (await plug.ask("chat", text="Now with an account"))["type"] == "ack"
    await ada.do("POST", "/api/logout")
    assert (await plug.closed())["refusal"]["reason"] == "who-are-you"


async def test_a_copied_guests_sockets_end_with_the_guest(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    table = await ada.make_table()
    elsewhere = await house.house.people.by_cookie(cookie_in(ada))
    assert elsewhere is not None
    _, secret = await house.house.people.begin_session(elsewhere.person)
    other = house.nobody()
    other.client.cookies.set("miskatonic", secret)
    plug = await other.connect(table)
    await ada.do("POST", "/api/account", ADA)
    assert (await plug.closed())["refusal"]["reason"] == "who-are-you"


async def test_logging_in_begins_a_session_and_ends_the_guests(house: TestHouse) -> None:
    await account(house)
    guest = await house.visitor("Nameless")
    thief = copy_of(house, guest)
    await guest.do("POST", "/api/login", ADA)
    assert await name_of(guest) == "Ada"
    assert await name_of(thief) is None


async def test_logging_in_again_ends_the_session_before(house: TestHouse) -> None:
    ada = await account(house)
    before = copy_of(house, ada)
    await ada.do("POST", "/api/login", ADA)
    assert await name_of(ada) == "Ada"
    assert await name_of(before) is None
    assert len((await ada.do("GET", "/api/account"))["sessions"]) == 1


async def test_one_sees_ones_sessions_and_can_end_each(house: TestHouse) -> None:
    ada = await account(house)
    house.clock.jump(3_700_000)
    elsewhere = await logged_in(house)
    await ada.do("GET", "/api/me")
    sessions = (await ada.do("GET", "/api/account"))["sessions"]
    assert [each["current"] for each in sessions].count(True) == 1
    assert len({each["created"] for each in sessions}) == 2
    assert all(each["seen"] == house.clock.now() for each in sessions)
    other = next(each["id"] for each in sessions if not each["current"])
    left = await ada.do("DELETE", f"/api/sessions/{other}")
    assert [each["current"] for each in left["sessions"]] == [True]
    assert await name_of(elsewhere) is None
    assert await ada.refusal("DELETE", f"/api/sessions/{other}") == "not-found"


async def test_nobody_ends_the_sessions_of_others(house: TestHouse) -> None:
    ada = await account(house)
    session = (await ada.do("GET", "/api/account"))["sessions"][0]["id"]
    eve = await house.visitor("Eve")
    assert await eve.refusal("DELETE", f"/api/sessions/{session}") == "not-found"
    assert await name_of(ada) == "Ada"


async def test_a_session_ended_by_another_process_ends_here_within_seconds(
    house: TestHouse, tmp_path: Path
) -> None:
    ada = await house.visitor("Ada")
    table = await ada.make_table()
    plug = await ada.connect(table)
    assert await name_of(ada) == "Ada"
    ask(tmp_path, "DELETE FROM sessions")
    house.clock.jump(BELIEVED_MS)
    assert await name_of(ada) is None
    await house.clock.forward(21_000)
    assert (await plug.closed())["refusal"]["reason"] == "who-are-you"


async def test_a_session_that_is_used_does_not_lapse(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
    for _ in range(5):
        house.clock.jump(100 * DAY_MS)
        response = await ada.request("GET", "/api/me")
        assert response.json()["me"] is not None
        assert "max-age" in response.headers["set-cookie"].lower()
    house.clock.jump(366 * DAY_MS)
    assert await name_of(ada) is None


# ---------------------------------------------------------------- cookies of before


async def of_before(house: TestHouse, visitor: Visitor) -> Visitor:
    session = await house.house.people.by_cookie(cookie_in(visitor))
    assert session is not None
    old = house.nobody()
    cookie = cookie_of_before(house, session.person.id, session.person.session)
    old.client.cookies.set("miskatonic", cookie, domain="table.test")
    return old


async def test_a_cookie_of_before_is_good_and_is_exchanged_when_the_page_is_loaded(
    house: TestHouse,
) -> None:
    ada = await account(house)
    table = await ada.make_table()
    old = await of_before(house, ada)
    before = cookie_in(old)
    assert (await old.do("GET", f"/api/tables/{table}"))["seat"] == 0
    assert (await (await old.connect(table)).ask("chat", text="Hello"))["type"] == "ack"
    assert cookie_in(old) == before
    assert await name_of(old) == "Ada"
    assert cookie_in(old) != before
    assert await name_of(old) == "Ada"
    assert len((await old.do("GET", "/api/account"))["sessions"]) == 2


@pytest.mark.parametrize("path", ["/api/logout", "/api/logout-everywhere"])
async def test_logging_out_ends_cookies_of_before_too(house: TestHouse, path: str) -> None:
    ada = await account(house)
    table = await ada.make_table()
    old, copied = await of_before(house, ada), await of_before(house, ada)
    plug = await old.connect(table)
    await old.do("POST", path)
    assert await name_of(copied) is None
    assert (await plug.closed())["refusal"]["reason"] == "who-are-you"
    assert (await name_of(ada) == "Ada") == (path == "/api/logout")


async def test_sockets_of_cookies_of_before_end_when_another_process_ends_them(
    house: TestHouse, tmp_path: Path
) -> None:
    ada = await account(house)
    table = await ada.make_table()
    plug = await (await of_before(house, ada)).connect(table)
    ask(tmp_path, "UPDATE people SET session = session + 1")
    await house.clock.forward(21_000)
    assert (await plug.closed())["refusal"]["reason"] == "who-are-you"


# ---------------------------------------------------------------- passwords


async def test_a_new_password_asks_for_the_old_one_and_ends_other_sessions(
    house: TestHouse,
) -> None:
    ada = await account(house)
    elsewhere = await logged_in(house)
    old = await of_before(house, ada)
    wrong = {"old": OTHER, "new": OTHER}
    assert await ada.refusal("PUT", "/api/account/password", wrong) == "wrong-password"
    await ada.do("PUT", "/api/account/password", {"old": SECRET, "new": OTHER})
    assert [await name_of(each) for each in (ada, elsewhere, old)] == ["Ada", None, None]
    assert await house.nobody().refusal("POST", "/api/login", ADA) == "wrong-password"
    assert await name_of(await logged_in(house, password=OTHER)) == "Ada"


async def test_whoever_changes_the_password_with_a_cookie_of_before_stays(
    house: TestHouse,
) -> None:
    old = await of_before(house, await account(house))
    await old.do("PUT", "/api/account/password", {"old": SECRET, "new": OTHER})
    assert await name_of(old) == "Ada"


async def test_a_guest_has_no_password_to_change(house: TestHouse) -> None:
    ada = await house.visitor("Ada")
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


async def test_a_code_gives_a_new_password_once_and_ends_all_sessions(house: TestHouse) -> None:
    ada = await account(house)
    codes = await codes_of(ada)
    assert len(set(codes)) == CODES == 10
    forgetful = house.nobody()
    assert (await forgetful.do("POST", "/api/recover", with_code(codes[3])))["login"] == "ada"
    assert await name_of(forgetful) == "Ada"
    assert await name_of(ada) is None
    assert (await forgetful.do("GET", "/api/account"))["codes"] == 9
    assert await name_of(await logged_in(house, password=OTHER)) == "Ada"
    again = await house.nobody().request("POST", "/api/recover", with_code(codes[3]))
    assert (again.status_code, again.json()["text"]) == (403, "refusal-wrong-code")


async def test_a_code_may_be_typed_as_it_was_read(house: TestHouse) -> None:
    ada = await account(house)
    code = (await codes_of(ada))[0]
    typed = f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    await house.nobody().do("POST", "/api/recover", with_code(typed))


async def test_new_codes_replace_the_old_ones_and_ask_for_the_password(house: TestHouse) -> None:
    ada = await account(house)
    old = await codes_of(ada)
    assert await ada.refusal("POST", "/api/account/codes", {"password": OTHER}) == "wrong-password"
    new = await codes_of(ada)
    nobody = house.nobody()
    assert await nobody.refusal("POST", "/api/recover", with_code(old[0])) == "wrong-password"
    await nobody.do("POST", "/api/recover", with_code(new[0]))


async def test_a_code_is_of_one_account_and_tells_nobody_which_accounts_there_are(
    house: TestHouse,
) -> None:
    codes = await codes_of(await account(house))
    await account(house, "Ben")
    nobody = house.nobody()
    answers = [
        (await nobody.request("POST", "/api/recover", with_code(code, login))).json()
        for code, login in [(codes[0], "ben"), (codes[0], "nobody"), ("wrong", "ada")]
    ]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["reason"] == "wrong-password"


async def test_codes_are_kept_as_hashes_only(house: TestHouse, tmp_path: Path) -> None:
    codes = await codes_of(await account(house))
    for file in database_files(tmp_path):
        kept = file.read_bytes()
        assert not any(form.encode() in kept for code in codes for form in (code, code[:9]))


async def test_sessions_and_passwords_outlive_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ada = await account(house)
        cookie = cookie_in(ada)
    async with open_house(tmp_path) as house:
        again = house.nobody()
        again.client.cookies.set("miskatonic", cookie)
        assert await name_of(again) == "Ada"
        assert await name_of(await logged_in(house)) == "Ada"
