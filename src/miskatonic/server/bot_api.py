"""Requests of bots from outside, and about them.

A bot's move takes the way of a person's: `Commands.receive`, and `Room.begin_move` behind it. What
a bot sees is read out of the frame that a person on its seat would be sent.
"""

import asyncio
import secrets
from typing import Final

from starlette.responses import StreamingResponse

from miskatonic.agents.observation_text import LATEST
from miskatonic.server.bot_line import BotPresence, open_stream, presence_of
from miskatonic.server.bot_look import LookOptions, sight_of, version_of, written
from miskatonic.server.bot_people import bot_name, new_id, new_token
from miskatonic.server.people import secret_hash
from miskatonic.server.personal_data import forget
from miskatonic.server.protocol import messages
from miskatonic.server.protocol.bots import (
    BotInfo,
    Bots,
    BotToken,
    Choose,
    NewBot,
    SayClaim,
    WriteLine,
)
from miskatonic.server.protocol.fields import Done
from miskatonic.server.refusals import Refused
from miskatonic.server.requests import ApiRequest, Handler
from miskatonic.server.room import Room
from miskatonic.server.tags import is_bot
from miskatonic.text import LANGUAGES

MOST_SECONDS: Final = 50.0
USUAL_SECONDS: Final = 25.0
MOST_SENTENCES: Final = 1_000
JSON_LINES: Final = "application/x-ndjson"


# ---------------------------------------------------------------- bots and their tokens


async def my_bots(request: ApiRequest) -> Bots:
    stored = await request.house.store.bots_of(request.person.id)
    return Bots([BotInfo(each.id, each.name, each.created, each.seen) for each in stored])


async def make_bot(request: ApiRequest) -> BotToken:
    body: NewBot = request.body
    house, owner = request.house, request.person
    request.log_in_not_too_often()
    name = bot_name(body.name)
    house.bans.check_name(name, house.clock.now())
    most = house.limits.bots_per_person
    if await house.store.count_bots(owner.id) >= most:
        raise Refused("too-many", f"you have {most} bots already; delete one first")
    token = new_token()
    bot = await house.store.add_bot(new_id(), name, owner.id, secret_hash(token), house.clock.now())
    return BotToken(bot.id, bot.name, token)


async def new_token_for(request: ApiRequest) -> BotToken:
    """The old token is revoked."""
    bot = await _own_bot(request)
    request.log_in_not_too_often()
    token = new_token()
    house = request.house
    await house.store.replace_token(bot.id, secret_hash(token), house.clock.now())
    house.people.forget_believed(bot.id)
    await house.check_sessions()
    return BotToken(bot.id, bot.name, token)


async def delete_bot(request: ApiRequest) -> Done:
    """It leaves every table, and its name is forgotten, as a person's would be."""
    await forget(request.house, (await _own_bot(request)).id)
    return Done()


async def _own_bot(request: ApiRequest) -> BotInfo:
    for bot in (await my_bots(request)).bots:
        if bot.id == request.path["id"]:
            return bot
    raise Refused("not-found", f"you have no bot {request.path['id']!r}")


# ---------------------------------------------------------------- at a table


async def _line(request: ApiRequest) -> BotPresence:
    session = request.session
    if session is None or not is_bot(session.person.id):
        raise Refused("who-are-you", "this takes a bot's token: Authorization: Bearer …")
    room = await request.room()
    return await presence_of(request.house, session, room, request.address)


async def look(request: ApiRequest) -> bytes:
    _how(request)
    return await _looked(request, await _line(request))


async def wait(request: ApiRequest) -> bytes:
    """Long-polling: until it is the bot's turn, or (`until=change`) anything is new after the
    version in `after`; at the latest after so many seconds. Then, a look.
    """
    seconds = _number(request, "seconds", USUAL_SECONDS, MOST_SECONDS)
    until = _one_of(request, "until", ("turn", "change"))
    after = request.query.get("after")
    _how(request)
    line, clock = await _line(request), _Countdown(seconds)
    while not _is_due(line.room, line, until, after) and (left := clock.left()) > 0:
        await line.news(left)
        if line.farewell is not None:
            raise Refused(line.farewell.reason, line.farewell.detail)
    return await _looked(request, line)


class _Countdown:
    def __init__(self, seconds: float) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._until: Final = self._loop.time() + seconds

    def left(self) -> float:
        return self._until - self._loop.time()


async def stream(request: ApiRequest) -> StreamingResponse:
    session = request.session
    if session is None or not is_bot(session.person.id):
        raise Refused("who-are-you", "this takes a bot's token: Authorization: Bearer …")
    room = await request.room()
    opened = await open_stream(request.house, session, room, request.address)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(opened.lines(), media_type=JSON_LINES, headers=headers)


async def choose(request: ApiRequest) -> bytes:
    body: Choose = request.body
    return await _do(request, messages.Play(_id(body.id), body.decision, body.choice))


async def say(request: ApiRequest) -> bytes:
    body: SayClaim = request.body
    return await _do(request, messages.Say(_id(body.id), body.claim))


async def chat(request: ApiRequest) -> bytes:
    body: WriteLine = request.body
    return await _do(request, messages.Chat(_id(body.id), body.text))


def _id(given: str | None) -> str:
    return given if given is not None else secrets.token_hex(12)


async def _do(request: ApiRequest, command: messages.FromClient) -> bytes:
    """As if it had come by a socket; the answer is a look at what has come of it."""
    _how(request)
    line = await _line(request)
    await line.room.commands.receive(line, command)
    return await _looked(request, line)


# ---------------------------------------------------------------- looking


def _is_due(room: Room, line: BotPresence, until: str, after: str | None) -> bool:
    if until == "change":
        return version_of(room, line) != after
    table = room.table
    if table.status in ("over", "aborted"):
        return True
    if table.status != "playing" or line.viewer is None:
        return False
    decision = table.game.decision(table.g, line.viewer)
    return decision is not None and not decision.optional


def _how(request: ApiRequest) -> LookOptions:
    return LookOptions(
        view=_one_of(request, "view", ("0", "1")) == "1",
        language=_one_of(request, "language", LANGUAGES),
        latest=int(_number(request, "latest", LATEST, MOST_SENTENCES)),
        text=_one_of(request, "text", ("1", "0")) == "1",
    )


async def _looked(request: ApiRequest, line: BotPresence) -> bytes:
    how, sight = _how(request), sight_of(line.room, line)
    return await request.house.work.describe(line.person.id, written, sight, how)


def _number(request: ApiRequest, name: str, usual: float, most: float) -> float:
    given = request.query.get(name)
    if given is None:
        return usual
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not 0 <= number <= most:
        raise Refused("bad-message", f"{name}={given[:40]!r}; it takes a number from 0 to {most:g}")
    return number


def _one_of(request: ApiRequest, name: str, known: tuple[str, ...]) -> str:
    """One of these words; the first of them where nothing is said."""
    given: str = request.query.get(name, known[0])
    if given not in known:
        raise Refused("bad-message", f"{name}={given[:40]!r}; it takes {', '.join(known)}")
    return given


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/bots"): my_bots,
    ("POST", "/api/bots"): make_bot,
    ("POST", "/api/bots/{id}/token"): new_token_for,
    ("DELETE", "/api/bots/{id}"): delete_bot,
    ("GET", "/api/tables/{id}/look"): look,
    ("GET", "/api/tables/{id}/wait"): wait,
    ("GET", "/api/tables/{id}/stream"): stream,
    ("POST", "/api/tables/{id}/choose"): choose,
    ("POST", "/api/tables/{id}/say"): say,
    ("POST", "/api/tables/{id}/chat"): chat,
}
