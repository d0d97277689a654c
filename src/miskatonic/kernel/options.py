"""The options of a game: declared once, and checked and explained from that declaration."""

from collections.abc import Mapping
from typing import Final

from miskatonic.errors import BadOptions
from miskatonic.kernel.numbers import shown, whole

OptionValue = bool | int | str | None | tuple[str, ...]
OptionValues = dict[str, OptionValue]


class Option:
    """One option. Kinds: flag, choice (of `values`), number, seat (or None), set (of `values`)."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        text: str,
        values: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.text: Final = text
        self.values: Final = values
        self.low: Final = low
        self.high: Final = high

    def range(self) -> str:
        """What would be right, in words for an error message."""
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
        """The value, checked; BadOptions says what would be right."""
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
        raise BadOptions(f"option {self.name}: {shown(value)}; it takes {self.range()}")


def flag(name: str, text: str, default: bool = False) -> Option:
    return Option(name, "flag", default, text)


def one_of(name: str, text: str, values: tuple[str, ...]) -> Option:
    """A choice whose default is the first value."""
    return Option(name, "choice", values[0], text, values)


def number(name: str, text: str, low: int, high: int, default: int) -> Option:
    """A whole number from `low`, which is not negative, to `high`."""
    assert 0 <= low <= default <= high, name
    return Option(name, "number", default, text, (), low, high)


def some_seat(name: str, text: str) -> Option:
    return Option(name, "seat", None, text)


def some_of(name: str, text: str, values: tuple[str, ...]) -> Option:
    return Option(name, "set", (), text, values)


def read_options(
    declared: tuple[Option, ...], given: Mapping[str, object], seats: int
) -> OptionValues:
    """All options with their values: those given, checked, and the defaults of the rest."""
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
