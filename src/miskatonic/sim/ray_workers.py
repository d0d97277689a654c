"""Run tasks on Ray, on this machine or a cluster. Needs the extra `ray`.

The address is `local` to start a temporary Ray instance, `auto` for the one already running on this
machine, or HOST:PORT. Every node needs the same version of Miskatonic, or results would differ, so
workers compare the sources first. Ray reruns the tasks of lost nodes on other nodes.
"""

import contextlib
import os
import re
import socket
import tempfile
import warnings
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from typing import Any, Final, TypeVar, TypeVarTuple

from miskatonic.bots.policies import POLICIES
from miskatonic.errors import BadOptions, MiskatonicError
from miskatonic.games import VARIABLE
from miskatonic.games.packs import PACKS
from miskatonic.sim.code_version import code_of_all
from miskatonic.sim.local_workers import AHEAD, Working, in_order

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

EXTRA: Final = "ray"
LOCAL: Final = "local"
ADDRESS: Final = re.compile(r"local|auto|(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}")
# A head node must answer within this many seconds.
PATIENCE: Final = 10.0
# Slightly above Ray's minimum, since tasks and results are small.
STORE_BYTES: Final = 100_000_000
# No usage statistics, no accelerator warning, and no niceness: niced workers take minutes to start
# on a busy machine.
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_worker_niceness": "0",
}
# Environment variables that a worker needs before it imports miskatonic.
TOLD: Final = ("MISKATONIC_PURE", VARIABLE, PACKS, POLICIES)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise BadOptions(
            f'work on Ray needs the extra {EXTRA} ({error}); pip install "miskatonic[{EXTRA}]"'
        ) from None
    return ray


class RayWorkers:
    def __init__(self, ray: Any, processes: int | None) -> None:
        self._ray: Final = ray
        there = int(ray.cluster_resources().get("CPU", 1))
        self.count: Final = max(1, there if processes is None else min(there, processes))

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        ray, expected = self._ray, code_of_all()
        # With a limit below the number of CPUs, don't start more tasks than that at once.
        ahead = self.count if self.count < self._all() else AHEAD * self.count
        remote = ray.remote(_run_task)

        def begin(task: tuple[*Ts]) -> Any:
            return remote.remote(expected, work, task)

        return in_order(begin, self._finished, ray.cancel, tasks, ahead)

    def _all(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))

    def _finished(self, begun: Any) -> Any:
        """Get a result; unwrap our own errors, which Ray wraps in its own exception."""
        try:
            return self._ray.get(begun)
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, MiskatonicError):
                raise cause from None
            if isinstance(cause, ModuleNotFoundError) and cause.name == "miskatonic":
                raise BadOptions(
                    "a node of the Ray cluster has no miskatonic; install"
                    f" {version('miskatonic')} on every node"
                ) from None
            raise


def _run_task(expected: str, work: Callable[..., Any], task: tuple[Any, ...]) -> Any:
    """Run a task in a Ray worker, after checking that the sources match."""
    found = code_of_all()
    if found != expected:
        raise BadOptions(
            f"the Ray node {os.uname().nodename} has a different version of miskatonic"
            f" ({found}, {expected} here); install the same version on every node"
        )
    return work(*task)


@contextlib.contextmanager
def on_ray(address: str, processes: int | None = None) -> Iterator[RayWorkers]:
    """Connect to Ray. An existing connection of this process is reused and left open."""
    if ADDRESS.fullmatch(address) is None:
        raise BadOptions(f"no Ray at {address!r}; expected local, auto or HOST:PORT")
    ray = _ray()
    if ray.is_initialized():
        yield RayWorkers(ray, processes)
        return
    if ":" in address:
        _check_head_node(address)
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    with contextlib.ExitStack() as stack:
        connect: Any = {
            "include_dashboard": False,
            "log_to_driver": False,
            "logging_level": "ERROR",
        }
        if address == LOCAL:
            # Holds all files that Ray writes. The path is short because socket paths are limited.
            folder = tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True)
            connect |= {
                "num_cpus": processes or os.cpu_count() or 1,
                "object_store_memory": STORE_BYTES,
                "_node_ip_address": "127.0.0.1",
                "_temp_dir": stack.enter_context(folder),
            }
        else:
            told = {name: os.environ[name] for name in TOLD if name in os.environ}
            connect = {"log_to_driver": False, "runtime_env": {"env_vars": told}}
        _connect(ray, address, connect)
        stack.callback(ray.shutdown)
        yield RayWorkers(ray, processes)


def _check_head_node(address: str) -> None:
    """Check quickly that the head node answers; Ray itself retries for many minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadOptions(f"no Ray at {address!r}: {error}") from None


def _connect(ray: Any, address: str, how: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            ray.init(address, **how)
        except (OSError, ValueError, RuntimeError) as error:
            reason = str(error).partition("\n")[0]
            hint = "; if it needs a token, set RAY_AUTH_MODE=token" if ":" in address else ""
            raise BadOptions(f"no Ray at {address!r}: {reason}{hint}") from None
