"""How a level plays (styles.toml): what it heeds, what it shuns, how soon its cultists murder.

A style belongs to the whole bot, whatever its role: so a level never tells who is a cultist. What
an investigator does by it, a cultist does too, but for what nobody sees.
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
    """How fast a game goes with so many seats.

    A cultist gives its n-th Dead card not before the round `first + step * (n - 1)`, and two on one
    walk not before `finish`, each shifted by a private amount, so that no round is safe. `sure` is
    how guilty somebody must be for an investigator's vote. `meeting` is what it costs to walk in on
    others; `lure` and `last_lure` are what that is worth to a cultist that is due to murder, and to
    one whose time is short. A cultist that has walked in on others by `ahead` times more than they
    did on average is not lured any more.
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
    """`paces` are by the number of seats; `reckons_with` names the fitted likelihoods.

    `by_regret` is how it votes: by regret matching, and not by how sure it is.
    """

    def __init__(
        self,
        paces: dict[int, Pace],
        reckons_with: str,
        heeds_signs: bool,
        by_regret: bool = False,
    ) -> None:
        self.paces: Final = paces
        self.reckons_with: Final = reckons_with
        self.heeds_signs: Final = heeds_signs
        self.by_regret: Final = by_regret

    def pace(self, seats: i64, parties: i64) -> Pace:
        """Four seats have one of their own; else as many parties go as fast, whoever they are."""
        return self.paces[int(seats if seats < FEWEST_PARTIES else parties)]


def read_styles(text: str) -> dict[str, Style]:
    """By level; BadContent names the key that does not fit."""
    data = tomllib.loads(text)
    return {level: _read(level, data.get(level)) for level in LEVELS}


def _read(level: str, table: Any) -> Style:
    if not isinstance(table, dict):
        raise BadContent(f"{FILE}: {level} is {table!r}; it must be a table")
    reckons_with, heeds_signs = table.get("reckons_with"), table.get("heeds_signs")
    if not isinstance(reckons_with, str):
        raise BadContent(f"{FILE}: {level}.reckons_with is {reckons_with!r}; it must be a word")
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
# No level's: the arena's, to compare.
BY_REGRET: Final = Style(ADEPT.paces, ADEPT.reckons_with, ADEPT.heeds_signs, by_regret=True)
