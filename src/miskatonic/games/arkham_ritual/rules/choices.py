"""The choice space of Arkham Ritual, and its option lists, built once."""

from typing import Final

from mypy_extensions import i64

from miskatonic.kernel.choices import Choices

MOST_SEATS: Final[i64] = 7

TAKE: Final[i64] = 7
DISCARD: Final[i64] = 8
RETURN: Final[i64] = 9
REMOVE: Final[i64] = 10
CONFESS: Final[i64] = 11

CHOICES: Final = Choices(
    ("give", 7), ("take",), ("discard",), ("return",), ("remove",), ("confess",)
)


def _seats_in(hands: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(MOST_SEATS) if (hands >> seat) & 1)


# Indexed by the mask of hands on the table. `give s` is the int s.
OFFER_OPTIONS: Final = [_seats_in(hands) for hands in range(1 << 7)]
RECEIVE_OPTIONS: Final = [
    (TAKE, *_seats_in(hands)) if hands else (TAKE, DISCARD) for hands in range(1 << 7)
]
ORB_OPTIONS: Final[tuple[int, ...]] = (RETURN, REMOVE)
CONFESS_OPTIONS: Final[tuple[int, ...]] = (CONFESS,)
