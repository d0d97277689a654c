"""Serves the client's files, with headers that keep foreign code out of its pages."""

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC: Final = Path(__file__).parent.parent / "static"
# The folder of the images that messengers show next to a link.
PREVIEWS: Final = "preview"
# Adds link-preview tags to the page of a table, given the table's id.
AddPreview = Callable[[str, Request, str], Awaitable[str]]

# No inline script or style, nothing from elsewhere. Styles set by script (el.style) are allowed.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# The address of a table is its key: it must not leave in a Referer.
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# Sent over TLS only: from then on the browser uses nothing else.
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")

# Encodings, smallest first, with the file extension of each.
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Miskatonic</title></head>
<body><h1>The client is not built</h1>
<p>The server is running, but its pages have not been built yet. Build them with</p>
<pre>npm --prefix client ci &amp;&amp; npm --prefix client run build</pre>
<p>or start everything with <code>make play</code>.</p></body></html>
"""


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = (*HEADERS, STRICT_TRANSPORT) if _is_secure(scope) else HEADERS
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _is_secure(scope: Scope) -> bool:
    return bool(scope["scheme"] == "https" or scope["app"].state.is_secure)


class Pages:
    """The built client: files by name, and index.html for every other path."""

    def __init__(self, directory: Path = STATIC, for_table: AddPreview | None = None) -> None:
        self._directory: Final = directory.resolve()
        self._for_table: Final = for_table

    async def __call__(self, request: Request) -> Response:
        index = self._directory / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, status_code=503, headers={"cache-control": "no-store"})
        accepted = request.headers.get("accept-encoding", "")
        path = request.path_params.get("path", "")
        wanted = self._found(path)
        if wanted is None:
            screen, _, table = path.partition("/")
            if screen == "table" and self._for_table is not None:
                page = await self._for_table(index.read_text(encoding="utf-8"), request, table)
                return HTMLResponse(
                    page, headers={"cache-control": "no-cache", "vary": "accept-language"}
                )
            return _file(index, accepted, False)
        return _file(wanted, accepted, wanted.parent.name == "assets")

    def _found(self, path: str) -> Path | None:
        """The file with this name, if there is one."""
        try:
            wanted = (self._directory / path).resolve()
            return wanted if wanted.is_relative_to(self._directory) and wanted.is_file() else None
        except (OSError, ValueError):
            return None


def _file(path: Path, accepted: str, hashed: bool) -> Response:
    """A file, or its compressed copy, which the build puts next to it.

    Files with a hash in their name never change, so browsers may keep them.
    """
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache",
        "vary": "accept-encoding",
    }
    sent = path
    for encoding, ending in COMPRESSED:
        other = path.with_name(path.name + ending)
        if accepts(accepted, encoding) and other.is_file():
            headers["content-encoding"] = encoding
            sent = other
            break
    return FileResponse(sent, media_type=mimetypes.guess_type(path.name)[0], headers=headers)


def accepts(header: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header names this encoding, and not with a weight of 0."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "").rstrip("0").rstrip(".") != "q="
    return False
