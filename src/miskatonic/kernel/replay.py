"""A record: the seed, the options and what was played. It recreates the whole game."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from miskatonic.errors import BadSave
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
        plain = {
            "game": self.game,
            "rules": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed.hex(),
            "moves": self.moves,
        }
        return msgspec.json.format(msgspec.json.encode(plain), indent=0)


def read_record(data: bytes) -> Record:
    """A record from a file's bytes; BadSave names what is wrong in it."""
    try:
        plain = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise BadSave(f"not a record: {error}") from None
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
        raise BadSave(f"the record's seed {seed!r} is not hexadecimal") from None
    return Record(game, version, seats, options, secret, [_move(each) for each in moves])


def _field(plain: Mapping[str, Any], name: str, kind: type[Any]) -> Any:
    value = plain.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadSave(f"the record's {name} is {value!r}; it takes a {kind.__name__}")
    return value


def _move(plain: object) -> Move:
    if isinstance(plain, list) and len(plain) == 2:
        seat, choice = plain
        if isinstance(seat, int) and isinstance(choice, (int, dict)):
            return seat, choice
    raise BadSave(f"the record's move {plain!r}; it takes [seat, choice] or [seat, claim]")
