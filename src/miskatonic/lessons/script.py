"""A lesson as its game writes it down, read from TOML.

A lesson has steps. A step begins with a position, or where an earlier step (`follows`) has ended.
Its beats are, in their order:

    play = ["1 give 0", "? take"]   others answer: the seat (? is whoever is asked) and the choice
    all = "ready"                   everybody else who is asked answers this
    say = {...}, by = 4             somebody claims something
    ask = "move"                    the learner's question, by its prompt. Every option is either
                                    `right` or `wrong`; "*" is all others that are wrong.
    find = ["seat:0", ...]          something to point at, among these places; of those that are
                                    `right`, all are to be found, or `enough` of them
    claim = {...}                   the learner claims this; `wrong` is said to any other claim

`right` and `wrong` give the name of a text, as does `text` (what is asked for); `look` names things
on the table that are talked about. A text's id is `<prefix>-lesson-<step>-<name>`; the step itself
has the title `<prefix>-lesson-<step>`, and the names `show` and `told` for its beginning and end.
`expect` holds at the end, whatever was answered: values of the learner's view by their path.
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
    """`names` are those of the seats; the learner's own comes from the browser."""

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
    """The name of a choice as Game.choice takes it: `give 2` is ("give", 2)."""
    return tuple(int(word) if word.isdecimal() else word for word in name.split())


def found_at(view: Mapping[str, Any], path: str) -> Any:
    """What a view holds under `table.0.place`; None where there is nothing."""
    found: Any = view
    for part in path.split("."):
        if found is None:
            return None
        found = found[int(part)] if isinstance(found, list) else found[part]
    return found
