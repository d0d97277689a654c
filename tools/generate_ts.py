"""Write client/src/generated/ from the Python declarations: `python -m tools.generate_ts`.

`protocol.ts` holds the messages of the wire. For each game, `GAME.ts` holds its view, events,
legend, choices, constants and event texts, `GAME.reference.json` its cards and pieces, and
`lessons/` and `puzzles/` what the tutorials play. `python -m tools.client` calls this whenever a
source changed.
"""

import functools
import importlib
import json
import os
import pkgutil
import re
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

# Compiled functions have no annotations, so use the sources.
os.environ["MISKATONIC_PURE"] = "1"

from miskatonic.analysis import report
from miskatonic.games import MANIFESTS, analyst
from miskatonic.games.manifest import Manifest
from miskatonic.games.reference import plain
from miskatonic.kernel import view as kernel_view
from miskatonic.kernel.events import Event, fields_of, kind_of, secret_fields
from miskatonic.kernel.game import Game
from miskatonic.server import protocol
from miskatonic.server.protocol import messages, refusal
from miskatonic.server.protocol.fields import Body
from miskatonic.server.protocol.routes import ROUTES
from tools.lessons import recordings

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "client" / "src" / "generated"
ANY_EVENT: Final = "GameEvent"
HEADER: Final = "// Generated from {source} by `python -m tools.generate_ts`. Do not edit."
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
Named = inspect.StructType | inspect.TypedDictType


def main() -> int:
    files = {"protocol.ts": protocol_file().encode()}
    for manifest in MANIFESTS.values():
        stem = stem_of(manifest)
        files[f"{stem}.ts"] = game_file(manifest).encode()
        if manifest.reference:
            files[f"{stem}.reference.json"] = msgspec.json.encode(plain(manifest.reference))
    files |= recordings()
    for path in FOLDER.rglob("*"):
        if path.is_file() and path.relative_to(FOLDER).as_posix() not in files:
            path.unlink()
    for name, data in files.items():
        _write(FOLDER / name, data)
    return 0


def _write(path: Path, data: bytes) -> None:
    """Write the file atomically, because tests in other processes may be reading it."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(data)
    fresh.replace(path)


# ---------------------------------------------------------------- the protocol


def protocol_file() -> str:
    writer = Writer({Event: ANY_EVENT})
    parts = [HEADER.format(source="src/miskatonic/server/protocol")]
    parts.append("\n".join(comment(protocol.__doc__)))
    parts.append(union("Reason", literals(typing.get_args(refusal.Reason))))
    names = [cls.__name__ for cls in structs()]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"two messages have one name in the client: {', '.join(sorted(twice))}"
    for cls in structs():
        # The server always sends all fields; only clients may omit those with a default.
        may_lack = issubclass(cls, Body) and cls not in sent_by_the_server()
        parts.append(writer.declaration(cls, may_lack))
    parts += [writer.declaration(cls) for cls in kernel_views()]
    parts += [any_event(), common_view()]
    for name in ("FromClient", "FromServer"):
        members: tuple[Any, ...] = typing.get_args(getattr(messages, name))
        parts.append(union(name, (member.__name__ for member in members)))
    parts.append(routes())
    text = "\n\n".join(parts) + "\n"
    reasons = " | ".join(literals(sorted(typing.get_args(refusal.Reason))))
    return re.sub(re.escape(reasons), "Reason", text)


@functools.cache
def sent_by_the_server() -> frozenset[type]:
    answers = [route.answer for route in ROUTES if route.answer is not None]
    sent = typing.get_args(messages.FromServer)
    return frozenset(cls for each in (*answers, *sent) for cls in named_in(inspect.type_info(each)))


def kernel_views() -> list[type]:
    return [
        value
        for value in vars(kernel_view).values()
        if typing.is_typeddict(value) and value.__module__ == kernel_view.__name__
    ]


def any_event() -> str:
    """The base of the games' events: a kind, and the fields of that kind."""
    kind = Event.__struct_config__.tag_field
    lines = ["/** The fields of every event of every game. */", f"export interface {ANY_EVENT} {{"]
    return "\n".join([*lines, f"  {kind}: string;", "}"])


