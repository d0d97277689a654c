"""A process that analyses one game at the lowest priority, and ends.

It reads the record, the seat and the processor time it may use from its standard input. It writes
messages (pipes.py): its progress from 0 to 1, and finally the analysis as JSON. The server may end
it at any time; it ends with the server (spawn.py).
"""

import os
import sys
from typing import Any, BinaryIO, Final

import msgspec

from miskatonic.analysis.report import Analysis
from miskatonic.analysis.seat import analyse
from miskatonic.kernel.replay import read_record
from miskatonic.server.workers.pipes import framed, read_body

NICENESS: Final = 19
# Progress is reported in steps of this size.
STEP: Final = 0.01


class Job(msgspec.Struct, array_like=True):
    record: bytes
    seat: int
    seconds: float


Message = float | bytes


def packed(message: Any) -> bytes:
    return framed(msgspec.msgpack.encode(message))


def analysed(job: Job, progress: Any = None) -> Analysis:
    return analyse(read_record(job.record), job.seat, progress, job.seconds)


class Steps:
    """Reports progress in steps."""

    def __init__(self, results: BinaryIO) -> None:
        self._results: Final = results
        self._told = 0.0

    def __call__(self, share: float) -> None:
        if share >= self._told + STEP:
            self._told = share
            self._results.write(packed(float(share)))
            self._results.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    results = os.fdopen(os.dup(1), "wb")
    # Prints must not get between the messages.
    os.dup2(2, 1)
    job = msgspec.msgpack.decode(read_body(sys.stdin.buffer), type=Job)
    found = analysed(job, Steps(results))
    results.write(packed(msgspec.json.encode(found)))
    results.flush()
