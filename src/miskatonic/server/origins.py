"""Whether a request comes from a page of our own."""

from urllib.parse import urlsplit


def is_ours(origin: str | None, host: str | None, scheme: str) -> bool:
    """A browser says where a page is from; it must be where the request goes to."""
    if not origin or not host:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    # Behind a proxy that speaks TLS the page is https and we are not: the host decides.
    secure = scheme in ("https", "wss")
    return parts.netloc.lower() == host.lower() and parts.scheme in (
        ("https",) if secure else ("http", "https")
    )
