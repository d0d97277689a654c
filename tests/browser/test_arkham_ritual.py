"""Whole games of Arkham Ritual, played in browsers."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.live_server import PHONE
from tests.browser.person import Person, play_to_the_end

pytestmark = pytest.mark.slow

SMALL_PHONE: Final = (360, 640)
# How far the dock has to be scrolled to its end, in multiples of its height.
SWIPES: Final = """() => {
    const dock = document.querySelector(".dock");
    return (dock.scrollHeight - dock.clientHeight) / dock.clientHeight;
}"""


def test_two_people_and_bots_play_a_whole_game_in_two_browsers(visitor: Visitors) -> None:
    ada, bo = visitor("Ada", hurried=False), visitor("Boris")
    link = ada.make_table(seats=4, bots=2)
    bo.join(link)
    bo.be_ready()
    expect(ada.see("ol li:has-text('Boris')")).to_contain_text("ready")
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada, bo)
    for person in (ada, bo):
        expect(person.see("[data-over] h2")).to_have_text(re.compile("You (win|lose)"))
    assert ada.see("[data-over] .lead").inner_text() == bo.see("[data-over] .lead").inner_text()
    assert ada.log()[-2:] == bo.log()[-2:]


def test_the_commitment_can_be_checked_and_the_same_people_play_a_rematch(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada")
    link = ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    ada.page.get_by_text("Check that the shuffle was fair").click()
    ada.page.get_by_role("button", name="Check the hash").click()
    expect(ada.page.get_by_text("The shuffle was fair:")).to_be_visible()
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.see("#lobby-seats")).to_be_visible()
    assert ada.page.url != link
    expect(ada.see("ol")).to_contain_text("Ada (you)")


def test_a_game_can_be_played_on_a_phone_by_tapping_the_table(visitor: Visitors) -> None:
    ada = visitor("Ada", size=PHONE, touch=True)
    ada.make_table(seats=5)
    assert ada.page_width() <= PHONE[0]
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    assert ada.page_width() <= PHONE[0]
    play_to_the_end(ada, on_the_board=True)
    assert ada.page_width() <= PHONE[0]
    expect(ada.see("[data-over]")).to_contain_text("How the candles burned")


def test_with_seven_seats_a_small_phone_shows_the_cards_the_question_and_all_answers(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada", size=SMALL_PHONE, touch=True)
    ada.make_table(seats=7)
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    board = box_of(ada, ".middle > .stage")
    for selector in (".seat.own .place", ".seat.own .passing", "#dock-prompt"):
        assert is_in_sight(ada, selector), selector
    # All answers are visible at once, or after one swipe.
    assert ada.page.evaluate(SWIPES) <= 1
    # Links in a sentence are as high as their line.
    assert smallest_target(ada, "[data-choice], header button, .board button:not(.named)") >= 44
    # On touch, the first tap previews and the second one commits.
    asked = ada.see("[data-decision]").get_attribute("data-decision")
    ada.see(".board .reach").first.tap()
    expect(ada.see("[data-choice][aria-pressed=true]")).to_have_count(1)
    assert ada.see("[data-decision]").get_attribute("data-decision") == asked
    ada.see("[data-choice][aria-pressed=true]").tap()
    expect(ada.see(f"[data-decision='{asked}']")).to_have_count(0)
    # Questions do not move the board.
    assert box_of(ada, ".middle > .stage") == board
    for side in ("log", "chat", "notes", "coach"):
        ada.see(f"header [data-side={side}]").tap()
        expect(ada.see(f"#tab-{side}")).to_have_attribute("aria-selected", "true")
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.wait_for_my_turn()
    ada.page.set_viewport_size({"width": SMALL_PHONE[1], "height": SMALL_PHONE[0]})
    for selector in (".seat.own .place", ".seat.own .passing", "#dock-prompt"):
        assert is_in_sight(ada, selector), selector
    assert ada.page_width() <= SMALL_PHONE[1]


def box_of(person: Person, selector: str) -> dict[str, float]:
    box = person.see(selector).bounding_box()
    assert box is not None, selector
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def is_in_sight(person: Person, selector: str) -> bool:
    """Whether it is completely on the screen and not under the dock."""
    thing, board = person.see(selector).first.bounding_box(), box_of(person, ".middle > .stage")
    size = person.page.viewport_size
    assert thing is not None, selector
    assert size is not None
    below = size["height"] if "dock" in selector else board["y"] + board["height"]
    return thing["y"] >= 0 and thing["y"] + thing["height"] <= below + 1


def smallest_target(person: Person, selector: str) -> float:
    boxes = [each.bounding_box() for each in person.see(selector).all() if each.is_visible()]
    return min(min(box["width"], box["height"]) for box in boxes if box is not None)


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
    # A missing text shows its id.
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
