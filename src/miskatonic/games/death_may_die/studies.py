"""Studies for the strength page: the difficulty of each episode, and what games are like.

A table wins or loses together, so seats aren't rotated, and every cell is a table of equal bots.
"""

import itertools
from typing import Final

from miskatonic.games.death_may_die.library import library
from miskatonic.games.measures import Cell, Study

# Draw investigators at random, so that each plays equally often.
DRAWN: Final = {"investigators": "random"}
SEATS: Final = (1, 2, 3, 4, 5)
TARGET: Final = (0.25, 0.60)
UNKNOWN_MONSTERS: Final = (0, 1, 2)
# Every cell has its own deals, so that cells can be added up; these follow the balance study's.
UNKNOWN_DEALS: Final = 101
# Words that stay in lower case inside a title.
SMALL: Final = ("and", "by", "from", "of", "the")


def _title(id: str) -> str:
    first, *rest = id.split("-")
    words = [word if word in SMALL else word.capitalize() for word in rest]
    return " ".join([first.capitalize(), *words])


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"


def balance_study() -> Study:
    cells = tuple(
        Cell(
            f"{_title(episode.id)}, {_title(elder.id)}",
            ("adept",) * seats,
            games=100,
            options={**DRAWN, "episode": episode.id, "elder_one": elder.id},
            column=_counted(seats, "seat"),
            deals=number,
        )
        for number, (episode, elder, seats) in enumerate(
            itertools.product(library().episodes, library().elder_ones, SEATS), start=1
        )
    )
    return Study(
        "balance",
        "How often adepts win, without the Unknown",
        "matrix",
        cells,
        target=TARGET,
        note="A single player plays two investigators.",
    )


def unknown_studies() -> tuple[Study, ...]:
    """Unknown monsters and relics, over all episodes in turn. The lobby shows the first study."""
    note = "All episodes and Elder Ones in turn."
    return (
        Study(
            "unknown",
            "How often adepts win with Unknown Monsters",
            "matrix",
            _with_unknown(relics=False),
            option="unknown_monsters",
            note=note,
        ),
        Study(
            "unknown-relics",
            "How often adepts win with relics, too",
            "matrix",
            _with_unknown(relics=True),
            note=note,
        ),
    )


def _with_unknown(relics: bool) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            f"{_counted(monsters, 'Unknown Monster')}, {'relics' if relics else 'no relics'}",
            ("adept",) * seats,
            games=120,
            options={**DRAWN, "unknown_monsters": monsters, "unknown_relics": relics},
            column=_counted(seats, "seat"),
            deals=UNKNOWN_DEALS + 2 * len(UNKNOWN_MONSTERS) * relics + number,
        )
        for number, (monsters, seats) in enumerate(itertools.product(UNKNOWN_MONSTERS, (2, 4)))
    )


def _experience() -> Study:
    cells = tuple(
        Cell(f"{level}, {_counted(seats, 'seat')}", (level,) * seats, games=60, options=dict(DRAWN))
        for level in ("novice", "adept")
        for seats in SEATS
    )
    return Study("experience", "What games are like", "experience", cells)


def every_study() -> tuple[Study, ...]:
    return (balance_study(), *unknown_studies(), _experience())
