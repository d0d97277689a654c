"""Being told that it is one's turn, also when no page is open: web push."""

from typing import Annotated

from msgspec import Meta, Struct

from miskatonic.server.protocol.fields import Body

Endpoint = Annotated[str, Meta(min_length=8, max_length=1024)]


class PushInfo(Struct):
    """`key` is what a browser has to know of this server, and how many browsers are told."""

    key: str
    browsers: int


class Subscribe(Body):
    """Where this browser can be reached, as it says itself; `p256dh` and `auth` are base64url."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Annotated[str, Meta(max_length=16)] = "en"


class Unsubscribe(Body):
    endpoint: Endpoint
