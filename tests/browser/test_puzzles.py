"""Puzzles: the list, wrong and right answers, the puzzle of the day; all checked with axe."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.live_server import PHONE
from tests.browser.person import Person
from tests.browser.test_lessons import GAMES, GO_ON, RECORDED, Learner
from tests.browser.test_screens import violations

pytestmark = pytest.mark.slow
SMALL = (360, 640)


def puzzles_of(game: str) -> list[dict[str, Any]]:
    file: Path = RECORDED.parent / "puzzles" / f"{game}.json"
    return list(json.loads(file.read_text(encoding="utf-8")))


def solve(person: Person, puzzle: dict[str, Any]) -> Learner:
    """Give a wrong answer first, if there is one, then the right one."""
    learner = Learner(person, by_keyboard=False)
    learner.read()
    part = puzzle["steps"][0]["begin"]
    while part["task"] is not None:
        part = learner.do(part["task"])
    learner.until(f"[data-phase=told] {GO_ON}")
    return learner


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_opened_from_the_list_solved_and_followed_by_the_next(
    visitor: Visitors, game: str
) -> None:
    first, second, *_ = puzzles_of(game)
    ada = visitor("Ada", size=SMALL, touch=True)
    ada.page.goto(f"/puzzle/{game}")
    expect(ada.see(".list li")).to_have_count(len(puzzles_of(game)))
    assert violations(ada) == []
    ada.see(".list a").first.tap()
    expect(ada.see("[data-phase=show]")).to_be_visible()
    assert violations(ada) == []
    learner = solve(ada, first)
    assert learner.mistakes > 0
    assert violations(ada) == []
    learner.read()
    expect(ada.see("[data-next]")).to_have_attribute("href", f"/puzzle/{game}/{second['id']}")
    assert ada.page_width() <= SMALL[0]
    ada.page.goto(f"/puzzle/{game}")
    expect(ada.see(".list .done")).to_have_count(1)


def test_the_puzzle_of_the_day_is_one_click_from_the_front_page(visitor: Visitors) -> None:
    ada = visitor("Ada", size=PHONE, touch=True)
    # Noon of consecutive days since 1970, one for each game's turn.
    for days, game in enumerate(sorted(GAMES), start=20_400):
        ada.page.clock.set_fixed_time(days * 86_400 + 43_200)
        ada.page.goto("/")
        ada.see("[data-daily]").click()
        expect(ada.see("[data-phase=show]")).to_be_visible()
        puzzles = puzzles_of(game)
        wanted = puzzles[days // len(GAMES) % len(puzzles)]
        assert ada.page.url.endswith(f"/puzzle/{game}/daily")
        solve(ada, wanted)


def test_a_missing_puzzle_is_reported_above_the_list(visitor: Visitors) -> None:
    ada = visitor("Ada", size=PHONE)
    ada.page.goto("/puzzle/arkham-ritual/no-such-puzzle")
    expect(ada.see("main")).to_contain_text("This puzzle no longer exists")
    expect(ada.see(".list li").first).to_be_visible()
