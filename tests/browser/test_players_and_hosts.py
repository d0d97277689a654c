"""Players who join, leave or become host; games and tables that move with their players."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from miskatonic.server.history.records import verify
from tests.browser.conftest import Visitors
from tests.browser.person import Person, play_to_the_end

pytestmark = pytest.mark.slow


def two_at_a_table(visitor: Visitors) -> tuple[Person, Person, str]:
    ada, bo = visitor("Ada"), visitor("Boris")
    link = ada.make_table(seats=3, bots=1)
    bo.join(link)
    bo.be_ready()
    expect(ada.see("ol li:has-text('Boris')")).to_contain_text("ready")
    return ada, bo, link


def test_the_host_can_remove_a_player(visitor: Visitors) -> None:
    ada, bo, _ = two_at_a_table(visitor)
    ada.page.get_by_role("button", name="Remove player").click()
    expect(ada.see("li:has(svg.empty)")).to_have_count(1)
    expect(bo.page.get_by_text("The host removed you from this table.")).to_be_visible()
    bo.page.reload()
    expect(bo.page.get_by_text("The host removed you from this table.")).to_be_visible()
    # The browser logs the refusal.
    bo.errors.clear()


def test_fewer_seats_than_are_taken_cannot_be_chosen(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=5)
    expect(ada.see("#seat-count option[value='4']")).to_be_disabled()
    ada.page.get_by_role("button", name="Remove bot").first.click()
    expect(ada.see("#seat-count option[value='4']")).to_be_enabled()
    expect(ada.see("#seat-count")).to_have_value("5")


def test_the_host_can_hand_over_the_role_and_the_new_host_begins(visitor: Visitors) -> None:
    ada, bo, _ = two_at_a_table(visitor)
    assert bo.see("#seat-count").count() == 0
    ada.page.get_by_role("button", name="Make host").click()
    expect(bo.see("#seat-count")).to_be_visible()
    expect(ada.see("#seat-count")).to_have_count(0)
    ada.be_ready()
    bo.begin()
    expect(ada.see(".board")).to_be_visible()


def test_a_game_is_cancelled_by_consent_and_all_meet_at_the_rematch(visitor: Visitors) -> None:
    ada, bo, _ = two_at_a_table(visitor)
    ada.be_ready()
    ada.begin()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Cancel game").click()
    ada.page.click("[data-propose=abort] .danger")
    expect(ada.see(".consent")).to_contain_text("Waiting for the other players.")
    bo.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.see("#dock-prompt")).to_have_text("The game was cancelled.")
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.see("#lobby-seats")).to_be_visible()
    bo.page.get_by_role("link", name="Go to the rematch").click()
    expect(bo.see("ol")).to_contain_text("Boris (you)")


def test_everyone_sees_who_is_away_and_who_is_back(visitor: Visitors) -> None:
    ada, bo, link = two_at_a_table(visitor)
    ada.be_ready()
    ada.begin()
    ada.page.get_by_role("tab", name="People").click()
    boris = ada.see("#side-panel li:has-text('Boris')")
    expect(boris).to_contain_text("here")
    bo.page.goto("/settings")
    expect(boris).to_contain_text("away")
    bo.page.goto(link)
    expect(boris).to_contain_text("here")
    bo.page.get_by_role("button", name="Menu").click()
    bo.page.get_by_role("button", name="Leave table").click()
    bo.see(".leave .primary").click()
    expect(boris).to_contain_text("left – a bot is playing")


def test_a_table_without_spectators_refuses_visitors(visitor: Visitors) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    link = ada.make_table(seats=3, spectators="off")
    ada.be_ready()
    ada.begin()
    eve.join(link)
    expect(eve.see("h1")).to_have_text("You can’t join this table")


def test_a_player_can_look_back_during_the_game_with_their_own_view(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    ada.take_a_step()
    ada.wait_for_my_turn()
    log = ada.log()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("link", name="Review the game").click()
    ada.page.get_by_role("button", name="End", exact=True).click()
    expect(ada.see("aside .log p")).to_have_text(log)
    ada.page.get_by_role("link", name="Back to the table").click()
    expect(ada.see("#dock-prompt")).to_be_visible()


def test_a_game_moves_between_servers_as_a_file(visitor: Visitors, tmp_path: Path) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Save game as a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert verify(file).matches
    eve.enter_name()
    eve.page.set_input_files("input[type=file]", file)
    expect(eve.see("h1")).to_have_text("Replay: Arkham Ritual")
    assert re.search(r"/replay/[^/]+\?eyes=all$", eve.page.url)
    expect(eve.see(".seat").filter(has_text="Ada")).to_have_count(1)


def test_a_guest_who_makes_an_account_keeps_their_tables(visitor: Visitors) -> None:
    ada, guest = visitor("Ada"), visitor("Ada on the phone")
    ada.make_table(seats=3)
    login = "ada of arkham"
    for person, button in ((ada, "Create account"), (guest, "Log in")):
        if person is guest:
            guest.make_table(seats=4)
        person.page.goto("/settings")
        person.page.fill("#account-login", login)
        person.page.fill("#account-password", "correct horse battery")
        person.page.get_by_role("button", name=button, exact=True).click()
        expect(person.page.get_by_text(login)).to_be_visible()
    guest.page.goto("/")
    expect(guest.see(".me")).to_have_text("Ada")
    mine = guest.see("section:has(#home-mine) li")
    expect(mine).to_have_count(2)
    expect(mine.filter(has_text="4 of 4")).to_have_count(1)
