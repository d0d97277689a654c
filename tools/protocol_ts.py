"""Writes client/src/generated/protocol.ts from the server's types: `python -m tools.protocol_ts`.

With --check it writes nothing and fails if the file is not what it would write.
"""

import functools
import os
import re
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

# Compiled modules do not say what their functions return; the sources do.
os.environ["MISKATONIC_PURE"] = "1"

from miskatonic.games import GAMES
from miskatonic.kernel import view as kernel_view
from miskatonic.server import protocol

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "client" / "src" / "generated" / "protocol.ts"
HEADER: Final = """\
// Generated from src/miskatonic/server/protocol.py by `python -m tools.protocol_ts`. Do not edit.
"""
WIDTH: Final = 100

PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Unknown(Exception):
    """A type that this tool cannot write; the message names it."""


def ts(info: inspect.Type) -> str:
    """The TypeScript of one type; structs and views are named, and written by themselves."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, inspect.CustomType) and info.cls is object:
        return "unknown"
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(ts(each) for each in info.types)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return _many(ts(info.item_type))
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(ts(each) for each in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<{ts(info.key_type)}, {ts(info.value_type)}>"
    raise Unknown(f"no TypeScript for {info!r}")


def _many(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith("Record") else f"{item}[]"


def named_in(info: inspect.Type) -> Iterator[type]:
    """The classes that a type mentions, each before what it mentions itself."""
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


def declaration(cls: type) -> str:
    """An interface with the class's docstring."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType), cls
    lines = list(_comment(cls.__doc__))
    lines.append(f"export interface {cls.__name__} {{")
    tag = info.tag if isinstance(info, inspect.StructType) else None
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    # What the server sends is always whole; only what none but a client sends may lack a default.
    may_lack = issubclass(cls, protocol.Body) and cls not in sent_by_the_server()
    for each in info.fields:
        mark = "?" if may_lack and not each.required else ""
        lines.append(f"  {each.encode_name}{mark}: {ts(each.type)};")
    lines.append("}")
    return "\n".join(lines)


def _comment(doc: str | None) -> Iterator[str]:
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


def union(name: str, members: Iterator[str]) -> str:
    parts = list(members)
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + ";"


@functools.cache
def sent_by_the_server() -> frozenset[type]:
    answers = [route.answer for route in protocol.ROUTES if route.answer is not None]
    messages = typing.get_args(protocol.FromServer)
    return frozenset(
        cls for each in (*answers, *messages) for cls in named_in(inspect.type_info(each))
    )


def kernel_views() -> list[type]:
    return [
        value
        for value in vars(kernel_view).values()
        if typing.is_typeddict(value) and value.__module__ == kernel_view.__name__
    ]


def game_views() -> dict[str, type]:
    """The type of each game's view, by the game's id."""
    return {game.id: typing.get_type_hints(type(game).view)["return"] for game in GAMES.values()}


def game_legends() -> dict[str, type]:
    """The type of each game's legend, where it has one, by the game's id."""
    legends = {
        game.id: typing.get_type_hints(type(game).legend)["return"] for game in GAMES.values()
    }
    return {game: cls for game, cls in legends.items() if typing.is_typeddict(cls)}


def structs() -> list[type]:
    return [
        value
        for value in vars(protocol).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == protocol.__name__
        and value is not protocol.Body
    ]


def by_game(what: str, name: str, types: dict[str, type]) -> str:
    lines = [f"/** The type of each game's {what}. */", f"export interface {name} {{"]
    lines += [f'  "{game}": {cls.__name__};' for game, cls in types.items()]
    return "\n".join([*lines, "}"])


def routes() -> str:
    lines = ["export interface Routes {"]
    for route in protocol.ROUTES:
        body = "null" if route.body is None else route.body.__name__
        answer = "unknown" if route.answer is None else route.answer.__name__
        lines.append(f"  /** {route.summary} */")
        lines.append(f'  "{route.method} {route.path}": {{ body: {body}; answer: {answer} }};')
    lines.append("}")
    return "\n".join(lines)


def written() -> str:
    """The whole file."""
    views = game_views()
    classes: dict[type, None] = dict.fromkeys([*structs(), *kernel_views()])
    legends = game_legends()
    for each in (*views.values(), *legends.values()):
        for cls in named_in(inspect.type_info(each)):
            classes[cls] = None
    names = [cls.__name__ for cls in classes]
    assert len(names) == len(set(names)), "two types have the same name"
    parts: list[str] = [HEADER.strip(), "\n".join(_comment(protocol.__doc__))]
    parts.append(union("Reason", (f'"{each}"' for each in typing.get_args(protocol.Reason))))
    parts += [declaration(cls) for cls in classes]
    for name in ("FromClient", "FromServer"):
        members: tuple[Any, ...] = typing.get_args(getattr(protocol, name))
        parts.append(union(name, (member.__name__ for member in members)))
    parts.append(by_game("view", "Views", views))
    parts.append(by_game("legend", "Legends", legends))
    parts.append(routes())
    text = "\n\n".join(parts) + "\n"
    reasons = " | ".join(f'"{each}"' for each in sorted(typing.get_args(protocol.Reason)))
    return re.sub(re.escape(reasons), "Reason", text)


def main(arguments: list[str]) -> int:
    text = written()
    if "--check" in arguments:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(
            "client/src/generated/protocol.ts is stale; run `python -m tools.protocol_ts`",
            file=sys.stderr,
        )
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