def common_view() -> str:
    names = " & ".join(cls.__name__ for cls in (kernel_view.SharedView, kernel_view.OwnView))
    return f"/** The fields of every view of every game. */\nexport type CommonView = {names};"


def structs() -> list[type]:
    found = []
    names = [each.name for each in pkgutil.iter_modules(protocol.__path__, f"{protocol.__name__}.")]
    for name in [*names, report.__name__, analyst.__name__]:
        found += [
            value
            for value in vars(importlib.import_module(name)).values()
            if isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value.__module__ == name
            and value is not Body
        ]
    return found


def routes() -> str:
    lines = ["export interface Routes {"]
    for route in ROUTES:
        body = "null" if route.body is None else route.body.__name__
        answer = "unknown" if route.answer is None else route.answer.__name__
        lines.append(f"  /** {route.summary} */")
        lines.append(f'  "{route.method} {route.path}": {{ body: {body}; answer: {answer} }};')
    lines.append("}")
    return "\n".join(lines)


# ---------------------------------------------------------------- a game


def stem_of(manifest: Manifest) -> str:
    return manifest.package.rpartition(".")[2]


def game_file(manifest: Manifest) -> str:
    game, stem = manifest.game, type(manifest.game).__name__
    writer = Writer({Event: f"{stem}Event"})
    shared, own = returned(game.shared), returned(game.own)
    roots = [each for each in (shared, own, returned(game.legend), advice_of(manifest)) if each]
    classes: dict[type, None] = {}
    for root in roots:
        for cls in named_in(inspect.type_info(root)):
            if cls is not Event:
                classes[cls] = None
    borrowed = [cls for cls in classes if cls.__module__ == kernel_view.__name__]
    parts = [writer.declaration(cls) for cls in classes if cls not in borrowed]
    parts.append(f"export type {stem}View = {shared.__name__} & {own.__name__};")
    parts += [writer.declaration(cls) for cls in game.event_types]
    parts.append(union(f"{stem}Event", (cls.__name__ for cls in game.event_types)))
    parts.append(union(f"{stem}Prompt", literals(game.prompts)))
    parts.append(union(f"{stem}Choice", literals(families(game))))
    parts += [constant(name, value) for name, value in game.constants().items()]
    parts.append(narration(game))
    head = [HEADER.format(source=f"src/{manifest.package.replace('.', '/')}")]
    head.append(imports(borrowed, "\n\n".join(parts)))
    return "\n\n".join([*head, *parts]) + "\n"


def imports(classes: list[type], text: str) -> str:
    """The imports of a game's file: only the names it uses."""
    named = sorted(cls.__name__ for cls in classes if re.search(rf"\b{cls.__name__}\b", text))
    lines = ['import type { Narration } from "@/lib/narrator";']
    if named:
        lines.append(f'import type {{ {", ".join(named)} }} from "./protocol";')
    return "\n".join(lines)


def returned(method: Any) -> Any:
    """The declared return type of a method; None unless it is a TypedDict."""
    found = typing.get_type_hints(method)["return"]
    return found if typing.is_typeddict(found) else None


def advice_of(manifest: Manifest) -> Any:
    """The declared return type of the game's coach."""
    if manifest.coach is None:
        return None
    found = typing.get_type_hints(manifest.coach)["return"]
    shapes = [each for each in typing.get_args(found) or (found,) if typing.is_typeddict(each)]
    return shapes[0] if shapes else None


def families(game: Game[Any, Any]) -> list[str]:
    return list(dict.fromkeys(str(game.name(choice)[0]) for choice in range(game.choices)))


def constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;"


def narration(game: Game[Any, Any]) -> str:
    """The text of each event, for the client's narrator."""
    lines = ["/** What each event says, and how its fields are named in the sentence. */"]
    lines.append("export const NARRATION: Narration = {")
    for cls in game.event_types:
        said = [f"{name}: {json.dumps(value)}" for name, value in said_by(cls).items()]
        lines.append(f"  {property_name(kind_of(cls))}: {{ {', '.join(said)} }},")
    return "\n".join([*lines, "};"])


