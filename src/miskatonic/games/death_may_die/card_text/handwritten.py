"""Checks that handwritten rule texts still match the card data.

Handwritten texts are in `text/<language>/cards.ftl`. The attribute `data` holds the fingerprint of
the data that the text describes:

    dmd-poison-rule = At the end of your turn, if you have any Poison, take 1 wound …
        .data = 5b2f0c9a

After a change of the data, a test fails until you have reviewed the text in every language and
signed it with the new fingerprint (`python -m tools.cards texts`). All other texts are composed
from the data (rule_texts.py).
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

BOX: Final = Path(__file__).parents[1] / "card_data"
TEXT: Final = Path(__file__).parents[1] / "text"
FILE: Final = "cards.ftl"
ATTRIBUTE: Final = "data"
# Fields that don't affect the rule: origin, button labels, numbers shown next to the text.
ASIDE: Final = ("id", "source", "note", "label", "pool", "symbol", "category")
FIGURES: Final = ("health", "black", "green")
POWERS: Final = ("bonus", "trigger", "use")

Data = Mapping[str, Any]


def fingerprint(data: Data) -> str:
    """A hash of the rule, independent of how its table is laid out."""
    written = json.dumps(_plain(data), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()[:8]


def statements(files: Mapping[str, Data]) -> dict[str, Data]:
    """The data that each text describes, by text id."""
    found: dict[str, Data] = {}
    for file in files.values():
        for name, data in _statements_of(file):
            found[f"dmd-{name}"] = data
    return found


def content_files(*roots: Path) -> dict[str, Data]:
    """All TOML files of the box and these packs, by path."""
    paths = [path for root in (BOX, *roots) for path in sorted(root.rglob("*.toml"))]
    return {str(path): tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}


def signatures(language: str, root: Path = TEXT) -> dict[str, str]:
    """The fingerprints of handwritten texts, by text id; "" if there is none."""
    source = (root / language / FILE).read_text(encoding="utf-8")
    return {
        entry.id.name: _signature(entry)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    }


def stale(language: str, files: Mapping[str, Data]) -> dict[str, str]:
    """The handwritten texts that no longer match the data, and why."""
    data = statements(files)
    found: dict[str, str] = {}
    for name, signed in signatures(language).items():
        if name not in data:
            found[name] = "no such entry in the data"
        elif fingerprint(data[name]) != signed:
            found[name] = f"signed {signed or 'nothing'}, the data is {fingerprint(data[name])}"
    return found


# ---------------------------------------------------------------- what a text speaks of


def _statements_of(file: Data) -> Iterator[tuple[str, Data]]:
    for token in file.get("token", ()):
        yield f"{token['id']}-rule", token
    for enemy in file.get("enemy", ()):
        yield f"{enemy['id']}-rule", _without(enemy, FIGURES)
    for action in file.get("action", ()):
        yield f"{action['id']}-rule", action
        yield from _places_of(action)
    for kind in ("mythos", "unknown-mythos", "insanity"):
        for card in file.get(kind, ()):
            yield f"{card['id']}-rule", card
    for skill in file.get("skill", ()):
        for number, level in enumerate(skill["levels"], 1):
            yield f"{skill['id']}-level{number}", {"hook": skill["hook"], "level": level}
    yield from _cards_of(file)
    if "episode" in file:
        yield from _episode_of(file)


def _places_of(action: Data) -> Iterator[tuple[str, Data]]:
    """An action with a different effect on each space also has a text for each of them."""
    for effect in action["then"]:
        for option in effect.get("options", ()):
            for condition in option.get("if", ()):
                kind, _, space = str(condition.get("space", "")).partition(":")
                if condition["is"] == "at" and kind == "space":
                    yield f"{action['id']}-at-{space}", option


def _cards_of(file: Data) -> Iterator[tuple[str, Data]]:
    for stage in file.get("stage", ()):
        yield f"{stage['id']}-reveal", _only(stage, ("location", "reveal"))
        yield f"{stage['id']}-advance", _only(stage, ("advance",))
        yield f"{stage['id']}-rule", _only(stage, POWERS)
    for relic in file.get("relic", ()):
        for side in ("normal", "transformed"):
            irregular = _only(relic, ("irregular",))
            yield f"{relic['id']}-{side}-rule", {**irregular, **relic.get(side, {})}
    for unknown in file.get("unknown", ()):
        yield f"unknown-{unknown['monster']}-setup", _only(unknown, ("setup",))
        yield f"unknown-{unknown['monster']}-advance", _only(unknown, ("advance",))
    for card in file.get("discovery", ()):
        yield f"{card['id']}-rule", _without(card, ("left", "right"))
        for side in ("left", "right"):
            if side in card:
                yield f"{card['id']}-{side}-rule", card[side]


def _episode_of(file: Data) -> Iterator[tuple[str, Data]]:
    episode = file["episode"]
    for part in ("goal", "advance", "after"):
        yield f"{episode['id']}-{part}", _only(episode, (part,))
    yield f"{episode['id']}-special", _only(file, POWERS)


def _only(table: Data, fields: tuple[str, ...]) -> Data:
    return {field: table[field] for field in fields if field in table}


def _without(table: Data, fields: tuple[str, ...]) -> Data:
    return {field: value for field, value in table.items() if field not in fields}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items() if key not in ASIDE}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return value


def _signature(message: ast.Message) -> str:
    for attribute in message.attributes:
        if attribute.id.name == ATTRIBUTE:
            return "".join(
                each.value for each in attribute.value.elements if isinstance(each, ast.TextElement)
            )
    return ""
