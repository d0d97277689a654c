"""Check that a save holds a possible position: types, numbers, questions, result.

The digest proves that a save is undamaged, not that this program wrote it. So saves are untrusted:
wrong types, values out of range and inconsistent values raise BadSave.
"""

import types
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Final, Union

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadSave
from miskatonic.kernel.log import Entry
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.rng import BLOCK, SEED_BYTES, Rng
from miskatonic.kernel.state import Answer, Decision, Result, State, Step, close_questions

LOWEST: Final = -(1 << 63)
HIGHEST: Final = (1 << 63) - 1

# ---------------------------------------------------------------- types


def arguments_of(cls: type[Any]) -> list[Any]:
    """The types of a class's arguments, in order; empty for compiled classes, which check them."""
    names: tuple[str, ...] = getattr(cls, "__match_args__", ())
    try:
        hints = typing.get_type_hints(cls.__init__)
    except (NameError, TypeError, AttributeError):
        return []
    return [hints[name] for name in names] if set(names) <= set(hints) else []


def fits(value: object, hint: Any) -> bool:
    """Whether a value matches an annotation; annotations that aren't plain types match anything."""
    if hint is i64 or hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if hint is None or hint is type(None):
        return value is None
    origin = typing.get_origin(hint)
    inner = typing.get_args(hint)
    if origin is None:
        if typing.is_typeddict(hint):
            return isinstance(value, dict)
        return not isinstance(hint, type) or isinstance(value, hint)
    if origin is Union or origin is types.UnionType:
        return any(fits(value, each) for each in inner)
    if origin is typing.Literal:
        return value in inner
    if origin is tuple:
        return isinstance(value, tuple) and _all_fit(value, inner)
    if origin is list:
        return isinstance(value, list) and all(fits(each, inner[0]) for each in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            fits(k, inner[0]) and fits(v, inner[1]) for k, v in value.items()
        )
    return not isinstance(origin, type) or isinstance(value, origin)


def _all_fit(values: tuple[Any, ...], inner: tuple[Any, ...]) -> bool:
    if len(inner) == 2 and inner[1] is ...:
        return all(fits(each, inner[0]) for each in values)
    return len(values) == len(inner) and all(
        fits(value, hint) for value, hint in zip(values, inner, strict=True)
    )


def check_alike(name: str, value: object, example: object) -> None:
    """Check that a field has the same type as in a new state and that lists hold one type."""
    if example is not None and type(value) is not type(example):
        raise BadSave(f"the save's {name} is {shown(value)}; expected a {type(example).__name__}")
    if isinstance(value, (list, tuple)):
        kinds = sorted({type(each).__name__ for each in value if not isinstance(each, Step)})
        if len(kinds) > 1:
            raise BadSave(f"the save's {name} mixes {', '.join(kinds)}; expected one of them")


# ---------------------------------------------------------------- numbers


def check_ranges(g: State, ranges: Mapping[str, tuple[int, int]]) -> None:
    """Check that these fields, or all items of lists, are from `low` to `high`."""
    for name, (low, high) in ranges.items():
        value: Any = getattr(g, name)
        for each in _each_of(value):
            if not fits(each, int) or not low <= each <= high:
                raise BadSave(f"the save's {name} has {shown(each)}; expected {low} to {high}")


def _each_of(value: Any) -> Sequence[Any]:
    if is_vec(value):
        return list(value)
    return value if isinstance(value, (list, tuple)) else (value,)


def is_vec(value: object) -> bool:
    """Whether it is a vec, mypyc's packed list of numbers."""
    return isinstance(value, vec)


def check_steps(g: State, ranges: Mapping[str, tuple[int, int]], also: Sequence[Any] = ()) -> None:
    """Check that the named arguments of all steps on the agenda are from `low` to `high`.

    Objects inside steps, and those in `also`, are checked in the same way.
    """
    waiting: list[Any] = [*also, *g.agenda]
    waiting += [decision.step for decision in open_questions(g)]
    while waiting:
        held = waiting.pop()
        for name in getattr(type(held), "__match_args__", ()):
            value = getattr(held, name)
            if isinstance(value, (list, tuple)):
                waiting += [each for each in value if not isinstance(each, (int, str))]
            elif hasattr(type(value), "__match_args__"):
                waiting.append(value)
            if name in ranges:
                _check_argument(type(held).__name__, name, value, ranges[name])


def _check_argument(step: str, name: str, value: object, right: tuple[int, int]) -> None:
    low, high = right
    for each in _each_of(value):
        if isinstance(each, int) and not low <= each <= high:
            raise BadSave(f"the save's {step} has {name} {each}; expected {low} to {high}")


def check_lengths(g: State, fresh: State, names: Sequence[str]) -> None:
    """Check that these lists are as long as in a new game."""
    for name in names:
        count, right = len(getattr(g, name)), len(getattr(fresh, name))
        if count != right:
            raise BadSave(f"the save's {name} has {count} entries; expected {right}")


