"""A game from its beginning, through somebody's eyes.

During a game one may go back within one's own knowledge, and nobody else's. A finished game is open
to all, through any eyes or with everything open.
"""

from typing import Any, Final, Literal

import msgspec

from miskatonic.games import GAMES
from miskatonic.kernel.change import ViewChange, change_between
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.replay import Record, read_record
from miskatonic.kernel.state import State
from miskatonic.server.protocol.replays import Replay, ReplayStep
from miskatonic.server.protocol.tables import Legend
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.server.room import Room
from miskatonic.server.stream import View
from miskatonic.server.table import play_in_place

Eyes = int | Literal["all", "public"]
# So long a replay may take.
SECONDS: Final = 10.0

# ---------------------------------------------------------------- looking


async def legend(request: ApiRequest) -> Legend:
    """It says nothing of the game's course, so whoever has the link may read it at any time."""
    table = (await request.room()).table
    return Legend(dict(table.game.legend(table.seat_count, table.options)))


async def replay(request: ApiRequest) -> bytes:
    room = await request.room()
    table = room.table
    if table.g is None:
        raise Refused("not-begun", "the game has not begun")
    over = table.g.result is not None
    eyes = _eyes(request, room, over)
    request.not_too_often("replays")
    who = request.address if request.visitor is None else request.visitor.id
    record = table.record().to_json()
    work = request.house.work
    answer: bytes = await work.play_again(
        who, SECONDS, written_replay, table.id, record, eyes, over
    )
    return answer


def written_replay(table: str, data: bytes, eyes: Eyes, over: bool) -> bytes:
    """The answer as it is sent. This is called in another process: it takes a while."""
    record = read_record(data)
    view, steps = retrace(GAMES[record.game], record, eyes, over)
    return msgspec.json.encode(Replay(table, record.game, eyes, over, view, steps))


def _eyes(request: ApiRequest, room: Room, over: bool) -> Eyes:
    wanted = request.query.get("eyes", "all" if over else "me")
    seat = None if request.visitor is None else room.table.seat_of(request.visitor.id)
    if wanted == "me":
        return "public" if seat is None and over else _known(seat)
    eyes: Eyes = "public"
    if wanted in ("all", "public"):
        eyes = "all" if wanted == "all" else "public"
    elif wanted.isdecimal() and len(wanted) < 4 and int(wanted) < room.table.seat_count:
        eyes = int(wanted)
    else:
        raise Refused("no-such-seat", f"eyes {shown(wanted)}; there are all, public, me and seats")
    # While the game goes on, delayed spectators must not learn here what they are not shown yet.
    live = room.table.settings.spectators == "live" or seat is not None
    if not over and eyes != seat and not (eyes == "public" and live):
        raise Refused("not-over", "before the end one sees with one's own eyes only")
    return eyes


def _known(seat: int | None) -> int:
    if seat is None:
        raise Refused("not-a-player", "you have no seat at this table")
    return seat


def retrace(
    game: Game[Any, Any], record: Record, eyes: Eyes, over: bool
) -> tuple[View, list[ReplayStep]]:
    """The first view, and what each move changed in it."""
    g = game.new(record.seats, record.options, record.seed)
    end = game.replay(record) if eyes == "all" else None
    first = view_of(game, g, eyes, end, 0)
    steps: list[ReplayStep] = []
    before, told = first, game.told_so_far(g)
    for seat, move in record.moves:
        play_in_place(game, g, seat, move)
        view = view_of(game, g, eyes, end, told)
        change = change_between(before, view)
        before, told = view, game.told_so_far(g)
        # What others answered in secret must not even be counted before the end.
        if over or seat == eyes or not change.is_nothing:
            steps.append(_step(change, seat, move, over or seat == eyes))
    return first, steps


def _step(change: ViewChange, seat: int, move: Any, known: bool) -> ReplayStep:
    choice = move if isinstance(move, int) and known else None
    who = seat if known else None
    return ReplayStep(who, choice, change.events, change.changed, change.added)


def view_of(game: Game[Any, Any], g: Any, eyes: Eyes, end: State | None, since: int) -> View:
    """A view, or (all) one with everything open, as if the game were finished."""
    if eyes != "all" or g.result is not None:
        view: View = game.view(g, eyes if isinstance(eyes, int) else None, since)
        return view
    assert end is not None
    opened = g.clone()
    opened.result = end.result
    view = game.view(opened, None, since)
    return {**view, "result": None}


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/tables/{id}/legend"): legend,
    ("GET", "/api/tables/{id}/replay"): replay,
}
