"""What people can do about each other."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body, Tag


class SomePerson(Body):
    """Somebody at a table: `who` of a seat, or of a line of chat."""

    who: Tag


class Shun(Body):
    """Mute or block somebody at a table, or (`on` false) do so no longer."""

    who: Tag
    on: bool = True


class Shunned(Struct):
    """Whom I have muted and blocked, as `who` of this table."""

    muted: list[str]
    blocked: list[str]


How = Literal["mute", "block"]


class ShunnedInfo(Struct):
    """Somebody on my list; `who` is for this list alone."""

    who: str
    name: str
    how: How
    at: int


class ShunnedPeople(Struct):
    people: list[ShunnedInfo]


class Unshun(Body):
    who: Tag
    how: How


ReportReason = Literal["chat", "name", "cheating", "leaving", "other"]


class Report(Body):
    """Tell those who run the server about somebody. The last lines of chat go along."""

    who: Tag
    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000)] = ""
