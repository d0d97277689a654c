"""Jobs for another process, in a module that imports little."""

import os
import time

from miskatonic.errors import BadSave
from miskatonic.server.base.refusals import Refused


def sleep_for(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


def divide(one: int, other: int) -> float:
    return one / other


def refuse() -> None:
    raise Refused("other-rules", "detail", "text", "word", {"rules": 1})


def complain() -> None:
    raise BadSave("not a record")


def die() -> None:
    os._exit(3)
