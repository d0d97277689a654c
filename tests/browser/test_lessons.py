"""Each lesson from its first step to its end: by keyboard alone, and with a finger on a phone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.person import Person
from tests.browser.test_screens import violations

pytestmark = pytest.mark.slow

GAMES = ("arkham-ritual", "among-cultists", "death-may-die")
SMALL = (360, 640)
RECORDED = Path(__file__).resolve().parents[2] / "client" / "src" / "generated" / "lessons"
GO_ON = "[data-go-on]"


def lesson_of(game: str) -> Any:
    return json.loads((RECORDED / f"{game}.json").read_text(encoding="utf-8"))


class Learner:
    """Follows a recorded lesson, sometimes with a wrong answer first."""

    def __init__(self, person: Person, by_keyboard: bool) -> None:
        self.person = person
        self.by_keyboard = by_keyboard
        self.mistakes = 0

    def read(self) -> None:
        """Press the button to continue, which already has the focus."""
        self.until(f"{GO_ON}:focus" if self.by_keyboard else GO_ON)
        if self.by_keyboard:
            self.person.page.keyboard.press("Enter")
        else:
            self.person.see(GO_ON).tap()

    def until(self, selector: str) -> None:
        """Continue past texts and demonstrations until this is visible."""
        wanted = self.person.see(selector).first
        aside = self.person.see(f".moment, [data-phase=task] {GO_ON}").first
        while not wanted.is_visible():
            wanted.or_(aside).first.wait_for()
            if wanted.is_visible():
                return
            if self.person.see(".moment").is_visible():
                self.person.page.keyboard.press("Escape")
            elif aside.is_visible():
                aside.click()

    def press(self, choice: int) -> None:
        """Press by key, or tap twice, because touch needs confirmation."""
        option = self.person.see(f"[data-choice='{choice}']").first
        key = option.get_attribute("aria-keyshortcuts")
        for _ in range(2):
            if self.by_keyboard and key is not None:
                self.person.page.keyboard.press(key)
            elif self.by_keyboard:
                option.focus()
                self.person.page.keyboard.press("Enter")
            else:
                option.tap()
            if not option.is_visible() or option.get_attribute("aria-pressed") != "true":
                return

    def do(self, task: dict[str, Any]) -> dict[str, Any]:
        """Do the next part of the lesson."""
        if task["kind"] == "claim":
            self.claim()
            return dict(task["next"])
        self.until("[data-phase=task] [data-choice]")
        if task["kind"] == "find":
            ways = [(at, spot) for at, spot in enumerate(task["places"])]
            self.answer_wrongly([at for at, spot in ways if not spot["right"]])
            for at in [at for at, spot in ways if spot["right"]][: task["enough"]]:
                self.press(at)
            return dict(task["next"])
        self.answer_wrongly([each["choice"] for each in task["answers"] if not each["right"]])
        right = next(each for each in task["answers"] if each["right"])
        self.press(right["choice"])
        return dict(right["next"])

    def answer_wrongly(self, wrong: list[int]) -> None:
        """Give the first wrong answer: it gets an explanation, and the question stays."""
        shown = [each for each in wrong if self.person.see(f"[data-choice='{each}']").count()]
        if not shown:
            return
        self.mistakes += 1
        self.press(shown[0])
        expect(self.person.see("[data-remark=wrong]")).to_be_visible()

    def claim(self) -> None:
        """Make the claim with one press in the notebook."""
        self.until("[data-talk]")
        page = self.person.page
        say = self.person.see("[data-notebook=gave]").first
        if self.by_keyboard:
            self.person.see("[data-talk]").focus()
            page.keyboard.press("Enter")
            self.person.see(".notebook summary").focus()
            page.keyboard.press("Enter")
            say.focus()
            page.keyboard.press("Enter")
        else:
            self.person.see("[data-talk]").tap()
            self.person.see(".notebook summary").tap()
            say.tap()

    def learn(self, lesson: dict[str, Any]) -> None:
        for step in lesson["steps"]:
            expect(self.person.see("[data-phase=show]")).to_be_visible()
            self.read()
            self.do_tasks(step)
            self.read()

    def do_tasks(self, step: dict[str, Any]) -> None:
        part = step["begin"]
        while part["task"] is not None:
            part = self.do(part["task"])
        self.until(f"[data-phase=told] {GO_ON}")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_can_be_done_with_the_keyboard_alone(visitor: Visitors, game: str) -> None:
    ada = visitor("Ada")
    ada.page.goto(f"/lesson/{game}")
    learner, lesson = Learner(ada, by_keyboard=True), lesson_of(game)
    first, *others = lesson["steps"]
    expect(ada.see("[data-phase=show]")).to_be_visible()
    assert violations(ada) == []
    learner.read()
    learner.do_tasks(first)
    assert violations(ada) == []
    learner.read()
    learner.learn({"steps": others})
    expect(ada.see("[data-real-game]")).to_be_visible()
    assert violations(ada) == []
    assert learner.mistakes > 4


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_can_be_done_by_touch_on_a_small_phone(visitor: Visitors, game: str) -> None:
    # German, because its words are longer.
    ada = visitor("Ada", size=SMALL, touch=True, locale="de-DE")
    ada.page.goto(f"/lesson/{game}")
    ada.see(GO_ON).wait_for()
    assert ada.page_width() <= SMALL[0]
    Learner(ada, by_keyboard=False).learn(lesson_of(game))
    expect(ada.see("[data-real-game]")).to_be_visible()
    assert ada.page_width() <= SMALL[0]


def test_a_lesson_resumes_where_it_was_left(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/lesson/arkham-ritual")
    ada.see("[data-skip]").click()
    expect(ada.see(".progress")).to_contain_text("2")
    ada.page.goto("/lesson/arkham-ritual")
    ada.see("[data-resume]").click()
    expect(ada.see(".progress")).to_contain_text("2")


def test_a_learner_who_gets_stuck_is_shown_the_answer(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/lesson/arkham-ritual")
    ada.see(GO_ON).click()
    for _ in range(2):
        ada.see("[data-choice='1']").click()
    ada.see("[data-show-me]").click()
    expect(ada.see("[data-phase=told] [data-remark=right]")).to_be_visible()


def test_an_unknown_lesson_gets_an_error_page(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/lesson/whist")
    expect(ada.see("h1")).to_contain_text("Tutorial not found")
