"""Repr, equality and hash for value classes, derived from their `__match_args__`.

mypyc reads the attributes of a dataclass as fast as those of any class, but makes and compares its
instances slowly. Values that are made while a game is played are therefore written by hand and call
these functions from `__repr__`, `__eq__` and `__hash__`.
"""

from typing import Any


def _names(value: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(type(value), "__match_args__", ())
    return names


def value_repr(value: Any) -> str:
    """Format like a constructor call: `Result(winners=(2,), …)`."""
    fields = ", ".join([f"{name}={getattr(value, name)!r}" for name in _names(value)])
    return f"{type(value).__name__}({fields})"


def is_equal(value: Any, other: Any) -> bool:
    """Whether both have the same class and equal fields."""
    if type(value) is not type(other):
        return False
    return all(getattr(value, name) == getattr(other, name) for name in _names(value))


def value_hash(value: Any) -> int:
    """A hash of the class and all fields, which must be hashable."""
    return hash((type(value).__name__, *[getattr(value, name) for name in _names(value)]))
