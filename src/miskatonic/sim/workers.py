"""Run tasks in this process, in several processes, or on Ray (ray_workers.py).

    with workers(processes=2) as pool:
        found = simulate(plan, pool)

Work is a module-level function, and a task is the tuple of its arguments; both are pickled. Results
come in the order of the tasks, and a task's randomness depends only on its arguments, so results
are the same everywhere, to the last digit of a sum.
"""

import contextlib
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar, TypeVarTuple

from miskatonic.sim.local_workers import THIS_PROCESS, ProcessWorkers, Working

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Workers(Protocol):
    """Runs tasks in this process, other processes or a cluster."""

    @property
    def count(self) -> int:
        """The number of tasks that run at the same time."""
        ...

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        """Yield the result of each task, in order. Closing the generator stops the work."""
        ...


@contextlib.contextmanager
def workers(processes: int | None = None, ray: str | None = None) -> Iterator[Workers]:
    """Workers in this process, in `processes` processes, or on Ray at an address."""
    if ray is not None:
        # Ray is an optional extra.
        from miskatonic.sim.ray_workers import on_ray  # noqa: PLC0415

        with on_ray(ray, processes) as cluster:
            yield cluster
    elif processes is None or processes == 1:
        yield THIS_PROCESS
    else:
        with contextlib.closing(ProcessWorkers(processes)) as several:
            yield several
