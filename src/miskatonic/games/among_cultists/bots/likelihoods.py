"""The fitted likelihoods (likelihoods.toml): the weight of each sign, and the murder rate."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from miskatonic.errors import BadContent

# The signs for a set of cultists, in the order of `features` (see signs.py).
SIGNS: Final = (
    "routes",
    "pulses",
    "rooms",
    "seeks_early",
    "seeks",
    "caught",
    "disputed",
    "voted",
    "accused",
    "voted_own",
    "accused_own",
    "votes",
    "accuses",
)
FILE: Final = "likelihoods.toml"
# The levels whose games were fitted; a bot expects others to play like its table's level.
LEVELS: Final = ("adept", "ruthless")
ROUNDS: Final = 10


class Likelihoods:
    """For one cultist or two. `weights` are in the order of SIGNS; `murders` by round, from 1."""

    def __init__(self, weights: list[float], murders: list[float]) -> None:
        self.weights: Final = weights
        self.murders: Final = [0.0, *murders]


def read_likelihoods(text: str) -> dict[str, dict[int, Likelihoods]]:
    """By level and number of cultists; BadContent names the key that is wrong."""
    data = tomllib.loads(text)
    return {
        level: {cultists: _read(data, f"{level}-{cultists}") for cultists in (1, 2)}
        for level in LEVELS
    }


def _read(data: dict[str, Any], name: str) -> Likelihoods:
    table = data.get(name)
    if not isinstance(table, dict):
        raise BadContent(f"{FILE}: {name} is {table!r}; it must be a table")
    weights: list[float] = []
    for sign in SIGNS:
        value = table.get(sign)
        if not isinstance(value, float):
            raise BadContent(f"{FILE}: {name}.{sign} is {value!r}; it must be a decimal number")
        weights.append(value)
    murders = table.get("murders")
    if not isinstance(murders, list) or len(murders) != ROUNDS:
        raise BadContent(f"{FILE}: {name}.murders is {murders!r}; it must be a list of {ROUNDS}")
    return Likelihoods(weights, [float(rate) for rate in murders])


LIKELIHOODS: Final = read_likelihoods(
    files("miskatonic.games.among_cultists.bots").joinpath(FILE).read_text(encoding="utf-8")
)
