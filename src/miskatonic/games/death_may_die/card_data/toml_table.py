"""Reads TOML values by type; errors name the file, the key and the bad value."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from miskatonic.errors import BadContent


class TomlTable:
    """A TOML table that knows its file and key."""

    def __init__(self, values: dict[str, Any], file: str, key: str) -> None:
        self.values: Final = values
        self.file: Final = file
        self.key: Final = key

    def where(self, field: str = "") -> str:
        path = ".".join([part for part in (self.key, field) if part])
        return f"{self.file}: {path}" if path else self.file

    def bad(self, field: str, problem: str, right: str) -> NoReturn:
        raise BadContent(f"{self.where(field)}: {problem}; {right}")

    def has(self, field: str) -> bool:
        return field in self.values

    def allow(self, fields: Sequence[str]) -> None:
        """Reject all other fields, and demand those without a "?"."""
        known = [field.rstrip("?") for field in fields]
        for field in self.values:
            if field not in known:
                names = ", ".join(sorted(known)) if known else "none"
                self.bad(field, "unknown field", f"the fields here are {names}")
        for field in fields:
            if not field.endswith("?") and field not in self.values:
                self.bad(field, "is missing", "add it")

    def string(self, field: str, default: str | None = None) -> str:
        value = self._value(field, default)
        if not isinstance(value, str):
            self.bad(field, f"{value!r}", "expected a string")
        return value

    def integer(self, field: str, default: int | None = None, low: int = 0, high: int = 99) -> int:
        value = self._value(field, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.bad(field, f"{value!r}", "expected a whole number")
        if value != default and not low <= value <= high:
            self.bad(field, f"{value}", f"expected {low} to {high}")
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        value = self._value(field, default)
        if not isinstance(value, bool):
            self.bad(field, f"{value!r}", "expected true or false")
        return value

    def word(self, field: str, words: Sequence[str], default: str | None = None) -> int:
        """The index of the value in `words`."""
        value = self.string(field, default)
        if value not in words:
            known = ", ".join([word for word in words if word])
            self.bad(field, f"unknown value {value!r}", f"expected one of {known}")
        return words.index(value)

    def one_of(self, field: str, words: Sequence[str], default: str | None = None) -> str:
        """A value that must be one of `words`."""
        return words[self.word(field, words, default)]

    def words(self, field: str, words: Sequence[str]) -> tuple[int, ...]:
        found = []
        for value in self.strings(field):
            if value not in words:
                self.bad(field, f"unknown value {value!r}", f"expected some of {', '.join(words)}")
            found.append(words.index(value))
        return tuple(found)

    def strings(self, field: str) -> list[str]:
        """A string or a list of strings; empty if the field is absent."""
        value = self.values.get(field, [])
        if isinstance(value, str):
            return [value]
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self.bad(field, f"{value!r}", "expected a string or a list of strings")
        return list(value)

    def integers(self, field: str, low: int = 0, high: int = 100) -> tuple[int, ...]:
        value = self._value(field, None)
        if not isinstance(value, list):
            self.bad(field, f"{value!r}", "expected a list of whole numbers")
        for each in value:
            if isinstance(each, bool) or not isinstance(each, int) or not low <= each <= high:
                self.bad(field, f"{each!r}", f"expected whole numbers from {low} to {high}")
        return tuple(value)

    def table(self, field: str) -> "TomlTable":
        value = self._value(field, None)
        if not isinstance(value, dict):
            self.bad(field, f"{value!r}", "expected a table")
        return TomlTable(value, self.file, self._path(field))

    def tables(self, field: str) -> "list[TomlTable]":
        """A list of tables; empty if the field is absent."""
        value = self.values.get(field, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.bad(field, f"{value!r}", "expected a list of tables")
        found = []
        for place, each in enumerate(value):
            name = each.get("id", place)
            found.append(TomlTable(each, self.file, self._path(f"{field}[{name}]")))
        return found

    def counts(self, field: str) -> list[tuple[str, int]]:
        """A table of names and positive whole numbers."""
        if field not in self.values:
            return []
        table = self.table(field)
        return [(name, table.integer(name, None, 1)) for name in table.values]

    def _value(self, field: str, default: object) -> Any:
        if field in self.values:
            return self.values[field]
        if default is None:
            self.bad(field, "is missing", "add it")
        return default

    def _path(self, field: str) -> str:
        return f"{self.key}.{field}" if self.key else field


def read_file(path: Path, name: str) -> TomlTable:
    try:
        return TomlTable(tomllib.loads(path.read_text(encoding="utf-8")), name, "")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{name}: {error}; expected TOML in UTF-8") from error
