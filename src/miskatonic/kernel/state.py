"""The state of a game as plain data, and the rulebook's steps as immutable values on a stack."""

from typing import Any, ClassVar, Final, Generic, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from miskatonic.errors import BadStep, Runaway
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import NOBODY, Entry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.values import is_equal, value_hash, value_repr

STEP_BUDGET: Final[i64] = 100_000


@final
@mypyc_attr(acyclic=True)
class Result:
    """How a game ended. Scores are by seat; in a draw a seat is neither winner nor loser."""

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

    def __repr__(self) -> str:
        return value_repr(self)

    def __eq__(self, other: object) -> bool:
        return is_equal(self, other)

    def __hash__(self) -> int:
        return value_hash(self)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The full state of a game. Games add their own fields and their own clone().

    Every attribute is saved and loaded by name, except those in `derived`, which are recomputed
    from the others. The open questions are saved as `asked`.

    States contain no reference cycles, so the garbage collector can skip them (acyclic).
    """

    derived: ClassVar[tuple[str, ...]] = ()
    # Vecs that are saved as tuples; the others are saved as lists.
    tuples: ClassVar[tuple[str, ...]] = ()

    def __init__(self, rng: Rng, twin: "State | None" = None) -> None:
        """Create a new state or, given a twin, copy the twin's kernel fields for clone()."""
        self.rng = rng
        if twin is None:
            self.agenda: list[Step[Any]] = []
            # Nearly always only one question is open. Further questions and sealed answers are
            # never changed in place, so copies share them.
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
        """Return an independent copy. This generic version is slow; most games override it."""
        kind: Any = type(self)
        twin: Any = kind.__new__(kind)
        State.__init__(twin, self.rng.clone(), self)
        fields: dict[str, Any] = getattr(self, "__dict__")  # noqa: B009  mypyc needs the dynamic lookup
        for name, value in fields.items():
            if name not in twin.__dict__:
                setattr(twin, name, _copied(value))
        return cast(State, twin)

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


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return value


G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One clause of the rulebook as a value, immutable once pushed.

    A step either acts or asks. A step that asks does nothing else, so it can be run again.
    """

    def run(self, g: G) -> None:
        raise NotImplementedError

    def answer(self, g: G, seat: i64, choice: i64) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return value_repr(self)

    def __eq__(self, other: object) -> bool:
        return is_equal(self, other)

    def __hash__(self) -> int:
        return value_hash(self)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """An open question: the seat, the prompt, the options, and the source of the question.

    The source is `rule:<clause>`, or the kind and id of the card, skill, event or other thing that
    asks: `card:magical-orb`. Locked choices are not options, but the seat sees them, each with the
    reason.
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

    def __repr__(self) -> str:
        parts = [f"id={self.id}", f"seat={self.seat}", f"prompt={self.prompt!r}"]
        parts += [f"source={self.source!r}", f"options={self.options!r}"]
        if self.optional:
            parts.append("optional=True")
        if self.locked:
            parts.append(f"locked={self.locked!r}")
        return f"Decision({', '.join(parts)})"

    def __eq__(self, other: object) -> bool:
        return is_equal(self, other)

    def __hash__(self) -> int:
        return value_hash(self)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Answer:
    """A sealed answer to one of several simultaneous questions."""

    __match_args__: ClassVar[tuple[str, ...]] = ("decision", "choice")

    def __init__(self, decision: Decision, choice: i64) -> None:
        self.decision: Final = decision
        self.choice: Final[i64] = choice

    def __repr__(self) -> str:
        return value_repr(self)

    def __eq__(self, other: object) -> bool:
        return is_equal(self, other)

    def __hash__(self) -> int:
        return value_hash(self)


def push(g: State, step: Step[Any]) -> None:
    """Put a step on top of the agenda."""
    g.agenda.append(step)


