"""Steps, questions, sealed answers, standing offers, unwinding, and the step budget."""

from typing import Final

import pytest

from miskatonic.errors import BadStep, Runaway
from miskatonic.kernel.state import Result, Step, ask, finish, offer, settle, then, unwind_to
from tests.kernel.sketch import Sketch, Write, decision_of, seats_asked, sketch

YES: Final = 1
NO: Final = 0


class Stop(Step[Sketch]):
    """Asks seat 0 something, so that the agenda stops."""

    def run(self, g: Sketch) -> None:
        ask(g, self, 0, "stop", "rule:K-1", (NO, YES))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.diary.append(f"answered {choice}")


class Nest(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        then(g, Write("first"), Write("second"))


class Vote(Step[Sketch]):
    """Three seats answer simultaneously."""

    def run(self, g: Sketch) -> None:
        then(g, Count())
        for seat in (2, 0, 1):
            ask(g, self, seat, "vote", "rule:K-1", (NO, YES))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.diary.append(f"{seat} votes {choice}")
        g.numbers["ayes"] += choice


class Count(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        g.diary.append(f"{g.numbers['ayes']} ayes")
        then(g, Stop())


class Interruptible(Step[Sketch]):
    """Seat 0 must answer; seats 1 and 2 may interrupt."""

    def run(self, g: Sketch) -> None:
        ask(g, self, 0, "main", "rule:K-1", (NO, YES))
        offer(g, Interrupt(), 1, "interrupt", "rule:K-1", (YES,))
        offer(g, Interrupt(), 2, "interrupt", "rule:K-1", (YES,))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.diary.append("answered")
        then(g, Stop())


class Interrupt(Step[Sketch]):
    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.diary.append(f"{seat} interrupts")
        then(g, Write("consequence"))


class Announce(Step[Sketch]):
    """Three seats answer simultaneously, and each answer has two consequences."""

    def run(self, g: Sketch) -> None:
        then(g, Stop())
        for seat in (1, 2, 0):
            ask(g, self, seat, "announce", "rule:K-1", (NO, YES))

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        g.diary.append(f"{seat} answers")
        then(g, Write(f"{seat} first"), Nested(f"{seat} second"))


class Nested(Step[Sketch]):
    """A consequence with a consequence."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, g: Sketch) -> None:
        then(g, Write(self.word), Write(f"{self.word}, of it"))


class FinishByAnswer(Announce):
    """The second seat's answer ends the game."""

    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        super().answer(g, seat, choice)
        if seat == 1:
            finish(g, Result((1,), (0, 2), (0, 1, 0), "answered"))


class UnwindByAnswer(Announce):
    def answer(self, g: Sketch, seat: int, choice: int) -> None:
        unwind_to(g, Stop)


class AskTogether(Step[Sketch]):
    """Asks seats (lower case) and makes offers to seats (upper case), in this order."""

    def __init__(self, seats: str) -> None:
        self.seats: Final = seats

    def run(self, g: Sketch) -> None:
        for letter in self.seats:
            seat = "abc".index(letter.lower())
            if letter.islower():
                ask(g, self, seat, f"asked {seat}", "rule:K-1", (NO, YES))
            else:
                offer(g, Interrupt(), seat, f"offered {seat}", "rule:K-1", (YES,))


class Forever(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        then(g, Forever())


class EndOfRound(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        g.diary.append("end of round")


class EndAtOnce(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        unwind_to(g, EndOfRound)


class Finish(Step[Sketch]):
    def run(self, g: Sketch) -> None:
        finish(g, Result((0,), (1,), (1, 0), "done"))


def test_pushed_steps_run_before_waiting_ones() -> None:
    g = sketch(Nest(), Write("third"), Stop())
    assert g.diary == ["first", "second", "third"]
    assert seats_asked(g) == [0]


def test_an_answer_goes_to_the_step_that_asked() -> None:
    g = sketch(Stop(), Write("after"), Stop())
    settle(g, decision_of(g, 0), YES)
    assert g.diary == ["answered 1", "after"]


def test_simultaneous_answers_stay_sealed_until_the_last_and_apply_in_seat_order() -> None:
    g = sketch(Vote(), ayes=0)
    for seat, choice in ((2, YES), (1, NO)):
        settle(g, decision_of(g, seat), choice)
        assert g.diary == []
    assert seats_asked(g) == [0]
    settle(g, decision_of(g, 0), YES)
    assert g.diary == ["0 votes 1", "1 votes 0", "2 votes 1", "2 ayes"]
    assert not g.sealed


def test_the_order_of_answering_leaves_no_trace() -> None:
    diaries = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        g = sketch(Vote(), ayes=0)
        for seat in order:
            settle(g, decision_of(g, seat), YES if seat else NO)
        diaries.append(g.diary)
    assert diaries[0] == diaries[1] == diaries[2]


def test_a_clone_in_the_middle_of_a_vote_is_independent() -> None:
    g = sketch(Vote(), ayes=0)
    settle(g, decision_of(g, 2), YES)
    twin = g.clone()
    for seat in (0, 1):
        settle(g, decision_of(g, seat), YES)
    assert g.numbers["ayes"] == 3
    assert (twin.numbers["ayes"], seats_asked(twin), len(twin.sealed)) == (0, [0, 1], 1)


def test_an_interruption_acts_first_and_then_the_question_is_asked_again() -> None:
    g = sketch(Interruptible())
    before = decision_of(g, 0).id
    settle(g, decision_of(g, 2), YES)
    assert g.diary == ["2 interrupts", "consequence"]
    assert seats_asked(g) == [0, 1, 2]
    assert decision_of(g, 0).id > before


def test_standing_offers_lapse_with_their_question() -> None:
    g = sketch(Interruptible())
    settle(g, decision_of(g, 0), YES)
    assert g.diary == ["answered"]
    assert seats_asked(g) == [0]


def test_unwinding_abandons_only_steps_under_way() -> None:
    g = sketch(EndAtOnce(), Write("never"), Nest(), EndOfRound(), Write("later"), Stop())
    assert g.diary == ["end of round", "later"]


def test_steps_pushed_by_sealed_answers_run_in_seat_order_after_the_last_answer() -> None:
    expected = [f"{seat} answers" for seat in range(3)]
    for seat in range(3):
        expected += [f"{seat} first", f"{seat} second", f"{seat} second, of it"]
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        g = sketch(Announce())
        for seat in order:
            settle(g, decision_of(g, seat), YES)
        assert g.diary == expected
        assert not g.sealed
        assert [decision.prompt for decision in g.asked] == ["stop"]


def test_no_answer_is_taken_after_one_that_ends_the_game() -> None:
    g = sketch(FinishByAnswer())
    for seat in (2, 1, 0):
        settle(g, decision_of(g, seat), YES)
    assert g.diary == ["0 answers", "1 answers"]
    assert (g.agenda, g.asked, g.sealed) == ([], (), ())


def test_a_sealed_answer_cannot_unwind() -> None:
    g = sketch(UnwindByAnswer())
    for seat in (2, 1):
        settle(g, decision_of(g, seat), YES)
    waiting = g.agenda[:]
    with pytest.raises(BadStep, match="unwinding to Stop while sealed answers are opened; push a"):
        settle(g, decision_of(g, 0), YES)
    assert g.agenda == waiting


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        (
            "abC",
            "seat 2 is offered 'offered 2' during 2 questions; an offer needs exactly one",
        ),
        ("aBc", "seat 2 is asked 'asked 2' during the offer 'offered 1'; an offer comes last"),
        ("B", "seat 1 is offered 'offered 1' during 0 questions"),
        ("aA", "seat 0 is offered 'offered 0' during 'asked 0'; a seat has one open question"),
        ("aBB", "seat 1 is offered 'offered 1' during 'offered 1'; a seat has one open question"),
        ("aba", "seat 0 is asked 'asked 0' during 'asked 0'; a seat has one open question"),
    ],
)
def test_incompatible_questions_and_offers_are_refused(seats: str, reason: str) -> None:
    with pytest.raises(BadStep, match=reason):
        sketch(AskTogether(seats))


def test_a_refused_offer_leaves_the_questions_as_they_were() -> None:
    g = sketch(AskTogether("ab"))
    before, count = g.asked[:], g.decisions_asked
    for sealed in (0, 1):
        if sealed:
            settle(g, decision_of(g, 0), YES)
            before = g.asked[:]
        with pytest.raises(BadStep, match="an offer needs exactly one"):
            offer(g, Interrupt(), 2, "interrupt", "rule:K-1", (YES,))
        assert (g.asked, g.decisions_asked, len(g.sealed)) == (before, count, sealed)


def test_unwinding_to_a_missing_step_is_refused_and_loses_nothing() -> None:
    g = sketch(Stop(), Write("one"), Nest())
    waiting = g.agenda[:]
    assert len(waiting) == 2
    reason = "no EndOfRound to unwind to; the agenda, next step last: Nest, Write"
    with pytest.raises(BadStep, match=reason):
        unwind_to(g, EndOfRound)
    assert g.agenda == waiting
    g.agenda.clear()
    with pytest.raises(BadStep, match="next step last: nothing"):
        unwind_to(g, EndOfRound)


def test_nothing_is_left_to_do_when_the_game_is_finished() -> None:
    g = sketch(Finish(), Write("never"))
    assert g.result is not None
    assert g.result.reason == "done"
    assert (g.diary, g.agenda, g.asked) == ([], [], ())


def test_the_step_budget_stops_a_runaway() -> None:
    with pytest.raises(Runaway, match="100000 steps and no question"):
        sketch(Forever())


def test_decisions_are_numbered_consecutively() -> None:
    g = sketch(Vote(), ayes=0)
    assert [decision.id for decision in g.asked] == [1, 2, 3]
