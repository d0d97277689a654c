"""The script of a lesson, read from TOML.

A lesson has steps. A step begins with a position, or where an earlier step (`follows`) has ended.
It has beats, in order:

    play = ["1 give 0", "? take"]   others answer: seat (? is the one asked) and choice
    all = "ready"                   all other seats that are asked answer this
    say = {...}, by = 4             seat 4 makes this claim
    ask = "move"                    the learner's question, by its prompt. Every option is either
                                    `right` or `wrong`; "*" stands for all other wrong ones.
    find = ["seat:0", ...]          something to point at, among these places; the learner has to
                                    find all that are `right`, or `enough` of them
    claim = {...}                   the learner makes this claim; `wrong` answers any other claim

`right` and `wrong` give the name of a text, as does `text` (the task); `look` names the things on
the table that the text is about. A text's id is `<prefix>-lesson-<step>-<name>`; the step itself
has the title `<prefix>-lesson-<step>`, and the names `show` and `told` for its beginning and end.
`expect` must hold at the end, whatever the answers were: values of the learner's view by path.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from miskatonic.errors import BadContent

OTHERS: Final = "*"
ANYBODY: Final = "?"


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    play: list[str] = []
    all: str = ""
    say: dict[str, Any] | None = None
    by: int = 0
    ask: str = ""
    find: list[str] = []
    enough: int = 0
    claim: dict[str, Any] | None = None
    text: str = ""
    right: dict[str, str] = {}
    wrong: dict[str, str] = {}
    look: list[str] = []


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clauses: list[str]
    beat: list[Beat]
    position: dict[str, Any] | None = None
    follows: str = ""
    look: list[str] = []
    expect: dict[str, Any] = {}
    told_of: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. `names` are the seats' names; the learner's own comes from the browser."""

    seats: int
    step: list[Step]
    seat: int = 0
    names: list[str] = []
    options: dict[str, Any] = {}


def read_lesson(file: Traversable) -> Lesson:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{file.name}: {error}") from None


def words_of(name: str) -> tuple[str | int, ...]:
    """Split the name of a choice for Game.choice: `give 2` is ("give", 2)."""
    return tuple(int(word) if word.isdecimal() else word for word in name.split())


def found_at(view: Mapping[str, Any], path: str) -> Any:
    """Return the value in a view at a path such as `table.0.place`, or None."""
    found: Any = view
    for part in path.split("."):
        if found is None:
            return None
        found = found[int(part)] if isinstance(found, list) else found[part]
    return found
