"""Web push: notifications that it is your turn, even if no page is open."""

from typing import Annotated

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body

Endpoint = Annotated[str, Meta(min_length=8, max_length=1024)]


class PushInfo(Struct):
    """This server's public `key`, and how many of the person's browsers are subscribed."""

    key: str
    browsers: int


class Subscribe(Body):
    """The browser's push subscription; `p256dh` and `auth` are base64url."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Annotated[str, Meta(max_length=16)] = "en"


class Unsubscribe(Body):
    endpoint: Endpoint
