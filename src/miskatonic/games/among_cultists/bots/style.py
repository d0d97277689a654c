"""The style of each level (styles.toml): the signs it uses, its caution, its murders.

A style applies to all roles, so that a level never gives a cultist away. A cultist does in public
what an investigator of the same style would.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from miskatonic.errors import BadContent

FILE: Final = "styles.toml"
LEVELS: Final = ("adept", "novice", "ruthless")
# The seats that a pace is for; four have the Automa with them.
SEATS: Final = (4, 5, 6, 7, 8)
FEWEST_PARTIES: Final[i64] = 5


class Pace:
    """The pace of games with a number of seats.

    A cultist gives its n-th Dead card in round `first + step * (n - 1)` at the earliest, and two on
    one walk in round `finish`, each shifted by a private amount, so that no round is safe. `sure`
    is the guilt that an investigator needs for a vote. `meeting` is the cost of walking in on
    others; `lure` and `last_lure` are its value for a cultist that is due to murder, and for one
    whose time is short. The lure ends once the cultist has walked in on others `ahead` times more
    often than they did on average.
    """

    def __init__(
        self,
        first: i64,
        step: i64,
        finish: i64,
        sure: float,
        meeting: float,
        lure: float,
        last_lure: float,
        ahead: float,
    ) -> None:
        self.first: Final[i64] = first
        self.step: Final[i64] = step
        self.finish: Final[i64] = finish
        self.sure: Final = sure
        self.meeting: Final = meeting
        self.lure: Final = lure
        self.last_lure: Final = last_lure
        self.ahead: Final = ahead


class Style:
    """A level's style: `paces` by number of seats; `reckons_with` names the likelihoods."""

    def __init__(self, paces: dict[int, Pace], reckons_with: str, heeds_signs: bool) -> None:
        self.paces: Final = paces
        self.reckons_with: Final = reckons_with
        self.heeds_signs: Final = heeds_signs

    def pace(self, seats: i64, parties: i64) -> Pace:
        """The pace for a number of parties; four seats have their own."""
        return self.paces[int(seats if seats < FEWEST_PARTIES else parties)]


def read_styles(text: str) -> dict[str, Style]:
    """By level; BadContent names the key that is wrong."""
    data = tomllib.loads(text)
    return {level: _read(level, data.get(level)) for level in LEVELS}


def _read(level: str, table: Any) -> Style:
    if not isinstance(table, dict):
        raise BadContent(f"{FILE}: {level} is {table!r}; it must be a table")
    reckons_with, heeds_signs = table.get("reckons_with"), table.get("heeds_signs")
    if not isinstance(reckons_with, str):
        raise BadContent(f"{FILE}: {level}.reckons_with is {reckons_with!r}; it must be a string")
    if not isinstance(heeds_signs, bool):
        raise BadContent(
            f"{FILE}: {level}.heeds_signs is {heeds_signs!r}; it must be true or false"
        )
    paces = {each: _read_pace(f"{level}.{each}", table.get(str(each))) for each in SEATS}
    return Style(paces, reckons_with, heeds_signs)


def _read_pace(name: str, table: Any) -> Pace:
    if not isinstance(table, dict):
        raise BadContent(f"{FILE}: {name} is {table!r}; it must be a table")
    return Pace(
        _whole(name, table, "first"),
        _whole(name, table, "step"),
        _whole(name, table, "finish"),
        _decimal(name, table, "sure"),
        _decimal(name, table, "meeting"),
        _decimal(name, table, "lure"),
        _decimal(name, table, "last_lure"),
        _decimal(name, table, "ahead"),
    )


def _whole(name: str, table: dict[str, Any], key: str) -> int:
    value = table.get(key)
    if not isinstance(value, int):
        raise BadContent(f"{FILE}: {name}.{key} is {value!r}; it must be a whole number")
    return value


def _decimal(name: str, table: dict[str, Any], key: str) -> float:
    value = table.get(key)
    if not isinstance(value, float):
        raise BadContent(f"{FILE}: {name}.{key} is {value!r}; it must be a decimal number")
    return value


STYLES: Final = read_styles(
    files("miskatonic.games.among_cultists.bots").joinpath(FILE).read_text(encoding="utf-8")
)
ADEPT: Final = STYLES["adept"]
NOVICE: Final = STYLES["novice"]
RUTHLESS: Final = STYLES["ruthless"]
