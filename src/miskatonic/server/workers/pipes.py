"""Messages on the pipes between the server and its worker processes: a length, then a body."""

from asyncio import StreamReader
from typing import BinaryIO, Final

LENGTH_BYTES: Final = 8


def framed(body: bytes) -> bytes:
    """A message: its length, then its body."""
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read_body(stream: BinaryIO) -> bytes:
    """The body of the next message; raises EOFError if the other side has ended."""
    head = stream.read(LENGTH_BYTES)
    length = int.from_bytes(head, "big")
    body = stream.read(length)
    if len(head) < LENGTH_BYTES or len(body) < length:
        raise EOFError
    return body


async def receive_body(stream: StreamReader) -> bytes:
    """The same in the event loop; raises asyncio.IncompleteReadError."""
    head = await stream.readexactly(LENGTH_BYTES)
    return await stream.readexactly(int.from_bytes(head, "big"))
