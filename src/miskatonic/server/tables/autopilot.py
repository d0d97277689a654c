"""Runs a table's clocks and bots, and lets proposals lapse."""

import contextlib
import logging
from hashlib import blake2b
from typing import Any, Final

from miskatonic.bots.pace import next_step, release_time
from miskatonic.server.base.clock import Timer
from miskatonic.server.base.refusals import Refused
from miskatonic.server.tables.bot_speech import Speech
from miskatonic.server.tables.bot_work import BotAnswer
from miskatonic.server.tables.correspondence import CorrespondenceClock
from miskatonic.server.tables.model.entries import Aborted, By
from miskatonic.server.tables.pending_turns import PendingTurns
from miskatonic.server.tables.proposals import Proposals
from miskatonic.server.tables.replica import LoadedState, Replica
from miskatonic.server.tables.services import TableServices
from miskatonic.server.tables.table_log import TableLog
from miskatonic.server.tables.timing import OpenQuestion
from miskatonic.server.tables.viewers.audience import Audience
from miskatonic.server.workers.fair_queue import Payer

LOGGER: Final = logging.getLogger(__name__)


class Autopilot:
    """Runs clocks and bots with one timer a table, set to whatever is due first."""

    def __init__(
        self,
        services: TableServices,
        replica: Replica,
        log: TableLog,
        audience: Audience,
        proposals: Proposals,
        turns: PendingTurns,
        due: int | None,
    ) -> None:
        """`due`: when something is due at a correspondence table, as it is noted in the store."""
        self._replica: Final = replica
        self._log: Final = log
        self._audience: Final = audience
        self._proposals: Final = proposals
        self._turns: Final = turns
        self._clock: Final = services.clock
        self._spawn: Final = services.spawn
        self._peers: Final = services.peers
        self._bots: Final = services.bots
        self._speech: Final = Speech(replica, log, services.clock, services.bots, services.spawn)
        self._correspondence: Final = CorrespondenceClock(
            replica, services.store, services.clock, services.spawn, due
        )
        # Whether nothing happens by itself here: only people, all of them here, and no clock.
        self.is_plain = False
        self._timer: Timer | None = None
        self._due: int | None = None

    # ------------------------------------------------------------ the timer

    def reschedule(self, changed: bool = False) -> None:
        """See what is due when. Called after every move, so it returns at once at plain tables;
        `changed`: more than a move has happened.
        """
        replica = self._replica
        if replica.is_shut:
            return
        loaded = replica.loaded
        was_plain = self.is_plain and not changed
        self.is_plain = loaded.timing.is_plain and loaded.table.proposal is None
        if not (self.is_plain and was_plain):
            loaded.timing.follow(self._clock.now())
            is_ours = self._set_timer()
            self._turns.follow(is_ours)
            if loaded.table.settings.is_over_days:
                self._correspondence.note(is_ours, self._due, self.is_busy)

    def went_on(self, changed: bool) -> None:
        """The log has grown; `changed`: by more than a move or talk."""
        self.reschedule(changed)
        if changed:
            self._audience.show_table()
        elif not self.is_plain:
            self._audience.show_deadlines()

    def drive(self) -> None:
        """From now on, clocks and bots run on this server."""
        loaded = self._replica.loaded
        loaded.timing.follow(self._clock.now())
        is_ours = self._set_timer()
        if loaded.table.settings.is_over_days:
            self._correspondence.note(is_ours, self._due, self.is_busy)

    def is_wanted(self) -> bool:
        """Whether this server should run clocks and bots here, if no other does."""
        if self._replica.is_shut or self.is_plain:
            return False
        loaded = self._replica.loaded
        if not loaded.table.is_running and loaded.table.proposal is None:
            return False
        if self._audience.connections or loaded.table.settings.is_over_days:
            return True
        return loaded.timing.is_deserted

    def _set_timer(self) -> bool:
        """Ask the bots that have to answer, and set the timer to what is due next. Returns whether
        clocks and bots run on this server.
        """
        loaded = self._replica.loaded
        is_ours = self._peers.drives(self._replica.number, self.is_wanted)
        if loaded.is_stopped:
            return is_ours
        if not is_ours:
            loaded.bots.answers.clear()
            self.cancel_timer()
            return False
        now = self._clock.now()
        self._ask_bots(loaded, now)
        self._speech.follow(now)
        due = self._next(loaded, now)
        if due != self._due:
            self.cancel_timer()
            if due is not None:
                self._due = due
                self._timer = self._clock.call_at(due, self._time_is_up)
        return True

    def stop(self) -> None:
        """For good: what a bot is still thinking about is not played."""
        self._replica.loaded.stop()
        self.cancel_timer()

    def cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._due = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to answer."""
        return bool(self._replica.loaded.bots.answers)

    def _time_is_up(self) -> None:
        self._timer = None
        self._due = None
        self._spawn(self._run_due())

    def _next(self, loaded: LoadedState, now: int) -> int | None:
        timing, proposal = loaded.timing, loaded.table.proposal
        due = [] if proposal is None else [proposal.until]
        if timing.runs:
            due += [each.due for each in loaded.bots.answers.values() if each.is_ready]
            due += self._speech.next()
            due += [each.until for each in timing.deadlines()]
            due += timing.takeovers(now)
        elif loaded.table.is_running and timing.is_deserted:
            due.append(_closing_time(loaded))
        return max(min(due), self._log.retry.until) if due else None

    # ------------------------------------------------------------ what is due

    async def _run_due(self) -> None:
        async with self._log.lock:
            # What the store refuses is tried again, after a delay that grows (`TableLog.retry`).
            with contextlib.suppress(Refused):
                if self._peers.drives(self._replica.number, self.is_wanted):
                    await self._do_due()
            self.reschedule()

    async def _do_due(self) -> None:
        replica, now = self._replica, self._clock.now()
        proposal = replica.loaded.table.proposal
        if proposal is not None and proposal.until <= now:
            await self._proposals.settle()
        loaded = replica.loaded
        if (
            not loaded.timing.runs
            and loaded.table.is_running
            and loaded.timing.is_deserted
            and _closing_time(loaded) <= now
        ):
            await self._log.enter([Aborted()])
        self._show_stand_ins(now)
        while replica.loaded.timing.runs:
            due = self._due_move(replica.loaded, self._clock.now())
            if due is None:
                break
            await self._make_move(*due)
        if replica.loaded.timing.runs:
            await self._speech.tick(self._clock.now(), self._set_timer)

    async def _make_move(self, seat: int, choice: int | None, by: By) -> None:
        """A bot's choice; or the seat's default, if there is none or the game refuses it."""
        if choice is not None:
            try:
                await self._log.make_move(seat, choice, by)
            except Refused as refused:
                if refused.refusal.reason != "illegal-choice":
                    raise
                LOGGER.warning(
                    "a bot chose %d, which is not an option; playing the default", choice
                )
            else:
                return
        table = self._replica.loaded.table
        default = table.game.default(table.g, seat)
        try:
            await self._log.make_move(seat, default, by)
        except Refused as refused:
            if refused.refusal.reason == "illegal-choice":
                raise AssertionError(f"the default {default} is no option of {seat}") from None
            raise

    def _show_stand_ins(self, now: int) -> None:
        """AC-Q13  Everyone sees that a bot plays for a person."""
        loaded = self._replica.loaded
        playing = loaded.timing.played_by_bots(now)
        if playing != loaded.bots.stand_ins:
            loaded.bots.stand_ins = playing
            self._audience.show_table()

    def _due_move(self, loaded: LoadedState, now: int) -> tuple[int, int | None, By] | None:
        """A seat, its choice (None for the default), and who makes it."""
        for seat, answer in loaded.bots.answers.items():
            if answer.is_ready and answer.due <= now:
                del loaded.bots.answers[seat]
                return seat, answer.choice, "bot"
        if loaded.table.settings.has_limits:
            for question in loaded.timing.questions.values():
                until = loaded.timing.deadline(question)
                if until is not None and until <= now and loaded.timing.is_open(question):
                    return question.seat, None, "clock"
        return None

    # ------------------------------------------------------------ bots

    def _ask_bots(self, loaded: LoadedState, now: int) -> None:
        """Ask a bot about every question that one has to answer, and forget all others."""
        before, loaded.bots.answers = loaded.bots.answers, {}
        if not loaded.timing.runs:
            return
        for question in loaded.timing.questions.values():
            is_for_bot = loaded.timing.is_played_by_bot(question.seat, now)
            if not is_for_bot or not loaded.timing.is_open(question):
                continue
            answer = before.get(question.seat)
            if answer is None or answer.question is not question:
                answer = BotAnswer(question, _due_time(loaded, question, now))
                view = loaded.table.game.knowledge(loaded.table.g, question.seat)
                level = loaded.timing.bot_level(question.seat)
                self._spawn(self._let_think(answer, level, view))
            loaded.bots.answers[question.seat] = answer

    async def _let_think(self, answer: BotAnswer, level: str, view: Any) -> None:
        choice = await self._ask_bot(level, view, answer.question)
        if self._replica.loaded.bots.answers.get(answer.question.seat) is answer:
            pace = self._replica.loaded.table.settings.pace
            answer.choice = choice
            answer.is_ready = True
            answer.due = next_step(answer.due, self._clock.now(), pace)
            self._set_timer()

    async def _ask_bot(self, level: str, view: Any, question: OpenQuestion) -> int | None:
        table = self._replica.loaded.table
        assert table.began is not None
        key = f"{table.began.bots} {question.seat} {question.id} {table.epoch}".encode()
        seed = blake2b(key, digest_size=32, person=b"bot chance").digest()
        payer = Payer(table.host, table.id)
        try:
            return await self._bots.think(payer, table.new.game, level, view, seed)
        except Exception:
            LOGGER.exception("a bot failed; its seat's default is played")
            return None


def _closing_time(loaded: LoadedState) -> int:
    return loaded.deserted_at + loaded.table.settings.grace_ms


def _due_time(loaded: LoadedState, question: OpenQuestion, now: int) -> int:
    """AC-N23, AC-N28  When a bot's answer is released. A bot that takes over a seat begins when
    everyone sees it take over.

    In a window it answers at the end (AC-N16): earlier, all answers could be in.
    """
    table = loaded.table
    assert table.began is not None
    if table.settings.is_window(question.prompt):
        return loaded.timing.earliest_answer(question)
    taken_over = loaded.timing.away_until(question.seat) or question.at
    return release_time(
        table.began.clock,
        table.settings.pace,
        max(question.at, min(taken_over, now)),
        question.seat,
        question.prompt,
        loaded.streams.public_steps,
        table.settings.least_ms(question.prompt),
    )
