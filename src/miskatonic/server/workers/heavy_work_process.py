"""The process that runs heavy work for the server.

It reads jobs from its standard input and answers on its standard output, both in MessagePack
(pipes.py). A job is the name of a function, its arguments and its time limit. The process kills
itself when the time is up, and ends with the server (spawn.py).
"""

import logging
import pkgutil
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.refusal import Refusal
from miskatonic.server.workers.pipes import framed, read_body

LOGGER: Final = logging.getLogger(__name__)


class Job(msgspec.Struct, array_like=True):
    call: str
    arguments: list[Any]
    seconds: float


class Answer(msgspec.Struct, array_like=True):
    """The result, or the error."""

    result: Any = None
    refusal: Refusal | None = None
    bad_save: str | None = None
    bug: str | None = None

    def unpacked(self) -> Any:
        if self.refusal is not None:
            each = self.refusal
            raise Refused(each.reason, each.detail, each.text, each.word, each.values)
        if self.bad_save is not None:
            raise BadSave(self.bad_save)
        if self.bug is not None:
            raise RuntimeError(self.bug)
        return self.result


def send(file: BinaryIO, message: Job | Answer) -> None:
    file.write(framed(msgspec.msgpack.encode(message)))
    file.flush()


def done(call: Callable[..., Any], arguments: list[Any]) -> Answer:
    try:
        return Answer(call(*arguments))
    except Refused as refused:
        return Answer(refusal=refused.refusal)
    except BadSave as error:
        return Answer(bad_save=str(error))
    except Exception as error:
        LOGGER.exception("heavy work failed")
        return Answer(bug=repr(error))


def main() -> None:
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    # Prints must not get between the messages.
    sys.stdout = sys.stderr
    while True:
        try:
            job = msgspec.msgpack.decode(read_body(jobs), type=Job)
        except EOFError:
            return
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, job.seconds + 1)
        answer = done(pkgutil.resolve_name(job.call), job.arguments)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        send(answers, answer)
