"""Field types that several messages share."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=500)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(min_length=3, max_length=64)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
PublicId = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=61)]
Level = Annotated[str, Meta(max_length=32)]
JsonObject = dict[str, Any]


class Body(Struct, forbid_unknown_fields=True):
    """Sent by a client. Unknown fields are rejected, not ignored."""


class Done(Struct):
    """The request succeeded; there is nothing to return."""
