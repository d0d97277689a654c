"""Draws the pictures that messengers show beside a link to a table: `python -m tools.previews`.

They are the covers of the front page, at the size that messengers want, in client/public/preview.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from miskatonic.games import GAMES
from tests.browser.house import FLAGS, open_house
from tools.browser import chromium

FOLDER: Final = Path(__file__).resolve().parent.parent / "client" / "public" / "preview"
SIZE: Final = {"width": 1200, "height": 630}
# The card's picture over the whole page, and the name of the house under it.
ALONE: Final = """game => {
  const card = document.querySelector(`[data-play="${game}"]`)?.closest("li");
  const svg = (card?.querySelector("svg") ?? document.querySelector(".seal svg")).cloneNode(true);
  const name = card?.querySelector("h2").textContent ?? document.querySelector("h1").textContent;
  const ours = document.querySelector("h1").textContent;
  document.body.replaceChildren(svg);
  svg.style.cssText = "position: fixed; inset: 0; width: 1200px; height: 630px; color: #e8c987";
  const line = document.createElement("div");
  line.textContent = name === ours ? ours : `${name} · ${ours}`;
  line.style.cssText = "position: fixed; inset: auto 0 0 0; padding: 18px 40px; text-align: center;"
    + "font: 56px 'IM Fell English', serif; color: #ffe7b5; background: rgb(12 9 6 / 0.82)";
  document.body.append(line);
}"""


def main() -> int:
    found = chromium()
    if found is None:
        sys.exit("no browser here: make browser")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        open_house(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for game in (*GAMES, "miskatonic"):
            page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
            page.goto(address)
            page.wait_for_selector("[data-play]")
            page.evaluate("document.fonts.ready")
            page.evaluate(ALONE, game)
            path = FOLDER / f"{game}.jpg"
            page.screenshot(path=path, type="jpeg", quality=80)
            print(path.name, path.stat().st_size)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
