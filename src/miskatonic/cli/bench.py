"""miskatonic bench: how fast the rules are here, and against others' libraries."""

import argparse
import sys
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from miskatonic.cli.screen import make_console
from miskatonic.cli.usage import check_seats
from miskatonic.cli.words import game_name
from miskatonic.games import GAMES
from miskatonic.kernel import state
from miskatonic.sim.measure import measure
from miskatonic.sim.peers import PEERS
from miskatonic.text import Texts


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    ours = [_measured(texts, game) for game in GAMES]
    peers = [_peer(name) for name in PEERS]
    plain = {"compiled": is_compiled(), "games": ours, "peers": peers}
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(plain)).decode() + "\n")
    else:
        make_console().print(_table(texts, ours, peers))
    return 0


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def _measured(texts: Texts, name: str) -> dict[str, Any]:
    game = GAMES[name]
    seats = check_seats(texts, game, None)
    return {"game": name, "seats": seats, **measure(game, seats)._asdict()}


def _peer(name: str) -> dict[str, Any]:
    """A library that is missing, or that has changed, is no reason to stop."""
    try:
        return {"peer": name, **PEERS[name]()._asdict()}
    except ImportError:
        return {"peer": name, "missing": "not installed"}
    except Exception as error:  # noqa: BLE001  others' code, in whatever version is there
        return {"peer": name, "missing": f"{type(error).__name__}: {error}"}


def _table(texts: Texts, ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> Table:
    how = texts("bench-compiled" if is_compiled() else "bench-interpreted")
    table = Table(
        title=f"{texts('bench-title')}, {how}",
        header_style="bold",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
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


def _numbers(row: dict[str, Any]) -> tuple[str, str]:
    return f"{row['decisions_per_second']:,.0f}", f"{row['clone_microseconds']:.2f}"


def _ratio(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    faster = ours["decisions_per_second"] / theirs["decisions_per_second"]
    return f"{faster:.1f}" if faster < 100 else f"{faster:.0f}"


def _missing(texts: Texts, why: str) -> str:
    if why == "not installed":
        return texts("bench-not-installed")
    return texts("bench-failed", reason=why)
