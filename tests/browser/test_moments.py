"""What takes the whole board for a moment: it is shown, can be skipped, and may stand still."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.among_cultists import ask, begin, open_table, prompt_of
from tests.browser.conftest import Visitors
from tests.browser.house import DESK, PHONE
from tests.browser.person import CHOICE, Person, play_to_the_end

pytestmark = pytest.mark.slow

MOMENT = "[data-moment]"
MOVING = "all => all.filter(each => getComputedStyle(each).animationName !== 'none').length"


def before_the_last_move(visitor: Visitors, size: tuple[int, int], reduced: bool) -> Person:
    """Somebody who looks on, at a game that one more move of theirs will end.

    Somebody else has played it to its end; it goes on from there, and the same happens again.
    """
    ada = visitor("Ada")
    link = ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    table = link.rpartition("/")[2]
    steps: list[dict[str, Any]] = ask(ada, "GET", f"/api/tables/{table}/replay?eyes=all")["steps"]
    bo = visitor("Boris", size=size, hurried=False)
    if reduced:
        bo.page.emulate_media(reduced_motion="reduce")
    bo.come_in()
    wanted = {"move": len(steps) - 1, "seat": steps[-1]["seat"], "others": "bots"}
    forked = ask(bo, "POST", f"/api/tables/{table}/fork", wanted)["id"]
    hold_the_clock(bo, f"/table/{forked}")
    bo.answer(bo.see(f"[data-choice='{steps[-1]['choice']}']"))
    return bo


def hold_the_clock(person: Person, path: str) -> None:
    """Come to a table, to the question there; from then on time passes only as the test says."""
    person.page.clock.install()
    person.page.goto(path)
    person.wait_for_my_turn()
    person.page.clock.pause_at(time.time() + 3)


def pass_time_until(person: Person, selector: str) -> None:
    for _ in range(600):
        if person.see(selector).first.is_visible():
            return
        if person.see("[data-continue]").is_visible():
            person.see("[data-continue]").click()
        person.page.clock.run_for(100)
    raise AssertionError(f"{selector} was not shown within a minute")


def test_a_moment_is_shown_on_the_whole_board_and_skipped_by_a_key(visitor: Visitors) -> None:
    bo = before_the_last_move(visitor, DESK, reduced=False)
    moment = bo.see(MOMENT)
    pass_time_until(bo, f"{MOMENT}, [data-over]")
    box, stage = moment.bounding_box(), bo.see(".middle > .stage").bounding_box()
    assert box == stage
    assert moment.locator(".title").inner_text() != ""
    shown = str(moment.get_attribute("data-moment"))
    bo.page.keyboard.press("x")
    bo.page.clock.run_for(500)
    expect(bo.see(f"[data-moment='{shown}']")).to_have_count(0)


def test_with_reduced_motion_a_moment_is_a_still_picture_that_goes_by_itself(
    visitor: Visitors,
) -> None:
    bo = before_the_last_move(visitor, PHONE, reduced=True)
    moment = bo.see(MOMENT)
    pass_time_until(bo, f"{MOMENT}, [data-over]")
    assert bo.see(f"{MOMENT}, {MOMENT} *").evaluate_all(MOVING) == 0
    assert bo.width_of_the_page() <= PHONE[0]
    pass_time_until(bo, "[data-over]")
    expect(moment).to_have_count(0)


def test_in_among_cultists_one_click_walks_through_several_doors_and_a_room_is_pointed_at(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada")
    begin(ada, open_table(ada, 6))
    ada.wait_for_my_turn()
    while not prompt_of(ada).startswith("Where to?"):
        ada.answer(ada.see(CHOICE).last)
        ada.wait_for_my_turn()
    far = ada.see(".house .place.far .reach").first
    room = str(far.get_attribute("aria-label")).partition(",")[0]
    far.click()
    plan = ada.see("[data-plan]")
    if plan.is_visible():
        plan.click()
    # No other door was asked about on the way.
    expect(ada.see(f".house .place:has(> [aria-label^='{room}'])")).not_to_have_class(
        re.compile("far")
    )
    log = ada.see(".log")
    expect(log).to_contain_text(room)
