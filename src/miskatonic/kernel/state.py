"""State is plain data; the rulebook's steps are immutable values on a stack."""

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from miskatonic.errors import BadStep, Runaway
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import NOBODY, Entry
from miskatonic.kernel.rng import Rng

STEP_BUDGET: Final[i64] = 100_000


@final
@mypyc_attr(acyclic=True)
class Result:
    """How a game ended. Scores are by seat; a seat is a winner, a loser, or (a draw) neither."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winners", "losers", "scores", "reason")

    def __init__(
        self,
        winners: tuple[int, ...],
        losers: tuple[int, ...],
        scores: tuple[int, ...],
        reason: str,
    ) -> None:
        self.winners: Final = winners
        self.losers: Final = losers
        self.scores: Final = scores
        self.reason: Final = reason


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Everything true at the table. Games add their own fields and their own clone().

    Every attribute is a field: it is saved and loaded by its name, except for those in `derived`,
    which follow from the others and are made again. The open questions are saved as `asked`.

    Nothing in a state refers to the state, so the garbage collector need not look at it (acyclic).
    """

    derived: ClassVar[tuple[str, ...]] = ()
    # Of the vecs, which are saved as lists, those that are saved as tuples.
    tuples: ClassVar[tuple[str, ...]] = ()

    def __init__(self, rng: Rng, twin: "State | None" = None) -> None:
        """A new state, or one that goes on where its twin stands: the kernel's share of clone()."""
        self.rng = rng
        if twin is None:
            self.agenda: list[Step[Any]] = []
            # Nearly always one question is open. What is open beside it, and what was answered
            # already, is never changed in place: copies share it.
            self.question: Decision | None = None
            self.more: tuple[Decision, ...] = ()
            self.sealed: tuple[Answer, ...] = ()
            self.decisions_asked: i64 = 0
            self.loud = True
            self.log: Entry | None = None
            self.result: Result | None = None
            self.commitment = ""
        else:
            self.agenda = twin.agenda[:]
            self.question = twin.question
            self.more = twin.more
            self.sealed = twin.sealed
            self.decisions_asked = twin.decisions_asked
            self.loud = twin.loud
            self.log = twin.log
            self.result = twin.result
            self.commitment = twin.commitment

    def clone(self) -> "State":
        raise NotImplementedError

    @property
    def asked(self) -> "tuple[Decision, ...]":
        """The open questions, in the order in which they were asked."""
        question = self.question
        if question is None:
            return ()
        return (question, *self.more) if self.more else (question,)

    @asked.setter
    def asked(self, questions: "tuple[Decision, ...]") -> None:
        self.question = questions[0] if questions else None
        self.more = questions[1:]


G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One clause of the rulebook, as a value; never changed once pushed.

    A step either does something or asks; one that asks does nothing else, so it can be asked again.
    """

    def run(self, g: G) -> None:
        raise NotImplementedError

    def answer(self, g: G, seat: i64, choice: i64) -> None:
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """An open question: who, what about, which options, and what makes the game ask.

    The source is `rule:<clause>`, or the kind and id of the card, skill, event or other thing that
    asks: `card:magical-orb`. Locked choices are shown to the seat, each with its reason, but they
    are no options.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "id",
        "seat",
        "prompt",
        "source",
        "options",
        "step",
        "optional",
        "locked",
        "reasons",
    )

    def __init__(
        self,
        id: i64,
        seat: i64,
        prompt: str,
        source: str,
        options: tuple[int, ...],
        step: Step[Any],
        optional: bool,
        locked: tuple[int, ...],
        reasons: tuple[str, ...],
    ) -> None:
        self.id: Final[i64] = id
        self.seat: Final[i64] = seat
        self.prompt: Final = prompt
        self.source: Final = source
        self.options: Final = options
        self.step: Final = step
        self.optional: Final = optional
        self.locked: Final = locked
        self.reasons: Final = reasons


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Answer:
    """A sealed answer to one of several simultaneous questions."""

    __match_args__: ClassVar[tuple[str, ...]] = ("decision", "choice")

    def __init__(self, decision: Decision, choice: i64) -> None:
        self.decision: Final = decision
        self.choice: Final[i64] = choice


def push(g: State, step: Step[Any]) -> None:
    """Do this next."""
    g.agenda.append(step)


def then(g: State, *steps: Step[Any]) -> None:
    """Do these next, in this order."""
    at = len(steps)
    while at > 0:
        at -= 1
        g.agenda.append(steps[at])


def ask(
    g: State,
    step: Step[Any],
    seat: i64,
    prompt: str,
    source: str,
    options: tuple[int, ...],
    locked: tuple[int, ...] = (),
    reasons: tuple[str, ...] = (),
) -> None:
    """Open a question that must be answered before play goes on; `step` receives the answer.

    Questions opened by one step are simultaneous: all answers stay sealed until the last is in.
    Then each is given to its step, in seat order, and after the last of them the steps that they
    pushed run, in seat order too: first all that the lowest seat's answer pushed, as it pushed it.
    """
    if g.question is not None:
        _check_question(g, seat, prompt)
    g.decisions_asked += 1
    asked = Decision(g.decisions_asked, seat, prompt, source, options, step, False, locked, reasons)
    if g.question is None:
        g.question = asked
    else:
        g.more = (*g.more, asked)


