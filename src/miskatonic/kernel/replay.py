"""A record: the seed, the options and what was played. It recreates the whole game."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.options import OptionValues

Claim = dict[str, object]
Move = tuple[int, int | Claim]


class Record:
    """One game as it is kept in files. A move is (seat, choice) or, for talk, (seat, claim)."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: OptionValues,
        seed: bytes,
        moves: list[Move],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.moves: Final = moves

    def to_json(self) -> bytes:
        """As it is kept in files; BadSave for a move that no file can hold."""
        moves: list[Any] = self.moves  # compiled, a list of moves would refuse what is none
        plain = {
            "game": self.game,
            "rules": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed.hex(),
            "moves": [_plain_move(move, number) for number, move in enumerate(moves, 1)],
        }
        return msgspec.json.format(msgspec.json.encode(plain), indent=0)


def read_record(data: bytes) -> Record:
    """A record from a file's bytes; BadSave names what is wrong in it."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"not a record: {error}") from None
    except RecursionError:
        raise BadSave("not a record: lists or objects are nested too deeply in it") from None
    if not isinstance(plain, dict):
        raise BadSave(f"a record of type {type(plain).__name__}; it takes an object")
    game = _field(plain, "game", str)
    version = _field(plain, "rules", int)
    seats = _field(plain, "seats", int)
    options = _field(plain, "options", dict)
    seed = _field(plain, "seed", str)
    moves = _field(plain, "moves", list)
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise BadSave(f"the record's seed {shown(seed)} is not hexadecimal") from None
    if whole(seats) < 0:
        raise BadSave(f"the record's seats is {shown(seats)}; it takes a number of seats")
    read = [_move(each, number, seats) for number, each in enumerate(moves, 1)]
    return Record(game, version, seats, options, secret, read)


def _field(plain: Mapping[str, Any], name: str, kind: type[Any]) -> Any:
    value = plain.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadSave(f"the record's {name} is {shown(value)}; it takes a {kind.__name__}")
    return value


def _move(plain: object, number: int, seats: int) -> Move:
    """A move as a file holds it: its seat is one of the table, its choice a number from 0."""
    if not isinstance(plain, list) or len(plain) != 2:
        raise _unfit(plain, number, "it takes [seat, choice] or [seat, claim]")
    seat, what = whole(plain[0]), plain[1]
    if not 0 <= seat < seats:
        raise _unfit(plain, number, f"its seat is none from 0 to {seats - 1}")
    if isinstance(what, dict):
        return seat, what
    if whole(what) < 0:
        raise _unfit(plain, number, "it takes a choice, which is a number from 0, or a claim")
    return seat, whole(what)


def _plain_move(move: object, number: int) -> list[object]:
    if isinstance(move, (tuple, list)) and len(move) == 2 and whole(move[0]) >= 0:
        seat, what = whole(move[0]), move[1]
        if isinstance(what, dict):
            return [seat, what]
        if whole(what) >= 0:
            return [seat, whole(what)]
    raise _unfit(move, number, "it takes (seat, choice) or (seat, claim)")


def _unfit(move: object, number: int, right: str) -> BadSave:
    return BadSave(f"the record's move {number}, {shown(move)}: {right}")
