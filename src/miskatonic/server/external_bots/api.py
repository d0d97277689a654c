"""Requests of external bots, and of their owners.

A bot's move takes the same path as a person's (`Commands.receive`). What a bot sees is read from
the frame that a person on its seat would be sent.
"""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

from starlette.responses import StreamingResponse

from miskatonic.research.agents.observation_text import LATEST
from miskatonic.server.base.handlers import ApiRequest, Session, handles
from miskatonic.server.base.public_ids import is_bot
from miskatonic.server.base.refusals import Refused
from miskatonic.server.external_bots.accounts import bot_name, new_id, new_token
from miskatonic.server.external_bots.stream import (
    BotRules,
    PollingBot,
    open_stream,
    polling_bot,
)
from miskatonic.server.external_bots.view import LookOptions, look_data, version_of, written
from miskatonic.server.people.bans import Bans
from miskatonic.server.people.login_attempts import LoginAttempts
from miskatonic.server.people.sessions import People, secret_hash
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
from miskatonic.server.tables.people_at_tables import PeopleAtTables
from miskatonic.server.tables.registry import TableRegistry
from miskatonic.server.tables.requests.requested_table import requested_table
from miskatonic.server.workers.heavy_work import HeavyWork
from miskatonic.store.store import Store
from miskatonic.text import LANGUAGES

MOST_SECONDS: Final = 50.0
USUAL_SECONDS: Final = 25.0
MOST_SENTENCES: Final = 1_000
JSON_LINES: Final = "application/x-ndjson"


@dataclass(frozen=True, eq=False)
class BotOwnerHandlers:
    """Requests of people about the bots they own."""

    store: Store
    people: People
    attempts: LoginAttempts
    bans: Bans
    tables: TableRegistry
    people_at_tables: PeopleAtTables
    rules: BotRules

    @handles("GET", "/api/bots")
    async def my_bots(self, request: ApiRequest) -> Bots:
        stored = await self.store.bots_of(request.person.id)
        return Bots([BotInfo(each.id, each.name, each.created, each.seen) for each in stored])

    @handles("POST", "/api/bots")
    async def make_bot(self, request: ApiRequest) -> BotToken:
        body: NewBot = request.body
        owner = request.person
        self.attempts.check_address(request)
        name = bot_name(body.name)
        self.bans.check_name(name)
        most = self.rules.limits.bots_per_person
        if await self.store.count_bots(owner.id) >= most:
            raise Refused("too-many", f"you already have {most} bots; delete one first")
        token = new_token()
        bot = await self.store.add_bot(
            new_id(), name, owner.id, secret_hash(token), self.rules.clock.now()
        )
        return BotToken(bot.id, bot.name, token)

    @handles("POST", "/api/bots/{id}/token")
    async def new_token(self, request: ApiRequest) -> BotToken:
        """Replace a bot's token; the old one is revoked."""
        bot = await self._own_bot(request)
        self.attempts.check_address(request)
        token = new_token()
        await self.store.replace_token(bot.id, secret_hash(token), self.rules.clock.now())
        self.people.clear_cache(bot.id)
        await self.tables.check_sessions()
        return BotToken(bot.id, bot.name, token)

    @handles("DELETE", "/api/bots/{id}")
    async def delete_bot(self, request: ApiRequest) -> Done:
        """Delete a bot like a person: it leaves every table, and its name is forgotten."""
        await self.people_at_tables.forget((await self._own_bot(request)).id)
        return Done()

    async def _own_bot(self, request: ApiRequest) -> BotInfo:
        for bot in (await self.my_bots(request)).bots:
            if bot.id == request.path["id"]:
                return bot
        raise Refused("not-found", f"you have no bot {request.path['id']!r}")


