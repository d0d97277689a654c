"""Work on Ray: on this machine, or on as many as a cluster has. Needs the extra `ray`.

The address is `local` for a Ray of our own that ends with the work, `auto` for the one that runs on
this machine, or HOST:PORT. Every node needs the same Miskatonic: figures of other code would be
other figures, so a worker compares the sources before it does anything. Ray does the tasks of a
node that is lost again elsewhere.
"""

import contextlib
import os
import re
import socket
import tempfile
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar, TypeVarTuple

import miskatonic
from miskatonic.bots.policies import POLICIES
from miskatonic.errors import BadOptions, MiskatonicError
from miskatonic.games import VARIABLE
from miskatonic.games.packs import PACKS
from miskatonic.sim.code import code_of_all
from miskatonic.sim.workers import AHEAD, Working, in_order

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

EXTRA: Final = "ray"
LOCAL: Final = "local"
ADDRESS: Final = re.compile(r"local|auto|(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}")
# Within so many seconds a head node must have answered.
PATIENCE: Final = 10.0
# Tasks and results are small; the least that Ray takes is a little less than this.
STORE_BYTES: Final = 100_000_000
# Nobody is told that we exist, and results are all that we want to hear. A Ray of our own works as
# hard as processes do: niced, its workers would take minutes to start beside anything else.
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_worker_niceness": "0",
}
# What a worker must know before it imports anything of ours.
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
    """A Ray that is connected."""

    def __init__(self, ray: Any, processes: int | None) -> None:
        self._ray: Final = ray
        there = int(ray.cluster_resources().get("CPU", 1))
        self.count: Final = max(1, there if processes is None else min(there, processes))

    def do(self, work: Callable[[*Ts], T], tasks: Iterable[tuple[*Ts]]) -> Working[T]:
        ray, expected = self._ray, code_of_all()
        # Who asks for fewer than there are gets no more at a time.
        ahead = self.count if self.count < self._all() else AHEAD * self.count
        remote = ray.remote(_worked)

        def begin(task: tuple[*Ts]) -> Any:
            return remote.remote(expected, work, task)

        return in_order(begin, self._finished, ray.cancel, tasks, ahead)

    def _all(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))

    def _finished(self, begun: Any) -> Any:
        """Our own errors come back as themselves; Ray would wrap them into a traceback."""
        try:
            return self._ray.get(begun)
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, MiskatonicError):
                raise cause from None
            if isinstance(cause, ModuleNotFoundError) and cause.name == miskatonic.__name__:
                raise BadOptions(
                    "a node of the Ray cluster has no miskatonic; install"
                    f" {miskatonic.__version__} on every node"
                ) from None
            raise


def _worked(expected: str, work: Callable[..., Any], task: tuple[Any, ...]) -> Any:
    """In a worker of Ray."""
    found = code_of_all()
    if found != expected:
        raise BadOptions(
            f"the Ray node {os.uname().nodename} has other sources of miskatonic than this machine"
            f" ({found}, {expected} here); the same version has to be installed on every node"
        )
    return work(*task)


@contextlib.contextmanager
def on_ray(address: str, processes: int | None = None) -> Iterator[RayWorkers]:
    """The workers of a Ray. One that this process is connected to already is used, and stays."""
    if ADDRESS.fullmatch(address) is None:
        raise BadOptions(f"no Ray at {address!r}; it takes local, auto or HOST:PORT")
    ray = _ray()
    if ray.is_initialized():
        yield RayWorkers(ray, processes)
        return
    if ":" in address:
        _knock(address)
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    with contextlib.ExitStack() as stack:
        connect: Any = {
            "include_dashboard": False,
            "log_to_driver": False,
            "logging_level": "ERROR",
        }
        if address == LOCAL:
            # Everything of ours that Ray writes goes with it. Sockets want a short path.
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


def _knock(address: str) -> None:
    """Ray itself would try for many minutes."""
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
            hint = "; if it wants a token, set RAY_AUTH_MODE=token" if ":" in address else ""
            raise BadOptions(f"no Ray at {address!r}: {reason}{hint}") from None
