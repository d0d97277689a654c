"""Draws the icons of the installed site from client/public/favicon.svg: `python -m tools.icons`.

A maskable icon is cut to a circle or a rounded square by the system: its drawing stays within the
middle, and its ground reaches to the edges.
"""

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.house import FLAGS
from tools.browser import chromium

PUBLIC: Final = Path(__file__).resolve().parent.parent / "client" / "public"
GROUND: Final = "#1a140e"
# By name: its size, and how much of it the drawing takes.
ICONS: Final = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "apple-180.png": (180, 0.9),
    "maskable-512.png": (512, 0.72),
}


def main() -> int:
    found = chromium()
    if found is None:
        sys.exit("no browser here: make browser")
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(drawing, size, share))
            page.screenshot(path=PUBLIC / "icons" / name, omit_background=share == 1.0)
            page.close()
        browser.close()
    return 0


def page_of(drawing: str, size: int, share: float) -> str:
    ground = "transparent" if share == 1.0 else GROUND
    width = round(size * share)
    return (
        f"<style>body {{ margin: 0; background: {ground}; display: grid; place-items: center;"
        f" height: {size}px }} svg {{ width: {width}px; height: {width}px }}</style>{drawing}"
    )


if __name__ == "__main__":
    sys.exit(main())
