"""Every screen: its contents, and no accessibility violations (axe)."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, two_in_a_game
from tests.browser.live_server import PHONE
from tests.browser.person import CHOICE, CONTINUE, Person, play_to_the_end

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [(1280, 860), PHONE], ids=["desktop", "phone"])


def violations(person: Person) -> list[str]:
    """Axe's violations with their elements: in the dark theme, and contrast in the light one."""
    found = axe_violations(person, None)
    person.page.emulate_media(color_scheme="light")
    found += axe_violations(person, {"runOnly": ["color-contrast"]})
    person.page.emulate_media(color_scheme="dark")
    return found


def axe_violations(person: Person, options: dict[str, list[str]] | None) -> list[str]:
    found = Axe().run(person.page, options=options).response["violations"]
    return [f"{each['id']}: {[node['target'] for node in each['nodes']]}" for each in found]


@SIZES
def test_pages_without_a_table(visitor: Visitors, size: tuple[int, int]) -> None:
    ada = visitor("Ada", size=size)
    ada.page.goto("/")
    expect(ada.see("[data-play]").first).to_be_visible()
    assert violations(ada) == []
    for path, heading in (
        ("/rules/arkham-ritual", "Rules: Arkham Ritual"),
        ("/rules/among-cultists", "Rules: Among Cultists"),
        ("/settings", "Settings"),
        ("/no/such/page", "Page not found"),
        ("/table/no-such-table", "Table not found"),
    ):
        ada.page.goto(path)
        expect(ada.see("h1")).to_have_text(heading)
        assert (path, []) == (path, violations(ada))
        assert ada.page_width() <= size[0]
    ada.errors.clear()  # The browser logs the response 404.
    ada.enter_name()
    ada.page.goto("/settings")
    expect(ada.see("#account-login")).to_be_visible()
    assert violations(ada) == []


@SIZES
def test_lobby_table_end_of_round_end_of_game_and_replay(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    ada = visitor("Ada", size=size)
    ada.make_table(seats=3)
    assert violations(ada) == []
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    assert violations(ada) == []
    ada.play_until_a_round_ends()
    expect(ada.see(".verdict")).to_be_visible()
    assert violations(ada) == []
    play_to_the_end(ada)
    assert violations(ada) == []
    for button in ("Menu", "Rules"):
        if not ada.page.get_by_role("button", name=button).is_visible():
            ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name=button).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        assert violations(ada) == []
        ada.page.get_by_role("button", name="Close").click()
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.see("input[type=range]")).to_be_visible()
    assert violations(ada) == []


