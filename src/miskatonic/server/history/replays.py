"""Replays of a game from its beginning, as seen by a seat or a spectator.

During a game players can only go back through what they saw themselves. A finished game is open to
all, as seen by anyone or with everything revealed.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.replay import Record, read_record
from miskatonic.kernel.state import State
from miskatonic.kernel.view import ViewChange, change_between
from miskatonic.server.base.handlers import ApiRequest, handles
from miskatonic.server.base.refusals import Refused
from miskatonic.server.protocol.history import Replay, ReplayStep
from miskatonic.server.protocol.tables import Legend
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.server.tables.live_table import LiveTable
from miskatonic.server.tables.model.table import play_in_place
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.requested_table import requested_table
from miskatonic.server.tables.streams.stream import View
from miskatonic.server.workers.heavy_work import HeavyWork

Eyes = int | Literal["all", "public"]
# The time limit for making a replay.
SECONDS: Final = 10.0


@dataclass(frozen=True, eq=False)
class ReplayHandlers:
    tables: TableRegistry
    rate_limits: RateLimits
    work: HeavyWork

    @handles("GET", "/api/tables/{id}/legend")
    async def legend(self, request: ApiRequest) -> Legend:
        """The meaning of numbers in views. It reveals nothing of the game, so it is always open."""
        table = (await requested_table(self.tables, request)).table
        return Legend(dict(table.game.legend(table.seat_count, table.options)))

    @handles("GET", "/api/tables/{id}/replay")
    async def replay(self, request: ApiRequest) -> bytes:
        live_table = await requested_table(self.tables, request)
        table = live_table.table
        if table.g is None:
            raise Refused("not-begun", "the game has not begun")
        over = table.g.result is not None
        eyes = _eyes(request, live_table, over)
        self.rate_limits.charge_request("replays", request)
        who = request.address if request.visitor is None else request.visitor.id
        record = table.record().to_json()
        answer: bytes = await self.work.replay(
            who, SECONDS, written_replay, table.id, record, eyes, over
        )
        return answer


def written_replay(table: str, data: bytes, eyes: Eyes, over: bool) -> bytes:
    """The answer as it is sent. Called in another process, because it takes a while."""
    record = read_record(data)
    view, steps = retrace(GAMES[record.game], record, eyes, over)
    return msgspec.json.encode(Replay(table, record.game, eyes, over, view, steps))


def _eyes(request: ApiRequest, live_table: LiveTable, over: bool) -> Eyes:
    wanted = request.query.get("eyes", "all" if over else "me")
    seat = None if request.visitor is None else live_table.table.seat_of(request.visitor.id)
    if wanted == "me":
        return "public" if seat is None and over else _known(seat)
    eyes: Eyes = "public"
    if wanted in ("all", "public"):
        eyes = "all" if wanted == "all" else "public"
    elif wanted.isdecimal() and len(wanted) < 4 and int(wanted) < live_table.table.seat_count:
        eyes = int(wanted)
    else:
        detail = f"unknown eyes={shown(wanted)}; use all, public, me or a seat number"
        raise Refused("no-such-seat", detail)
    # During the game, delayed spectators must not see here what they are not shown yet.
    live = live_table.table.settings.spectators == "live" or seat is not None
    if not over and eyes != seat and not (eyes == "public" and live):
        raise Refused("not-over", "until the game is over you can only replay what you saw")
    return eyes


def _known(seat: int | None) -> int:
    if seat is None:
        raise Refused("not-a-player", "you have no seat at this table")
    return seat


def retrace(
    game: Game[Any, Any], record: Record, eyes: Eyes, over: bool
) -> tuple[View, list[ReplayStep]]:
    """The first view, and what each move changed."""
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
        # Before the end, secret answers of others must not even be counted.
        if over or seat == eyes or not change.is_nothing:
            steps.append(_step(change, seat, move, over or seat == eyes))
    return first, steps


def _step(change: ViewChange, seat: int, move: Any, known: bool) -> ReplayStep:
    choice = move if isinstance(move, int) and known else None
    who = seat if known else None
    return ReplayStep(who, choice, change.events, change.changed, change.added)


def view_of(game: Game[Any, Any], g: Any, eyes: Eyes, end: State | None, since: int) -> View:
    """A view; with "all", everything is revealed as if the game were over."""
    if eyes != "all" or g.result is not None:
        view: View = game.view(g, eyes if isinstance(eyes, int) else None, since)
        return view
    assert end is not None
    opened = g.clone()
    opened.result = end.result
    view = game.view(opened, None, since)
    return {**view, "result": None}
