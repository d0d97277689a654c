"""Observations: a viewer's knowledge as a row of small ints in named columns, fixed per game.

A game declares its columns once and writes rows in that order. Every row starts with the columns
that all games share: the viewer, the number of seats, and the seats to wait for. A row holds only
what the viewer may know, so equal knowledge gives equal rows. It is computed from the state alone,
so quiet games, which keep no events, give the same rows as loud ones.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from miskatonic.errors import BadOptions
from miskatonic.kernel.state import Decision, State

# A viewer without a seat; also the code for no one, nothing or unknown.
SPECTATOR: Final[i64] = -1
NONE: Final[i64] = -1
LARGEST: Final = (1 << 15) - 1

COUNT: Final = "count"
CODE: Final = "code"
FLAG: Final = "flag"


@dataclass(frozen=True)
class Column:
    """A group of `size` numbers in a row, each from `least` to `most`.

    A flag is 0 or 1. A count is a quantity. A code is one of several unordered values; -1 is
    no one, nothing or unknown. In columns of several numbers, `of` names the dimension they run
    over.
    """

    name: str
    kind: str
    size: int
    least: int
    most: int
    of: str
    meaning: str


def flag(name: str, meaning: str) -> Column:
    return Column(name, FLAG, 1, 0, 1, "", meaning)


def flags(name: str, size: int, of: str, meaning: str) -> Column:
    return Column(name, FLAG, size, 0, 1, of, meaning)


def count(name: str, most: int, meaning: str, least: int = 0) -> Column:
    return Column(name, COUNT, 1, least, most, "", meaning)


def counts(name: str, size: int, of: str, most: int, meaning: str, least: int = 0) -> Column:
    return Column(name, COUNT, size, least, most, of, meaning)


def code(name: str, values: int, meaning: str) -> Column:
    """A column with one code: 0 to `values` - 1, or -1."""
    return Column(name, CODE, 1, -1, values - 1, "", meaning)


def codes(name: str, size: int, of: str, values: int, meaning: str) -> Column:
    return Column(name, CODE, size, -1, values - 1, of, meaning)


class Observation:
    """The layout of a game's rows: its columns in order, `size` numbers in total."""

    def __init__(self, seats: int, prompts: tuple[str, ...], columns: tuple[Column, ...]) -> None:
        every = (*_in_every_game(seats, prompts), *columns)
        starts: dict[str, int] = {}
        at = 0
        for column in every:
            if column.name in starts:
                raise BadOptions(f"two columns are called {column.name!r}; names are unique")
            if column.size < 1 or not -LARGEST <= column.least < column.most <= LARGEST:
                numbers = f"{column.size} from {column.least} to {column.most}"
                raise BadOptions(f"the column {column.name!r} of {numbers}; expected 16 bits each")
            starts[column.name] = at
            at += column.size
        self.columns: Final = every
        self.starts: Final = starts
        self.size: Final = at
        self.seats: Final[i64] = seats
        self.codes: Final = {prompt: number for number, prompt in enumerate(prompts)}

    def where(self, name: str) -> slice:
        """The slice of a row that a column takes up."""
        for column in self.columns:
            if column.name == name:
                return slice(self.starts[name], self.starts[name] + column.size)
        raise BadOptions(f"no column {name!r}; there are {', '.join(self.starts)}")

    def least(self) -> list[int]:
        """The smallest value of each number of a row."""
        return [column.least for column in self.columns for _ in range(column.size)]

    def most(self) -> list[int]:
        """The largest value of each number of a row."""
        return [column.most for column in self.columns for _ in range(column.size)]

    def names(self) -> list[str]:
        """A name for each number of a row: `doom`, `sanity.0`, `sanity.1`, …"""
        found: list[str] = []
        for column in self.columns:
            if column.size == 1:
                found.append(column.name)
            else:
                found += [f"{column.name}.{at}" for at in range(column.size)]
        return found


def _in_every_game(seats: int, prompts: tuple[str, ...]) -> tuple[Column, ...]:
    by_number = ", ".join([f"{number} {prompt}" for number, prompt in enumerate(prompts)])
    return (
        code("viewer", seats, "the viewer's seat; -1 is a spectator"),
        count("seats", seats, "number of seats"),
        flags("waiting", seats, "seat", "it was asked, and may have sealed an answer"),
        code("question", len(prompts), f"the open question: {by_number}"),
        code("prompt", len(prompts), "the viewer's own open question, same numbers"),
        flag("over", "the game is over"),
    )


def put_kernel(
    g: State, observation: Observation, seats: i64, viewer: i64, out: vec[i16], at: i64
) -> i64:
    """Write the columns that every game has; return where the game's own start."""
    codes = observation.codes
    first = g.question
    out[at] = i16(viewer)
    out[at + 1] = i16(seats)
    at += 2
    end = put_same(out, at, 0, observation.seats)
    mine = NONE
    if first is None:
        out[end] = -1
    elif not g.more and not g.sealed:
        out[at + first.seat] = 1
        number: i64 = codes[first.prompt]
        out[end] = i16(number)
        if first.seat == viewer:
            mine = number
    else:
        out[end] = i16(_put_waiting(g, codes, out, at))
        mine = _own_prompt(g, codes, viewer)
    out[end + 1] = i16(mine)
    out[end + 2] = 0 if g.result is None else 1
    return end + 3


def _put_waiting(g: State, codes: dict[str, int], out: vec[i16], at: i64) -> i64:
    """Write which seats were asked (even if they sealed an answer) and the first prompt's code."""
    first: Decision | None = None
    for decision in g.asked:
        if not decision.optional:
            out[at + decision.seat] = 1
            if first is None or decision.id < first.id:
                first = decision
    for answer in g.sealed:
        decision = answer.decision
        out[at + decision.seat] = 1
        if first is None or decision.id < first.id:
            first = decision
    return NONE if first is None else codes[first.prompt]


def _own_prompt(g: State, codes: dict[str, int], viewer: i64) -> i64:
    for decision in g.asked:
        if decision.seat == viewer:
            return codes[decision.prompt]
    return NONE


# ---------------------------------------------------------------- for games that write rows


def put_flags(out: vec[i16], at: i64, mask: i64, size: i64) -> i64:
    """Write the lowest `size` bits of a mask, one number per bit."""
    if mask == 0:
        return put_same(out, at, 0, size)
    end = at + size
    while at < end:
        out[at] = i16(mask & 1)
        mask >>= 1
        at += 1
    return at


def put_numbers(out: vec[i16], at: i64, numbers: vec[i64], size: i64, rest: i64) -> i64:
    """Write the numbers of a vec, padded with `rest` to `size` numbers."""
    end = at + size
    for number in numbers:
        out[at] = i16(number)
        at += 1
    assert at <= end, (len(numbers), size)
    return put_same(out, at, rest, end - at)


def put_same(out: vec[i16], at: i64, value: i64, size: i64) -> i64:
    """Write a number `size` times; rows have many zeros, so write four at a time."""
    end = at + size
    same = i16(value)
    while at + 4 <= end:
        out[at] = same
        out[at + 1] = same
        out[at + 2] = same
        out[at + 3] = same
        at += 4
    while at < end:
        out[at] = same
        at += 1
    return at


def blank_row(size: int) -> vec[i16]:
    return vec[i16]([0] * size)


def blank_mask(size: int) -> vec[u8]:
    return vec[u8]([0] * size)
