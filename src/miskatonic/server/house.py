"""The whole server's state: its store, its clock, its people and the tables in memory."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from miskatonic.errors import MiskatonicError
from miskatonic.server import entries
from miskatonic.server.bots_pool import BotRunner
from miskatonic.server.clock import Clock, Timer
from miskatonic.server.entries import LogEntry
from miskatonic.server.limits import Buckets, Limits
from miskatonic.server.metrics import Metrics
from miskatonic.server.people import People
from miskatonic.server.protocol import NewTable
from miskatonic.server.refusals import Refused
from miskatonic.server.room import Room
from miskatonic.store.store import Person, Store

LOGGER: Final = logging.getLogger(__name__)
# A table that nobody is at leaves the memory after this time; the store has it.
IDLE_MS: Final = 10 * 60_000
BEAT_MS: Final = 20_000


class House:
    """Everything that requests and sockets share."""

    def __init__(
        self,
        directory: Path,
        clock: Clock,
        bots: BotRunner,
        limits: Limits | None = None,
        draw_seed: Callable[[int], str] = secrets.token_hex,
    ) -> None:
        self.clock: Final = clock
        # The seeds of games: so many bytes, in hex.
        self.draw_seed: Final = draw_seed
        self.bots: Final = bots
        self.limits: Final = limits or Limits()
        self.store: Final = Store(directory)
        self.people: Final = People(directory, self.store, clock)
        self.metrics: Final = Metrics()
        self.requests: Final = Buckets(self.limits.requests_per_second)
        self.logins: Final = Buckets(self.limits.logins_per_second)
        self.coaching: Final = Buckets(self.limits.coach_per_second)
        self.sockets = 0
        self._beat: Timer | None = None
        self.is_closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ tables

    async def room(self, id: str) -> Room:
        """A table by its id, from memory or from the store."""
        room = self._rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(loading)
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        found = await self.store.load(id)
        if found is None:
            raise Refused("no-such-table", "there is no table with this id")
        try:
            room = Room(self, *found)
        except (MiskatonicError, KeyError):
            LOGGER.exception("a table cannot be loaded")
            raise Refused("no-such-table", "this table needs other rules than we have") from None
        self._rooms[id] = room
        return room

    async def make_table(self, host: Person, new: NewTable, more: list[LogEntry]) -> Room:
        """A new table; `more` is what happens there at once."""
        if await self.store.count_open(host.id) >= self.limits.tables_per_person:
            raise Refused("too-many", f"at most {self.limits.tables_per_person} tables at a time")
        link = secrets.token_urlsafe(16)
        made = entries.Made(host.id, host.name, new)
        listed = {
            "id": link,
            "game": new.game,
            "status": "lobby",
            "visibility": new.settings.visibility,
            "seats": new.seats,
            "taken": 0,
            "host": host.id,
            "host_name": host.name,
            "created": self.clock.now(),
        }
        await self.store.make_table(listed, [host.id], entries.write(made))
        room = await self.room(link)
        if more:
            async with room.lock:
                await room.enter(more)
        return room

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def beat(self) -> None:
        """From time to time: say where everybody should be, and let go of what nobody is at."""
        self._beat = self.clock.call_at(self.clock.now() + BEAT_MS, self.beat)
        for room in self.rooms():
            for connection in room.connections:
                if connection.greeted:
                    room.pong(connection)
        self.forget_idle()

    def forget_idle(self) -> None:
        for room in self.rooms():
            if room.is_idle(self.clock.now() - IDLE_MS):
                room.autopilot.stop()
                del self._rooms[room.id]

    # ------------------------------------------------------------ work and its end

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is being done; a failure is logged, not lost."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def quiet(self) -> None:
        """Wait until nothing is under way but what waits for the clock."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Nothing has to be saved: it is in the store already."""
        self.is_closing = True
        if self._beat is not None:
            self._beat.cancel()
        for room in self.rooms():
            room.autopilot.stop()
            for connection in list(room.connections):
                connection.close(Refused("try-again", "the server is closing").refusal)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.store.close()
        LOGGER.info("closed")
