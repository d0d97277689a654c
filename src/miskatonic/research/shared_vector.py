"""Run many games on several cores: a `VectorEnv` per process, with buffers in shared memory.

    with SharedVectorEnv("among-cultists", 1024, seats=6, seed=7, processes=2) as env:
        env.step(actions)

The games, rows, masks and rewards are identical to those of one `VectorEnv` with the same seed.
This process plays a part of the games, too, while the others play theirs.
"""

import contextlib
import multiprocessing
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple

from miskatonic.errors import BadOptions, MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.vector import WAIT, VectorEnv, number_of_games, read_actions, refusal

MOST_PROCESSES: Final = 256
# Buffers are aligned to this many bytes so that no two share a cache line.
ALIGNED: Final = 64
# Commands to the worker processes (RESET comes with a seed), and their reply.
STEP: Final = "step"
RESET: Final = "reset"
DONE: Final = "done"
# The buffers of a VectorEnv and their format codes.
FORMS: Final = {
    "observations": "h",
    "masks": "B",
    "options": "h",
    "counts": "h",
    "seats": "h",
    "rewards": "d",
    "ended": "B",
}
ACTIONS: Final = "actions"
BYTES: Final = {"h": 2, "B": 1, "d": 8, "q": 8}


class Part(NamedTuple):
    """The games that one process plays: `size` games starting with number `first`."""

    first: int
    size: int


class Plan(NamedTuple):
    """The settings that every process needs to create its games."""

    game: str
    games: int
    seats: int
    options: Mapping[str, object] | None
    seed: object

    def begin(self, part: Part) -> VectorEnv:
        game = GAMES[self.game]
        return game.vector(part.size, self.seats, self.options, self.seed, first=part.first)


