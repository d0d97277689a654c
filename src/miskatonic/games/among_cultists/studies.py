"""The studies on the strength page of Among Cultists."""

from typing import Final

from miskatonic.games.measures import Cell, Study
from miskatonic.kernel.options import OptionValues

LEVELS: Final = ("first", "advanced")
SEATS: Final = (4, 5, 6, 7, 8)
INVESTIGATORS: Final = "investigators"
CULTISTS: Final = "cultists"
ADEPTS: Final = "all adepts"
COUNTINGS: Final = {"ghosts": "every ghost", "dead_cards": "Dead cards alone"}


def table(bot: str, seats: int, level: str, games: int) -> Cell:
    """Games of one level of bots; four seats play with the Automa."""
    row = f"{seats} seats{' and the Automa' if seats == 4 else ''}, {level} level"
    return Cell(row, (bot,) * seats, games, {"level": level, "counts_as_dead": "ghosts"})


def counting(seats: int, value: str) -> Cell:
    """Games of adepts with one way of counting; those with the usual way are played only once."""
    options: OptionValues = {"level": "first", "counts_as_dead": value}
    return Cell(f"{seats} seats", ("adept",) * seats, 300, options, column=COUNTINGS[value])


def against_adepts(name: str, title: str, team: str, bot: str, note: str) -> tuple[Study, ...]:
    """One team of adepts replaced by other bots, on the same deals, with one and two cultists."""
    found: list[Study] = []
    for seats in (5, 7):
        usual = {INVESTIGATORS: "adept", CULTISTS: "adept"}
        options: OptionValues = {"level": "first", "counts_as_dead": "ghosts"}
        cells = tuple(
            Cell(row, ("adept",) * seats, 150, options, teams)
            for row, teams in ((ADEPTS, usual), (f"{bot} as {team}", {**usual, team: bot}))
        )
        titled = f"{title}, {seats} seats"
        found.append(Study(f"{name}-{seats}", titled, "contest", cells, against=ADEPTS, note=note))
    return tuple(found)


STUDIES: Final = (
    Study(
        "adepts",
        "Adepts",
        "experience",
        tuple(table("adept", seats, level, 300) for level in LEVELS for seats in SEATS),
    ),
    Study(
        "novices",
        "Novices",
        "experience",
        tuple(table("novice", seats, "first", 200) for seats in SEATS),
    ),
    Study(
        "ruthless",
        "Ruthless cultists against investigators who know it",
        "experience",
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
    *against_adepts(
        "murders",
        "Murders at every chance",
        CULTISTS,
        "ruthless",
        "Cultists that murder as soon as they can; the others do not expect it.",
    ),
)
