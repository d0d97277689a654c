"""Names, accounts, sessions, and all data stored about a person."""

from typing import Annotated

from msgspec import Meta, Struct, field

from miskatonic.server.protocol.fields import Body, Code, Login, Password, PersonName
from miskatonic.server.protocol.history import MyResult
from miskatonic.server.protocol.moderation import MutedOrBlockedInfo
from miskatonic.server.protocol.tables import TableLine


class Me(Struct):
    """The person of this session; `login` is set for an account."""

    name: str
    login: str | None


class Who(Struct):
    """The answer to `GET /api/me`: null before the first `PUT /api/me`."""

    me: Me | None


class Rename(Body):
    """Choose a name; the first time, this makes a guest and sets the session cookie."""

    name: PersonName


class Credentials(Body):
    login: Login
    password: Password


class Recover(Body):
    """Set a new password with a recovery code of an account, which uses up the code."""

    login: Login
    code: Code
    password: Password


class NewPassword(Body):
    """Change the password; all other sessions end."""

    old: Password
    new: Password


class WithPassword(Body):
    """For requests that need the password again."""

    password: Password


class RecoveryCodes(Struct):
    """Shown only once. Each code works once; new codes replace the old ones."""

    codes: list[str]


class SessionInfo(Struct):
    """A logged-in browser. `seen` is precise to an hour; `current` is the one asking."""

    id: str
    created: int
    seen: int
    current: bool


class AccountInfo(Struct):
    """`login` is null for a guest; `codes` is how many recovery codes are left."""

    login: str | None
    codes: int
    sessions: list[SessionInfo]


class DeleteMe(Body):
    """`name` confirms your own name; the password is required for accounts only."""

    name: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(max_length=200)] = ""


class MyNotes(Struct):
    table: str
    text: str


class MyLine(Struct):
    table: str
    at: int
    text: str


class MyReport(Struct):
    table: str | None
    at: int
    about: str
    reason: str
    text: str


class MyData(Struct):
    """All personal data stored about a person. Passwords and codes are stored as hashes only."""

    name: str
    login: str | None
    created: int
    seen: int | None
    codes: int
    sessions: list[SessionInfo]
    tables: list[TableLine]
    notes: list[MyNotes]
    chat: list[MyLine]
    claims: list[MyLine]
    muted_or_blocked: list[MutedOrBlockedInfo] = field(name="shunned")
    reports: list[MyReport]
    results: list[MyResult]
    # The push endpoints of the person's browsers.
    pushes: list[str]
