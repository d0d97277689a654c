"""Where work is done: in this process, in several of this machine, or on Ray (ray_workers.py).

    with workers(processes=2) as hands:
        found = simulate(plan, hands)

Work is a function of a module, and a task the tuple of its arguments: both can travel. Results come
in the order of the tasks, however long each of them takes, and a task's chance comes from its
arguments alone. So the same tasks give the same figures everywhere, to the last digit of a sum.
"""

import contextlib
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
H = TypeVar("H")
Ts = TypeVarTuple("Ts")

# Results as they come; to close it is to stop.
Working = Generator[T, None, None]

# So many tasks are under way for each worker: enough that nobody waits for a slow one before it.
AHEAD: Final = 16


class Workers(Protocol):
    """Whoever does the work."""

    @property
    def count(self) -> int:
        """How many tasks are worked on at the same time."""
        ...

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        """What comes of each task, in their order. Whoever stops asking stops the work."""
        ...


class Here:
    """This process, one task after the other."""

    count: Final = 1

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        for task in tasks:
            yield work(*task)


HERE: Final = Here()


class Processes:
    """Several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self._pool: Final = ProcessPoolExecutor(count)

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        def begin(task: tuple[*Ts]) -> Future[T]:
            return self._pool.submit(work, *task)

        return in_order(begin, Future.result, Future.cancel, tasks, AHEAD * self.count)

    def close(self) -> None:
        """What was begun is waited for, what was not is dropped."""
        self._pool.shutdown(cancel_futures=True)


def in_order(
    begin: Callable[[Any], H],
    finish: Callable[[H], T],
    drop: Callable[[H], object],
    tasks: Iterable[Any],
    most: int,
) -> Working[T]:
    """The results of tasks that are begun ahead, at most so many at a time."""
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
    """This process, `processes` of them, or the Ray at an address (`local` for one of our own)."""
    if ray is not None:
        # The extra may not be there; everything else works without it.
        from miskatonic.sim.ray_workers import on_ray  # noqa: PLC0415

        with on_ray(ray, processes) as cluster:
            yield cluster
    elif processes is None or processes == 1:
        yield HERE
    else:
        with contextlib.closing(Processes(processes)) as several:
            yield several
