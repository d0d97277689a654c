"""Records: the seed, options and moves that reproduce a game."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec

from miskatonic.errors import BadSave
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.values import is_equal

Claim = dict[str, object]
Move = tuple[int, int | Claim]


class Record:  # noqa: PLW1641  unhashable because it is mutable
    """A recorded game. A move is (seat, choice) or, for talk, (seat, claim)."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "game",
        "version",
        "seats",
        "options",
        "seed",
        "moves",
    )

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

    def __repr__(self) -> str:
        """Leave out the seed, which is secret during the game."""
        return (
            f"<Record of {self.game}, rules version {self.version}, {self.seats} seats,"
            f" {len(self.moves)} moves>"
        )

    def __eq__(self, other: object) -> bool:
        return is_equal(self, other)

    def to_json(self) -> bytes:
        """Serialize to a record file; raise BadSave for a move that cannot be stored."""
        moves: list[Any] = self.moves  # Any, or compiled code raises TypeError for bad moves
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
    """Read a record from a file's bytes; BadSave says what is wrong with it."""
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"not a record: {error}") from None
    except RecursionError:
        raise BadSave("not a record: lists or objects are nested too deeply in it") from None
    if not isinstance(plain, dict):
        raise BadSave(f"a record of type {type(plain).__name__}; expected an object")
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
        raise BadSave(f"the record's seats is {shown(seats)}; expected a number of seats")
    read = [_move(each, number, seats) for number, each in enumerate(moves, 1)]
    return Record(game, version, seats, options, secret, read)


def _field(plain: Mapping[str, Any], name: str, kind: type[Any]) -> Any:
    value = plain.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadSave(f"the record's {name} is {shown(value)}; expected a {kind.__name__}")
    return value


def _move(plain: object, number: int, seats: int) -> Move:
    """Read a move; its seat must exist and its choice must not be negative."""
    if not isinstance(plain, list) or len(plain) != 2:
        raise _unfit(plain, number, "expected [seat, choice] or [seat, claim]")
    seat, what = whole(plain[0]), plain[1]
    if not 0 <= seat < seats:
        raise _unfit(plain, number, f"its seat is not from 0 to {seats - 1}")
    if isinstance(what, dict):
        return seat, what
    if whole(what) < 0:
        raise _unfit(plain, number, "expected a choice, which is a number from 0, or a claim")
    return seat, whole(what)


def _plain_move(move: object, number: int) -> list[object]:
    if isinstance(move, (tuple, list)) and len(move) == 2 and whole(move[0]) >= 0:
        seat, what = whole(move[0]), move[1]
        if isinstance(what, dict):
            return [seat, what]
        if whole(what) >= 0:
            return [seat, whole(what)]
    raise _unfit(move, number, "expected (seat, choice) or (seat, claim)")


def _unfit(move: object, number: int, right: str) -> BadSave:
    return BadSave(f"the record's move {number}, {shown(move)}: {right}")
