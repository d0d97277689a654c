"""Saves with a valid digest but damaged content: one value of it is changed."""

import copy
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from miskatonic.kernel.codec import _digest

HEAD: Final = 16
# How many entries of a log are damaged; all entries are alike.
LOGGED: Final = 4

Place = tuple[Any, ...]


def opened(save: bytes) -> Any:
    """The content of a save as plain data."""
    return msgspec.msgpack.decode(save[HEAD:])


def sealed(content: Any) -> bytes:
    """A save with any content and a matching digest."""
    return with_digest(msgspec.msgpack.encode(content))


def with_digest(body: bytes) -> bytes:
    return _digest(body) + body


def places(content: Any, at: Place = ()) -> Iterator[Place]:
    """The path to every part of the content, inside lists and maps."""
    yield at
    if isinstance(content, dict):
        for key, value in content.items():
            yield from places(value, (*at, key))
    elif isinstance(content, list):
        first = len(content) - LOGGED if at[-1:] == ("l",) else 0
        for number, value in enumerate(content):
            if number >= first:
                yield from places(value, (*at, number))


def found(content: Any, at: Place) -> Any:
    for key in at:
        content = content[key]
    return content


def changed(content: Any, at: Place, value: Any) -> Any:
    """A copy with another value at this place."""
    if not at:
        return value
    new = copy.deepcopy(content)
    found(new, at[:-1])[at[-1]] = value
    return new


def without(content: Any, at: Place) -> Any:
    """A copy without this place."""
    new = copy.deepcopy(content)
    del found(new, at[:-1])[at[-1]]
    return new


def damages(value: Any) -> list[Any]:
    """Replacement values: of another type, too small, too large, too long."""
    other: list[Any] = [None, True, 1.5, "?", b"?", [], {}, {"o": "Rules", "a": []}]
    if isinstance(value, bool):
        return [not value, 1, *other]
    if isinstance(value, int):
        near = [value - 1, value + 1, -1, 0, -2, 7, 31, 63, 64, 99]
        return [*near, 1 << 20, 1 << 40, -(1 << 40), (1 << 62) + 1, (1 << 63) - 1, 1 << 63, *other]
    if isinstance(value, str):
        return ["", value + "x", 5, *other]
    if isinstance(value, bytes):
        return [b"", value[:-1], value + b"?", 5, *other]
    if isinstance(value, list):
        longer = [*value, *(value[-1:] or [0])]
        return [value[:-1], longer, value[::-1], value * 3, [[]], 5, *other]
    if isinstance(value, dict):
        more = {**value, "?": 0}
        return [more, 5, *other, *[{**value, "o": name} for name in ("NoSuchStep", 5, "Rng")]]
    return [0, -1, 99, 1 << 40, *other[1:]]
