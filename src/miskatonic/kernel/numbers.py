"""Convert seats, choices and counts that callers pass as any type.

Bools are rejected, because passing one is usually a mistake.
"""

import operator
from typing import Final, SupportsIndex, cast

from mypy_extensions import i64

NO_NUMBER: Final[i64] = -1
LARGEST: Final = (1 << 62) - 1
MOST_SHOWN: Final = 80


def whole(value: object) -> i64:
    """Convert to a non-negative int; return NO_NUMBER for anything else or if too large."""
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
    """Format a bad value for an error message: shortened, and never raises."""
    try:
        text = repr(value)
    except Exception as error:  # noqa: BLE001  for example an int with too many digits to print
        return f"a {type(value).__name__} that cannot be shown ({type(error).__name__})"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
