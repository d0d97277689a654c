"""Python's types in TypeScript: what msgspec can send, as the client sees it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import inspect

from miskatonic.kernel.events import Event

PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
Named = inspect.StructType | inspect.TypedDictType


class Unknown(Exception):
    """A type that this tool cannot write; the message names it."""


class Writer:
    """Types of one file. Some have another name there, such as a game's event for any event."""

    def __init__(self, renamed: Mapping[type, str] | None = None) -> None:
        self.renamed: Final = dict(renamed or {})

    def ts(self, info: inspect.Type) -> str:
        """The TypeScript of one type; structs and views are named, and written by themselves."""
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
        """An interface with the class's docstring; `may_lack` if defaults need not be sent."""
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
                # What is not told is not sent; it is never null.
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
