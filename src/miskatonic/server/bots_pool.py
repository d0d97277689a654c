"""Bots think in processes of their own, and are given their seat's view and nothing else."""

import asyncio
import functools
import logging
import multiprocessing
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol, TypeVar

from miskatonic import bots
from miskatonic.bots.coach import Advice, coach
from miskatonic.kernel.rng import Rng

LOGGER: Final = logging.getLogger(__name__)

T = TypeVar("T")
# AC-N24  The same for every seat, whatever its role.
BUDGET: Final = bots.Budget(seconds=1.0)


class BotRunner(Protocol):
    """Whoever makes bots think: a pool of processes, or in tests the process itself."""

    async def think(self, game: str, level: str, view: Mapping[str, Any], seed: bytes) -> int: ...

    async def speak(
        self, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> dict[str, Any] | None: ...

    async def advise(self, game: str, view: Mapping[str, Any]) -> Advice | None: ...

    def speaks(self, game: str, level: str) -> bool: ...

    def close(self) -> None: ...


def choose(game: str, level: str, view: Mapping[str, Any], seed: bytes) -> int:
    """A bot's answer to the open decision of a view."""
    decision = view["decision"]
    return bots.make(game, level).choose(view, decision, Rng(seed), BUDGET)


def utter(game: str, level: str, view: Mapping[str, Any], seed: bytes) -> dict[str, Any] | None:
    """What a bot says now, if anything."""
    bot = bots.make(game, level)
    return bot.speak(view, Rng(seed)) if isinstance(bot, bots.Speaker) else None


@functools.cache
def can_speak(game: str, level: str) -> bool:
    return isinstance(bots.make(game, level), bots.Speaker)


def stand_in(game: str) -> str:
    """The level that plays for somebody who is away: the best there is."""
    return bots.levels(game)[-1]


class BotPool:
    """Worker processes, started when the first bot has something to think about."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin_worker,
            )
        return self._pool

    async def think(self, game: str, level: str, view: Mapping[str, Any], seed: bytes) -> int:
        return await self._run(choose, game, level, view, seed)

    async def speak(
        self, game: str, level: str, view: Mapping[str, Any], seed: bytes
    ) -> dict[str, Any] | None:
        return await self._run(utter, game, level, view, seed)

    def speaks(self, game: str, level: str) -> bool:
        return can_speak(game, level)

    async def advise(self, game: str, view: Mapping[str, Any]) -> Advice | None:
        return await self._run(coach, game, view)

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers(), work, *arguments)
        except BrokenProcessPool:
            LOGGER.exception("a bot's process died; the next thought starts new ones")
            self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _begin_worker() -> None:
    """Ctrl-C is the server's to handle; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
