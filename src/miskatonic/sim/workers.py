"""Run tasks in this process, in several processes, or on Ray (ray_workers.py).

    with workers(processes=2) as hands:
        found = simulate(plan, hands)

Work is a module-level function, and a task is the tuple of its arguments; both are pickled. Results
come in the order of the tasks, and a task's randomness depends only on its arguments, so results
are the same everywhere, to the last digit of a sum.
"""

import contextlib
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
H = TypeVar("H")
Ts = TypeVarTuple("Ts")

# Yields results as they come; closing it stops the work.
Working = Generator[T, None, None]

# Tasks queued per worker, so that workers stay busy while an earlier task is slow.
AHEAD: Final = 16


class Workers(Protocol):
    """Runs tasks in this process, other processes or a cluster."""

    @property
    def count(self) -> int:
        """The number of tasks that run at the same time."""
        ...

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        """Yield the result of each task, in order. Closing the generator stops the work."""
        ...


class SerialWorkers:
    """Runs tasks in this process, one after the other."""

    count: Final = 1

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        for task in tasks:
            yield work(*task)


HERE: Final = SerialWorkers()


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


@contextlib.contextmanager
def workers(processes: int | None = None, ray: str | None = None) -> Iterator[Workers]:
    """Workers in this process, in `processes` processes, or on Ray at an address."""
    if ray is not None:
        # Ray is an optional extra.
        from miskatonic.sim.ray_workers import on_ray  # noqa: PLC0415

        with on_ray(ray, processes) as cluster:
            yield cluster
    elif processes is None or processes == 1:
        yield HERE
    else:
        with contextlib.closing(ProcessWorkers(processes)) as several:
            yield several
