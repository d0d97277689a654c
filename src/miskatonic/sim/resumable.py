"""Resumable runs, stored in a file: the plan in the first line, then one batch of results per line.

Stored and new batches are combined in order, so an interrupted run gives the same results as an
uninterrupted one. A run can also be extended with more games.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, TypeVarTuple

import msgspec

from miskatonic.errors import BadOptions
from miskatonic.sim.workers import Workers

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Key = tuple[int | str, ...]

# The field of the plan that may change when a run is resumed.
MORE: Final = "games"


class LinesFile:
    """A file of JSON values, one per line, below a header line. Ignores a truncated last line."""

    def __init__(self, path: Path, about: Mapping[str, Any], more: str = MORE) -> None:
        self.path: Final = path
        self.lines: Final[list[bytes]] = []
        about = msgspec.to_builtins(about, str_keys=True)
        written = path.read_bytes() if path.exists() else b""
        if b"\n" not in written:
            path.write_bytes(msgspec.json.encode(about) + b"\n")
            return
        whole = written[: written.rindex(b"\n") + 1]
        first, *rest = whole.splitlines()
        self._compare(first, about, more)
        self.lines.extend(rest)
        if whole != written:
            path.write_bytes(whole)

    def _compare(self, first: bytes, about: Mapping[str, Any], more: str) -> None:
        try:
            before = msgspec.json.decode(first, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise BadOptions(f"{str(self.path)!r} is not a results file: {error}") from None
        now = msgspec.json.decode(msgspec.json.encode(about))
        for name in [*now, *before]:
            if name != more and before.get(name) != now.get(name):
                raise BadOptions(
                    f"{str(self.path)!r} is for another plan: {name} is {before.get(name)!r} there"
                    f" and {now.get(name)!r} here; choose another file"
                )

    def add(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line + b"\n")


class KeptRun(Generic[T]):
    """The batches of a run that its file already has."""

    def __init__(
        self,
        path: Path,
        about: Mapping[str, Any],
        pack: Callable[[T], Any],
        unpack: Callable[[Any], T],
    ) -> None:
        self._pack: Final = pack
        self._file: Final = LinesFile(path, about)
        self._batches: Final[dict[Key, T]] = {}
        for line in self._file.lines:
            try:
                key, packed = msgspec.json.decode(line)
                self._batches[tuple(key)] = unpack(packed)
            except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
                raise BadOptions(f"{str(path)!r} is not a results file: {error}") from None

    def find(self, key: Key) -> T | None:
        return self._batches.get(key)

    def keep(self, key: Key, found: T) -> None:
        self._file.add(msgspec.json.encode([key, self._pack(found)]))
        self._batches[key] = found


def batches(games: int, size: int) -> list[Key]:
    """The number of the first game of each batch, and how many games it has."""
    return [(start, min(size, games - start)) for start in range(0, games, size)]


def gathered(
    work: Callable[[*Ts], T],
    tasks: Sequence[tuple[*Ts]],
    keys: Sequence[Key],
    workers: Workers,
    kept: KeptRun[T] | None = None,
) -> Iterator[T]:
    """Yield each task's result in order: the stored one for its key, or a new one, then stored."""
    known = [None if kept is None else kept.find(key) for key in keys]
    missing = [task for task, found in zip(tasks, known, strict=True) if found is None]
    with contextlib.closing(workers.do(work, missing)) as working:
        for key, found in zip(keys, known, strict=True):
            if found is not None:
                yield found
                continue
            fresh = next(working)
            if kept is not None:
                kept.keep(key, fresh)
            yield fresh
