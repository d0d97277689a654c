"""Who somebody is: a guest with a name, or an account with a password; the session is a cookie."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from miskatonic.server.clock import Clock
from miskatonic.server.known_browsers import KnownBrowsers
from miskatonic.server.names import check_name
from miskatonic.server.refusals import Refused
from miskatonic.server.work import HeavyWork
from miskatonic.store.store import Conflict, Person, Store

COOKIE: Final = "miskatonic"
# What a bot's token begins with; no cookie does.
TOKEN: Final = "mb:"
# What a bot's name ends with; no person's does.
MARK: Final = " (bot)"
COOKIE_SECONDS: Final = 365 * 24 * 3600
# A session that was looked up is believed for so long. Then the database is asked again: another
# process may have ended it.
BELIEVED_MS: Final = 5_000
# How exactly is known when a session was last used.
USED_MS: Final = 3_600_000
# After this time a browser is given its cookie again, so that it does not lapse.
RENEWED_MS: Final = 30 * 24 * 3_600_000
SESSIONS_KEPT: Final = 10_000
CODES: Final = 10
# Without letters that look like others (Crockford's alphabet).
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OIL", "011", " -")


class Session(NamedTuple):
    """Somebody who is logged in. `key` is the hash of the cookie's secret; for a cookie of the form
    of before there were stored sessions it is who and which number, and `is_old`.
    """

    person: Person
    key: str
    created: int
    is_old: bool = False
    cookie: str = ""


class _Believed(NamedTuple):
    session: Session
    until: int


class People:
    """A session is a row of the database: without its row it has ended.

    Cookies of before were signed, not stored. They count until the person's session number is
    raised, and are exchanged for a stored session when the page is loaded.
    """

    def __init__(
        self, secret: bytes, store: Store, clock: Clock, work: HeavyWork | None = None
    ) -> None:
        self._store: Final = store
        self._work: Final = work or HeavyWork()
        self._clock: Final = clock
        self._signer: Final = URLSafeSerializer(secret, salt="session")
        self.browsers: Final = KnownBrowsers(secret)
        self.hasher = PasswordHasher()
        self._nobody = ""
        self._believed: dict[str, _Believed] = {}

    # ------------------------------------------------------------ sessions

    async def begin_session(self, person: Person) -> tuple[Session, str]:
        """A new session, and the cookie that stands for it."""
        secret = secrets.token_urlsafe(32)
        now = self._clock.now()
        await self._store.add_session(secret_hash(secret), person.id, now)
        return Session(person, secret_hash(secret), now), secret

    async def by_cookie(self, cookie: str | None) -> Session | None:
        # What is made for a bot opens nothing of what is for people.
        if not cookie or cookie.startswith(TOKEN):
            return None
        # Only signed cookies have points in them.
        return await (self._signed(cookie) if "." in cookie else self._stored(cookie))

    async def by_token(self, token: str) -> Session | None:
        return await self._stored(token) if token.startswith(TOKEN) else None

    async def _stored(self, secret: str) -> Session | None:
        key, now = secret_hash(secret), self._clock.now()
        believed = self._believed.get(key)
        if believed is not None and now < believed.until:
            return believed.session
        self._believed.pop(key, None)
        found = await self._store.session(key)
        if found is None:
            return None
        stored, person = found
        if now - stored.seen > COOKIE_SECONDS * 1000:
            return None
        if now - stored.seen > USED_MS:
            await self._store.session_used(key, person.id, now)
        session = Session(person, key, stored.created, cookie=secret)
        if len(self._believed) >= SESSIONS_KEPT:
            self._believed.clear()
        self._believed[key] = _Believed(session, now + BELIEVED_MS)
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
        """The cookie that the browser is to have from now on; None if the one it has will do."""
        if session.is_old:
            return (await self.begin_session(session.person))[1]
        # No new secret: other pages of this browser are on their way with this one.
        return session.cookie if self._clock.now() - session.created > RENEWED_MS else None

    def forget_believed(self, person: str) -> None:
        """Something about this person has changed: look it up again."""
        for key, believed in list(self._believed.items()):
            if believed.session.person.id == person:
                del self._believed[key]

    async def end_session(self, session: Session) -> None:
        if session.is_old:
            await self._store.end_signed_sessions(session.person.id)
        else:
            await self._store.end_session(session.person.id, session.key)
        self.forget_believed(session.person.id)

    async def end_sessions(self, person: str, but: str | None = None) -> None:
        await self._store.end_sessions(person, but)
        self.forget_believed(person)

    async def ended(self, keys: Iterable[str]) -> set[str]:
        """Which of these sessions have ended, here or in another process."""
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
        return await self._store.add_person(new, proper(name), self._clock.now())

    async def rename(self, person: Person, name: str) -> Person:
        name = proper(name)
        await self._store.change_person(person.id, name=name)
        self.forget_believed(person.id)
        return person._replace(name=name)

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """The guest becomes an account, and keeps all tables. The guest's sessions end."""
        if person.login is not None:
            raise Refused("already-an-account", f"you are {person.login!r} already")
        login = fold(login)
        hashed = await self._work.hash(person.id, self.hasher.hash, password)
        try:
            await self._store.change_password(person.id, hashed, login=login)
        except Conflict:
            raise Refused("name-taken", f"the login {login!r} is somebody else's") from None
        self.forget_believed(person.id)
        return person._replace(login=login, password=hashed, session=person.session + 1)

    async def log_in(self, login: str, password: str, where: str = "") -> Person:
        """It takes as long, and says the same, whether the account exists or not.

        `where` somebody tries it: there one thing is done after the other.
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
        """For what must not be done by whoever finds a page open."""
        # What is believed may be some seconds old.
        current = await self._store.person(person.id)
        hashed = None if current is None else current.password
        if current is None or current.login is None:
            raise Refused("no-account", "you have no account: POST /api/account")
        if not await self._work.hash(person.id, self._is_right, hashed, password):
            raise Refused("wrong-password", "this is not your password")

    async def change_password(self, session: Session, old: str, new: str) -> None:
        """All other sessions end."""
        person = session.person
        await self.check_password(person, old)
        hashed = await self._work.hash(person.id, self.hasher.hash, new)
        await self._store.change_password(
            person.id, hashed, None if session.is_old else session.key
        )
        self.forget_believed(person.id)

    def _is_right(self, hashed: str | None, password: str) -> bool:
        if hashed is None:
            self._nobody = self._nobody or self.hasher.hash(secrets.token_hex())
            hashed = self._nobody
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # ------------------------------------------------------------ recovery codes

    async def new_codes(self, person: Person, password: str) -> list[str]:
        """Ten codes, each good for one new password. Nobody but the person ever sees them."""
        await self.check_password(person, password)
        codes = [_new_code() for _ in range(CODES)]
        await self._store.keep_recovery(person.id, [_code_hash(person.id, code) for code in codes])
        return codes

    async def recover(self, login: str, code: str, password: str) -> Person:
        """A new password for a code. It says the same whether the account exists or not."""
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
        self.forget_believed(person.id)
        return person._replace(password=hashed, session=person.session + 1)


def proper(name: str) -> str:
    """A name that can be shown to everybody."""
    name = tidy(name)
    check_name(name)
    if name.casefold().endswith(MARK.strip()):
        raise Refused("bad-name", f"the name {name!r} is a bot's", "refusal-name-reserved")
    return name


def tidy(name: str) -> str:
    """A name as it is shown: printable, and without space around it."""
    shown = "".join(each if each.isprintable() else " " for each in name)
    shown = " ".join(shown.split())
    if not shown:
        raise Refused("bad-message", f"the name {name!r} has nothing that could be read")
    return shown


def fold(login: str) -> str:
    return tidy(login).casefold()


def secret_hash(secret: str) -> str:
    """The secret is random and long, so a plain hash keeps it."""
    return sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()


def _old_key(person: Person) -> str:
    return f"old {person.id} {person.session}"


def _new_code() -> str:
    """Eighty random bits, in four groups."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(16))
    return "-".join(letters[at : at + 4] for at in range(0, 16, 4))


def _code_hash(person: str, code: str) -> str:
    """However it was copied: small letters, other gaps, a letter for a digit that looks like it."""
    return secret_hash(f"{person} {code.upper().translate(_ALIKE)}")
