"""What happens at a table by itself: bots answer and talk, time runs out, proposals lapse."""

import logging
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from miskatonic.server.clock import Timer, next_step, release_time
from miskatonic.server.entries import Aborted, By
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
        self.choice: int | None = None


class Autopilot:
    """One timer a table, set to whatever is due first."""

    def __init__(self, room: "Room") -> None:
        self._room: Final = room
        self._answers: dict[int, BotAnswer] = {}
        self._speech: Final = Speech(room)
        self._timer: Timer | None = None
        self._set_to: int | None = None
        self._stand_ins: set[int] = set()

    # ------------------------------------------------------------ the timer

    def wind(self) -> None:
        """Ask the bots that have to answer, and set the timer again."""
        self._think()
        self._speech.follow()
        due = self._next()
        if due == self._set_to:
            return
        self.stop()
        if due is not None:
            self._set_to = due
            self._timer = self._room.clock.call_at(due, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._set_to = None

    def _ring(self) -> None:
        self._timer = None
        self._set_to = None
        self._room.spawn(self._room.tick())

    def _next(self) -> int | None:
        room, timing = self._room, self._room.timing
        due = [] if room.proposals.open is None else [room.proposals.open.until]
        if room.table.is_running and timing.is_deserted:
            due.append(self._closing_time())
        if timing.runs:
            due += [each.due for each in self._answers.values() if each.choice is not None]
            due += self._speech.next()
            due += [each.until for each in timing.deadlines()]
            for seat in timing.absent():
                until = timing.away_until(seat)
                if until is not None and until > room.clock.now():
                    due.append(until)
        return min(due, default=None)

    def _closing_time(self) -> int:
        return self._room.deserted_at + self._room.table.settings.grace_ms

    # ------------------------------------------------------------ what is due

    async def tick(self) -> None:
        """Do all that is due. The room's lock is held."""
        room = self._room
        now = room.clock.now()
        if room.proposals.open is not None and room.proposals.open.until <= now:
            await room.proposals.settle()
        if room.table.is_running and room.timing.is_deserted and self._closing_time() <= now:
            await room.enter([Aborted()])
        self._show_stand_ins(now)
        while room.timing.runs:
            move = self._due_move(room.clock.now())
            if move is None:
                break
            seat, choice, by = move
            await room.move(seat, choice, by)
        if room.timing.runs:
            await self._speech.tick(room.clock.now())

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

    def _due_move(self, now: int) -> tuple[int, int, By] | None:
        room = self._room
        for seat, answer in self._answers.items():
            if answer.choice is not None and answer.due <= now:
                del self._answers[seat]
                return seat, answer.choice, "bot"
        for question in room.timing.questions.values():
            until = room.timing.deadline(question)
            if until is not None and until <= now and room.is_asked(question):
                return question.seat, room.table.game.default(room.table.g, question.seat), "clock"
        return None

    # ------------------------------------------------------------ bots

    def _think(self) -> None:
        """An answer in the making for every question that a bot has to answer, and no others."""
        room, now = self._room, self._room.clock.now()
        kept = {}
        for question in room.timing.questions.values():
            level = room.timing.bot_for(question.seat, now) if room.timing.runs else None
            if level is None or not room.is_asked(question):
                continue
            answer = self._answers.get(question.seat)
            if answer is None or answer.question is not question:
                answer = BotAnswer(question, self._due(question, now))
                view = room.table.game.knowledge(room.table.g, question.seat)
                room.spawn(self._choose(answer, level, view))
            kept[question.seat] = answer
        self._answers = kept

    def _due(self, question: OpenQuestion, now: int) -> int:
        """AC-N23, AC-N28  A bot that takes a seat over begins when everybody sees it take over."""
        room, table = self._room, self._room.table
        assert table.began is not None
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

    async def _choose(self, answer: BotAnswer, level: str, view: Any) -> None:
        room, table = self._room, self._room.table
        seat = answer.question.seat
        choice = await self._ask_bot(level, view, answer.question)
        if self._answers.get(seat) is answer:
            if choice not in view["decision"]["options"]:
                choice = table.game.default(table.g, seat)
            answer.choice = choice
            answer.due = next_step(answer.due, room.clock.now(), table.settings.pace)
            self.wind()

    async def _ask_bot(self, level: str, view: Any, question: OpenQuestion) -> int | None:
        table = self._room.table
        assert table.began is not None
        key = f"{table.began.bots} {question.seat} {question.id} {table.epoch}".encode()
        seed = blake2b(key, digest_size=32, person=b"bot chance").digest()
        try:
            return await self._room.house.bots.think(table.new.game, level, view, seed)
        except Exception:
            LOGGER.exception("a bot failed; its seat's default is played")
            return None
