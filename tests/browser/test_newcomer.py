"""First visits: from an empty browser to the first question, and through an invitation."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.person import CHOICE, CONTINUE, SOMETHING_TO_DO, Person
from tests.browser.test_screens import violations

pytestmark = pytest.mark.slow
SMALL = (360, 640)
GAMES = ("arkham-ritual", "among-cultists", "death-may-die")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_is_one_click_away_and_its_answer_one_more(
    visitor: Visitors, game: str
) -> None:
    newcomer = visitor("", newcomer=True, size=SMALL)
    newcomer.page.goto("/")
    newcomer.page.click(f"[data-play='{game}']")
    expect(newcomer.see(CHOICE).first).to_be_visible()
    # The introduction above it can be read before or after.
    expect(newcomer.see("[data-intro] p")).to_be_visible()
    assert violations(newcomer) == []
    newcomer.answer(newcomer.see(CHOICE).first)
    newcomer.see("[data-intro] button").click()
    expect(newcomer.see("[data-intro]")).to_have_count(0)
    newcomer.page.reload()
    expect(newcomer.see(".dock")).to_be_visible()
    expect(newcomer.see("[data-intro]")).to_have_count(0)


def in_the_dock(person: Person) -> bool:
    found = "document.activeElement.closest('.answers') !== null"
    return bool(person.page.evaluate(found))


def test_the_focus_moves_from_the_front_page_to_the_introduction_and_the_questions(
    visitor: Visitors,
) -> None:
    newcomer = visitor("", newcomer=True)
    newcomer.page.goto("/")
    newcomer.see("[data-play='arkham-ritual']").focus()
    newcomer.page.keyboard.press("Enter")
    expect(newcomer.see("[data-intro] button")).to_be_focused()
    expect(newcomer.see(CHOICE).first).to_be_visible()
    newcomer.page.keyboard.press("Enter")
    expect(newcomer.see("[data-intro]")).to_have_count(0)
    assert in_the_dock(newcomer)
    for _ in range(3):
        asked = newcomer.see("[data-decision]").get_attribute("data-decision")
        newcomer.page.keyboard.press("1")
        expect(newcomer.see(f"[data-decision='{asked}']")).to_have_count(0)
        newcomer.see(SOMETHING_TO_DO).first.wait_for()
        assert in_the_dock(newcomer)
        while newcomer.see(CONTINUE).is_visible():
            newcomer.page.keyboard.press("Enter")
            newcomer.see(SOMETHING_TO_DO).first.wait_for()


@pytest.mark.parametrize("size", [SMALL, (1440, 900)], ids=["phone", "desktop"])
def test_the_goal_stays_visible_on_one_line_and_a_tap_shows_all_of_it(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    newcomer = visitor("", size=size, locale="de-DE")
    for game in GAMES:
        newcomer.page.goto("/")
        newcomer.page.click(f"[data-play='{game}']")
        expect(newcomer.see(CHOICE).first).to_be_visible()
        line = newcomer.see("[data-goal] summary")
        expect(line).to_contain_text(re.compile(r"\d"))
        box = line.bounding_box()
        assert box is not None
        assert box["height"] <= 30
        # Its numbers are not cut off.
        last = newcomer.see("[data-goal] .number").last.bounding_box()
        assert last is not None
        assert last["x"] + last["width"] <= size[0]
        line.click()
        expect(newcomer.see("[data-goal] .ends").first).to_be_visible()
        assert violations(newcomer) == []


def test_a_name_can_be_changed_in_the_table_header_and_in_its_menu(
    visitor: Visitors,
) -> None:
    for size, opener in (((1440, 900), ".head .me"), (SMALL, "[data-name]")):
        newcomer = visitor("", size=size)
        newcomer.page.goto("/")
        newcomer.page.click("[data-play='arkham-ritual']")
        expect(newcomer.see(CHOICE).first).to_be_visible()
        if size == SMALL:
            newcomer.page.get_by_role("button", name="Menu").click()
        newcomer.see(opener).click()
        newcomer.page.fill("#my-name", "Wilhelmina")
        newcomer.page.click("form:has(#my-name) button")
        expect(newcomer.page.get_by_role("dialog")).to_have_count(0)
        expect(newcomer.see(".spot.mine")).to_contain_text("Wilhelmina")


def test_a_guest_name_is_suggested_and_can_be_changed_at_the_top_of_the_page(
    visitor: Visitors,
) -> None:
    newcomer = visitor("Ada")
    newcomer.page.goto("/")
    newcomer.page.click("[data-friends='arkham-ritual']")
    expect(newcomer.see("#lobby-seats")).to_be_visible()
    expect(newcomer.see(".me")).to_have_text(re.compile(r"^\S+ \S+$"))
    newcomer.page.click(".me")
    dialog = newcomer.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert violations(newcomer) == []
    newcomer.page.fill("#my-name", "Ada")
    newcomer.page.click("form:has(#my-name) button")
    expect(dialog).to_have_count(0)
    expect(newcomer.see("ol li").first).to_contain_text("Ada (you)")


def test_an_invitation_on_a_phone_says_who_invites_and_to_which_game(visitor: Visitors) -> None:
    ada, bo = visitor("Ada"), visitor("Ada", size=SMALL, touch=True)
    link = ada.make_table(seats=3, bots=1)
    bo.page.goto(link)
    expect(bo.see("h1")).to_have_text("Ada invites you to Arkham Ritual")
    expect(bo.see(".about")).to_contain_text("20 min")
    expect(bo.see(".about")).to_contain_text("2 of 3 seats taken Ada and Cordelia")
    assert bo.see("#my-name").input_value() != ""
    assert violations(bo) == []
    assert bo.page_width() <= SMALL[0]
    bo.join(link)
    # A name may be used only once at a table.
    expect(bo.see("ol")).to_contain_text("Ada 2 (you)")
    expect(bo.see("main")).to_contain_text("The name Ada is taken here")
    bo.be_ready()
    ada.begin()
    expect(bo.see(".board")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_wrong_link_gets_an_error_page_with_a_link_home(visitor: Visitors, locale: str) -> None:
    newcomer = visitor("", locale=locale)
    newcomer.page.goto("/table/no-such-table")
    heading = {"en-GB": "Table not found", "de-DE": "Tisch nicht gefunden"}[locale]
    expect(newcomer.see("h1")).to_have_text(heading)
    newcomer.page.click("main a.button")
    expect(newcomer.see("[data-play]").first).to_be_visible()
    # The browser logs the response 404.
    newcomer.errors.clear()


def test_presets_fill_in_options_and_conflicts_are_resolved_for_the_host(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/")
    ada.page.click("[data-friends='among-cultists']")
    expect(ada.page.get_by_label("First game")).to_be_checked()
    # The server's answer checks the box, so check() would look too early.
    for preset in ("All variants", "Standard game"):
        ada.page.get_by_label(preset).click()
        expect(ada.page.get_by_label(preset)).to_be_checked()
    ada.expand_lobby()
    expect(ada.see("#option-level")).to_have_value("advanced")
    ada.page.select_option("#seat-count", "4")
    expect(ada.see(".adjusted")).to_contain_text("changed to fit: Automa")
    # A lone host fills the table and begins without getting ready.
    ada.page.click(".bots .button")
    expect(ada.see("label.ready")).to_have_count(0)
    ada.begin()
