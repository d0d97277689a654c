"""A table that cannot be played on shows its own page instead of loading forever."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import skip_or_fail
from tests.browser.live_server import client_is_built, open_server
from tests.browser.person import Person
from tests.browser.test_screens import violations
from tools.old_database import PASSWORD

pytestmark = pytest.mark.slow

VERSION_1: Final = Path(__file__).parents[1] / "server" / "data" / "version-1.sql"


@pytest.fixture
def ada(tmp_path: Path, browser: Browser) -> Iterator[Person]:
    """A logged-in user with tables of an old rules version."""
    if not client_is_built():
        skip_or_fail("the client is not built: make client")
    connection = sqlite3.connect(tmp_path / "miskatonic.sqlite3")
    # Version 0 is older than any current rules version.
    text = VERSION_1.read_text(encoding="utf-8")
    connection.executescript(text.replace('"began","rules":1', '"began","rules":0'))
    connection.close()
    with open_server(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="en")
        person = Person("Ada", context)
        person.page.goto("/")
        context.request.post(
            "/api/login",
            data={"login": "ada", "password": PASSWORD},
            headers={"origin": address},
        )
        yield person
        assert person.errors == []
        context.close()


def test_a_closed_table_is_marked_and_can_be_opened_and_left(ada: Person) -> None:
    ada.page.goto("/")
    mine = ada.see("section[aria-labelledby=home-mine] li a")
    old = mine.filter(has_text="different rules version")
    expect(old).to_have_count(8)
    # Two of these are lobbies with options that no longer exist.
    old.filter(has_text="Death May Die").last.click()
    expect(ada.see("h1")).to_have_text("Death May Die: closed table")
    expect(ada.see("main")).to_contain_text("an earlier version of the rules (0; now")
    expect(ada.see("main dd li").first).to_contain_text("Ada")
    assert violations(ada) == []
    with ada.page.expect_download() as download:
        ada.page.click("text=Download record")
    assert download.value.suggested_filename.endswith(".json")
    ada.page.click("button:has-text('Leave table')")
    expect(ada.see("section[aria-labelledby=home-mine]")).to_be_visible()
    expect(old).to_have_count(7)


def test_a_missing_table_gets_an_error_page(ada: Person) -> None:
    ada.page.goto("/table/nowhere")
    expect(ada.see("main")).to_contain_text("Table not found")
    ada.errors.clear()  # The browser logs the response 404.
