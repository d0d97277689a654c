"""Descriptions by keyboard and touch, text twice as large, and reduced motion."""

import contextlib
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.person import CHOICE, Person
from tests.browser.test_lessons import GAMES, GO_ON

pytestmark = pytest.mark.slow

SMALL = (360, 640)
# Cycles through everything on the table with its key; returns each thing and its description.
WALK = """async () => {
    const next = () => new Promise((done) => requestAnimationFrame(done));
    const seen = (each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 0 && height > 0 && each.closest("[inert]") === null;
    };
    const around = () => [...document.querySelectorAll("main .scrolled [data-ref]")].filter(seen);
    // Wait until the table is built, that is, unchanged for a while.
    let things = around();
    for (let same = 0; same < 30; same++) {
        await next();
        const now = around();
        if (now.length !== things.length || now.some((each, at) => each !== things[at])) same = 0;
        things = now;
    }
    const told = [];
    for (const each of things) {
        dispatchEvent(new KeyboardEvent("keydown", { key: "e" }));
        // A game loads its texts when it first needs one.
        let shown = null;
        const id = each.dataset.ref;
        for (let frames = 0; frames < 1800 && shown?.dataset.tooltip !== id; frames++) {
            await next();
            shown = document.querySelector("[data-tooltip]");
        }
        await next();
        const text = shown?.innerText.trim() ?? "";
        told.push([each.dataset.ref, shown?.dataset.tooltip ?? null, text]);
    }
    return told;
}"""
# Things that a tap chooses, and things behind others with a description.
NOT_TOLD_BY_A_TAP = "[data-acts], [data-acts] *, :has([data-ref])"
TWICE_AS_LARGE = """
    if (location.protocol.startsWith("http"))
        localStorage.setItem("miskatonic.settings", '{"textSize": "double"}')
"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_table_is_described_on_a_key_press_and_on_a_tap(
    visitor: Visitors, game: str
) -> None:
    ada = visitor("Ada", size=SMALL, touch=True)
    ada.page.goto(f"/lesson/{game}")
    ada.see(GO_ON).wait_for()
    ada.page.wait_for_load_state("networkidle")
    walked: list[list[Any]] = ada.page.evaluate(WALK)
    assert len({ref for ref, _, _ in walked}) > 5
    assert [(ref, told) for ref, told, _ in walked if ref != told] == []
    # The name, and its effect on the next line.
    assert [ref for ref, _, words in walked if "\n" not in words] == []
    ada.page.keyboard.press("Escape")
    ada.see(f"main .scrolled [data-ref]:visible:not({NOT_TOLD_BY_A_TAP})").first.tap()
    expect(ada.see("[data-tooltip]")).to_be_visible()


def fits(person: Person, width: int) -> bool:
    """Whether the page fits once its fonts are loaded; fallback fonts may be wider."""
    is_narrow = "width => document.documentElement.scrollWidth <= width"
    with contextlib.suppress(TookTooLong):
        person.page.wait_for_function(is_narrow, arg=width)
    return person.page_width() <= width


@pytest.mark.parametrize("size", [SMALL, (1280, 720)], ids=["phone", "desktop"])
def test_pages_fit_with_text_twice_as_large(visitor: Visitors, size: tuple[int, int]) -> None:
    ada = visitor("Ada", size=size, locale="de-DE")
    ada.context.add_init_script(TWICE_AS_LARGE)
    for path, sign in (
        ("/", "[data-play]"),
        ("/settings", "#text-size-double, input[value=double]"),
        ("/rules/among-cultists", "article"),
        ("/puzzle/death-may-die", ".list li"),
        ("/lesson/arkham-ritual", GO_ON),
    ):
        ada.page.goto(path)
        expect(ada.see(sign).first).to_be_visible()
        assert (path, True) == (path, fits(ada, size[0]))
    for game in GAMES:
        table = ada.request("POST", "/api/play", {"game": game, "others": "bots"})["table"]
        ada.page.goto(f"/table/{table}")
        ada.wait_for_my_turn()
        assert (game, True) == (game, fits(ada, size[0]))
        # The question can be answered: its first option is visible or can be scrolled into view.
        ada.see(CHOICE).first.scroll_into_view_if_needed()
        expect(ada.see(CHOICE).first).to_be_in_viewport(ratio=0.5)


def test_nothing_moves_with_reduced_motion(visitor: Visitors) -> None:
    moves = "document.getAnimations().filter(each => each.playState === 'running').length"
    ada = visitor("Ada")
    for path, sign in (("/", "[data-play]"), ("/lesson/death-may-die", GO_ON)):
        ada.page.goto(path)
        expect(ada.see(sign).first).to_be_visible()
        assert (path, 0) == (path, ada.page.evaluate(moves))
