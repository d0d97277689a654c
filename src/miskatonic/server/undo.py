"""Which moves may be taken back: never past chance, never past a secret that somebody learned.

A secret can be learned without any event that is marked secret: an unseen card, laid open, is as
public as can be. So besides looking at events and chance, the moves are played again in other
worlds, each of which fits all that a seat knew before them. If any seat is then told anything else,
the moves have told it something, and stay.
"""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

from miskatonic.errors import MiskatonicError
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng
from miskatonic.server.table import Table, UndoPoint

WORLDS: Final = 12


class Undoing(NamedTuple):
    """What would be taken back: how many moves stay, and whose moves but the own would go."""

    keep: int
    others: list[int]


def undoing(table: Table, seat: int) -> Undoing | str:
    """What it takes to undo a seat's last move; a string says why it cannot be."""
    if table.g is None or table.status != "playing":
        return "there is no game under way"
    since = _own_last(table, seat)
    if since is None:
        return "there is no move of this seat to take back"
    span = list(table.undo_points)[since:]
    moves = table.moves[-len(span) :]
    refusal = _shows_on_the_table(table, span) or _shows_elsewhere(table, span[0].g, moves)
    if refusal:
        return refusal
    others = sorted({point.seat for point in span if point.seat != seat})
    return Undoing(len(table.moves) - len(span), others)


def _own_last(table: Table, seat: int) -> int | None:
    for at in range(len(table.undo_points) - 1, -1, -1):
        if table.undo_points[at].seat == seat and table.undo_points[at].own:
            return at
    return None


def _shows_on_the_table(table: Table, span: list[UndoPoint]) -> str:
    first = span[0].g
    states = [*(point.g for point in span), table.g]
    if any(g.sealed for g in states):
        return "a sealed answer is not taken back"
    if _position(first.rng) != _position(table.g.rng):
        return "chance has had its say since"
    since = table.game.told_so_far(first)
    entry = table.g.log
    while entry is not None and entry.number > since:
        if entry.private or entry.event.has_secrets:
            return "somebody has learned a secret since"
        entry = entry.earlier
    return ""


def _position(rng: Rng) -> tuple[int, int]:
    return rng.block, rng.at


def _shows_elsewhere(table: Table, first: Any, moves: list[Any]) -> str:
    game = table.game
    for seat in range(table.seat_count):
        told = game.events(table.g, seat, game.told_so_far(first))
        worlds = game.worlds(game.knowledge(first, seat))
        for number in range(WORLDS):
            world = worlds.deal(_rng(seat, number))
            if _told_in(game, world, seat, moves) != told:
                return "the move has shown what was hidden"
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
