"""The rules reference of every game: complete in both languages, searchable, accessible."""

import re

import pytest
from playwright.sync_api import expect

from miskatonic.games import GAMES
from tests.browser.conftest import Visitors
from tests.browser.death_may_die import begin_game
from tests.browser.live_server import PHONE
from tests.browser.test_screens import violations
from tools.client import manifest

pytestmark = pytest.mark.slow

RAW_ID = re.compile(r"\b(?:ar|ac|dmd|rules|drawing)-[a-z][a-z_-]+")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_all_sections_have_text_and_are_accessible(
    visitor: Visitors, game: str, locale: str
) -> None:
    sections = {each["id"]: len(each["sections"]) for each in manifest()}
    ada = visitor("Ada", size=PHONE, locale=locale)
    ada.page.goto(f"/rules/{game}")
    expect(ada.see("article")).to_have_count(sections[game])
    assert RAW_ID.findall(ada.see("main").inner_text()) == []
    for drawing in ada.see("article svg[role=img]").all():
        assert RAW_ID.findall(str(drawing.get_attribute("aria-label"))) == []
    assert violations(ada) == []
    assert ada.page_width() <= PHONE[0]


def test_a_search_finds_roles_and_skills(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/rules/among-cultists")
    ada.page.fill("#rules-search", "AC-X14")
    expect(ada.see("article .title")).to_have_text(["The roles"])
    ada.page.fill("#rules-search", "red burn")
    expect(ada.see("article .title")).to_have_text(["The roles"])
    expect(ada.see("article dt")).to_have_text(["Firestarter"])
    ada.page.goto("/rules/death-may-die")
    ada.page.fill("#rules-search", "explosives")
    expect(ada.see("article dt")).to_have_text(["Stella Fontaine"])


def test_a_link_to_a_section_opens_it(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/rules/death-may-die#ritual")
    expect(ada.see(".title:focus")).to_have_text("The ritual")
    expect(ada.see("#rules-ritual")).to_be_in_viewport()


def test_a_question_at_the_table_links_to_the_section_that_explains_it(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada, investigators="chosen")
    link = ada.see("#dock-prompt a")
    expect(link).to_have_attribute("href", re.compile("/rules/death-may-die#people$"))
    link.click()
    beside = ada.page.get_by_role("dialog", name="Rules")
    expect(beside.locator(".title:focus")).to_have_text("The investigators")
    assert violations(ada) == []
