"""Bots from outside: who they are, and what they may ask for.

To the server a bot is a person whose id says that it is none. It has an owner, who answers for it,
and a token, which is a session: of its secret only the hash is kept. Its name says to everybody
that it is a bot.
"""

import secrets
from typing import TYPE_CHECKING, Final

from miskatonic.server.people import MARK, TOKEN, Session, proper
from miskatonic.server.refusals import Refused
from miskatonic.server.tags import BOT

if TYPE_CHECKING:
    from miskatonic.server.house import House

BEARER: Final = "bearer "

# What a token opens; everything else is for people.
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
    return TOKEN + secrets.token_urlsafe(32)


def new_id() -> str:
    return BOT + secrets.token_urlsafe(16)


def bot_name(name: str) -> str:
    """As everybody sees it."""
    return proper(name.removesuffix(MARK)) + MARK


async def session_of_bot(house: "House", header: str, method: str, path: str) -> Session:
    """The bot behind an `Authorization` header, if it may ask for this at all."""
    if not header.lower().startswith(BEARER):
        kind = header.partition(" ")[0][:20]
        raise Refused("who-are-you", f"authorization by {kind!r}; it takes Bearer and a token")
    session = await house.people.by_token(header[len(BEARER) :].strip())
    owner = None if session is None else await house.store.owner_of_bot(session.person.id)
    if session is None or owner is None:
        raise Refused("who-are-you", "no bot has this token, or it was revoked")
    house.bans.check(house.clock.now(), "", owner)
    if (method, path) not in FOR_BOTS:
        raise Refused("not-a-player", f"{method} {path} is for people; see docs/research/bot-api")
    if not house.allowances.takes("messages", session.person.id):
        raise Refused("too-fast", "too many requests of this bot; wait a little")
    return session
