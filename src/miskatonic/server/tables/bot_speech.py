"""Decides when bots speak; each bot decides what it says (AC-N25).

Whenever something public happens, each seat that a bot plays may be given a turn to speak. Whether
and when is drawn from the clock's seed, the seat, what the table waits for and how far the game has
come; none of that is secret. A bot may use its turn to stay silent.
"""

import logging
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from miskatonic.bots.pace import STEPS, next_step, speech_time
from miskatonic.server.base.clock import Clock
from miskatonic.server.base.refusals import Refused
from miskatonic.server.base.tasks import Spawn
from miskatonic.server.tables.bot_work import SpeechTurn
from miskatonic.server.tables.replica import Replica
from miskatonic.server.tables.table_log import TableLog
from miskatonic.server.workers.bots import BotRunner
from miskatonic.server.workers.fair_queue import Payer

LOGGER: Final = logging.getLogger(__name__)
# How many turns a seat gets between two moves, so that bots do not talk for ever.
MOST_TURNS: Final = 3
# How often a bot thinks again because another seat has spoken since: it must not repeat that.
MOST_THOUGHTS: Final = 6


class Speech:
    """Gives the bots of one table turns to speak."""

    def __init__(
        self, replica: Replica, log: TableLog, clock: Clock, bots: BotRunner, spawn: Spawn
    ) -> None:
        self._replica: Final = replica
        self._log: Final = log
        self._clock: Final = clock
        self._bots: Final = bots
        self._spawn: Final = spawn

    # ------------------------------------------------------------ who has the turn, and when

    def follow(self, now: int) -> None:
        """Draw new turns if something public has happened since."""
        loaded = self._replica.loaded
        work = loaded.bots
        if not loaded.timing.runs:
            work.speech_turns.clear()
            return
        step = loaded.streams.public_steps
        if step == work.speech_step:
            return
        work.speech_step = step
        moves = loaded.table.moves
        is_talk = bool(moves) and isinstance(moves[-1][1], dict)
        if not is_talk:
            work.speech_counts.clear()
        game, timing = loaded.table.new.game, loaded.timing
        for seat in range(len(loaded.table.seats)):
            is_free = seat not in work.speech_turns and timing.is_played_by_bot(seat, now)
            if is_free and self._bots.speaks(game, timing.bot_level(seat)):
                self._draw(seat, now)

    def _draw(self, seat: int, now: int) -> None:
        loaded = self._replica.loaded
        work = loaded.bots
        began, pace = loaded.table.began, loaded.table.settings.pace
        count = work.speech_counts.get(seat, 0)
        if count == MOST_TURNS or began is None:
            return
        prompts = [each.prompt for each in loaded.timing.questions.values()]
        due = speech_time(began.clock, pace, now, seat, prompts, work.speech_step)
        if due is not None:
            work.speech_counts[seat] = count + 1
            work.speech_turns[seat] = SpeechTurn(seat, work.speech_step, due, STEPS[pace])

    # ------------------------------------------------------------ speaking

    def next(self) -> list[int]:
        """When there is something to do."""
        times = []
        for turn in self._replica.loaded.bots.speech_turns.values():
            if not turn.asked:
                times.append(turn.ask_at)
            elif turn.claim is not None:
                times.append(turn.due)
        return times

    async def tick(self, now: int, then: Callable[[], object]) -> None:
        """Ask the bots whose turn comes soon, and say what is due. `then` is called after a bot
        has answered. The table's lock is held.
        """
        turns = self._replica.loaded.bots.speech_turns
        for turn in list(turns.values()):
            if not turn.asked and turn.ask_at <= now:
                self._think(turn, then)
            elif turn.claim is not None and turn.due <= now:
                is_news = self._replica.loaded.streams.public_steps != turn.thought_at
                if is_news and turn.thoughts < MOST_THOUGHTS:
                    self._think(turn, then)
                else:
                    del turns[turn.seat]
                    await self._say(turn.seat, turn.claim)

    def _think(self, turn: SpeechTurn, then: Callable[[], object]) -> None:
        """Ask the bot, for the first time or because more has been said since."""
        turn.asked, turn.claim = True, None
        turn.thought_at = self._replica.loaded.streams.public_steps
        turn.thoughts += 1
        self._spawn(self._ask(turn, then))

    async def _ask(self, turn: SpeechTurn, then: Callable[[], object]) -> None:
        claim = await self._claim(turn)
        turns = self._replica.loaded.bots.speech_turns
        if turns.get(turn.seat) is not turn:
            return
        if claim is None:
            del turns[turn.seat]
            return
        turn.claim = claim
        pace = self._replica.loaded.table.settings.pace
        turn.due = next_step(turn.due, self._clock.now(), pace)
        then()

    async def _claim(self, turn: SpeechTurn) -> dict[str, Any] | None:
        loaded = self._replica.loaded
        table = loaded.table
        is_bots = loaded.timing.is_played_by_bot(turn.seat, self._clock.now())
        if not is_bots or table.began is None or not table.is_running:
            return None
        key = f"{table.began.bots} {turn.seat} {turn.step} {table.epoch}".encode()
        seed = blake2b(key, digest_size=32, person=b"bot speech").digest()
        view = table.game.knowledge(table.g, turn.seat)
        level = loaded.timing.bot_level(turn.seat)
        payer = Payer(table.host, table.id)
        try:
            return await self._bots.speak(payer, table.new.game, level, view, seed)
        except Exception:
            LOGGER.exception("a bot failed to speak; it is silent")
            return None

    async def _say(self, seat: int, claim: dict[str, Any]) -> None:
        """As a person would. A claim that is not allowed now is dropped."""
        if not self._replica.loaded.timing.is_played_by_bot(seat, self._clock.now()):
            return
        try:
            await self._log.make_move(seat, claim, "bot")
        except Refused as refused:
            if refused.refusal.reason != "no-claim":
                raise
