"""The pages of the rules reference, read from the client's sources: their sections and lists."""

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast

from miskatonic.text import text_files

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "client" / "src" / "games"
TEXTS: Final = ROOT / "src" / "miskatonic" / "games"

SECTION: Final = re.compile(
    r'id: "(?P<id>[\w-]+)",\s+paragraphs: (?P<paragraphs>\d+),\s+'
    r"clauses: (?P<clauses>\[[^\]]*\]|span\([^)]*\))"
)
CLAUSE: Final = re.compile(
    r'"(?P<id>[A-Z]+-\w+)"'
    r'|span\("(?P<letter>[A-Z])", (?P<first>\d+), (?P<last>\d+)\)'
    r"|span\((?P<low>\d+), (?P<high>\d+)\)"
    r"|rulings\((?P<rulings>[\d, ]+)\)"
)
SECTION_OF_PROMPT: Final = re.compile(r'^  "?([\w-]+)"?: "([\w-]+)",$', re.MULTILINE)


class Section(NamedTuple):
    id: str
    paragraphs: int
    clauses: tuple[str, ...]


def source(game: str, file: str) -> str:
    return (GAMES / folder_of(game) / file).read_text(encoding="utf-8")


def sections(game: str, code: str) -> list[Section]:
    """The sections of a game's rules.ts; `code` is what the ids of its clauses begin with."""
    return [
        Section(found["id"], int(found["paragraphs"]), tuple(named(found["clauses"], code)))
        for found in SECTION.finditer(source(game, "rules.ts"))
    ]


def named(clauses: str, code: str) -> list[str]:
    """The ids that a list of clauses names, spans included."""
    ids: list[str] = []
    for found in CLAUSE.finditer(clauses):
        if found["id"]:
            ids.append(found["id"])
        elif found["letter"]:
            numbers = range(int(found["first"]), int(found["last"]) + 1)
            ids.extend([f"{code}-{found['letter']}{number}" for number in numbers])
        elif found["low"]:
            numbers = range(int(found["low"]), int(found["high"]) + 1)
            ids.extend([f"{code}-{number:03}" for number in numbers])
        else:
            ids.extend([f"{code}-R{number.strip()}" for number in found["rulings"].split(",")])
    return ids


def sections_of_prompts(game: str, file: str) -> dict[str, str]:
    _, _, after = source(game, file).partition("const SECTIONS")
    table, _, _ = after.partition("};")
    return dict(SECTION_OF_PROMPT.findall(table))


def literal(game: str, file: str, name: str) -> Any:
    """A list or number that the source names, written there without any computing."""
    text = source(game, file)
    found = re.search(rf"const {name}\b[^=]*=\s+(.*?)(?: as const)?;\n", text, re.DOTALL)
    assert found is not None, f"no {name} in {game}/{file}"
    value = re.sub(r"\b(\w+):", r'"\1":', found[1])
    return json.loads(re.sub(r",(\s*[\]}])", r"\1", value))


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def page_ids(game: str, language: str) -> set[str]:
    """The texts of a game's pages of rules."""
    file = TEXTS / folder_of(game) / "text" / language / "rules.ftl"
    return _ids(file.read_text(encoding="utf-8"))


def all_text_ids(language: str) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in text_files(language)]
    return {name for text in texts for name in _ids(text)}


def _ids(text: str) -> set[str]:
    body = FluentParser().parse(text).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}
