"""Full-board animations (moments): they are shown, can be skipped, and respect reduced motion."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.live_server import DESKTOP, PHONE
from tests.browser.moments import MOMENT, open_position, position_before, run_clock_until
from tests.browser.person import END, Person

pytestmark = pytest.mark.slow

MOVING: Final = "all => all.filter(each => getComputedStyle(each).animationName !== 'none').length"
# The length of the longest moment, in milliseconds.
LONGEST: Final = 2000
FADING: Final = 300


class Case(NamedTuple):
    """An event, its moment, and a word of the title."""

    game: str
    event: str
    title: str
    moment: str = ""
    is_such: Callable[[Mapping[str, Any]], bool] = lambda _: True

    def is_it(self, event: Mapping[str, Any]) -> bool:
        return event["kind"] == self.event and self.is_such(event)

    @property
    def selector(self) -> str:
        kind = self.moment or self.event
        return f"[data-moment='{kind}'], [data-moment^='{kind}:']"


LAST_CANDLE: Final = Case(
    "arkham-ritual", "sanity", "candle", "lost", lambda each: each["now"] == 0
)
VICTORY: Final = Case("death-may-die", "game-over", "won", is_such=lambda each: bool(each["won"]))
CASES: Final = (
    Case("arkham-ritual", "great-old-one", "Cthulhu comes"),
    Case("arkham-ritual", "gate-silent", "The Gate opens"),
    Case("among-cultists", "death-confirmed", "is dead"),
    Case("among-cultists", "votes", "The votes are revealed"),
    Case("among-cultists", "revealed", ": "),
    Case("death-may-die", "insanity", "mind gives way"),
    Case("death-may-die", "elder-placed", "Azathoth wakes"),
)


def animated_person(visitor: Visitors, size: tuple[int, int], reduced: bool = False) -> Person:
    """A person with animations."""
    person = visitor("Ada", size=size, hurried=False)
    if reduced:
        person.page.emulate_media(reduced_motion="reduce")
    return person


def count_animations(person: Person) -> int:
    return int(person.see(f"{MOMENT}, {MOMENT} *").evaluate_all(MOVING))


def wait_for_moment(person: Person, case: Case) -> Locator:
    """Advance the clock until the moment is shown; check that it fills the board."""
    run_clock_until(person, case.selector)
    moment = person.see(case.selector)
    assert moment.bounding_box() == person.see(".middle > .stage").bounding_box()
    return moment


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.event}")
def test_a_moment_covers_the_whole_board_and_ends_by_itself(visitor: Visitors, case: Case) -> None:
    ada = animated_person(visitor, DESKTOP)
    open_position(ada, position_before(case.game, case.is_it))
    moment = wait_for_moment(ada, case)
    assert case.title in moment.locator(".title").inner_text()
    assert count_animations(ada) >= 3, "the board, the rays and the title"
    shown = moment.get_attribute("data-moment")
    ada.page.clock.run_for(LONGEST + FADING)
    expect(ada.see(f"[data-moment='{shown}']")).to_have_count(0)


def test_moments_at_the_end_of_a_game_are_shown_and_can_be_skipped(
    visitor: Visitors,
) -> None:
    """The server reveals the table right after the last move; moments must still play."""
    ada = animated_person(visitor, DESKTOP)
    open_position(ada, position_before("arkham-ritual", LAST_CANDLE.is_it))
    expect(ada.see(END)).to_have_count(0)
    assert "candle" in wait_for_moment(ada, LAST_CANDLE).locator(".title").inner_text()
    ada.page.keyboard.press("x")
    ada.page.clock.run_for(FADING)
    expect(ada.see(LAST_CANDLE.selector)).to_have_count(0)
    over = Case("arkham-ritual", "game-over", "win")
    end = wait_for_moment(ada, over)
    assert over.title in end.locator(".title").inner_text()
    expect(ada.see(END)).to_have_count(0)
    end.click()
    ada.page.clock.run_for(FADING)
    expect(end).to_have_count(0)
    expect(ada.see(END)).to_be_visible()


def test_with_reduced_motion_stage_and_victory_moments_do_not_move(
    visitor: Visitors,
) -> None:
    ada = animated_person(visitor, PHONE, reduced=True)
    open_position(ada, position_before("death-may-die", VICTORY.is_it))
    for case in (Case("death-may-die", "stage-defeated", ""), VICTORY):
        moment = wait_for_moment(ada, case)
        assert moment.locator("svg").count() > 0
        assert count_animations(ada) == 0
        assert ada.page_width() <= PHONE[0]
    run_clock_until(ada, END)
    expect(ada.see(MOMENT)).to_have_count(0)
