"""Who somebody is: names, accounts, sessions, and all that is kept of a person."""

from typing import Annotated

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body, Code, Login, Password, PersonName
from miskatonic.server.protocol.moderation import ShunnedInfo
from miskatonic.server.protocol.my_games import MyResult
from miskatonic.server.protocol.tables import TableLine


class Me(Struct):
    """Who the session says one is; `login` is set if there is an account."""

    name: str
    login: str | None


class Who(Struct):
    """The answer to `GET /api/me`: null before the first `PUT /api/me`."""

    me: Me | None


class Rename(Body):
    """Give oneself a name; the first time this makes a guest and sets the session cookie."""

    name: PersonName


class Credentials(Body):
    login: Login
    password: Password


class Recover(Body):
    """A new password for one of the recovery codes of an account, which is used up by it."""

    login: Login
    code: Code
    password: Password


class NewPassword(Body):
    """Change the password; all other sessions end."""

    old: Password
    new: Password


class WithPassword(Body):
    """For what must not be done by whoever finds the page open."""

    password: Password


class RecoveryCodes(Struct):
    """They are shown this once. Each works once; a new set replaces the one before."""

    codes: list[str]


class SessionInfo(Struct):
    """A browser that is logged in. `seen` is right within an hour; `current` is the asking one."""

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
    """`name` is one's own name, typed as it is; the password is asked of accounts alone."""

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
    """Everything personal that is kept of somebody. Passwords and codes are kept as hashes only."""

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
    shunned: list[ShunnedInfo]
    reports: list[MyReport]
    results: list[MyResult]
    # Where browsers are told that it is one's turn.
    pushes: list[str]
