"""The options of a game: one declaration each, which also validates and describes the option.

A game's Rules declare options as they read them (OptionReader):

    self.doom_track: Final = options.flag("doom_track")
    self.confession_cost: Final[i64] = options.number("confession_cost", 0, 3, 1)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar

from miskatonic.errors import BadOptions
from miskatonic.kernel.numbers import shown, whole

OptionValue = bool | int | str | None | tuple[str, ...]
OptionValues = dict[str, OptionValue]
R = TypeVar("R")
# How many different Rules a game keeps.
MOST_KEPT: Final = 64
# How the table uses an option, and for which setting or question (the first word of its prompt):
# as a setting, the longest or shortest time to answer, or the exact time a question stays open.
TableUse = tuple[Literal["setting", "time limit", "least time", "window"], str]


@dataclass(frozen=True)
class Option:
    """One option. Kinds: flag, choice (of `values`), number, seat (or None), set (of `values`)."""

    name: str
    kind: str
    default: OptionValue
    text: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    table_use: TableUse | None = None

    def range(self) -> str:
        """Describe the valid values, for error messages."""
        if self.kind == "flag":
            return "true or false"
        if self.kind == "choice":
            return "one of " + ", ".join(self.values)
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "seat":
            return "the number of a seat at the table, from 0, or none"
        return "a list of some of " + ", ".join(self.values)

    def read(self, value: object, seats: int) -> OptionValue:
        """Check and convert a value; BadOptions names the valid values."""
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "choice" and isinstance(value, str) and value in self.values:
            return value
        if self.kind in ("number", "seat"):
            low, high = (0, seats - 1) if self.kind == "seat" else (self.low, self.high)
            number = int(whole(value))
            if max(low, 0) <= number <= high:
                return number
        if self.kind == "seat" and value is None:
            return None
        if self.kind == "set" and isinstance(value, (list, tuple)):
            chosen = tuple(each for each in value if isinstance(each, str) and each in self.values)
            if len(chosen) == len(value) == len(set(chosen)):
                return chosen
        raise BadOptions(f"option {self.name}: {shown(value)}; expected {self.range()}")


def flag(name: str, text: str, default: bool = False) -> Option:
    return Option(name, "flag", default, text)


def one_of(name: str, text: str, values: tuple[str, ...]) -> Option:
    """A choice whose default is the first value."""
    return Option(name, "choice", values[0], text, values)


def number(name: str, text: str, low: int, high: int, default: int) -> Option:
    """A whole number from `low`, which is not negative, to `high`."""
    assert 0 <= low <= default <= high, name
    return Option(name, "number", default, text, (), low, high)


def some_of(name: str, text: str, values: tuple[str, ...]) -> Option:
    return Option(name, "set", (), text, values)


class SharedRules(Generic[R]):
    """A game's Rules by seats and options: tables with the same options share them."""

    def __init__(self, make: Callable[[int, OptionValues], R]) -> None:
        self._make: Final = make
        self._kept: Final[dict[tuple[object, ...], R]] = {}

    def of(self, seats: int, values: OptionValues) -> R:
        key = (seats, *values.items())
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = self._make(seats, dict(values))
            self._kept[key] = found
        return found


class OptionReader:
    """Reads the options of a table; without values, collects the declarations instead.

    Each call names one option with its kind, range and default. Without values, the call returns
    the default and adds the option to `declared`. The option's text has the id
    `<prefix>-option-<name>`.
    """

    def __init__(self, prefix: str, values: OptionValues) -> None:
        self.prefix: Final = prefix
        self.values: Final = values
        self.declared: Final[list[Option]] = []

    def flag(self, name: str, default: bool = False, use: TableUse | None = None) -> bool:
        if not self.values:
            self._declare(name, "flag", default, use=use)
            return default
        return self.values[name] is True

    def one_of(self, name: str, values: tuple[str, ...], use: TableUse | None = None) -> str:
        """One of these values; the first is the default."""
        if not self.values:
            self._declare(name, "choice", values[0], values, use=use)
            return values[0]
        return str(self.values[name])

    def number(
        self, name: str, low: int, high: int, default: int, use: TableUse | None = None
    ) -> int:
        """A whole number from `low`, which is not negative, to `high`."""
        if not self.values:
            assert 0 <= low <= default <= high, name
            self._declare(name, "number", default, (), low, high, use)
            return default
        value = self.values[name]
        assert isinstance(value, int), name
        return value

    def seat(self, name: str) -> int | None:
        """A seat number; None by default."""
        if not self.values:
            self._declare(name, "seat", None)
            return None
        value = self.values[name]
        assert value is None or isinstance(value, int), name
        return value

    def some_of(self, name: str, values: tuple[str, ...]) -> tuple[str, ...] | None:
        """A subset of these values, empty by default; None only in positions set up by hand."""
        if not self.values:
            self._declare(name, "set", (), values)
            return ()
        value = self.values[name]
        assert value is None or isinstance(value, tuple), name
        return value

    def _declare(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        values: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        use: TableUse | None = None,
    ) -> None:
        text = f"{self.prefix}-option-{name}"
        self.declared.append(Option(name, kind, default, text, values, low, high, use))


def read_options(
    declared: tuple[Option, ...], given: Mapping[str, object], seats: int
) -> OptionValues:
    """Return the values of all options: the given ones, checked, and defaults for the rest."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOptions(f"unknown option {shown(name)}; there are {', '.join(names)}")
    return {
        option.name: option.read(given[option.name], seats)
        if option.name in given
        else option.default
        for option in declared
    }
