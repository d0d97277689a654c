"""Write the catalogue of all cards and pieces: `python -m tools.cards`.

For each game docs/cards/ gets a folder of pages in English and one in German, a page a deck or a
chapter, with our drawings; and the client gets what its own reference reads (`reference.json`). All
of it comes from the games' manifests (`reference`). With --check nothing is written: it is said
what is out of date.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from miskatonic.games import MANIFESTS
from miskatonic.games.manifest import Manifest
from miskatonic.games.reference import Component, Deck, plain
from miskatonic.text import Texts
from tools.client import manifest as client_manifest

ROOT: Final = Path(__file__).resolve().parent.parent
CARDS: Final = ROOT / "docs" / "cards"
CLIENT_GAMES: Final = ROOT / "client" / "src" / "games"
LANGUAGES: Final = ("en", "de")
# Ink and paper that can be seen on a bright page and on a dark one.
INK: Final = "#8a6d3b"
PAPER: Final = "#f4ecd8"
SIZE: Final = 56


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.cards", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="say what is out of date")
    if not parser.parse_args(arguments).check:
        write()
        return 0
    stale = out_of_date()
    for path in stale:
        print(f"{path} is out of date; run: python -m tools.cards")
    return 1 if stale else 0


def write() -> None:
    wanted = catalogue()
    for path in _written():
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def out_of_date() -> list[str]:
    """The files that are missing, should not be there, or say something else than they should."""
    wanted = catalogue()
    differing = {
        path for path in wanted if not path.exists() or path.read_text("utf-8") != wanted[path]
    }
    return sorted(
        path.relative_to(ROOT).as_posix() for path in differing | (_written() - set(wanted))
    )


def catalogue() -> dict[Path, str]:
    """Every file of the catalogue, and what it says."""
    pictures = {game["id"]: game["pictures"] for game in client_manifest()}
    files = {CARDS / "README.md": _contents()}
    for manifest in _listed():
        files |= dict(_game(manifest, pictures[manifest.id]))
    return files


def _written() -> set[Path]:
    return {path for path in CARDS.rglob("*") if path.is_file()}


def _listed() -> list[Manifest]:
    return [each for each in MANIFESTS.values() if each.reference]


# ---------------------------------------------------------------- pages


def _contents() -> str:
    lines = [
        "# All cards and pieces",
        "",
        "Written by `python -m tools.cards` from what the games themselves use. Do not edit:",
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
    reference = json.dumps(plain(decks), ensure_ascii=False, separators=(",", ":"))
    yield CLIENT_GAMES / manifest.id.replace("-", "_") / "reference.json", reference + "\n"
    drawn = {each.drawing for deck in decks for each in deck.components} & set(pictures)
    for key in sorted(drawn):
        yield CARDS / "drawings" / manifest.id / f"{key}.svg", svg(pictures[key])
    for language in LANGUAGES:
        texts = Texts(language)
        for page, together in _pages(manifest):
            path = CARDS / language / manifest.id / f"{page}.md"
            yield path, _page(manifest.id, together, texts, drawn)


def _pages(manifest: Manifest) -> list[tuple[str, list[Deck]]]:
    """The decks by page: those that belong to one chapter stand together."""
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
    """The lines of a text one under the other, and what may be chosen as a list."""
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


if __name__ == "__main__":
    sys.exit(main())