def said_by(cls: type[Event]) -> dict[str, Any]:
    says = cls.says
    fields = fields_of(cls)
    sent = {each.name: each.sent_as for each in fields}
    return {
        "message": says.message or kind_of(cls),
        "silent": says.silent,
        "weight": says.weight,
        "secret": [sent[name] for name in secret_fields(cls)] if says.has_secret_form else [],
        "when": [[sent[case.field], case.state, case.message] for case in says.when],
        "words": [
            [each.sent_as, word.sort, word.name or each.sent_as, word.text]
            for each in fields
            for word in each.words
        ],
    }


# ---------------------------------------------------------------- Python's types in TypeScript


class Unknown(Exception):
    """A type that this tool cannot translate; the message names it."""


class Writer:
    """Writes the types of one file. Some are renamed there, such as the base event."""

    def __init__(self, renamed: Mapping[type, str] | None = None) -> None:
        self.renamed: Final = dict(renamed or {})

    def ts(self, info: inspect.Type) -> str:
        """Translate a type; structs and views are referred to by name and declared separately."""
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, inspect.CustomType) and info.cls is object:
            return "unknown"
        if isinstance(info, inspect.StructType | inspect.TypedDictType):
            return self.renamed.get(info.cls, info.cls.__name__)
        if isinstance(info, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in info.values)
        if isinstance(info, inspect.UnionType):
            return " | ".join(self.ts(each) for each in info.types)
        if isinstance(info, inspect.ListType | inspect.VarTupleType):
            return _many(self.ts(info.item_type))
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.ts(each) for each in info.item_types)}]"
        if isinstance(info, inspect.DictType):
            return f"Record<{self.ts(info.key_type)}, {self.ts(info.value_type)}>"
        raise Unknown(f"no TypeScript for {info!r}")

    def declaration(self, cls: type, may_lack: bool = False) -> str:
        """An interface with the class's docstring; `may_lack` makes defaulted fields optional."""
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType | inspect.TypedDictType), cls
        lines = [*comment(cls.__doc__), f"export interface {cls.__name__} {{"]
        if isinstance(info, inspect.StructType) and info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        is_event = issubclass(cls, Event)
        for each in info.fields:
            name, written = property_name(each.encode_name), self.ts(each.type)
            mark = "?" if not each.required and (may_lack or is_event or _is_partial(info)) else ""
            if mark and is_event:
                # A secret field is omitted, never null.
                written = written.removesuffix(" | null")
            lines.append(f"  {name}{mark}: {written};")
        return "\n".join([*lines, "}"])


def _is_partial(info: Named) -> bool:
    return isinstance(info, inspect.TypedDictType)


def _many(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith("Record") else f"{item}[]"


def property_name(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def named_in(info: inspect.Type) -> Iterator[type]:
    """The classes that a type refers to, each before those it refers to itself."""
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        yield info.cls
        for each in info.fields:
            yield from named_in(each.type)
    elif isinstance(info, inspect.UnionType):
        for part in info.types:
            yield from named_in(part)
    elif isinstance(info, inspect.ListType | inspect.VarTupleType):
        yield from named_in(info.item_type)
    elif isinstance(info, inspect.TupleType):
        for part in info.item_types:
            yield from named_in(part)
    elif isinstance(info, inspect.DictType):
        yield from named_in(info.value_type)


def comment(doc: str | None) -> Iterator[str]:
    if not doc or doc.startswith("dict("):
        return
    text = [line.strip() for line in doc.strip().splitlines()]
    if len(text) == 1:
        yield f"/** {text[0]} */"
        return
    yield "/**"
    for line in text:
        yield f" * {line}".rstrip()
    yield " */"


def union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} = {' | '.join(members) or 'never'};"


def literals(values: Iterable[Any]) -> list[str]:
    return [f'"{value}"' for value in values]


if __name__ == "__main__":
    sys.exit(main())
