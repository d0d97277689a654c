"""Guests, accounts and their sessions, which are identified by a cookie."""

import secrets
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from miskatonic.server.base.clock import Clock
from miskatonic.server.base.handlers import ApiRequest, Session
from miskatonic.server.base.refusals import Refused
from miskatonic.server.people.names import check_name
from miskatonic.store.store import Conflict, Person, Store

T = TypeVar("T")
COOKIE: Final = "miskatonic"
# External bots' tokens start with this; no cookie does.
TOKEN_PREFIX: Final = "mb:"
# External bots' names end with this; no person's does.
BOT_SUFFIX: Final = " (bot)"
COOKIE_SECONDS: Final = 365 * 24 * 3600
# How long a session that was looked up is cached. Another process may have ended it, so then the
# database is asked again.
CACHED_MS: Final = 5_000
# How precisely the last use of a session is recorded.
USED_MS: Final = 3_600_000
# After this time a browser is sent its cookie again, so that it does not expire.
RENEWED_MS: Final = 30 * 24 * 3_600_000
SESSIONS_CACHED: Final = 10_000
CODES: Final = 10
# Crockford's alphabet: no letters that look like others.
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OIL", "011", " -")


class _Cached(NamedTuple):
    session: Session
    until: int


class PasswordWork(Protocol):
    """Runs password hashing outside the event loop."""

    async def hash(self, who: str | None, call: Callable[..., T], *arguments: Any) -> T: ...


