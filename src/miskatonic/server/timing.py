"""Since when a table waits for whom: deadlines, and who has been away for how long.

Time runs only while the game is being played and somebody is there; while it stands, everything
that is due moves on by as much. At a table that is played over days it runs also while nobody is
there. There everything follows from the log: a restart of the server changes no deadline.
"""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.bots import playing
from miskatonic.kernel.view import waiting_for
from miskatonic.server.bots_pool import stand_in
from miskatonic.server.protocol.tables import Deadline
from miskatonic.server.table import Table

# A table that comes into memory: a question that was asked longer ago than this begins anew, since
# nobody may have been here. One that goes on is open for so long at least, or for half of its time
# where that is less.
GOES_ON_MS: Final = 60_000
LEFT_MS: Final = 5_000
NOTHING: Final[Mapping[int, int]] = {}


class OpenQuestion:
    """Something the table waits for; everybody knows that it does, and since when."""

    def __init__(self, id: int, seat: int, prompt: str, at: int) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.at = at


class Timing:
    """The open questions of one table, and its empty chairs."""

    def __init__(self, table: Table, now: int, asked_at: Mapping[int, int] = NOTHING) -> None:
        """`asked_at`: by number, when questions were asked that may be open now."""
        self._table: Final = table
        self._asked_at = asked_at
        self.questions: dict[int, OpenQuestion] = {}
        # By person: the same seat may be somebody else's later.
        self._here: dict[str, int] = {}
        self._away: dict[str, int] = {}
        self._began: Final = now
        self._stands_since: int | None = now
        self.is_plain = False
        # Over days: the seats whose time has run out, and whose people have not been here since.
        self._given_up: set[int] = set()

    # ------------------------------------------------------------ questions

    def follow(self, now: int) -> None:
        """Take note of the questions that are open now."""
        g: Any = self._table.g
        waiting = [] if g is None or not self._table.is_running else waiting_for(g)
        known = self.questions
        self.questions = {}
        for each in waiting:
            question = known.get(each["id"])
            if question is None or question.seat != each["seat"]:
                at = self._since(each["id"], each["prompt"], now)
                question = OpenQuestion(each["id"], each["seat"], each["prompt"], at)
            self.questions[question.id] = question
        self._asked_at = NOTHING
        self._run_or_stand(now)

    def _since(self, id: int, prompt: str, now: int) -> int:
        """Since when a question is open. A table that was taken over goes on."""
        asked = self._asked_at.get(id, now)
        if now - asked > GOES_ON_MS:
            return now
        limit = self._table.settings.limit_ms(prompt)
        left = min(LEFT_MS, limit // 2)
        return min(now, max(asked, now - limit + left) if limit else asked)

    def _run_or_stand(self, now: int) -> None:
        # Most tables: only people, all of them here, and no clock. Nothing happens there by itself.
        self.is_plain = not self._table.settings.has_times and all(
            chair.person in self._here and not chair.left for chair in self._table.seats
        )
        somebody = bool(self._here) or self._table.settings.is_over_days
        runs = self._table.status == "playing" and somebody and not self.is_deserted
        if runs and self._stands_since is not None:
            for question in self.questions.values():
                question.at += now - max(self._stands_since, question.at)
            self._stands_since = None
        elif not runs and self._stands_since is None:
            self._stands_since = now

    def asked_at(self) -> dict[int, int]:
        return {question.id: question.at for question in self.questions.values()}

    @property
    def runs(self) -> bool:
        return self._stands_since is None

    def deadline(self, question: OpenQuestion) -> int | None:
        limit = self._table.settings.limit_ms(question.prompt)
        return question.at + limit if limit else None

    def deadlines(self) -> list[Deadline]:
        if not self.runs or not self._table.settings.has_limits:
            return []
        due = [(each.seat, self.deadline(each)) for each in self.questions.values()]
        return [Deadline(seat, until) for seat, until in due if until is not None]

    def moved(self, seat: int, by: str) -> None:
        """Over days: a seat has answered, or its time has run out."""
        if by == "clock":
            person = self._table.seats[seat].person
            if person is not None and person not in self._here:
                self._given_up.add(seat)
        elif by == "person":
            self._given_up.discard(seat)

    def earliest_answer(self, question: OpenQuestion) -> int:
        return question.at + self._table.settings.least_ms(question.prompt)

    # ------------------------------------------------------------ people

    def came(self, person: str, now: int) -> None:
        self._here[person] = self._here.get(person, 0) + 1
        self._away.pop(person, None)
        for seat in [each for each in self._given_up if self._table.seats[each].person == person]:
            self._given_up.discard(seat)
        self._run_or_stand(now)

    def went(self, person: str, now: int) -> None:
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
            self._away[person] = now
        self._run_or_stand(now)

    def saw(self, person: str, question: OpenQuestion) -> bool:
        """Whether somebody was here after it was asked."""
        return person in self._here or self._away.get(person, -1) > question.at

    def is_here(self, person: str | None) -> bool:
        return person in self._here

    def absent(self) -> list[int]:
        """The seats whose person is not here."""
        here = self._here
        return [
            seat
            for seat, chair in enumerate(self._table.seats)
            if chair.person is not None and chair.person not in here
        ]

    def away_until(self, seat: int) -> int | None:
        """When a bot takes over a seat whose person is away."""
        person = self._table.seats[seat].person
        if person is None or person in self._here or self._table.settings.is_over_days:
            return None
        return self._away.get(person, self._began) + self._table.settings.grace_ms

    def bot_for(self, seat: int, now: int) -> str | None:
        """The level of the bot that plays this seat now: its own, or a stand-in's."""
        chair = self._table.seats[seat]
        if chair.level is not None:
            return playing(self._table.new.game, chair.level)
        if chair.left or seat in self._given_up:
            return stand_in(self._table.new.game)
        until = self.away_until(seat)
        if until is not None and until <= now and self._table.is_running:
            return stand_in(self._table.new.game)
        return None

    @property
    def is_deserted(self) -> bool:
        """AC-Q14  All people have left for good."""
        somebody = False
        for chair in self._table.seats:
            if chair.person is not None:
                if not chair.left:
                    return False
                somebody = True
        return somebody