def then(g: State, *steps: Step[Any]) -> None:
    """Put steps on top of the agenda, to run in this order."""
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
    """Open a question that must be answered before play continues; `step` receives the answer.

    Questions opened by one step are simultaneous: all answers stay sealed until the last is in.
    Then each step receives its answer, in seat order. After that, the steps they pushed run, also
    in seat order: first all steps that the lowest seat's answer pushed.
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
    """Open an optional question in addition to the one question that `ask` opened.

    It is opened after that question and closed with it. Answering it interrupts: `step` acts, then
    the main question is asked again. This does not work with several simultaneous questions,
    because asking again would reveal sealed answers.
    """
    _check_offer(g, seat, prompt)
    g.decisions_asked += 1
    offered = Decision(g.decisions_asked, seat, prompt, source, options, step, True, (), ())
    g.more = (*g.more, offered)


def _check_question(g: State, seat: i64, prompt: str) -> None:
    """Assert that each seat has one question, and that offers accompany a single question."""
    for other in g.asked:
        if other.seat == seat or other.optional:
            right = "a seat has one open question"
            if other.optional:
                right = "an offer comes last, after a single question"
            kind = "the offer " if other.optional else ""
            asked = f"seat {seat} is asked {prompt!r}"
            raise BadStep(f"{asked} during {kind}{other.prompt!r}; {right}")


def _check_offer(g: State, seat: i64, prompt: str) -> None:
    questions = 0
    for decision in g.asked:
        if not decision.optional:
            questions += 1
        if decision.seat == seat:
            raise BadStep(
                f"seat {seat} is offered {prompt!r} during {decision.prompt!r};"
                " a seat has one open question"
            )
    if questions != 1 or g.sealed:
        raise BadStep(
            f"seat {seat} is offered {prompt!r} during {questions} questions;"
            " an offer needs exactly one, asked before it"
        )


def step_classes(package: str) -> list[type[Step[Any]]]:
    """All step classes declared in a package, for saves and redealing to refer to by name."""
    found: list[type[Step[Any]]] = []
    waiting: list[type[Step[Any]]] = [Step]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            module: str = getattr(cls, "__module__")  # noqa: B009  mypyc needs the dynamic lookup
            if module.startswith(f"{package}."):
                found.append(cls)
    return found


def unwind_to(g: State, kind: type[Step[Any]]) -> None:
    """Drop all steps above the topmost step of this class, which must be on the agenda.

    An answer to one of several simultaneous questions must not unwind, because it depends on the
    seat order whether steps pushed by other answers would be lost. It pushes a step that unwinds.
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
        raise BadStep(f"no {kind.__name__} to unwind to; the agenda, next step last: {waiting}")
    del g.agenda[at + 1 :]


def finish(g: State, result: Result) -> None:
    """End the game: clear the agenda and close all questions."""
    g.result = result
    g.agenda.clear()
    close_questions(g)
    g.sealed = ()


def close_questions(g: State) -> None:
    g.question = None
    if g.more:
        g.more = ()


def tell(g: State, event: Event, audience: i64 = NOBODY) -> None:
    """Log an event: everyone sees its public fields, the audience also its secret fields.

    Always call it under `if g.loud:`, so that quiet games don't even create the event.
    """
    g.log = Entry(g.log, event, audience)


def run(g: State) -> None:
    """Run steps until a question is open or the game is over."""
    budget = STEP_BUDGET
    while g.question is None and g.result is None:
        g.agenda.pop().run(g)
        budget -= 1
        if budget == 0:
            raise Runaway(f"{STEP_BUDGET} steps and no question; the next is {g.agenda[-1:]}")


def settle(g: State, decision: Decision, choice: i64) -> None:
    """Apply an answer to an open decision and run to the next question.

    The caller must ensure that the answer is legal; `Game.play` checks it.
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
    """Store an answer until all answers are in."""
    if decision is g.question:
        g.question = g.more[0] if g.more else None
        g.more = g.more[1:]
    else:
        assert decision in g.more
        g.more = tuple([other for other in g.more if other is not decision])
    g.sealed = (*g.sealed, Answer(decision, choice))


def _open_sealed_answers(g: State) -> None:
    """Apply the answers in seat order and queue the steps they push in seat order (see `ask`).

    The answers stay in `sealed` until all are applied, so that none of them can unwind.
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
