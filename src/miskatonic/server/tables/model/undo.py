"""Decides which moves may be undone: none that used chance or told anyone a secret.

A public event can tell a secret too: a hidden card is laid open. So besides checking events and
chance, the moves are replayed in other worlds that fit everything a seat knew before them. If a
seat would be told anything else in one of them, the moves have told it something, and cannot be
undone.
"""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

from miskatonic.errors import MiskatonicError
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng
from miskatonic.server.tables.model.table import Table, UndoPoint

WORLDS: Final = 12


class Undoing(NamedTuple):
    """An undo: how many moves stay, and the other seats whose moves would be undone."""

    keep: int
    others: list[int]


def undoing(table: Table, seat: int) -> Undoing | str:
    """The undo of a seat's last move; a string says why there is none."""
    if table.g is None or table.status != "playing":
        return "there is no game under way"
    since = _own_last(table, seat)
    if since is None:
        return "this seat has no move to undo"
    span = list(table.undo_points)[since:]
    moves = table.moves[-len(span) :]
    refusal = _shown_by_events(table, span) or _shown_by_other_worlds(table, span[0].g, moves)
    if refusal:
        return refusal
    others = sorted({point.seat for point in span if point.seat != seat})
    return Undoing(len(table.moves) - len(span), others)


def _own_last(table: Table, seat: int) -> int | None:
    for at in range(len(table.undo_points) - 1, -1, -1):
        if table.undo_points[at].seat == seat and table.undo_points[at].own:
            return at
    return None


def _shown_by_events(table: Table, span: list[UndoPoint]) -> str:
    first = span[0].g
    states = [*(point.g for point in span), table.g]
    if any(g.sealed for g in states):
        return "a sealed answer cannot be undone"
    if _position(first.rng) != _position(table.g.rng):
        return "a die was rolled or a card was drawn since"
    since = table.game.told_so_far(first)
    entry = table.g.log
    while entry is not None and entry.number > since:
        if entry.event.has_secrets:
            return "a player has learned a secret since"
        entry = entry.earlier
    return ""


def _position(rng: Rng) -> tuple[int, int]:
    return rng.block, rng.at


def _shown_by_other_worlds(table: Table, first: Any, moves: list[Any]) -> str:
    game = table.game
    for seat in range(table.seat_count):
        told = game.events(table.g, seat, game.told_so_far(first))
        worlds = game.worlds(game.knowledge(first, seat))
        for number in range(WORLDS):
            world = worlds.deal(_rng(seat, number))
            if _told_in(game, world, seat, moves) != told:
                return "the move has revealed something hidden"
    return ""


def _told_in(game: Game[Any, Any], world: Any, seat: int, moves: list[Any]) -> object:
    since = game.told_so_far(world)
    try:
        for who, move in moves:
            if isinstance(move, dict):
                game.say(world, who, move)
            else:
                game.play(world, who, move)
    except MiskatonicError:
        return None
    return game.events(world, seat, since)


def _rng(seat: int, number: int) -> Rng:
    return Rng(blake2b(f"undo {seat} {number}".encode(), digest_size=32).digest())
