"""Good and bad values for seats and choices."""

from typing import Final


class Three:
    """A foreign integer type, like those of array libraries."""

    def __index__(self) -> int:
        return 3


class Index:
    """The same for any number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def __index__(self) -> int:
        return self.number


class Raises:
    """Claims to be an integer but is not one."""

    def __index__(self) -> int:
        raise TypeError("no integer after all")


NO_NUMBERS: Final[tuple[object, ...]] = (
    -1,
    -(2**70),
    2**70,
    2**63,
    2**64 - 1,
    10**5000,
    Index(-1),
    Index(2**70),
    Raises(),
    True,
    False,
    None,
    0.0,
    1.5,
    float("nan"),
    float("inf"),
    1j,
    "",
    "0",
    "1",
    "take",
    b"0",
    [],
    [0],
    (0,),
    {},
    {0},
    object(),
    int,
)
