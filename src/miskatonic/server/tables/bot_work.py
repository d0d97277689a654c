"""The work of bots at a table: the answers and claims that they are preparing."""

from typing import Any, Final

from miskatonic.server.tables.timing import OpenQuestion


class BotAnswer:
    """A bot's answer in the making. When it is due is fixed before the bot begins to think."""

    def __init__(self, question: OpenQuestion, due: int) -> None:
        self.question: Final = question
        self.due = due
        self.is_ready = False
        # None if the bot has failed: its seat's default is played.
        self.choice: int | None = None


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


class BotWork:
    """The state of all bots at one table. It is not in the log, so a reload begins without it."""

    __slots__ = ("answers", "speech_counts", "speech_step", "speech_turns", "stand_ins")

    def __init__(self) -> None:
        # By seat.
        self.answers: dict[int, BotAnswer] = {}
        # Seats of people for whom a bot plays, as last shown.
        self.stand_ins: set[int] = set()
        # The turns to speak, at most one for each seat; how many turns each seat has had since the
        # last move; and the step of the game for which turns were drawn last.
        self.speech_turns: Final[dict[int, SpeechTurn]] = {}
        self.speech_counts: Final[dict[int, int]] = {}
        self.speech_step = -1
