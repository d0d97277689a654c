"""Write the catalogue of all cards and pieces, and keep hand-written card texts up to date.

    python -m tools.cards                     writes the catalogue to build/cards
    python -m tools.cards texts               lists texts whose data has changed
    python -m tools.cards texts --sign ID     marks a text of Death May Die as up to date
    python -m tools.cards texts --write       generates all texts that are not written by hand

The catalogue has pages in English and German, one per deck or chapter, with our drawings; it is
generated from the games' manifests (`reference`). A signed text holds a fingerprint of the card's
data: compare the text with the data that `texts` prints, correct `text/<language>/cards.ftl`, then
sign it.
"""

import argparse
import json
import re
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from miskatonic.games import MANIFESTS
from miskatonic.games.death_may_die.card_text.handwritten import (
    ATTRIBUTE,
    FILE,
    TEXT,
    content_files,
    fingerprint,
    stale,
    statements,
)
from miskatonic.games.death_may_die.card_text.rule_texts import write as write_rule_texts
from miskatonic.games.death_may_die.library import load
from miskatonic.games.manifest import Manifest
from miskatonic.games.reference import Component, Deck
from miskatonic.text import Texts
from tools.client import manifest as client_manifest

ROOT: Final = Path(__file__).resolve().parent.parent
CARDS: Final = ROOT / "build" / "cards"
LANGUAGES: Final = ("en", "de")
# Colours that are visible on light and dark pages.
INK: Final = "#8a6d3b"
PAPER: Final = "#f4ecd8"
SIZE: Final = 56


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.cards", description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(dest="command")
    texts = commands.add_parser("texts", help="check hand-written card texts")
    texts.add_argument("--sign", metavar="ID", nargs="+", default=[], help="texts that fit again")
    texts.add_argument("--write", action="store_true", help="compose all other texts")
    given = parser.parse_args(arguments)
    if given.command is None:
        write()
        return 0
    if given.write:
        write_rule_texts(load())
    for name in given.sign:
        sign(name)
    return report()


def write() -> None:
    shutil.rmtree(CARDS, ignore_errors=True)
    for path, text in catalogue().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"{(CARDS / 'README.md').relative_to(ROOT)} lists all cards and pieces")


def catalogue() -> dict[Path, str]:
    """All files of the catalogue with their content."""
    pictures = {game["id"]: game["pictures"] for game in client_manifest()}
    files = {CARDS / "README.md": _contents()}
    for manifest in _listed():
        files |= dict(_game(manifest, pictures[manifest.id]))
    return files


def _listed() -> list[Manifest]:
    return [each for each in MANIFESTS.values() if each.reference]


# ---------------------------------------------------------------- pages


def _contents() -> str:
    lines = [
        "# All cards and pieces",
        "",
        "Written by `python -m tools.cards` from the games' data. Do not edit:",
        "the texts are in `src/miskatonic/games/<game>/text/`.",
    ]
    for language in LANGUAGES:
        texts = Texts(language)
        for manifest in _listed():
            lines += ["", f"## {texts(f'{manifest.prefix}-name')} ({language})", ""]
            for page, decks in _pages(manifest):
                names = ", ".join(texts(deck.name) for deck in decks)
                title = _page_title(decks, texts)
                said = f": {names}" if decks[0].part_of else ""
                lines.append(f"- [{title}]({language}/{manifest.id}/{page}.md){said}")
    return "\n".join([*lines, ""])


def _game(manifest: Manifest, pictures: Mapping[str, Any]) -> Iterator[tuple[Path, str]]:
    decks = manifest.reference
    drawn = {each.drawing for deck in decks for each in deck.components} & set(pictures)
    for key in sorted(drawn):
        yield CARDS / "drawings" / manifest.id / f"{key}.svg", svg(pictures[key])
    for language in LANGUAGES:
        texts = Texts(language)
        for page, together in _pages(manifest):
            path = CARDS / language / manifest.id / f"{page}.md"
            yield path, _page(manifest.id, together, texts, drawn)