@dataclass(frozen=True, eq=False)
class BotHandlers:
    """Requests of bots at a table."""

    tables: TableRegistry
    work: HeavyWork
    rules: BotRules

    @handles("GET", "/api/tables/{id}/look")
    async def look(self, request: ApiRequest) -> bytes:
        _options(request)
        return await self._looked(request, await self._polling_bot(request))

    @handles("GET", "/api/tables/{id}/wait")
    async def wait(self, request: ApiRequest) -> bytes:
        """Long-polling: look as soon as it is the bot's turn, or (`until=change`) as soon as
        anything has changed since the version in `after`; at the latest after `seconds`.
        """
        seconds = _number(request, "seconds", USUAL_SECONDS, MOST_SECONDS)
        until = _one_of(request, "until", ("turn", "change"))
        after = request.query.get("after")
        _options(request)
        bot, clock = await self._polling_bot(request), _Countdown(seconds)
        while not _is_due(bot, until, after) and (left := clock.left()) > 0:
            await bot.news(left)
            if bot.farewell is not None:
                raise Refused(bot.farewell.reason, bot.farewell.detail)
        return await self._looked(request, bot)

    @handles("GET", "/api/tables/{id}/stream")
    async def stream(self, request: ApiRequest) -> StreamingResponse:
        session = _bot_session(request)
        live_table = await requested_table(self.tables, request)
        opened = await open_stream(self.rules, session, live_table, request.address)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(opened.lines(), media_type=JSON_LINES, headers=headers)

    @handles("POST", "/api/tables/{id}/choose")
    async def choose(self, request: ApiRequest) -> bytes:
        body: Choose = request.body
        return await self._do(request, messages.Play(_id(body.id), body.decision, body.choice))

    @handles("POST", "/api/tables/{id}/say")
    async def say(self, request: ApiRequest) -> bytes:
        body: SayClaim = request.body
        return await self._do(request, messages.Say(_id(body.id), body.claim))

    @handles("POST", "/api/tables/{id}/chat")
    async def chat(self, request: ApiRequest) -> bytes:
        body: WriteLine = request.body
        return await self._do(request, messages.Chat(_id(body.id), body.text))

    async def _do(self, request: ApiRequest, command: messages.FromClient) -> bytes:
        """Handle a command as if it had come through a socket, then look at the result."""
        _options(request)
        bot = await self._polling_bot(request)
        await bot.live_table.commands.carry_out(bot, command)
        return await self._looked(request, bot)

    async def _polling_bot(self, request: ApiRequest) -> PollingBot:
        session = _bot_session(request)
        live_table = await requested_table(self.tables, request)
        return await polling_bot(self.rules, session, live_table, request.address)

    async def _looked(self, request: ApiRequest, bot: PollingBot) -> bytes:
        look = look_data(bot)
        return await self.work.describe(bot.person.id, written, look, _options(request))


def _bot_session(request: ApiRequest) -> Session:
    session = request.session
    if session is None or not is_bot(session.person.id):
        raise Refused("who-are-you", "a bot's token is required: Authorization: Bearer <token>")
    return session


def _id(given: str | None) -> str:
    return given if given is not None else secrets.token_hex(12)


class _Countdown:
    def __init__(self, seconds: float) -> None:
        self._loop: Final = asyncio.get_running_loop()
        self._until: Final = self._loop.time() + seconds

    def left(self) -> float:
        return self._until - self._loop.time()


def _is_due(bot: PollingBot, until: str, after: str | None) -> bool:
    if until == "change":
        return version_of(bot) != after
    table = bot.live_table.table
    if table.status in ("over", "aborted"):
        return True
    if table.status != "playing" or bot.viewer is None:
        return False
    decision = table.game.decision(table.g, bot.viewer)
    return decision is not None and not decision.optional


def _options(request: ApiRequest) -> LookOptions:
    return LookOptions(
        view=_one_of(request, "view", ("0", "1")) == "1",
        language=_one_of(request, "language", LANGUAGES),
        latest=int(_number(request, "latest", LATEST, MOST_SENTENCES)),
        text=_one_of(request, "text", ("1", "0")) == "1",
    )


def _number(request: ApiRequest, name: str, usual: float, most: float) -> float:
    given = request.query.get(name)
    if given is None:
        return usual
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not 0 <= number <= most:
        detail = f"invalid {name}={given[:40]!r}; use a number from 0 to {most:g}"
        raise Refused("bad-message", detail)
    return number


def _one_of(request: ApiRequest, name: str, known: tuple[str, ...]) -> str:
    """A query parameter with one of these values; the first is the default."""
    given: str = request.query.get(name, known[0])
    if given not in known:
        detail = f"invalid {name}={given[:40]!r}; use one of {', '.join(known)}"
        raise Refused("bad-message", detail)
    return given