class SharedBuffers:
    """The buffers of all games, one after the other in shared memory."""

    def __init__(self, plan: Plan, memory: str | None = None) -> None:
        game = GAMES[plan.game]
        wide = {"observations": game.observation.size, "rewards": plan.seats}
        wide |= dict.fromkeys(("masks", "options"), game.choices)
        self._forms: Final = {**FORMS, ACTIONS: "q"}
        self._widths: Final = {name: wide.get(name, 1) for name in self._forms}
        self._starts: Final[dict[str, int]] = {}
        size = 0
        for name, form in self._forms.items():
            self._starts[name] = size
            size += -(-plan.games * self._widths[name] * BYTES[form] // ALIGNED) * ALIGNED
        self._memory: Final = (
            SharedMemory(create=True, size=size) if memory is None else SharedMemory(memory)
        )
        self._given_out: Final[list[memoryview]] = []

    @property
    def name(self) -> str:
        return self._memory.name

    def bytes_of(self, name: str, part: Part) -> memoryview:
        """Return the bytes of a buffer that belong to the games of `part`."""
        each = self._widths[name] * BYTES[self._forms[name]]
        start = self._starts[name] + part.first * each
        memory = self._memory.buf
        assert memory is not None
        return self._give_out(memory[start : start + part.size * each])

    def numbers_of(self, name: str, part: Part) -> memoryview:
        """Like `bytes_of`, as a flat array of numbers."""
        return self._give_out(self.bytes_of(name, part).cast(self._forms[name]))  # type: ignore[call-overload]

    def table_of(self, name: str, part: Part) -> memoryview:
        """Like `bytes_of`, as a table with a row for each game."""
        shape = (part.size, self._widths[name])
        return self._give_out(self.bytes_of(name, part).cast(self._forms[name], shape))  # type: ignore[call-overload]

    def _give_out(self, view: memoryview) -> memoryview:
        self._given_out.append(view)
        return view

    def close(self) -> None:
        """Release the shared memory, except for buffers that are still in use."""
        for view in reversed(self._given_out):
            with contextlib.suppress(BufferError):
                view.release()
        try:
            self._memory.close()
        except BufferError:
            # Python would call close() again at exit and print an error that nothing can handle.
            self._memory.close = _nothing  # type: ignore[method-assign]

    def unlink(self) -> None:
        """Delete the shared memory; its creator calls this once."""
        self._memory.unlink()


def _nothing() -> None: ...


class PlayedPart:
    """The games of one process, written to the shared buffers after each step."""

    def __init__(self, plan: Plan, part: Part, buffers: SharedBuffers) -> None:
        self.env: Final = plan.begin(part)
        self._actions: Final = buffers.numbers_of(ACTIONS, part)
        self._copies: Final = [
            (buffers.bytes_of(name, part), memoryview(getattr(self.env, name)).cast("B"))
            for name in FORMS
        ]
        self._show()

    def step(self) -> None:
        self.env.step(self._actions)
        self._show()

    def reset(self, seed: object) -> None:
        self.env.reset(seed)
        self._show()

    def _show(self) -> None:
        for there, own in self._copies:
            there[:] = own

    def close(self) -> None:
        self._copies.clear()


def play_part(line: Connection, far_end: Connection, plan: Plan, part: Part, memory: str) -> None:
    """Run a worker process: execute commands until the pipe is closed."""
    # A forked process inherits the parent's end; left open, it would keep the pipe alive.
    far_end.close()
    buffers = SharedBuffers(plan, memory)
    played = PlayedPart(plan, part, buffers)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        line.send(DONE)
        while True:
            what, seed = line.recv()
            if what == STEP:
                played.step()
            else:
                played.reset(seed)
            line.send(DONE)
    played.close()
    buffers.close()


class WorkerProcess:
    """A worker process, as seen by the parent."""

    def __init__(self, plan: Plan, part: Part, memory: str) -> None:
        self._line, theirs = multiprocessing.Pipe()
        self._process: Final = multiprocessing.Process(
            target=play_part, args=(theirs, self._line, plan, part, memory), daemon=True
        )
        self._process.start()
        theirs.close()

    def tell(self, what: str, seed: object = None) -> None:
        with contextlib.suppress(OSError):
            self._line.send((what, seed))

    def wait(self) -> None:
        try:
            self._line.recv()
        except (EOFError, OSError):
            raise MiskatonicError(
                f"the process {self._process.pid} has ended with its games;"
                " create a new environment"
            ) from None

    def hang_up(self) -> None:
        self._line.close()

    def join(self) -> None:
        self._process.join()


class SharedVectorEnv:
    """A `VectorEnv` spread over `processes` processes, with the same buffers.

    Close it, or use it in a `with` statement, to end the worker processes. It needs numpy.
    """

    def __init__(
        self,
        game: str,
        games: object,
        seats: object,
        options: Mapping[str, object] | None = None,
        seed: object = 0,
        processes: object = 2,
    ) -> None:
        if find_spec("numpy") is None:
            raise MiskatonicError('a SharedVectorEnv needs numpy: pip install "miskatonic[train]"')
        if game not in GAMES:
            raise BadOptions(f"unknown game {shown(game)}; the games are {', '.join(GAMES)}")
        self.game: Final = GAMES[game]
        self.players: Final = self.game.count(seats)
        self.width: Final = self.game.observation.size
        self.choices: Final = self.game.choices
        self.games: Final = number_of_games(games)
        self.processes: Final = _number_of_processes(processes, self.games)
        plan = Plan(game, self.games, self.players, options, seed)
        # Reject an invalid plan here, before any process starts.
        plan.begin(Part(0, 1))
        first, *rest = parts_of(self.games, self.processes)
        self._buffers: Final = SharedBuffers(plan)
        self._others: Final = [WorkerProcess(plan, part, self._buffers.name) for part in rest]
        self._own: Final = PlayedPart(plan, first, self._buffers)
        self._is_open = True
        everything = Part(0, self.games)
        self.observations: Final = self._buffers.table_of("observations", everything)
        self.masks: Final = self._buffers.table_of("masks", everything)
        self.options: Final = self._buffers.table_of("options", everything)
        self.counts: Final = self._buffers.numbers_of("counts", everything)
        self.seats: Final = self._buffers.numbers_of("seats", everything)
        self.rewards: Final = self._buffers.table_of("rewards", everything)
        self.ended: Final = self._buffers.numbers_of("ended", everything)
        self._actions: Final = self._buffers.bytes_of(ACTIONS, everything)
        self._check: Final = ActionCheck(self._buffers, everything, self.choices)
        self._wait()

    def step(self, actions: object) -> None:
        """Play one choice in each game (-1 skips it). An illegal action changes no game."""
        self._must_be_open()
        chosen = read_actions(actions, self.games, self.choices, self._refuse)
        self._actions[:] = memoryview(chosen).cast("B")
        refused = self._check.first_refused()
        if refused is not None:
            self._refuse(refused, int(chosen[refused]))
        for other in self._others:
            other.tell(STEP)
        self._own.step()
        self._wait()

    def reset(self, seed: object) -> None:
        """Restart all games. Game i of a seed does not depend on the number of games."""
        self._must_be_open()
        self._own.reset(seed)
        for other in self._others:
            other.tell(RESET, seed)
        self._wait()

    def close(self) -> None:
        if self._is_open:
            self._is_open = False
            for other in self._others:
                other.hang_up()
            # A process forked later may hold pipes of the earlier ones until it ends.
            for other in self._others:
                other.join()
            self._own.close()
            self._check.close()
            self._buffers.close()
            self._buffers.unlink()

    def __enter__(self) -> "SharedVectorEnv":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _wait(self) -> None:
        for other in self._others:
            other.wait()

    def _must_be_open(self) -> None:
        if not self._is_open:
            raise MiskatonicError("this SharedVectorEnv is closed; make another one")

    def _refuse(self, at: int, action: object) -> None:
        options = [int(self.options[at, each]) for each in range(self.counts[at])]
        raise refusal(self.game, at, self.seats[at], action, options)


class ActionCheck:
    """Checks with numpy that each action is an option of its game, or WAIT."""

    def __init__(self, buffers: SharedBuffers, part: Part, choices: int) -> None:
        numpy = import_module("numpy")
        self._numpy: Final = numpy
        self._choices: Final = choices
        self._masks: Any = numpy.asarray(buffers.numbers_of("masks", part))
        self._actions: Any = numpy.asarray(buffers.numbers_of(ACTIONS, part))
        self._rows: Final = numpy.arange(part.size) * choices

    def first_refused(self) -> int | None:
        actions = self._actions
        inside = (actions >= 0) & (actions < self._choices)
        is_option = self._masks.take(self._rows + self._numpy.where(inside, actions, 0)) != 0
        wrong = ~(inside & is_option) & (actions != WAIT)
        return int(wrong.argmax()) if wrong.any() else None

    def close(self) -> None:
        self._masks = self._actions = None


def parts_of(games: int, processes: int) -> list[Part]:
    """Split the games into parts of nearly equal size."""
    ends = [games * number // processes for number in range(processes + 1)]
    return [Part(first, last - first) for first, last in pairwise(ends)]


def _number_of_processes(processes: object, games: int) -> int:
    most = min(MOST_PROCESSES, games)
    number = whole(processes)
    if not 1 <= number <= most:
        right = f"expected 1 to {most}"
        raise BadOptions(f"{shown(processes)} processes for {games} games; {right}")
    return int(number)
