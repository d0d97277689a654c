"""Whole games of Arkham Ritual, played in browsers."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.house import PHONE
from tests.browser.person import play_to_the_end

pytestmark = pytest.mark.slow


def test_two_people_in_two_browsers_and_bots_play_a_whole_game(visitor: Visitors) -> None:
    ada, bo = visitor("Ada", hurried=False), visitor("Boris")
    link = ada.make_table(seats=4, bots=2)
    bo.join(link)
    bo.sit_down()
    expect(ada.see("ol li:has-text('Boris')")).to_contain_text("ready")
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada, bo)
    for person in (ada, bo):
        expect(person.see("[data-over] h2")).to_have_text(re.compile("You (win|lose)"))
    assert ada.see("[data-over] .lead").inner_text() == bo.see("[data-over] .lead").inner_text()
    assert ada.log()[-2:] == bo.log()[-2:]


def test_the_seal_can_be_checked_and_the_same_people_play_again(visitor: Visitors) -> None:
    ada = visitor("Ada")
    link = ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    ada.page.get_by_text("Was it shuffled honestly?").click()
    ada.page.get_by_role("button", name="Check the seal").click()
    expect(ada.page.get_by_text("The seal holds")).to_be_visible()
    ada.page.get_by_role("button", name="Another game").click()
    expect(ada.see("#lobby-seats")).to_be_visible()
    assert ada.page.url != link
    expect(ada.see("ol")).to_contain_text("Ada (you)")


def test_a_game_on_a_phone_by_touching_the_table(visitor: Visitors) -> None:
    ada = visitor("Ada", size=PHONE, touch=True)
    ada.make_table(seats=5)
    assert ada.width_of_the_page() <= PHONE[0]
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    assert ada.width_of_the_page() <= PHONE[0]
    play_to_the_end(ada, on_the_board=True)
    assert ada.width_of_the_page() <= PHONE[0]
    expect(ada.see("[data-over]")).to_contain_text("The last cards")


def test_a_game_in_german(visitor: Visitors) -> None:
    ada = visitor("Ada", locale="de-AT")
    ada.make_table(seats=3)
    assert ada.see("html").get_attribute("lang") == "de"
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    expect(ada.see(".turn")).to_have_text("Du bist dran")
    play_to_the_end(ada)
    expect(ada.see("[data-over] h2")).to_have_text(re.compile("Du (gewinnst|verlierst)"))
    assert ada.log()[0] == "Runde 1: Der Gesang hebt an."
    # A text that is missing shows its id.
    assert (
        re.findall(r"\b(?:ar|dock|lobby|over|table|rules)-[a-z-]+", ada.see("body").inner_text())
        == []
    )


def test_each_loss_is_explained_by_its_rule(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.play_until_a_round_ends()
    verdict = ada.see(".verdict")
    expect(verdict).to_contain_text("The end of round 1")
    expect(verdict.locator("li")).to_have_count(5)
    verdict.locator("li a").first.click()
    drawer = ada.page.get_by_role("dialog", name="Rules")
    expect(drawer.locator(".title:focus")).to_be_visible()