def _pages(manifest: Manifest) -> list[tuple[str, list[Deck]]]:
    """The decks by page; decks of one chapter share a page."""
    found: dict[str, list[Deck]] = {}
    for deck in manifest.reference:
        found.setdefault(deck.part_of or deck.id, []).append(deck)
    return [(name.removeprefix(f"{manifest.prefix}-"), decks) for name, decks in found.items()]


def _page_title(decks: Sequence[Deck], texts: Texts) -> str:
    return texts(decks[0].part_of or decks[0].name)


def _page(game: str, decks: Sequence[Deck], texts: Texts, drawn: set[str]) -> str:
    lines = [f"# {_page_title(decks, texts)}", ""]
    for deck in decks:
        if deck.part_of:
            lines += [f"## {texts(deck.name)}", ""]
        for component in deck.components:
            lines += _entry(game, component, texts, drawn, "###" if deck.part_of else "##")
    return "\n".join(lines)


def _entry(game: str, component: Component, texts: Texts, drawn: set[str], mark: str) -> list[str]:
    lines = [f"{mark} {texts(component.name, **component.values)}", ""]
    if component.drawing in drawn:
        source = f"../../drawings/{game}/{component.drawing}.svg"
        lines += [f'<img src="{source}" alt="" width="{SIZE}" height="{SIZE}">', ""]
    for line in component.lines:
        label, text = line.said(texts)
        lines += _paragraphs(f"**{label}:** {text}" if label else text)
    if component.flavour:
        lines += [f"*{texts(component.flavour)}*", ""]
    lines += [f"<sub>`{component.id}` · {texts(f'reference-source-{component.source}')}</sub>", ""]
    return lines


def _paragraphs(text: str) -> list[str]:
    """Split a text into paragraphs, with its choices as a list."""
    lines: list[str] = []
    for line in text.split("\n"):
        if line.startswith("• "):
            lines.append(f"- {line.removeprefix('• ')}")
            continue
        if lines and lines[-1].startswith("- "):
            lines.append("")
        lines += [line, ""]
    return [*lines, ""] if lines and lines[-1] else lines


# ---------------------------------------------------------------- drawings


def svg(picture: Mapping[str, Any]) -> str:
    size = picture["size"]
    holes = ' fill-rule="evenodd"' if picture.get("holes") else ""
    paths = "".join(_path(stroke, size) for stroke in picture["strokes"])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<g fill="none" stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"{holes}>'
        f"{paths}</g></svg>\n"
    )


def _path(stroke: Mapping[str, Any], size: int) -> str:
    fill = {"ink": f' fill="{INK}"', "paper": f' fill="{PAPER}"'}
    mirrored = f' transform="matrix(-1 0 0 1 {size} 0)"' if stroke["mirrored"] else ""
    shape = fill.get(stroke["fill"], "")
    return f'<path d="{escape(stroke["d"])}" stroke-width="{stroke["width"]}"{shape}{mirrored}/>'


# ---------------------------------------------------------------- hand-written texts


def sign(name: str) -> None:
    """Store the fingerprint of the card's data with its text, in every language."""
    data = statements(content_files())
    if name not in data:
        sys.exit(f"no text {name!r}; the texts are named like {next(iter(data))!r}")
    for language in LANGUAGES:
        path = TEXT / language / FILE
        before = path.read_text(encoding="utf-8")
        pattern = rf"(?m)(^{re.escape(name)} =(?:.*\n)(?:[ ]+[^.\s].*\n)*?[ ]+\.{ATTRIBUTE} = )\S+"
        after, count = re.subn(pattern, rf"\g<1>{fingerprint(data[name])}", before)
        if count != 1:
            sys.exit(f"{path} has no text {name!r} with a line `.{ATTRIBUTE} = …`; write it first")
        path.write_text(after, encoding="utf-8")


def report() -> int:
    files = content_files()
    data = statements(files)
    found: dict[str, str] = {}
    for language in LANGUAGES:
        found |= stale(language, files)
    for name, why in found.items():
        print(f"{name}: {why}")
        print(f"  data: {_as_json(data.get(name))}")
        for language in LANGUAGES:
            texts = Texts(language)
            said = texts(name).replace("\n", " / ") if name in texts else "(not written)"
            print(f"  {language}: {said}")
    return 1 if found else 0


def _as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
