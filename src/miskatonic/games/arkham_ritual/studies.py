"""The studies on the strength page of Arkham Ritual."""

from typing import Final

from miskatonic.games.measures import Cell, Study
from miskatonic.kernel.options import OptionValues

COMPETITIVE: Final[OptionValues] = {"competitive": True}
# Few simulations are enough: a master only simulates if the others seem to play at random.
FEW: Final = 100


def _contest(name: str, title: str, cells: list[Cell]) -> Study:
    return Study(name, title, "contest", tuple(cells))


def _among(one: str, others: str, games: int, competitive: bool) -> Cell:
    options: OptionValues = COMPETITIVE if competitive else {}
    bots = (one, *[others] * 4)
    return Cell(f"{one} among four {others}s", bots, games, options, simulations=FEW)


def _all(level: str, seats: int, games: int, competitive: bool = False) -> Cell:
    options: OptionValues = COMPETITIVE if competitive else {}
    row = f"{level}, {seats} seats" + (", competitive" if competitive else "")
    return Cell(row, (level,) * seats, games, options, simulations=FEW)


STUDIES: Final = (
    _contest(
        "survivors",
        "All survivors win, 5 seats",
        [_among("adept", "novice", 1000, False), _among("master", "adept", 500, False)],
    ),
    _contest(
        "competitive",
        "Only the sanest win, 5 seats",
        [
            _among("adept", "novice", 1000, True),
            _among("master", "adept", 1500, True),
            _among("master", "random", 100, True),
        ],
    ),
    Study(
        "experience",
        "What games are like",
        "experience",
        (
            *[_all("novice", seats, 60) for seats in (3, 4)],
            _all("novice", 5, 150),
            *[_all("novice", seats, 60) for seats in (6, 7)],
            *[_all("adept", seats, 100) for seats in (3, 4)],
            _all("adept", 5, 1000),
            *[_all("adept", seats, 100) for seats in (6, 7)],
            _all("master", 5, 20),
            _all("adept", 5, 150, True),
            _all("master", 5, 20, True),
        ),
    ),
)
