"""Take screenshots of every screen: `make screens`, or `python -m tools.screens` alone.

Plays the three games in a browser at desktop and phone size, and writes the pictures to
build/screens. With names (`home lobby`) it takes only those; with --docs those of docs/screens.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.among_cultists import begin, open_table
from tests.browser.conftest import IN_BACKGROUND
from tests.browser.death_may_die import (
    begin_game,
    idle_to_the_end,
    open_won_game,
    rewind_to_last_fight,
)
from tests.browser.live_server import FLAGS, PHONE, client_is_built, open_server
from tests.browser.person import CHOICE, PATIENCE, Person, play_to_the_end
from tools.services import chromium

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "build" / "screens"
SHOWN: Final = ROOT / "docs" / "screens"
DESKTOP: Final = (1440, 900)
# Desktop pictures are scaled down.
SCALE: Final = 0.8
LOOKS: Final = 300
MOVES: Final = 120
# When to take a picture of a game: its name, and what must be on the table.
CULTISTS: Final = {
    "characters": ".cast",
    "night": ".night",
    "table": ".house .place.open",
    "discussion": ".said.loud",
    "votes": ".votes",
    "ghost": ".ghostly",
}
EPISODE: Final = {
    "table": ".space.burning, .tray ~ .mythos",
    "move": ".space.open",
    "dice": ".tray button.die",
    "discovery": ".discovery",
}

Take = Callable[[str], None]


class Wanted:
    """Which pictures to take, and where they go."""

    def __init__(self, names: list[str], docs: bool) -> None:
        self.folder: Final = SHOWN if docs else PICTURES
        self._names: Final = names
        self._docs: Final = docs

    def has(self, name: str, file: str) -> bool:
        if self._docs:
            return (SHOWN / file).exists()
        return not self._names or name in self._names


class Photographer:
    """A user whose screens are captured; `kind` is the suffix of the pictures' names."""

    def __init__(
        self,
        browser: Browser,
        server_url: str,
        size: tuple[int, int],
        locale: str,
        kind: str,
        wanted: "Wanted",
    ) -> None:
        width, height = size
        self.wanted: Final = wanted
        self.kind: Final = kind
        self.person: Final = Person(
            "Ada",
            browser.new_context(
                color_scheme="dark",
                base_url=server_url,
                viewport={"width": width, "height": height},
                device_scale_factor=SCALE if size == DESKTOP else 1,
                locale=locale,
                reduced_motion="reduce",
            ),
        )

    def take(self, name: str) -> None:
        file = f"{name}{self.kind}.jpg"
        if not self.wanted.has(name, file):
            return
        page = self.person.page
        page.evaluate("document.fonts.ready")
        page.mouse.move(0, 0)
        path = self.wanted.folder / file
        page.screenshot(path=path, type="jpeg", quality=65)
        print(path.relative_to(ROOT))

    def visit(self, path: str, name: str) -> None:
        self.person.page.goto(path)
        expect(self.person.see("h1")).to_be_visible()
        self.take(name)

    def tour(self, seats: int) -> None:
        """Capture everything from the front page to the replay."""
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
        """Play a few moves of a round, then to its end."""
        person = self.person
        person.begin()
        person.wait_for_my_turn()
        for _ in range(2):
            person.answer(person.see(CHOICE).last)
            person.wait_for_my_turn()
        self.take("table")
        person.play_until_a_round_ends()
        self.take("verdict")


def cult_tour(person: Person, take: Take) -> None:
    """Play Among Cultists from the choice of a character to the end, which reveals all secrets."""
    person.context.add_init_script(IN_BACKGROUND)
    link = open_table(person, 8, level="advanced")
    begin(person, link)
    wanted = dict(CULTISTS)
    for look in range(LOOKS):
        if person.is_at_the_end():
            break
        asked = person.has_something_to_do() and person.see(CHOICE).first.is_visible()
        for name in [name for name, sign in wanted.items() if person.see(sign).count()]:
            take(f"among-cultists-{name}")
            del wanted[name]
            if name == "table":
                _secrets(person, take)
            if name == "discussion":
                _claims(person, take)
        if not asked:
            continue
        # Alternate between the ends of the list, so that some of everything happens.
        options = person.see(CHOICE)
        person.answer(options.last if look % 5 == 4 else options.first)
    play_to_the_end(person)
    take("among-cultists-end")
    person.page.goto(f"{link.replace('/table/', '/replay/')}?eyes=0")
    expect(person.see("input[type=range]")).to_be_visible()
    for _ in range(60):
        person.page.keyboard.press("ArrowRight")
    take("among-cultists-replay")


def _secrets(person: Person, take: Take) -> None:
    """Capture the seat's secrets, kept open for the picture."""
    keep = person.see(".secrets [aria-pressed]")
    keep.click()
    take("among-cultists-secrets")
    keep.click()


def _claims(person: Person, take: Take) -> None:
    """Capture the notebook, a claim made from it, and all players' claims."""
    person.see(".said .button").click()
    person.see(".notebook summary").click()
    person.see("[data-notebook]").first.click()
    expect(person.see("[data-claim]").first).to_be_visible()
    take("among-cultists-claims")
    if person.page.get_by_role("dialog").count():
        person.page.keyboard.press("Escape")


def story_tour(person: Person, take: Take) -> None:
    """Play Death May Die from the choice of investigators to the chronicle; bots win a fight."""
    begin_game(
        person,
        investigators="chosen",
        episode="top-of-the-mourning",
        unknown_monsters=2,
        unknown_relics=True,
    )
    take("death-may-die-choose")
    wanted = dict(EPISODE)
    for move in range(MOVES):
        if not wanted:
            break
        person.wait_for_my_turn()
        for name in [name for name, sign in wanted.items() if person.see(sign).count()]:
            take(f"death-may-die-{name}")
            del wanted[name]
        # Alternate between the ends of the list, so that some of everything happens.
        options = person.see(CHOICE)
        person.answer(options.last if move % 4 else options.first)
    idle_to_the_end(person)
    take("death-may-die-end")
    open_won_game(person)
    rewind_to_last_fight(person)
    take("death-may-die-elder-one")


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.screens", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="only these pictures")
    parser.add_argument("--docs", action="store_true", help="only those of docs/screens, there")
    given = parser.parse_args()
    wanted = Wanted(given.names, given.docs)
    browser_path = chromium()
    if browser_path is None or not client_is_built():
        print("This needs a browser (make services) and the built client (make client).")
        return 1
    wanted.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as data,
        open_server(Path(data)) as server_url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        for size, kind in ((DESKTOP, ""), (PHONE, "-phone")):
            Photographer(browser, server_url, size, "en-GB", kind, wanted).tour(seats=5)
            for tour in (cult_tour, story_tour):
                photographer = Photographer(browser, server_url, size, "en-GB", kind, wanted)
                tour(photographer.person, photographer.take)
        german = Photographer(browser, server_url, DESKTOP, "de-DE", "-german", wanted)
        german.person.make_table(seats=5)
        german.person.be_ready()
        german.play()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