def require(is_so: bool, otherwise: str) -> None:
    """Raise BadSave with this message unless the condition holds."""
    if not is_so:
        raise BadSave(f"the save's {otherwise}")


# ---------------------------------------------------------------- fields of every state


def check_kinds(g: State) -> None:
    """Check the types of steps, questions, answers, log and result."""
    agenda: list[Any] = g.agenda
    asked: tuple[Any, ...] = g.asked
    sealed: tuple[Any, ...] = g.sealed
    log: object = g.log
    require(log is None or isinstance(log, Entry), f"log is {shown(log)}")
    result: object = g.result
    require(result is None or isinstance(result, Result), f"result is {shown(result)}")
    for step in agenda:
        require(isinstance(step, Step), f"agenda holds {shown(step)}; expected steps")
    for decision in asked:
        require(isinstance(decision, Decision), f"questions hold {shown(decision)}")
    for answer in sealed:
        require(isinstance(answer, Answer), f"sealed answers hold {shown(answer)}")


def check_kernel(g: State, seats: int, choices: int, prompts: tuple[str, ...]) -> None:
    """Check the parts that every game has: generator, open questions and result."""
    _check_rng(g.rng)
    questions = list(g.asked)
    for answer in g.sealed:
        is_legal = answer.choice in answer.decision.options
        require(is_legal, f"sealed answer {answer.choice} is not one of its options")
        questions.append(answer.decision)
    for decision in questions:
        _check_decision(decision, seats, choices, prompts)
    _check_together(g, questions)
    if g.result is None:
        require(len(g.asked) > 0, "game is not over, but no question is open")
    else:
        busy = len(g.asked) + len(g.sealed) + len(g.agenda)
        require(busy == 0, "game is over, but steps or questions are left")
        _check_result(g.result, seats)


def _check_rng(rng: Rng) -> None:
    length = len(rng.buffer)
    require(len(rng.seed) == SEED_BYTES, f"seed has {len(rng.seed)} bytes; expected {SEED_BYTES}")
    require(rng.block >= 0 and 0 <= rng.at <= BLOCK, f"generator is at {rng.at}")
    require(length == BLOCK or (length == 0 and rng.at == BLOCK), f"generator holds {length} bytes")


def _check_decision(decision: Decision, seats: int, choices: int, prompts: tuple[str, ...]) -> None:
    last = seats - 1
    require(0 <= decision.seat <= last, f"question to seat {decision.seat}; expected 0 to {last}")
    require(decision.prompt in prompts, f"prompt {decision.prompt!r} is not one of the game's")
    require(len(decision.options) > 0, f"question {decision.prompt!r} has no options")
    named = (*decision.options, *decision.locked)
    for choice in named:
        if not fits(choice, int) or not 0 <= choice < choices:
            raise BadSave(f"the save's option {shown(choice)}; expected 0 to {choices - 1}")
    require(len(set(named)) == len(named), f"options {named} name a choice twice")
    right = len(decision.locked) == len(decision.reasons)
    require(right, f"question {decision.prompt!r} locks choices without a reason")
    require(all(isinstance(each, str) for each in decision.reasons), "reasons are not strings")


def _check_together(g: State, questions: list[Decision]) -> None:
    """Check that each seat has one question, and that offers follow a single question."""
    askable = [decision.seat for decision in questions]
    require(len(set(askable)) == len(askable), f"questions go to the seats {askable}")
    ids = sorted([decision.id for decision in questions])
    require(len(set(ids)) == len(ids), f"questions have the numbers {ids}")
    if ids:
        in_order = ids[0] >= 1 and ids[-1] <= g.decisions_asked
        require(in_order, f"questions have the numbers {ids} of {g.decisions_asked}")
    offers = [decision for decision in questions if decision.optional]
    if offers:
        alone = len(questions) - len(offers) == 1 and not g.sealed and not g.asked[0].optional
        require(alone, "offers need exactly one question")


def _check_result(result: Result, seats: int) -> None:
    placed = (*result.winners, *result.losers)
    at_table = all(fits(seat, int) and 0 <= seat < seats for seat in placed)
    require(at_table and len(set(placed)) == len(placed), f"result places the seats {placed}")
    scores = len(result.scores) == seats and all(fits(each, int) for each in result.scores)
    require(scores, f"result has the scores {shown(result.scores)} for {seats} seats")


def ask_again(g: State) -> tuple[Decision, ...]:
    """Run the asking step again in a copy of the state, and return the questions it asks."""
    twin = g.clone()
    questions = open_questions(g)
    close_questions(twin)
    twin.sealed = ()
    twin.loud = False
    twin.decisions_asked = questions[0].id - 1
    questions[0].step.run(twin)
    return twin.asked


def open_questions(g: State) -> list[Decision]:
    """All questions that were asked together, including those with a sealed answer."""
    return sorted([*g.asked, *[answer.decision for answer in g.sealed]], key=_number)


def _number(decision: Decision) -> int:
    return decision.id
