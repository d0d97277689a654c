"""Every game with the maximum number of seats, on small screens and with very large text."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import IN_BACKGROUND
from tests.browser.death_may_die import register
from tests.browser.layout_checks import layout_faults
from tests.browser.live_server import FLAGS
from tests.browser.person import CHOICE, SOMETHING_TO_DO, Person
from tools.services import chromium

pytestmark = pytest.mark.slow

FULL_TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "arkham-ritual": (7, {}),
    "among-cultists": (8, {"bot_pace": "fast", "night_seconds": 3, "decision_seconds": 0}),
    "death-may-die": (
        5,
        {"episode": "festival-of-death", "investigators": "random", "first_player": 0},
    ),
}
# The part of the board that must stay visible next to the question: the player's card, the plan, or
# the map.
OWN: Final = {
    "arkham-ritual": ".spot.mine .card",
    "among-cultists": ".house",
    "death-may-die": ".map",
}
# A zoom of 200 % halves the window; there is no touch.
SIZES: Final = {"small": (360, 640), "landscape": (640, 360), "phone": (390, 844)}
LARGE: Final = {"laptop": (1280, 720), "phone": (390, 844)}
LETTERS: Final = 32
GAMES = pytest.mark.parametrize("game", FULL_TABLES)
# How far the answers may extend: at most one swipe.
SWIPES: Final = """() => {
    const all = [...document.querySelectorAll(".dock, .dock .answers")];
    return Math.max(...all.map(each => each.scrollHeight / each.clientHeight));
}"""


@pytest.fixture(scope="module")
def large(browser: Browser) -> Iterator[Browser]:
    """A browser with text twice as large as usual."""
    flags = [*FLAGS, f"--blink-settings=defaultFontSize={LETTERS}"]
    with browser.browser_type.launch(executable_path=chromium(), args=flags) as another:
        yield another


def seated(
    browser: Browser, server_url: str, game: str, touch: bool
) -> tuple[BrowserContext, Person]:
    """Seat a person at a full table of bots, at the first question about the board."""
    context = browser.new_context(
        base_url=server_url,
        viewport={"width": 390, "height": 844},
        locale="de-DE",
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
        service_workers="block",
        color_scheme="dark",
    )
    context.add_init_script(IN_BACKGROUND)
    person = Person("Ada", context)
    register(person)
    seats, options = FULL_TABLES[game]
    settings = {"clock": {"bot_pace": "fast"}}
    new = {"game": game, "seats": seats, "options": options, "settings": settings}
    table = person.request("POST", "/api/tables", new)["room"]["id"]
    for _ in range(seats - 1):
        person.request("POST", f"/api/tables/{table}/bots", {"level": "random"})
    person.request("POST", f"/api/tables/{table}/start")
    person.page.goto(f"/table/{table}")
    expect(person.see(".dock")).to_be_visible()
    person.wait_for_my_turn()
    while person.see(OWN[game]).count() == 0:
        person.answer(person.see(CHOICE).last)
        person.wait_for_my_turn()
    # Story texts cover the map until they are confirmed.
    story = person.see(".above .button")
    if story.count() > 0:
        story.click()
    return context, person


def positions(person: Person, selector: str) -> Any:
    """The positions of these on the screen, the table first."""
    where = "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))"
    return person.see(selector).evaluate_all(where)


def layout_faults_at(person: Person, game: str, size: tuple[int, int], touch: bool) -> list[str]:
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    expect(person.see(OWN[game]).first).to_be_in_viewport()
    expect(person.see("#dock-prompt")).to_be_in_viewport()
    expect(person.see(CHOICE).first).to_be_in_viewport()
    swipes: Any = person.page.evaluate(SWIPES)
    assert swipes <= 2.2, (size, swipes)
    return [f"{width} x {height}: {each}" for each in layout_faults(person.page, touch)]


@GAMES
def test_a_full_table_fits_small_screens(browser: Browser, server_url: str, game: str) -> None:
    context, person = seated(browser, server_url, game, touch=True)
    found = [
        each for size in SIZES.values() for each in layout_faults_at(person, game, size, touch=True)
    ]
    assert found == []
    # The first tap previews and moves nothing, and the next question does not move the board.
    before = positions(person, ".stage, [data-choice]")
    first = person.see(CHOICE).first
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    assert positions(person, ".stage, [data-choice]") == before
    person.answer(first)
    person.see(SOMETHING_TO_DO).first.wait_for()
    assert positions(person, ".stage") == before[:1]
    context.close()


@GAMES
def test_a_full_table_fits_with_very_large_text(large: Browser, server_url: str, game: str) -> None:
    context, person = seated(large, server_url, game, touch=False)
    found = [
        each
        for size in LARGE.values()
        for each in layout_faults_at(person, game, size, touch=False)
    ]
    context.close()
    assert found == []
