"""Take screenshots of every screen in all sizes, themes and languages: `make gallery`.

Writes them to a temporary folder, joins them to contact sheets, and prints layout faults: pages
wider than the screen, text that is clipped or too small, buttons that are covered or too small.
With names (`home lobby`) it takes only the screens whose names start with them.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    FloatRect,
    Page,
    Route,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.conftest import IN_BACKGROUND
from tests.browser.live_server import FLAGS, client_is_built, open_server
from tests.browser.moments import played
from tests.browser.person import CHOICE, KNOWS_THE_GAMES, PATIENCE, Person, play_to_the_end
from tests.browser.test_analysis import finished_game
from tools.services import chromium

SIZES: Final = ((360, 640), (390, 844), (1280, 720), (1440, 900), (1920, 1080))
LOCALES: Final = {"en": "en-GB", "de": "de-DE"}
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
GAMES: Final = ("arkham-ritual", "among-cultists", "death-may-die")
# Screens narrower than this are phones.
WIDEST_PHONE: Final = 600
LEAST_TO_PRESS: Final = {"phone": 32, "desktop": 24}
# The maximum height of a picture, in screens.
TALLEST: Final = 3
# The width of a picture on a sheet.
SHEET: Final = {"phone": 375, "desktop": 757}
# Run in the page; returns its faults.
FAULTS: Final = r"""
// `least` is the smallest side of a control, in pixels.
(least) => {
  const found = new Set();
  const hidden = ".unseen, [aria-hidden=true], script, style, title, option";
  const seen = { visibilityProperty: true, opacityProperty: true };
  const isSeen = (each) => each.checkVisibility(seen);
  const words = (each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").trim();
  const style = (each) => each.getAttribute("class") ?? "";
  const name = (each) =>
    `${each.tagName.toLowerCase()}.${style(each)} “${words(each).slice(0, 40)}”`;

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.add(`the page is ${wide} wide`);

  // Text that is too small, or lies outside of a box that cuts it off.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const each = node.parentElement;
    if (node.data.trim() === "" || each.closest(hidden) || !isSeen(each)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const scale = each instanceof SVGElement ? (each.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(each).fontSize) * scale;
    if (size < 11.9) found.add(`${size.toFixed(1)} px: ${name(each)}`);
    for (let over = each; over !== null && over !== document.body; over = over.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(over);
      const edge = over.getBoundingClientRect();
      const cuts = (how) => how === "hidden" || how === "clip";
      if (cuts(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
        found.add(`cut off: ${name(each)}`);
      if (cuts(overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4))
        found.add(`cut off below: ${name(each)}`);
      if ([overflowX, overflowY].some((how) => how === "auto" || how === "scroll")) break;
      if (position === "fixed") break;
    }
  }

  // What is to be pressed, and is too small or lies under something else.
  for (const each of document.querySelectorAll("button, a[href], select, input, summary")) {
    const label = each.closest("label") ?? each;
    const box = label.getBoundingClientRect();
    const inText = each.tagName === "A" && getComputedStyle(each).display === "inline";
    if (inText || box.width === 0 || each.closest(".unseen") || !isSeen(each)) continue;
    if (box.width < least || box.height < least)
      found.add(`${Math.round(box.width)} x ${Math.round(box.height)} to press: ${name(each)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const there = document.elementFromPoint(x, y);
    if (there !== null && !label.contains(there) && !there.contains(label))
      found.add(`covered: ${name(each)} by ${name(there)}`);
  }
  return [...found];
};
"""
SHEET_STYLE: Final = "margin:0;background:#777;display:flex;flex-wrap:wrap;gap:5px"

Size = tuple[int, int]
Who = Literal["ada", "newcomer", "stranger"]


class Screen(NamedTuple):
    """An address, and the element that shows that the page is ready."""

    name: str
    path: str
    sign: str
    # Ada with her seats and games, Ada as a newcomer, or a stranger.
    who: Who = "ada"
    # Whether to capture the whole page or only the visible part.
    whole: bool = True
    first: Callable[[Page], None] | None = None
    then: Callable[[Page], None] | None = None


def screens_of(ada: Person) -> list[Screen]:
    """Prepare a finished game, a lobby, and a table of each game; return all screens."""
    ada.context.add_init_script(IN_BACKGROUND)
    over = ada.make_table(seats=3).rpartition("/")[2]
    ada.begin()
    play_to_the_end(ada)
    file, found = finished_game()
    record = ada.request("POST", "/api/import", file)["id"]
    screens = [
        Screen("home-stranger", "/", "[data-play]", "stranger"),
        Screen("home", "/", "[data-play]"),
        Screen("games", "/games", "#my-turn"),
        Screen("settings", "/settings", "h1"),
        Screen("account", "/account", "h1"),
        Screen("privacy", "/privacy", "h1"),
        Screen("nowhere", "/no/such/page", "h1"),
        Screen("gone", "/table/no-such-table", "h1"),
        Screen("over-arkham-ritual", f"/table/{over}", "[data-over]", whole=False),
        Screen("analysis-before", f"/analysis/{record}?seat=1", "[data-begin-analysis]"),
        Screen("analysis", f"/analysis/{record}?seat=0", "[data-analysis]", first=given(found)),
    ]
    for game in GAMES:
        screens += screens_of_game(ada, game)
    return screens


def screens_of_game(ada: Person, game: str) -> list[Screen]:
    lobby = ada.request("POST", "/api/play", {"game": game, "others": "friends"})["table"]
    table = ada.request("POST", "/api/play", {"game": game, "others": "bots"})["table"]
    ada.page.goto(f"/table/{table}")
    ada.wait_for_my_turn()
    file = played(game, 0).file
    record = ada.request("POST", "/api/import", file)["id"]
    replay = f"/replay/{record}?eyes=all&move={len(file['moves']) // 2}"
    lesson, show = f"/lesson/{game}", "[data-phase=show]"
    return [
        Screen(f"lobby-{game}", f"/table/{lobby}", "#seat-count"),
        Screen(f"invitation-{game}", f"/table/{lobby}", "#my-name", "stranger"),
        Screen(f"first-{game}", f"/table/{table}", CHOICE, "newcomer", whole=False),
        Screen(f"table-{game}", f"/table/{table}", CHOICE, whole=False),
        Screen(f"lesson-{game}", lesson, show, "stranger", whole=False),
        Screen(f"lesson-task-{game}", lesson, show, "stranger", whole=False, then=go_on),
        Screen(f"puzzle-{game}", f"/puzzle/{game}/daily", show, whole=False),
        Screen(f"puzzles-{game}", f"/puzzle/{game}", ".list li"),
        Screen(f"replay-{game}", replay, ".replay", whole=False),
        Screen(f"rules-{game}", f"/rules/{game}", "article"),
    ]


def go_on(page: Page) -> None:
    page.locator("[data-go-on]").click()
    page.locator("[data-phase=task]").first.wait_for()


def given(found: dict[str, Any]) -> Callable[[Page], None]:
    """Serve a ready-made analysis, because computing one takes minutes."""

    def reply(route: Route) -> None:
        state = {"status": "done", "progress": 1.0, "ahead": 0, "seat": 0, "table": "x"}
        route.fulfill(json={**state, "analysis": found})

    def first(page: Page) -> None:
        page.route("**/analysis/0", reply)

    return first


def kind_of(size: Size) -> str:
    return "phone" if size[0] < WIDEST_PHONE else "desktop"


class Gallery:
    """The folder with the pictures, and the faults found, with their locations."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.faults: Final[dict[str, list[str]]] = {}

    def visit(self, page: Page, screen: Screen, size: Size, language: str) -> None:
        if screen.first is not None:
            screen.first(page)
        page.goto("about:blank")
        page.goto(screen.path)
        page.locator(screen.sign).first.wait_for()
        if screen.then is not None:
            screen.then(page)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            self._take(page, screen, size, f"{size[0]}-{language}-{theme}")
        for fault in page.evaluate(FAULTS, LEAST_TO_PRESS[kind_of(size)]):
            places = self.faults.setdefault(f"{screen.name}: {fault}", [])
            places.append(f"{size[0]}-{language}")

    def _take(self, page: Page, screen: Screen, size: Size, name: str) -> None:
        path = self.folder / screen.name / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        height = int(page.evaluate("document.documentElement.scrollHeight"))
        clip: FloatRect | None = None
        if screen.whole and height > size[1]:
            seen = min(height, TALLEST * size[1])
            clip = {"x": 0, "y": 0, "width": size[0], "height": seen}
        page.screenshot(path=path, full_page=clip is not None, clip=clip)

    def sheets(self, browser: Browser) -> Iterator[Path]:
        """Make two sheets per screen and theme: one of phone sizes, one of desktop sizes."""
        page = browser.new_page(viewport={"width": 1520, "height": 100})
        for screen in sorted(each for each in self.folder.iterdir() if each.is_dir()):
            for theme in THEMES:
                for kind, width in SHEET.items():
                    names = [
                        f"{size[0]}-{language}-{theme}.png"
                        for size in SIZES
                        if kind_of(size) == kind
                        for language in LOCALES
                    ]
                    pictures = [screen / name for name in names if (screen / name).exists()]
                    shown = "".join(f"<img width={width} src='{data(each)}'>" for each in pictures)
                    if shown:
                        page.set_content(f"<body style='{SHEET_STYLE}'>{shown}")
                        path = self.folder / f"{screen.name}-{kind}-{theme}.png"
                        page.screenshot(path=path, full_page=True)
                        yield path
        page.close()


def data(path: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode()


def context_of(
    browser: Browser, ada: Person, server_url: str, size: Size, locale: str, who: Who
) -> BrowserContext:
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    context = browser.new_context(
        base_url=server_url,
        viewport=viewport,
        locale=locale,
        reduced_motion="reduce",
        has_touch=kind_of(size) == "phone",
        is_mobile=kind_of(size) == "phone",
        color_scheme="dark",
        service_workers="block",
    )
    context.add_init_script(IN_BACKGROUND)
    if who != "stranger":
        known: Any = ada.context.cookies()
        context.add_cookies(known)
    if who == "ada":
        context.add_init_script(KNOWS_THE_GAMES)
    return context


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.gallery", description=__doc__.split("\n")[0])
    parser.add_argument("screens", nargs="*", help="prefixes of screen names (default: all)")
    parser.add_argument("--folder", type=Path, default=Path("build") / "gallery")
    parser.add_argument("--text", help="a size of text, as the settings call it: double")
    parser.add_argument("--widths", default=",".join(str(size[0]) for size in SIZES))
    parser.add_argument("--languages", default=",".join(LOCALES))
    asked = parser.parse_args(arguments)
    found = chromium()
    if found is None or not client_is_built():
        sys.exit("Needed: chromium (make services), and the client built (make client).")
    expect.set_options(timeout=PATIENCE)
    gallery = Gallery(asked.folder)
    with (
        tempfile.TemporaryDirectory() as kept,
        open_server(Path(kept)) as server_url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        ada = Person("Ada", browser.new_context(base_url=server_url, reduced_motion="reduce"))
        screens = [
            each
            for each in screens_of(ada)
            if not asked.screens or each.name.startswith(tuple(asked.screens))
        ]
        for size in [each for each in SIZES if str(each[0]) in asked.widths.split(",")]:
            for language in asked.languages.split(","):
                for who in ("ada", "newcomer", "stranger"):
                    context = context_of(browser, ada, server_url, size, LOCALES[language], who)
                    if asked.text:
                        kept_settings = f'{{"textSize": "{asked.text}"}}'
                        context.add_init_script(
                            f"localStorage.setItem('miskatonic.settings', '{kept_settings}')"
                        )
                    page = context.new_page()
                    page.set_default_timeout(PATIENCE)
                    for screen in [each for each in screens if each.who == who]:
                        gallery.visit(page, screen, size, language)
                    context.close()
        for sheet in gallery.sheets(browser):
            print(sheet)
        browser.close()
    for fault, places in sorted(gallery.faults.items()):
        print(f"{fault} ({' '.join(places)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
