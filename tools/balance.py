"""Write docs/balance.md, its chart, and the difficulty of Death May Die as shown in the lobby.

    python -m tools.balance [--results build/strength]

It reports on the games that `miskatonic strength death-may-die` has played so far. That command can
be stopped and resumed.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from miskatonic.games import GAMES
from miskatonic.games.death_may_die.game import DIFFICULTY_FILE
from miskatonic.games.death_may_die.studies import TARGET, balance_study, unknown_studies
from miskatonic.games.measures import Cell
from miskatonic.reports import charts
from miskatonic.reports.studies import LEAST_TOLD, SEED, Results
from miskatonic.sim.strength import Wins
from miskatonic.terminal.words import readable, said
from miskatonic.text import Texts

GAME: Final = "death-may-die"
DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
ANY_SEATS: Final = 0
# The number of games a cell needs before it is compared with the target.
ENOUGH: Final = 100
# The settings that have separate lines in the lobby.
TOLD: Final = ("episode", "elder_one", "unknown_monsters", "unknown_relics")
HEAD: Final = """\
# Balance of Death May Die

Each episode against each Elder One, with 1 to 5 seats and without the Unknown, won by bots of level adept, with investigators
drawn at random; rules version {version}. With one seat, a player has two investigators. In brackets: the number of games and the 95 %
interval (Wilson). All games use seed {seed}, which is never used for tuning, and every cell has its own deals.

    miskatonic strength death-may-die     # plays the games; can be stopped and resumed
    python -m tools.balance               # writes this page from the games played so far
