"""Takes the pictures in docs/screens: `make screens`, or `python -m tools.screens` alone.

Plays the three games in a browser, at a desk and on a phone, and takes a picture of every screen it
comes by. With names (`home lobby`) only those are kept.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import FLAGS, PHONE, client_is_built, open_house
from tests.browser.person import CHOICE, PATIENCE, Person, play_to_the_end
from tools.browser import chromium
from tools.screens_among_cultists import cult_tour
from tools.screens_death_may_die import story_tour

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "screens"
DESK: Final = (1440, 900)


class Photographer:
    """One person, and the camera behind them."""

    def __init__(
        self, browser: Browser, house: str, size: tuple[int, int], locale: str, kind: str
    ) -> None:
        width, height = size
        self.kind: Final = kind
        self.person: Final = Person(
            "Ada",
            browser.new_context(
                color_scheme="dark",
                base_url=house,
                viewport={"width": width, "height": height},
                locale=locale,
                reduced_motion="reduce",
            ),
        )

    def take(self, name: str) -> None:
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            return
        page = self.person.page
        page.evaluate("document.fonts.ready")
        page.mouse.move(0, 0)
        path = PICTURES / f"{name}{self.kind}.jpg"
        page.screenshot(path=path, type="jpeg", quality=86)
        print(path.relative_to(PICTURES.parent.parent))

    def visit(self, path: str, name: str) -> None:
        self.person.page.goto(path)
        expect(self.person.see("h1")).to_be_visible()
        self.take(name)

    def tour(self, seats: int) -> None:
        """From the front page to the replay."""
        person = self.person
        self.visit("/", "home")
        person.make_table(seats=seats)
        person.be_ready()
        person.page.evaluate("scrollTo(0, 0)")
        self.take("lobby")
        self.play()
        play_to_the_end(person)
        self.take("end")
        table = person.page.url.rpartition("/")[2]
        person.page.goto(f"/replay/{table}?eyes=all")
        expect(person.see("input[type=range]")).to_be_visible()
        self.take("replay")
        self.visit("/rules/arkham-ritual#survival", "rules")
        self.visit("/settings", "settings")

    def play(self) -> None:
        """A few moves into a round, and to its end."""
        person = self.person
        person.begin()
        person.wait_for_my_turn()
        for _ in range(2):
            person.answer(person.see(CHOICE).last)
            person.wait_for_my_turn()
        self.take("table")
        person.play_until_a_round_ends()
        self.take("verdict")


def main() -> int:
    browser_path = chromium()
    if browser_path is None or not client_is_built():
        print("Needed: chromium (make browser), and the client built (make client).")
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        for size, kind in ((DESK, ""), (PHONE, "-phone")):
            Photographer(browser, house, size, "en-GB", kind).tour(seats=5)
            for tour in (cult_tour, story_tour):
                photographer = Photographer(browser, house, size, "en-GB", kind)
                tour(photographer.person, photographer.take)
        german = Photographer(browser, house, DESK, "de-DE", "-german")
        german.person.make_table(seats=5)
        german.person.be_ready()
        german.play()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
