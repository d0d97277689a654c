"""Who somebody is: a guest with a name, or an account with a password; the session is a cookie."""

import os
import secrets
from pathlib import Path
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from miskatonic.server.clock import Clock
from miskatonic.server.refusals import Refused
from miskatonic.server.work import HeavyWork
from miskatonic.store.store import Conflict, Person, Store

COOKIE: Final = "miskatonic"
COOKIE_SECONDS: Final = 365 * 24 * 3600
PEOPLE_KEPT: Final = 10_000


class People:
    """Sessions are signed, not stored; a person's session number, raised, ends them all."""

    def __init__(
        self, directory: Path, store: Store, clock: Clock, work: HeavyWork | None = None
    ) -> None:
        self._store: Final = store
        self._work: Final = work or HeavyWork()
        self._clock: Final = clock
        self._signer: Final = URLSafeSerializer(_secret(directory / "secret"), salt="session")
        self.hasher = PasswordHasher()
        self._nobody = ""
        self._known: dict[str, Person] = {}

    # ------------------------------------------------------------ sessions

    def cookie(self, person: Person) -> str:
        return str(self._signer.dumps([person.id, person.session, self._clock.now()]))

    async def by_cookie(self, cookie: str | None) -> Person | None:
        if not cookie:
            return None
        try:
            signed: Any = self._signer.loads(cookie)
        except BadSignature:
            return None
        who, session, at = signed
        if self._clock.now() - at > COOKIE_SECONDS * 1000:
            return None
        person = await self.get(who)
        return person if person is not None and person.session == session else None

    async def get(self, id: str) -> Person | None:
        person = self._known.get(id)
        if person is None:
            person = await self._store.person(id)
            if person is not None:
                self._keep(person)
        return person

    def _keep(self, person: Person) -> Person:
        if len(self._known) >= PEOPLE_KEPT:
            self._known.clear()
        self._known[person.id] = person
        return person

    def forget_believed(self, person: str) -> None:
        """Something about this person has changed: look it up again."""
        self._known.pop(person, None)

    # ------------------------------------------------------------ names and accounts

    async def guest(self, name: str) -> Person:
        new = secrets.token_urlsafe(16)
        return self._keep(await self._store.add_person(new, tidy(name), self._clock.now()))

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.change_person(person.id, name=tidy(name))
        return self._keep(person._replace(name=tidy(name)))

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """The guest becomes an account, and keeps all tables."""
        if person.login is not None:
            raise Refused("already-an-account", f"you are {person.login!r} already")
        login = fold(login)
        hashed = await self._work.hash(person.id, self.hasher.hash, password)
        try:
            await self._store.change_person(person.id, login=login, password=hashed)
        except Conflict:
            raise Refused("name-taken", f"the login {login!r} is somebody else's") from None
        return self._keep(person._replace(login=login, password=hashed))

    async def log_in(self, login: str, password: str) -> Person:
        """It takes as long, and says the same, whether the account exists or not."""
        person = await self._store.person_by_login(fold(login))
        hashed = None if person is None else person.password
        right = await self._work.hash(fold(login), self._is_right, hashed, password)
        if person is None or hashed is None or not right:
            raise Refused("wrong-password", "no account has this login and password")
        if self.hasher.check_needs_rehash(hashed):
            hashed = await self._work.hash(person.id, self.hasher.hash, password)
            await self._store.change_person(person.id, password=hashed)
            person = person._replace(password=hashed)
        return self._keep(person)

    def _is_right(self, hashed: str | None, password: str) -> bool:
        if hashed is None:
            self._nobody = self._nobody or self.hasher.hash(secrets.token_hex())
            hashed = self._nobody
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def tidy(name: str) -> str:
    """A name as it is shown: printable, and without space around it."""
    shown = "".join(each if each.isprintable() else " " for each in name)
    shown = " ".join(shown.split())
    if not shown:
        raise Refused("bad-message", f"the name {name!r} has nothing that could be read")
    return shown


def fold(login: str) -> str:
    return tidy(login).casefold()


def _secret(path: Path) -> bytes:
    """The key that signs sessions, made at the first start; only we may read it."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(file, "wb") as out:
        key = secrets.token_bytes(32)
        out.write(key)
    return key
