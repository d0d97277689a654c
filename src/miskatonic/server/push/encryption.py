"""Push messages, encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

The push service only learns that there is a message, and when. All messages have the same length.
"""

import base64
import os
from typing import Any, Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
# Every message is padded to this length.
LENGTH: Final = 1024
HOURS_VALID: Final = 12
AUTH_BYTES: Final = 16


class BadKeys(ValueError):
    """A browser sent an invalid key."""


def to_text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Decode URL-safe base64, with or without padding."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
    except ValueError:
        raise BadKeys(f"{text[:100]!r} is not base64") from None


def read_point(text: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(text))
    except ValueError:
        raise BadKeys("p256dh is not a point on the curve P-256") from None


def read_auth(text: str) -> bytes:
    auth = from_text(text)
    if len(auth) != AUTH_BYTES:
        raise BadKeys(f"auth has {len(auth)} bytes instead of {AUTH_BYTES}")
    return auth


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    length: int = LENGTH,
) -> bytes:
    """The body of the request. Sender and salt are new for each message, except in tests."""
    receiver = read_point(p256dh)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours, theirs = point(sender.public_key()), point(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    key = _derived(shared, read_auth(auth), b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(_derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    # There is one record; 2 marks it as the last.
    filled = (message + b"\x02").ljust(length, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, filled, None)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


# ---------------------------------------------------------------- the server's key


def new_key() -> str:
    """A new private key, as a hexadecimal number."""
    key = ec.generate_private_key(ec.SECP256R1())
    return f"{key.private_numbers().private_value:064x}"


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(text, 16), ec.SECP256R1())


def authorization(key: ec.EllipticCurvePrivateKey, origin: str, contact: str, now_ms: int) -> str:
    """The header that identifies the sender, for this push service only."""
    claims = {"aud": origin, "exp": now_ms // 1000 + HOURS_VALID * 3600, "sub": contact}
    signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={to_text(point(key.public_key()))}"


def _json(value: Any) -> str:
    return to_text(msgspec.json.encode(value))
