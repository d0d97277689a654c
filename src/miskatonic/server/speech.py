"""When bots speak. What they say is their own affair (AC-N25).

Whenever something happens that everybody sees, it is drawn for each seat that a bot plays whether
it shall have the turn, and when: from the clock's seed, the seat, what the table waits for and how
far the game has come. None of that is secret. A bot that has the turn may as well be silent.
"""

import logging
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from miskatonic.bots.pace import STEPS, next_step, speech_time
from miskatonic.server.refusals import Refused
from miskatonic.server.room_part import RoomPart

if TYPE_CHECKING:
    from miskatonic.server.room import Room

LOGGER: Final = logging.getLogger(__name__)
# So often a seat may have the turn until somebody makes a move: bots do not talk for ever.
MOST_TURNS: Final = 3
# So often a bot thinks again because somebody else has spoken since: nobody repeats what was said.
MOST_THOUGHTS: Final = 6


class SpeechTurn:
    """A seat's turn to speak. The bot is asked a step of the clock before it is due."""

    def __init__(self, seat: int, step: int, due: int, lead: int) -> None:
        self.seat: Final = seat
        self.step: Final = step
        self.due = due
        self.ask_at: Final = due - lead
        self.asked = False
        # The step of the game that its last thought was about, and how many thoughts there were.
        self.thought_at = step
        self.thoughts = 0
        self.claim: dict[str, Any] | None = None


class Speech(RoomPart):
    """The words that are due at one table; at most one a seat."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        self._turns: dict[int, SpeechTurn] = {}
        self._had: dict[int, int] = {}
        self._step = -1

    # ------------------------------------------------------------ who has the turn, and when

    def follow(self) -> None:
        """Draw anew if something public has happened since."""
        room = self._room
        if not room.timing.runs:
            self._turns.clear()
            return
        step = room.streams.public_steps
        if step == self._step:
            return
        self._step = step
        if not self._was_talk():
            self._had.clear()
        for seat in range(room.table.seat_count):
            if self._speaks(seat) and seat not in self._turns:
                self._draw(seat)

    def _was_talk(self) -> bool:
        moves = self._room.table.moves
        return bool(moves) and isinstance(moves[-1][1], dict)

    def _speaks(self, seat: int) -> bool:
        room = self._room
        level = room.bot_for(seat)
        return level is not None and room.house.bots.speaks(room.table.new.game, level)

    def _draw(self, seat: int) -> None:
        room, table = self._room, self._room.table
        had = self._had.get(seat, 0)
        if had == MOST_TURNS or table.began is None:
            return
        prompts = [each.prompt for each in room.timing.questions.values()]
        due = speech_time(
            table.began.clock, table.settings.pace, room.clock.now(), seat, prompts, self._step
        )
        if due is not None:
            self._had[seat] = had + 1
            self._turns[seat] = SpeechTurn(seat, self._step, due, STEPS[table.settings.pace])

    # ------------------------------------------------------------ speaking

    def next(self) -> list[int]:
        """When there is something to do."""
        times = []
        for turn in self._turns.values():
            if not turn.asked:
                times.append(turn.ask_at)
            elif turn.claim is not None:
                times.append(turn.due)
        return times

    async def tick(self, now: int) -> None:
        """Ask who will have the turn, and say what is due. The room's lock is held."""
        for turn in list(self._turns.values()):
            if not turn.asked and turn.ask_at <= now:
                self._think(turn)
            elif turn.claim is not None and turn.due <= now:
                if self._has_more_to_hear(turn):
                    self._think(turn)
                else:
                    del self._turns[turn.seat]
                    await self._say(turn.seat, turn.claim)

    def _has_more_to_hear(self, turn: SpeechTurn) -> bool:
        """Whether something has happened since it thought, and it does not think for ever."""
        is_news = self._room.streams.public_steps != turn.thought_at
        return is_news and turn.thoughts < MOST_THOUGHTS

    def _think(self, turn: SpeechTurn) -> None:
        """The bot is asked, for the first time or because more has been said since."""
        turn.asked, turn.claim = True, None
        turn.thought_at = self._room.streams.public_steps
        turn.thoughts += 1
        self._room.house.spawn(self._ask(self._room, turn))

    async def _ask(self, room: "Room", turn: SpeechTurn) -> None:
        claim = await self._claim(room, turn)
        if self._turns.get(turn.seat) is not turn:
            return
        if claim is None:
            del self._turns[turn.seat]
            return
        turn.claim = claim
        turn.due = next_step(turn.due, room.clock.now(), room.table.settings.pace)
        room.autopilot.reschedule()

    async def _claim(self, room: "Room", turn: SpeechTurn) -> dict[str, Any] | None:
        table = room.table
        level = room.bot_for(turn.seat)
        if level is None or table.began is None or not table.is_running:
            return None
        key = f"{table.began.bots} {turn.seat} {turn.step} {table.epoch}".encode()
        seed = blake2b(key, digest_size=32, person=b"bot speech").digest()
        view = table.game.knowledge(table.g, turn.seat)
        try:
            return await room.house.bots.speak(room.payer, table.new.game, level, view, seed)
        except Exception:
            LOGGER.exception("a bot failed to speak; it is silent")
            return None

    async def _say(self, seat: int, claim: dict[str, Any]) -> None:
        """As a person would say it. What may not be said now is not said."""
        room = self._room
        if room.bot_for(seat) is None:
            return
        try:
            await room.make_move(seat, claim, "bot")
        except Refused as refused:
            if refused.refusal.reason != "no-claim":
                raise