def test_tabs_next_to_the_table(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    for tab in ("Chat", "Notes", "Coach", "People", "Log"):
        ada.page.get_by_role("tab", name=tab).click()
        expect(ada.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        assert violations(ada) == []


def test_the_coach_gives_odds_until_something_happens(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    ada.page.get_by_role("tab", name="Coach").click()
    ada.page.get_by_role("button", name="Ask the coach").click()
    coach = ada.page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text(re.compile(r"sane \d+%, cursed \d+%"))
    assert ada.see(CHOICE).count() + 1 == coach.locator("dt").count()
    assert violations(ada) == []
    ada.answer(ada.see(CHOICE).first)
    expect(ada.page.get_by_role("button", name="Ask the coach")).to_be_visible()


AT_THE_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 2"


def test_the_log_opens_at_its_end_and_follows_until_scrolled_back(visitor: Visitors) -> None:
    ada = visitor("Ada", size=(1280, 720))
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.play_until_a_round_ends()
    ada.page.get_by_role("tab", name="Log").click()
    log = ada.see(".log")
    before = len(ada.log())
    assert log.evaluate("log => log.scrollHeight > log.clientHeight + 100")
    ada.page.wait_for_function(f"({AT_THE_END})(document.querySelector('.log'))")
    ada.see(CONTINUE).click()
    ada.wait_for_my_turn()
    assert len(ada.log()) > before
    ada.page.wait_for_function(f"({AT_THE_END})(document.querySelector('.log'))")
    log.evaluate("log => log.scrollTo(0, 0)")
    expect(log.locator("p").first).to_be_in_viewport()
    now = len(ada.log())
    ada.answer(ada.see(CHOICE).first)
    expect(ada.see(f".log p:nth-of-type({now + 1})")).to_have_count(1)
    assert log.evaluate("log => log.scrollTop") == 0


def test_the_rules_can_be_searched_and_a_question_links_to_its_section(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/rules/arkham-ritual")
    ada.page.fill("#rules-search", "AR-T8")
    expect(ada.see("article .title")).to_have_text(["Keep it or pass it on"])
    ada.page.fill("#rules-search", "trapezohedron cursed")
    expect(ada.see("article mark").first).to_be_visible()
    ada.page.fill("#rules-search", "no such word at all")
    expect(ada.see("article")).to_have_count(0)
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    link = ada.see("#dock-prompt a")
    assert re.search("/rules/arkham-ritual#(turn|passing|events)$", str(link.get_attribute("href")))
    link.click()
    expect(ada.page.get_by_role("dialog", name="Rules").locator(".title:focus")).to_be_visible()


def test_a_replay_shows_everything_or_only_what_one_seat_knew(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    ada.page.get_by_role("link", name="Replay").click()
    cards = ada.see(".seat .place [role=img]")
    expect(cards).to_have_count(5)
    labels = "all => all.map(each => each.ariaLabel)"
    assert "face down" not in cards.evaluate_all(labels)
    # The second round begins; the end of the first one can be opened, and the address links here.
    ada.see("[data-leap=round1]").first.click()
    ada.page.get_by_role("button", name="Last round").click()
    expect(ada.see(".verdict")).to_contain_text("The end of round 1")
    ada.page.get_by_role("button", name="Close").click()
    move = ada.see("input[type=range]").input_value()
    assert ada.page.url.endswith(f"?eyes=all&move={move}")
    ada.page.select_option("#replay-eyes", "0")
    expect(ada.see(".spot.mine")).to_have_count(1)
    expect(ada.see("input[type=range]")).to_have_value(move)
    # When stepping, the end of a round is shown as at the table.
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.see(".verdict")).to_contain_text("The end of round 1")
    ada.see("[data-continue]").click()
    assert ada.see(".spot.mine .place [role=img]").evaluate_all(labels) == ["unseen by you"]
    ada.page.get_by_role("button", name="End", exact=True).click()
    slider = ada.see("input[type=range]")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    expect(ada.see("aside .log")).to_contain_text("The candles go out.")
    with ada.page.expect_download() as download:
        ada.page.goto(ada.page.url.replace("/replay/", "/table/").partition("?")[0])
        ada.page.get_by_role("link", name="Save game as a file").click()
    saved = Path(str(download.value.path()))
    assert b'"arkham-ritual"' in saved.read_bytes()
    assert b'"Barnabas"' in saved.read_bytes()


def test_a_finished_game_can_be_continued_from_any_move(visitor: Visitors) -> None:
    ada = visitor("Ada")
    link = ada.make_table(seats=3)
    ada.be_ready()
    ada.begin()
    play_to_the_end(ada)
    ada.page.goto(link.replace("/table/", "/replay/") + "?eyes=0&move=2")
    expect(ada.see("input[type=range]")).to_have_value("2")
    ada.see("[data-play-on]").click()
    expect(ada.see(".dock")).to_be_visible()
    assert ada.page.url not in (link, "")
    ada.wait_for_my_turn()


def background(person: Person) -> int:
    """The amount of red in the page's background colour."""
    colour = person.see("html").evaluate("page => getComputedStyle(page).backgroundColor")
    return int(re.findall(r"\d+", str(colour))[0])


def test_settings_are_stored_in_the_browser(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/settings")
    ada.page.get_by_label("Deutsch").check()
    expect(ada.see("h1")).to_have_text("Einstellungen")
    ada.page.get_by_label("Sehr groß").check()
    ada.page.get_by_label("Keine Animationen").check()
    ada.page.get_by_label("Hell", exact=True).check()
    # The light theme overrides the system's setting.
    assert background(ada) > 200
    ada.page.reload()
    expect(ada.see("h1")).to_have_text("Einstellungen")
    expect(ada.page.get_by_label("Sehr groß")).to_be_checked()
    assert ada.see("html").get_attribute("data-motion") == "reduced"
    assert background(ada) > 200
    ada.page.get_by_label("Dunkel", exact=True).check()
    assert background(ada) < 50
    assert ada.page.get_by_label("Töne abspielen").is_checked() is False


def test_a_pause_needs_the_consent_of_the_other_players(visitor: Visitors) -> None:
    ada, bo = two_in_a_game(visitor)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Pause").click()
    expect(bo.see("#consent-what")).to_contain_text("Ada wants to pause.")
    assert violations(bo) == []
    bo.page.get_by_role("button", name="Agree").click()
    for person in (ada, bo):
        expect(person.see("#dock-prompt")).to_contain_text("The game is paused.")


def test_the_title_and_screen_readers_announce_my_turn(
    visitor: Visitors,
) -> None:
    ada = visitor("Ada")
    ada.make_table(seats=3, clock="120")
    ada.be_ready()
    ada.begin()
    ada.wait_for_my_turn()
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"\d:\d\d"))
    expect(ada.page).to_have_title(re.compile("^▶ Your turn"))
    prompt = ada.see("#dock-prompt").inner_text().removesuffix("Rule").strip()
    # The events before the question are announced with it.
    expect(ada.see("[aria-live=assertive]")).to_have_text(re.compile(f"{re.escape(prompt)}$"))
