"""A whole game without the mouse."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.person import CHOICE, CONTINUE, SOMETHING_TO_DO, Person

pytestmark = pytest.mark.slow


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until this has the focus; fail after more presses than any page needs."""
    for _ in range(80):
        if person.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by the keyboard")


def test_a_game_is_played_from_front_page_to_end_with_the_keyboard_alone(visitor: Visitors) -> None:
    ada = visitor("Ada")
    keyboard = ada.page.keyboard
    ada.page.goto("/")
    expect(ada.see("[data-play]").first).to_be_visible()
    tab_to(ada, ".no-name")
    keyboard.press("Enter")
    tab_to(ada, "#my-name")
    keyboard.type("Ada")
    keyboard.press("Enter")
    expect(ada.see(".me")).to_have_text("Ada")
    tab_to(ada, "[data-friends='arkham-ritual']")
    keyboard.press("Enter")
    expect(ada.see("#lobby-seats")).to_be_visible()
    tab_to(ada, "details.fold.panel > summary")
    keyboard.press("Enter")
    tab_to(ada, "#seat-count")
    keyboard.press("Home")
    expect(ada.see("#seat-count")).to_have_value("3")
    tab_to(ada, "#setting-pace")
    keyboard.press("Home")
    expect(ada.see("#setting-pace")).to_have_value("fast")
    tab_to(ada, "#bot-level")
    keyboard.press("Home")
    expect(ada.see("#bot-level")).to_have_value("random")
    tab_to(ada, ".bots .button")
    keyboard.press("Enter")
    expect(ada.see("li:has(svg.bot)")).to_have_count(2)
    tab_to(ada, ".start .primary")
    keyboard.press("Enter")
    expect(ada.see(".board")).to_be_visible()
    while not ada.is_at_the_end():
        ada.see(SOMETHING_TO_DO).first.wait_for()
        if ada.see(CONTINUE).is_visible():
            keyboard.press("Enter")
        elif ada.see(CHOICE).first.is_visible():
            keyboard.press(str(ada.see(CHOICE).count()))
    expect(ada.see("[data-over]")).to_contain_text("How the candles burned")


def test_keys_open_the_chat_the_log_and_the_rules(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.page.keyboard.press("c")
    expect(ada.see("#chat-text")).to_be_focused()
    ada.page.keyboard.type("l1?")
    expect(ada.see("#chat-text")).to_have_value("l1?")
    tab_to(ada, "a.home")
    ada.page.keyboard.press("l")
    expect(ada.see("#tab-log")).to_be_focused()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Rules")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog", name="Rules")).to_have_count(0)
