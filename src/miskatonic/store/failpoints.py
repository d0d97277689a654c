"""Failpoints: places where a test kills the process, as in a power failure.

MISKATONIC_FAILPOINT=committed:3 sends SIGKILL when the failpoint "committed" is reached for the
third time. Without the variable (`HAS_FAILPOINT`) these calls do nothing.
"""

import os
import signal
from typing import Final

PLACES: Final = (
    "received",  # a command has arrived
    "checked",  # the command is legal
    "inserted",  # its row was inserted in the transaction
    "committed",  # the transaction is on the disk
    "applied",  # the table's state was updated
    "acknowledged",  # the sender was told
    "told-one",  # the first of the other viewers was told
    "told-all",  # all viewers were told
)


class _Failpoint:
    def __init__(self, given: str) -> None:
        name, _, count = given.partition(":")
        self.name: Final = name
        self.left = int(count or 1)


_set: Final = _Failpoint(os.environ.get("MISKATONIC_FAILPOINT", ""))


HAS_FAILPOINT: Final = bool(_set.name)


def fail_at(name: str) -> None:
    if name != _set.name:
        return
    _set.left -= 1
    if _set.left <= 0:
        os.kill(os.getpid(), signal.SIGKILL)
