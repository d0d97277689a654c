"""Client addresses and origins: who counts as one address, and which pages are ours."""

import functools
import ipaddress
from urllib.parse import urlsplit


@functools.lru_cache(4096)
def network_of(address: str) -> str:
    """The unit that rate limits count: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def is_same_origin(origin: str | None, host: str | None, scheme: str) -> bool:
    """Whether the page that sent a request was served by this host."""
    if not origin or not host:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    # Behind a proxy that terminates TLS the page is https and we are not, so the host decides.
    secure = scheme in ("https", "wss")
    return parts.netloc.lower() == host.lower() and parts.scheme in (
        ("https",) if secure else ("http", "https")
    )
