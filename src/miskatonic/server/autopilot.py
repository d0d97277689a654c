"""What happens at a table by itself: bots answer and talk, time runs out, proposals lapse."""

import contextlib
import logging
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from miskatonic.bots.pace import next_step, release_time
from miskatonic.server.clock import Timer
from miskatonic.server.entries import Aborted, By
from miskatonic.server.refusals import Refused
from miskatonic.server.room_part import RoomPart
from miskatonic.server.speech import Speech
from miskatonic.server.timing import OpenQuestion

if TYPE_CHECKING:
    from miskatonic.server.room import Room

LOGGER: Final = logging.getLogger(__name__)


class BotAnswer:
    """A bot's answer in the making. When it is due is fixed before the bot begins to think."""

    def __init__(self, question: OpenQuestion, due: int) -> None:
        self.question: Final = question
        self.due = due
        self.is_ready = False
        # None if the bot has failed: its seat's default is played.
        self.choice: int | None = None


class Autopilot(RoomPart):
    """One timer a table, set to whatever is due first."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self._answers: dict[int, BotAnswer] = {}
        self._speech: Final = Speech(room)
        self._timer: Timer | None = None
        self._set_to: int | None = None
        self._stand_ins: set[int] = set()
        self._is_stopped = False

    # ------------------------------------------------------------ the timer

    def reschedule(self) -> None:
        """Ask the bots that have to answer, and set the timer to what is due next."""
        if self._is_stopped:
            return
        if not self._room.house.neighbours.drives(self._room):
            # Another server does it; or this one may in a moment, and is told so.
            self._answers.clear()
            self.cancel_timer()
            return
        self._ask_bots()
        self._speech.follow()
        due = self._next()
        if due == self._set_to:
            return
        self.cancel_timer()
        if due is not None:
            self._set_to = due
            self._timer = self._room.clock.call_at(due, self._time_is_up)

    def stop(self) -> None:
        """For good: what a bot is still thinking about is not played."""
        self._is_stopped = True
        self._answers.clear()
        self.cancel_timer()

    def cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._set_to = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to answer."""
        return bool(self._answers)

    @property
    def due(self) -> int | None:
        """When something happens here by itself."""
        return self._set_to

    def _time_is_up(self) -> None:
        self._timer = None
        self._set_to = None
        room = self._room
        room.house.spawn(self._run_due(room))

    def _next(self) -> int | None:
        room, timing = self._room, self._room.timing
        due = [] if room.proposals.open is None else [room.proposals.open.until]
        if room.table.is_running and timing.is_deserted:
            due.append(self._closing_time())
        if timing.runs:
            due += [each.due for each in self._answers.values() if each.is_ready]
            due += self._speech.next()
            due += [each.until for each in timing.deadlines()]
            for seat in timing.absent():
                until = timing.away_until(seat)
                if until is not None and until > room.clock.now():
                    due.append(until)
        return max(min(due), room.patience.until) if due else None

    def _closing_time(self) -> int:
        return self._room.deserted_at + self._room.table.settings.grace_ms

    # ------------------------------------------------------------ what is due

    async def _run_due(self, room: "Room") -> None:
        async with room.lock:
            # What the store refuses is tried again, after a wait that grows: `Room.patience`.
            with contextlib.suppress(Refused):
                if room.house.neighbours.drives(room):
                    await self._do_due()
            room.reschedule()

    async def _do_due(self) -> None:
        """Do all that is due. The room's lock is held."""
        room = self._room
        now = room.clock.now()
        if room.proposals.open is not None and room.proposals.open.until <= now:
            await room.proposals.settle()
        if room.table.is_running and room.timing.is_deserted and self._closing_time() <= now:
            await room.enter([Aborted()])
        self._show_stand_ins(now)
        while room.timing.runs:
            due = self._due_move(room.clock.now())
            if due is None:
                break
            await self._play(*due)
        if room.timing.runs:
            await self._speech.tick(room.clock.now())

    async def _play(self, seat: int, choice: int | None, by: By) -> None:
        """A bot's choice; or the seat's default, where there is none or the game refuses it."""
        room = self._room
        if choice is not None:
            try:
                await room.make_move(seat, choice, by)
            except Refused as refused:
                if refused.refusal.reason != "illegal-choice":
                    raise
                LOGGER.warning("a bot chose %d, which is no option; the default is played", choice)
            else:
                return
        default = room.table.game.default(room.table.g, seat)
        try:
            await room.make_move(seat, default, by)
        except Refused as refused:
            if refused.refusal.reason == "illegal-choice":
                raise AssertionError(f"the default {default} is no option of {seat}") from None
            raise

    def _show_stand_ins(self, now: int) -> None:
        """Everybody sees that a bot plays for somebody (AC-Q13)."""
        room = self._room
        playing = {
            seat
            for seat in range(room.table.seat_count)
            if room.table.is_running and room.timing.bot_for(seat, now) is not None
        }
        if playing != self._stand_ins:
            self._stand_ins = playing
            room.show_room()

    def _due_move(self, now: int) -> tuple[int, int | None, By] | None:
        """A seat, its choice (None for the default), and who makes it."""
        for seat, answer in self._answers.items():
            if answer.is_ready and answer.due <= now:
                del self._answers[seat]
                return seat, answer.choice, "bot"
        for question in self._room.timing.questions.values():
            until = self._room.timing.deadline(question)
            if until is not None and until <= now and self.is_open(question):
                return question.seat, None, "clock"
        return None

    def is_open(self, question: OpenQuestion) -> bool:
        """Whether the seat has still to answer: a sealed answer is in, though nobody is told."""
        table = self._room.table
        decision = table.game.decision(table.g, question.seat)
        return decision is not None and decision.id == question.id

    # ------------------------------------------------------------ bots

    def _ask_bots(self) -> None:
        """An answer in the making for every question that a bot has to answer, and no others."""
        room, now = self._room, self._room.clock.now()
        kept = {}
        for question in room.timing.questions.values():
            level = room.timing.bot_for(question.seat, now) if room.timing.runs else None
            if level is None or not self.is_open(question):
                continue
            answer = self._answers.get(question.seat)
            if answer is None or answer.question is not question:
                answer = BotAnswer(question, self._due(question, now))
                view = room.table.game.knowledge(room.table.g, question.seat)
                room.house.spawn(self._let_think(room, answer, level, view))
            kept[question.seat] = answer
        self._answers = kept

    def _due(self, question: OpenQuestion, now: int) -> int:
        """AC-N23, AC-N28  A bot that takes a seat over begins when everybody sees it take over.

        In a window it answers at the end (AC-N16): sooner, all answers could be in.
        """
        room, table = self._room, self._room.table
        assert table.began is not None
        if table.settings.is_window(question.prompt):
            return room.timing.earliest_answer(question)
        taken_over = room.timing.away_until(question.seat) or question.at
        return release_time(
            table.began.clock,
            table.settings.pace,
            max(question.at, min(taken_over, now)),
            question.seat,
            question.prompt,
            room.streams.public_steps,
            table.settings.least_ms(question.prompt),
        )

    async def _let_think(self, room: "Room", answer: BotAnswer, level: str, view: Any) -> None:
        choice = await self._ask_bot(room, level, view, answer.question)
        if self._answers.get(answer.question.seat) is answer:
            answer.choice = choice
            answer.is_ready = True
            answer.due = next_step(answer.due, room.clock.now(), room.table.settings.pace)
            self.reschedule()

    async def _ask_bot(
        self, room: "Room", level: str, view: Any, question: OpenQuestion
    ) -> int | None:
        table = room.table
        assert table.began is not None
        key = f"{table.began.bots} {question.seat} {question.id} {table.epoch}".encode()
        seed = blake2b(key, digest_size=32, person=b"bot chance").digest()
        try:
            bots = room.house.bots
            return await bots.think(room.payer, table.new.game, level, view, seed)
        except Exception:
            LOGGER.exception("a bot failed; its seat's default is played")
            return None