class People:
    """Guests, accounts and sessions. A session is a database row; without its row it has ended.

    Cookies used to be signed instead of stored. Those are valid until the person's session number
    is raised, and are replaced by a stored session when a page is loaded.
    """

    def __init__(self, secret: bytes, store: Store, clock: Clock, work: PasswordWork) -> None:
        self._store: Final = store
        self._work: Final = work
        self._clock: Final = clock
        self._signer: Final = URLSafeSerializer(secret, salt="session")
        self.hasher = PasswordHasher()
        # A hash to compare with if there is no account, so that it takes as long.
        self._dummy_hash = ""
        self._cached: dict[str, _Cached] = {}

    # ------------------------------------------------------------ sessions

    async def log_in_browser(self, request: ApiRequest, person: Person) -> Session:
        """Begin a session, and set its cookie with the answer to this request."""
        session, request.new_cookie = await self.begin_session(person)
        return session

    async def begin_session(self, person: Person) -> tuple[Session, str]:
        """A new session and its cookie."""
        secret = secrets.token_urlsafe(32)
        now = self._clock.now()
        await self._store.add_session(secret_hash(secret), person.id, now)
        return Session(person, secret_hash(secret), now), secret

    async def by_cookie(self, cookie: str | None) -> Session | None:
        # A bot's token is not valid where people's cookies are.
        if not cookie or cookie.startswith(TOKEN_PREFIX):
            return None
        # Only signed cookies contain dots.
        return await (self._signed(cookie) if "." in cookie else self._stored(cookie))

    async def by_token(self, token: str) -> Session | None:
        return await self._stored(token) if token.startswith(TOKEN_PREFIX) else None

    async def _stored(self, secret: str) -> Session | None:
        key, now = secret_hash(secret), self._clock.now()
        cached = self._cached.get(key)
        if cached is not None and now < cached.until:
            return cached.session
        self._cached.pop(key, None)
        found = await self._store.session(key)
        if found is None:
            return None
        stored, person = found
        if now - stored.seen > COOKIE_SECONDS * 1000:
            return None
        if now - stored.seen > USED_MS:
            await self._store.session_used(key, person.id, now)
        session = Session(person, key, stored.created, cookie=secret)
        if len(self._cached) >= SESSIONS_CACHED:
            self._cached.clear()
        self._cached[key] = _Cached(session, now + CACHED_MS)
        return session

    async def _signed(self, cookie: str) -> Session | None:
        try:
            signed: Any = self._signer.loads(cookie)
        except BadSignature:
            return None
        who, number, at = signed
        if self._clock.now() - at > COOKIE_SECONDS * 1000:
            return None
        person = await self._store.person(who)
        if person is None or person.session != number:
            return None
        return Session(person, _old_key(person), at, is_old=True)

    async def renewed(self, session: Session) -> str | None:
        """The cookie to set in the browser; None if it can keep the one it has."""
        if session.is_old:
            return (await self.begin_session(session.person))[1]
        # Not a new secret: other requests of this browser may be on their way with this one.
        return session.cookie if self._clock.now() - session.created > RENEWED_MS else None

    def clear_cache(self, person: str) -> None:
        """Drop a person's cached sessions, because the person has changed."""
        for key, cached in list(self._cached.items()):
            if cached.session.person.id == person:
                del self._cached[key]

    async def end_session(self, session: Session) -> None:
        if session.is_old:
            await self._store.end_signed_sessions(session.person.id)
        else:
            await self._store.end_session(session.person.id, session.key)
        self.clear_cache(session.person.id)

    async def end_sessions(self, person: str, but: str | None = None) -> None:
        await self._store.end_sessions(person, but)
        self.clear_cache(person)

    async def ended(self, keys: Iterable[str]) -> set[str]:
        """Those of these sessions that have ended, here or in another process."""
        asked = set(keys)
        stored = {key for key in asked if not key.startswith("old ")}
        ended = stored - await self._store.living_sessions(stored)
        for key in asked - stored:
            person = await self._store.person(key.split(" ")[1])
            if person is None or _old_key(person) != key:
                ended.add(key)
        return ended

    # ------------------------------------------------------------ names and accounts

    async def guest(self, name: str) -> Person:
        new = secrets.token_urlsafe(16)
        return await self._store.add_person(new, checked_name(name), self._clock.now())

    async def rename(self, person: Person, name: str) -> Person:
        name = checked_name(name)
        await self._store.change_person(person.id, name=name)
        self.clear_cache(person.id)
        return person._replace(name=name)

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """Turn a guest into an account, which keeps all tables. The guest's sessions end."""
        if person.login is not None:
            raise Refused("already-an-account", f"you already have the account {person.login!r}")
        login = fold(login)
        hashed = await self._work.hash(person.id, self.hasher.hash, password)
        try:
            await self._store.change_password(person.id, hashed, login=login)
        except Conflict:
            raise Refused("name-taken", f"the login {login!r} is taken") from None
        self.clear_cache(person.id)
        return person._replace(login=login, password=hashed, session=person.session + 1)

    async def log_in(self, login: str, password: str, where: str = "") -> Person:
        """Check a login and password; takes as long and says the same if there is no such account.

        Attempts from the same place (`where`) are limited together.
        """
        person = await self._store.person_by_login(fold(login))
        hashed = None if person is None else person.password
        right = await self._work.hash(f"{fold(login)} {where}", self._is_right, hashed, password)
        if person is None or hashed is None or not right:
            raise Refused("wrong-password", "no account has this login and password")
        if self.hasher.check_needs_rehash(hashed):
            hashed = await self._work.hash(person.id, self.hasher.hash, password)
            await self._store.change_person(person.id, password=hashed)
            person = person._replace(password=hashed)
        return person

    async def check_password(self, person: Person, password: str) -> None:
        """Check the password again, so that an open page is not enough."""
        # The cached person may be some seconds old.
        current = await self._store.person(person.id)
        hashed = None if current is None else current.password
        if current is None or current.login is None:
            raise Refused("no-account", "you have no account: POST /api/account")
        if not await self._work.hash(person.id, self._is_right, hashed, password):
            raise Refused("wrong-password", "wrong password")

    async def change_password(self, session: Session, old: str, new: str) -> None:
        """Change the password, and end all other sessions."""
        person = session.person
        await self.check_password(person, old)
        hashed = await self._work.hash(person.id, self.hasher.hash, new)
        await self._store.change_password(
            person.id, hashed, None if session.is_old else session.key
        )
        self.clear_cache(person.id)

    def _is_right(self, hashed: str | None, password: str) -> bool:
        if hashed is None:
            self._dummy_hash = self._dummy_hash or self.hasher.hash(secrets.token_hex())
            hashed = self._dummy_hash
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # ------------------------------------------------------------ recovery codes

    async def new_codes(self, person: Person, password: str) -> list[str]:
        """Ten new codes, each valid for one new password. Only their hashes are stored."""
        await self.check_password(person, password)
        codes = [_new_code() for _ in range(CODES)]
        await self._store.keep_recovery(person.id, [_code_hash(person.id, code) for code in codes])
        return codes

    async def recover(self, login: str, code: str, password: str) -> Person:
        """Set a new password with a code; says the same if there is no such account."""
        wrong = Refused(
            "wrong-password", "no account has this login and code", "refusal-wrong-code"
        )
        person = await self._store.person_by_login(fold(login))
        hashed_code = _code_hash("" if person is None else person.id, code)
        if person is None or not await self._store.has_recovery(person.id, hashed_code):
            raise wrong
        hashed = await self._work.hash(person.id, self.hasher.hash, password)
        if not await self._store.recover(person.id, hashed_code, hashed):
            raise wrong
        self.clear_cache(person.id)
        return person._replace(password=hashed, session=person.session + 1)


def checked_name(name: str) -> str:
    """Check a name that a person chose, and tidy it."""
    name = tidy(name)
    check_name(name)
    if name.casefold().endswith(BOT_SUFFIX.strip()):
        raise Refused("bad-name", f"the name {name!r} looks like a bot's", "refusal-name-reserved")
    return name


def tidy(name: str) -> str:
    """A name as it is shown: printable, with single spaces."""
    shown = "".join(each if each.isprintable() else " " for each in name)
    shown = " ".join(shown.split())
    if not shown:
        raise Refused("bad-message", f"the name {name!r} has no printable characters")
    return shown


def fold(login: str) -> str:
    return tidy(login).casefold()


def secret_hash(secret: str) -> str:
    """A plain hash is enough: the secret is random and long."""
    return sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()


def _old_key(person: Person) -> str:
    return f"old {person.id} {person.session}"


def _new_code() -> str:
    """Eighty random bits, in four groups."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(16))
    return "-".join(letters[at : at + 4] for at in range(0, 16, 4))


def _code_hash(person: str, code: str) -> str:
    """The hash of a code, ignoring case, gaps and look-alike letters."""
    return secret_hash(f"{person} {code.upper().translate(_ALIKE)}")
