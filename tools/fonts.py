"""Cut the client's fonts down to what its texts need: `python -m tools.fonts`.

The fonts are those of the packages @fontsource-variable/eb-garamond and @fontsource/im-fell-english
(SIL Open Font License). What is written here is client/src/fonts: one file a style, and the list of
characters that they have. It has to be run again when a text has a new character, which a test
finds out. Needs fonttools and brotli, which nothing else here does: pip install fonttools brotli.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "miskatonic"
FONTS: Final = ROOT / "client" / "src" / "fonts"
PACKAGES: Final = ROOT / "client" / "node_modules"
CHARACTERS: Final = FONTS / "characters.txt"
GARAMOND: Final = PACKAGES / "@fontsource-variable" / "eb-garamond"
FELL: Final = PACKAGES / "@fontsource" / "im-fell-english"
# What people write in names and chat, whatever our own texts have.
ALWAYS: Final = (
    "".join(chr(code) for code in range(0x20, 0x7F))
    + "ÄÖÜäöüßẞÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåæçèéêëìíîïñòóôõøùúûýÿ"
    + "‘’‚“”„–—…·•×−±½€§°«»"
)
# The display face is rough and heavy, and is never used for figures: headings need no more of it.
HEADINGS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß" + " ,.:;!?()-–…’"
# Ligatures and kerning are worth their bytes; small capitals and old figures are not used.
FEATURES: Final = "kern,liga,lnum"


class Style(NamedTuple):
    """A file of ours: what it is made of, at which weight if it has several, and how much of it."""

    source: Path
    weight: int | None
    characters: str


LANGUAGES: Final = ("en", "de")


def characters_of_texts() -> set[str]:
    """Every character that a text of the client has."""
    folders = [PACKAGE / "text", *PACKAGE.glob("games/*/text")]
    files = [file for folder in folders for each in LANGUAGES for file in (folder / each).glob("*")]
    return {each for file in files for each in file.read_text(encoding="utf-8") if each >= " "}


def written() -> set[str]:
    """The characters that the fonts were cut down to."""
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


def main() -> int:
    wanted = "".join(sorted({*ALWAYS, *characters_of_texts()}))
    FONTS.mkdir(exist_ok=True)
    CHARACTERS.write_text(wanted + "\n", encoding="utf-8")
    for name, style in styles(wanted).items():
        cut(style, FONTS / name)
        print(name, (FONTS / name).stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
