"""Recordings of moments are animated pictures in one file."""

import struct

import pytest

pytest.importorskip("playwright")

from tools.moments import SIZE, animated


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 0
    while at < len(data):
        name, length = data[at : at + 4], struct.unpack_from("<I", data, at + 4)[0]
        found.append((name, data[at + 8 : at + 8 + length]))
        at += 8 + length + length % 2
    return found


def still(picture: bytes) -> bytes:
    """A still picture as a browser makes it, with a header and a colour profile."""
    body = b"WEBP" + b"VP8X" + struct.pack("<I", 10) + bytes(10)
    body += b"ICCP" + struct.pack("<I", 5) + b"icc\0\0" + bytes(1)
    body += b"VP8 " + struct.pack("<I", len(picture)) + picture + bytes(len(picture) % 2)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def test_stills_become_frames_with_their_times() -> None:
    made = animated([still(b"one"), still(b"four")], [80, 1200])
    assert made[:4] == b"RIFF"
    assert struct.unpack_from("<I", made, 4)[0] == len(made) - 8
    assert made[8:12] == b"WEBP"
    head, anim, *frames = chunks(made[12:])
    width, height = SIZE
    assert head == (b"VP8X", bytes([2, 0, 0, 0]) + _three(width - 1) + _three(height - 1))
    assert anim[0] == b"ANIM"
    assert [name for name, _ in frames] == [b"ANMF", b"ANMF"]
    assert [int.from_bytes(data[12:15], "little") for _, data in frames] == [80, 1200]
    assert [chunks(data[16:]) for _, data in frames] == [[(b"VP8 ", b"one")], [(b"VP8 ", b"four")]]


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
