"""Many people come at the same time, such as after a restart."""

from collections import deque
from typing import Final

# When so many come within a second, those who are there are told of several at a time: so much
# later.
MANY: Final = 20
SECONDS: Final = 0.1


class Rush:
    """By the event loop's clock."""

    def __init__(self) -> None:
        self._came: Final[deque[float]] = deque(maxlen=MANY)

    def note(self, now: float) -> None:
        """Somebody has come."""
        self._came.append(now)

    def is_on(self, now: float) -> bool:
        return len(self._came) == MANY and now - self._came[0] < 1.0
