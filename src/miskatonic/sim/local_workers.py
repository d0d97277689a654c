"""Run tasks in this process, or in several processes on this machine."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar, TypeVarTuple

T = TypeVar("T")
H = TypeVar("H")
Ts = TypeVarTuple("Ts")

# Yields results as they come; closing it stops the work.
Working = Generator[T, None, None]

# Tasks queued per worker, so that workers stay busy while an earlier task is slow.
AHEAD: Final = 16


class SerialWorkers:
    """Runs tasks in this process, one after the other."""

    count: Final = 1

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        for task in tasks:
            yield work(*task)


THIS_PROCESS: Final = SerialWorkers()


class ProcessWorkers:
    """Runs tasks in several processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self._pool: Final = ProcessPoolExecutor(count)

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        def begin(task: tuple[*Ts]) -> Future[T]:
            return self._pool.submit(work, *task)

        return in_order(begin, Future.result, Future.cancel, tasks, AHEAD * self.count)

    def close(self) -> None:
        """Wait for running tasks and cancel the others."""
        self._pool.shutdown(cancel_futures=True)


def in_order(
    begin: Callable[[Any], H],
    finish: Callable[[H], T],
    drop: Callable[[H], object],
    tasks: Iterable[Any],
    most: int,
) -> Working[T]:
    """Yield the results of tasks in order, with at most `most` started ahead."""
    under_way: deque[H] = deque()
    try:
        for task in tasks:
            if len(under_way) >= most:
                yield finish(under_way.popleft())
            under_way.append(begin(task))
        while under_way:
            yield finish(under_way.popleft())
    finally:
        for each in under_way:
            drop(each)
