"""Measure the rules, and other libraries' games in the same run: `python -m bench.rules`."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench import speed
from bench.peers import ADAPTERS, PEERS
from bench.rows import ROWS, figures
from bench.speed import Effort, Speed
from miskatonic.games import GAMES
from miskatonic.kernel import state
from miskatonic.terminal.screen import make_console


def main(arguments: list[str] | None = None) -> int:
    """Measure. Peers are left out if rows are selected, because they have only two of them."""
    parser = argparse.ArgumentParser(prog="bench.rules", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--quick", action="store_true", help="measure for a shorter time")
    parser.add_argument("--rows", type=_rows, metavar="NAME,…", help="measure only these rows")
    parser.add_argument("--no-peers", action="store_true", help="leave other libraries out")
    given = parser.parse_args(arguments)
    effort = speed.QUICK if given.quick else speed.FULL
    wanted = given.rows or list(ROWS)
    ours = [_measured(game, effort, wanted) for game in GAMES]
    alone = given.no_peers or given.rows is not None
    peers = [] if alone else [_peer(name, effort) for name in PEERS]
    adapters = (
        [] if alone else [_adapted(each, library, effort) for library in ADAPTERS for each in ours]
    )
    better = {row: ROWS[row] for row in wanted}
    plain = {"compiled": is_compiled(), "better": better, "games": ours, "peers": peers}
    plain["adapters"] = adapters
    if given.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(plain)).decode() + "\n")
        return 0
    console = make_console()
    if not alone:
        console.print(_table(ours, peers))
        console.print(_adapters(adapters, peers))
    console.print(_figures(ours, wanted))
    return 0


def _rows(names: str) -> list[str]:
    """Return the named rows in the usual order."""
    asked = names.split(",")
    for row in asked:
        if row not in ROWS:
            raise argparse.ArgumentTypeError(f"unknown row {row!r}; choose from {', '.join(ROWS)}")
    return [row for row in ROWS if row in asked]


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def _measured(name: str, effort: Effort, wanted: list[str]) -> dict[str, Any]:
    game = GAMES[name]
    seats = min(max(5, game.seats[0]), game.seats[-1])
    return {"game": name, "seats": seats, "rows": figures(game, seats, effort, wanted)}


def _peer(name: str, effort: Effort) -> dict[str, Any]:
    """Measure a library; one that is missing or has changed does not stop the run."""
    return {"peer": name, **_tried(lambda: PEERS[name](effort))}


def _adapted(ours: dict[str, Any], library: str, effort: Effort) -> dict[str, Any]:
    """Measure one of our games in another library."""
    measure, _ = ADAPTERS[library]
    game, seats = ours["game"], ours["seats"]
    return {"adapter": library, "game": game, **_tried(lambda: measure(effort, game, seats))}


def _tried(measure: Callable[[], Speed]) -> dict[str, Any]:
    try:
        return {"rows": measure()._asdict()}
    except ImportError:
        return {"missing": "not installed"}
    except Exception as error:  # noqa: BLE001  others' code, in whatever version is there
        return {"missing": f"{type(error).__name__}: {error}"}


def _empty(title: str) -> Table:
    return Table(
        title=title, header_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False
    )


def _table(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> Table:
    how = "compiled" if is_compiled() else "interpreted"
    table = _empty(f"Random play from Python, one process, {how}")
    table.add_column("Game")
    for column in ("Decisions/s", "Clone, µs"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in ours:
        table.add_column(f"× {row['game']}", justify="right", width=8)
    for row in ours:
        name = f"{row['game']}, {row['seats']} seats"
        table.add_row(name, *_numbers(row), *([""] * len(ours)))
    table.add_section()
    for row in peers:
        if "missing" in row:
            table.add_row(row["peer"], _missing(row["missing"]))
        else:
            table.add_row(row["peer"], *_numbers(row), *(_ratio(each, row) for each in ours))
    return table


def _adapters(adapted: list[dict[str, Any]], peers: list[dict[str, Any]]) -> Table:
    """Show our games in other libraries next to the libraries' own games."""
    table = _empty("Our games in other libraries")
    table.add_column("Game", no_wrap=True)
    for column in ("Decisions/s", "Clone, µs"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("Compared with their own")
    measured = {row["peer"]: row for row in peers if "rows" in row}
    for row in adapted:
        name = f"{row['game']} in {row['adapter']}"
        if "missing" in row:
            table.add_row(name, _missing(row["missing"]))
            continue
        beside = [each for each in ADAPTERS[row["adapter"]][1] if each in measured]
        ratios = [f"{_ratio(row, measured[each])} × {each}" for each in beside]
        table.add_row(name, *_numbers(row), "; ".join(ratios))
    return table


def _figures(ours: list[dict[str, Any]], wanted: list[str]) -> Table:
    """Show the rows, with a column per game."""
    how = "compiled" if is_compiled() else "interpreted"
    table = _empty(f"All rows, one process, {how}")
    table.add_column("Row")
    for each in ours:
        table.add_column(each["game"], justify="right", no_wrap=True)
    for row in wanted:
        table.add_row(
            row,
            *(_number(each["rows"].get(row)) for each in ours),
        )
    return table


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _numbers(row: dict[str, Any]) -> tuple[str, str]:
    rows = row["rows"]
    return f"{rows['decisions_per_second']:,.0f}", f"{rows['clone_microseconds']:.2f}"


def _ratio(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    faster = ours["rows"]["decisions_per_second"] / theirs["rows"]["decisions_per_second"]
    return f"{faster:.1f}" if faster < 100 else f"{faster:.0f}"


def _missing(why: str) -> str:
    return why if why == "not installed" else f"failed: {why}"


if __name__ == "__main__":
    sys.exit(main())
