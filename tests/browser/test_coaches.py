"""The coaches of Death May Die and Among Cultists at tables; tests/games check their odds."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.among_cultists import begin, open_table
from tests.browser.conftest import Visitors
from tests.browser.death_may_die import begin_game
from tests.browser.live_server import PHONE
from tests.browser.person import CHOICE, Person
from tests.browser.test_screens import violations
from tests.clauses import clause

pytestmark = pytest.mark.slow


def asked(person: Person, tab: str = "Coach", ask: str = "Ask the coach") -> Locator:
    """Ask the coach; return its panel with the answer."""
    panel = person.page.get_by_role("region", name=tab, exact=True)
    if not panel.is_visible():
        person.page.get_by_role("tab", name=tab, exact=True).click()
    person.page.get_by_role("button", name=ask).click()
    expect(panel.locator("h2").first).to_be_visible()
    return panel


def choose(person: Person, *names: str) -> None:
    """Choose the first of these that is available, else the last option."""
    expect(person.see(CHOICE).first).to_be_visible()
    choices = person.see(CHOICE)
    for name in names:
        fitting = choices.filter(has_text=name)
        if fitting.count() > 0:
            person.answer(fitting.first)
            return
    person.answer(choices.last)


def test_the_coach_gives_the_odds_of_an_attack_and_of_its_dice(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada, episode="top-of-the-mourning")
    while ada.see(CHOICE).filter(has_text="Attack").count() == 0:
        choose(ada, "Run")
    plans = asked(ada)
    expect(plans).to_contain_text("Rolls you may choose")
    expect(plans.locator("summary").first).to_contain_text("Attack")
    # An investigator with maximum stress cannot pay stress.
    expect(plans.locator("tbody tr").last).to_contain_text(re.compile(r"up to \d stress|none"))
    assert violations(ada) == []
    choose(ada, "Attack")
    # The target is asked for only if there are several.
    prompt = ada.see("#dock-prompt")
    expect(prompt).to_contain_text(re.compile("Who does|Reroll a die"))
    if "Who does" in prompt.inner_text():
        choose(ada)
        expect(prompt).to_contain_text("Reroll a die")
    dice = asked(ada)
    expect(dice).to_contain_text("The roll on the table")
    assert dice.locator("dt").count() == ada.see(CHOICE).count()
    assert violations(ada) == []


def test_the_coach_says_how_the_game_can_still_be_won(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin_game(ada, episode="top-of-the-mourning")
    while ada.see(CHOICE).filter(has_text="Run").count() == 0:
        choose(ada)
    panel = asked(ada)
    way = panel.get_by_role("heading", name="How we could win from here")
    expect(way).to_be_visible()
    pieces = panel.locator("h2:has-text('How we could win') ~ ol li")
    expect(pieces.first).to_contain_text("then bring it to Town Square")
    # Four are needed, and none has been brought.
    assert pieces.count() == 4
    assert violations(ada) == []


@clause("AC-T2")
def test_the_coach_of_among_cultists_says_only_what_is_proved(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin(ada, open_table(ada, 5))
    while "Round" not in ada.see("header h1").inner_text():
        choose(ada)
    record = asked(ada)
    expect(record).to_contain_text("What the record proves")
    expect(record).to_contain_text("No claims contradict each other or the record.")
    assert violations(ada) == []
    secret = record.locator("details")
    expect(secret.locator("p, ul").first).to_be_hidden()
    secret.locator("summary").click()
    expect(secret.locator("p, ul").first).to_be_visible()
    assert violations(ada) == []


def test_the_coach_fits_a_phone_in_german(visitor: Visitors) -> None:
    ada = visitor("Ada", size=PHONE, locale="de-DE", touch=True)
    begin(ada, open_table(ada, 5))
    while "Runde" not in ada.see("header h1").inner_text():
        choose(ada)
    ada.see("header [data-side=coach]").click()
    assert ada.page.get_by_role("tab", name="Rat").is_visible()
    expect(asked(ada, "Rat", "Um Rat fragen")).to_contain_text("Was das Protokoll beweist")
    assert ada.page_width() <= PHONE[0]
