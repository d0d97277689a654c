"""Death May Die in the browser: whole games, and the table's displays and controls."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.death_may_die import (
    REACH,
    begin_game,
    idle_option,
    idle_to_the_end,
    open_table,
    open_won_game,
    option,
    register,
    rewind_to_last_fight,
)
from tests.browser.live_server import PHONE
from tests.browser.person import CHOICE
from tests.browser.test_screens import violations
from tests.clauses import clause

pytestmark = pytest.mark.slow


@clause("DMD-059")
def test_one_player_plays_two_investigators_from_choosing_them_to_the_chronicle(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada")
    begin_game(ada, investigators="chosen")
    people = ada.see(".gallery .person")
    expect(people).to_have_count(10)
    expect(people.first).to_contain_text("Killer Instinct")
    assert violations(ada) == []
    for name in ("Ruth Weber", "Mike Kozlov"):
        ada.answer(ada.page.get_by_role("button", name=f"Choose {name}"))
    expect(ada.see(".people article")).to_have_count(2)
    idle_to_the_end(ada)
    over = ada.see("[data-over]")
    expect(over).to_contain_text("The chronicle of this night")
    assert over.locator(".cast strong").all_inner_texts() == ["Ruth Weber", "Mike Kozlov"]
    expect(over.locator(".story li").first).to_be_visible()
    assert violations(ada) == []
    with ada.page.expect_download() as download:
        ada.page.get_by_text("Share a picture").click()
        ada.see("[data-save]").click()
    assert Path(str(download.value.path())).read_bytes().startswith(b"\x89PNG")


def test_two_people_play_a_whole_game_in_two_browsers(visitor: Visitors) -> None:
    ada, bo = visitor("Ada"), visitor("Boris")
    begin_game(ada, [bo])
    expect(ada.see(".people article.mine")).to_have_count(1)
    idle_to_the_end(ada, bo)
    for person in (ada, bo):
        expect(person.see("[data-over] h2")).to_have_text("You lose.")
        expect(person.see("[data-over] .epilogue")).to_contain_text("The roses will be splendid")
    assert ada.log() == bo.log()


def test_two_people_and_a_bot_play_a_whole_game(visitor: Visitors) -> None:
    ada, bo = visitor("Ada"), visitor("Boris")
    begin_game(ada, [bo], bots=1, unknown_monsters=2, unknown_relics=True)
    idle_to_the_end(ada, bo)
    assert ada.see("[data-over] .cast li").count() == 3


def test_a_game_can_be_played_on_a_phone_by_tapping_the_table(visitor: Visitors) -> None:
    ada = visitor("Ada", size=PHONE, touch=True)
    begin_game(ada)
    ada.wait_for_my_turn()
    assert ada.page_width() <= PHONE[0]
    assert violations(ada) == []
    ada.answer(option(ada, "Run"))
    ada.wait_for_my_turn()
    places = ada.see(f"{REACH}.name")
    assert places.count() == ada.see(CHOICE).count() - 1
    name = places.first.locator("span").last.inner_text()
    ada.answer(places.first)
    expect(ada.page.get_by_role("region", name=name).locator(".pawn.active")).to_be_visible()
    idle_to_the_end(ada, on_the_board=True)
    assert ada.page_width() <= PHONE[0]
    assert violations(ada) == []


def test_a_game_is_played_with_the_keyboard_alone(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada)
    for _ in range(3000):
        if ada.is_at_the_end():
            break
        if ada.has_something_to_do() and ada.see(CHOICE).first.is_visible():
            asked = ada.see("[data-decision]").get_attribute("data-decision")
            key = idle_option(ada).get_attribute("aria-keyshortcuts") or "1"
            ada.page.keyboard.press(key)
            if ada.see(f"[data-decision='{asked}'] .option.chosen").count():
                ada.page.keyboard.press(key)
            expect(ada.see(f"[data-decision='{asked}']")).to_have_count(0)
    expect(ada.see("[data-over]")).to_be_visible()


def test_a_game_in_german(visitor: Visitors) -> None:
    ada = visitor("Ada", locale="de-AT")
    begin_game(ada, unknown_monsters=2, unknown_relics=True)
    ada.wait_for_my_turn()
    expect(ada.see(".turn").first).to_have_text("Du bist dran")
    idle_to_the_end(ada)
    expect(ada.see("[data-over]")).to_contain_text("Die Chronik dieser Nacht")
    # A missing text shows its id.
    page = ada.see("body").inner_text() + " ".join(ada.log())
    assert re.findall(r"\b(?:dmd|dock|over|table|rules)-[a-z-]+", page) == []


def test_after_a_reconnect_the_question_is_still_there(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada)
    ada.wait_for_my_turn()
    ada.answer(option(ada, "Run"))
    asked = ada.see("[data-decision]").get_attribute("data-decision")
    labels = ada.see(CHOICE).all_inner_texts()
    ada.page.reload()
    expect(ada.see(f"[data-decision='{asked}']")).to_be_visible()
    assert ada.see(CHOICE).all_inner_texts() == labels
    ada.answer(option(ada, "Stop here"))
    expect(ada.see("#dock-prompt")).to_contain_text("What does")


def test_a_spectator_sees_the_board_and_gets_no_choices(visitor: Visitors) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = begin_game(ada)
    eve.request("PUT", "/api/me", {"name": "Eve"})
    open_table(eve, table)
    expect(eve.see(".chip")).to_contain_text("watching")
    ada.wait_for_my_turn()
    ada.answer(option(ada, "Run"))
    expect(eve.see("#dock-prompt")).to_contain_text("Ada")
    assert eve.see(f"{CHOICE}, {REACH}").count() == 0
    assert eve.see(".space").count() == 16


@clause("DMD-092")
def test_a_run_shows_in_advance_which_enemies_would_follow(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada, episode="by-request-of-the-queen", elder_one="azathoth")
    run = ada.see(CHOICE).filter(has_text=re.compile("would follow"))
    for _ in range(60):
        ada.wait_for_my_turn()
        if run.count() > 0:
            break
        ada.answer(idle_option(ada))
    expect(run.first).to_contain_text("Run")
    assert ada.see(".figure.follows").count() > 0


def test_a_step_can_be_undone_until_a_die_is_rolled_or_a_card_is_turned(visitor: Visitors) -> None:
    ada = visitor("Ada", hurried=False)
    begin_game(ada)
    ada.wait_for_my_turn()
    begun = ada.see(".pawn.active").locator("xpath=ancestor::section").get_attribute("aria-label")
    ada.answer(option(ada, "Run"))
    ada.answer(ada.see(CHOICE).first)
    undo = ada.page.get_by_role("button", name="Undo")
    undo.click()
    expect(ada.see(".notice")).to_contain_text("Ada undid a move.")
    expect(ada.page.get_by_role("region", name=begun).locator(".pawn.active")).to_be_visible()
    ada.answer(option(ada, "Stop here"))
    ada.answer(option(ada, "End the actions"))
    ada.wait_for_my_turn()
    # A Mythos card was turned, so undo would be refused and is not offered.
    expect(undo).to_have_count(0)


def test_clicking_a_die_rerolls_it(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada)
    dice = ada.see(".tray button.die")
    for _ in range(60):
        ada.wait_for_my_turn()
        if dice.count():
            break
        ada.answer(idle_option(ada))
    assert violations(ada) == []
    rolled = len([line for line in ada.log() if "rerolls" in line])
    ada.answer(dice.first)
    ada.wait_for_my_turn()
    assert len([line for line in ada.log() if "rerolls" in line]) == rolled + 1


def test_a_setting_answers_questions_with_a_single_option(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/settings")
    ada.page.get_by_label("Choose for me when there is only one option").check()
    begin_game(ada, unknown_monsters=2, unknown_relics=True)
    for _ in range(3000):
        if ada.is_at_the_end():
            break
        if ada.has_something_to_do() and ada.see(CHOICE).first.is_visible():
            assert ada.see(CHOICE).count() > 1
            ada.answer(idle_option(ada))
    assert ada.is_at_the_end()


def test_the_replay_can_show_the_view_of_a_seat(visitor: Visitors) -> None:
    ada = visitor("Ada")
    table = begin_game(ada)
    idle_to_the_end(ada)
    told = ada.log()
    ada.page.goto(f"/replay/{table}?eyes=0")
    expect(ada.see(".space")).to_have_count(16)
    assert ada.see(REACH).count() == 0
    ada.page.get_by_role("button", name="End", exact=True).click()
    expect(ada.see("aside .log p").last).to_have_text(told[-1])
    assert violations(ada) == []


def test_the_elder_one_comes_and_falls_stage_by_stage(visitor: Visitors) -> None:
    """Import a game won by bots; stage I is the ritual, which is only disrupted."""
    ada = visitor("Ada")
    register(ada)
    open_won_game(ada)
    expect(ada.page.get_by_text("The Elder One is dead.").first).to_be_visible()
    told = ada.log()
    assert any(line.startswith("Azathoth stands on") for line in told)
    for stage in (2, 3, 4):
        assert sum(line.startswith(f"Stage {stage} is beaten!") for line in told) == 1
    elder = rewind_to_last_fight(ada)
    assert "Azathoth" in (elder.get_attribute("aria-label") or "")
    assert violations(ada) == []
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(elder).to_have_count(0)


def test_one_click_on_a_distant_space_runs_there(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada, episode="top-of-the-mourning")
    ada.wait_for_my_turn()
    begun = ada.see(".pawn.active").locator("xpath=ancestor::section").get_attribute("aria-label")
    assert begun is not None and begun.startswith("Bridge")
    far = ada.page.get_by_role("region", name="Pub")
    far.locator("button.name.runs").click()
    expect(far.locator(".pawn.active")).to_be_visible()
    expect(ada.see("#dock-prompt")).to_contain_text("What does")
    told = [line for line in ada.log() if " goes from " in line]
    assert len(told) == 2


def test_on_a_phone_the_first_tap_previews_a_run_and_the_second_one_makes_it(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada", size=PHONE, touch=True)
    begin_game(ada, episode="top-of-the-mourning")
    ada.wait_for_my_turn()
    begin = ada.page.get_by_role("button", name="Start", exact=True)
    if begin.is_visible():
        begin.tap()
    far = ada.page.get_by_role("region", name="Pub")
    far.locator("button.name").tap()
    expect(ada.see(".dock .next")).to_contain_text("2 spaces away")
    ada.see("[data-plan]").tap()
    expect(far.locator(".pawn.active")).to_be_visible()


def test_ending_the_actions_is_the_last_option_and_needs_confirmation(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada)
    ada.wait_for_my_turn()
    end = ada.see(CHOICE).last
    expect(end).to_contain_text("End the actions")
    assert end.get_attribute("aria-keyshortcuts") != "1"
    end.click()
    expect(ada.see(".dock .next")).to_contain_text("actions are left")
    end.click()
    expect(ada.see(".log")).to_contain_text("Mythos")


def test_pieces_on_the_map_describe_themselves(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada, episode="top-of-the-mourning")
    ada.wait_for_my_turn()
    tooltip = ada.see("[data-tooltip]")
    ada.see(".space .figure").first.hover()
    expect(tooltip).to_contain_text(re.compile(r"Health \d"))
    ada.page.mouse.move(2, 2)
    expect(tooltip).to_have_count(0)
    # A space has a description by keyboard too.
    ada.see(".space button.name").first.focus()
    ada.page.keyboard.press("Tab")
    expect(tooltip).to_be_visible()
    # One key cycles through everything on the table.
    ada.page.keyboard.press("Escape")
    expect(tooltip).to_have_count(0)
    told = set()
    for _ in range(12):
        ada.page.keyboard.press("e")
        expect(tooltip).to_be_visible()
        told.add(tooltip.get_attribute("data-tooltip"))
    assert len(told) > 5


def test_goal_enemies_and_actions_are_in_a_drawer_next_to_the_map(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada)
    ada.wait_for_my_turn()
    before = ada.see(".map").bounding_box()
    opener = ada.page.get_by_role("button", name="Goal and enemies")
    opener.click()
    lore = ada.see(".lore")
    expect(lore).to_contain_text("Kill the Beast")
    expect(ada.see(".ritual")).to_contain_text("One death now, and all is lost.")
    assert ada.see(".map").bounding_box() == before
    assert violations(ada) == []
    ada.page.keyboard.press("Escape")
    expect(lore).to_have_count(0)
