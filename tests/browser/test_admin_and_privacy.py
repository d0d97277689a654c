"""The admin page and the privacy page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.live_server import ADMIN
from tests.browser.person import Person
from tests.browser.test_screens import violations

pytestmark = pytest.mark.slow

PASSWORD = "a long enough secret"
SMALL = (360, 640)
SIZES = pytest.mark.parametrize("size", [(1280, 860), SMALL], ids=["desktop", "phone"])


def log_in_as_admin(person: Person) -> None:
    """Log in as the admin; the first call creates the account."""
    person.enter_name()
    credentials = {"login": ADMIN, "password": PASSWORD}
    if not person.page.request.post("/api/account", data=credentials).ok:
        assert person.page.request.post("/api/login", data=credentials).ok


@SIZES
def test_an_admin_makes_and_lifts_a_ban_and_closes_a_table(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    name = f"Eve {size[0]}"
    eve = visitor(name)
    eve.make_table(seats=3)
    # Her browser would log every refusal as an error.
    eve.page.goto("about:blank")
    keeper = visitor("Keeper", size=size)
    log_in_as_admin(keeper)
    keeper.page.goto("/admin")
    expect(keeper.see("#ban-value")).to_be_visible()
    assert violations(keeper) == []
    assert keeper.page_width() <= size[0]

    keeper.page.get_by_role("button", name=re.compile("^Close table")).first.click()
    keeper.page.fill("#close-reason", "it is late")
    number = keeper.see("#close-number").input_value()
    keeper.page.get_by_role("button", name="Close table", exact=True).click()
    log = keeper.page.locator("section", has_text="Admin log").last
    expect(log).to_contain_text(f"close-table, table {number}: it is late")

    keeper.page.select_option("#ban-kind", "name")
    keeper.page.fill("#ban-value", name)
    keeper.page.fill("#ban-reason", "spam")
    keeper.page.get_by_role("button", name="Ban", exact=True).click()
    expect(log).to_contain_text(f"ban, name {name.casefold()}: spam")
    assert violations(keeper) == []
    assert keeper.page_width() <= size[0]
    refused = eve.context.request.get("/api/tables")
    assert (refused.status, refused.json()["reason"]) == (403, "banned")

    keeper.page.get_by_role("button", name=f"Lift the ban on {name.casefold()}").click()
    expect(log).to_contain_text(f"unban, name {name.casefold()}")
    assert eve.context.request.get("/api/tables").ok


def test_the_admin_page_shows_others_nothing(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.enter_name()
    ada.page.goto("/admin")
    expect(ada.page.get_by_role("alert")).to_have_text("Not found.")
    expect(ada.see("#ban-value")).to_have_count(0)
    assert violations(ada) == []
    # The browser logs the refusal.
    ada.errors.clear()


@SIZES
def test_the_privacy_page_says_what_is_stored_and_for_how_long(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    ada = visitor("Ada", size=size)
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Privacy").click()
    expect(ada.see("h1")).to_have_text("Privacy")
    expect(ada.see("dl")).to_contain_text("90 days")
    expect(ada.see("dl")).to_contain_text("until deleted")
    expect(ada.see("main")).to_contain_text("Requests are not logged.")
    assert violations(ada) == []
    assert ada.page_width() <= size[0]


def test_both_pages_exist_in_german(visitor: Visitors) -> None:
    ada = visitor("Ada", locale="de-DE")
    ada.page.goto("/privacy")
    expect(ada.see("h1")).to_have_text("Datenschutz")
    expect(ada.see("dl")).to_contain_text("90 Tage")
    log_in_as_admin(ada)
    ada.page.goto("/admin")
    expect(ada.page.get_by_role("heading", name="Admin-Protokoll")).to_be_visible()
