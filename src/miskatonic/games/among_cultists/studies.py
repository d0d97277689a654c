"""What the page on the strength of Among Cultists shows. It changes nothing in any game."""

from typing import Final

from miskatonic.kernel.options import OptionValues
from miskatonic.sim.measures import Cell, Study

LEVELS: Final = ("first", "advanced")
SEATS: Final = (4, 5, 6, 7, 8)
INVESTIGATORS: Final = "investigators"
COUNTINGS: Final = {"ghosts": "every ghost", "dead_cards": "Dead cards alone"}


def table(bot: str, seats: int, level: str, games: int) -> Cell:
    """A table of one level of bots; four seats have the Automa with them."""
    row = f"{seats} seats{' and the Automa' if seats == 4 else ''}, {level} level"
    return Cell(row, (bot,) * seats, games, {"level": level})


def counting(seats: int, value: str) -> Cell:
    options: OptionValues = {"counts_as_dead": value}
    return Cell(f"{seats} seats", ("adept",) * seats, 300, options, column=COUNTINGS[value])


STUDIES: Final = (
    Study(
        "adepts",
        "Adepts",
        "feel",
        tuple(table("adept", seats, level, 300) for level in LEVELS for seats in SEATS),
    ),
    Study(
        "novices",
        "Novices",
        "feel",
        tuple(table("novice", seats, "first", 200) for seats in SEATS),
    ),
    Study(
        "ruthless",
        "Ruthless cultists against investigators who know it",
        "feel",
        tuple(table("ruthless", seats, "first", 200) for seats in SEATS),
    ),
    Study(
        "counting",
        "Who counts as dead",
        "matrix",
        tuple(counting(seats, value) for seats in SEATS for value in COUNTINGS),
        target=(0.4, 0.6),
        team=INVESTIGATORS,
        option="counts_as_dead",
    ),
)
