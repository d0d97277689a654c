"""Among Cultists in browsers: whole games, and what the table shows."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.among_cultists import begin, join, last_view, open_table, prompt_of
from tests.browser.conftest import Visitors
from tests.browser.live_server import PHONE
from tests.browser.person import CHOICE, play_to_the_end
from tests.browser.test_screens import violations

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_two_people_and_bots_play_a_whole_game(visitor: Visitors, seats: int) -> None:
    ada, bo = visitor("Ada"), visitor("Boris")
    link = open_table(ada, seats, people=2, level="advanced")
    join(bo, link)
    begin(ada, link)
    play_to_the_end(ada, bo)
    for person in (ada, bo):
        expect(person.see("[data-over] h2")).to_have_text(re.compile("You (win|lose)"))
    parties = 5 if seats == 4 else seats
    assert ada.see("[data-over] .parties > li").count() == parties
    assert ada.log()[-1] == bo.log()[-1]
    assert violations(ada) == []


def test_a_german_game_is_played_and_replayed_on_a_phone_by_tapping_the_plan(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada", size=PHONE, touch=True, locale="de-AT")
    link = open_table(ada, 5, level="advanced")
    begin(ada, link)
    touched = 0
    while not ada.is_at_the_end():
        if not ada.has_something_to_do() or not ada.see(CHOICE).first.is_visible():
            continue
        on_the_plan = ada.see(".house .open .reach")
        if prompt_of(ada).startswith("Wohin") and on_the_plan.count() > 0:
            assert touched > 0 or violations(ada) == []
            ada.answer(on_the_plan.first)
            touched += 1
        else:
            ada.answer(ada.see(CHOICE).last)
        assert ada.page_width() <= PHONE[0]
    assert touched > 0
    expect(ada.see("[data-over] h2")).to_have_text(re.compile("Du (gewinnst|verlierst)"))
    # A missing text shows its id.
    said = ada.see("body").inner_text()
    assert re.findall(r"\b(?:ac|dock|over|table|rules)-[a-z_-]+", said) == []
    assert violations(ada) == []
    ada.page.goto(link.replace("/table/", "/replay/") + "?eyes=0")
    expect(ada.see("input[type=range]")).to_be_visible()
    ada.see("input[type=range]").focus()
    ada.page.keyboard.press("End")
    expect(ada.see(".house .token")).to_have_count(5)
    assert violations(ada) == []


def test_on_a_phone_rooms_are_legible_tappable_and_numbered_like_the_buttons(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada", size=(390, 844), touch=True)
    link = open_table(ada, 8, level="advanced")
    begin(ada, link)
    ada.wait_for_my_turn()
    while not prompt_of(ada).startswith("Where to?"):
        ada.answer(ada.see(CHOICE).last)
        ada.wait_for_my_turn()
    for place in ada.see(".house .place").all():
        box = place.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    small = "names => names.filter(n => parseFloat(getComputedStyle(n).fontSize) < 12).length"
    assert ada.see(".house .place .name").evaluate_all(small) == 0
    labels = {
        str(each.get_attribute("aria-keyshortcuts")): each.locator(".label").inner_text()
        for each in ada.see(CHOICE).all()
    }
    on_the_plan = {
        each.locator(".key-number").inner_text(): each.locator(".reach").get_attribute("aria-label")
        for each in ada.see(".house .place:has(> .key-number)").all()
    }
    assert set(on_the_plan) == set(labels)
    assert all(str(on_the_plan[key]).startswith(label) for key, label in labels.items())
    # The player's route is drawn only while the secrets are open.
    route = last_view(ada)["own"]["route"]
    assert ada.see(".house .place.mine").count() == 0
    ada.see(".secrets [aria-pressed]").click()
    rows = ada.request("GET", f"/api{link.replace('/table/', '/tables/')}/legend")["legend"]
    now = rows["routes"][route][rows["row_of_round"][1] - 1]
    mine = [name for name, place in rows["places"].items() if place["colour"] in now]
    expect(ada.see(".house .place.mine")).to_have_count(len(mine))
    expect(ada.see(".strip svg[role='img']")).to_have_count(len(now))
    ada.see(".secrets [aria-pressed]").click()
    expect(ada.see(".house .place.mine")).to_have_count(0)


def test_a_game_can_be_played_with_the_keyboard_alone(visitor: Visitors) -> None:
    ada = visitor("Ada")
    link = open_table(ada, 5)
    begin(ada, link)
    while not ada.is_at_the_end():
        if ada.has_something_to_do() and ada.see(CHOICE).first.is_visible():
            asked = ada.see("[data-decision]").get_attribute("data-decision")
            key = str(min(9, ada.see(CHOICE).count()))
            ada.page.keyboard.press(key)
            if ada.see(f"[data-decision='{asked}'] [aria-pressed='true']").count() > 0:
                ada.page.keyboard.press(key)
            expect(ada.see(f"[data-decision='{asked}']")).to_have_count(0)
    expect(ada.see("[data-over] .parties")).to_contain_text("Cultist")
