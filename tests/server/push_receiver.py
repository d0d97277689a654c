"""A browser and a push service for tests: a local endpoint that stores and decrypts messages."""

import contextlib
import http.server
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from miskatonic.server.push.encryption import from_text, point, to_text


class Browser:
    """A browser's keys, and how it decrypts a message by RFC 8291."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"a" * 16
    ) -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth

    @property
    def p256dh(self) -> str:
        return to_text(point(self.key.public_key()))

    def subscription(self, endpoint: str, **more: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": self.p256dh, "auth": to_text(self.auth), **more}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        message = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert message[-1] == 2, "the last record"
        return message[:-1]


class Service:
    """Stores the path, headers and body of each POST, and answers with `status`."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.status = 201
        self.posted: list[tuple[str, dict[str, str], bytes]] = []

    def endpoint(self, path: str = "browser") -> str:
        return f"http://{self.host}/{path}"


@contextlib.contextmanager
def push_service() -> Iterator[Service]:
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {key.lower(): value for key, value in self.headers.items()}
            service.posted.append((self.path, headers, body))
            self.send_response(service.status)
            self.send_header("location", "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Log nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def read_authorization(header: str) -> tuple[dict[str, Any], str]:
    """Check the signature; returns the claims and the key."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_text(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(parts["k"]))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(from_text(each)) for each in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims, parts["k"]
