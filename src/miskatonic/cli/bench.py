"""miskatonic bench: how fast the rules are here, and against others' libraries."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from miskatonic.cli.usage import BadUsage, check_seats
from miskatonic.games import GAMES
from miskatonic.kernel import state
from miskatonic.sim import speed
from miskatonic.sim.figures import ROWS, figures
from miskatonic.sim.peers import ADAPTERS, PEERS
from miskatonic.sim.speed import Effort, Speed
from miskatonic.terminal.screen import make_console
from miskatonic.terminal.words import game_name
from miskatonic.text import Texts


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Peers are measured unless rows are chosen: they have two of them."""
    effort = speed.QUICK if arguments.quick else speed.FULL
    wanted = _wanted(texts, arguments.rows)
    ours = [_measured(texts, game, effort, wanted) for game in GAMES]
    alone = arguments.no_peers or arguments.rows is not None
    peers = [] if alone else [_peer(name, effort) for name in PEERS]
    adapters = (
        [] if alone else [_adapted(each, library, effort) for library in ADAPTERS for each in ours]
    )
    better = {row: ROWS[row] for row in wanted}
    plain = {"compiled": is_compiled(), "better": better, "games": ours, "peers": peers}
    plain["adapters"] = adapters
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(plain)).decode() + "\n")
        return 0
    console = make_console()
    if not alone:
        console.print(_table(texts, ours, peers))
        console.print(_adapters(texts, adapters, peers))
    console.print(_figures(texts, ours, wanted))
    return 0


def _wanted(texts: Texts, rows: str | None) -> list[str]:
    """The rows asked for, in our order; all, if none were."""
    if rows is None:
        return list(ROWS)
    asked = rows.split(",")
    for row in asked:
        if row not in ROWS:
            raise BadUsage(texts("bad-row", row=row, rows=", ".join(ROWS)))
    return [row for row in ROWS if row in asked]


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def _measured(texts: Texts, name: str, effort: Effort, wanted: list[str]) -> dict[str, Any]:
    game = GAMES[name]
    seats = check_seats(texts, game, None)
    return {"game": name, "seats": seats, "rows": figures(game, seats, effort, wanted)}


def _peer(name: str, effort: Effort) -> dict[str, Any]:
    """A library that is missing, or that has changed, is no reason to stop."""
    return {"peer": name, **_tried(lambda: PEERS[name](effort))}


def _adapted(ours: dict[str, Any], library: str, effort: Effort) -> dict[str, Any]:
    """One of our games in another library."""
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


def _table(texts: Texts, ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> Table:
    how = texts("bench-compiled" if is_compiled() else "bench-interpreted")
    table = _empty(f"{texts('bench-title')}, {how}")
    table.add_column(texts("bench-column-what"))
    for column in ("decisions", "clone"):
        table.add_column(texts(f"bench-column-{column}"), justify="right", no_wrap=True)
    for row in ours:
        table.add_column(
            texts("bench-column-ratio", game=game_name(texts, GAMES[row["game"]])),
            justify="right",
            width=8,
        )
    for row in ours:
        name = f"{game_name(texts, GAMES[row['game']])}, {texts('seat-count', n=row['seats'])}"
        table.add_row(name, *_numbers(row), *([""] * len(ours)))
    table.add_section()
    for row in peers:
        if "missing" in row:
            table.add_row(row["peer"], _missing(texts, row["missing"]))
        else:
            table.add_row(row["peer"], *_numbers(row), *(_ratio(each, row) for each in ours))
    return table


def _adapters(texts: Texts, adapted: list[dict[str, Any]], peers: list[dict[str, Any]]) -> Table:
    """Our games in other libraries, beside these libraries' own."""
    table = _empty(texts("bench-adapters"))
    table.add_column(texts("bench-column-what"), no_wrap=True)
    for column in ("decisions", "clone"):
        table.add_column(texts(f"bench-column-{column}"), justify="right", no_wrap=True)
    table.add_column(texts("bench-column-beside"))
    measured = {row["peer"]: row for row in peers if "rows" in row}
    for row in adapted:
        name = texts("bench-in", game=game_name(texts, GAMES[row["game"]]), library=row["adapter"])
        if "missing" in row:
            table.add_row(name, _missing(texts, row["missing"]))
            continue
        beside = [each for each in ADAPTERS[row["adapter"]][1] if each in measured]
        ratios = [f"{_ratio(row, measured[each])} × {each}" for each in beside]
        table.add_row(name, *_numbers(row), "; ".join(ratios))
    return table


def _figures(texts: Texts, ours: list[dict[str, Any]], wanted: list[str]) -> Table:
    """Every row by itself, a column a game."""
    how = texts("bench-compiled" if is_compiled() else "bench-interpreted")
    table = _empty(f"{texts('bench-figures')}, {how}")
    table.add_column(texts("bench-column-row"))
    for each in ours:
        name = game_name(texts, GAMES[each["game"]])
        table.add_column(name, justify="right", no_wrap=True)
    for row in wanted:
        table.add_row(
            _label(texts, row),
            *(_number(each["rows"].get(row)) for each in ours),
        )
    return table


def _label(texts: Texts, row: str) -> str:
    """Those of bots begin with their level."""
    level, bot, which = row.partition("_bot_")
    if bot:
        return texts(f"bench-row-bot-{which.replace('_', '-')}", bot=texts(f"bot-{level}"))
    return texts(f"bench-row-{row.replace('_', '-')}")


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


def _missing(texts: Texts, why: str) -> str:
    if why == "not installed":
        return texts("bench-not-installed")
    return texts("bench-failed", reason=why)