"""  # noqa: E501


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.balance", description=__doc__.split("\n")[0])
    parser.add_argument("--results", default="build/strength", help="the folder with the games")
    results = Results(Path(parser.parse_args(arguments).results), GAME)
    balance = won_in(results, balance_study().cells)
    unknown = won_in(results, [cell for study in unknown_studies() for cell in study.cells])
    if not balance:
        print(f"no games in {results.folder}; play them with `miskatonic strength {GAME}`")
        return 1
    head = HEAD.format(version=GAMES[GAME].version, seed=SEED)
    parts = [
        head,
        table(balance),
        "![The same as a heat map](balance.svg)\n",
        summary(results, balance),
        "## Sums\n",
        "Single cells have few games; sums are more precise:\n",
        sums(balance),
    ]
    if unknown:
        parts += ["## With the Unknown\n", "All episodes and Elder Ones in turn.\n"]
        parts += [table(unknown), "Both numbers of seats together:\n", sums_by_row(unknown)]
    (DOCS / "balance.md").write_text("\n".join(parts), encoding="utf-8")
    (DOCS / "balance.svg").write_text(picture(balance), encoding="utf-8")
    DIFFICULTY_FILE.write_text(lobby_lines([*balance, *unknown]), encoding="utf-8")
    return 0


Measured = list[tuple[Cell, Wins]]


def won_in(results: Results, cells: Sequence[Cell]) -> Measured:
    """The cells that have games."""
    found: Measured = []
    for cell in cells:
        games = results.games(cell).values()
        if games:
            wins = len([game for game in games if game.winners])
            found.append((cell, Wins(wins, len(games))))
    return found


def table(measured: Measured) -> str:
    columns = list(dict.fromkeys(cell.column for cell, _ in measured))
    rows = list(dict.fromkeys(cell.row for cell, _ in measured))
    by_place = {(cell.row, cell.column): won for cell, won in measured}
    lines = [["", *columns], ["---", *["---:"] * len(columns)]]
    lines += [[row, *[_words(by_place.get((row, column))) for column in columns]] for row in rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def _words(won: Wins | None) -> str:
    if won is None:
        return "–"
    low, high = won.interval()
    return f"{won.share():.0%} ({won.games}: {low:.0%}–{high:.0%})".replace("%", " %")


def sums(measured: Measured) -> str:
    """Sum up by pair, by Elder One, by seats, and in total."""
    groups = list(dict.fromkeys(cell.row for cell, _ in measured))
    lines = [(row, [won for cell, won in measured if cell.row == row]) for row in groups]
    for elder in dict.fromkeys(cell.options["elder_one"] for cell, _ in measured):
        found = [won for cell, won in measured if cell.options["elder_one"] == elder]
        lines.append((str(elder).capitalize(), found))
    for column in dict.fromkeys(cell.column for cell, _ in measured):
        lines.append((column, [won for cell, won in measured if cell.column == column]))
    return _sums([*lines, ("all", [won for _, won in measured])])


def sums_by_row(measured: Measured) -> str:
    rows = dict.fromkeys(cell.row for cell, _ in measured)
    return _sums([(row, [won for cell, won in measured if cell.row == row]) for row in rows])


def _sums(lines: Sequence[tuple[str, Sequence[Wins]]]) -> str:
    found = ["| | won |", "|---|---:|"]
    found += [f"| {name} | {_words(_sum(cells))} |" for name, cells in lines]
    return "\n".join(found) + "\n"


def picture(measured: Measured) -> str:
    columns = list(dict.fromkeys(cell.column for cell, _ in measured))
    rows: dict[str, list[Wins]] = {}
    for cell, won in measured:
        rows.setdefault(cell.row, []).append(won)
    whole = [(row, cells) for row, cells in rows.items() if len(cells) == len(columns)]
    fewest, most = min(won.games for _, won in measured), max(won.games for _, won in measured)
    note = f"{fewest} to {most} games a field; framed: outside the target of 25 to 60 %"
    return charts.heat_map("Death May Die: won by adepts", note, columns, whole, TARGET)


def summary(results: Results, measured: Measured) -> str:
    """Summarize all cells: in total, by seats, and how games end."""
    total = _sum(won for _, won in measured)
    low, high = total.interval()
    seats = {
        column: _sum(won for cell, won in measured if cell.column == column)
        for column in dict.fromkeys(cell.column for cell, _ in measured)
    }
    by_seats = ", ".join(f"{won.share():.0%} with {name}" for name, won in seats.items())
    outside = [won for _, won in measured if not TARGET[0] <= won.share() <= TARGET[1]]
    surely = [
        f"{cell.row} with {cell.column}"
        for cell, won in measured
        if won.interval()[1] < TARGET[0] or won.interval()[0] > TARGET[1]
    ]
    ends: dict[str, int] = {}
    for cell, _ in measured:
        for game in results.games(cell).values():
            ends[game.ending] = ends.get(game.ending, 0) + 1
    texts = Texts("en")
    told = ", ".join(
        f"{said(texts, f'dmd-result-{end}', readable(end))} {n / total.games:.0%}"
        for end, n in sorted(ends.items())
    )
    judged = [
        "The target is 25 to 60% in every cell.",
        f"Outside it: {len(outside)} of {len(measured)} cells;",
        f"with their whole interval: {'; '.join(surely) or 'none'}.",
        *_fewest(measured),
    ]
    text = (
        f"In all, {total.share():.0%} of {total.games} games are won "
        f"({low:.0%}–{high:.0%}): {by_seats}.\n"
        f"How they end: {told}.\n\n{' '.join(judged)}\n"
        "What was tuned is in [the notes](strength/death-may-die-notes.md).\n"
    )
    return text.replace("%", " %")


def _fewest(measured: Measured) -> list[str]:
    fewest = min(won.games for _, won in measured)
    if fewest >= ENOUGH:
        return []
    return [f"The target requires {ENOUGH} games per cell; some have only {fewest}."]


def _sum(cells: Iterable[Wins]) -> Wins:
    found = list(cells)
    return Wins(sum(each.wins for each in found), sum(each.games for each in found))


def lobby_lines(measured: Measured) -> str:
    """The lines for the lobby, most specific first: those with an episode, then those with seats.

    A line with 0 seats is for any number of seats.
    """
    exact: list[str] = []
    rough: list[str] = []
    by_row: dict[str, list[tuple[Cell, Wins]]] = {}
    for cell, won in measured:
        by_row.setdefault(cell.row, []).append((cell, won))
    for cells in by_row.values():
        exact += [_line(cell, len(cell.bots), won) for cell, won in cells if _is_told(won)]
        total = _sum(won for _, won in cells)
        if _is_told(total) and not all(_is_told(won) for _, won in cells):
            rough.append(_line(cells[0][0], ANY_SEATS, total))
    return "".join([*exact, *rough])


def _is_told(won: Wins) -> bool:
    return won.games >= LEAST_TOLD


def _line(cell: Cell, seats: int, won: Wins) -> str:
    told = {name: cell.options[name] for name in TOLD if name in cell.options}
    line = {
        "options": {"unknown_monsters": 0, "unknown_relics": False, **told},
        "seats": seats,
        "level": cell.bots[0],
        "games": won.games,
        "wins": won.wins,
    }
    return json.dumps(line) + "\n"


if __name__ == "__main__":
    sys.exit(main())
