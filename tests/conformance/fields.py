"""States in which every field has a different value, so that a test notices swapped ones."""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.kernel.codec import fields_of_state
from miskatonic.kernel.state import State

# A test notices if two flags are swapped: in some round only one of them is set.
ROUNDS: Final = 7


def all_fields(g: State) -> list[str]:
    return sorted([*fields_of_state(g), *g.derived])


def marked(g: State, nth: int) -> State:
    """A copy of the state with a different value in every number, flag, word and list."""
    twin = g.clone()
    for number, name in enumerate(all_fields(g)):
        value = getattr(g, name)
        setattr(twin, name, _mark(value, number + 1, nth))
    return twin


def _mark(value: Any, number: int, nth: int) -> Any:
    if isinstance(value, bool):
        return bool(number >> nth & 1)
    if isinstance(value, int):
        return 1000 + number
    if isinstance(value, str):
        return f"mark {number}"
    if isinstance(value, vec):
        return vec[i64]([2000 + number])
    if isinstance(value, list):
        return [*value, *value[:1]] if _holds_objects(value) else [2000 + number]
    if isinstance(value, tuple):
        return (*value, *value[:1]) if _holds_objects(value) else (2000 + number,)
    return value


def _holds_objects(value: Sequence[Any]) -> bool:
    """Whether it holds steps, questions, answers or tuples, which get only one more item."""
    return bool(value) and not isinstance(value[0], int)


def faults_of_clone(g: State) -> list[str]:
    """The faults of a state's clone(): fields that are lost, swapped, or shared."""
    faults: list[str] = []
    for number in range(ROUNDS):
        original = marked(g, number)
        twin = original.clone()
        for name in all_fields(g):
            before, after = getattr(original, name), getattr(twin, name)
            if not _same(before, after):
                faults.append(f"{name} is {after!r} in the clone; it was {before!r}")
            elif _is_shared(before, after):
                faults.append(f"{name} is the same list in the clone")
    return faults


def _is_shared(before: Any, after: Any) -> bool:
    """Whether changing the clone's list would change the original's."""
    if not isinstance(before, vec):
        return isinstance(before, list) and before is after
    after[0] += 1
    return bool(before == after)


def _same(before: Any, after: Any) -> bool:
    if before is after or isinstance(before, (bool, int, str, list, tuple, vec)):
        return bool(before == after)
    if type(before) is not type(after):
        return False
    names = getattr(type(before), "__match_args__", ())
    return bool(names) and all(_same(getattr(before, n), getattr(after, n)) for n in names)
