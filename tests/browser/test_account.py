"""The account page; muting, reporting and blocking people."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.person import Person
from tests.browser.test_screens import violations

pytestmark = pytest.mark.slow
SMALL = (360, 640)
SECRET, OTHER = "a long enough secret", "another, as long secret"


def fill(person: Person, **fields: str) -> None:
    for field, text in fields.items():
        person.page.fill(f"#{field.replace('_', '-')}", text)


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).click()


def with_account(person: Person, login: str) -> None:
    person.enter_name()
    person.page.goto("/account")
    fill(person, account_login=login, account_password=SECRET)
    press(person, "Create account")
    expect(person.see("#password-old")).to_be_visible()


def test_recovery_codes_password_and_sessions(visitor: Visitors) -> None:
    ada, other = visitor("Ada", size=SMALL), visitor("Other")
    with_account(ada, "ada-of-codes")
    assert violations(ada) == []
    assert ada.page_width() <= SMALL[0]
    fill(ada, codes_password=SECRET)
    press(ada, "Create new codes")
    codes = ada.see(".codes li code")
    expect(codes).to_have_count(10)
    expect(ada.page.get_by_text("You have 10 codes left.")).to_be_visible()
    assert violations(ada) == []
    # A recovery code replaces a forgotten password, and ends all other sessions.
    other.page.goto("/account")
    code = codes.first.inner_text().lower()
    fill(other, recover_login="ada-of-codes", recover_code=code, recover_password=OTHER)
    press(other, "Set password and log in")
    expect(other.page.get_by_text("You have 9 codes left.")).to_be_visible()
    expect(other.see("#sessions li, section:has-text('This browser') li").first).to_be_visible()
    ada.page.reload()
    expect(ada.see("#recover-code")).to_be_visible()
    # First wrong, then right; the page reports both.
    fill(other, password_old=SECRET, password_new=SECRET)
    press(other, "Change password")
    expect(other.page.get_by_role("alert")).to_be_visible()
    fill(other, password_old=OTHER, password_new=SECRET)
    press(other, "Change password")
    expect(other.page.get_by_text("Password changed.")).to_be_visible()
    press(other, "Log out everywhere")
    expect(other.see("#recover-code")).to_be_visible()
    # The browser logs the refusal.
    other.errors.clear()


def test_export_and_deletion_by_keyboard(visitor: Visitors) -> None:
    ada = visitor("Ada")
    with_account(ada, "ada-who-goes")
    with ada.page.expect_download() as download:
        press(ada, "Download")
    assert download.value.suggested_filename.endswith(".json")
    button = ada.page.get_by_role("button", name="Delete permanently")
    expect(button).to_be_disabled()
    ada.see("#delete-name").focus()
    ada.page.keyboard.type("Ada")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.type(SECRET)
    ada.page.keyboard.press("Tab")
    expect(button).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.see("#recover-code")).to_be_visible()
    expect(ada.see(".me")).to_have_count(0)


def test_mute_report_and_block_in_the_lobby(visitor: Visitors) -> None:
    ada, ben = visitor("Ada", size=SMALL), visitor("Ben")
    link = ada.make_table(seats=3, bots=1)
    ben.join(link)
    ben.be_ready()
    fill(ben, chat_text="Something rude")
    ben.page.click("form:has(#chat-text) button")
    expect(ada.page.get_by_text("Something rude")).to_be_visible()
    actions = ada.page.get_by_role("button", name="Options for Ben")
    actions.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert violations(ada) == []
    press(ada, "Mute")
    ada.page.select_option("#report-reason", "chat")
    fill(ada, report_text="He is rude")
    press(ada, "Send report")
    expect(ada.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_text("Something rude")).to_have_count(0)
    expect(ada.page.get_by_text("1 message hidden")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("1 message hidden")).to_be_visible()
    actions.click()
    press(ada, "Block")
    expect(ada.page.get_by_text("Remove Ben and block them")).to_be_visible()
    press(ada, "Block")
    expect(ben.page.get_by_text("The host removed you")).to_be_visible()
    ben.page.goto(link)
    expect(ben.page.get_by_text(re.compile("The host (removed|has blocked) you"))).to_be_visible()
    ben.errors.clear()
    ada.page.goto("/account")
    expect(ada.page.get_by_text("blocked from your tables")).to_be_visible()
