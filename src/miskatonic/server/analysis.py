"""Asking for the analysis of a finished game, following it, and giving it up.

A finished game is open to all, and so is what its analysis says of any seat. Before the end nobody
gets one, not even of the own seat: it would be help with an open game.
"""

from typing import Any, Final, cast

import msgspec

from miskatonic.analysis.report import VERSION
from miskatonic.kernel.numbers import shown
from miskatonic.server import entries
from miskatonic.server.analysis_desk import PROCESSOR_SECONDS, Order
from miskatonic.server.analysis_worker import Job
from miskatonic.server.protocol.analysis import AnalysisState
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.server.room import Room


async def analysis(request: ApiRequest) -> AnalysisState:
    room, seat = await _finished(request)
    return _state(request, room, seat)


async def begin(request: ApiRequest) -> AnalysisState:
    person = request.person
    room, seat = await _finished(request)
    desk = request.house.analyses
    if _kept(room, seat) is None and desk.find(room.id, seat) is None:
        desk.refuse_second(person.id)
        request.not_too_often("analyses")
        job = Job(room.table.record().to_json(), seat, PROCESSOR_SECONDS)

        async def keep(found: bytes) -> None:
            await _keep(await request.house.room(room.id), seat, found)

        desk.take(Order((room.id, seat), person.id, job, keep))
    return _state(request, room, seat)


async def give_up(request: ApiRequest) -> AnalysisState:
    """Whoever has asked for it may give it up, as long as it is not finished."""
    person = request.person
    room, seat = await _finished(request)
    desk = request.house.analyses
    order = desk.find(room.id, seat)
    if order is not None:
        if order.who != person.id:
            raise Refused("not-a-player", "somebody else has asked for this analysis")
        await desk.cancel(order)
    return _state(request, room, seat)


async def _finished(request: ApiRequest) -> tuple[Room, int]:
    room = await request.room()
    table = room.table
    given: str = request.path["seat"]
    known = given.isdecimal() and given.isascii() and len(given) < 4
    if not known or int(given) >= table.seat_count:
        last = table.seat_count - 1
        raise Refused("no-such-seat", f"no seat {shown(given)}; the seats are 0 to {last}")
    if table.g is None or table.g.result is None:
        raise Refused("not-over", "only a finished game is analysed")
    return room, int(given)


def _kept(room: Room, seat: int) -> msgspec.Raw | None:
    """What was found before, unless the analysis has changed since."""
    kept = room.table.analyses.get(seat)
    return None if kept is None or kept.version != VERSION else kept.found


def _state(request: ApiRequest, room: Room, seat: int) -> AnalysisState:
    desk = request.house.analyses
    kept = _kept(room, seat)
    if kept is not None:
        return AnalysisState(room.id, seat, "done", 1.0, analysis=cast(Any, kept))
    order = desk.find(room.id, seat)
    if order is None:
        failed = desk.has_failed(room.id, seat)
        return AnalysisState(room.id, seat, "failed" if failed else "none")
    if order.is_running:
        return AnalysisState(room.id, seat, "running", round(order.progress, 3))
    return AnalysisState(room.id, seat, "waiting", ahead=desk.ahead_of(order))


async def _keep(room: Room, seat: int, found: bytes) -> None:
    """In the table's log: it goes with the game, and is made once."""
    async with room.lock:
        await room.enter([entries.Analysed(seat, VERSION, msgspec.Raw(found))])


_PATH: Final = "/api/tables/{id}/analysis/{seat}"
HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", _PATH): analysis,
    ("POST", _PATH): begin,
    ("DELETE", _PATH): give_up,
}
