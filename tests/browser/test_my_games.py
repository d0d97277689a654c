"""A user's games: whose turn it is, results, statistics."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, two_in_a_game
from tests.browser.person import play_to_the_end
from tests.browser.test_screens import SIZES, violations

pytestmark = pytest.mark.slow


@SIZES
def test_results_and_statistics_of_a_finished_game(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    ada = visitor("Ada", size=size)
    ada.page.goto("/games")
    expect(ada.page.get_by_text("No games yet")).to_be_visible()
    ada.make_table(seats=3)
    ada.begin()
    play_to_the_end(ada)
    ada.page.goto("/")
    ada.page.get_by_role("link", name="All my games").click()
    expect(ada.see("h1")).to_have_text("My games")
    expect(ada.see("[data-outcome]").first).to_have_text(re.compile("Won|Lost"))
    expect(ada.see("article h3")).to_have_text("Arkham Ritual")
    expect(ada.see("article svg[role=img]")).to_have_attribute(
        "aria-label", re.compile("^Last 1 games")
    )
    ada.page.get_by_text("Show as a table").click()
    expect(ada.see("article details tbody tr")).to_have_count(1)
    assert violations(ada) == []
    assert ada.page_width() <= size[0]
    ada.see(".links a").first.click()
    expect(ada.page).to_have_url(re.compile("/replay/"))


def test_tables_waiting_for_me_are_listed_first(visitor: Visitors) -> None:
    ada, bo = two_in_a_game(visitor)
    ada.wait_for_my_turn()
    table = ada.page.url
    ada.page.goto("/games")
    expect(ada.see("section:has(#my-turn) a.turn")).to_have_count(1)
    assert violations(ada) == []
    bo.page.goto("/games")
    expect(bo.see("section:has(#my-running) a.panel")).to_have_count(1)
    ada.page.goto("/")
    ada.page.get_by_role("link", name="your turn at 1 table").click()
    ada.see("section:has(#my-turn) a.turn").click()
    expect(ada.page).to_have_url(table)


def test_a_correspondence_game_shows_its_deadline(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3, days="3")
    expect(ada.see("#setting-days-help")).to_contain_text("a bot takes over until")
    expect(ada.see("#setting-clock")).to_have_count(0)
    ada.begin()
    ada.wait_for_my_turn()
    expect(ada.see(".dock [role=timer]")).to_have_text(re.compile("2 d 23 h|3 d 0 h"))
    ada.page.goto("/games")
    expect(ada.see("a.turn")).to_contain_text("3 days per move")
    expect(ada.see("a.turn [role=timer]")).to_be_visible()
