"""Live games and spectators, proposals to concede or pause, shared replays, pictures to share."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, two_in_a_game
from tests.browser.live_server import DESKTOP, PHONE
from tests.browser.person import CHOICE, Person, play_to_the_end

pytestmark = pytest.mark.slow

both_sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def choose_in_the_menu(person: Person, *presses: str) -> None:
    person.page.get_by_role("button", name="Menu", exact=True).click()
    for name in presses:
        person.page.get_by_role("button", name=name, exact=True).click()


@both_sizes
def test_a_public_game_is_found_on_the_front_page_and_watched(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    ada, bo = visitor("Ada"), visitor("Boris", size=size)
    link = ada.make_table(seats=3, visibility="public", spectators="open")
    expect(ada.see("[data-spectators]")).to_have_text(re.compile("see all cards, after the round"))
    ada.be_ready()
    ada.begin()
    bo.enter_name()
    found = bo.see(f"[data-live] a[href='{link[link.index('/table/') :]}']")
    expect(found).to_contain_text("Ada and 2 bots")
    expect(found).to_contain_text("Spectators see all cards, after the round is over.")
    found.click()
    # Everyone at the table is told that there is a spectator, and what spectators see.
    expect(ada.see("header .eye")).to_have_attribute("title", re.compile("1 spectator"))
    assert bo.page_width() <= size[0]
    play_to_the_end(ada)
    # A spectator's playback continues by itself: nothing was pressed here.
    expect(bo.see("[data-over]")).to_be_visible()
    expect(bo.see("[data-continue]")).to_have_count(0)


@both_sizes
def test_conceding_needs_confirmation_and_everyone_is_told(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    ada, bo = two_in_a_game(visitor)
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    choose_in_the_menu(ada, "Concede")
    expect(ada.see("[data-propose=concede]")).to_contain_text("The other players are asked.")
    ada.page.get_by_role("button", name="Yes, concede").click()
    expect(bo.see(".consent")).to_contain_text("Ada wants to concede.")
    bo.page.get_by_role("button", name="Decline").click()
    for person in (ada, bo):
        expect(person.see(".notice")).to_have_text(
            re.compile("The request to concede was declined")
        )
    choose_in_the_menu(ada, "Concede", "Yes, concede")
    bo.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.see("#dock-prompt")).to_contain_text("Ada conceded.")
    assert bo.log()[-1] == "Ada conceded. The game ended without a result."


def test_a_pause_needs_agreement_and_everyone_is_told(visitor: Visitors) -> None:
    ada, bo = two_in_a_game(visitor)
    choose_in_the_menu(ada, "Pause")
    bo.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.see(".notice")).to_contain_text("The game is paused.")
        expect(person.see(CHOICE)).to_have_count(0)
    bo.page.get_by_role("button", name="Continue", exact=True).click()
    ada.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.see(".notice")).to_contain_text("The game continues.")
        told = person.see(".log .note").all_inner_texts()
        assert told == ["The game is paused.", "The game continues."]


@both_sizes
def test_a_shared_replay_is_led_by_one_person(visitor: Visitors, size: tuple[int, int]) -> None:
    ada, bo = visitor("Ada"), visitor("Boris", size=size)
    link = ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    table = link.rpartition("/")[2]
    ada.page.goto(f"/replay/{table}?eyes=all")
    ada.see("[data-lead]").click()
    shared = ada.see("[data-shared-replay=leads] input").input_value()
    bo.join(shared)
    expect(bo.see("[data-shared-replay=follows]")).to_contain_text("You’re following Ada.")
    where = ".controls .slider span"
    ada.page.keyboard.press("End")
    expect(bo.see(where)).to_have_text(ada.see(where).inner_text())
    # Followers also see the leader's choice of view.
    ada.page.select_option("#replay-eyes", "0")
    expect(bo.see("#replay-eyes")).to_have_value("0")
    # A follower who navigates stops following, and can return.
    bo.page.get_by_role("button", name="Start").click()
    expect(bo.see(where)).to_have_text(re.compile(" 0 "))
    ada.page.keyboard.press("ArrowLeft")
    expect(bo.see("[data-follow]")).to_have_text("Back to Ada")
    expect(bo.see(where)).to_have_text(re.compile(" 0 "))
    bo.see("[data-follow]").click()
    expect(bo.see(where)).to_have_text(ada.see(where).inner_text())
    assert bo.page_width() <= size[0]
    ada.page.get_by_role("button", name="Stop leading").click()
    expect(bo.see("[data-shared-replay]")).to_contain_text("No one is leading right now.")


@both_sizes
def test_a_finished_game_can_be_shared_as_a_picture_and_text(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    ada = visitor("Ada", size=size)
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    ada.page.get_by_text("Share a picture").click()
    expect(ada.see("[data-share] .text")).to_have_text(
        re.compile(r"Arkham Ritual: .*\sThe fateful card: ")
    )
    with ada.page.expect_download() as found:
        ada.see("[data-save]").click()
    picture = found.value.path().read_bytes()
    assert found.value.suggested_filename == "arkham-ritual.png"
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == 1200
    assert ada.page_width() <= size[0]
    # This browser cannot share files, so that is not offered.
    expect(ada.page.get_by_role("button", name="Share", exact=True)).to_have_count(0)
