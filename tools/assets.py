"""Make and check assets of the client: `python -m tools.assets fonts|icons|previews|sounds`.

fonts      subsets the fonts in client/src/fonts to the characters that the texts use. The sources
           are the packages @fontsource-variable/eb-garamond and @fontsource/im-fell-english (SIL
           Open Font License). Run it when a test reports a new character. It needs fonttools and
           brotli: pip install fonttools brotli.
icons      draws the icons of the installed site from client/public/favicon.svg. The system crops
           maskable icons to a circle or rounded square, so their drawing stays in the middle.
previews   draws the link previews that messengers show, in client/public/preview.
sounds     measures the client's sounds: peak in dBFS, loudness by ITU-R BS.1770. A game's sounds
           must be equally loud, within one unit, and below the peak limit.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import sync_playwright

from miskatonic.games import GAMES
from tests.browser.live_server import FLAGS, open_server
from tools.client import output_of
from tools.services import chromium

# ---------------------------------------------------------------- fonts

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "miskatonic"
FONTS: Final = ROOT / "client" / "src" / "fonts"
PACKAGES: Final = ROOT / "client" / "node_modules"
CHARACTERS: Final = FONTS / "characters.txt"
GARAMOND: Final = PACKAGES / "@fontsource-variable" / "eb-garamond"
FELL: Final = PACKAGES / "@fontsource" / "im-fell-english"
# Characters that people may use in names and chat, even if no text has them.
ALWAYS: Final = (
    "".join(chr(code) for code in range(0x20, 0x7F))
    + "ÄÖÜäöüßẞÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåæçèéêëìíîïñòóôõøùúûýÿ"
    + "‘’‚“”„–—…·•×−±½€§°«»"
)
# The characters of the display font, which is used only for headings and never for digits.
HEADINGS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß" + " ,.:;!?()-–…’"
# Small capitals and old-style figures are not used.
FEATURES: Final = "kern,liga,lnum"


class Style(NamedTuple):
    """A font file: its source, its weight if the source has several, and its characters."""

    source: Path
    weight: int | None
    characters: str


LANGUAGES: Final = ("en", "de")


def characters_of_texts() -> set[str]:
    """All characters in the client's texts."""
    folders = [PACKAGE / "text", *PACKAGE.glob("games/*/text")]
    files = [file for folder in folders for each in LANGUAGES for file in (folder / each).glob("*")]
    return {each for file in files for each in file.read_text(encoding="utf-8") if each >= " "}


def written() -> set[str]:
    """The characters that the fonts were subset to."""
    return set(CHARACTERS.read_text(encoding="utf-8").rstrip("\n"))


def styles(wanted: str) -> dict[str, Style]:
    upright = GARAMOND / "files" / "eb-garamond-latin-wght-normal.woff2"
    italic = GARAMOND / "files" / "eb-garamond-latin-wght-italic.woff2"
    return {
        "garamond.woff2": Style(upright, 400, wanted),
        "garamond-bold.woff2": Style(upright, 650, wanted),
        "garamond-italic.woff2": Style(italic, 400, wanted),
        "fell.woff2": Style(
            FELL / "files" / "im-fell-english-latin-400-normal.woff2", None, HEADINGS
        ),
        "fell-italic.woff2": Style(
            FELL / "files" / "im-fell-english-latin-400-italic.woff2", None, HEADINGS
        ),
    }


def run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], check=True)


def cut(style: Style, made: Path) -> None:
    source = style.source
    with tempfile.TemporaryDirectory() as folder:
        if style.weight is not None:
            source = Path(folder) / "one.ttf"
            weight = f"wght={style.weight}"
            run("fontTools.varLib.instancer", "-q", str(style.source), weight, "-o", str(source))
        options = (f"--layout-features={FEATURES}", "--flavor=woff2", "--no-hinting")
        text = f"--text={style.characters}"
        run("fontTools.subset", str(source), text, f"--output-file={made}", *options)


def write_fonts() -> int:
    wanted = "".join(sorted({*ALWAYS, *characters_of_texts()}))
    FONTS.mkdir(exist_ok=True)
    CHARACTERS.write_text(wanted + "\n", encoding="utf-8")
    for name, style in styles(wanted).items():
        cut(style, FONTS / name)
        print(name, (FONTS / name).stat().st_size)
    return 0


# ---------------------------------------------------------------- icons

PUBLIC: Final = ROOT / "client" / "public"
GROUND: Final = "#1a140e"
# By name: the size, and the share of it that the drawing fills.
ICONS: Final = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "apple-180.png": (180, 0.9),
    "maskable-512.png": (512, 0.72),
}


def draw_icons() -> int:
    found = chromium()
    if found is None:
        sys.exit("no browser here: make services")
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


# ---------------------------------------------------------------- previews

PREVIEWS: Final = PUBLIC / "preview"
PREVIEW_SIZE: Final = {"width": 1200, "height": 630}
# Script: show the card's picture on the whole page, with the site's name below.
ALONE: Final = """game => {
  const card = document.querySelector(`[data-play="${game}"]`)?.closest("li");
  const svg = (card?.querySelector("svg") ?? document.querySelector(".emblem svg")).cloneNode(true);
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


def draw_previews() -> int:
    found = chromium()
    if found is None:
        sys.exit("no browser here: make services")
    PREVIEWS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        open_server(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for game in (*GAMES, "miskatonic"):
            page = browser.new_page(viewport=PREVIEW_SIZE)  # type: ignore[arg-type]
            page.goto(address)
            page.wait_for_selector("[data-play]")
            page.evaluate("document.fonts.ready")
            page.evaluate(ALONE, game)
            path = PREVIEWS / f"{game}.jpg"
            page.screenshot(path=path, type="jpeg", quality=80)
            print(path.name, path.stat().st_size)
            page.close()
        browser.close()
    return 0


# ---------------------------------------------------------------- sounds

HIGHEST_PEAK: Final = -1.0
MOST_APART: Final = 1.0
UNDER_THEM: Final = "ambience"


def measure_sounds() -> int:
    measured: list[dict[str, Any]] = json.loads(output_of("sounds"))
    print(f"{'sound':10} {'seconds':>8} {'peak dBFS':>10} {'LUFS':>7}")
    for each in measured:
        figures = f"{each['seconds']:8.1f} {each['peak']:10.1f} {each['loudness']:7.1f}"
        print(f"{each['sound']:10} {figures}")
    faults = faults_in(measured)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def faults_in(measured: list[dict[str, Any]]) -> list[str]:
    """Sounds that are too loud, or louder or quieter than the others."""
    found = [
        f"{each['sound']} has a peak of {each['peak']:.2f} dBFS; at most {HIGHEST_PEAK}"
        for each in measured
        if each["peak"] > HIGHEST_PEAK + 1e-3
    ]
    levels = [each["loudness"] for each in measured if each["sound"] != UNDER_THEM]
    if max(levels) - min(levels) > MOST_APART:
        found.append(
            f"the sounds are {max(levels) - min(levels):.2f} LU apart; at most {MOST_APART}"
        )
    return found


TASKS: Final = {
    "fonts": write_fonts,
    "icons": draw_icons,
    "previews": draw_previews,
    "sounds": measure_sounds,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.assets", description=__doc__.split("\n")[0])
    parser.add_argument("task", choices=TASKS)
    return TASKS[parser.parse_args().task]()


if __name__ == "__main__":
    sys.exit(main())
