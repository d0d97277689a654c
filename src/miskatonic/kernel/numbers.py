"""Seats, choices and counts as callers give them: any integer type, and whatever else there is.

A bool is no number here: where it is given for one, somebody has made a mistake.
"""

import operator
from typing import Final, SupportsIndex, cast

from mypy_extensions import i64

NO_NUMBER: Final[i64] = -1
LARGEST: Final = (1 << 62) - 1
MOST_SHOWN: Final = 80


def whole(value: object) -> i64:
    """The value as a number from 0, or NO_NUMBER for what is none, or negative, or too large."""
    if isinstance(value, int):
        if isinstance(value, bool) or not 0 <= value <= LARGEST:
            return NO_NUMBER
        return value
    return _of_another_type(value)


def _of_another_type(value: object) -> i64:
    try:
        number = operator.index(cast(SupportsIndex, value))
    except TypeError:
        return NO_NUMBER
    return number if 0 <= number <= LARGEST else NO_NUMBER


def shown(value: object) -> str:
    """A bad value as an error message shows it: never too long, and never an error of its own."""
    try:
        text = repr(value)
    except Exception as error:  # noqa: BLE001  such as an int of more digits than Python writes
        return f"a {type(value).__name__} that cannot be shown ({type(error).__name__})"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
