"""Deadlines of open questions, and how long players have been away.

Time runs only while the game is being played and someone is connected; while it stands, all
deadlines move by as much. At correspondence tables it always runs, and everything follows from the
log: a restart of the server changes no deadline.
"""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.bots import playing
from miskatonic.kernel.view import waiting_for
from miskatonic.server.protocol.tables import Deadline
from miskatonic.server.tables.model.table import Table
from miskatonic.server.workers.bots import stand_in

# When a table is loaded, a question that was asked longer ago than GOES_ON_MS starts over, because
# perhaps no one was connected. Others stay open for at least LEFT_MS, or half of their limit.
GOES_ON_MS: Final = 60_000
LEFT_MS: Final = 5_000
NOTHING: Final[Mapping[int, int]] = {}


class OpenQuestion:
    """A question that the table waits for. Whom it waits for, and since when, is public."""

    def __init__(self, id: int, seat: int, prompt: str, at: int) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.at = at


class Timing:
    """The open questions of one table, and who is away."""

    def __init__(self, table: Table, now: int, asked_at: Mapping[int, int] = NOTHING) -> None:
        """`asked_at`: when the questions that may be open were asked, by number."""
        self._table: Final = table
        self._asked_at = asked_at
        self.questions: dict[int, OpenQuestion] = {}
        # By person, because seats can change hands.
        # Who is here, with how many connections.
        self.people: dict[str, int] = {}
        self._away: dict[str, int] = {}
        self._began: Final = now
        self._stands_since = now
        # Whether time runs.
        self.runs = False
        self.is_plain = False
        # Correspondence: seats whose time has run out and whose people have not been here since.
        self._given_up: set[int] = set()

    # ------------------------------------------------------------ questions

    def follow(self, now: int) -> None:
        """Note the questions that are open now."""
        g: Any = self._table.g
        waiting = waiting_for(g) if g is not None and self._table.is_running else []
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
        """Since when a question is open, also if another server asked it."""
        asked = self._asked_at.get(id, now)
        if now - asked > GOES_ON_MS:
            return now
        limit = self._table.settings.limit_ms(prompt)
        left = min(LEFT_MS, limit // 2)
        return min(now, max(asked, now - limit + left) if limit else asked)

    def _run_or_stand(self, now: int) -> None:
        # Most tables: only people, all of them here, and no clock. Nothing happens there by itself.
        here = self.people
        self.is_plain = not self._table.settings.has_times and all(
            seated.person in here and not seated.left for seated in self._table.seats
        )
        is_attended = bool(here) or self._table.settings.is_over_days
        runs = self._table.status == "playing" and is_attended and not self.is_deserted
        if runs and not self.runs:
            for question in self.questions.values():
                question.at += now - max(self._stands_since, question.at)
        elif not runs and self.runs:
            self._stands_since = now
        self.runs = runs

    def is_open(self, question: OpenQuestion) -> bool:
        """Whether the seat has yet to answer. Only the seat itself is told of a sealed answer."""
        asked = self._table.g.asked
        return any(each.seat == question.seat and each.id == question.id for each in asked)

    def asked_at(self) -> dict[int, int]:
        return {question.id: question.at for question in self.questions.values()}

    def deadline(self, question: OpenQuestion) -> int | None:
        limit = self._table.settings.limit_ms(question.prompt)
        return question.at + limit if limit else None

    def deadlines(self) -> list[Deadline]:
        if not self.runs or not self._table.settings.has_limits:
            return []
        due = [(each.seat, self.deadline(each)) for each in self.questions.values()]
        return [Deadline(seat, until) for seat, until in due if until is not None]

    def moved(self, seat: int, by: str) -> None:
        """Correspondence: a seat has answered, or its time has run out."""
        if by == "clock":
            person = self._table.seats[seat].person
            if person is not None and person not in self.people:
                self._given_up.add(seat)
        elif by == "person":
            self._given_up.discard(seat)

    def earliest_answer(self, question: OpenQuestion) -> int:
        return question.at + self._table.settings.least_ms(question.prompt)

    # ------------------------------------------------------------ people

    def came(self, person: str, now: int) -> None:
        self.people[person] = self.people.get(person, 0) + 1
        self._away.pop(person, None)
        for seat in [each for each in self._given_up if self._table.seats[each].person == person]:
            self._given_up.discard(seat)
        self._run_or_stand(now)

    def went(self, person: str, now: int) -> None:
        self.people[person] -= 1
        if not self.people[person]:
            del self.people[person]
            self._away[person] = now
        self._run_or_stand(now)

    def saw(self, person: str, question: OpenQuestion) -> bool:
        """Whether a person was here after the question was asked."""
        return person in self.people or self._away.get(person, -1) > question.at

    def takeovers(self, now: int) -> list[int]:
        """When bots will take over the seats of people who are away."""
        here = self.people
        times = [
            self.away_until(seat)
            for seat, seated in enumerate(self._table.seats)
            if seated.person is not None and seated.person not in here
        ]
        return [until for until in times if until is not None and until > now]

    def played_by_bots(self, now: int) -> set[int]:
        """The seats that bots play now."""
        if not self._table.is_running:
            return set()
        return {seat for seat in range(len(self._table.seats)) if self.is_played_by_bot(seat, now)}

    def away_until(self, seat: int) -> int | None:
        """When a bot takes over a seat whose person is away, if one does."""
        person = self._table.seats[seat].person
        if person is None or person in self.people or self._table.settings.is_over_days:
            return None
        return self._away.get(person, self._began) + self._table.settings.grace_ms

    def is_played_by_bot(self, seat: int, now: int) -> bool:
        """Whether a bot plays this seat now: the seat's own, or a stand-in."""
        seated = self._table.seats[seat]
        if seated.level is not None or seated.left or seat in self._given_up:
            return True
        until = self.away_until(seat)
        return until is not None and until <= now and self._table.is_running

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat: its own, or a stand-in's."""
        level, game = self._table.seats[seat].level, self._table.new.game
        return stand_in(game) if level is None else playing(game, level)

    @property
    def is_deserted(self) -> bool:
        """AC-Q14  All people have left for good."""
        has_people = False
        for seated in self._table.seats:
            if seated.person is not None:
                if not seated.left:
                    return False
                has_people = True
        return has_people