def offer(
    g: State, step: Step[Any], seat: i64, prompt: str, source: str, options: tuple[int, ...]
) -> None:
    """Open a question that may be answered while the one question asked by `ask` is open.

    It comes after that question, and lapses with it. Answering it interrupts: `step` acts, then
    that question is asked again. Beside several questions there is no offer: asking again would
    open what is sealed.
    """
    _check_offer(g, seat, prompt)
    g.decisions_asked += 1
    offered = Decision(g.decisions_asked, seat, prompt, source, options, step, True, (), ())
    g.more = (*g.more, offered)


def _check_question(g: State, seat: i64, prompt: str) -> None:
    """A seat is asked one thing at a time, and an offer stands beside one question only."""
    for beside in g.asked:
        if beside.seat == seat or beside.optional:
            right = "a seat has one open question"
            if beside.optional:
                right = "an offer comes last, and beside one question"
            kind = "the offer " if beside.optional else ""
            asked = f"seat {seat} is asked {prompt!r}"
            raise BadStep(f"{asked} beside {kind}{beside.prompt!r}; {right}")


def _check_offer(g: State, seat: i64, prompt: str) -> None:
    questions = 0
    for decision in g.asked:
        if not decision.optional:
            questions += 1
        if decision.seat == seat:
            raise BadStep(
                f"seat {seat} is offered {prompt!r} beside {decision.prompt!r};"
                " a seat has one open question"
            )
    if questions != 1 or g.sealed:
        raise BadStep(
            f"seat {seat} is offered {prompt!r} beside {questions} questions;"
            " an offer stands beside just one, which is asked before it"
        )


def step_classes(package: str) -> list[type[Step[Any]]]:
    """All steps that the modules of a package declare, for saves and redealing to name them."""
    found: list[type[Step[Any]]] = []
    waiting: list[type[Step[Any]]] = [Step]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            module: str = getattr(cls, "__module__")  # noqa: B009  mypyc knows no other way
            if module.startswith(f"{package}."):
                found.append(cls)
    return found


def unwind_to(g: State, kind: type[Step[Any]]) -> None:
    """Abandon what is under way, down to that step, which must be on the agenda.

    An answer to one of several questions cannot unwind, since what the other answers pushed would
    be lost with it, or not, by the order of seats: it pushes a step that does.
    """
    if g.sealed:
        raise BadStep(
            f"unwinding to {kind.__name__} while sealed answers are opened;"
            " push a step that unwinds"
        )
    at = len(g.agenda) - 1
    while at >= 0 and not isinstance(g.agenda[at], kind):
        at -= 1
    if at < 0:
        waiting = ", ".join([type(step).__name__ for step in g.agenda]) or "nothing"
        raise BadStep(f"no {kind.__name__} to unwind to; on the agenda, the next last: {waiting}")
    del g.agenda[at + 1 :]


def finish(g: State, result: Result) -> None:
    """The game is over: nothing is left to do or to ask."""
    g.result = result
    g.agenda.clear()
    close_questions(g)
    g.sealed = ()


def close_questions(g: State) -> None:
    """Nothing is asked any longer."""
    g.question = None
    if g.more:
        g.more = ()


def tell(g: State, event: Event, audience: i64 = NOBODY) -> None:
    """Tell everybody the public fields, and the audience the secret ones too.

    Always under `if g.loud:`, so that in a quiet game the event is not even made.
    """
    g.log = Entry(g.log, event, audience, False)


def whisper(g: State, event: Event, audience: i64) -> None:
    """Tell the audience; for everybody else nothing happened at all. Under `if g.loud:` too."""
    g.log = Entry(g.log, event, audience, True)


def run(g: State) -> None:
    """Run steps until a question is open or the game is over."""
    budget = STEP_BUDGET
    while g.question is None and g.result is None:
        g.agenda.pop().run(g)
        budget -= 1
        if budget == 0:
            raise Runaway(f"{STEP_BUDGET} steps and no question; the next is {g.agenda[-1:]}")


def settle(g: State, decision: Decision, choice: i64) -> None:
    """Take a legal answer to an open decision, and go on as far as it leads.

    It trusts its caller; `Game.play` is the way in for everybody who may be wrong.
    """
    if decision.optional:
        interrupted = g.question
        assert interrupted is not None and not interrupted.optional
        close_questions(g)
        g.agenda.append(interrupted.step)
        decision.step.answer(g, decision.seat, choice)
    elif not g.sealed and (not g.more or g.more[0].optional):
        close_questions(g)
        decision.step.answer(g, decision.seat, choice)
    else:
        seal(g, decision, choice)
        if g.question is None:
            _open_sealed_answers(g)
    run(g)


def seal(g: State, decision: Decision, choice: i64) -> None:
    """Keep an answer until all are in."""
    if decision is g.question:
        g.question = g.more[0] if g.more else None
        g.more = g.more[1:]
    else:
        assert decision in g.more
        g.more = tuple([other for other in g.more if other is not decision])
    g.sealed = (*g.sealed, Answer(decision, choice))


def _open_sealed_answers(g: State) -> None:
    """Each answer, in seat order; then what they pushed runs in seat order (see `ask`).

    The answers stay sealed until the last is taken, so that none of them can unwind.
    """
    first = len(g.agenda)
    pushed: list[Step[Any]] = []
    for answer in sorted(g.sealed, key=_seat_of):
        answer.decision.step.answer(g, answer.decision.seat, answer.choice)
        if g.result is not None:
            return
        if len(g.agenda) > first:
            pushed = g.agenda[first:] + pushed
            del g.agenda[first:]
    g.agenda += pushed
    g.sealed = ()


def _seat_of(answer: Answer) -> int:
    return answer.decision.seat
