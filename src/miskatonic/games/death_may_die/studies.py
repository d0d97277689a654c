"""What the page on strength shows of Death May Die: how hard each episode is, and what it is like.

A table is won or lost as a whole. So nothing is gained by rotating seats, and every cell is one
table of the same bots.
"""

import itertools
from typing import Final

from miskatonic.games.death_may_die.rules.options import library
from miskatonic.sim.measures import Cell, Study

# Everybody has the same chance to be at the table.
DRAWN: Final = {"investigators": "random"}
SEATS: Final = (1, 2, 3, 4, 5)
TARGET: Final = (0.25, 0.60)
UNKNOWN_MONSTERS: Final = (0, 1, 2)
# Every cell has deals of its own, so that cells may be added up: these follow those of the balance.
UNKNOWN_DEALS: Final = 101


def _name(id: str) -> str:
    return id.replace("-", " ").capitalize()


def _seats(number: int) -> str:
    return "1 seat" if number == 1 else f"{number} seats"


def balance_study() -> Study:
    cells = tuple(
        Cell(
            f"{_name(episode.id)}, {_name(elder.id)}",
            ("adept",) * seats,
            games=100,
            options={**DRAWN, "episode": episode.id, "elder_one": elder.id},
            column=_seats(seats),
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
        note="Whoever has one seat plays two investigators.",
    )


def unknown_studies() -> tuple[Study, ...]:
    """All episodes in turn, so that each setting is one figure. The first stands in the lobby."""
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
            f"{monsters} Unknown Monsters, {'relics' if relics else 'no relics'}",
            ("adept",) * seats,
            games=120,
            options={**DRAWN, "unknown_monsters": monsters, "unknown_relics": relics},
            column=_seats(seats),
            deals=UNKNOWN_DEALS + 2 * len(UNKNOWN_MONSTERS) * relics + number,
        )
        for number, (monsters, seats) in enumerate(itertools.product(UNKNOWN_MONSTERS, (2, 4)))
    )


def _feel() -> Study:
    cells = tuple(
        Cell(f"{level}, {_seats(seats)}", (level,) * seats, games=60, options=dict(DRAWN))
        for level in ("novice", "adept")
        for seats in SEATS
    )
    return Study("feel", "What players feel", "feel", cells)


def every_study() -> tuple[Study, ...]:
    return (balance_study(), *unknown_studies(), _feel())
