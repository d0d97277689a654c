"""Places where a test lets the process die, as if the power had gone.

MISKATONIC_FAILPOINT=committed:3 kills it (SIGKILL, nothing is tidied up) when the place called
"committed" is reached for the third time. Without the variable these calls do nothing.
"""

import os
import signal
from typing import Final

PLACES: Final = (
    "received",  # a command has arrived
    "checked",  # it was found legal
    "inserted",  # its row is in the transaction
    "committed",  # the transaction is on the disk
    "applied",  # the table has gone on
    "acknowledged",  # its sender has been told
    "told-one",  # the first of the other viewers has been told
    "told-all",  # everybody has been told
)


class _Failpoint:
    def __init__(self, given: str) -> None:
        name, _, count = given.partition(":")
        self.name: Final = name
        self.left = int(count or 1)


_set: Final = _Failpoint(os.environ.get("MISKATONIC_FAILPOINT", ""))


def is_set(name: str) -> bool:
    """Whether the process is to die at this place."""
    return name == _set.name


def is_any_set() -> bool:
    return bool(_set.name)


def fail_at(name: str) -> None:
    if name != _set.name:
        return
    _set.left -= 1
    if _set.left <= 0:
        os.kill(os.getpid(), signal.SIGKILL)
