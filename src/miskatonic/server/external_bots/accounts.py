"""Accounts of external bots, and the requests that their tokens allow.

An external bot is an account with a `bot:` id. It has an owner, who is responsible for it, and a
token, which is a session; only the hash of its secret is stored. Its name is marked as a bot's.
"""

import secrets
from dataclasses import dataclass
from typing import Final

from miskatonic.server.base.handlers import Session
from miskatonic.server.base.public_ids import BOT_PREFIX
from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.bans import Bans
from miskatonic.server.people.sessions import BOT_SUFFIX, TOKEN_PREFIX, People, checked_name
from miskatonic.server.rate_limits.shared import RateLimits
from miskatonic.store.store import Store

BEARER: Final = "bearer "

# The requests that a token allows; all others are for people.
FOR_BOTS: Final = {
    ("GET", "/api/me"),
    ("GET", "/api/games"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/live"),
    ("GET", "/api/tables/mine"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{id}"),
    ("POST", "/api/tables/{id}/sit"),
    ("POST", "/api/tables/{id}/stand"),
    ("POST", "/api/tables/{id}/leave"),
    ("POST", "/api/tables/{id}/ready"),
    ("POST", "/api/tables/{id}/bots"),
    ("DELETE", "/api/tables/{id}/bots/{seat}"),
    ("POST", "/api/tables/{id}/start"),
    ("POST", "/api/tables/{id}/rematch"),
    ("GET", "/api/tables/{id}/legend"),
    ("GET", "/api/tables/{id}/replay"),
    ("GET", "/api/tables/{id}/export"),
    ("GET", "/api/tables/{id}/look"),
    ("GET", "/api/tables/{id}/wait"),
    ("GET", "/api/tables/{id}/stream"),
    ("POST", "/api/tables/{id}/choose"),
    ("POST", "/api/tables/{id}/say"),
    ("POST", "/api/tables/{id}/chat"),
}


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def new_id() -> str:
    return BOT_PREFIX + secrets.token_urlsafe(16)


def bot_name(name: str) -> str:
    """The name with the mark of bots."""
    return checked_name(name.removesuffix(BOT_SUFFIX)) + BOT_SUFFIX


@dataclass(frozen=True, eq=False)
class BotTokens:
    """Finds the bot behind an `Authorization` header."""

    store: Store
    people: People
    bans: Bans
    rate_limits: RateLimits

    async def session(self, header: str, method: str, path: str) -> Session:
        """The bot's session; refused if its token does not allow this request."""
        if not header.lower().startswith(BEARER):
            kind = header.partition(" ")[0][:20]
            scheme = f"unsupported authorization scheme {kind!r}"
            raise Refused("who-are-you", f"{scheme}; use 'Bearer <token>'")
        session = await self.people.by_token(header[len(BEARER) :].strip())
        owner = None if session is None else await self.store.owner_of_bot(session.person.id)
        if session is None or owner is None:
            raise Refused("who-are-you", "unknown or revoked token")
        self.bans.check("", owner)
        if (method, path) not in FOR_BOTS:
            detail = f"bots cannot use {method} {path}; see docs/research/bot-api"
            raise Refused("not-a-player", detail)
        if not self.rate_limits.take("messages", session.person.id):
            raise Refused("too-fast", "too many requests from this bot; wait a moment")
        return session
