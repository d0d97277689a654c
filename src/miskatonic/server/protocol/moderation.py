"""Removing, muting, blocking and reporting people."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body, PublicId


class SomePerson(Body):
    """A person at a table: the `who` of a seat or of a chat line."""

    who: PublicId


class MuteOrBlock(Body):
    """Mute or block a person at a table; `on` false undoes it."""

    who: PublicId
    on: bool = True


class MutedAndBlocked(Struct):
    """Whom I have muted and blocked, by their `who` at this table."""

    muted: list[str]
    blocked: list[str]


How = Literal["mute", "block"]


class MutedOrBlockedInfo(Struct):
    """A person on my list; `who` is valid for this list only."""

    who: str
    name: str
    how: How
    at: int


class MutedOrBlockedPeople(Struct):
    people: list[MutedOrBlockedInfo]


class UnmuteOrUnblock(Body):
    who: PublicId
    how: How


ReportReason = Literal["chat", "name", "cheating", "leaving", "other"]


class Report(Body):
    """Report a person to the admins. The last chat lines are attached."""

    who: PublicId
    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000)] = ""
